# Pushing the spare tile in.

== an insertion from the north pushes the column down
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
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN1: walls = [9,3,1,5,1,5,3, 10,5,6,8,12,3,10, 8,9,8,3,1,6,2, 10,12,1,4,1,4,10, 8,4,4,9,2,12,2, 10,9,9,6,3,6,10, 12,12,4,5,4,5,6]
after PXTN1: spare = {"walls": 5, "item": 0}
after PXTN1: forbidden = "S1"
after PXTN3: walls = [9,5,1,3,1,5,3, 10,9,6,5,12,3,10, 8,12,8,8,1,6,2, 10,4,1,3,1,4,10, 8,9,4,4,2,12,2, 10,12,9,9,3,6,10, 12,5,4,6,4,5,6]
after PXTN3: spare = {"walls": 5, "item": 0}
after PXTN3: forbidden = "S3"
after PXTN5: walls = [9,5,1,5,1,3,3, 10,9,6,8,12,5,10, 8,12,8,3,1,3,2, 10,4,1,4,1,6,10, 8,9,4,9,2,4,2, 10,12,9,6,3,12,10, 12,5,4,5,4,6,6]
after PXTN5: spare = {"walls": 5, "item": 0}
after PXTN5: forbidden = "S5"

== an insertion from the south pushes the column up
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
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTS1: walls = [9,9,1,5,1,5,3, 10,12,6,8,12,3,10, 8,4,8,3,1,6,2, 10,9,1,4,1,4,10, 8,12,4,9,2,12,2, 10,5,9,6,3,6,10, 12,3,4,5,4,5,6]
after PXTS1: spare = {"walls": 5, "item": 0}
after PXTS1: forbidden = "N1"
after PXTS3: walls = [9,5,1,8,1,5,3, 10,9,6,3,12,3,10, 8,12,8,4,1,6,2, 10,4,1,9,1,4,10, 8,9,4,6,2,12,2, 10,12,9,5,3,6,10, 12,5,4,3,4,5,6]
after PXTS3: spare = {"walls": 5, "item": 0}
after PXTS3: forbidden = "N3"
after PXTS5: walls = [9,5,1,5,1,3,3, 10,9,6,8,12,6,10, 8,12,8,3,1,4,2, 10,4,1,4,1,12,10, 8,9,4,9,2,6,2, 10,12,9,6,3,5,10, 12,5,4,5,4,3,6]
after PXTS5: spare = {"walls": 5, "item": 0}
after PXTS5: forbidden = "N5"

== an insertion from the west pushes the row to the right
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
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTO1: walls = [9,5,1,5,1,5,3, 3,10,9,6,8,12,3, 8,12,8,3,1,6,2, 10,4,1,4,1,4,10, 8,9,4,9,2,12,2, 10,12,9,6,3,6,10, 12,5,4,5,4,5,6]
after PXTO1: spare = {"walls": 10, "item": 0}
after PXTO1: forbidden = "E1"
after PXTO3: walls = [9,5,1,5,1,5,3, 10,9,6,8,12,3,10, 8,12,8,3,1,6,2, 3,10,4,1,4,1,4, 8,9,4,9,2,12,2, 10,12,9,6,3,6,10, 12,5,4,5,4,5,6]
after PXTO3: spare = {"walls": 10, "item": 0}
after PXTO3: forbidden = "E3"
after PXTO5: walls = [9,5,1,5,1,5,3, 10,9,6,8,12,3,10, 8,12,8,3,1,6,2, 10,4,1,4,1,4,10, 8,9,4,9,2,12,2, 3,10,12,9,6,3,6, 12,5,4,5,4,5,6]
after PXTO5: spare = {"walls": 10, "item": 0}
after PXTO5: forbidden = "E5"

== an insertion from the east pushes the row to the left
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
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTE1: walls = [9,5,1,5,1,5,3, 9,6,8,12,3,10,3, 8,12,8,3,1,6,2, 10,4,1,4,1,4,10, 8,9,4,9,2,12,2, 10,12,9,6,3,6,10, 12,5,4,5,4,5,6]
after PXTE1: spare = {"walls": 10, "item": 0}
after PXTE1: forbidden = "O1"
after PXTE3: walls = [9,5,1,5,1,5,3, 10,9,6,8,12,3,10, 8,12,8,3,1,6,2, 4,1,4,1,4,10,3, 8,9,4,9,2,12,2, 10,12,9,6,3,6,10, 12,5,4,5,4,5,6]
after PXTE3: spare = {"walls": 10, "item": 0}
after PXTE3: forbidden = "O3"
after PXTE5: walls = [9,5,1,5,1,5,3, 10,9,6,8,12,3,10, 8,12,8,3,1,6,2, 10,4,1,4,1,4,10, 8,9,4,9,2,12,2, 12,9,6,3,6,10,3, 12,5,4,5,4,5,6]
after PXTE5: spare = {"walls": 10, "item": 0}
after PXTE5: forbidden = "O5"

== the spare is turned clockwise by H and the other way by A
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
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN1: walls[1] = 3
after PXTHN1: walls[1] = 6
after PXTHHN1: walls[1] = 12
after PXTAN1: walls[1] = 9
after PXTE3: walls[27] = 3
after PXTHS5: walls[47] = 6
after PXTHHO1: walls[7] = 12
after PXTAE5: walls[41] = 9

