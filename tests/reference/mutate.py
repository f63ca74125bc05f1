"""Make state documents, good and bad, for a differential test of loading.

usage: python3 mutate.py --seed N --count K < records-with-traces.jsonl

Prints K lines {"doc": <state document>, "valid": true|false, "key": "...", "why": "..."}, judged
by the reference engine's validate(). The same seed and input give the same lines.
"""

import argparse
import json
import random
import sys
from copy import deepcopy

from common import GAMES, Refused, game_module, judge, parse

EXTREMES = (-1, 0, 1, 2, 255, 256, 32767, 32768, 65536, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 32 + 1,
            2 ** 53 - 1, 2 ** 53, 2 ** 63 - 1, 2 ** 63, 2 ** 64, 10 ** 20, -2 ** 31, -2 ** 63)
ODD = (None, True, False, "", "x", [], {}, 0.5, 1e300, [[]], "over", 1)
LETTERS = ".12RBNESOKGAPWFx*-0 é\u0000\u4e2d"


def places(value):
    """Every (container, key or index) within a JSON value."""
    items = value.items() if type(value) is dict else enumerate(value) if type(value) is list else ()
    for key, inner in items:
        yield value, key
        yield from places(inner)


def pick(rng, state, wanted, reached=places):
    """A place whose value satisfies `wanted`, or None; all keys of the state are as likely."""
    found = {}
    for top in state:
        inner = [(state, top), *reached(state[top])]
        inner = [place for place in inner if wanted(place[0][place[1]])]
        if inner:
            found[top] = inner
    return rng.choice(found[rng.choice(sorted(found))]) if found else None


def is_number(value):
    return type(value) in (int, float)


def change_number(rng, state):
    place = pick(rng, state, is_number)
    if not place:
        return
    box, key = place
    value = box[key]
    box[key] = rng.choice((
        lambda: value + 1, lambda: value - 1, lambda: value + 1, lambda: value - 1,
        lambda: rng.choice(EXTREMES), lambda: rng.choice((True, False)),
        lambda: value + 0.5, lambda: float(value), lambda: str(value), lambda: None))()


def transfer(rng, state):
    """One from a number to another: sums are kept."""
    a, b = pick(rng, state, is_number), pick(rng, state, is_number)
    if a and b:
        a[0][a[1]] -= 1
        b[0][b[1]] += 1


def change_string(rng, state):
    place = pick(rng, state, lambda value: type(value) is str)
    if not place:
        return
    box, key = place
    text = box[key]
    i, j = rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)
    i, j = min(i, j), max(i, j)
    letter = rng.choice(LETTERS + text * 2)
    kind = rng.randrange(6)
    if kind < 2:
        box[key] = text[:i] + letter + text[i + 1:]
    elif kind == 2:
        box[key] = text[:i] + letter + text[i:]
    elif kind == 3:
        box[key] = text[:i] + text[i + 1:]
    elif kind == 4 and j < len(text) and i < j:                 # two letters swapped
        box[key] = text[:i] + text[j] + text[i + 1:j] + text[i] + text[j + 1:]
    else:
        box[key] = rng.choice((text.lower(), text.upper(), text[::-1], text[:i] + text[j:]))


def change_list(rng, state):
    place = pick(rng, state, lambda value: type(value) is list)
    if not place:
        return
    cells = place[0][place[1]]
    kind = rng.choice(("swap", "double", "delete", "shuffle", "append", "other", "clear"))
    if kind == "append" or not cells:
        cells.append(rng.choice(ODD + EXTREMES[:4]))
        return
    i, j = rng.randrange(len(cells)), rng.randrange(len(cells))
    if kind == "swap":
        cells[i], cells[j] = cells[j], cells[i]
    elif kind == "double":
        cells.insert(j, deepcopy(cells[i]))
    elif kind == "delete":
        del cells[i]
    elif kind == "shuffle":
        rng.shuffle(cells)
    elif kind == "clear":
        cells.clear()
    else:                                                       # to another list: sums are kept
        other = pick(rng, state, lambda value: type(value) is list)
        target = other[0][other[1]]
        target.insert(rng.randrange(len(target) + 1), deepcopy(cells[i]))
        del cells[i]


def change_key(rng, state):
    boxes = [state, state] + [box[key] for box, key in places(state) if type(box[key]) is dict]
    box = rng.choice(boxes)
    kind = rng.choice(("drop", "add", "rename"))
    if kind == "add" or not box:
        box[rng.choice(("extra", "", "Turn", "turn ", "hand", "S", "count", "comment"))] = rng.choice(ODD)
        return
    key = rng.choice(sorted(box))
    value = box.pop(key)
    if kind == "rename":
        box[key + rng.choice("s 1")] = value


def change_value(rng, state):
    box, key = pick(rng, state, lambda value: True)
    box[key] = deepcopy(rng.choice(ODD))


