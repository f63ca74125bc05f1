"""What is asked of the six modules of Splaby'O: a stratum for each sentence of the documentation."""
import json
import os
import sys

from strata import Answering, Course, Kept, call, exactly

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "python"))
import joute_splaby  # noqa: E402

course = Course("splaby", ["joueur", "participants", "carte", "matrice", "plateau", "labyrinthe"], needs={
    "participants": ["joueur"], "carte": ["joueur"], "plateau": ["joueur", "participants", "carte", "matrice"],
    "labyrinthe": ["joueur", "participants", "carte", "matrice", "plateau"]})
course.given = {"labyrinthe": "def joueur_2_dico("}
course.prepares = {"labyrinthe": "initialiser_labyrinthe"}
COLOURS = ["chimie", "gea", "gmp", "gte", "info", "qlio"]
NAMES = ["Ada", "Blaise", "Chloé", "Denis"]
j, c, m, p, lab, one, two = map(Kept, ["j", "c", "m", "p", "lab", "c1", "c2"])


@course.leaves_open
def is_open(steps):
    """True for arguments that the documentation rules out, and for what it does not say: who is current before anybody
    was made so, and whether there is a way from a tile to itself."""
    known, size = set(), (7, 7)
    for step in steps:
        name, args = step["f"].split(".")[-1], step["a"]
        known |= {name, step["check"]} | ({"set_joueur_courant", "init_premier_joueur"} if name == "labyrinthe_from_dico" else set())
        size = args[:2] if name == "Matrice" else size
        places = [args[1:3]] if name in ("passage_plateau", "peindre_direction_couleur") else [args[1:3], args[3:5]] if name == "accessible" else []
        if any(row >= size[0] or col >= size[1] for row, col in places):
            return True
        if {"changer_joueur_courant": {"set_joueur_courant", "init_premier_joueur"}, "get_num_joueur_courant": {"set_joueur_courant"},
                "get_joueur_courant": {"set_joueur_courant"}, "get_num_premier_joueur": {"init_premier_joueur"}}.get(name, set()) - known:
            return True
        if name == "Participants" and len(args[0][1]) != len(args[1][1]) or name == "Matrice" and 0 in args[:2] \
                or step["check"] == "dico" and "before" not in known or name in ("ajouter_objet", "set_joueur_courant", "init_premier_joueur", "get_joueur_par_num") and args[1] == 0 or name == "accessible" and args[1:3] == args[3:5]:
            return True
    return False


def stratum(name, fr, en):
    module, function = name.split(".")
    return course.stratum(function, fr, en, module)


def player(rng, name="j", **more):
    args = [rng.choice(NAMES), rng.choice(COLOURS), rng.randrange(30), rng.randrange(49), "O", rng.randrange(4), rng.randrange(1, 12)]
    return call("joueur.Joueur", *args, name=name)


def look(*names, of="joueur", at=j):
    return [call(f"{of}.{name}", at) for name in names]


# joueur

@stratum("joueur.Joueur", "Les arguments d'un joueur, et leurs valeurs par défaut.", "The arguments of a player, and their defaults.")
def made(rng):
    steps = [player(rng)] if rng.random() < 0.5 else [call("joueur.Joueur", rng.choice(NAMES), rng.choice(COLOURS), name="j")]
    return steps + look("get_nom_joueur", "get_couleur_joueur", "get_reserve_peinture", "get_surface", "get_type_joueur",
                        "get_objet_joueur", "get_temps_restant")


for name, key in (("surface", "surface"), ("type_joueur", "type_joueur")):
    def set_and_get(rng, name=name):
        value = rng.randrange(50) if name == "surface" else rng.choice("HO")
        return [player(rng), call(f"joueur.set_{name}", j, value), call(f"joueur.get_{name}", j)]
    set_and_get.__name__ = "set_" + name
    stratum(f"joueur.set_{name}", "La valeur est changée, la fonction ne renvoie rien.", "The value is changed and nothing returned.")(set_and_get)


@stratum("joueur.ajouter_objet", "L'objet et le temps sont remplacés ; sans temps, c'est 15.", "Object and time are replaced; without a time it is 15.")
def gets_object(rng):
    extra = [rng.randrange(1, 20)] if rng.random() < 0.5 else []
    return [player(rng), call("joueur.ajouter_objet", j, rng.randrange(1, 4), *extra)] + look("get_objet_joueur", "get_temps_restant")


