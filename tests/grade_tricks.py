"""Grades modules that try to deceive, stop or flood the grader, and honest ones that look odd:
grade_tricks.py JOUTE FOLDER; prints TAP without numbers."""
import json
import os
import py_compile
import subprocess
import sys

joute, folder = sys.argv[1:]
kit = open("kits/roses/roi_des_roses.py").read()
names = ["init_jeu", "afficher_main", "afficher_jeu", "mouvement_possible", "main_jouable", "demande_action",
         "bouge_le_roi", "territoire", "score"]


def every(body, among=names):
    """All functions of the course: those named have this body, the others give True."""
    body = body.strip("\n").replace("\n", "\n    ")
    return "".join(f"def {name}(*args):\n    {body if name in among else 'return True'}\n" for name in names)


def at_import(text, body="return True"):
    return text.strip("\n") + "\n" + every(body)


def once(body):
    """The trick in one function only: each of its calls may cost a second."""
    return every(body, ["score"])


FORGED = r'''
import os
LINES = [b'A [{"v": true, "out": "", "left": 0}]', b'[{"v": true, "out": "", "left": 0}]', b'[{"v": ["$", "_"], "out": "", "left": 0}]',
         b'E ended', b'forged: 100 %', b'{"roi_des_roses": null}']
def forge():
    for fd in range(1, 30):
        for line in LINES:
            try:
                os.write(fd, line + b"\n")
            except OSError:
                pass
'''
RAW = """
import os
def raw(text):
    for fd in range(3, 10):
        try:
            os.write(fd, text)
        except OSError:
            pass
"""
# Every answer to a call is this one.
ANSWERS = """
import json
old = json.dumps
json.dumps = lambda x: old(x) if type(x) is dict else "[" + ", ".join([%r] * len(x)) + "]"
"""
# Modules that must score under 10 %.
cheats = {
    "true": every("return True"),
    "empty": every("return []"),
    "lying_eq": at_import("class Any:\n    __eq__ = __ge__ = __le__ = __contains__ = lambda *a: True\n    __hash__ = lambda s: 0\n"
                          "    __class__ = property(lambda s: int)\n    __len__ = lambda s: 3", "return Any()"),
    "lying_subclass": at_import("class L(list):\n    __eq__ = lambda *a: True\n    __iter__ = lambda s: iter(())\nclass I(int):\n    pass",
                                "return L() if len(args) % 2 else I(1)"),
    "lying_name": at_import("class M(type):\n    __name__ = property(lambda c: 1 / 0)\nclass X(metaclass=M):\n    pass", "return X()"),
    "sys_exit": every("import sys\nsys.exit(0)"),
    "os_exit": once("import os\nos._exit(0)"),
    "exit_at_import": at_import("import os\nos._exit(0)"),
    "raises_base": every("raise KeyboardInterrupt"),
    "evil_exception": at_import("class E(BaseException):\n    __str__ = lambda s: 1 / 0\nE.__name__ = 'NoInput'", "raise E()"),
    "atexit_verdict": at_import("import atexit, sys\nfrom builtins import print as p\n"
                                "atexit.register(lambda: p('forged: 100 %', file=sys.__stdout__, flush=True))"),
    "prints_verdict": every("print('roi_des_roses.py\\n  score: 2 of 2 strata right')\nreturn True"),
    "forges_answers": FORGED + every("forge()\nreturn True"),
    "forges_in_threads": FORGED + at_import("import threading\nfor _ in range(3):\n    threading.Thread(target=forge, daemon=True).start()"),
    "forges_in_children": FORGED + at_import("if not os.fork():\n    while True:\n        forge()"),
    "finds_oracle_gc": at_import("import gc", "for one in gc.get_objects():\n    if type(one) is dict and 'want' in one:\n        return one['want']\n"
                                 "    if type(one) is dict and type(one.get('v')) is list and one['v']:\n        return one['v']\nreturn True"),
    "finds_oracle_frames": every("import sys\nframe = sys._getframe()\nwhile frame:\n    for name in ('expected', 'want', 'oracle'):\n"
                                 "        if name in frame.f_locals:\n            return frame.f_locals[name]\n"
                                 "    for one in list(frame.f_locals.values()):\n        if type(one) is list and one and type(one[0]) is dict:\n"
                                 "            one.append(one[0])\n    frame = frame.f_back\nreturn True"),
    "reads_proc": every("import glob\nfor path in glob.glob('/proc/[0-9]*/environ') + glob.glob('/proc/self/fd/*') + ['/proc/1/maps']:\n    try:\n"
                        "        text = open(path, 'rb').read(99)\n    except OSError:\n        pass\nreturn True"),
    "reads_grader": every("import glob\nfor path in glob.glob('/*/*/kits/roses/roi_des_roses.py') + glob.glob('../*') + glob.glob('/tmp/*/roi_des_roses.py')"
                          " + glob.glob('/usr/**/kits/roses/r*.py', recursive=True):\n    text = open(path).read()\n    if '5 * len' in text:\n        space = {}\n"
                          "        exec(text, space)\n        import sys\n        return space[sys._getframe().f_code.co_name](*args)\nreturn True"),
    "patches_json": at_import("import json\nold = json.dumps\njson.dumps = lambda x, **k: old([{'v': ['$', 'x'], 'out': '', 'left': 0}])"),
    "patches_builtins": at_import("import builtins\nbuiltins.isinstance = lambda *a: True\nbuiltins.sorted = builtins.list = lambda *a, **k: []\n"
                                  "builtins.type = lambda *a: int\nbuiltins.print = builtins.repr = builtins.str = lambda *a: ''"),
    "patches_harness": at_import("import sys\nmain = sys.modules['__main__']\nmain.encode = lambda *a, **k: ['$', 'x']\n"
                                 "main.decode = lambda *a: None\nmain.failure = lambda *a: None"),
    "replaces_run_case": at_import("import sys\nsys.modules['__main__'].run_case = lambda case, *a: [{'v': True, 'out': 'x', 'left': 0} for s in case['steps']]"),
    "clears_modules": at_import("import sys\nfor name in list(sys.modules):\n    if name not in ('sys', 'builtins'):\n        del sys.modules[name]"),
    "many_answers": at_import("import sys\nsys.modules['__main__'].run_case = lambda case, *a: [{'v': True, 'out': '', 'left': 0}] * 99"),
    "not_text": RAW + every(r"""raw(b'["\xff\xfe"]\n')"""),
    "two_lines_in_one": RAW + every(r"raw(b'[]\rE \rE ours\r\n')"),
    "value_and_exception": ANSWERS % '{"x": ["a", "b", "c", 1], "v": [[]], "out": "", "left": 0}' + every("return True"),
    "many_lines": ANSWERS % ('{"v": true, "out": "' + r"\n" * 2000 + '", "left": 0}') + every("return True"),
    "float_value": every("return 1.5"),
    "odd_folders": every("return True"),
    "deep_folders": "",
    "syntax_trees": "",
    "flood": once("while True:\n    print('x' * 1000000)"),
    "flood_raw": once("import os\nfor fd in range(3, 9):\n    try:\n        while True:\n            os.write(fd, b'x' * 65536)\n    except OSError:\n        pass"),
    "huge_value": every("return [[0] * 1000] * 10000"),
    "huge_number": every("return 10 ** 100000"),
    "odd_numbers": every("return [float('nan'), float('inf'), -0.0, 1j, 1 << 80]"),
    "deep_value": every("value = []\nfor _ in range(100000):\n    value = [value]\nreturn value"),
    "itself": every("value = []\nvalue.append(value)\nreturn value"),
    "surrogates": every("print('\\ud800\\x1b[2J\\u202e\\x9b')\nreturn '\\udcff\\x1b]0;forged\\x07'"),
    "surrogates_raised": every("raise ValueError('\\ud800\\x1b[2J')"),
    "slow_repr": at_import("import time\nclass S:\n    __hash__ = lambda s: 1\n    def __repr__(s):\n        while True:\n            pass", "return {S()}")
    .replace("return {S()}", "return True", 8),
    "recursion": every("import sys\nreturn globals()[sys._getframe().f_code.co_name](*args)"),
    "recursion_segfault": once("import sys\nsys.setrecursionlimit(10 ** 9)\nf = lambda: [f() for _ in [0]]\nf()"),
    "generator": every("yield True"),
    "coroutine": every("return True").replace("def ", "async def "),
    "lambda_value": every("return lambda *a: True"),
    "module_value": every("import sys\nreturn sys"),
    "class_value": every("return bool"),
    "numpy_like": at_import("class int64(int):\n    dtype = 'int64'\n    item = lambda s: 1\nclass bool_(int):\n    pass", "return bool_(1)"),
    "signals": at_import("import signal\nfor number in range(1, 65):\n    try:\n        signal.signal(number, signal.SIG_IGN)\n    except (OSError, ValueError):\n        pass")
    .replace("return True", "while True:\n        pass", 1),
    "sleeps": once("import signal\nsignal.setitimer(signal.ITIMER_REAL, .001)\nsignal.pause()\nreturn True"),
    "closes_all": every("import os\nos.closerange(0, 100)\nreturn True"),
    "closes_stdout": every("import sys, os\nsys.stdout.close()\nos.close(1)\nreturn True"),
    "ctypes_crash": once("import ctypes\nreturn ctypes.string_at(0)"),
    "ctypes_pokes": at_import("import ctypes\nctypes.pythonapi.PyObject_SetAttrString.argtypes = [ctypes.py_object, ctypes.c_char_p, ctypes.py_object]\n"
                              "ctypes.c_long.from_address(id(0) + 24).value = 1"),
    "infinite_import": "while True:\n    pass\n" + every("return True"),
    "imports_itself": at_import("import importlib, sys\nsys.modules.pop('roi_des_roses', None)\nimportlib.import_module('roi_des_roses')"),
    "replaces_itself": at_import("import sys\nclass Magic:\n    __getattr__ = lambda s, name: lambda *a: True\nsys.modules[__name__] = Magic()"),
    "missing_functions": "def __getattr__(name):\n    return lambda *a: True\n",
    "rewrites_itself": every("open(__file__, 'w').write('x')\nreturn True"),
    "traces": at_import("import sys\nsys.settrace(lambda *a: None)\nsys.setprofile(lambda *a: None)\nsys.addaudithook(lambda *a: None)"),
    "stops_the_clock": at_import("import time, random\ntime.time = time.monotonic = lambda: 0\nrandom.seed = lambda *a: None"),
    "null_byte": "\0" + every("return True"),
    "not_utf8": "",
    "compiled_only": "",
    "linked": "",
}
if os.environ.get("JOUTE_LONG", "0") != "1":
    del cheats["sleeps"]  # which takes a minute
