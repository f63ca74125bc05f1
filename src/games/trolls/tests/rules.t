# Positions of trolls, by the numbers of the rules in RULES.md.
# docs/GAME_FOLDER.md says how to read them.

# Rules 3 and 4, the tricky ones first.

== a troll in a castle ends the game before the stocks are looked at: both are empty
state {"turn": "all", "troll": 1, "stones": [2, 3], "throws": [], "result": null}
after 2,3: turn = "over"
after 2,3: troll = 0
after 2,3: stones = [0, 0]
after 2,3: throws = [[2, 3]]
after 2,3: result = {"utility": [-1, 1], "scores": null, "reason": "castle"}

== a troll in a castle is not pushed out of it by the stones left
state {"turn": "all", "troll": 1, "stones": [9, 2], "throws": [], "result": null}
after 1,2: troll = 0
after 1,2: stones = [8, 0]
after 1,2: result = {"utility": [-1, 1], "scores": null, "reason": "castle"}
after 2,2: troll = 6
after 2,2: result = {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}

== the lord of the castle loses even with stones left
state {"turn": "all", "troll": 5, "stones": [9, 8], "throws": [], "result": null}
after 2,1: troll = 6
after 2,1: stones = [7, 7]
after 2,1: result = {"utility": [1, -1], "scores": null, "reason": "castle"}
after 1,2: turn = "all"
after 1,1: turn = "all"

== the push stops at the castle
state {"turn": "all", "troll": 3, "stones": [15, 1], "throws": [], "result": null}
after 1,1: turn = "over"
after 1,1: troll = 6
after 1,1: stones = [14, 0]
after 1,1: result = {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}
after 2,1: troll = 6
after 2,1: stones = [13, 0]

== the push stops at the left castle too
state {"turn": "all", "troll": 3, "stones": [1, 15], "throws": [], "result": null}
after 1,1: troll = 0
after 1,1: stones = [0, 14]
after 1,1: result = {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}

== a push that just reaches the castle is still the end by stones
state {"turn": "all", "troll": 3, "stones": [5, 2], "throws": [], "result": null}
after 3,2: troll = 6
after 3,2: result = {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}

== the troll takes its step before the push
state {"turn": "all", "troll": 3, "stones": [2, 4], "throws": [], "result": null}
after 2,3: troll = 1
after 2,3: stones = [0, 1]
after 2,1: troll = 1
after 2,2: troll = 1
after 1,1: turn = "all"

== both stocks empty: no push, and the nearer castle's lord loses
state {"turn": "all", "troll": 4, "stones": [2, 2], "throws": [], "result": null}
after 2,2: troll = 4
after 2,2: stones = [0, 0]
after 2,2: result = {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}

== both stocks empty with the troll in the centre is a draw
start 1
after 15,15: troll = 3
after 15,15: stones = [0, 0]
after 15,15: result = {"utility": [0, 0], "scores": null, "reason": "out-of-stones"}

== a push that ends in the centre is a draw
state {"turn": "all", "troll": 2, "stones": [3, 2], "throws": [], "result": null}
after 2,2: troll = 3
after 2,2: stones = [1, 0]
after 2,2: result = {"utility": [0, 0], "scores": null, "reason": "out-of-stones"}

== a push that ends before the centre leaves the pusher the loser
state {"turn": "all", "troll": 1, "stones": [3, 2], "throws": [], "result": null}
after 2,2: troll = 2
after 2,2: result = {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}

== a push beyond the centre, short of the castle
state {"turn": "all", "troll": 2, "stones": [4, 2], "throws": [], "result": null}
after 2,2: troll = 4
after 2,2: result = {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}

== the right player's stones push to the left
state {"turn": "all", "troll": 5, "stones": [2, 5], "throws": [], "result": null}
after 2,2: troll = 2
after 2,2: stones = [0, 3]
after 2,2: result = {"utility": [-1, 1], "scores": null, "reason": "out-of-stones"}
after 2,1: troll = 6
after 2,1: result = {"utility": [1, -1], "scores": null, "reason": "castle"}

