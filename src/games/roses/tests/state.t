# State objects of roses: what is read, and every refusal (RULES.md, "State").
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

== the key board is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board

== the key king is missing
options rows=3 cols=3
state {"turn": 1, "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

== the key hands is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands

== the key pile is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "discard": ["O1", "N2"]}
refused: pile

== the key discard is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"]}
refused: discard

== the key passes is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== the key drawing is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: drawing

== the key result is missing
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result

== an unknown key
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null, "round": 3,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: round

== turn is not a word of the format
options rows=3 cols=3
state {"turn": "red", "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== turn is a player who does not exist
options rows=3 cols=3
state {"turn": 3, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== turn is 0
options rows=3 cols=3
state {"turn": 0, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== turn is null
options rows=3 cols=3
state {"turn": null, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== all never decide in roses
options rows=3 cols=3
state {"turn": "all", "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

== board is not a list
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": "R.......B", "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board

== board has a row too few
options rows=3 cols=3
state {"turn": 1, "king": [0, 0], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board

== board has a row too many
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B", "..."], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board

== a row is not a string
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", 3, "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[1]

== a row is too short
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "..", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[1]

== a row is too long
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B."], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[2]

== a row has another letter
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["W..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[0]

== a row has a small letter
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["r..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: board[0]

== king is not a list
options rows=3 cols=3
state {"turn": 1, "king": 4, "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

== king is one number
options rows=3 cols=3
state {"turn": 1, "king": [2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

== king is three numbers
options rows=3 cols=3
state {"turn": 1, "king": [2, 2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king

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

== the king stands on half a column
options rows=3 cols=3
state {"turn": 1, "king": [2, 1.5], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king[1]

== the king's row is a string
options rows=3 cols=3
state {"turn": 1, "king": ["2", 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: king[0]

== hands is not a list
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": {},
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands

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

== a hand is a string
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "S1"], "E1"],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[1]

== a card is a number
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", 1], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[0][1]

== a card has an unknown direction
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["X1", "S1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[0][0]

== a card is written with W in a state
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["N1", "S1"], ["E1", "NW3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: hands[1][1]

== a card has number 4
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N4"],
  "discard": []}
refused: pile[0]

== pile is null
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": null,
  "discard": ["O1", "N2"]}
refused: pile

== discard is a string
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": "N2"}
refused: discard

== passes is negative
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": -1, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== passes is 3
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 3, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== passes is a string
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": "0", "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== drawing is a player while nobody draws
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": 1, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: drawing

== drawing is false
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": false, "result": null,
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

== drawing is a third player
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 0, "drawing": 3, "result": null,
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

== result is false while the game goes on
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": false,
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

== a card is in a hand and in the pile
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N1", "S2", "S3"],
  "discard": ["N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2"]}
refused: pile[0]

== a card is in the pile and in the discard
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["N2", "O1"]}
refused: discard[0]

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

== a draw after the last pawn
options rows=3 cols=3 pawns=2
state {"turn": "chance", "king": [0, 1], "passes": 0, "drawing": 2, "result": null,
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

== two passes after the last pawn
options rows=3 cols=3 pawns=2
state {"turn": "over", "king": [0, 1], "passes": 2, "drawing": null, "result": {"utility": [1, -1], "scores": [4, 1], "reason": "both-pass"},
  "board": ["RR.", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: passes

== drawing once over
options rows=3 cols=3 pawns=2
state {"turn": "over", "king": [0, 1], "passes": 0, "drawing": 1, "result": {"utility": [1, -1], "scores": [4, 1], "reason": "last-pawn"},
  "board": ["RR.", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: drawing

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

== over without a reason
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 0, "drawing": null, "result": null,
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

== two passes at a chance node
options rows=3 cols=3
state {"turn": "chance", "king": [2, 2], "passes": 2, "drawing": 1, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: turn

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

== result is null once over
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": null,
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result

== another reason
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "last-pawn"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.reason

== a reason of records only
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [1, -1], "scores": null, "reason": "forfeit"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.reason

== another utility
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [1, -1], "scores": [1, 1], "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.utility[0]

== another score
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 2], "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.scores[1]

== no scores
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": null, "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.scores

== a result without reason
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1]},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.reason

== a result with more
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "both-pass", "winner": 1},
  "board": ["R..", "...", "..B"], "hands": [["S1", "N1"], ["E1", "NO3"]],
  "pile": ["N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": ["O1", "N2"]}
refused: result.winner

== the end by two passes
options rows=3 cols=3
state {"turn": "over", "king": [2, 2], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [1, 1], "reason": "both-pass"},
  "board": ["R..", "...", "..B"], "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
is: turn = "over"
