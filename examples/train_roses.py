"""Learns Le Roi des Roses by playing against itself; it needs numpy (best with OpenBLAS, as pip's is).

    PYTHONPATH=build/release/python OMP_NUM_THREADS=1 python3 examples/train_roses.py [MINUTES [WEIGHTS.npz]]

A net of one hidden layer estimates what a position is worth to the player to move. 256 games are played at once; each
player takes the action after which the net likes the other's position least. The target of such a position is its
lambda-return: the values found in the steps after it, mixed, with the result at the end. It learns each position as
seen from a side of the board drawn at random. Against others it plays with the mean of the weights over time, takes the
mean of what it sees from all eight sides, and looks DEPTH moves further ahead. Minutes are those of the processor."""
import sys
import time

import joute
import numpy as np

GAMES, STEPS, HIDDEN, LAMBDA, DEPTH, WIDTH, DRAWS = 256, 64, 96, 0.8, 3, 4, 4
PIOCHE, PASSE, UNKNOWN = 24, 25, 75  # two actions, and a fact: 0 if the other player is about to draw
DIRECTIONS = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
DOWN, RIGHT = np.array([(n * down, n * right) for down, right in DIRECTIONS for n in (1, 2, 3)]).T
# A board has EDGE empty squares around it; those on the right of a row are also those on the left of the next one.
EDGE, NEAR = 6, 4
SIDE = 9 + EDGE
BOARD = SIDE * (9 + 2 * EDGE) + 2 * EDGE
SQUARES = np.array([SIDE * (EDGE + row) + EDGE + col for row in range(9) for col in range(9)])
INSIDE = np.isin(np.arange(BOARD), SQUARES)[:, None]
OFFSETS = [(row, col) for row in range(-NEAR, NEAR + 1) for col in range(-NEAR, NEAR + 1)]
STRIDE = SIDE * DOWN + RIGHT  # how far each card leads
AROUND = np.array([SIDE * row + col for row, col in OFFSETS])
ARRIVAL = np.searchsorted(AROUND, STRIDE)
MIDDLE = slice(SQUARES[0], SQUARES[-1] + 1)
BESIDE = [slice(MIDDLE.start + by, MIDDLE.stop + by) for by in (-SIDE, SIDE, -1, 1)]
SWAPPED = np.r_[24:48, 0:24, 48:72, 73, 72, 74, 75]  # the facts as the other player sees them
rng = np.random.default_rng(1)


def turned(places, side):
    """Where each of the places lies as seen from another side: 1 mirrors rows, 2 columns, 4 exchanges both."""
    mirrored = [(-row if side & 1 else row, -col if side & 2 else col) for row, col in places]
    return np.array([places.index(place[::-1] if side & 4 else place) for place in mirrored])


def inputs_from(side):
    """Which input each input is as seen from another side."""
    near, cards = turned(OFFSETS, side), turned(list(zip(DOWN, RIGHT)), side)
    return np.r_[(5 * near[:, None] + np.arange(5)).ravel(), 405 + (cards + [[0], [24], [48]]).ravel(), 477:481,
                 481 + (cards + [[0], [24], [48], [72]]).ravel(), 577:591]


TURNS = [inputs_from(side) for side in range(8)]


def gains(pawns):
    """What a pawn on each square would add to the score, and the score: n joined pawns count n * n."""
    n = pawns.shape[1]
    label = pawns * (np.arange(BOARD)[:, None].clip(MIDDLE.start - 1, MIDDLE.stop) - MIDDLE.start + 1).astype(np.uint8)
    inner, highest = label[MIDDLE], np.empty_like(label[MIDDLE])
    while True:  # each pawn takes the highest number of its territory
        np.maximum(inner, label[BESIDE[0]], out=highest)
        for beside in BESIDE[1:]:
            np.maximum(highest, label[beside], out=highest)
        highest *= pawns[MIDDLE]
        if (highest == inner).all():
            break
        inner[:] = highest
    numbers = inner + np.arange(n) * 256
    sizes = np.bincount(numbers.ravel(), minlength=256 * n).astype(np.float32)
    sizes[::256] = 0
    size, gain = np.zeros((2, BOARD, n), np.float32)
    size[MIDDLE] = sizes[numbers]
    joined, squares = np.ones(inner.shape, np.float32), np.zeros(inner.shape, np.float32)
    for i, beside in enumerate(BESIDE):
        more = size[beside]
        for other in BESIDE[:i]:  # a territory on two sides counts once
            more = more * (label[beside] != label[other])
        joined += more
        squares += more * more
    gain[MIDDLE] = joined * joined - squares
    return gain, size.sum(0)


