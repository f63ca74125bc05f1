"""Reference engine of `guerre` (L'art de la guerre), written from shared/rules/guerre.md alone.

It is naive on purpose: the sentences of the rule page are quoted next to the lines that do them.
States and views are the plain JSON-shaped dicts of the page; nothing else is remembered.
"""

from copy import deepcopy
from fractions import Fraction

from common import Illegal, Refused, complete_options, exact_keys, list_of, same, whole

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


# -------------------------------------------------------------------------------- legal moves

def priest_moves(field):
    """"move one own unit, upright or turned, to another own position; if that is occupied the two
    swap; a rear position needs its front occupied afterwards by another unit" """
    moves = []
    for i, start in enumerate(POSITIONS):
        for j, end in enumerate(POSITIONS) if field[start] is not None else ():
            front = "F" + end[1]
            if field[end] is not None:
                allowed = i < j     # "a swap is written from the earlier of F1 F2 F3 A1 A2 A3"
            else:
                allowed = end == front or (field[front] is not None and front != start)
            if allowed:
                moves.append(start + "-" + end)
    return moves


def support_moves(owner, kinds):
    """Cards of these kinds in the hand, and "The King may be played as any support card"."""
    moves = []
    for kind in kinds:
        spellings = ["+"] * (kind in owner["hand"]) + ["+K="] * ("K" in owner["hand"])
        cards = ["P:" + move for move in priest_moves(owner["field"])] if kind == "P" else [kind]
        moves += [spelling + card for spelling in spellings for card in cards]
    return moves


def attack_moves(state):
    """"an upright own unit and an enemy unit in its reach"; "Nothing blocks a reach." """
    active = state["active"]
    mine, theirs = of(state, active)["field"], of(state, other(active))["field"]
    return [start + "x" + end
            for start in POSITIONS if mine[start] is not None and not mine[start]["turned"]
            for end in reach(mine[start]["unit"], active, start) if theirs[end] is not None]


def deploy_moves(owner):
    """"the first unit of the reserve, or, if the reserve is empty, any hand card, upright, on
    F1..F3 or on A-i with F-i occupied" (occupied positions too)."""
    kinds = owner["reserve"][:1] or list(owner["hand"])
    return [kind + "@" + position for kind in kinds for position in POSITIONS
            if position[0] == "F" or owner["field"]["F" + position[1]] is not None]


def conscript_moves(owner):
    """"the first of the reserve, if it is empty each kind of citizen, on the free legal
    positions": "the first on the front, the second on [...] another front position or behind
    the first unit"."""
    kinds = owner["reserve"][:1] or list({**owner["kingdom"], **owner["captured"]})
    field = owner["field"]
    return [kind + "@" + position for kind in kinds for position in POSITIONS
            if field[position] is None
            and (position[0] == "F" or field["F" + position[1]] is not None)]


def legal(options, state, player=None):
    turn, phase, level = state["turn"], state["phase"], options["level"]
    if turn == "over" or (player is not None and player != turn):
        return []   # "elsewhere a player who does not decide has no moves; once over, nothing"
    if turn == "chance":
        return ["*" + kind for kind in of(state, state["active"])["pile"]]
    owner = of(state, turn)
    window_1 = {"simple": "", "intermediate": "S", "advanced": "SP"}[level]
    if phase == "setup-front":      # "on a free front position"
        return [kind + "@" + position for kind in owner["hand"] for position in ("F1", "F2", "F3")
                if owner["field"][position] is None]
    if phase == "setup-reserve":
        return [kind + "@R" for kind in owner["hand"]]
    if phase == "action":
        return (["-"] + deploy_moves(owner) + attack_moves(state)
                + ([kind + "@R" for kind in owner["hand"]] if level == "simple" else [])
                + support_moves(owner, window_1))
    if phase == "attack":
        return ["."] + attack_moves(state) + support_moves(owner, window_1)
    if phase == "defend":
        return ["-"] + support_moves(owner, "GP" if level == "advanced" else "G")
    if phase == "volley":
        return ["-"] + support_moves(owner, "A")
    if phase == "counter":
        return ["-"] + support_moves(owner, "W")
    if phase == "conscript":
        return conscript_moves(owner)
    # develop: "`X@C` for each kind in hand but K; `-` with fewer than 6 cards"
    return ([kind + "@C" for kind in owner["hand"] if kind != "K"]
            + (["-"] if size(owner["hand"]) < 6 else []))


