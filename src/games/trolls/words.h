/* words.h: every sentence of trolls but its rules (guide.json), in English and
 * French. */
#ifndef JOUTE_TROLLS_WORDS_H
#define JOUTE_TROLLS_WORDS_H

/* clang-format off */

/* Options, ends and players. */
#define SAY_NAME_CELLS "cells", "cases"
#define SAY_NAME_STONES "stones", "pierres"
#define SAY_OPTION_CELLS \
    "cells of the path, castles included; an odd number", \
    "cases du chemin, châteaux compris ; un nombre impair"
#define SAY_OPTION_STONES \
    "stones of each castle at the start", "pierres de chaque château au départ"
#define SAY_CELLS_NOT_ODD \
    "cells: must be odd, not %d", "cells : doit être impair, pas %d"
#define SAY_REASON_CASTLE "the troll is in a castle", "le troll est dans un château"
#define SAY_REASON_OUT "a castle has no stones left", "un château n'a plus de pierres"
#define SAY_WHOSE_CASTLE \
    "the troll is in the castle of {}", "le troll est dans le château de {}"
#define SAY_WHOSE_OUT "{} has no stones left", "{} n'a plus de pierres"
#define SAY_LEFT "Left", "Gauche"
#define SAY_RIGHT "Right", "Droite"

/* The solution in words: hints, reviews and habits. */
#define SAY_MIX "Equilibrium:", "Équilibre :"
#define SAY_MIX_VALUE "; expected %+.3f", " ; espérance %+.3f"
#define SAY_THROW_WORTH \
    "  %s threw %d, worth %+.3f\n", "  %s a lancé %d, ce qui vaut %+.3f\n"
#define SAY_THROWN "thrown", "lancé"
#define SAY_TURN_VALUE \
    "Turn %d: troll on %d, stocks %d and %d; value for %s %+.3f\n", \
    "Tour %d : troll en %d, réserves %d et %d ; valeur pour %s %+.3f\n"
#define SAY_AT_FIRST "first throw", "premier lancer"
#define SAY_AT_OWN_GATE "troll at its own gate", "troll à sa porte"
#define SAY_ON_OWN_SIDE "troll on its own side", "troll de son côté"
#define SAY_IN_THE_MIDDLE "troll in the middle", "troll au milieu"
#define SAY_ON_OTHER_SIDE "troll on the other side", "troll de l'autre côté"
#define SAY_AT_OTHER_GATE "troll at the other gate", "troll à l'autre porte"
#define SAY_HABIT "%s: %d throws\n", "%s : %d lancers\n"
#define SAY_OR_MORE "or more", "ou plus"
#define SAY_TOO_MANY_STONES \
    "only games with up to %d stones can be reviewed", \
    "seules les parties d'au plus %d pierres peuvent être analysées"

/* Why a move is not legal. */
#define SAY_THROW_NONE \
    "at least one stone must be thrown", "il faut lancer au moins une pierre"
#define SAY_THROW_TOO_MANY \
    "%s has only %d left", "%s n'en a plus que %d"

/* Why a state is impossible. */
#define SAY_THREW_TOO_MANY \
    "player %d had more than %d stones", "le joueur %d avait plus de %d pierres"
#define SAY_NO_START \
    "these throws lead here from no start", "aucun départ ne mène ici par ces lancers"
#define SAY_NOT_OVER "the game is not over", "la partie n'est pas finie"
#define SAY_OVER_BY_STONES \
    "player %d has no stones, so the game is over", \
    "le joueur %d n'a plus de pierres, la partie est donc finie"
#define SAY_OVER_BY_CASTLE \
    "is in a castle, so the game is over", \
    "est dans un château, la partie est donc finie"

/* What a step did. */
#define SAY_THROWS "%s throws %d, %s %d.", "%s lance %d, %s %d."
#define SAY_STOCKS " Stones left: %s %d, %s %d.", " Pierres restantes : %s %d, %s %d."
#define SAY_TROLL_GOES \
    " The troll goes from cell %d to cell %d, towards %s.", \
    " Le troll va de la case %d à la case %d, vers %s."
#define SAY_TROLL_STAYS \
    " The troll stays on cell %d.", " Le troll reste sur la case %d."
#define SAY_PUSH \
    " %s has none left: the stones of %s push the troll from cell %d to cell %d.", \
    " %s n'en a plus : les pierres de %s poussent le troll de la case %d à la case " \
    "%d."
#define SAY_NOBODY_HAS_ANY " Neither has any left.", " Plus personne n'en a."
#define SAY_IN_CASTLE \
    " It is in the castle of %s: %s wins.", " Il est dans le château de %s : %s gagne."
#define SAY_NEAR_CASTLE \
    " It is nearer to the castle of %s: %s wins.", \
    " Il est plus près du château de %s : %s gagne."
#define SAY_IN_MIDDLE \
    " It is in the middle: a draw.", " Il est au milieu : partie nulle."

/* What a throw would do. */
#define SAY_STONES_LEFT "You keep %d. ", "Vous en gardez %d. "
#define SAY_IF_THE_OTHER " if the other throws ", " si l'autre lance "
#define SAY_IF_THEY " if they throw ", " s'il lance "
#define SAY_FEWER "fewer", "moins"
#define SAY_AS_MANY "as many", "autant"
#define SAY_MORE "more", "plus"
#define SAY_ONE "%d", "%d"
#define SAY_TWO "%d or %d", "%d ou %d"
#define SAY_RANGE "%d to %d", "de %d à %d"
#define SAY_BETWEEN "; ", " ; "
#define SAY_TROLL "the troll ", "le troll "
#define SAY_TO_CELL "goes to cell %d", "va en case %d"
#define SAY_ON_CELL "stays on cell %d", "reste en case %d"
#define SAY_WIN "you win", "vous gagnez"
#define SAY_DRAW "the game is drawn", "la partie est nulle"
#define SAY_LOSS "you lose", "vous perdez"

