# Wins and losses (rules 4 and 6), and what an ending move leaves. Draws are in
# draws.t, ended games loaded from JSON in over.t.

== a player left with two pieces has lost, and the removal has emptied seen
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2,
  "seen": [
  "11....1......1....22..2.1", "11....1.......1...22..2.2"
  ], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---1
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| .-----------.-----------2
after 47-17x62: turn = "over"
after 47-17x62: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
after 47-17x62: board = "111...1............2...2"
after 47-17x62: hand = [0, 0]
after 47-17x62: quiet = 0
after 47-17x62: seen = []

== player 1 left with two pieces has lost
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------2-----------.
| |   .-------.-------.   |
| |   |   2---.---.   |   |
| .---.---.       .---.---2
| |   |   .---.---.   |   |
| |   1-------1-------.   |
| .-----------.-----------1
after 47-17x62: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}
after 47-17x62: turn = "over"

== three pieces left are enough
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---1
| |   |   .---.---2   |   |
| |   2-------2-------.   |
| .-----------.-----------2
after 47-17x62: turn = 2
after 47-17x62: result = null

== pieces in hand count for the three
state {"turn": 1, "board": "@", "hand": [3, 3], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------.-----------.
after 17x71: turn = 2
after 17x71: result = null
after 17x71: board = "111...1................."
after 17x71: hand = [2, 3]

== two pieces in hand and none on the board are too few
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------.-----------.
after 17x71: turn = "over"
after 17x71: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
after 17x71: hand = [1, 2]
after 17x71: board = "111...1................."

== one on the board and two in hand are three
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| 2-----------.-----------.
after 17x62: turn = 2
after 17x62: result = null
after 17x62 33: hand = [1, 1]

== with pieces=3 the first mill wins, even before the last placement
options pieces=3
start 1
after 11 22 14 24 17x22: turn = "over"
after 11 22 14 24 17x22: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}
after 11 22 14 24 17x22: hand = [0, 1]
after 11 22 14 24 17x22: board = "111.2..................."
after 11 22 33 24 55 26x11: result = {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}
after 11 22 33 24 55 26x11: hand = [0, 0]

== two pieces that cannot move either have lost by two-pieces
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------1-----------.
| |   1-------.-------.   |
| |   |   2---.---.   |   |
| 1---1---.       .---.---1
| |   |   .---.---.   |   |
| |   .-------1-------.   |
| .-----------1-----------2
after 64-62x33: board = "21.1.....11...1...1...12"
after 64-62x33: result = {"utility": [1, -1], "scores": null, "reason": "two-pieces"}

== a player to move who has no legal move has lost, and the last move is kept
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------1
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
after 17-14: turn = "over"
after 17-14: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
after 17-14: board = "21.21....21..........21."
after 17-14: hand = [0, 0]
after 17-14: quiet = 1
after 17-14: seen = ["2.121....21..........21.1"]
after 17-47: turn = 2
after 17-47 11-14: turn = 1

== player 1 without a move has lost
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   1-------2-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
after 17-14: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
after 17-14: quiet = 1
after 17-14: seen = ["1.212....12..........12.2"]

== a single move left must be played
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   1-------2-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
legal: 11-14
after 11-14: turn = 2

== a removal may block the opponent
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---.---1   |   |
| 2---1---.       .---.---.
| |   |   .---.---2   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
has: 35-34x22 35-34x55
not: 35-34x11
after 35-34x55: result = {"utility": [1, -1], "scores": null, "reason": "blocked"}
after 35-34x55: quiet = 0
after 35-34x55: seen = []
after 35-34x22: turn = 2

== the last placement may block player 1
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   1-------2-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
after 14: turn = "over"
after 14: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
after 14: hand = [0, 0]
after 14: quiet = 0
after 14: seen = []
after 17: turn = 1

== a player with a piece in hand is not blocked
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------.
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
after 14: turn = 2
after 14: hand = [0, 1]
after 14 55: turn = 1

# 77 walls in player 1's own pieces, but player 2 is to move.
== the ends are looked for only for the player now to move
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------2-----------1
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| 2---.---.       .---.---2
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
after 77: turn = 2
after 77: result = null
after 77 55: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}

== the full board of pieces=12 leaves player 1 no move
options pieces=12
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------2-----------1
| |   2-------1-------2   |
| |   |   1---2---1   |   |
| 2---1---2       2---1---2
| |   |   1---.---1   |   |
| |   2-------1-------2   |
| 1-----------2-----------1
legal: 54
after 54: turn = "over"
after 54: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
after 54: hand = [0, 0]
after 54: board = "121212121212212121212121"

== a mill closed on the last point of pieces=12 frees a point, which may still block
options pieces=12
state {"turn": 2, "board": "@", "hand": [0, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------2-----------1
| |   2-------1-------2   |
| |   |   1---2---1   |   |
| 2---1---1       1---1---2
| |   |   2---.---2   |   |
| |   2-------1-------2   |
| 1-----------2-----------1
count: 12
not: 54
after 54x43: turn = 1
after 54x43 33-43: board = "121212.21211112222212121"
after 54x11: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
after 54x11: board = ".21212121211112222212121"

== three pieces that may fly are not blocked
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---2   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
after 17-14: turn = 1
after 17-14 11-33: turn = 2

== three walled-in pieces that may not fly have lost
options flying=false
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| 1---2---.       .---.---.
| |   |   .---.---2   |   |
| |   .-------.-------.   |
| 1-----------2-----------.
after 17-14: result = {"utility": [-1, 1], "scores": null, "reason": "blocked"}
