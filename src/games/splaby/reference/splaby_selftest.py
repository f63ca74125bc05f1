"""Self tests of the reference engine splaby.py."""
import copy
import json
import random
import unittest

import splaby
from common import Illegal, Refused

CORRIDOR = {(3, c): 5 for c in range(7)}  # row 3, open from west to east
ELSEWHERE = "TO5"  # an insertion that changes nothing on row 3 nor above


def options(**changes):
    return splaby.check_options(changes)


def player(r, c, reserve=20, item=0, item_turns=None):
    if item_turns is None:
        item_turns = 9 if item else 0
    return {"at": [r, c], "reserve": reserve, "item": item, "item_turns": item_turns}


def position(players, tiles=CORRIDOR, spare=3, paint=(), items=(), spare_item=0, **keys):
    """A valid state with these tiles; the other loose places take what is left, in some order."""
    walls = [0] * 49
    for (r, c), code in [*tiles.items(), *splaby.FIXED.items()]:
        walls[7 * r + c] = code
    left = {"corner": 16, "junction": 6, "straight": 12}
    for code in [*tiles.values(), spare]:
        left[splaby.SHAPE_OF[code]] -= 1
    codes = [3] * left["corner"] + [1] * left["junction"] + [10] * left["straight"]
    walls = [code or codes.pop() for code in walls]
    state = {"turn": 1, "first": 1, "rounds_left": 50, "walls": walls, "paint": [0] * 49, "items": [0] * 49,
             "spare": {"walls": spare, "item": spare_item}, "forbidden": None, "players": players, "result": None}
    for key, values in (("paint", dict(paint)), ("items", dict(items))):
        for (r, c), value in values.items():
            state[key][7 * r + c] = value
    state.update(keys)
    return state


