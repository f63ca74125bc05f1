# Hits and thefts, without items in the hand of the painter.

== with a reserve of 0 nothing is painted and nobody is hit, but every direction is legal
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
   {"at": [0, 0], "reserve": 0, "item": 0, "item_turns": 0},
   {"at": [0, 0], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
has: PNTO5 PETO5 PSTO5 POTO5 PXTO5 PNDE PEDE PSDE PODE PXDE
count: 250
after PETO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETO5: players[0].reserve = 0
after PETO5: players[1].reserve = 9
after PEDE: players[0].reserve = 0

== without paint (X) nothing is covered and nobody is hit
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
   {"at": [0, 0], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PXTO5: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTO5: players[0].reserve = 20
after PXTO5: players[1].reserve = 9

== a hit takes three units from the reserve to that of the painter
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
   {"at": [0, 4], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 16
after PETO5: players[1].reserve = 6
after PETO5: players[1].at = [0,4]

== a hit takes what there is when that is less than three
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
   {"at": [0, 4], "reserve": 2, "item": 0, "item_turns": 0},
   {"at": [0, 5], "reserve": 1, "item": 0, "item_turns": 0},
   {"at": [0, 3], "reserve": 0, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 16
after PETO5: players[1].reserve = 0
after PETO5: players[2].reserve = 0
after PETO5: players[3].reserve = 0

== a hit takes exactly three from three
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
   {"at": [0, 4], "reserve": 3, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 16
after PETO5: players[1].reserve = 0

== players on the painter's tile are hit too, whatever the direction
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
   {"at": [0, 0], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: players[0].reserve = 22
after PNTO5: players[1].reserve = 6
after PETO5: players[0].reserve = 16
after PETO5: players[1].reserve = 6
after POTO5: players[1].reserve = 6
after PSTN5: players[1].reserve = 6

== several players on a tile and along the jet are each hit once
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
   {"at": [0, 2], "reserve": 9, "item": 0, "item_turns": 0},
   {"at": [0, 2], "reserve": 8, "item": 0, "item_turns": 0},
   {"at": [0, 0], "reserve": 7, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 22
after PETO5: players[1].reserve = 6
after PETO5: players[2].reserve = 5
after PETO5: players[3].reserve = 4

== a player behind a wall is not hit
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
   {"at": [3, 0], "reserve": 9, "item": 0, "item_turns": 0},
   {"at": [4, 3], "reserve": 9, "item": 0, "item_turns": 0},
   {"at": [1, 3], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after POTO5: players[0].reserve = 17
after POTO5: players[1].reserve = 9
after PSTO5: players[2].reserve = 9
after PNTO5: players[3].reserve = 9

== a player beyond the end of the paint is not hit
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
   {"at": [0, 2], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 0
after PETO5: players[1].reserve = 9

== with a shield nothing is lost and nothing gained, but the tile is painted
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
   {"at": [0, 4], "reserve": 9, "item": 3, "item_turns": 5}],
  "result": null}
after PETO5: players[0].reserve = 13
after PETO5: players[1].reserve = 9
after PETO5: players[1].item = 3
after PETO5: players[1].item_turns = 5
after PETO5: paint[4] = 1

== a shield guards its owner only
options players=3
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
   {"at": [0, 0], "reserve": 20, "item": 3, "item_turns": 5},
   {"at": [0, 4], "reserve": 9, "item": 3, "item_turns": 5},
   {"at": [0, 4], "reserve": 9, "item": 0, "item_turns": 0}],
  "result": null}
after PETO5: players[0].reserve = 16
after PETO5: players[1].reserve = 9
after PETO5: players[2].reserve = 6

== a bomb or a gun in hand is no shield
options players=3
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
   {"at": [0, 4], "reserve": 9, "item": 1, "item_turns": 5},
   {"at": [0, 5], "reserve": 9, "item": 2, "item_turns": 5}],
  "result": null}
after PETO5: players[0].reserve = 19
after PETO5: players[1].reserve = 6
after PETO5: players[2].reserve = 6

== a shield whose last turn is to come still guards
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
   {"at": [0, 4], "reserve": 9, "item": 3, "item_turns": 1}],
  "result": null}
after PETO5: players[1].reserve = 9
after PETO5 PXTN1: players[1].item = 0

== the painter's own reserve is never stolen from
options players=2
state {"turn": 2, "first": 1, "rounds_left": 100,
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
   {"at": [0, 0], "reserve": 0, "item": 0, "item_turns": 0},
   {"at": [0, 0], "reserve": 5, "item": 0, "item_turns": 0}],
  "result": null}
after PNTO5: players[1].reserve = 4
after PNTO5: players[0].reserve = 0
after PNTO5: paint[0] = 2
