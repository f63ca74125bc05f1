"""Tests of the module joute, which PYTHONPATH finds; prints TAP. See python.sh."""
import copy
import ctypes
import doctest
import gc
import io
import json
import os
import pickle
import random
import subprocess
import sys
import threading
import types

import joute

JOUTE, LONG = os.environ["JOUTE"], os.environ.get("JOUTE_LONG", "0") == "1"
count = failed = 0


def result(is_good, title):
    global count, failed
    count += 1
    failed += not is_good
    print(f"{'ok' if is_good else 'not ok'} {count} - {title}", flush=True)


def refuses(work, what=ValueError):
    try:
        work()
    except what:
        return True
    return False


def option_sets(game):
    with open(f"src/games/{game}/options.txt") as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                words = line.split()
                yield [] if words == ["default"] else [w for w in words if "=" in w]


def traces(game, options, games):
    flags = [part for option in options for part in ("-o", option)]
    out = subprocess.run([JOUTE, "random", game, "--trace", "--seed", "1", "--games", str(games), *flags],
                         capture_output=True, check=True, text=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def follows(record):
    """Plays a trace again; the legal moves and states must be the same."""
    options = record["options"]
    state = joute.State.from_dict({"game": record["game"], "options": options, "state": record["start"]})
    for step in record["trace"]:
        legal = step["legal"]
        ours = ([state.moves(i) for i in range(state.num_players())] if state.is_simultaneous_node()
                else state.moves())
        if ours != legal:
            return False
        state.play(step["move"])
        if state.to_dict()["state"] != step["state"]:
            return False
    return state.is_terminal() and state.returns() == record["result"]["utility"]


def test_traces():
    for game in joute.games():
        sets = list(option_sets(game))
        each = 500 if LONG else max(1, 6 // len(sets))
        good = all(follows(record) for options in sets for record in traces(game, options, each))
        result(good, f"{game}: {each * len(sets)} traces of {len(sets)} option sets are the same in Python")


def some_states(game, seed):
    state, rng = joute.State(game, seed), random.Random(seed)
    while not state.is_terminal():
        yield state
        state = state.clone()
        state.play_random(rng.getrandbits(40))
    yield state


def check_state(state, rng):
    again = pickle.loads(pickle.dumps(state))
    good = state == again == copy.copy(state) == copy.deepcopy(state) and hash(again) == hash(state)
    player = state.current_player()
    for seat in range(state.num_players()):
        view = state.view(seat)
        good = good and view.observation(seat) == state.observation(seat)
        good = good and pickle.loads(pickle.dumps(view)) == view
        world = state.resample_from_infostate(seat, rng.random)
        good = good and world.observation(seat) == state.observation(seat) and world.viewer is None
        if player == seat:
            good = good and view.moves() == state.moves()
    for seat in (range(state.num_players()) if player == -2 else [player] if player >= -1 else []):
        actions, mask = state.legal_actions(seat), state.legal_actions_mask(seat)
        good = good and actions == sorted(set(actions)) == [i for i, one in enumerate(mask) if one]
        texts = [state.action_to_string(seat, action) for action in actions]
        good = good and sorted(texts) == state.moves(seat)
        good = good and [state.string_to_action(seat, text) for text in texts] == actions
    if player == -1:
        good = good and abs(sum(share for _, share in state.chance_outcomes()) - 1) < 1e-9
    return good


def test_states():
    for game in joute.games():
        rng = random.Random(3)
        states = list(some_states(game, 3))
        result(all(check_state(state, rng) for state in states[::7] + states[-1:]),
               f"{game}: copies, pickles, views and numbers keep the position")
    guerre = joute.State("guerre", 1)
    result(refuses(lambda: guerre.view(0).apply_action(0)) and refuses(lambda: guerre.view(0).view(1)) and
           refuses(lambda: guerre.view(0).resample_from_infostate(1)), "a view shows nothing of the others")
    result("<pre" in guerre._repr_html_() and guerre.board("fr") != guerre.board("en"), "a board for a notebook")


def test_players():
    for game in joute.games():
        state = joute.State(game, 5)
        player = joute.Player("level:2", seed=1)
        seat = 0 if state.is_simultaneous_node() else state.current_player()
        move = player.choose(state.view(seat), seat)
        result(move in state.moves(seat) and move == joute.Player("level:2", seed=1).choose(state, seat),
               f"{game}: a level chooses, the same for the view")
    result(refuses(lambda: joute.Player("level:9").choose(joute.State("moulin"))) and
           refuses(lambda: joute.Player("human").choose(joute.State("moulin"))), "there is no such player")
    search, state, beats = joute.Player("mcts:200000"), joute.State("moulin"), 0
    thread = threading.Thread(target=search.choose, args=(state,))
    thread.start()
    while thread.is_alive():
        beats += 1
    result(beats > 1000, "other threads run while a player thinks")
    match = joute.Match("roses", seed=4)
    match.play("pioche") if "pioche" in match.state.moves() else match.play(match.state.moves()[0])
    before = match.state
    match.play(match.state.moves()[0])
    match.undo()
    record = match.record("a", "b")
    verified = subprocess.run([JOUTE, "verify", "-"], input=json.dumps(record), capture_output=True, text=True)
    result(match.state == before and len(record["moves"]) == len(match.history) and verified.stdout == "ok\n",
           "a game is undone, and its record verified")
    trolls = joute.State("trolls", cells=7, stones=15)
    result(isinstance(trolls.solve(), dict) and refuses(lambda: joute.State("roses").solve()), "a solver answers")


def arrays_of(batch):
    names = ("mover", "mask", "legal", "legal_count", "planes", "facts", "rewards", "terminated", "truncated")
    return [bytes(getattr(batch, name)) for name in names if getattr(batch, name) is not None]


def is_like_state(batch, at):
    """The arrays of one game tell what its State says."""
    state = batch.state(at)
    joint = state.is_simultaneous_node()
    for seat in range(state.num_players()) if joint else [state.current_player()]:
        where = (at, seat) if joint else at
        legal = ([i for i, one in enumerate(batch.mask[where].tolist()) if one] if batch.mask is not None
                 else sorted(batch.legal[where][:batch.legal_count[where]].tolist()))
        seen = bytes(batch.planes[where].tobytes() + batch.facts[where].tobytes())
        if legal != state.legal_actions(seat) or seen != state.observation(seat):
            return False
    return int(batch.mover[at]) == state.current_player()


def test_batches():
    for game in joute.games():
        one, two, four = (joute.Batch(game, 700, seed=9, threads=n) for n in (1, 2, 4))
        for batch in (one, two, four):
            batch.step_random(60)
        good = arrays_of(one) == arrays_of(two) == arrays_of(four)
        for batch in (one, two):
            for _ in range(5):
                first = (batch.mask.argmax(-1) if batch.mask is not None else batch.legal[..., 0].astype("int64"))
                batch.step(first)
        good = good and arrays_of(one) == arrays_of(two)
        result(good and all(is_like_state(one, at) for at in range(0, 700, 50)),
               f"{game}: the arrays do not depend on the threads, and tell what the states say")
    batch = joute.Batch("roses", 8, seed=1)
    actions = [batch.state(i).legal_actions()[0] for i in range(8)]
    actions[5] = 25
    before = arrays_of(batch)
    try:
        batch.step(actions)
        told = ""
    except ValueError as error:
        told = str(error)
    result("game 5" in told and arrays_of(batch) == before, "an illegal action is named and changes nothing")
    batch = joute.Batch("roses", 8, seed=1, illegal="lose")
    batch.step(actions)
    result(batch.terminated.tolist() == [0] * 5 + [1, 0, 0] and batch.rewards[5].tolist() == [-1, 1], "or it loses")
    batch = joute.Batch("splaby", 3, seed=1, limit=5, players=3)
    batch.step_random(5)
    result(batch.truncated.tolist() == [1, 1, 1], "an episode can be cut off")
    code = ("import joute; b = joute.Batch('trolls', 4, seed=1); b.step([[0, 0]] * 4 and [0] * 8);"
            "print(type(b.mask).__name__, b.mask.shape)")
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                         env=os.environ | {"JOUTE_NO_NUMPY": "1"}).stdout
    result(out == "memoryview (4, 2, 15)\n", "without numpy the arrays are memoryviews")


JUNK = [None, -1, 0, 1, 3, 7, 2 ** 31, 2 ** 63, -2 ** 70, 1.5, "", "x", "11", "*N1", "\ud800", "\0", b"x", [], [0], ["a", "b"],
        {}, {"a": 1}, (), object(), True, "roses", "guerre", range(3), 10 ** 30, float("nan"), "9" * 5000, [[[]]] * 3]


def junk(rng):
    return [rng.choice(JUNK) for _ in range(rng.randrange(4))]


def call(work, *args):
    try:
        return work(*args)
    except (ValueError, TypeError, KeyError, IndexError, OverflowError, UnicodeError, RuntimeError, MemoryError,
            AttributeError, BufferError):
        return None


def mutate(value, rng):
    """The document with something in it replaced."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(list(value))
        return value | {key: mutate(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        return value[:at] + [mutate(value[at], rng)] + value[at + 1:]
    return rng.choice([None, -1, 0, 1, 2, 5, 1000, 10 ** 30, 1.5, "x", "K", [], {}, True, [1, 2]])


def exercise(state, rng):
    """Calls every method of a loaded state, and plays on from it."""
    for seat in range(state.num_players()):
        call(state.observation, seat), call(state.evaluate, seat), call(state.view, seat), call(state.moves, seat)
        call(state.legal_actions_mask, seat), call(state.resample_from_infostate, seat, 1)
    call(str, state), call(state.returns), call(state.chance_outcomes), hash(state), call(state.serialize)
    if rng.random() < 0.1:
        call(joute.Player("greedy").choose, state)
    for i in range(20):
        call(state.play_random, i)


class Names(pickle.Unpickler):
    """Reads pickles that call nothing but this module."""
    def find_class(self, module, name):
        if module.split(".")[0] != "joute":
            raise ValueError(name)
        return super().find_class(module, name)


def test_pickles():
    rng, rounds, loaded = random.Random(12), 20000 if LONG else 1000, 0
    texts = [pickle.dumps(state) for game in joute.games() for state in list(some_states(game, 5))[::9]]
    for _ in range(rounds):
        data = bytearray(rng.choice(texts))
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            alike = next((kind for kind in (b"0123456789", b"RB.", b"KSGAPW") if data[at] in kind), bytes(range(256)))
            data[at] = rng.choice(alike if rng.random() < 0.9 else data)
        try:
            state = Names(io.BytesIO(data)).load()
        except Exception:  # whatever pickle says of it
            continue
        if isinstance(state, joute.State):
            exercise(state, rng)
            loaded += 1
    result(loaded > rounds / 100, f"{rounds} mutations of pickles: {loaded} are states, which can be played")


class Evil:
    """A number that does something when it is read."""
    def __init__(self, number, work):
        self.number, self.work = number, work

    def __index__(self):
        self.work()
        return self.number


def odd_actions():
    """Buffers and lists that are no actions for a batch of 8 games."""
    buffer = bytearray(8 * 9)
    yield from (memoryview(buffer)[1:65].cast("q"), memoryview(bytes(32)).cast("i"), memoryview(buffer)[:64].cast("d"),
                memoryview(buffer)[:64].cast("Q"), memoryview(buffer)[::9],
                memoryview(buffer)[:4].cast("i", ()), b"", bytearray(64), (ctypes.c_double * 8)(), (ctypes.c_int32 * 8)(), ctypes.c_int64(3),
                ctypes.Structure.__new__(type("Empty", (ctypes.Structure,), {"_fields_": []})), [2 ** 100] * 8, [None] * 8, [-1] * 8, [True] * 8,
                range(8), iter([0] * 8), (0 for _ in range(8)), {0: 1}, "00000000", [[0]] * 8, [float("nan")] * 8, None, 5, Evil(0, list))


def test_attacks():
    """What should not be done to objects, by one thread and by several at once."""
    state = joute.State("trolls", 1)
    first = [15, Evil(1, lambda: state.play("14,14"))]
    result(refuses(lambda: state.apply_actions([13, Evil(1, lambda: state.play("14,14"))])) and state.to_dict()["state"]["stones"] == [1, 1]
           and refuses(lambda: state.apply_actions(first)), "a number that plays when it is read cannot make a move legal")
    batch = joute.Batch("roses", 8, seed=1)
    for actions in odd_actions():
        call(batch.step, actions)
    result(refuses(lambda: batch.step([Evil(0, batch.step_random)] * 8), RuntimeError) and call(batch.step_random) is None,
           "a step that is begun while the actions of another one are read is refused")

    class Own(joute.State):
        pass

    own = Own("guerre", 3)
    own.note = [own]
    copies = [copy.copy(own), own.clone(), batch._batch.state(type("S", (joute.State,), {}), 0)]
    result(all(isinstance(one, joute.State) for one in copies) and own.clone() == own and not hasattr(own.clone(), "note"),
           "a class of one's own with attributes")
    del own, copies
    gc.collect()
    arrays = (batch.planes, batch.mask)
    thread = threading.Thread(target=joute.Batch("splaby", 500, seed=2).step_random, args=(50,))
    thread.start()
    del batch
    gc.collect()
    result(sum(bytes(arrays[0])) >= 0 and len(bytes(arrays[1])) == 8 * 26, "arrays outlive their batch")
    thread.join()
    result(crowd() == 0, "threads that use one batch, state, player and match at once")
    pid = os.fork()
    if pid == 0:
        own = joute.Batch("moulin", 600, seed=1, threads=4)
        own.step_random(3)
        os._exit(len(joute.Player("mcts:100", seed=1).choose(joute.State("moulin"))) != 2)
    result(os.waitpid(pid, 0)[1] == 0, "a child of fork plays too")
    deep = "[" * 100000 + "]" * 100000
    result(refuses(lambda: joute.deserialize(deep)) and refuses(lambda: joute.State._read("moulin", {}, deep, -1)), "a text that is nested deeply")


def crowd():
    """Uses the same objects in several threads; the number of exceptions that nobody expects."""
    batch, player, wrong = joute.Batch("trolls", 300, seed=1, threads=2), joute.Player("greedy", seed=1), []
    state, match = joute.State("guerre", 1), joute.Match("roses", seed=1)
    works = [lambda: batch.step_random(3), lambda: batch.reset(5), lambda: batch.step([[0, 0]] * 300 and [0] * 600), lambda: batch.state(7).moves(0),
             lambda: state.play_random(), lambda: state.moves(), lambda: state.chance_outcomes(), lambda: state.clone().serialize(),
             lambda: player.choose(state.clone()), lambda: player.choose(joute.State("moulin")), lambda: match.play(match.state.moves()[0]),
             lambda: match.undo(), lambda: match.record(), lambda: str(state)]

    def work(seed):
        rng = random.Random(seed)
        for _ in range(1000 if LONG else 150):
            try:
                rng.choice(works)()
            except (ValueError, RuntimeError, IndexError):
                pass
            except BaseException as error:
                wrong.append(error)
    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(wrong)


def test_fuzz():
    rng = random.Random(11)
    rounds = 20000 if LONG else 1500
    state_names = [name for name in dir(joute.State) if not name.startswith("__") and name != "solve"]
    for i in range(rounds):
        game = rng.choice(joute.games())
        state = joute.State(game, i % 50)
        for _ in range(rng.randrange(30)):
            if not state.is_terminal():
                state.play_random(i)
        if rng.random() < 0.3:
            state = state.view(rng.randrange(state.num_players()))
        for name in rng.sample(state_names, 6):
            work = getattr(state, name)
            if callable(work):
                call(work, *junk(rng))
        loaded = call(joute.State.from_dict, mutate(mutate(state.to_dict(), rng), rng))
        if loaded is not None:
            exercise(loaded, rng)
    raw = [joute._joute.Batch, joute._joute.Play, joute._joute.Player, joute.State, joute.Game, joute.Batch,
           joute.Match, joute.Player, joute.deserialize, joute.State._new, joute.State._read, joute._joute.describe]
    for _ in range(rounds):
        made = call(rng.choice(raw), *junk(rng), *junk(rng))
        for name in dir(made) if made is not None else []:
            if not name.startswith("__") and callable(getattr(made, name)) and rng.random() < 0.5:
                call(getattr(made, name), *junk(rng))
    result(refuses(lambda: object.__new__(joute.State), TypeError) and refuses(joute._joute.State, TypeError),
           "no state without a game")
    result(True, f"{2 * rounds} rounds of junk leave the interpreter alive")


def stub_pettingzoo():
    """The little of gymnasium and pettingzoo that joute.pettingzoo calls; Debian has neither."""
    class Space:
        def __init__(self, *args):
            self.args = args

    class AECEnv:
        def _accumulate_rewards(self):
            for agent, reward in self.rewards.items():
                self._cumulative_rewards[agent] += reward

        def _was_dead_step(self, action):
            assert action is None
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]

        def last(self):
            agent = self.agent_selection
            return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent],
                    self.truncations[agent], self.infos[agent])

    spaces = types.ModuleType("gymnasium.spaces")
    spaces.Box = spaces.Dict = spaces.Discrete = Space
    gymnasium = types.ModuleType("gymnasium")
    gymnasium.spaces = spaces
    zoo = types.ModuleType("pettingzoo")
    zoo.AECEnv, zoo.ParallelEnv = AECEnv, type("ParallelEnv", (), {})
    sys.modules.update({"gymnasium": gymnasium, "gymnasium.spaces": spaces, "pettingzoo": zoo})


def zoo_game(env, rng):
    """Plays an AEC game at random; the rewards at the end."""
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        seen, reward, is_over, _, _ = env.last()
        total[agent] = reward
        env.step(None if is_over else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    return list(total.values()), env._state


def test_pettingzoo():
    stub_pettingzoo()
    from joute.pettingzoo import env, parallel_env
    for game, options in [(game, {}) for game in joute.games()] + [("splaby", {"players": 2}), ("splaby", {"players": 3})]:
        rewards, state = zoo_game(env(game, **options), random.Random(2))
        both = parallel_env(game, **options)
        seen, _ = both.reset(seed=4)
        rng, ended = random.Random(2), {}
        while both.agents:
            actions = {agent: rng.choice(see["action_mask"].nonzero()[0].tolist()) if see["action_mask"].any() else 0
                       for agent, see in seen.items()}
            seen, ended, _, _, _ = both.step(actions)
        result(rewards == state.returns() == list(ended.values()),
               f"{game} {options or ''}: both environments of PettingZoo play the same game to its end")


def test_training():
    """An untrained net plays about as well as random; after five lessons it must score more than 0.8."""
    if not joute._has_numpy:
        result(True, "examples/train_roses.py learns # SKIP there is no numpy")
        return
    sys.path.insert(0, "examples")
    import train_roses
    batch = joute.Batch("roses", train_roses.GAMES, seed=1)
    planes, facts, mask = batch.planes.reshape(-1, 3, 81), batch.facts, batch.mask
    net = train_roses.Net(train_roses.inputs(planes, facts)[0].shape[1])
    same = (train_roses.legal(planes, facts) == mask).all()
    for _ in range(5):
        train_roses.lesson(net, batch, 0.1, 1e-3)
    same = same and (train_roses.legal(planes, facts) == mask).all()
    x = train_roses.inputs(planes, facts)[0]
    net = net.from_all_sides()
    same = same and all(abs(net.values(x[:, turn]) - net.values(x)).max() < 1e-5 for turn in train_roses.TURNS)
    result(same and train_roses.score_against(net, "random", 60, 1) > 0.8, "examples/train_roses.py knows the legal actions, and learns")


test = doctest.testmod(joute)
result(test.failed == 0 and test.attempted > 15, f"the {test.attempted} examples of the docstrings hold")
for test in (test_traces, test_states, test_players, test_batches, test_fuzz, test_pickles, test_attacks, test_pettingzoo, test_training):
    test()
print(f"1..{count}")
sys.exit(failed > 0)
