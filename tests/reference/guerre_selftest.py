"""Self tests of the reference engine guerre.py: one case a rule sentence, then random play.

usage: python3 guerre_selftest.py [-v]
"""

import copy
import json
import os
import random
import sys
import unittest
from fractions import Fraction

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import guerre as g  # noqa: E402
from common import Illegal, Refused  # noqa: E402

LEVEL = {level: g.check_options({"level": level}) for level in ("simple", "intermediate", "advanced")}
ADV, MID, SIMPLE = LEVEL["advanced"], LEVEL["intermediate"], LEVEL["simple"]


def counts(letters):
    return {kind: letters.count(kind) for kind in sorted(set(letters))}


def player(field="", hand="", reserve="", kingdom="", captured="", graveyard="", bonus=0):
    """field: "F1:S F2:G/1" — a slash is a turned unit, the digit after it or after ! its damage."""
    squares = dict.fromkeys(g.POSITIONS)
    for item in field.split():
        position, text = item.split(":")
        damage = int(text[-1]) if text[-1].isdigit() else 0
        squares[position] = {"unit": text[0], "turned": "/" in text, "damage": damage}
    return {"hand": counts(hand), "pile": {}, "reserve": list(reserve), "field": squares,
            "kingdom": counts(kingdom), "captured": counts(captured), "graveyard": counts(graveyard),
            "bonus": bonus}