== one stone each is a draw at once
options cells=3 stones=1
start 5
legal 1: 1
legal 2: 1
after 1,1: result = {"utility": [0, 0], "scores": null, "reason": "out-of-stones"}
perft 1: 1
perft 2: 0

== on three cells any step ends the game
options cells=3
start 5
after 2,1: result = {"utility": [1, -1], "scores": null, "reason": "castle"}
after 2,2 3,4: result = {"utility": [-1, 1], "scores": null, "reason": "castle"}
after 2,2: turn = "all"

# Rule 1.

== the start: the troll in the middle, the same stock for both
start 1
is: turn = "all"
is: troll = 3
is: stones = [15, 15]
is: throws = []
is: result = null
legal 1: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
legal 2: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
perft 0: 1
perft 1: 225
perft 2: 11025
perft 3: 207025

== the start of the contest's largest set
options cells=15 stones=50
start 1
is: troll = 7
is: stones = [50, 50]
perft 1: 2500

== the largest path and stock
options cells=101 stones=1000
start 1
is: troll = 50
count 1: 1000
count 2: 1000
has: 1000,1000
not: 1001,1

# Rule 2.

== the troll goes one cell towards whoever threw fewer, and stays on a tie
start 1
after 3,5: troll = 2
after 3,5: stones = [12, 10]
after 3,5: throws = [[3, 5]]
after 5,3: troll = 4
after 5,3: stones = [10, 12]
after 4,4: troll = 3
after 4,4: stones = [11, 11]
after 1,14: troll = 2
after 14,1: troll = 4
after 3,5 4,2: throws = [[3, 5], [4, 2]]
after 3,5 4,2: troll = 3
after 3,5 4,2: stones = [8, 8]
after 3,5 4,2: turn = "all"
after 3,5 4,2: result = null

== at least one stone and at most the stock, each of their own
state {"turn": "all", "troll": 2, "stones": [4, 11], "throws": [], "result": null}
legal 1: 1 2 3 4
legal 2: 1 2 3 4 5 6 7 8 9 10 11
count 1: 4
count 2: 11
has: 4,11 1,1
not: 0,1 1,0 5,1 1,12 0,0 999999999999999999999,1
why 0,1: at least one stone
why 1,0: at least one stone
why 5,1: Left has only 4 left
why 1,12: Right has only 11 left
why 99999999999,1: Left has only 4 left
perft 1: 44

== a move is a whole number without sign, spaces or leading zeros, and a joint move has two
start 1
has: 4,2 10,1
not: 4 4,2,1 4, ,2 , 04,2 4,02 00,1 +4,2 -1,2 4.0,2 4,2.5 1e1,2 0x4,2 a,b 4;2 4-2 *4,2
why 4: is not a joint move
why 4,x: is not a move of trolls

== a single stone each leaves one choice
state {"turn": "all", "troll": 2, "stones": [1, 1], "throws": [], "result": null}
legal 1: 1
legal 2: 1
perft 1: 1

# Counts of move sequences, checked by a second program.

== perft of a short path, where castles end some sequences
options cells=5 stones=7
start 1
perft 1: 49
perft 2: 441
perft 3: 1043
perft 4: 1001
perft 5: 379

== perft of an uneven position
options cells=9 stones=12
state {"turn": "all", "troll": 2, "stones": [5, 8], "throws": [[4, 2], [1, 2]], "result": null}
perft 1: 40
perft 2: 280
perft 3: 448
perft 4: 231
perft 5: 28

# The end.

== once over there are no moves
state {"turn": "over", "troll": 0, "stones": [8, 0], "throws": [[1, 2]], "result": {"utility": [-1, 1], "scores": null, "reason": "castle"}}
count 1: 0
count 2: 0
not: 1,1 1
why 1,1: the game is over
perft 0: 1
perft 1: 0
