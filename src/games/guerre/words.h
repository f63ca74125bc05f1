/* words.h: every sentence of guerre but its rules (guide.json), in English and
 * French. */
#ifndef JOUTE_GUERRE_WORDS_H
#define JOUTE_GUERRE_WORDS_H

/* clang-format off */

/* Options, ends and players. */
#define SAY_NAME_LEVEL "rules", "règles"
#define SAY_NAME_PRIESTS "Priests", "Prêtres"
#define SAY_NAME_WIZARDS "Wizards", "Sorciers"
#define SAY_RULES_SIMPLE "simple", "simples"
#define SAY_RULES_INTERMEDIATE "with support cards", "avec soutiens"
#define SAY_RULES_ADVANCED "full", "complètes"
#define SAY_HUNTER(n) "level " #n ", hunts the King", "niveau " #n ", chasse le Roi"
#define SAY_MISER(n) \
    "level " #n ", keeps citizens and cards", \
    "niveau " #n ", garde citoyens et cartes"
#define SAY_OPTION_LEVEL \
    "simple; with support cards; full: Priests, Wizards and victory by " \
    "development too", \
    "simples ; avec cartes de soutien ; complètes : aussi Prêtres, Sorciers " \
    "et victoire par développement"
#define SAY_OPTION_PRIESTS \
    "Priests of each player, full rules", "Prêtres de chaque joueur, règles complètes"
#define SAY_OPTION_WIZARDS \
    "Wizards of each player, full rules", "Sorciers de chaque joueur, règles complètes"
#define SAY_REASON_EXECUTION \
    "the King is captured or killed", "le Roi est capturé ou tué"
#define SAY_REASON_COLLAPSE \
    "the kingdom collapses: no two units to conscript", \
    "le royaume s'effondre : pas deux unités à enrôler"
#define SAY_REASON_DEVELOPMENT \
    "the most citizens in four kinds", "le plus de citoyens dans quatre sortes"
#define SAY_REASON_WAR_OVER \
    "both piles are empty: the citizens are counted", \
    "les deux pioches sont vides : on compte les citoyens"
#define SAY_WHOSE_EXECUTION "{} has lost the King", "{} a perdu son Roi"
#define SAY_WHOSE_COLLAPSE \
    "{} has no two units to conscript", "{} n'a pas deux unités à enrôler"
#define SAY_WHOSE_DEVELOPMENT \
    "{} has the most citizens in four kinds", \
    "{} a le plus de citoyens dans quatre sortes"
#define SAY_BLUE "Blue", "Bleu"
#define SAY_ORANGE "Orange", "Orange"

/* Words used in several sentences. */
#define SAY_OF_BLUE "of Blue", "de Bleu"
#define SAY_OF_ORANGE "of Orange", "d'Orange"
#define SAY_A_CARD "a card", "une carte"
#define SAY_THE_KING "the King", "le Roi"
#define SAY_A_SOLDIER "a Soldier", "un Soldat"
#define SAY_A_GUARD "a Guard", "un Garde"
#define SAY_AN_ARCHER "an Archer", "un Archer"
#define SAY_A_PRIEST "a Priest", "un Prêtre"
#define SAY_A_WIZARD "a Wizard", "un Sorcier"
#define SAY_THE_SOLDIER "the Soldier", "le Soldat"
#define SAY_THE_GUARD "the Guard", "le Garde"
#define SAY_THE_ARCHER "the Archer", "l'Archer"
#define SAY_THE_PRIEST "the Priest", "le Prêtre"
#define SAY_THE_WIZARD "the Wizard", "le Sorcier"
#define SAY_FROM_HAND "from the hand", "de la main"
#define SAY_FROM_RESERVE "from the reserve", "de la réserve"
#define SAY_FROM_KINGDOM "from the kingdom", "du royaume"
#define SAY_FROM_CAPTURED "from the captured units", "des captifs"

/* Why a move is not legal: what the phase asks for, or what is missing. */
#define SAY_WANTED_FRONT \
    "a hand card must be put on F1, F2 or F3", \
    "il faut poser une carte de la main en F1, F2 ou F3"
