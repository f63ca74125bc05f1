"""Self tests of the reference engine roses.py."""

import random
import unittest
from copy import deepcopy
from fractions import Fraction

import roses
from testing import Engine


def roses_state(board, king, hand1, hand2, turn=1, pile=None, **more):
    """The cards not named are in the pile, or in the discard with pile=[]."""
    hands = [hand1.split(), hand2.split()]
    rest = [card for card in roses.CARDS if card not in hands[0] + hands[1]]
    state = {"turn": turn, "board": board, "king": king, "hands": [roses.ordered(h) for h in hands],
             "pile": rest if pile is None else pile, "discard": [], "passes": 0, "drawing": None, "result": None}
    state["discard"] = [card for card in rest if card not in state["pile"]]
    return {**state, **more}


SMALL = {"rows": 3, "cols": 3}


class Roses(Engine):
    module = roses

    def test_example(self):
        # Figures 2, 3 and 4: SE2, then E1; the king is at (6, 7), red may not leave the board.
        start = roses_state(["." * 9] * 9, [4, 4], "SE2 O2 E3 S3 NE3", "E1 SO2 N1 N2 N3")
        roses.check_start(self.options(), start)
        self.assertEqual(self.legal(start), ["E3", "NE3", "O2", "S3", "SE2"])
        self.assertEqual(self.legal(start, 2), [])
        state = self.play(start, "SE2", "E1")
        self.assertEqual((state["king"], state["board"][6]), ([6, 7], "......RB."))
        self.assertEqual(self.legal(state), ["O2", "pioche"])
        self.assertEqual(state["discard"], ["E1", "SE2"])
        state = self.play(state, "W2", "SW2")
        self.assertEqual((state["king"], state["board"][6], state["board"][8]), ([8, 3], ".....RRB.", "...B....."))
        self.illegal(start, "passe", "pioche", "draw", "pass", "SE1", "se2", "N1", "*N1", " SE2")

    def test_directions(self):
        for card, arrival in {"N1": [3, 4], "NE2": [2, 6], "E3": [4, 7], "SE1": [5, 5],
                              "S2": [6, 4], "SO3": [7, 1], "O1": [4, 3], "NO2": [2, 2]}.items():
            cards = [c for c in roses.CARDS if c != card]
            start = roses_state(["." * 9] * 9, [4, 4], " ".join([card] + cards[:4]), " ".join(cards[4:9]))
            self.assertEqual(self.play(start, card)["king"], arrival)

    def test_jump_and_occupied(self):
        board = ["." * 9] * 3 + ["....B....", "....R....", "....B...."] + ["." * 9] * 3
        state = roses_state(board, [4, 4], "N1 N2 S1 S3 E1", "O1 O2 O3")
        self.assertEqual(self.legal(state), ["E1", "N2", "S3"])

    def test_centre(self):
        state = self.play(roses_state(["." * 9] * 9, [4, 4], "N1 N2 N3 E1 E2", "S1 S2 S3 O1 O2"), "N1", "S1")
        self.assertEqual((state["king"], state["board"][4]), ([4, 4], "....B...."))

    def test_draw(self):
        board = ["." * 9] * 4 + ["....R...."] + ["." * 9] * 4
        state = self.play(roses_state(board, [4, 4], "N1 N2 N3 E1", "S1 S2 S3 O1 O2", passes=1), "draw")
        self.assertEqual((state["turn"], state["drawing"], state["passes"]), ("chance", 1, 0))
        self.assertEqual(len(self.legal(state)), 15)
        self.assertEqual(self.legal(state, 1), [])
        self.assertEqual(set(roses.probabilities(self.options(), state).values()), {Fraction(1, 15)})
        self.illegal(state, "*N1", "NO3", "passe", "!passe", "pioche")
        self.assertEqual(self.play(state, "*NW3"), self.play(state, "*NO3"))
        state = self.play(state, "*NO3")
        self.assertEqual((state["turn"], state["drawing"]), (2, None))
        self.assertEqual(state["hands"][0], ["N1", "N2", "N3", "E1", "NO3"])
        self.assertNotIn("pioche", self.legal(state))           # white has five

    def test_refill(self):
        board = ["." * 9] * 4 + ["....R...."] + ["." * 9] * 4
        # One card left: the draw that takes it leaves the pile empty.
        state = roses_state(board, [4, 4], "N1 N2 N3", "S1 S2 S3 O1", pile=["NO1"])
        state = self.play(state, "pioche")
        self.assertEqual(self.legal(state), ["*NO1"])
        state = self.play(state, "*NO1")
        self.assertEqual((state["pile"], len(state["discard"])), ([], 16))
        # Then pioche makes the discard the pile.
        state = self.play(state, "pioche")
        self.assertEqual((len(state["pile"]), state["discard"]), (16, []))
        self.assertEqual(len(self.legal(state)), 16)
        self.assertEqual(len(self.play(state, "*NO2")["pile"]), 15)

    def test_passing(self):
        # The king in a corner; red holds five cards that leave the board: must pass.
        board = ["R........"] + ["." * 9] * 8
        state = roses_state(board, [0, 0], "N1 N2 N3 O1 O2", "NO1 NO2 NO3 NE1 NE2")
        self.assertEqual(self.legal(state), ["passe"])
        state = self.play(state, "pass")
        self.assertEqual((state["turn"], state["passes"]), (2, 1))
        self.ended(self.play(state, "passe"), "both-pass", [1, -1], [1, 0])
        # White may move instead: no pass, and the count goes back.
        state = roses_state(board, [0, 0], "N1 N2 N3 O1 O2", "NO1 NO2 NO3 E1", turn=2, passes=1)
        self.assertEqual(self.legal(state), ["E1", "pioche"])
        self.illegal(state, "passe", "pass")
        self.assertEqual(self.play(state, "E1")["passes"], 0)
        self.assertEqual(self.play(state, "pioche")["passes"], 0)

    def test_imposed_pass(self):
        start = roses_state(["." * 9] * 9, [4, 4], "N1 N2 N3 E1 E2", "S1 S2 S3 O1 O2")
        state = self.play(start, "!passe")
        self.assertEqual((state["turn"], state["passes"]), (2, 1))
        self.assertEqual(self.legal(state), ["O1", "O2", "S1", "S2", "S3"])
        over = self.play(state, "!passe")
        self.ended(over, "both-pass", [0, 0], [0, 0])
        self.illegal(over, "!passe", "passe")
        self.illegal(start, "!pass")

    def test_last_pawn(self):
        state = roses_state(["." * 9] * 9, [4, 4], "N1 N2 N3 E1 E2", "S1 S2 S3 O1 O2")
        over = self.play(state, "N1", pawns=1)
        self.ended(over, "last-pawn", [1, -1], [1, 0])
        self.assertEqual(over["discard"], ["N1"])
        over = self.play(state, "N1", "S1", "N2", pawns=2)
        self.ended(over, "last-pawn", [1, -1], [4, 1])
        over = self.play(state, "!passe", "S1", pawns=1)
        self.assertEqual(over["passes"], 0)
        self.refused("passes", {**over, "passes": 2}, pawns=1)
        self.refused("turn", over, pawns=2)

    def test_scores(self):
        # The sizes of figure 7: red 4+2+1+1 pawns, white 2+2+2+1+1+1; diagonals do not connect.
        board = ["RR.......",
                 "RRB......",
                 "..B.RR...",
                 "..R......",
                 "BB...B...",
                 ".....B...",
                 "B.B......",
                 ".R.......",
                 "........B"]
        self.assertEqual((roses.score(board, "R"), roses.score(board, "B")), (22, 15))
        state = roses_state(board, [8, 8], "E1 E2 E3 S1 S2", "SE1 SE2 SE3 NE1 NE2")
        self.ended(self.play(state, "passe", "passe"), "both-pass", [1, -1], [22, 15])
        self.assertEqual(roses.score(["RRRRR....", "B.....RRR"], "R"), 34)
        self.assertEqual(roses.score(["RRR......", "R.R......", "RRR......"], "R"), 64)

    def test_validation(self):
        good = roses_state(["." * 9] * 9, [4, 4], "N1 N2 N3 E1 E2", "S1 S2 S3 O1 O2")
        roses.validate(self.options(), good)
        mixed = deepcopy(good)
        mixed["hands"][0].reverse()
        mixed["pile"].reverse()
        roses.validate(self.options(), mixed)                   # read in any order
        self.assertEqual(roses.apply(self.options(), mixed, "!passe"), roses.apply(self.options(), good, "!passe"))
        self.refused("king", {**good, "king": [4, 3]})
        self.refused("king[0]", {**good, "king": [True, 4]})
        self.refused("hands[1]", {**good, "hands": [good["hands"][0], good["hands"][1] + ["N1"]]})
        self.refused("hands[1]", {**good, "hands": [good["hands"][0], ["SW1"]]})
        self.refused("hands[0]", {**good, "hands": [["N1", "N2", "N3", "E1", "E2", "E3"], []]})
        self.refused("pile", {**good, "pile": good["pile"][1:]})
        self.refused("pile", {**good, "pile": good["pile"] + ["N1"]})
        self.refused("drawing", {**good, "turn": "chance"})
        self.refused("drawing", {**good, "turn": "chance", "drawing": 1})
        self.refused("drawing", {**good, "drawing": 1})
        self.refused("turn", {**good, "passes": 2})
        self.refused("turn", {**good, "turn": "over"})
        self.refused("result", {**good, "turn": "over", "passes": 2})
        self.refused("result", {**good, "turn": "over", "passes": 2,
                                "result": {"utility": [0, 0], "scores": [0, 0], "reason": "last-pawn"}})
        self.refused("board", good, rows=8)
        self.refused("board[0]", good, cols=8)
        self.refused("king", {**good, "board": ["R........"] + good["board"][1:]})
        roses.validate(self.options(), {**good, "board": ["R........"] + good["board"][1:], "king": [0, 0]})

    def test_options(self):
        self.bad_option("rows", rows=2)
        self.bad_option("cols", cols=10)
        self.bad_option("pawns", pawns=0)
        self.bad_option("pawns", pawns="26")
        start = roses.random_start(self.options(rows=4, cols=3), random.Random(1))
        self.assertEqual((start["king"], start["board"]), ([2, 1], ["..."] * 4))

    def test_selfplay(self):
        reasons = self.selfplay(25) | self.selfplay(25, **SMALL) | self.selfplay(25, rows=4, cols=7, pawns=3)
        self.assertEqual(reasons, {"last-pawn", "both-pass"})


if __name__ == "__main__":
    unittest.main()