def change_turn(rng, state):
    state["turn"] = rng.choice((1, 2, 3, 4, 0, 5, "all", "chance", "over", "1", None, True, []))


def change_result(rng, state):
    if type(state.get("result")) is dict and rng.random() < 0.7:
        result = state["result"]
        key = rng.choice(("utility", "scores", "reason"))
        if key == "utility":
            sign = rng.choice((1, 0, -1))
            result[key] = rng.choice(([sign, -sign], [1, 1], [-1], [0, 0, 0], [sign, -sign, 0], None))
        elif key == "scores":
            result[key] = rng.choice((None, [0, 0], [1, 2], []))
        else:
            result[key] = rng.choice(("castle", "out-of-stones", "last-pawn", "both-pass", "two-pieces", "blocked",
                                      "repetition", "quiet", "forfeit", "adjudicated", "rounds", "", None))
    else:
        state["result"] = rng.choice((None, {}, {"utility": [1, -1], "scores": None, "reason": "forfeit"},
                                      {"utility": [0, 0], "scores": None, "reason": "adjudicated"},
                                      {"utility": [-1, 1], "scores": None, "reason": "blocked"},
                                      {"utility": [0, 0], "scores": [0, 0], "reason": "both-pass"}))


def change_options(rng, doc):
    options = doc["options"]
    key = rng.choice(sorted(options)) if options else "none"
    kind = rng.choice(("drop", "number", "number", "odd", "unknown"))
    if kind == "drop":                                          # has its default then
        options.pop(key, None)
    elif kind == "number" and type(options.get(key)) is int:
        options[key] += rng.choice((-2, -1, 1, 2))
    elif kind == "odd":
        options[key] = rng.choice(ODD + EXTREMES)
    elif kind == "unknown":
        options[rng.choice(("extra", "", "size", key + "s"))] = rng.choice((1, True, None))


def change_document(rng, doc):
    kind = rng.choice(("extra", "no game", "no state", "game", "state", "options"))
    if kind == "extra":
        doc[rng.choice(("format", "moves", "seed", "comment"))] = rng.choice((None, 1, "x"))
    elif kind == "game":
        doc["game"] = rng.choice((*GAMES, "chess", "", None, 1, doc["game"].upper()))
    elif kind in ("state", "options"):
        doc[kind] = deepcopy(rng.choice(ODD))
    else:
        del doc[kind[3:]]


def rearrange(rng, value):
    """The same JSON with the keys of every object in another order."""
    if type(value) is list:
        return [rearrange(rng, inner) for inner in value]
    if type(value) is not dict:
        return value
    keys = rng.sample(sorted(value), len(value))
    return {key: rearrange(rng, value[key]) for key in keys}


GENERIC = (change_number, change_number, change_number, change_number, transfer, transfer, change_string, change_string,
           change_list, change_list, change_list, change_key, change_value, change_turn, change_result)


def mutate(rng, doc):
    doc = deepcopy(doc)
    module = game_module(doc["game"])
    hook = getattr(module, "mutations", None)
    chance = rng.random()
    if chance < (0.08 if hook else 0.25):
        return rearrange(rng, doc)
    if chance < 0.40 and hook:
        doc["state"] = hook(doc["options"], doc["state"], rng)
        if rng.random() < 0.15:
            rng.choice(GENERIC)(rng, doc["state"])
    elif chance < 0.46:
        change_options(rng, doc)
    elif chance < 0.48:
        change_document(rng, doc)
    else:
        rng.choice(GENERIC)(rng, doc["state"])
        if rng.random() < 0.25:
            rng.choice(GENERIC)(rng, doc["state"])
    return doc


def harvest(rng, lines):
    """State documents from the traces: of each record the start, the end and some between."""
    docs = []
    for text in lines:
        if text.strip():
            record = parse(text)
            states = [entry["state"] for entry in record.get("trace", ())]
            chosen = rng.sample(states, min(8, len(states))) + states[-1:] + [record["start"]]
            docs += [{"game": record["game"], "options": record["options"], "state": state} for state in chosen]
    return docs


def main():
    parser = argparse.ArgumentParser(description="mutated state documents")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--count", type=int, required=True)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    docs = harvest(rng, sys.stdin)
    if not docs:
        print("no records on standard input", file=sys.stderr)
        return 1
    for _ in range(arguments.count):
        doc = mutate(rng, rng.choice(docs))
        line = {"doc": doc, "valid": True, "key": "", "why": ""}
        try:
            judge(doc)
        except Refused as error:
            line.update(valid=False, key=error.key, why=error.why)
        except Exception:
            print(f"the reference engine failed on {json.dumps(doc)}", file=sys.stderr)
            raise
        print(json.dumps(line))
    return 0


if __name__ == "__main__":
    sys.exit(main())
