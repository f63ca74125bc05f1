"""Compare traces of `joute random GAME --trace` with the reference engines.

usage: python3 check.py [--jobs N] FILE...      (- is standard input)

Ends with a line a game, `moulin: 1000 games, 152003 moves, agree`, or with the first
disagreement and exit status 1.
"""

import argparse
import itertools
import json
import multiprocessing
import sys
import traceback
from collections import Counter

from common import Illegal, Refused, game_module, parse, same

RECORD_KEYS = {"format", "game", "options", "seed", "players", "start", "moves", "result", "trace"}
TRACE_KEYS = {"turn", "legal", "move", "state"}


class Disagree(Exception):
    """The message says where, and names key, expected and found."""


def brief(value, limit=300):
    text = json.dumps(value, ensure_ascii=False) if not isinstance(value, set) else str(sorted(value))
    return text if len(text) <= limit else text[:limit] + "..."


def difference(path, expected, found):
    """"key: expected ..., found ..." at the first place where two JSON values differ, or None.

    Fractions (utilities of more than two players) may differ in the digits printed."""
    if type(expected) is float and type(found) is float and abs(expected - found) < 1e-6:
        return None
    if type(expected) is dict and type(found) is dict and expected.keys() == found.keys():
        parts = ((f"{path}.{key}" if path else key, expected[key], found[key]) for key in expected)
    elif type(expected) is list and type(found) is list and len(expected) == len(found):
        parts = ((f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(expected, found)))
    elif type(expected) is type(found) and expected == found and type(expected) not in (dict, list):
        return None
    else:
        return f"{path}: expected {brief(expected)}, found {brief(found)}"
    return next(filter(None, (difference(*part) for part in parts)), None)


def demand_same(path, expected, found):
    if not same(expected, found):
        text = difference(path, expected, found)
        if text:
            raise Disagree(text)


def demand_keys(path, expected, value):
    if type(value) is not dict:
        raise Disagree(f"{path}: expected an object, found {brief(value)}")
    if value.keys() != expected:
        raise Disagree(f"{path}: expected the keys {sorted(expected)}, found {sorted(value)}")


def demand_legal(path, expected, found):
    """Traces list each legal move once, sorted by bytes."""
    if len(set(expected)) != len(expected):
        raise Disagree(f"{path}: the reference lists a move twice: {brief(expected)}")
    expected = sorted(expected, key=str.encode)
    if type(found) is not list or any(type(move) is not str for move in found):
        raise Disagree(f"{path}: expected a list of moves, found {brief(found)}")
    if expected != found:
        missing, extra = set(expected) - set(found), set(found) - set(expected)
        twice = [move for move, n in Counter(found).items() if n > 1]
        what = (f"missing {brief(missing)}, too many {brief(extra)}" if missing or extra else
                f"twice {brief(twice)}" if twice else "not sorted by bytes")
        raise Disagree(f"{path}: {what}; expected {brief(expected)}, found {brief(found)}")


def check_move(module, options, state, entry):
    """One entry of a trace, made in `state`; gives the state after it."""
    demand_keys("trace entry", TRACE_KEYS, entry)
    demand_same("turn", state["turn"], entry["turn"])
    move = entry["move"]
    if type(move) is not str:
        raise Disagree(f"move: expected a string, found {brief(move)}")
    if state["turn"] == "all":
        seats = range(1, module.players(options) + 1)
        lists = [module.legal(options, state, player) for player in seats]
        if type(entry["legal"]) is not list or len(entry["legal"]) != len(lists):
            raise Disagree(f"legal: expected a list for each player, found {brief(entry['legal'])}")
        for i, expected in enumerate(lists):
            demand_legal(f"legal[{i}]", expected, entry["legal"][i])
        parts = move.split(",")
        if len(parts) != len(lists) or any(part not in lists[i] for i, part in enumerate(parts)):
            raise Disagree(f"move: {move!r} is not made of legal moves")
    else:
        expected = module.legal(options, state)
        demand_legal("legal", expected, entry["legal"])
        if move not in expected:
            raise Disagree(f"move: {move!r} is not legal")
    try:
        after = module.apply(options, state, move)
    except Illegal as error:
        raise Disagree(f"move: the reference lists {move!r} but does not apply it: {error}")
    demand_same("state", after, entry["state"])
    return after


