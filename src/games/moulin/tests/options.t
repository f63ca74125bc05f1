# The options at their extremes. flying is in moving.t and ends.t, repetition and
# quiet_plies are in draws.t. A value outside its range never gets as far as a
# position: the core refuses it.

== pieces=3 gives each player three pieces
options pieces=3
start 1
is: hand = [3, 3]
count: 24
after 11 22 33 24 55: hand = [0, 1]
after 11 22 33 24 55 62: hand = [0, 0]
after 11 22 33 24 55 62: turn = 1
after 11 22 33 24 55 62 11-77: quiet = 1

== pieces=12 gives each player twelve pieces
options pieces=12
start 1
is: hand = [12, 12]
count: 24
after 11 22: hand = [11, 11]

== pieces=12 fills the board when nothing is removed
options pieces=12
start 1
after 11 14 17 41 71 47 77 74 24 22 42 26 46 62 64 66 33 34 35 43 53 45 55: hand = [0, 1]
after 11 14 17 41 71 47 77 74 24 22 42 26 46 62 64 66 33 34 35 43 53 45 55: turn = 2
after 11 14 17 41 71 47 77 74 24 22 42 26 46 62 64 66 33 34 35 43 53 45 55 54: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}

# Player 1 stands on every second point, so each of the 32 lines between
# neighbours but the 3 + 2 + 2 to player 2's pieces is a step: 25. Seven of
# them, from a middle of the middle ring outwards or inwards, close a side and
# remove one of three: 18 + 21.
== twelve pieces on the board are accepted with pieces=12
options pieces=12
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------2-----------1
| |   2-------1-------.   |
| |   |   1---.---1   |   |
| .---1---.       .---1---.
| |   |   1---.---1   |   |
| |   2-------1-------.   |
| 1-----------.-----------1
is: hand = [0, 0]
count: 39

== all options at their least make the shortest game
options flying=false pieces=3 repetition=2 quiet_plies=1
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| .-----------.-----------.
after 71: turn = 1
after 71 11-14: result = {"utility": [0, 0], "scores": null, "reason": "quiet"}

== repetition=1 is refused
options repetition=1
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------.
refused: repetition

== quiet_plies=0 is refused while repetition is on
options quiet_plies=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------.
refused: quiet_plies

== quiet_plies=0 is refused with repetition=9 as well
options quiet_plies=0 repetition=9
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------.
refused: quiet_plies

== quiet_plies=0 is accepted with repetition=0
options quiet_plies=0 repetition=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------.
is: turn = 1
count: 54
