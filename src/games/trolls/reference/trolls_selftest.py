"""Self tests of the reference engine trolls.py."""

import unittest

import trolls
from testing import Engine


class Trolls(Engine):
    module = trolls

    def state(self, troll, left, right):
        return {"turn": "all", "troll": troll, "stones": [left, right], "throws": [], "result": None}

    def test_turn(self):
        start = trolls.random_start(self.options(), None)
        self.assertEqual(start, self.state(3, 15, 15))
        state = self.play(start, "4,2")                         # towards whoever threw fewer
        self.assertEqual(state, {"turn": "all", "troll": 4, "stones": [11, 13], "throws": [[4, 2]], "result": None})
        state = self.play(state, "1,1", "2,3")
        self.assertEqual((state["troll"], state["stones"]), (3, [8, 9]))
        self.assertEqual(trolls.legal(self.options(), state, 2), [str(n) for n in range(1, 10)])
        self.illegal(start, "0,1", "1,16", "16,1", "01,1", "1", "1,1,1", "1, 1", "-1,1", "+1,1", "1.0,1", "", ",")

    def test_castle_before_stones(self):
        # The troll reaches the castle of 1 while the stock of 2 is used up: no push.
        self.ended(self.play(self.state(1, 5, 3), "1,3"), "castle", [-1, 1])
        self.ended(self.play(self.state(5, 9, 2), "2,1"), "castle", [1, -1])
        self.ended(self.play(self.state(1, 1, 2), "1,2"), "castle", [-1, 1])    # both empty

    def test_push(self):
        # 1 is out; the 4 stones of 2 push the troll to the left, no further than the castle.
        state = self.play(self.state(3, 2, 5), "2,1")
        self.ended(state, "out-of-stones", [-1, 1])
        self.assertEqual((state["troll"], state["stones"]), (0, [0, 4]))
        state = self.play(self.state(3, 9, 2), "2,2")
        self.ended(state, "out-of-stones", [1, -1])
        self.assertEqual((state["troll"], state["stones"]), (6, [7, 0]))
        state = self.play(self.state(4, 2, 3), "2,2")           # by one, to the centre: a draw
        self.ended(state, "out-of-stones", [0, 0])
        self.assertEqual(state["troll"], 3)
        state = self.play(self.state(5, 2, 3), "2,2")           # still nearer to 2
        self.ended(state, "out-of-stones", [1, -1])
        self.assertEqual(state["troll"], 4)

    def test_both_empty(self):
        self.ended(self.play(self.state(3, 2, 2), "2,2"), "out-of-stones", [0, 0])
        self.ended(self.play(self.state(3, 3, 2), "3,2"), "out-of-stones", [1, -1])
        self.ended(self.play(self.state(2, 2, 2), "2,2"), "out-of-stones", [-1, 1])
        self.ended(self.play(self.state(1, 1, 1), "1,1", cells=3, stones=1), "out-of-stones", [0, 0])

    def test_validation(self):
        trolls.validate(self.options(), self.state(1, 15, 1))
        for key, state in (("troll", self.state(0, 5, 5)), ("troll", self.state(6, 5, 5)),
                           ("troll", self.state(7, 5, 5)), ("stones[0]", self.state(3, 0, 5)),
                           ("stones[1]", self.state(3, 5, 16)), ("stones[0]", self.state(3, True, 5)),
                           ("stones[0]", {**self.state(3, 15, 5), "throws": [[1, 1]]}),
                           ("throws[0][1]", {**self.state(3, 5, 5), "throws": [[1, 0]]}),
                           ("throws[0]", {**self.state(3, 5, 5), "throws": [[1, 1, 1]]}),
                           ("troll", {**self.state(5, 5, 5), "throws": [[1, 2]]})):     # from a castle
            self.refused(key, state)
        # From 4 over 5 and the castle 6 back to 4: through a finished state.
        self.refused("throws", {**self.state(4, 5, 5), "throws": [[2, 1], [2, 1], [1, 2], [1, 2]]})
        over = self.play(self.state(3, 2, 5), "2,1")            # 4 stones push from 4 to 0
        self.refused("troll", {**over, "turn": "all"})
        self.refused("throws", {**over, "turn": "all", "troll": 4})
        self.refused("result", {**over, "result": None})
        self.refused("throws", {**over, "troll": 2})            # no: 6 is a castle, without a push
        won = {"utility": [-1, 1], "scores": None, "reason": "out-of-stones"}
        trolls.validate(self.options(), {**over, "troll": 1, "result": won})    # from 4 over 5
        castle = {"utility": [1, -1], "scores": None, "reason": "castle"}
        trolls.validate(self.options(), {**over, "troll": 6, "result": castle})     # from 5

    def test_options(self):
        self.bad_option("cells", cells=8)
        self.bad_option("cells", cells=1)
        self.bad_option("cells", cells=103)
        self.bad_option("stones", stones=0)
        self.bad_option("stones", stones=1001)

    def test_selfplay(self):
        reasons = self.selfplay(100) | self.selfplay(20, cells=3, stones=1000) | self.selfplay(20, cells=101, stones=50)
        self.assertEqual(reasons, {"castle", "out-of-stones"})


if __name__ == "__main__":
    unittest.main()
