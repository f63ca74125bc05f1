"""A strategy that throws all its stones: the most that is allowed."""


def strategie(partie, partiesPrecedentes):
    return partie.stockGauche
