"""The board of the game of moulin, for ia.py: points are (row, column)."""

LIGNES = [[(int(p[0]), int(p[1])) for p in ligne.split()] for ligne in (
    "11 14 17", "22 24 26", "33 34 35", "41 42 43", "45 46 47", "53 54 55",
    "62 64 66", "71 74 77", "11 41 71", "22 42 62", "33 43 53", "14 24 34",
    "54 64 74", "35 45 55", "26 46 66", "17 47 77")]
POINTS = sorted({point for ligne in LIGNES for point in ligne})


def sont_voisins(a, b):
    return any(a in ligne and b in ligne
               and abs(ligne.index(a) - ligne.index(b)) == 1
               for ligne in LIGNES)


def est_moulin(cases, point):
    return any(point in ligne and all(cases.get(p) == cases[point]
                                      for p in ligne) for ligne in LIGNES)
