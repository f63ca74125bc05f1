# Painting without items. The board has a corridor all around it (rows and
# columns 0 and 6); in the middle row 3 is open from (3,1) to (3,5).

== what is stolen comes after the paint is paid and sprays nothing more
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 2, "item": 0, "item_turns": 0},
   {"at": [0, 1], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 3
after PETO5: players[1].reserve = 6

== the reserve the phase began with limits the jet
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 3, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 0
after PSTN5: paint = [1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: paint = [1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 2

== a reserve just large enough is used up to the last tile
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 7, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 0

== a reserve of one paints the painter's tile only
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 1, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 0

== a jet covers the painter's tile and goes on to the edge of the board
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 13
after PSTN5: paint = [1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0]
after PSTN5: players[0].reserve = 13

== against the edge or a wall the painter's tile is still painted and paid
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 19
after POTO5: paint = [1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: players[0].reserve = 19

== a wall stops the jet on whichever side of the boundary it is
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
# (3,1) is open to the west, (3,0) has a wall in the east
after POTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,1,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: players[0].reserve = 17
# (2,3) has a wall in the north, (1,3) is open to the south
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 18
# (3,3) has a wall in the south and (4,3) one in the north
after PSTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PSTO5: players[0].reserve = 19
# (3,5) is open to the east, (3,6) has a wall in the west
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 17

== a tile that has the colour already costs as much
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   1, 1, 1, 1, 1, 1, 1,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 16
after PETO5: players[1].reserve = 17

== another player's colour is painted over
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   0, 2, 2, 0, 1, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 2, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,2,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 13

== the colour painted over is lost to its player, whoever comes first in number
state {"turn": 4, "first": 1, "rounds_left": 1,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   0, 1, 1, 2, 2, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [4,4,4,4,4,4,4, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: result.scores = [1,0,0,7]

== painted tiles use up a short reserve like the others
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   1, 1, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 3, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 0