@stratum("joueur.mise_a_jour_temps", "Le temps baisse de 1 ; à 0 l'objet disparaît.", "Time goes down by 1; at 0 the object is gone.")
def time_passes(rng):
    start = call("joueur.Joueur", "Ada", "gea", 20, 0, "O", rng.randrange(1, 4), rng.choice([1, 2, 3]), name="j")
    return [start, call("joueur.mise_a_jour_temps", j)] + look("get_temps_restant", "get_objet_joueur")


@stratum("joueur.mise_a_jour_temps", "Sans objet le temps reste à 0, jamais moins.", "Without an object time stays 0, never less.")
def no_time(rng):
    return [call("joueur.Joueur", "Ada", "gea", name="j")] + [call("joueur.mise_a_jour_temps", j)] * rng.randrange(1, 3) + look(
        "get_temps_restant", "get_objet_joueur")


@stratum("joueur.jouer_ia", "La fonction du joueur est appelée avec l'état du jeu.", "The player's function is called with the state of the game.")
def plays_ia(rng):
    return [player(rng), call("joueur.set_fonction_ia", j, Answering(["P" + rng.choice("NESO") + "DN"])), call("joueur.jouer_ia", j, "")]


@stratum("joueur.ajouter_peinture", "Des unités positives ou négatives s'ajoutent à la réserve.", "Positive or negative units are added to the reserve.")
def adds_paint(rng):
    return [call("joueur.Joueur", "Ada", "gea", rng.randrange(5, 20), name="j"), call("joueur.ajouter_peinture", j, rng.randrange(-5, 30))] + look("get_reserve_peinture")


@stratum("joueur.ajouter_peinture", "La réserve n'est jamais négative.", "The reserve is never negative.")
def never_negative(rng):
    return [call("joueur.Joueur", "Ada", "gea", rng.randrange(3), name="j"), call("joueur.ajouter_peinture", j, -rng.randrange(3, 9))] + look("get_reserve_peinture")


@stratum("joueur.comparer", "-1, 0 ou 1 : la surface d'abord, puis la réserve.", "-1, 0 or 1: surface first, then reserve.")
def compares(rng):
    numbers = [rng.randrange(3) for _ in range(4)]
    return [call("joueur.Joueur", "Ada", "gea", numbers[0], numbers[1], name="c1"), call("joueur.Joueur", "Denis", "gmp", numbers[2], numbers[3], name="c2"),
            call("joueur.comparer", one, two)]


# participants

def party(rng, count=None, **more):
    count = count or rng.randrange(2, 5)
    return call("participants.Participants", NAMES[:count], rng.sample(COLOURS, count), *more.get("human", [False]), name="p"), count


@stratum("participants.Participants", "Les joueurs sont numérotés dans l'ordre ; le premier est humain si humain est vrai.",
         "Players are numbered in order; the first is human if humain is true.")
def numbered(rng):
    start, count = party(rng, human=rng.choice([[], [True], [False]]))
    number = rng.choice([1, 1, rng.randrange(1, count + 1)])
    return [start, call("participants.get_nb_joueurs", p), call("participants.get_joueur_par_num", p, number, name="j")] + look("get_nom_joueur", "get_type_joueur", of="participants")


@stratum("participants.Participants", "Il peut n'y avoir aucun participant.", "There may be no participants.")
def nobody(rng):
    return [call("participants.Participants", [], [], name="p"), call("participants.get_nb_joueurs", p)]


@stratum("participants.ajouter_joueur", "Le nouveau joueur a le numéro suivant.", "The new player has the next number.")
def joins(rng):
    start, count = party(rng)
    return [start, call("participants.Joueur", "Zoé", "qlio", name="c1"), call("participants.ajouter_joueur", p, one), call("participants.get_nb_joueurs", p),
            call("participants.get_joueur_par_num", p, count + 1, name="j")] + look("get_nom_joueur", of="participants")


@stratum("participants.changer_joueur_courant", "Le suivant, 1 après le dernier ; vrai quand c'est le premier joueur.",
         "The next one, 1 after the last; true when it is the first player.")
def next_one(rng):
    start, count = party(rng)
    steps = [start, call("participants.init_premier_joueur", p, rng.randrange(1, count + 1)), call("participants.set_joueur_courant", p, rng.randrange(1, count + 1))]
    for _ in range(rng.randrange(1, count + 1)):
        steps += [call("participants.changer_joueur_courant", p), call("participants.get_num_joueur_courant", p)]
    return steps


