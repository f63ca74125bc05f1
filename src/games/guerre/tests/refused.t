# States that are refused, and the key that is named (RULES.md, Invariants).

== the state that the next ones spoil is good
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
is: phase = "action"

== a state without turn is refused
state {"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== an unknown key is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"more":1,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: more

== a player with the key of a view is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0,"unseen":{}},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].unseen

== the turn of the player who does not decide is refused
state {"turn":2,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== turn over before the end is refused
state {"turn":"over","phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== one player alone is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== a hand as in a view is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"count":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].hand.count

== an unknown unit in a hand is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"Q":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand.Q

== a count above all there are is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":13,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].pile.G

== two Kings in a hand are refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":2,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand.K

== damage below 0 is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":-1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].field.F2.damage

== an attack from an unknown position is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"R","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack.from

== a Soldier too many in all is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":2},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players

== a Guard too few in all is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== a Priest at level simple is refused
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"P":1},"pile":{"S":6,"G":4,"A":4},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand.P

== a Wizard on the field at level intermediate is refused
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":{"unit":"W","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players

== a player without a King is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0]

== a King in hand and one in reserve are refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A","K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0]

== a King in a pile is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3,"K":1},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].pile

== a captured King before the end is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].captured

== a King in a graveyard before the end is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1,"K":1},"bonus":0}]}
refused: players[1].graveyard

== seven cards in the active hand are refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":2,"A":1},"pile":{"S":7,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== six cards in the active hand are good, five in the other
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":2},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[0].hand = {"K":1,"S":3,"G":2}

== six cards in the other hand are refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"G":1,"A":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].hand

== six cards before the draw are refused
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":2},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== a rear unit without a front one is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":{"unit":"S","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field.A1

== an empty battlefield in an action is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== the active player's battlefield empty at the end is refused
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[0,0],"reason":"collapse"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== damage as high as the defence is refused
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":2},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field.F2.damage

== damage as high as the turned defence is refused
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":2},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field.F2.damage

== damage of 4 on the King of player 2 is good upright
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":4},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[1].field.F2.damage = 4

== damage of 4 on the King of player 2 is too much turned
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":true,"damage":4},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field.F2.damage

== damage on the active player's unit is refused
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":1},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== damage before the first attack of the turn is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== damage in an attack action without a turned attacker is refused
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a turned unit of the active player before the action is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a turned unit of the other player is good
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[1].field.F2.turned = true

== a bonus before the action is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus of the other player is refused
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1}]}
refused: players[1].bonus

== a bonus at level simple is refused
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus above the Soldiers and the King in reserve is refused
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S","K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":3},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus of them all is good
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S","K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":2},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[0].bonus = 2

== a bonus of a Soldier still in the stack is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K","G","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":2},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== the phase defend is refused at level simple
options level=simple
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== the phase counter is refused at level intermediate
options level=intermediate
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== an attack in the action is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== defend without an attack is refused
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== an attacker that is not turned is refused
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F1","to":"F3"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== an attacker that is not there is refused
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F3","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== a target that is not there is refused
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F1"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== a target out of reach is refused
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F3"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== defend without a card in the defender's hand is refused
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].hand

== the turn of the wrong player in a chain is refused
state {"turn":1,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== counter without a stack is refused
state {"turn":2,"phase":"counter","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that begins with a Wizard is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+W"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K","S","W"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":2},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that goes on with another card than a Wizard is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F2-F1","+G"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack[1]

== a stack of moves that are no cards is refused
state {"turn":2,"phase":"counter","active":1,"stack":["F2xF2"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack[0]

== a Priest's move in the stack that is not possible is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F2-A2"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a Priest's move of the wrong player's battlefield is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F2-F2"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a first card that is not last in the reserve of its player is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":2},"reserve":["K","S","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a card said to be a King that is none is refused
state {"turn":2,"phase":"counter","active":1,"stack":["+K=S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":2},"reserve":["K","A","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a Guard played by the attacker is refused
state {"turn":1,"phase":"counter","active":1,"stack":["+G"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack in another phase is refused
state {"turn":1,"phase":"attack","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a good stack of three cards is loaded
state {"turn":2,"phase":"counter","active":1,"stack":["+S","+W","+W"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":2},"reserve":["K","S","W"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":2},"reserve":["K","W"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: turn = 2

== a good stack in defend is loaded
state {"turn":1,"phase":"counter","active":1,"stack":["+P:F2-F1"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":2,"W":2},"reserve":["K","W"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: turn = 1

== a draw from an empty pile is refused
options level=simple
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].pile

== a conscription with two units there is refused
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":6,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a conscription when nobody has attacked is refused
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a conscription without two units to come is refused
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== the turn of the attacker in a conscription is refused
state {"turn":1,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== a set-up with five cards in hand is refused
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== a set-up with two citizens is refused
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":2},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].kingdom

== a set-up with a captured unit is refused
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{"S":1},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":6,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== a set-up with a unit on the field too early is refused
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a set-up with two units on the field is refused
state {"turn":2,"phase":"setup-front","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"A","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a set-up with uneven decks is refused
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":6,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0]

== turn and active that differ in the set-up are refused
state {"turn":2,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== a majority in four kinds before the end is refused
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1,"P":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].kingdom

== an end without a cause is refused
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== an end is refused while two units can be conscripted
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"collapse"},"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== an end with the active player's King lost is refused
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"K":1},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: active

== an end with a majority of the other player is refused
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[0,4],"reason":"development"},"players":[
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1,"P":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].kingdom

== an end with an attack is refused
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== a good end by execution is loaded
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: result.reason = "execution"

== a reason that the state does not give is refused
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"collapse"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: result.reason

== a good end by development is loaded, with an empty battlefield and both piles empty
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[4,0],"reason":"development"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{"P":1},"graveyard":{"S":7,"G":5,"A":4,"P":2,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
is: result.reason = "development"

== a good end by collapse is loaded with both piles empty
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,1],"reason":"collapse"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":6,"A":5,"P":3,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
is: result.reason = "collapse"

== a good end of the war is loaded
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[0,0],"scores":[0,0],"reason":"war-over"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":5,"A":5,"P":3,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
is: result.utility = [0,0]
