# The start of a game.

== the fixed tiles are in their places
start 1
is: walls[0] = 9
is: walls[2] = 1
is: walls[4] = 1
is: walls[6] = 3
is: walls[14] = 8
is: walls[16] = 8
is: walls[18] = 1
is: walls[20] = 2
is: walls[28] = 8
is: walls[30] = 4
is: walls[32] = 2
is: walls[34] = 2
is: walls[42] = 12
is: walls[44] = 4
is: walls[46] = 4
is: walls[48] = 6

== the players start in their corners with 20 units and without item
start 2
is: players = [{"at":[0,0],"reserve":20,"item":0,"item_turns":0},{"at":[0,6],"reserve":20,"item":0,"item_turns":0},{"at":[6,6],"reserve":20,"item":0,"item_turns":0},{"at":[6,0],"reserve":20,"item":0,"item_turns":0}]
is: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
is: forbidden = null
is: rounds_left = 100
is: spare.item = 0
is: result = null

== 2 players take the first 2 corners
options players=2
start 3
is: players = [{"at":[0,0],"reserve":20,"item":0,"item_turns":0},{"at":[0,6],"reserve":20,"item":0,"item_turns":0}]

== 3 players take the first 3 corners
options players=3
start 4
is: players = [{"at":[0,0],"reserve":20,"item":0,"item_turns":0},{"at":[0,6],"reserve":20,"item":0,"item_turns":0},{"at":[6,6],"reserve":20,"item":0,"item_turns":0}]

== no item lies on a corner of the board or on the spare, start 1
start 1
is: items[0] = 0
is: items[6] = 0
is: items[42] = 0
is: items[48] = 0
is: spare.item = 0

== no item lies on a corner of the board or on the spare, start 2
start 2
is: items[0] = 0
is: items[6] = 0
is: items[42] = 0
is: items[48] = 0
is: spare.item = 0

== no item lies on a corner of the board or on the spare, start 3
start 3
is: items[0] = 0
is: items[6] = 0
is: items[42] = 0
is: items[48] = 0
is: spare.item = 0

== no item lies on a corner of the board or on the spare, start 4
start 4
is: items[0] = 0
is: items[6] = 0
is: items[42] = 0
is: items[48] = 0
is: spare.item = 0

== no item lies on a corner of the board or on the spare, start 5
start 5
is: items[0] = 0
is: items[6] = 0
is: items[42] = 0
is: items[48] = 0
is: spare.item = 0

== the options set rounds and reserve
options rounds=7 reserve=0
start 5
is: rounds_left = 7
is: players[0].reserve = 0
is: players[3].reserve = 0

== the largest options
options rounds=1000 reserve=999 item_turns=100
start 6
is: rounds_left = 1000
is: players[2].reserve = 999
