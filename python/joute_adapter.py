"""Lets a Python file of one of the courses play in a joute match.

    joute_adapter.py PATH [ROOT [FUNCTION]]

The file is used as it is, in its own folder; modules that are not there are
looked for in those above it, up to ROOT. FUNCTION is the one that plays, in a
game whose contract is one function, if it is not called as there. From what it defines and from the game that the
referee names we know its contract; joute_GAME.py translates. The words are
those of docs/PROTOCOL.md, the contracts those of the games' rule pages.
"""

import sys

sys.dont_write_bytecode = True  # leave nothing in anybody's folder

import os
import random

# A bot is started for every match, and half of the time once went into modules
# that are seldom needed. So traceback and ast are imported where they are used,
# and of json and importlib only the parts that Python has loaded anyway.
try:
    from _frozen_importlib import ModuleSpec, module_from_spec
    from _frozen_importlib_external import (SourceFileLoader,
                                            spec_from_file_location)
except ImportError:
    from importlib.machinery import ModuleSpec, SourceFileLoader
    from importlib.util import module_from_spec, spec_from_file_location

# What a file must define to follow the contract of a game.
CONTRACTS = {
    "roses": ("name", "play"),
    "trolls": ("strategie",),
    "moulin": ("new_game", "player_sets", "player_moves", "play"),
    "splaby": ("calculer_action",),
}


def say(en, fr):
    """Returns the text in the language of the person who runs the match."""
    return fr if os.environ.get("JOUTE_LANG") == "fr" else en


def leave(message=None):
    """Ends as a crash, with a line for the author of the file."""
    try:
        sys.stdout.flush()
        if message:
            print(message, file=sys.stderr, flush=True)
    finally:
        os._exit(1)  # whatever threads the file has started


class Json:
    """The attributes that the C scanner of the json module needs."""
    strict = True
    object_hook = object_pairs_hook = None
    parse_float = float
    parse_int = int
    parse_constant = None


try:
    from _json import make_scanner
    scan = make_scanner(Json)
except (ImportError, AttributeError):
    import json

    def scan(text, _start):
        return json.loads(text), len(text)


def read_json(line):
    """Parses a JSON text of the referee, which has no spaces around it."""
    return scan(line if isinstance(line, str) else line.decode(), 0)[0]


def is_ours(frame_summary):
    name = os.path.basename(frame_summary.filename)
    return name.startswith(("joute_", "<frozen importlib"))


def summary(error):
    """The exception in one line: the last words, which verdicts quote."""
    text = " ".join(str(error).split())[:90]
    name = type(error).__name__
    if isinstance(error, SystemExit):
        return say(f"{name}: the file asked to exit, with {error.code!r:.40}",
                   f"{name}: le fichier a demandé à partir, avec "
                   f"{error.code!r:.40}")
    if isinstance(error, SyntaxError):
        text = str(error.msg)[:90]  # where it is stands above
        if "codec can't decode" in text or "Non-UTF-8" in text:
            text = say("the file is not UTF-8: save it as UTF-8",
                       "le fichier n'est pas en UTF-8 : enregistrez-le en "
                       "UTF-8")
    if isinstance(error, ModuleNotFoundError) and error.name:
        text += where_from(error.name)
    elif isinstance(error, AttributeError) and error.name:
        meant = nearest([error.name], dir(error.obj))
        text += say(f"; did you mean {meant}?",
                    f" ; vouliez-vous dire {meant} ?") if meant else ""
    return f"{name}: {text}" if text else name


# Modules that bots often import, and Debian's packages of them if their names
# differ.
PACKAGES = dict.fromkeys(
    "numpy scipy matplotlib pandas networkx pygame requests torch sympy numba "
    "colorama tqdm pytest".split())
PACKAGES.update(tkinter="tk", PIL="pil", cv2="opencv", sklearn="sklearn",
                bs4="bs4", yaml="yaml")


