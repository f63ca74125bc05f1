"""Le labyrinthe : une partie de Splaby'O."""
from plateau import *

POINTS = {"objet": 5, "couleur_joueur": 2, "couleur_neutre": -1, "couleur_adversaire": -2, "peindre_adversaire": 3,
          "ordre_errone": -1}
BOMBE, PISTOLET, BOUCLIER = 1, 2, 3
OPPOSE = {"N": "S", "S": "N", "E": "O", "O": "E"}


def Labyrinthe(noms_joueurs, couleurs_joueurs, humain=False, nb_tours=100, duree_objet=10):
    participants = Participants(noms_joueurs, couleurs_joueurs, humain)
    init_aleatoire_premier_joueur(participants)
    plateau, carte = Plateau(participants)
    return initialiser_labyrinthe(participants, plateau, carte, nb_tours, None, None, duree_objet)


def initialiser_labyrinthe(participants, plateau, carte_supplementaire, nb_tours, rangee_interdite,
                           direction_interdite, duree_objet):
    return {"participants": participants, "plateau": plateau, "carte": carte_supplementaire, "tours": nb_tours,
            "rangee": rangee_interdite, "direction": direction_interdite, "duree": duree_objet}


def get_nb_tours_restants(labyrinthe):
    return labyrinthe["tours"]


def get_duree_objet(labyrinthe):
    return labyrinthe["duree"]


def get_plateau(labyrinthe):
    return labyrinthe["plateau"]


def get_participants(labyrinthe):
    return labyrinthe["participants"]


def get_carte_a_jouer(labyrinthe):
    return labyrinthe["carte"]


def get_coordonnees_joueur_courant(labyrinthe):
    return get_coordonnees_joueur(labyrinthe["plateau"], get_joueur_courant(labyrinthe["participants"]))


def prendre_joueur_courant(labyrinthe, lig, col):
    prendre_joueur(get_valeur(labyrinthe["plateau"], lig, col), get_joueur_courant(labyrinthe["participants"]))


def poser_joueur_courant(labyrinthe, lin, col):
    poser_joueur(get_valeur(labyrinthe["plateau"], lin, col), get_joueur_courant(labyrinthe["participants"]))


def get_rangee_interdite(labyrinthe):
    return labyrinthe["rangee"]


def get_direction_interdite(labyrinthe):
    return labyrinthe["direction"]


def coup_interdit(labyrinthe, direction, rangee):
    return direction == labyrinthe["direction"] and rangee == labyrinthe["rangee"]


def lave_et_transfert_joueurs(carte_a_jouer, carte_inseree):
    set_couleur(carte_a_jouer, "aucune")
    for joueur in list(get_liste_joueurs(carte_a_jouer)):
        prendre_joueur(carte_a_jouer, joueur)
        poser_joueur(carte_inseree, joueur)


def jouer_carte(labyrinthe, direction, rangee):
    if rangee not in (1, 3, 5):
        return "Rangée invalide"
    if direction not in OPPOSE:
        return "Direction invalide"
    if coup_interdit(labyrinthe, direction, rangee):
        return "Coup interdit"
    pousser = {"N": decalage_colonne_en_bas, "S": decalage_colonne_en_haut, "O": decalage_ligne_a_droite,
               "E": decalage_ligne_a_gauche}[direction]
    inseree = labyrinthe["carte"]
    labyrinthe["carte"] = pousser(labyrinthe["plateau"], rangee, inseree)
    lave_et_transfert_joueurs(labyrinthe["carte"], inseree)
    labyrinthe["direction"], labyrinthe["rangee"] = OPPOSE[direction], rangee
    return "Carte insérée!"


def tourner_carte(labyrinthe, sens='H'):
    if sens not in ("H", "A"):
        return "Ordre pour tourner la carte inconnu"
    (tourner_horaire if sens == "H" else tourner_antihoraire)(labyrinthe["carte"])
    return "Carte tournée!"


def peindre(labyrinthe, direction):
    if direction == "X":
        return "Le joueur ne veut pas peindre"
    if direction not in PAS:
        return "Direction inconnue"
    joueur = get_joueur_courant(labyrinthe["participants"])
    case = get_coordonnees_joueur_courant(labyrinthe)
    objet, reserve, couleur = get_objet_joueur(joueur), get_reserve_peinture(joueur), get_couleur_joueur(joueur)
    directions = "NESO"
    debut = directions.index(direction)
    jets = directions[debut:] + directions[:debut] if objet == BOMBE else direction
    touches, depense = [], 0
    for numero, jet in enumerate(jets):
        # The start tile is painted by each jet and paid once.
        deja = 1 if numero and depense else 0
        atteints, nombre = peindre_direction_couleur(labyrinthe["plateau"], *case, jet, couleur,
                                                     reserve - depense + deja, objet == PISTOLET)
        touches += [autre for autre in atteints if autre is not joueur and not any(autre is t for t in touches)]
        depense += nombre - deja if nombre else 0
    ajouter_peinture(joueur, -depense)
    for autre in touches:
        if get_objet_joueur(autre) != BOUCLIER:
            pris = min(POINTS["peindre_adversaire"], get_reserve_peinture(autre))
            ajouter_peinture(autre, -pris)
            ajouter_peinture(joueur, pris)
    return "Le joueur a peint dans la direction " + direction


