"""Reference engine of splaby (Splaby'O), written from shared/rules/splaby.md and FORMATS.md alone.

It is plain on purpose: read it beside the rule page, whose sentences are quoted in the comments."""
import re

from common import Illegal, Refused, complete_options, exact_keys, list_of, whole

GAME = "splaby"
OPTIONS = {"players": 4, "rounds": 100, "reserve": 20, "item_turns": 10, "points": "rules"}
RANGES = {"players": (2, 4), "rounds": (1, 1000), "reserve": (0, 999), "item_turns": (1, 100)}

# "A 7×7 board, rows and columns from 0 at the top left."
SIZE = 7
# "Row by row, place (r,c) at index 7r+c"
PLACES = [(r, c) for r in range(SIZE) for c in range(SIZE)]
INDEX = {place: i for i, place in enumerate(PLACES)}
# "A tile has walls on some sides: code N=1, E=2, S=4, O=8 (O is west)."
WALL = {"N": 1, "E": 2, "S": 4, "O": 8}
SIDES = "NESO"  # clockwise
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "O": (0, -1)}
OPPOSITE = {"N": "S", "E": "O", "S": "N", "O": "E"}
# "Tiles where row and column are both even are fixed: corners (0,0)=9, (0,6)=3, (6,0)=12, (6,6)=6; code 1
# at (0,2) (0,4) (2,4); 2 at (2,6) (4,6) (4,4); 4 at (6,2) (6,4) (4,2); 8 at (2,0) (4,0) (2,2)."
FIXED = {(0, 0): 9, (0, 6): 3, (6, 0): 12, (6, 6): 6,
         (0, 2): 1, (0, 4): 1, (2, 4): 1, (2, 6): 2, (4, 6): 2, (4, 4): 2,
         (6, 2): 4, (6, 4): 4, (4, 2): 4, (2, 0): 8, (4, 0): 8, (2, 2): 8}
# "16 corners (two adjacent walls), 6 junctions (one wall) and 12 straights (two opposite walls)"
SHAPES = {"corner": (3, 6, 12, 9), "junction": (1, 2, 4, 8), "straight": (5, 10)}
SHAPE_OF = {code: shape for shape, codes in SHAPES.items() for code in codes}
LOOSE = {"corner": 16, "junction": 6, "straight": 12}
# "Player 1 starts at (0,0), 2 at (0,6), 3 at (6,6), 4 at (6,0)": the four corners of the board
HOMES = ((0, 0), (0, 6), (6, 6), (6, 0))
BOMB, GUN, SHIELD = KINDS = (1, 2, 3)
# "`P` + (`X` `N` `E` `S` `O`) then `D` + (`N` `E` `S` `O`), or `T` + rotations + side + line"; "Input may use any
# sequence of `H` and `A`"; "A record writes such a turn as the paint part [...] and `!`".
MOVE = re.compile(r"P(?P<paint>[XNESO])"
                  r"(?:D(?P<step>[NESO])|T(?P<turns>[HA]*)(?P<side>[NESO])(?P<line>[135])|!)")


def check_options(options):
    # "on input an option left out has its default, an unknown one is refused"
    full = complete_options(options, OPTIONS)
    for key, (low, high) in RANGES.items():
        whole(full[key], low, high, "options." + key)
    if full["points"] not in ("rules", "code"):
        raise Refused("options.points", "must be \"rules\" or \"code\"")
    return full


def players(options):
    return options["players"]


def walled(walls, r, c, side):
    """Is there a wall, on either side, on the boundary between (r,c) and its neighbour on that side?"""
    dr, dc = STEP[side]
    there = INDEX[r + dr, c + dc]
    return walls[INDEX[r, c]] & WALL[side] != 0 or walls[there] & WALL[OPPOSITE[side]] != 0


def rotate(code, quarters):
    """`H` a quarter turn clockwise (code 1 becomes 2, 8 becomes 1)"""
    for _ in range(quarters % 4):
        code = code * 2 if code < 8 else (code - 8) * 2 + 1
    return code


def can_step(state, side):
    # "Move to the neighbouring tile if there is no wall on either side of the boundary."
    r, c = state["players"][state["turn"] - 1]["at"]
    dr, dc = STEP[side]
    return (r + dr, c + dc) in INDEX and not walled(state["walls"], r, c, side)


