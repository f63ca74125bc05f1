# The set-up and the turn (rules 3 to 5, 12): preparation, action, development,
# end of the war.

== a start: four cards with the King in each hand, one citizen each
start 1
is: phase = "setup-front"
is: turn = 1
is: active = 1
is: players[0].hand.K = 1
is: players[1].hand.K = 1
is: players[0].reserve = []
is: players[0].field.F1 = null
is: stack = []
is: attack = null
is: result = null
view 1: players[1].hand = {"count":4}
view 1: players[0].pile = {"count":22}

== a start of the simple game leaves sixteen units in the pile
options level=simple
start 3
view 2: players[1].pile = {"count":16}
view 2: players[0].pile = {"count":16}

== a start without Priests and with nine Wizards leaves 25 in the pile
options priests=0 wizards=9
start 3
view 1: players[1].pile = {"count":25}

== player 1 puts any hand card, the King too, on any front position
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: K@F1 K@F2 K@F3 S@F1 S@F2 S@F3 A@F1 A@F2 A@F3
not: S@A1 S@R S@C G@F1 - . F1xF1 +S
why G@F1: no G in hand
why S@A1: put on F1, F2 or F3
after K@F2: turn = 2
after K@F2: phase = "setup-front"
after K@F2: active = 2
after K@F2: players[0].field.F2 = {"unit":"K","turned":false,"damage":0}
after K@F2: players[0].hand = {"S":2,"A":1}

