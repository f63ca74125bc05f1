/* alphabeta.h: a search for moulin: alpha-beta with iterative deepening and a
 * transposition table in which the 16 symmetric images of a position are one.
 * It knows the draws by repetition and without captures: from a position whose
 * result is in the tables it looks for a way to it that is not drawn first. */
#ifndef JOUTE_MOULIN_ALPHABETA_H
#define JOUTE_MOULIN_ALPHABETA_H

#include "core/player.h"
#include "games/moulin/tables.h"
#include "games/moulin/transposition.h"

/* A win by the tables that may come too late is SCORE_LIKELY, about. */
enum { SCORE_LIKELY = 10000, ALPHABETA_DEPTH = 100 };

/* When to stop; 0 is no limit. */
typedef struct SearchLimits {
    uint64_t nodes; /* of one thread */
    int64_t ms;
    int depth;
    int threads; /* with more than 1 the answer is not always the same */
} SearchLimits;

typedef struct SearchResult {
    Move move;
    int score, depth; /* for the side to move */
    uint64_t nodes;
    int line_count;
    Move line[PLAYER_LINE];
} SearchResult;

/* Whether a position since the last removal, this one included, draws when it
 * comes once more. */
bool moulin_is_often_seen(const Moulin *s);

typedef struct AlphaBeta AlphaBeta;

/* With a transposition table of 2^bits entries of 16 bytes. tables, which may
 * be NULL, must outlive it. For alphabeta_free. */
AlphaBeta *alphabeta_new(int bits, const Tables *tables);
/* Frees a search; NULL is fine. */
void alphabeta_free(AlphaBeta *search);

/* Forgets all it has seen. */
void alphabeta_forget(AlphaBeta *search);

/* Searches a position that is not over. thinking may be NULL. Where two moves
 * are alike the order that shuffle gives decides; NULL: that of the list. */
void alphabeta_run(AlphaBeta *search, const Moulin *s,
                   const SearchLimits *limits, Thinking *thinking, Rng *shuffle,
                   SearchResult *out);

#endif
