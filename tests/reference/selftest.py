"""Tests of the drivers, with the reference engines of three games: python3 selftest.py"""

import json
import os
import random
import subprocess
import sys
import unittest
from copy import deepcopy

import check
import mutate
import perft
from common import all_moves, game_module, judge
from testing import random_record

HERE = os.path.dirname(os.path.abspath(__file__))
moulin, roses, trolls = (game_module(game) for game in ("moulin", "roses", "trolls"))


def run(script, *arguments, text=""):
    done = subprocess.run([sys.executable, os.path.join(HERE, script), *arguments], input=text,
                          capture_output=True, text=True)
    return done.returncode, done.stdout


class Drivers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.records = [random_record(module, {}, seed) for module in (moulin, roses, trolls) for seed in range(4)]
        cls.text = "".join(json.dumps(record) + "\n" for record in cls.records)

    def test_agree(self):
        for jobs in ("1", "2"):
            status, out = run("check.py", "--jobs", jobs, "-", text=self.text)
            moves = [sum(len(r["moves"]) for r in self.records if r["game"] == g) for g in ("moulin", "roses", "trolls")]
            self.assertEqual(out, "moulin: 4 games, {} moves, agree\nroses: 4 games, {} moves, agree\n"
                                  "trolls: 4 games, {} moves, agree\n".format(*moves))
            self.assertEqual(status, 0)

    def test_empty(self):
        for text in ("", "\n\n"):
            status, out = run("check.py", "-", text=text)
            self.assertEqual(status, 1)
            self.assertNotIn("agree", out)

    def test_every_change_is_found(self):
        """Any change of one value anywhere in a record is a disagreement (but for seed and options)."""
        rng = random.Random(5)
        for record in self.records:
            for _ in range(15):
                bad = deepcopy(record)
                box, key = rng.choice(list(mutate.places({k: v for k, v in bad.items() if k != "trace"}))
                                      if rng.random() < 0.4 else list(mutate.places(bad["trace"])))
                if key == "seed" or box is bad["options"]:      # another option need not show
                    continue
                if isinstance(box, dict) and box.keys() < bad.keys():
                    box = bad
                box[key] = {int: lambda v: rng.choice((v + 1, float(v), str(v), None)), str: lambda v: v + "1",
                            list: lambda v: v + [1] if rng.random() < 0.5 or not v else v[1:],
                            dict: lambda v: {**v, "x": 1} if rng.random() < 0.5 else None,
                            bool: lambda v: int(v), type(None): lambda v: 0}[type(box[key])](box[key])
                with self.assertRaises(check.Disagree, msg=f"{key} {box}"[:300]):
                    check.check_record(bad)

    def test_disagreement_message(self):
        bad = deepcopy(self.records)
        bad[1]["trace"][16]["state"]["hand"][0] += 1
        status, out = run("check.py", "--jobs", "2", "-", text="".join(json.dumps(r) + "\n" for r in bad))
        self.assertEqual(status, 1)
        self.assertRegex(out, r'^-:2: "moulin" seed 1: move 17 \(.*\): state.hand\[0\]: expected 0, found 1\n$')

    def test_perft(self):
        for record, depth, count in ((self.records[0], 0, 1), (self.records[0], 1, 24), (self.records[0], 2, 24 * 23),
                                     (self.records[0], 3, 24 * 23 * 22), (self.records[8], 1, 225), (self.records[4], 1, 5)):
            doc = json.dumps({"game": record["game"], "options": {}, "state": record["start"]})
            self.assertEqual(run("perft.py", text=f"{depth} {doc}\n"), (0, f"{count}\n"))
        last = {"game": "trolls", "options": {}, "state": self.records[8]["trace"][-1]["state"]}
        self.assertEqual(run("perft.py", text=f"1 {json.dumps(last)}\n0 {json.dumps(last)}\n"), (0, "0\n1\n"))
        self.assertEqual(run("perft.py", text="1 {}\n")[0], 1)
        # trolls by hand: 2 cells of room, 2 stones each. 1,1 goes on with 1 stone each; 1,2 2,1 2,2 end.
        options = trolls.check_options({"cells": 5, "stones": 2})
        start = trolls.random_start(options, None)
        self.assertEqual([perft.perft(trolls, options, start, d) for d in range(4)], [1, 4, 1, 0])

    def test_mutate(self):
        status, out = run("mutate.py", "--seed", "3", "--count", "2000", text=self.text)
        self.assertEqual(status, 0)
        lines = [json.loads(line) for line in out.splitlines()]
        self.assertEqual(len(lines), 2000)
        valid = sum(line["valid"] for line in lines)
        self.assertTrue(400 < valid < 1100, valid)
        for line in lines:
            if line["valid"]:               # every move of a valid state leads to a valid state
                module, options, state = judge(line["doc"])
                moves = all_moves(module, options, state)
                self.assertEqual(bool(moves), state["turn"] != "over")
                for move in moves[:6]:
                    module.validate(options, module.apply(options, state, move))
            else:
                self.assertTrue(line["why"])
        self.assertEqual(out, run("mutate.py", "--seed", "3", "--count", "2000", text=self.text)[1])
        self.assertEqual(run("mutate.py", "--seed", "3", "--count", "5")[0], 1)


if __name__ == "__main__":
    unittest.main()
