/* words.h: every sentence of moulin, in English and French; words.c has the
 * rules as players read them. */
#ifndef JOUTE_MOULIN_WORDS_H
#define JOUTE_MOULIN_WORDS_H

/* clang-format off */

/* Options, ends and players. */
#define SAY_OPTION_FLYING \
    "three pieces may move anywhere", "trois pions peuvent aller partout"
#define SAY_OPTION_PIECES "pieces of each player", "pions de chaque joueur"
#define SAY_OPTION_REPETITION \
    "occurrences of a position that draw, 0: off", \
    "apparitions d'une position qui font nulle, 0 : jamais"
#define SAY_OPTION_QUIET \
    "moves without a capture that draw, 0: off", \
    "coups sans prise qui font nulle, 0 : jamais"
#define SAY_BAD_REPETITION \
    "repetition: must be 0 or 2..9", "repetition : doit être 0 ou 2..9"
#define SAY_BAD_QUIET \
    "quiet_plies: 0 is allowed only with repetition 0", \
    "quiet_plies : 0 n'est permis qu'avec repetition 0"
#define SAY_REASON_TWO_PIECES \
    "fewer than three pieces are left", "il reste moins de trois pions"
#define SAY_REASON_BLOCKED "no move is possible", "aucun coup n'est possible"
#define SAY_REASON_REPETITION "the position came again", "la position s'est répétée"
#define SAY_REASON_QUIET "too many moves without a capture", "trop de coups sans prise"
#define SAY_BLACK "Black", "Noir"
#define SAY_WHITE "White", "Blanc"

/* Why a move is not legal. */
#define SAY_MUST_PLACE \
    "there are pieces in hand to place first", "il reste des pions à poser d'abord"
#define SAY_MUST_MOVE \
    "no piece is left to place, move one", \
    "plus de pion à poser, il faut en déplacer un"
#define SAY_NO_PIECE "no piece of that player on %s", "pas de pion de ce joueur en %s"
#define SAY_OCCUPIED "%s is occupied", "%s est occupé"
#define SAY_NOT_NEXT "%s is not next to %s", "%s n'est pas voisin de %s"
#define SAY_STUCK \
    "the piece on %s cannot move: no free point next to it", \
    "le pion en %s est bloqué : aucun point libre à côté"
#define SAY_MUST_REMOVE \
    "it closes a mill and must remove a piece", \
    "ce coup forme un moulin et doit retirer un pion"
#define SAY_MAY_NOT_REMOVE \
    "it closes no mill and removes nothing", \
    "ce coup ne forme pas de moulin et ne retire rien"
#define SAY_NO_OPPOSING_PIECE "no opposing piece on %s", "pas de pion adverse en %s"
#define SAY_SAFE_IN_MILL \
    "the piece on %s is in a mill", "le pion en %s est dans un moulin"

/* Why a state cannot be. */
#define SAY_BAD_BOARD "must be %zu characters . 1 2", "doit être %zu caractères . 1 2"
#define SAY_TOO_MANY_PIECES \
    "more than %d pieces with those on the board", \
    "plus de %d pions avec ceux du plateau"
#define SAY_UNEQUAL_HANDS \
    "must be equal, or the second one more", \
    "doivent être égaux, ou le second un de plus"
#define SAY_OTHER_PIECES \
    "must have as many pieces as the board", "doit avoir autant de pions que le plateau"
#define SAY_SEEN_TOO_OFTEN \
    "this position came %d times before", "cette position est déjà venue %d fois"
#define SAY_NOT_ALTERNATING "the players must alternate", "les joueurs doivent alterner"
#define SAY_WRONG_TURN \
    "does not agree with hand and seen", "ne s'accorde pas avec hand et seen"
#define SAY_TOO_FEW_PIECES \
    "player %d has fewer than 3 pieces", "le joueur %d a moins de 3 pions"

/* A step that was made. */
#define SAY_PLACES "%s places on %s", "%s pose en %s"
#define SAY_MOVES "%s moves from %s to %s", "%s va de %s en %s"
#define SAY_FLIES "%s flies from %s to %s", "%s saute de %s en %s"
#define SAY_CLOSES ", closes the mill %s %s %s", ", forme le moulin %s %s %s"
#define SAY_CLOSES_ALSO " and the mill %s %s %s", " et le moulin %s %s %s"
#define SAY_REMOVES " and removes the piece on %s", " et retire le pion en %s"
#define SAY_ALL_PLACED " All pieces are placed.", " Tous les pions sont posés."
#define SAY_MAY_FLY \
    " %s has three pieces left and may fly.", \
    " %s n'a plus que trois pions et peut sauter."
#define SAY_LOST_TWO_PIECES \
    " %s has fewer than three pieces: %s wins.", \
    " %s a moins de trois pions : %s gagne."
#define SAY_LOST_BLOCKED \
    " %s cannot move any more: %s wins.", " %s ne peut plus bouger : %s gagne."
#define SAY_DRAWN_REPETITION \
    " Draw: the position came again.", " Partie nulle : la position s'est répétée."
#define SAY_DRAWN_QUIET \
    " Draw: too many moves without a capture.", \
    " Partie nulle : trop de coups sans prise."

/* A move that could be made. */
#define SAY_WINS_BY "wins: ", "gagne : "
#define SAY_LOSES_BY "loses: ", "perd : "
#define SAY_DRAWS_BY "draw: ", "nulle : "
#define SAY_CLOSES_A_MILL "closes a mill", "forme un moulin"
#define SAY_OPENS_MILL "opens your mill", "ouvre votre moulin"
#define SAY_PREPARES_MILL "prepares a mill", "prépare un moulin"
#define SAY_PREPARES_MILLS "prepares two mills", "prépare deux moulins"
#define SAY_STOPS_MILL "stops a mill", "empêche un moulin"
#define SAY_THREATENS "%s threatens a mill", "%s menace un moulin"
#define SAY_ONE_MOVE_LEFT "one move left for %s", "plus qu'un coup pour %s"
#define SAY_COULD_FLY "%s may fly", "%s peut sauter"
#define SAY_QUIET_MOVE "a quiet move", "coup tranquille"

/* On the board. */
#define SAY_FLYING "may fly", "peut sauter"
#define SAY_PIECES "to place %d, on the board %d", "à poser %d, en jeu %d"
#define SAY_QUIET_COUNT "moves without a capture: %u", "coups sans prise : %u"

/* clang-format on */

extern const char moulin_rules_en[], moulin_rules_fr[];

#endif