#define SAY_WANTED_RESERVE \
    "a hand card must be put in reserve (@R)", \
    "il faut mettre une carte de la main en réserve (@R)"
#define SAY_WANTED_DRAW "a unit is drawn first", "on pioche d'abord"
#define SAY_WANTED_ACTION \
    "this is the action: -, deploy or attack", \
    "c'est l'action : -, déployer ou attaquer"
#define SAY_WANTED_ATTACK \
    "the attack action has begun; . ends it", "l'attaque est commencée ; . la termine"
#define SAY_WANTED_DEFENCE \
    "the defender may play a Guard or a Priest, or decline (-)", \
    "le défenseur peut jouer un Garde ou un Prêtre, ou décliner (-)"
#define SAY_WANTED_VOLLEY \
    "the attacker may play an Archer, or decline (-)", \
    "l'attaquant peut jouer un Archer, ou décliner (-)"
#define SAY_WANTED_COUNTER \
    "a Wizard may answer the last card; - declines", \
    "un Sorcier peut répondre à la dernière carte ; - décline"
#define SAY_WANTED_CONSCRIPTS \
    "two units must be conscripted", "il faut enrôler deux unités"
#define SAY_WANTED_DEVELOPMENT \
    "this is the development: demobilise (@C) or -", \
    "c'est le développement : démobiliser (@C) ou -"
#define SAY_MUST_DEMOBILISE \
    "with %d cards in hand one must be demobilised", \
    "avec %d cartes en main il faut en démobiliser une"
#define SAY_NOT_IN_HAND "no %c in hand", "pas de %c en main"
#define SAY_RESERVE_COMES_FIRST \
    "the unit must be %s, the first of the reserve", \
    "l'unité doit être %s, la première de la réserve"
#define SAY_NOT_IN_KINGDOM "no %c in the kingdom", "pas de %c dans le royaume"
#define SAY_NOBODY_ON "no unit is on %s", "il n'y a pas d'unité en %s"
#define SAY_OCCUPIED "%s is occupied", "%s est occupé"
#define SAY_RESERVE_ONLY_SIMPLE \
    "a card is put in reserve only at level simple", \
    "on ne met une carte en réserve qu'au niveau simple"
#define SAY_KING_STAYS \
    "the King cannot be demobilised", "le Roi ne peut pas être démobilisé"
#define SAY_NO_OWN_UNIT "you have no unit on %s", "vous n'avez pas d'unité en %s"
#define SAY_TURNED \
    "the unit on %s is turned and cannot attack again", \
    "l'unité en %s est tournée et ne peut plus attaquer"
#define SAY_NO_ENEMY "no enemy unit on %s", "pas d'unité adverse en %s"
#define SAY_OUT_OF_REACH \
    "from %s %s does not reach %s", "depuis %s, %s n'atteint pas %s"
#define SAY_SAME_POSITION \
    "the unit must go to another position", "l'unité doit changer de position"
#define SAY_NOBODY_IN_FRONT \
    "%s, the place in front of it, would be empty", \
    "il n'y aurait plus d'unité devant, en %s"
#define SAY_NO_SUPPORT \
    "there are no support cards at level simple", \
    "il n'y a pas de cartes de soutien au niveau simple"
#define SAY_NO_SUCH_CARD \
    "there is no %c at level intermediate", "il n'y a pas de %c au niveau intermédiaire"
#define SAY_NOT_BEFORE_ATTACK \
    "%s is not played before an attack is declared", \
    "avant de déclarer une attaque on ne joue pas %s"
#define SAY_NOT_IN_PILE \
    "no such unit is left in the pile", "il ne reste pas de cette unité dans la pioche"

/* Why a state is impossible. */
#define SAY_BAD_KIND "must be one of K S G A P W", "doit être l'un de K S G A P W"
#define SAY_NO_SUCH_UNIT "this unit does not exist at this level", "cette unité n'existe pas à ce niveau"
#define SAY_NOT_ACTIVE_BONUS \
    "only the active player has a bonus", "seul le joueur actif a un bonus"
