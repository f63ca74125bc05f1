"""joute's players as the file ia.py of the course on Le Roi des Roses.

Copy it with joute_client.py, which says how to choose the player.
"""

from joute_client import Client

CARDS = [direction + number
         for direction in ("N", "NE", "E", "SE", "S", "SO", "O", "NO")
         for number in "123"]
COLOURS = ("Rouge", "Blanc")

client = Client("roses", 10000)
seen = {}  # of each colour: its hands and the discard at the last call


def name():
    return f"joute {client.spec}"


def find_discard(couleur, held, is_new):
    """The cards that have left the hands since the game began; play() is not
    told of them. If one of them comes back, the pile was made anew."""
    before, discard = seen.get(couleur, (set(), set()))
    discard = set() if is_new or discard & held else discard
    discard |= set() if is_new else before - held
    seen[couleur] = held, discard
    return discard


def play(plateau, l_roi, c_roi, main_r, main_b, couleur):
    held = {*main_r, *main_b}
    board = ["".join(row) for row in plateau]
    pawns = sum(row.count("R") + row.count("B") for row in board)
    discard = find_discard(couleur, held, pawns < 2)
    seat = COLOURS.index(couleur) + 1
    state = {"turn": seat, "board": board, "king": [l_roi, c_roi],
             "hands": [list(main_r), list(main_b)],
             "pile": [c for c in CARDS if c not in held | discard],
             "discard": sorted(discard), "passes": 0, "drawing": None,
             "result": None}
    options = {"rows": len(board), "cols": len(board[0])}
    return client.ask(options, seat, state)