def legal(options, state, player=None):
    if state["turn"] == "over" or player not in (None, state["turn"]):
        return []
    seconds = ["D" + side for side in SIDES if can_step(state, side)]
    # "canonical: none, `H`, `HH`, `A`, and for a straight tile only none and `H`"
    straight = SHAPE_OF[state["spare"]["walls"]] == "straight"
    rotations = ("", "H") if straight else ("", "H", "HH", "A")
    # "It is forbidden to push the tile back where it just came out (opposite side, same line, in any rotation,
    # for everybody, until another insertion is made)."
    for place in [side + line for side in SIDES for line in "135"]:  # "at row or column 1, 3 or 5"
        if place != state["forbidden"]:
            seconds += ["T" + turns + place for turns in rotations]
    # "All four directions and X are always legal"; "Every paint part goes with every possible second part"
    return ["P" + paint + second for paint in "XNESO" for second in seconds]


def probabilities(options, state):
    return {}  # no chance after the set-up


def apply(options, state, move):
    parts = MOVE.fullmatch(move) if type(move) is str else None
    if parts is None or state["turn"] == "over":
        raise Illegal("not a move, or the game is over: %r" % (move,))
    if parts["step"] and not can_step(state, parts["step"]):
        raise Illegal("no way to the side %s" % parts["step"])
    if parts["side"] and parts["side"] + parts["line"] == state["forbidden"]:
        raise Illegal("the place %s is forbidden" % state["forbidden"])

    state = copy(state)
    paint_phase(state, parts["paint"])
    if parts["step"]:
        step_phase(options, state, parts["step"])
    elif parts["side"]:
        quarters = parts["turns"].count("H") - parts["turns"].count("A")
        insert_phase(state, quarters, parts["side"], int(parts["line"]))
    else:  # "!": "It paints, then loses 1 unit, then the turn ends as usual"; "Reserves never go below 0"
        me = state["players"][state["turn"] - 1]
        me["reserve"] = max(0, me["reserve"] - 1)
    end_turn(options, state)
    return state


def copy(state):
    new = dict(state, spare=dict(state["spare"]))
    for key in ("walls", "paint", "items"):
        new[key] = list(state[key])
    new["players"] = [dict(player, at=list(player["at"])) for player in state["players"]]
    return new


def jet(walls, r, c, side, passes):
    """The places beyond (r,c) that a jet of unlimited paint covers on that side, in order."""
    dr, dc = STEP[side]
    places = []
    # "goes on tile by tile until a wall (on either side of the boundary) or the edge of the board"
    while (r + dr, c + dc) in INDEX:
        if walled(walls, r, c, side):
            # gun: "the jet passes one walled boundary (a wall on one or both sides counts once; the own tile's
            # counts too) and stops at the second, never passing the edge"
            if passes == 0:
                break
            passes -= 1
        r, c = r + dr, c + dc
        places.append((r, c))
    return places


def paint_phase(state, paint):
    if paint == "X":  # "not at all (X)"; bomb: "With X nothing is sprayed."
        return
    number = state["turn"]
    me = state["players"][number - 1]
    r, c = me["at"]
    sides = paint
    if me["item"] == BOMB:
        # "jets in all four directions, starting with the chosen one, clockwise (N E S O), each to its end before
        # the next; the own tile is painted and paid once, first"
        start = SIDES.index(paint)
        sides = SIDES[start:] + SIDES[:start]
    places = [(r, c)]  # "The jet covers the player's own tile, then goes on"
    for side in sides:
        places += jet(state["walls"], r, c, side, 1 if me["item"] == GUN else 0)
    # "it stops when the reserve the phase began with is used up"; "With a reserve of 0 nothing is painted and
    # nobody is hit."
    covered = places[:me["reserve"]]
    # "Each covered tile takes the player's colour and costs 1 unit, even if it already had that colour"
    for place in covered:
        state["paint"][INDEX[place]] = number
    me["reserve"] -= len(covered)
    # "Every other player on a covered tile, the own tile too, is hit once: 3 units (or what they have) go from
    # their reserve to the painter's, after all jets are paid. With a shield they lose nothing and the painter
    # gains nothing."
    for other in state["players"]:
        if other is not me and tuple(other["at"]) in covered and other["item"] != SHIELD:
            stolen = min(3, other["reserve"])
            other["reserve"] -= stolen
            me["reserve"] += stolen


def step_phase(options, state, side):
    number = state["turn"]
    me = state["players"][number - 1]
    dr, dc = STEP[side]
    me["at"] = [me["at"][0] + dr, me["at"][1] + dc]
    i = INDEX[tuple(me["at"])]
    # "An item there is taken: +5 units, it replaces the item held (which leaves the game; of the same kind too),
    # and it is good for 10 of the owner's turns, the turn of the pick-up being the first"
    if state["items"][i] != 0:
        me["reserve"] += 5
        me["item"] = state["items"][i]
        me["item_turns"] = options["item_turns"]
        state["items"][i] = 0
    # "Then the tile's colour, as the paint phase left it, counts: own +1, another player's −1, neutral 0."
    # "`code`: +2 own, −1 neutral, −2 other"
    own, neutral, another = (1, 0, -1) if options["points"] == "rules" else (2, -1, -2)
    colour = state["paint"][i]
    gain = own if colour == number else neutral if colour == 0 else another
    me["reserve"] = max(0, me["reserve"] + gain)  # "Reserves never go below 0 and have no upper limit."