def build(options, one, two, phase="attack", active=1, turn=None, attack=None, stack=(), piles=(True, True),
          check=True):
    """A valid state: the cards not named go to the piles (or, of an empty pile, to the graveyard)."""
    state = {"turn": turn, "phase": phase, "active": active, "stack": list(stack),
             "attack": attack and dict(zip(("from", "to"), attack)), "result": None,
             "players": [copy.deepcopy(one), copy.deepcopy(two)]}
    for kind, number in g.copies(options).items():
        left = 2 * number - g.count_of(state["players"][0], kind) - g.count_of(state["players"][1], kind)
        for index, share in ((0, left - left // 2), (1, left // 2)):
            zone = "pile" if piles[index] else "graveyard"
            if share:
                box = state["players"][index][zone]
                box[kind] = box.get(kind, 0) + share
    if turn is None:
        state["turn"] = g.expected_turn(state)
    if check:
        g.validate(options, state)
    return state


def play(options, state, *moves):
    for move in moves:
        before = json.dumps(state)
        after = g.apply(options, state, move)
        assert json.dumps(state) == before, "apply changed its input"
        g.validate(options, after)
        state = after
    return state


def units(state, number):
    """The field as the text that player() reads."""
    return " ".join("%s:%s%s%s" % (p, u["unit"], "/" if u["turned"] else "",
                                   "!%d" % u["damage"] if u["damage"] else "")
                    for p, u in state["players"][number - 1]["field"].items() if u)


class Case(unittest.TestCase):
    def phase(self, state, phase, turn=None):
        self.assertEqual(state["phase"], phase)
        if turn is not None:
            self.assertEqual(state["turn"], turn)

    def moves(self, options, state, expected):
        self.assertEqual(sorted(g.legal(options, state)), sorted(expected.split()))

    def over(self, state, utility, reason, scores=None):
        self.phase(state, "over", "over")
        self.assertEqual((state["result"]["utility"], state["result"]["reason"]), (utility, reason))
        if scores:
            self.assertEqual(state["result"]["scores"], scores)

    def refused(self, options, state, key):
        with self.assertRaises(Refused) as caught:
            g.validate(options, state)
        self.assertEqual(caught.exception.key, key)


class Reach(Case):
    TABLE = {   # by hand: own F1 faces enemy F3
        "K1": {"F1": "F1 F2 F3 A3", "F2": "F1 F2 F3 A2", "F3": "F1 F2 F3 A1", "A1": "F3", "A2": "F2", "A3": "F1"},
        "K2": {"F1": "F1 F2 F3", "F2": "F1 F2 F3", "F3": "F1 F2 F3", "A1": "", "A2": "", "A3": ""},
        "S": {"F1": "F3", "F2": "F2", "F3": "F1", "A1": "", "A2": "", "A3": ""},
        "G": {"F1": "F3", "F2": "F2", "F3": "F1", "A1": "", "A2": "", "A3": ""},
        "A": {"F1": "F1 A2", "F2": "A1 A3", "F3": "F3 A2", "A1": "F2", "A2": "F1 F3", "A3": "F2"},
        "P": {"F1": "F2", "F2": "F1 F3", "F3": "F2", "A1": "", "A2": "", "A3": ""},
        "W": {"F1": "F3 A3", "F2": "F2 A2", "F3": "F1 A1", "A1": "F3 A3", "A2": "F2 A2", "A3": "F1 A1"},
    }

    def test_table(self):
        for name, row in self.TABLE.items():
            for position, targets in row.items():
                self.assertEqual(sorted(g.compute_reach(name, position)), sorted(targets.split()),
                                 (name, position))

    def test_attacks_of_both_kings(self):
        full = "F1:S F2:S F3:S A1:S A2:S A3:S"
        state = build(ADV, player("F2:K"), player(full, "K"), "action")
        self.assertEqual(sorted(m for m in g.legal(ADV, state) if "x" in m), ["F2xA2", "F2xF1", "F2xF2", "F2xF3"])
        state = build(ADV, player(full, "K"), player("F2:K"), "action", 2)
        self.assertEqual(sorted(m for m in g.legal(ADV, state) if "x" in m), ["F2xF1", "F2xF2", "F2xF3"])

    def test_nothing_blocks(self):      # a rear unit shoots over its own front and the enemy's
        state = build(ADV, player("F1:S/ A1:W", "K"), player("F3:G A3:G", "K"))
        self.assertEqual({m for m in g.legal(ADV, state) if "x" in m}, {"A1xF3", "A1xA3"})


class SetUp(Case):
    def test_order(self):
        for level, options in LEVEL.items():
            state = g.random_start(options, random.Random(1))
            g.check_start(options, state)
            self.assertEqual(g.size(state["players"][0]["pile"]), 22 if level == "advanced" else 16)
            state = play(options, state, "K@F2")
            self.phase(state, "setup-front", 2)
            self.assertEqual(state["active"], 2)
            state = play(options, state, "K@F2")
            self.phase(state, "setup-reserve", 1)
            state = play(options, state, g.legal(options, state)[0])
            self.phase(state, "setup-reserve", 2)
            state = play(options, state, g.legal(options, state)[0])
            self.phase(state, "draw", "chance")
            self.assertEqual(state["active"], 1)
            self.assertEqual([g.size(p["hand"]) for p in state["players"]], [2, 2])
            chances = g.probabilities(options, state)
            self.assertEqual(sum(chances.values()), 1)
            self.assertEqual(set(chances), set(g.legal(options, state)))
            pile = state["players"][0]["pile"]
            self.assertEqual(chances["*S"], Fraction(pile["S"], sum(pile.values())))
            self.assertEqual(g.legal(options, state, 1), [])
            state = play(options, state, "*S")
            self.phase(state, "action", 1)

    def test_setup_moves(self):
        state = g.random_start(ADV, random.Random(2))
        hand = state["players"][0]["hand"]
        self.moves(ADV, state, " ".join("%s@F%d" % (k, i) for k in hand for i in (1, 2, 3)))
        self.assertEqual(g.legal(ADV, state, 2), [])

    def test_options(self):
        self.assertEqual(g.check_options({}), {"level": "advanced", "priests": 3, "wizards": 3})
        for bad, key in (({"level": "x"}, "options.level"), ({"level": 1}, "options.level"), ({"priests": 10}, "options.priests"),
                         ({"wizards": True}, "options.wizards"), ({"wizards": -1}, "options.wizards"),
                         ({"x": 1}, "options.x")):
            with self.assertRaises(Refused) as caught:
                g.check_options(bad)
            self.assertEqual(caught.exception.key, key)

    def test_start_refused(self):
        state = g.random_start(ADV, random.Random(1))
        with self.assertRaises(Refused):
            g.check_start(ADV, play(ADV, state, "K@F1"))


class Action(Case):
    def test_simple_moves(self):
        state = build(SIMPLE, player("F1:G", "KS", "A"), player("F3:S", "K"), "action")
        self.moves(SIMPLE, state, "- A@F1 A@F2 A@F3 A@A1 K@R S@R F1xF3")
        state = play(SIMPLE, state, "S@R")
        self.assertEqual(state["players"][0]["reserve"], ["A", "S"])
        self.phase(state, "develop", 1)

    def test_intermediate_and_advanced_moves(self):
        one, two = player("F1:G A1:S", "KS"), player("F3:S", "K")
        state = build(MID, one, two, "action")
        self.moves(MID, state, "- K@F1 K@F2 K@F3 K@A1 S@F1 S@F2 S@F3 S@A1 F1xF3 +S +K=S")
        state = build(ADV, player("F1:G A1:S", "P", "K"), two, "action")
        self.moves(ADV, state, "- K@F1 K@F2 K@F3 K@A1 F1xF3 +P:F1-A1 +P:F1-F2 +P:F1-F3 +P:A1-F2 +P:A1-F3")

    def test_deploy_replaces(self):
        state = build(ADV, player("F1:G A1:S", "KS", "A"), player("F1:S", "K"), "action")
        after = play(ADV, state, "A@F1")
        self.assertEqual((units(after, 1), after["players"][0]["reserve"]), ("F1:A A1:S", ["G"]))
        self.phase(after, "develop", 1)
        state = build(ADV, player("F1:G", "KS"), player("F1:S", "K"), "action")
        after = play(ADV, state, "S@F1")            # from the hand: the reserve is empty
        self.assertEqual((units(after, 1), after["players"][0]["reserve"]), ("F1:S", ["G"]))

    def test_nothing(self):
        state = build(ADV, player("F1:G", "", "K"), player("F1:S", "K"), "action")
        state = play(ADV, state, "-")
        self.moves(ADV, state, "-")                 # "With nothing to demobilise `-` is still played."
        self.phase(play(ADV, state, "-"), "draw", "chance")

    def test_attack_action(self):
        state = build(SIMPLE, player("F1:G F2:G", "KS"), player("F3:G F2:G", "K"), "action")
        state = play(SIMPLE, state, "F1xF3")
        self.phase(state, "attack", 1)
        self.assertEqual((units(state, 1), units(state, 2)), ("F1:G/ F2:G", "F2:G F3:G!1"))
        self.moves(SIMPLE, state, ". F2xF2")        # a turned unit cannot attack again
        state = play(SIMPLE, state, "F2xF2")
        self.moves(SIMPLE, state, ".")
        state = play(SIMPLE, state, ".")
        self.moves(SIMPLE, state, "- S@C")
        state = play(SIMPLE, state, "S@C")
        self.assertEqual(units(state, 2), "F2:G F3:G")      # "all damage on both sides is removed"
        self.assertEqual(units(state, 1), "F1:G/ F2:G/")    # "turned units stay turned"
        self.assertEqual(state["players"][0]["kingdom"], {"S": 1})

    def test_preparation_turns_upright(self):
        state = build(SIMPLE, player("F1:G", "K"), player("F3:G/", "K"), "develop")
        state = play(SIMPLE, state, "-")
        self.phase(state, "draw", "chance")
        self.assertEqual(units(state, 2), "F3:G")

    def test_only_own_pile_empty(self):
        state = build(SIMPLE, player("F1:G", "K"), player("F3:G/", "K"), "develop", piles=(True, False))
        state = play(SIMPLE, state, "-")
        self.phase(state, "action", 2)
        self.assertEqual(units(state, 2), "F3:G")

    def test_six_cards_force(self):
        state = build(ADV, player("F1:G", "KSSSAA"), player("F3:G", "K"), "develop")
        self.moves(ADV, state, "S@C A@C")
        state = build(ADV, player("F1:G", "KSSSA"), player("F3:G", "K"), "develop")
        self.moves(ADV, state, "- S@C A@C")

    def test_war_over(self):
        for kingdoms, utility in ((("SS", "G"), [1, -1]), (("S", "GG"), [-1, 1]), (("S", "G"), [0, 0])):
            state = build(ADV, player("F1:G/", "K", "S", kingdoms[0], bonus=1),
                          player("F3:G/!1", "K", kingdom=kingdoms[1]), "develop", piles=(False, False))
            state = play(ADV, state, "-")
            self.over(state, utility, "war-over", [len(k) for k in kingdoms])
            self.assertEqual((units(state, 1), units(state, 2)), ("F1:G/", "F3:G"))
            self.assertEqual((state["active"], state["players"][0]["bonus"]), (2, 0))
        state = build(ADV, player("F1:G", "K", captured="A"), player("F3:G/", "K"), "develop", piles=(False, False))
        self.over(play(ADV, state, "-"), [1, -1], "war-over", [1, 0])


class Resolve(Case):
    def one_attack(self, one, two, move="F1xF3", options=SIMPLE):
        one, two = player(*one), player(*two)
        fresh = options["level"] == "simple" and "/" not in units({"players": [one]}, 1)
        return play(options, build(options, one, two, "action" if fresh else "attack"), move)

    def test_capture_equal(self):
        state = self.one_attack(("F1:S F2:G/", "KS"), ("F3:S F1:G", "K"))        # 2 = 2
        self.assertEqual(state["players"][0]["captured"], {"S": 1})
        self.assertEqual(units(state, 2), "F1:G")
        self.phase(state, "attack", 1)

    def test_capture_of_damaged(self):
        state = self.one_attack(("F1:S F2:G/", "KSS"), ("F3:G!2 F1:G", "K"))     # 3 = 3 "whatever damage"
        self.assertEqual(state["players"][0]["captured"], {"G": 1})

    def test_more_than_defence_kills(self):
        state = self.one_attack(("F1:S F2:G/", "KSS"), ("F3:S F1:G", "K"))       # 3 > 2
        self.assertEqual(state["players"][0]["captured"], {})
        self.assertEqual(state["players"][1]["graveyard"]["S"], 1)

    def test_damage_adds_up(self):
        state = self.one_attack(("F1:S F2:G/", "KS"), ("F3:G!1 F1:G", "K"))      # 1 + 2 >= 3
        self.assertEqual(state["players"][1]["graveyard"]["G"], 1)

    def test_turned_defence(self):
        state = self.one_attack(("F1:G F2:G/", "KS"), ("F3:S/ F1:G", "K"))       # 1 = 1 turned
        self.assertEqual(state["players"][0]["captured"], {"S": 1})
        state = self.one_attack(("F1:G F2:G/", "KS"), ("F3:S F1:G", "K"))        # upright: damage
        self.assertEqual(units(state, 2), "F1:G F3:S!1")

    def test_all_defences(self):
        table = {"S": (2, 1), "G": (3, 2), "A": (2, 1), "P": (2, 2), "W": (2, 1)}
        for kind, pair in table.items():
            for number in (1, 2):
                for turned in (False, True):
                    self.assertEqual(g.defence({"unit": kind, "turned": turned}, number), pair[turned])
        self.assertEqual([g.defence({"unit": "K", "turned": t}, n) for n in (1, 2) for t in (False, True)],
                         [4, 4, 5, 4])

    def test_move_up_keeps(self):
        state = self.one_attack(("F1:S F2:G/", "KS"), ("F3:S A3:G/!1", "K"))
        self.assertEqual(units(state, 2), "F3:G/!1")
        self.phase(state, "attack", 1)
        state = self.one_attack(("F1:W F2:G/", "K"), ("F3:S A3:S/", "K"), "F1xA3", dict(ADV))
        self.phase(state, "defend", 2)
        state = play(ADV, state, "-", "-")          # a rear unit leaves, nothing moves
        self.assertEqual(units(state, 2), "F3:S")

    def test_execution(self):
        state = self.one_attack(("F1:S", "KSSSS"), ("F3:K", "S", "SS"))          # 5 = 5 captured
        self.over(state, [1, -1], "execution", [1, 0])
        self.assertEqual(state["players"][0]["captured"], {"K": 1})
        self.assertEqual(units(state, 2), "")
        state = self.one_attack(("F1:S", "KSSSSS"), ("F3:K A3:S", "S"))          # 6 > 5 killed
        self.over(state, [1, -1], "execution", [0, 0])
        self.assertEqual(state["players"][1]["graveyard"]["K"], 1)
        self.assertEqual(units(state, 2), "F3:S")                                # moved up

    def test_value_zero(self):
        state = build(ADV, player("F1:S", "", "K"), player("F3:S", "K"))
        state = play(ADV, state, "F1xF3")
        self.phase(state, "defend", 2)              # "its windows open all the same"
        state = play(ADV, state, "-")
        self.phase(state, "attack", 1)
        self.assertEqual((units(state, 1), units(state, 2)), ("F1:S/", "F3:S"))

    def test_conscription_reserve(self):
        state = self.one_attack(("F1:S", "KS"), ("F3:S", "K", "GAS", "S"))
        self.phase(state, "conscript", 2)
        self.assertEqual(state["attack"], None)
        self.moves(SIMPLE, state, "G@F1 G@F2 G@F3")
        state = play(SIMPLE, state, "G@F2")
        self.phase(state, "conscript", 2)
        self.moves(SIMPLE, state, "A@F1 A@F3 A@A2")
        state = play(SIMPLE, state, "A@A2")
        self.phase(state, "attack", 1)
        self.assertEqual(units(state, 2), "F2:G A2:A")
        self.assertEqual(state["players"][1]["reserve"], ["S"])
        self.moves(SIMPLE, state, ".")

    def test_conscription_one_in_reserve(self):
        one, two = player("F1:S F2:G/", "KS"), player("F3:S", "", "K", "SG", "SA")
        state = play(SIMPLE, build(SIMPLE, one, two), "F1xF3", "K@F1")
        self.moves(SIMPLE, state, " ".join(k + "@" + p for k in "SGA" for p in ("F2", "F3", "A1")))
        after = play(SIMPLE, state, "S@A1")         # "of a kind held as both, the own one goes first"
        self.assertEqual((after["players"][1]["kingdom"], after["players"][1]["captured"]), ({"G": 1}, {"A": 1, "S": 1}))
        after = play(SIMPLE, state, "A@F2")
        self.assertEqual(after["players"][1]["captured"], {"S": 1})
        self.phase(after, "attack", 1)

    def test_conscription_kingdom_only(self):
        one, two = player("F1:S F2:G/", "KS"), player("F3:S", "K", "", "S", "S")
        state = play(SIMPLE, build(SIMPLE, one, two), "F1xF3")
        self.moves(SIMPLE, state, "S@F1 S@F2 S@F3")
        state = play(SIMPLE, state, "S@F1")
        self.assertEqual((state["players"][1]["kingdom"], state["players"][1]["captured"]), ({}, {"S": 1}))
        state = play(SIMPLE, state, "S@F3")
        self.assertEqual(state["players"][1]["captured"], {})

    def test_collapse(self):
        for zones in (("", "", ""), ("G", "", ""), ("", "G", ""), ("", "", "G")):
            one, two = player("F1:S F2:G/", "KS"), player("F3:S", "K", *zones)
            state = play(SIMPLE, build(SIMPLE, one, two), "F1xF3")
            self.over(state, [1, -1], "collapse")
            self.assertEqual(units(state, 2), "")
        one, two = player("F3:S", "K", "G"), player("F1:S F2:G/", "KS")     # player 2 attacks
        self.over(play(SIMPLE, build(SIMPLE, one, two, active=2), "F1xF3"), [-1, 1], "collapse")

    def test_soldier_counts_hand_at_resolution(self):
        # 3 cards at the declaration, an Archer leaves the hand: 1 damage, then an attack of 2
        state = build(MID, player("F1:S F2:G/", "KSA"), player("F3:G F1:G", "", "K"))
        state = play(MID, state, "F1xF3", "+A", "-")
        self.assertEqual(state["players"][1]["graveyard"]["G"], 1)          # 1 + 2 >= 3, no capture
        state = build(MID, player("F1:S F2:G/", "KSA"), player("F3:G F1:G", "", "K"))
        state = play(MID, state, "F1xF3", "-")
        self.assertEqual(state["players"][0]["captured"], {"G": 1})         # 3 = 3


class Support(Case):
    def test_soldier_bonus(self):
        state = build(MID, player("F1:G F2:G", "SS", "K"), player("F3:G F2:G", "K"), "action")
        state = play(MID, state, "+S")
        self.phase(state, "attack", 1)
        self.moves(MID, state, ". F1xF3 F2xF2 +S")
        self.assertEqual(state["players"][0]["bonus"], 1)
        self.assertEqual(state["players"][0]["reserve"], ["K", "S"])
        state = play(MID, state, "+S", "F1xF3", "-")            # no card left: no volley
        self.assertEqual(state["players"][0]["captured"], {"G": 1})          # 1 + 2 = 3
        self.phase(state, "attack", 1)
        state = play(MID, state, "F2xF2", "-")                  # the bonus is for the turn
        state = self.conscripts(state)
        self.assertEqual(state["players"][0]["captured"], {"G": 2})
        state = play(MID, state, ".", "-") if state["phase"] == "attack" else state
        self.assertEqual(state["players"][0]["bonus"], 0 if state["phase"] == "draw" else 2)

    def conscripts(self, state):
        while state["phase"] == "conscript":
            state = play(MID, state, g.legal(MID, state)[0])
        return state

    def test_first_card_chooses_attack(self):
        state = build(ADV, player("F1:G", "SS", "K"), player("F1:G", "W", "K"), "action")
        state = play(ADV, state, "+S")
        self.phase(state, "counter", 2)
        self.assertEqual(state["stack"], ["+S"])
        self.moves(ADV, state, "- +W")
        state = play(ADV, state, "+W", "-")
        self.phase(state, "attack", 1)
        self.assertEqual((state["players"][0]["bonus"], state["players"][0]["reserve"]), (0, ["K", "S"]))
        self.moves(ADV, state, ". +S")              # no attack is possible, `.` is needed

    def test_bonus_on_zero_attack(self):
        state = play(MID, build(MID, player("F1:S F2:G/", "", "KS", bonus=1), player("F3:S F1:G", "", "K")), "F1xF3")
        self.assertEqual(units(state, 2), "F1:G F3:S!1")

    def test_no_bonus_at_simple(self):
        state = build(SIMPLE, player("F1:G", "KS", "S"), player("F3:G", "K"), "action")
        self.assertFalse([m for m in g.legal(SIMPLE, state) if m[0] == "+"])
        state = play(SIMPLE, state, "F1xF3")        # no windows
        self.phase(state, "attack", 1)

    def test_guard(self):
        state = build(MID, player("F1:S F2:G", "KS"), player("F3:S", "GGA", "K"), "action")
        state = play(MID, state, "F1xF3")
        self.phase(state, "defend", 2)
        self.assertEqual(state["attack"], {"from": "F1", "to": "F3"})
        self.moves(MID, state, "- +G")
        state = play(MID, state, "+G")
        self.phase(state, "attack", 1)
        self.assertEqual((units(state, 1), units(state, 2)), ("F1:S/ F2:G", "F3:S"))
        self.assertEqual((state["attack"], state["players"][1]["reserve"]), (None, ["K", "G"]))

    def test_window_opens_even_if_nothing_fits(self):
        state = play(MID, build(MID, player("F1:S", "KS"), player("F3:G", "S", "K")), "F1xF3")
        self.moves(MID, state, "-")
        state = play(MID, state, "-")
        self.phase(state, "volley", 1)
        self.moves(MID, state, "- +K=A")

    def test_windows_skipped(self):
        state = play(MID, build(MID, player("F1:G", "", "K"), player("F3:G", "", "K")), "F1xF3")
        self.phase(state, "attack", 1)
        self.assertEqual(units(state, 2), "F3:G!1")
        state = play(ADV, build(ADV, player("F1:G", "A", "K"), player("F3:G", "", "K")), "F1xF3")
        self.phase(state, "volley", 1)
        state = play(ADV, state, "+A")              # no counter window, then no volley: resolved
        self.phase(state, "attack", 1)
        self.assertEqual(units(state, 2), "F3:G!2")

    def test_volley(self):
        base = build(MID, player("F1:G F2:G/", "AAA", "K"), player("F3:S F1:S", "", "K"))
        state = play(MID, base, "F1xF3")
        self.moves(MID, state, "- +A")
        once = play(MID, state, "+A")
        self.phase(once, "volley", 1)
        self.assertEqual(units(once, 2), "F1:S F3:S!1")
        twice = play(MID, once, "+A")               # 2 damage: dead, never captured
        self.phase(twice, "attack", 1)
        self.assertEqual((units(twice, 2), twice["players"][0]["captured"]), ("F1:S", {}))
        self.assertEqual(twice["players"][1]["graveyard"], {"S": 1})
        after = play(MID, once, "-")                # resolved: 1 + 1 >= 2 kills
        self.assertEqual(after["players"][1]["graveyard"], {"S": 1})

    def test_archer_is_one_damage_with_bonus(self):
        state = build(MID, player("F1:G F2:G/", "AA", "KSS", bonus=2), player("F3:G F1:S", "", "K"))
        state = play(MID, state, "F1xF3", "+A")
        self.assertEqual(units(state, 2), "F1:S F3:G!1")

    def test_archer_equal_to_defence_kills(self):
        state = build(MID, player("F1:G F2:G/", "AA", "K"), player("F3:S/ F1:S", "", "K"))
        state = play(MID, state, "F1xF3", "+A")     # 1 = 1, but "never capture"
        self.assertEqual(state["players"][1]["graveyard"], {"S": 1})

    def test_archer_sequels(self):
        state = build(MID, player("F1:G F2:G/", "AA", "K"), player("F3:K!4", "", "G"))
        self.over(play(MID, state, "F1xF3", "+A"), [1, -1], "execution", [0, 0])
        state = build(MID, player("F1:G F2:G/", "AA", "K"), player("F3:S!1", "", "KG"))
        self.phase(play(MID, state, "F1xF3", "+A"), "conscript", 2)
        state = build(MID, player("F1:G F2:G/", "AA", "K"), player("F3:S!1", "K", "G"))
        self.over(play(MID, state, "F1xF3", "-", "+A"), [1, -1], "collapse")

    def test_king_joker(self):
        state = build(MID, player("F1:G", "K"), player("F3:G", "K"), "action")
        self.moves(MID, state, "- F1xF3 +K=S K@F1 K@F2 K@F3 K@A1")
        after = play(MID, state, "+K=S")
        self.assertEqual((after["players"][0]["bonus"], after["players"][0]["reserve"]), (1, ["K"]))
        state = play(MID, state, "F1xF3")
        self.moves(MID, state, "- +K=G")
        after = play(MID, state, "+K=G")
        self.phase(after, "attack", 1)
        self.assertEqual(after["players"][1]["reserve"], ["K"])
        state = play(MID, state, "-")
        self.moves(MID, state, "- +K=A")
        state = build(ADV, player("F1:G", "K"), player("F3:G", "K"), "action")
        self.assertIn("+K=P:F1-F2", g.legal(ADV, state))
        state = play(ADV, state, "+K=S")
        self.moves(ADV, state, "- +K=W")
        state = play(ADV, state, "+K=W")            # player 1 has no card left: the chain ends
        self.phase(state, "attack", 1)
        self.assertEqual(state["players"][0]["bonus"], 0)

    def test_king_joker_without_copies(self):
        options = g.check_options({"priests": 0, "wizards": 0})
        state = build(options, player("F1:G", "KS"), player("F3:G", "K"), "action")
        self.assertIn("+K=P:F1-F2", g.legal(options, state))
        self.moves(options, play(options, state, "+S"), "- +K=W")


class Wizards(Case):
    def start(self):
        return build(ADV, player("F1:G", "SWW", "K"), player("F3:G", "WWG", "K"), "action")

    def test_one_two_three(self):
        state = play(ADV, self.start(), "+S")
        for cards, turn, bonus in ((0, 2, 1), (1, 1, 0), (2, 2, 1), (3, 1, 0)):
            chain = play(ADV, state, *["+W"] * cards)
            self.phase(chain, "counter", turn)
            self.assertEqual(chain["stack"], ["+S"] + ["+W"] * cards)
            self.assertEqual(chain["players"][0]["bonus"], 0)       # "has not yet taken place"
            after = play(ADV, chain, "-")
            self.phase(after, "attack", 1)
            self.assertEqual((after["players"][0]["bonus"], after["stack"]), (bonus, []))

    def test_chain_ends_without_cards(self):
        state = build(ADV, player("F1:G", "SW", "K"), player("F3:G", "WW", "K"), "action")
        state = play(ADV, state, "+S", "+W", "+W", "+W")    # player 1 has no card to answer
        self.phase(state, "attack", 1)
        self.assertEqual(state["players"][0]["bonus"], 0)
        self.assertEqual([p["reserve"] for p in state["players"]], [["K", "S", "W"], ["K", "W", "W"]])

    def test_guard_cancelled(self):
        state = build(ADV, player("F1:G", "WW", "K"), player("F3:G", "GG", "K"))
        state = play(ADV, state, "F1xF3", "+G")
        self.phase(state, "counter", 1)
        self.assertEqual(state["attack"], {"from": "F1", "to": "F3"})
        over = play(ADV, state, "-")
        self.phase(over, "attack", 1)
        state = play(ADV, state, "+W")
        self.phase(state, "counter", 2)
        state = play(ADV, state, "-")
        self.phase(state, "defend", 2)              # the window is open again
        state = play(ADV, state, "+G", "+W")        # no card left to 2: window 3 skipped; 1 neither
        self.phase(state, "attack", 1)
        self.assertEqual(units(state, 2), "F3:G!1")

    def test_archer_cancelled(self):
        state = build(ADV, player("F1:G", "AA", "K"), player("F3:G", "WS", "K"))
        state = play(ADV, state, "F1xF3", "-", "+A")
        self.phase(state, "counter", 2)
        state = play(ADV, state, "+W", "-")
        self.phase(state, "volley", 1)
        self.assertEqual(units(state, 2), "F3:G")
        state = play(ADV, state, "+A", "-")         # effective, and no card is left: resolved
        self.phase(state, "attack", 1)
        self.assertEqual(units(state, 2), "F3:G!2")

    def test_no_counter_at_intermediate(self):
        state = build(MID, player("F1:G", "SS", "K"), player("F3:G", "KS"), "action")
        self.phase(play(MID, state, "+S"), "attack", 1)


class Priests(Case):
    def test_moves(self):
        field = player("F1:S F2:S A1:S")["field"]
        self.assertEqual(sorted(g.priest_moves(field)), sorted(
            "F1-F2 F1-F3 F1-A1 F1-A2 F2-F3 F2-A1 A1-F3 A1-A2".split()))
        # F2-A2 and F1-A3 have no other unit in front; A1-F1, A1-F2, F2-F1 are swaps the other way round
        field = player("F2:S")["field"]
        self.assertEqual(g.priest_moves(field), ["F2-F1", "F2-F3"])

    def window1(self, move, field="F1:S F2:G A1:A"):
        state = build(ADV, player(field, "P", "K"), player("F3:G", "", "K"), "action")
        state = play(ADV, state, move)
        self.phase(state, "attack", 1)
        return units(state, 1)

    def test_effects(self):
        self.assertEqual(self.window1("+P:F1-F2"), "F1:G F2:S A1:A")
        self.assertEqual(self.window1("+P:F1-F3"), "F1:A F2:G F3:S")        # A1 moves up
        self.assertEqual(self.window1("+P:F1-A2"), "F1:A F2:G A2:S")
        self.assertEqual(self.window1("+P:A1-F3"), "F1:S F2:G F3:A")
        self.assertEqual(self.window1("+P:F1-A1"), "F1:A F2:G A1:S")
        self.assertEqual(self.window1("+P:A1-F1"), "F1:A F2:G A1:S")        # the other way round
        self.assertEqual(self.window1("+P:F2-F1"), "F1:G F2:S A1:A")

    def test_other_spelling(self):
        state = build(ADV, player("F1:S F2:G A1:A", "PK"), player("F3:G", "S", "K"), "action")
        self.assertEqual(play(ADV, state, "+P:A1-F1")["stack"], ["+P:F1-A1"])   # output is canonical
        self.assertEqual(play(ADV, state, "+K=P:A1-F2")["stack"], ["+K=P:F2-A1"])
        for bad in ("+P:F3-F1", "+P:F3-A1", "+P:A2-F1", "+P:F1-A3", "+P:F2-A2", "+P:F1-F1", "+P:F1", "+P", "+P:",
                    "+P:F1-F2 ", "+p:F1-F2", "+S", "", "A1xF3", 3, None, "*S", "+K", "+K=K"):
            with self.assertRaises(Illegal, msg=bad):
                g.apply(ADV, state, bad)

    def test_turned_units_move(self):
        state = build(ADV, player("F1:S/ F2:G", "P", "K"), player("F3:G!1", "", "K"))
        state = play(ADV, state, "+P:F1-F2")
        self.assertEqual(units(state, 1), "F1:G F2:S/")

    def defend(self, target_field, attack, *moves, attacker="F1:G", hand="PP"):
        state = build(ADV, player(attacker, "", "K"), player(target_field, hand, "K"))
        return play(ADV, state, attack, *moves)

    def test_out_of_reach(self):
        state = self.defend("F3:S", "F1xF3", "+P:F3-F1")
        self.phase(state, "attack", 1)
        self.assertEqual((units(state, 1), units(state, 2), state["attack"]), ("F1:G/", "F1:S", None))

    def test_swapped_out_of_reach(self):    # the unit, not the position, is the target
        state = self.defend("F3:S F1:G", "F1xF3", "+P:F1-F3")
        self.phase(state, "attack", 1)
        self.assertEqual(units(state, 2), "F1:S F3:G")

    def test_moved_within_reach(self):
        state = build(ADV, player("F2:K", "S"), player("F3:S F1:G", "PP", "K"))
        state = play(ADV, state, "F2xF3", "+P:F1-F3", "-")
        self.phase(state, "defend", 2)              # "the window stays open"
        self.assertEqual(state["attack"], {"from": "F2", "to": "F1"})
        state = play(ADV, state, "-", "-")
        self.assertEqual(units(state, 2), "F1:S!1 F3:G")

    def test_target_moved_up(self):
        # the wizard attacks A3; its front leaves, the target moves up to F3, still in reach
        state = self.defend("F3:S A3:G", "F1xA3", "+P:F3-F1", attacker="F1:W")
        self.phase(state, "defend", 2)
        self.assertEqual(state["attack"], {"from": "F1", "to": "F3"})
        state = play(ADV, state, "-")
        self.assertEqual(units(state, 2), "F1:S F3:G!1")
        # the Archer attacks A2; moved up to F2 it is out of reach
        state = self.defend("F2:S A2:G", "F1xA2", "+P:F2-F1", attacker="F1:A")
        self.phase(state, "attack", 1)

    def test_moved_out_and_in_by_cancelled(self):
        state = build(ADV, player("F1:G", "WS", "K"), player("F3:S", "P", "K"))
        state = play(ADV, state, "F1xF3", "+P:F3-F1", "+W")     # 2 has no card left
        self.phase(state, "volley", 1)
        self.assertEqual((units(state, 2), state["attack"]), ("F3:S", {"from": "F1", "to": "F3"}))

    def test_other_unit_moved(self):
        state = self.defend("F3:S F1:G", "F1xF3", "+P:F1-F2")
        self.phase(state, "defend", 2)
        self.assertEqual((units(state, 2), state["attack"]["to"]), ("F2:G F3:S", "F3"))

    def test_keeps_damage(self):
        state = build(ADV, player("F1:G F3:G/", "", "K"), player("F3:S F1:G/!1", "P", "K"))
        state = play(ADV, state, "F1xF3", "+P:F1-F3")
        self.assertEqual(units(state, 2), "F1:S F3:G/!1")


class Development(Case):
    def test_capture(self):
        one, two = player("F1:S F2:G/", "KS", kingdom="SGA", captured="S"), player("F3:P F1:S", "", "K", "S")
        state = play(ADV, build(ADV, one, two), "F1xF3", "-")
        self.over(state, [1, -1], "development", [5, 1])
        self.assertEqual(state["active"], 1)

    def test_capture_before_conscription_and_collapse(self):
        one, two = player("F1:S F2:G/", "KS", kingdom="SGA"), player("F3:P", "", "K")
        self.over(play(ADV, build(ADV, one, two), "F1xF3", "-"), [1, -1], "development")

    def test_execution_before_development(self):
        one, two = player("F1:S F2:G/", "KSSSS", kingdom="SGA"), player("F3:K", "")
        self.over(play(ADV, build(ADV, one, two), "F1xF3", "-"), [1, -1], "execution", [4, 0])

    def test_demobilisation(self):
        one = player("F1:S/", "KP", "S", "SGA", bonus=1)
        two = player("F3:G!1", "", "K", "S")
        state = play(ADV, build(ADV, one, two, "develop"), "P@C")
        self.assertEqual(state["phase"], "draw")                 # S is equal: 3 kinds only
        one["kingdom"]["S"] = 2
        state = play(ADV, build(ADV, one, two, "develop"), "P@C")
        self.over(state, [1, -1], "development", [5, 1])
        self.assertEqual((units(state, 2), state["players"][0]["bonus"]), ("F3:G!1", 1))    # not reset

    def test_conscription_favours_the_opponent(self):
        one = player("F1:S F2:G/", "KS", kingdom="SGAP")
        two = player("F3:G/", "", "K", "SA")                     # 1 ahead in G, P
        state = build(ADV, one, two)
        state = play(ADV, state, "F1xF3", "-")                   # 2 = 2
        self.phase(state, "conscript", 2)
        state = play(ADV, state, "K@F1", "A@F2")                 # G A P: 3 kinds
        self.phase(state, "attack", 1)
        two["kingdom"] = counts("SAA")
        one["kingdom"] = counts("SSGAP")
        state = play(ADV, build(ADV, one, two), "F1xF3", "-", "K@F1")
        self.phase(play(ADV, state, "S@F2"), "attack", 1)
        two["kingdom"], two["reserve"], two["hand"] = counts("SA"), [], counts("K")
        state = play(ADV, build(ADV, one, two), "F1xF3", "-", "-")
        self.phase(state, "conscript", 2)
        state = play(ADV, state, "A@F1")                         # at the first of the two
        self.over(state, [1, -1], "development")
        self.assertEqual(units(state, 2), "F1:A")

    def test_not_at_other_levels(self):
        state = build(MID, player("F1:S F2:G/", "KS", kingdom="SGAA"), player("F3:S F1:S", "", "K"))
        self.phase(play(MID, state, "F1xF3", "-"), "attack", 1)


class Views(Case):
    def test_view(self):
        state = build(ADV, player("F1:G", "KSS", "A", "S"), player("F3:G", "KP", "W", "G"), "action")
        seen = g.view(ADV, state, 1)
        me, you = seen["players"]
        self.assertEqual(me["hand"], {"K": 1, "S": 2})
        self.assertEqual(me["unseen"], state["players"][0]["pile"])
        self.assertEqual(me["pile"], {"count": g.size(state["players"][0]["pile"])})
        self.assertEqual((you["hand"], you["pile"]), ({"count": 2}, {"count": g.size(state["players"][1]["pile"])}))
        pile = state["players"][1]["pile"]
        self.assertEqual(you["unseen"], {**pile, "K": 1, "P": pile["P"] + 1})
        for owner in seen["players"]:
            del owner["unseen"]
            owner["hand"] = owner["pile"] = None
        rest = copy.deepcopy(state)
        for owner in rest["players"]:
            owner["hand"] = owner["pile"] = None
        self.assertEqual(seen, rest)


class Validation(Case):
    def states(self):
        attack = build(ADV, player("F1:G/ F2:S", "KS", "S", bonus=1), player("F3:G!1 A3:S", "WP", "K"))
        defend = build(ADV, player("F1:G/", "KS", "S"), player("F3:G", "WP", "K"), "defend", attack=("F1", "F3"))
        counter = build(ADV, player("F1:G/", "S", "SK"), player("F3:G F1:S", "W", "KPW"), "counter",
                        attack=("F1", "F3"), stack=["+P:F1-F3", "+K=W", "+W"], turn=1)
        return attack, defend, counter

    def bad(self, state, key, *path_and_value, options=ADV):
        """Refused, naming `key`, once the value at this path is changed (KeyError: removed)."""
        changed = copy.deepcopy(state)
        *path, last, value = path_and_value
        box = changed
        for step in path:
            box = box[step]
        if value is KeyError:
            del box[last]
        else:
            box[last] = value
        self.refused(options, changed, key)

    def test_types(self):
        attack, defend, counter = self.states()
        for value in (None, [], 3, "x"):
            self.refused(ADV, value, "state")
        self.bad(attack, "turn", "turn", True)
        self.bad(attack, "turn", "turn", 1.0)
        self.bad(attack, "turn", "turn", 2)
        self.bad(attack, "turn", "turn", [])
        self.bad(attack, "active", "active", 3)
        self.bad(attack, "phase", "phase", "x")
        self.bad(attack, "phase", "phase", None)
        self.bad(attack, "x", "x", 1)
        self.bad(attack, "stack", "stack", KeyError)
        self.bad(attack, "stack", "stack", ["+S"])
        self.bad(attack, "stack", "stack", None)
        self.bad(attack, "attack", "attack", {"from": "F1", "to": "F3"})
        self.bad(defend, "attack.to", "attack", {"from": "F1", "to": "F4"})
        self.bad(defend, "attack.x", "attack", {"from": "F1", "to": "F3", "x": 1})
        self.bad(attack, "result", "result", {})
        self.bad(attack, "players", "players", [attack["players"][0]])
        self.bad(attack, "players[0].hand.K", "players", 0, "hand", "K", True)
        self.bad(attack, "players[0].hand.A", "players", 0, "hand", "A", 0)
        self.bad(attack, "players[0].hand.X", "players", 0, "hand", "X", 1)
        self.bad(attack, "players[0].pile.K", "players", 0, "pile", "K", 1)
        self.bad(attack, "players[0].kingdom.K", "players", 0, "kingdom", "K", 1)
        self.bad(attack, "players[1].reserve[0]", "players", 1, "reserve", ["X"])
        self.bad(attack, "players[1].reserve[0]", "players", 1, "reserve", [["K"]])
        self.bad(attack, "players[1].field.F4", "players", 1, "field", "F4", None)
        self.bad(attack, "players[1].field.A1", "players", 1, "field", "A1", KeyError)
        self.bad(attack, "players[1].field.A1", "players", 1, "field", "A1", 0)
        self.bad(attack, "players[1].field.F3.turned", "players", 1, "field", "F3", "turned", 0)
        self.bad(attack, "players[1].field.F3.damage", "players", 1, "field", "F3", "damage", 3)
        self.bad(attack, "players[1].field.F3.damage", "players", 1, "field", "F3", "damage", False)
        self.bad(attack, "players[1].field.F3.unit", "players", 1, "field", "F3", "unit", "X")
        self.bad(attack, "players[0].bonus", "players", 0, "bonus", -1)
        self.bad(attack, "players[0].bonus", "players", 0, "bonus", 2)      # one S in the reserve
        self.bad(attack, "players[1].bonus", "players", 1, "bonus", 1)
        for kind in ("P", "W"):
            state = build(MID, player("F1:G", "KS"), player("F3:G", "KS"), "action")
            self.bad(state, "players[0].pile." + kind, "players", 0, "pile", kind, 1, options=MID)

    def test_sums_and_kings(self):
        attack, defend, counter = self.states()
        self.bad(attack, "players", "players", 0, "hand", "S", 2)
        self.bad(attack, "players[0]", "players", 0, "hand", {"S": 1})
        self.bad(attack, "players[0]", "players", 0, "hand", "K", 2)
        self.bad(attack, "players[1]", "players", 1, "reserve", [])
        self.bad(attack, "players[1]", "players", 0, "captured", "K", 1)
        two_kings = copy.deepcopy(attack)
        del two_kings["players"][0]["hand"]["K"]
        two_kings["players"][0]["graveyard"]["K"] = 1
        self.refused(ADV, two_kings, "players[0]")

    def moved(self, state, number, kind, source, target):
        changed = copy.deepcopy(state)
        g.take(changed["players"][number][source], kind)
        g.add(changed["players"][number][target], kind)
        return changed

    def test_hand_limits(self):
        state = build(ADV, player("F1:G", "KSSSSS"), player("F3:G", "KSSSS"), "action")
        self.refused(ADV, self.moved(state, 0, "A", "pile", "hand"), "players[0].hand")
        self.refused(ADV, self.moved(state, 1, "A", "pile", "hand"), "players[1].hand")
        state = build(ADV, player("F1:G", "KSSSS"), player("F3:G", "KSSSS"), "draw")
        self.refused(ADV, self.moved(state, 0, "A", "pile", "hand"), "players[0].hand")

    def test_field(self):
        attack, defend, counter = self.states()
        rear = copy.deepcopy(attack)
        rear["players"][1]["field"]["A1"] = rear["players"][1]["field"]["A3"]
        rear["players"][1]["field"]["A3"] = None
        self.refused(ADV, rear, "players[1].field.A1")
        self.bad(attack, "players[1].field.F3.damage", "players", 0, "field", "F1", "turned", False)
        state = build(ADV, player("F1:G", "KS"), player("F3:G", "KS"), "action")
        self.bad(state, "players[0].field.F1.turned", "players", 0, "field", "F1", "turned", True)
        self.bad(state, "players[1].field.F3.damage", "players", 1, "field", "F3", "damage", 1)
        own = copy.deepcopy(attack)
        own["players"][0]["field"]["F2"]["damage"] = 1
        self.refused(ADV, own, "players[0].field.F2.damage")
        empty = build(ADV, player("F1:G", "KS"), player("", "KS"), "action", check=False)
        self.refused(ADV, empty, "players[1].field")

    def test_windows(self):
        attack, defend, counter = self.states()
        self.bad(defend, "attack", "attack", None)
        self.bad(defend, "attack.from", "attack", "from", "F2")
        self.bad(defend, "attack.from", "players", 0, "field", "F1", "turned", False)
        self.bad(defend, "attack.to", "attack", "to", "F1")
        self.bad(defend, "phase", "phase", "x")
        state = build(ADV, player("F1:G/", "KS", "S"), player("F3:G", "", "KWP"), "defend", attack=("F1", "F3"), check=False)
        self.refused(ADV, state, "players[1].hand")
        state = build(ADV, player("F1:G/", "", "KS"), player("F3:G", "", "KWP"), "volley", attack=("F1", "F3"), check=False)
        self.refused(ADV, state, "players[0].hand")
        state = build(MID, player("F1:G/", "KS"), player("F3:G", "KS"), "defend", attack=("F1", "F3"))
        self.refused(SIMPLE, state, "phase")
        state = build(MID, player("F1:G", "K", "S"), player("F3:G", "KS"), "counter", stack=["+S"], check=False)
        self.refused(MID, state, "phase")
        state = build(SIMPLE, player("F1:G", "K", "S"), player("F3:G", "KS"), "attack", check=False)
        self.refused(SIMPLE, state, "phase")

    def test_stack(self):
        attack, defend, counter = self.states()
        g.validate(ADV, counter)
        self.assertEqual(g.cards_of(counter, 2), ["+P:F1-F3", "+W"])
        self.bad(counter, "turn", "turn", 2)
        self.bad(counter, "stack", "stack", [])
        for stack in (["+G", "+K=W", "+W"], ["+P:F1-F2", "+W", "+W"], ["+W"], ["+P:F1-F3", "+K=W", "+G"]):
            with self.assertRaises(Refused):
                g.validate(ADV, {**counter, "stack": stack})
        self.bad(counter, "stack[0]", "stack", ["+P:F3-F1", "+K=W", "+W"])    # not canonical
        self.bad(counter, "stack[0]", "stack", ["+S", "+K=W", "+W"])
        self.bad(counter, "stack[0]", "stack", [3, "+K=W", "+W"])
        for bad in ({"attack": None}, {"active": 2}):
            with self.assertRaises(Refused):
                g.validate(ADV, {**counter, **bad})
        for card, move in (("S", "+S"), ("P", "+P:F1-F2")):
            g.validate(ADV, build(ADV, player("F1:G", "", "K" + card), player("F3:G", "KW"), "counter", stack=[move]))
        volley = build(ADV, player("F1:G/", "", "KA"), player("F3:G", "KW"), "counter", stack=["+A"], attack=("F1", "F3"))
        self.bad(volley, "turn", "turn", 1)
        bonus = build(ADV, player("F1:G", "K", "S"), player("F3:G", "KW"), "counter", stack=["+S"])
        self.bad(bonus, "players[0].bonus", "players", 0, "bonus", 1)         # not effective yet

    def test_conscript(self):
        one = player("F1:G/", "KS")
        g.validate(ADV, build(ADV, one, player("", "K", "SS"), "conscript"))
        g.validate(ADV, build(ADV, one, player("F2:S", "K", "S"), "conscript"))
        for two, key in ((player("", "K", "S"), "players[1]"), (player("F2:S", "K"), "players[1]"),
                         (player("F2:S F1:S", "K", "S"), "players[1].field"), (player("F2:S/", "K", "S"), "players[1].field"),
                         (player("F2:S!1", "K", "S"), "players[1].field")):
            self.refused(ADV, build(ADV, one, two, "conscript", check=False), key)
        self.refused(ADV, build(ADV, player("F1:G", "KS"), player("", "K", "SS"), "conscript", check=False),
                     "players[0].field")

    def test_setup(self):
        start = g.random_start(ADV, random.Random(5))
        states = [start]
        for _ in range(3):
            states.append(play(ADV, states[-1], g.legal(ADV, states[-1])[0]))
        for state in states:
            for phase in ("setup-front", "setup-reserve"):
                for who in (1, 2):
                    changed = {**state, "phase": phase, "turn": who, "active": who}
                    if changed == state:
                        g.validate(ADV, changed)
                    else:
                        with self.assertRaises(Refused):
                            g.validate(ADV, changed)
            with self.assertRaises(Refused):
                g.validate(ADV, {**state, "active": 3 - state["active"]})
        deck = copy.deepcopy(start)         # sums over both are right, each deck is not
        g.take(deck["players"][0]["pile"], "G")
        g.add(deck["players"][1]["pile"], "G")
        g.take(deck["players"][1]["pile"], "S")
        g.add(deck["players"][0]["pile"], "S")
        self.refused(ADV, deck, "players[0]")

    def test_draw(self):
        state = build(ADV, player("F1:G", "K"), player("F3:G", "K"), "draw", piles=(False, True), check=False)
        self.refused(ADV, state, "players[0].pile")

    def test_over(self):
        two = player("F3:S", "K")
        state = play(SIMPLE, build(SIMPLE, player("F1:S F2:G/", "KS"), two), "F1xF3")
        self.bad(state, "result", "result", None, options=SIMPLE)
        self.bad(state, "result", "result", "utility", [True, -1], options=SIMPLE)
        self.bad(state, "result", "result", "utility", [1.0, -1], options=SIMPLE)
        self.bad(state, "result", "result", "scores", [0, 0], options=SIMPLE)
        self.bad(state, "result", "result", "reason", "execution", options=SIMPLE)
        self.bad(state, "result", "result", "x", 1, options=SIMPLE)
        self.bad(state, "turn", "turn", 1, options=SIMPLE)
        self.bad(state, "players[1].field", "active", 2, options=SIMPLE)
        going = build(SIMPLE, player("F1:S F2:G/", "KS"), two)
        self.refused(SIMPLE, {**going, "phase": "over", "turn": "over"}, "phase")
        many = build(SIMPLE, player("F1:G/", "K"), player("", "K", "SS"), "over", check=False)
        self.refused(SIMPLE, many, "players[1]")
        won = build(ADV, player("F1:G", "K", kingdom="SGAP"), player("F3:G", "K"), "action", check=False)
        self.refused(ADV, won, "phase")


class RandomPlay(Case):
    """Random games: every state is valid, the game ends, hidden cards change nothing seen."""

    SETTINGS = ([{"level": "simple"}] * 40 + [{"level": "intermediate"}] * 40 + [{}] * 60
                + [{"priests": p, "wizards": w} for p in (0, 9) for w in (0, 9)] * 20)

    def hidden_twin(self, options, state, viewer, rng):
        """The opponent's hand and both piles dealt again, as far as the viewer cannot know."""
        twin = copy.deepcopy(state)
        for number in (1, 2):
            if number != viewer:
                owner = twin["players"][number - 1]
                cards = [k for zone in ("hand", "pile") for k, n in owner[zone].items() for _ in range(n) if k != "K"]
                rng.shuffle(cards)
                held = g.size(owner["hand"]) - owner["hand"].get("K", 0)
                kings = "K" * owner["hand"].get("K", 0)
                owner["hand"], owner["pile"] = counts("".join(cards[:held]) + kings), counts("".join(cards[held:]))
        return twin

    def test_games(self):
        rng = random.Random(20240501)
        reasons, phases, longest, plies = {}, {}, 0, 0
        for game, setting in enumerate(self.SETTINGS):
            options = g.check_options(setting)
            style = game % 3        # uniform; prefers attacks and cards; avoids `-` and `.`
            state = g.random_start(options, rng)
            g.check_start(options, state)
            length = 0
            while state["turn"] != "over":
                moves = g.legal(options, state)
                self.assertEqual(len(moves), len(set(moves)))
                self.assertTrue(moves)
                phases[state["phase"]] = phases.get(state["phase"], 0) + 1
                if state["turn"] == "chance":
                    chances = g.probabilities(options, state)
                    self.assertEqual(set(chances), set(moves))
                    self.assertEqual(sum(chances.values()), 1)
                    move = rng.choices(list(chances), [float(c) for c in chances.values()])[0]
                else:
                    self.assertEqual(moves, g.legal(options, state, state["turn"]))
                    self.assertEqual(g.legal(options, state, 3 - state["turn"]), [])
                    liked = moves
                    if style == 1:
                        liked = [m for m in moves if "x" in m or m[0] == "+"] or moves
                    elif style == 2:
                        liked = [m for m in moves if m not in ("-", ".")] or moves
                    move = rng.choice(liked)
                for viewer in (1, 2) if length % 4 == game % 4 else ():
                    twin = self.hidden_twin(options, state, viewer, rng)
                    g.validate(options, twin)
                    seen = json.dumps(g.view(options, state, viewer))
                    self.assertEqual(seen, json.dumps(g.view(options, twin, viewer)))
                    if state["turn"] == viewer:
                        self.assertEqual(moves, g.legal(options, twin))
                before = json.dumps(state) if length % 7 == 0 else None
                after = g.apply(options, state, move)
                if before:
                    self.assertEqual(json.dumps(state), before)
                state = after
                g.validate(options, state)
                self.assertEqual(json.loads(json.dumps(state)), state)
                length += 1
                self.assertLess(length, 2000)
            self.assertEqual(g.legal(options, state), [])
            self.assertEqual(state["result"], g.derived_result(options, state))
            reasons[state["result"]["reason"]] = reasons.get(state["result"]["reason"], 0) + 1
            longest, plies = max(longest, length), plies + length
        self.assertLessEqual({"execution", "development", "war-over"}, set(reasons))
        self.assertEqual(set(phases), set(g.PHASES) - {"over"})
        print("%d games, %d plies, longest %d, %s"
              % (len(self.SETTINGS), plies, longest, reasons), file=sys.stderr)

    ODD = (None, True, False, 0, 1, 2, 3, -1, 1.0, 10 ** 20, "", "x", "K", "S", "W", "F1", "A2", "+S", "+W", "+G",
           "+A", "+K=W", "+P:F1-F2", "chance", "over", [], {}, ["S"], ["+S"], ["+A"], ["+G", "+W"], {"K": 1}, {"S": 1},
           {"from": "F1", "to": "F3"}, {"unit": "S", "turned": True, "damage": 1}, *g.PHASES)

    def places(self, value):
        items = value.items() if type(value) is dict else enumerate(value) if type(value) is list else ()
        for key, inner in items:
            yield value, key
            yield from self.places(inner)

    def mutate(self, state, rng):
        state = copy.deepcopy(state)
        for _ in range(rng.choice((1, 1, 2, 2, 3))):
            places = list(self.places(state))
            (box, key), (box2, key2) = rng.choice(places), rng.choice(places)
            kind = rng.randrange(6)
            if kind == 0:
                box[key] = copy.deepcopy(rng.choice(self.ODD))
            elif kind == 1 and type(box) is dict:
                del box[key]
            elif kind == 2 and type(box) is dict:
                box[rng.choice("KSGAPWx")] = rng.randrange(3)
            elif kind == 3:
                box[key], box2[key2] = copy.deepcopy(box2[key2]), copy.deepcopy(box[key])
            elif kind == 4:         # a card changes zone
                zones = [p[z] for p in state["players"] if type(p) is dict for z in ("hand", "pile", "kingdom", "captured")
                         if type(p.get(z)) is dict] if type(state.get("players")) is list else []
                full = [z for z in zones if any(type(n) is int and n > 0 for n in z.values())]
                if full:
                    source = rng.choice(full)
                    unit = rng.choice([k for k, n in source.items() if type(n) is int and n > 0])
                    g.take(source, unit)
                    target = rng.choice(zones)
                    target[unit] = target[unit] + 1 if type(target.get(unit)) is int else 1
            elif type(state.get("phase")) is str:
                state["phase"] = rng.choice(g.PHASES)
                state["turn"] = rng.choice((1, 2, "chance", "over", state.get("turn")))
        return state

    def test_mutations(self):
        """validate() raises nothing but Refused, and what it accepts plays on validly to the end."""
        rng = random.Random(7)
        accepted = 0
        for game in range(60):
            options = g.check_options(self.SETTINGS[rng.randrange(len(self.SETTINGS))])
            state = g.random_start(options, rng)
            while True:
                for _ in range(2):
                    other = self.mutate(state, rng)
                    try:
                        g.validate(options, other)
                    except Refused:
                        continue
                    if other != state:
                        accepted += 1
                        for _ in range(25):
                            if other["turn"] == "over":
                                break
                            other = play(options, other, rng.choice(g.legal(options, other)))
                        g.view(options, other, 1)
                if state["turn"] == "over":
                    break
                moves = g.legal(options, state)
                moves = [m for m in moves if "x" in m or m[0] == "+"] or moves if game % 2 else moves
                state = g.apply(options, state, rng.choice(moves))
        print("%d changed states accepted and played on" % accepted, file=sys.stderr)
        self.assertGreater(accepted, 100)


if __name__ == "__main__":
    unittest.main()