#define SAY_BAD_COUNT "must have %d cards, not %d", "il faut %d cartes, pas %d"
#define SAY_BAD_PHASE "is not a phase of guerre", "n'est pas une phase de guerre"
#define SAY_BAD_PLACE \
    "must be one of F1 F2 F3 A1 A2 A3", "doit être l'un de F1 F2 F3 A1 A2 A3"
#define SAY_BAD_STACK_CARD \
    "this card cannot be there", "cette carte ne peut pas être là"
#define SAY_BAD_DECK \
    "must have %d of %c in the set-up, not %d", \
    "il faut %d %c à la mise en place, pas %d"
#define SAY_BAD_TOTAL \
    "must have %d of %c in all, not %d", "il faut %d %c en tout, pas %d"
#define SAY_KING_NOT_THERE "the King cannot be there", "le Roi ne peut pas être là"
#define SAY_BAD_KINGS "must have one King, not %d", "il faut un Roi, pas %d"
#define SAY_HAND_TOO_BIG \
    "must have %d cards at most, not %d", "il faut %d cartes au plus, pas %d"
#define SAY_BAD_DAMAGE "no unit can have damage", "aucune unité ne peut avoir de dégâts"
#define SAY_NOT_UPRIGHT \
    "all units must stand upright", "toutes les unités doivent être debout"
#define SAY_NO_UNIT "must have a unit", "il faut une unité"
#define SAY_BONUS_TOO_BIG "must be %d at most", "doit être %d au plus"
#define SAY_HAS_WON "has won by development already", "a déjà gagné par développement"
#define SAY_NOT_AT_LEVEL \
    "there is no such phase at this level", "cette phase n'existe pas à ce niveau"
#define SAY_BAD_SIZE \
    "must have %d cards in this phase", "il faut %d cartes dans cette phase"
#define SAY_NO_CARD_TO_REACT \
    "must have a card in this phase", "il faut une carte dans cette phase"
#define SAY_FIELD_NOT_EMPTY \
    "must be empty, or have one upright unit without damage", \
    "doit être vide, ou avoir une unité debout sans dégâts"
#define SAY_NOBODY_ATTACKED "no unit has attacked", "aucune unité n'a attaqué"
#define SAY_NO_TWO_CONSCRIPTS \
    "there are not two units to conscript", "il n'y a pas deux unités à enrôler"
#define SAY_NOT_ENDED "nothing has ended the game", "rien n'a mis fin à la partie"
#define SAY_WRONG_KING_LOST \
    "only the other player's King can be lost", \
    "seul le Roi de l'autre joueur peut être perdu"
#define SAY_NO_ATTACK "must name the attack in this phase", "doit indiquer l'attaque dans cette phase"
#define SAY_ATTACK_NOT_NULL \
    "must be null in this phase", "doit être null dans cette phase"
#define SAY_NO_ATTACKER "no turned unit stands on %s", "aucune unité tournée en %s"
#define SAY_NO_TARGET "no unit in reach is on %s", "aucune unité à portée en %s"
#define SAY_NOT_IN_RESERVE \
    "card %d is not at the end of the reserve of player %d", \
    "la carte %d n'est pas à la fin de la réserve du joueur %d"
#define SAY_NO_STACK "must have a card", "il faut une carte"
#define SAY_STACK_NOT_EMPTY \
    "must be empty in this phase", "doit être vide dans cette phase"
#define SAY_BAD_FIRST_CARD \
    "cannot begin with this card", "ne peut pas commencer par cette carte"
#define SAY_NO_PILE "must have a card to draw", "il faut une carte à piocher"

/* A step that was made. */
#define SAY_DRAWS "%s draws %s.", "%s pioche %s."
#define SAY_PLACES "%s places %s on %s.", "%s place %s en %s."
#define SAY_PUTS_IN_RESERVE \
    "%s puts %s at the end of the reserve.", "%s met %s à la fin de la réserve."