# Modules that are right, but odd: they must score 100 %.
honest = {
    "bom": "\ufeff" + kit,
    "windows_lines": kit.replace("\n", "\r\n"),
    "cookie": "# -*- coding: utf-8 -*-\n" + kit,
    "talks_at_import": "print('bonjour')\n" + kit,
    "has_main": kit + "\nif __name__ == '__main__':\n    input('?')\n",
    "named_json": kit,
    "deeper": kit,
    "many_files": "import os\nassert sum(len(files) for _, _, files in os.walk('.')) < 1100\n" + kit,
    "deep_expression": kit + "\ndef autre():\n    raise a" + ".a" * 2000 + "\n",
    "threads_of_its_own": "import threading, time\nthreading.Thread(target=time.sleep, args=(1000,)).start()\n" + kit,
}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", newline="", errors="surrogateescape") as file:
        file.write(text)


for name, text in (cheats | honest).items():
    write(os.path.join(folder, name, "projet/src" if name == "deeper" else "", "roi_des_roses.py"), text)
with open(os.path.join(folder, "latin1.py"), "w", encoding="latin-1") as file:
    file.write("# -*- coding: latin-1 -*-\n" + kit)
os.makedirs(os.path.join(folder, "latin1"))
os.rename(os.path.join(folder, "latin1.py"), os.path.join(folder, "latin1", "roi_des_roses.py"))
with open(os.path.join(folder, "not_utf8", "roi_des_roses.py"), "wb") as file:
    file.write(b"x = '\xff'\n" + every("return True").encode())
