"""joute-bench python: the speed of the module joute on one core.

    joute-bench python [--quick]

Prints the figures of docs/PYTHON.md; all steps are those of players.
"""
import random
import subprocess
import sys
import time

import joute

GAMES = 4096
quick = "--quick" in sys.argv
span = 0.05 if quick else 1.0


def rate(work, amount, clock=time.process_time):
    """Calls work until `span` seconds by the clock have passed, by default seconds of processor time. Returns how
    much it did in a second."""
    work()
    done, begin = 0, clock()
    while (took := clock() - begin) < span:
        work()
        done += amount
    return done / took


def batch_rate(game, threads, clock=time.process_time, **wants):
    batch = joute.Batch(game, GAMES, seed=1, threads=threads, **wants)
    return rate(lambda: batch.step_random(4), 4 * GAMES, clock)


def loop_rate(game):
    """A plain loop: list the actions, choose one, play it."""
    choose, count = random.Random(1).random, 20000 if not quick else 500

    def play():
        state, left = joute.State(game, 1), count
        while left:
            player = state.current_player()
            if player == -4:
                state = joute.State(game, left)
            elif player == -1:
                state.draw(left)
            elif player == -2:
                state.apply_actions([acts[int(choose() * len(acts))] for acts in
                                     (state.legal_actions(0), state.legal_actions(1))])
                left -= 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(choose() * len(actions))])
                left -= 1
    return rate(play, count)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


def main():
    # The last column is the processor time that a step costs with two threads, compared with one: unlike the time by the
    # clock, it shows also on a busy machine whether the threads wait for each other.
    print(f"{'':8}{'random':>10}{'observed':>10}{'loop':>10}   M steps/s, {GAMES} games{'2 threads':>12}{'CPU':>8}")
    for game in joute.games():
        plain = batch_rate(game, 1, legal=None, observation=False)
        seen = batch_rate(game, 1)
        two = batch_rate(game, 2, time.perf_counter) / batch_rate(game, 1, time.perf_counter)
        cost = batch_rate(game, 1) / batch_rate(game, 2)
        print(f"{game:8}{plain / 1e6:10.2f}{seen / 1e6:10.2f}{loop_rate(game) / 1e6:10.3f}{'':24}{two:11.2f}x{cost:7.2f}x", flush=True)
    state = joute.State("roses", 1)
    clones = rate(lambda: [state.clone() for _ in range(1000)], 1000)
    print(f"clone    {1e9 / clones:.0f} ns")
    code = "import time; t = time.process_time(); import joute; print(time.process_time() - t)"
    times = [float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(3 if quick else 10)]
    print(f"import   {min(times) * 1000:.1f} ms")
    batch = joute.Batch("moulin", GAMES, seed=1)
    batch.step_random(10)
    before, steps = resident(), 200 if quick else 2500
    batch.step_random(steps)
    print(f"growth   {(resident() - before) / 1e6:.2f} MB after {steps * GAMES / 1e6:.1f} M steps")


main()
