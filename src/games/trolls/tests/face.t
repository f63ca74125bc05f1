# What the page is told (RULES.md, In the page).

== at the start
start 1
facts: cells = 7
facts: stones = 15
facts: start = 3
facts: way = [3]
facts: useful = [15, 15]
facts: distance = [3, 3]
facts: pushed_to = 3
curve: 0
events 4,2: [0] = {"code": "throw", "player": 1, "stones": 4, "left": 11}
events 4,2: [1] = {"code": "throw", "player": 2, "stones": 2, "left": 13}
events 4,2: [2] = {"code": "troll", "from": 3, "to": 4}
tell en 4,2: Left throws 4, Right 2. Stones left: Left 11, Right 13. The troll goes from cell 3 to cell 4, towards Right.
tell fr 4,2: Gauche lance 4, Droite 2. Pierres restantes : Gauche 11, Droite 13. Le troll va de la case 3 à la case 4, vers Droite.
tell fr 3,3: Gauche lance 3, Droite 3. Pierres restantes : Gauche 12, Droite 12. Le troll reste sur la case 3.
mark 4,2: none

== more than one stone above the other's stock is never of use
state {"turn": "all", "troll": 2, "stones": [9, 4], "throws": [[1, 3]], "result": null}
facts: start = 3
facts: way = [3, 2]
facts: useful = [5, 4]
facts: distance = [2, 4]
facts: pushed_to = 6
curve: 4
tell en 1,2: Left throws 1, Right 2. Stones left: Left 8, Right 2. The troll goes from cell 2 to cell 1, towards Left.
mark 1,2: gate
mark 2,1: none

== a troll that stays at the gate is no news
state {"turn": "all", "troll": 1, "stones": [9, 8], "throws": [], "result": null}
mark 2,2: none
mark 1,2: castle
tell en 1,2: Left throws 1, Right 2. Stones left: Left 8, Right 6. The troll goes from cell 1 to cell 0, towards Left. It is in the castle of Left: Right wins.
tell fr 1,2: Gauche lance 1, Droite 2. Pierres restantes : Gauche 8, Droite 6. Le troll va de la case 1 à la case 0, vers Gauche. Il est dans le château de Gauche : Droite gagne.
events 1,2: [3] = {"code": "castle", "player": 1}

== the stones left push the troll
state {"turn": "all", "troll": 3, "stones": [4, 1], "throws": [], "result": null}
tell en 2,1: Left throws 2, Right 1. Stones left: Left 2, Right 0. The troll goes from cell 3 to cell 4, towards Right. Right has none left: the stones of Left push the troll from cell 4 to cell 6. It is in the castle of Right: Left wins.
tell fr 3,1: Gauche lance 3, Droite 1. Pierres restantes : Gauche 1, Droite 0. Le troll va de la case 3 à la case 4, vers Droite. Droite n'en a plus : les pierres de Gauche poussent le troll de la case 4 à la case 5. Il est plus près du château de Droite : Gauche gagne.
events 3,1: [2] = {"code": "troll", "from": 3, "to": 4}
events 3,1: [3] = {"code": "empty", "player": 2}
events 3,1: [4] = {"code": "push", "player": 1, "stones": 1, "from": 4, "to": 5}
events 2,1: [5] = {"code": "castle", "player": 2}
mark 2,1: push

== both without stones, in the middle
state {"turn": "all", "troll": 3, "stones": [2, 2], "throws": [], "result": null}
tell en 2,2: Left throws 2, Right 2. Stones left: Left 0, Right 0. The troll stays on cell 3. Neither has any left. It is in the middle: a draw.
tell fr 2,2: Gauche lance 2, Droite 2. Pierres restantes : Gauche 0, Droite 0. Le troll reste sur la case 3. Plus personne n'en a. Il est au milieu : partie nulle.
events 2,2: [3] = {"code": "empty", "player": 1}
events 2,2: [4] = {"code": "empty", "player": 2}
mark 2,2: push

== what a throw would do, named by its numbers where "more" has several results
state {"turn": "all", "troll": 4, "stones": [8, 9], "throws": [], "result": null}
preview en 3,1: You keep 5. The troll goes to cell 5 if the other throws fewer, stays on cell 4 if they throw as many, goes to cell 3 if they throw 4 to 8; you win if they throw 9
preview fr 3,1: Vous en gardez 5. Le troll va en case 5 si l'autre lance moins, reste en case 4 s'il lance autant, va en case 3 s'il lance de 4 à 8 ; vous gagnez s'il lance 9

== a last throw has several results too
state {"turn": "all", "troll": 4, "stones": [6, 8], "throws": [], "result": null}
preview fr 6,1: Vous en gardez 0. Vous perdez si l'autre lance moins ; vous perdez s'il lance autant ; vous perdez s'il lance 7 ; la partie est nulle s'il lance 8

== once over
state {"turn": "over", "troll": 5, "stones": [2, 0], "throws": [[2, 2]], "result": {"utility": [1, -1], "scores": null, "reason": "out-of-stones"}}
facts: useful = [0, 0]
facts: way = [3, 3]
facts: pushed_to = 5
facts: distance = [5, 1]
curve: 2
