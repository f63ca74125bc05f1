"""Five strategy games from French programming courses, as a Python module.

>>> import joute
>>> joute.games()
['roses', 'trolls', 'guerre', 'moulin', 'splaby']
>>> state = joute.State("moulin")
>>> state.play("11")
>>> state.play("44x11")
Traceback (most recent call last):
...
ValueError: "44x11" is not a move of moulin
>>> state.current_player(), len(state.legal_actions())
(1, 23)

Players are numbered from 0; only documents (`to_dict`) count them from 1.
docs/PYTHON.md is the guide.
"""
import json as _json
import os as _os

from . import _joute

__version__ = _joute.version
__all__ = ["Batch", "Game", "Match", "Player", "State", "deserialize", "evaluate", "games", "load_game"]

try:
    if _os.environ.get("JOUTE_NO_NUMPY"):
        raise ImportError
    import importlib.util as _util
    _has_numpy = _util.find_spec("numpy") is not None
except ImportError:
    _has_numpy = False


def games():
    """The ids of all games."""
    return _joute.games()


def _texts(options):
    """Options as texts, which the library reads."""
    return {key: ("true" if value else "false") if isinstance(value, bool) else str(value)
            for key, value in options.items()}


def _seed(seed):
    return int.from_bytes(_os.urandom(6), "little") if seed is None else seed


class Game:
    """A game under some options; what does not depend on a position.

    >>> game = load_game("splaby", players=3)
    >>> game.num_players(), game.num_distinct_actions(), game.observation_shape
    (3, 260, (15, 7, 7, 40))
    """

    def __init__(self, id, **options):
        (self.title, self._players, text, self._actions, self._outcomes,
         *shape) = _joute.describe(id, _texts(options))
        self.id = id
        self.options = _json.loads(text)
        #: planes, rows and columns of the board, then the number of facts
        self.observation_shape = tuple(shape)

    def __repr__(self):
        return f"Game({self.id!r}, {', '.join(f'{k}={v!r}' for k, v in self.options.items())})"

    def new_initial_state(self, seed=None):
        """The start of a game; the same seed gives the same start."""
        return State(self.id, seed, **self.options)

    def num_players(self):
        return self._players

    def num_distinct_actions(self):
        """Moves of players have numbers below this."""
        return self._actions

    def max_chance_outcomes(self):
        """Draws of chance have numbers below this."""
        return self._outcomes

    def min_utility(self):
        return -1.0

    def max_utility(self):
        return 1.0

    def observation_tensor_size(self):
        planes, rows, cols, facts = self.observation_shape
        return planes * rows * cols + facts

    def observation_tensor_shape(self):
        return [self.observation_tensor_size()]

    def deserialize_state(self, text):
        return deserialize(text)

    def get_parameters(self):
        return dict(self.options)


def load_game(id, **options):
    """The game with this id: `load_game("trolls", cells=7)`."""
    return Game(id, **options)


