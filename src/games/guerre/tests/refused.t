# States that are refused, and the key that is named (RULES.md, Invariants).

== the state that the next ones spoil is good
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
is: phase = "action"

== without the key turn
state {"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== without the key phase
state {"turn":1,"active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: phase

== without the key active
state {"turn":1,"phase":"action","stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: active

== without the key stack
state {"turn":1,"phase":"action","active":1,"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: stack

== without the key attack
state {"turn":1,"phase":"action","active":1,"stack":[],"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack

== without the key result
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: result

== without the key players
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null}
refused: players

== with an unknown key
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"more":1,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: more

== a player without the key hand
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].hand

== a player without the key pile
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].pile

== a player without the key reserve
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].reserve

== a player without the key field
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].field

== a player without the key kingdom
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].kingdom

== a player without the key captured
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].captured

== a player without the key graveyard
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"bonus":0}]}
refused: players[1].graveyard

== a player without the key bonus
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1}}]}
refused: players[1].bonus

== a player with the key of a view
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0,"unseen":{}},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].unseen

== a player with an unknown key
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0,"deck":{}},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].deck

== a field without a position
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0}},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.A3

== a field with an unknown position
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null,"F4":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F4

== a unit without the key unit
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2.unit

== a unit without the key turned
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2.turned

== a unit without the key damage
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2.damage

== a unit with an unknown key
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0,"hp":1},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2.hp

== an attack without the key to
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack.to

== an attack with an unknown key
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"F2","to":"F2","by":1},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack.by

== turn of a third player
state {"turn":3,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== turn all
state {"turn":"all","phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== turn of the player who does not decide
state {"turn":2,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== turn over before the end
state {"turn":"over","phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: turn

== phase of another game
state {"turn":1,"phase":"placing","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: phase

== phase not a string
state {"turn":1,"phase":4,"active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: phase

== active 0
state {"turn":1,"phase":"action","active":0,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: active

== active 3
state {"turn":1,"phase":"action","active":3,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: active

== active as a string
state {"turn":1,"phase":"action","active":"1","stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: active

== players not a list
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":{}}
refused: players

== one player
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== three players
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== a player that is no object
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
null]}
refused: players[1]

== a hand that is a list
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":["K","S"],"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand

== a hand as in a view
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"count":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].hand.count

== an unknown unit in a hand
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"Q":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand.Q

== a negative count
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":-1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].kingdom.S

== a count that is no whole number
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1.5},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].kingdom.S

== a count above all there are
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":13,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].pile.G

== two Kings in a hand
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":2,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand.K

== a reserve that is an object
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":{"A":1},"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].reserve

== an unknown unit in a reserve
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["Q"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].reserve[0]

== a reserve of two letters in one
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["AS"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].reserve[0]

== a field that is a list
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":[],"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field

== a position that is a letter
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":"S","F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2

== an unknown unit on the field
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"X","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2.unit

== turned that is a number
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":0,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].field.F2.turned

== damage below 0
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":-1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].field.F2.damage

== bonus below 0
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":-1},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].bonus

== bonus as a string
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":"0"},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].bonus

== stack that is null
state {"turn":1,"phase":"action","active":1,"stack":null,"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: stack

== attack that is a string
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":"F2xF2","result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack

== attack from an unknown position
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"R","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack.from

== attack to an unknown position
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"F2","to":"F0"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: attack.to

== result before the end
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: result

== a Soldier too many in all
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":2},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players

== a Guard too few in all
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== an Archer too many in a reserve
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players

== a Priest at level simple
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"P":1},"pile":{"S":6,"G":4,"A":4},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].hand.P

== a Wizard on the field at level intermediate
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":{"unit":"W","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players

== no King
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0]

== a King in hand and one in reserve
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A","K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0]

== a King in a pile
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3,"K":1},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].pile

== a King in a kingdom
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"K":1},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[1].kingdom

== a captured King before the end
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1},"bonus":0}]}
refused: players[0].captured

== a King in a graveyard before the end
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"G":1,"K":1},"bonus":0}]}
refused: players[1].graveyard

== seven cards in the active hand
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":2,"A":1},"pile":{"S":7,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== six cards in the active hand are good, five in the other
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":2},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[0].hand = {"K":1,"S":3,"G":2}

