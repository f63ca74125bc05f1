"""Self tests of the reference engine guerre.py: what may be loaded, and random play."""

import copy
import json
import os
import random
import sys
import unittest

import guerre as g
from common import Refused
from guerre_testing import ADV, MID, SIMPLE, Case, build, counts, play, player

LONG = os.environ.get("JOUTE_LONG") == "1"


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
        settings = self.SETTINGS if LONG else self.SETTINGS[::5]
        for game, setting in enumerate(settings):
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
              % (len(settings), plies, longest, reasons), file=sys.stderr)

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
        for game in range(60 if LONG else 12):
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