def deplacer(labyrinthe, direction):
    joueur = get_joueur_courant(labyrinthe["participants"])
    if direction not in PAS:
        ajouter_peinture(joueur, POINTS["ordre_errone"])
        return "La direction est inconnue"
    lig, col = get_coordonnees_joueur_courant(labyrinthe)
    arrivee = passage_plateau(labyrinthe["plateau"], lig, col, direction)
    if arrivee is None:
        ajouter_peinture(joueur, POINTS["ordre_errone"])
        return "Le déplacement est impossible"
    prendre_joueur_courant(labyrinthe, lig, col)
    poser_joueur_courant(labyrinthe, *arrivee)
    carte = get_valeur(labyrinthe["plateau"], *arrivee)
    message = "Le joueur s'est déplacé vers " + direction
    if get_objet(carte) != 0:
        ajouter_objet(joueur, get_objet(carte), labyrinthe["duree"])
        ajouter_peinture(joueur, POINTS["objet"])
        prendre_objet(carte)
        message += " et un trouvé un objet"
    couleur = get_couleur(carte)
    ajouter_peinture(joueur, POINTS["couleur_neutre" if couleur == "aucune" else "couleur_joueur"
                                    if couleur == get_couleur_joueur(joueur) else "couleur_adversaire"])
    return message


def interpreter_ordre(labyrinthe, ordre):
    joueur = get_joueur_courant(labyrinthe["participants"])
    if len(ordre) < 2 or ordre[0] != "P" or ordre[1] not in "XNOSE":
        ajouter_peinture(joueur, POINTS["ordre_errone"])
        return "Ordre erroné"
    message, suite = peindre(labyrinthe, ordre[1]), ordre[2:]
    if len(suite) == 2 and suite[0] == "D":
        return message + " ; " + deplacer(labyrinthe, suite[1])
    tours = suite[1:-2]
    if (len(suite) >= 3 and suite[0] == "T" and all(sens in "HA" for sens in tours) and suite[-1] in "135"
            and suite[-2] in OPPOSE and not coup_interdit(labyrinthe, suite[-2], int(suite[-1]))):
        for sens in tours:
            tourner_carte(labyrinthe, sens)
        return message + " ; " + jouer_carte(labyrinthe, suite[-2], int(suite[-1]))
    ajouter_peinture(joueur, POINTS["ordre_errone"])
    return message + " ; Ordre erroné"


def finir_tour(labyrinthe):
    participants = labyrinthe["participants"]
    mise_a_jour_temps(get_joueur_courant(participants))
    mise_a_jour_surface(participants, nb_cartes_par_couleur(labyrinthe["plateau"]))
    if changer_joueur_courant(participants):
        labyrinthe["tours"] -= 1


# The course gives the functions from here on, so they use only the functions above. A student's module that does not
# have them gets them (cases.py).
def joueur_2_dico(joueur):
    return {"nom": get_nom_joueur(joueur), "objet": get_objet_joueur(joueur), "couleur": get_couleur_joueur(joueur),
            "reserve_peinture": get_reserve_peinture(joueur), "surface": get_surface(joueur),
            "type_joueur": get_type_joueur(joueur), "temps_restant": get_temps_restant(joueur)}


def participants_2_dico(participants):
    return {"liste_joueurs": [joueur_2_dico(get_joueur_par_num(participants, numero + 1))
                              for numero in range(get_nb_joueurs(participants))],
            "joueur_courant": get_num_joueur_courant(participants), "premier_joueur": get_num_premier_joueur(participants)}


def carte_2_dico(carte):
    return {"murs": coder_murs(carte), "pions": [get_nom_joueur(joueur) for joueur in get_liste_joueurs(carte)],
            "objet": get_objet(carte), "couleur": get_couleur(carte)}


def matrice_2_dico(matrice):
    return {"nb_lignes": get_nb_lignes(matrice), "nb_colonnes": get_nb_colonnes(matrice),
            "les_valeurs": [carte_2_dico(get_valeur(matrice, ligne, colonne)) for ligne in range(get_nb_lignes(matrice))
                            for colonne in range(get_nb_colonnes(matrice))]}


def labyrinthe_2_dico(labyrinthe):
    return {"les_joueurs": participants_2_dico(get_participants(labyrinthe)), "plateau": matrice_2_dico(get_plateau(labyrinthe)),
            "carte": carte_2_dico(get_carte_a_jouer(labyrinthe)), "nb_tours": get_nb_tours_restants(labyrinthe),
            "rangee_interdite": get_rangee_interdite(labyrinthe), "direction_interdite": get_direction_interdite(labyrinthe),
            "duree_objet": get_duree_objet(labyrinthe)}


def labyrinthe_from_dico(dico):
    participants = Participants([], [])
    for joueur in dico["les_joueurs"]["liste_joueurs"]:
        ajouter_joueur(participants, Joueur(joueur["nom"], joueur["couleur"], joueur["reserve_peinture"], joueur["surface"],
                                            joueur["type_joueur"], joueur["objet"], joueur["temps_restant"]))
    set_joueur_courant(participants, dico["les_joueurs"]["joueur_courant"])
    init_premier_joueur(participants, dico["les_joueurs"]["premier_joueur"])
    lignes, colonnes = dico["plateau"]["nb_lignes"], dico["plateau"]["nb_colonnes"]
    plateau = Matrice(lignes, colonnes)
    for indice, valeur in enumerate(dico["plateau"]["les_valeurs"]):
        carte = Carte(False, False, False, False)
        decoder_murs(carte, valeur["murs"])
        poser_objet(carte, valeur["objet"])
        set_couleur(carte, valeur["couleur"])
        for nom in valeur["pions"]:
            poser_joueur(carte, get_joueur_par_nom(participants, nom))
        set_valeur(plateau, indice // colonnes, indice % colonnes, carte)
    supplement = Carte(False, False, False, False)
    decoder_murs(supplement, dico["carte"]["murs"])
    poser_objet(supplement, dico["carte"]["objet"])
    return initialiser_labyrinthe(participants, plateau, supplement, dico["nb_tours"], dico["rangee_interdite"],
                                  dico["direction_interdite"], dico["duree_objet"])
