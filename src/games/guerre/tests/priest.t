# Priests (rule 11): where a unit may be moved, and targets that move.

== the target moved out of reach: the attack is over without effect
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +P:F2-F1 +P:F2-F3
after +P:F2-F1: phase = "attack"
after +P:F2-F1: turn = 1
after +P:F2-F1: attack = null
after +P:F2-F1: players[1].field.F1 = {"unit":"S","turned":false,"damage":0}
after +P:F2-F1: players[1].field.F2 = null
after +P:F2-F1: players[0].field.F2.turned = true
after +P:F2-F1: players[1].reserve = ["K","P"]

== the target moved within reach is still attacked, and the window stays open
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F3","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":5,"A":5,"P":2,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":{"unit":"K","turned":true,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-A1: phase = "defend"
after +P:F2-A1: attack = {"from":"F3","to":"A1"}
after +P:F2-A1: turn = 2
after +P:F2-A1 -: players[0].captured = {"S":1}
after +P:F2-A1 -: players[1].field.A1 = null
after +P:F2-F3: attack = {"from":"F3","to":"F3"}

== the target swapped away is out of reach; the unit now in its place is not attacked
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"S","turned":false,"damage":1},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F2: attack = null
after +P:F1-F2: phase = "attack"
after +P:F1-F2: players[1].field.F2 = {"unit":"G","turned":true,"damage":0}
after +P:F1-F2: players[1].field.F1 = {"unit":"S","turned":false,"damage":1}

== a target swapped with the unit behind it goes out of a Guard's reach, not of a Wizard's
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-A2: attack = null

== a target swapped with the unit behind it stays in a Wizard's reach
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-A2: attack = {"from":"F2","to":"A2"}
after +P:F2-A2 -: players[1].field.A2 = {"unit":"S","turned":false,"damage":1}

== a target that moves up because its front unit is moved away: in reach it is still attacked
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"A2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":2},"reserve":["K"],"field":{"F1":{"unit":"W","turned":true,"damage":0},"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":true,"damage":1},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-F1: attack = {"from":"F2","to":"F2"}
after +P:F2-F1: phase = "defend"
after +P:F2-F1: players[1].field.F2 = {"unit":"G","turned":true,"damage":1}
after +P:F2-F1: players[1].field.A2 = null

