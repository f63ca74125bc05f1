# Painting with a bomb (item 1). From (3,3) two tiles are open to the east and
# to the west, one to the north and none to the south.

== a short reserve serves the chosen direction first, then clockwise, each jet to its end
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
   {"at": [3, 3], "reserve": 4, "item": 1, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,1,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PSTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,1,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,1,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 0
after PETO5: players[0].reserve = 0

== the paint can run out in the middle of a jet
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
   {"at": [3, 3], "reserve": 3, "item": 1, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,1,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PSTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,1,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,1,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]

== a bomb sprays in all four directions and pays the painter's tile once
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
   {"at": [3, 3], "reserve": 20, "item": 1, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,1,1,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,1,1,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PSTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,1,1,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,1,1,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 14
after PSTO5: players[0].reserve = 14

== with one unit the bomb paints the painter's tile, which comes first
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
   {"at": [3, 3], "reserve": 1, "item": 1, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 0

== with X a bomb sprays nothing and hits nobody
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
   {"at": [3, 3], "reserve": 20, "item": 1, "item_turns": 5},
   {"at": [3, 3], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PXTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTO5: players[0].reserve = 20
after PXTO5: players[1].reserve = 9
after PXTO5: players[0].item_turns = 4

== with a reserve of 0 a bomb does nothing
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
   {"at": [3, 3], "reserve": 0, "item": 1, "item_turns": 5},
   {"at": [3, 3], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[1].reserve = 9
after PNTO5: players[0].reserve = 0

== a theft by a bomb comes after all its jets are paid
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
   {"at": [3, 3], "reserve": 4, "item": 1, "item_turns": 5},
   {"at": [2, 3], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 3
after PNTO5: players[1].reserve = 6
after PETO5: players[0].reserve = 0
after PETO5: players[1].reserve = 9

== a player on the painter's tile is hit once by a bomb, not once a jet
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
   {"at": [3, 3], "reserve": 20, "item": 1, "item_turns": 5},
   {"at": [3, 3], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 17
after PETO5: players[1].reserve = 6

== a bomb hits in every direction, and takes what there is
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
   {"at": [3, 3], "reserve": 20, "item": 1, "item_turns": 5},
   {"at": [3, 1], "reserve": 9, "item": 0, "item_turns": 0},
   {"at": [3, 5], "reserve": 2, "item": 0, "item_turns": 0},
   {"at": [2, 3], "reserve": 3, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 22
after PETO5: players[1].reserve = 6
after PETO5: players[2].reserve = 0
after PETO5: players[3].reserve = 0

== in a corner of the board two jets of a bomb have length nothing
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
   {"at": [0, 0], "reserve": 8, "item": 1, "item_turns": 5},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [1,1,1,1,1,1,1, 1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: paint = [1,1,1,1,1,1,1, 1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PSTN5: paint = [1,1,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0, 1,0,0,0,0,0,0]
after POTO5: paint = [1,1,1,1,1,1,1, 1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]

== a bomb does not pass walls, and one in its last turn still works
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
   {"at": [3, 3], "reserve": 20, "item": 1, "item_turns": 1},
   {"at": [3, 0], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after POTO5: paint[21] = 0
after POTO5: players[1].reserve = 9
after POTO5: players[0].reserve = 14
after POTO5: players[0].item = 0
after POTO5: players[0].item_turns = 0

== without a bomb in hand one jet is sprayed, bombs of others do nothing
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
   {"at": [6, 6], "reserve": 20, "item": 1, "item_turns": 5}],
  "result": null}
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,1,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[1].item_turns = 5
