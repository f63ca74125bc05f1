# Wizards (rule 11): chains of cancelled cards in all three windows.

== a cancelled cancel: the Soldier takes effect after two Wizards
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +W +W: turn = 2
after +S +W +W: phase = "counter"
after +S +W +W: stack = ["+S","+W","+W"]
after +S +W +W: players[0].bonus = 0
after +S +W +W -: players[0].bonus = 1
after +S +W +W -: phase = "attack"
after +S +W +W -: turn = 1
after +S +W +W -: stack = []
after +S +W +W -: players[0].reserve = ["K","S","W"]
after +S +W +W -: players[1].reserve = ["K","W"]

== a Soldier opens the opponent's window: its effect has not yet taken place
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S: phase = "counter"
after +S: turn = 2
after +S: active = 1
after +S: attack = null
after +S: stack = ["+S"]
after +S: players[0].bonus = 0
after +S: players[0].reserve = ["K","S"]
after +S -: players[0].bonus = 1
after +S -: phase = "attack"
after +S -: turn = 1

== a cancelled Soldier gives nothing but chooses the attack action and stays in reserve
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +W -: players[0].bonus = 0
after +S +W -: phase = "attack"
after +S +W -: turn = 1
after +S +W -: players[0].reserve = ["K","S"]
after +S +W -: players[1].reserve = ["K","W"]
after +S +W -: stack = []

== the counter window: a Wizard, the King as one, or decline
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"G":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +W +K=W
why +G: a Wizard may answer
why +K=G: a Wizard may answer
why .: a Wizard may answer