#define SAY_DEPLOYS "%s deploys %s %s, on %s.", "%s déploie %s %s, en %s."
#define SAY_REPLACED \
    "On %s %s %s goes to the reserve.", "En %s, %s %s va en réserve."
#define SAY_DOES_NOTHING "%s does nothing.", "%s ne fait rien."
#define SAY_ATTACKS \
    "%s attacks: %s on %s, which turns, against %s %s on %s.", \
    "%s attaque : %s en %s, qui se tourne, contre %s %s en %s."
#define SAY_ENDS_ATTACKS "%s ends the attacks.", "%s met fin aux attaques."
#define SAY_MAY_DEFEND "%s may defend.", "%s peut se défendre."
#define SAY_MAY_SHOOT "%s may shoot.", "%s peut tirer."
#define SAY_MAY_ANSWER \
    "%s may answer.", "%s peut répondre."
#define SAY_NO_DEFENCE "%s does not defend.", "%s ne se défend pas."
#define SAY_NO_SHOT "%s does not shoot.", "%s ne tire pas."
#define SAY_NO_ANSWER "%s does not answer.", "%s ne répond pas."
#define SAY_PLAYS "%s plays %s", "%s joue %s"
#define SAY_HIS_KING "the King", "son Roi"
#define SAY_AS " as a %s", " comme %s"
#define SAY_AS_AN " as an %s", " comme %s"
#define SAY_TO_MOVE ": %s → %s", " : %s → %s"
#define SAY_IN_SUPPORT \
    " (support; the card goes to the reserve).", \
    " (soutien ; la carte va en réserve)."
#define SAY_KIND_KING "King", "Roi"
#define SAY_KIND_SOLDIER "Soldier", "Soldat"
#define SAY_KIND_GUARD "Guard", "Garde"
#define SAY_KIND_ARCHER "Archer", "Archer"
#define SAY_KIND_PRIEST "Priest", "Prêtre"
#define SAY_KIND_WIZARD "Wizard", "Sorcier"
#define SAY_CANCELLED "Cancelled: %s %s.", "Annulé : %s %s."
#define SAY_BONUS \
    "The units %s attack with +%d in this turn.", \
    "Les unités %s attaquent à +%d ce tour-ci."
#define SAY_PARRIES "%s cancels the attack.", "%s annule l'attaque."
#define SAY_ESCAPES \
    "The target is out of reach: the attack is over.", \
    "La cible est hors de portée : l'attaque est finie."
#define SAY_SHIFTED "On %s %s %s goes to %s.", "En %s, %s %s va en %s."
#define SAY_MOVES_UP "On %s %s %s moves up to %s.", "En %s, %s %s avance en %s."
#define SAY_STRIKES "Attack %d against defence %d.", "Attaque %d contre défense %d."
#define SAY_STRIKES_IN_VAIN \
    "Attack %d against defence %d: no effect.", \
    "Attaque %d contre défense %d : sans effet."
#define SAY_CAPTURED "On %s %s %s is captured.", "En %s, %s %s est capturé."
#define SAY_KILLED "On %s %s %s is killed.", "En %s, %s %s est tué."
#define SAY_HURT \
    "On %s %s %s is hurt: damage +%d, now %d of %d.", \
    "En %s, %s %s est blessé : dégâts +%d, soit %d sur %d."
#define SAY_MUST_CONSCRIPT \
    "%s has no unit left on the battlefield and must conscript two.", \
    "%s n'a plus d'unité sur le champ de bataille et doit en enrôler deux."
