"""joute's players as the file bot.py of the course on Splaby'O.

Copy it with joute_client.py, which says how to choose the player.
"""

from joute_client import Client

MOST_ROUNDS = 1000

client = Client("splaby", 1000)


def find(dico, name):
    """The row and the column where a player stands."""
    columns = dico["plateau"]["nb_colonnes"]
    for i, card in enumerate(dico["plateau"]["les_valeurs"]):
        if name in card["pions"]:
            return [i // columns, i % columns]
    raise ValueError(f"{name} is not on the board")


def read_players(dico):
    return [{"at": find(dico, player["nom"]),
             "reserve": player["reserve_peinture"],
             "item": player["objet"] or 0,
             "item_turns": player["temps_restant"] if player["objet"] else 0}
            for player in dico["les_joueurs"]["liste_joueurs"]]


def read_state(dico):
    players = dico["les_joueurs"]
    colours = [player["couleur"] for player in players["liste_joueurs"]]
    cards = dico["plateau"]["les_valeurs"]
    side, line = dico["direction_interdite"], dico["rangee_interdite"]
    return {
        "turn": players["joueur_courant"], "first": players["premier_joueur"],
        "rounds_left": min(dico["nb_tours"], MOST_ROUNDS),
        "walls": [card["murs"] for card in cards],
        "paint": [colours.index(card["couleur"]) + 1
                  if card["couleur"] in colours else 0 for card in cards],
        "items": [card["objet"] or 0 for card in cards],
        "spare": {"walls": dico["carte"]["murs"],
                  "item": dico["carte"]["objet"] or 0},
        "forbidden": f"{side}{line}" if side else None,
        "players": read_players(dico), "result": None,
    }


def calculer_action(labyrinthe_dico):
    """The options are the smallest that fit, and stay the same during a game."""
    state = read_state(labyrinthe_dico)
    options = {"players": len(state["players"]), "rounds": MOST_ROUNDS,
               "item_turns": labyrinthe_dico["duree_objet"]}
    return client.ask(options, state["turn"], state)
