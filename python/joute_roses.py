"""The contract of the course on Le Roi des Roses:

    name() -> str
    play(plateau, l_roi, c_roi, main_r, main_b, couleur) -> str
"""

from joute_adapter import call, word

WISHES = "nolegal noplayed"  # every view holds all that play() is told
COLOURS = ("Rouge", "Blanc")


class Player:
    def __init__(self, module, options):
        self.module = module
        self.couleur = None
        self.state = None

    def newgame(self, seat):
        self.couleur = COLOURS[seat - 1]

    def view(self, state):
        self.state = state

    def played(self, line):
        pass

    def go(self):
        """play() may be asked up to three times for one view. The lists are
        copied each time, because the file may have changed them."""
        state = self.state
        plateau = [list(row) for row in state["board"]]
        main_r, main_b = (list(hand) for hand in state["hands"])
        l_roi, c_roi = state["king"]
        return word(call(self.module.play, plateau, l_roi, c_roi, main_r,
                         main_b, self.couleur), "play", "NE2")

    def endgame(self, utility):
        pass