#define SAY_CONSCRIPTS "%s conscripts %s %s, on %s.", "%s enrôle %s %s, en %s."
#define SAY_DEMOBILISES "%s demobilises %s.", "%s démobilise %s."
#define SAY_KEEPS "%s demobilises nobody.", "%s ne démobilise personne."
#define SAY_HEALED "All damage is removed.", "Tous les dégâts disparaissent."
#define SAY_BONUS_ENDS "The bonus ends.", "Le bonus prend fin."
#define SAY_UPRIGHT "The units %s stand upright.", "Les unités %s se redressent."
#define SAY_TURN "Turn %s.", "Au tour %s."
#define SAY_NO_CARDS "%s has no card to draw.", "%s n'a plus de carte à piocher."
#define SAY_LOST_KING "%s has lost the King: %s wins.", "%s a perdu son Roi : %s gagne."
#define SAY_DEVELOPED \
    "%s has the most citizens in four kinds: %s wins.", \
    "%s a le plus de citoyens dans quatre sortes : %s gagne."
#define SAY_COLLAPSED \
    "%s cannot conscript two units: %s wins.", \
    "%s ne peut pas enrôler deux unités : %s gagne."
#define SAY_WAR_WON \
    "Both piles are empty: %s wins, %d citizens to %d.", \
    "Les deux pioches sont vides : %s gagne, %d citoyens à %d."
#define SAY_WAR_DRAWN \
    "Both piles are empty: a draw, %d citizens each.", \
    "Les deux pioches sont vides : partie nulle, %d citoyens chacun."

/* What a move would do. */
#define SAY_DRAWS_UNIT "draws %s", "pioche %s"
#define SAY_BLOW \
    "%s (%d) against %s (defence %d): ", "%s (%d) contre %s (défense %d) : "
#define SAY_CAPTURE "capture", "capture"
#define SAY_DESTROYS "destroyed", "détruit"
#define SAY_NO_EFFECT "no effect", "sans effet"
#define SAY_DAMAGE_OF "damage %d of %d", "dégâts %d sur %d"
#define SAY_YOU_CONSCRIPT "you must conscript", "vous devez enrôler"
#define SAY_OTHER_CONSCRIPTS "the opponent must conscript", "l'adversaire doit enrôler"
#define SAY_BE_ANSWERED "the opponent may defend", "l'adversaire peut se défendre"
#define SAY_ARCHERS_FOLLOW "Archers may follow", "des Archers peuvent suivre"
#define SAY_EXECUTION "execution", "exécution"
#define SAY_DEVELOPMENT "development", "développement"
#define SAY_COLLAPSE "the kingdom collapses", "le royaume s'effondre"
#define SAY_WAR_OVER "the war is over", "la guerre est finie"
#define SAY_WINS ", victory", ", victoire"
#define SAY_LOSES ", defeat", ", défaite"
#define SAY_A_DRAW ", a draw", ", partie nulle"
#define SAY_COMES_FROM_HAND "%s comes from the hand", "%s vient de la main"
#define SAY_COMES_FROM_RESERVE "%s comes from the reserve", "%s vient de la réserve"
#define SAY_LEAVES_KINGDOM "%s leaves the kingdom", "%s quitte le royaume"
#define SAY_GOES_TO_RESERVE "%s goes to the reserve", "%s part en réserve"
#define SAY_REACH "reach", "portée"
#define SAY_REACHES_NOBODY "reaches nobody from there", "n'atteint personne de là"
#define SAY_ONE_MORE "one more to come", "encore une à enrôler"
#define SAY_NEXT_TO_DEPLOY "%s will be deployed next", "%s sera déployé ensuite"
#define SAY_WAITS "%s waits behind %d in the reserve", "%s attend derrière %d en réserve"
#define SAY_HAND_LEFT "%d left in hand", "il en reste %d en main"
#define SAY_BECOMES_CITIZEN "%s becomes a citizen", "%s devient citoyen"
#define SAY_NO_NEW_CITIZEN "no new citizen", "sans démobiliser"
#define SAY_CITIZENS "citizens %d against %d", "citoyens %d contre %d"
#define SAY_KINDS "majority in %d of %d kinds", "majorité dans %d des %d sortes"
#define SAY_TURN_PASSES "the turn passes", "le tour passe"
#define SAY_SWAP "%s and %s change places", "%s et %s changent de place"
#define SAY_SHIFT "%s goes to %s", "%s va en %s"
#define SAY_ATTACK_OVER "the attack is over", "l'attaque est finie"
#define SAY_STAYS_IN_REACH "the target stays in reach", "la cible reste à portée"
#define SAY_BONUS_MEANS \
    "bonus +%d: Soldiers attack with %d, others with %d", \
    "bonus +%d : Soldats à %d, les autres à %d"
