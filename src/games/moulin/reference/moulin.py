"""Reference engine of moulin, written from moulin.md alone."""

import re
from collections import Counter
from copy import deepcopy

from common import Illegal, Refused, complete_options, exact_keys, list_of, same, whole

GAME = "moulin"
OPTIONS = {"flying": True, "pieces": 9, "repetition": 3, "quiet_plies": 100}

# Board and coordinates: the points in reading order, the 16 mills across and down.
POINTS = ("11 14 17 22 24 26 33 34 35 41 42 43 "
          "45 46 47 53 54 55 62 64 66 71 74 77").split()
INDEX = {name: i for i, name in enumerate(POINTS)}
MILLS = [[INDEX[name] for name in mill.split()] for mill in (
    "11 14 17", "22 24 26", "33 34 35", "41 42 43", "45 46 47", "53 54 55", "62 64 66", "71 74 77",
    "11 41 71", "22 42 62", "33 43 53", "14 24 34", "54 64 74", "35 45 55", "26 46 66", "17 47 77")]
# For each point: its neighbours, and the two other points of each mill through it.
ADJACENT = [sorted({q for a, b, c in MILLS for p, q in ((a, b), (b, a), (b, c), (c, b)) if p == i})
            for i in range(24)]
OTHERS = [[[q for q in mill if q != i] for mill in MILLS if i in mill] for i in range(24)]

# Moves: a point is two digits, or a file a..g and a rank 1..7 from the bottom.
ALGEBRAIC = {"abcdefg"[int(name[1]) - 1] + str(8 - int(name[0])): name for name in POINTS}
MOVE = re.compile(r"(?:(?P<start>[a-g1-7][1-7])-)?(?P<to>[a-g1-7][1-7])(?:x(?P<gone>[a-g1-7][1-7]))?")


def check_options(options):
    options = complete_options(options, OPTIONS)
    if type(options["flying"]) is not bool:
        raise Refused("options.flying", "not true or false")
    whole(options["pieces"], 3, 12, "options.pieces")
    whole(options["repetition"], 0, 9, "options.repetition")
    if options["repetition"] == 1:
        raise Refused("options.repetition", "0 or 2..9")
    whole(options["quiet_plies"], 0, 200, "options.quiet_plies")
    if options["quiet_plies"] == 0 and options["repetition"] != 0:
        raise Refused("options.quiet_plies", "0 only with repetition 0")
    return options


def players(options):
    return 2


def plays(options, board, hand, me):
    """Rules 1 and 2: (start or None, to) of every play of `me`, removals left aside."""
    piece = str(me)
    empty = [p for p in range(24) if board[p] == "."]
    if hand[me - 1] > 0:                                        # rule 1
        for to in empty:
            yield None, to
        return
    fly = options["flying"] and board.count(piece) == 3         # rule 2
    for start in range(24):
        if board[start] == piece:
            for to in empty if fly else ADJACENT[start]:
                if board[to] == ".":
                    yield start, to


def closes(board, piece, start, to):
    """Rule 3: does the play complete a mill through `to` (`start` being left)?"""
    return any(board[a] == piece == board[b] and a != start and b != start for a, b in OTHERS[to])


def removable(board, piece):
    """Rule 3: the pieces that may be removed: those in no mill, or all if every one is in a mill."""
    pieces = [p for p in range(24) if board[p] == piece]
    free = [p for p in pieces if not closes(board, piece, None, p)]
    return free or pieces


def legal(options, state, player=None):
    me = state["turn"]
    if me == "over" or player not in (None, me):
        return []
    board = state["board"]
    targets = removable(board, str(3 - me))
    moves = []
    for start, to in plays(options, board, state["hand"], me):
        text = POINTS[to] if start is None else POINTS[start] + "-" + POINTS[to]
        if targets and closes(board, str(me), start, to):       # rule 3 (none if none is there)
            moves += [text + "x" + POINTS[p] for p in targets]
        else:
            moves.append(text)
    return moves


def probabilities(options, state):
    return {}


