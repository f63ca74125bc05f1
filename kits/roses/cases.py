"""What is asked of roi_des_roses: a stratum for each sentence of the contract."""
from strata import Course, call

course = Course("roses", modules=["roi_des_roses"], weights={
    "init_jeu": 1, "afficher_main": 1, "afficher_jeu": 2, "mouvement_possible": 2, "main_jouable": 1,
    "demande_action": 2, "bouge_le_roi": 2, "territoire": 2, "score": 1})
STEP = {"N": (-1, 0), "NE": (-1, 1), "E": (0, 1), "SE": (1, 1), "S": (1, 0), "SO": (1, -1), "O": (0, -1), "NO": (-1, -1)}
CARDS = [way + str(n) for way in STEP for n in (1, 2, 3)]
stratum = course.stratum


def board(rng, rows=9, cols=9, share=0.3):
    return [[rng.choice("RB") if rng.random() < share else "." for _ in range(cols)] for _ in range(rows)]


def played(rng):
    """A position of a game that the engine played: board, king, hands."""
    state = rng.choice(course.states(rng))
    hands = state["hands"]
    return [list(row) for row in state["board"]], *state["king"], list(hands[0]), list(hands[1])


def arrives(row, col, card):
    return row + STEP[card[:-1]][0] * int(card[-1]), col + STEP[card[:-1]][1] * int(card[-1])


def ask(name, *args, **more):
    return [call("roi_des_roses." + name, *args, **more)]


@course.leaves_open
def is_open(steps):
    """True for a move of the king that is impossible, or by a card that is not in the hand."""
    for step in steps:
        if step["f"] == "roi_des_roses.bouge_le_roi":
            cells, row, col, red, white, _, card, colour = step["a"]
            to = arrives(row, col, card)
            if card not in (red if colour == "Rouge" else white)[1] or not (
                    0 <= to[0] < len(cells[1]) and 0 <= to[1] < len(cells[1][0][1]) and cells[1][to[0]][1][to[1]] == "."):
                return True
    return False


@stratum("init_jeu", "Le plateau a nb_lignes lignes distinctes de nb_colonnes « . », le roi au milieu.",
         "The board has nb_lignes distinct rows of nb_colonnes \".\", with the king in the middle.")
def start(rng):
    rows = rng.choice([9, 9, 7, 5])
    return ask("init_jeu", rows, rows, check="deal")


@stratum("init_jeu", "Un plateau qui n'est pas carré.", "A board that is not square.")
def rectangle_start(rng):
    return ask("init_jeu", *rng.choice([(3, 5), (7, 9), (5, 3)]), check="deal")


@stratum("afficher_main", "La couleur, « : » et les cartes dans l'ordre, séparées par un espace.",
         "The colour, \":\" and the cards in order, separated by one space.")
def hand_shown(rng):
    return ask("afficher_main", rng.choice(["Rouge", "Blanc"]), rng.sample(CARDS, rng.randrange(1, 6)), check="shown")


@stratum("afficher_main", "Une main vide.", "An empty hand.")
def empty_hand_shown(rng):
    return ask("afficher_main", rng.choice(["Rouge", "Blanc"]), [], check="shown")


@stratum("afficher_jeu", "Le jeu est affiché exactement comme dans les exemples.",
         "The game is shown exactly as in the examples.")
def game_shown(rng):
    cells, row, col, red, white = played(rng)
    return ask("afficher_jeu", cells, row, col, red or ["N1"], white or ["SE2"], check="shown")


@stratum("afficher_jeu", "Un plateau qui n'est pas carré.", "A board that is not square.")
def rectangle_shown(rng):
    rows, cols = rng.choice([(3, 5), (5, 3), (2, 4)])
    return ask("afficher_jeu", board(rng, rows, cols), rng.randrange(rows), rng.randrange(cols),
               *(rng.sample(CARDS, n) for n in (2, 3)), check="shown")


@stratum("mouvement_possible", "Chaque direction et chaque longueur, vers une case libre ou non.",
         "Each direction and length, to a free square or not.")
