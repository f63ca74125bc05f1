# State objects of roses: what is read, and what is refused (RULES.md, "State").
# docs/GAME_FOLDER.md says how to read them.

== sets are read in any order and written in that of the directions
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
is: hands = [["N1", "S1"], ["E1", "NO3"]]
is: discard = ["N2", "O1"]
is: pile = ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"]
is: king = [2, 2]
is: board = ["R..", "...", "..B"]

# Keys missing, unknown, of a wrong type or out of range.

== the key turn is missing
options rows=3 cols=3
state {"king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== an unknown key
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null, "round": 3,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: round

== all never decide in roses
options rows=3 cols=3
state {"turn": "all", "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== a row is too short
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "..", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[1]

== a row has another letter
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["W..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[0]

== the king is below the board
options rows=3 cols=3
state {"turn": 1, "king": [3, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king[0]

== the king is left of the board
options rows=3 cols=3
state {"turn": 1, "king": [2, -1], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king[1]

== the king is right of the board
options rows=3 cols=3
state {"turn": 1, "king": [2, 3], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king[1]

== hands is one hand
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "S1"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands

== hands is three hands
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1"], ["S1"], []],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands

== a card is written with W in a state
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "S1"], ["E1", "NW3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[1][1]

== drawing is a player while nobody draws
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": 1, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: drawing

== drawing is null at a chance node
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: drawing

== result is set while the game goes on
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result

# Invariants.

== a card is twice in a hand
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[0][1]

== a card is in both hands
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "S1"], ["N1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[1][0]

== a card is nowhere
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["N2", "O1"]}
refused: discard

== a hand of six
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "N2", "N3", "S1", "S2", "S3"], ["E1"]],
  "pile": ["NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
refused: hands[0]

== the king stands on an empty square
options rows=3 cols=3
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

== the king is off its start on a board without pawns
options rows=3 cols=3
state {"turn": 1, "king": [0, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["...", "...", "..."], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

== the king at its start on a board without pawns
options rows=3 cols=3
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["...", "...", "..."], "hands": [["N1"], []],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
is: king = [1, 1]

== the king at its start, but there are pawns elsewhere
options rows=3 cols=3
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..."], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

== more pawns of a colour than there are
options rows=3 cols=3 pawns=2
state {"turn": "over", "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.R", "...", "..R"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[2]

== both colours have placed their last pawn
options rows=3 cols=3 pawns=1
state {"turn": "over", "king": [2, 2], "passes": 0, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "last-pawn"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board

== the game goes on after the last pawn
options rows=3 cols=3 pawns=2
state {"turn": 2, "king": [0, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["RR.", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== a pass after the last pawn
options rows=3 cols=3 pawns=2
state {"turn": "over", "king": [0, 1], "passes": 1, "drawing": null, "result": {"utility": [1, -1], "scores": [4, 1], "reason": "last-pawn"},
  "board": ["RR.", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== the end by the last pawn
options rows=3 cols=3 pawns=2
state {"turn": "over", "king": [0, 1], "passes": 0, "drawing": null, "result": {"utility": [1, -1], "scores": [4, 1], "reason": "last-pawn"},
  "board": ["RR.", "...", "..B"], "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
is: result = {"utility": [1, -1], "scores": [4, 1], "reason": "last-pawn"}
count: 0

== the game goes on after two passes
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 2, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== over after one pass
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 1, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== a pass at a chance node
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 1, "drawing": 1, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== an empty pile at a chance node
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 0, "drawing": 1, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": [],
  "discard": ["N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2"]}
refused: pile

== a full hand draws
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 0, "drawing": 2, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "E2", "E3", "O1", "O2"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
refused: hands

== the other hand may be full while one draws
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 0, "drawing": 1, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "N2"], ["E1", "E2", "E3", "O1", "O2"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
count: 17

# The result is what the state gives.

== another reason
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "last-pawn"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.reason

== another score
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 2], "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.scores[1]

== the end by two passes
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
is: turn = "over"
