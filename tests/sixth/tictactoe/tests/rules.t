# Positions of tic-tac-toe, by the numbers of RULES.md; docs/GAME_FOLDER.md
# says how to read them.

== crosses begin, and every cell is free (1)
start 1
count: 9
has: row-1-column-1 row-3-column-3
not: row-4-column-1 row-1 5
after row-2-column-2: turn = 2
after row-2-column-2: board = "....X...."
perft 2: 72

== a taken cell is refused (1)
state {"turn": 2, "board": "@", "result": null}
| X . .
| . . .
| . . .
why row-1-column-1: taken
not: row-1-column-1
count: 8

== a row wins at once, aslant too (2)
state {"turn": 1, "board": "@", "result": null}
| X O .
| . X O
| . . .
after row-3-column-3: turn = "over"
after row-3-column-3: result = {"utility": [1, -1], "scores": null, "reason": "row"}
after row-3-column-1: turn = 2

== the last cell may make a row: no draw (2)
state {"turn": 1, "board": "@", "result": null}
| X O X
| O X O
| O X .
after row-3-column-3: result = {"utility": [1, -1], "scores": null, "reason": "row"}

== with misere a row loses (2)
options misere=true
state {"turn": 1, "board": "@", "result": null}
| X O .
| . X O
| . . .
after row-3-column-3: result = {"utility": [-1, 1], "scores": null, "reason": "row"}

== a full board is a draw (3)
state {"turn": 1, "board": "@", "result": null}
| X O X
| X O O
| O X .
after row-3-column-3: result = {"utility": [0, 0], "scores": null, "reason": "full"}

== one mark too many (5)
state {"turn": 1, "board": "XX.......", "result": null}
refused: board

== a row, and the other has gone on (5)
state {"turn": 2, "board": "XXXOOO...", "result": null}
refused: board

== a cell too few (5)
state {"turn": 1, "board": "........", "result": null}
refused: board
