"""The contract of the course on Splaby'O:

    calculer_action(labyrinthe_dico) -> str
"""

from joute_adapter import clean, leave, print_failure, summary, word

WISHES = "nolegal noplayed"  # every view holds all of the dictionary
SIDE = 7
COLOURS = ("aucune", "chimie", "gea", "gmp", "gte")  # by the player's number


def write_card(walls, item, paint, names):
    return {"murs": walls, "pions": names, "objet": item,
            "couleur": COLOURS[paint]}


def write_players(state):
    return [{"nom": f"Joueur {number}", "objet": player["item"],
             "couleur": COLOURS[number],
             "reserve_peinture": player["reserve"],
             "surface": state["paint"].count(number), "type_joueur": "O",
             "temps_restant": player["item_turns"]}
            for number, player in enumerate(state["players"], 1)]


def write_board(state):
    names = [[] for _ in range(SIDE * SIDE)]
    for number, player in enumerate(state["players"], 1):
        row, column = player["at"]
        names[SIDE * row + column].append(f"Joueur {number}")
    return {"nb_lignes": SIDE, "nb_colonnes": SIDE,
            "les_valeurs": [write_card(*card) for card in
                            zip(state["walls"], state["items"],
                                state["paint"], names)]}


def write_dictionary(state, item_turns):
    spare, forbidden = state["spare"], state["forbidden"]
    return {
        "les_joueurs": {"liste_joueurs": write_players(state),
                        "joueur_courant": state["turn"],
                        "premier_joueur": state["first"]},
        "plateau": write_board(state),
        "carte": write_card(spare["walls"], spare["item"], 0, []),
        "nb_tours": state["rounds_left"],
        "rangee_interdite": int(forbidden[1]) if forbidden else None,
        "direction_interdite": forbidden[0] if forbidden else None,
        "duree_objet": item_turns,
    }


class Player:
    def __init__(self, module, options):
        self.module = module
        self.item_turns = options.get("item_turns", 10)
        self.state = None

    def newgame(self, seat):
        pass

    def view(self, state):
        self.state = state

    def played(self, line):
        pass

    def go(self):
        """No string: a malformed order, which has no paint part. So is an
        exception, as in the course's own program: it costs the turn."""
        dictionary = write_dictionary(self.state, self.item_turns)
        try:
            return word(self.module.calculer_action(dictionary),
                        "calculer_action", "PXDN")
        except Exception as error:
            print_failure(error)
            raised = summary(error).replace(" || ", " ")
            return (f"?{clean(type(error).__name__)} # calculer_action() "
                    f"raised {raised} || calculer_action() a levé {raised}")
        except BaseException as error:
            print_failure(error)
            leave()

    def endgame(self, utility):
        pass
