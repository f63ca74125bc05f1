"""Runs the calls of a grader on a student's modules; it is alone with them in the sandbox. A request is a line of
JSON, and so is its answer. The expected answers are not known here, so looking for them does not help."""
import builtins
import importlib
import io
import json
import os
import random
import sys
import traceback

SIZE, DEPTH = 20000, 12  # what an answer may hold


def encode(value, depth=0, budget=None, handles=()):
    """A value as JSON that keeps its exact type: True is not 1, and a tuple is not a list. A value that an earlier
    call gave is ["$", name], whatever the student has made of it."""
    budget = [SIZE] if budget is None else budget
    budget[0] -= 1
    kind = type(value)
    for name in handles:
        if value is handles[name] and name != "_" and kind not in (bool, int, str, float, type(None)):
            return ["$", name]
    if depth > DEPTH or budget[0] < 0:
        return ["o", "too large"]
    if value is None or kind is bool:
        return value
    if kind is int:
        return value if abs(value) < 2 ** 53 else ["i", hex(value)[:80]]
    if kind is str:
        return value[:4000]
    if kind is float:
        return ["f", repr(value)]
    if kind in (list, tuple, set, frozenset):
        items = sorted(value, key=repr) if kind in (set, frozenset) else value
        return [{list: "l", tuple: "t"}.get(kind, "set"), [encode(item, depth + 1, budget, handles) for item in items]]
    if kind is dict:
        return ["d", [[encode(k, depth + 1, budget), encode(v, depth + 1, budget, handles)] for k, v in value.items()]]
    return ["o", str(kind.__name__)[:80]]


def decode(value, handles):
    """The value that encode wrote; ["$", name] is the value that an earlier call gave."""
    if not isinstance(value, list):
        return value
    tag, rest = value
    if tag == "$":
        return handles[rest]
    if tag == "f":
        return float(rest)
    if tag == "call":  # a function that remembers nothing and gives one answer
        return lambda *args: decode(rest, handles)
    if tag == "d":
        return {decode(k, handles): decode(v, handles) for k, v in rest}
    items = [decode(item, handles) for item in rest]
    return items if tag == "l" else tuple(items) if tag == "t" else set(items)


def where(error, folder):
    """The last line of the traceback that is in the student's own file."""
    place = ["", 0]
    for frame, line in traceback.walk_tb(error.__traceback__):
        name = frame.f_code.co_filename
        if os.path.dirname(name) == folder and os.path.basename(name) != "harness.py":
            place = [os.path.basename(name), line]
    if isinstance(error, SyntaxError) and error.filename:
        place = [os.path.basename(str(error.filename)), error.lineno or 0]
    return place


def failure(error, folder):
    try:
        text = str(error.msg if isinstance(error, SyntaxError) else error)[:300]
    except BaseException:
        text = ""
    return [type(error).__name__[:80], text, *where(error, folder)]


class NoInput(Exception):
    """The case asks for more input than it types."""


def run_case(case, find, folder):
    """Makes the calls of a case; returns an answer for each, up to the first exception."""
    handles, answers = {}, []
    for step in case["steps"]:
        lines, shown = list(step.get("input", ())), io.StringIO()

        def ask(prompt="", *more):
            shown.write(str(prompt))
            if not lines:
                raise NoInput()
            return lines.pop(0)

        answer, stdout, typed = {}, sys.stdout, builtins.input
        sys.stdout, builtins.input = shown, ask
        random.seed(case.get("seed", 0))
        try:
            target = step["f"]
            if "on" in step:
                value = getattr(handles[step["on"]], target)
            else:
                value = getattr(find(target.rsplit(".", 1)[0]), target.rsplit(".", 1)[1])
            if not step.get("get"):
                value = value(*[decode(a, handles) for a in step["a"]])
            answer["v"] = None if step.get("quiet") else encode(value, handles=handles)
            handles[step.get("as", "_")] = value
        except BaseException as error:
            answer["x"] = failure(error, folder)
        finally:
            sys.stdout, builtins.input = stdout, typed
        answer["out"] = shown.getvalue()[:8000]
        answer["left"] = len(lines)
        answers.append(answer)
        if "x" in answer:
            break
    return answers


def serve():
    folder = os.path.dirname(os.path.abspath(__file__))
    sys.path.insert(0, folder)
    channel = os.fdopen(os.dup(1), "w")
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 1)
    os.dup2(null, 2)
    requests = os.fdopen(os.dup(0), "r")
    os.dup2(null, 0)
    for line in requests:
        request = json.loads(line)
        if "import" in request:
            answer = {}
            for name in request["import"]:
                sys.stdout = io.StringIO()
                try:
                    importlib.import_module(name)
                    answer[name] = None
                except BaseException as error:
                    answer[name] = failure(error, folder)
                sys.stdout = sys.__stdout__
        elif "tests" in request:
            runner = importlib.import_module("pytest")  # kits/tests.py
            answer = runner.run_all(request["tests"], lambda error: failure(error, folder))
        elif "cases" in request:
            answer = [run_case(case, importlib.import_module, folder) for case in request["cases"]]
        else:
            answer = run_case(request, importlib.import_module, folder)
        channel.write(json.dumps(answer) + "\n")
        channel.flush()


if __name__ == "__main__":
    serve()