@stratum("participants.init_premier_joueur", "Le premier joueur change, le joueur courant et les numéros non.", "The first player changes, but not the current one or the numbers.")
def first_only(rng):
    start, count = party(rng)
    return [start, call("participants.set_joueur_courant", p, rng.randrange(1, count + 1)), call("participants.init_premier_joueur", p, rng.randrange(1, count + 1)),
            call("participants.get_num_joueur_courant", p), call("participants.get_num_premier_joueur", p),
            call("participants.get_joueur_par_num", p, rng.randrange(1, count + 1), name="j")] + look("get_nom_joueur", of="participants")


@stratum("participants.get_joueur_par_nom", "Le joueur de ce nom, None s'il n'y en a pas.", "The player of that name, None if there is none.")
def by_name(rng):
    start, count = party(rng)
    if rng.random() < 0.3:
        return [start, call("participants.get_joueur_par_nom", p, "Zoé")]
    return [start, call("participants.get_joueur_par_nom", p, rng.choice(NAMES[:count]), name="j")] + look("get_couleur_joueur", of="participants")


@stratum("participants.get_joueur_courant", "Le joueur lui-même, pas une copie.", "The player itself, not a copy.")
def live(rng):
    start, count = party(rng)
    return [start, call("participants.set_joueur_courant", p, rng.randrange(1, count + 1)), call("participants.get_joueur_courant", p, name="c1"),
            call("participants.ajouter_peinture", one, 7), call("participants.get_joueur_courant", p, name="j")] + look("get_nom_joueur", "get_reserve_peinture", of="participants")


def covered(rng, *covers):
    """A colour that one of the covers does not name is absent from it."""
    return [call("participants.Participants", NAMES[:3], COLOURS[:3], name="p"), *(call("participants.mise_a_jour_surface", p, cover) for cover in covers),
            call("participants.get_joueur_par_num", p, rng.randrange(1, 4), name="j")] + look("get_surface", of="participants")


@stratum("participants.mise_a_jour_surface", "Chaque joueur reçoit la surface de sa couleur.", "Each player gets the surface of his colour.")
def surfaces(rng):
    return covered(rng, {colour: rng.randrange(1, 40) for colour in rng.sample(COLOURS[:4], 4)} | {colour: rng.randrange(9) for colour in COLOURS[:3]})


@stratum("participants.mise_a_jour_surface", "Une couleur absente compte 0.", "A colour that is absent counts 0.")
def absent(rng):
    return covered(rng, dict.fromkeys(COLOURS[:3], 9), {rng.choice(COLOURS[:3]): rng.randrange(1, 40)})


@stratum("participants.classement_joueurs", "Les joueurs du meilleur au moins bon.", "The players from best to worst.")
def ranking(rng):
    values = rng.sample(range(40), 3)
    return [call("participants.Participants", NAMES[:3], COLOURS[:3], name="p"), call("participants.mise_a_jour_surface", p, dict(zip(COLOURS, values))),
            call("participants.classement_joueurs", p, name="m", check="players"), dict(call("pop", rng.randrange(3)), on="m", name="x") | {"as": "j", "check": "kept"}] + look("get_nom_joueur", of="participants")


@course.check("players", "isinstance(value, list) and len(value) == 3", lambda want: "[..., ..., ...]")
def same_count(want, have, args):
    """As many players, whatever the student has made of them."""
    return isinstance(have, list) and have[0] == "l" and len(have[1]) == len(want[1])


# carte

def card(rng, name="c", code=None):
    code = rng.randrange(16) if code is None else code
    return call("carte.Carte", *[bool(code >> i & 1) for i in range(4)], rng.randrange(4), name=name)


@stratum("carte.Carte", "Les murs, l'objet ; la couleur est « aucune », il n'y a pas de joueur.", "Walls and object; the colour is \"aucune\", there is no player.")
def card_made(rng):
    return [card(rng)] + look("mur_nord", "mur_est", "mur_sud", "mur_ouest", "get_objet", "get_couleur", "get_liste_joueurs", of="carte", at=c)


