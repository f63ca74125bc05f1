# State objects of trolls: what is read, and what is refused (RULES.md, "State").
# docs/GAME_FOLDER.md says how to read them.

== a position of a game begun with uneven stocks off the middle
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
is: troll = 3
is: stones = [9, 12]
is: throws = [[4, 2], [2, 1]]
has: 9,12

== a start set up by hand: any cell between the castles, any stocks
state {"turn": "all", "troll": 5, "stones": [1, 15], "throws": [], "result": null}
is: troll = 5
count 1: 1
count 2: 15

# Keys missing, unknown, of a wrong type or out of range.

== the key turn is missing
state {"troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
refused: turn

== an unknown key
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null, "cells": 7}
refused: cells

== a single player never decides in trolls
state {"turn": 1, "troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
refused: turn

== the troll is between two cells
state {"turn": "all", "troll": 3.5, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
refused: troll

== a stock is negative
state {"turn": "all", "troll": 3, "stones": [9, -1], "throws": [[4, 2], [2, 1]], "result": null}
refused: stones[1]

== a stock is larger than the option
state {"turn": "all", "troll": 3, "stones": [16, 9], "throws": [], "result": null}
refused: stones[0]

== a throw of nothing
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [0, 1]], "result": null}
refused: throws[1][0]

== a throw larger than any stock
state {"turn": "all", "troll": 3, "stones": [1, 1], "throws": [[4, 16]], "result": null}
refused: throws[0][1]

== more turns than stones
options stones=2
state {"turn": "all", "troll": 3, "stones": [1, 1], "throws": [[1, 1], [1, 1], [1, 1]], "result": null}
refused: throws

== result is set while the game goes on
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": {"utility": [0, 0], "scores": null, "reason": "out-of-stones"}}
refused: result

# Invariants: the throws, each legal, lead here from a start.

== a player threw more than a stock holds
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [3, 1]], "result": null}
refused: throws[1]

== all stones of the option may be thrown and left
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
is: stones = [9, 12]

== a stock is empty, but the game goes on
state {"turn": "all", "troll": 3, "stones": [0, 12], "throws": [[4, 2], [2, 1]], "result": null}
refused: stones

== the troll is in the left castle, but the game goes on
state {"turn": "all", "troll": 0, "stones": [9, 12], "throws": [[1, 2]], "result": null}
refused: troll

== the throws lead back to the left castle
state {"turn": "all", "troll": 2, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
refused: troll

== the throws lead through a castle
options cells=5
state {"turn": "all", "troll": 1, "stones": [5, 5], "throws": [[1, 2], [1, 2], [2, 1]], "result": null}
refused: troll

== the throws lead past the castle without entering it
options cells=5
state {"turn": "all", "troll": 2, "stones": [5, 5], "throws": [[1, 2], [1, 2], [2, 1]], "result": null}
is: troll = 2

# The end.

== over without any throw, the troll in a castle
state {"turn": "over", "troll": 0, "stones": [9, 12], "throws": [], "result": {"utility": [-1, 1], "scores": null, "reason": "castle"}}
refused: turn

== the end in a castle
state {"turn": "over", "troll": 6, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": {"utility": [1, -1], "scores": null, "reason": "castle"}}
is: result.reason = "castle"
count 1: 0

== in a castle, reached by no last step
state {"turn": "over", "troll": 6, "stones": [9, 12], "throws": [[4, 2], [1, 1]], "result": {"utility": [1, -1], "scores": null, "reason": "castle"}}
refused: troll

== in a castle, after a walk through the other one
options cells=3
state {"turn": "over", "troll": 0, "stones": [5, 5], "throws": [[2, 1], [1, 2], [1, 2]], "result": {"utility": [-1, 1], "scores": null, "reason": "castle"}}
refused: troll

== the end by stones, after a push of two
state {"turn": "over", "troll": 4, "stones": [2, 0], "throws": [[3, 3]], "result": {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}}
is: troll = 4
is: stones = [2, 0]

== the end by stones, the troll not where a push could begin
state {"turn": "over", "troll": 2, "stones": [2, 0], "throws": [[3, 3]], "result": {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}}
refused: troll

== the end by stones, pushed from a castle
state {"turn": "over", "troll": 1, "stones": [1, 0], "throws": [[3, 4]], "result": {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}}
refused: troll

== in the castle of a player without stones: by the last step, if the result says so
state {"turn": "over", "troll": 0, "stones": [0, 5], "throws": [[3, 4]], "result": {"utility": [-1, 1], "scores": null, "reason": "castle"}}
is: result.reason = "castle"

== in the castle of a player without stones: by the push, if the result says so
state {"turn": "over", "troll": 0, "stones": [0, 5], "throws": [[3, 4]], "result": {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}}
is: result.reason = "out-of-stones"

== by the last step, where only a push can have led
state {"turn": "over", "troll": 0, "stones": [0, 5], "throws": [[4, 4]], "result": {"utility": [-1, 1], "scores": null, "reason": "castle"}}
refused: result.reason

== by a push, where only the last step can have led
state {"turn": "over", "troll": 0, "stones": [5, 0], "throws": [[3, 4]], "result": {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}}
refused: result.reason

== a push where no stock is empty
state {"turn": "over", "troll": 0, "stones": [5, 9], "throws": [[4, 4]], "result": {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}}
refused: troll

== the other player has won
state {"turn": "over", "troll": 6, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": {"utility": [-1, 1], "scores": null, "reason": "castle"}}
refused: result.utility[0]

== a reason of records only
state {"turn": "over", "troll": 6, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": {"utility": [1, -1], "scores": null, "reason": "forfeit"}}
refused: result.reason

# Options.

== the path has an odd number of cells
options cells=8
state {"turn": "all", "troll": 3, "stones": [9, 12], "throws": [[4, 2], [2, 1]], "result": null}
refused: cells