def where_from(module):
    """How to install a module; names only what Debian has."""
    name = module.partition(".")[0]
    beside = name + ".py" if "." not in module else module.rpartition(".")[2]
    if name in PACKAGES:
        package = f"sudo apt install python3-{PACKAGES[name] or name}"
        return say(f"; install it: {package}", f" ; installez-le : {package}")
    return say(f"; put {beside.removesuffix('.py')}.py beside your file",
               f" ; mettez {beside.removesuffix('.py')}.py à côté de votre "
               "fichier")


def print_failure(error):
    """Prints the traceback from the author's own lines on; the last line names
    the exception."""
    import traceback
    frames = traceback.extract_tb(error.__traceback__)
    while frames and is_ours(frames[0]):
        del frames[0]
    lines = traceback.format_exception_only(type(error), error)
    # The place of a SyntaxError comes before its message.
    lines[:] = lines[:-1] if isinstance(error, SyntaxError) else []
    if frames:
        lines = ["Traceback (most recent call last):\n",
                 *traceback.format_list(frames), *lines]
    print("".join(lines) + summary(error), file=sys.stderr, flush=True)


# The arguments of the functions of the contracts, for authors whose function
# takes fewer.
ARGUMENTS = {
    "roses": {"name": "", "play":
              "plateau, l_roi, c_roi, main_r, main_b, couleur"},
    "trolls": {"strategie": "partie, partiesPrecedentes"},
    "moulin": {"new_game": "ia_first", "player_sets": "x, y, u=None, v=None",
               "player_moves": "x1, y1, x2, y2, u=None, v=None", "play": ""},
    "splaby": {"calculer_action": "labyrinthe_dico"},
}


def check_arguments(player, game):
    """Leaves with a reason if a function cannot be called as the course does.
    A callable that is no plain function is only tried when it is called."""
    for name, wanted in ARGUMENTS[game].items():
        function = getattr(player, name)
        code = getattr(function, "__code__", None)
        if code is None or code.co_flags & 4:  # *arguments
            continue
        count = len([word for word in wanted.split(", ") if word])
        own = hasattr(function, "__self__")
        most = code.co_argcount - own
        least = most - len(function.__defaults__ or ())
        if not least <= count <= most or code.co_kwonlyargcount:
            shown = ", ".join(code.co_varnames[own:code.co_argcount])
            name = function.__name__
            leave(say(f"TypeError: {name}() must take ({wanted}), not "
                      f"({shown})",
                      f"TypeError: {name}() doit prendre ({wanted}), pas "
                      f"({shown})"))


def call(function, *arguments):
    """Calls the author's code: an exception or an exit is a crash."""
    try:
        return function(*arguments)
    except BaseException as error:
        # Also SystemExit and KeyboardInterrupt, which are not Exceptions.
        print_failure(error)
        leave()


def wrong(value, function="", en="", fr=""):
    """A malformed answer. It shows what a function of the file returned; the
    comment of the move says what it should return, in English, then French."""
    try:
        shown = repr(value)
    except Exception:
        shown = type(value).__name__
    answer = "?" + clean(shown)
    if not function:
        return answer
    kind = type(value).__name__
    shown = " ".join(shown.split())[:60]
    if value is None:
        return (f"{answer} # {function}() returned None: a return is missing "
                f"on this path || {function}() a renvoyé None : il manque un "
                "return sur ce chemin")
    return (f"{answer} # {function}() returned {shown} ({kind}): {en} || "
            f"{function}() a renvoyé {shown} ({kind}) : {fr}")


def clean(text):
    """Makes a text one word: a character that no move has becomes "?"."""
    return "".join(c if "!" <= c <= "~" else "?" for c in text[:60])


def one_line(text):
    """A name that the referee can read as one line; the referee judges the
    rest."""
    text = " ".join(text.split()) or "?"
    return text[:100].encode(errors="replace").decode()


def word(value, function, example):
    """The answer of a function that should return a string."""
    if isinstance(value, str):
        return clean(value) or "?"
    return wrong(value, function, f'a str is needed, such as "{example}"',
                 f'il faut un str, comme "{example}"')


