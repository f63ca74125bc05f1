"""The contract of the course on Splaby'O:

    calculer_action(labyrinthe_dico) -> str
"""

from joute_adapter import clean, leave, print_failure, summary, word, wrong

WISHES = "nolegal noplayed"  # every view holds all of the dictionary
SIDE = 7
COLOURS = ("aucune", "chimie", "gea", "gmp", "gte")  # by the player's number


TURNS = {direction + line for direction in "NSEO" for line in "0123456789"}


def is_order(order):
    """True if it has the form of an order: P and a direction or X, then D and
    a direction, or T, turns, a direction and a line."""
    rest = order[3:].lstrip("HA")
    return (order[:1] == "P" and order[1:2] in tuple("XNSEO") and
            (order[2:3] == "D" and order[3:] in tuple("NSEO") or
             order[2:3] == "T" and rest in TURNS))


def explain(order):
    """Returns an order of another form with a comment that says what it should
    be."""
    form = '"PXDN", "PNTHE3"'
    comment = wrong(
        order, "calculer_action",
        "an order is P and a direction, X for none, then D and a direction, "
        f"or T, turns H or A, a direction and a line: {form}",
        "un ordre est P et une direction, X pour aucune, puis D et une "
        f"direction, ou T, des tours H ou A, une direction et une ligne : "
        f"{form}").partition(" # ")[2]
    return f"{clean(order) or '?'} # {comment}"


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
        self.told = set()  # exceptions whose traceback was printed

    def newgame(self, seat):
        pass

    def view(self, state):
        self.state = state

    def played(self, line):
        pass

    def go(self):
        """An answer that is not a string is a malformed order without a paint
        part. An exception is too, as in the course's own program: it costs
        the turn."""
        dictionary = write_dictionary(self.state, self.item_turns)
        try:
            answer = self.module.calculer_action(dictionary)
            if isinstance(answer, str) and not is_order(answer.strip()):
                return explain(answer)
            return word(answer, "calculer_action", "PXDN")
        except Exception as error:
            if summary(error) not in self.told:
                print_failure(error)
                self.told.add(summary(error))
            raised = summary(error).replace(" || ", " ")
            return (f"?{clean(type(error).__name__)} # calculer_action() "
                    f"raised {raised} || calculer_action() a levé {raised}")
        except BaseException as error:
            print_failure(error)
            leave()

    def endgame(self, utility):
        pass
