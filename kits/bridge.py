"""Courses that name no functions (moulin's model, guerre): a student's engine is driven through
pont.py, and compared with games of the engine. What is expected comes from those games."""
import json
import os
import random
import subprocess

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

    def load():
        if not steps:
            for flags in options:
                words = [part for option in flags for part in ("-o", option)]
                out = subprocess.run([os.environ.get("JOUTE", "joute"), "random", id, "--trace", "--seed", "5", "--games", str(games), *words],
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

    def stratum(name, function, fr, en, fits):
        def draw(rng):
            found = [one for one in load() if fits(*one[1:]) and (name == "ends" or one[2]["state"]["turn"] != "over")]
            rules, before, step = rng.choice(found or load())
            start = [call("pont.nouvelle_partie", rules, before, check="ignore", want=None)]
            if function == "coups":
                return start + [call("pont.coups", check="set", want=["l", step["legal"]])]
            after = call("pont.etat", check="state")
            return start + [call("pont.jouer", step["move"], check="ignore", want=None), after | {"want": call("", step["state"])["a"][0]}]
        draw.__name__ = name
        course.stratum(function, fr, en)(draw)

    course.bridge = stratum
    return course