== a counter window opens with any card in hand, even if none fits
state {"turn":2,"phase":"counter","active":1,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: -
after -: players[0].bonus = 1

== no card in the opponent's hand: no counter window
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S: phase = "attack"
after +S: players[0].bonus = 1

== a player whose card was cancelled has no card in hand: the chain ends at once
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +W: phase = "attack"
after +S +W: players[0].bonus = 0
after +S +W: turn = 1

== there is a counter window without Wizards in the game: the King can be one
options wizards=0
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":1},"pile":{"S":8,"G":5,"A":4,"P":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S: phase = "counter"
after +S +K=W -: players[0].bonus = 0
after +S: turn = 2

== the King as a Wizard answered by a Wizard, answered by a Wizard
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"A":2,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"G":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +K=W: stack = ["+S","+K=W"]
after +S +K=W: turn = 1
after +S +K=W +W +W: stack = ["+S","+K=W","+W","+W"]
after +S +K=W +W +W: turn = 1
after +S +K=W +W +W -: players[0].bonus = 0
after +S +K=W +W -: players[0].bonus = 1
after +S +K=W -: players[0].bonus = 0
after +S +K=W -: players[1].reserve = ["S","K"]

== both Kings as Wizards
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"A":1},"pile":{"S":7,"G":4,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"G":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +K=W +K=W: stack = ["+S","+K=W","+K=W"]
after +S +K=W +K=W -: players[0].bonus = 1
after +S +K=W +K=W: turn = 2

== the King as a Soldier can be cancelled like a Soldier
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +K=S: stack = ["+K=S"]
after +K=S +W -: players[0].bonus = 0
after +K=S +W -: players[0].reserve = ["S","K"]

== after a cancelled Soldier another can be played
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2,"A":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +W - +S: phase = "counter"
after +S +W - +S -: players[0].bonus = 1

== a Priest's move is announced with the card and made when the chain ends
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1,"P":1,"W":1},"pile":{"S":9,"G":4,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-F1: stack = ["+P:F2-F1"]
after +P:F2-F1: players[0].field.F2.unit = "G"
after +P:F2-F1 -: players[0].field.F1.unit = "G"
after +P:F2-F1 -: players[0].field.F2 = null
after +P:F2-F1 +W -: players[0].field.F2.unit = "G"
after +P:F2-F1 +W -: phase = "attack"
after +P:F2-F1 +W +W -: players[0].field.F1.unit = "G"

== a swap stands in the stack in its canonical spelling
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"A":1,"P":1},"pile":{"S":8,"G":4,"A":4,"P":2,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"S","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:A2-F2: stack = ["+P:F2-A2"]
after +K=P:A2-F2: stack = ["+K=P:F2-A2"]

== a Guard is cancelled by a Wizard; the window of the Guard is open again
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":2},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G: phase = "counter"
after +G: turn = 1
after +G: attack = {"from":"F2","to":"F2"}
after +G: stack = ["+G"]
after +G +W: turn = 2
after +G +W -: phase = "defend"
after +G +W -: turn = 2
after +G +W -: attack = {"from":"F2","to":"F2"}
after +G +W - +G: phase = "counter"
after +G +W - +G -: phase = "attack"
after +G +W - +G -: attack = null

== a Guard nobody cancels ends the attack
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":2},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G -: phase = "attack"
after +G -: attack = null
after +G -: turn = 1
after +G -: players[1].field.F2.damage = 0

== a Guard whose canceller is cancelled ends the attack
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G +W +W: turn = 1
after +G +W +W -: attack = null
after +G +W +W -: phase = "attack"

== a cancelled Guard that was the last card: the window is skipped, the volley follows
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G +W: phase = "volley"
after +G +W: turn = 1
after +G +W: attack = {"from":"F2","to":"F2"}
after +G +W: stack = []

== a cancelled Guard, and no card is left in either hand: the attack is resolved
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"W":1},"pile":{"S":9,"G":4,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G +W: phase = "attack"
after +G +W: players[1].field.F2.damage = 1

== a Guard against an empty hand takes effect at once
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":2},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +G: phase = "attack"
after +G: attack = null
after +G: stack = []

== a cancelled Priest leaves the target where it was
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":1,"P":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +P:F2-F1: stack = ["+P:F2-F1"]
after +P:F2-F1: attack = {"from":"F2","to":"F2"}
after +P:F2-F1: turn = 1
after +P:F2-F1 +W -: phase = "defend"
after +P:F2-F1 +W -: attack = {"from":"F2","to":"F2"}
after +P:F2-F1 -: attack = null
after +P:F2-F1 -: phase = "attack"

== defend: Guards, Priests and the King as each
state {"turn":2,"phase":"defend","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"G":1,"P":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +G +P:F2-F1 +P:F2-F3 +K=G +K=P:F2-F1 +K=P:F2-F3
why +W: the defender may play a Guard or a Priest

== an Archer is cancelled by a Wizard; the volley is open again
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1,"A":2,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A: phase = "counter"
after +A: turn = 2
after +A: stack = ["+A"]
after +A: players[1].field.F2.damage = 0
after +A -: players[1].field.F2.damage = 1
after +A -: phase = "volley"
after +A -: turn = 1
after +A +W -: players[1].field.F2.damage = 0
after +A +W -: phase = "volley"
after +A +W - +A -: players[1].field.F2.damage = 1
after +A +W +W -: players[1].field.F2.damage = 1

== a cancelled Archer that was the last card: the attack is resolved
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"W":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A +W: phase = "attack"
after +A +W: players[1].field.F2.damage = 1
after +A -: players[1].field.F2.damage = 2
after +A -: phase = "attack"

== the King as an Archer can be cancelled
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +K=A: stack = ["+K=A"]
after +K=A +K=W -: players[1].field.F2.damage = 0
after +K=A +K=W -: players[1].reserve = ["S","K"]

== an Archer nobody cancels can kill: then the attack is over
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"S":1,"A":2},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +A -: phase = "attack"
after +A -: attack = null
after +A -: players[1].graveyard = {"W":1}

== the volley: Archers and the King as one, no Wizard of one's own accord
state {"turn":1,"phase":"volley","active":1,"stack":[],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"K":1,"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - +A +K=A
why +W: the attacker may play an Archer

== Wizards are not played before a card of the opponent
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"W":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
not: +W +K=W
why +W: not played before an attack is declared

== a Soldier's attack is weakened by the Wizards he had to play
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":2,"W":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2 +G +W - - -: players[0].captured = {"S":1}
after F2xF2 +G +W - - -: phase = "attack"

== a long chain over both hands alternates to its end
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"G":1,"W":2},"pile":{"S":8,"G":4,"A":5,"P":3,"W":1},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1,"W":2},"pile":{"S":9,"G":4,"A":5,"P":3,"W":1},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after +S +W +W +W +W: stack = ["+S","+W","+W","+W","+W"]
after +S +W +W +W +W: turn = 2
after +S +W +W +W +W -: players[0].bonus = 1
after +S +W +W +W -: players[0].bonus = 0

== a counter window after the first card of an action goes on as an attack action
state {"turn":1,"phase":"counter","active":2,"stack":["+S"],"attack":null,"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"G":1},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after -: phase = "attack"
after -: turn = 2
after -: active = 2
