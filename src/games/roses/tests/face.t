# What the page is told (RULES.md, In the page).

== cards with where they lead, territories, what each move would do
options rows=5 cols=5
state {"turn": 1, "king": [2, 2], "passes": 0, "drawing": null, "result": null,
  "board": ["R....",
            "RR...",
            "..BB.",
            "..R..",
            "....R"],
  "hands": [["N3", "NE1", "S1", "O2", "NO1"], ["E1", "SE1", "S2"]],
  "pile": ["N1"],
  "discard": ["N2", "NE2", "NE3", "E2", "E3", "SE2", "SE3", "S3", "SO1", "SO2", "SO3", "O1", "O3", "NO2", "NO3"]}
facts: scores = [11, 4]
facts: left = [21, 24]
facts: territories = [{"player": 1, "squares": [[0, 0], [1, 0], [1, 1]], "points": 9}, {"player": 1, "squares": [[3, 2]], "points": 1}, {"player": 1, "squares": [[4, 4]], "points": 1}, {"player": 2, "squares": [[2, 2], [2, 3]], "points": 4}]
facts: cards[0][0] = {"card": "N3", "to": null, "why": "off"}
facts: cards[0][1].gain = 1
facts: cards[0][2] = {"card": "S1", "to": [3, 2], "why": "taken"}
facts: cards[0][3].to = [2, 0]
facts: cards[0][3].gain = 7
facts: cards[0][4] = {"card": "NO1", "to": [1, 1], "why": "taken"}
facts: cards[1] = [{"card": "E1", "to": [2, 3], "why": "taken"}, {"card": "SE1", "to": [3, 3], "why": null, "gain": 5}, {"card": "S2", "to": [4, 2], "why": null, "gain": 1}]
facts: gains[0] = [0, 7, 1, 1, 1, 0, 0, 7, 1, 1, 7, 7, 0, 0, 1, 1, 3, 0, 3, 3, 1, 1, 3, 3, 0]
facts: gains[1] = [0, 1, 1, 1, 1, 0, 0, 5, 5, 1, 1, 5, 0, 0, 5, 1, 1, 0, 5, 1, 1, 1, 1, 1, 0]
facts: pile = 1
facts: discard = 15
curve: 7
trial O2: [0].to = [2, 0]
trial O2: [2].gain = 7
trial O2: [2].squares = [[0, 0], [1, 0], [1, 1], [2, 0]]
facts: cards[0][3].replies = [{"card": "E1", "to": [2, 1], "why": null, "gain": 5}, {"card": "SE1", "to": [3, 1], "why": null, "gain": 1}, {"card": "S2", "to": [4, 0], "why": null, "gain": 1}]
barred fr: [0] = {"move": "N3", "why": "le roi sortirait du plateau"}
barred en: [1] = {"move": "S1", "why": "there is a pawn on row 3, column 2"}
barred fr: [3] = {"move": "pioche", "why": "la main est pleine, 5 cartes au plus"}
barred en: [4] = {"move": "passe", "why": "you may pass only if you can neither play nor draw a card"}
events O2: [0] = {"code": "king", "player": 1, "card": "O2", "from": [2, 2], "to": [2, 0]}
events O2: [1] = {"code": "pawn", "player": 1, "at": [2, 0]}
events O2: [2] = {"code": "territory", "player": 1, "squares": [[0, 0], [1, 0], [1, 1], [2, 0]], "points": 16, "gain": 7}
tell fr O2: Rouge joue O 2 : le roi va en ligne 2, colonne 0 ; Rouge 11 → 18.
tell en O2: Red plays O 2: the king goes to row 2, column 0; Red 11 → 18.
mark O2: none

== a card that joins four territories is marked
options rows=3 cols=3
state {"turn": 2, "king": [0, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["RBR",
            "B.B",
            "RBR"],
  "hands": [["N1"], ["S1"]],
  "pile": ["N2"],
  "discard": ["N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"]}
trial S1: [2].gain = 21
trial pioche: [0].code = "draw"
tell fr S1: Blanc joue S 1 : le roi va en ligne 1, colonne 1 ; Blanc 4 → 25.
mark S1: territory
events pioche: [0] = {"code": "draw", "player": 2}
tell fr pioche: Blanc pioche.
tell en pioche: White draws.

== the last pawn ends the game
options rows=3 cols=3 pawns=2
state {"turn": 1, "king": [1, 1], "passes": 0, "drawing": null, "result": null,
  "board": ["...",
            ".R.",
            "..B"],
  "hands": [["N1"], ["S1"]],
  "pile": [],
  "discard": ["N2", "N3", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"]}
trial N1: [3].reason = "last-pawn"
trial pioche: [0].code = "shuffle"
events pioche: [0] = {"code": "shuffle", "player": 1, "cards": 22}
tell fr pioche: La défausse devient la pioche : 22 cartes. Rouge pioche.
tell en N1: Red plays N 1: the king goes to row 0, column 1; Red 1 → 4. Red has placed the last pawn: Red wins 4 to 1.
tell fr N1: Rouge joue N 1 : le roi va en ligne 0, colonne 1 ; Rouge 1 → 4. Rouge a posé son dernier pion : Rouge gagne 4 à 1.

== a drawn card is told to all
options rows=3 cols=3
state {"turn": "chance", "king": [0, 1], "passes": 0, "drawing": 2, "result": null,
  "board": [".R.",
            "...",
            "..."],
  "hands": [["N1"], ["S1"]],
  "pile": ["N3", "NO3"],
  "discard": ["N2", "NE1", "NE2", "NE3", "E1", "E2", "E3", "SE1", "SE2", "SE3", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2"]}
events *NO3: [0] = {"code": "card", "player": 2, "card": "NO3"}
tell fr *NO3: Blanc reçoit NO 3.
tell en *NO3: White gets NO 3.

== the second pass ends the game
options rows=3 cols=3
state {"turn": 2, "king": [1, 1], "passes": 1, "drawing": null, "result": null,
  "board": ["RB.",
            "RR.",
            "..B"],
  "hands": [["N1"], ["N2", "N3", "NE2", "NE3", "E2"]],
  "pile": ["E3"],
  "discard": ["NE1", "E1", "SE1", "SE2", "SE3", "S1", "S2", "S3", "SO1", "SO2", "SO3", "O1", "O2", "O3", "NO1", "NO2", "NO3"]}
trial passe: [1].reason = "both-pass"
events passe: [0] = {"code": "pass", "player": 2}
tell fr passe: Blanc passe. Les deux joueurs ont passé : Rouge gagne 9 à 2.
tell en passe: White passes. Both players have passed: Red wins 9 to 2.
