"""A simple strategy of Trolls & Châteaux: a few stones at random, more when
the troll is near. joute-bench plays it against itself."""
import random


def strategie(partie, partiesPrecedentes):
    wish = random.randint(1, 3) + max(0, 3 - partie.positionTroll)
    return min(wish, partie.stockGauche)
