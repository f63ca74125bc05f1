# What a player sees and how moves are spelt (RULES.md, View, Moves).

== a player's own hand, the number of the other's, both piles as numbers
options priests=1 wizards=1
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"W":1},"pile":{"S":2,"G":1,"P":1},"reserve":["G","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":4,"G":3,"A":3},"bonus":0},
{"hand":{"S":2,"G":1,"A":1},"pile":{"G":2,"A":1},"reserve":["P"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":{"unit":"S","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{"S":1},"graveyard":{"W":1,"S":5,"G":4,"A":4},"bonus":0}]}
view 1: players[0].hand = {"K":1,"S":1,"W":1}
view 1: players[1].hand = {"count":4}
view 1: players[0].pile = {"count":4}
view 1: players[1].pile = {"count":3}
view 2: players[0].hand = {"count":3}
view 2: players[1].hand = {"S":2,"G":1,"A":1}
view 2: players[0].pile = {"count":4}
view 2: players[1].pile = {"count":3}

== unseen: of oneself the pile, of the opponent hand and pile together
options priests=1 wizards=1
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"W":1},"pile":{"S":2,"G":1,"P":1},"reserve":["G","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":4,"G":3,"A":3},"bonus":0},
{"hand":{"S":2,"G":1,"A":1},"pile":{"G":2,"A":1},"reserve":["P"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":{"unit":"S","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{"S":1},"graveyard":{"W":1,"S":5,"G":4,"A":4},"bonus":0}]}
view 1: players[0].unseen = {"S":2,"G":1,"P":1}
view 1: players[1].unseen = {"S":2,"G":3,"A":2}
view 2: players[0].unseen = {"K":1,"S":3,"G":1,"P":1,"W":1}
view 2: players[1].unseen = {"G":2,"A":1}

== all else is as in the state
options priests=1 wizards=1
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1,"W":1},"pile":{"S":2,"G":1,"P":1},"reserve":["G","A"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{"S":4,"G":3,"A":3},"bonus":0},
{"hand":{"S":2,"G":1,"A":1},"pile":{"G":2,"A":1},"reserve":["P"],"field":{"F1":{"unit":"K","turned":false,"damage":0},"F2":null,"F3":null,"A1":{"unit":"S","turned":false,"damage":0},"A2":null,"A3":null},"kingdom":{},"captured":{"S":1},"graveyard":{"W":1,"S":5,"G":4,"A":4},"bonus":0}]}
view 1: phase = "develop"
view 1: turn = 1
view 1: active = 1
view 1: players[1].reserve = ["P"]
view 1: players[1].field.F1 = {"unit":"K","turned":false,"damage":0}
view 1: players[1].captured = {"S":1}
view 2: players[0].kingdom = {"S":1}
view 2: players[0].reserve = ["G","A"]
view 2: players[0].bonus = 0
view 1: result = null

== a King not seen is among the unseen of his player
options level=simple
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":6,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":1},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":6,"A":5},"bonus":0}]}
view 1: players[1].unseen.K = 1
view 2: players[1].unseen = {"S":1}
view 2: players[1].hand = {"K":1}

== the opponent's draw is seen as a draw only
options level=simple
state {"turn":"chance","phase":"draw","active":2,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":6,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1},"pile":{"S":1,"G":1},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":6,"A":5},"bonus":0}]}
view 1: turn = "chance"
view 1: phase = "draw"
view 1: players[1].hand = {"count":2}
view 1: players[1].pile = {"count":2}
view 1: players[1].unseen = {"K":1,"S":2,"G":1}

== a counter window shows the stack and the attack to both
state {"turn":1,"phase":"counter","active":1,"stack":["+G"],"attack":{"from":"F2","to":"F2"},"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":2},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K","G"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
view 1: stack = ["+G"]
view 2: stack = ["+G"]
view 1: attack = {"from":"F2","to":"F2"}
view 2: turn = 1
view 2: players[0].hand = {"count":2}
view 1: players[1].hand = {"count":1}

