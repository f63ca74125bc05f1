# Attacks and what follows them (rules 6 to 9): capture and damage, moving up,
# execution, conscription, collapse.

== a capture comes before damage: equal to the defence, whatever damage the unit has
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"G":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":2},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"G":1}
after F2xF2: players[1].graveyard = {}

== damage adds up over attacks and kills at the defence
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K","S"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"P","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"A","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F1xF3: players[1].field.F3.damage = 1
after F1xF3 F2xF3: players[1].field.F3.damage = 2
after F1xF3 F2xF3 A2xF3: players[1].field.F3 = null
after F1xF3 F2xF3 A2xF3: players[1].graveyard = {"G":1}
after F1xF3 F2xF3 A2xF3: players[0].captured = {}

== damage beyond the defence kills at once
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":2},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"S","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F1xF3: players[1].graveyard = {"S":1}
after F1xF3: players[0].captured = {}

== a hurt unit that is turned dies at its turned defence
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":true,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].graveyard = {"G":1}
after F2xF2: players[0].captured = {}

== a Soldier counts the hand at the moment of the attack
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":4,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F1xF3: players[1].field.F3.damage = 2
after F1xF3 F2xF2: players[1].field.F2.damage = 2

== the unit that attacks turns and cannot attack again in this turn
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].field.F2.turned = true
after F2xF2: phase = "attack"
after F2xF2: turn = 1

== a turned unit cannot attack
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .
why F2xF2: turned and cannot attack again

== the same target can be attacked by several units, and another one after it
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":2,"W":3},"reserve":["K","S"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"P","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":4,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F1xF3 F2xF3: phase = "attack"
after F1xF3 F2xF3 F3xF1: players[1].field.F1.damage = 1
after F1xF3 F2xF3 F3xF1: players[1].field.F3.damage = 2

== an attack of value 0 is allowed and does nothing
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":6,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: F2xF2
after F2xF2: players[1].field.F2 = {"unit":"S","turned":false,"damage":0}

== the end of the action is legal before the first attack and needed after the last
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: .
legal: .
after .: phase = "develop"

== the unit behind a captured front unit moves up, keeping posture and damage
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":true,"damage":1},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2 = {"unit":"G","turned":true,"damage":1}
after F2xF2: players[1].field.A2 = null
after F2xF2: players[0].captured = {"S":1}

== the unit behind a killed front unit moves up
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":2},"pile":{"S":8,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"A","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2 = {"unit":"A","turned":false,"damage":0}
after F2xF2: players[1].field.A2 = null
after F2xF2: players[1].graveyard = {"S":1}

== a rear unit that dies leaves its front where it is
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"A","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":{"unit":"S","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xA1: players[1].field.A1 = null
after F2xA1: players[1].field.F1 = {"unit":"G","turned":false,"damage":0}
after F2xA1: players[0].captured = {"S":1}

== a unit that has moved up can be attacked where it now stands
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":2},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":["S","G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"A","turned":true,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2 F1xF2: players[0].captured = {"S":1,"A":1}
after F2xF2 F1xF2: phase = "conscript"

== capturing the King wins at once; he is in captured and counts in the scores
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":1},"pile":{"S":5,"G":4,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{"S":1},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "over"
after F2xF2: turn = "over"
after F2xF2: players[0].captured = {"S":1,"K":1}
after F2xF2: result = {"utility":[1,-1],"scores":[3,2],"reason":"execution"}
after F2xF2: active = 1

== killing the King wins at once; he is in his graveyard
options level=simple
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"G":1},"pile":{"S":6,"G":3,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":4,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1},"captured":{},"graveyard":{"S":1},"bonus":0}]}
after F2xF2: players[1].graveyard = {"S":1,"K":1}
after F2xF2: result = {"utility":[1,-1],"scores":[1,2],"reason":"execution"}

== when the King falls, the unit behind him moves up and damage stays
options level=simple
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":2},"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":true,"damage":1},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"G":1},"pile":{"S":7,"G":4,"A":5},"reserve":[],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].field.F2 = {"unit":"G","turned":true,"damage":1}
after F2xF2: players[0].field.A2 = null
after F2xF2: players[0].field.F1 = {"unit":"G","turned":false,"damage":2}
after F2xF2: attack = null
after F2xF2: result.utility = [-1,1]

== execution comes before conscription: the King was alone
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":3,"G":1},"pile":{"S":6,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":5},"reserve":["G","S"],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result.reason = "execution"
after F2xF2: players[1].field.F2 = null
after F2xF2: turn = "over"

== two in reserve: they come in their order, the first to the front
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4},"reserve":["G","S","K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"A":1},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "conscript"
after F2xF2: turn = 2
after F2xF2: active = 1
after F2xF2: attack = null
after F2xF2 G@F1: phase = "conscript"
after F2xF2 G@F1: turn = 2
after F2xF2 G@F1: players[1].reserve = ["S","K"]
after F2xF2 G@F1 S@A1: players[1].reserve = ["K"]
after F2xF2 G@F1 S@A1: phase = "attack"
after F2xF2 G@F1 S@A1: turn = 1
after F2xF2 G@F1 S@A1: players[1].field.A1 = {"unit":"S","turned":false,"damage":0}

== the first conscript goes to one of the three fronts
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4},"reserve":["G","S","K"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"A":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: G@F1 G@F2 G@F3
why S@F1: the unit must be the Guard, the first of the reserve
why G@A1: no unit is on F1
why -: two units must be conscripted

== the second conscript goes to another front or behind the first
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4},"reserve":["S","K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"A":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: S@F1 S@F3 S@A2
why S@F2: F2 is occupied
why S@A1: no unit is on F1
why A@F1: the unit must be the Soldier, the first of the reserve

== one in reserve: it comes first, then a citizen of one's choice
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":2,"A":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: K@F1 K@F2 K@F3
after K@F3: phase = "conscript"
after K@F3 S@A3: players[1].kingdom = {"S":1,"A":1}
after K@F3 S@A3: phase = "attack"
after K@F3 A@F1: players[1].kingdom = {"S":2}

== the second of them: each kind of citizen, captured ones too
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":null,"F3":{"unit":"K","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{"S":2,"A":1},"captured":{"S":1,"G":1},"graveyard":{},"bonus":0}]}
legal: S@F1 S@F2 S@A3 G@F1 G@F2 G@A3 A@F1 A@F2 A@A3
why K@F1: no K in the kingdom