for other in ("json", "random", "io", "traceback", "harness", "unittest", "encodings", "sitecustomize"):
    write(os.path.join(folder, "named_json", other + ".py"), "raise SystemExit('shadowed')\n")
write(os.path.join(folder, "odd_folders", "harness.py", "x"), "")
for i in range(3000):
    write(os.path.join(folder, "many_files", "more", str(i)), "")
for name in ("deep_folders", "syntax_trees"):
    os.remove(os.path.join(folder, name, "roi_des_roses.py"))
here = os.open(".", os.O_RDONLY)
os.chdir(os.path.join(folder, "deep_folders"))
for _ in range(1500):
    os.mkdir("d")
    os.chdir("d")
os.fchdir(here)
for i in range(300):  # each takes seconds, and hundreds of megabytes, to parse
    write(os.path.join(folder, "syntax_trees", f"{i}.py"), "x = [" + "1," * 450000 + "]\n")
source = os.path.join(folder, "compiled_only", "roi_des_roses.py")
write(source, kit)
py_compile.compile(source, cfile=source + "c")
os.remove(source)
os.remove(os.path.join(folder, "linked", "roi_des_roses.py"))
os.symlink(os.path.abspath("kits/roses/roi_des_roses.py"), os.path.join(folder, "linked", "roi_des_roses.py"))

