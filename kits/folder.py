"""Reads a student's folder, which is input: nothing but plain files of bounded size, none outside of the folder.

Finds the modules of a course in it, also under other names, and what lies beside them."""
import ast
import io
import itertools
import os
import stat
import tokenize

# What is looked at in a student's folder; no honest one has more.
FILES, NEIGHBOURS, FILE_SIZE, CANDIDATES, PARSED_SIZE = 20000, 1000, 1 << 20, 50, 100000
PLAIN_ENCODINGS = {"utf-8", "utf-8-sig", "ascii", "iso-8859-1", "iso-8859-15", "cp1252", "mac-roman"}


def is_plain(path):
    """True for a file of the student's own: not a link to somebody else's, not a pipe, not too large."""
    try:
        info = os.lstat(path)
    except OSError:
        return False
    return stat.S_ISREG(info.st_mode) and info.st_size < FILE_SIZE and os.access(path, os.R_OK)


def read_plain(path):
    """The bytes of a plain file (is_plain); empty if it cannot be read, or if its owner has replaced it meanwhile, or a
    folder above it by a link. The path has no links."""
    try:
        with open(os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC), "rb") as file:
            is_there = stat.S_ISREG(os.fstat(file.fileno()).st_mode) and os.readlink(f"/proc/self/fd/{file.fileno()}") == path
            return file.read(FILE_SIZE) if is_there else b""
    except OSError:
        return b""


def walk(folder, depth):
    """The files in a folder and in those below it, the nearest first. Of a million files it gives the first ones."""
    waiting, left = [(folder, 0)], FILES
    for base, level in waiting:
        try:
            with os.scandir(base) as entries:
                found = sorted(itertools.islice(entries, left), key=lambda one: one.name)
        except OSError:
            continue
        left -= len(found)
        yield from (one.path for one in found if is_plain(one.path))
        if level < depth:
            # Modules are written under names that end in .py, so a folder of such a name would be in their way.
            waiting += [(one.path, level + 1) for one in found if one.is_dir(follow_symlinks=False)
                        and not one.name.startswith((".", "__")) and not one.name.endswith(".py")][:50]


def find_modules(folder, names):
    """The student's files: one for each module, wherever it lies in the folder."""
    found = {}
    for path in walk(folder, 4):
        name = os.path.basename(path)
        if name.endswith(".py") and name[:-3] in names:
            found.setdefault(name[:-3], path)
    return found


def neighbours(path, modules):
    """Other files beside a module that it may import or read, also in folders two levels down."""
    files, size, top = {}, 0, os.path.dirname(path)
    for whole in sorted(walk(top, 2), key=lambda path: not path.endswith(".py")):
        name = os.path.relpath(whole, top)
        if name == "harness.py" or name.endswith(".py") and name[:-3] in modules:
            continue
        text = read_plain(whole)
        size += len(text)
        if size > 1 << 22 or len(files) == NEIGHBOURS:
            break
        files[name] = text
    return files


def other_name(folder, wanted, taken):
    """The student's file that has most of the wanted functions, at least half of them, under another name."""
    best, found = (len(wanted) + 1) // 2, None
    candidates = (path for path in walk(folder, 3) if path.endswith(".py") and "test" not in os.path.basename(path).lower() and path not in taken)
    for path in itertools.islice(candidates, CANDIDATES):
        if (count := len(wanted & (unwritten(path) or {}).keys())) >= best:
            best, found = count + 1, path
    return found


def unwritten(path):
    """The functions of a file, each with whether it is still unwritten; None if that would take long to find out. This
    is not done in a sandbox, and some texts take hours to decode or gigabytes to parse."""
    text = read_plain(path)
    try:
        if len(text) > PARSED_SIZE or tokenize.detect_encoding(io.BytesIO(text).readline)[0] not in PLAIN_ENCODINGS:
            return None
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None

    def is_empty(node):
        body = node.body[1:] if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant) else node.body
        return all(isinstance(one, ast.Pass) or isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
                   or isinstance(one, ast.Raise) and any("NotImplemented" in getattr(part, "id", "") for part in ast.walk(one)) for one in body)
    return {node.name: is_empty(node) for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
