"""Reference engine of trolls, written from trolls.md alone."""

import re
from copy import deepcopy

from common import Illegal, Refused, complete_options, exact_keys, list_of, same, whole

GAME = "trolls"
OPTIONS = {"cells": 7, "stones": 15}

JOINT = re.compile(r"([1-9][0-9]*),([1-9][0-9]*)", re.ASCII)


def check_options(options):
    options = complete_options(options, OPTIONS)
    whole(options["cells"], 3, 101, "options.cells")
    if options["cells"] % 2 == 0:
        raise Refused("options.cells", "not odd")
    whole(options["stones"], 1, 1000, "options.stones")
    return options


def players(options):
    return 2


def legal(options, state, player=None):
    if state["turn"] == "over":
        return []
    if player not in (1, 2):
        raise ValueError("a simultaneous game: the moves of which player?")
    return [str(n) for n in range(1, state["stones"][player - 1] + 1)]      # rule 2


def probabilities(options, state):
    return {}


def throw(options, state, left, right):
    """The state after a turn of legal throws."""
    last = options["cells"] - 1                                 # rule 1
    stones = [state["stones"][0] - left, state["stones"][1] - right]
    troll = state["troll"]
    if left < right:                                            # rule 2
        troll -= 1
    elif left > right:
        troll += 1
    reason, sign = None, 0                                      # sign 1: player 1 wins
    if troll in (0, last):                                      # rule 3
        reason = "castle"
    elif 0 in stones:                                           # rule 4
        reason = "out-of-stones"
        if stones[0] == 0:
            troll = max(0, troll - stones[1])
        else:
            troll = min(last, troll + stones[0])
    if reason:                                                  # the nearer castle's lord loses
        sign = (troll > last // 2) - (troll < last // 2)
    result = {"utility": [sign, -sign], "scores": None, "reason": reason} if reason else None
    return {"turn": "over" if reason else "all", "troll": troll, "stones": stones,
            "throws": state["throws"] + [[left, right]], "result": result}


def apply(options, state, move):
    parts = JOINT.fullmatch(move)
    if not parts or state["turn"] == "over":
        raise Illegal(move)
    left, right = int(parts[1]), int(parts[2])
    if left > state["stones"][0] or right > state["stones"][1]:
        raise Illegal(move)
    return throw(options, state, left, right)


def view(options, state, player):
    return deepcopy(state)                  # nothing is hidden


def replay(options, troll, stones, throws):
    """The state that these throws lead to from a set-up start; None if one comes after the end."""
    state = {"turn": "all", "troll": troll, "stones": stones, "throws": [], "result": None}
    for left, right in throws:
        if state["turn"] == "over" or left > state["stones"][0] or right > state["stones"][1]:
            return None
        state = throw(options, state, left, right)
        state["throws"] = []                # (not copied at each turn, see below)
    state["throws"] = throws
    return state


def validate(options, state):
    exact_keys(state, ("turn", "troll", "stones", "throws", "result"), "")
    turn, troll, stones, throws = state["turn"], state["troll"], state["stones"], state["throws"]
    if type(turn) is not str or turn not in ("all", "over"):
        raise Refused("turn", f"neither all nor over: {turn!r}")
    last = options["cells"] - 1
    whole(troll, 0, last, "troll")
    list_of(stones, 2, "stones")
    for i in (0, 1):
        whole(stones[i], 0, options["stones"], f"stones[{i}]")
    list_of(throws, None, "throws")
    for i, pair in enumerate(throws):
        list_of(pair, 2, f"throws[{i}]")
        for j in (0, 1):
            whole(pair[j], 1, options["stones"], f"throws[{i}][{j}]")
    # Undo the throws: the stocks of the start ...
    stocks = [stones[i] + sum(pair[i] for pair in throws) for i in (0, 1)]
    for i in (0, 1):
        if not 1 <= stocks[i] <= options["stones"]:
            raise Refused(f"stones[{i}]", f"the game would have begun with {stocks[i]}")
    # ... and its cell, which a last push hides: then any cell that leads here will do.
    if turn == "over" and 0 in stones:
        cells = range(1, last)
    else:
        cells = [troll - sum((a > b) - (a < b) for a, b in throws)]
        if not 1 <= cells[0] < last:
            raise Refused("troll", f"the game would have begun on cell {cells[0]}")
    found = [replay(options, cell, stocks, throws) for cell in cells]
    found = [s for s in found if s and s["troll"] == troll]
    if not found:
        raise Refused("throws", "they do not lead to this state")
    if not any(s["turn"] == turn for s in found):
        raise Refused("turn", f"the throws lead to {found[0]['turn']}")
    if not any(same(s, state) for s in found):
        raise Refused("result", "not what the state gives")


def random_start(options, rng):
    n = options["stones"]
    return {"turn": "all", "troll": options["cells"] // 2, "stones": [n, n], "throws": [], "result": None}


def check_start(options, state):
    for key, value in random_start(options, None).items():
        if not same(state[key], value):
            raise Refused(key, f"not {value!r} at the start")


# --- for mutate.py ---------------------------------------------------------------------------

def mutations(options, state, rng):
    """A changed state that often is still valid: other throws, another start."""
    throws = deepcopy(state["throws"])
    stocks = [min(options["stones"], state["stones"][i] + sum(pair[i] for pair in throws)) for i in (0, 1)]
    kind = rng.choice(("start", "start", "throw", "longer", "shorter", "order", "end"))
    start = options["cells"] // 2
    if kind == "start":
        start = rng.randint(1, options["cells"] - 2)
        stocks = [rng.randint(1, options["stones"]) for _ in (0, 1)] if rng.random() < 0.5 else stocks
    elif kind == "throw" and throws:
        throws[rng.randrange(len(throws))][rng.randrange(2)] = rng.randint(1, options["stones"])
    elif kind == "longer":
        throws.append([rng.randint(1, 3), rng.randint(1, 3)])
    elif kind == "shorter":
        del throws[rng.randint(0, len(throws)):]
    elif kind == "order":
        rng.shuffle(throws)
    new = {"turn": "all", "troll": start, "stones": stocks, "throws": [], "result": None}
    for left, right in throws:              # as far as they are legal
        if new["turn"] == "all" and left <= new["stones"][0] and right <= new["stones"][1]:
            new = throw(options, new, left, right)
    if kind == "end" and new["turn"] == "all":
        left = rng.choice((new["stones"][0], rng.randint(1, new["stones"][0])))
        right = rng.choice((new["stones"][1], rng.randint(1, new["stones"][1])))
        new = throw(options, new, left, right)
    if rng.random() < 0.3:                  # and a small lie, which a final push may make true
        key = rng.choice(("troll", "stones", "result", "turn"))
        if key == "troll":
            new["troll"] += rng.choice((-1, 1))
        elif key == "stones":
            new["stones"][rng.randrange(2)] += rng.choice((-1, 1))
        elif key == "result" and new["result"]:
            new["result"]["reason"] = rng.choice(("castle", "out-of-stones"))
        elif key == "turn":
            new["turn"], new["result"] = "all", None
    return new