@stratum("carte.est_valide", "Valide avec 0, 1 ou 2 murs.", "Valid with 0, 1 or 2 walls.")
def valid(rng):
    return [step for code in rng.sample(range(16), 3) for step in (card(rng, code=code), call("carte.est_valide", c))]


@stratum("carte.coder_murs", "Nord 1, est 2, sud 4, ouest 8.", "North 1, east 2, south 4, west 8.")
def coded(rng):
    return [card(rng), call("carte.coder_murs", c)]


@stratum("carte.decoder_murs", "Les quatre murs changent, le reste non.", "The four walls change, nothing else.")
def decoded(rng):
    return [card(rng), call("carte.set_couleur", c, rng.choice(COLOURS)), call("carte.decoder_murs", c, rng.randrange(16)), call("carte.coder_murs", c),
            call("carte.get_objet", c), call("carte.get_couleur", c)]


for way in ("horaire", "antihoraire"):
    def turned(rng, way=way):
        return [card(rng)] + [call(f"carte.tourner_{way}", c)] * rng.randrange(1, 4) + [call("carte.coder_murs", c)]
    turned.__name__ = way
    stratum(f"carte.tourner_{way}", "Un quart de tour ; le code 1 devient 2 dans le sens horaire.", "A quarter turn; code 1 becomes 2 clockwise.")(turned)


@stratum("carte.to_char", "Le caractère de liste_cartes pour ce code.", "The character of liste_cartes for this code.")
def character(rng):
    return [card(rng, code=rng.choice([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12])), call("carte.to_char", c)]


for side in ("nord", "sud", "est", "ouest"):
    def passes(rng, side=side):
        return [step for _ in range(2) for step in (card(rng, "c1"), card(rng, "c2"), call(f"carte.passage_{side}", one, two))]
    passes.__name__ = side
    stratum(f"carte.passage_{side}", "Un passage : aucun mur des deux côtés.", "A passage: no wall on either side.")(passes)


ada, blaise = Kept("ada"), Kept("blaise")


def two_players(module):
    return [call(f"{module}.Joueur", "Ada", "gea", name="ada"), call(f"{module}.Joueur", "Blaise", "gmp", name="blaise")]


@stratum("carte.poser_joueur", "Un joueur est posé une seule fois.", "A player is put there only once.")
def put(rng):
    return [card(rng)] + two_players("joueur") + [call("carte.poser_joueur", c, rng.choice([ada, blaise])) for _ in range(3)] + [
        call("carte.get_liste_joueurs", c, check="set")]


@stratum("carte.prendre_joueur", "Un joueur absent ne change rien.", "An absent player changes nothing.")
def taken(rng):
    return [card(rng)] + two_players("joueur") + [call("carte.poser_joueur", c, ada)] + rng.choice([[], [call("carte.poser_joueur", c, blaise)]]) + [
        call("carte.prendre_joueur", c, rng.choice([ada, blaise])),
        call("carte.possede_joueur", c, rng.choice([ada, blaise])), call("carte.get_liste_joueurs", c, check="set")]


@stratum("carte.prendre_objet", "L'objet est pris : il reste 0.", "The object is taken: 0 is left.")
def object_taken(rng):
    return [card(rng), call("carte.poser_objet", c, rng.randrange(4)), call("carte.get_objet", c), call("carte.prendre_objet", c), call("carte.get_objet", c)]


# matrice

@stratum("matrice.Matrice", "Les dimensions et la valeur par défaut.", "The sizes and the default value.")
def sized(rng):
    rows, cols = rng.randrange(1, 9), rng.randrange(1, 9)
    return [call("matrice.Matrice", rows, cols, *rng.choice([[], [7]]), name="m"), call("matrice.get_nb_lignes", m), call("matrice.get_nb_colonnes", m),
            call("matrice.get_valeur", m, rng.randrange(rows), rng.randrange(cols))]


@stratum("matrice.set_valeur", "Une seule case change.", "Only one cell changes.")
def cell_set(rng):
    row, col = rng.randrange(3), rng.randrange(3)
    return [call("matrice.Matrice", 3, 3, name="m"), call("matrice.set_valeur", m, row, col, 5), call("matrice.get_valeur", m, row, col),
            call("matrice.get_valeur", m, (row + 1) % 3, col), call("matrice.get_valeur", m, row, (col + 1) % 3)]


