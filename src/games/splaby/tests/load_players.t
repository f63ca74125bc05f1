# States whose keys, turn, rounds, result or players cannot be, and the key that is
# named.

== a state without turn is refused
options players=2
state {"first": 1, "rounds_left": 100,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: turn

== an unknown key is refused
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null, "colour": 1}
refused: colour

== an unknown key of a player is refused
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
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0, "name": "Ada"},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].name

== the turn of player 3 of two is refused
options players=2
state {"turn": 3, "first": 1, "rounds_left": 100,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: turn

== a turn of chance after the set-up is refused
options players=2
state {"turn": "chance", "first": 1, "rounds_left": 100,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: turn

== player 3 of two as the first player is refused
options players=2
state {"turn": 1, "first": 3, "rounds_left": 100,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: first

== a game that goes on with no rounds left is refused
options players=2
state {"turn": 1, "first": 1, "rounds_left": 0,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: rounds_left

== more rounds left than the option are refused
options players=2 rounds=7
state {"turn": 1, "first": 1, "rounds_left": 8,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: rounds_left

== an end with a round left is refused
options players=2
state {"turn": "over", "first": 1, "rounds_left": 1,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": {"utility": [1, -1], "scores": [1, 0], "reason": "rounds"}}
refused: rounds_left

== a result before the end is refused
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": {"utility": [1, -1], "scores": [1, 0], "reason": "rounds"}}
refused: result

== scores that the board does not give are refused
options players=2
state {"turn": "over", "first": 1, "rounds_left": 0,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": {"utility": [1, -1], "scores": [2, 0], "reason": "rounds"}}
refused: result.scores[0]

== a forfeit is no result of a state
options players=2
state {"turn": "over", "first": 1, "rounds_left": 0,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": {"utility": [1, -1], "scores": null, "reason": "forfeit"}}
refused: result.reason

== the last round of the largest option is loaded
options players=2 rounds=1000
state {"turn": 1, "first": 1, "rounds_left": 1000,
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
is: rounds_left = 1000

== a game that is over is loaded
options players=2
state {"turn": "over", "first": 1, "rounds_left": 0,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": {"utility": [1, -1], "scores": [1, 0], "reason": "rounds"}}
is: turn = "over"
count: 0

== three players of two are refused
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
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [6, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players

== a player beyond the edge is refused
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
   {"at": [0, 7], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].at[1]

== a reserve above the limit is refused
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
   {"at": [0, 6], "reserve": 1000000001, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[1].reserve

== the largest reserve is loaded
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
   {"at": [0, 6], "reserve": 1000000000, "item": 0, "item_turns": 0}],
  "result": null}
is: players[1].reserve = 1000000000
after PXTN1: players[1].reserve = 1000000000

== an item of no kind is refused
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
   {"at": [0, 0], "reserve": 20, "item": 4, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].item

== an item without turns is refused
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
   {"at": [0, 0], "reserve": 20, "item": 1, "item_turns": 0},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].item_turns

== turns without an item are refused
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
   {"at": [0, 0], "reserve": 20, "item": 0, "item_turns": 1},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].item_turns

== an item with all its turns is refused: the pick-up has taken one
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
   {"at": [0, 0], "reserve": 20, "item": 1, "item_turns": 10},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].item_turns

== with the option at 1 an item in hand is refused
options players=2 item_turns=1
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
   {"at": [0, 0], "reserve": 20, "item": 1, "item_turns": 1},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
refused: players[0].item

== the most turns of the largest option are loaded
options players=2 item_turns=100
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
   {"at": [0, 0], "reserve": 20, "item": 2, "item_turns": 99},
   {"at": [0, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
is: players[0].item_turns = 99

== players may stand anywhere, on one tile too
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
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
is: players[3].at = [3,3]