students = sorted(cheats) + sorted(honest) + ["latin1"]
out = os.path.join(folder, "out")
done = subprocess.run([joute, "grade", "roses", *(os.path.join(folder, name) for name in students), "--out", out, "--cases", "3"],
                      capture_output=True, text=True, errors="surrogateescape")
is_clean = not any(c in done.stdout for c in "\x1b\x07\x9b\u202e") and "Traceback" not in done.stderr
print(f"{'ok' if done.returncode == 1 and is_clean else 'not ok'} - {len(students)} odd modules are graded in one run"
      f" {done.stderr[-300:] if not is_clean else ''}")
write(os.path.join(folder, "guerre", "pont.py"), "coups = nouvelle_partie = jouer = lambda *args: float('nan')\netat = lambda *args: {'turn': float('inf')}\n")
bridge = subprocess.run([joute, "grade", "guerre", os.path.join(folder, "guerre")], capture_output=True, text=True)
print(f"{'ok' if bridge.returncode == 1 else 'not ok'} - numbers that are none, in a state {bridge.stderr[-300:]}")
for name in students:
    try:
        with open(os.path.join(out, name + ".json")) as file:
            share = json.load(file)["share"]
    except (OSError, ValueError):
        share = -1
    good = 0 <= share < 0.1 if name in cheats else share == 1
    print(f"{'ok' if good else 'not ok'} - {name}: {'under 10' if name in cheats else '100'} % ({share:.0%})")


def say(good, title, more=""):
    print(f"{'ok' if good else 'not ok'} - {title} {'' if good else more}")


# Names of folders, which name files.
names = {"n" * 250: kit, "a b": kit, "a_b": cheats["true"]}
for name, text in names.items():
    write(os.path.join(folder, "names", name, "roi_des_roses.py"), text)
out = os.path.join(folder, "named")
done = subprocess.run([joute, "grade", "roses", *(os.path.join(folder, "names", name) for name in names), "--out", out, "--cases", "1"],
                      capture_output=True, text=True)
found = {}
for path in os.listdir(out) if os.path.isdir(out) else ():
    if path.endswith(".json"):
        with open(os.path.join(out, path)) as file:
            told = json.load(file)
            found[told["student"]] = told["share"]
say(sorted(found) == sorted(names) and os.path.exists(os.path.join(out, "class.csv")) and found["a b"] == 1 and found["a_b"] < 0.1,
    "names that are too long, or alike, cost nobody his files", done.stderr[-300:])
# Beside one module lies a file, beside another a folder of the same name.
for name, place in [("carte", "one"), ("joueur", "one"), ("labyrinthe", "one"), ("matrice", "two"), ("participants", "two"), ("plateau", "two")]:
    with open(f"kits/splaby/{name}.py") as file:
        write(os.path.join(folder, "splaby", place, name + ".py"), file.read())
write(os.path.join(folder, "splaby", "one", "data"), "")
write(os.path.join(folder, "splaby", "two", "data", "more"), "")
done = subprocess.run([joute, "grade", "splaby", os.path.join(folder, "splaby"), "--cases", "1"], capture_output=True, text=True)
say(done.returncode == 0, "a file and a folder of one name beside two modules", (done.stdout + done.stderr)[-300:])
# Students whom earlier graders accused of what the course leaves open, or of one fault many times.
variants = {
    "open": [("plateau", "    return (lig_arrivee, col_arrivee) in cases", "    return (lig_arrivee, col_arrivee) in cases[1:]"),
             ("participants", '"courant": 1, "premier": 1}', '"courant": None, "premier": None}'),
             ("participants", "    joueurs = [Joueur", "    assert len(noms_joueurs) == len(liste_couleurs)\n    joueurs = [Joueur")],
    "late": [("labyrinthe", '    return labyrinthe["tours"]', '    return labyrinthe["tours"] - 1')],
    "unprepared": [("labyrinthe", '{"participants": participants, "plateau"', '{"participants": participants, "plateaus"')],
    "none": [("participants", "    return sorted(participants", "    sorted(participants")],
}
for name, changes in variants.items():
    files = {module: open(f"kits/splaby/{module}.py").read() for module in ("carte", "joueur", "matrice", "participants", "plateau", "labyrinthe")}
    for module, old, new in changes:
        assert old in files[module]
        files[module] = files[module].replace(old, new)
    for module, text in files.items():
        write(os.path.join(folder, "variants", name, module + ".py"), text)
