# Painting with a gun (item 2).

== the jet of a gun passes one walled boundary and stops at the second
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
   {"at": [3, 3], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
# a wall on the far side only, then the edge
after POTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 1,1,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: players[0].reserve = 16
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
# a wall on the near side of (2,3), then one on the far side of (1,3)
after PNTO5: paint = [0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 17
# walls on both sides of the first boundary count once
after PSTE1: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0]
after PSTE1: players[0].reserve = 17

== the wall of the painter's tile counts as the one that is passed
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
   {"at": [0, 3], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PSTO5: paint = [0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PSTO5: players[0].reserve = 18

== a gun never passes the edge where there is a wall
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
   {"at": [0, 0], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: paint = [1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: paint = [1,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 19

== a gun never passes the edge where the tile is open to it either
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9, 10,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3,  5,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 1], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [1, 6], "reserve": 20, "item": 2, "item_turns": 5}],
  "result": null}
after PNTO5: paint = [0,1,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PNTO5: players[0].reserve = 19
after PXTO5 PETO3: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,2, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]

== a gun stops at the edge when the way was free
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
   {"at": [0, 0], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: paint = [1,1,1,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 13

== past the wall a gun still goes on to the end of the free way
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
   {"at": [1, 6], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
# out of the corridor through the wall of (1,6), then (1,5) and (1,4), which has a wall in the west
after POTN1: paint = [0,0,0,0,0,0,0, 0,0,0,0,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
# along the corridor to both ends
after PSTN1: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,1, 0,0,0,0,0,0,1, 0,0,0,0,0,0,1, 0,0,0,0,0,0,1, 0,0,0,0,0,0,1, 0,0,0,0,0,0,1]
after PNTN1: paint = [0,0,0,0,0,0,1, 0,0,0,0,0,0,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]

== a gun is limited by the reserve too
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
   {"at": [3, 3], "reserve": 2, "item": 2, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PSTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,1,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after POTO5: players[0].reserve = 0

== a gun hits behind the wall
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
   {"at": [3, 3], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [3, 0], "reserve": 9, "item": 0, "item_turns": 0},
   {"at": [4, 3], "reserve": 9, "item": 0, "item_turns": 0},
   {"at": [5, 3], "reserve": 1, "item": 0, "item_turns": 0}],
  "result": null}
after POTO5: players[1].reserve = 6
after POTO5: players[0].reserve = 19
after PSTE1: players[2].reserve = 6
after PSTE1: players[3].reserve = 0
after PSTE1: players[0].reserve = 21

== a gun sprays in one direction, with X not at all, and is used up like any item
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
   {"at": [3, 3], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTO5: players[0].item_turns = 4
after PXTO5: players[0].item = 2
not: PXDS
why PXDS: a wall in the south

== the boundary that is passed may be next to the painter's tile, with a wall on one side or on both
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
   {"at": [5, 3], "reserve": 20, "item": 2, "item_turns": 5},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
# (5,3) and (6,3): a double wall, then the edge
after PSTO1: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,1,0,0,0]
# (5,3) and (5,4): one side each; (5,4) is open to the west only
after PETO1: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,1,0,0, 0,0,0,0,0,0,0]
