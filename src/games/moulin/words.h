/* words.h: every sentence of moulin but its rules (guide.json), in English and
 * French. */
#ifndef JOUTE_MOULIN_WORDS_H
#define JOUTE_MOULIN_WORDS_H

/* clang-format off */

/* Options, ends and players. */
#define SAY_NAME_FLYING "flying", "saut"
#define SAY_NAME_PIECES "pieces", "pions"
#define SAY_NAME_REPETITION "repetitions", "répétitions"
#define SAY_NAME_QUIET "moves without capture", "coups sans prise"
#define SAY_OPTION_FLYING \
    "three pieces may move anywhere", "trois pions peuvent aller partout"
#define SAY_OPTION_PIECES "pieces of each player", "pions de chaque joueur"
#define SAY_OPTION_REPETITION \
    "occurrences of a position that make a draw; 0: never", \
    "apparitions d'une position qui rendent la partie nulle ; 0 : jamais"
#define SAY_OPTION_QUIET \
    "moves without a capture that make a draw; 0: never", \
    "coups sans prise qui rendent la partie nulle ; 0 : jamais"
#define SAY_PRESET_NINE "nine pieces, the usual game", "neuf pions, le jeu habituel"
#define SAY_PRESET_NO_FLYING "nine pieces, without flying", "neuf pions, sans saut"
#define SAY_PRESET_TWELVE "twelve pieces", "douze pions"
#define SAY_PRESET_SIX "six pieces, a short game", "six pions, partie courte"
#define SAY_PRESET_THREE \
    "three pieces, all of them fly", "trois pions, qui sautent tous"
#define SAY_BAD_REPETITION \
    "repetition: must be 0 or 2..9", "repetition : doit être 0 ou 2..9"
#define SAY_BAD_QUIET \
    "quiet_plies: 0 is allowed only with repetition 0", \
    "quiet_plies : 0 n'est permis qu'avec repetition 0"
#define SAY_REASON_TWO_PIECES \
    "fewer than three pieces are left", "il reste moins de trois pions"
#define SAY_REASON_BLOCKED "no move is possible", "aucun coup n'est possible"
#define SAY_WHOSE_TWO_PIECES \
    "{} has fewer than three pieces", "{} a moins de trois pions"
#define SAY_WHOSE_BLOCKED "{} cannot move any more", "{} ne peut plus bouger"
#define SAY_REASON_REPETITION "the position was repeated", "la position s'est répétée"
#define SAY_REASON_QUIET "too many moves without a capture", "trop de coups sans prise"
#define SAY_BLACK "Black", "Noir"
#define SAY_WHITE "White", "Blanc"

/* Why a move is not legal. */
#define SAY_MUST_PLACE \
    "the pieces in hand must be placed first", \
    "il faut d'abord poser les pions en main"
#define SAY_MUST_MOVE \
    "all pieces are placed, so one must move", \
    "tous les pions sont posés, il faut en déplacer un"
#define SAY_NO_PIECE "that player has no piece on %s", "ce joueur n'a pas de pion en %s"
#define SAY_OCCUPIED "%s is occupied", "%s est occupé"
#define SAY_NOT_NEXT "%s is not next to %s", "%s n'est pas voisin de %s"
#define SAY_STUCK \
    "it cannot move: no point next to it is free", "bloqué : aucun point libre à côté"
#define SAY_MUST_REMOVE \
    "this move closes a mill, so it must remove a piece", \
    "ce coup ferme un moulin et doit retirer un pion"
#define SAY_MAY_NOT_REMOVE \
    "this move closes no mill, so it removes nothing", \
    "ce coup ne ferme aucun moulin et ne retire rien"
#define SAY_NO_OPPOSING_PIECE "no opposing piece on %s", "pas de pion adverse en %s"
#define SAY_SAFE_IN_MILL \
    "the piece on %s is in a mill", "le pion en %s est dans un moulin"

/* Why a state is impossible. */
#define SAY_BAD_BOARD \
    "must be %zu characters, each . 1 or 2", \
    "doit être une suite de %zu caractères . 1 ou 2"
#define SAY_TOO_MANY_PIECES \
    "more than %d pieces together with those on the board", \
    "plus de %d pions en comptant ceux du plateau"
#define SAY_UNEQUAL_HANDS \
    "must be equal, or the second larger by one", \
    "doivent être égaux, ou le second plus grand d'un"
#define SAY_OTHER_PIECES \
    "must have as many pieces as the board", "doit avoir autant de pions que le plateau"
#define SAY_SEEN_TOO_OFTEN \
    "this position has already occurred %d times", \
    "cette position est déjà apparue %d fois"
