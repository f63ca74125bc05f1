"""What a course asks: strata of cases, and how answers are compared.

A stratum stands for one sentence of the contract. It draws cases, short programs of
calls; all of them must be answered rightly for the stratum to count."""
import json
import os
import random
import subprocess
import unicodedata

from harness import encode


def call(function, *args, **more):
    """A call of module.function. `name` keeps its result for later calls, which pass it
    as Kept(name); `check` says how the answer is compared, `input` what is typed. What is wrong in a value of check
    "before" is not held against the later values of check "dico"."""
    step = {"f": function, "a": [pack(arg) for arg in args], "check": more.pop("check", "exact")}
    if "name" in more:
        step["as"] = more.pop("name")
        if step["check"] == "exact":
            step["check"] = "kept"
    if step["check"] in ("kept", "ignore"):
        step["quiet"] = True  # the value is not compared, so it is not sent
    return step | more


class Kept(str):
    """What an earlier call gave."""


class Answering(tuple):
    """A function to pass to a call, which gives this answer."""


def pack(value):
    if isinstance(value, Kept):
        return ["$", str(value)]
    if isinstance(value, Answering):
        return ["call", pack(value[0])]
    if isinstance(value, (list, tuple)):
        return ["l" if isinstance(value, list) else "t", [pack(item) for item in value]]
    if isinstance(value, dict):
        return ["d", [[pack(k), pack(v)] for k, v in value.items()]]
    return encode(value)


def folded(text):
    """A text up to case, accents, spaces and punctuation at its end."""
    plain = "".join(c for c in unicodedata.normalize("NFD", str(text)) if not unicodedata.combining(c))
    return " ".join(plain.lower().split()).rstrip(" .!?:;")


def exactly(value):
    return json.dumps(value, sort_keys=True)


def loosely(value):
    """A value without its types, which tells a wrong type from a wrong value."""
    if isinstance(value, list) and len(value) == 2 and value[0] in ("l", "t", "set"):
        return [loosely(item) for item in value[1]]
    if isinstance(value, list) and len(value) == 2 and value[0] == "f":
        return float(value[1])
    return int(value) if isinstance(value, bool) else value


def parts(value):
    """The parts of an encoded list or dictionary by their place or key; None for any other value."""
    if not isinstance(value, list) or value[0] not in ("l", "t", "d"):
        return None
    return {exactly(key): part for key, part in value[1]} if value[0] == "d" else dict(enumerate(value[1]))


def share_of(want, have):
    """How many of the numbers and texts in a value are there in another one at the same place, and how many there are."""
    inner, other = parts(want), parts(have) or {}
    if not inner:
        return int(exactly(want) == exactly(have)), 1
    return tuple(map(sum, zip(*(share_of(part, other.get(key, ["o", ""])) for key, part in inner.items()))))


def forgiven(have, want, had, wanted):
    """What a student has, and where it was wrong before, what is wanted."""
    if exactly(had) == exactly(wanted):
        return have
    inside = [parts(value) for value in (have, want, had, wanted)]
    if None in inside or any(value.keys() != inside[0].keys() for value in inside):
        return want
    values = [forgiven(*(value[key] for value in inside)) for key in inside[0]]
    return [have[0], [[pair[0], value] for pair, value in zip(have[1], values)] if have[0] == "d" else values]


def as_set(value):
    return [value[0], sorted(map(exactly, value[1]))] if isinstance(value, list) and isinstance(value[1], list) else value


class Course:
    """The modules of a course in the order in which they build on each other."""

    def __init__(self, id, modules, weights=None, needs=None):
        self.id, self.modules, self.weights, self.needs = id, modules, weights or {}, needs or {}
        self.optional = set()  # modules that need not be there
        self.given = {}  # for a module: the line of ours from which on its functions are given by the course
        self.strata, self.checks, self.drawing = [], {}, lambda steps: ""
        self.is_open = lambda steps: False  # True for calls of which the course does not say what happens
        self.prepares = {}  # for a module: the function that prepares positions for the others
        self.tests = {"set": "sorted(value, key=repr) == sorted(want, key=repr)", "text": "value.split() == want.split()"}
        self.shown = {}  # for some of the checks: what is expected, in words
        self.has_oracle = True  # the kit gives the expected answers; else the cases have them
        self.joute = os.environ.get("JOUTE", "joute")
        self._states = None

    def stratum(self, function, fr, en, module=None):
        def keep(draw):
            self.strata.append(Stratum(module or self.modules[-1], function, draw, fr, en))
            return draw
        return keep

    def check(self, name, test="value == want", shown=None):
        """A way of comparing; `test` says the same in a test for the student, of value and want."""
        def keep(function):
            self.checks[name], self.tests[name] = function, test
            self.shown |= {name: shown} if shown else {}
            return function
        return keep

    def draw(self, function):
        self.drawing = function
        return function

    def leaves_open(self, function):
        """No case has such calls, even when it is made smaller."""
        self.is_open = function
        return function

    def states(self, rng, options=(), games=12):
        """States from games that the engine played at random."""
        if self._states is None:
            flags = [part for option in options for part in ("-o", option)]
            out = subprocess.run([self.joute, "random", self.id, "--trace", "--seed", "1", "--games", str(games), *flags],
                                 capture_output=True, check=True, text=True).stdout
            records = [json.loads(line) for line in out.splitlines()]
            self._states = [step["state"] for record in records for step in record["trace"]
                            if step["state"]["turn"] != "chance"]
        return self._states

    def cases(self, seed, each):
        """All cases: pairs of stratum and program."""
        for stratum in self.strata:
            for i in range(each):
                rng = random.Random(f"{seed} {stratum.title} {i}")
                yield stratum, {"steps": stratum.draw(rng), "seed": rng.getrandbits(30)}

    def judge(self, step, expected, got):
        """Returns the kind of difference, or None, and whether only the presentation differs."""
        if "x" in got:
            same = "x" in expected and expected["x"][0] == got["x"][0]
            return (None if same else "no input" if got["x"][0] == "NoInput" else "exception"), False
        if "x" in expected:
            return "no exception", False
        check, want, have = step["check"], expected["v"], got["v"]
        other = folded(expected["out"]) != folded(got["out"])
        if check == "kept" or check == "ignore":
            return None, False
        if check == "before":  # most of it must be right, or what comes after would say nothing
            same, most = share_of(want, have)
            return ("wrong value" if same < 0.9 * most else None), False
        if check == "shown":
            return ("wrong text" if other else None), expected["out"] != got["out"] and not other
        if check == "asked":
            if exactly(want) != exactly(have) or expected["left"] != got["left"]:
                return "wrong value", False
            return None, other
        if check == "text":
            good = isinstance(have, str) and folded(want) == folded(have)
            return (None if good else "wrong text"), good and want != have
        if check in self.checks:
            return (None if self.checks[check](want, have, step["a"]) else self.kind(want, have)), False
        if check == "set":
            want, have = as_set(want), as_set(have)
        return (None if exactly(want) == exactly(have) else self.kind(want, have)), False

    @staticmethod
    def kind(want, have):
        return "wrong type" if exactly(loosely(want)) == exactly(loosely(have)) else "wrong value"


class Stratum:
    def __init__(self, module, function, draw, fr, en):
        self.module, self.function, self.draw = module, function, draw
        self.title, self.says = f"{module}.{function}/{draw.__name__}", {"fr": fr, "en": en}