class State(_joute.State):
    """A position of a game.

    >>> state = State("roses", 7)
    >>> state.moves()
    ['E3', 'N3', 'S1', 'S2', 'SE3']
    >>> state.play("SE3")
    >>> state.clone() == state, state.child(state.legal_actions()[0]) == state
    (True, False)
    >>> State.from_dict(state.to_dict()) == state
    True
    """
    __slots__ = ()

    def __new__(cls, game, seed=None, **options):
        return cls._new(game, _texts(options), _seed(seed))

    @property
    def options(self):
        """The options of the game, all of them."""
        return _json.loads(self._options())

    def get_game(self):
        return Game(self.game, **self.options)

    def is_chance_node(self):
        return self.current_player() == -1

    def is_simultaneous_node(self):
        return self.current_player() == -2

    def player_return(self, player):
        return self.returns()[player]

    def rewards(self):
        return self.returns()

    @property
    def result(self):
        """How the game ended, as a dictionary; None while it goes on."""
        return self.to_dict()["state"]["result"]

    def apply_action_with_legality_check(self, action):
        self.apply_action(action)

    def play(self, text):
        """Plays a step as it is written in records: "SE2", "*S1", "3,5"."""
        if self.current_player() == -2:
            self.apply_actions(str(text).split(","))
        else:
            self.apply_action(str(text))

    def draw(self, seed=None):
        """Lets chance draw if it is to act."""
        if self.current_player() != -1:
            raise ValueError("chance is not to act")
        self._draw(_seed(seed))

    def play_random(self, seed=None):
        """Plays a random step for everyone who is to act."""
        self._draw(_seed(seed))

    def observation_tensor(self, player=None):
        """What a player sees, as a list of numbers: planes, then facts."""
        return [float(byte) for byte in self.observation(self._player(player))]

    def observation_string(self, player=None):
        """What a player sees, as JSON."""
        return self.view(self._player(player))._json()

    information_state_string = observation_string

    def resample_from_infostate(self, player, sampler=None):
        """A state that looks the same to a player; what the player does not see is drawn anew. `sampler` is a seed,
        or a function that returns numbers from 0 to 1."""
        seed = int(sampler() * 2 ** 53) if callable(sampler) else sampler
        return self._imagine(player, _seed(seed))

    def _player(self, player):
        if player is None:
            player = self.current_player() if self.viewer is None else self.viewer
        if player < 0:
            raise ValueError("say which player")
        return player

    def to_dict(self):
        """The state document of docs/FORMATS.md; for a view, with "viewer"."""
        out = {"game": self.game, "options": self.options, "state": _json.loads(self._json())}
        return out if self.viewer is None else out | {"viewer": self.viewer}

    @classmethod
    def from_dict(cls, document):
        """Reads what `to_dict` wrote; everything is checked."""
        if not isinstance(document, dict) or not {"game", "options", "state"} <= document.keys():
            raise ValueError("a state document has the keys game, options and state")
        if not isinstance(document["options"], dict):
            raise ValueError("options: must be an object")
        viewer = document.get("viewer")
        return cls._read(document["game"], _texts(document["options"]), _json.dumps(document["state"]),
                         -1 if viewer is None else viewer)

    def to_json(self):
        return _json.dumps(self.to_dict())

    serialize = to_json

    def solve(self):
        """What the game's solver says (trolls, moulin); ValueError if it has none."""
        return _json.loads(self._solve())

    def __reduce__(self):
        return deserialize, (self.serialize(),)

    def __copy__(self):
        return self.clone()

    def __deepcopy__(self, memo):
        return self.clone()

    def __str__(self):
        return self._board(0).rstrip("\n")

    def board(self, lang="en"):
        """The board as text, in English or French."""
        return self._board(["en", "fr"].index(lang))

    def __repr__(self):
        return f"<joute.State {self.game}, player {self.current_player()}>"

    def _repr_html_(self):
        import html
        return f'<pre style="line-height:1.15">{html.escape(str(self))}</pre>'


def deserialize(text):
    """The state that `serialize` wrote."""
    try:
        return State.from_dict(_json.loads(text))
    except RecursionError:
        raise ValueError("the text is nested too deeply") from None


class Player(_joute.Player):
    """A computer player: random, greedy, mcts:N, level:1 to level:8, best.

    >>> Player("level:3", seed=1).choose(State("moulin").view(0)) in State("moulin").moves()
    True
    """

    def choose(self, state, player=None):
        """The move, as text, that it plays for the player to move. It is shown
        only what that player may know. Other threads run meanwhile."""
        if player is None and isinstance(state, State):
            player = state._player(None)
        return self._choose(state, player)

    def choose_action(self, state, player=None):
        """The same move as a number."""
        player = state._player(player)
        return state.string_to_action(player, self.choose(state, player))

    def __repr__(self):
        return f"Player({self.name!r})"


def evaluate(state, player=0):
    """What a position is worth to a player: the result once it is over, before that the game's own estimate, from -1
    to 1."""
    return state.returns()[player] if state.is_terminal() else state.evaluate(player)


