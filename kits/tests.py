"""Runs a student's tests in the sandbox, where pytest need not be installed. The tests import this file as pytest; it
has what students use of it: fixtures, parametrize, raises, approx, capsys, monkeypatch, tmp_path."""
import contextlib
import importlib
import inspect
import io
import itertools
import os
import pathlib
import re
import sys
import tempfile
import unittest
from collections import namedtuple

Shown = namedtuple("Shown", "out err")


class Skipped(Exception):
    """The rest of a test is not run."""


def skip(reason="", **more):
    raise Skipped(reason)


def fail(reason="", **more):
    raise AssertionError(reason)


def importorskip(name, *args, **more):
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Skipped(name) from error


@contextlib.contextmanager
def expect(kinds, match):
    class Info:
        value = type = None
    try:
        yield Info
    except kinds as error:
        if match is not None and not re.search(match, str(error)):
            raise AssertionError(f"{match!r} is not in {str(error)!r}") from error
        Info.value, Info.type = error, type(error)
    else:
        raise AssertionError(f"{kinds} was not raised")


def raises(kinds, function=None, *args, match=None, **more):
    if function is None:
        return expect(kinds, match)
    with expect(kinds, match) as info:
        function(*args, **more)
    return info


class approx:
    """Equal to numbers that are near, also in lists, tuples and dictionaries."""
    __hash__ = None

    def __init__(self, wanted, rel=1e-6, abs=1e-12):
        self.wanted, self.rel, self.abs = wanted, rel, abs

    def __eq__(self, other):
        if isinstance(self.wanted, dict):
            return self.wanted.keys() == other.keys() and all(self.near(value, other[key]) for key, value in self.wanted.items())
        if isinstance(self.wanted, (list, tuple)):
            return len(self.wanted) == len(other) and all(map(self.near, self.wanted, other))
        return self.near(self.wanted, other)

    def near(self, wanted, other):
        return wanted == other or abs(wanted - other) <= max(self.rel * abs(wanted), self.abs)


def fixture(function=None, **more):
    def keep(function):
        function.fixture = more
        return function
    return keep(function) if function else keep


class Mark:
    def __getattr__(self, name):
        def mark(*args, **more):
            def keep(function):
                if name == "parametrize":
                    function.rows = getattr(function, "rows", []) + [args[:2]]
                function.skipped = getattr(function, "skipped", False) or name in ("skip", "xfail") or name == "skipif" and args[0]
                return function
            return keep(args[0]) if len(args) == 1 and callable(args[0]) else keep
        return mark


mark = Mark()


def param(*values, **more):
    return values if len(values) > 1 else values[0]


class Capture:
    """capsys: what was shown since it was last asked."""

    def readouterr(self):
        shown = Shown(sys.stdout.getvalue(), sys.stderr.getvalue())
        for stream in (sys.stdout, sys.stderr):
            stream.seek(0)
            stream.truncate()
        return shown


class Patch:
    """monkeypatch: changes that end with the test."""

    def __init__(self, stack):
        self.stack = stack

    def setattr(self, target, name, *value, raising=True):
        if isinstance(target, str):
            module, name, value = target.rpartition(".")[0], target.rpartition(".")[2], (name,)
            target = importlib.import_module(module)
        if hasattr(target, name):
            self.stack.callback(setattr, target, name, getattr(target, name))
        elif raising:
            raise AttributeError(name)
        else:
            self.stack.callback(delattr, target, name)
        setattr(target, name, value[0])

    def setitem(self, target, key, value):
        if key in target:
            self.stack.callback(target.__setitem__, key, target[key])
        else:
            self.stack.callback(target.pop, key, None)
        target[key] = value

    def setenv(self, name, value, prepend=None):
        self.setitem(os.environ, name, str(value))

    def chdir(self, path):
        self.stack.callback(os.chdir, os.getcwd())
        os.chdir(path)


