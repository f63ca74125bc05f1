"""What is asked of Trolls & Châteaux: the game of the contest's package, and a strategy."""
from harness import decode
from strata import Answering, Course, Kept, call, exactly

course = Course("trolls", ["trollsAndCastles", "strategie"], weights={"strategie": 6}, needs={"strategie": ["trollsAndCastles"]})
course.optional = {"trollsAndCastles"}  # who enters the contest need not write the game
g = Kept("g")
T = "trollsAndCastles."


@course.leaves_open
def is_open(steps):
    """True for a game with fewer cells or stones than the rules allow, and for a throw after its end."""
    from trollsAndCastles import CoupInvalide, Partie
    games = {}
    for step in steps:
        is_asked = step["f"] == "strategie.strategie"
        args = [] if is_asked else [decode(arg, {}) for arg in step["a"] if not isinstance(arg, list) or arg[0] == "f"]
        game = games.get(step["a"][0][1] if is_asked else step.get("on"))
        if step["f"] == T + "Partie":
            if args[0] < 2 or args[1] < 1:
                return True
            games[step.get("as")] = Partie(args[0] | 1, args[1])
        elif step["f"] in ("copier", "miroir"):
            games[step["as"]] = game.copier()
        elif is_asked or step["f"] == "tourDeJeu":
            if game.positionTroll in (0, game.nombreCases - 1) or 0 in (game.stockGauche, game.stockDroite):
                return True
            try:
                if not is_asked:
                    game.tourDeJeu(*args)
            except CoupInvalide:
                pass
    return False


def stratum(name, fr, en):
    module, function = name.split(".")
    return course.stratum(function, fr, en, module)


def new(rng, cells=None, stones=None):
    return call(T + "Partie", cells or rng.choice([3, 5, 7, 15]), stones or rng.randrange(3, 20), name="g")


def on(function, *args, **more):
    return call(function, *args, **more) | {"on": "g"}


def look(*names, of="g", **more):
    return [call(name, **more) | {"on": of, "get": True} for name in names]


@course.check("over", "value == want or value in (3, (True, 3)) and want in (0, (True, 0))")
def same_end(want, have, args):
    """The winner of a game that is over: a draw is 0 or, as in the first edition of the contest, 3."""
    drawn = {exactly(0): 3, exactly(["t", [True, 0]]): ["t", [True, 3]]}
    return exactly(have) in (exactly(want), exactly(drawn.get(exactly(want), want)))


def ended(of="g"):
    return look("gagnant", of=of, check="over")


STATE = ("positionTroll", "stockGauche", "stockDroite", "gagnant", "coupsPrecedents")


def turns(rng, game, count, stones=20):
    return [on("tourDeJeu", rng.randrange(1, 4), rng.randrange(1, 4)) for _ in range(count)]


@stratum("trollsAndCastles.Partie", "Le troll au milieu, deux stocks égaux, aucun coup.", "The troll in the middle, equal stocks, no throws.")
def made(rng):
    return [new(rng)] + look("nombreCases", "stockInitial", *STATE)


@stratum("trollsAndCastles.Partie", "Un nombre pair de cases est refusé par une exception.", "An even number of cells raises an exception.")
def even(rng):
    return [call(T + "Partie", rng.choice([2, 4, 8]), 15)]


@stratum("trollsAndCastles.tourDeJeu", "Le troll va vers celui qui a lancé le moins ; les stocks baissent.", "The troll moves towards whoever threw fewer; the stocks go down.")
def throws(rng):
    return [new(rng, 15, 30)] + turns(rng, g, rng.randrange(1, 3)) + look(*STATE)


