"""What is asked of an engine of L'art de la guerre, through pont.py: the level simple, then what the others add."""
import copy

from bridge import make_course

LEVELS = ("simple", "intermediate", "advanced")
course = make_course("guerre", ["turn", "phase", "players"], [["level=" + level] for level in LEVELS], 50)


def sides(state):
    """The active player and the other one."""
    return state["players"][state["active"] - 1], state["players"][2 - state["active"]]


def lost(before, after, zone):
    """True if an attack brought a unit of the other player into a zone."""
    player = before["active"] - 1 if zone == "captured" else 2 - before["active"]
    return before["players"][player][zone] != after["players"][player][zone] and before["phase"] != "conscript"


def target(before, step):
    """The unit that is attacked, as it was before, and where it stood."""
    to = step["move"][3:] if step["move"][2:3] == "x" else before["attack"]["to"] if before["attack"] else None
    return (sides(before)[1]["field"][to], to) if to else (None, None)


def rule(level, name, function, fr, en, fits):
    """A sentence of the rules of a level: positions of its games that show it."""
    course.bridge(name, function, fr, en, lambda rules, before, step: rules["level"] == level and fits(before, step, step["state"]))


def phases(level, names):
    for phase, (fr, en) in names.items():
        def in_phase(before, step, after, phase=phase):
            return before["phase"] == phase and after["phase"] != "over"
        rule(level, f"moves_{level}_{phase}".replace("-", "_"), "coups", fr, en, in_phase)
        rule(level, f"plays_{level}_{phase}".replace("-", "_"), "jouer", fr, en, in_phase)


phases("simple", {
    "setup-front": ("Le premier placement.", "The first placement."), "setup-reserve": ("La première réserve.", "The first reserve."),
    "draw": ("La pioche.", "The draw."), "action": ("Rien, réserve, déploiement ou attaque.", "Nothing, reserve, deployment or attack."),
    "attack": ("La suite des attaques.", "More attacks."), "conscript": ("La conscription.", "Conscription."),
    "develop": ("Le développement du royaume.", "The development of the kingdom.")})
for unit, fr, en in (("K", "Roi", "King"), ("S", "Soldat", "Soldier"), ("G", "Garde", "Guard"), ("A", "Archer", "Archer")):
    rule("simple", "reach_" + unit, "coups", f"La portée : {fr}.", f"The reach: {en}.", lambda before, step, after, unit=unit: any(
        move[2:3] == "x" and sides(before)[0]["field"][move[:2]]["unit"] == unit for move in step["legal"]))
rule("simple", "turned_units_rest", "coups", "Une unité tournée n'attaque plus.", "A turned unit does not attack again.",
     lambda before, step, after: before["phase"] == "attack" and sum(unit is not None for unit in sides(before)[0]["field"].values()) > 1)
rule("simple", "deploys_from_reserve", "jouer", "La première unité de la réserve est déployée, sinon une de la main.",
     "The first unit of the reserve is deployed; without one, a unit of the hand.",
     lambda before, step, after: before["phase"] == "action" and step["move"][1:3] in ("@F", "@A") and len(set(sides(before)[0]["reserve"])) > 1)
rule("simple", "replaces", "jouer", "L'unité remplacée va en fin de réserve.", "A unit that is replaced goes to the end of the reserve.",
     lambda before, step, after: before["phase"] == "action" and step["move"][1:3] in ("@F", "@A") and sides(before)[0]["field"][step["move"][2:]] is not None)
rule("simple", "captures", "jouer", "Une attaque égale à la défense capture.", "An attack that equals the defence captures.",
     lambda before, step, after: lost(before, after, "captured"))
rule("simple", "captures_turned", "jouer", "Une unité tournée se défend moins bien.", "A turned unit has its smaller defence.",
     lambda before, step, after: lost(before, after, "captured") and target(before, step)[0]["turned"])
rule("simple", "kills", "jouer", "Une attaque plus forte que la défense tue : l'unité va au cimetière.", "An attack that exceeds the defence kills: the unit goes to the graveyard.",
     lambda before, step, after: lost(before, after, "graveyard") and target(before, step)[0]["damage"] == 0)
rule("simple", "damage_adds", "jouer", "Les dégâts s'ajoutent, et tuent dès qu'ils égalent la défense.", "Damage adds up, and kills once it equals the defence.",
     lambda before, step, after: "x" in step["move"] and target(before, step)[0]["damage"] > 0)