== then player 2; then player 1 puts a card in reserve, at every level
state {"turn":2,"phase":"setup-front","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":{"unit":"A","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: K@F1 K@F2 K@F3 S@F1 S@F2 S@F3 G@F1 G@F2 G@F3
after G@F1: phase = "setup-reserve"
after G@F1: turn = 1
after G@F1: active = 1

== the reserve of the set-up, level simple
options level=simple
state {"turn":1,"phase":"setup-reserve","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":null,"F3":{"unit":"A","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: K@R S@R
why A@R: no A in hand
why S@F1: put in reserve
after K@R: players[0].reserve = ["K"]
after K@R: turn = 2
after K@R: phase = "setup-reserve"
after K@R: players[0].hand = {"S":2}
after S@R G@R: phase = "draw"
after S@R G@R: turn = "chance"
after S@R G@R: active = 1
after S@R G@R: players[1].hand = {"K":1,"S":1}

== the reserve of the set-up, level intermediate
options level=intermediate
state {"turn":1,"phase":"setup-reserve","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":null,"F3":{"unit":"A","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: K@R S@R
why A@R: no A in hand
why S@F1: put in reserve
after K@R: players[0].reserve = ["K"]
after K@R: turn = 2
after K@R: phase = "setup-reserve"
after K@R: players[0].hand = {"S":2}
after S@R G@R: phase = "draw"
after S@R G@R: turn = "chance"
after S@R G@R: active = 1
after S@R G@R: players[1].hand = {"K":1,"S":1}

== the reserve of the set-up, level advanced
state {"turn":1,"phase":"setup-reserve","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":{"unit":"A","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: K@R S@R
why A@R: no A in hand
why S@F1: put in reserve
after K@R: players[0].reserve = ["K"]
after K@R: turn = 2
after K@R: phase = "setup-reserve"
after K@R: players[0].hand = {"S":2}
after S@R G@R: phase = "draw"
after S@R G@R: turn = "chance"
after S@R G@R: active = 1
after S@R G@R: players[1].hand = {"K":1,"S":1}

== the set-up counted by hand: 9 and 9 ways to the front, 21 ways a player to front and reserve, 3 kinds to draw
options level=simple
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
perft 1: 9
perft 2: 81
perft 3: 189
perft 4: 441
perft 5: 1323

== the drawn unit goes to the hand; each kind of the pile can come
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":2,"G":1,"A":1,"W":1},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":5,"A":4,"P":3,"W":2},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: *S *G *A *W
not: *P *K
after *W: players[0].hand = {"K":1,"W":1}
after *W: players[0].pile = {"S":2,"G":1,"A":1}
after *W: phase = "action"
after *W: turn = 1

== when the turn passes, the units of the next player stand upright, not the others
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":null,"F3":null,"A1":{"unit":"G","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after -: players[1].field.F1.turned = false
after -: players[1].field.A1.turned = false
after -: players[0].field.F2.turned = true
after -: active = 2
after -: turn = "chance"
after -: phase = "draw"

== damage goes when the turn passes, and the bonus too
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":2},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after -: players[1].field.F1 = {"unit":"G","turned":false,"damage":0}
after -: players[0].bonus = 0
after -: players[1].bonus = 0

== turned units stay turned until their own preparation
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after -: players[0].field.F2.turned = true
after - *S: players[0].field.F2.turned = true
after - *S - -: players[0].field.F2.turned = false

== with only the active player's pile empty the action follows at once
options level=simple
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":9,"G":6,"A":5},"bonus":0}]}
after -: phase = "action"
after -: turn = 2
after -: active = 2
after -: players[1].field.F1.turned = false

== with only the opponent's pile empty a unit is drawn
options level=simple
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":5,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after -: phase = "draw"
after -: active = 2

== with both piles empty the war is over: most citizens wins
options level=intermediate
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":7,"G":5,"A":5},"bonus":1},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":1},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{"S":1},"graveyard":{"S":7,"G":5,"A":5},"bonus":0}]}
after -: phase = "over"
after -: turn = "over"
after -: result = {"utility":[-1,1],"scores":[1,2],"reason":"war-over"}
after -: active = 2
after -: players[1].field.F1 = {"unit":"G","turned":false,"damage":0}
after -: players[0].field.F2.turned = true
after -: players[0].bonus = 0

== captured citizens count like the player's own
options level=simple
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{"S":1,"G":1},"graveyard":{"S":7,"G":4,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":2},"captured":{},"graveyard":{"S":8,"G":4,"A":5},"bonus":0}]}
after -: result = {"utility":[1,-1],"scores":[3,2],"reason":"war-over"}

== equal citizens at the end of the war are a draw
options level=simple
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{"G":1},"graveyard":{"S":8,"G":4,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":2},"captured":{},"graveyard":{"S":8,"G":4,"A":5},"bonus":0}]}
after -: result = {"utility":[0,0],"scores":[2,2],"reason":"war-over"}

== a last demobilisation still counts
options level=simple
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":7,"G":5,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{"S":8,"G":5,"A":5},"bonus":0}]}
after S@C: result = {"utility":[1,-1],"scores":[2,1],"reason":"war-over"}

== the war is not over before a player must draw: the action with both piles empty goes on
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":5,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5},"bonus":0}]}
is: result = null
has: - F2xF2

== doing nothing leads to the development
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: -
after -: phase = "develop"
after -: turn = 1

== the simple action: nothing, to the reserve, deploy, attack
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":4},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - K@R G@R A@F1 A@F2 A@F3 A@A2 F2xF2
after G@R: players[0].reserve = ["A","G"]
after G@R: phase = "develop"
after K@R: players[0].reserve = ["A","K"]
not: . +S S@R G@F1 S@C
why S@R: no S in hand
why .: this is the action
why +S: no support cards at level simple
why S@C: this is the action

== no card is put in reserve as an action, level intermediate
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":4},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
not: G@R K@R
why G@R: only at level simple

== no card is put in reserve as an action, level advanced
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
not: G@R K@R
why G@R: only at level simple

== the first unit of the reserve is deployed, not another, nor a hand card
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":["A","G"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":{"unit":"S","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - A@F1 A@F2 A@F3 A@A1 A@A3 S@R G@R K@R
why G@F1: the unit must be the Archer, the first of the reserve
why K@F1: the unit must be the Archer, the first of the reserve
why A@A2: no unit is on F2
after A@A3: players[0].reserve = ["G"]
after A@A3: players[0].field.A3 = {"unit":"A","turned":false,"damage":0}
after A@A3: phase = "develop"

== with an empty reserve any hand card is deployed, the King too
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":2},"pile":{"S":8,"G":4,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - K@F1 K@F2 K@F3 K@A2 G@F1 G@F2 G@F3 G@A2 +K=S
after K@A2: players[0].hand = {"G":2}
after K@A2: players[0].field.A2.unit = "K"
after K@A2: players[0].reserve = []

== the first unit of all goes to the front: a rear position needs its front
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":2},"pile":{"S":8,"G":4,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
not: K@A1 K@A3 G@A1 G@A3
has: G@A2

== a replaced unit goes to the end of the reserve, which the deployed one has left
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":1},"pile":{"S":8,"G":4,"A":4},"reserve":["A","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"K","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after A@F2: players[0].reserve = ["G","S"]
after A@F2: players[0].field.F2 = {"unit":"A","turned":false,"damage":0}
after A@A2: players[0].reserve = ["G","K"]

== a hand card that replaces a unit sends it to the empty reserve
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after G@F2: players[0].reserve = ["S"]
after G@F2: players[0].hand = {"K":1}
after K@F2: players[0].reserve = ["S"]

== with neither reserve nor hand there is nothing to deploy
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - F2xF2

== an attack chooses the attack action: no deployment after it
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":4,"A":4},"reserve":["A"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "attack"
after F2xF2 .: phase = "develop"

== in the attack action there are attacks and its end only
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":4,"A":4},"reserve":["A"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":4,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF3
not: - A@F3 G@R
why -: the attack action has begun; . ends it
why A@F3: the attack action has begun

== one hand card may be demobilised, but not the King
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"G":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - S@C G@C
why K@C: the King cannot be demobilised
why A@C: no A in hand
why .: this is the development
after S@C: players[0].kingdom = {"S":2}
after S@C: players[0].hand = {"K":1,"S":1,"G":1}
after S@C: active = 2
after -: active = 2

== with nothing to demobilise - is still played
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: -
after -: turn = "chance"

== with an empty hand - is still played
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: -

== with five cards nothing is asked
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - S@C A@C

== with six cards one must be demobilised
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"A":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: S@C A@C
why -: with 6 cards in hand one must be demobilised
after S@C: players[0].hand = {"K":1,"S":2,"A":2}

== six cards after the draw, then five once one is in reserve: nothing is asked
options level=simple
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":2},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":6,"G":5,"A":4},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after *S S@R: phase = "develop"
after *S S@R -: active = 2
after *S S@R: players[0].hand = {"K":1,"S":2,"A":2}

== demobilising at six without the King in hand
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2,"G":1,"A":1,"P":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":2},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: S@C G@C A@C P@C W@C

== the turn goes to and fro
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after - - *S - -: active = 1
after - - *S - -: turn = "chance"