class Base(unittest.TestCase):
    def play(self, state, *moves, **changes):
        changes.setdefault("players", len(state["players"]))
        rules = options(**changes)
        splaby.validate(rules, state)
        for move in moves:
            before = json.dumps(state)
            after = splaby.apply(rules, state, move)
            self.assertEqual(json.dumps(state), before, "apply changed its input")
            splaby.validate(rules, after)
            state = after
        return state

    def painted(self, state, number=1):
        return {(i // 7, i % 7) for i in range(49) if state["paint"][i] == number}

    def reserves(self, state):
        return [p["reserve"] for p in state["players"]]

    def legal(self, state, **changes):
        changes.setdefault("players", len(state["players"]))
        moves = splaby.legal(options(**changes), state)
        self.assertEqual(len(set(moves)), len(moves))
        return moves


class Paint(Base):
    def test_whole_corridor(self):
        after = self.play(position([player(3, 2), player(0, 6)]), "PE" + ELSEWHERE)
        self.assertEqual(self.painted(after), {(3, c) for c in range(2, 7)})
        self.assertEqual(self.reserves(after), [15, 20])
        after = self.play(position([player(3, 2), player(0, 6)]), "PO" + ELSEWHERE)
        self.assertEqual(self.painted(after), {(3, 0), (3, 1), (3, 2)})

    def test_limited_by_reserve(self):
        after = self.play(position([player(3, 0, 3), player(0, 6)]), "PE" + ELSEWHERE)
        self.assertEqual(self.painted(after), {(3, 0), (3, 1), (3, 2)})
        self.assertEqual(self.reserves(after), [0, 20])

    def test_wall_on_either_side(self):
        for tiles in ({(3, 2): 3}, {(3, 3): 9}, {(3, 2): 3, (3, 3): 9}):
            state = position([player(3, 0), player(0, 6)], {**CORRIDOR, **tiles})
            after = self.play(state, "PE" + ELSEWHERE)
            self.assertEqual(self.painted(after), {(3, 0), (3, 1), (3, 2)})
            self.assertEqual(self.reserves(after), [17, 20])

    def test_against_a_wall_or_edge_paints_own_tile(self):
        state = position([player(3, 0), player(0, 6)])
        for paint in ("PN", "PS", "PO"):
            after = self.play(state, paint + ELSEWHERE)
            self.assertEqual(self.painted(after), {(3, 0)})
            self.assertEqual(self.reserves(after), [19, 20])

    def test_x_paints_nothing(self):
        for item in range(4):
            state = position([player(3, 2, item=item), player(3, 2)])
            after = self.play(state, "PX" + ELSEWHERE)
            self.assertEqual((self.painted(after), self.reserves(after)), (set(), [20, 20]))

    def test_painted_tiles_still_cost_and_colours_are_replaced(self):
        paint = {(3, 0): 1, (3, 1): 1, (3, 2): 2}
        after = self.play(position([player(3, 0), player(0, 6)], paint=paint), "PE" + ELSEWHERE)
        self.assertEqual(self.reserves(after), [13, 20])
        self.assertEqual((len(self.painted(after)), self.painted(after, 2)), (7, set()))

    def test_all_paint_parts_always_legal(self):
        for reserve in (0, 20):
            moves = self.legal(position([player(3, 0, reserve), player(0, 6)]))
            seconds = {move[2:] for move in moves}
            self.assertEqual(set(moves), {"P" + d + s for d in "XNESO" for s in seconds})
            self.assertEqual({s for s in seconds if s[0] == "D"}, {"DE"})


class Gun(Base):
    def shot(self, tiles, at=(3, 0), side="E", reserve=20):
        state = position([player(*at, reserve, item=2), player(0, 6)], {**CORRIDOR, **tiles})
        after = self.play(state, "P" + side + ELSEWHERE)
        columns = sorted(c for r, c in self.painted(after))
        self.assertEqual(after["players"][0]["reserve"], reserve - len(columns))
        return columns

    def test_passes_one_walled_boundary(self):
        self.assertEqual(self.shot({(3, 2): 3}), [0, 1, 2, 3, 4, 5, 6])
        self.assertEqual(self.shot({(3, 3): 9}), [0, 1, 2, 3, 4, 5, 6])

    def test_stops_at_the_second(self):
        self.assertEqual(self.shot({(3, 2): 3, (3, 4): 3}), [0, 1, 2, 3, 4])
        self.assertEqual(self.shot({(3, 2): 10}), [0, 1, 2])

    def test_walls_on_both_sides_count_once(self):
        self.assertEqual(self.shot({(3, 2): 3, (3, 3): 9}), [0, 1, 2, 3, 4, 5, 6])
        self.assertEqual(self.shot({(3, 2): 3, (3, 3): 9, (3, 5): 3, (3, 6): 9}), [0, 1, 2, 3, 4, 5])

    def test_own_wall_counts(self):
        self.assertEqual(self.shot({(3, 2): 3, (3, 4): 3}, at=(3, 2)), [2, 3, 4])

    def test_never_past_the_edge(self):
        self.assertEqual(self.shot({}, at=(3, 6)), [6])
        self.assertEqual(self.shot({(3, 6): 3}, at=(3, 6)), [6])
        self.assertEqual(self.shot({(3, 6): 3}, at=(3, 4)), [4, 5, 6])

    def test_limited_by_reserve_and_robs_behind_the_wall(self):
        self.assertEqual(self.shot({(3, 2): 3}, reserve=4), [0, 1, 2, 3])
        state = position([player(3, 0, item=2), player(3, 5)], {**CORRIDOR, (3, 2): 3})
        self.assertEqual(self.reserves(self.play(state, "PE" + ELSEWHERE)), [16, 17])


class Bomb(Base):
    CROSS = {**CORRIDOR, **{(r, 3): 10 for r in (0, 1, 2, 4, 5, 6)}}
    JETS = {"N": [(2, 3), (1, 3), (0, 3)], "E": [(3, 4), (3, 5), (3, 6)],
            "S": [(4, 3), (5, 3), (6, 3)], "O": [(3, 2), (3, 1), (3, 0)]}
    ORDER = {"N": "NESO", "E": "ESON", "S": "SONE", "O": "ONES"}

    def test_order_with_limited_paint(self):
        for closed, code in splaby.WALL.items():
            for start in "NESO":
                for reserve in range(13):
                    state = position([player(3, 3, reserve, item=1), player(0, 6)], {**self.CROSS, (3, 3): code})
                    after = self.play(state, "P%s!" % start)
                    tiles = [(3, 3)]
                    for side in self.ORDER[start]:
                        tiles += [] if side == closed else self.JETS[side]
                    self.assertEqual(self.painted(after), set(tiles[:reserve]))
                    self.assertEqual(after["players"][0]["reserve"], max(0, reserve - 10 - 1))

    def test_hit_in_every_jet_after_all_are_paid(self):
        players = [player(3, 3, 8, item=1), player(3, 6), player(3, 0, 1), player(0, 3)]
        after = self.play(position(players, {**self.CROSS, (3, 3): 4}), "PE!")
        # E 3 tiles, O 3 tiles, N 1 tile only: player 4 is not reached although 4 units were stolen.
        self.assertEqual(self.painted(after), {(3, c) for c in range(7)} | {(2, 3)})
        self.assertEqual(self.reserves(after), [3 + 1 - 1, 17, 0, 20])

    def test_bomb_does_not_pass_walls(self):
        state = position([player(3, 3, item=1), player(0, 6)], {**CORRIDOR, (3, 4): 3})
        after = self.play(state, "PN" + ELSEWHERE)
        self.assertEqual(self.painted(after), {(3, c) for c in range(5)})
        self.assertEqual(self.reserves(after)[0], 15)


class Hits(Base):
    def hit(self, *players):
        return self.reserves(self.play(position(list(players)), "PE" + ELSEWHERE))

    def test_theft(self):
        self.assertEqual(self.hit(player(3, 0), player(3, 4)), [16, 17])
        self.assertEqual(self.hit(player(3, 2), player(3, 1)), [15, 20])

    def test_less_than_three(self):
        self.assertEqual(self.hit(player(3, 0), player(3, 4, 2)), [15, 0])
        self.assertEqual(self.hit(player(3, 0), player(3, 4, 0)), [13, 0])

    def test_after_all_is_paid(self):
        after = self.play(position([player(3, 0, 2), player(3, 1)]), "PE" + ELSEWHERE)
        self.assertEqual(self.painted(after), {(3, 0), (3, 1)})
        self.assertEqual(self.reserves(after), [3, 17])

    def test_only_on_covered_tiles(self):
        self.assertEqual(self.hit(player(3, 0, 2), player(3, 2)), [0, 20])

    def test_own_tile_and_several_players(self):
        self.assertEqual(self.hit(player(3, 6), player(3, 6)), [22, 17])
        self.assertEqual(self.hit(player(3, 0), player(3, 4), player(3, 4), player(3, 0, 1)), [20, 17, 17, 0])

    def test_shield(self):
        self.assertEqual(self.hit(player(3, 0), player(3, 4, item=3), player(3, 4, item=1), player(3, 5, item=2)),
                         [19, 20, 17, 17])
        self.assertEqual(self.hit(player(3, 0, item=3), player(3, 4)), [16, 17])

    def test_shield_tile_is_painted(self):
        after = self.play(position([player(3, 0), player(3, 4, item=3)]), "PE" + ELSEWHERE)
        self.assertEqual(len(self.painted(after)), 7)

    def test_reserve_zero(self):
        for item in range(4):
            state = position([player(3, 0, 0, item=item), player(3, 0)])
            after = self.play(state, "PE" + ELSEWHERE)
            self.assertEqual((self.painted(after), self.reserves(after)), (set(), [0, 20]))

    def test_painter_is_whose_turn_it_is(self):
        after = self.play(position([player(3, 0), player(3, 4)], turn=2), "PO" + ELSEWHERE)
        self.assertEqual(self.painted(after, 2), {(3, c) for c in range(5)})
        self.assertEqual(self.reserves(after), [17, 18])


class Step(Base):
    def test_walls_and_edge(self):
        for tiles in ({(3, 2): 3}, {(3, 3): 9}, {(3, 2): 3, (3, 3): 9}):
            state = position([player(3, 2), player(0, 6)], {**CORRIDOR, **tiles})
            self.assertIn("PXDO", self.legal(state))
            for move in ("PXDE", "PXDN"):
                self.assertNotIn(move, self.legal(state))
                self.assertRaises(Illegal, self.play, state, move)
        self.assertRaises(Illegal, self.play, position([player(3, 0), player(0, 6)]), "PXDO")
        # no wall on (3,6), yet the edge
        self.assertRaises(Illegal, self.play, position([player(3, 6), player(0, 6)]), "PXDE")

    def test_all_four_ways(self):
        tiles = {**Bomb.CROSS, (3, 3): 4}
        for at, side, to in (((3, 3), "N", [2, 3]), ((3, 3), "E", [3, 4]), ((3, 3), "O", [3, 2]),
                             ((5, 3), "S", [6, 3]), ((5, 3), "N", [4, 3]), ((2, 3), "S", [3, 3])):
            state = position([player(*at), player(6, 6)], tiles)
            self.assertEqual(self.play(state, "PXD" + side)["players"][0]["at"], to)
        self.assertRaises(Illegal, self.play, position([player(3, 3), player(6, 6)], tiles), "PXDS")

    def test_points(self):
        for points, own, neutral, other in (("rules", 21, 20, 19), ("code", 22, 19, 18)):
            for colour, expected in ((1, own), (0, neutral), (2, other)):
                state = position([player(3, 0), player(0, 6)], paint={(3, 1): colour, (3, 0): 2})
                after = self.play(state, "PXDE", points=points)
                self.assertEqual(self.reserves(after), [expected, 20])
                self.assertEqual(after["players"][0]["at"], [3, 1])
                self.assertEqual(after["paint"], state["paint"])

    def test_never_below_zero(self):
        for points, colour in (("rules", 2), ("code", 2), ("code", 0)):
            for reserve in (0, 1):
                state = position([player(3, 0, reserve), player(0, 6)], paint={(3, 1): colour})
                self.assertEqual(self.reserves(self.play(state, "PXDE", points=points))[0], 0)

    def test_colour_as_the_paint_phase_left_it(self):
        state = position([player(3, 0), player(0, 6)], paint={(3, 1): 2})
        self.assertEqual(self.reserves(self.play(state, "PEDE"))[0], 20 - 7 + 1)
        state = position([player(3, 0, 1), player(0, 6)], paint={(3, 1): 2})
        self.assertEqual(self.reserves(self.play(state, "PEDE"))[0], 0)  # one unit: own tile only, then −1

    def test_moved_insertion_gives_nothing(self):
        for points in ("rules", "code"):
            state = position([player(3, 3), player(3, 3)], paint={(3, 3): 2})
            self.assertEqual(self.reserves(self.play(state, "PXTO3", points=points)), [20, 20])

    def test_sharing_a_tile(self):
        after = self.play(position([player(3, 0), player(3, 1)]), "PXDE")
        self.assertEqual([p["at"] for p in after["players"]], [[3, 1], [3, 1]])
        self.assertEqual(self.reserves(after), [20, 20])


class Items(Base):
    def test_pick_up(self):
        for kind in (1, 2, 3):
            state = position([player(3, 0), player(0, 6)], items={(3, 1): kind})
            after = self.play(state, "PXDE")
            self.assertEqual(after["players"][0], player(3, 1, 25, kind, 9))
            self.assertEqual(after["items"], [0] * 49)

    def test_five_then_colour(self):
        state = position([player(3, 0, 0), player(0, 6)], paint={(3, 1): 2}, items={(3, 1): 1})
        self.assertEqual(self.reserves(self.play(state, "PXDE"))[0], 4)
        self.assertEqual(self.reserves(self.play(state, "PXDE", points="code"))[0], 3)

    def test_replaces(self):
        for held in (1, 2, 3):
            state = position([player(3, 0, item=held, item_turns=1), player(0, 6)], items={(3, 1): 2})
            after = self.play(state, "PXDE")
            self.assertEqual(after["players"][0], player(3, 1, 25, 2, 9))
            self.assertEqual(after["items"], [0] * 49)

    def test_no_item_on_the_tile_keeps_the_held_one(self):
        after = self.play(position([player(3, 0, item=2, item_turns=5), player(0, 6)]), "PXDE")
        self.assertEqual(after["players"][0], player(3, 1, 20, 2, 4))

    def test_item_serves_from_the_next_paint_phase(self):
        state = position([player(3, 0), player(0, 6)], {**CORRIDOR, (3, 2): 3}, items={(3, 1): 2})
        after = self.play(state, "PEDE")
        self.assertEqual(len(self.painted(after)), 3)
        after = self.play(after, "PXTO5", "PETO5")
        self.assertEqual(len(self.painted(after)), 7)

    def test_clock(self):
        state = position([player(3, 0), player(0, 6)], items={(3, 1): 3})
        state = self.play(state, "PXDE")
        for left in range(9, 0, -1):
            self.assertEqual((state["players"][0]["item"], state["players"][0]["item_turns"]), (3, left))
            state = self.play(state, "PX!")  # the other's turn does not count
            self.assertEqual((state["players"][0]["item"], state["players"][0]["item_turns"]), (3, left))
            state = self.play(state, "PX!")
        self.assertEqual((state["players"][0]["item"], state["players"][0]["item_turns"]), (0, 0))
        self.assertEqual(state["items"], [0] * 49)

    def test_last_turn_still_has_it(self):
        state = position([player(3, 0, item=2, item_turns=1), player(0, 6)], {**CORRIDOR, (3, 2): 3})
        after = self.play(state, "PE" + ELSEWHERE)
        self.assertEqual(len(self.painted(after)), 7)
        self.assertEqual(after["players"][0]["item"], 0)

    def test_option_one(self):
        state = position([player(3, 0), player(0, 6)], items={(3, 1): 3})
        self.assertEqual(self.play(state, "PXDE", item_turns=1)["players"][0], player(3, 1, 25, 0, 0))
        self.assertEqual(self.play(state, "PXDE", item_turns=2)["players"][0], player(3, 1, 25, 3, 1))

    def test_under_feet_after_insertion_not_taken(self):
        state = position([player(3, 6), player(0, 6)], spare=5, spare_item=2)
        after = self.play(state, "PXTO3")
        self.assertEqual(after["players"][0], player(3, 0))
        self.assertEqual(after["items"][21], 2)
        after = self.play(after, "PX!", "PX" + ELSEWHERE)  # staying takes nothing either
        self.assertEqual((after["players"][0], after["items"][21]), (player(3, 0), 2))
        after = self.play(after, "PX!", "PXDE", "PX!", "PXDO")  # a later move onto the tile
        self.assertEqual((after["players"][0], after["items"][21]), (player(3, 0, 25, 2, 9), 0))


class Insert(Base):
    LINE = [3, 6, 12, 9, 5, 10, 1]
    COLOURS = [1, 2, 0, 1, 2, 1, 2]
    KINDS = [0, 1, 0, 2, 0, 3, 1]

    def line(self, column):
        return [(k, 3) if column else (3, k) for k in range(7)]

    def start(self, column, **keys):
        places = self.line(column)
        tiles = dict(zip(places, self.LINE))
        return position([player(*places[k]) for k in (0, 3, 6, 6)], tiles, spare=2, spare_item=2,
                        paint=dict(zip(places, self.COLOURS)), items=dict(zip(places, self.KINDS)), **keys)

    def check(self, side, down, forbidden):
        places = self.line(side in "NS")
        cells = [7 * r + c for r, c in places]
        before = self.start(side in "NS")
        after = self.play(before, "PXTH%s3" % side)
        if down:
            self.assertEqual([after["walls"][i] for i in cells], [4] + self.LINE[:-1])
            self.assertEqual([after["paint"][i] for i in cells], [0] + self.COLOURS[:-1])
            self.assertEqual([after["items"][i] for i in cells], [2] + self.KINDS[:-1])
            self.assertEqual(after["spare"], {"walls": 1, "item": 1})
            moved = [1, 4, 0, 0]
        else:
            self.assertEqual([after["walls"][i] for i in cells], self.LINE[1:] + [4])
            self.assertEqual([after["paint"][i] for i in cells], self.COLOURS[1:] + [0])
            self.assertEqual([after["items"][i] for i in cells], self.KINDS[1:] + [2])
            self.assertEqual(after["spare"], {"walls": 3, "item": 0})
            moved = [6, 2, 5, 5]
        self.assertEqual([tuple(p["at"]) for p in after["players"]], [places[k] for k in moved])
        self.assertEqual(self.reserves(after), [20] * 4)
        self.assertEqual([p["item"] for p in after["players"]], [0] * 4)
        self.assertEqual(after["forbidden"], forbidden)
        for i in set(range(49)) - set(cells):
            for key in ("walls", "paint", "items"):
                self.assertEqual(after[key][i], before[key][i])

    def test_north(self):
        self.check("N", True, "S3")

    def test_south(self):
        self.check("S", False, "N3")

    def test_west(self):
        self.check("O", True, "E3")

    def test_east(self):
        self.check("E", False, "O3")

    def test_forbidden_for_everybody_until_another_insertion(self):
        state = self.play(self.start(True), "PXTN3")
        for _ in range(5):  # all four players, and the first again
            seconds = {move[2:] for move in self.legal(state) if move[2] == "T"}
            self.assertEqual({s[-2:] for s in seconds}, {a + b for a in "NESO" for b in "135"} - {"S3"})
            for turns in ("", "H", "HH", "A", "HHH"):
                self.assertRaises(Illegal, self.play, state, "PNT%sS3" % turns)
            state = self.play(state, "PX!")
        state = self.play(state, "PXTN3")  # the same place again is allowed
        self.assertEqual(state["forbidden"], "S3")
        state = self.play(state, "PXTE1")
        self.assertEqual(state["forbidden"], "O1")
        self.assertIn("PXTS3", self.legal(state))
        self.assertNotIn("PXTO1", self.legal(state))

    def test_rotations(self):
        for spare, kinds in ((5, 2), (10, 2), (1, 4), (8, 4), (3, 4), (9, 4)):
            seconds = [m for m in self.legal(position([player(3, 0), player(0, 6)], spare=spare)) if m[:3] == "PXT"]
            self.assertEqual(len(seconds), 12 * kinds)
            names = {"", "H"} if kinds == 2 else {"", "H", "HH", "A"}
            self.assertEqual({s[3:-2] for s in seconds}, names)

    def test_rotation_codes(self):
        for spare, turned in ((1, (2, 4, 8)), (2, (4, 8, 1)), (4, (8, 1, 2)), (8, (1, 2, 4)), (3, (6, 12, 9)),
                              (6, (12, 9, 3)), (12, (9, 3, 6)), (9, (3, 6, 12)), (5, (10, 5, 10)), (10, (5, 10, 5))):
            state = position([player(3, 0), player(0, 6)], spare=spare)
            h, hh, a = turned
            for turns, code in (("", spare), ("H", h), ("HH", hh), ("A", a), ("HHH", a), ("AA", hh), ("AAA", h),
                                ("HA", spare), ("AH", spare), ("HHHH", spare), ("HHAHH", a), ("A" * 9, a)):
                after = self.play(state, "PXT%sN1" % turns)
                self.assertEqual(after["walls"][1], code)

    def test_spelling(self):
        state = position([player(3, 0), player(0, 6)])
        for move in ("", "PX", "PXD", "DE", "TN1", "PXDE ", " PXDE", "pxde", "PXDE\n", "PXDX", "PXTN0", "PXTN2",
                     "PXTN01", "PXTX1", "PXTHN", "PXTN1H", "PWDE", "PEDE!", "!", "P!", "PXTN1!", "PXW1", "*S", None, 3,
                     "PXTRN1", "PXTH N1", "PXTN١"):
            self.assertRaises(Illegal, self.play, state, move)

    def test_number_of_moves(self):
        self.assertEqual(len(self.legal(position([player(3, 3), player(0, 6)]))), 5 * (2 + 12 * 4))
        self.assertEqual(len(self.legal(position([player(3, 3), player(0, 6)], spare=5, forbidden="N1"))),
                         5 * (2 + 11 * 2))


class Penalty(Base):
    def test_paints_then_loses_one(self):
        state = position([player(3, 0), player(3, 3)])
        after = self.play(state, "PE!")
        self.assertEqual((len(self.painted(after)), self.reserves(after)), (7, [20 - 7 + 3 - 1, 17]))
        self.assertEqual((after["turn"], after["players"][0]["at"], after["forbidden"]), (2, [3, 0], None))
        self.assertEqual(self.reserves(self.play(state, "PX!")), [19, 20])

    def test_never_below_zero_and_item_clock(self):
        after = self.play(position([player(3, 0, 0, item=1, item_turns=1), player(3, 3)]), "PX!")
        self.assertEqual(after["players"][0], player(3, 0, 0))
        self.assertEqual(self.reserves(self.play(position([player(3, 0, 1), player(0, 6)]), "PN!"))[0], 0)

    def test_never_listed(self):
        self.assertFalse([m for m in self.legal(position([player(3, 0), player(0, 6)])) if "!" in m])


class Rounds(Base):
    def test_turns_and_rounds(self):
        for count in (2, 3, 4):
            for first in range(1, count + 1):
                rules = options(players=count, rounds=2)
                state = splaby.random_start(rules, random.Random(count))
                state["turn"] = state["first"] = first
                splaby.check_start(rules, state)
                seen = []
                while state["turn"] != "over":
                    seen.append((state["turn"], state["rounds_left"]))
                    self.assertIsNone(state["result"])
                    state = self.play(state, "PX!", rounds=2)
                order = [(first - 1 + k) % count + 1 for k in range(count)]
                self.assertEqual(seen, [(p, 2) for p in order] + [(p, 1) for p in order])
                self.assertEqual((state["rounds_left"], state["first"]), (0, first))
                self.assertEqual(splaby.legal(rules, state), [])
                self.assertRaises(Illegal, splaby.apply, rules, state, "PX!")
                self.assertRaises(Illegal, splaby.apply, rules, state, "PXTN1")

    def test_legal_of_a_player(self):
        state = position([player(3, 0), player(0, 6)])
        rules = options(players=2)
        self.assertEqual(splaby.legal(rules, state, 1), splaby.legal(rules, state))
        self.assertEqual(splaby.legal(rules, state, 2), [])
        self.assertEqual(splaby.view(rules, state, 2), state)
        self.assertEqual(splaby.probabilities(rules, state), {})

    def result(self, scores, reserves):
        """The result of a game whose last move ("PX!" of the last player) leaves this."""
        count = len(scores)
        colours = [i + 1 for i in range(count) for _ in range(scores[i])]
        state = position([player(3, 0, reserve) for reserve in reserves], turn=count, rounds_left=1)
        state["players"][-1]["reserve"] += 1
        state["paint"] = colours + [0] * (49 - len(colours))
        after = self.play(state, "PX!")
        self.assertEqual(after["turn"], "over")
        self.assertEqual(after["result"]["scores"], scores)
        self.assertEqual(after["result"]["reason"], "rounds")
        return after["result"]["utility"]

    def test_ranking(self):
        third = 1 / 3
        for scores, reserves, utility in (
                ([5, 4], [0, 99], [1, -1]), ([4, 5], [0, 0], [-1, 1]), ([4, 4], [3, 2], [1, -1]),
                ([4, 4], [3, 3], [0, 0]), ([0, 0], [9, 10], [-1, 1]),
                ([3, 2, 1], [0, 0, 0], [1, 0, -1]), ([3, 3, 1], [7, 7, 9], [0.5, 0.5, -1]),
                ([3, 1, 1], [7, 7, 7], [1, -0.5, -0.5]), ([2, 2, 2], [1, 1, 1], [0, 0, 0]),
                ([2, 2, 2], [1, 3, 2], [-1, 1, 0]),
                ([4, 3, 2, 1], [0, 0, 0, 0], [1, third, -third, -1]),
                ([4, 4, 2, 1], [5, 5, 0, 0], [2 * third, 2 * third, -third, -1]),
                ([4, 4, 2, 2], [5, 5, 1, 1], [2 * third, 2 * third, -2 * third, -2 * third]),
                ([1, 4, 4, 4], [5, 5, 5, 5], [-1, third, third, third]),
                ([9, 2, 2, 2], [5, 5, 5, 5], [1, -third, -third, -third]),
                ([2, 2, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0])):
            found = self.result(scores, reserves)
            for value, expected in zip(found, utility):
                self.assertAlmostEqual(value, expected)
                if expected in (-1, 0, 1):
                    self.assertIs(type(value), int)
            self.assertAlmostEqual(sum(found), 0)

    def test_last_move_counts(self):
        after = self.play(position([player(3, 0), player(3, 3)], turn=2, rounds_left=1), "PE" + ELSEWHERE)
        self.assertEqual(after["result"], {"utility": [-1, 1], "scores": [0, 4], "reason": "rounds"})


class Checks(Base):
    def refused(self, key, rules, state):
        with self.assertRaises(Refused) as caught:
            splaby.validate(rules, state)
        self.assertEqual(caught.exception.key, key)

    def test_options(self):
        self.assertEqual(splaby.check_options({}), splaby.OPTIONS)
        self.assertEqual(splaby.players(options(players=3)), 3)
        for bad in ({"players": 1}, {"players": 5}, {"players": True}, {"players": "2"}, {"players": 2.0},
                    {"rounds": 0}, {"rounds": 1001}, {"reserve": -1}, {"reserve": 1000}, {"item_turns": 0},
                    {"item_turns": 101}, {"points": "Rules"}, {"points": None}, {"points": []}, {"colour": 1}):
            with self.assertRaises(Refused) as caught:
                splaby.check_options(bad)
            self.assertEqual(caught.exception.key, "options." + list(bad)[0])
        self.assertRaises(Refused, splaby.check_options, [])

    def test_refused_states(self):
        rules = options(players=2)
        good = position([player(3, 0, item=2, item_turns=4), player(0, 6)], items={(1, 1): 1, (1, 2): 1, (1, 3): 2})
        splaby.validate(rules, good)
        corner = good["walls"].index(3, 7)
        for path, value, key in (
                ("turn", 0, "turn"), ("turn", 3, "turn"), ("turn", True, "turn"), ("turn", "all", "turn"),
                ("turn", None, "turn"), ("first", 3, "first"), ("first", "1", "first"), ("first", 1.0, "first"),
                ("rounds_left", 0, "rounds_left"), ("rounds_left", 101, "rounds_left"), ("turn", "over", "rounds_left"),
                ("walls", [], "walls"), ("walls", {}, "walls"), ("walls.0", 3, "walls[0]"), ("walls.16", 1, "walls[16]"),
                ("walls.1", 0, "walls[1]"), ("walls.1", 7, "walls[1]"), ("walls.1", 16, "walls[1]"),
                ("walls.%d" % corner, 1, "walls"), ("spare.walls", 5, "walls"), ("spare.walls", 15, "spare.walls"),
                ("spare.item", 1, "items"), ("spare.item", 4, "spare.item"), ("spare", None, "spare"),
                ("spare.colour", 0, "spare.colour"), ("paint.5", 3, "paint[5]"), ("paint.5", -1, "paint[5]"),
                ("paint.5", False, "paint[5]"), ("items.0", 3, "items[0]"), ("items.6", 3, "items[6]"),
                ("items.42", 3, "items[42]"), ("items.48", 3, "items[48]"), ("items.5", 1, "items"),
                ("items.5", 4, "items[5]"), ("forbidden", "N2", "forbidden"), ("forbidden", "", "forbidden"),
                ("forbidden", "N1 ", "forbidden"), ("forbidden", 3, "forbidden"), ("players", [], "players"),
                ("players.1", [], "players[1]"), ("players.1.at", [0, 7], "players[1].at[1]"),
                ("players.1.at", [-1, 0], "players[1].at[0]"), ("players.1.at", [0], "players[1].at"),
                ("players.1.reserve", -1, "players[1].reserve"), ("players.1.reserve", 2.5, "players[1].reserve"),
                ("players.1.item", 4, "players[1].item"), ("players.1.item", 3, "players[1].item_turns"),
                ("players.1.item_turns", 1, "players[1].item_turns"), ("players.0.item_turns", 0, "players[0].item_turns"),
                ("players.0.item_turns", 10, "players[0].item_turns"), ("players.0.item", 1, "items"),
                ("players.0.name", "Ada", "players[0].name"), ("result", {}, "result"), ("colour", 1, "colour")):
            state = copy.deepcopy(good)
            at = state
            *parents, last = [int(k) if k.isdigit() else k for k in path.split(".")]
            for k in parents:
                at = at[k]
            at[last] = value
            self.refused(key, rules, state)
        for key in good:
            state = copy.deepcopy(good)
            del state[key]
            self.refused(key, rules, state)
        self.refused("state", rules, [])
        self.refused("players", options(players=3), good)

    def test_item_turns_option_one(self):
        self.refused("players[0].item_turns", options(players=2, item_turns=1),
                     position([player(3, 0, item=2, item_turns=1), player(0, 6)]))

    def test_accepted_states(self):
        rules = options(players=2)
        for keys in ({"forbidden": "O5"}, {"turn": 2}, {"first": 2}, {"rounds_left": 100}, {"rounds_left": 1}):
            splaby.validate(rules, position([player(3, 0, 12345), player(3, 0, 0)], **keys))

    def test_result(self):
        rules = options()
        state = position([player(3, 0, r) for r in (5, 6, 7, 8)], turn=4, rounds_left=1)
        over = splaby.apply(rules, state, "PXTN1")
        splaby.validate(rules, over)
        splaby.validate(rules, json.loads(json.dumps(over)))
        for changes, key in (({"utility": [1, 0, 0, -1]}, "result.utility[0]"), ({"utility": []}, "result.utility"),
                             ({"utility": [-1, -1 / 3, 1 / 3, True]}, "result.utility[3]"),
                             ({"utility": [-1, -1 / 3, 1 / 3, 1.0]}, "result.utility[3]"),
                             ({"utility": [-1, -0.25, 1 / 3, 1]}, "result.utility[1]"),
                             ({"utility": [-1, float("nan"), 1 / 3, 1]}, "result.utility[1]"),
                             ({"utility": [-1, 10 ** 400, 1 / 3, 1]}, "result.utility[1]"),
                             ({"scores": [0, 0, 0, 1]}, "result.scores"), ({"scores": None}, "result.scores"),
                             ({"scores": [0, 0, 0, False]}, "result.scores[3]"),
                             ({"reason": "forfeit"}, "result.reason"), ({"winner": 4}, "result.winner")):
            self.refused(key, rules, {**over, "result": {**over["result"], **changes}})
        self.refused("result", rules, {**over, "result": None})
        self.refused("result", rules, {**state, "result": over["result"]})
        self.refused("rounds_left", rules, {**over, "rounds_left": 1})
        self.refused("turn", rules, {**over, "turn": "chance"})

    def test_start(self):
        rules = options(players=3, reserve=7)
        good = splaby.random_start(rules, random.Random(5))
        splaby.check_start(rules, good)
        free = next(i for i in range(1, 48) if good["items"][i] == 0 and i not in (6, 42))
        held = next(i for i in range(49) if good["items"][i])
        for key, value, name in (("turn", good["first"] % 3 + 1, "turn"), ("rounds_left", 99, "rounds_left"),
                                 ("forbidden", "N1", "forbidden"), ("paint", [1] + [0] * 48, "paint"),
                                 ("spare", {**good["spare"], "item": good["items"][held]}, "items")):
            with self.assertRaises(Refused) as caught:
                splaby.check_start(rules, {**good, key: value})
            self.assertEqual(caught.exception.key, name)
        state = copy.deepcopy(good)
        state["items"][free], state["items"][held] = state["items"][held], 0
        splaby.check_start(rules, state)  # the same item elsewhere
        state["items"][free], state["spare"]["item"] = 0, state["items"][free]
        self.assertRaises(Refused, splaby.check_start, rules, state)
        state["spare"]["item"] = 0
        self.assertRaises(Refused, splaby.check_start, rules, state)
        for key, value in (("at", [0, 6]), ("reserve", 8)):
            state = copy.deepcopy(good)
            state["players"][0][key] = value
            with self.assertRaises(Refused) as caught:
                splaby.check_start(rules, state)
            self.assertEqual(caught.exception.key, "players[0]." + key)

    def test_random_starts(self):
        for seed in range(100):
            rules = options(players=2 + seed % 3)
            splaby.check_start(rules, splaby.random_start(rules, random.Random(seed)))


class SelfPlay(Base):
    def test_random_games(self):
        rng = random.Random(2024)
        for count in (2, 3, 4):
            for points in ("rules", "code"):
                for rounds, reserve, item_turns in ((100, 20, 10), (60, 0, 1), (60, 999, 3), (40, 3, 100)):
                    rules = options(players=count, points=points, rounds=rounds, reserve=reserve,
                                    item_turns=item_turns)
                    self.game(rules, rng)

    def game(self, rules, rng):
        state = splaby.random_start(rules, rng)
        splaby.check_start(rules, state)
        turns = 0
        while state["turn"] != "over":
            moves = splaby.legal(rules, state)
            self.assertEqual(len(moves), len(set(moves)))
            # Steps are chosen more often than insertions, so that items change hands.
            steps = [move for move in moves if move[2] == "D"]
            choice = rng.choice(steps if steps and rng.random() < 0.6 else moves)
            if rng.random() < 0.03:
                choice = "P%s!" % rng.choice("XNESO")
            items = self.items(state)
            after = splaby.apply(rules, state, choice)
            splaby.validate(rules, after)
            for kind in (1, 2, 3):
                self.assertLessEqual(self.items(after).count(kind), items.count(kind))
            if choice[-1] != "!" and choice[2] == "T":
                self.assertEqual(sum(p["reserve"] for p in after["players"]) + self.cost(state, choice),
                                 sum(p["reserve"] for p in state["players"]))
            state = after
            turns += 1
        self.assertEqual(turns, rules["rounds"] * rules["players"])
        self.assertEqual(json.loads(json.dumps(state)), state)

    def items(self, state):
        return state["items"] + [state["spare"]["item"]] + [p["item"] for p in state["players"]]

    def cost(self, state, move):
        """How many tiles the paint part covers, by another way than the engine's: a reserve is only moved."""
        me = state["players"][state["turn"] - 1]
        if move[1] == "X":
            return 0
        total = 1
        for side in "NESO" if me["item"] == 1 else move[1]:
            dr, dc = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "O": (0, -1)}[side]
            ray = [(me["at"][0] + k * dr, me["at"][1] + k * dc) for k in range(7)]
            ray = [state["walls"][7 * r + c] for r, c in ray if 0 <= r <= 6 and 0 <= c <= 6]
            bit, back = {"N": (1, 4), "E": (2, 8), "S": (4, 1), "O": (8, 2)}[side]
            crossed = 0
            for here, there in zip(ray, ray[1:]):
                crossed += bool(here & bit or there & back)
                total += crossed <= (me["item"] == 2)
        return min(total, me["reserve"])


if __name__ == "__main__":
    unittest.main()
