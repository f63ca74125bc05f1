"""joute's players as a strategy of the contest of Trolls & Châteaux.

Copy it with joute_client.py, which says how to choose the player.
"""

from joute_client import Client

client = Client("trolls", 1000)


def strategie(partie, partiesPrecedentes):
    """Only the troll and the stocks count, so each turn is asked as the start
    of a game."""
    options = {"cells": partie.nombreCases, "stones": partie.stockInitial}
    state = {"turn": "all", "troll": partie.positionTroll,
             "stones": [partie.stockGauche, partie.stockDroite],
             "throws": [], "result": None}
    return int(client.ask(options, 1, state))