class Match:
    """A game with its history, which can be undone (in C: JoutePlay). Chance draws by itself.

    >>> match = Match("trolls", seed=1, cells=7)
    >>> match.play("3,5"); match.play("2,2")
    >>> match.history
    ['3,5', '2,2']
    >>> match.undo(); match.state.current_player(), match.history
    (-2, ['3,5'])
    """

    def __init__(self, game, seed=None, **options):
        self.game = game
        self._match = _joute.Play(game, _texts(options), _seed(seed))
        self._texts = []
        self._go_on()

    def _go_on(self):
        while self._match.draw():
            pass
        for at in range(len(self._texts), self._match.steps()):
            self._texts.append(self._match.step(at))

    @property
    def state(self):
        """A copy of the position."""
        return self._match.state(State)

    @property
    def history(self):
        """The steps so far, as in records; those of chance begin with "*"."""
        return list(self._texts)

    def play(self, text):
        """Plays a step, and then what chance draws."""
        self._match.play(text)
        self._go_on()

    def undo(self):
        """Takes back the last choice of a player and what chance drew after it."""
        at = len(self._texts)
        while at > 0 and self._texts[at - 1].startswith("*"):
            at -= 1
        if at == 0:
            raise ValueError("nothing was played")
        self._match.go_to(at - 1)
        del self._texts[at - 1:]

    def record(self, *names):
        """The whole game as a record (docs/FORMATS.md)."""
        return _json.loads(self._match.record(names))


class Batch:
    """Many games at once, for programs that learn (docs/PYTHON.md).

    The arrays `mover`, `mask` or `legal` and `legal_count`, `planes`, `facts`,
    `rewards`, `terminated` and `truncated` are made once and written anew by
    every step: numpy arrays if numpy is there, else memoryviews. When a game is
    over, its next one begins in the same step.

    >>> batch = Batch("roses", 4, seed=1)
    >>> batch.planes.shape, batch.mask.shape
    ((4, 3, 9, 9), (4, 26))
    >>> batch.step_random(1000); bool(batch.mask.any())
    True
    >>> batch.step([25] * 4)
    Traceback (most recent call last):
    ...
    ValueError: game 0: action 25 is not legal; no game was changed
    """

    def __init__(self, game, n, seed=None, threads=1, *, legal="auto", observation=True, limit=0,
                 illegal="raise", **options):
        if illegal not in ("raise", "lose") or legal not in ("auto", "mask", "list", "both", None):
            raise ValueError("illegal is 'raise' or 'lose'; legal is 'auto', 'mask', 'list', 'both' or None")
        self.game = Game(game, **options)
        self.num_envs = n
        self.threads = threads
        actions = self.game.num_distinct_actions()
        if legal == "auto":
            legal = "mask" if actions <= 1024 else "list"
        self._batch = _joute.Batch(game, _texts(options), n, _seed(seed), limit, legal in ("mask", "both"),
                                   legal in ("list", "both"), observation, illegal == "lose")
        planes, rows, cols, facts = self.game.observation_shape
        each = () if self._batch.rows == 1 else (self._batch.rows,)
        shapes = {"mover": ("i", ()), "mask": ("B", each + (actions,)), "legal": ("H", each + (1024,)),
                  "legal_count": ("i", each), "planes": ("B", each + (planes, rows, cols)),
                  "facts": ("B", each + (facts,)), "rewards": ("f", (self.game.num_players(),)),
                  "terminated": ("B", ()), "truncated": ("B", ())}
        arrays = self._batch.arrays()
        for name, (code, shape) in shapes.items():
            array = arrays.get(name)
            setattr(self, name, None if array is None else _array(array, code, (n,) + shape))
        #: the shape of the actions that step() takes
        self.action_shape = (n,) + each

    def step(self, actions):
        """Plays an action in each game. An action that is not legal raises ValueError, which names the game; then no
        game is changed."""
        self._batch.step(actions, self.threads)

    def step_random(self, steps=1):
        """Plays random legal actions, chosen in C."""
        self._batch.step_random(steps, self.threads)

    def reset(self, seed=None):
        """Begins all games anew."""
        self._batch.reset(_seed(seed), self.threads)

    def state(self, index):
        """A copy of the position of one game."""
        return self._batch.state(State, index)

    def __len__(self):
        return self.num_envs


def _array(buffer, code, shape):
    if _has_numpy:
        import numpy
        return numpy.frombuffer(buffer, numpy.dtype(code)).reshape(shape)
    view = memoryview(buffer)
    return view.cast(code, shape) if len(shape) > 1 or code != "B" else view