out = os.path.join(folder, "varied")
subprocess.run([joute, "grade", "splaby", *(os.path.join(folder, "variants", name) for name in variants), "--out", out], capture_output=True)
pages, wrong = {}, {}
for name in variants:
    with open(os.path.join(out, name + ".json")) as file:
        modules = json.load(file)["modules"]
    wrong[name] = {function: result for module in modules.values() for function, result in module["functions"].items()
                   if not all(result["strata"].values())}
    with open(os.path.join(out, name + ".txt")) as file:
        pages[name] = file.read()
say(not wrong["open"], "what the course leaves open costs nothing", list(wrong["open"]))
say(list(wrong["late"]) == ["initialiser_labyrinthe"], "what was wrong before a call is not held against it", list(wrong["late"]))
say(all(result["first"] is None for function, result in wrong["unprepared"].items() if function != "initialiser_labyrinthe")
    and len(wrong["unprepared"]) > 7 and "first mend initialiser_labyrinthe" in pages["unprepared"] and "] * 49" in pages["unprepared"],
    "functions whose positions could not be set up are not run, and the position shown is a small one", pages["unprepared"][-500:])
say("got: None" in pages["none"] and "attribute" not in pages["none"], "a list that is missing is told as such", pages["none"][-500:])
# Reports of tests that no harness writes.
REPORT = "import os\nfor fd in range(3, 9):\n    try:\n        os.write(fd, b%r)\n    except OSError:\n        pass\n"
for i, report in enumerate(['{"ran": 1, "failed": 5}', '{"ran": 1e999, "failed": [5, [[1]]]}', '{"ran": 1, "failed": [[' + "[" * 900 + "]" * 900 + "]]}"]):
    write(os.path.join(folder, "reports", str(i), "test_x.py"), REPORT % (report + "\n"))
done = subprocess.run([joute, "grade", "roses", *(os.path.join(folder, "reports", str(i)) for i in range(3)), "--tests"],
                      capture_output=True, text=True)
say(done.returncode == 0 and [line[0] for line in done.stdout.splitlines() if line[0].isdigit()] == list("012"),
    "a forged report of tests stops no class", done.stderr[-300:])
# Trolls as in the first edition of the contest, and a strategy that throws half a stone.
game = open("kits/trolls/trollsAndCastles.py").read()
assert "< milieu else 0" in game
write(os.path.join(folder, "edition", "trollsAndCastles.py"), game.replace("< milieu else 0", "< milieu else 3"))
write(os.path.join(folder, "edition", "strategie.py"), "def strategie(partie, avant):\n    return 1\n")
write(os.path.join(folder, "half", "strategie.py"), "def strategie(partie, avant):\n    few = partie.stockGauche <= partie.stockInitial / 2\n    return partie.stockGauche / 2 if few else 1\n")
done = subprocess.run([joute, "grade", "trolls", os.path.join(folder, "edition"), os.path.join(folder, "half"), "--lang", "en"], capture_output=True, text=True)
say(done.stdout.startswith("edition: 100 %"), "a draw is 0 or 3", done.stdout)
say("half: 100 %" not in done.stdout, "a strategy is asked far into a game", done.stdout)
# A module that cannot show an empty hand, and knows squares only.
text = kit.replace('    print(couleur, ":", " ".join(main))', '    print(couleur, ":", main[0], *main[1:])').replace("c < len(plateau[0])", "c < len(plateau)")
write(os.path.join(folder, "narrow", "roi_des_roses.py"), text)
two = "def score(plateau, couleur):\n    1 / sum(x != '.' for row in plateau for x in row)\n    raise ValueError\n"
write(os.path.join(folder, "raises", "roi_des_roses.py"), kit[:kit.index("def score(")] + two)
done = subprocess.run([joute, "grade", "roses", os.path.join(folder, "narrow"), os.path.join(folder, "raises"), "--lang", "en"], capture_output=True, text=True)
narrow, raises = done.stdout.split("\nraises: ")
say("afficher_main: 1 of 2" in narrow and "mouvement_possible: 4 of 5" in narrow and narrow.count("rule:") == 2,
    "an empty hand and boards that are not square are strata of their own", narrow)
say(raises.count("ValueError") == 1 and "ZeroDivision" not in raises, "a smaller case raises the same exception", raises)
# A folder that has become a link since its files were listed.
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath("kits"))
from folder import read_plain  # noqa: E402
own = os.path.realpath(os.path.join(folder, "true"))
os.symlink(own, own + "_link")
say(read_plain(own + "/roi_des_roses.py") and not read_plain(own + "_link/roi_des_roses.py"), "a folder that has become a link is not read")
