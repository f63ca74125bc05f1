"""What the course's modelling sheet asks for, in part: a helper of ia.py."""

DIRECTIONS = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1),
              "S": (1, 0), "SO": (1, -1), "O": (0, -1), "NO": (-1, -1)}


def arrivee(l_roi, c_roi, carte):
    dl, dc = DIRECTIONS[carte[:-1]]
    return l_roi + dl * int(carte[-1]), c_roi + dc * int(carte[-1])


def est_jouable(plateau, l_roi, c_roi, carte):
    ligne, colonne = arrivee(l_roi, c_roi, carte)
    return (0 <= ligne < len(plateau) and 0 <= colonne < len(plateau[0])
            and plateau[ligne][colonne] == ".")


def main_jouable(plateau, l_roi, c_roi, main):
    return [c for c in main if est_jouable(plateau, l_roi, c_roi, c)]
