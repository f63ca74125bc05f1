# Drawn positions of roses, by the numbers of the rules in RULES.md.
# docs/GAME_FOLDER.md says how to read them.

# Rules 4 and 5, the tricky ones first.

== the draw that empties the pile leaves it empty
options rows=3 cols=3
state {"turn": 1, "king": [0, 1], "passes": 0, "drawing": null, "result": null,
  "board": [".B.",
            "...",
            "..."],
  "hands": [["SO1"], ["O2"]],
  "pile": ["NO3"],
  "discard": ["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO2", "SO3", "O1", "O3", "NO1", "NO2"]}
legal: SO1 pioche
after pioche: turn = "chance"
after pioche: drawing = 1
after pioche: pile = ["NO3"]
after pioche *NO3: pile = []
after pioche *NO3: hands[0] = ["SO1", "NO3"]
after pioche *NO3: discard = ["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO2", "SO3", "O1", "O3", "NO1", "NO2"]
after pioche *NO3: drawing = null
after pioche *NO3: turn = 2

== a draw from an empty pile makes the discard the pile before the card is drawn
options rows=3 cols=3
state {"turn": 1, "king": [0, 1], "passes": 0, "drawing": null, "result": null,
  "board": [".B.",
            "...",
            "..."],
  "hands": [["N1", "NE1", "NE2", "S1"], ["E2", "SE1", "SE2", "S2", "SO1"]],
  "pile": [],
  "discard": ["N2", "N3", "NE3", "E1", "E3", "SE3", "S3", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"]}
legal: S1 pioche
after pioche: turn = "chance"
after pioche: drawing = 1
after pioche: pile = ["N2", "N3", "NE3", "E1", "E3", "SE3", "S3", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"]
after pioche: discard = []
after pioche: hands[0] = ["N1", "NE1", "NE2", "S1"]
after pioche *O2: hands[0] = ["N1", "NE1", "NE2", "S1", "O2"]
after pioche *O2: pile = ["N2", "N3", "NE3", "E1", "E3", "SE3", "S3", "SO2", "SO3", "O1", "O3", "NO1", "NO2", "NO3"]
after pioche *O2: discard = []
after pioche *O2: turn = 2

== the outcomes of a draw are the cards of the pile, whatever is in the discard
options rows=3 cols=3
state {"turn": "chance", "king": [0, 1], "passes": 0, "drawing": 2, "result": null,
  "board": [".R.",
            "...",
            "..."],
  "hands": [["N1"], ["S1"]],
  "pile": ["N3", "O1", "O2"],
  "discard": ["N2", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O3", "NO1", "NO2", "NO3"]}
legal: *N3 *O1 *O2
count: 3
not: *N1 *S1 N3 pioche passe !passe
why *N1: N1 is not in the pile
why *S1: S1 is not in the pile
why N3: chance is drawing a card
why !passe: is not legal
after *N3: pile = ["O1", "O2"]
after *N3: hands = [["N1"], ["N3", "S1"]]
after *N3: turn = 1
perft 1: 3
perft 2: 3

== with cards in the pile a draw leaves the discard alone
options rows=3 cols=3
state {"turn": 1, "king": [0, 1], "passes": 0, "drawing": null, "result": null,
  "board": [".R.",
            "...",
            "..."],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2"],
  "discard": ["N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"]}
after pioche: pile = ["N2"]
after pioche *N2: pile = []
after pioche *N2 pioche: drawing = 2
after pioche *N2 pioche *SE3: hands = [["N1", "N2"], ["SE3", "S1"]]
not: *N2
why *N2: type pioche to draw one

== a player who can neither play nor draw must pass
options rows=3 cols=3
state {"turn": 1, "king": [0, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "..."],
  "hands": [["N1", "N2", "N3", "E1", "O2"], ["S1", "S2", "S3", "SE1", "SE2"]],
  "pile": ["NE1", "NE2", "NE3", "E2", "E3", "SE3", "SO1", "SO2", "SO3", "O1", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: passe
count: 1
has: pass passe !passe
not: N1 O2 pioche draw
why N1: leave the board
why O2: pawn on row 0, column 0
why pioche: the hand is full
after passe: passes = 1
after passe: turn = 2
after passe: result = null

== a player who can only draw may not pass
options rows=3 cols=3
state {"turn": 1, "king": [0, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "..."],
  "hands": [["N1", "N2", "N3", "E1"], ["S1"]],
  "pile": ["NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: pioche
not: passe pass N1
why passe: you may pass only if

== a player who can only play may not pass
options rows=3 cols=3
state {"turn": 1, "king": [0, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "..."],
  "hands": [["N1", "N2", "N3", "E1", "O1"], ["S1"]],
  "pile": ["NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: O1
not: passe pioche
why passe: you may pass only if
why pioche: the hand is full

== a player with an empty hand can draw, and only that
options rows=3 cols=3
state {"turn": 1, "king": [0, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "..."],
  "hands": [[], ["S1"]],
  "pile": ["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: pioche

== both players passing in a row ends the game
options rows=3 cols=3
state {"turn": 1, "king": [0, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "B.."],
  "hands": [["N1", "N2", "N3", "E1", "O2"], ["NE1", "NE2", "E2", "E3", "SE1"]],
  "pile": ["NE3", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: passe
after passe: turn = 2
after passe passe: turn = "over"
after passe passe: passes = 2
after passe passe: result = {"utility": [-1, 1], "scores": [1, 2], "reason": "both-pass"}
perft 1: 1
perft 2: 1
perft 3: 0

== a card between two passes starts the count again
options rows=3 cols=3
state {"turn": 2, "king": [0, 2], "passes": 1, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "B.."],
  "hands": [["N1", "N2", "N3", "E1", "O2"], ["NE1", "NE2", "E2", "E3", "SO1"]],
  "pile": ["NE3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO2", "SO3", "O1", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
is: passes = 1
after SO1: passes = 0
after SO1: turn = 1
after SO1: board = ["R.B", ".B.", "B.."]

== a draw between two passes starts the count again
options rows=3 cols=3
state {"turn": 2, "king": [0, 2], "passes": 1, "drawing": null, "result": null,
  "board": ["R.B",
            "...",
            "B.."],
  "hands": [["N1", "N2", "N3", "E1", "O2"], ["NE1", "NE2", "E2", "E3"]],
  "pile": ["NE3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
is: passes = 1
legal: pioche
after pioche: passes = 0
after pioche *SE1: passes = 0
after pioche *SE1: turn = 1
after pioche *SE1 passe: passes = 1
after pioche *SE1 passe passe: turn = "over"

== the last pawn of red ends the game at once
options rows=4 cols=3 pawns=3
state {"turn": 1, "king": [2, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R..",
            "...",
            ".B.",
            "R.."],
  "hands": [["N1", "S1"], ["O1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: N1 S1 pioche
after N1: turn = "over"
after N1: passes = 0
after N1: result = {"utility": [1, -1], "scores": [3, 1], "reason": "last-pawn"}
after S1: result = {"utility": [1, -1], "scores": [5, 1], "reason": "last-pawn"}
after N1: hands = [["S1"], ["O1"]]
after N1: king = [1, 1]
after N1: drawing = null
after pioche *E1: turn = 2
perft 1: 3
perft 2: 21

== the last pawn of white ends the game at once
options rows=4 cols=3 pawns=2
state {"turn": 2, "king": [2, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["R..",
            "...",
            ".B.",
            "..."],
  "hands": [["N1", "S1"], ["O1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after O1: turn = "over"
after O1: result = {"utility": [-1, 1], "scores": [1, 4], "reason": "last-pawn"}

== with one pawn each the first card ends the game, a draw does not
options rows=3 cols=3 pawns=1
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["...",
            "...",
            "..."],
  "hands": [["N1", "S3"], ["O1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: N1 pioche
after N1: result = {"utility": [1, -1], "scores": [1, 0], "reason": "last-pawn"}
after pioche *N2 O1: result = {"utility": [-1, 1], "scores": [0, 1], "reason": "last-pawn"}

== the pawns left are those not on the board: 26 and more fit no small one
options rows=3 cols=3 pawns=81
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["BRB",
            "RRR",
            "BRB"],
  "hands": [["N1", "N2", "N3", "S1", "S2"], ["E1", "E2", "E3", "O1", "O2"]],
  "pile": ["NE1", "NE2", "NE3", "SE1", "SE2", "SE3", "S3", "SO1", "SO2", "SO3", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: passe
after passe passe: result = {"utility": [1, -1], "scores": [25, 4], "reason": "both-pass"}

# Rule 1.

== the start: an empty board, the king in the centre, five cards each and a pile of 14, red first
start 42
is: turn = 1
is: board = [".........", ".........", ".........", ".........", ".........", ".........", ".........", ".........", "........."]
is: king = [4, 4]
is: discard = []
is: passes = 0
is: drawing = null
is: result = null
count: 5
not: pioche passe
perft 1: 5
perft 0: 1

== on other boards the king starts at half the rows and columns, rounded down
options rows=4 cols=6
start 7
is: king = [2, 3]
is: board = ["......", "......", "......", "......"]

== the smallest board
options rows=3 cols=3
start 7
is: king = [1, 1]
is: board = ["...", "...", "..."]

== the directions, N towards row 0 and O to the west: N1 N2 N3 NE1 NE2
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
  "hands": [["N1", "N2", "N3", "NE1", "NE2"], ["NE3", "E1", "E2", "E3", "SE1"]],
  "pile": ["SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: N1 N2 N3 NE1 NE2
after N1: king = [3, 4]
after N2: king = [2, 4]
after N3: king = [1, 4]
after NE1: king = [3, 5]
after NE2: king = [2, 6]

== the directions, N towards row 0 and O to the west: NE3 E1 E2 E3 SE1
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
  "hands": [["NE3", "E1", "E2", "E3", "SE1"], ["N1", "N2", "N3", "NE1", "NE2"]],
  "pile": ["SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: NE3 E1 E2 E3 SE1
after NE3: king = [1, 7]
after E1: king = [4, 5]
after E2: king = [4, 6]
after E3: king = [4, 7]
after SE1: king = [5, 5]

== the directions, N towards row 0 and O to the west: SE2 SE3 S1 S2 S3
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
  "hands": [["SE2", "SE3", "S1", "S2", "S3"], ["N1", "N2", "N3", "NE1", "NE2"]],
  "pile": ["NE3", "E1", "E2", "E3", "SE1", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: SE2 SE3 S1 S2 S3
after SE2: king = [6, 6]
after SE3: king = [7, 7]
after S1: king = [5, 4]
after S2: king = [6, 4]
after S3: king = [7, 4]

== the directions, N towards row 0 and O to the west: SO1 SO2 SO3 O1 O2
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
  "hands": [["SO1", "SO2", "SO3", "O1", "O2"], ["N1", "N2", "N3", "NE1", "NE2"]],
  "pile": ["NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: SO1 SO2 SO3 O1 O2
after SO1: king = [5, 3]
after SO2: king = [6, 2]
after SO3: king = [7, 1]
after O1: king = [4, 3]
after O2: king = [4, 2]

== the directions, N towards row 0 and O to the west: O3 NO1 NO2 NO3
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
  "hands": [["O3", "NO1", "NO2", "NO3"], ["N1", "N2", "N3", "NE1", "NE2"]],
  "pile": ["NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2"],
  "discard": []}
legal: O3 NO1 NO2 NO3 pioche
after O3: king = [4, 1]
after NO1: king = [3, 3]
after NO2: king = [2, 2]
after NO3: king = [1, 1]

# Rule 2.

== a turn is one action, then the other plays
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
  "hands": [["N1", "S3"], ["O1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S1", "S2", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: N1 S3 pioche
after N1: turn = 2
after pioche: turn = "chance"
after pioche *E2: turn = 2
after pioche *E2 pioche *E3: turn = 1
after pioche *E2: hands[0] = ["N1", "E2", "S3"]

== with five cards one cannot draw, with four one can
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
  "hands": [["N1", "N2", "N3", "NE1", "NE2"], ["O1", "S1", "S2", "SO1"]],
  "pile": ["NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S3", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
not: pioche draw
after N1: turn = 2
after N1 pioche *SO2: hands[1] = ["S1", "S2", "SO1", "SO2", "O1"]
after N1 pioche *SO2 pioche: drawing = 1

# Rule 3.

== a card puts a pawn of its player under the king and goes to the discard
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
  "hands": [["N1", "N2", "N3", "E1", "SE2"], ["E2", "SO1", "SO2", "O1", "O2"]],
  "pile": ["NE1", "NE2", "NE3", "E3", "SE1", "SE3", "S1", "S2", "S3", "SO3", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after SE2: king = [6, 6]
after SE2: board[6] = "......R.."
after SE2: discard = ["SE2"]
after SE2: hands[0] = ["N1", "N2", "N3", "E1"]
after SE2: pile = ["NE1", "NE2", "NE3", "E3", "SE1", "SE3", "S1", "S2", "S3", "SO3", "O3", "NO1", "NO2", "NO3"]
after SE2 E2: king = [6, 8]
after SE2 E2: board[6] = "......R.B"
after SE2 E2: discard = ["E2", "SE2"]

== figures 2 to 5 of the original: off the board and onto a pawn are refused
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
  "hands": [["SE2", "O2", "E2", "S3", "NE3"], ["E1", "SO2", "E3", "N1", "NO1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "SE1", "SE3", "S1", "S2", "SO1", "SO3", "O1", "O3", "NO2", "NO3"],
  "discard": []}
after SE2 E1: king = [6, 7]
after SE2 E1 O2: king = [6, 5]
after SE2 E1 O2 SO2: king = [8, 3]
after SE2 E1 O2 SO2: board[6] = ".....RRB."
after SE2 E1 O2 SO2: board[8] = "...B....."
has: SE2
not: passe

== after figure 3 two cards of red leave the board
state {"turn": 1, "king": [6, 7], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            ".........",
            ".........",
            ".........",
            ".........",
            ".........",
            "......RB.",
            ".........",
            "........."],
  "hands": [["E2", "S3", "O2", "N1"], ["SO2"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E3", "SE1", "SE2", "SE3", "S1", "S2", "SO1", "SO3", "O1", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: O2 N1 pioche
not: E2 S3
why E2: leave the board
why S3: leave the board

== the king jumps over pawns: only the arrival counts
options rows=3 cols=4
state {"turn": 1, "king": [0, 0], "passes": 0, "drawing": null, "result": null,
  "board": ["RBR.",
            "B...",
            "...."],
  "hands": [["E1", "E2", "E3", "S1", "S2"], []],
  "pile": ["N1", "N2", "N3", "NE1", "NE2", "NE3", "SE1", "SE2", "SE3", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: E3 S2
not: E1 E2 S1
why E1: pawn on row 0, column 1
why E2: pawn on row 0, column 2
why S1: pawn on row 1, column 0
after E3: king = [0, 3]
after E3: board = ["RBRR", "B...", "...."]
after S2: board = ["RBR.", "B...", "R..."]

== nothing leaves the board at its top left corner
options rows=3 cols=3
state {"turn": 1, "king": [0, 0], "passes": 0, "drawing": null, "result": null,
  "board": ["B..",
            "...",
            "..."],
  "hands": [["N1", "E1", "SE1", "S1", "O1"], []],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: E1 SE1 S1
not: N1 O1
why N1: leave the board
why O1: leave the board
why NO1: not in the hand

== nothing leaves the board at its bottom right corner
options rows=3 cols=3
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["...",
            "...",
            "..B"],
  "hands": [["N1", "E1", "S1", "O1", "NO1"], []],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO2", "NO3"],
  "discard": []}
legal: N1 O1 NO1
not: E1 S1
why E1: leave the board
why S1: leave the board

== diagonals leave a board that is wider than high
options rows=3 cols=9
state {"turn": 1, "king": [1, 0], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            "B........",
            "........."],
  "hands": [["NE1", "NE2", "SE1", "SE2", "SO1"], []],
  "pile": ["N1", "N2", "N3", "NE3", "E1", "E2", "E3", "SE3", "S1", "S2", "S3", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
legal: NE1 SE1
not: NE2 SE2 SO1
why SE2: leave the board

== the centre holds no pawn at first, so the king can come back to it
state {"turn": 1, "king": [3, 4], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            ".........",
            ".........",
            "....B....",
            ".........",
            ".........",
            ".........",
            ".........",
            "........."],
  "hands": [["S1"], ["N1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
has: S1
after S1: king = [4, 4]
after S1: board[4] = "....R...."
after S1: board[3] = "....B...."
after S1: turn = 2

== a pawn in the centre bars it like any other
state {"turn": 1, "king": [3, 4], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            ".........",
            ".........",
            "....B....",
            "....R....",
            ".........",
            ".........",
            ".........",
            "........."],
  "hands": [["S1"], ["N1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
not: S1
why S1: pawn on row 4, column 4

== a card that is not in the hand cannot be played, though the opponent has it
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
  "hands": [["S1"], ["O1"]],
  "pile": ["N1", "N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
not: O1 E1
why O1: O1 is not in the hand
why E1: E1 is not in the hand

# Rule 6.

== the scores of figures 6 and 7: 22 = 16+4+1+1 and 15 = 4+4+4+1+1+1
state {"turn": 1, "king": [0, 8], "passes": 0, "drawing": null, "result": null,
  "board": [".......RB",
            "........B",
            ".RR......",
            ".RR...B..",
            "....BB...",
            "....RR...",
            "......B..",
            "..BB...R.",
            "........B"],
  "hands": [["N1", "NE2", "E3", "SE1", "O1"], ["N2", "NE1", "E1", "SE2", "NO3"]],
  "pile": ["N3", "NE3", "E2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O2", "O3", "NO1", "NO2"],
  "discard": []}
legal: passe
why O1: pawn on row 0, column 7
after passe passe: result = {"utility": [1, -1], "scores": [22, 15], "reason": "both-pass"}

== corners do not join pawns into a territory
options rows=3 cols=3
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["RBR",
            "BRB",
            "RBR"],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [1, -1], "scores": [5, 4], "reason": "both-pass"}

== a territory winds and closes a ring, and rows do not join at the edge of the board
options rows=4 cols=4
state {"turn": 1, "king": [1, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["RRRB",
            "R.R.",
            "RRR.",
            "B..."],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [1, -1], "scores": [64, 2], "reason": "both-pass"}

== the last column does not touch the first of the next row
options rows=3 cols=9
state {"turn": 1, "king": [0, 8], "passes": 0, "drawing": null, "result": null,
  "board": ["........R",
            "R.......B",
            "B........"],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [0, 0], "scores": [2, 2], "reason": "both-pass"}

== territories cross the middle rows of the largest board
state {"turn": 1, "king": [0, 0], "passes": 0, "drawing": null, "result": null,
  "board": ["R.BBBBBBB",
            "RB......B",
            "R........",
            "R........",
            "R........",
            "R........",
            "R........",
            "R........",
            "R........"],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [1, -1], "scores": [81, 65], "reason": "both-pass"}

== a territory may go down and come up again
state {"turn": 1, "king": [5, 0], "passes": 0, "drawing": null, "result": null,
  "board": [".........",
            ".........",
            ".........",
            ".........",
            ".........",
            "R.R.R....",
            "RRRBBB...",
            ".........",
            "........."],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [1, -1], "scores": [26, 9], "reason": "both-pass"}

== equal totals are a draw
options rows=3 cols=3
state {"turn": 1, "king": [0, 0], "passes": 0, "drawing": null, "result": null,
  "board": ["RR.",
            "...",
            ".BB"],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [0, 0], "scores": [4, 4], "reason": "both-pass"}

== a board without pawns scores nothing
options rows=3 cols=3
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["...",
            "...",
            "..."],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
after !passe !passe: result = {"utility": [0, 0], "scores": [0, 0], "reason": "both-pass"}
after !passe !passe: king = [1, 1]

== once over there are no moves
options rows=3 cols=3
state {"turn": "over", "king": [0, 0], "passes": 2, "drawing": null, "result": {"utility": [0, 0], "scores": [4, 4], "reason": "both-pass"},
  "board": ["RR.",
            "...",
            ".BB"],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"],
  "discard": []}
count: 0
not: N1 pioche passe !passe
why N1: the game is over
perft 1: 0
perft 0: 1
