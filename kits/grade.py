"""joute grade: compares students' modules with the kit of a course, call by call.

    python3 grade.py JOUTE LANG [--flag value]... -- COURSE DIR...

The expected answers and the comparison stay in this process; a student's code runs in a
sandbox that `joute grade --inside` makes (docs/GRADE.md)."""
import csv
import html
import importlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from folder import CANDIDATES, find_modules, neighbours, other_name, read_plain, unwritten, walk  # noqa: E402
from harness import run_case  # noqa: E402
from strata import forgiven  # noqa: E402
from written import few_differences, smaller_cases, snippet, source, told  # noqa: E402

KILLS, BUDGET_S, SHRINK_S, SHRINK_LEAST = 3, 60, 2, 40
LINES = 40  # of one value on a page
PORTION = 20000  # bytes of expected answers that are asked for at once; a line of the sandbox holds 65536
OUR_TESTS = '"""The first difference of each function, as tests: python3 this_file.py, or python3 -m pytest this_file.py"""'
RUN_TESTS = """

if __name__ == "__main__":
    import traceback
    for name, test in [one for one in globals().items() if one[0].startswith("test_")]:
        try:
            test()
            print("ok     ", name)
        except Exception:
            print("not ok ", name, traceback.format_exc(limit=-1))""".splitlines()
WORDS = {
    "fr": {"wrong value": "valeur fausse", "wrong type": "mauvais type", "wrong text": "texte faux", "exception": "exception",
           "no exception": "une exception était attendue", "no input": "demande une saisie de trop", "slow": "trop lent",
           "ended": "le programme s'est arrêté", "long": "affiche beaucoup trop", "memory": "trop de mémoire",
           "ours": "panne de notre côté", "missing": "fonction absente", "not written": "non écrite",
           "import": "le module ne s'importe pas", "not run": "non essayée", "after": "corrigez d'abord {}, qui prépare ses positions", "no module": "module absent",
           "expected": "attendu", "got": "obtenu", "right": "juste", "strata": "{} strate(s) juste(s) sur {}", "rule": "règle", "colon": " : ",
           "lower": "la faute vient d'un module que celui-ci utilise : {}", "shown": "présentation différente", "seed": "graine",
           "line": "ligne", "of": "sur", "student": "étudiant", "class": "Différences les plus fréquentes de la classe", "points": "points",
           "tests pass": "les tests passent sur notre kit", "tests fail": "ces tests échouent sur notre kit",
           "caught": "fautes trouvées ; pas trouvées :", "no tests": "aucun test trouvé", "none": "Aucune différence.",
           "asks": "il demande une saisie à l'importation : mettez ces lignes sous if __name__ == \"__main__\":",
           "python 2": "c'est du Python 2 : en Python 3 on écrit print(x), et input() renvoie un texte",
           "renamed": "c'est votre fichier {} : renommez-le, sans quoi les autres modules ne le trouvent pas",
           "lent": "il n'a pas les fonctions que le cours donne ; les nôtres les remplacent",
           "files": "fichiers Python trouvés", "no files": "aucun fichier Python dans ce dossier",
           "cannot": "impossible de lire ou d'écrire ce fichier"},
    "en": {"wrong value": "wrong value", "wrong type": "wrong type", "wrong text": "wrong text", "exception": "exception",
           "no exception": "an exception was expected", "no input": "asks for input once too often", "slow": "too slow",
           "ended": "the program ended", "long": "prints far too much", "memory": "too much memory", "ours": "our fault",
           "missing": "function is missing", "not written": "not written", "import": "the module cannot be imported",
           "not run": "not run", "after": "first mend {}, which sets up its positions", "no module": "module is missing", "expected": "expected", "got": "got", "right": "right",
           "strata": "{} of {} strata right", "rule": "rule", "colon": ": ", "lower": "the fault is in a module that this one uses: {}",
           "shown": "presented differently", "seed": "seed", "line": "line", "of": "of", "student": "student",
           "class": "The commonest differences of the class", "points": "points", "tests pass": "the tests pass on our kit",
           "tests fail": "these tests fail on our kit", "caught": "faults found; not found:", "no tests": "no tests found",
           "none": "No differences.",
           "asks": "it asks for input when it is imported: put these lines under if __name__ == \"__main__\":",
           "python 2": "this is Python 2: in Python 3 one writes print(x), and input() gives a text",
           "renamed": "this is your file {}: rename it, or other modules will not find it",
           "lent": "it does not have the functions that the course gives; ours take their place",
           "files": "Python files found", "no files": "there is no Python file in this folder",
           "cannot": "this file cannot be read or written"}}