def trades(gain, at, hands):
    """The two best actions: what one adds, less the other's best answer."""
    cards = np.argsort(-hands.astype(np.int8), 2, kind="stable")[:, :, :5]
    (mine, theirs), (has, have) = cards.swapaxes(0, 1), np.take_along_axis(hands, cards, 2).swapaxes(0, 1)
    game, first = np.arange(len(at))[:, None], at[:, None] + STRIDE[mine]
    own = gain[first, 0, game]
    answer = (gain[first[:, :, None] + STRIDE[theirs][:, None], 1, game[:, None]] * have[:, None]).max(2)
    none = np.where(hands[:, 0].sum(1) < 5, -(gain[at[:, None] + STRIDE[theirs], 1, game] * have).max(1), -3)
    return np.sort(np.c_[np.where((own > 0) & (has > 0), own - answer, -3), none], 1)[:, -2:]


def inputs(planes, facts):
    """What the net sees of positions, and their values where the game is over (else nan)."""
    n = len(planes)
    pawns = np.zeros((BOARD, 2, n), np.uint8)
    pawns[SQUARES] = planes[:, :2].transpose(2, 1, 0)
    gain, score = gains(pawns.reshape(BOARD, 2 * n))
    gain = gain.reshape(BOARD, 2, n) * (INSIDE & (pawns.sum(1) == 0))[:, None] / np.float32(20)
    board = np.concatenate([pawns, np.broadcast_to(INSIDE[:, None], (BOARD, 1, n)), gain], 1, dtype=np.float32)
    at, hands = SQUARES[planes[:, 2].argmax(1)], facts[:, :48].reshape(n, 2, 24)
    near = board[at[:, None] + AROUND, :, np.arange(n)[:, None]]
    plays = (hands[:, :, None] * near[:, ARRIVAL, 3:].transpose(0, 2, 1)[:, None]).reshape(n, 4, 24)
    best, trade = plays.max(2), trades(gain, at, hands)
    lead, left = score[:n] - score[n:], facts[:, 72:74].min(1)
    soon = lead + 20 * facts[:, UNKNOWN] * best[:, 0]
    stand = np.stack([lead, soon, soon - 20 * best[:, 3], lead + 20 * trade[:, 1]], 1) / (abs(lead) + 10 + 2 * left)[:, None]
    x = np.c_[near.reshape(n, -1), facts[:, :72], facts[:, 72:74] / 26, facts[:, 74:76], plays.reshape(n, -1), best, trade,
              gain.sum(0).T / 5, stand, lead / 40, np.ones(n)].astype(np.float32)
    return x, np.where((left == 0) | (facts[:, 74] == 2), np.sign(lead), np.nan)


def futures(planes, facts, mask):
    """What follows from each legal action, as the other player sees it: game, action, planes, facts."""
    game, action = np.nonzero(mask)
    planes, facts = planes[game][:, [1, 0, 2]], facts[game][:, SWAPPED]
    rows = np.flatnonzero(action < PIOCHE)
    card = action[rows]
    at = planes[rows, 2].argmax(1) + 9 * DOWN[card] + RIGHT[card]
    planes[rows, 2] = 0
    planes[rows, 2, at] = planes[rows, 1, at] = 1
    facts[rows, 24 + card] = 0
    facts[rows, 73] -= 1
    facts[:, 74] = np.where(action == PASSE, facts[:, 74] + 1, 0)
    facts[:, UNKNOWN] = action != PIOCHE
    return game, action, planes, facts


