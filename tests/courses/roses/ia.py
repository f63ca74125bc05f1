"""A student's file for Le Roi des Roses: plays next to its own pawns. It
checks what it is given, as the course's sheet describes it."""

import random

import roi_des_roses

pions = {"R": 0, "B": 0}


def name():
    return "Les Épines"


def verifie(plateau, l_roi, c_roi, main_r, main_b, couleur):
    cases = [case for ligne in plateau for case in ligne]
    assert len(plateau) == 9 and all(len(ligne) == 9 for ligne in plateau)
    assert type(l_roi) is int and type(c_roi) is int
    assert type(main_r) is list and type(main_b) is list
    assert len(main_r) <= 5 and len(main_b) <= 5
    assert not set(main_r) & set(main_b)
    assert couleur in ("Rouge", "Blanc")
    assert set(cases) <= {".", "R", "B"}
    compte = {c: cases.count(c) for c in "RB"}
    if sum(compte.values()) == 0:
        assert (l_roi, c_roi) == (4, 4)
    else:
        assert plateau[l_roi][c_roi] in "RB"
    pions.update(compte)


def voisins(plateau, ligne, colonne, pion):
    return sum(0 <= ligne + dl < 9 and 0 <= colonne + dc < 9
               and plateau[ligne + dl][colonne + dc] == pion
               for dl, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)))


def play(plateau, l_roi, c_roi, main_r, main_b, couleur):
    verifie(plateau, l_roi, c_roi, main_r, main_b, couleur)
    main = main_r if couleur == "Rouge" else main_b
    cartes = roi_des_roses.main_jouable(plateau, l_roi, c_roi, main)
    random.shuffle(cartes)
    print("cartes jouables :", cartes)
    if cartes:
        return max(cartes, key=lambda c: voisins(
            plateau, *roi_des_roses.arrivee(l_roi, c_roi, c), couleur[0]))
    reponse = "pioche" if len(main) < 5 else "passe"
    main.clear()  # must do no harm
    return reponse