def probabilities(options, state):
    """"a draw is a chance move, uniform over the cards left" """
    pile = of(state, state["active"])["pile"]
    return {"*" + kind: Fraction(count, size(pile)) for kind, count in pile.items()}


# ------------------------------------------------------------------------------- applying a move

def canonical(state, move):
    """A Priest's swap written "the other way round is accepted"; all else is left alone."""
    head, colon, squares = move.partition(":")
    if head in ("+P", "+K=P") and squares[2:3] == "-" and state["turn"] in (1, 2):
        start, end = squares[:2], squares[3:]
        field = of(state, state["turn"])["field"]
        if (start in POSITIONS and end in POSITIONS and field[start] and field[end]
                and POSITIONS.index(end) < POSITIONS.index(start)):
            return head + ":" + end + "-" + start
    return move


def apply(options, state, move):
    if not isinstance(move, str):
        raise Illegal("a move is a string")
    move = canonical(state, move)
    if move not in legal(options, state):
        raise Illegal("%s is not legal in phase %s" % (move, state["phase"]))
    state = copy_state(state)
    phase, turn = state["phase"], state["turn"]
    if phase == "setup-front":
        # "player 1, then player 2, puts a hand card [...] on a free front position"
        take(of(state, turn)["hand"], move[0])
        of(state, turn)["field"][move[2:]] = upright(move[0])
        state["turn"] = state["active"] = other(turn)   # "in the set-up: who decides"
        if turn == 2:
            state["phase"] = "setup-reserve"
    elif phase == "setup-reserve":
        # "then player 1, then player 2, puts a hand card in reserve"; "Player 1 begins."
        take(of(state, turn)["hand"], move[0])
        of(state, turn)["reserve"].append(move[0])
        state["turn"] = state["active"] = other(turn)
        if turn == 2:
            prepare(state)
    elif phase == "draw":
        owner = of(state, state["active"])
        take(owner["pile"], move[1])
        add(owner["hand"], move[1])
        to_phase(state, "action", state["active"])
    elif phase in ("action", "attack"):
        if move in ("-", "."):
            to_phase(state, "develop", turn)
        elif move[0] == "+":
            play_card(options, state, turn, move)
        elif move[2:3] == "x":
            declare(options, state, move[:2], move[3:])
        else:
            reserve_or_deploy(of(state, turn), move[0], move[2:])
            to_phase(state, "develop", turn)
    elif phase in ("defend", "volley", "counter"):
        if move != "-":
            play_card(options, state, turn, move)
        else:   # "`-` declines and closes it"
            {"defend": open_volley, "volley": resolve, "counter": end_chain}[phase](options, state)
    elif phase == "conscript":
        conscript(options, state, move[0], move[2:])
    else:
        develop(options, state, move)
    return state


def to_phase(state, phase, turn):
    state["phase"], state["turn"] = phase, turn


def finish(state, winner, reason):
    """"When the game ends, `phase` and `turn` are `over`, `attack` null and `stack` `[]`, and the
    rest stays as it then was"."""
    to_phase(state, "over", "over")
    state["attack"], state["stack"] = None, []
    state["result"] = {"utility": {0: [0, 0], 1: [1, -1], 2: [-1, 1]}[winner],
                       "scores": [citizens(owner) for owner in state["players"]],
                       "reason": reason}