def free_move(rng):
    row, col = rng.randrange(3, 6), rng.randrange(3, 6)
    return [call("roi_des_roses.mouvement_possible", board(rng, share=0), row, col, card)
            for card in rng.sample(CARDS, 6)] + blocked(rng)


@stratum("mouvement_possible", "Faux si le roi sort du plateau, de chaque côté ; un indice négatif n'est pas une case.",
         "False if the king leaves the board on any side; a negative index is not a square.")
def off_board(rng):
    row, col = rng.choice([(0, 4), (8, 4), (4, 0), (4, 8), (0, 0), (8, 8), (1, 7), (7, 1)])
    return [call("roi_des_roses.mouvement_possible", board(rng, share=0), row, col, card) for card in rng.sample(CARDS, 6)]


@stratum("mouvement_possible", "Faux si la case d'arrivée porte un pion, de n'importe quelle couleur.",
         "False if there is a pawn of either colour on the square of arrival.")
def blocked(rng):
    card, cells = rng.choice(CARDS), board(rng, share=0)
    row, col = arrives(4, 4, card)
    cells[row][col] = rng.choice("RB")
    other = rng.choice([one for one in CARDS if one != card])
    return [call("roi_des_roses.mouvement_possible", cells, 4, 4, one) for one in (card, other)]


@stratum("mouvement_possible", "Les cases traversées ne comptent pas.", "The squares between do not count.")
def jumps(rng):
    way = rng.choice(list(STEP))
    cells = board(rng, share=0)
    for n in (1, 2):
        row, col = arrives(4, 4, way + str(n))
        cells[row][col] = rng.choice("RB")
    return [call("roi_des_roses.mouvement_possible", cells, 4, 4, way + n) for n in "321"]