def end(options, board, hand, quiet, seen, me):
    """Rule 6: the result with `me` now to move, or None."""
    lost = [-1, 1] if me == 1 else [1, -1]
    if board.count(str(me)) + hand[me - 1] < 3:                 # rule 4
        return {"utility": lost, "scores": None, "reason": "two-pieces"}
    if next(plays(options, board, hand, me), None) is None:     # rule 4
        return {"utility": lost, "scores": None, "reason": "blocked"}
    # rule 5
    if options["repetition"] and seen.count(board + str(me)) + 1 >= options["repetition"]:
        return {"utility": [0, 0], "scores": None, "reason": "repetition"}
    if options["quiet_plies"] and quiet >= options["quiet_plies"]:
        return {"utility": [0, 0], "scores": None, "reason": "quiet"}
    return None


def canonical(move):
    """The canonical spelling of a move in either notation, point by point; None if it is no move."""
    parts = MOVE.fullmatch(move)
    if not parts:
        return None
    start, to, gone = (name and ALGEBRAIC.get(name, name) for name in parts.group("start", "to", "gone"))
    return (start + "-" if start else "") + to + ("x" + gone if gone else "")


def apply(options, state, move):
    text = canonical(move)
    if text not in legal(options, state):
        raise Illegal(move)
    start, to, gone = MOVE.fullmatch(text).group("start", "to", "gone")
    me = state["turn"]
    board, hand = list(state["board"]), list(state["hand"])
    board[INDEX[to]] = str(me)
    if start:
        board[INDEX[start]] = "."
    else:
        hand[me - 1] -= 1
    if gone:
        board[INDEX[gone]] = "."
    board = "".join(board)
    if start and not gone:                  # neither a placement nor a removal
        quiet, seen = state["quiet"] + 1, list(state["seen"])
        if options["repetition"]:
            seen.append(state["board"] + str(me))
    else:
        quiet, seen = 0, []
    result = end(options, board, hand, quiet, seen, 3 - me)
    return {"turn": "over" if result else 3 - me, "board": board, "hand": hand,
            "quiet": quiet, "seen": seen, "result": result}


def view(options, state, player):
    return deepcopy(state)                  # nothing is hidden


def validate(options, state):
    exact_keys(state, ("turn", "board", "hand", "quiet", "seen", "result"), "")
    turn, board, hand = state["turn"], state["board"], state["hand"]
    quiet, seen, result = state["quiet"], state["seen"], state["result"]
    if not (type(turn) is int and turn in (1, 2) or type(turn) is str and turn == "over"):
        raise Refused("turn", f"neither 1, 2 nor over: {turn!r}")
    over = turn == "over"
    if type(board) is not str or len(board) != 24 or set(board) - set(".12"):
        raise Refused("board", "not 24 characters . 1 2")
    list_of(hand, 2, "hand")
    for i in (0, 1):
        whole(hand[i], 0, options["pieces"], f"hand[{i}]")
        total = board.count(str(i + 1)) + hand[i]
        if total > options["pieces"]:
            raise Refused("board", f"player {i + 1} has {total} pieces")
        if total < 3 and not over:
            raise Refused("board", f"player {i + 1} has {total} pieces, the game is over")
    # Who is to move, or next once over, as far as the hands tell.
    if hand == [0, 0]:
        movers = [1, 2]
    elif hand[0] == hand[1]:
        movers = [1]
    elif hand[0] + 1 == hand[1]:
        movers = [2]
    else:
        raise Refused("hand", "neither equal nor the second one more")
    if not over:
        if turn not in movers:
            raise Refused("hand", f"not with {turn} to move")
        movers = [turn]
    whole(quiet, 0, 2 ** 31 - 1, "quiet")            # a ruling: the page gives no limit
    if quiet and hand != [0, 0]:
        raise Refused("quiet", "not 0 while a hand is not empty")
    # Below quiet_plies, which the move that ends the game may reach.
    if options["quiet_plies"] and quiet >= options["quiet_plies"] + over:
        raise Refused("quiet", "quiet_plies is reached")
    list_of(seen, quiet if options["repetition"] else 0, "seen")
    for i, entry in enumerate(seen):
        key = f"seen[{i}]"
        if type(entry) is not str or len(entry) != 25 or set(entry[:24]) - set(".12") or entry[24] not in "12":
            raise Refused(key, "not a board and a player")
        if entry[:24].count("1") != board.count("1") or entry[:24].count("2") != board.count("2"):
            raise Refused(key, "not as many pieces as on the board")
        if i and entry[24] == seen[i - 1][24]:
            raise Refused(key, "the players do not alternate")
    if seen:
        movers = [me for me in movers if str(me) != seen[-1][24]]
        if not movers:
            raise Refused("seen", "the players do not alternate up to the one to move")
        if max(Counter(seen).values()) >= options["repetition"]:
            raise Refused("seen", "a position too often")
    ends = [end(options, board, hand, quiet, seen, me) for me in movers]
    if not over and ends != [None]:
        raise Refused("turn", f"the game is over: {ends[0]['reason']}")
    if over and ends == [None] * len(ends):
        raise Refused("turn", "the game is not over")
    if not any(same(result, e) for e in ends if (e is not None) == over):
        raise Refused("result", "not what the state gives")


