"""Un joueur : nom, couleur, réserve, surface, objet."""
import random


def dummy_ai(laby_dico):
    """An order at random, as the course gives it: it may be invalid."""
    ordre = "P" + random.choice("XNOSE")
    if random.random() < 0.7:
        return ordre + "D" + random.choice("NOSE")
    return ordre + "T" + "H" * random.randint(0, 4) + random.choice("XNOSE") + random.choice("135")


def Joueur(nom, couleur, reserve_initiale=20, surface=0, type_joueur='O', objet=0, temps_restant=0, ia=dummy_ai):
    return {"nom": nom, "couleur": couleur, "reserve": reserve_initiale, "surface": surface, "type": type_joueur,
            "objet": objet, "temps": temps_restant, "ia": ia}


def ajouter_objet(joueur, objet, temps=15):
    joueur["objet"], joueur["temps"] = objet, temps


def mise_a_jour_temps(joueur):
    joueur["temps"] = max(0, joueur["temps"] - 1)
    if joueur["temps"] == 0:
        joueur["objet"] = 0


def set_type_joueur(joueur, type_joueur):
    joueur["type"] = type_joueur


def get_type_joueur(joueur):
    return joueur["type"]


def set_fonction_ia(joueur, la_fonction):
    joueur["ia"] = la_fonction


def jouer_ia(joueur, etat_jeu):
    return joueur["ia"](etat_jeu)


def set_surface(joueur, surface):
    joueur["surface"] = surface


def get_surface(joueur):
    return joueur["surface"]


def get_objet_joueur(joueur):
    return joueur["objet"]


def get_couleur_joueur(joueur):
    return joueur["couleur"]


def get_nom_joueur(joueur):
    return joueur["nom"]


def get_reserve_peinture(joueur):
    return joueur["reserve"]


def get_temps_restant(joueur):
    return joueur["temps"]


def ajouter_peinture(joueur, nb_unites):
    joueur["reserve"] = max(0, joueur["reserve"] + nb_unites)


def comparer(joueur1, joueur2):
    premier = (joueur1["surface"], joueur1["reserve"])
    second = (joueur2["surface"], joueur2["reserve"])
    return (premier > second) - (premier < second)
