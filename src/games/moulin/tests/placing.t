# Placing (rule 1): pose des pions.

== player 1 begins with nine pieces in hand and 24 points to choose from
start 1
is: turn = 1
is: board = "........................"
is: hand = [9, 9]
is: quiet = 0
is: seen = []
is: result = null
legal: 11 14 17 22 24 26 33 34 35 41 42 43 45 46 47 53 54 55 62 64 66 71 74 77
count 1: 24
count 2: 0

== the players place in turn, each from their hand
start 1
after 24: turn = 2
after 24: hand = [8, 9]
after 24: board = "....1..................."
after 24: quiet = 0
after 24: seen = []
after 24 42: turn = 1
after 24 42: hand = [8, 8]
after 24 42: board = "....1.....2............."
after 24 42: quiet = 0
after 24 42: seen = []
after 24 42: result = null

== each point is one character of board, in reading order
start 1
after 11: board = "1......................."
after 14: board = ".1......................"
after 17: board = "..1....................."
after 22: board = "...1...................."
after 24: board = "....1..................."
after 26: board = ".....1.................."
after 33: board = "......1................."
after 34: board = ".......1................"
after 35: board = "........1..............."
after 41: board = ".........1.............."
after 42: board = "..........1............."
after 43: board = "...........1............"
after 45: board = "............1..........."
after 46: board = ".............1.........."
after 47: board = "..............1........."
after 53: board = "...............1........"
after 54: board = "................1......."
after 55: board = ".................1......"
after 62: board = "..................1....."
after 64: board = "...................1...."
after 66: board = "....................1..."
after 71: board = ".....................1.."
after 74: board = "......................1."
after 77: board = ".......................1"

== a piece is placed only on an empty point
state {"turn": 1, "board": "@", "hand": [8, 8], "quiet": 0, "seen": [], "result": null}
| .-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
count: 22
why 24: 24 is occupied
why 42: 42 is occupied

== while a piece is in hand none on the board moves
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| .-----------.-----------2
legal: 14 17 22 26 33 34 35 41 42 43 45 47 53 54 55 66 71 74
not: 11-14 24-22 11-55
why 24-22: the pieces in hand must be placed first
why 11-14x62: the pieces in hand must be placed first

== player 2 places the last piece although player 1 has none in hand
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   .---.---.   |   |
| |   1-------.-------.   |
| 2-----------.-----------.
legal: 14 22 26 33 34 35 41 43 45 47 53 54 55 64 66 74 77
count 1: 0
why 17-14: the pieces in hand must be placed first
after 77: turn = 1
after 77: hand = [0, 0]
after 77: quiet = 0
after 77: seen = []
after 77 11-14: board = ".12.1.....2..1....1..2.2"
after 77 11-14: quiet = 1
after 77 11-14: seen = ["1.2.1.....2..1....1..2.21"]

== after the last placement nothing can be placed any more
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   .---.---.   |   |
| |   1-------.-------.   |
| 2-----------.-----------2
not: 14 33 74
why 14: all pieces are placed, so one must move
why 24: all pieces are placed, so one must move

== a captured piece does not go back to the hand
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| .-----------.-----------2
after 17x62: board = "111....................2"
after 17x62: hand = [1, 2]
after 17x62 62: hand = [1, 1]
after 17x62 62: board = "111...............2....2"