== none in reserve: two citizens, of the kinds there are
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":2,"G":1},"captured":{},"graveyard":{},"bonus":0}]}
legal: S@F1 S@F2 S@F3 G@F1 G@F2 G@F3
after S@F2 S@F1: players[1].kingdom = {"G":1}
after S@F2 S@F1: phase = "attack"
after S@F2 G@A2: players[1].kingdom = {"S":1}

== of a kind held as both the player's own citizen goes first, then the captured one
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1,"G":1},"captured":{"S":1},"graveyard":{},"bonus":0}]}
after S@F2: players[1].kingdom = {"G":1}
after S@F2: players[1].captured = {"S":1}
after S@F2 S@F1: players[1].captured = {}
after S@F2 S@F1: players[1].field.F1.unit = "S"

== a conscripted captured unit is the player's own
options level=simple
state {"turn":2,"phase":"conscript","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"G":2,"A":1},"pile":{"S":7,"G":4,"A":4},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":4,"A":4},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"G":2},"graveyard":{},"bonus":0}]}
after G@F3 G@F1: players[1].captured = {}
after G@F3 G@F1: players[1].kingdom = {}
after G@F3 G@F1 F1xF3: players[1].graveyard = {"G":1}

== exactly two in reserve and kingdom together are enough
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":5,"A":5},"reserve":["G"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"S":1},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "conscript"

== fewer than two in reserve and kingdom: the kingdom collapses
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":2,"G":1,"A":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "over"
after F2xF2: result = {"utility":[1,-1],"scores":[1,1],"reason":"collapse"}
after F2xF2: active = 1
after F2xF2: players[1].kingdom = {"G":1}

== no unit in reserve or kingdom: the kingdom collapses, whatever is in the hand
options level=simple
state {"turn":2,"phase":"action","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"G":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result = {"utility":[-1,1],"scores":[0,1],"reason":"collapse"}

== the King alone in reserve and no citizen: the kingdom collapses
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":2,"G":1,"A":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: result.reason = "collapse"

== after a conscription the attack goes on, against the new units too
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"G":1},"pile":{"S":7,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":5,"A":5},"reserve":["G","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2 G@F3 S@F2: turn = 1
after F2xF2 G@F3 S@F2 F1xF3: players[1].field.F3.damage = 1
after F2xF2 G@F3 S@F2 F1xF3: phase = "attack"

== a player can have to conscript twice in one turn
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":2},"pile":{"S":6,"G":4,"A":4},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"K","turned":false,"damage":0},"A1":{"unit":"A","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"A":1},"pile":{"S":7,"G":4,"A":4},"reserve":["S","S","G","G"],"field":{"F1":null,"F2":null,"F3":{"unit":"S","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F1xF3 S@F2 S@A2 F2xF2: players[1].field.F2 = {"unit":"S","turned":false,"damage":0}
after F1xF3 S@F2 S@A2 F2xF2 A1xF2: phase = "attack"
after F1xF3 S@F2 S@A2 F2xF2 A1xF2 F3xF2: phase = "conscript"
after F1xF3 S@F2 S@A2 F2xF2 A1xF2 F3xF2 G@F1 G@F2: turn = 1
after F1xF3 S@F2 S@A2 F2xF2 A1xF2 F3xF2 G@F1 G@F2: players[1].reserve = []
