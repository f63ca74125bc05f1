"""Self tests of the reference engine guerre.py: one case a rule sentence."""

import copy
import random
import unittest
from fractions import Fraction

import guerre as g
from common import Illegal, Refused
from guerre_testing import ADV, LEVEL, MID, SIMPLE, Case, build, counts, play, player, units


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


if __name__ == "__main__":
    unittest.main()
