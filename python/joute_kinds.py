"""Says how a tournament is to start Python files, without running them.

    joute_kinds.py GAME PATH...

For each a line: "py" is a file of the game's course, for joute_adapter.py, with
the names of its functions if several of them can play; "cmd" a bot that speaks
docs/PROTOCOL.md itself.
"""

import ast
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from joute_adapter import CONTRACTS, pick_strategies

MOST = 1 << 20  # bytes of a file that are read


def defined(tree):
    """The names that a module defines when it is run, as far as its text
    tells."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, (ast.ImportFrom, ast.Import)):
            yield from (name.asname or name.name for name in node.names)
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets
                        if isinstance(target, ast.Name))


def methods(tree):
    """The names that each class of a module defines."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield set(defined(node))


def read(path):
    """The text of a file. Meanwhile its owner may have replaced it by a FIFO
    or made it a terabyte long."""
    with open(path, "rb", opener=lambda path, flags: os.open(
            path, flags | os.O_NONBLOCK)) as file:
        return file.read(MOST) or b""


def strategies(tree):
    """The functions of a module that can be strategies of trolls."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            names = [arg.arg for arg in node.args.posonlyargs + node.args.args]
            least = len(names) - len(node.args.defaults)
            if least <= 2 <= len(names):
                found[node.name] = names
            else:
                found.pop(node.name, None)
    return pick_strategies(found)


def imported(tree, folder):
    """The files in the same folder that a file imports."""
    for node in ast.walk(tree):
        names = ([name.name for name in node.names]
                 if isinstance(node, ast.Import) else
                 [node.module] if isinstance(node, ast.ImportFrom)
                 and node.module else [])
        for name in names:
            at = os.path.join(folder, *name.split("."))
            yield from (path for path in (at + ".py",
                                          os.path.join(at, "__init__.py"))
                        if os.path.isfile(path))


def speaks(path, source, tree):
    """True if a file reads its input, if it imports a file beside it that does
    and says "ready", or if its first line says that it is a program."""
    def reads(text):
        return b"stdin" in text or b"input(" in text
    return (reads(source)
            or (source.startswith(b"#!") and os.access(path, os.X_OK))
            or any(reads(text) and b"ready" in text for text in
                   map(read, imported(tree, os.path.dirname(path)))))


def kind(game, path):
    """A file that follows the contract is a course's file. Another file that
    reads its input speaks the protocol. Anything else is a course's file
    with a fault, about which the adapter tells its author best. "-" stands
    for any game. For a game without a contract every file speaks the
    protocol."""
    if game not in CONTRACTS and game != "-":
        return "cmd"
    contracts = [names for name, names in CONTRACTS.items()
                 if game in (name, "-")]
    try:
        source = read(path)
        tree = ast.parse(source)
        found = [set(defined(tree)), *methods(tree)]
        if any(names.issuperset(contract)
               for names in found for contract in contracts):
            return "py"
        plays, is_sure = strategies(tree) if game in ("trolls", "-") else ([], 0)
        if not is_sure and speaks(path, source, tree):
            return "cmd"
    except (OSError, SyntaxError, ValueError, MemoryError, RecursionError):
        return "py"
    return " ".join(["py", *plays]) if len(plays) > 1 else "py"


for path in sys.argv[2:]:
    sys.stdout.buffer.write(kind(sys.argv[1], path).encode() + b"\n")
    sys.stdout.buffer.flush()
