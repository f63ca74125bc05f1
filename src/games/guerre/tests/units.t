# Units of guerre (rules 1, 2, 6): reach, attack and defence values.

== reach of a Soldier of player 1 from the front
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":6,"G":5,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"S","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF3 F2xF2 F3xF1

== reach of a Soldier of player 1 from the rear
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":6,"G":3,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"S","turned":false,"damage":0},"A3":{"unit":"S","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of a Guard of player 1 from the front
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":3,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF3 F2xF2 F3xF1

== reach of a Guard of player 1 from the rear
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":2,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"G","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"G","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":2,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of an Archer of player 1 from the front
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"A","turned":false,"damage":0},"F2":{"unit":"A","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xA2 F1xF1 F2xA1 F2xA3 F3xA2 F3xF3

== reach of an Archer of player 1 from the rear
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":3,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"A","turned":false,"damage":0},"A2":{"unit":"A","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A1xF2 A2xF1 A2xF3 A3xF2

== reach of a Priest of player 1 from the front
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":1,"W":3},"reserve":["K"],"field":{"F1":{"unit":"P","turned":false,"damage":0},"F2":{"unit":"P","turned":false,"damage":0},"F3":{"unit":"P","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF2 F2xF1 F2xF3 F3xF2

== reach of a Priest of player 1 from the rear
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":3,"A":3,"P":1,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"P","turned":false,"damage":0},"A2":{"unit":"P","turned":false,"damage":0},"A3":{"unit":"P","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of a Wizard of player 1 from the front
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":1},"reserve":["K"],"field":{"F1":{"unit":"W","turned":false,"damage":0},"F2":{"unit":"W","turned":false,"damage":0},"F3":{"unit":"W","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xA3 F1xF3 F2xA2 F2xF2 F3xA1 F3xF1

== reach of a Wizard of player 1 from the rear
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":3,"A":3,"P":3,"W":1},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"W","turned":false,"damage":0},"A2":{"unit":"W","turned":false,"damage":0},"A3":{"unit":"W","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A1xA3 A1xF3 A2xA2 A2xF2 A3xA1 A3xF1

== reach of the King of player 1 from F1
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xA3 F1xF1 F1xF2 F1xF3

== reach of the King of player 1 from F2
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F2xA2 F2xF1 F2xF2 F2xF3

== reach of the King of player 1 from F3
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":{"unit":"K","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F3xA1 F3xF1 F3xF2 F3xF3

== reach of the King of player 1 from A1
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":4,"A":3,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":null,"F3":null,"A1":{"unit":"K","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A1xF3

== reach of the King of player 1 from A2
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":4,"A":3,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":{"unit":"K","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A2xF2

== reach of the King of player 1 from A3
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":7,"G":4,"A":3,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":{"unit":"G","turned":true,"damage":0},"A1":null,"A2":null,"A3":{"unit":"K","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A3xF1

== reach of a Soldier of player 2 from the front
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":6,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":{"unit":"S","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF3 F2xF2 F3xF1

== reach of a Soldier of player 2 from the rear
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":3,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":6,"G":4,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"S","turned":false,"damage":0},"A3":{"unit":"S","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of a Guard of player 2 from the front
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":3,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"G","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF3 F2xF2 F3xF1

== reach of a Guard of player 2 from the rear
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":2,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":2,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"G","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"G","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of an Archer of player 2 from the front
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"A","turned":false,"damage":0},"F2":{"unit":"A","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xA2 F1xF1 F2xA1 F2xA3 F3xA2 F3xF3

== reach of an Archer of player 2 from the rear
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":3,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":4,"A":2,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"A","turned":false,"damage":0},"A2":{"unit":"A","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A1xF2 A2xF1 A2xF3 A3xF2

== reach of a Priest of player 2 from the front
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":3,"P":1,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"P","turned":false,"damage":0},"F2":{"unit":"P","turned":false,"damage":0},"F3":{"unit":"P","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF2 F2xF1 F2xF3 F3xF2

== reach of a Priest of player 2 from the rear
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":3,"A":3,"P":1,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":4,"A":4,"P":2,"W":3},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"P","turned":false,"damage":0},"A2":{"unit":"P","turned":false,"damage":0},"A3":{"unit":"P","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of a Wizard of player 2 from the front
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":1},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":{"unit":"W","turned":false,"damage":0},"F2":{"unit":"W","turned":false,"damage":0},"F3":{"unit":"W","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xA3 F1xF3 F2xA2 F2xF2 F3xA1 F3xF1

== reach of a Wizard of player 2 from the rear
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":3,"A":3,"P":3,"W":1},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":8,"G":4,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":{"unit":"G","turned":true,"damage":0},"A1":{"unit":"W","turned":false,"damage":0},"A2":{"unit":"W","turned":false,"damage":0},"A3":{"unit":"W","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . A1xA3 A1xF3 A2xA2 A2xF2 A3xA1 A3xF1

== reach of the King of player 2 from F1
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF1 F1xF2 F1xF3

== reach of the King of player 2 from F2
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F2xF1 F2xF2 F2xF3

== reach of the King of player 2 from F3
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":{"unit":"K","turned":false,"damage":0},"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F3xF1 F3xF2 F3xF3

== reach of the King of player 2 from A1
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"G","turned":true,"damage":0},"F2":null,"F3":null,"A1":{"unit":"K","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of the King of player 2 from A2
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":{"unit":"K","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== reach of the King of player 2 from A3
state {"turn":2,"phase":"attack","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":3,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":{"unit":"A","turned":false,"damage":0},"A1":{"unit":"S","turned":false,"damage":0},"A2":{"unit":"G","turned":false,"damage":0},"A3":{"unit":"A","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"A":1},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":null,"F2":null,"F3":{"unit":"G","turned":true,"damage":0},"A1":null,"A2":null,"A3":{"unit":"K","turned":false,"damage":0}},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .

== nothing blocks a reach: a Wizard in the rear hits the enemy rear behind two fronts
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":1},"pile":{"S":8,"G":4,"A":5,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"W","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":9,"G":4,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: A2xF2 A2xA2
after A2xA2 - -: players[1].field.A2.damage = 1
after A2xA2 - -: players[1].field.F2.damage = 0

== only occupied enemy positions can be attacked
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":["S"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: . F1xF2
why F1xF1: no enemy unit on F1
why F1xA3: no enemy unit on A3

== a unit attacks only what is in its reach
state {"turn":1,"phase":"attack","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":["K"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: .
why F1xF2: from F1 the Soldier does not reach F2
why F2xF2: you have no unit on F2

== a Soldier attacks with 0, the cards in hand, against a Guard of 3
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 0
after F2xF2: players[0].field.F2.turned = true

== a Soldier attacks with 1, the cards in hand, against a Guard of 3
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1
after F2xF2: players[0].field.F2.turned = true

== a Soldier attacks with 2, the cards in hand, against a Guard of 3
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"G":1},"pile":{"S":7,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 2
after F2xF2: players[0].field.F2.turned = true

== a Soldier attacks with 3, the cards in hand, against a Guard of 3
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1,"G":1,"A":1},"pile":{"S":7,"G":4,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"G":1}
after F2xF2: players[0].field.F2.turned = true

== a Soldier attacks with 4, the cards in hand, against a Guard of 3
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2,"G":1,"A":1},"pile":{"S":7,"G":4,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {}
after F2xF2: players[1].field.F2 = null
after F2xF2: players[0].field.F2.turned = true

== a Soldier attacks with 5, the cards in hand, against a Guard of 3
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2,"G":2,"A":1},"pile":{"S":7,"G":4,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2 = null
after F2xF2: players[0].field.F2.turned = true

== a Guard attacks with 1 whatever the hand
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":4},"pile":{"S":6,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== a King attacks with 1 whatever the hand
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":4},"pile":{"S":6,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":6,"G":6,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== attack 1 against an upright Soldier of 2 is damage
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1
after F2xF2: players[0].captured = {}

== attack 1 against a turned Soldier of 1 is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"S":1}

== attack 2 against an upright Soldier is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":2},"pile":{"S":7,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"S":1}

== attack 2 against a turned Soldier kills it
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":2},"pile":{"S":7,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {}
after F2xF2: players[1].field.F2 = null
after F2xF2: phase = "attack"

== attack 2 against a turned Guard of 2 is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":2},"pile":{"S":8,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":4,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"G":1}

== attack 1 against a turned Guard of 2 is damage
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"G":2},"pile":{"S":8,"G":3,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":9,"G":4,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"G","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== attack 1 against an upright Archer of 2 is damage
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"A","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== attack 1 against a turned Archer of 1 is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"A","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"A":1}

== attack 2 against an upright Archer is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":2},"pile":{"S":7,"G":5,"A":4},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":6,"A":5},"reserve":["K"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"A","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"A":1}

== the King of player 1 has defence 4 upright: 3 is damage
options level=simple
state {"turn":2,"phase":"action","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":3},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].field.F2.damage = 3
after F2xF2: result = null

== the King of player 1 has defence 4 upright: 4 is a capture
options level=simple
state {"turn":2,"phase":"action","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":4,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":3,"G":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].captured = {"K":1}
after F2xF2: result.reason = "execution"

== the King of player 1 has defence 4 turned
options level=simple
state {"turn":2,"phase":"action","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":4,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":3,"G":1},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].captured = {"K":1}
after F2xF2: result.utility = [-1,1]

== the King of player 1 turned: 3 is damage
options level=simple
state {"turn":2,"phase":"action","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":1},"pile":{"S":6,"G":5,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":3},"pile":{"S":7,"G":5,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].field.F2.damage = 3

== the King of player 2 has defence 5 upright: 4 is damage
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":3,"G":1},"pile":{"S":6,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 4
after F2xF2: result = null

== the King of player 2 has defence 5 upright: 5 is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":3,"G":2},"pile":{"S":6,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"K":1}
after F2xF2: result.reason = "execution"

== the King of player 2 has defence 4 turned: 4 is a capture
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":3,"G":1},"pile":{"S":6,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"K":1}
after F2xF2: result.utility = [1,-1]

== the King of player 2 turned: 5 kills him
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"S":3,"G":2},"pile":{"S":6,"G":4,"A":5},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":7,"G":4,"A":5},"reserve":["G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"K","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {}
after F2xF2: players[1].graveyard.K = 1
after F2xF2: result.reason = "execution"

== a Priest has defence 2 upright
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":2,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"P","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== a Priest has defence 2 turned
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":2,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"P","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== a Wizard has defence 2 upright
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"W","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== a Wizard has defence 1 turned
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":4,"A":5,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":9,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"W","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[0].captured = {"W":1}

== a Priest attacks with 1
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":2,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"P","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF1: players[0].captured = {"S":1}

== a Wizard attacks with 1
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":2},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"W","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"S","turned":true,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2.damage = 1

== an Archer attacks with 1
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":5,"A":4,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"A","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":{"unit":"S","turned":true,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xA1: players[0].captured = {"S":1}

== a Soldier without a card in hand attacks with 0, which does nothing
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{},"pile":{"S":7,"G":5,"A":5,"P":3,"W":3},"reserve":["K","S"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
after F2xF2: players[1].field.F2 = {"unit":"S","turned":true,"damage":0}
after F2xF2: players[0].field.F2.turned = true
after F2xF2: phase = "attack"
after F2xF2: players[0].captured = {}