#define SAY_NOT_ALTERNATING "the players must alternate", "les joueurs doivent alterner"
#define SAY_WRONG_TURN \
    "does not agree with hand and seen", "ne correspond pas à hand et seen"
#define SAY_TOO_FEW_PIECES \
    "player %d has fewer than 3 pieces", "le joueur %d a moins de 3 pions"

/* What a step did. */
#define SAY_PLACES "%s places on %s", "%s pose en %s"
#define SAY_MOVES "%s moves from %s to %s", "%s va de %s en %s"
#define SAY_FLIES "%s flies from %s to %s", "%s saute de %s en %s"
#define SAY_CLOSES ", closes the mill %s %s %s", ", ferme le moulin %s %s %s"
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
    " Draw: the position was repeated.", " Partie nulle : la position s'est répétée."
#define SAY_DRAWN_QUIET \
    " Draw: too many moves without a capture.", \
    " Partie nulle : trop de coups sans prise."

/* What a move would do. */
#define SAY_WINS_BY "wins: ", "gagne : "
#define SAY_LOSES_BY "loses: ", "perd : "
#define SAY_DRAWS_BY "draw: ", "nulle : "
#define SAY_CLOSES_A_MILL "closes a mill", "ferme un moulin"
#define SAY_OPENS_MILL "opens your mill", "ouvre votre moulin"
#define SAY_PREPARES_MILL "prepares a mill", "prépare un moulin"
#define SAY_PREPARES_MILLS "prepares two mills", "prépare deux moulins"
#define SAY_STOPS_MILL "stops a mill", "empêche un moulin"
#define SAY_THREATENS "%s threatens a mill", "%s menace un moulin"
#define SAY_ONE_MOVE_LEFT "one move left for %s", "plus qu'un coup pour %s"
#define SAY_COULD_FLY "%s may fly", "%s peut sauter"
#define SAY_QUIET_MOVE "a quiet move", "coup tranquille"

#define SAY_ASK_PLACE "place", "poser"
#define SAY_ASK_FROM "piece", "pion"
#define SAY_ASK_TO "to", "vers"
#define SAY_ASK_REMOVE "remove", "retirer"

/* Words on the board. */
#define SAY_FLYING "may fly", "peut sauter"
#define SAY_PIECES "to place %d, on the board %d", "à poser %d, en jeu %d"
#define SAY_QUIET_COUNT "moves without a capture: %u", "coups sans prise : %u"

/* joute solve: its flags and what it prints. */
#define SAY_FLAG_DIR \
    "folder of the tables; by default in the user's cache", \
    "dossier des tables ; par défaut dans le cache"
#define SAY_FLAG_PIECES "pieces of each player (9)", "pions de chaque joueur (9)"
#define SAY_FLAG_THREADS \
    "threads; by default one per processor", "threads ; par défaut un par processeur"
#define SAY_FLAG_MAX_TOTAL \
    "only positions with at most N pieces", \
    "seulement les positions d'au plus N pions"
#define SAY_FLAG_MOVING "without the placing phase", "sans la phase de pose"
#define SAY_FLAG_STATS \
    "print wins, losses and draws by number of pieces", \
    "affiche gains, pertes et nulles par nombre de pions"
#define SAY_FLAG_PLACING \
    "with --stats: positions of the placing phase instead", \
    "avec --stats : les positions de la phase de pose, à la place des autres"
#define SAY_FLAG_VERIFY \
    "compare every value with those of the positions after it", \
    "compare chaque valeur à ses successeurs"
#define SAY_FLAG_COMPACT \
    "also write the results alone, 1.6 bits a position", \
    "écrit aussi les résultats seuls, 1,6 bit par position"
#define SAY_FLAG_NODES \
    "for eval without tables: positions to search", \
    "pour eval sans tables : positions à examiner"
#define SAY_BAD_FLAG \
    "%s: must be a whole number %d..%d, not \"%s\"", \
    "%s : doit être un nombre entier %d..%d, pas « %s »"
#define SAY_STATS_HEAD \
    " mover other         wins       losses        draws longest win, loss\n", \
    " trait autre        gains       pertes       nulles gain   perte les plus " \
    "longs\n"
#define SAY_VERIFIED "verified", "vérifiés"
#define SAY_SOLVED "solved", "résolus"
#define SAY_SUBSPACES "%d subspaces %s, in %s\n", "%d sous-espaces %s, dans %s\n"
#define SAY_OTHER_SIZE \
    "%s: the table has the wrong size", "%s : la table n'a pas la bonne taille"