def draw(facts):
    """Gives the other player a card where one is to be drawn."""
    rows = np.flatnonzero(facts[:, UNKNOWN] == 0)
    pile = facts[rows, 48:72]
    pile = np.where(pile.any(1)[:, None], pile, facts[rows, :24] + facts[rows, 24:48] == 0)
    card = (rng.random(pile.shape) * pile).argmax(1)
    facts[rows, 48:72] = pile
    facts[rows, 48 + card] = 0
    facts[rows, 24 + card] = facts[rows, UNKNOWN] = 1
    return facts


def legal(planes, facts):
    """The mask of the legal actions."""
    king = planes[:, 2].argmax(1)[:, None]
    row, col = king // 9 + DOWN, king % 9 + RIGHT
    inside = (row >= 0) & (row < 9) & (col >= 0) & (col < 9)
    free = inside & (planes[:, :2].sum(1)[np.arange(len(king))[:, None], np.where(inside, 9 * row + col, 0)] == 0)
    mask = np.c_[free & (facts[:, :24] > 0), facts[:, :24].sum(1) < 5, np.zeros(len(king), bool)]
    mask[:, PASSE] = ~mask.any(1)
    return mask


class Net:
    """The value of a position to the player to move, -1 to 1; learns by Adam."""

    def __init__(self, size):
        self.w = [rng.normal(0, size**-0.5, (size, HIDDEN)).astype(np.float32), np.zeros((HIDDEN, 1), np.float32)]
        self.mean, self.square, self.updates = [0, 0], [0, 0], 0
        self.average = self.w

    def from_all_sides(self):
        """The net to play with: the averages of the weights, once for each side of the board."""
        whole, (first, last) = Net(1), self.average
        whole.w = [np.concatenate([first[turn] for turn in TURNS], 1), np.tile(last, (8, 1)) / 8]
        return whole

    def values(self, x):
        hidden = x @ self.w[0]
        self.hidden = np.maximum(hidden, 0.1 * hidden)
        return np.tanh(self.hidden @ self.w[1])[:, 0]

    def learn(self, x, target, rate):
        """One step towards the targets; returns the mean squared error before it."""
        value = self.values(x)
        error = ((value - target) * (1 - value * value) / len(x))[:, None]
        slopes = [x.T @ (error * self.w[1].T * np.where(self.hidden > 0, np.float32(1), np.float32(0.1))), self.hidden.T @ error]
        self.updates += 1
        for i, slope in enumerate(slopes):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * slope
            self.square[i] = 0.999 * self.square[i] + 0.001 * slope * slope
            spread = np.sqrt(self.square[i] / (1 - 0.999**self.updates)) + 1e-8
            self.w[i] -= rate * self.mean[i] / (1 - 0.9**self.updates) / spread
        return float(((value - target) ** 2).mean())


def judge(net, planes, facts, mask, depth=0):
    """The value of each action (-2 if it is illegal), and the inputs after it: rows of x."""
    game, action, planes, facts = futures(planes, facts, mask)
    x, known = inputs(planes, facts)
    value = np.where(np.isnan(known), net.values(x), known)
    if depth > 0:  # the WIDTH actions that look best in each game are looked at further
        order = np.lexsort((value, game))
        rank = np.empty_like(order)
        rank[order] = np.arange(len(order)) - np.searchsorted(game, game)
        value[rank >= WIDTH] = 2
        rows = np.flatnonzero((rank < WIDTH) & np.isnan(known))
        rows = np.repeat(rows, np.where(action[rows] == PIOCHE, DRAWS, 1))
        planes, facts = planes[rows], draw(facts[rows])
        found = judge(net, planes, facts, legal(planes, facts), depth - 1)[0].max(1) if len(rows) else []
        times = np.bincount(rows, minlength=len(value))
        value = np.where(times > 0, np.bincount(rows, found, len(value)) / times.clip(1), value)
    q, row = np.full(mask.shape, -2, np.float32), np.zeros(mask.shape, int)
    q[game, action], row[game, action] = -value, np.arange(len(value))
    return q, row, x


