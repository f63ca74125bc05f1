"""joute's players as the module ia of the course on the game of moulin.

Copy it with joute_client.py, which says how to choose the player. Without the
jump: JOUTE_OPTIONS=flying=false.
"""

from joute_client import Client

# Your program says when a game is a draw: joute's own draws are off.
OPTIONS = {"repetition": 0, "quiet_plies": 0}

client = Client("moulin", 60000)


def new_game(ia_first):
    client.start(OPTIONS)
    pieces = client.options.get("pieces", 9)
    client.begin(1 if ia_first else 2,
                 {"turn": 1, "board": 24 * ".", "hand": [pieces, pieces],
                  "quiet": 0, "seen": [], "result": None})


def removal(u, v):
    return "" if u is None else f"x{u}{v}"


def player_sets(x, y, u=None, v=None):
    client.tell(f"played {x}{y}{removal(u, v)}")


def player_moves(x1, y1, x2, y2, u=None, v=None):
    client.tell(f"played {x1}{y1}-{x2}{y2}{removal(u, v)}")


def point(text):
    return int(text[0]), int(text[1])


def play():
    move = client.move()
    client.tell(f"played {move}")
    played, _, removed = move.partition("x")
    points = [point(text) for text in played.split("-")]
    removed = point(removed) if removed else (None, None)
    return ("set" if len(points) == 1 else "move", *points, removed)
