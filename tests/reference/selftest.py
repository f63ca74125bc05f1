"""Tests of the reference engines moulin, roses and trolls and of the drivers: python3 selftest.py"""

import json
import os
import random
import subprocess
import sys
import unittest
from copy import deepcopy
from fractions import Fraction

import check
import moulin
import mutate
import perft
import roses
import trolls
from common import Illegal, Refused, all_moves, game_module, judge

HERE = os.path.dirname(os.path.abspath(__file__))


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


# --- moulin ----------------------------------------------------------------------------------

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
TOUR = ("66-46", "42-43", "46-66", "43-42")                     # from and back to OPEN after 47-17x41


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


# --- roses -----------------------------------------------------------------------------------

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


# --- trolls ----------------------------------------------------------------------------------

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


# --- drivers ---------------------------------------------------------------------------------

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
            self.assertEqual(run("perft.py", str(depth), text=doc), (0, f"{count}\n"))
        last = {"game": "trolls", "options": {}, "state": self.records[8]["trace"][-1]["state"]}
        self.assertEqual(run("perft.py", "1", text=json.dumps(last)), (0, "0\n"))
        self.assertEqual(run("perft.py", "0", text=json.dumps(last)), (0, "1\n"))
        self.assertEqual(run("perft.py", "1", text="{}")[0], 1)
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
