/* transposition.h: what the alpha-beta search has found out of positions. The
 * 16 symmetric images of a position are one entry. Several threads use it at
 * once. */
#ifndef JOUTE_MOULIN_TRANSPOSITION_H
#define JOUTE_MOULIN_TRANSPOSITION_H

#include <stdatomic.h>

#include "games/moulin/node.h"

/* A win in n plies is SCORE_WIN - n; anything above SCORE_SURE is a win that
 * was found, not guessed. */
enum { SCORE_WIN = 30000, SCORE_SURE = 29000 };

typedef enum Bound { BOUND_LOWER = 1, BOUND_UPPER = 2, BOUND_EXACT = 3 } Bound;

/* Whoever reads an entry while another thread writes sees that check and data
 * do not fit. */
typedef struct Entry {
    _Atomic uint64_t check; /* name ^ data */
    _Atomic uint64_t data;  /* move 16, score 16, depth 8, bound 2, age 8 */
} Entry;

typedef struct Transpositions {
    Entry *entries;
    uint64_t mask;
    uint8_t age; /* of the search that runs; entries of others give way */
} Transpositions;

/* 2^bits entries of 16 bytes. */
void transpositions_init(Transpositions *table, int bits);
/* Frees the entries. */
void transpositions_done(Transpositions *table);
/* Empties it. */
void transpositions_forget(Transpositions *table);

/* Has the entry of a position fetched from memory, to be there when it is
 * looked up: from memory it takes as long as judging ten positions. */
static inline void transpositions_fetch(const Transpositions *table,
                                        uint64_t name)
{
    __builtin_prefetch((const void *)&table->entries[name & table->mask]);
}

/* What is known of a position; move may be MOVE_NONE. */
typedef struct Found {
    bool is_there;
    Move move;
    int score, depth;
    Bound bound;
} Found;

/* Scores of wins and losses are those at a ply of the search. */
Found transpositions_find(const Transpositions *table,
                          const NodeNumbers *numbers, const Node *n, int ply);

/* Keeps the deeper result unless it is of an earlier search. */
void transpositions_keep(Transpositions *table, const NodeNumbers *numbers,
                         const Node *n, int ply, const Found *found);

#endif