#define SAY_FILE_FAULT "%s: %s", "%s : %s"
#define SAY_OTHER_SOLVE \
    "%s: another joute solve is working in this folder", \
    "%s : un autre joute solve travaille dans ce dossier"
#define SAY_WRONG_VALUE \
    "%s: the value at %zu is wrong", "%s : la valeur en %zu est fausse"

/* The players that only moulin has. */
#define SAY_PLAYER_BEST \
    "looks solved positions up (joute solve moulin), otherwise searches 8 " \
    "million positions a move", \
    "consulte les positions résolues (joute solve moulin), sinon examine 8 " \
    "millions de positions par coup"
#define SAY_PLAYER_LEVEL_1 \
    "looks one move ahead and usually misjudges it", \
    "regarde un coup à l'avance et se trompe presque toujours"
#define SAY_PLAYER_LEVEL_2 \
    "looks one move ahead and often misjudges it", \
    "regarde un coup à l'avance et se trompe souvent"
#define SAY_PLAYER_LEVEL_3 \
    "looks two moves ahead and often misjudges them", \
    "regarde deux coups à l'avance et se trompe souvent"
#define SAY_PLAYER_LEVEL_4 \
    "looks two moves ahead and sometimes misjudges them", \
    "regarde deux coups à l'avance et se trompe parfois"
#define SAY_PLAYER_LEVEL_5 \
    "looks four moves ahead and sometimes misjudges them", \
    "regarde quatre coups à l'avance et se trompe parfois"
#define SAY_PLAYER_LEVEL_6 \
    "looks six moves ahead and rarely misjudges them", \
    "regarde six coups à l'avance et se trompe rarement"
#define SAY_PLAYER_LEVEL_7 \
    "searches 30,000 positions, without the tables of solved ones", \
    "examine 30 000 positions, sans les tables des positions résolues"
#define SAY_PLAYER_LEVEL \
    "looks solved positions up, otherwise searches 1 million positions", \
    "consulte les positions résolues, sinon examine 1 million de positions"
#define SAY_PLAYER_PARALLEL \
    "best, on all processors; it does not always play the same way", \
    "best sur tous les processeurs ; ne joue pas toujours de la même façon"

/* joute eval and review: the value of a position. */
#define SAY_IN_PLIES " in %d", " en %d"
#define SAY_SCORE "score %+.2f", "score %+.2f"
#define SAY_SEARCHED ", depth %d, %llu positions:", ", profondeur %d, %llu positions :"
#define SAY_WIN "win", "gain"
#define SAY_DRAW "draw", "nulle"
#define SAY_LOSS "loss", "perte"
#define SAY_SIDE_WINS "%s wins", "%s gagne"
#define SAY_BLUNDERS "?? blunders: ● %d, ○ %d\n", "?? fautes : ● %d, ○ %d\n"

/* Notations of other programs. */
#define SAY_FEN_SIGNS \
    "FEN: pieces are O and @, empty points *", \
    "FEN : les pions sont O et @, les points vides *"
#define SAY_FEN_POINTS \
    "FEN: must have 24 points in three rings", \
    "FEN : il faut 24 points en trois anneaux"
#define SAY_FEN_TURN \
    "FEN: the side to move must be w or b", "FEN : le trait doit être w ou b"
#define SAY_FEN_HALF_MOVE \
    "FEN: the move is unfinished: a piece must still be removed", \
    "FEN : le coup est inachevé : il reste un pion à retirer"
#define SAY_FEN_HANDS "FEN: at most 12 pieces in hand", "FEN : au plus 12 pions en main"
#define SAY_NO_POINT "no point has this number", "aucun point n'a ce numéro"
#define SAY_NO_MOVE "there is no move", "il n'y a aucun coup"
#define SAY_OTHER_START \
    "this format can only begin with the empty board and 9 pieces each", \
    "ce format ne peut commencer que par le plateau vide et 9 pions chacun"
#define SAY_FORMAT_FEN \
    "a position, as Sanmill writes it", "une position, comme l'écrit Sanmill"
#define SAY_FORMAT_PGN \
    "a game: tags, then numbered moves (1. d6 f4 2. b4-a4xd6)", \
    "une partie : des en-têtes, puis les coups numérotés (1. d6 f4 2. b4-a4xd6)"
#define SAY_FORMAT_ALGEBRAIC \
    "the moves of a game alone (d6 f4 b4-a4xd6)", \
    "les coups d'une partie seuls (d6 f4 b4-a4xd6)"
#define SAY_FORMAT_PLAYOK \
    "a game with points 1 to 24 in reading order (1. 5 14)", \
    "une partie avec les points de 1 à 24 dans l'ordre de lecture (1. 5 14)"

/* clang-format on */

#endif
