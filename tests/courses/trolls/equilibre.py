"""A strategy of the contest: a few stones more where the troll is near. It
replays every earlier game, from the left, to check what it is told."""

import random


def fini(partie):
    """The game as its throws lead to it, with the final push."""
    troll, gauche, droite = partie.nombreCases // 2, partie.stockInitial, partie.stockInitial
    dernier = partie.nombreCases - 1
    for g, d in partie.coupsPrecedents:
        assert 0 < troll < dernier and gauche > 0 and droite > 0
        gauche, droite = gauche - g, droite - d
        troll += (g > d) - (g < d)
    while 0 < troll < dernier and (gauche == 0) != (droite == 0):
        pas = 1 if gauche > 0 else -1
        troll, gauche, droite = troll + pas, gauche - (pas > 0), droite - (pas < 0)
    milieu = partie.nombreCases // 2
    return troll, gauche, droite, (troll > milieu) + 2 * (troll < milieu)


def strategie(partie, partiesPrecedentes):
    if partie.coupsPrecedents == [] and partiesPrecedentes:
        p = partiesPrecedentes[-1]
        assert fini(p) == (p.positionTroll, p.stockGauche, p.stockDroite,
                           p.gagnant), p
    assert partie.gagnant == 0
    assert 0 < partie.positionTroll < partie.nombreCases - 1
    assert all(type(coup) is tuple for coup in partie.coupsPrecedents)
    assert partie.stockGauche == partie.stockInitial - sum(g for g, d in partie.coupsPrecedents)
    assert partie.stockDroite == partie.stockInitial - sum(d for g, d in partie.coupsPrecedents)
    avance = partie.nombreCases // 2 - partie.positionTroll
    return min(partie.stockGauche, max(1, random.choice((1, 2, 3)) + avance))
