"""What the self tests of the reference engine guerre.py share: states built from short texts."""

import copy
import json
import unittest

import guerre as g
from common import Refused

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
