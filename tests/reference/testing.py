"""What the self tests of the reference engines share: random records, and claims about an engine."""

import json
import random
import unittest

from common import Illegal, Refused


def random_record(module, options, seed, watch=None):
    """A finished game of random play with its trace, as `joute random` prints it."""
    rng = random.Random(seed)
    options = module.check_options(options)
    state = start = module.random_start(options, rng)
    trace = []
    while state["turn"] != "over":
        if state["turn"] == "all":
            legal = [sorted(module.legal(options, state, p)) for p in range(1, module.players(options) + 1)]
            move = ",".join(rng.choice(moves) for moves in legal)
        else:
            legal = sorted(module.legal(options, state))
            move = rng.choice(legal)
        before = json.dumps(state)
        after = module.apply(options, state, move)
        assert json.dumps(state) == before, "apply changed its input"
        trace.append({"turn": state["turn"], "legal": legal, "move": move, "state": after})
        state = after
        if watch:
            watch(options, state)
    return {"format": "joute-record/1", "game": module.GAME, "options": options, "seed": seed,
            "players": ["random"] * module.players(options), "start": start, "moves": [entry["move"] for entry in trace],
            "result": state["result"], "trace": trace}


class Engine(unittest.TestCase):
    module = None

    def options(self, **changes):
        return self.module.check_options(changes)

    def legal(self, state, player=None, **changes):
        return sorted(self.module.legal(self.options(**changes), state, player))

    def play(self, state, *moves, **changes):
        options = self.options(**changes)
        for move in moves:
            self.module.validate(options, state)
            state = self.module.apply(options, state, move)
        self.module.validate(options, state)
        return state

    def refused(self, key, state, **changes):
        with self.assertRaises(Refused) as caught:
            self.module.validate(self.options(**changes), state)
        self.assertEqual(caught.exception.key, key)

    def bad_option(self, key, **changes):
        with self.assertRaises(Refused) as caught:
            self.module.check_options(changes)
        self.assertEqual(caught.exception.key, "options." + key)

    def illegal(self, state, *moves, **changes):
        for move in moves:
            with self.assertRaises(Illegal, msg=move):
                self.module.apply(self.options(**changes), state, move)

    def ended(self, state, reason, utility, scores=None):
        self.assertEqual(state["turn"], "over")
        self.assertEqual(state["result"], {"utility": utility, "scores": scores, "reason": reason})
        self.assertEqual(self.module.legal(self.options(), state, 1), [])

    def selfplay(self, games, **changes):
        def watch(options, state):
            self.module.validate(options, state)
            self.assertEqual(self.module.view(options, state, 1), state)
            chances = self.module.probabilities(options, state)
            if state["turn"] == "chance":
                self.assertEqual(set(chances), set(self.module.legal(options, state)))
                self.assertEqual(sum(chances.values()), 1)
            else:
                self.assertEqual(chances, {})
        reasons = set()
        for seed in range(games):
            reasons.add(random_record(self.module, changes, seed, watch)["result"]["reason"])
        return reasons
