/* words.h: every sentence of roses but its rules (guide.json), in English and
 * French. */
#ifndef JOUTE_ROSES_WORDS_H
#define JOUTE_ROSES_WORDS_H

/* clang-format off */

/* Options, ends and players. */
#define SAY_NAME_ROWS "rows", "lignes"
#define SAY_NAME_COLS "columns", "colonnes"
#define SAY_NAME_PAWNS "pawns", "pions"
#define SAY_OPTION_ROWS "rows of the board", "lignes du plateau"
#define SAY_OPTION_COLS "columns of the board", "colonnes du plateau"
#define SAY_OPTION_PAWNS \
    "pawns of each player; placing the last one ends the game", \
    "pions de chaque joueur ; poser le dernier finit la partie"
#define SAY_REASON_LAST_PAWN \
    "a player has placed the last pawn", "un joueur a posé son dernier pion"
#define SAY_WHOSE_LAST_PAWN \
    "{} has placed the last pawn", "{} a posé son dernier pion"
#define SAY_REASON_BOTH_PASS "both players have passed", "les deux joueurs ont passé"
#define SAY_RED "Red", "Rouge"
#define SAY_WHITE "White", "Blanc"

/* Players with a character. */
#define SAY_BUILDER(n) \
    "level " #n ", builds one large territory", \
    "niveau " #n ", bâtit un grand territoire"
#define SAY_BLOCKER(n) \
    "level " #n ", spoils the other's best card", \
    "niveau " #n ", gâche la meilleure carte de l'autre"

/* Why a move is not legal. */
#define SAY_NOT_IN_HAND "%s is not in the hand", "%s n'est pas dans la main"
#define SAY_OFF_BOARD "the king would leave the board", "le roi sortirait du plateau"
#define SAY_PAWN_THERE \
    "there is a pawn on row %d, column %d", "il y a un pion ligne %d, colonne %d"
#define SAY_NOT_IN_PILE "%s is not in the pile", "%s n'est pas dans la pioche"
#define SAY_DRAWING \
    "chance is drawing a card, written for example *N1", \
    "le hasard pioche une carte, notée par exemple *N1"
#define SAY_NOT_DRAWING \
    "no card is being drawn, type pioche to draw one", \
    "aucune carte n'est en cours de pioche, tapez pioche pour en tirer une"
#define SAY_HAND_FULL \
    "the hand is full, %d cards at most", "la main est pleine, %d cartes au plus"
#define SAY_MAY_NOT_PASS \
    "you may pass only if you can neither play nor draw a card", \
    "on ne passe que si on ne peut ni jouer ni piocher une carte"

/* Why a state is impossible. */
#define SAY_BAD_ROW "must have %d characters . R B", "il faut %d caractères . R B"
#define SAY_TOO_MANY_PAWNS "more than %d pawns %c", "plus de %d pions %c"
#define SAY_TWO_LAST_PAWNS \
    "only one colour can have placed its last pawn", \
    "une seule couleur peut avoir posé son dernier pion"
#define SAY_KING_ASTRAY \
    "must be on a pawn, or at its start on an empty board", \
    "doit être sur un pion, ou à sa place de départ sur un plateau vide"
#define SAY_BAD_CARD "must be a card N1..NO3", "doit être une carte N1..NO3"
#define SAY_CARD_TWICE "%s occurs twice", "%s apparaît deux fois"
#define SAY_CARD_MISSING "%s is in no hand, pile or discard", "%s n'est ni dans une main, ni dans la pioche, ni dans la défausse"
#define SAY_DRAWER_NOT_NULL \
    "must be null, no card is being drawn", "doit être null, aucune carte n'est piochée"
#define SAY_PASSES_IN_DRAW "must be 0 during a draw", "doit être 0 pendant une pioche"
#define SAY_PILE_EMPTY_IN_DRAW "is empty during a draw", "est vide pendant une pioche"
#define SAY_HAND_FULL_IN_DRAW \
    "player %d draws with a full hand", "le joueur %d pioche avec une main pleine"
#define SAY_WRONG_TURN \
    "must be 1, 2 or \"chance\" in this position", \
    "doit être 1, 2 ou « chance » dans cette position"

/* A step that was made. */
#define SAY_PLAYS \
    "%s plays %s: the king goes to row %d, column %d", \
    "%s joue %s : le roi va en ligne %d, colonne %d"
#define SAY_SCORE_GOES "; %s %d → %d.", " ; %s %d → %d."
#define SAY_GETS "%s gets %s.", "%s reçoit %s."
#define SAY_SHUFFLES \
    "The discard becomes the pile: %d cards. ", \
    "La défausse devient la pioche : %d cartes. "
#define SAY_DRAWS "%s draws.", "%s pioche."
#define SAY_PASSES "%s passes.", "%s passe."
#define SAY_LAST_PAWN " %s has placed the last pawn: ", " %s a posé son dernier pion : "
#define SAY_BOTH_PASSED " Both players have passed: ", " Les deux joueurs ont passé : "
#define SAY_WINS "%s wins %d to %d.", "%s gagne %d à %d."
#define SAY_DRAWN "a draw, %d all.", "partie nulle, %d partout."

/* What a move would do. */
#define SAY_CARD_LEADS "king to %d,%d, score %d → %d", "roi en %d,%d, score %d → %d"
#define SAY_JOINS ", joins %d territories", ", relie %d territoires"
#define SAY_TAKES_ONE_OF "takes one of %d cards", "une carte sur %d"
#define SAY_PASS "passes", "passe"
#define SAY_CAN_ANSWER "; %s can answer ", " ; %s peut répondre "
#define SAY_OR " or ", " ou "
#define SAY_ANSWER_ADDS ": +%d", " : +%d"
#define SAY_CANNOT_ANSWER "; no card of %s fits", " ; %s n'a pas de carte jouable"
#define SAY_ENDS "; game over, %s %d-%d", " ; partie finie, %s %d-%d"
#define SAY_WON "won", "gagnée"
#define SAY_LOST "lost", "perdue"
#define SAY_A_DRAW "a draw", "nulle"

#define SAY_ASK_CARD "card", "carte"

/* On the board. */
#define SAY_CARD_OFF_BOARD "off the board", "hors plateau"
#define SAY_CARD_OCCUPIED "occupied", "occupé"
#define SAY_CARD_TO "to %d,%d   +%d", "en %d,%d   +%d"
#define SAY_ACTION_DRAW "pioche (draw a card)", "pioche (une carte)"
#define SAY_ACTION_PASS \
    "passe (nothing else is possible)", "passe (rien d'autre n'est possible)"
#define SAY_DRAWS_A_CARD "draws a card", "pioche une carte"
#define SAY_PILES "pile %d   discard %d", "pioche %d   défausse %d"
#define SAY_PAWNS_LEFT "pawns left: %s %d, %s %d", "pions restants : %s %d, %s %d"
#define SAY_LAST_MOVE "last move: %s %s", "dernier coup : %s %s"

/* clang-format on */

#endif
