# Moving and flying (rule 2): déplacement et saut.

== with exactly three pieces and none in hand a player flies to any empty point
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
count: 51
has: 11-55 24-74 46-53 11-14 24-22
not: 11-77 46-11 46-46
why 11-77: 77 is occupied
why 46-11: 11 is occupied
why 46-46: 46 is occupied
why 62-55: that player has no piece on 62
why 55-22: that player has no piece on 55
after 46-53: board = "1...1..........1..22.2.2"

== four pieces do not fly, even against three that do
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
legal: 62-42 64-54 64-66 64-74x11 64-74x24 64-74x46 71-41 71-74 77-47 77-74
why 62-55: 55 is not next to 62

== three pieces on the board and one in hand do not fly
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------.
not: 11-55 11-14 24-74
why 11-55: the pieces in hand must be placed first
count: 18

== player 2 with three on the board places the fourth and does not fly
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   1---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------.
not: 62-55
why 62-55: the pieces in hand must be placed first
has: 55 66x11 66x24 66x46 66x53

== without the option flying three pieces walk
options flying=false
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
legal: 11-14 11-41 24-14 24-22 24-26 24-34 46-26 46-45 46-47 46-66
why 11-55: 55 is not next to 11

== both players fly when both have three pieces
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| 2-----------.-----------2
count: 54
after 11-55 62-35: board = "....1...2....1...1...2.2"
after 11-55 62-35 55-11: turn = 2

== a flight that closes a mill removes a piece
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| 2-----------.-----------2
count: 56
has: 62-74x11 62-74x24 62-74x46 71-74 77-74
not: 62-74 71-74x11
why 62-74: must remove a piece
after 62-74x24: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}

== a player brought down to three pieces flies at once
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---1   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
after 64-74x55: board = "1...1........1....2..222"
after 64-74x55 11-35: board = "....1...1....1....2..222"

== with pieces=3 a player flies as soon as the hand is empty
options pieces=3
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| 2-----------.-----------.
not: 62-55
after 66: turn = 1
after 66 11-55: board = "....1........1...12.22.."
after 66 11-55 66-11: board = "2...1........1...12..2.."

== a corner is next to the two middles of its own ring
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------1
| |   2-------.-------2   |
| |   |   1---.---1   |   |
| .---.---.       .---.---.
| |   |   1---.---1   |   |
| |   2-------.-------2   |
| 1-----------.-----------1
legal: 11-14 11-41 17-14 17-47 71-41 71-74 77-47 77-74 33-34 33-43 35-34 35-45 53-43 53-54 55-45 55-54

== a middle is next to two corners and to the middles of the rings beside it
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---1---.       .---1---.
| |   |   .---.---.   |   |
| |   .-------1-------.   |
| 2-----------.-----------.
legal: 24-14 24-22 24-26 24-34 42-22 42-41 42-43 42-62 46-26 46-45 46-47 46-66 64-54 64-62 64-66 64-74

== a middle of the outer or inner ring is next to three points
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| .-----------1-----------.
| |   .-------.-------2   |
| |   |   .---1---.   |   |
| 2---.---.       .---.---1
| |   |   .---1---.   |   |
| |   2-------.-------.   |
| .-----------.-----------.
legal: 14-11 14-17 14-24 34-24 34-33 34-35 47-17 47-46 47-77 54-53 54-55 54-64

== no step jumps over a piece, crosses the centre or goes along a diagonal
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------2-------.   |
| |   |   .---.---.   |   |
| 2---.---1       .---.---.
| |   |   1---.---.   |   |
| |   .-------2-------1   |
| 2-----------.-----------.
legal: 14-17 43-33 43-42 53-54 66-46
why 11-17: 17 is not next to 11
why 11-22: 22 is not next to 11
why 14-34: 34 is not next to 14
why 43-45: 45 is not next to 43
why 53-33: 33 is not next to 53
why 66-77: 77 is not next to 66

== a turn moves one of the player's pieces to an empty point
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------2-------.   |
| |   |   .---.---.   |   |
| 2---.---1       .---.---.
| |   |   1---.---.   |   |
| |   .-------2-------1   |
| 2-----------.-----------.
why 11-14: 14 is occupied
why 11-41: 41 is occupied
why 43-43: 43 is occupied
why 24-34: that player has no piece on 24
why 22-42: that player has no piece on 22
count 2: 0
