"""Self tests of the reference engine moulin.py."""

import random
import unittest
from copy import deepcopy

import moulin
from testing import Engine


def mill_board(drawing):
    cells = "".join(c for c in drawing if c in ".12")
    assert len(cells) == 24
    return cells


def mill_state(drawing, turn=1, hand=(0, 0), quiet=0, seen=()):
    return {"turn": turn, "board": mill_board(drawing), "hand": list(hand), "quiet": quiet,
            "seen": list(seen), "result": None}


DOUBLE = mill_state("""
    1-----.-----1
    | 2---1---. |
    | | 2-1-. | |
    .-2-.   .-.-.
    | | .-.-. | |
    | .---.---. |
    2-----.-----. """, hand=(2, 2))

SLIDE = mill_state("""
    1-----1-----.
    | .---.---. |
    | | .-.-. | |
    2-1-.   .-.-1
    | | .-.-. | |
    | 1---.---. |
    2-----2-----2 """)

OPEN = mill_state("""
    1-----1-----.
    | .---.---. |
    | | .-.-. | |
    2-1-.   .-.-1
    | | .-.-. | |
    | 1---.---2 |
    2-----2-----. """)
TOUR = ("66-46", "42-43", "46-66", "43-42")                     # begins and ends at the position that 47-17x41 leads to from OPEN