def most_citizens(state):
    one, two = citizens(of(state, 1)), citizens(of(state, 2))
    return 1 if one > two else 2 if two > one else 0


def prepare(state):
    """The preparation of the active player."""
    active = state["active"]
    for unit in units_of(of(state, active)):     # "Own units stand upright."
        unit["turned"] = False
    if not of(state, 1)["pile"] and not of(state, 2)["pile"]:
        # "If both piles are empty the war is over: most citizens wins, equal is a draw."
        finish(state, most_citizens(state), "war-over")
    elif of(state, active)["pile"]:
        # "Otherwise draw one unit into the hand if the own pile is not empty (chance move)"
        to_phase(state, "draw", "chance")
    else:
        # "with only the own pile empty the action follows at once"
        to_phase(state, "action", active)


def reserve_or_deploy(owner, kind, place):
    if place == "R":
        # "(simple only) put a hand card at the end of the reserve"
        take(owner["hand"], kind)
        owner["reserve"].append(kind)
        return
    # "the first unit of the reserve, or, if the reserve is empty, any hand card"
    if owner["reserve"]:
        owner["reserve"].pop(0)
    else:
        take(owner["hand"], kind)
    # "If the position holds an own unit, that unit goes to the end of the reserve (which the
    # deployed unit has left), losing its damage"
    if owner["field"][place] is not None:
        owner["reserve"].append(owner["field"][place]["unit"])
    owner["field"][place] = upright(kind)


def develop(options, state, move):
    active = state["active"]
    if move != "-":
        take(of(state, active)["hand"], move[0])
        add(of(state, active)["kingdom"], move[0])
        if majority(options, state):             # "a demobilisation (before the turn ends)"
            finish(state, majority(options, state), "development")
            return
    # "Then all damage on both sides is removed, bonuses end, and the turn passes; turned units
    # stay turned until their own preparation."
    for owner in state["players"]:
        owner["bonus"] = 0
        for unit in units_of(owner):
            unit["damage"] = 0
    state["active"] = other(active)
    prepare(state)


# ------------------------------------------------------------------------- attack and its windows

def declare(options, state, start, end):
    """"2. the attack is declared, the unit turns" """
    of(state, state["active"])["field"][start]["turned"] = True
    state["attack"] = {"from": start, "to": end}
    open_defend(options, state)


def open_defend(options, state):
    """Window 3. "A window opens whenever the player who may react has at least one card in hand
    [...] With no card in hand it is skipped." At level simple there is no support."""
    defender = other(state["active"])
    if options["level"] != "simple" and of(state, defender)["hand"]:
        to_phase(state, "defend", defender)
    else:
        open_volley(options, state)


def open_volley(options, state):
    """Window 4."""
    if options["level"] != "simple" and of(state, state["active"])["hand"]:
        to_phase(state, "volley", state["active"])
    else:
        resolve(options, state)


def end_attack(state):
    """The attack is over, the attack action goes on."""
    state["attack"] = None
    to_phase(state, "attack", state["active"])


def resolve(options, state):
    """"5. the attack is resolved" """
    active, defender = state["active"], other(state["active"])
    attacker = of(state, active)["field"][state["attack"]["from"]]
    target = of(state, defender)["field"][state["attack"]["to"]]
    # "The attack value, bonus included, is taken at this moment (a Soldier counts the hand now)."
    value = UNITS[name_of(attacker["unit"], active)][0]
    if value is None:
        value = size(of(state, active)["hand"])
    value += of(state, active)["bonus"]
    # "If it equals the target's defence in its present posture, the target is captured [...]
    # whatever damage it had."
    if value == defence(target, defender):
        remove_target(options, state, captured=True)
    elif not damage_target(options, state, value):
        end_attack(state)


def damage_target(options, state, damage):
    """"it takes that much damage, added to what it had; at damage >= defence it goes to its
    owner's graveyard". True when the target was killed (the sequel has then been done)."""
    target = of(state, other(state["active"]))["field"][state["attack"]["to"]]
    target["damage"] += damage
    killed = target["damage"] >= defence(target, other(state["active"]))
    if killed:
        remove_target(options, state, captured=False)
    return killed


