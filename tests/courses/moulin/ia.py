"""A student's module ia for the game of moulin, with the jump: it keeps its
own board from what it is told, checks that, and moves at random."""

import random

from plateau import POINTS, est_moulin, sont_voisins

MOI, LUI = "ia", "joueur"
cases, main = {}, {}


def new_game(ia_first):
    assert type(ia_first) is bool
    cases.clear()
    main.update({MOI: 9, LUI: 9})


def prenables(adverse):
    pions = [p for p in POINTS if cases.get(p) == adverse]
    libres = [p for p in pions if not est_moulin(cases, p)]
    return libres or pions


def vole(qui, adverse, point, u, v):
    """The removal that goes with a placement or move, and only with a mill."""
    attendu = est_moulin(cases, point) and prenables(adverse) != []
    assert attendu == (u is not None) == (v is not None)
    if attendu:
        assert (u, v) in prenables(adverse)
        del cases[u, v]


def player_sets(x, y, u=None, v=None):
    assert (x, y) in POINTS and (x, y) not in cases and main[LUI] > 0
    cases[x, y] = LUI
    main[LUI] -= 1
    vole(LUI, MOI, (x, y), u, v)


def player_moves(x1, y1, x2, y2, u=None, v=None):
    assert cases.pop((x1, y1)) == LUI and main[LUI] == 0
    assert (x2, y2) in POINTS and (x2, y2) not in cases
    cases[x2, y2] = LUI
    vole(LUI, MOI, (x2, y2), u, v)


def deplacements():
    miens = [p for p in POINTS if cases.get(p) == MOI]
    return [(a, b) for a in miens for b in POINTS if b not in cases
            and (len(miens) == 3 or sont_voisins(a, b))]


def play():
    if main[MOI] > 0:
        depart, point = None, random.choice([p for p in POINTS if p not in cases])
        main[MOI] -= 1
    else:
        depart, point = random.choice(deplacements())
        del cases[depart]
    cases[point] = MOI
    pris = (None, None)
    if est_moulin(cases, point) and prenables(LUI):
        pris = random.choice(prenables(LUI))
        del cases[pris]
    if depart is None:
        return "set", point, pris
    if pris == (None, None):
        return "move", depart, point  # as in the sheet's example
    return "move", depart, point, pris
