# Ended games loaded from JSON. Such a state does not say who was to move: that
# is taken from the hands, from seen, or from the result (RULES.md, ruling 2).

== player 2 has lost by two pieces
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "two-pieces"}}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0
is: quiet = 0
is: seen = []
not: 64-66 11-41
why 64-66: the game is over
why 24: the game is over

== player 1 has lost by two pieces
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}}
| 2-----------2-----------2
| |   .-------.-------.   |
| |   |   2---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------1-------.   |
| .-----------.-----------1
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== player 2 has lost by two pieces before the last placement
options pieces=3
state {"turn": "over", "board": "@", "hand": [0, 1], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "two-pieces"}}
| 1-----------1-----------1
| |   .-------2-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
is: hand = [0, 1]
count: 0
why 77: the game is over

== hands that differ say that player 2 was to move
state {"turn": "over", "board": "@", "hand": [1, 2], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "two-pieces"}}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== equal hands say that player 1 was to move
state {"turn": "over", "board": "@", "hand": [2, 2], "quiet": 0,
  "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}}
| 2-----------2-----------2
| |   .-------.-------.   |
| |   |   2---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== player 2 is blocked after a quiet move
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": [
  "2.121....21..........21.1"
  ], "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0
is: quiet = 1
is: seen = ["2.121....21..........21.1"]

== player 1 is blocked after a quiet move
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": [
  "1.212....12..........12.2"
  ], "result": {"utility": [-1, 1], "scores": null, "reason": "blocked"}}