def random_start(options, rng):
    n = options["pieces"]
    return {"turn": 1, "board": "." * 24, "hand": [n, n], "quiet": 0, "seen": [], "result": None}


def check_start(options, state):
    for key, value in random_start(options, None).items():
        if not same(state[key], value):
            raise Refused(key, f"not {value!r} at the start")


# --- for mutate.py ---------------------------------------------------------------------------

def mutations(options, state, rng):
    """A changed state that often is still valid."""
    new = deepcopy(state)
    board, seen = list(new["board"]), new["seen"]
    mover = new["turn"]
    if mover == "over":
        mover = 3 - int(seen[-1][24]) if seen else rng.choice((1, 2))

    def some(chars):
        return rng.choice([p for p in range(24) if board[p] in chars] or [0])

    def swap(cells, p, q):
        cells[p], cells[q] = cells[q], cells[p]

    kind = rng.choice(("swap", "swap", "add", "remove", "forget", "entry", "repeat", "turn", "place", "strip"))
    if kind == "swap":                      # one permutation of the points, in seen too
        p, q = some(".12"), some("12")
        swap(board, p, q)
        for i, entry in enumerate(seen):
            cells = list(entry)
            swap(cells, p, q)
            seen[i] = "".join(cells)
    elif kind in ("add", "remove"):         # more or fewer pieces, history forgotten or not
        board[some("." if kind == "add" else "12")] = rng.choice("12") if kind == "add" else "."
        if rng.random() < 0.7:
            new["quiet"], new["seen"] = 0, []
    elif kind == "forget":
        drop = rng.randint(0, len(seen))
        del seen[:drop]
        new["quiet"] -= drop
    elif kind == "entry" and seen:
        i = rng.randrange(len(seen))
        cells = list(seen[i])
        swap(cells, rng.randrange(24), rng.randrange(24))
        seen[i] = "".join(cells)
    elif kind == "repeat" and seen:         # an earlier position or the present one, some times more
        entry = rng.choice(seen + ["".join(board) + str(mover)] * len(seen))
        places = [i for i in range(len(seen)) if seen[i][24] == entry[24]]
        for i in rng.sample(places, min(len(places), rng.randint(1, 3))):
            seen[i] = entry
    elif kind == "turn":
        mover = 3 - mover
    elif kind == "place":
        for piece in (1, 2):
            board[some(".")] = str(piece)
            new["hand"][piece - 1] -= 1
    elif kind == "strip":                   # down to two or three pieces
        piece = rng.choice("12")
        while board.count(piece) > 2 + rng.randrange(2):
            board[some(piece)] = "."
        new["quiet"], new["seen"] = 0, []
    new["board"] = "".join(board)
    if rng.random() < 0.8:
        new["result"] = end(options, new["board"], new["hand"], new["quiet"], new["seen"], mover)
        new["turn"] = "over" if new["result"] else mover
    return new