def remove_target(options, state, captured):
    active, defender = state["active"], other(state["active"])
    victim = of(state, defender)
    kind = victim["field"][state["attack"]["to"]]["unit"]
    victim["field"][state["attack"]["to"]] = None
    move_up(victim["field"])
    add(of(state, active)["captured"] if captured else victim["graveyard"], kind)
    # "Execution: the King is captured or killed: the attacker wins at once."
    if kind == "K":
        finish(state, active, "execution")
    # "Development (advanced)": "checked whenever a kingdom changes: at a capture"
    elif captured and majority(options, state):
        finish(state, majority(options, state), "development")
    # "Conscription: a player with no unit on the battlefield must put two there at once";
    elif not units_of(victim):
        # "With fewer than two units in reserve + kingdom the kingdom collapses: that player loses."
        if len(victim["reserve"]) + citizens(victim) < 2:
            finish(state, active, "collapse")
        else:
            end_attack(state)
            to_phase(state, "conscript", defender)
    else:
        end_attack(state)


def conscript(options, state, kind, place):
    owner = of(state, state["turn"])
    from_kingdom = not owner["reserve"]
    if not from_kingdom:
        owner["reserve"].pop(0)
    else:                                        # "of a kind held as both, the own one goes first"
        take(owner["kingdom"] if kind in owner["kingdom"] else owner["captured"], kind)
    owner["field"][place] = upright(kind)        # "They stand upright."
    # "after each unit conscripted from the kingdom, which can only favour the opponent"
    if from_kingdom and majority(options, state):
        finish(state, majority(options, state), "development")
    elif len(units_of(owner)) == 2:
        end_attack(state)                        # "then the attack action goes on"


# ------------------------------------------------------------------------------------ support

def card_kind(move):
    """What a support card is played as: `+S` is S, `+K=P:F1-F2` is P."""
    return move[3] if move.startswith("+K=") else move[1]


def play_card(options, state, player, move):
    """"A support card is played from the hand to the end of the own reserve, where it stays even
    if cancelled." """
    take(of(state, player)["hand"], move[1])
    of(state, player)["reserve"].append(move[1])
    state["stack"].append(move)
    # "right after an opponent's support card [...] a Wizard cancels it; a Wizard can itself be
    # cancelled by a Wizard, and so on, in turn": a window, if the opponent has a card in hand.
    if options["level"] == "advanced" and of(state, other(player))["hand"]:
        to_phase(state, "counter", other(player))
    else:
        end_chain(options, state)


def end_chain(options, state):
    """"The card takes effect when this chain ends [...] unless an odd number of Wizards followed
    it. Then play goes on in the same window: 1 and, while its player has a card in hand, 3 or 4
    are open again after every card that has not ended the attack." """
    card, wizards = state["stack"][0], len(state["stack"]) - 1
    state["stack"] = []
    effective = wizards % 2 == 0
    kind, active = card_kind(card), state["active"]
    if state["attack"] is None:                  # window 1
        if effective and kind == "S":            # "each gives all own units +1 attack this turn"
            of(state, active)["bonus"] += 1
        elif effective:
            priest(of(state, active)["field"], card)
        to_phase(state, "attack", active)
    elif kind in "GP":                           # window 3
        # a Guard: "the attack is cancelled and over"
        if effective and (kind == "G" or not priest_of_defender(state, card)):
            end_attack(state)
        else:
            open_defend(options, state)
    # window 4, an Archer: "each 1 damage (bonus or not) to the target at once; this can kill,
    # never capture. If the target dies the attack is over"
    elif not (effective and damage_target(options, state, 1)):
        open_volley(options, state)