for name in ("ligne_a_gauche", "ligne_a_droite", "colonne_en_haut", "colonne_en_bas"):
    def shifted(rng, name=name):
        rows, cols = rng.choice([(3, 3), (2, 4), (4, 2)])
        line = rng.randrange(rows if "ligne" in name else cols)
        cells = [(line, i) for i in range(cols)] if "ligne" in name else [(i, line) for i in range(rows)]
        return [call("matrice.Matrice", rows, cols, name="m")] + [call("matrice.set_valeur", m, *cell, n) for n, cell in enumerate(cells, 1)] + [
            call(f"matrice.decalage_{name}", m, line, *rng.choice([[], [9]]))] + [call("matrice.get_valeur", m, *cell) for cell in cells]
    shifted.__name__ = name
    stratum(f"matrice.decalage_{name}", "La ligne ou colonne avance ; la valeur qui sort est renvoyée.", "The line moves on; the value that leaves is returned.")(shifted)


# plateau: small boards, a plateau being a matrix of cards

def board(codes):
    """Calls that make a board of these wall codes."""
    steps = [call("plateau.Matrice", len(codes), len(codes[0]), name="p")]
    for r, row in enumerate(codes):
        for k, code in enumerate(row):
            steps += [call("plateau.Carte", *[bool(code >> i & 1) for i in range(4)], name=f"t{r}{k}"), call("plateau.set_valeur", p, r, k, Kept(f"t{r}{k}"))]
    return steps


@stratum("plateau.passage_plateau", "La case voisine si rien ne sépare, None sinon et au bord.", "The neighbour if nothing is between, None otherwise and at the edge.")
def goes(rng):
    codes = rng.choice([[[rng.randrange(16), rng.randrange(16)]], [[rng.randrange(16)], [rng.randrange(16)]]])
    return board(codes) + [call("plateau.passage_plateau", p, rng.randrange(len(codes)), rng.randrange(len(codes[0])), rng.choice("NESO")) for _ in range(3)]


def same_tile(rng, codes, cols=4):
    """Calls that make a row of equal tiles, which is short to show."""
    code = rng.choice(codes)
    return [call("plateau.Carte", *[bool(code >> i & 1) for i in range(4)], name="c"), call("plateau.Matrice", 1, cols, c, name="p")]


@stratum("plateau.accessible", "Un long chemin.", "A long way.")
def reaches_far(rng):
    return same_tile(rng, [0, 0, 2, 5]) + [call("plateau.accessible", p, 0, *rng.choice([(0, 0, 3), (3, 0, 0)]))]


@stratum("plateau.accessible", "Il y a un chemin par des passages.", "There is a way through passages.")
def reaches(rng):
    codes = [[rng.choice([0, 1, 2, 5, 8, 10]) for _ in range(3)] for _ in range(rng.choice([1, 2]))]
    places = [(row, col) for row in range(len(codes)) for col in range(3)]
    return board(codes) + [call("plateau.accessible", p, *begin, *end) for begin, end in (rng.sample(places, 2) for _ in range(3))]


@course.check("hit", "value[1] == want[1] and len(value[0]) == len(want[0]) and all(one in want[0] for one in value[0])")
def same_hit(want, have, args):
    """Compares a list of players in any order, and a number."""
    return isinstance(have, list) and have[0] == "t" and len(have[1]) == 2 and exactly(have[1][1]) == exactly(want[1][1]) and \
        isinstance(have[1][0], list) and have[1][0][0] == "l" and sorted(map(exactly, have[1][0][1])) == sorted(map(exactly, want[1][0][1]))


def spray(rng, codes, reserve, gun, test):
    steps = board(codes) + two_players("plateau") + [call("plateau.poser_joueur", Kept("t02"), ada), call("plateau.poser_joueur", Kept("t00"), blaise)]
    return steps + [call("plateau.peindre_direction_couleur", p, 0, 0, "E", "gea", reserve, gun, *([True] if test else []), check="hit")] + [
        call("plateau.get_couleur", Kept(f"t0{k}")) for k in range(len(codes[0]))]


@stratum("plateau.peindre_direction_couleur", "La réserve limite le nombre de cases, avec 0 rien ; chaque joueur d'une case peinte est touché.",
         "The reserve limits the number of tiles, with 0 nothing; each player on a painted tile is hit.")
