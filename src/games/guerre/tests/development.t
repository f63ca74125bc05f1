# Victory by development (rule 12), advanced level.

== a demobilisation that gives the majority in a fourth kind wins before the turn ends
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"P":1},"pile":{"S":7,"G":5,"A":4,"P":2,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after P@C: phase = "over"
after P@C: turn = "over"
after P@C: active = 1
after P@C: result = {"utility":[1,-1],"scores":[4,0],"reason":"development"}
after P@C: players[1].field.F2 = {"unit":"G","turned":false,"damage":1}
after P@C: players[0].bonus = 1
after S@C: result = null

== three kinds are not enough, however many
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":4,"A":3,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":4,"G":3,"A":3},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after S@C: result = null
after S@C: active = 2

== strictly more is needed: equal numbers count for nobody
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"P":2},"pile":{"S":8,"G":5,"A":4,"P":1,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"P":1},"captured":{},"graveyard":{},"bonus":0}]}
after P@C: result = null

== the kinds of both sources add up: own citizens and captured ones
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"P":1},"pile":{"S":7,"G":5,"A":4,"P":1,"W":2},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{"S":1,"P":1},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":5,"P":2,"W":2},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"P":1},"captured":{"W":2},"graveyard":{},"bonus":0}]}
after P@C: result = {"utility":[1,-1],"scores":[6,4],"reason":"development"}

== a capture that gives the fourth majority wins at once
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"P":1},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result = {"utility":[1,-1],"scores":[4,1],"reason":"development"}
after F2xF2: players[0].captured = {"W":1}
after F2xF2: attack = null

== development comes before conscription
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"P":1},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result.reason = "development"
after F2xF2: players[1].field.F2 = null
after F2xF2: players[1].reserve = ["K","S"]

== development comes before a collapse
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result.reason = "development"

== execution comes before development
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":4,"A":4,"P":2,"W":2},"reserve":["K","S","S","S"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":3},
{"hand":{},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"P":1,"W":1},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result.reason = "execution"
after F2xF2: result.scores = [4,2]

== a conscripted citizen can give the opponent the majority, after the first unit
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"A":1,"P":1,"W":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":2},"captured":{},"graveyard":{},"bonus":0}]}
legal: S@F1 S@F2 S@F3 G@F1 G@F2 G@F3
after G@F1: result = null
after G@F1: phase = "conscript"
after S@F1: result = {"utility":[1,-1],"scores":[4,2],"reason":"development"}
after S@F1: phase = "over"
after S@F1: active = 1
after S@F1: players[1].field.F1.unit = "S"

== and after the second unit
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"A":1,"P":1,"W":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":2},"captured":{},"graveyard":{},"bonus":0}]}
after G@F1 S@F2: result = {"utility":[1,-1],"scores":[4,1],"reason":"development"}
after G@F1 G@F2: result = null
after G@F1 G@F2: phase = "attack"

== a conscript out of the reserve changes no kingdom
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":4,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"A":1,"P":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["S","K"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":2},"captured":{},"graveyard":{},"bonus":0}]}
after S@F1 K@F2: result = null
after S@F1 K@F2: phase = "attack"

== without Priests nobody can lead in four kinds but S G A W
options priests=0
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"W":1},"pile":{"S":8,"G":5,"A":4,"W":2},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after W@C: result.reason = "development"

== at level intermediate there is no victory by development
options level=intermediate
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after A@C: result = null

== player 2 wins by development too
state {"turn":2,"phase":"develop","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1,"A":1},"captured":{},"graveyard":{},"bonus":0}]}
after P@C: result.utility = [-1,1]
after P@C: active = 2
