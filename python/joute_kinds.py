"""Says how a tournament is to start Python files, without running them.

    joute_kinds.py GAME PATH...

For each a line: "py" is a file of the game's course, for joute_adapter.py;
"cmd" a bot that speaks docs/PROTOCOL.md itself.
"""

import ast
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from joute_adapter import CONTRACTS


def defined(tree):
    """The names that a module has once it is run, so far as can be read."""
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


def kind(game, path):
    """What follows the contract is a course's file; what does not, but reads
    its input, speaks the protocol; anything else is a course's file with a
    fault, of which the adapter tells its author best. "-" is any game."""
    contracts = [names for name, names in CONTRACTS.items()
                 if game in (name, "-")]
    try:
        # Its owner may have replaced it by a FIFO or a huge file since.
        with open(path, "rb", opener=lambda path, flags: os.open(
                path, flags | os.O_NONBLOCK)) as file:
            source = file.read(1 << 20) or b""
        tree = ast.parse(source)
        found = [set(defined(tree)), *methods(tree)]
    except (OSError, SyntaxError, ValueError, MemoryError, RecursionError):
        return "py"
    if any(names.issuperset(contract)
           for names in found for contract in contracts):
        return "py"
    return "cmd" if b"stdin" in source or b"input(" in source else "py"


for path in sys.argv[2:]:
    print(kind(sys.argv[1], path), flush=True)