def sprays_little(rng):
    return same_tile(rng, [0, 0, 10]) + [call("plateau.Joueur", "Ada", "gea", name="ada"), call("plateau.poser_joueur", c, ada), call(
        "plateau.peindre_direction_couleur", p, 0, 0, "E", "gea", rng.randrange(5), rng.random() < 0.5, check="hit"), call("plateau.get_couleur", c)]


@stratum("plateau.peindre_direction_couleur", "De la case de départ jusqu'à un mur, d'un côté ou de l'autre, ou au bord.",
         "From the start tile to a wall on either side, or to the edge.")
def sprays(rng):
    return spray(rng, [[rng.choice([0, 0, 2, 8, 5]) for _ in range(3)]], 20, False, False)


@stratum("plateau.peindre_direction_couleur", "Le pistolet traverse un mur, pas deux, et jamais le bord.", "The gun passes one wall, not two, and never the edge.")
def sprays_through(rng):
    return spray(rng, [[rng.choice([0, 2, 8, 10]) for _ in range(3)]], 20, True, False)


@stratum("plateau.peindre_direction_couleur", "Avec tester rien n'est peint, mais on compte pareil.", "With tester nothing is painted, but the count is the same.")
def sprays_trial(rng):
    if rng.random() < 0.5:
        return same_tile(rng, [0]) + [call("plateau.peindre_direction_couleur", p, 0, 0, "E", "gea", 2, False, True, check="hit"), call("plateau.get_couleur", c)]
    return spray(rng, [[rng.choice([0, 0, 2]) for _ in range(3)]], rng.choice([2, 20]), rng.random() < 0.5, True)


@stratum("plateau.nb_cartes_par_couleur", "Les couleurs présentes et leur nombre, sans « aucune ».", "The colours that are there and how often, without \"aucune\".")
def coloured(rng):
    if rng.random() < 0.5:
        return same_tile(rng, [0]) + rng.choice([[], [call("plateau.set_couleur", c, "gea")]]) + [call("plateau.nb_cartes_par_couleur", p, check="dict")]
    return board([[0, 0, 0]]) + [call("plateau.set_couleur", Kept(f"t0{k}"), rng.choice(COLOURS[:2])) for k in range(rng.randrange(4))] + [
        call("plateau.nb_cartes_par_couleur", p, check="dict")]


@course.check("dict")
def same_dict(want, have, args):
    return isinstance(have, list) and have[0] == "d" and sorted(map(exactly, have[1])) == sorted(map(exactly, want[1]))


@stratum("plateau.get_coordonnees_joueur", "Où est le joueur, None s'il n'est nulle part.", "Where the player is, None if nowhere.")
def found(rng):
    where = rng.randrange(2)
    return board([[0, 0]]) + two_players("plateau") + [call("plateau.poser_joueur", Kept(f"t0{where}"), ada),
                                                       call("plateau.get_coordonnees_joueur", p, rng.choice([ada, ada, blaise]))]


@stratum("plateau.Plateau", "Les cartes fixes sont à leur place, un joueur à chaque coin.", "The fixed tiles are in place, with a player on each corner.")
def laid(rng):
    row, col = rng.choice([(0, 0), (0, 2), (2, 2), (2, 4), (4, 4), (4, 2), (6, 6), (6, 0), (0, 6), (2, 6), (4, 0)])
    return [call("plateau.Participants", NAMES, COLOURS[:4], name="j"), call("plateau.Plateau", j, name="m"),
            call("__getitem__", 0) | {"on": "m", "as": "p", "check": "kept"}, call("plateau.get_valeur", p, row, col, name="c"), call("plateau.coder_murs", c),
            call("plateau.get_nb_lignes", p), call("plateau.get_nb_colonnes", p)]


# labyrinthe: games of the engine, with the course's own dictionaries

def restored(rng, change=None):
    """A position of a game, changed a little if something rare is asked for."""
    state = json.loads(json.dumps(rng.choice(course.states(rng, ["points=code", "rounds=12"], 8))))
    if state["turn"] == "over":
        state["turn"], state["rounds_left"] = state["first"], 1
    if change:
        change(state, state["players"][state["turn"] - 1])
    return state, [call("labyrinthe.labyrinthe_from_dico", joute_splaby.write_dictionary(state, 10), name="lab"),
                   call("labyrinthe.labyrinthe_2_dico", lab, check="before")]


def after():
    return [call("labyrinthe.labyrinthe_2_dico", lab, check="dico")]