class Box:
    """A student's process in its sandbox; it is started again after it was ended."""

    def __init__(self, grader, files):
        self.grader, self.process, self.spent = grader, None, 0.0
        self.folder = tempfile.mkdtemp(prefix="joute-grade-")
        os.chmod(self.folder, 0o755)
        for name, text in files.items():
            try:
                os.makedirs(os.path.dirname(os.path.join(self.folder, name)), exist_ok=True)
                with open(os.path.join(self.folder, name), "wb") as file:
                    file.write(text)
            except (FileExistsError, IsADirectoryError, NotADirectoryError):
                pass  # beside one module there is a file, beside another a folder of the same name

    def ask(self, request):
        """The answer, or a word for the reason why there is none."""
        begin = time.monotonic()
        try:
            if self.process is None:
                self.process = subprocess.Popen([self.grader.joute, "grade", "--inside", *self.grader.inside, self.folder],
                                                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()  # of bytes: a program may write what is no text
        except OSError:
            line = b""
        finally:
            self.spent += time.monotonic() - begin
        if line.startswith(b"A "):
            try:
                answer = json.loads(line[2:].decode(errors="replace"))
            except (ValueError, RecursionError):
                answer = None
            if isinstance(answer, (list, dict)):
                return answer
            self.stop()
            return "ended"
        said = "" if line else self.process.stderr.read().decode(errors="replace").strip()
        self.stop()
        if said:
            self.grader.trouble = said
        return line.split()[1].decode() if line.startswith(b"E ") else "ours"

    def run(self, module, cases):
        """The answers to some cases of a module, or a word for the reason why they did not all come."""
        if self.process is None:
            self.ask({"import": [module]})
        told = [case | {"steps": [{k: v for k, v in step.items() if k not in ("want", "check")} for step in case["steps"]]}
                for case in cases]  # what is expected stays here
        answers = self.ask({"cases": told})
        return answers if isinstance(answers, str) else answers if isinstance(answers, list) and len(answers) == len(cases) else "ended"

    def run_one(self, module, case):
        answers = self.run(module, [case])
        return answers if isinstance(answers, str) else answers[0]

    def stop(self):
        if self.process:
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.stderr.close()
            self.process.wait()
            self.process = None

    def close(self):
        try:
            self.stop()
        except OSError:
            pass
        shutil.rmtree(self.folder, ignore_errors=True)


def is_value(value, depth=0):
    """True for what harness.encode can write; a hostile module may have written something else."""
    if not isinstance(value, list):
        return value is None or isinstance(value, (bool, int, str))
    if len(value) != 2 or depth > 40:
        return False
    tag, rest = value
    if tag in ("l", "t", "set"):
        return isinstance(rest, list) and all(is_value(item, depth + 1) for item in rest)
    if tag == "d":
        return isinstance(rest, list) and all(isinstance(pair, list) and len(pair) == 2 and is_value(pair[0], depth + 1)
                                              and is_value(pair[1], depth + 1) for pair in rest)
    if tag == "f":
        return isinstance(rest, str) and re.fullmatch(r"-?(\d+(\.\d+)?(e[-+]?\d+)?|inf|nan)", rest) is not None
    return tag in ("o", "i", "$") and isinstance(rest, str)


def is_answer(one):
    """True for an answer to one call: a value or an exception, what was shown, and how many lines were not read."""
    if not isinstance(one, dict) or one.keys() not in ({"v", "out", "left"}, {"x", "out", "left"}):
        return False
    if not isinstance(one["out"], str) or type(one["left"]) is not int:
        return False
    if "x" not in one:
        return is_value(one["v"])
    told = one["x"]
    return isinstance(told, list) and [type(part) for part in told] == [str, str, str, int]


def is_well_formed(answer, case):
    return (isinstance(answer, list) and 0 < len(answer) <= len(case["steps"]) and all(map(is_answer, answer))
            and (len(answer) == len(case["steps"]) or "x" in answer[-1]))


class Grader:
    def __init__(self, joute, lang, course, flags):
        self.joute, self.lang, self.words, self.flags = joute, lang, WORDS[lang], flags
        self.seed, self.each = int(flags.get("--seed", 1)), int(flags.get("--cases", 6))
        self.inside = [part for name in ("--call-time",) if name in flags for part in (name, flags[name])]
        self.inside += ["--no-sandbox"] if "--no-sandbox" in flags else []
        self.kit = os.path.join(HERE, course)
        self.trouble, self.lock = None, threading.Lock()
        os.environ["JOUTE"] = joute
        sys.path.insert(0, self.kit)
        self.course = importlib.import_module("cases").course
        self.course.lang = lang
        for name in self.course.modules if self.course.has_oracle else ():
            importlib.import_module(name)
        self.cases = [(stratum, case, self.expect(case)) for stratum, case in self.course.cases(self.seed, self.each)]
        self.portions, size = {}, 0
        for one in self.cases:
            portions = self.portions.setdefault((one[0].module, one[0].function), [])
            size += len(json.dumps(one[2]))
            if not portions or size > PORTION:
                portions.append([])
                size = 0
            portions[-1].append(one)
        with open(os.path.join(HERE, "harness.py"), "rb") as file:
            self.harness = file.read()
        self.weights = dict(self.course.weights)
        if "--weights" in flags:
            with open(flags["--weights"]) as file:
                weights = json.load(file)
            if not isinstance(weights, dict) or not all(type(v) in (int, float) and v >= 0 for v in weights.values()):
                raise ValueError(f"{flags['--weights']}: must be an object of numbers")
            self.weights.update(weights)

    def expect(self, case):
        if not self.course.has_oracle:
            return [{"v": step["want"], "out": "", "left": 0} for step in case["steps"]]
        with self.lock:  # a case has standard output to itself
            return run_case(case, sys.modules.__getitem__, self.kit)

    def kit_file(self, module):
        with open(os.path.join(self.kit, module + ".py"), "rb") as file:
            return file.read()

    # What a case says of a student.

    def compare(self, case, expected, answer):
        """None if all is right, else (kind, number of the step, answer)."""
        if isinstance(answer, str) or not is_well_formed(answer, case):
            return (answer if isinstance(answer, str) else "ended"), len(case["steps"]) - 1, None, False
        shown, before = False, None
        for i, (step, want) in enumerate(zip(case["steps"], expected)):
            if i >= len(answer):
                return "exception", i, None, False
            if before and step["check"] == "dico" and "v" in answer[i]:
                answer[i]["v"] = forgiven(answer[i]["v"], want["v"], *before)
            before = (answer[i]["v"], want["v"]) if step["check"] == "before" and "v" in answer[i] else before
            kind, is_shown = self.course.judge(step, want, answer[i])
            shown = shown or is_shown
            if kind:
                return kind, i, answer[i], False
        return None, 0, None, shown

    def is_fair(self, case, expected):
        """True if our kit is right, also with other random numbers: a smaller case may have left the rules."""
        return self.compare(case, expected, self.expect(case | {"seed": case.get("seed", 0) + 1}))[0] is None

    def shrink(self, box, module, case, found):
        """A smaller case with the same kind of difference in the same function."""
        if not self.course.has_oracle:
            return case, self.expect(case), found
        end, tries, is_killed = time.monotonic() + SHRINK_S, 0, found[2] is None
        best, called = (case, self.expect(case), found), case["steps"][found[1]]["f"]
        better = True
        while better:
            better = False
            for smaller in smaller_cases(best[0], best[2][1]):
                tries += 1  # a busy machine gets some tries too
                if tries > 4 if is_killed else time.monotonic() > end and tries > SHRINK_LEAST:
                    break
                try:
                    expected = self.expect(smaller)
                except KeyError:
                    continue
                if any("x" in want for want in expected) or self.course.is_open(smaller["steps"]) or not self.is_fair(smaller, expected):
                    continue
                again = self.compare(smaller, expected, box.run_one(module, smaller))
                if again[0] == found[0] and smaller["steps"][again[1]]["f"] == called and raised(again[2]) == raised(found[2]):
                    best, better = (smaller, expected, again), True
                    break
        return best


def raised(answer):
    """The type and the place of the exception in an answer; empty if there is none, None if the call was killed."""
    return answer and [answer["x"][0], *answer["x"][2:]] if answer is None or "x" in answer else []


class Student:
    """What was found out about one folder of a student."""

    def __init__(self, grader, folder, name):
        self.grader, self.folder, self.name = grader, os.path.realpath(folder), name
        self.files, self.renamed, self.modules, self.boxes, self.lent = {}, {}, {}, [], {}

    def find(self):
        """Finds the modules, also those that have another name."""
        course = self.grader.course
        self.files = find_modules(self.folder, course.modules)
        for module in course.modules:
            wanted = {stratum.function.split(".")[0] for stratum in course.strata if stratum.module == module}
            path = None if module in self.files else other_name(self.folder, wanted, self.files.values())
            if path:
                self.files[module] = path
                self.renamed[module] = os.path.basename(path)

    def lend(self):
        """Finds the functions that the course gives, for the modules that do not have them."""
        for module, begin in self.grader.course.given.items():
            text = self.grader.kit_file(module).decode()
            text = text[text.index(begin):]
            written = unwritten(self.files[module]) if module in self.files else None
            if written is not None and not set(re.findall(r"(?m)^def (\w+)", text)) <= written.keys():
                self.lent[module] = text

    def open(self, modules, given):
        """A sandbox with some of the student's modules, what lies beside them, and modules of ours that are given."""
        files = {"harness.py": self.grader.harness}
        for module in modules:
            files = neighbours(self.files[module], self.grader.course.modules) | files
        files |= {module + ".py": read_plain(self.files[module]) + b"\n\n\n" + self.lent.get(module, "").encode() for module in modules}
        self.boxes.append(Box(self.grader, files | {module + ".py": self.grader.kit_file(module) for module in given}))
        return self.boxes[-1]

    def grade(self):
        try:
            self.find()
            self.lend()
            self.grade_modules()
        except Exception as error:  # such as a folder that cannot be read; the rest of the class is graded
            self.grader.trouble = f"{self.name}: {error}"
            for module in self.grader.course.modules:
                self.modules.setdefault(module, {"problem": "ours", "functions": {}})
        for box in self.boxes:
            box.close()
        return self

    def grade_modules(self):
        course = self.grader.course
        ours = [name for name in course.modules if name in course.optional and name not in self.files]
        own = self.open(list(self.files), ours)
        for module in course.modules:
            if module in ours:
                continue
            if module not in self.files:
                self.modules[module] = {"problem": "no module", "functions": {}}
                continue
            graded, needs = self.grade_module(own, module), [name for name in course.needs.get(module, ()) if name not in ours]
            if needs and share(graded) < 1:
                over_ours = self.grade_module(self.open([module], needs), module)
                self.boxes[-1].close()
                if share(over_ours) > share(graded):
                    at_fault = [name + ".py" for name in needs if share(self.modules[name]) < 1]
                    graded = over_ours | {"lower": ", ".join(at_fault) or "?"}
            self.modules[module] = graded

    def grade_module(self, box, module):
        answer, out = box.ask({"import": [module]}), {"functions": {}}
        problem = answer if isinstance(answer, str) else answer.get(module) if isinstance(answer, dict) else "ended"
        if problem and not isinstance(problem, str) and not is_answer({"x": problem, "out": "", "left": 0}):
            problem = "ended"
        if problem:
            out["problem"], out["why"] = "import", problem
        written = unwritten(self.files[module]) or {}
        for function in dict.fromkeys(s.function for s, _, _ in self.grader.cases if s.module == module):
            out["functions"][function] = self.grade_function(box, module, function, written, bool(problem))
        prepares = out["functions"].get(self.grader.course.prepares.get(module))
        if prepares and not all(prepares["strata"].values()):
            for result in out["functions"].values():  # what fails everywhere may be right: its positions are not
                if result is not prepares and not result["state"] and not any(result["strata"].values()):
                    result |= {"strata": dict.fromkeys(result["strata"]), "first": None, "after": self.grader.course.prepares[module]}
        return out

    def grade_function(self, box, module, function, written, is_broken):
        """Grades one function: each stratum is right, wrong or was not run; also keeps the first difference."""
        strata, result = {}, {"cases": 0, "first": None, "shown": False}
        state = None if is_broken else "missing" if function.split(".")[0] not in written else "not written" if written[function.split(".")[0]] else None
        if state == "missing":
            answer = box.run_one(module, {"steps": [{"f": f"{module}.{function.split('.')[0]}", "a": [], "get": True}]})
            state = None if isinstance(answer, list) and answer and is_answer(answer[0]) and "v" in answer[0] else state
        kills, unknown = 0, set()
        for portion in self.grader.portions[module, function]:
            is_over = bool(is_broken or state or kills >= KILLS or sum(one.spent for one in self.boxes) > BUDGET_S)
            answers = "not run" if is_over else box.run(module, [case for _, case, _ in portion])
            for at, (stratum, case, expected) in enumerate(portion):
                good = strata.get(stratum.title, True)
                if is_over or kills >= KILLS:
                    strata[stratum.title] = None if good in (True, None) else False
                    continue
                if good is False:
                    continue
                result["cases"] += 1
                answer = box.run_one(module, case) if isinstance(answers, str) else answers[at]  # if all together failed, one by one
                found = self.grader.compare(case, expected, answer)
                if not self.grader.course.has_oracle and found[0] == "exception" and found[1] == 0 and found[2]["x"][0] == "NotImplementedError":
                    unknown.add(stratum.title)  # an engine without these options
                    continue
                kills += found[0] in ("slow", "ended", "long", "memory")
                result["shown"] = result["shown"] or found[3]
                strata[stratum.title] = found[0] is None
                if found[0] and result["first"] is None:
                    result["first"] = self.first(box, stratum, case, expected, found)
        if strata and unknown - strata.keys():  # they cost nothing, as long as something is known
            result["unknown"] = len(unknown - strata.keys())
        result |= {"strata": strata or dict.fromkeys(unknown), "state": state}
        return result

    def first(self, box, stratum, case, expected, found):
        if found[0] not in ("ours", "ended"):
            case, expected, found = self.grader.shrink(box, stratum.module, case, found)
        kind, at, answer, _ = found
        want = expected[min(at, len(expected) - 1)]
        step = case["steps"][at]
        is_value = "v" in want and answer and "v" in answer and step["check"] != "shown"
        places = few_differences(want["v"], answer["v"], kind) if is_value else []
        is_set = is_value and step["check"] == "set"
        return {"kind": kind, "says": stratum.says, "stratum": stratum.title, "seed": self.grader.seed, "calls": at + 1,
                "test": snippet(self.grader.course, case, at, want, kind, places), "board": self.grader.course.drawing(case["steps"][:at + 1]),
                "expected": want.get("out") if step["check"] == "shown" else None if step.get("quiet") else want["x"][0] if "x" in want
                else told(want["v"], answer["v"], places, 1) if places or is_set else self.grader.course.shown.get(step["check"], source)(want["v"]),
                "got": None if answer is None else f"{answer['x'][0]}: {answer['x'][1]}" if "x" in answer else
                answer["out"] if step["check"] == "shown" else told(answer["v"], want["v"], places, 2) if places or is_set else source(answer["v"]),
                "place": answer["x"][2:] if answer and "x" in answer else None}


def share(module):
    """The share of a module's strata that are right, from 0 to 1."""
    strata = [good for function in module["functions"].values() for good in function["strata"].values()]
    return sum(good is True for good in strata) / len(strata) if strata else 0.0


def points(grader, student):
    """The points and the most points, which the strata of each function decide."""
    got = most = 0.0
    for name in grader.course.modules:
        if name not in student.modules:  # one that need not be there
            continue
        functions = student.modules[name]["functions"]
        wanted = dict.fromkeys(s.function for s, _, _ in grader.cases if s.module == name)
        for function in wanted:
            weight = grader.weights.get(function, grader.weights.get(f"{name}.{function}", 1))
            most += weight
            if function in functions:
                strata = functions[function]["strata"].values()
                got += weight * sum(good is True for good in strata) / len(strata)
    return got, most or 1.0


def mark(grader, student):
    """The mark in words: 82 %, 11.5 of 14 points."""
    got, most = points(grader, student)
    text = f"{100 * got / most:.0f} %, {got:.4g} {grader.words['of']} {most:.4g} {grader.words['points']}"
    return text.replace(".", ",") if grader.lang == "fr" else text


def page(grader, student):
    """The page that a student reads."""
    w = grader.words
    lines = [f"{student.name}{w['colon']}{mark(grader, student)}  ({w['seed']} {grader.seed})"]
    if not student.files:
        others = sorted({os.path.basename(path) for path in walk(student.folder, 4) if path.endswith(".py")})[:10]
        lines += ["", f"{w['files']}{w['colon']}{', '.join(others)}" if others else w["no files"]]
    for name, module in student.modules.items():
        lines += ["", f"{name}.py" + (f"{w['colon']}{w[module['problem']]}" if module.get("problem") in ("no module", "ours") else "")]
        lines += [f"  {w['lent']}"] if name in student.lent else []
        lines += [f"  {w['renamed'].format(student.renamed[name])}"] if name in student.renamed else []
        if module.get("problem") == "import":
            why = module["why"]
            told = w.get(why, why) if isinstance(why, str) else f"{why[0]}: {why[1]} ({why[2]}, {w['line']} {why[3]})"
            lines.append(f"  {w['import']}{w['colon']}{told}")
            lines += [f"  {w['asks']}"] if why[0] == "EOFError" else []
            lines += [f"  {w['python 2']}"] if "Missing parentheses in call to" in why[1] else []
        if module.get("lower"):
            lines.append(f"  {w['lower'].format(module['lower'])}")
        for function, result in module["functions"].items():
            strata = list(result["strata"].values())
            state = w[result["state"]] if result["state"] else w["not run"] if None in strata and not any(strata) and not result["first"] else ""
            note = f"  ({w['shown']})" if result["shown"] else ""
            note += f"  ({w['not run']}{w['colon']}{result['unknown']})" if "unknown" in result else ""
            note += f"  ({w['after'].format(result['after'])})" if "after" in result else ""
            right = w["strata"].format(sum(s is True for s in strata), len(strata))
            lines.append(f"  {function}{w['colon']}{right}{' - ' + state if state else ''}{note}")
            if result["first"]:
                lines += tell_first(result["first"], w, grader.lang)
    return "\n".join(clean(lines)) + "\n"


def tell_first(first, w, lang):
    place = f" ({first['place'][0]}, {w['line']} {first['place'][1]})" if first["place"] and first["place"][1] else ""
    lines = [f"    {w.get(first['kind'], first['kind'])}{place}", f"    {w['rule']}{w['colon']}{first['says'][lang]}"]
    lines += ["      " + line for line in first["test"].splitlines()]
    if first["board"]:
        lines += [""] + ["      " + line for line in first["board"].splitlines()]
    for key in ("expected", "got"):
        if first[key] is not None:
            text = str(first[key])
            lines += [f"    {w[key]}{w['colon']}{text.rstrip()}"] if "\n" not in text.strip() else [f"    {w[key]}{w['colon']}"] + ["      " + line for line in text.splitlines()[:LINES]]
    return clean(lines)


def clean(lines):
    """The lines without anything that controls a terminal."""
    return ["".join(c if c.isprintable() else "?" for c in line)[:1000] for line in lines]


def rows(student):
    for name, module in student.modules.items():
        if not module["functions"]:
            yield [student.name, name, "", 0, 0, 0, module.get("problem", "")]
        for function, result in module["functions"].items():
            strata = list(result["strata"].values())
            first = result["first"]
            yield [student.name, name, function, sum(s is True for s in strata), len(strata), result["cases"],
                   first["kind"] if first else result["state"] or module.get("problem", "")]


def open_to_write(path, **more):
    """Whatever the locale, and whatever a student's program printed."""
    return open(path, "w", encoding="utf-8", errors="backslashreplace", **more)


def write_csv(path, head, lines):
    with open_to_write(path, newline="") as file:
        # A cell that begins with "=" would be a formula in a spreadsheet.
        csv.writer(file).writerows([["'" + c if isinstance(c, str) and c.startswith(("=", "+", "-", "@")) else c for c in line] for line in [head, *lines]])


def file_names(students):
    """For each student a name for files that no other one has."""
    names = []
    for student in students:
        base = re.sub(r"[^\w.-]", "_", student.name)[:60]
        numbered = itertools.chain([base], (f"{base}_{i}" for i in itertools.count(2)))
        names.append(next(name for name in numbered if name not in names))
    return names


def write_all(grader, students, out):
    for student, name in zip(students, file_names(students)):
        base = os.path.join(out, name)
        with open_to_write(base + ".txt") as file:
            file.write(page(grader, student))
        got, most = points(grader, student)
        with open_to_write(base + ".json") as file:
            json.dump({"student": student.name, "course": grader.course.id, "seed": grader.seed, "share": got / most,
                       "modules": student.modules}, file, ensure_ascii=False, indent=1)
        with open_to_write(base + "_test.py") as file:
            file.write(test_file(student))
    write_csv(os.path.join(out, "class.csv"), ["student", "module", "function", "strata right", "strata", "cases", "first difference"],
              [row for student in students for row in rows(student)])
    write_csv(os.path.join(out, "marks.csv"), ["student", "points", "of"],
              [[student.name, *(round(number, 2) for number in points(grader, student))] for student in students])
    with open_to_write(os.path.join(out, "class.html")) as file:
        file.write(class_page(grader, students))


def test_file(student):
    lines = [OUR_TESTS, "import sys", "", "sys.path.insert(0, \"\")  # the modules of the current folder"]
    for module, text in student.lent.items():
        lines += [f"import {module}  # with the functions that the course gives", f"exec({text!r}, vars({module}))"]
    for name, module in student.modules.items():
        for function, result in module["functions"].items():
            first = result["first"]
            if first:
                lines += ["", "", f"def test_{name}_{re.sub(chr(92) + 'W', '_', function)}():"]
                lines += ["    " + line for line in first["test"].splitlines()]
    return "\n".join(lines + RUN_TESTS) + "\n"


def class_page(grader, students):
    seen, failed = {}, {}
    for student in students:
        for name, module in student.modules.items():
            if module.get("problem"):
                failed.setdefault((name, grader.words[module["problem"]]), []).append(student.name)
            for function, result in module["functions"].items():
                if result["first"]:
                    key = (name, function, result["first"]["stratum"])
                    seen.setdefault(key, []).append((student.name, result["first"]))
    w, body = grader.words, ["<table>" + "".join(
        f"<tr><td>{html.escape(student.name)}<td>{mark(grader, student)}" for student in students) + "</table>"]
    for (name, problem), found in sorted(failed.items(), key=lambda item: -len(item[1])):
        body.append(f"<h2>{html.escape(name)}.py{w['colon']}{len(found)}</h2><p>{problem}</p><p>{html.escape(', '.join(found))}</p>")
    for (name, function, _), found in sorted(seen.items(), key=lambda item: -len(item[1])):
        first = min((one for _, one in found), key=lambda one: len(one["test"]))
        body.append(f"<h2>{html.escape(name)}.{html.escape(function)}{w['colon']}{len(found)}</h2><p>{html.escape(first['says'][grader.lang])}</p>"
                    f"<pre>{html.escape(first['test'])}</pre><p>{w['expected']}{w['colon']}<code>{html.escape(str(first['expected']))}</code></p>"
                    f"<p>{html.escape(', '.join(who for who, _ in found))}</p>")
    return (f'<!doctype html><html lang="{grader.lang}"><meta charset="utf-8"><title>{w["class"]}</title>'
            f"<style>body{{font:1rem sans-serif;max-width:50rem;margin:2rem auto}}pre{{background:#f4f4f4;padding:.5rem}}</style>"
            f"<h1>{w['class']}</h1>{''.join(body)}{'' if len(body) > 1 else w['none']}</html>\n")


def kit_files(kit):
    """The modules of a kit by file name, with our engine if it has a bridge."""
    places = [kit]
    if os.path.exists(os.path.join(kit, "pont.py")):
        places += [os.path.join(kit, "../../src/games", os.path.basename(kit), "reference"), os.path.join(kit, "../../tests/reference")]
    files = {}
    for place in places:
        for name in os.listdir(place):
            if name.endswith(".py") and name != "cases.py" and "test" not in name:
                with open(os.path.join(place, name), "rb") as file:
                    files[name] = file.read()
    return files


def read_faults(kit):
    """The faults of a kit: (module, text, other text, in English, in French)."""
    with open(os.path.join(kit, "faults.txt")) as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                yield [part.strip().replace("\\n", "\n") for part in line.split(" | ")]


def spoiled(files, fault):
    """The files of a kit with this fault in one of them."""
    module, old, new = fault[0] + ".py", *(text.encode() for text in fault[1:3])
    if old not in files[module]:
        raise SystemExit(f"faults.txt: {fault[1]!r} is not in {module}")
    return files | {module: files[module].replace(old, new, 1)}


def has_passed(answer):
    """True if a program of tests says that it ran some and that none failed; a hostile one may say anything."""
    return isinstance(answer, dict) and type(answer.get("ran")) is int and answer["ran"] > 0 and answer.get("failed") == []


def grade_tests(grader, folder):
    """How many of the kit's faults a student's tests find: (text, share or None)."""
    w, tests = grader.words, {}
    for path in walk(os.path.realpath(folder), 4):
        name = os.path.basename(path)
        if name.endswith(".py") and "test" in name.lower() and name[:-3] not in grader.course.modules and len(tests) < CANDIDATES:
            text = read_plain(path)
            if not text.startswith(OUR_TESTS.encode()):  # --out may have put these below the student's folder
                tests.setdefault(name, text)
    name = os.path.basename(os.path.abspath(folder))
    if not tests:
        return f"{name}{w['colon']}{w['no tests']}", None
    kit = kit_files(grader.kit)
    with open(os.path.join(HERE, "tests.py"), "rb") as file:
        runner = file.read()

    def run(files):
        box = Box(grader, tests | files | {"harness.py": grader.harness, "pytest.py": runner})
        try:
            return box.ask({"tests": [test[:-3] for test in tests]})
        finally:
            box.close()

    first, missed, faults = run(kit), [], list(read_faults(grader.kit))
    if has_passed(first):
        for fault in faults:
            if has_passed(run(spoiled(kit, fault))):
                missed.append(fault[4 if grader.lang == "fr" else 3])
        # Tests that fail at random would find faults at random.
        again = [run(kit) for _ in range(KILLS)] if len(missed) < len(faults) else []
        first = next((answer for answer in again if not has_passed(answer)), first)
    if not has_passed(first):
        failed = first.get("failed") if isinstance(first, dict) else [[first]]
        why = [" ".join(str(part) for part in one if isinstance(part, (str, int)))
               for one in (failed if isinstance(failed, list) else ()) if isinstance(one, list)]
        return "\n".join([f"{name}{w['colon']}{w['tests fail'] if why else w['no tests']}"] + ["  " + one[:300] for one in why]), 0.0 if why else None
    found = len(faults) - len(missed)
    lines = [f"{name}{w['colon']}{w['tests pass']} ({first['ran']}); {found} {w['of']} {len(faults)} {w['caught'] if missed else w['caught'].split(';')[0].rstrip()}"]
    return "\n".join(lines + ["  - " + one for one in missed]), found / len(faults)


def main(argv):
    joute, lang, *rest = argv
    at = rest.index("--")
    flags = dict(zip(rest[:at:2], rest[1:at:2]))
    course, *folders = rest[at + 1:]
    known = sorted(name for name in os.listdir(HERE) if os.path.exists(os.path.join(HERE, name, "cases.py")))
    if course not in known:
        print(f"{course}: {'ce cours n' + chr(39) + 'existe pas' if lang == 'fr' else 'there is no such course'} ({', '.join(known)})", file=sys.stderr)
        return 2
    for folder in folders:
        if not os.path.isdir(folder):
            print(f"{folder}: {'ce dossier n' + chr(39) + 'existe pas' if lang == 'fr' else 'there is no such folder'}", file=sys.stderr)
            return 2
    names = [os.path.basename(os.path.abspath(folder)) for folder in folders]
    names = [name if names.count(name) == 1 else os.path.relpath(folder) for name, folder in zip(names, folders)]
    try:
        os.makedirs(flags.get("--out", "."), exist_ok=True)
        grader = Grader(joute, lang, course, flags)
    except OSError as error:
        print(f"{error.filename}{WORDS[lang]['colon']}{WORDS[lang]['cannot']} ({error.strerror})", file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    sys.stdout.reconfigure(errors="backslashreplace")
    with ThreadPoolExecutor(int(flags.get("--jobs", 2))) as pool:
        if "--tests" in flags:
            for text, _ in pool.map(lambda folder: grade_tests(grader, folder), folders):
                print("\n".join(clean(text.split("\n"))), flush=True)
            return 0
        students = []
        for student in pool.map(lambda folder, name: Student(grader, folder, name).grade(), folders, names):
            students.append(student)
            print(page(grader, student), flush=True)
    if grader.trouble:
        print(*clean([grader.trouble]), file=sys.stderr)
    if "--out" in flags:
        write_all(grader, students, flags["--out"])
    if grader.trouble:
        return 2
    return 0 if all(points(grader, student)[0] == points(grader, student)[1] for student in students) else 1


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:  # whoever reads the pages, such as head, has read enough
        os._exit(1)
