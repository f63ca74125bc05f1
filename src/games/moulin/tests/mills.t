# Mills and removals (rule 3). docs/GAME_FOLDER.md says how these files are
# read. In all of them a position was thought out from the rules, not printed by
# the program.

== a placement that closes two mills at once removes exactly one piece
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| .-----------1-----------1
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| 1---.---.       .---.---2
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 1-----------.-----------2
has: 11x47 11x62 11x64 11x77
not: 11 11x47x62 11x11 11x12
count: 19
why 11: this move closes a mill, so it must remove a piece
why 11x14: no opposing piece on 14
why 11x11: no opposing piece on 11
why 11x22: no opposing piece on 22
why 24x47: this move closes no mill, so it removes nothing
after 11x62: board = "111......1....2....2.1.2"
after 11x62: hand = [1, 2]
after 11x62: turn = 2

== the side and the cross of a middle point, closed together, remove one piece
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 2-----------1-----------.
| |   1-------.-------1   |
| |   |   .---1---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------2
has: 24x11 24x77
not: 24 24x11x77
count: 19

# 14-11 leaves the row 11 14 17 and closes the column; 41-11 the other way
# round. So no step closes two mills, and no flight either: that takes five
# pieces, a flying player has three.
== a step closes only the mill across the line it comes along
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| .-----------1-----------1
| |   2-------.-------2   |
| |   |   1---.---.   |   |
| 1---.---.       .---.---.
| |   |   .---.---1   |   |
| |   2-------.-------2   |
| 1-----------.-----------.
legal: 14-11x22 14-11x26 14-11x62 14-11x66 41-11x22 41-11x26 41-11x62 41-11x66 14-24 17-47 33-34 33-43 41-42 55-45 55-54 71-74
why 14-11: must remove a piece
after 14-11x66: board = "1.12.21..1.......12..1.."
after 41-11x66: board = "1112.21..........12..1.."

== when every opposing piece is in a mill any of them may be removed
state {"turn": 1, "board": "@", "hand": [3, 3], "quiet": 0, "seen": [], "result": null}
| .-----------.-----------2
| |   1-------.-------1   |
| |   |   .---.---.   |   |
| .---.---.       .---.---2
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------2-----------2
has: 24x17 24x47 24x71 24x74 24x77
not: 24
count: 21
after 24x77: board = "..2111........2......22."

== a piece in a mill is safe while another piece is in none
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| 2-----------2-----------2
has: 17x64
not: 17 17x71 17x74 17x77
why 17x71: the piece on 71 is in a mill
why 17x77: the piece on 77 is in a mill
count: 18

== beside two whole mills the one loose piece is the only one to take
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| .-----------.-----------.
| |   1-------.-------2   |
| |   |   2---.---.   |   |
| .---1---.       .---2---.
| |   |   .---.---.   |   |
| |   .-------.-------2   |
| 2-----------2-----------2
has: 62x33
not: 62 62x26 62x46 62x66 62x71 62x74 62x77
count: 15

== a mill that the placement does not go through removes nothing
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| 2-----------.-----------2
has: 24 41 47
not: 24x62 41x62 47x77
count: 18
why 24x62: closes no mill

== a mill that stands or is left removes nothing, whatever piece moves
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
legal: 11-41 14-24 17-47 33-34 33-43
why 33-34x62: closes no mill
why 14-24x62: closes no mill

# 14-17 leaves 14, 42-41 leaves 42; only 11-41 comes from outside the line.
== sliding along a mill's own line does not close it
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---1---1       .---.---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
legal: 11-41x62 11-41x64 11-41x71 11-41x77 14-17 14-24 42-22 42-41 43-33 43-53
why 14-17x62: closes no mill
why 42-41x62: closes no mill

== flying along a mill's own line does not close it
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   2-------.-------2   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   1-------.-------.   |
| 2-----------.-----------2
has: 11-17 14-17 62-17x22 62-17x26 62-17x71 62-17x77
not: 62-17 11-17x22 14-17x22
count: 54
why 11-17x22: closes no mill

== a mill removes nothing while the opponent has no piece on the board
state {"turn": 1, "board": "@", "hand": [4, 4], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
has: 17
not: 17x11 17x22
count: 22
why 17x22: no opposing piece on 22
after 17: board = "111....................."
after 17: hand = [3, 4]
after 17: turn = 2

== player 2 closes a mill against an empty board alike
state {"turn": 2, "board": "@", "hand": [3, 4], "quiet": 0, "seen": [], "result": null}
| .-----------.-----------.
| |   2-------2-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
has: 26
not: 26x11 26x22
after 26: hand = [3, 3]
after 26: turn = 1

== player 2 removes a piece of player 1
state {"turn": 2, "board": "@", "hand": [2, 3], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   2-------2-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---1   |   |
| |   .-------.-------.   |
| .-----------.-----------.
has: 26x11 26x33 26x55
not: 26 26x22
count: 21
after 26x33: board = "1..222...........1......"
after 26x33: hand = [2, 2]
after 26x33: turn = 1

== a mill opened and closed again removes again
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---2   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
not: 14-24x62
after 14-24 35-45: quiet = 2
after 14-24 35-45 24-14x62: board = "111...1.....2......2.2.2"
after 14-24 35-45 24-14x62: quiet = 0
after 14-24 35-45 24-14x62 45-35 14-24 35-45 24-14x64: board = "111...1.....2........2.2"

== a piece that leaves one mill and enters another removes on every move
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------1
| |   1-------.-------1   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   2---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
has: 14-24x62
not: 14-24
after 14-24x62 77-47 24-14x64: board = "1111.1........22.....2.."
after 14-24x62 77-47 24-14x64: turn = 2

== the sides of the outer and of the middle ring are eight mills
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------1
| |   1-------.-------1   |
| |   |   2---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---2   |   |
| |   1-------.-------1   |
| 1-----------.-----------1
legal: 14x33 14x55 24x33 24x55 41x33 41x55 42x33 42x55 46x33 46x55 47x33 47x55 64x33 64x55 74x33 74x55 34 35 43 45 53 54

== the sides of the inner ring are four mills
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------.
| |   .-------.-------.   |
| |   |   1---.---1   |   |
| .---.---.       .---.---.
| |   |   1---.---1   |   |
| |   .-------.-------.   |
| .-----------.-----------2
legal: 34x11 34x77 43x11 43x77 45x11 45x77 54x11 54x77 14 17 22 24 26 41 42 46 47 62 64 66 71 74

== the four crosses are mills
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 2-----------1-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| 1---1---.       1---1---.
| |   |   .---.---.   |   |
| |   .-------1-------.   |
| .-----------1-----------2
legal: 34x11 34x77 43x11 43x77 47x11 47x77 54x11 54x77 17 22 26 33 35 53 55 62 66 71

# Not 42 43 45, 43 45 46, 24 34 54, 55 66 77, nor 33 34 43.
== no mill goes through the centre, along a diagonal or round a corner
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------2
| |   .-------1-------.   |
| |   |   .---1---.   |   |
| .---1---1       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------1   |
| .-----------.-----------1
legal: 14x11 14x17 41x11 41x17 22 26 33 35 45 46 47 53 54 55 62 64 71 74
