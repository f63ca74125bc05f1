# What the page is told (RULES.md, In the page).

== the set-up
start 1
facts: majority = 4
facts: attack = null
facts: window = null
facts: players[0].hand = 4
facts: level = "advanced"
facts: hand_max = 6
facts: players[0].kinds.K = {"attack": 1, "upright": 4, "turned": 4}
facts: players[1].kinds.K = {"attack": 1, "upright": 5, "turned": 4}
facts: players[1].kinds.S = {"attack": 4, "upright": 2, "turned": 1}
curve: 0
tell en K@F2: Blue places the King on F2.
tell fr K@F2: Bleu place le Roi en F2.
events K@F2: [0] = {"code": "place", "player": 1, "unit": "K", "at": "F2", "reach": ["F1", "F2", "F3", "A2"]}

== a drawn unit is named only to a viewer who may know it
state {"turn": "chance", "phase": "draw", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 6, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"G": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en *A: Blue draws an Archer.
tell fr *A: Bleu pioche un Archer.
tell fr *S: Bleu pioche un Soldat.
events *A: [0] = {"code": "draw", "player": 1, "unit": "A"}
mark *A: none

== deployments, from the reserve onto a unit; nothing
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 4, "P": 3, "W": 3}, "reserve": ["A", "S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en A@F1: Blue deploys an Archer from the reserve, on F1. On F1 the Soldier of Blue goes to the reserve.
tell fr A@F1: Bleu déploie un Archer de la réserve, en F1. En F1, le Soldat de Bleu va en réserve.
tell fr A@A1: Bleu déploie un Archer de la réserve, en A1.
tell fr -: Bleu ne fait rien.
events A@F1: [0] = {"code": "deploy", "player": 1, "unit": "A", "at": "F1", "source": "reserve", "reach": ["F1", "A2"]}
events A@F1: [1] = {"code": "replaced", "player": 1, "unit": "S", "at": "F1"}
trial A@F1: [0].reach = ["F1", "A2"]
trial A@F1: [1].unit = "S"
preview en A@F1: the Archer comes from the reserve; the Soldier goes to the reserve; reach F1 A2
barred fr: [0] = {"move": "F1xF1", "why": "depuis F1, le Soldat n'atteint pas F1"}

== a hand card that has to wait for the reserve
options level=simple
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 4}, "reserve": ["A", "S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 5}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: level = "simple"
barred fr: [0] = {"move": "F1xF1", "why": "depuis F1, le Soldat n'atteint pas F1"}

== in development the King stays, and six cards are too many
state {"turn": 1, "phase": "develop", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "S": 5}, "pile": {"S": 3, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: players[0].odds = {"K": 1.0, "S": 0.884, "G": 0.781, "A": 0.708, "P": 0.504, "W": 0.504}
facts: players[1].odds = {"K": 1.0}
barred en: [0] = {"move": "K@C", "why": "the King cannot be demobilised"}
barred en: [1] = {"move": "-", "why": "with 6 cards in hand one must be demobilised"}
trial S@C: [0].citizens = 1
trial S@C: [0].leads = 1
preview fr S@C: le Soldat devient citoyen ; citoyens 1 contre 0 ; majorité dans 1 des 4 sortes ; le tour passe

== without a reserve the hand deploys
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 8, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en K@F2: Blue deploys the King from the hand, on F2.
preview en K@F2: the King comes from the hand; reach F1 F2 F3 A2
events K@F2: [0] = {"code": "deploy", "player": 1, "unit": "K", "at": "F2", "source": "hand", "reach": ["F1", "F2", "F3", "A2"]}

== an attack resolved at once: damage, capture, the one behind moves up
options level=simple
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "S": 1, "G": 1}, "pile": {"S": 7, "G": 4, "A": 5}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": {"unit": "G", "turned": false, "damage": 0}, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 6, "G": 5, "A": 4}, "reserve": ["S"], "field": {"F1": null, "F2": {"unit": "S", "turned": false, "damage": 0}, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": {"unit": "A", "turned": true, "damage": 0}}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: players[0].units = {"F1": {"attack": 3, "defence": 2, "targets": ["F3"]}, "F2": {"attack": 1, "defence": 3, "targets": ["F2"]}}
facts: players[1].citizens = 1
facts: players[1].conscripts = 2
facts: majority = null
curve: -1
tell en F2xF2: Blue attacks: the Guard on F2, which turns, against the Soldier of Orange on F2. Attack 1 against defence 2. On F2 the Soldier of Orange is hurt: damage +1, now 1 of 2.
tell fr F2xF2: Bleu attaque : le Garde en F2, qui se tourne, contre le Soldat d'Orange en F2. Attaque 1 contre défense 2. En F2, le Soldat d'Orange est blessé : dégâts +1, soit 1 sur 2.
tell en F1xF3: Blue attacks: the Soldier on F1, which turns, against the Guard of Orange on F3. Attack 3 against defence 3. On F3 the Guard of Orange is captured. On A3 the Archer of Orange moves up to F3.
tell fr F1xF3: Bleu attaque : le Soldat en F1, qui se tourne, contre le Garde d'Orange en F3. Attaque 3 contre défense 3. En F3, le Garde d'Orange est capturé. En A3, l'Archer d'Orange avance en F3.
events F1xF3: [0] = {"code": "attack", "player": 1, "unit": "S", "from": "F1", "to": "F3", "target": "G"}
events F1xF3: [1] = {"code": "strike", "player": 1, "unit": "S", "from": "F1", "to": "F3", "attack": 3, "defence": 3, "target": "G"}
events F1xF3: [2] = {"code": "capture", "player": 2, "unit": "G", "at": "F3"}
events F1xF3: [3] = {"code": "up", "player": 2, "unit": "A", "from": "A3", "to": "F3"}
events F2xF2: [2] = {"code": "damage", "player": 2, "unit": "S", "at": "F2", "added": 1, "damage": 1, "defence": 2}
preview en F1xF3: Soldier (3) against Guard (defence 3): capture
preview fr F2xF2: Garde (1) contre Soldat (défense 2) : dégâts 1 sur 2
mark F1xF3: capture
mark F2xF2: none
trial F1xF3: [2].code = "capture"
trial F2xF2: [1] = {"code": "strike", "player": 1, "unit": "G", "from": "F2", "to": "F2", "attack": 1, "defence": 2, "target": "S"}
trial F2xF2: [2].damage = 1