def take_streams():
    """Keeps the referee's streams for the adapter. What the file prints, or a
    child of it prints, goes to standard error, and there is nothing for it
    to read."""
    lines = os.fdopen(os.dup(0), "rb")
    answers = os.dup(1)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace",
                           line_buffering=True)
    sys.stderr.reconfigure(encoding="utf-8", errors="backslashreplace")
    return lines, answers


def folders_above(folder, root):
    """The folders above a folder, the nearest first, up to that of the
    project."""
    folder, root = os.path.realpath(folder), os.path.realpath(root)
    found = []
    while folder != root and folder.startswith(root.rstrip("/") + "/"):
        folder = os.path.dirname(folder)
        found.append(folder)
    return found


def find_modules(folder, above):
    """Makes Python look for modules in the file's folder and then, if the
    system has none of that name, in the folders above it and in what
    "python3 -m venv" has made there."""
    sys.path[0] = folder
    sys.path += above
    version = "python%d.%d" % sys.version_info[:2]
    for place in [folder, *above]:
        for venv in (".venv", "venv", "env"):
            made = os.path.join(place, venv, "lib", version, "site-packages")
            if os.path.exists(made):
                sys.path.append(made)
    # A bot has a single core, but numpy would start a thread for each core of
    # the machine.
    for name in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(name + "_NUM_THREADS", "1")


def package_of(path):
    """In how many packages the file says it is: the dots of its "from
    ..plateau import ..."."""
    try:
        with open(path, "rb") as file:
            source = file.read()
        if not any(rest.lstrip()[:1] == b"."
                   for rest in source.split(b"from")[1:]):
            return 0
        import ast
        tree = ast.parse(source)
    except (OSError, SyntaxError, ValueError, MemoryError, RecursionError):
        return 0
    return max((node.level for node in ast.walk(tree)
                if isinstance(node, ast.ImportFrom)), default=0)


def make_package(name, place):
    """Makes a folder the package of that name, whatever is above it, and runs
    its __init__.py if it has one."""
    start = os.path.join(place, "__init__.py")
    spec = (spec_from_file_location(name, start,
                                    submodule_search_locations=[place])
            if os.path.exists(start) else ModuleSpec(name, None,
                                                     is_package=True))
    spec.submodule_search_locations = [place]
    sys.modules[name] = module_from_spec(spec)
    if os.path.exists(start):
        call(spec.loader.exec_module, sys.modules[name])


def load(path, root):
    """Runs the file as a module in its own folder, or as a module of a package
    if its imports say so."""
    folder, file = os.path.split(os.path.abspath(path))
    path = os.path.join(folder, file)
    os.chdir(folder)
    above = folders_above(folder, root)
    find_modules(folder, above)
    sys.argv = [path]
    name = os.path.splitext(file)[0]
    packages = [folder, *above][:package_of(path)]
    parent = ""
    for place in reversed(packages):
        parent += os.path.basename(place).replace(".", "_")
        make_package(parent, place)
        parent += "."
    name = parent + name
    loader = SourceFileLoader(name, path)
    spec = spec_from_file_location(name, path, loader=loader)
    module = module_from_spec(spec)
    sys.modules.setdefault(name, module)
    call(loader.exec_module, module)
    return module


def missing(module, game):
    return [name for name in CONTRACTS[game]
            if not callable(getattr(module, name, None))]


def find_class(module, game):
    """A class of the file that has the contract's functions as methods."""
    for value in vars(module).values():
        if (isinstance(value, type) and value.__module__ == module.__name__
                and not missing(value, game)):
            return value
    return None


def pick_strategies(found):
    """The names of functions that can be strategies of trolls, chosen among
    those that can take two arguments, with the names of these arguments.
    Also returns whether the choice is sure, which it is if a function's
    arguments are named as in the course."""
    found = {name: args for name, args in found.items()
             if not name.startswith("_")}
    sure = [name for name, args in found.items()
            if args[0].lower().startswith("parti")
            and "prec" in args[1].lower().replace("é", "e")]
    return sure or list(found), bool(sure)


