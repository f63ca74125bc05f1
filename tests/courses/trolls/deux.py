import random


def strategie(partie, partiesPrecedentes):
    return random.randint(1, min(3, partie.stockGauche))