def priest(field, card):
    start, end = card.partition(":")[2].split("-")
    field[start], field[end] = field[end], field[start]
    move_up(field)   # "a unit left without a front unit moves up. All keep posture and damage."


def priest_of_defender(state, card):
    """"If the target of an attack (the unit, wherever it now stands, moved up or swapped) is out
    of the attacker's reach, the attack is over at once without effect; within reach it is still
    attacked." True when it is still attacked; `to` follows."""
    active, attack = state["active"], state["attack"]
    field = of(state, other(active))["field"]
    target = field[attack["to"]]
    priest(field, card)
    attack["to"] = next(pos for pos in POSITIONS if field[pos] is target)
    attacker = of(state, active)["field"][attack["from"]]
    return attack["to"] in reach(attacker["unit"], active, attack["from"])


# --------------------------------------------------------------------------------------- view

def view(options, state, player):
    seen = copy_state(state)
    for number, owner in enumerate(seen["players"], 1):
        # "unseen: for the viewer the multiset of the own pile, for the opponent that of hand and
        # pile together"
        unseen = dict(owner["pile"])
        if number != player:
            for kind, count in owner["hand"].items():
                unseen[kind] = unseen.get(kind, 0) + count
            owner["hand"] = {"count": size(owner["hand"])}
        owner["unseen"] = {kind: unseen[kind] for kind in sorted(unseen)}
        owner["pile"] = {"count": size(owner["pile"])}
    return seen


# ------------------------------------------------------------------------------------ validation
# Checks marked (implied) are not under "Always true" on the page but follow directly from the
# phase table or from what a key is said to hold.

def need(condition, key, why):
    if not condition:
        raise Refused(key, why)


def need_counts(value, key, kinds):
    need(type(value) is dict, key, "not an object")
    for kind, count in value.items():
        need(kind in kinds, "%s.%s" % (key, kind), "no such unit here")
        whole(count, 1, 99, key + "." + kind)        # "Zero counts are left out."


def validate_types(options, state):
    """Key sets, types and ranges."""
    exact_keys(state, ("turn", "phase", "active", "stack", "attack", "result", "players"), "")
    need(state["phase"] in list(PHASES), "phase", "unknown phase")
    whole(state["active"], 1, 2, "active")
    if state["turn"] not in ["chance", "over"]:
        whole(state["turn"], 1, 2, "turn")
    list_of(state["stack"], None, "stack")
    if state["attack"] is not None:
        exact_keys(state["attack"], ("from", "to"), "attack")
        for end in ("from", "to"):
            need(state["attack"][end] in list(POSITIONS), "attack." + end, "no such position")
    list_of(state["players"], 2, "players")
    for number, owner in enumerate(state["players"], 1):
        key, units = "players[%d]" % (number - 1), list(copies(options))
        exact_keys(owner, ("hand", "pile", "reserve", "field", "kingdom", "captured", "graveyard",
                           "bonus"), key)
        for zone in ("hand", "captured", "graveyard"):
            need_counts(owner[zone], key + "." + zone, units + ["K"])
        for zone in ("pile", "kingdom"):
            need_counts(owner[zone], key + "." + zone, units)
        list_of(owner["reserve"], None, key + ".reserve")
        for i, kind in enumerate(owner["reserve"]):
            need(kind in units + ["K"], "%s.reserve[%d]" % (key, i), "no such unit")
        exact_keys(owner["field"], POSITIONS, key + ".field")
        for position, unit in owner["field"].items():
            place = "%s.field.%s" % (key, position)
            if unit is not None:
                exact_keys(unit, ("unit", "turned", "damage"), place)
                need(unit["unit"] in units + ["K"], place + ".unit", "no such unit")
                need(type(unit["turned"]) is bool, place + ".turned", "not a boolean")
                # "damage < defence"
                whole(unit["damage"], 0, defence(unit, number) - 1, place + ".damage")
        whole(owner["bonus"], 0, 6, key + ".bonus")   # cards from a hand of 6


