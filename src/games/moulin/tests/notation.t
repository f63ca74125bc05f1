# Moves in both notations, and what is no move.

== the files a..g go from the left and the ranks 1..7 from the bottom
start 1
after a7: board = "1......................."
after d7: board = ".1......................"
after g7: board = "..1....................."
after b6: board = "...1...................."
after d6: board = "....1..................."
after f6: board = ".....1.................."
after c5: board = "......1................."
after d5: board = ".......1................"
after e5: board = "........1..............."
after a4: board = ".........1.............."
after b4: board = "..........1............."
after c4: board = "...........1............"
after e4: board = "............1..........."
after f4: board = ".............1.........."
after g4: board = "..............1........."
after c3: board = "...............1........"
after d3: board = "................1......."
after e3: board = ".................1......"
after b2: board = "..................1....."
after d2: board = "...................1...."
after f2: board = "....................1..."
after a1: board = ".....................1.."
after d1: board = "......................1."
after g1: board = ".......................1"

== a placement is a point
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| .-----------.-----------2
has: 24 d6
after 24: board = "11..1.............2....2"
after d6: board = "11..1.............2....2"

== a placement with a removal has an x between them
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| .-----------.-----------2
has: 17x62 g7xb2 17xb2 g7x62
after 17x62: board = "111....................2"
after g7xb2: board = "111....................2"
after g7x62: board = "111....................2"

== a move has a hyphen, with a removal an x, and every point either notation
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---1
| |   |   .---.---2   |   |
| |   2-------2-------.   |
| .-----------.-----------2
has: 33-34 c5-d5 33-d5 c5-34
has: 47-17x62 g4-g7xb2 47-g7x62 g4-17xb2 47-17xb2 g4-g7x62
after c5-d5: board = "11.....1......1..222...2"
after g4-17xb2: board = "111...1..........2.2...2"
after g4-17xb2 77-d1: board = "111...1..........2.2..2."

== the legal moves are listed once each, in digits
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---1
| |   |   .---.---2   |   |
| |   2-------2-------.   |
| .-----------.-----------2
legal: 11-41 14-17 14-24 33-34 33-43 47-17x55 47-17x62 47-17x64 47-17x77 47-46

== what is not a point is no move
start 1
not: 12 44 18 81 00 99 10 01 2 7 241 024 0 d4 a2 b1 b7 c1 a8 a0 h1 i1 1a 7a A1 D6 aa 4d dd
why 12: "12" is not a move of moulin
why 44: "44" is not a move of moulin
why 2: "2" is not a move of moulin
why 241: "241" is not a move of moulin
why 024: "024" is not a move of moulin
why d4: "d4" is not a move of moulin
why a2: "a2" is not a move of moulin
why h1: "h1" is not a move of moulin
why a8: "a8" is not a move of moulin
why 1a: "1a" is not a move of moulin
why D6: "D6" is not a move of moulin

== a placement is spelt exactly
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| .-----------.-----------2
not: 17x 17x6 17x622 x62 17X62 17:62 17x62x77 17xx62 17-x62 17x-62 17x62- 17x62+ +24 *24 24! 2-4 2,4 (2,4) set pass - x
why 17x: "17x" is not a move of moulin
why x62: "x62" is not a move of moulin
why 17X62: "17X62" is not a move of moulin
why 17x62x77: "17x62x77" is not a move of moulin
why 17x44: "17x44" is not a move of moulin
why *24: "*24" is not a move of moulin
why 24,33: "24,33" is not a move of moulin

== a move is spelt exactly
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---1
| |   |   .---.---2   |   |
| |   2-------2-------.   |
| .-----------.-----------2
not: 33- -34 3334 33--34 33-34- 33-34-35 33_34 33–34 33>34 33x34 C5-d5 c5-D5 33-034 033-34 47-17x 47-17x6 47-17-62 47-17X62 47x17-62 47-17x62x64
why 33-: "33-" is not a move of moulin
why 3334: "3334" is not a move of moulin
why 33-34-35: "33-34-35" is not a move of moulin
why 33-44: "33-44" is not a move of moulin
why C5-d5: "C5-d5" is not a move of moulin
why 47-17x: "47-17x" is not a move of moulin
why 47-17x62x64: "47-17x62x64" is not a move of moulin

== an illegal move in letters is refused for the same reason
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---1
| |   |   .---.---2   |   |
| |   2-------2-------.   |
| .-----------.-----------2
why a7-d7: 14 is occupied
why d6: all pieces are placed, so one must move
why a7-g1: 77 is occupied
why a7-d5: 34 is not next to 11
why b2-b4: that player has no piece on 62
why g4-g7: must remove a piece
why g4-g7xd7: no opposing piece on 14
why c5-d5xb2: closes no mill
