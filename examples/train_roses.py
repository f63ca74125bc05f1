"""Learns Le Roi des Roses by playing against itself; it needs numpy (best with OpenBLAS, as pip's is).

    PYTHONPATH=build/release/python OMP_NUM_THREADS=1 python3 examples/train_roses.py [MINUTES [WEIGHTS.npz]]

A net of one hidden layer estimates what each card is worth to the player to move. 256 games are played at once; the
target of a step is its lambda-return: the value found one step later, with the sign of the player to move there.
Against others it looks PLIES moves ahead. Minutes are those of the processor."""
import sys
import time

import joute
import numpy as np

GAMES, STEPS, HIDDEN, REACH, LAMBDA, PLIES, DRAWS = 256, 64, 128, 4, 0.8, 3, 4
SIDE, SLOPE = 2 * REACH + 1, np.float32(0.1)
rng = np.random.default_rng(1)


def gains(pawns):
    """What a pawn on each square would add to the score, and the score: n joined pawns count n * n."""
    n = len(pawns)
    label = np.zeros((n, 11, 11), np.uint8)
    inner = label[:, 1:-1, 1:-1]
    beside = [label[:, :-2, 1:-1], label[:, 2:, 1:-1], label[:, 1:-1, :-2], label[:, 1:-1, 2:]]
    inner[:] = pawns * np.arange(1, 82, dtype=np.uint8).reshape(9, 9)
    while True:  # each pawn takes the highest number of its territory
        highest = np.maximum.reduce([inner, *beside]) * pawns
        if (highest == inner).all():
            break
        inner[:] = highest
    first = np.arange(n)[:, None, None] * 82
    sizes = np.bincount((inner + first).ravel(), minlength=82 * n).astype(np.float32)
    sizes[::82] = 0
    joined, squares = np.ones((n, 9, 9), np.float32), np.zeros((n, 9, 9), np.float32)
    for i, one in enumerate(beside):
        size = sizes[one + first]
        for other in beside[:i]:
            size *= one != other
        joined += size
        squares += size * size
    return joined * joined - squares, (sizes * sizes).reshape(n, 82).sum(1)


def inputs(planes, facts):
    """Around the king: own and other pawns, the edge, what a pawn would add for both; cards, pawns left, the lead."""
    n = len(planes)
    gain, score = gains(planes[:, :2].reshape(2 * n, 9, 9))
    board = np.zeros((n, 5, 9 + 2 * REACH, 9 + 2 * REACH), np.float32)
    board[:, 2] = 1
    inner = board[:, :, REACH:-REACH, REACH:-REACH]
    inner[:, :2] = planes[:, :2]
    inner[:, 2] = 0
    inner[:, 3:] = gain.reshape(n, 2, 9, 9) * (planes[:, :1] + planes[:, 1:2] == 0) / 20
    king = planes[:, 2].reshape(n, 81).argmax(1)
    windows = np.lib.stride_tricks.sliding_window_view(board, (SIDE, SIDE), (2, 3))
    near = windows[np.arange(n), :, king // 9, king % 9].reshape(n, -1)
    lead = (score[::2] - score[1::2])[:, None] / 40
    rest = [facts[:, :72], facts[:, 72:74] / np.float32(26), facts[:, 74:75], lead, np.ones((n, 1))]
    return np.concatenate([near, *rest], 1, dtype=np.float32)


class Net:
    """Values of the 26 actions, -1 to 1; learns by Adam."""

    def __init__(self):
        size = 5 * SIDE * SIDE + 77
        self.w = [rng.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32),
                  rng.normal(0, 0.01, (HIDDEN, 26)).astype(np.float32)]
        self.mean, self.square, self.updates = [0, 0], [0, 0], 0

    def values(self, x):
        hidden = x @ self.w[0]
        self.hidden = hidden * np.where(hidden > 0, 1, SLOPE)
        return np.tanh(self.hidden @ self.w[1])

    def learn(self, x, action, target, rate):
        """One step towards the targets of the actions taken; returns the mean squared error before it."""
        q, rows = self.values(x), np.arange(len(x))
        error, taken = np.zeros_like(q), q[rows, action]
        error[rows, action] = (taken - target) * (1 - taken**2) / len(x)
        slopes = [x.T @ (error @ self.w[1].T * np.where(self.hidden > 0, 1, SLOPE)), self.hidden.T @ error]
        self.updates += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope
            spread = np.sqrt(self.square[i] / (1 - 0.999**self.updates)) + 1e-8
            self.w[i] -= rate * self.mean[i] / (1 - 0.9**self.updates) / spread
        return float(((taken - target) ** 2).mean())