def count_of(owner, kind):
    """How many of a kind a player has in all zones."""
    return (sum(owner[zone].get(kind, 0) for zone in ("hand", "pile", "kingdom", "captured", "graveyard"))
            + owner["reserve"].count(kind) + sum(unit["unit"] == kind for unit in units_of(owner)))


def king_lost(state, player):
    """"A captured King is in `captured` [...] a killed one is in his owner's graveyard." """
    return of(state, other(player))["captured"].get("K", 0) + of(state, player)["graveyard"].get("K", 0)


def validate(options, state):
    validate_types(options, state)
    phase, active, passive = state["phase"], state["active"], other(state["active"])
    key = {player: "players[%d]" % (player - 1) for player in (1, 2)}
    setup = phase in ("setup-front", "setup-reserve")
    before_action = setup or phase in ("draw", "action")
    attacked = any(unit["turned"] for unit in units_of(of(state, active)))
    # "each kind but K adds up to twice its copies over all zones of both players"
    for kind, number in copies(options).items():
        total = count_of(of(state, 1), kind) + count_of(of(state, 2), kind)
        need(total == 2 * number, "players", "%d of %s instead of %d" % (total, kind, 2 * number))
    for player in (1, 2):
        owner = of(state, player)
        # "each King is in his player's hand, reserve or battlefield until the execution"
        kings = count_of(owner, "K") - owner["captured"].get("K", 0) - owner["graveyard"].get("K", 0)
        need(kings + king_lost(state, player) == 1, key[player], "not exactly one King")
        need(kings == 1 or phase == "over", key[player], "the King is lost but the game goes on")
        # "no more than 6 cards in the active player's hand, 5 in the other's"; before the draw
        # the active player has 5 at most too (implied)
        limit = 6 if player == active and phase != "draw" else 5
        need(size(owner["hand"]) <= limit, key[player] + ".hand", "too many cards")
        # "a battlefield is empty only in setup-front, conscript and over"; in the last two it is
        # not the active player's (implied)
        need(units_of(owner) or phase == "setup-front"
             or (player == passive and phase in ("conscript", "over")),
             key[player] + ".field", "an empty battlefield")
        for position, unit in owner["field"].items():
            place = "%s.field.%s" % (key[player], position)
            if unit is not None:
                # "no unit on A-i without one on F-i"
                need(owner["field"]["F" + position[1]] is not None, place, "no unit in front of it")
                # "damage [...] only on the other player's units, from the first attack of a turn
                # to its end"; an attack leaves a turned unit (implied)
                need(not unit["damage"] or (player == passive and attacked and not before_action),
                     place + ".damage", "damage without an attack")
                # upright: the set-up; the active player's after the preparation (implied)
                need(not unit["turned"] or not (setup or (before_action and player == active)),
                     place + ".turned", "this unit stands upright")
    validate_attack(options, state, attacked)
    need(state["turn"] == expected_turn(state), "turn", "not who decides in this phase")
    for player in (1, 2):
        # "`bonus` counts the active player's effective Soldiers": their cards are in the reserve,
        # before those of the stack (implied)
        reserve = of(state, player)["reserve"]
        played = reserve[:len(reserve) - len(cards_of(state, player))]
        possible = player == active and not before_action and options["level"] != "simple"
        need(of(state, player)["bonus"] <= (played.count("S") + played.count("K") if possible else 0),
             key[player] + ".bonus", "more than the Soldiers played")
    if phase == "over":
        validate_over(options, state, attacked)
        return
    need(state["result"] is None, "result", "not null before the end")
    need(not majority(options, state), "phase", "a player has won by development")      # (implied)
    if setup:
        validate_setup(options, state)
    elif phase == "draw":       # "draw one unit [...] if the own pile is not empty"
        need(of(state, active)["pile"], key[active] + ".pile", "nothing to draw")
    elif phase == "conscript":
        # a unit has attacked; 0 or 1 units are placed, upright; enough for the rest (implied)
        need(attacked, key[active] + ".field", "no unit has attacked")
        owner = of(state, passive)
        placed = units_of(owner)
        need(len(placed) <= 1 and all(unit == upright(unit["unit"]) for unit in placed),
             key[passive] + ".field", "not at most one unit, upright")
        need(len(owner["reserve"]) + citizens(owner) >= 2 - len(placed), key[passive],
             "not enough units to conscript")


