"""Une carte du labyrinthe : murs, objet, couleur, joueurs."""
import random

liste_cartes = ['╬', '╦', '╣', '╗', '╩', '═', '╝', 'Ø', '╠', '╔', '║', 'Ø', '╚', 'Ø', 'Ø', 'Ø']


def Carte(nord, est, sud, ouest, objet=0):
    return {"murs": [bool(nord), bool(est), bool(sud), bool(ouest)], "objet": objet, "couleur": "aucune", "joueurs": []}


def est_valide(carte):
    return sum(carte["murs"]) <= 2


def mur_nord(carte):
    return carte["murs"][0]


def mur_est(carte):
    return carte["murs"][1]


def mur_sud(carte):
    return carte["murs"][2]


def mur_ouest(carte):
    return carte["murs"][3]


def get_liste_joueurs(carte):
    return carte["joueurs"]


def set_liste_joueurs(carte, liste_joueurs):
    carte["joueurs"] = liste_joueurs


def possede_joueur(carte, joueur):
    return joueur in carte["joueurs"]


def get_objet(carte):
    return carte["objet"]


def poser_objet(carte, objet):
    carte["objet"] = objet


def prendre_objet(carte):
    carte["objet"] = 0


def get_couleur(carte):
    return carte["couleur"]


def set_couleur(carte, couleur):
    carte["couleur"] = couleur


def prendre_joueur(carte, joueur):
    if joueur in carte["joueurs"]:
        carte["joueurs"].remove(joueur)


def poser_joueur(carte, joueur):
    if joueur not in carte["joueurs"]:
        carte["joueurs"].append(joueur)


def tourner_horaire(carte):
    carte["murs"] = carte["murs"][3:] + carte["murs"][:3]


def tourner_antihoraire(carte):
    carte["murs"] = carte["murs"][1:] + carte["murs"][:1]


def tourner_aleatoire(carte):
    for _ in range(random.randint(0, 3)):
        tourner_horaire(carte)


def coder_murs(carte):
    return sum(mur << i for i, mur in enumerate(carte["murs"]))


def decoder_murs(carte, code):
    carte["murs"] = [bool(code >> i & 1) for i in range(4)]


def to_char(carte):
    return liste_cartes[coder_murs(carte)]


def passage_nord(carte1, carte2):
    return not mur_nord(carte1) and not mur_sud(carte2)


def passage_sud(carte1, carte2):
    return not mur_sud(carte1) and not mur_nord(carte2)


def passage_ouest(carte1, carte2):
    return not mur_ouest(carte1) and not mur_est(carte2)


def passage_est(carte1, carte2):
    return not mur_est(carte1) and not mur_ouest(carte2)