== six cards in the other hand
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"G":1,"A":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].hand

== six cards before the draw
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":2},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== six cards of the active player once the war is over
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[0,0],"scores":[0,0],"reason":"war-over"},"players":[
{"hand":{"K":1,"S":3,"G":2},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":6,"G":4,"A":4,"P":3,"W":3},"bonus":0},
{"hand":{"K":1,"S":2,"A":2},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":6,"G":5,"A":4,"P":3,"W":3},"bonus":0}]}
refused: players[0].hand

== a rear unit without a front one
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":{"unit":"S","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field.A1

== an empty battlefield in an action
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== an empty battlefield in the set-up of the reserve
state {"turn":1,"phase":"setup-reserve","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":6,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"G":1},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== the active player's battlefield empty in a conscription
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":6,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"G":1},"pile":{"S":6,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== the active player's battlefield empty at the end
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[0,0],"reason":"collapse"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== damage as high as the defence
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":2},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field.F2.damage

== damage as high as the turned defence
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":2},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field.F2.damage

== damage of 4 on the King of player 1
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":4},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field.F2.damage

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

== damage on the active player's unit
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":1},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== damage before the first attack of the turn
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== damage in an attack action without a turned attacker
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== damage before a draw
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== damage once the war is over
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[0,0],"scores":[0,0],"reason":"war-over"},"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
refused: players[1].field

== a turned unit of the active player before the action
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a turned unit of the active player before the draw
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a turned unit of the other player is good
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[1].field.F2.turned = true

== a turned unit of the active player once the war is over
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[0,0],"scores":[0,0],"reason":"war-over"},"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
refused: players[0].field

== a bonus before the action
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus of the other player
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1}]}
refused: players[1].bonus

== a bonus at level simple
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus above the Soldiers and the King in reserve
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S","K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":3},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus of them all is good
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S","K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":2},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: players[0].bonus = 2

== a bonus of a Soldier still in the stack
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K","G","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":2},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].bonus

== a bonus once the war is over
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[0,0],"scores":[0,0],"reason":"war-over"},"players":[
{"hand":{"K":1},"pile":{},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":6,"A":5,"P":3,"W":3},"bonus":1},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
refused: players[0].bonus

== defend at level simple
options level=simple
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== volley at level simple
options level=simple
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== counter at level intermediate
options level=intermediate
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== an attack in the action
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== an attack between attacks
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== an attack in the development
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== no attack in defend
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== no attack in volley
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== an attacker that is not turned
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F1","to":"F3"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== an attacker that is not there
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F3","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== a target that is not there
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F1"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== a target out of reach
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F3"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== defend without a card in the defender's hand
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].hand

== volley without a card in the attacker's hand
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== counter without a card in the hand of who is to answer
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].hand

