"""The cards, options and zones of `guerre`, for the reference engine guerre.py."""

from copy import deepcopy

from common import Refused, complete_options, whole

GAME = "guerre"
OPTIONS = {"level": "advanced", "priests": 3, "wizards": 3}
POSITIONS = ("F1", "F2", "F3", "A1", "A2", "A3")
PHASES = ("setup-front", "setup-reserve", "draw", "action", "attack", "defend", "volley",
          "counter", "conscript", "develop", "over")

# | unit | attack | defence upright | defence turned | reach (forward, sideways) |
# K1 and K2: "A King keeps the values of his player's number."  Attack None: "cards in own hand".
UNITS = {
    "K1": (1, 4, 4, ((1, -2), (1, -1), (1, 0), (1, 1), (1, 2), (2, 0))),
    "K2": (1, 5, 4, ((1, -2), (1, -1), (1, 0), (1, 1), (1, 2))),
    "S": (None, 2, 1, ((1, 0),)),
    "G": (1, 3, 2, ((1, 0),)),
    "A": (1, 2, 1, ((1, -2), (1, 2), (2, -1), (2, 1))),
    "P": (1, 2, 2, ((1, -1), (1, 1))),
    "W": (1, 2, 1, ((1, 0), (2, 0), (3, 0))),
}


def name_of(unit, player):
    return "K%d" % player if unit == "K" else unit


def defence(unit, player):
    """The defence "in its present posture" of a unit (an object of `field`) of this player."""
    return UNITS[name_of(unit["unit"], player)][2 if unit["turned"] else 1]


def compute_reach(name, position):
    """The enemy positions that a unit of UNITS standing on `position` reaches."""
    column, targets = int(position[1]), []
    for forward, sideways in UNITS[name][3]:
        # "Counted forward from a unit on F: 1 is the enemy front, 2 the enemy rear; from a unit on
        # A: 1 is one's own front (nobody to attack), 2 the enemy front, 3 the enemy rear."
        depth = forward if position[0] == "F" else forward - 1
        # "a target (f, d) from column c is enemy column 4-(c+d) at that depth, if it is 1..3"
        target = 4 - (column + sideways)
        if depth in (1, 2) and target in (1, 2, 3):
            targets.append("%s%d" % ("F" if depth == 1 else "A", target))
    return targets


REACH = {(name, position): compute_reach(name, position) for name in UNITS for position in POSITIONS}


def reach(unit, player, position):
    return REACH[name_of(unit, player), position]


# ---------------------------------------------------------------------------------- options

def check_options(options):
    full = complete_options(options, OPTIONS)
    if full["level"] not in ["simple", "intermediate", "advanced"]:
        raise Refused("options.level", "not one of simple, intermediate, advanced")
    for key in ("priests", "wizards"):
        whole(full[key], 0, 9, "options." + key)
    return full


def players(options):
    return 2


def copies(options):
    """Copies of each kind but K in one player's deck."""
    kinds = {"S": 9, "G": 6, "A": 5}
    if options["level"] == "advanced":   # "used when advanced"
        kinds["P"] = options["priests"]
        kinds["W"] = options["wizards"]
    return kinds


# ------------------------------------------------------------------------------ small helpers

def other(player):
    return 3 - player

def of(state, player):
    return state["players"][player - 1]

def size(counts):
    return sum(counts.values())

def add(counts, kind):
    counts[kind] = counts.get(kind, 0) + 1

def take(counts, kind):
    counts[kind] -= 1
    if counts[kind] == 0:       # "Zero counts are left out."
        del counts[kind]

def citizens(owner):
    """"`kingdom` counts own demobilised units, `captured` those taken from the enemy; both are
    citizens." """
    return size(owner["kingdom"]) + size(owner["captured"])

def units_of(owner):
    return [unit for unit in owner["field"].values() if unit is not None]

def upright(kind):
    return {"unit": kind, "turned": False, "damage": 0}


def move_up(field):
    """"When a front unit leaves, the unit behind it moves up, keeping posture and damage." """
    for column in "123":
        if field["F" + column] is None and field["A" + column] is not None:
            field["F" + column], field["A" + column] = field["A" + column], None


def copy_state(state):
    copied = {**state, "stack": list(state["stack"]), "attack": state["attack"] and dict(state["attack"]),
              "result": deepcopy(state["result"])}
    copied["players"] = [
        {"hand": dict(p["hand"]), "pile": dict(p["pile"]), "reserve": list(p["reserve"]),
         "field": {position: unit and dict(unit) for position, unit in p["field"].items()},
         "kingdom": dict(p["kingdom"]), "captured": dict(p["captured"]),
         "graveyard": dict(p["graveyard"]), "bonus": p["bonus"]}
        for p in state["players"]]
    return copied


def majority(options, state):
    """The player with "strictly more citizens than the opponent in at least 4 of the 5 kinds
    S G A P W" (advanced), or 0."""
    if options["level"] != "advanced":
        return 0
    first, second = state["players"]
    more = [0, 0]
    for kind in "SGAPW":
        one = first["kingdom"].get(kind, 0) + first["captured"].get(kind, 0)
        two = second["kingdom"].get(kind, 0) + second["captured"].get(kind, 0)
        more[0] += one > two
        more[1] += two > one
    return 1 if more[0] >= 4 else 2 if more[1] >= 4 else 0