#define SAY_ASK_STONES "stones 1-%d", "pierres 1-%d"

/* Words on the board. */
#define SAY_TURN "turn %d", "tour %d"
#define SAY_TURNS_PLAYED "turns played: %d", "tours joués : %d"
#define SAY_TROLL_CELL "troll: cell %d", "troll case %d"
#define SAY_MIDDLE "(%d = middle)", "(%d = milieu)"
#define SAY_YOU "(you)", "(vous)"
#define SAY_HEAD_TURN "   turn", "   tour"
#define SAY_HEAD_LEFT "    L", "    G"
#define SAY_HEAD_RIGHT "    R", "    D"
#define SAY_HEAD_CELL "cell", "case"
#define SAY_PUSH_LINE "   push", "poussée"

/* joute solve and joute eval. */
#define SAY_FLAG_CELLS \
    "cells of the path, castles included", "cases du chemin, châteaux compris"
#define SAY_FLAG_STONES \
    "stones of each castle at the start", "pierres de chaque château au départ"
#define SAY_FLAG_FRESH \
    "solve again instead of reading the stored solution", \
    "résout de nouveau au lieu de lire la solution enregistrée"
#define SAY_FLAG_TABLES \
    "also print throw against throw, and other starts", \
    "affiche aussi lancer contre lancer, et d'autres départs"
#define SAY_VALUE_FOR "value for %s: %+.12f\n", "valeur pour %s : %+.12f\n"
#define SAY_SOLVED_BOARD \
    "trolls with %d cells and %d stones\n", "trolls à %d cases et %d pierres\n"
#define SAY_STATES \
    "%ld states; in %ld nobody is sure to win; %ld were solved in long double\n", \
    "%ld états ; dans %ld, personne n'est sûr de gagner ; %ld résolus en long " \
    "double\n"
#define SAY_WORST_GAP \
    "worst gap %.2g: in a whole game a player can gain at most %.2g against the " \
    "equilibrium\n", \
    "pire écart %.2g : dans toute une partie, un joueur peut gagner au plus %.2g " \
    "contre l'équilibre\n"
#define SAY_KEPT \
    "stored by an earlier run, read in %.3f s\n", \
    "enregistré par un calcul précédent, lu en %.3f s\n"
#define SAY_SOLVED_IN \
    "solved in %.3f s of processor time\n", "résolu en %.3f s de processeur\n"
#define SAY_HEAD_THROWS \
    "\nvalue for Left after the first throws, Left's down, Right's across; last,\n" \
    "against Right's equilibrium\n     ", \
    "\nvaleur pour Gauche après les premiers lancers, ceux de Gauche de haut en bas,\n" \
    "de Droite de gauche à droite ; enfin contre l'équilibre de Droite\n     "
#define SAY_HEAD_STARTS \
    "\nvalue for Left at the start, if Right has fewer stones (down) and the troll\n" \
    "is on another cell (across)\n     ", \
    "\nvaleur pour Gauche au départ, si Droite a moins de pierres (de haut en bas)\n" \
    "et si le troll est sur une autre case (de gauche à droite)\n     "
#define SAY_NOT_EXACT \
    "this state could not be solved exactly", \
    "cet état n'a pas pu être résolu exactement"
#define SAY_TOO_LONG \
    "more than %d stones take too long to solve here", \
    "plus de %d pierres : trop long à résoudre ici"
#define SAY_STATE_NOT_EXACT \
    "the state with the troll on %d and the stocks %d and %d could not be " \
    "solved exactly", \
    "l'état avec le troll en %d et les réserves %d et %d n'a pas pu être " \
    "résolu exactement"

/* The players that only trolls has. */
#define SAY_PLAYER_EQUILIBRIUM \
    "exact mixed strategy: nobody wins against it in the long run", \
    "stratégie mixte exacte : à la longue, personne ne gagne contre elle"
#define SAY_PLAYER_BEST \
    "learns the opponent's habits during a match and exploits them safely", \
    "apprend les habitudes de l'adversaire au fil d'un match et les exploite " \
    "sans risque"
#define SAY_PLAYER_LEVEL_1 \
    "throws with abandon and misjudges almost everything", \
    "lance sans compter et juge presque tout de travers"
#define SAY_PLAYER_LEVEL_2 \
    "knows that stones run out, but throws too many", \
    "sait que les pierres s'épuisent, mais en lance trop"
#define SAY_PLAYER_LEVEL_3 \
    "expects you to throw anything, and often misjudges", \
    "s'attend à tout de votre part et se trompe souvent"
#define SAY_PLAYER_LEVEL_4 \
    "expects you to be careless, and sometimes misjudges", \
    "vous croit imprudent et se trompe parfois"
#define SAY_PLAYER_LEVEL_5 \
    "thinks about what you think, and rarely misjudges", \
    "pense à ce que vous pensez et se trompe rarement"
#define SAY_PLAYER_LEVEL_6 \
    "answers the usual throws almost exactly", \
    "répond presque exactement aux lancers habituels"
#define SAY_PLAYER_LEVEL_7 \
    "answers those who answer the usual throws", \
    "répond à qui répond aux lancers habituels"
#define SAY_PLAYER_LEVEL_8 \
    "plays the equilibrium, and at times what beats the usual throws", \
    "joue l'équilibre, et parfois ce qui bat les lancers habituels"

/* clang-format on */

#endif
