"""What is asked of an engine of L'art de la guerre, through pont.py."""
from bridge import make_course

course = make_course("guerre", ["turn", "phase", "players"], [["level=simple"], ["level=intermediate"], []], 6)
PHASES = {"setup-front": ("Le premier placement.", "The first placement."), "setup-reserve": ("La première réserve.", "The first reserve."),
          "draw": ("La pioche.", "The draw."), "action": ("Déployer ou attaquer.", "Deploy or attack."), "attack": ("Les attaques et leurs soutiens.", "Attacks and their support."),
          "defend": ("La réaction du défenseur.", "The defender's reaction."), "conscript": ("La conscription.", "Conscription."),
          "develop": ("Le développement du royaume.", "The development of the kingdom.")}
for phase, (fr, en) in PHASES.items():
    def in_phase(before, step, phase=phase):
        return before["phase"] == phase
    course.bridge("moves_" + phase.replace("-", "_"), "coups", fr, en, in_phase)
    course.bridge("plays_" + phase.replace("-", "_"), "jouer", fr, en, in_phase)
course.bridge("attack_result", "jouer", "Dégâts, capture et avance après une attaque.", "Damage, capture and advance after an attack.",
              lambda before, step: before["attack"] is not None and step["state"]["attack"] is None)
course.bridge("ends", "jouer", "Exécution, développement, effondrement, fin de la guerre.", "Execution, development, collapse, end of the war.",
              lambda before, step: step["state"]["turn"] == "over")