def cards_of(state, player):
    """The cards of the stack that this player played: they alternate, and the last one was not
    played by who decides."""
    mine = [card for i, card in enumerate(reversed(state["stack"]))
            if (i % 2 == 0) == (player != state["turn"])]
    return mine[::-1]


def expected_turn(state):
    """The column `turn` of the phase table."""
    phase, active = state["phase"], state["active"]
    if phase in ("defend", "conscript"):
        return other(active)
    if phase == "counter":
        # "the player who did not play the last card"; the first was the active player's, but for
        # window 3 (attack not null, not an Archer)
        first = other(active) if state["attack"] and card_kind(state["stack"][0]) != "A" else active
        return other(first) if len(state["stack"]) % 2 == 1 else first
    return {"draw": "chance", "over": "over"}.get(phase, active)


def validate_attack(options, state, attacked):
    """The phases of the level, `attack`, `stack` and the cards in hand that open a window."""
    phase, active, passive, level = state["phase"], state["active"], other(state["active"]), options["level"]
    attack, stack = state["attack"], state["stack"]
    need(level != "simple" or phase not in ("defend", "volley"), "phase", "no support at this level")
    need(level == "advanced" or phase != "counter", "phase", "no Wizards at this level")
    # without support an attack action begins by an attack (implied)
    need(level != "simple" or phase != "attack" or attacked, "phase", "no unit has attacked")
    if phase != "counter":
        need((attack is not None) == (phase in ("defend", "volley")), "attack", "not so in this phase")
    if attack is not None:
        attacker = of(state, active)["field"][attack["from"]]
        need(attacker is not None and attacker["turned"], "attack.from", "not a turned unit")
        need(of(state, passive)["field"][attack["to"]] is not None
             and attack["to"] in reach(attacker["unit"], active, attack["from"]),
             "attack.to", "no unit in reach")
    need((phase == "counter") == (stack != []), "stack", "cards are there in a counter window only")
    for i, card in enumerate(stack):
        # first a card of window 1 (the attack is null), 3 or 4, then Wizards
        cards = ["W"] if i else ["S"] if attack is None else ["G", "A"]
        if i == 0:
            announced = of(state, active if attack is None else passive)["field"]
            cards += ["P:" + move for move in priest_moves(announced)]
        need(card in ["+" + c for c in cards] + ["+K=" + c for c in cards], "stack[%d]" % i,
             "no such card in this window")
    for player in (1, 2) if stack else ():      # "These cards are already in the reserves"
        need(state["turn"] == expected_turn(state), "turn", "not who decides in this phase")
        reserve, mine = of(state, player)["reserve"], [card[1] for card in cards_of(state, player)]
        need(reserve[max(len(reserve) - len(mine), 0):] == mine, "players[%d].reserve" % (player - 1),
             "does not end with the cards of the stack")
    if phase in ("defend", "volley", "counter"):
        # "A window opens whenever the player who may react has at least one card in hand"
        who = expected_turn(state)
        need(of(state, who)["hand"], "players[%d].hand" % (who - 1), "a window without a card in hand")