== a junction turns from 8 to 1 to 2 to 4
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  3, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 8, "item": 0}, "forbidden": null,
  "players": [
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN1: walls[1] = 8
after PXTHN1: walls[1] = 1
after PXTHHN1: walls[1] = 2
after PXTAN1: walls[1] = 4
count: 245

== a straight tile has two rotations, listed as none and H
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  3,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 5, "item": 0}, "forbidden": null,
  "players": [
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN1: walls[1] = 5
after PXTHN1: walls[1] = 10
after PXTHHN1: walls[1] = 5
after PXTAN1: walls[1] = 10
count: 125
has: PXTHHN1 PXTAN1

== the other straight too
options players=2
state {"turn": 1, "first": 1, "rounds_left": 100,
  "walls": [
    9,  5,  1,  5,  1,  3,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "items": [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0],
  "spare": {"walls": 10, "item": 0}, "forbidden": null,
  "players": [
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN1: walls[1] = 10
after PXTHN1: walls[1] = 5
count: 125

== the tile pushed out becomes the spare as it lies, keeps its item and loses its colour
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
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 2, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 2, 0, 0, 0],
  "items": [
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 2, 0, 0, 0],
  "spare": {"walls": 3, "item": 3}, "forbidden": null,
  "players": [
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTHN3: spare = {"walls": 5, "item": 2}
after PXTHN3: paint = [0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,2,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTHN3: items = [0,0,0,3,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
# and goes in again without colour
after PXTHN3 PXTN1: paint = [0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,2,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTHN3 PXTN1: items = [0,2,0,3,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]

== the same from the other sides
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
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   2, 0, 0, 0, 0, 0, 1,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "items": [
   0, 0, 0, 1, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   2, 0, 0, 0, 0, 0, 3,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 1}, "forbidden": null,
  "players": [
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTS3: spare = {"walls": 5, "item": 1}
after PXTS3: paint = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 2,0,0,0,0,0,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTS3: items = [0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 2,0,0,0,0,0,3, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,1,0,0,0]
after PXTO3: spare = {"walls": 10, "item": 3}
after PXTO3: paint = [0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,2,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTO3: items = [0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 1,2,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTE3: spare = {"walls": 10, "item": 2}
after PXTE3: paint = [0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,1,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PXTE3: items = [0,0,0,1,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,3,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]

== the tiles of the line carry their players along
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
   {"at": [2, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 1], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [2, 2], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN3: players[0].at = [4,3]
after PXTN3: players[1].at = [3,3]
after PXTN3: players[2].at = [3,1]
after PXTN3: players[3].at = [2,2]
after PXTS3: players[0].at = [2,3]
after PXTS3: players[1].at = [1,3]
after PXTO3: players[0].at = [3,4]
after PXTO3: players[2].at = [3,2]
after PXTE3: players[0].at = [3,2]
after PXTE3: players[2].at = [3,0]
after PXTE3: players[1].at = [2,3]

== players on the tile pushed out stand on the inserted one
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
   {"at": [6, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [6, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [0, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [6, 6], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN3: players[0].at = [0,3]
after PXTN3: players[1].at = [0,3]
after PXTN3: players[2].at = [1,3]
after PXTN3: players[3].at = [6,6]
after PXTS3: players[0].at = [5,3]
after PXTS3: players[2].at = [6,3]

== the same from west and east
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
   {"at": [3, 6], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 6], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 0], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 5], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTO3: players[0].at = [3,0]
after PXTO3: players[1].at = [3,0]
after PXTO3: players[2].at = [3,1]
after PXTO3: players[3].at = [3,6]
after PXTE3: players[2].at = [3,6]
after PXTE3: players[0].at = [3,5]

== players who are moved gain and lose nothing and take no item
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
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 2, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 2, 0, 0, 0],
  "items": [
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 0, 0, 0, 0,
   0, 0, 0, 1, 0, 0, 0],
  "spare": {"walls": 3, "item": 2}, "forbidden": null,
  "players": [
   {"at": [6, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [2, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN3: players[0].reserve = 20
after PXTN3: players[1].reserve = 20
after PXTN3: players[0].item = 0
after PXTN3: items[3] = 2
after PXTN3: paint[3] = 0
after PXTN3: paint[24] = 2
after PXTN3: spare.item = 1
# the item under the feet is taken by a later step onto the tile
after PXTN3 PXTO5 PXTO1: players[0].item = 0
after PXTHHN3 PXTO5 PXTO1: items[3] = 2
after PXTHHN3 PXTO5 PXDE PXTO1 PXDO: players[0].item = 2
after PXTHHN3 PXTO5 PXDE PXTO1 PXDO: players[0].reserve = 25

== with the course's points too the players who are moved gain and lose nothing
options players=2 points=code
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
   {"at": [6, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [2, 3], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PXTN3: players[0].reserve = 20
after PXTN3: players[1].reserve = 20

== what is painted before the insertion moves with it
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
   {"at": [4, 4], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
after PETN1: paint = [1,0,1,1,1,1,1, 0,1,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETS1: paint = [1,0,1,1,1,1,1, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0, 0,0,0,0,0,0,0]
after PETS1: players[0].reserve = 13
after PETN1: players[0].reserve = 13
