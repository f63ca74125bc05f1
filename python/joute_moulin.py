"""The contract of the course on the game of moulin, a module ia with

    new_game(ia_first)
    player_sets(x, y, u=None, v=None)
    player_moves(x1, y1, x2, y2, u=None, v=None)
    play() -> ("set", (x, y), (u, v)) or
              ("move", (x1, y1), (x2, y2), (u, v)), the last tuple optional

x is the row and y the column, 1 to 7; (None, None): nothing is removed.
"""

from joute_adapter import call, leave, print_failure, say, wrong

WISHES = "noview nolegal"  # the file keeps its own board
LENGTHS = {"set": (3,), "move": (3, 4)}


def is_number(value):
    return (isinstance(value, int) and not isinstance(value, bool)
            and 1 <= value <= 7)


def is_pair(value):
    return (isinstance(value, tuple) and len(value) == 2
            and all(type(number) is int for number in value))


def is_point(value):
    """True for a point: x is 4, or y is, or both are equally far from 4."""
    if not is_pair(value) or not all(map(is_number, value)):
        return False
    x, y = abs(value[0] - 4), abs(value[1] - 4)
    return x + y > 0 and (x == 0 or y == 0 or x == y)


def refuse(answer):
    strays = [point for point in answer[1:] if is_pair(point)
              and not is_point(point)] if isinstance(answer, tuple) else []
    if strays:
        return wrong(answer, "play", f"{strays[0]} is no point of the board: x "
                     "and y go from 1 to 7, (4, 4) is its middle",
                     f"{strays[0]} n'est pas un point du plateau : x et y vont "
                     "de 1 à 7, (4, 4) en est le milieu")
    form = '("set", (x, y), (u, v)) or ("move", (x1, y1), (x2, y2), (u, v))'
    return wrong(answer, "play", f"a tuple is needed, {form}",
                 f"il faut un tuple, {form.replace(' or ', ' ou ')}")


def write_move(answer):
    """Writes an answer of play() as joute writes moves, or as a malformed
    move."""
    if (not isinstance(answer, tuple) or not answer
            or not isinstance(answer[0], str)
            or len(answer) not in LENGTHS.get(answer[0], ())):
        return refuse(answer)
    points = list(answer[1:])
    count = 1 if answer[0] == "set" else 2
    if points[count:] == [(None, None)]:
        del points[count:]
    if not all(map(is_point, points)):
        return refuse(answer)
    names = [f"{x}{y}" for x, y in points]
    return "x".join(["-".join(names[:count]), *names[count:]])


def numbers(move):
    """The coordinates in a move: "24-22x34" gives 2, 4, 2, 2, 3, 4."""
    return [int(c) for c in move if c.isdigit()]


class Player:
    def __init__(self, module, options):
        self.module = module
        self.seat = 0
        self.turn = 0
        self.untold = []  # moves of the opponent

    def newgame(self, seat):
        self.seat = seat

    def view(self, state):
        if state["board"].strip("."):
            leave(say("the contract of moulin cannot tell a file of a "
                      "position: its games begin with an empty board",
                      "le contrat de moulin ne peut pas parler d'une position "
                      "à un fichier : ses parties commencent sur un plateau "
                      "vide"))
        self.turn = state["turn"]
        self.untold = []
        call(self.module.new_game, self.seat == self.turn)

    def played(self, line):
        if self.turn != self.seat:
            self.untold.append(line.decode().rstrip())
        self.turn = 3 - self.turn

    def tell(self, function):
        for move in self.untold:
            name = "player_moves" if "-" in move else "player_sets"
            function(getattr(self.module, name), *numbers(move))
        self.untold = []

    def go(self):
        self.tell(call)
        return write_move(call(self.module.play))

    def endgame(self, utility):
        """The file is told the last move too. If it fails, it has nothing to
        lose any more: the game is over."""
        try:
            self.tell(lambda function, *numbers: function(*numbers))
        except Exception as error:
            print_failure(error)
        self.untold = []