== turn of the wrong player in a chain
state {"turn":1,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== turn of the active player in defend
state {"turn":1,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== counter without a stack
state {"turn":2,"phase":"counter","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that begins with a Wizard
state {"turn":2,"phase":"counter","active":1,"stack":["+W"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K","S","W"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":2},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that begins with a Guard before the declaration
state {"turn":2,"phase":"counter","active":1,"stack":["+G"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K","S","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that begins with an Archer before the declaration
state {"turn":2,"phase":"counter","active":1,"stack":["+A"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":2},"reserve":["K","S","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that begins with a Soldier after the declaration
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack that goes on with another card than a Wizard
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F2-F1","+G"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack[1]

== a stack of moves that are no cards
state {"turn":2,"phase":"counter","active":1,"stack":["F2xF2"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack[0]

== a stack of words
state {"turn":2,"phase":"counter","active":1,"stack":["S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack[0]

== a stack of numbers
state {"turn":2,"phase":"counter","active":1,"stack":[1],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack[0]

== a Priest's move in the stack that is not possible
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F2-A2"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a Priest's move in the stack from nowhere
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F1-F3"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a Priest's move of the wrong player's battlefield
state {"turn":2,"phase":"counter","active":1,"stack":["+P:F2-F2"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":2},"reserve":["K","S","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a first card that is not last in the reserve of who played it
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":2},"reserve":["K","S","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a first card that is in the other player's reserve
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":3,"P":3,"W":2},"reserve":["K","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a King in the stack that is not last in the reserve
state {"turn":2,"phase":"counter","active":1,"stack":["+K=S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a card said to be a King that is none
state {"turn":2,"phase":"counter","active":1,"stack":["+K=S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":2},"reserve":["K","A","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","W","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a Wizard that is not last in the reserve
state {"turn":1,"phase":"counter","active":1,"stack":["+S","+W"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["W","K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a Guard played by the attacker
state {"turn":1,"phase":"counter","active":1,"stack":["+G"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== an Archer played by the defender
state {"turn":2,"phase":"counter","active":1,"stack":["+A"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":3,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a stack in another phase
state {"turn":1,"phase":"attack","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: stack

== a good stack of three cards
state {"turn":2,"phase":"counter","active":1,"stack":["+S","+W","+W"],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":6,"A":4,"P":3,"W":2},"reserve":["K","S","W"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":2},"reserve":["K","W"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: turn = 2

== a good stack in defend
state {"turn":1,"phase":"counter","active":1,"stack":["+P:F2-F1"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":2,"W":2},"reserve":["K","W"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":6,"A":4,"P":3,"W":3},"reserve":["K","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: turn = 1

== a draw from an empty pile
options level=simple
state {"turn":"chance","phase":"draw","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].pile

== a conscription with two units there
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":6,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a conscription with a turned unit there
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a conscription with a hurt unit there
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a conscription when nobody has attacked
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a conscription without two units to come
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== a second conscript without a unit to come
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== turn of the attacker in a conscription
state {"turn":1,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== a set-up with five cards in hand
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":2},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].hand

== a set-up with three cards in hand
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].hand

== a set-up with two citizens
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":2},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].kingdom

== a set-up with a captured unit
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{"S":1},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":6,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players

== a set-up with a dead unit
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{"S":1},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].graveyard

== a set-up with a unit in reserve
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].reserve

== a set-up with a unit on the field too early
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].field

== a set-up without the unit of player 1 when player 2 puts his
state {"turn":2,"phase":"setup-front","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a set-up with two units on the field
state {"turn":2,"phase":"setup-front","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"A","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a set-up with a turned unit
state {"turn":2,"phase":"setup-front","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"A","turned":true,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].field

== a set-up with uneven decks
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":6,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0]

== a set-up of the reserve, player 1 not done
state {"turn":2,"phase":"setup-reserve","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"A","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].reserve

== turn and active differ in the set-up
state {"turn":2,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== a majority in four kinds before the end
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1,"P":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[0].kingdom

== a majority of the other player before the end
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1,"P":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].kingdom

== over without a cause
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== over with an empty battlefield and two units to conscript
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"collapse"},"players":[
{"hand":{"K":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["S","S"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: phase

== over with the active player's King lost
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"K":1},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: active

== over with both Kings lost
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"K":1},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"K":1},"bonus":0}]}
refused: active

== over with a King captured and killed
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"K":1},"bonus":0}]}
refused: players[1]

== over with a majority of the other player
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[0,4],"reason":"development"},"players":[
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1,"P":1},"captured":{},"graveyard":{},"bonus":0}]}
refused: players[1].kingdom

== over with an attack
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: attack

== over with a turn
state {"turn":1,"phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: turn

== a good end by execution
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: result.reason = "execution"

== a result that is not what the state gives: the reason
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"collapse"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: result.reason

== a result that is not what the state gives: the scores
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: result.scores

== a result that is not what the state gives: the utility
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[-1,1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: result.utility

== no result at the end
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
refused: result

== a good end by development, with an empty battlefield and both piles empty
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[4,0],"reason":"development"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{"P":1},"graveyard":{"S":7,"G":5,"A":4,"P":2,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
is: result.reason = "development"

== a good end by collapse with both piles empty
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[0,1],"reason":"collapse"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":6,"A":5,"P":3,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
is: result.reason = "collapse"

== a good end of the war
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[0,0],"scores":[0,0],"reason":"war-over"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":5,"A":5,"P":3,"W":3},"bonus":0},
{"hand":{"K":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":8,"G":6,"A":5,"P":3,"W":3},"bonus":0}]}
is: result.utility = [0,0]
