"""The rules of `guerre` (L'art de la guerre), written from shared/rules/guerre.md alone.

They are naive on purpose: the sentences of the rule page are quoted next to the lines that do them.
States and views are the plain JSON-shaped dicts of the page; nothing else is remembered.
"""

from fractions import Fraction

from common import Illegal
from guerre_cards import (POSITIONS, UNITS, add, citizens, copy_state, defence, majority, move_up,
                          name_of, of, other, reach, size, take, units_of, upright)


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
