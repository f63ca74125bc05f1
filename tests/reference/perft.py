"""Count move sequences: python3 perft.py < lines of "DEPTH state-document"; a count a line

As FORMATS.md defines it: sequences of exactly that length; a chance outcome and a joint move
count as one move each; moves that are never listed as legal (`!passe`) are never counted.
"""

import sys

from common import Refused, all_moves, judge, parse


def perft(module, options, state, depth):
    if depth == 0:
        return 1
    moves = all_moves(module, options, state)
    if depth == 1:
        return len(moves)
    return sum(perft(module, options, module.apply(options, state, move), depth - 1) for move in moves)


def main():
    for line in sys.stdin:
        depth, document = line.split(" ", 1)
        try:
            module, options, state = judge(parse(document))
        except (Refused, ValueError) as error:
            print(f"refused: {error}", file=sys.stderr)
            return 1
        print(perft(module, options, state, int(depth)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
