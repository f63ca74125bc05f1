"""Lets a Python file of one of the courses play in a joute match.

    joute_adapter.py PATH

The file is used as it is. From what it defines and from the game that the
referee names we know its contract; joute_GAME.py translates. The words are
those of docs/PROTOCOL.md, the contracts those of the games' rule pages.
"""

import sys

sys.dont_write_bytecode = True  # leave nothing in anybody's folder

import importlib
import importlib.machinery
import importlib.util
import json
import os
import random
import traceback

# What a file must define to follow the contract of a game.
CONTRACTS = {
    "roses": ("name", "play"),
    "trolls": ("strategie",),
    "moulin": ("new_game", "player_sets", "player_moves", "play"),
    "splaby": ("calculer_action",),
}


def leave(message):
    """Ends as a crash, with a line for the author of the file."""
    try:
        sys.stdout.flush()
        print(message, file=sys.stderr, flush=True)
    finally:
        os._exit(1)  # whatever threads the file has started


def is_ours(frame_summary):
    name = os.path.basename(frame_summary.filename)
    return name.startswith(("joute_", "<frozen importlib"))


def print_failure(error):
    """The traceback, from the author's own lines on."""
    frames = traceback.extract_tb(error.__traceback__)
    while frames and is_ours(frames[0]):
        del frames[0]
    lines = traceback.format_exception_only(type(error), error)
    if frames:
        lines = ["Traceback (most recent call last):\n",
                 *traceback.format_list(frames), *lines]
    print("".join(lines), end="", file=sys.stderr, flush=True)


def call(function, *arguments):
    """Calls the author's code: an exception or an exit is a crash."""
    try:
        return function(*arguments)
    except BaseException as error:
        # Also what is no Exception: SystemExit, KeyboardInterrupt.
        print_failure(error)
        leave("joute: the file raised an exception or asked to exit")


def wrong(value):
    """A malformed answer that shows what the file gave."""
    try:
        shown = repr(value)
    except Exception:
        shown = type(value).__name__
    return "?" + clean(shown)


def clean(text):
    """A text as one word: what no move can hold becomes "?"."""
    return "".join(c if "!" <= c <= "~" else "?" for c in text[:60])


def one_line(text):
    """A name that the referee can read; it judges the rest."""
    text = " ".join(text.split()) or "?"
    return text[:100].encode(errors="replace").decode()


def word(value):
    """The answer of a file that should have given a string."""
    return clean(value) or "?" if isinstance(value, str) else wrong(value)


def take_streams():
    """Keeps the referee's streams for us: what the file prints, or what a
    child of it prints, goes to standard error, and it has nothing to read."""
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


def load(path):
    """Runs the file as a module, in its own folder."""
    folder, name = os.path.split(os.path.abspath(path))
    stem = os.path.splitext(name)[0]
    path = os.path.join(folder, name)
    os.chdir(folder)
    sys.path[0] = folder
    sys.argv = [path]
    loader = importlib.machinery.SourceFileLoader(stem, path)
    spec = importlib.util.spec_from_file_location(stem, path, loader=loader)
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(stem, module)
    call(loader.exec_module, module)
    return module


def missing(module, game):
    return [name for name in CONTRACTS[game]
            if not callable(getattr(module, name, None))]


def check_contract(module, game, path):
    """Leaves with a reason if the file does not follow the game's contract."""
    name = os.path.basename(path)
    if game not in CONTRACTS:
        leave(f"{name}: no course has a Python contract for {game}; write a "
              "bot that speaks docs/PROTOCOL.md")
    lacks = missing(module, game)
    if not lacks:
        return
    others = [other for other in CONTRACTS if not missing(module, other)]
    wanted = ", ".join(f"{function}()" for function in lacks)
    if others:
        leave(f"{name}: follows the contract of {others[0]}, but this match "
              f"is {game}, for which it lacks {wanted}")
    leave(f"{name}: is no bot for {game}: it lacks {wanted}")


def read_pairs(line):
    """The KEY=VALUE words of a line of the referee."""
    words = line.decode().split()
    return dict(text.split("=", 1) for text in words if "=" in text)


class Referee:
    """What the referee says, line by line, to a contract's player."""

    def __init__(self, path):
        self.path = path
        self.lines, self.answers = take_streams()
        self.game = None
        self.player = None
        self.heard = {b"joute": self.joute, b"match": self.match}

    def say(self, text):
        try:
            os.write(self.answers, text.encode() + b"\n")
        except BrokenPipeError:
            os._exit(0)

    def joute(self, line):
        words = line.decode().split()
        if len(words) < 2 or words[0] != "1":
            leave(f"joute_adapter.py speaks version 1, not {line.decode()!r}")
        self.game = words[1]

    def match(self, line):
        """The file is only run now: its own chance begins with our seed."""
        if self.game is None:
            leave('joute_adapter.py: "joute 1 GAME" was expected first')
        pairs = read_pairs(line)
        adapter = None
        if self.game in CONTRACTS:
            adapter = importlib.import_module("joute_" + self.game)
        random.seed(int(pairs.get("seed", 0)))
        module = load(self.path)
        check_contract(module, self.game, self.path)
        options = json.loads(pairs.get("options", "{}"))
        self.player = adapter.Player(module, options)
        self.heard.update({b"newgame": self.newgame, b"view": self.view,
                           b"played": self.player.played, b"go": self.go,
                           b"endgame": self.endgame})
        name = os.path.splitext(os.path.basename(self.path))[0]
        if self.game == "roses":
            name = call(module.name)
        self.say(f"ready {one_line(name)}; {adapter.WISHES}"
                 if isinstance(name, str) else f"name {wrong(name)}")

    def newgame(self, line):
        self.player.newgame(int(read_pairs(line)["seat"]))

    def view(self, line):
        self.player.view(json.loads(line))

    def go(self, line):
        self.say("move " + self.player.go())

    def endgame(self, line):
        self.player.endgame(float(read_pairs(line)["utility"]))

    def listen(self):
        for line in self.lines:
            command, _, rest = line.rstrip(b"\n").partition(b" ")
            if command == b"bye":
                break
            hear = self.heard.get(command)
            if hear:
                hear(rest)


def main():
    if len(sys.argv) != 2:
        leave("usage: joute_adapter.py FILE, for a match: joute match GAME "
              "-p py:FILE -p random")
    Referee(sys.argv[1]).listen()


if __name__ == "__main__":
    # joute_GAME.py import us by this name.
    sys.modules["joute_adapter"] = sys.modules["__main__"]
    main()
