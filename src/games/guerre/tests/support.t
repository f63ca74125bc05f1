# Support cards of the intermediate level (rule 10): Soldier, Guard, Archer, the
# King as each, and the windows.

== a window opens with any card in hand, even if none fits
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "defend"
after F2xF2: turn = 2
after F2xF2 -: phase = "volley"
after F2xF2 -: turn = 1
after F2xF2: attack = {"from":"F2","to":"F2"}

== an empty window offers nothing but to decline
options level=intermediate
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"A":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: -
why +G: no G in hand
why +K=G: no K in hand
why +S: the defender may play a Guard

== no card in the defender's hand: his window is skipped
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "volley"
after F2xF2: turn = 1

== no card in the attacker's hand: the volley is skipped
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":9,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "defend"
after F2xF2 -: phase = "attack"
after F2xF2 -: players[1].field.F2.damage = 1
after F2xF2 -: attack = null

== no card in either hand: the attack is resolved at once
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":9,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "attack"
after F2xF2: players[1].field.F2.damage = 1

== at level simple there are no windows
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":8,"G":4,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":2},"pile":{"S":9,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "attack"
after F2xF2: players[1].field.F2.damage = 1

== an attack of value 0 opens its windows all the same
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: phase = "defend"
after F2xF2 -: phase = "attack"
after F2xF2 -: players[1].field.F2.damage = 0

== a Soldier gives all own units +1 for the turn and chooses the attack action
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":7,"G":4,"A":4},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"S","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +S -
after +S: phase = "attack"
after +S: turn = 1
after +S: players[0].bonus = 1
after +S: players[1].bonus = 0
after +S: players[0].reserve = ["K","S"]
after +S: players[0].hand = {"A":1}
after +S F2xF2 - -: players[1].field.F2.damage = 2
after +S F2xF2 - - F1xF3 - -: players[0].captured = {"S":1}

== several Soldiers can be played, also between attacks
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":4,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +S: players[0].bonus = 2
after +S F2xF2 - - +S: players[0].bonus = 2
after +S F2xF2 - - +S F1xF3 -: players[0].captured = {"G":1}
after +S F2xF2 - - +S F1xF3 -: players[0].bonus = 2

== the first Soldier chooses the attack action even if no attack is possible
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S: phase = "attack"
after +S .: phase = "develop"

== after a Soldier there is no deployment
options level=intermediate
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"G":1},"pile":{"S":7,"G":4,"A":5},"reserve":["K","S"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . +S
not: - K@F2

== the bonus counts for a Soldier's attack too, whose hand has one card less
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":2},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S F2xF2 - -: players[0].captured = {"G":1}

== the bonus lasts to the end of the turn and stays in the development
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S .: players[0].bonus = 1
after +S . -: players[0].bonus = 0

== a Soldier is not played once the attack is declared
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +A
why +S: the attacker may play an Archer

== before the declaration only Soldiers can be played
options level=intermediate
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"G":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +S
not: +G +A +W +P:F2-F1
why +A: not played before an attack is declared
why +G: not played before an attack is declared
why +W: no W at level intermediate
why +P:F2-F1: no P at level intermediate

== a Guard cancels the attack, which is over; the attacker stays turned
options level=intermediate
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +G
after +G: phase = "attack"
after +G: turn = 1
after +G: attack = null
after +G: players[1].field.F2.damage = 0
after +G: players[0].field.F2.turned = true
after +G: players[1].reserve = ["K","G"]
after +G: players[1].hand = {"S":1}

== a Guard cancels one attack, not the next
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":8,"G":3,"A":4},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":2},"pile":{"S":9,"G":3,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F1xF3 +G F2xF2: phase = "defend"
after F1xF3 +G F2xF2 - -: players[1].field.F2.damage = 1

== the bonus survives a cancelled attack
options level=intermediate
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":4,"A":4},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"S":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G: players[0].bonus = 1

== an Archer does one damage at once and the window stays open
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"G":1,"A":2},"pile":{"S":8,"G":4,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +A
after +A: players[1].field.F2.damage = 1
after +A: phase = "volley"
after +A: turn = 1
after +A: players[0].reserve = ["K","A"]
after +A +A: players[1].field.F2.damage = 2
after +A -: players[1].field.F2.damage = 2

== an Archer's damage is 1, bonus or not
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":2},"pile":{"S":8,"G":5,"A":4},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A: players[1].field.F2.damage = 1

== Archers can kill, never capture; a dead target ends the attack
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":2},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A: players[1].graveyard = {"S":1}
after +A: players[0].captured = {}
after +A: phase = "attack"
after +A: attack = null
after +A: turn = 1
after +A: players[1].field.F2 = {"unit":"G","turned":false,"damage":0}

== a volley that kills the last unit makes the player conscript
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":2},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K","G"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A: phase = "conscript"
after +A: turn = 2
after +A: attack = null
after +A K@F1 G@A1: phase = "attack"
after +A K@F1 G@A1: turn = 1

== a volley can bring a kingdom down
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":2},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0}]}
after +A: result = {"utility":[1,-1],"scores":[0,1],"reason":"collapse"}

== a volley can kill the King
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":2},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"K","turned":false,"damage":4},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A: result.reason = "execution"
after +A: players[1].graveyard = {"K":1}
after +A: players[0].captured = {}

== the last card of the hand played as an Archer closes the window: the attack is resolved
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A: phase = "attack"
after +A: players[1].field.F2.damage = 2
after +A: attack = null

== a Soldier's attack loses a point with each card played in the volley
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"G":1,"A":2},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after -: players[0].captured = {"G":1}
after +A -: players[1].graveyard = {"G":1}
after +A -: players[0].captured = {}
after +A +A -: players[1].graveyard = {"G":1}

== after Archers the attack can still capture, whatever damage they did
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"G":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":1},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A -: players[0].captured = {"S":1}
after +A -: players[1].graveyard = {}

== the King as a Soldier
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: +K=S
not: +K=G +K=A +K=W +K=P:F2-F1 +K=K +K
after +K=S: players[0].bonus = 1
after +K=S: players[0].reserve = ["K"]
after +K=S: players[0].hand = {}
after +K=S: phase = "attack"

== the King as a Guard
options level=intermediate
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +K=G
after +K=G: phase = "attack"
after +K=G: attack = null
after +K=G: players[1].reserve = ["S","K"]

== the King as an Archer
options level=intermediate
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +K=A
after +K=A: players[1].field.F2.damage = 1
after +K=A: players[0].reserve = ["K"]
after +K=A: phase = "volley"

== the King in reserve is deployed like any unit
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4},"reserve":["K","A"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - K@F1 K@F2 K@F3 K@A2 F2xF2 +S

== the King on the battlefield is no joker
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":2},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - S@F1 S@F2 S@F3 S@A2 F2xF1 F2xF3 +S

== there are no Wizards at level intermediate: cards take effect at once
options level=intermediate
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":8,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S: phase = "attack"
after +S F2xF2 +G: phase = "attack"
after +S F2xF2 +G: attack = null

== hand sizes alone tell who may react: views show the window
options level=intermediate
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
view 1: players[1].hand = {"count":2}
view 1: phase = "defend"
view 1: turn = 2
view 1: attack = {"from":"F2","to":"F2"}
