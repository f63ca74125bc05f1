"""Reference engine of roses, written from roses.md alone."""

from copy import deepcopy
from fractions import Fraction

from common import Illegal, Refused, complete_options, exact_keys, list_of, same, whole

GAME = "roses"
OPTIONS = {"rows": 9, "cols": 9, "pawns": 26}

# Rule 1: 24 cards, in the order in which sets are written; N is towards row 0, O is west.
STEP = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1),
        "S": (1, 0), "SO": (1, -1), "O": (0, -1), "NO": (-1, -1)}
CARDS = [d + str(n) for d in STEP for n in (1, 2, 3)]
ORDER = {card: i for i, card in enumerate(CARDS)}
REACH = {d + str(n): (STEP[d][0] * n, STEP[d][1] * n) for d in STEP for n in (1, 2, 3)}
PAWN = {1: "R", 2: "B"}

# Moves: what input also takes.
SPELLING = {"draw": "pioche", "pass": "passe"}
for _card in CARDS:
    SPELLING[_card.replace("O", "W")] = _card
    SPELLING["*" + _card.replace("O", "W")] = "*" + _card


def check_options(options):
    options = complete_options(options, OPTIONS)
    whole(options["rows"], 3, 9, "options.rows")
    whole(options["cols"], 3, 9, "options.cols")
    whole(options["pawns"], 1, 81, "options.pawns")
    return options


def players(options):
    return 2


