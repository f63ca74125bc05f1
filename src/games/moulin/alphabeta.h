/* alphabeta.h: an alpha-beta search for moulin, with iterative deepening and a
 * transposition table in which the 16 symmetric images of a position are one
 * entry. It knows the draws by repetition and without captures: in a position
 * whose result the tables know, it looks for a line that reaches this result
 * before the game is drawn. */
#ifndef JOUTE_MOULIN_ALPHABETA_H
#define JOUTE_MOULIN_ALPHABETA_H

#include "core/player.h"
#include "games/moulin/tables.h"
#include "games/moulin/transposition.h"

/* Above SCORE_LIKELY a score is a win that the tables know, but that may come
 * after a draw by repetition or without captures. */
enum { SCORE_LIKELY = 10000, ALPHABETA_DEPTH = 100 };

/* When to stop; 0 means no limit. */
typedef struct SearchLimits {
    uint64_t nodes; /* the most nodes of each thread */
    int64_t ms;
    int depth;
    int threads; /* with more than 1 the answer may differ from run to run */
} SearchLimits;

/* The result of a search. */
typedef struct SearchResult {
    Move move;
    int score, depth; /* the score is for the side to move */
    uint64_t nodes;
    int line_count;
    Move line[PLAYER_LINE];
} SearchResult;

/* True if some position since the last removal, this one included, would be a
 * draw if it occurred once more. */
bool moulin_is_often_seen(const Moulin *s);

typedef struct AlphaBeta AlphaBeta;

/* Makes a search with a transposition table of 2^bits entries of 16 bytes.
 * tables may be NULL and must outlive the search. The caller frees it with
 * alphabeta_free. */
AlphaBeta *alphabeta_new(int bits, const Tables *tables);
/* Frees a search, which may be NULL. */
void alphabeta_free(AlphaBeta *search);

/* Empties the transposition table. */
void alphabeta_forget(AlphaBeta *search);

/* Searches a position that is not over. thinking may be NULL. Of moves with
 * equal scores it takes the first in the order that `shuffle` gives or, if
 * `shuffle` is NULL, in the order of the list. */
void alphabeta_run(AlphaBeta *search, const Moulin *s,
                   const SearchLimits *limits, Thinking *thinking, Rng *shuffle,
                   SearchResult *out);

#endif
