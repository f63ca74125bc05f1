"""Which states of `guerre` may be loaded: the section "Always true" of shared/rules/guerre.md.

Checks marked (implied) are not under "Always true" on the page but follow directly from the
phase table or from what a key is said to hold.
"""

from common import Refused, exact_keys, list_of, same, whole
from guerre_cards import (PHASES, POSITIONS, citizens, copies, defence, majority, of, other, reach,
                          size, units_of, upright)
from guerre_rules import card_kind, finish, most_citizens, priest_moves


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