def find_strategies(module):
    """Strategies that the file defines itself; functions that it imports do
    not count."""
    found = {}
    for name, value in vars(module).items():
        code = getattr(value, "__code__", None)
        if code and value.__module__ == module.__name__:
            least = code.co_argcount - len(value.__defaults__ or ())
            if least <= 2 <= code.co_argcount:
                found[name] = code.co_varnames
    return pick_strategies(found)[0]


def one_function(module, game, name, wanted):
    """The function that plays, if the contract is a single function: the one
    that was named, or the one with the contract's name. The course of
    trolls gives no name; there it is the only function that fits. Leaves
    with a reason if none is found."""
    file = os.path.basename(module.__file__)
    contract = CONTRACTS[game][0]
    function = getattr(module, wanted or contract, None)
    if callable(function):
        return function
    found = find_strategies(module) if game == "trolls" else []
    if len(found) == 1 and not wanted:
        return getattr(module, found[0])
    names = ", ".join(found)[:200]
    if wanted:
        leave(say(f"{name}: has no function {wanted}()",
                  f"{name} : n'a pas de fonction {wanted}()")
              + (say("; it has: ", " ; il a : ") + names if found else ""))
    if found:
        leave(say(f"{name}: several strategies: name one, "
                  f"py:{file}:{found[0]} ({names})",
                  f"{name} : plusieurs stratégies : nommez-en une, "
                  f"py:{file}:{found[0]} ({names})"))
    return None


def nearest(lacks, names):
    """The name among these that was probably meant for a missing one, or None."""
    import difflib
    plain = {name.lower().replace("_", ""): name for name in names}
    for name in lacks:
        found = difflib.get_close_matches(name.lower().replace("_", ""), plain,
                                          1, 0.8)
        if found:
            return plain[found[0]]
    return None


def check_contract(module, game, path, function=None):
    """Something that has the functions of the game's contract: the module, an
    object of one of its classes, or an object that holds the one function
    that plays. Leaves with a reason if there is none."""
    name = os.path.basename(path)
    if game not in CONTRACTS:
        leave(say(f"{name}: no course has a Python contract for {game}; "
                  "write a bot that speaks docs/PROTOCOL.md and name it "
                  f'"cmd:python3 {name}"',
                  f"{name} : aucun cours n'a de contrat Python pour {game} ; "
                  "écrivez un bot qui parle docs/PROTOCOLE.md et nommez-le "
                  f'"cmd:python3 {name}"'))
    if function and len(CONTRACTS[game]) > 1:
        leave(say(f"{name}:{function}: in {game} the file plays, not one "
                  f"function: py:{name}",
                  f"{name}:{function} : à {game} le fichier joue, pas une "
                  f"seule fonction : py:{name}"))
    lacks = missing(module, game)
    if not lacks and not function:
        return module
    maker = None if function else find_class(module, game)
    if maker:
        return call(maker)
    if len(CONTRACTS[game]) == 1:
        plays = one_function(module, game, name, function)
        if plays:
            return type("File", (), {CONTRACTS[game][0]: staticmethod(plays)})
    others = [other for other in CONTRACTS if not missing(module, other)]
    wanted = ", ".join(f"{function}()" for function in lacks)
    if others:
        leave(say(f"{name}: follows the contract of {others[0]}, but this "
                  f"match is {game}, for which it lacks {wanted}",
                  f"{name} : suit le contrat de {others[0]}, mais ce match "
                  f"est de {game}, pour lequel il manque {wanted}"))
    for other in lacks:
        if hasattr(module, other):
            kind = type(getattr(module, other)).__name__
            leave(say(f"{name}: {other} is a {kind}: {game} needs a function "
                      f"def {other}({ARGUMENTS[game][other]})",
                      f"{name} : {other} est un {kind} : il faut à {game} une "
                      f"fonction def {other}({ARGUMENTS[game][other]})"))
    own = [key for key, value in vars(module).items() if callable(value)]
    meant = nearest(lacks, own)
    if meant:
        leave(say(f"{name}: is no bot for {game}: it lacks {wanted}; is "
                  f"{meant}() misspelt?",
                  f"{name} : n'est pas un bot pour {game} : il manque "
                  f"{wanted} ; {meant}() est-il mal écrit ?"))
    leave(say(f"{name}: is no bot for {game}: it lacks {wanted}; one that "
              f'reads and writes lines itself is "cmd:python3 {name}"',
              f"{name} : n'est pas un bot pour {game} : il manque {wanted} ; "
              "s'il lit et écrit lui-même des lignes, nommez-le "
              f'"cmd:python3 {name}"'))


