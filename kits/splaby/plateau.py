"""Le plateau : une matrice de cartes."""
import random

from carte import *
from matrice import *
from participants import *

CARTES_FIXES = {(0, 0): 9, (0, 6): 3, (6, 0): 12, (6, 6): 6, (0, 2): 1, (0, 4): 1, (2, 4): 1, (2, 6): 2, (4, 6): 2,
                (4, 4): 2, (6, 2): 4, (6, 4): 4, (4, 2): 4, (2, 0): 8, (4, 0): 8, (2, 2): 8}
PAS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "O": (0, -1)}
PASSAGES = {"N": passage_nord, "E": passage_est, "S": passage_sud, "O": passage_ouest}


def creer_carte(code):
    carte = Carte(False, False, False, False)
    decoder_murs(carte, code)
    return carte


def creer_cartes_amovibles():
    cartes = [creer_carte(code) for code in [3] * 16 + [1] * 6 + [5] * 12]
    for carte in cartes:
        tourner_aleatoire(carte)
    random.shuffle(cartes)
    return cartes


def Plateau(les_joueurs, taille=7, nb_objets=3):
    amovibles = creer_cartes_amovibles()
    plateau = Matrice(taille, taille)
    for ligne in range(taille):
        for colonne in range(taille):
            code = CARTES_FIXES.get((ligne, colonne))
            set_valeur(plateau, ligne, colonne, amovibles.pop() if code is None else creer_carte(code))
    coins = [(0, 0), (0, taille - 1), (taille - 1, taille - 1), (taille - 1, 0)]
    for numero in range(1, get_nb_joueurs(les_joueurs) + 1):
        poser_joueur(get_valeur(plateau, *coins[numero - 1]), get_joueur_par_num(les_joueurs, numero))
    poser_les_objets(plateau, get_nb_joueurs(les_joueurs), nb_objets)
    return plateau, amovibles.pop()


def poser_les_objets(plateau, nb_joueurs, nb_objets):
    lignes, colonnes = get_nb_lignes(plateau), get_nb_colonnes(plateau)
    cases = [(l, c) for l in range(lignes) for c in range(colonnes)
             if l not in (0, lignes - 1) or c not in (0, colonnes - 1)]
    objets = [objet for objet in range(1, nb_objets + 1) for _ in range(nb_joueurs)]
    for (l, c), objet in zip(random.sample(cases, len(objets)), objets):
        poser_objet(get_valeur(plateau, l, c), objet)


def get_coordonnees_joueur(plateau, joueur):
    for ligne in range(get_nb_lignes(plateau)):
        for colonne in range(get_nb_colonnes(plateau)):
            if possede_joueur(get_valeur(plateau, ligne, colonne), joueur):
                return ligne, colonne
    return None


def voisine(plateau, lig, col, direction):
    l, c = lig + PAS[direction][0], col + PAS[direction][1]
    return (l, c) if 0 <= l < get_nb_lignes(plateau) and 0 <= c < get_nb_colonnes(plateau) else None


def passage_plateau(plateau, lig, col, direction):
    suivante = voisine(plateau, lig, col, direction) if direction in PAS else None
    if suivante and PASSAGES[direction](get_valeur(plateau, lig, col), get_valeur(plateau, *suivante)):
        return suivante
    return None


def accessible(plateau, lig_depart, col_depart, lig_arrivee, col_arrivee):
    cases = [(lig_depart, col_depart)]
    for case in cases:
        for direction in PAS:
            suivante = passage_plateau(plateau, *case, direction)
            if suivante and suivante not in cases:
                cases.append(suivante)
    return (lig_arrivee, col_arrivee) in cases


def peindre_direction_couleur(plateau, lig, col, direction, couleur, reserve_peinture, traverser_mur, tester=False):
    touches, nb_cases, case = [], 0, (lig, col)
    murs = 1 if traverser_mur else 0
    while case and nb_cases < reserve_peinture:
        carte = get_valeur(plateau, *case)
        if not tester:
            set_couleur(carte, couleur)
        touches += get_liste_joueurs(carte)
        nb_cases += 1
        suivante = passage_plateau(plateau, *case, direction)
        if suivante is None and murs > 0:
            suivante = voisine(plateau, *case, direction)
            murs -= 1
        case = suivante
    return touches, nb_cases


def nb_cartes_par_couleur(plateau):
    nombres = {}
    for ligne in range(get_nb_lignes(plateau)):
        for colonne in range(get_nb_colonnes(plateau)):
            couleur = get_couleur(get_valeur(plateau, ligne, colonne))
            if couleur != "aucune":
                nombres[couleur] = nombres.get(couleur, 0) + 1
    return nombres


def affiche_plateau(plateau):
    for ligne in range(get_nb_lignes(plateau)):
        print("".join(to_char(get_valeur(plateau, ligne, colonne)) for colonne in range(get_nb_colonnes(plateau))))