def plain(value):
    """A dictionary that was encoded, with the players of a card in any order."""
    if isinstance(value, list) and len(value) == 2 and value[0] == "d":
        out = {exactly(k): plain(v) for k, v in value[1]}
        if '"pions"' in out and isinstance(out['"pions"'], list):
            out['"pions"'] = sorted(map(exactly, out['"pions"']))
        return out
    if isinstance(value, list) and len(value) == 2 and value[0] in ("l", "t"):
        return [plain(item) for item in value[1]]
    return value


@course.check("dico")
def same_dico(want, have, args):
    return exactly(want) == exactly(have) or exactly(plain(want)) == exactly(plain(have))


@course.check("inserted", "isinstance(value, (str, type(None)))")
def same_inserted(want, have, args):
    """The answer of jouer_carte: nothing, or any text, if the tile went in; otherwise the right refusal."""
    return have is None or isinstance(have, str) and have[:9] == "Carte ins" if want[:9] == "Carte ins" else isinstance(have, str)


@stratum("labyrinthe.initialiser_labyrinthe", "Les fonctions get_... rendent ce que cette fonction a reçu.", "The functions get_... give what this one was given.")
def prepared(rng):
    return restored(rng)[1][:1] + [call(f"labyrinthe.get_{name}", lab) for name in ("nb_tours_restants", "duree_objet", "rangee_interdite", "direction_interdite")] + [
        call("labyrinthe.get_carte_a_jouer", lab, name="c"), call("labyrinthe.coder_murs", c), call("labyrinthe.get_plateau", lab, name="p"),
        call("labyrinthe.get_nb_lignes", p), call("labyrinthe.get_participants", lab, name="j"), call("labyrinthe.get_num_joueur_courant", j)]


@stratum("labyrinthe.peindre", "Chaque case peinte coûte 1 ; chaque adversaire touché sans bouclier perd 3 unités au plus.",
         "Each painted tile costs 1; each opponent hit without a shield loses at most 3 units.")
def paints(rng):
    state, steps = restored(rng)
    if state["players"][state["turn"] - 1]["item"] == 1:
        return steps + [call("labyrinthe.peindre", lab, "X", check="ignore")] + after()
    return steps + [call("labyrinthe.peindre", lab, rng.choice("NESO"), check="ignore")] + after()


@stratum("labyrinthe.peindre", "Un bouclier protège ; on ne prend pas plus que l'autre n'a.", "A shield protects; nobody loses more than he has.")
def paints_others(rng):
    def gather(state, me):
        me["item"], me["reserve"] = rng.choice([0, 2]), rng.randrange(1, 9)
        for other in state["players"]:
            if other is not me:
                other["at"], other["item"], other["reserve"] = me["at"], rng.choice([0, 3]), rng.randrange(6)
    return restored(rng, gather)[1] + [call("labyrinthe.peindre", lab, rng.choice("NESO"), check="ignore")] + after()


@stratum("labyrinthe.peindre", "X : le joueur ne peint pas ; une autre lettre est inconnue.", "X: the player does not paint; another letter is unknown.")
def paints_not(rng):
    return restored(rng)[1] + [call("labyrinthe.peindre", lab, rng.choice("XZ"), check="text")] + after()


@stratum("labyrinthe.deplacer", "Le joueur passe, prend l'objet (+5), puis la couleur compte (+2, -1, -2).",
         "The player moves, takes the object (+5), and then the colour counts (+2, -1, -2).")
def moves(rng):
    return restored(rng)[1] + [call("labyrinthe.deplacer", lab, rng.choice("NESO"), check="ignore")] + after()


@stratum("labyrinthe.deplacer", "La couleur de la case d'arrivée : la sienne, aucune, celle d'un autre.",
         "The colour of the tile of arrival: one's own, none, another's.")
def moves_on_colour(rng):
    def paint(state, me):
        state["paint"] = [rng.choice([0, state["turn"], state["turn"] % len(state["players"]) + 1])] * 49
        state["walls"], me["reserve"], me["at"] = [0] * 49, rng.randrange(2, 9), [3, 3]
    return restored(rng, paint)[1] + [call("labyrinthe.deplacer", lab, rng.choice("NESO"), check="ignore")] + after()


@stratum("labyrinthe.deplacer", "Une direction inconnue coûte 1 et ne bouge rien.", "An unknown direction costs 1 and moves nothing.")
def moves_not(rng):
    return restored(rng)[1] + [call("labyrinthe.deplacer", lab, rng.choice("XZ"), check="text")] + after()