def insert_phase(state, quarters, side, line):
    # "rotate the spare tile, and push it in from a side (N pushes the column down, S up, O the row right, E left)"
    # `places`: the line, from where the tile comes in to where one is pushed out.
    places = [(k, line) if side in "NS" else (line, k) for k in range(SIZE)]
    if side in "SE":
        places.reverse()
    cells = [INDEX[place] for place in places]
    # "The tile pushed out becomes the spare as it lies (not turned back): it loses its colour, keeps its item"
    spare = state["spare"]
    state["spare"] = {"walls": state["walls"][cells[-1]], "item": state["items"][cells[-1]]}
    # "the inserted tile, which brings the spare's item and no colour. The other tiles of the line carry their
    # colour, item and players along."
    inserted = {"walls": rotate(spare["walls"], quarters), "items": spare["item"], "paint": 0}
    for key, value in inserted.items():
        for cell in cells:  # the old content of each cell goes on to the next one
            state[key][cell], value = value, state[key][cell]
    # "its players stand on the inserted tile"; "Moved players gain and lose nothing and take no item"
    for player in state["players"]:
        if tuple(player["at"]) in places:
            position = places.index(tuple(player["at"]))
            player["at"] = list(places[(position + 1) % SIZE])
    # "`forbidden`: [...] `"S3"` after an insertion at N3"
    state["forbidden"] = OPPOSITE[side] + str(line)


def end_turn(options, state):
    # "A turn ends with the countdown of the own item."; "at 0 the item is gone from the game"
    me = state["players"][state["turn"] - 1]
    if me["item"] != 0:
        me["item_turns"] -= 1
        if me["item_turns"] == 0:
            me["item"] = 0
    # "play goes on in number order, 1 after the last"
    state["turn"] = state["turn"] % players(options) + 1
    # "A round ends when all have played, before the first player's next turn; after `rounds` rounds the game ends."
    if state["turn"] == state["first"]:
        state["rounds_left"] -= 1
        if state["rounds_left"] == 0:
            state["turn"] = "over"
            state["result"] = final_result(options, state)


def final_result(options, state):
    # "`reason`: `rounds`. `scores`: painted tiles on the board."
    scores = [state["paint"].count(i + 1) for i in range(players(options))]
    # "More painted tiles wins, then more paint in reserve; equal in both is a shared rank."
    merits = [(score, player["reserve"]) for score, player in zip(scores, state["players"])]
    # "(players ranked strictly below − players ranked strictly above) / (players − 1)"; with two players 1, 0, −1
    utility = []
    for mine in merits:
        value = (sum(m < mine for m in merits) - sum(m > mine for m in merits)) / (players(options) - 1)
        utility.append(int(value) if value == int(value) else value)
    return {"utility": utility, "scores": scores, "reason": "rounds"}


def view(options, state, player):
    return state  # "in the other games the view is the state object"


def numbers(values, length, high, key):
    list_of(values, length, key)
    for i, value in enumerate(values):
        if type(value) is not int or not 0 <= value <= high:
            raise Refused("%s[%d]" % (key, i), "not a whole number 0..%d" % high)