def king_start(options):
    return [options["rows"] // 2, options["cols"] // 2]


def ordered(cards):
    return sorted(cards, key=ORDER.__getitem__)


def arrival(state, card):
    """Rule 3: where the card takes the king, or None when it cannot be played."""
    board = state["board"]
    row, col = state["king"][0] + REACH[card][0], state["king"][1] + REACH[card][1]
    if 0 <= row < len(board) and 0 <= col < len(board[0]) and board[row][col] == ".":
        return row, col
    return None


def legal(options, state, player=None):
    turn = state["turn"]
    if turn == "over":
        return []
    if turn == "chance":
        return ["*" + card for card in state["pile"]] if player is None else []
    if player not in (None, turn):
        return []
    hand = state["hands"][turn - 1]
    moves = [card for card in hand if arrival(state, card)]     # rule 2, rule 3
    if len(hand) < 5:                                           # rule 2, rule 4
        moves.append("pioche")
    return moves or ["passe"]                                   # rule 2


def probabilities(options, state):
    if state["turn"] != "chance":
        return {}
    return {"*" + card: Fraction(1, len(state["pile"])) for card in state["pile"]}


def score(board, pawn):
    """Rule 6: the sum of the squares of the sizes of the territories."""
    todo = {(r, c) for r, row in enumerate(board) for c, x in enumerate(row) if x == pawn}
    total = 0
    while todo:
        border, size = [todo.pop()], 0
        while border:
            r, c = border.pop()
            size += 1
            for cell in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if cell in todo:
                    todo.remove(cell)
                    border.append(cell)
        total += size * size
    return total


def pawns_on(board, pawn):
    return sum(row.count(pawn) for row in board)


def end(options, board, passes):
    """Rules 5 and 6: the result, or None."""
    if options["pawns"] in (pawns_on(board, "R"), pawns_on(board, "B")):
        reason = "last-pawn"
    elif passes == 2:
        reason = "both-pass"
    else:
        return None
    red, white = score(board, "R"), score(board, "B")
    sign = (red > white) - (red < white)
    return {"utility": [sign, -sign], "scores": [red, white], "reason": reason}


def apply(options, state, move):
    text = SPELLING.get(move, move)
    turn = state["turn"]
    # A record may hold "!passe": like "passe", on any player's turn.
    if not (text == "!passe" and turn in (1, 2)) and text not in legal(options, state):
        raise Illegal(move)
    board, king = list(state["board"]), list(state["king"])
    hands = [list(hand) for hand in state["hands"]]
    pile, discard = list(state["pile"]), list(state["discard"])
    passes, drawing = state["passes"], None
    if turn == "chance":                                        # rule 4: the card comes
        pile.remove(text[1:])
        hands[state["drawing"] - 1].append(text[1:])
        turn = 3 - state["drawing"]
    elif text == "pioche":                                      # rule 4
        if not pile:
            pile, discard = discard, []
        passes, drawing, turn = 0, turn, "chance"
    elif text in ("passe", "!passe"):
        passes, turn = passes + 1, 3 - turn
    else:                                                       # rule 3
        row, col = arrival(state, text)
        hands[turn - 1].remove(text)
        discard.append(text)
        king = [row, col]
        board[row] = board[row][:col] + PAWN[turn] + board[row][col + 1:]
        passes, turn = 0, 3 - turn
    result = end(options, board, passes)                        # rule 5
    return {"turn": "over" if result else turn, "board": board, "king": king,
            "hands": [ordered(hand) for hand in hands], "pile": ordered(pile), "discard": ordered(discard),
            "passes": passes, "drawing": drawing, "result": result}


def view(options, state, player):
    return deepcopy(state)                  # nothing is hidden


def validate(options, state):
    exact_keys(state, ("turn", "board", "king", "hands", "pile", "discard", "passes", "drawing", "result"), "")
    turn, board, king = state["turn"], state["board"], state["king"]
    passes, drawing, result = state["passes"], state["drawing"], state["result"]
    rows, cols, pawns = options["rows"], options["cols"], options["pawns"]
    if not (type(turn) is int and turn in (1, 2) or type(turn) is str and turn in ("chance", "over")):
        raise Refused("turn", f"neither 1, 2, chance nor over: {turn!r}")
    list_of(board, rows, "board")
    for r, row in enumerate(board):
        if type(row) is not str or len(row) != cols or set(row) - set(".RB"):
            raise Refused(f"board[{r}]", f"not {cols} characters . R B")
    list_of(king, 2, "king")
    whole(king[0], 0, rows - 1, "king[0]")
    whole(king[1], 0, cols - 1, "king[1]")
    # Each of the 24 cards exactly once in hands, pile and discard; at most 5 in a hand.
    list_of(state["hands"], 2, "hands")
    seen = set()
    for key, zone in (("hands[0]", state["hands"][0]), ("hands[1]", state["hands"][1]),
                      ("pile", state["pile"]), ("discard", state["discard"])):
        list_of(zone, None, key)
        for card in zone:
            if type(card) is not str or card not in ORDER:
                raise Refused(key, f"not a card: {card!r}")
            if card in seen:
                raise Refused(key, f"{card} twice")
            seen.add(card)
        if key.startswith("hands") and len(zone) > 5:
            raise Refused(key, f"{len(zone)} cards")
    if len(seen) != 24:
        raise Refused("pile", f"{24 - len(seen)} cards are missing")
    # The king is on a pawn, or at his start on a board without pawns.
    red, white = pawns_on(board, "R"), pawns_on(board, "B")
    if board[king[0]][king[1]] == "." and (red + white or king != king_start(options)):
        raise Refused("king", "neither on a pawn nor at the start of an empty board")
    if red > pawns or white > pawns or red == white == pawns:
        raise Refused("board", f"{red} red and {white} white pawns")
    whole(passes, 0, 2, "passes")
    if passes and pawns in (red, white):
        raise Refused("passes", "not 0 after the last pawn")
    expected = end(options, board, passes)
    if (turn == "over") != (expected is not None):
        raise Refused("turn", "the game is over" if expected else "the game is not over")
    if turn == "chance":
        whole(drawing, 1, 2, "drawing")
        if passes:
            raise Refused("passes", "not 0 at a draw")
        if not state["pile"]:
            raise Refused("pile", "empty at a draw")
        if len(state["hands"][drawing - 1]) >= 5:
            raise Refused("drawing", "the hand is full")
    elif drawing is not None:
        raise Refused("drawing", "not null, nobody draws")
    if not same(result, expected):
        raise Refused("result", "not what the state gives")


def random_start(options, rng):
    cards = rng.sample(CARDS, 24)           # rule 1
    return {"turn": 1, "board": ["." * options["cols"]] * options["rows"], "king": king_start(options),
            "hands": [ordered(cards[:5]), ordered(cards[5:10])], "pile": ordered(cards[10:]), "discard": [],
            "passes": 0, "drawing": None, "result": None}


def check_start(options, state):
    """Rule 1; the cards themselves are checked by validate."""
    expected = {"turn": 1, "board": ["." * options["cols"]] * options["rows"], "king": king_start(options),
                "discard": [], "passes": 0, "drawing": None, "result": None}
    for key, value in expected.items():
        if not same(state[key], value):
            raise Refused(key, f"not {value!r} at the start")
    for i in (0, 1):
        list_of(state["hands"][i], 5, f"hands[{i}]")
    for key, zone in (("hands[0]", state["hands"][0]), ("hands[1]", state["hands"][1]), ("pile", state["pile"])):
        if zone != ordered(zone):
            raise Refused(key, "not written in the order of the cards")


# --- for mutate.py ---------------------------------------------------------------------------

def mutations(options, state, rng):
    """A changed state that often is still valid."""
    new = deepcopy(state)
    zones = new["hands"] + [new["pile"], new["discard"]]
    cells = [(r, c) for r in range(options["rows"]) for c in range(options["cols"])]
    turn = {"chance": new["drawing"], "over": rng.choice((1, 2))}.get(new["turn"], new["turn"])
    kind = rng.choice(("move", "swap", "shuffle", "pawn", "king", "turn", "passes", "draw", "refill"))
    if kind == "move":                      # a card goes to another zone
        a, b = rng.sample(zones, 2)
        if a:
            b.append(a.pop(rng.randrange(len(a))))
    elif kind == "swap":                    # two cards change places
        a, b = rng.sample(zones, 2)
        if a and b:
            i, j = rng.randrange(len(a)), rng.randrange(len(b))
            a[i], b[j] = b[j], a[i]
    elif kind == "shuffle":
        for zone in zones:
            rng.shuffle(zone)
    elif kind == "pawn":                    # a pawn changes colour, comes or goes
        r, c = rng.choice(cells)
        new["board"][r] = new["board"][r][:c] + rng.choice(".RB") + new["board"][r][c + 1:]
    elif kind == "king":
        new["king"] = list(rng.choice([(r, c) for r, c in cells if new["board"][r][c] != "."] or cells))
    elif kind == "turn":
        turn = 3 - turn
    elif kind == "passes":
        new["passes"] = rng.choice((0, 1, 2))
    elif kind == "draw":
        new["drawing"] = turn = rng.choice((1, 2))
        new["turn"], new["passes"] = "chance", rng.choice((0, 0, 0, 1))
    elif kind == "refill":
        new["pile"], new["discard"] = new["discard"], new["pile"]
    if rng.random() < 0.8:
        new["result"] = end(options, new["board"], new["passes"])
        if new["turn"] != "chance" or new["result"]:
            new["turn"], new["drawing"] = "over" if new["result"] else turn, None
    return new
