"""The contract of the contest of Trolls & Châteaux:

    strategie(partie, partiesPrecedentes) -> int

The strategy is always shown on the left: what the right player sees is
mirrored here, each earlier game from the seat that was held in it.
"""

from sys import getrefcount

from joute_adapter import call, wrong

WISHES = "noview nolegal"  # "played" tells all, and is shorter
MOST = 10**9  # no stock is larger; so many digits make any number invalid


class Partie:
    """A game, as the contest's program gives it to a strategy."""

    def __init__(self, nombreCases, positionTroll, stockInitial, stockGauche,
                 stockDroite, gagnant, coupsPrecedents):
        self.nombreCases = nombreCases
        self.positionTroll = positionTroll
        self.stockInitial = stockInitial
        self.stockGauche = stockGauche
        self.stockDroite = stockDroite
        self.gagnant = gagnant
        self.coupsPrecedents = coupsPrecedents

    def __repr__(self):
        return f"Partie({self.__dict__})"


class Player:
    def __init__(self, module, options):
        self.strategie = module.strategie
        self.cells = options.get("cells", 7)
        self.stones = options.get("stones", 15)
        self.is_left = True
        self.troll = self.left = self.right = 0  # as the strategy sees them
        self.throws = []
        self.finished = []
        self.given = []  # the same, as it is given to the strategy

    def newgame(self, seat):
        self.is_left = seat == 1

    def view(self, state):
        """The view tells only the start of a game, which may have been set up
        by hand."""
        self.troll = state["troll"]
        self.left, self.right = state["stones"]
        self.throws = [tuple(pair) for pair in state["throws"]]
        if not self.is_left:
            self.troll = self.cells - 1 - self.troll
            self.left, self.right = self.right, self.left
            self.throws = [(left, right) for right, left in self.throws]

    def played(self, line):
        first, _, second = line.partition(b",")
        left, right = int(first), int(second)
        if not self.is_left:
            left, right = right, left
        self.throws.append((left, right))
        self.left -= left
        self.right -= right
        self.troll += (left > right) - (left < right)

    def partie(self, gagnant):
        return Partie(self.cells, self.troll, self.stones, self.left,
                      self.right, gagnant, self.throws.copy())

    def go(self):
        """The strategy may change the list and the game that it gets. For
        speed, neither the earlier games nor the list, which grows, are
        copied each time. The list is copied if the strategy has kept it, so
        that more refers to it than this object and the question itself, or
        if its length or one of its ends has changed. A change between its
        ends is noticed when the game ends."""
        given, finished = self.given, self.finished
        answer = call(self.strategie, self.partie(0), given)
        if getrefcount(given) > 3 or len(given) != len(finished) or (
                finished and (given[0] is not finished[0]
                              or given[-1] is not finished[-1])):
            self.given = finished.copy()
        if not isinstance(answer, int) or isinstance(answer, bool):
            is_float = isinstance(answer, float)
            name = self.strategie.__name__
            return wrong(answer, name, "an int is needed"
                         + ", // instead of /" * is_float,
                         "il faut un int" + ", // au lieu de /" * is_float)
        if -MOST < answer < MOST:
            return answer
        return MOST if answer > 0 else -MOST

    def push(self):
        """One player is out of stones: each stone of the other pushes the
        troll one cell, as in the contest's program; it stops at the castle."""
        last = self.cells - 1
        while 0 < self.troll < last and self.left > 0 and self.right == 0:
            self.troll += 1
            self.left -= 1
        while 0 < self.troll < last and self.right > 0 and self.left == 0:
            self.troll -= 1
            self.right -= 1

    def endgame(self, utility):
        self.push()
        played = self.partie((utility > 0) + 2 * (utility < 0))
        if self.given != self.finished:
            self.given = self.finished.copy()
        self.finished.append(played)
        self.given.append(played)
