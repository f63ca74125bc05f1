"""Une matrice de valeurs quelconques."""


def Matrice(nb_lignes, nb_colonnes, valeur_par_defaut=0):
    return [[valeur_par_defaut] * nb_colonnes for _ in range(nb_lignes)]


def get_nb_lignes(matrice):
    return len(matrice)


def get_nb_colonnes(matrice):
    return len(matrice[0])


def get_valeur(matrice, ligne, colonne):
    return matrice[ligne][colonne]


def set_valeur(matrice, ligne, colonne, valeur):
    matrice[ligne][colonne] = valeur


def decalage_ligne_a_gauche(matrice, num_ligne, nouvelle_valeur=0):
    matrice[num_ligne].append(nouvelle_valeur)
    return matrice[num_ligne].pop(0)


def decalage_ligne_a_droite(matrice, num_ligne, nouvelle_valeur=0):
    matrice[num_ligne].insert(0, nouvelle_valeur)
    return matrice[num_ligne].pop()


def decalage_colonne_en_haut(matrice, num_colonne, nouvelle_valeur=0):
    for ligne in reversed(matrice):
        ligne[num_colonne], nouvelle_valeur = nouvelle_valeur, ligne[num_colonne]
    return nouvelle_valeur


def decalage_colonne_en_bas(matrice, num_colonne, nouvelle_valeur=0):
    for ligne in matrice:
        ligne[num_colonne], nouvelle_valeur = nouvelle_valeur, ligne[num_colonne]
    return nouvelle_valeur
