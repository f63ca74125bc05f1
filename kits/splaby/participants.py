"""Les participants, numérotés à partir de 1."""
import functools
import random

from joueur import *


def Participants(noms_joueurs, liste_couleurs, humain=True):
    joueurs = [Joueur(nom, couleur) for nom, couleur in zip(noms_joueurs, liste_couleurs)]
    if humain and joueurs:
        set_type_joueur(joueurs[0], 'H')
    return {"joueurs": joueurs, "courant": 1, "premier": 1}


def ajouter_joueur(participants, joueur):
    participants["joueurs"].append(joueur)


def init_aleatoire_premier_joueur(participants):
    participants["premier"] = random.randint(1, len(participants["joueurs"]))
    participants["courant"] = participants["premier"]


def get_num_joueur_courant(participants):
    return participants["courant"]


def get_num_premier_joueur(participants):
    return participants["premier"]


def init_premier_joueur(participants, num_joueur):
    participants["premier"] = num_joueur


def set_joueur_courant(participants, num_joueur):
    participants["courant"] = num_joueur


def changer_joueur_courant(participants):
    participants["courant"] = participants["courant"] % len(participants["joueurs"]) + 1
    return participants["courant"] == participants["premier"]


def get_nb_joueurs(participants):
    return len(participants["joueurs"])


def get_joueur_par_num(participants, num_joueur):
    return participants["joueurs"][num_joueur - 1]


def get_joueur_par_nom(participants, nom_joueur):
    for joueur in participants["joueurs"]:
        if get_nom_joueur(joueur) == nom_joueur:
            return joueur
    return None


def get_joueur_courant(participants):
    return get_joueur_par_num(participants, participants["courant"])


def mise_a_jour_surface(participants, couverture):
    for joueur in participants["joueurs"]:
        set_surface(joueur, couverture.get(get_couleur_joueur(joueur), 0))


def classement_joueurs(participants):
    return sorted(participants["joueurs"], key=functools.cmp_to_key(comparer), reverse=True)