@stratum("labyrinthe.jouer_carte", "La carte entre par ce côté ; celle qui sort perd sa couleur et ses joueurs.",
         "The tile comes in from this side; the one that leaves loses its colour and its players.")
def inserts(rng):
    return restored(rng)[1] + [call("labyrinthe.jouer_carte", lab, rng.choice("NESO"), rng.choice([1, 3, 5]), check="inserted")] + after()


@stratum("labyrinthe.jouer_carte", "Rangée, direction ou coup interdits : rien ne change.", "A wrong row or direction, or a forbidden place: nothing changes.")
def inserts_not(rng):
    state, steps = restored(rng)
    wrong = [(rng.choice("NESO"), rng.choice([0, 2, 6])), ("X", 3)]
    if state["forbidden"]:
        wrong.append((state["forbidden"][0], int(state["forbidden"][1])))
    return steps + [call("labyrinthe.jouer_carte", lab, *rng.choice(wrong), check="inserted")] + after()


@stratum("labyrinthe.coup_interdit", "Vrai si la direction et la rangée sont toutes deux interdites.", "True if both direction and row are the forbidden ones.")
def forbidden(rng):
    state, steps = restored(rng)
    place = state["forbidden"] or "N1"
    return steps + [call("labyrinthe.coup_interdit", lab, place[0], int(place[1])), call("labyrinthe.coup_interdit", lab, place[0], (int(place[1]) + 2) % 6),
                    call("labyrinthe.coup_interdit", lab, "N" if place[0] != "N" else "S", int(place[1]))]


@stratum("labyrinthe.tourner_carte", "H ou A tourne la carte à jouer ; autre chose est refusé.", "H or A turns the spare tile; anything else is refused.")
def turns_spare(rng):
    return restored(rng)[1] + [call("labyrinthe.tourner_carte", lab, rng.choice("HAZ"), check="text")] + after()


@stratum("labyrinthe.finir_tour", "Le temps de l'objet, les surfaces, le joueur suivant, le nombre de tours.",
         "The object's time, the surfaces, the next player, the number of rounds.")
def ends_turn(rng):
    return restored(rng)[1] + [call("labyrinthe.finir_tour", lab, check="ignore")] + after()


@stratum("labyrinthe.finir_tour", "Après le dernier joueur, un tour de moins ; un objet en fin de vie disparaît.",
         "After the last player there is one round less; an object at its end is gone.")
def ends_round(rng):
    def last(state, me):
        state["turn"] = (state["first"] - 2) % len(state["players"]) + 1
        me = state["players"][state["turn"] - 1]
        me["item"], me["item_turns"] = rng.randrange(1, 4), rng.randrange(1, 3)
    return restored(rng, last)[1] + [call("labyrinthe.finir_tour", lab, check="ignore")] + after()


@stratum("labyrinthe.interpreter_ordre", "Un ordre complet : peindre, puis se déplacer ou insérer.", "A whole order: paint, then move or insert.")
def orders(rng):
    state, steps = restored(rng)
    paint = "X" if state["players"][state["turn"] - 1]["item"] == 1 else rng.choice("XNESO")
    second = "D" + rng.choice("NESO") if rng.random() < 0.5 else "T" + rng.choice(["", "H", "A", "HH"]) + rng.choice("NESO") + rng.choice("135")
    if state["forbidden"] == second[-2:]:
        second = "DN"
    return steps + [call("labyrinthe.interpreter_ordre", lab, "P" + paint + second, check="ignore")] + after()


@stratum("labyrinthe.interpreter_ordre", "Un ordre vide ou mal écrit n'arrête pas le programme.", "An empty or malformed order does not stop the program.")
def bad_orders(rng):
    return restored(rng)[1] + [call("labyrinthe.interpreter_ordre", lab, rng.choice(["", "P", "PXTHX3", "bonjour", "PXD", "PX"]), check="ignore"),
                               call("labyrinthe.get_nb_tours_restants", lab, check="ignore")]


@stratum("labyrinthe.get_coordonnees_joueur_courant", "Où est le joueur courant.", "Where the current player is.")
def current_place(rng):
    return restored(rng)[1] + [call("labyrinthe.get_coordonnees_joueur_courant", lab)]