#define SAY_ATTACK_CANCELLED "the attack is cancelled", "l'attaque est annulée"
#define SAY_SHOT_THEN "1 damage, then ", "1 dégât, puis "
#define SAY_SHOT_DESTROYS "1 damage destroys %s", "1 dégât détruit %s"
#define SAY_THE_SUPPORT "support %s", "le soutien %s"
#define SAY_IS_CANCELLED " is cancelled", " est annulé"
#define SAY_TAKES_EFFECT " takes effect after all", " prend effet quand même"
#define SAY_COLON ": ", " : "
#define SAY_UNLESS_WIZARD \
    ", unless a Wizard cancels this card", \
    ", sauf si un Sorcier annule cette carte"
#define SAY_NO_ACTION "no action", "aucune action"
#define SAY_NO_MORE_ATTACKS "no more attacks", "plus d'attaque"
#define SAY_ONE_COULD_ATTACK "one unit could attack", "une unité pourrait attaquer"
#define SAY_COULD_ATTACK "%d units could attack", "%d unités pourraient attaquer"
#define SAY_THEN_MAY_DEVELOP "then development", "puis développement"
#define SAY_THEN_MUST_DEVELOP \
    "then a card must be demobilised", "puis il faudra démobiliser"

/* The parts of a move, while a person chooses them. */
#define SAY_PART_PLACE "place %s", "placer %s"
#define SAY_PART_RESERVE "%s to the reserve", "%s en réserve"
#define SAY_PART_DEPLOY "deploy %s", "déployer %s"
#define SAY_PART_CONSCRIPT "conscript %s", "enrôler %s"
#define SAY_PART_DEMOBILISE "demobilise %s", "démobiliser %s"
#define SAY_PART_IN_RESERVE "to the reserve", "en réserve"
#define SAY_PART_IN_KINGDOM "to the kingdom", "dans le royaume"
#define SAY_PART_FREE "free", "libre"
#define SAY_PART_REPLACES "instead of %s", "à la place de %s"
#define SAY_PART_ATTACK "attack with %s", "attaquer avec %s"
#define SAY_PART_NOTHING "nothing", "rien"
#define SAY_PART_END "end the attacks", "finir les attaques"
#define SAY_PART_NO_ANSWER "no answer", "ne pas répondre"
#define SAY_PART_NO_SHOT "do not shoot", "ne pas tirer"
#define SAY_PART_KEEP "keep the hand", "garder la main"
#define SAY_CARD_SOLDIER "all attack with +1", "toutes attaquent à +1"
#define SAY_CARD_GUARD "cancel the attack", "annuler l'attaque"
#define SAY_CARD_ARCHER "1 damage", "1 dégât"
#define SAY_CARD_PRIEST "move a unit", "déplacer une unité"
#define SAY_CARD_WIZARD "cancel the card", "annuler la carte"
#define SAY_CARD_KING "the King: ", "le Roi : "

/* On the board: what each player is asked to do. */
#define SAY_PLAYER "%s: ", "%s : "
#define SAY_ASK_FRONT \
    "set-up, a hand card to the front (X@F1 X@F2 X@F3)", \
    "mise en place, une carte de la main au front (X@F1 X@F2 X@F3)"
#define SAY_ASK_RESERVE \
    "set-up, a hand card to the reserve (X@R)", \
    "mise en place, une carte de la main en réserve (X@R)"
#define SAY_ASK_DRAW "draws a unit", "pioche une unité"
#define SAY_ASK_VOLLEY "may shoot (+A), or not (-)", "peut tirer (+A), ou non (-)"
#define SAY_ASK_ACTION_SIMPLE \
    "action, deploy (X@F1), reserve (X@R), attack (F1xF3) or nothing (-)", \
    "action, déployer (X@F1), réserve (X@R), attaquer (F1xF3) ou rien (-)"