def check_record(record):
    """(game, number of moves) of a record with a trace; raises Disagree or Refused."""
    where = "record"
    try:
        demand_keys("record", RECORD_KEYS, record)
        demand_same("format", "joute-record/1", record["format"])
        module = game_module(record["game"])
        options = module.check_options(record["options"])
        demand_same("options", options, record["options"])
        if type(record["seed"]) is not int or not 0 <= record["seed"] < 2 ** 53:
            raise Disagree(f"seed: expected a whole number 0..2^53-1, found {brief(record['seed'])}")
        demand_same("players", ["random"] * module.players(options), record["players"])
        for key in ("moves", "trace"):
            if type(record[key]) is not list:
                raise Disagree(f"{key}: expected a list, found {brief(record[key])}")
        where = "start"
        state = record["start"]
        module.validate(options, state)
        module.check_start(options, state)
        for number, entry in enumerate(record["trace"], 1):
            where = f"move {number}"
            if type(entry) is dict and type(entry.get("move")) is str:
                where += f" ({entry['move']})"
            state = check_move(module, options, state, entry)
            if number % 10 == 0 or number == len(record["trace"]):
                module.validate(options, state)
        where = "end"
        demand_same("moves", [entry["move"] for entry in record["trace"]], record["moves"])
        demand_same("turn", "over", state["turn"])
        demand_same("result", state["result"], record["result"])
        return record["game"], len(record["moves"])
    except (Disagree, Refused) as error:
        what = f"refused, {error}" if isinstance(error, Refused) else str(error)
        raise Disagree(f"{where}: {what}")


def check_line(task):
    """(game, moves, None), or (None, 0, what is wrong) for (file, line number, text)."""
    name, number, text = task
    record = None
    try:
        if not text:
            raise Disagree("no record")
        record = parse(text)
        game, moves = check_record(record)
        return game, moves, None
    except (Disagree, ValueError) as error:
        what = str(error)
    except Exception:
        what = "the reference engine failed:\n" + traceback.format_exc()
    label = f"{name}:{number}"
    if type(record) is dict:
        label += f": {brief(record.get('game'))} seed {brief(record.get('seed'))}"
    return None, 0, f"{label}: {what}"


def tasks(names):
    """(file, line number, text) of every record; a file without any is an error."""
    for name in names:
        count = 0
        with sys.stdin if name == "-" else open(name, encoding="utf-8") as file:
            for number, text in enumerate(file, 1):
                if text.strip():
                    count += 1
                    yield name, number, text
        if count == 0:
            yield name, 0, ""


def results(names, jobs):
    """check_line of every record, in order, with at most a batch in memory."""
    if jobs == 1:
        yield from map(check_line, tasks(names))
        return
    waiting = tasks(names)
    with multiprocessing.Pool(jobs) as pool:
        while batch := list(itertools.islice(waiting, 16 * jobs)):
            yield from pool.imap(check_line, batch)


def main():
    parser = argparse.ArgumentParser(description="compare traces with the reference engines")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("files", nargs="+", metavar="FILE")
    arguments = parser.parse_args()
    if arguments.jobs < 1:
        parser.error("--jobs: at least 1")
    sys.stdin.reconfigure(encoding="utf-8", errors="strict")
    games, moves = Counter(), Counter()
    try:
        for game, count, wrong in results(arguments.files, arguments.jobs):
            if wrong:
                print(wrong)
                return 1
            games[game] += 1
            moves[game] += count
    except (OSError, UnicodeDecodeError) as error:
        print(f"cannot read: {error}")
        return 1
    for game in sorted(games):
        print(f"{game}: {games[game]} games, {moves[game]} moves, agree")
    return 0 if games else 1


if __name__ == "__main__":
    sys.exit(main())