def lesson(net, batch, tries, rate):
    """Plays STEPS steps of all games and learns from them; returns the mean squared error."""
    x, reward, ended, value, is_try, games = [], [], [], [], [], np.arange(GAMES)
    for t in range(STEPS + 1):
        q, row, after = judge(net, batch.planes.reshape(GAMES, 3, 81), batch.facts, batch.mask)
        value.append(q.max(1))
        is_try.append(rng.random(GAMES) < tries)
        action = np.where(is_try[t], np.where(batch.mask, rng.random(q.shape), -2).argmax(1), q.argmax(1))
        if t < STEPS:
            x.append(after[row[games, action]])
            mover = batch.mover.copy()
            batch.step(action.astype(np.int32))
            reward.append(-batch.rewards[games, mover])
            ended.append(batch.terminated.astype(bool))
    target, onward = [], value[STEPS]
    for t in reversed(range(STEPS)):  # the position after step t, as the player to move there sees it
        target.insert(0, np.where(ended[t], reward[t], onward).astype(np.float32))
        onward = np.where(is_try[t], value[t], (1 - LAMBDA) * value[t] - LAMBDA * target[0])
    x, target = np.concatenate(x), np.concatenate(target)
    parts = [part for _ in range(2) for part in np.array_split(rng.permutation(len(x)), STEPS)]
    error = np.mean([net.learn(x[part][:, TURNS[rng.integers(8)]], target[part], rate) for part in parts])
    share = max(0.01, 2 * STEPS / net.updates)  # of this lesson in the averages
    net.average = [(1 - share) * old + share * new for old, new in zip(net.average, net.w)]
    return error


def score_against(net, name, games, depth=DEPTH):
    """The share of points against a player, in games side by side; each deal is played from both sides."""
    states = [joute.State("roses", seed=game // 2) for game in range(games)]
    players = [joute.Player(name, seed=game) for game in range(games)]
    while not all(state.is_terminal() for state in states):
        waiting = []
        for game, state in enumerate(states):
            if state.is_chance_node():
                state.draw(seed=int(rng.integers(1 << 32)))
            elif state.current_player() == game % 2:
                waiting.append(state)
            elif not state.is_terminal():
                state.apply_action(players[game].choose_action(state))
        for some in (waiting[first:first + 16] for first in range(0, len(waiting), 16)):
            seen = np.frombuffer(b"".join(state.observation(state.current_player()) for state in some), np.uint8).reshape(len(some), -1)
            planes, facts = seen[:, :243].reshape(-1, 3, 81), seen[:, 243:]
            for state, action in zip(some, judge(net, planes, facts, legal(planes, facts), depth)[0].argmax(1)):
                state.apply_action(int(action))
    return sum(1 + state.player_return(game % 2) for game, state in enumerate(states)) / 2 / games


def main(minutes=10.0, file=None):
    batch = joute.Batch("roses", GAMES, seed=1)
    net = Net(inputs(batch.planes.reshape(GAMES, 3, 81), batch.facts)[0].shape[1])
    began, shown, lessons = time.process_time(), 0, 0
    while (spent := (time.process_time() - began) / 60) < minutes:
        error = lesson(net, batch, 0.1 - 0.08 * spent / minutes, 1e-3 * (1 - 0.95 * spent / minutes))
        lessons += 1
        if spent >= shown:
            shown = int(spent) + 1
            steps = lessons * STEPS * GAMES / 1e6
            print(f"{spent:4.1f} min, {steps:5.1f} M steps, error {error:.3f}: "
                  f"{score_against(net, 'greedy', 100, 0):.0%} against greedy without looking further ahead", flush=True)
    net = net.from_all_sides()
    if file:
        np.savez(file, *net.w)
    for name, games in (("random", 100), ("greedy", 400)):
        print(f"{score_against(net, name, games):.1%} of {games} games against {name}", flush=True)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]), *sys.argv[2:3])