def validate_setup(options, state):
    """"Each player gets the King and 3 drawn units in hand, then one drawn unit goes to the
    kingdom", then a card to the front each, then a card to the reserve each."""
    done = {"setup-front": 0, "setup-reserve": 2}[state["phase"]] + state["active"] - 1
    for player in (1, 2):
        owner, key = of(state, player), "players[%d]" % (player - 1)
        fronts, reserves = int(done >= player), int(done >= player + 2)
        need(len(units_of(owner)) == fronts, key + ".field", "not the units of this set-up phase")
        need(len(owner["reserve"]) == reserves, key + ".reserve", "not the units of this set-up phase")
        need(size(owner["hand"]) == 4 - fronts - reserves, key + ".hand", "not the cards of this phase")
        need(size(owner["kingdom"]) == 1, key + ".kingdom", "not one citizen")
        need(owner["captured"] == {}, key + ".captured", "not empty in the set-up")
        need(owner["graveyard"] == {}, key + ".graveyard", "not empty in the set-up")
        for kind, number in copies(options).items():
            need(count_of(owner, kind) == number, key, "not the deck of %s" % kind)


def derived_result(options, state):
    """"The `result` of an `over` state follows from it, in this order: a lost King, a majority of
    development, an empty battlefield, both piles empty." None when nothing ends the game."""
    ended = {"players": state["players"]}
    empty = [player for player in (1, 2) if not units_of(of(state, player))]
    if king_lost(state, 1) or king_lost(state, 2):
        winner, reason = (2 if king_lost(state, 1) else 1), "execution"
    elif majority(options, state):
        winner, reason = majority(options, state), "development"
    elif empty:
        winner, reason = other(empty[0]), "collapse"
    elif not of(state, 1)["pile"] and not of(state, 2)["pile"]:
        winner, reason = most_citizens(state), "war-over"
    else:
        return None
    finish(ended, winner, reason)
    return ended["result"]


def validate_over(options, state, attacked):
    active, passive = state["active"], other(state["active"])
    key = {player: "players[%d]" % (player - 1) for player in (1, 2)}
    result = derived_result(options, state)
    need(result is not None, "phase", "nothing ends the game")
    reason = result["reason"]
    if reason != "war-over":
        # a King, a battlefield or a majority is lost in the opponent's turn only (implied)
        need(result["utility"][active - 1] == 1, "active", "the active player has not won")
        need(reason == "development" or attacked, key[active] + ".field", "no unit has attacked")
    if reason == "execution":
        need(king_lost(state, active) == 0, key[active], "both Kings are lost")
    elif reason == "collapse":
        owner = of(state, passive)
        need(len(owner["reserve"]) + citizens(owner) < 2, key[passive], "enough units to conscript")
    elif reason == "war-over":
        # "at `war-over` both have been reset, [...] and the own units stand upright"
        need(not attacked, key[active] + ".field", "the units stand upright")
        need(all(unit["damage"] == 0 for unit in units_of(of(state, passive))),
             key[passive] + ".field", "damage after the turn")
        need(of(state, active)["bonus"] == 0, key[active] + ".bonus", "not 0 after the turn")
        need(size(of(state, active)["hand"]) <= 5, key[active] + ".hand", "too many cards")
    need(same(state["result"], result), "result", "not what the state gives")


def check_start(options, state):
    """A state that `joute new` can give; validate() checks the set-up in full."""
    validate(options, state)
    need(state["phase"] == "setup-front", "phase", "not the start of a game")
    need(state["turn"] == 1, "turn", "not the start of a game")


def random_start(options, rng):
    """"The draws of the set-up are made by `new`, not chance moves." """
    def new_player():
        deck = [kind for kind, number in copies(options).items() for _ in range(number)]
        rng.shuffle(deck)
        owner = {"hand": {"K": 1}, "pile": {}, "reserve": [], "field": dict.fromkeys(POSITIONS),
                 "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}
        for kind in deck[:3]:
            add(owner["hand"], kind)
        add(owner["kingdom"], deck[3])
        for kind in deck[4:]:
            add(owner["pile"], kind)
        return owner
    return {"turn": 1, "phase": "setup-front", "active": 1, "stack": [], "attack": None,
            "result": None, "players": [new_player(), new_player()]}
