"""What is asked of an engine of the jeu du moulin, through pont.py."""
from bridge import make_course

course = make_course("moulin", ["turn", "board", "hand"], [[], ["flying=false"]], 15)


def placing(before, step):
    return sum(before["hand"]) > 0


def moving(before, step):
    return sum(before["hand"]) == 0 and min(before["board"].count("1"), before["board"].count("2")) > 3


def flying(before, step):
    return sum(before["hand"]) == 0 and before["turn"] != "over" and before["board"].count(str(before["turn"])) == 3


def mill(before, step):
    return "x" in step["move"]


for name, fits, fr, en in (("placing", placing, "La pose des pions.", "Placing the men."), ("moving", moving, "Le déplacement vers un point voisin.", "Moving to a neighbouring point."),
                           ("flying", flying, "Avec trois pions, le saut (si l'option est là).", "With three men, flying (if the option is on)."),
                           ("mill", mill, "Un moulin fermé prend un pion, d'abord hors des moulins.", "A closed mill takes a man, first one that is in no mill.")):
    course.bridge("moves_" + name, "coups", fr, en, fits)
    course.bridge("plays_" + name, "jouer", fr, en, fits)
course.bridge("ends", "jouer", "La fin : deux pions, blocage, répétition, coups sans prise.", "The end: two men, no move, repetition, moves without a capture.",
              lambda before, step: step["state"]["turn"] == "over")
