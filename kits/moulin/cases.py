"""What is asked of an engine of the jeu du moulin, through pont.py."""
from bridge import make_course

# The course has no draws, so the games have none.
NO_DRAWS = {"repetition": 0, "quiet_plies": 0}
course = make_course("moulin", ["turn", "board", "hand"], [["repetition=0", "quiet_plies=0"], ["repetition=0", "quiet_plies=0", "flying=false"]], 60)
POINTS = "11 14 17 22 24 26 33 34 35 41 42 43 45 46 47 53 54 55 62 64 66 71 74 77".split()


def placing(rules, before, step):
    return sum(before["hand"]) > 0


def moving(rules, before, step):
    return sum(before["hand"]) == 0 and min(before["board"].count("1"), before["board"].count("2")) > 3


def flying(rules, before, step):
    return sum(before["hand"]) == 0 and before["board"].count(str(before["turn"])) == 3


def mill(rules, before, step):
    return "x" in step["move"] and step["state"]["turn"] != "over"


for name, fits, fr, en in (("placing", placing, "La pose des pions.", "Placing the men."), ("moving", moving, "Le déplacement vers un point voisin.", "Moving to a neighbouring point."),
                           ("flying", flying, "Avec trois pions, le saut (si l'option est là).", "With three men, flying (if the option is on)."),
                           ("mill", mill, "Un moulin fermé prend un pion.", "A closed mill takes a man.")):
    course.bridge("moves_" + name, "coups", fr, en, fits)
    course.bridge("plays_" + name, "jouer", fr, en, fits)


def turned(points, rng):
    """The same points on a board that is turned by quarters."""
    for _ in range(rng.randrange(4)):
        points = [(row, 8 - column) for column, row in points]
    return [f"{row}{column}" for row, column in points]


def edge(name, function, fr, en, *positions):
    """Positions of player 1's men, of player 2's, the pieces in each hand, and what player 1 plays."""
    def make(rng):
        first, second, hand, move = rng.choice(positions)
        words = first.split(), second.split(), move.replace("x", "-").split("-")
        points = turned([(int(word[0]), int(word[1])) for part in words for word in part], rng)
        ours, theirs, played = points[:len(words[0])], points[len(words[0]):-len(words[2])], points[-len(words[2]):]
        board = "".join("1" if point in ours else "2" if point in theirs else "." for point in POINTS)
        for old, new in zip(words[2], played):
            move = move.replace(old, new.translate({ord(digit): ord("a") + int(digit) for digit in "1234567"}), 1)
        move = move.translate({ord("a") + digit: str(digit) for digit in range(1, 8)})
        return NO_DRAWS, {"turn": 1, "board": board, "hand": [hand, hand], "quiet": 0, "seen": [], "result": None}, move
    course.edge(name, function, fr, en, make)


edge("takes_none_in_mills", "coups", "Un pion d'un moulin n'est pris que si tous y sont.", "A man in a mill is taken only if all are in mills.",
     ("11 14", "22 24 26 53", 4, "17x53"), ("11 14 53", "22 24 26 34 35", 0, "53-43"), ("33 34", "11 41 71 14 17 77", 2, "35x77"))
edge("takes_when_all_in_mills", "coups", "Si tous les pions de l'autre sont dans des moulins, on en prend un.", "If all men of the other player are in mills, one of them is taken.",
     ("11 14", "22 24 26", 6, "17x24"), ("33 34 45 77", "62 64 66 11 41 71", 0, "45-35x62"), ("33 34", "11 41 71 14 17", 3, "35x17"))
edge("takes_one_for_two_mills", "jouer", "Deux moulins fermés d'un coup prennent un seul pion.", "Two mills closed at once take one man only.",
     ("11 14 47 77", "22 35 53", 5, "17x22"), ("22 26 14 34", "11 43 64", 5, "24x64"))
edge("keeps_an_old_mill", "jouer", "Un moulin qui était déjà fermé ne prend rien.", "A mill that was closed before takes nothing.",
     ("11 14 17", "22 35 53", 5, "33"), ("11 14 17 53", "22 35 64 71", 0, "53-43"), ("11 14 17 62", "22 35 66 71", 0, "14-24"))
course.bridge("two_men", "jouer", "Qui n'a plus que deux pions a perdu.", "A player with two men left has lost.",
              lambda rules, before, step: step["state"]["turn"] == "over" and step["state"]["result"]["reason"] == "two-pieces")
edge("blocked", "jouer", "Qui ne peut pas bouger a perdu ; un seul coup possible suffit pour continuer.", "A player who cannot move has lost; one possible move is enough to go on.",
     ("24 42 47 74", "11 14 17 41", 0, "74-71"), ("24 42 47 54 62", "11 14 17 41 71", 0, "54-64"), ("24 42 47 64", "11 14 17 41", 0, "64-74"),
     ("24 42 47 54 64 62", "11 14 17 41 71", 0, "64-74"))