== a target that moves up out of reach escapes
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"A1"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"A","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":{"unit":"S","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F2: attack = null
after +P:F1-F2: players[1].field.F1 = {"unit":"S","turned":false,"damage":0}
after +P:F1-F2: players[1].field.A1 = null
after +P:F1-F2: phase = "attack"

== a target moved out and back in by two Priests is gone after the first
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"P":2},"pile":{"S":9,"G":6,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-F1: phase = "attack"

== moving another unit leaves the attack as it is
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F3: attack = {"from":"F2","to":"F2"}
after +P:F1-F3: phase = "defend"
after +P:F1-F3: players[1].field.F3.unit = "G"

== the last hand card played as a Priest closes the window
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"P":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F3: phase = "attack"
after +P:F1-F3: players[1].field.F2.damage = 1

== the last hand card played as a Priest closes the window: the volley follows
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F3 -: phase = "volley"
after +P:F1-F3 -: attack = {"from":"F2","to":"F2"}

== a Priest after a Priest while the target stays in reach
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":2},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F3 +P:F2-F1: phase = "attack"
after +P:F1-F3 +P:F2-F1: players[1].reserve = ["K","P","P"]

== one unit on the front: to the other fronts only
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +P:F1-F2 +P:F1-F3
not: +P:F1-A1 +P:F1-A2 +P:F1-A3 +P:F1-F1 +P:F2-F1
why +P:F1-A1: F1, the place in front of it, would be empty
why +P:F1-A2: F2, the place in front of it, would be empty
why +P:F1-F1: another position
why +P:F2-F1: you have no unit on F2

== two fronts: swap, the free front, behind the other
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . +P:F1-F2 +P:F1-F3 +P:F1-A2 +P:F2-F3 +P:F2-A1
has: +P:F2-F1

== a front with a unit behind it: swap, free fronts; the rear one to free fronts
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":null,"F3":null,"A1":{"unit":"G","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . +P:F1-A1 +P:F1-F2 +P:F1-F3 +P:A1-F2 +P:A1-F3
after +P:F1-F2: players[0].field.F1 = {"unit":"G","turned":true,"damage":0}
after +P:F1-F2: players[0].field.A1 = null
after +P:F1-F2: players[0].field.F2 = {"unit":"S","turned":true,"damage":0}
after +P:F1-A1: players[0].field.F1.unit = "G"
after +P:F1-A1: players[0].field.A1.unit = "S"
after +P:A1-F3: players[0].field.F3 = {"unit":"G","turned":true,"damage":0}
after +P:A1-F3: players[0].field.F1.unit = "S"

== a rear unit can go behind another front, a front unit too, and its rear then moves up
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"A","turned":true,"damage":0},"F3":null,"A1":{"unit":"G","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . +P:F1-A1 +P:F1-F2 +P:F1-F3 +P:F1-A2 +P:F2-F3 +P:F2-A1 +P:A1-F3 +P:A1-A2
after +P:F1-A2: players[0].field.F1.unit = "G"
after +P:F1-A2: players[0].field.A2.unit = "S"
after +P:F1-A2: players[0].field.A1 = null
after +P:A1-A2: players[0].field.A2.unit = "G"
after +P:A1-A2: players[0].field.F1.unit = "S"
after +P:F2-A1: players[0].field.A1.unit = "A"
after +P:F2-A1: players[0].field.A2 = null

== a full battlefield: every swap once
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":7,"G":4,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":{"unit":"S","turned":true,"damage":0},"A1":{"unit":"G","turned":true,"damage":0},"A2":{"unit":"G","turned":true,"damage":0},"A3":{"unit":"G","turned":true,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
count: 16

== units of the same kind are swapped all the same
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +P:F1-F2
after +P:F1-F2: players[0].field.F1.turned = true
after +P:F1-F2: players[0].field.F2.turned = false

== a swap is written from the earlier position; the other way round is accepted
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":{"unit":"A","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +P:F1-F2 +P:F2-F1 +P:F1-A1 +P:A1-F1
after +P:F2-F1: players[0].field.F1.unit = "G"
after +P:A1-F1: players[0].field.A1.unit = "S"

== a move to a free position is no swap and has one spelling
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":{"unit":"A","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +P:A1-F3 +P:F2-F3
not: +P:F3-A1 +P:F3-F2

== the active player's Priest moves upright and turned units before the declaration
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F3: phase = "attack"
after +P:F1-F3 F3xF1: players[0].field.F3.turned = true
after +P:F2-A1: players[0].field.A1 = {"unit":"G","turned":true,"damage":0}

== the first Priest chooses the attack action
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: - +P:F1-F2 K@F2
after +P:F1-F2: phase = "attack"

== the attacker plays no Priest once the attack is declared
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"P":2},"pile":{"S":7,"G":5,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5,"P":2,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: -
why +P:F1-F2: the attacker may play an Archer

== damage moves with the unit
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F1"},"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":5,"A":5,"P":2,"W":3},"reserve":["S"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"K","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":2},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F2: players[1].field.F2 = {"unit":"G","turned":false,"damage":2}
after +P:F1-F2: players[1].field.F1 = {"unit":"S","turned":true,"damage":0}

== the King as a Priest
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +K=P:F1-F2 +K=P:F1-F3 +K=P:F2-F1 +P:F1-F3
not: +K=P:F1-A1 +K=P
after +K=P:F2-F1: players[0].field.F1.unit = "G"
after +K=P:F2-F1: players[0].reserve = ["S","K"]

== the King as a Priest without any Priest in the game
options priests=0
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"W":3},"reserve":["S"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +K=P:F1-F2
not: +P:F1-F2
why +P:F1-F2: no P in hand

== the King can be moved by a Priest
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"P":1},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["S"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F1-F3: players[0].field.F3.unit = "K"
