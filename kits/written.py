"""Cases and values as a person reads them: made smaller, written in Python, and only what differs."""
import itertools
import json
import re

from strata import exactly, loosely


def smaller_values(value, is_row=False):
    """Simpler values of the same kind, the simplest first; a board keeps its size."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from (v for v in (0, 1, value // 2, value - 1) if abs(v) < abs(value) and v >= 0)
    elif isinstance(value, str):
        if value in ("R", "B"):
            yield "."
    elif isinstance(value, list) and value and value[0] == "d":
        for i, (key, one) in enumerate(value[1]):
            for small in smaller_values(one) if isinstance(one, list) else ():  # a number of its own may be a rule's
                yield ["d", value[1][:i] + [[key, small]] + value[1][i + 1:]]
    elif isinstance(value, list) and value and value[0] in ("l", "t"):
        items = value[1]
        if len(items) >= 8 and all(isinstance(one, list) and one[0] == "d" for one in items):
            yield from (["l", some] for some in plainer(items))
            return
        if items and not is_row and not isinstance(items[0], list):
            for i in range(len(items)):
                yield [value[0], items[:i] + items[i + 1:]]
        if items and isinstance(items[0], list) and any(x != "." for row in items for x in row[1]):
            for r, row in enumerate(items):
                if any(x in ("R", "B") for x in row[1]):
                    yield [value[0], items[:r] + [[row[0], ["."] * len(row[1])]] + items[r + 1:]]
        for i, item in enumerate(items):
            for small in smaller_values(item, True):
                yield [value[0], items[:i] + [small] + items[i + 1:]]


def plainer(items):
    """Lists of dictionaries in which some have become the commonest one, the most at first."""
    common = max(items, key=items.count)
    size = len(items)
    while size:
        for i in range(0, len(items), size):
            some = items[:i] + [common] * len(items[i:i + size]) + items[i + size:]
            if some != items:
                yield some
        size //= 2


def uses(step, name):
    return f'["$", "{name}"]' in json.dumps(step) or step.get("on") == name


def is_used(steps, name):
    """True if a step uses what an earlier one gave, before another one takes its name."""
    for step in steps:
        if uses(step, name) or step.get("as") == name:
            return uses(step, name)
    return False


def smaller_cases(case, at):
    """Cases with fewer calls, or with simpler values in the calls."""
    steps = case["steps"][:at + 1]
    if len(steps) < len(case["steps"]):
        yield case | {"steps": steps}
    for size in (8, 4, 2, 1):
        for i in range(0, max(0, len(steps) - size), size):
            rest, gone = steps[:i] + steps[i + size:], steps[i:i + size]
            if not any(is_used(rest[i:], one["as"]) for one in gone if "as" in one):
                yield case | {"steps": rest}
    for i, step in enumerate(steps):
        lines = step.get("input", [])
        for j in range(len(lines) - 1):
            yield case | {"steps": steps[:i] + [step | {"input": lines[:j] + lines[j + 1:]}] + steps[i + 1:]}
        for j, arg in enumerate(step["a"]):
            for small in smaller_values(arg):
                yield case | {"steps": steps[:i] + [step | {"a": step["a"][:j] + [small] + step["a"][j + 1:]}] + steps[i + 1:]}


def is_row(value):
    """True for an encoded list of letters, such as a row of a board."""
    return isinstance(value, list) and value[0] == "l" and len(value[1]) > 0 and all(
        isinstance(one, str) and len(one) == 1 and not one.isspace() for one in value[1])


def source(value):
    """An encoded value, written in Python."""
    if not isinstance(value, list):
        return repr(value)
    tag, rest = value
    if tag == "$":
        return rest
    if tag in ("o", "i"):
        return f"<{rest}>"
    if tag == "f":
        return rest
    if tag == "call":
        return f"lambda *_: {source(rest)}"
    if tag == "d":
        return "{" + ", ".join(f"{source(k)}: {source(v)}" for k, v in rest) + "}"
    if is_row(value) and len(rest) > 2:
        return f"list({''.join(rest)!r})"
    if tag == "l" and len(rest) > 2 and all(is_row(one) for one in rest):
        rows = ["".join(one[1]) for one in rest]
        if len(set(rows)) == 1:
            return f"[list({rows[0]!r}) for _ in range({len(rows)})]"
        return f"[list(row) for row in {' '.join(rows)!r}.split()]"
    if tag == "l" and len(rest) >= 8 and isinstance(rest[0], list) and rest[0][0] == "d":
        runs = [(one, len(list(same))) for one, same in itertools.groupby(map(source, rest))]
        return " + ".join(f"[{one}]" + (f" * {count}" if count > 1 else "") for one, count in runs)
    items = ", ".join(map(source, rest))
    return {"l": f"[{items}]", "t": f"({items}{',' if len(rest) == 1 else ''})"}.get(tag, "{" + items + "}")


def differences(want, have, kind, path=""):
    """The parts of two encoded values that differ: path, expected, got."""
    alike = isinstance(want, list) and isinstance(have, list) and want[0] == have[0]
    if alike and want[0] == "d":
        theirs = {exactly(key): value for key, value in have[1]}
        for key, value in want[1]:
            if exactly(key) in theirs:
                yield from differences(value, theirs[exactly(key)], kind, f"{path}[{source(key)}]")
    elif alike and want[0] in ("l", "t") and len(want[1]) == len(have[1]) and not is_row(want):
        for at, (one, other) in enumerate(zip(want[1], have[1])):
            yield from differences(one, other, kind, f"{path}[{at}]")
    elif (exactly(want) != exactly(have)) if kind == "wrong type" else exactly(loosely(want)) != exactly(loosely(have)):
        yield path, source(want), source(have)


def few_differences(want, have, kind):
    """The places in which large values differ, if they are few: path, expected, got."""
    found = list(itertools.islice(differences(want, have, kind), 5))
    return found if isinstance(want, list) and len(source(want)) >= 100 and len(found) < 5 and all(path for path, _, _ in found) else []


def told(value, other, places, i):
    """A value that was expected or given, without what is the same in the other one if it is long."""
    if places:
        return "; ".join(f"{one[0]}: {one[i]}" for one in places)
    if all(isinstance(one, list) and one[0] == "l" for one in (value, other)) and len(value[1]) > 12:
        return f"[{', '.join(['...'] + [source(item) for item in value[1] if item not in other[1]])}]"
    return source(value)


def snippet(course, case, at, expected, kind, places):
    """The calls as a test to paste into a file; its last line fails."""
    modules = sorted({step["f"].split(".")[0] for step in case["steps"][:at + 1] if "on" not in step})
    lines = [f"import {name}" for name in modules]
    for i, step in enumerate(case["steps"][:at + 1]):
        if step.get("input"):
            lines += ["import builtins", f"typed = iter({step['input']})", "builtins.input = lambda *_: next(typed)"]
        name = step["f"] if "on" not in step else f"{step['on']}.{step['f']}"
        text = name if step.get("get") else f"{name}({', '.join(map(source, step['a']))})"
        if i == at and "x" in expected:
            lines += ["try:", "    " + text, "except Exception:", "    pass", "else:", "    raise AssertionError"]
        elif i == at and step["check"] == "shown":
            lines += ["import contextlib, io", "with contextlib.redirect_stdout(io.StringIO()) as shown:", "    " + text,
                      f"assert shown.getvalue().split() == {expected['out']!r}.split()"]
        elif i == at and places and kind != "wrong type":
            lines += [f"value = {text}"] + [f"assert value{path} == {want}" for path, want, _ in places]
        elif i == at and step["check"] in course.tests and kind != "wrong type":
            test = course.tests[step["check"]]
            lines += [f"value = {text}"] + ([f"want = {source(expected['v'])}"] if "want" in test else []) + [f"assert {test}"]
        elif i == at and not step.get("quiet") and "<" not in source(expected["v"]):
            lines.append(f"assert {text} == {source(expected['v'])}")
        else:
            lines.append(f"{step['as']} = {text}" if "as" in step else text)
    return "\n".join(map(folded_line, lines))


def folded_line(line):
    """A long line of Python in several."""
    lines, width = [""], 150
    for part in re.split(r"(?<=[]}'],) (?=[{'])", line):
        if lines[-1] and len(lines[-1]) + len(part) > width:
            lines.append("    ")
        lines[-1] += part if lines[-1].strip() == "" else " " + part
    return "\n".join(lines)