class Case:
    """A test that is run: the fixtures that it asked for, which end with it."""

    def __init__(self, fixtures, stack):
        self.fixtures, self.stack = fixtures, stack
        self.made = {"capsys": Capture(), "capfd": Capture(), "monkeypatch": Patch(stack)}

    def make(self, name):
        if name == "tmp_path" and name not in self.made:
            self.made[name] = pathlib.Path(self.stack.enter_context(tempfile.TemporaryDirectory()))
        if name not in self.made:
            if name not in self.fixtures:
                raise LookupError(f"fixture {name!r} not found")
            value = self.call(self.fixtures[name])
            if inspect.isgenerator(value):
                self.stack.callback(next, value, None)
                value = next(value)
            self.made[name] = value
        return self.made[name]

    def call(self, function, more=()):
        wanted = inspect.signature(function).parameters.values()
        given = dict(more)
        return function(**{one.name: given[one.name] if one.name in given else self.make(one.name) for one in wanted
                           if one.name in given or one.default is one.empty})


def rows(function):
    """The arguments of each run of a test that parametrize gives."""
    tables = []
    for names, values in getattr(function, "rows", []):
        names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
        tables.append([dict(zip(names, value if len(names) > 1 else [value])) for value in values])
    for chosen in itertools.product(*tables):
        yield {name: value for row in chosen for name, value in row.items()}


def find(module):
    """The tests of a module: for each a function that makes it ready, with what belongs to it."""
    for key, value in list(vars(module).items()):
        if isinstance(value, type) and key.startswith("Test") and not issubclass(value, unittest.TestCase):
            for name in [name for name in dir(value) if name.startswith("test")]:
                yield lambda value=value, name=name: (getattr(one := value(), name), getattr(one, "setup_method", None), getattr(one, "teardown_method", None))
        elif callable(value) and key.startswith("test") and not isinstance(value, type):
            yield lambda value=value: (value, getattr(module, "setup_function", None), getattr(module, "teardown_function", None))


def run_test(ready, more, fixtures):
    with contextlib.ExitStack() as stack, contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        function, before, after = ready()
        case = Case(fixtures, stack)
        if after:
            stack.callback(after, *[function] * len(inspect.signature(after).parameters))
        if before:
            before(*[function] * len(inspect.signature(before).parameters))
        for name, one in fixtures.items():
            if one.fixture.get("autouse"):
                case.make(name)
        if case.call(function, more) is False:
            raise AssertionError(function.__name__)


def run_module(name, told):
    """Runs the tests of a module; returns how many ran. told(error) is called for each that failed."""
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            module = importlib.import_module(name)
        except Skipped:
            return 0
        getattr(module, "setup_module", lambda *args: None)(*[module][:len(inspect.signature(module.setup_module).parameters)] if hasattr(module, "setup_module") else ())
    ran, fixtures = 0, {}
    for source in filter(None, (sys.modules.get("conftest"), module)):
        fixtures |= {one.fixture.get("name", key): one for key, one in vars(source).items() if inspect.isfunction(one) and hasattr(one, "fixture")}
    for ready in find(module):
        function = ready()[0]
        for more in [] if getattr(function, "skipped", False) else rows(function):
            ran += 1
            try:
                run_test(ready, more, fixtures)
            except Skipped:
                ran -= 1
            except BaseException as error:
                told(error)
    for value in list(vars(module).values()):
        if isinstance(value, type) and issubclass(value, unittest.TestCase):
            result = unittest.TestResult()
            with contextlib.redirect_stdout(io.StringIO()):
                unittest.defaultTestLoader.loadTestsFromTestCase(value).run(result)
            ran += result.testsRun
            for test, _ in result.failures + result.errors:
                told(AssertionError(str(test)))
    return ran


def run_all(names, failure):
    """The test functions and test cases of some modules: how many ran, which failed."""
    ran, failed = 0, []
    for name in sorted(names, key=lambda name: name != "conftest"):
        def told(error, name=name):
            failed.append([name, *failure(error)])
        try:
            ran += run_module(name, told)
        except BaseException as error:
            told(error)
    return {"ran": ran, "failed": failed[:20]}
