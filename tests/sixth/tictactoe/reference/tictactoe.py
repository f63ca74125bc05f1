"""Reference engine of tictactoe, from RULES.md."""

from copy import deepcopy

from common import Illegal, Refused, complete_options, exact_keys, same

GAME = "tictactoe"
OPTIONS = {"misere": False}
NAMES = [f"row-{row}-column-{column}" for row in (1, 2, 3) for column in (1, 2, 3)]


def check_options(options):
    options = complete_options(options, OPTIONS)
    if type(options["misere"]) is not bool:
        raise Refused("options.misere", "not true or false")
    return options


def players(options):
    return 2


def random_start(options, rng):
    return {"turn": 1, "board": "." * 9, "result": None}


def check_start(options, state):
    if state["board"] != "." * 9:
        raise Refused("board", "not empty")


def has_row(board, mark):
    rows = [board[i:i + 3] for i in (0, 3, 6)] + [board[i::3] for i in (0, 1, 2)] + [board[0::4], board[2:7:2]]
    return mark * 3 in rows


def judged(options, board):
    """The state with this board."""
    for mark, sign in (("X", 1), ("O", -1)):
        if has_row(board, mark):
            sign *= -1 if options["misere"] else 1
            return {"turn": "over", "board": board, "result": {"utility": [sign, -sign], "scores": None, "reason": "row"}}
    if "." not in board:
        return {"turn": "over", "board": board, "result": {"utility": [0, 0], "scores": None, "reason": "full"}}
    return {"turn": 1 + (board.count("X") > board.count("O")), "board": board, "result": None}


def legal(options, state, player=None):
    if state["turn"] == "over" or player not in (None, state["turn"]):
        return []
    return [name for name, mark in zip(NAMES, state["board"]) if mark == "."]


def probabilities(options, state):
    return {}


def apply(options, state, move):
    if move not in legal(options, state):
        raise Illegal(move)
    at = NAMES.index(move)
    return judged(options, state["board"][:at] + " XO"[state["turn"]] + state["board"][at + 1:])


def view(options, state, player):
    return deepcopy(state)                  # nothing is hidden


def validate(options, state):
    exact_keys(state, ("turn", "board", "result"), "")
    board = state["board"]
    if type(board) is not str or len(board) != 9 or set(board) - set(".XO"):
        raise Refused("board", "not nine of . X O")
    more = board.count("X") - board.count("O")
    if more not in (0, 1) or has_row(board, "O" if more else "X"):
        raise Refused("board", "no game leads here")
    for key in ("turn", "result"):
        if not same(state[key], judged(options, board)[key]):
            raise Refused(key, "not that of the board")