@stratum("trollsAndCastles.tourDeJeu", "Le troll dans un château finit la partie.", "The troll in a castle ends the game.")
def castle(rng):
    left = rng.random() < 0.5
    cells = rng.choice([3, 5])
    return [new(rng, cells, 20)] + [on("tourDeJeu", *((1, 2) if left else (2, 1)), check="over")] * (cells // 2) + look("positionTroll") + ended()


@stratum("trollsAndCastles.tourDeJeu", "Un stock vide finit la partie ; les pierres de l'autre poussent le troll, pas plus loin que le château.",
         "An empty stock ends the game; the other's stones push the troll, no further than the castle.")
def pushes(rng):
    stones = rng.randrange(4, 12)
    pair = (stones, rng.choice([1, 2, rng.randrange(1, stones + 1)]))
    return [new(rng, rng.choice([5, 7, 15]), stones), on("tourDeJeu", *(pair if rng.random() < 0.5 else pair[::-1]), check="over")] + look("positionTroll") + ended()


@stratum("trollsAndCastles.tourDeJeu", "Un coup qui n'est pas un entier de 1 au stock lève une exception, selon le fautif.",
         "A throw that is not a whole number from 1 to the stock raises an exception that tells whose it is.")
def invalid(rng):
    bad = rng.choice([0, -1, 99, None, 2.0, "1"])
    pair = rng.choice([(bad, 1), (1, bad), (bad, bad)])
    return [new(rng, 7, 15), on("tourDeJeu", *pair)]


@stratum("trollsAndCastles.tourDeJeu", "True n'est pas un nombre de pierres.", "True is not a number of stones.")
def not_a_number(rng):
    return [new(rng, 7, 15), on("tourDeJeu", *rng.choice([(True, 2), (2, True), (True, True)]))]


@stratum("trollsAndCastles.miroir", "Position, stocks, coups et gagnant vus de l'autre château.", "Position, stocks, throws and winner seen from the other castle.")
def mirrored(rng):
    return [new(rng, 7, 15)] + turns(rng, g, 2) + [on("miroir", name="h")] + look(*STATE, of="h")


@stratum("trollsAndCastles.copier", "Une copie qui ne change pas l'original.", "A copy that does not change the original.")
def copied(rng):
    return [new(rng, 7, 15), on("tourDeJeu", 2, 1), on("copier", name="h"), call("tourDeJeu", 1, 3) | {"on": "h"}] + look(*STATE) + look("positionTroll", of="h")


@stratum("trollsAndCastles.jouerPartie", "Une partie entre deux stratégies ; chacune a sa propre vue.", "A game between two strategies, each with a view of its own.")
def plays(rng):
    first, second = rng.randrange(1, 4), rng.choice([1, 2, None, None])
    return [call(T + "jouerPartie", 7, 6, Answering([first]), Answering([second]), [], [], False, name="h")] + ended("h")


@course.check("throw", "type(value) is int and 1 <= value <= want", "1..{}".format)
def legal(want, have, args):
    """The answer must be an int from 1 to the stock."""
    return type(have) is int and 1 <= have <= want


@stratum("strategie.strategie", "Un entier de 1 au stock, dans toute position.", "A whole number from 1 to the stock, in every position.")
def chooses(rng):
    stones, ask = rng.choice([16, 15, 30, 50]), call("strategie.strategie", g, [], check="throw")
    steps = [new(rng, rng.choice([7, 15]), stones)]
    if rng.random() < 0.5:
        return steps + turns(rng, g, rng.randrange(3)) + [ask]
    for one in (stones // 2, stones // 4, stones // 8):  # equal throws do not move the troll
        steps += [on("tourDeJeu", one, one), ask]
    return steps


@stratum("strategie.strategie", "Avec une seule pierre, et au bord d'un château.", "With one stone left, and at the gate of a castle.")
def chooses_last(rng):
    return [new(rng, 7, rng.choice([1, 2]))] + [call("strategie.strategie", g, [], check="throw")] + [
        new(rng, 7, 9), on("tourDeJeu", 1, 2), on("tourDeJeu", 1, 2), call("strategie.strategie", g, [], check="throw")]


@stratum("strategie.strategie", "Les parties précédentes peuvent être nombreuses.", "There may be finished games to learn from.")
def chooses_again(rng):
    return [new(rng, 3, 5), on("tourDeJeu", 1, 2), call(T + "Partie", 7, 15, name="h"), call("strategie.strategie", Kept("h"), [g] * rng.randrange(1, 5), check="throw")]
