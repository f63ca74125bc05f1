# What the page is told (RULES.md, In the page).

== a jet that hits, and a step onto an item
options players=2 rounds=10
state {"turn": 1, "first": 1, "rounds_left": 10,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "items": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 1], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
facts: players[0] = {"surface": 1, "reserve": 20, "open": ["N", "E", "O"]}
facts: players[1].surface = 2
facts: round = {"now": 1, "of": 10}
facts: forbidden = null
facts: jets.O = [[3, 1], [3, 2], [3, 3]]
facts: paints.O = [20, 17]
facts: paints.X = [20, 20]
curve: -1
tell en PODE: Blue paints its tile, 2 west. Orange is hit and loses 3 to Blue. Blue goes east, to row 3, column 4 and takes the bomb. Reserve: Blue 20 → 25, Orange 20 → 17.
tell fr PODE: Bleu peint sa case, 2 à l'ouest. Orange est touché et cède 3 à Bleu. Bleu va à l'est, en ligne 3, colonne 4 et prend la bombe. Réserve : Bleu 20 → 25, Orange 20 → 17.
tell fr PXDO: Bleu ne peint pas. Bleu va à l'ouest, en ligne 3, colonne 2. Réserve : Bleu 20 → 19.
events PODE: [0] = {"code": "paint", "player": 1, "direction": "X", "tiles": [[3, 3]], "cost": 1}
events PODE: [1] = {"code": "paint", "player": 1, "direction": "O", "tiles": [[3, 2], [3, 1]], "cost": 2}
events PODE: [2] = {"code": "hit", "player": 1, "target": 2, "stolen": 3, "shield": false}
events PODE: [3] = {"code": "step", "player": 1, "from": [3, 3], "to": [3, 4]}
events PODE: [4] = {"code": "item", "player": 1, "item": 1}
events PODE: [5] = {"code": "reserve", "player": 1, "from": 20, "to": 25}
events PODE: [6] = {"code": "reserve", "player": 2, "from": 20, "to": 17}
mark PODE: theft
mark PXDE: item
mark PXDO: none

== an insertion carries pawns and drops a colour
options players=2 rounds=10
state {"turn": 1, "first": 1, "rounds_left": 10,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "items": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 2}, "forbidden": "O1",
  "players": [
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 0], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
facts: forbidden = "O1"
facts: players[0].open = ["N", "E", "O"]
tell en PXTAE3: Blue does not paint. Blue pushes the spare tile in at E3, turned a quarter anticlockwise: walls north and west, with the gun. A tile comes out: walls east and west, and loses the colour Orange. Blue is carried to row 3, column 2. Orange is carried to row 3, column 6.
tell fr PXTAE3: Bleu ne peint pas. Bleu pousse la carte amovible en E3, tournée d'un quart dans le sens anti-horaire : murs nord et ouest, avec le pistolet. Une carte en sort : murs est et ouest, et perd la couleur Orange. Bleu est emporté en ligne 3, colonne 2. Orange est emporté en ligne 3, colonne 6.
tell fr PNTHHO3: Bleu peint sa case, 1 au nord. Bleu pousse la carte amovible en O3, tournée d'un demi-tour : murs sud et ouest, avec le pistolet. Une carte en sort : murs est et ouest, avec le bouclier. Bleu est emporté en ligne 3, colonne 4. Orange est emporté en ligne 3, colonne 1. Réserve : Bleu 20 → 18.
events PXTAE3: [0] = {"code": "insert", "player": 1, "slot": "E3", "rotation": "A", "at": [3, 6], "walls": 9, "item": 2}
events PXTAE3: [1] = {"code": "eject", "player": 1, "at": [3, 0], "walls": 10, "item": 0, "paint": 2}
events PXTAE3: [2] = {"code": "carry", "player": 1, "from": [3, 3], "to": [3, 2]}
events PXTAE3: [3] = {"code": "carry", "player": 2, "from": [3, 0], "to": [3, 6]}
mark PXTAE3: none

== a bomb's four jets, a shield, and the last turn of the item
options players=2 rounds=10
state {"turn": 1, "first": 1, "rounds_left": 10,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "items": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 20, "item": 1, "item_turns": 1},
   {"at": [3, 2], "reserve": 20, "item": 3, "item_turns": 5}],
  "result": null}