rule("simple", "moves_up", "jouer", "L'unité de derrière monte au front.", "The unit behind moves up to the front.",
     lambda before, step, after: (lost(before, after, "captured") or lost(before, after, "graveyard")) and target(before, step)[1][0] == "F"
     and sides(before)[1]["field"]["A" + target(before, step)[1][1]] is not None)
rule("simple", "heals", "jouer", "Après le développement, les dégâts disparaissent.", "After the development all damage is gone.",
     lambda before, step, after: before["phase"] == "develop" and any(unit and unit["damage"] for unit in sides(before)[1]["field"].values()))
rule("simple", "stands_up", "jouer", "Les unités se redressent à la préparation.", "Units stand upright again in the preparation.",
     lambda before, step, after: before["phase"] == "develop" and any(unit and unit["turned"] for unit in sides(before)[1]["field"].values()))
rule("simple", "six_cards", "coups", "Avec six cartes, il faut en démobiliser une.", "With six cards one must be demobilised.",
     lambda before, step, after: before["phase"] == "develop" and sum(sides(before)[0]["hand"].values()) > 5)
rule("simple", "king_stays", "coups", "Le Roi ne peut pas être démobilisé.", "The King cannot be demobilised.",
     lambda before, step, after: before["phase"] == "develop" and "K" in sides(before)[0]["hand"])
rule("simple", "execution", "jouer", "Qui prend ou tue le Roi a gagné.", "Whoever captures or kills the King has won.",
     lambda before, step, after: after["turn"] == "over" and after["result"]["reason"] == "execution")
rule("simple", "war_over", "jouer", "Les deux pioches vides, le plus de citoyens gagne.", "With both piles empty, most citizens win.",
     lambda before, step, after: after["turn"] == "over" and after["result"]["reason"] == "war-over")
rule("simple", "war_drawn", "jouer", "Autant de citoyens : match nul.", "Equal numbers of citizens are a draw.",
     lambda before, step, after: after["turn"] == "over" and after["result"]["utility"] == [0, 0])


def emptied(*zones):
    """Makes a position before a conscription in which these zones of whoever must conscript are empty."""
    def make(rng):
        rules, before, step = rng.choice([one for one in course.steps() if one[0]["level"] == "simple" and one[1]["phase"] != "conscript"
                                          and one[2]["state"]["phase"] == "conscript"])
        before = copy.deepcopy(before)
        active, other = sides(before)
        if "K" in other["reserve"]:
            other["reserve"].remove("K")
            other["hand"]["K"] = 1
        for zone in zones:
            graveyard = (active if zone == "captured" else other)["graveyard"]
            for kind in other[zone]:
                graveyard[kind] = graveyard.get(kind, 0) + (1 if zone == "reserve" else other[zone][kind])
            other[zone] = type(other[zone])()
        return rules, before, step["move"]
    return make


course.edge("collapse", "jouer", "Sans deux unités à conscrire, le royaume s'effondre.", "Without two units to conscript the kingdom collapses.",
            emptied("reserve", "kingdom", "captured"))
course.edge("conscripts_citizens", "jouer", "Sans réserve, on conscrit des citoyens.", "Without a reserve citizens are conscripted.", emptied("reserve"))

phases("intermediate", {
    "action": ("Niveau intermédiaire : des soutiens au lieu de la réserve.", "Level intermediate: support cards instead of the reserve."),
    "attack": ("Le soutien du Soldat.", "The Soldier's support."), "defend": ("Le Garde annule l'attaque.", "The Guard cancels the attack."),
    "volley": ("L'Archer fait un dégât.", "The Archer does one damage.")})
phases("advanced", {
    "attack": ("Niveau avancé : le Prêtre avant l'attaque.", "Level advanced: the Priest before the attack."),
    "defend": ("Le Prêtre du défenseur.", "The defender's Priest."), "counter": ("Le Sorcier annule un soutien.", "The Wizard cancels a support card.")})
for unit, fr, en in (("P", "Prêtre", "Priest"), ("W", "Sorcier", "Wizard")):
    rule("advanced", "reach_" + unit, "coups", f"La portée : {fr}.", f"The reach: {en}.", lambda before, step, after, unit=unit: any(
        move[2:3] == "x" and sides(before)[0]["field"][move[:2]]["unit"] == unit for move in step["legal"]))
rule("advanced", "development", "jouer", "Le plus de citoyens dans quatre des cinq sortes gagne.", "Most citizens in four of the five kinds win.",
     lambda before, step, after: after["turn"] == "over" and after["result"]["reason"] == "development")
