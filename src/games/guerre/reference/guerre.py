"""Reference engine of `guerre` (L'art de la guerre): what the drivers ask of an engine.

guerre_rules.py plays, guerre_check.py says what may be loaded, guerre_cards.py is for both.
"""

from guerre_cards import (GAME, OPTIONS, PHASES, POSITIONS, add, check_options, compute_reach,  # noqa: F401
                          copies, defence, players, size, take)
from guerre_check import (cards_of, check_start, count_of, derived_result, expected_turn,  # noqa: F401
                          validate)
from guerre_rules import apply, legal, priest_moves, probabilities, view  # noqa: F401


def random_start(options, rng):
    """"The draws of the set-up are made by `new`, not chance moves." """
    def new_player():
        deck = [kind for kind, number in copies(options).items() for _ in range(number)]
        rng.shuffle(deck)
        owner = {"hand": {"K": 1}, "pile": {}, "reserve": [], "field": dict.fromkeys(POSITIONS),
                 "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}
        for kind in deck[:3]:
            add(owner["hand"], kind)
        add(owner["kingdom"], deck[3])
        for kind in deck[4:]:
            add(owner["pile"], kind)
        return owner
    return {"turn": 1, "phase": "setup-front", "active": 1, "stack": [], "attack": None,
            "result": None, "players": [new_player(), new_player()]}
