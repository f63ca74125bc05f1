"""Solves small boards of trolls in exact fractions, on whole matrices, and compares.

    test_trolls values 7 9 | python3 trolls_exact.py 7 9

reads lines "CELL LEFT RIGHT VALUE" and checks that they are all there and exact to 1e-12. The turns are the reference
engine's own (trolls.py); the equilibria come from a textbook simplex with Bland's rule."""

import sys
from fractions import Fraction

import trolls


def matrix_value(payoffs):
    """The value of a matrix game: with all payoffs above 0, the greatest sum of y with N y <= 1 is 1 / value."""
    rows, cols = len(payoffs), len(payoffs[0])
    table = [[payoff + 2 for payoff in row] + [Fraction(int(i == k)) for k in range(rows)] + [Fraction(1)]
             for i, row in enumerate(payoffs)]
    goal = [Fraction(-1)] * cols + [Fraction(0)] * (rows + 1)
    basis = list(range(cols, cols + rows))
    while True:
        entering = next((j for j in range(cols + rows) if goal[j] < 0), None)
        if entering is None:
            return 1 / goal[-1] - 2
        leaving = min((row[-1] / row[entering], basis[i], i) for i, row in enumerate(table) if row[entering] > 0)[2]
        pivot = table[leaving][entering]
        table[leaving] = [entry / pivot for entry in table[leaving]]
        for row in table + [goal]:
            if row is not table[leaving] and row[entering] != 0:
                factor = row[entering]
                row[:] = [entry - factor * other for entry, other in zip(row, table[leaving])]
        basis[leaving] = entering


def solve(cells, stones):
    options = {"cells": cells, "stones": stones}
    values = {}
    for total in range(2, 2 * stones + 1):
        for left in range(max(1, total - stones), min(stones, total - 1) + 1):
            for cell in range(1, cells - 1):
                values[cell, left, total - left] = matrix_value(
                    [[after(options, values, cell, left, total - left, i, j) for j in range(1, total - left + 1)]
                     for i in range(1, left + 1)])
    return values


def after(options, values, cell, left, right, i, j):
    state = {"turn": "all", "troll": cell, "stones": [left, right], "throws": [], "result": None}
    state = trolls.throw(options, state, i, j)
    if state["result"]:
        return Fraction(state["result"]["utility"][0])
    return values[state["troll"], state["stones"][0], state["stones"][1]]


def main():
    cells, stones = int(sys.argv[1]), int(sys.argv[2])
    values = solve(cells, stones)
    worst, seen = Fraction(0), 0
    for line in sys.stdin:
        cell, left, right, value = line.split()
        seen += 1
        worst = max(worst, abs(Fraction(float(value)) - values[int(cell), int(left), int(right)]))
    print(f"# {cells}/{stones}: {seen} states, worst error {float(worst):.2g}")
    sys.exit(seen != len(values) or worst > Fraction(1, 10 ** 12))


main()
