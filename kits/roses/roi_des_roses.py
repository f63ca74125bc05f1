"""Le Roi des Roses: the module of the course, function by function (README.md)."""
import random

DIRECTIONS = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1),
              "S": (1, 0), "SO": (1, -1), "O": (0, -1), "NO": (-1, -1)}
PIONS = {"Rouge": "R", "Blanc": "B"}


def init_jeu(nb_lignes, nb_colonnes):
    plateau = [["."] * nb_colonnes for _ in range(nb_lignes)]
    pioche = [direction + str(pas) for direction in DIRECTIONS for pas in (1, 2, 3)]
    random.shuffle(pioche)
    main_r, main_b, pioche = pioche[:5], pioche[5:10], pioche[10:]
    return plateau, nb_lignes // 2, nb_colonnes // 2, main_r, main_b, pioche, []


def afficher_main(couleur, main):
    print(couleur, ":", " ".join(main))


def afficher_jeu(plateau, l_roi, c_roi, main_r, main_b):
    afficher_main("Rouge", main_r)
    afficher_main("Blanc", main_b)
    trait = "-" * (5 * len(plateau[0]) + 1)
    for l, ligne in enumerate(plateau):
        print(trait)
        for c, case in enumerate(ligne):
            roi = "X" if (l, c) == (l_roi, c_roi) else " "
            print("| " + roi + (case if case in "RB" else " ") + " ", end="")
        print("|")
    print(trait)


def arrivee(l_roi, c_roi, carte):
    dl, dc = DIRECTIONS[carte[:-1]]
    return l_roi + dl * int(carte[-1]), c_roi + dc * int(carte[-1])


def mouvement_possible(plateau, l_roi, c_roi, carte):
    l, c = arrivee(l_roi, c_roi, carte)
    return 0 <= l < len(plateau) and 0 <= c < len(plateau[0]) and plateau[l][c] == "."


def main_jouable(plateau, l_roi, c_roi, main):
    return [carte for carte in main if mouvement_possible(plateau, l_roi, c_roi, carte)]


def demande_action(couleur, plateau, l_roi, c_roi, main):
    jouables = main_jouable(plateau, l_roi, c_roi, main)
    action = input("Vous êtes le joueur " + couleur + ", que souhaitez-vous faire ? ")
    while True:
        if action in jouables:
            return action
        if action == "pioche" and len(main) < 5:
            return action
        if action == "passe" and len(main) >= 5 and not jouables:
            return action
        action = input("Action impossible, que souhaitez-vous faire ? ")


def bouge_le_roi(plateau, l_roi, c_roi, main_r, main_b, defausse, carte, couleur):
    plateau = [list(ligne) for ligne in plateau]
    main_r, main_b = list(main_r), list(main_b)
    l_roi, c_roi = arrivee(l_roi, c_roi, carte)
    plateau[l_roi][c_roi] = PIONS[couleur]
    main = main_r if couleur == "Rouge" else main_b
    if carte in main:
        main.remove(carte)
    return plateau, l_roi, c_roi, main_r, main_b, defausse + [carte]


def territoire(plateau, ligne, colonne, couleur):
    pion = PIONS[couleur]
    if plateau[ligne][colonne] != pion:
        return []
    cases = [(ligne, colonne)]
    for l, c in cases:
        for voisin in ((l - 1, c), (l + 1, c), (l, c - 1), (l, c + 1)):
            if (0 <= voisin[0] < len(plateau) and 0 <= voisin[1] < len(plateau[0])
                    and plateau[voisin[0]][voisin[1]] == pion and voisin not in cases):
                cases.append(voisin)
    return cases


def score(plateau, couleur):
    vues, total = set(), 0
    for l in range(len(plateau)):
        for c in range(len(plateau[0])):
            if (l, c) not in vues:
                cases = territoire(plateau, l, c, couleur)
                vues.update(cases)
                total += len(cases) ** 2
    return total


def main():
    plateau, l_roi, c_roi, main_r, main_b, pioche, defausse = init_jeu(9, 9)
    couleur, pions, passes = "Rouge", {"Rouge": 26, "Blanc": 26}, 0
    while min(pions.values()) > 0 and passes < 2:
        afficher_jeu(plateau, l_roi, c_roi, main_r, main_b)
        main = main_r if couleur == "Rouge" else main_b
        action = demande_action(couleur, plateau, l_roi, c_roi, main)
        passes = passes + 1 if action == "passe" else 0
        if action == "pioche":
            if not pioche:
                pioche, defausse = defausse, []
                random.shuffle(pioche)
            main.append(pioche.pop())
        elif action != "passe":
            plateau, l_roi, c_roi, main_r, main_b, defausse = bouge_le_roi(
                plateau, l_roi, c_roi, main_r, main_b, defausse, action, couleur)
            pions[couleur] -= 1
        couleur = "Blanc" if couleur == "Rouge" else "Rouge"
    afficher_jeu(plateau, l_roi, c_roi, main_r, main_b)
    rouge, blanc = score(plateau, "Rouge"), score(plateau, "Blanc")
    print("Rouge", rouge)
    print("Blanc", blanc)
    if rouge == blanc:
        print("Égalité")
    else:
        print(("Rouge" if rouge > blanc else "Blanc") + " a gagné la partie")


if __name__ == "__main__":
    main()