def read_pairs(line):
    """The KEY=VALUE words of a line of the referee."""
    words = line.decode().split()
    return dict(text.split("=", 1) for text in words if "=" in text)


class Referee:
    """Hears what the referee says, line by line, and asks a contract's player."""

    def __init__(self, path, root, function):
        self.path = path
        self.root = root
        self.function = function
        self.lines, self.answers = take_streams()
        self.game = None
        self.player = None
        self.heard = {b"joute": self.joute, b"match": self.match}

    def say(self, text):
        try:
            os.write(self.answers, f"{text}\n".encode())
        except BrokenPipeError:
            os._exit(0)

    def joute(self, line):
        words = line.decode().split()
        if len(words) < 2 or words[0] != "1":
            leave(f"joute_adapter.py speaks version 1, not {line.decode()!r}")
        self.game = words[1]

    def match(self, line):
        """Runs the file only now, so that its random numbers follow from our
        seed."""
        if self.game is None:
            leave('joute_adapter.py: "joute 1 GAME" was expected first')
        pairs = read_pairs(line)
        adapter = None
        if self.game in CONTRACTS:
            adapter = __import__("joute_" + self.game)
        random.seed(int(pairs.get("seed", 0)))
        module = check_contract(load(self.path, self.root), self.game,
                                self.path, self.function)
        options = read_json(pairs.get("options", "{}"))
        check_arguments(module, self.game)
        self.player = adapter.Player(module, options)
        self.heard.update({b"newgame": self.newgame, b"view": self.view,
                           b"played": self.player.played, b"go": self.go,
                           b"endgame": self.endgame})
        name = (self.function
                or os.path.splitext(os.path.basename(self.path))[0])
        if self.game == "roses":
            name = call(module.name)
        if not isinstance(name, str):
            leave(say(f"name() returned {name!r:.40}: a str is needed",
                      f"name() a renvoyé {name!r:.40} : il faut un str"))
        self.say(f"ready {one_line(name)}; {adapter.WISHES}")

    def newgame(self, line):
        self.player.newgame(int(read_pairs(line)["seat"]))

    def view(self, line):
        self.player.view(read_json(line))

    def go(self, line):
        self.say(f"move {self.player.go()}")

    def endgame(self, line):
        self.player.endgame(float(read_pairs(line)["utility"]))

    def listen(self):
        for line in self.lines:  # the last word still has its newline
            command, _, rest = line.partition(b" ")
            hear = self.heard.get(command)
            if hear:
                hear(rest)
            elif command.rstrip() == b"bye":
                break


def main():
    if len(sys.argv) not in (2, 3, 4):
        leave("usage: joute_adapter.py FILE [ROOT [FUNCTION]], for a match: "
              "joute match GAME -p py:FILE -p random")
    path = os.path.abspath(sys.argv[1])
    root = sys.argv[2] if len(sys.argv) > 2 else os.path.dirname(path)
    Referee(path, root, sys.argv[3] if len(sys.argv) > 3 else None).listen()


if __name__ == "__main__":
    # joute_GAME.py import us by this name.
    sys.modules["joute_adapter"] = sys.modules["__main__"]
    main()