def lesson(net, batch, tries, rate):
    """Plays STEPS steps of all games and learns from them; returns the mean squared error."""
    x, action, mover, reward, ended, value = [], [], [], [], [], []
    for t in range(STEPS + 1):
        x.append(inputs(batch.planes, batch.facts))
        q = np.where(batch.mask, net.values(x[t]), -2)
        value.append(q.max(1))
        anything = np.where(batch.mask, rng.random(q.shape), -2)
        action.append(np.where(rng.random(GAMES) < tries, anything.argmax(1), q.argmax(1)))
        mover.append(batch.mover.copy())
        if t < STEPS:
            batch.step(action[t].astype(np.int32))
            reward.append(batch.rewards[np.arange(GAMES), mover[t]].copy())
            ended.append(batch.terminated.astype(bool))
    target = [value[STEPS]]
    for t in reversed(range(STEPS)):
        onward = np.where(mover[t + 1] == mover[t], 1, -1) * ((1 - LAMBDA) * value[t + 1] + LAMBDA * target[0])
        target.insert(0, np.where(ended[t], reward[t], onward).astype(np.float32))
    x, action, target = np.concatenate(x[:-1]), np.concatenate(action[:-1]), np.concatenate(target[:-1])
    parts = np.array_split(rng.permutation(len(x)), STEPS)
    return np.mean([net.learn(x[part], action[part], target[part], rate) for part in parts])


def grow(state, plies, leaves):
    """The tree of what may follow: a number where the game is over, None for a leaf, else how to join branches."""
    if state.is_terminal():
        return state.player_return(0)
    if state.is_chance_node():
        cards = [card for card, _ in state.chance_outcomes()]
        return np.mean, [grow(state.child(int(card)), plies, leaves) for card in rng.permutation(cards)[:DRAWS]]
    if plies == 0:
        return leaves.append(state)
    join = (max, min)[state.current_player()]
    return join, [grow(state.child(action), plies - 1, leaves) for action in state.legal_actions()]


def worth(tree, values):
    """What a tree is worth to player 0."""
    if tree is None:
        return next(values)
    return tree[0]([worth(branch, values) for branch in tree[1]]) if isinstance(tree, tuple) else tree


def choose(net, state):
    """The action that is best PLIES moves ahead."""
    leaves, sign = [], 1 - 2 * state.current_player()
    branches = grow(state, PLIES, leaves)[1]
    values = iter(())
    if leaves:
        seen = np.frombuffer(b"".join(leaf.observation(leaf.current_player()) for leaf in leaves), np.uint8)
        seen = seen.reshape(len(leaves), -1)
        q = net.values(inputs(seen[:, :243].reshape(-1, 3, 9, 9), seen[:, 243:]))
        best = np.where([leaf.legal_actions_mask() for leaf in leaves], q, -2).max(1)
        values = iter(best * [1 - 2 * leaf.current_player() for leaf in leaves])
    return state.legal_actions()[int(np.argmax([sign * worth(branch, values) for branch in branches]))]


def score_against(net, name, games):
    """The share of points against a player; each deal is played from both sides."""
    points = 0
    for game in range(games):
        state, player = joute.State("roses", seed=game // 2), joute.Player(name, seed=game)
        while not state.is_terminal():
            if state.is_chance_node():
                state.draw(seed=int(rng.integers(1 << 32)))
            elif state.current_player() == game % 2:
                state.apply_action(choose(net, state))
            else:
                state.apply_action(player.choose_action(state))
        points += (1 + state.player_return(game % 2)) / 2
    return points / games


def main(minutes=10.0, file=None):
    net, batch = Net(), joute.Batch("roses", GAMES, seed=1)
    began, shown, lessons = time.process_time(), 0, 0
    while (spent := (time.process_time() - began) / 60) < minutes:
        error = lesson(net, batch, 0.1 - 0.08 * spent / minutes, 1e-3 * (1 - 0.95 * spent / minutes))
        lessons += 1
        if spent >= shown:
            shown = int(spent) + 1
            steps = lessons * STEPS * GAMES / 1e6
            print(f"{spent:4.1f} min, {steps:5.1f} M steps, error {error:.3f}: "
                  f"{score_against(net, 'greedy', 40):.0%} against greedy", flush=True)
    for name, games in (("random", 100), ("greedy", 400)):
        print(f"{score_against(net, name, games):.1%} of {games} games against {name}", flush=True)
    if file:
        np.savez(file, *net.w)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]), *sys.argv[2:3])
