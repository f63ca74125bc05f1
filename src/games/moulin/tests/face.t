# What the page is told (RULES.md, In the page).

== at the start all is to be placed
start 1
facts: players[0] = {"hand": 9, "board": 0, "lost": 0, "phase": "placing", "plays": 24}
facts: mills = []
facts: repetition = {"count": 1, "limit": 3}
facts: quiet = {"count": 0, "limit": 100}
facts: blocked = []
trial 24: [0] = {"code": "place", "player": 1, "at": "24"}
events 24: [0] = {"code": "place", "player": 1, "at": "24"}
tell fr 24: Noir pose en 24.
tell en 24: Black places on 24.
mark 24: none
curve: 0

== mills that stand, and how many plays each would have
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------2
| |   2-------2-------2   |
| |   |   .---.---.   |   |
| .---.---.       .---.---1
| |   |   1---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------2
facts: players[0] = {"hand": 0, "board": 4, "lost": 5, "phase": "moving", "plays": 4}
facts: players[1] = {"hand": 0, "board": 5, "lost": 4, "phase": "moving", "plays": 4}
facts: mills = [{"player": 2, "points": ["22", "24", "26"]}]
barred fr: [0] = {"move": "14", "why": "bloqué : aucun point libre à côté"}
curve: -1

== a move that closes a mill and takes a flying player's piece
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   2-------2-------2   |
| |   |   .---.---.   |   |
| .---.---.       .---.---1
| |   |   1---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------2
trial 47-17x77: [1].points = ["11", "14", "17"]
trial 47-17x77: [2].at = "77"
barred fr: [0] = {"move": "x22", "why": "le pion en 22 est dans un moulin"}
barred en: [2] = {"move": "x26", "why": "the piece on 26 is in a mill"}
events 47-17x77: [0] = {"code": "move", "player": 1, "from": "47", "to": "17"}
events 47-17x77: [1] = {"code": "mill", "player": 1, "points": ["11", "14", "17"]}
events 47-17x77: [2] = {"code": "remove", "player": 2, "at": "77"}
tell fr 47-17x77: Noir va de 47 en 17, ferme le moulin 11 14 17 et retire le pion en 77. Blanc n'a plus que trois pions et peut sauter.
tell en 47-17x77: Black moves from 47 to 17, closes the mill 11 14 17 and removes the piece on 77. White has three pieces left and may fly.
mark 47-17x77: mill
mark 53-54: none

== the last placement, which closes two mills
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------2
| |   .-------2-------.   |
| |   |   .---2---.   |   |
| .---1---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------1-------.   |
| .-----------.-----------1
trial 14x42: [1].points = ["11", "14", "17"]
trial 14x42: [2].points = ["14", "24", "34"]
tell fr 14x42: Blanc pose en 14, ferme le moulin 11 14 17 et le moulin 14 24 34 et retire le pion en 42. Tous les pions sont posés.
tell en 14x42: White places on 14, closes the mill 11 14 17 and the mill 14 24 34 and removes the piece on 42. All pieces are placed.

== a flight is told as one, and the piece before the last ends the game
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------2
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---1---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------.-------.   |
| .-----------2-----------.
facts: players[1] = {"hand": 0, "board": 3, "lost": 6, "phase": "flying", "plays": 54}
trial 74-14x53: [3].reason = "two-pieces"
events 74-14x53: [0] = {"code": "fly", "player": 2, "from": "74", "to": "14"}
tell fr 74-14x53: Blanc saute de 74 en 14, ferme le moulin 11 14 17 et retire le pion en 53. Noir a moins de trois pions : Blanc gagne.
tell en 74-14x53: White flies from 74 to 14, closes the mill 11 14 17 and removes the piece on 53. Black has fewer than three pieces: White wins.

== a stone that cannot move, and a blockade
options flying=false
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------2-------2   |
| 1-----------1-----------1
barred fr: [0] = {"move": "14", "why": "bloqué : aucun point libre à côté"}
barred en: [1] = {"move": "74", "why": "it cannot move: no point next to it is free"}

== a player who is blocked sees which pieces are blocked
options flying=false
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "blocked"}}
| 1-----------1-----------2
| |   .-------2-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------.-----------.
facts: blocked = ["11", "14", "41"]
facts: players[0] = {"hand": 0, "board": 3, "lost": 6, "phase": "moving", "plays": 0}

== the positions and quiet moves are counted, and told at the end
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 7,
 "seen": ["1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21", "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21"], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---2
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
facts: repetition = {"count": 2, "limit": 3}
facts: quiet = {"count": 7, "limit": 100}
trial 47-17: [1].reason = "repetition"
tell fr 47-17: Blanc va de 47 en 17. Partie nulle : la position s'est répétée.
tell en 47-17: White moves from 47 to 17. Draw: the position was repeated.

== rules that are off are not counted
options repetition=0 quiet_plies=0
start 1
facts: repetition = null
facts: quiet = null