== the set-up hides hands as well
options level=simple
state {"turn":1,"phase":"setup-front","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"A":1},"pile":{"S":7,"G":5,"A":4},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"G":1},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1,"S":1,"G":2},"pile":{"S":7,"G":4,"A":5},"reserve":[],"field":{"F1":null,"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{"S":1},"captured":{},"graveyard":{},"bonus":0}]}
view 2: players[0].hand = {"count":4}
view 2: players[0].unseen = {"K":1,"S":9,"G":5,"A":5}
view 1: players[0].unseen = {"S":7,"G":5,"A":4}

== a finished game hides them still
options level=simple
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{"S":7,"G":5,"A":5},"bonus":0},
{"hand":{"S":1,"G":1},"pile":{},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"S":7,"G":6,"A":5},"bonus":0}]}
view 1: players[1].hand = {"count":2}
view 1: result.reason = "execution"
view 1: players[1].pile = {"count":0}

== spellings: exact, no spaces, no change of case, no leading zeros
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: S@F1 K@F1 - F2xF2 +S +K=S +K=P:F2-F1
not: s@F1 S@f1 S@F01 S@F4 S@ @F1 S@F1x F2XF2 f2xf2 F2-F2 F2xF F2x F2xF2x +s S +K=s +KS +K=K +K=P: +K=P:F2 +K=P:F2-F4 +K=P:F2F1 +S:F1-F2 -- .. * *S *K +- Q@F1 X@F1 pass

== words that are no move of guerre are told from moves that are not legal
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
why S@F9: is not a move of guerre
why hello: is not a move of guerre
why +P: is not a move of guerre
why *K: is not a move of guerre
why S@A1: is not legal

== A@F1 puts an Archer, A1xF2 attacks from A1
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"A":1},"pile":{"S":8,"G":5,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"A","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":9,"G":6,"A":4,"P":3,"W":3},"reserve":[],"field":{"F1":{"unit":"G","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
has: A@F1 A2xF1

== each move is listed once, whatever the number of cards of a kind
state {"turn":1,"phase":"develop","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":2,"G":2},"pile":{"S":7,"G":4,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
legal: - S@C G@C

== once over there are no moves
options level=simple
state {"turn":"over","phase":"over","active":1,"stack":[],"attack":null,"result":{"utility":[1,-1],"scores":[1,0],"reason":"execution"},"players":[
{"hand":{"K":1,"S":1},"pile":{"S":7,"G":5,"A":5},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":true,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"K":1},"graveyard":{},"bonus":0},
{"hand":{"S":1,"G":1},"pile":{"S":7,"G":6,"A":5},"reserve":[],"field":{"F1":{"unit":"S","turned":false,"damage":0},"F2":null,"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
count: 0
not: - .

== counts of 0 are left out, on input too
state {"turn":1,"phase":"action","active":1,"stack":[],"attack":null,"result":null,"players":[
{"hand":{"K":1,"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{"S":0,"K":0},"graveyard":{},"bonus":0},
{"hand":{"K":1},"pile":{"S":8,"G":6,"A":5,"P":3,"W":3},"reserve":[],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{"W":0},"bonus":0}]}
refused: players[0].captured.K

== the other spelling of a swap is read in a stack too
state {"turn":2,"phase":"counter","active":1,"stack":["+P:A2-F2"],"attack":null,"result":null,"players":[
{"hand":{"A":1,"W":1},"pile":{"S":8,"G":5,"A":4,"P":2,"W":2},"reserve":["K","P"],"field":{"F1":null,"F2":{"unit":"S","turned":false,"damage":0},"F3":null,"A1":null,"A2":{"unit":"G","turned":false,"damage":0},"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0},
{"hand":{"S":1},"pile":{"S":8,"G":5,"A":5,"P":3,"W":3},"reserve":["K"],"field":{"F1":null,"F2":{"unit":"G","turned":false,"damage":0},"F3":null,"A1":null,"A2":null,"A3":null},"kingdom":{},"captured":{},"graveyard":{},"bonus":0}]}
is: stack = ["+P:F2-A2"]
