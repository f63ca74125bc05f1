"""Courses that name no functions (moulin's model, guerre): a student's engine is driven through
pont.py, and compared with games of the engine. What is expected comes from those games."""
import json
import random
import subprocess

from harness import decode
from strata import Course, call, exactly, loosely


def plain(value):
    """An encoded value in which the order of dictionaries and the types of numbers do not count."""
    if isinstance(value, list) and len(value) == 2 and value[0] == "d":
        return {json.dumps(k): plain(v) for k, v in value[1]}
    if isinstance(value, list) and len(value) == 2 and value[0] in ("l", "t"):
        return [plain(item) for item in value[1]]
    value = loosely(value)
    return int(value) if isinstance(value, float) and value.is_integer() else value


def make_course(id, required, options, games):
    """The course of pont.py for a game. `required` are the keys that etat() must have."""
    course = Course(id, ["pont"])
    course.has_oracle = False
    steps = {}

    def ask(command, rules, state, *more):
        """What joute says of a state."""
        document = json.dumps({"game": id, "options": rules, "state": state})
        return subprocess.run([course.joute, command, "-", *more], input=document, capture_output=True, check=True, text=True).stdout

    def load():
        if not steps:
            for flags in options:
                words = [part for option in flags for part in ("-o", option)]
                out = subprocess.run([course.joute, "random", id, "--trace", "--seed", "5", "--games", str(games), *words],
                                     capture_output=True, check=True, text=True).stdout
                for record in map(json.loads, out.splitlines()):
                    before = record["start"]
                    for step in record["trace"]:
                        steps.setdefault("all", []).append((record["options"], before, step))
                        before = step["state"]
        return steps["all"]

    @course.check("state", "all((list(v) if isinstance(v, tuple) else v) == want[k] for k, v in value.items())")
    def same_state(want, have, args):
        """Everything that the student's state says must be right, and it must say enough."""
        if not isinstance(have, list) or have[0] != "d":
            return False
        want, have = plain(want), plain(have)
        return {f'"{key}"' for key in required} <= have.keys() <= want.keys() and all(
            exactly(have[key]) == exactly(want[key]) for key in have)

    @course.draw
    def board(steps):
        """The position in which the program plays, with the move."""
        rules, before = (decode(value, {}) for value in steps[0]["a"])
        moves = [step["a"][0] for step in steps if step["f"] == "pont.jouer"]
        return ask("show", rules, before, "--lang", course.lang, "--color", "never") + "\n".join(moves)

    def program(function, rules, before, step):
        start = [call("pont.nouvelle_partie", rules, before, check="ignore", want=None)]
        if function == "coups":
            return start + [call("pont.coups", check="set", want=["l", step["legal"]])]
        after = call("pont.etat", check="state")
        return start + [call("pont.jouer", step["move"], check="ignore", want=None), after | {"want": call("", step["state"])["a"][0]}]

    def stratum(name, function, fr, en, fits):
        """Positions of games of the engine in which the step fits."""
        found = []

        def draw(rng):
            if not found:
                found.extend(one for one in load() if fits(*one))
            return program(function, *rng.choice(found))
        draw.__name__ = name
        course.stratum(function, fr, en)(draw)

    def edge(name, function, fr, en, make):
        """Positions that games seldom reach: make(rng) gives options, state and move."""
        def draw(rng):
            rules, before, move = make(rng)
            after = json.loads(ask("apply", rules, before, move))
            return program(function, after["options"], before, {"move": move, "state": after["state"], "legal": ask("legal", rules, before).split()})
        draw.__name__ = name
        course.stratum(function, fr, en)(draw)

    course.bridge, course.edge, course.steps = stratum, edge, load
    return course