tell en PNTN1: Blue paints its tile, 1 north, 2 east, 2 west. Orange is hit, but has a shield. Blue pushes the spare tile in at N1, as it lies: walls north and east. A tile comes out: walls north and south. Reserve: Blue 20 → 14. Blue loses the bomb: its turns are over.
tell fr PNTN1: Bleu peint sa case, 1 au nord, 2 à l'est, 2 à l'ouest. Orange est touché, mais a un bouclier. Bleu pousse la carte amovible en N1, sans la tourner : murs nord et est. Une carte en sort : murs nord et sud. Réserve : Bleu 20 → 14. Bleu perd la bombe, dont c'était le dernier tour.
events PNTN1: [0] = {"code": "paint", "player": 1, "direction": "X", "tiles": [[3, 3]], "cost": 1}
events PNTN1: [1] = {"code": "paint", "player": 1, "direction": "N", "tiles": [[2, 3]], "cost": 1}
events PNTN1: [2] = {"code": "paint", "player": 1, "direction": "E", "tiles": [[3, 4], [3, 5]], "cost": 2}
events PNTN1: [3] = {"code": "paint", "player": 1, "direction": "O", "tiles": [[3, 2], [3, 1]], "cost": 2}
mark PNTN1: paint

== no paint left, a player who has nothing, an order that is refused
options players=2 rounds=10
state {"turn": 1, "first": 1, "rounds_left": 10,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "items": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 0, "item": 0, "item_turns": 0},
   {"at": [3, 1], "reserve": 0, "item": 0, "item_turns": 0}],
  "result": null}
tell en PNDO: Blue has no paint to spray north. Blue goes west, to row 3, column 2.
tell fr PNDO: Bleu n'a pas de peinture à projeter au nord. Bleu va à l'ouest, en ligne 3, colonne 2.
tell en PN!: Blue has no paint to spray north. Its order is invalid: a unit and the turn are lost.
tell fr PN!: Bleu n'a pas de peinture à projeter au nord. Son ordre est invalide : une unité et le tour sont perdus.
events PN!: [0] = {"code": "fault", "player": 1}

== a hit on a player who has nothing
options players=2 rounds=10
state {"turn": 1, "first": 1, "rounds_left": 10,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "items": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 3, "item": 0, "item_turns": 0},
   {"at": [3, 1], "reserve": 0, "item": 0, "item_turns": 0}],
  "result": null}
tell fr POTN1: Bleu peint sa case, 2 à l'ouest. Orange est touché et cède 0 à Bleu. Bleu pousse la carte amovible en N1, sans la tourner : murs nord et est. Une carte en sort : murs nord et sud. Orange est emporté en ligne 4, colonne 1. Réserve : Bleu 3 → 0.
mark POTN1: none

== the game ends with the last turn of the last round
options players=2 rounds=10
state {"turn": 1, "first": 2, "rounds_left": 1,
  "walls": [
    9,  5,  1,  5,  1,  5,  3,
   10,  9,  6,  8, 12,  3, 10,
    8, 12,  8,  3,  1,  6,  2,
   10,  4,  1,  4,  1,  4, 10,
    8,  9,  4,  9,  2, 12,  2,
   10, 12,  9,  6,  3,  6, 10,
   12,  5,  4,  5,  4,  5,  6],
  "paint": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "items": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "spare": {"walls": 3, "item": 0}, "forbidden": null,
  "players": [
   {"at": [3, 3], "reserve": 20, "item": 0, "item_turns": 0},
   {"at": [3, 1], "reserve": 20, "item": 0, "item_turns": 0}],
  "result": null}
facts: round = {"now": 10, "of": 10}
tell en PXDO: Blue does not paint. Blue goes west, to row 3, column 2. All rounds are played. In the lead: Blue, Orange. Tiles: Blue 0, Orange 0.
tell fr PXDO: Bleu ne peint pas. Bleu va à l'ouest, en ligne 3, colonne 2. Toutes les rondes sont jouées. En tête : Bleu, Orange. Cases : Bleu 0, Orange 0.
events PXDO: [1] = {"code": "round", "left": 0}

