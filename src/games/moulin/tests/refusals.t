# States that are refused, one fault each, and the key that the message names.
# Options are refused in options.t.

# The positions below differ from this one by one fault each.

== a state without a fault is accepted
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
count: 12

== turn must be there
state {"board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== an unknown key is refused
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null,
  "pieces": 9}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: pieces

== a key that appears twice is refused
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null,
  "quiet": 0}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: the key "quiet" appears twice

== turn is not 3
state {"turn": 3, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== board has no fewer than 24 characters
state {"turn": 1, "board": "1.2.1.....2..1.1...2...", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": null}
refused: board

== board has only . 1 2
state {"turn": 1, "board": "102.1.....2..1.1...2...2", "hand": [0, 0], "quiet": 0,
  "seen": [], "result": null}
refused: board

== player 1 has at most as many as pieces with those on the board
state {"turn": 1, "board": "@", "hand": [6, 6], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------.
refused: hand[0]

== player 2 has at most three with pieces=3
options pieces=3
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: hand[1]

== player 1 does not have one more in hand
state {"turn": 1, "board": "@", "hand": [2, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: hand

== player 2 does not have two more in hand
state {"turn": 2, "board": "@", "hand": [1, 3], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: hand

== with equal hands it is not player 2's turn
state {"turn": 2, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== with one more in the second hand it is not player 1's turn
state {"turn": 1, "board": "@", "hand": [2, 3], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== player 2 not to move has at least three pieces unless over
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
refused: board

== the hands count for the three, but two are too few
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------.-------.   |
| .-----------.-----------.
refused: board

== quiet is 0 while a hand is not empty
state {"turn": 1, "board": "@", "hand": [1, 1], "quiet": 1,
  "seen": ["1.2.1.....2..1.1...2...22"], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: quiet

== quiet is not at the limit unless over
options repetition=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 100, "seen": [],
  "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== quiet one below the limit is accepted
options repetition=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 99, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: turn = 1

# RULES.md, ruling 4.
== quiet is not above the limit once over
options repetition=0
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 101, "seen": [],
  "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: quiet

== with quiet_plies=1 a quiet move has ended the game
options quiet_plies=1
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": ["1.2.1.....2..1.1...2...21"], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

# RULES.md, ruling 1.
== quiet is at most 2147483647 without a limit
options repetition=0 quiet_plies=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2147483648, "seen": [],
  "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: quiet

== quiet may be 2147483647 without a limit
options repetition=0 quiet_plies=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2147483647,
  "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: quiet = 2147483647

# The positions below differ from this one by one fault each.
== two earlier positions without a fault are accepted
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 2,
  "seen": [
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: quiet = 2

== seen is as long as quiet, not shorter
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 3, "seen": [
  "1.2.1.....2..1.1...2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: seen

== seen is empty with repetition=0
options repetition=0
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": ["1.2.1.....2..1.1...2...21"], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: seen

== an entry of seen has as many pieces of player 1 as board
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 2, "seen": [
  "1...1.....2..121...2...22",
  "1.2.1.....2..1.....2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: seen[1]

== the players of seen alternate
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 2, "seen": [
  ".1..1.....2..121...2...21",
  "1.2.1.....2..1.1...2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: seen[1]

== the last entry of seen is not of the player to move
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2, "seen": [
  "1...1.....2..121...2...22",
  "1.2.1.....2..1.1...2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== no position is in seen twice with repetition=2
options repetition=2
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 5, "seen": [
  "1.2.1.....2..1.1...2...21",
  ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22",
  "1.2.1.....2..1.1...2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: seen[4]

== a position may be in seen eight times with repetition=9
options repetition=9
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 29,
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
  "1...1.....2..121...2...22", "1.2.1.....2..1.1...2...21"
  ], "result": null}
| .-----------1-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
is: quiet = 29

== a position that comes for the second time is over with repetition=2
options repetition=2
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 4, "seen": [
  "1.2.1.....2..1.1...2...21",
  ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22"
  ], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== a state in which the player to move is blocked is refused unless it is over
state {"turn": 2, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
refused: turn

== result is null until the end
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [1, -1], "scores": null, "reason": "two-pieces"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result

== a game in which nothing ended is not over
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: turn

== result is there once over
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": null}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result

== the reason is that of the state
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result

== a forfeit is a result of records only
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [1, -1], "scores": null, "reason": "forfeit"}}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result.reason

== the winner is that of the state
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [-1, 1], "scores": null, "reason": "two-pieces"}}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result

== moulin has no scores
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [1, -1], "scores": [4, 2], "reason": "two-pieces"}}
| 1-----------1-----------1
| |   .-------.-------.   |
| |   |   1---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result.scores

== the result of a repetition is a draw by repetition
options repetition=2
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 4,
  "seen": [
  "1.2.1.....2..1.1...2...21",
  ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22"
  ],
  "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result.reason

== repetition goes before quiet in a loaded state too
options repetition=2 quiet_plies=4
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 4,
  "seen": [
  "1.2.1.....2..1.1...2...21",
  ".12.1.....2..1.1...2...22",
  ".1..1.....2..121...2...21",
  "1...1.....2..121...2...22"
  ],
  "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
refused: result.reason

== blocked goes before quiet in a loaded state too
options quiet_plies=1
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 1,
  "seen": ["2.121....21..........21.1"],
  "result": {"utility": [0, 0], "scores": null, "reason": "quiet"}}
| 2-----------1-----------.
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
refused: result.reason

== two-pieces goes before blocked in a loaded state too
state {"turn": "over", "board": "@", "hand": [0, 0], "quiet": 0, "seen": [],
  "result": {"utility": [1, -1], "scores": null, "reason": "blocked"}}
| 2-----------1-----------.
| |   1-------.-------.   |
| |   |   .---.---.   |   |
| 1---1---.       .---.---1
| |   |   .---.---.   |   |
| |   1-------.-------.   |
| .-----------1-----------2
refused: result.reason
