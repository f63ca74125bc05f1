"""Asks one of joute's players for its moves, for the files beside this one.

Copy this file and the one for your game next to your program:

    roses/ia.py   trolls/strategie.py   moulin/ia.py   splaby/bot.py

They take these environment variables, all of them optional:

    JOUTE_PLAYER   who plays, as in "joute players GAME"; level:5
    JOUTE          the program joute; else it is looked for in PATH
    JOUTE_TIME     the most milliseconds for a move
    JOUTE_OPTIONS  options of the game, as KEY=VALUE words: flying=false
"""

import json
import os
import shutil
import subprocess

VALUES = {"true": True, "false": False}


def find_program():
    program = os.environ.get("JOUTE") or shutil.which("joute")
    if not program:
        raise FileNotFoundError("the program joute is not in PATH; set the "
                                "variable JOUTE to where it is")
    return program


def read_options():
    """JOUTE_OPTIONS as a dictionary."""
    options = {}
    for word in os.environ.get("JOUTE_OPTIONS", "").split():
        key, _, value = word.partition("=")
        number = value.lstrip("-").isdigit()
        options[key] = int(value) if number else VALUES.get(value, value)
    return options


def write_json(value):
    return json.dumps(value, separators=(",", ":"))


class Client:
    """A process "joute bot", asked in its own words (docs/PROTOCOL.md)."""

    def __init__(self, game, milliseconds):
        self.game = game
        self.spec = os.environ.get("JOUTE_PLAYER", "level:5")
        self.time = int(os.environ.get("JOUTE_TIME", milliseconds))
        self.process = None
        self.options = None

    def start(self, options):
        """A new process if the options are not those of the present one."""
        options = {**options, **read_options()}
        if self.process and options == self.options:
            return
        self.close()
        self.options = options
        self.process = subprocess.Popen(
            [find_program(), "bot", self.game, self.spec], text=True,
            encoding="utf-8", bufsize=1, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE)
        seed = int.from_bytes(os.urandom(4), "big")
        self.tell(f"joute 1 {self.game}",
                  f"match seat=1 players={options.get('players', 2)} games=1 "
                  f"clock=0 per=game inc=0 move={self.time} seed={seed} "
                  f"options={write_json(options)}")
        self.hear("ready")

    def close(self):
        """Ends the process; it leaves when there is nothing more to read."""
        if self.process:
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()
            self.process = None

    def tell(self, *lines):
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines))
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # hear() says so

    def hear(self, command):
        word, _, rest = self.process.stdout.readline().strip().partition(" ")
        if word != command:
            self.process = None
            raise RuntimeError(f"joute bot {self.game} {self.spec} did not "
                               "answer: see above for its reason")
        return rest

    def begin(self, seat, state):
        """Begins a game from this state, with the player at this seat."""
        self.tell(f"newgame 1 seat={seat}", "view " + write_json(state))

    def move(self):
        self.tell(f"go {self.time}")
        return self.hear("move")

    def ask(self, options, seat, state):
        """The move of player seat in a state."""
        self.start(options)
        self.begin(seat, state)
        return self.move()
