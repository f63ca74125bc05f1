"""What the reference engines and their drivers share: exceptions and small JSON helpers."""

import glob
import importlib
import itertools
import json
import os
import sys

# Where the engines are: the file <id>.py of each.
FOLDERS = {path.split(os.sep)[-2]: path for path in sorted(glob.glob(
    os.path.join(os.path.dirname(os.path.abspath(__file__)), *"../../src/games/*/reference".split("/"))))}
GAMES = tuple(FOLDERS)


class Refused(Exception):
    """A document, option or state that may not be loaded; .key is a dotted path."""

    def __init__(self, key, why):
        super().__init__(f"{key}: {why}")
        self.key = key
        self.why = why


class Illegal(Exception):
    """A move that is not legal in the state it was applied to."""


# --- for the engines -------------------------------------------------------------------------

def whole(value, low, high, key):
    """Refuse unless value is a whole number low..high (true, 3.0 and "3" are none)."""
    if type(value) is not int:
        raise Refused(key, f"not a whole number: {value!r}")
    if not low <= value <= high:
        raise Refused(key, f"{value} is not in {low}..{high}")


def exact_keys(value, keys, key):
    """Refuse unless value is an object with exactly these keys; key "" is the state itself."""
    if type(value) is not dict:
        raise Refused(key or "state", "not an object")
    for name in keys:
        if name not in value:
            raise Refused(f"{key}.{name}" if key else name, "missing")
    for name in value:
        if name not in keys:
            raise Refused(f"{key}.{name}" if key else name, "unknown key")


def list_of(value, length, key):
    """Refuse unless value is a list (of that length, if not None)."""
    if type(value) is not list:
        raise Refused(key, "not a list")
    if length is not None and len(value) != length:
        raise Refused(key, f"length {len(value)}, expected {length}")


def complete_options(options, defaults):
    """Defaults for what is left out; an unknown option is refused."""
    if type(options) is not dict:
        raise Refused("options", "not an object")
    for name in options:
        if name not in defaults:
            raise Refused("options." + name, "unknown option")
    return {**defaults, **options}


def same(a, b):
    """Equal as JSON: 1, 1.0 and true are three different values."""
    return a == b and json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


# --- for the drivers -------------------------------------------------------------------------

def game_module(game):
    if type(game) is not str or game not in GAMES:
        raise Refused("game", f"unknown game {game!r}")
    if FOLDERS[game] not in sys.path:
        sys.path.append(FOLDERS[game])
    return importlib.import_module(game)


def parse(text):
    """JSON as the formats want it: no key twice, no NaN."""
    def pairs(items):
        value = dict(items)
        if len(value) != len(items):
            names = [name for name, _ in items]
            twice = next(name for name in names if names.count(name) > 1)
            raise ValueError(f"key {twice!r} twice")
        return value

    def constant(name):
        raise ValueError(f"{name} is not JSON")

    return json.loads(text, object_pairs_hook=pairs, parse_constant=constant)


def judge(doc):
    """(module, options, state) of a state document, or Refused."""
    exact_keys(doc, ("game", "options", "state"), "")
    module = game_module(doc["game"])
    options = module.check_options(doc["options"])
    module.validate(options, doc["state"])
    return module, options, doc["state"]


def all_moves(module, options, state):
    """Every move that apply takes: the decider's, nature's, or all joint moves."""
    if state["turn"] != "all":
        return module.legal(options, state)
    seats = range(1, module.players(options) + 1)
    return [",".join(m) for m in itertools.product(*(module.legal(options, state, p) for p in seats))]