class Moulin(Engine):
    module = moulin

    def test_board(self):
        names = moulin.POINTS
        around = {names[i]: {names[j] for j in moulin.ADJACENT[i]} for i in range(24)}
        self.assertEqual(around["11"], {"14", "41"})
        self.assertEqual(around["24"], {"14", "34", "22", "26"})
        self.assertEqual(around["43"], {"33", "53", "42"})
        self.assertEqual(around["47"], {"17", "77", "46"})
        self.assertEqual(sum(map(len, moulin.ADJACENT)), 64)
        self.assertTrue(all(len(mills) == 2 for mills in moulin.OTHERS))

    def test_start(self):
        start = moulin.random_start(self.options(), None)
        self.assertEqual(self.legal(start), moulin.POINTS)
        self.assertEqual(self.legal(start, 2), [])
        moulin.check_start(self.options(), start)
        after = self.play(start, "d6")                          # 24 = d6
        self.assertEqual(after["board"].index("1"), moulin.POINTS.index("24"))
        self.assertEqual((after["turn"], after["hand"]), (2, [8, 9]))
        self.illegal(start, "12", "24 ", "D6", "24x22", "11-14", "", "d6x", "44", "a8")
        self.illegal(after, "24", "d6")

    def test_double_mill_removes_one(self):
        # 14 closes 11 14 17 and 14 24 34; the free 2s may go, one of them.
        moves = [m for m in self.legal(DOUBLE) if m.startswith("14")]
        self.assertEqual(moves, ["14x22", "14x33", "14x42", "14x71"])
        after = self.play(DOUBLE, "d7xc5")                      # 14x33
        self.assertEqual(after["board"].count("2"), 3)
        self.illegal(DOUBLE, "14", "14x33x42", "14x11", "14x74")

    def test_mixed_spelling(self):
        for move in ("14x33", "d7xc5", "14xc5", "d7x33"):
            self.assertEqual(moulin.apply(self.options(), DOUBLE, move), moulin.apply(self.options(), DOUBLE, "14x33"))
        self.assertEqual(self.play(SLIDE, "b4-c4"), self.play(SLIDE, "42-43"))

    def test_removal_spares_mills(self):
        # 47-17 closes 11 14 17; 71 74 77 is a mill, 41 is free.
        self.assertEqual([m for m in self.legal(SLIDE) if m.startswith("47-17")], ["47-17x41"])

    def test_all_in_mills(self):
        state = mill_state("""
            1-----1-----.
            | .---.---. |
            | | .-.-. | |
            .-1-.   .-.-1
            | | .-.-. | |
            | 1---.---. |
            2-----2-----2 """)
        self.assertEqual([m for m in self.legal(state) if m.startswith("47-17")],
                         ["47-17x71", "47-17x74", "47-17x77"])
        self.ended(self.play(state, "47-17x74"), "two-pieces", [1, -1])

    def test_slide_within_its_own_line_is_no_mill(self):
        state = mill_state("""
            1-----1-----.
            | .---.---. |
            | | .-.-. | |
            .-.-.   .-.-.
            | | .-.-. | |
            | 1---2---2 |
            2-----.-----2 """)
        self.assertIn("14-17", self.legal(state))               # the left point does not count
        self.assertIn("14-17", self.legal(state, flying=False))

    def test_none_to_remove(self):
        # Three 1s in a row while 2 has all its pieces in hand: cannot come up in play, can be loaded.
        state = mill_state("11" + "." * 22, hand=(7, 7))
        self.assertIn("17", self.legal(state))
        self.assertEqual(self.play(state, "17")["turn"], 2)

    def test_flying(self):
        three = mill_state("""
            1-----.-----.
            | .---.---. |
            | | .-.-. | |
            .-1-.   .-.-.
            | | .-.-. | |
            | 2---.---. |
            1-----2-----2 """)
        empty = 24 - 6
        self.assertEqual(len({m[:5] for m in self.legal(three)}), 3 * empty)
        # 41 is empty: 42-41 makes the mill 11 41 71 by a plain slide; without flying few moves are left.
        self.assertEqual(self.legal(three, flying=False),
                         ["11-14", "11-41", "42-22", "42-41x62", "42-41x74", "42-41x77", "42-43", "71-41"])
        four = deepcopy(three)
        four["board"] = three["board"][:8] + "1" + three["board"][9:]
        self.assertIn("35-34", self.legal(four))
        self.assertNotIn("35-33", self.legal(four))
        # Three on the board but one in hand: place.
        hand = {**three, "hand": [1, 1]}
        self.assertTrue(all("-" not in m for m in self.legal(hand)))
        # Two on the board and one in hand are three pieces: not lost.
        moulin.validate(self.options(), mill_state("11" + "." * 20 + "22", hand=(1, 1)))

    def test_blocked(self):
        # 2 stands on 11 14 71 and has only 17 to go to, which 47-17 takes.
        state = mill_state("""
            2-----2-----.
            | .---1---. |
            | | .-.-. | |
            1-.-.   .-.-1
            | | .-.-. | |
            | .---.---. |
            2-----1-----. """)
        self.assertEqual(self.legal({**state, "turn": 2}, flying=False), ["14-17"])
        self.ended(self.play(state, "47-17", flying=False), "blocked", [1, -1])
        self.assertEqual(self.play(state, "47-17")["turn"], 2)  # three pieces fly

    def test_repetition(self):
        # The position right after a removal is the first occurrence.
        state = self.play(OPEN, "47-17x41")
        first = state["board"] + "2"
        self.assertEqual((state["quiet"], state["seen"]), (0, []))
        changes = {"flying": False}
        state = self.play(state, *TOUR, **changes)
        self.assertEqual((state["quiet"], state["seen"].count(first)), (4, 1))
        state = self.play(state, *TOUR[:3], **changes)
        self.assertEqual(state["turn"], 1)
        state = self.play(state, TOUR[3], **changes)
        self.ended(state, "repetition", [0, 0])
        self.assertEqual((state["quiet"], len(state["seen"]), state["seen"].count(first)), (8, 8, 2))
        # repetition 2 ends at the first return, 0 never and keeps nothing.
        state = self.play(OPEN, "47-17x41", *TOUR, repetition=2, **changes)
        self.ended(state, "repetition", [0, 0])
        state = self.play(OPEN, "47-17x41", *TOUR, *TOUR, *TOUR, repetition=0, **changes)
        self.assertEqual((state["turn"], state["quiet"], state["seen"]), (2, 12, []))
        state = self.play(state, *TOUR * 30, repetition=0, quiet_plies=0, **changes)
        self.assertEqual((state["turn"], state["quiet"]), (2, 132))

    def test_quiet(self):
        state = self.play(OPEN, "47-17x41", *TOUR[:3], quiet_plies=3, flying=False)
        self.ended(state, "quiet", [0, 0])
        self.assertEqual((state["quiet"], len(state["seen"])), (3, 3))
        state = self.play(OPEN, "47-17x41", *TOUR, quiet_plies=4, repetition=2, flying=False)
        self.ended(state, "repetition", [0, 0])                 # repetition before quiet
        # A removal sets quiet to 0.
        state = self.play(SLIDE, "42-43", "41-42", "47-17x42", quiet_plies=3)
        self.assertEqual((state["turn"], state["quiet"], state["seen"]), (2, 0, []))

    def test_three_pieces(self):
        start = moulin.random_start(self.options(pieces=3), None)
        state = self.play(start, "11", "71", "14", "74", pieces=3)
        self.assertIn("17x71", self.legal(state, pieces=3))
        self.ended(self.play(state, "17x71", pieces=3), "two-pieces", [1, -1])  # 1 + 1 in hand
        state = self.play(state, "22", "77x22", pieces=3)
        self.ended(state, "two-pieces", [-1, 1])
        state = self.play(start, "11", "71", "14", "74", "22", "55", pieces=3)
        self.assertEqual(len({m[:5] for m in self.legal(state, pieces=3)}), 54)

    def test_twelve_pieces(self):
        # A full board without a mill: player 1 is blocked right after the last placement.
        board = None
        rng = random.Random(1)
        while board is None:
            cells = list("1" * 12 + "2" * 12)
            rng.shuffle(cells)
            if not any(cells[a] == cells[b] == cells[c] for a, b, c in moulin.MILLS):
                board = cells
        moves = [[moulin.POINTS[i] for i in range(24) if board[i] == p] for p in "12"]
        order = [move for pair in zip(*moves) for move in pair]
        state = self.play(moulin.random_start(self.options(pieces=12), None), *order, pieces=12)
        self.ended(state, "blocked", [-1, 1])

    def test_validation(self):
        good = DOUBLE
        moulin.validate(self.options(), good)
        moulin.validate(self.options(), {**good, "hand": [2, 3], "turn": 2})
        moulin.validate(self.options(), {**good, "hand": [0, 0], "turn": 2})
        self.refused("turn", {**good, "turn": True})
        self.refused("turn", {**good, "turn": "over"})
        self.refused("hand", {**good, "turn": 2})
        self.refused("hand", {**good, "hand": [3, 2]})
        self.refused("hand", {**good, "hand": [2, 2, 2]})
        self.refused("hand[1]", {**good, "hand": [2, 2.0]})
        self.refused("hand[0]", {**good, "hand": [True, 2]})
        self.refused("board", {**good, "hand": [6, 6]})
        self.refused("quiet", {**good, "quiet": 1})
        self.refused("seen", {**good, "hand": [0, 0], "quiet": 1})
        self.refused("extra", {**good, "extra": 1})
        self.refused("seen", {k: v for k, v in good.items() if k != "seen"})
        self.refused("result", {**good, "result": {}})
        late = self.play(SLIDE, "42-43", "41-42")
        self.assertEqual(late["seen"][-1][24], "2")
        self.refused("seen", {**late, "turn": 2})
        self.refused("seen[0]", {**late, "seen": [late["seen"][0].replace("2", ".", 1), late["seen"][1]]})
        self.refused("seen[1]", {**late, "seen": late["seen"][:1] * 2})
        self.refused("seen", {**late, "seen": late["seen"][:1]})
        self.refused("seen", late, repetition=0)
        self.refused("quiet", late, quiet_plies=2)
        self.refused("state", [])

    def test_over_states(self):
        # Who is next once over is read from the hands, the history or the result.
        two = mill_state("11.2.2" + "1" + "." * 17)
        two.update(turn="over", result={"utility": [1, -1], "scores": None, "reason": "two-pieces"})
        moulin.validate(self.options(), two)
        self.refused("result", {**two, "result": {"utility": [-1, 1], "scores": None, "reason": "two-pieces"}})
        self.refused("result", {**two, "result": {"utility": [1, -1], "scores": None, "reason": "blocked"}})
        self.refused("result", {**two, "result": None})
        self.refused("board", {**two, "turn": 2, "result": None})

    def test_options(self):
        self.bad_option("pieces", pieces=2)
        self.bad_option("pieces", pieces=13)
        self.bad_option("pieces", pieces=True)
        self.bad_option("flying", flying=1)
        self.bad_option("repetition", repetition=1)
        self.bad_option("quiet_plies", quiet_plies=0)
        self.bad_option("quiet_plies", quiet_plies=201)
        self.bad_option("depth", depth=1)
        self.options(repetition=0, quiet_plies=0)

    def test_selfplay(self):
        reasons = self.selfplay(25) | self.selfplay(60, flying=False, pieces=12) | self.selfplay(25, pieces=3)
        reasons |= self.selfplay(5, repetition=0, quiet_plies=30) | self.selfplay(20, repetition=2)
        self.assertEqual(reasons, {"two-pieces", "blocked", "repetition", "quiet"})


if __name__ == "__main__":
    unittest.main()