#define SAY_ASK_ACTION_INTERMEDIATE \
    "action, deploy (X@F1), attack (F1xF3), +S or nothing (-)", \
    "action, déployer (X@F1), attaquer (F1xF3), +S ou rien (-)"
#define SAY_ASK_ACTION_ADVANCED \
    "action, deploy (X@F1), attack (F1xF3), +S, +P or nothing (-)", \
    "action, déployer (X@F1), attaquer (F1xF3), +S, +P ou rien (-)"
#define SAY_ASK_ATTACK_SIMPLE \
    "attack (F1xF3), or end (.)", "attaquer (F1xF3), ou finir (.)"
#define SAY_ASK_ATTACK_INTERMEDIATE \
    "attack (F1xF3), support (+S), or end (.)", \
    "attaquer (F1xF3), soutenir (+S), ou finir (.)"
#define SAY_ASK_ATTACK_ADVANCED \
    "attack (F1xF3), support (+S, +P:F1-F2), or end (.)", \
    "attaquer (F1xF3), soutenir (+S, +P:F1-F2), ou finir (.)"
#define SAY_ASK_DEFEND_INTERMEDIATE \
    "may defend (+G), or not (-)", "peut se défendre (+G), ou non (-)"
#define SAY_ASK_DEFEND_ADVANCED \
    "may defend (+G, +P:F1-F2), or not (-)", \
    "peut se défendre (+G, +P:F1-F2), ou non (-)"
#define SAY_ASK_FIRST_CONSCRIPT \
    "must conscript two units, the first to the front", \
    "doit enrôler deux unités, la première au front"
#define SAY_ASK_SECOND_CONSCRIPT \
    "must conscript a second unit", "doit enrôler une seconde unité"
#define SAY_ASK_MAY_DEVELOP \
    "development, demobilise (X@C) or nothing (-)", \
    "développement, démobiliser (X@C) ou rien (-)"
#define SAY_ASK_MUST_DEVELOP \
    "development, with 6 cards must demobilise (X@C)", \
    "développement, avec 6 cartes doit démobiliser (X@C)"
#define SAY_ASK_COUNTER "may answer ", "peut répondre à "
#define SAY_ASK_COUNTER_WITH "with +W, or not (-)", "par +W, ou non (-)"
#define SAY_ATTACK_STATUS \
    "%c on %s attacks %c on %s, %d against %d: ", \
    "%c en %s attaque %c en %s, %d contre %d : "
#define SAY_KILL "kill", "mort"
#define SAY_DAMAGE_STATUS "damage %d of %d", "dégâts %d sur %d"

/* On the board: names and legend. */
#define SAY_TARGET "target", "cible"
#define SAY_TITLE "%-8s%s", "%-8s%s"
#define SAY_COUNTS "pile %d  citizens %d", "pioche %d  citoyens %d"
#define SAY_HAND "hand", "main"
#define SAY_BONUS_NOW "bonus +%d", "bonus +%d"
#define SAY_RESERVE "reserve", "réserve"
#define SAY_KINGDOM "kingdom", "royaume"
#define SAY_CAPTIVES "captured", "captifs"
#define SAY_GRAVEYARD "graveyard", "cimetière"
#define SAY_LEGEND_NUMBERS \
    "S 5 2/1 -1: attack 5, defence 2 upright, 1 turned, 1 damage; ═ turned", \
    "S 5 2/1 -1 : attaque 5, défense 2 debout, 1 tournée, 1 dégât ; ═ tournée"
#define SAY_LEGEND_KINDS \
    "K King  S Soldier  G Guard  A Archer", "K Roi  S Soldat  G Garde  A Archer"
#define SAY_LEGEND_MORE "  P Priest  W Wizard", "  P Prêtre  W Sorcier"
#define SAY_LEGEND_STAR \
    "* most citizens: four kinds win", "* majorité : quatre sortes gagnent"

/* clang-format on */

#endif
