"""A student's bot.py for Splaby'O: paints and walks at random, and pushes the
spare card when it is shut in. It checks the dictionary it is given."""

import random

COULEURS = ["chimie", "gea", "gmp", "gte"]
PAS = {"N": (-1, 0, 1, 4), "E": (0, 1, 2, 8), "S": (1, 0, 4, 1), "O": (0, -1, 8, 2)}


def verifie(dico):
    joueurs = dico["les_joueurs"]["liste_joueurs"]
    plateau = dico["plateau"]
    cartes = plateau["les_valeurs"]
    assert set(dico) == {"les_joueurs", "plateau", "carte", "nb_tours",
                         "rangee_interdite", "direction_interdite", "duree_objet"}
    assert set(dico["les_joueurs"]) == {"liste_joueurs", "joueur_courant",
                                        "premier_joueur"}
    assert [j["nom"] for j in joueurs] == [f"Joueur {i + 1}" for i in range(len(joueurs))]
    assert [j["couleur"] for j in joueurs] == COULEURS[:len(joueurs)]
    assert all(set(j) == {"nom", "objet", "couleur", "reserve_peinture",
                          "surface", "type_joueur", "temps_restant"}
               and j["type_joueur"] == "O" for j in joueurs)
    assert plateau["nb_lignes"] == plateau["nb_colonnes"] == 7 and len(cartes) == 49
    for carte in cartes + [dico["carte"]]:
        assert set(carte) == {"murs", "pions", "objet", "couleur"}
    for joueur in joueurs:
        assert joueur["surface"] == sum(c["couleur"] == joueur["couleur"] for c in cartes)
        assert sum(joueur["nom"] in c["pions"] for c in cartes) == 1
    assert dico["carte"]["pions"] == [] and dico["carte"]["couleur"] == "aucune"
    assert 1 <= dico["les_joueurs"]["joueur_courant"] <= len(joueurs)
    assert dico["nb_tours"] >= 1 and dico["duree_objet"] == 10
    interdit = dico["rangee_interdite"], dico["direction_interdite"]
    assert interdit == (None, None) or interdit[0] in (1, 3, 5) and interdit[1] in "NESO"


def calculer_action(labyrinthe_dico):
    verifie(labyrinthe_dico)
    moi = f"Joueur {labyrinthe_dico['les_joueurs']['joueur_courant']}"
    cartes = labyrinthe_dico["plateau"]["les_valeurs"]
    ici = next(i for i, carte in enumerate(cartes) if moi in carte["pions"])
    peint = "P" + random.choice("XNESO")
    for direction in random.sample("NESO", 4):
        dl, dc, sortie, entree = PAS[direction]
        ligne, colonne = ici // 7 + dl, ici % 7 + dc
        if (0 <= ligne < 7 and 0 <= colonne < 7 and not cartes[ici]["murs"] & sortie
                and not cartes[7 * ligne + colonne]["murs"] & entree):
            return peint + "D" + direction
    rangee = random.choice([r for r in (1, 3, 5) if r != labyrinthe_dico["rangee_interdite"]])
    return peint + "T" + random.choice(("", "H", "HH", "A")) + random.choice("NESO") + str(rangee)