@stratum("mouvement_possible", "Un plateau qui n'est pas carré.", "A board that is not square.")
def rectangle(rng):
    rows, cols = rng.choice([(3, 9), (9, 3), (4, 7)])
    return [call("roi_des_roses.mouvement_possible", board(rng, rows, cols, 0), rows // 2, cols // 2, card)
            for card in rng.sample(CARDS, 8)]


@stratum("main_jouable", "Les cartes jouables de la main, [] s'il n'y en a pas.",
         "The playable cards of the hand, [] if there is none.")
def playable(rng):
    cells, row, col, red, white = played(rng)
    return ask("main_jouable", cells, row, col, rng.choice([red, white]) or rng.sample(CARDS, 4), check="set")


@stratum("main_jouable", "Des mains de toute taille sur des plateaux quelconques.", "Hands of any size on any board.")
def playable_edge(rng):
    return ask("main_jouable", board(rng, share=rng.random()), rng.randrange(9), rng.randrange(9),
               rng.sample(CARDS, rng.randrange(25)), check="set")


def asked(rng, cells, row, col, hand, *lines):
    return ask("demande_action", rng.choice(["Rouge", "Blanc"]), cells, row, col, hand, input=list(lines), check="asked")


def full_hand(rng, is_playable):
    """Five cards in a corner: all unplayable, or one of them playable."""
    cells = board(rng, share=0)
    away = [card for card in CARDS if arrives(0, 0, card)[0] < 0 or arrives(0, 0, card)[1] < 0]
    hand = rng.sample(away, 5)
    if is_playable:
        hand[rng.randrange(5)] = rng.choice(["E1", "S2", "SE3"])
    return cells, hand


@stratum("demande_action", "Une carte de la main, jouable, est acceptée.", "A playable card of the hand is accepted.")
def takes_card(rng):
    cells, hand = full_hand(rng, True)
    return asked(rng, cells, 0, 0, hand, [c for c in hand if c in ("E1", "S2", "SE3")][0])


@stratum("demande_action", "Une carte qui n'est pas dans la main, ou pas jouable, est refusée.",
         "A card that is not in the hand, or not playable, is refused.")
def refuses_card(rng):
    cells, hand = full_hand(rng, True)
    good = [c for c in hand if c in ("E1", "S2", "SE3")][0]
    bad = [c for c in ("E1", "S2", "SE3", "S1") if c not in hand] + [c for c in hand if c != good]
    return asked(rng, cells, 0, 0, hand, *rng.sample(bad, 3), good)


@stratum("demande_action", "« pioche » est accepté avec moins de 5 cartes, refusé avec 5.",
         "\"pioche\" is accepted with fewer than 5 cards and refused with 5.")
def draws(rng):
    cells, hand = full_hand(rng, True)
    good = [c for c in hand if c in ("E1", "S2", "SE3")][0]
    size = rng.randrange(5)
    return asked(rng, cells, 0, 0, hand[:size], "pioche") + asked(rng, cells, 0, 0, hand, "pioche", good)


@stratum("demande_action", "« passe » n'est accepté que si aucune autre action n'est possible.",
         "\"passe\" is accepted only if no other action is possible.")
def passes(rng):
    cells, hand = full_hand(rng, False)
    stuck, playable_hand = full_hand(rng, True)
    good = [c for c in playable_hand if c in ("E1", "S2", "SE3")][0]
    return (asked(rng, cells, 0, 0, hand, "pioche", "passe") + asked(rng, stuck, 0, 0, playable_hand, "passe", good)
            + asked(rng, cells, 0, 0, hand[:rng.randrange(1, 5)], "passe", "pioche"))


@stratum("demande_action", "N'importe quoi est refusé, autant de fois qu'il le faut.",
         "Anything else is refused, as often as needed.")
def junk(rng):
    cells, hand = full_hand(rng, True)
    good = [c for c in hand if c in ("E1", "S2", "SE3")][0]
    return asked(rng, cells, 0, 0, hand, *rng.sample(["", "Pioche", "x", "N4", "N", good.lower(), "PASSE"], 4), good)


def king_moves(rng, colour, cells, row, col, red, white, discard, card):
    return ask("bouge_le_roi", cells, row, col, red, white, discard, card, colour, check="moved")


@stratum("bouge_le_roi", "Le roi, le pion, la main et la défausse, dans une partie jouée.",
         "The king, the pawn, the hand and the discard, in a game that was played.")
def moves_in_game(rng):
    for _ in range(50):
        cells, row, col, red, white = played(rng)
        colour, hand = rng.choice([("Rouge", red), ("Blanc", white)])
        for card in hand:
            to = arrives(row, col, card)
            if 0 <= to[0] < 9 and 0 <= to[1] < 9 and cells[to[0]][to[1]] == ".":
                left = [one for one in CARDS if one not in red + white]
                return king_moves(rng, colour, cells, row, col, red, white, rng.sample(left, 3), card)
    return moves_anywhere(rng)


@stratum("bouge_le_roi", "Chaque couleur ; l'autre main ne change pas ; la carte s'ajoute à la défausse.",
         "Each colour; the other hand does not change; the card is added to the discard.")
def moves_anywhere(rng):
    cards = rng.sample(CARDS, 14)
    red, white, colour = cards[:5], cards[5:10], rng.choice(["Rouge", "Blanc"])
    card = rng.choice(red if colour == "Rouge" else white)
    return king_moves(rng, colour, board(rng, share=0), 4, 4, red, white, cards[10:], card)


@stratum("territoire", "Vide si la case ne porte pas un pion de cette couleur.",
         "Empty unless a pawn of that colour stands on the square.")
def no_territory(rng):
    cells, row, col = board(rng), rng.randrange(9), rng.randrange(9)
    cells[row][col] = rng.choice(".B")
    return ask("territoire", cells, row, col, "Rouge", check="set") + own_territory(rng)


@stratum("territoire", "Les cases liées par les côtés, la case de départ comprise ; l'ordre est libre.",
         "The squares connected by their sides, the start included; the order is free.")
def own_territory(rng):
    cells, row, col = board(rng, share=0.75), rng.randrange(9), rng.randrange(9)
    cells[row][col] = "B"
    return ask("territoire", cells, row, col, "Blanc", check="set")


@stratum("territoire", "Un contact en diagonale ne compte pas, et les bords ne se touchent pas.",
         "A diagonal contact does not count, and edges do not touch.")
def diagonal(rng):
    cells = board(rng, share=0)
    for row, col in rng.choice([[(0, 0), (1, 1), (8, 0), (0, 8)], [(4, 4), (3, 3), (5, 5), (5, 3)], [(0, 4), (8, 4), (1, 5)]]):
        cells[row][col] = "R"
        first = (row, col)
    return ask("territoire", cells, *first, "Rouge", check="set")


def whole(rng, rows, cols):
    return ask("territoire", [["R"] * cols for _ in range(rows)], rng.randrange(rows), rng.randrange(cols), "Rouge", check="set")


@stratum("territoire", "Tout le plateau.", "The whole board.")
def whole_board(rng):
    return whole(rng, 9, 9)


@stratum("territoire", "Un plateau qui n'est pas carré.", "A board that is not square.")
def whole_rectangle(rng):
    return whole(rng, *rng.choice([(3, 7), (7, 2)]))


@stratum("score", "La somme des carrés des tailles des territoires.", "The sum of the squares of the sizes of the territories.")
def points(rng):
    cells = played(rng)[0] if rng.random() < 0.5 else board(rng, share=rng.random())
    return ask("score", cells, "Rouge") + ask("score", cells, "Blanc")


@stratum("score", "0 sans pion de cette couleur.", "0 without a pawn of that colour.")
def no_points(rng):
    cells = board(rng, share=0)
    cells[rng.randrange(9)][rng.randrange(9)] = "B"
    return ask("score", cells, "Rouge") + ask("score", cells, "Blanc")


@stratum("score", "Un plateau qui n'est pas carré.", "A board that is not square.")
def rectangle_points(rng):
    rows, cols = rng.choice([(2, 6), (6, 2), (1, 9)])
    return ask("score", board(rng, rows, cols, 0.7), "Blanc")


@course.draw
def draw(steps):
    """The board of the last call, or nothing if it has none."""
    args = steps[-1]["a"]
    if len(args) >= 3 and isinstance(args[0], list) and args[0][0] == "l" and isinstance(args[1], int):
        rows = [row[1] for row in args[0][1]]
        return "\n".join(" ".join("X" if (r, c) == (args[1], args[2]) and x == "." else x.lower()
                                  if (r, c) == (args[1], args[2]) else x for c, x in enumerate(row))
                         for r, row in enumerate(rows))
    return ""


@course.check("deal", "value[:3] == want[:3] and sorted(value[3] + value[4] + value[5]) == sorted(want[3] + want[4] + want[5])")
def same_deal(expected, got, args):
    """True if only the cards that were dealt at random differ."""
    if not isinstance(got, list) or got[0] != "t" or len(got[1]) != 7:
        return False
    board_, row, col, red, white, pile, discard = got[1]
    zones = [zone[1] for zone in (red, white, pile) if isinstance(zone, list) and zone[0] == "l"]
    return (board_ == expected[1][0] and [row, col] == expected[1][1:3] and [len(zone) for zone in zones] == [5, 5, 14]
            and sorted(sum(zones, []), key=str) == sorted(CARDS) and discard == ["l", []])


@course.check("moved", "value[:3] == want[:3] and [*map(sorted, value[3:])] == [*map(sorted, want[3:])]")
def same_move(expected, got, args):
    """The order of cards in hands and discard does not count."""
    if not isinstance(got, list) or got[0] != "t" or len(got[1]) != 6:
        return False
    loose = [[zone[0], sorted(zone[1], key=str)] if isinstance(zone, list) else zone for zone in got[1][3:]]
    return got[1][:3] == expected[1][:3] and loose == [[zone[0], sorted(zone[1], key=str)] for zone in expected[1][3:]]