| 1-----------2-----------.
| |   1-------2-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== player 1 is blocked after the last placement or a removal
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "blocked"}}
| 1-----------2-----------.
| |   1-------2-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== player 2 is blocked after a removal
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---1---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== player 1 is blocked on the full board of pieces=12
options pieces=12
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "blocked"}}
| 1-----------2-----------1
| |   2-------1-------2   |
| |   |   1---2---1   |   |
| 2---1---2       2---1---2
| |   |   1---2---1   |   |
| |   2-------1-------2   |
| 1-----------2-----------1
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== three walled-in pieces have lost without flying
options flying=false
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "blocked"}}
| 1-----------2-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---2   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== a position has come for the third time
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 8,
  "seen": [
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21", "1...1.....2..121...2...22"
  ], "result": {"utility": [0, 0], "scores": null, "reason": "repetition"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "repetition"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0
is: quiet = 8
is: seen = ["1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21", "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21", "1...1.....2..121...2...22"]

== a position has come for the second time with repetition=2
options repetition=2
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 4,
  "seen": [
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22"
  ], "result": {"utility": [0, 0], "scores": null, "reason": "repetition"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "repetition"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== a position has come for the ninth time with repetition=9
options repetition=9
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 32,
  "seen": [
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21", "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21",
  ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21", "1...1.....2..121...2...22",
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21", "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21",
  ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21", "1...1.....2..121...2...22",
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21", "1...1.....2..121...2...22"
  ], "result": {"utility": [0, 0], "scores": null, "reason": "repetition"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "repetition"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== the only quiet move of quiet_plies=1 has been made
options quiet_plies=1
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": [
  "1.2.1.....2..1.1...2...21"
  ], "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "quiet"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0
is: quiet = 1
is: seen = ["1.2.1.....2..1.1...2...21"]

== a hundred quiet moves have been made without repetition
options repetition=0
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 100,
  "seen": [], "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "quiet"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0
is: quiet = 100
is: seen = []

== a hundred quiet moves have been made with repetition
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 100,
  "seen": [
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22", "1..21........121...2...21", ".1.21........121...2...22",
  ".1221........1.1...2...21", "1.221........1.1...2...22", "12.21........1.1...2...21",
  ".2.21....1...1.1...2...22", "2..21....1...1.1...2...21", "21.2.....1...1.1...2...22",
  "21..2....1...1.1...2...21", "2.1.2....1...1.1...2...22", ".21.2....1...1.1...2...21",
  ".2..2....1...111...2...22", "2...2....1...111...2...21", "2...2.....1..111...2...22",
  ".2..2.....1..111...2...21", ".2.12........111...2...22", "2..12........111...2...21",
  "2..121........11...2...22", ".2.121........11...2...21", ".2..21....1...11...2...22",
  "2...21....1...11...2...21", "2...21...1....11...2...22", ".2..21...1....11...2...21",
  "12..21........11...2...22", "1.2.21........11...2...21", ".12.21........11...2...22",
  ".122.1........11...2...21", "1.22.1........11...2...22", "12.2.1........11...2...21",
  ".2.2.1...1....11...2...22", "2..2.1...1....11...2...21", "2..21....1....11...2...22",
  ".2.21....1....11...2...21", ".2.2...1.1....11...2...22", "2..2...1.1....11...2...21",
  "2..2..1..1....11...2...22", ".2.2..1..1....11...2...21", ".2.2.....1.1..11...2...22",
  "2..2.....1.1..11...2...21", "2..2......11..11...2...22", ".2.2......11..11...2...21",
  ".2.2.......1..11..12...22", "2..2.......1..11..12...21", "2..2..1.......11..12...22",
  ".2.2..1.......11..12...21", ".2.2...1......11..12...22", "2..2...1......11..12...21",
  "2..21.........11..12...22", ".2.21.........11..12...21", ".2.2.1........11..12...22",
  "2..2.1........11..12...21", "2..2.........111..12...22", ".2.2.........111..12...21",
  ".2.2........1.11..12...22", "2..2........1.11..12...21", "2..2....1.....11..12...22",
  ".2.2....1.....11..12...21", ".212....1......1..12...22", "2.12....1......1..12...21",
  "21.2....1......1..12...22", ".1.2....12.....1..12...21", "1..2....12.....1..12...22",
  "1...2...12.....1..12...21", ".1..2...12.....1..12...22", ".1...2..12.....1..12...21",
  "1....2..12.....1..12...22", "1.......12...2.1..12...21", ".1......12...2.1..12...22",
  "21......1....2.1..12...21", "2.1.....1....2.1..12...22", ".21.....1....2.1..12...21",
  ".2......1....211..12...22", "2.......1....211..12...21", "2......1.....211..12...22",
  ".2.....1.....211..12...21", ".2..1........211..12...22", "2...1........211..12...21",
  "21...........211..12...22", ".1.......2...211..12...21", "1........2...211..12...22",
  "1.........2..211..12...21", ".1........2..211..12...22", ".1.2.........211..12...21",
  "1..2.........211..12...22", "1...2........211..12...21", ".1..2........211..12...22",
  ".1...2.......211..12...21", "1....2.......211..12...22", "1....2......2.11..12...21",
  ".1...2......2.11..12...22", ".1..2.......2.11..12...21", "1...2.......2.11..12...22",
  "12..........2.11..12...21", ".2.......1..2.11..12...22", "2........1..2.11..12...21",
  "2.........1.2.11..12...22"
  ], "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| .-----------2-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---1---.       2---.---1
| |   |   1---.---.   |   |
| |   1-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "quiet"}
is: quiet = 100
count: 0

== a repeated position goes before the last quiet move
options quiet_plies=8
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 8,
  "seen": [
  "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22", ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21", ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21", "1...1.....2..121...2...22"
  ], "result": {"utility": [0, 0], "scores": null, "reason": "repetition"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [0, 0], "scores": null, "reason": "repetition"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== a blocked player goes before the last quiet move
options quiet_plies=1
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": [
  "2.121....21..........21.1"
  ], "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== two pieces go before a blocked player
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "two-pieces"}}
| 2-----------1-----------.
| |   1-------.-------.   |
| |   |   .---.---.   |   |
| 1---1---.       .---.---1
| |   |   .---.---.   |   |
| |   1-------.-------.   |
| .-----------1-----------2
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

# No game ends so, nor as in the next: after the first of these positions it
# was over. No invariant speaks against them, and rule 6 has its order.
== two pieces go before a repeated position and the last quiet move
options repetition=2 quiet_plies=4
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 4,
  "seen": [
  "1.2.1.....2........2...21", ".12.1.....2........2...22", ".1..1.....2...2....2...21",
  "1...1.....2...2....2...22"
  ], "result": {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== a blocked player goes before a repeated position
options repetition=2
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 2,
  "seen": [
  "21.21....21..........21.2", "2.121....21..........21.1"
  ], "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

# No game with pieces=12 ends so, but no invariant speaks against it.
== of two blocked players the one of the result was to move
options pieces=12
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 1-----------2-----------1
| |   2-------1-------2   |
| |   |   1---2---1   |   |
| 2---1---2       2---1---2
| |   |   1---2---1   |   |
| |   2-------1-------2   |
| 1-----------2-----------1
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

# RULES.md, ruling 3.
== of two players with two pieces the one of the result was to move, here 2
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [1, -1], "scores": null, "reason": "two-pieces"}}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0

== of two players with two pieces the one of the result was to move, here 1
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = "over"
is: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}
count: 0
count 1: 0
count 2: 0
perft 0: 1
perft 1: 0