== an attack that can be answered
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "S": 1, "G": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en F1xF3: Blue attacks: the Soldier on F1, which turns, against the Guard of Orange on F3. Orange may defend.
tell fr F1xF3: Bleu attaque : le Soldat en F1, qui se tourne, contre le Garde d'Orange en F3. Orange peut se défendre.
events F1xF3: [1] = {"code": "window", "player": 2, "phase": "defend"}
trial F1xF3: [1] = {"code": "window", "player": 2, "phase": "defend"}
trial F1xF3: [5].code = "strike"
preview en F1xF3: Soldier (3) against Guard (defence 3): capture; the opponent must conscript; the opponent may defend
preview fr F1xF3: Soldat (3) contre Garde (défense 3) : capture ; l'adversaire doit enrôler ; l'adversaire peut se défendre
preview en +S: bonus +1: Soldiers attack with 3, others with 2, unless a Wizard cancels this card
preview fr +S: bonus +1 : Soldats à 3, les autres à 2, sauf si un Sorcier annule cette carte
trial +S: [1].phase = "counter"
trial +S: [3].bonus = 1

== a player who does not defend the last unit has to conscript
state {"turn": 2, "phase": "defend", "active": 1, "stack": [], "attack": {"from": "F1", "to": "F3"}, "result": null, "players": [
{"hand": {"K": 1, "S": 1, "G": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
preview en -: Soldier (3) against Guard (defence 3): capture; you must conscript; Archers may follow
preview fr -: Soldat (3) contre Garde (défense 3) : capture ; vous devez enrôler ; des Archers peuvent suivre

== the defender's window: a Guard, the King as one, a Priest, or nothing
state {"turn": 2, "phase": "defend", "active": 1, "stack": [], "attack": {"from": "F1", "to": "F3"}, "result": null, "players": [
{"hand": {"K": 1, "S": 1, "G": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1, "G": 1, "P": 1}, "pile": {"S": 6, "G": 4, "A": 5, "P": 2, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: window = {"player": 2, "cards": ["G", "P"]}
facts: attack = {"value": 3, "defence": 3, "outcome": "capture", "damage": 0}
tell en +G: Orange plays a Guard (support; the card goes to the reserve). Blue may answer.
tell fr +K=G: Orange joue son Roi comme Garde (soutien ; la carte va en réserve). Bleu peut répondre.
tell fr +P:F1-F3: Orange joue un Prêtre : F1 → F3 (soutien ; la carte va en réserve). Bleu peut répondre.
tell en -: Orange does not defend. Blue may shoot.
tell fr -: Orange ne se défend pas. Bleu peut tirer.
events +K=G: [0] = {"code": "card", "player": 2, "as": "G", "unit": "K"}
events +K=G: [1] = {"code": "window", "player": 1, "phase": "counter"}
events +P:F1-F3: [0] = {"code": "card", "player": 2, "as": "P", "from": "F1", "to": "F3", "unit": "P"}
events -: [0] = {"code": "decline", "player": 2, "phase": "defend"}
trial +G: [3].code = "parry"
preview fr +G: l'attaque est annulée, sauf si un Sorcier annule cette carte
trial +P:F1-F3: [5].code = "escape"
mark +G: none

== a Guard that nobody can answer ends the attack
state {"turn": 2, "phase": "defend", "active": 1, "stack": [], "attack": {"from": "F1", "to": "F3"}, "result": null, "players": [
{"hand": {}, "pile": {"S": 8, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["K"], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1, "G": 1, "P": 1}, "pile": {"S": 7, "G": 4, "A": 5, "P": 2, "W": 3}, "reserve": ["S"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en +G: Orange plays a Guard (support; the card goes to the reserve). Orange cancels the attack.
tell fr +G: Orange joue un Garde (soutien ; la carte va en réserve). Orange annule l'attaque.
events +G: [1] = {"code": "parry", "player": 2}
mark +G: parry

== a chain of Wizards: cancelled, or cancelled in its turn
state {"turn": 1, "phase": "counter", "active": 1, "stack": ["+A", "+W"], "attack": {"from": "F1", "to": "F3"}, "result": null, "players": [
{"hand": {"K": 1, "W": 1}, "pile": {"S": 8, "G": 6, "A": 4, "P": 3, "W": 2}, "reserve": ["A"], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 7, "G": 5, "A": 5, "P": 3, "W": 2}, "reserve": ["S", "W"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: window = {"player": 1, "cards": ["W"]}
tell en -: Blue does not answer. Cancelled: the Archer of Blue. Blue may shoot.
tell fr -: Bleu ne répond pas. Annulé : l'Archer de Bleu. Bleu peut tirer.
tell en +W: Blue plays a Wizard (support; the card goes to the reserve). Orange may answer.
tell fr +K=W: Bleu joue son Roi comme Sorcier (soutien ; la carte va en réserve). Orange peut répondre.
events -: [1] = {"code": "cancel", "player": 1, "unit": "A"}
events -: [2] = {"code": "window", "player": 1, "phase": "volley"}
trial -: [1].code = "cancel"
preview en +W: support Archer takes effect after all, unless a Wizard cancels this card
trial +W: [3].code = "damage"
mark -: none

== a Soldier in support
state {"turn": 2, "phase": "counter", "active": 1, "stack": ["+S"], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 8, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en -: Orange does not answer. The units of Blue attack with +1 in this turn.
tell fr -: Orange ne répond pas. Les unités de Bleu attaquent à +1 ce tour-ci.
events -: [1] = {"code": "bonus", "player": 1, "bonus": 1}

== an Archer kills the last unit: conscription
state {"turn": 1, "phase": "volley", "active": 1, "stack": [], "attack": {"from": "F1", "to": "F3"}, "result": null, "players": [
{"hand": {"A": 2}, "pile": {"S": 8, "G": 6, "A": 3, "P": 3, "W": 3}, "reserve": ["K"], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {}, "pile": {"S": 8, "G": 4, "A": 5, "P": 3, "W": 3}, "reserve": ["K", "G"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": true, "damage": 1}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: attack = {"value": 2, "defence": 2, "outcome": "capture", "damage": 0}
tell en +A: Blue plays an Archer (support; the card goes to the reserve). On F3 the Guard of Orange is killed. Orange has no unit left on the battlefield and must conscript two.
tell fr +A: Bleu joue un Archer (soutien ; la carte va en réserve). En F3, le Garde d'Orange est tué. Orange n'a plus d'unité sur le champ de bataille et doit en enrôler deux.
events +A: [1] = {"code": "kill", "player": 2, "unit": "G", "at": "F3"}
events +A: [2] = {"code": "conscription", "player": 2}
mark +A: kill
tell fr -: Bleu ne tire pas. Attaque 2 contre défense 2. En F3, le Garde d'Orange est capturé. Orange n'a plus d'unité sur le champ de bataille et doit en enrôler deux.
mark -: capture

== a Priest takes the target out of reach
state {"turn": 2, "phase": "defend", "active": 1, "stack": [], "attack": {"from": "F1", "to": "F3"}, "result": null, "players": [
{"hand": {}, "pile": {"S": 8, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": ["K"], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"P": 1}, "pile": {"S": 6, "G": 5, "A": 4, "P": 2, "W": 3}, "reserve": ["K", "S"], "field": {"F1": null, "F2": {"unit": "S", "turned": false, "damage": 0}, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": {"unit": "A", "turned": false, "damage": 0}}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en +P:A3-F1: Orange plays a Priest: A3 → F1 (support; the card goes to the reserve). On A3 the Archer of Orange goes to F1. Attack 0 against defence 3: no effect.
tell fr +P:F3-A3: Orange joue un Prêtre : F3 → A3 (soutien ; la carte va en réserve). En F3, le Garde d'Orange va en A3. En A3, l'Archer d'Orange va en F3. La cible est hors de portée : l'attaque est finie.
tell fr +P:F2-F3: Orange joue un Prêtre : F2 → F3 (soutien ; la carte va en réserve). En F2, le Soldat d'Orange va en F3. En F3, le Garde d'Orange va en F2. La cible est hors de portée : l'attaque est finie.
events +P:F2-F3: [1] = {"code": "shift", "player": 2, "unit": "S", "from": "F2", "to": "F3"}
events +P:F2-F3: [2] = {"code": "shift", "player": 2, "unit": "G", "from": "F3", "to": "F2"}
events +P:F2-F3: [3] = {"code": "escape", "player": 2}

== conscripts from the reserve
state {"turn": 2, "phase": "conscript", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 8, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 8, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["G"], "field": {"F1": null, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en G@F2: Orange conscripts a Guard from the reserve, on F2.
tell fr G@F2: Orange enrôle un Garde de la réserve, en F2.
events G@F2: [0] = {"code": "conscript", "player": 2, "unit": "G", "at": "F2", "source": "reserve", "reach": ["F2"]}

== conscripts from the citizens, the player's own first
state {"turn": 2, "phase": "conscript", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 7, "G": 6, "A": 4, "P": 3, "W": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 8, "G": 6, "A": 5, "P": 3, "W": 3}, "reserve": [], "field": {"F1": null, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {"S": 1, "A": 1}, "graveyard": {}, "bonus": 0}]}
tell en S@F2: Orange conscripts a Soldier from the kingdom, on F2.
tell fr A@F2: Orange enrôle un Archer des captifs, en F2.
events A@F2: [0] = {"code": "conscript", "player": 2, "unit": "A", "at": "F2", "source": "captured", "reach": ["A1", "A3"]}

== the turn passes: damage, bonus and postures
state {"turn": 1, "phase": "develop", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "G": 1}, "pile": {"S": 7, "G": 5, "A": 4, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": true, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"A": 1}, "captured": {}, "graveyard": {}, "bonus": 1},
{"hand": {"K": 1}, "pile": {"S": 6, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": null, "F2": {"unit": "S", "turned": true, "damage": 0}, "F3": {"unit": "G", "turned": false, "damage": 1}, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en -: Blue demobilises nobody. All damage is removed. The bonus ends. The units of Orange stand upright. Turn of Orange.
tell fr G@C: Bleu démobilise un Garde. Tous les dégâts disparaissent. Le bonus prend fin. Les unités d'Orange se redressent. Au tour d'Orange.
events G@C: [0] = {"code": "demobilise", "player": 1, "unit": "G", "citizens": 2, "leads": 2}
events G@C: [4] = {"code": "turn", "player": 2}
curve: 0

== the King is lost
options level=simple
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "S": 1, "G": 1, "A": 2}, "pile": {"S": 7, "G": 5, "A": 3}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"G": 1}, "pile": {"S": 8, "G": 4, "A": 5}, "reserve": ["S"], "field": {"F1": null, "F2": {"unit": "G", "turned": false, "damage": 0}, "F3": {"unit": "K", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en F1xF3: Blue attacks: the Soldier on F1, which turns, against the King of Orange on F3. Attack 5 against defence 5. On F3 the King of Orange is captured. Orange has lost the King: Blue wins.
tell fr F1xF3: Bleu attaque : le Soldat en F1, qui se tourne, contre le Roi d'Orange en F3. Attaque 5 contre défense 5. En F3, le Roi d'Orange est capturé. Orange a perdu son Roi : Bleu gagne.
events F1xF3: [3] = {"code": "over", "player": 1, "reason": "execution"}
mark F1xF3: execution

== no two units to conscript
options level=simple
state {"turn": 1, "phase": "action", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "S": 1}, "pile": {"S": 7, "G": 6, "A": 5}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 8, "G": 6, "A": 4}, "reserve": ["A"], "field": {"F1": null, "F2": null, "F3": {"unit": "S", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en F1xF3: Blue attacks: the Soldier on F1, which turns, against the Soldier of Orange on F3. Attack 2 against defence 2. On F3 the Soldier of Orange is captured. Orange cannot conscript two units: Blue wins.
tell fr F1xF3: Bleu attaque : le Soldat en F1, qui se tourne, contre le Soldat d'Orange en F3. Attaque 2 contre défense 2. En F3, le Soldat d'Orange est capturé. Orange ne peut pas enrôler deux unités : Bleu gagne.
mark F1xF3: collapse

== the most citizens in four kinds
state {"turn": 1, "phase": "develop", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "P": 1}, "pile": {"S": 6, "G": 5, "A": 4, "P": 2, "W": 3}, "reserve": ["S"], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 1, "G": 1, "A": 1}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {"S": 8, "G": 5, "A": 5, "P": 3, "W": 3}, "reserve": ["S"], "field": {"F1": null, "F2": null, "F3": {"unit": "G", "turned": false, "damage": 0}, "A1": null, "A2": null, "A3": null}, "kingdom": {}, "captured": {}, "graveyard": {}, "bonus": 0}]}
facts: players[0].leads = ["S", "G", "A"]
facts: players[1].leads = []
tell en P@C: Blue demobilises a Priest. Blue has the most citizens in four kinds: Blue wins.
tell fr P@C: Bleu démobilise un Prêtre. Bleu a le plus de citoyens dans quatre sortes : Bleu gagne.
mark P@C: development

== both piles are empty
options level=simple
state {"turn": 1, "phase": "develop", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1, "S": 1}, "pile": {}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 7, "G": 6, "A": 5}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1}, "pile": {}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 8, "G": 6, "A": 4}, "captured": {}, "graveyard": {"A": 1}, "bonus": 0}]}
tell en -: Blue demobilises nobody. Both piles are empty: a draw, 18 citizens each.
tell fr S@C: Bleu démobilise un Soldat. Les deux pioches sont vides : Bleu gagne, 19 citoyens à 18.
events -: [1] = {"code": "over", "player": 0, "reason": "war-over"}
events S@C: [1] = {"code": "over", "player": 1, "reason": "war-over"}
mark -: war-over

== nothing to draw
options level=simple
state {"turn": 1, "phase": "develop", "active": 1, "stack": [], "attack": null, "result": null, "players": [
{"hand": {"K": 1}, "pile": {"S": 1}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 7, "G": 6, "A": 5}, "captured": {}, "graveyard": {}, "bonus": 0},
{"hand": {"K": 1, "S": 1}, "pile": {}, "reserve": [], "field": {"F1": {"unit": "S", "turned": false, "damage": 0}, "F2": null, "F3": null, "A1": null, "A2": null, "A3": null}, "kingdom": {"S": 7, "G": 6, "A": 5}, "captured": {}, "graveyard": {}, "bonus": 0}]}
tell en -: Blue demobilises nobody. Turn of Orange. Orange has no card to draw.