def validate(options, state):
    count = players(options)
    exact_keys(state, ("turn", "first", "rounds_left", "walls", "paint", "items", "spare", "forbidden",
                       "players", "result"), "")
    # "`turn`: the player, or `"over"`; `first`: the first player; `rounds_left` goes down when a round ends, 0 at
    # the end of the game."
    over = state["turn"] == "over"
    if not over:
        whole(state["turn"], 1, count, "turn")
    whole(state["first"], 1, count, "first")
    whole(state["rounds_left"], *(0, 0) if over else (1, options["rounds"]), "rounds_left")

    exact_keys(state["spare"], ("walls", "item"), "spare")
    numbers(state["walls"], 49, 15, "walls")
    whole(state["spare"]["walls"], 0, 15, "spare.walls")
    numbers(state["paint"], 49, count, "paint")  # "`paint`: 0 none, else the player."
    numbers(state["items"], 49, 3, "items")  # "`items`: 0 none, else the kind"
    whole(state["spare"]["item"], 0, 3, "spare.item")
    # "`forbidden`: null before the first insertion, then the place that may not be used"
    forbidden = state["forbidden"]
    if forbidden is not None and not (type(forbidden) is str and re.fullmatch("[NESO][135]", forbidden)):
        raise Refused("forbidden", "must be null or a place such as \"S3\"")

    list_of(state["players"], count, "players")
    most = options["item_turns"] - 1
    for i, player in enumerate(state["players"]):
        key = "players[%d]" % i
        exact_keys(player, ("at", "reserve", "item", "item_turns"), key)
        numbers(player["at"], 2, SIZE - 1, key + ".at")
        whole(player["reserve"], 0, 10 ** 9, key + ".reserve")
        whole(player["item"], 0, 3, key + ".item")
        # "A player's `item` is 0 with `item_turns` 0, else `item_turns` is the number of the owner's turns still to
        # come with it (9 after the turn of the pick-up; with the option at 1 both are 0 again)."
        whole(player["item_turns"], *(0, 0) if player["item"] == 0 else (1, most), key + ".item_turns")

    # "the fixed tiles are in their places; the 34 others are 16 corners, 6 junctions and 12 straights"
    loose = dict.fromkeys(LOOSE, 0)
    for i, code in enumerate(state["walls"] + [state["spare"]["walls"]]):
        place = PLACES[i] if i < 49 else "spare"
        if code != FIXED.get(place, code) or code not in SHAPE_OF:
            raise Refused("walls[%d]" % i if i < 49 else "spare.walls", "no such tile, or not the fixed one")
        if place not in FIXED:
            loose[SHAPE_OF[code]] += 1
    if loose != LOOSE:
        raise Refused("walls", "wrong numbers of loose tiles: %r" % loose)
    # "on the board, the spare and in players' hands lie at most as many items of a kind as there are players, none
    # on a corner of the board"
    items = state["items"] + [state["spare"]["item"]] + [player["item"] for player in state["players"]]
    for kind in KINDS:
        if items.count(kind) > count:
            raise Refused("items", "more than %d items of the kind %d" % (count, kind))
    for place in HOMES:
        if state["items"][INDEX[place]] != 0:
            raise Refused("items[%d]" % INDEX[place], "no item can lie on a corner of the board")

    # "`"over"`: the game has ended and `"result"` is set (until then it is null)"; "must be what the state gives"
    result = state["result"]
    if not over:
        if result is not None:
            raise Refused("result", "must be null before the end of the game")
        return
    expected = final_result(options, state)
    exact_keys(result, expected, "result")
    numbers(result["scores"], count, 49, "result.scores")
    list_of(result["utility"], count, "result.utility")
    for i, (value, right) in enumerate(zip(result["utility"], expected["utility"])):
        # Thirds have no exact decimal form; "Whole numbers are written without a decimal point".
        if type(value) is not type(right) or not abs(value - right) < 1e-6:
            raise Refused("result.utility[%d]" % i, "must be %r" % right)
    for key in ("scores", "reason"):
        if result[key] != expected[key]:
            raise Refused("result." + key, "must be %r" % (expected[key],))


def check_start(options, state):
    validate(options, state)
    # "The first player is drawn at random"; "nothing is painted"; "the spare excluded"
    start = {"turn": state["first"], "rounds_left": options["rounds"], "paint": [0] * 49, "forbidden": None}
    for key, value in start.items():
        if state[key] != value:
            raise Refused(key, "is not so at the start")
    if state["spare"]["item"] != 0:
        raise Refused("spare.item", "the spare has no item at the start")
    # "One item of each kind per player [...] lies on distinct random tiles of the board"
    for kind in KINDS:
        if state["items"].count(kind) != players(options):
            raise Refused("items", "there must be %d of the kind %d" % (players(options), kind))
    # "Each player has 20 units of paint." (the option `reserve`)
    for i, player in enumerate(state["players"]):
        for key, value in start_of(options, i).items():
            if player[key] != value:
                raise Refused("players[%d].%s" % (i, key), "a game starts with %r" % (value,))


def start_of(options, i):
    return {"at": list(HOMES[i]), "reserve": options["reserve"], "item": 0, "item_turns": 0}


def random_start(options, rng):
    count = players(options)
    # "The other 33 places and the spare tile take, at random and with random rotation" the loose tiles
    shapes = [shape for shape, many in LOOSE.items() for _ in range(many)]
    rng.shuffle(shapes)
    tiles = [rng.choice(SHAPES[shape]) for shape in shapes]
    walls = [FIXED[place] if place in FIXED else tiles.pop() for place in PLACES]
    items = [0] * 49
    for place, kind in zip(rng.sample([p for p in PLACES if p not in HOMES], 3 * count), KINDS * count):
        items[INDEX[place]] = kind
    first = rng.randint(1, count)
    return {"turn": first, "first": first, "rounds_left": options["rounds"], "walls": walls, "paint": [0] * 49,
            "items": items, "spare": {"walls": tiles.pop(), "item": 0}, "forbidden": None,
            "players": [start_of(options, i) for i in range(count)], "result": None}
