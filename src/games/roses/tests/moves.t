# Spellings of moves in roses, the imposed pass, and counts of sequences.
# docs/GAME_FOLDER.md says how to read them.

# The imposed pass (moves).

== !passe passes for a player who could play, and is never listed
options rows=4 cols=3
state {"turn": 1, "king": [2, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R..",
            "...",
            ".B.",
            "..."],
  "hands": [["N1", "S1"], ["O1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: N1 S1 pioche
has: !passe
not: passe !pioche !N1 !pass !draw *passe
after !passe: turn = 2
after !passe: passes = 1
after !passe: hands[0] = ["N1", "S1"]
after !passe !passe: turn = "over"
after !passe !passe: passes = 2
after !passe !passe: result = {"utility": [0, 0], "scores": [1, 1], "reason": "both-pass"}
after !passe O1: passes = 0
after !passe pioche: passes = 0
perft 1: 3

== a forced pass and an imposed one end the game together
options rows=3 cols=3
state {"turn": 1, "king": [0, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "..."],
  "hands": [["N1", "N2", "N3", "E1", "O2"], ["S1", "S2", "S3", "SE1", "SE2"]],
  "pile": ["NE1", "NE2", "NE3", "E2", "E3", "SE3", "SO1", "SO2", "SO3", "O1", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after passe !passe: result = {"utility": [0, 0], "scores": [1, 1], "reason": "both-pass"}
after !passe !passe: turn = "over"

# Spellings.

== input takes W for O, draw and pass
state {"turn": 1, "king": [4, 4], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            "........."],
  "hands": [["O1", "SO1", "NO1"], ["E1"]],
  "pile": ["N1", "N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO2", "SO3", "O2", "O3", "NO2", "NO3"],
  "discard": []}
has: O1 W1 SO1 SW1 NO1 NW1 pioche draw
not: o1 w1 sw1 WS1 N0 N4 N 1 N01 N+1 NE NE12 EN1 OS1 WO1 NNE1 *O1 *W1 Pioche DRAW p tirer . - * ! !draw
after W1: discard = ["O1"]
after SW1: discard = ["SO1"]
after NW1: discard = ["NO1"]
after draw: drawing = 1
after draw *SW2: hands[0] = ["SO1", "SO2", "O1", "NO1"]
after draw *NW3: hands[0] = ["SO1", "O1", "NO1", "NO3"]
why o1: is not a move of roses

== a player's text at a draw, and a drawn card at a player's turn, fit the grammar but are not legal
state {"turn": 1, "king": [4, 4], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            "........."],
  "hands": [["O1"], ["E1"]],
  "pile": ["N1", "N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
why *N1: no card is being drawn
why passe: you may pass only if

# Counts of move sequences, checked by a second program.

== perft of a middle game on a small board
options rows=4 cols=5 pawns=4
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R....",
            ".B...",
            "...R.",
            "....."],
  "hands": [["N1", "E2", "SO1"], ["S2", "NE1", "O3", "SE1"]],
  "pile": ["SE2", "SE3", "S1", "S3", "SO2", "SO3", "O1", "O2", "NO1", "NO2", "NO3"],
  "discard": ["N2", "N3", "NE2", "NE3", "E1", "E3"]}
perft 1: 4
perft 2: 21
perft 3: 91
perft 4: 395
perft 5: 1532
perft 6: 5590

== perft with an empty pile
options rows=4 cols=5 pawns=4
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R....",
            ".B...",
            "...R.",
            "....."],
  "hands": [["N1", "E2", "SO1", "S1"], ["S2", "NE1", "O3", "SE1"]],
  "pile": [],
  "discard": ["N2", "N3", "NE2", "NE3", "E1", "E3", "SE2", "SE3", "S3", "SO2", "SO3", "O1", "O2", "NO1", "NO2", "NO3"]}
perft 1: 5
perft 2: 29
perft 3: 157
perft 4: 750
perft 5: 2840
perft 6: 11396

== perft near the last pawns
options rows=5 cols=5 pawns=3
state {"turn": 1, "king": [1, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R....",
            ".BB..",
            "...R.",
            ".....",
            "....."],
  "hands": [["N1", "E2", "SO1", "S1"], ["S2", "NE1", "O3", "SE1"]],
  "pile": ["O1", "O2"],
  "discard": ["N2", "N3", "NE2", "NE3", "E1", "E3", "SE2", "SE3", "S3", "SO2", "SO3", "NO1", "NO2", "NO3"]}
perft 1: 5
perft 2: 2
perft 3: 6
perft 4: 2
perft 5: 9
perft 6: 0

== perft of the middle of a game on the full board
options pawns=26
state {"turn": 2, "king": [5, 3], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            "..R......",
            "...B.R...",
            ".........",
            "....B....",
            "...R.....",
            "......BB.",
            ".........",
            "........."],
  "hands": [["N1", "E2", "SO1", "NO3", "S2"], ["S3", "NE1", "O3", "SE1"]],
  "pile": ["SE2", "SE3", "S1", "SO2", "SO3", "O1", "O2", "NO1", "NO2"],
  "discard": ["N2", "N3", "NE2", "NE3", "E1", "E3"]}
perft 1: 4
perft 2: 19
perft 3: 78
perft 4: 317
