/* transposition.h: what the alpha-beta search has found out about positions.
 * The 16 symmetric images of a position share one entry. Several threads use
 * the table at once. */
#ifndef JOUTE_MOULIN_TRANSPOSITION_H
#define JOUTE_MOULIN_TRANSPOSITION_H

#include <stdatomic.h>

#include "games/moulin/node.h"

/* A win in n plies has the score SCORE_WIN - n. A score above SCORE_SURE is a
 * proved win, not an estimate. */
enum { SCORE_WIN = 30000, SCORE_SURE = 29000 };

typedef enum Bound { BOUND_LOWER = 1, BOUND_UPPER = 2, BOUND_EXACT = 3 } Bound;

/* An entry. If one thread reads it while another one writes, check and data do
 * not agree, and the reader ignores it. */
typedef struct Entry {
    _Atomic uint64_t check; /* name ^ data */
    _Atomic uint64_t data;  /* the fields and their bits: move 16, score 16,
                               depth 8, bound 2, age 8 */
} Entry;

/* The table. An entry stands at the low bits of its position's name; mask is
 * the number of entries minus 1, a power of 2 minus 1. */
typedef struct Transpositions {
    Entry *entries;
    uint64_t mask;
    uint8_t age; /* the age of the current search; entries of earlier searches
                    are replaced first */
} Transpositions;

/* Makes a table of 2^bits entries of 16 bytes. */
void transpositions_init(Transpositions *table, int bits);
/* Frees the entries. */
void transpositions_done(Transpositions *table);
/* Empties the table. */
void transpositions_forget(Transpositions *table);

/* Fetches the entry of a position into the cache before it is looked up.
 * Otherwise the look-up would take as long as judging ten positions. */
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

/* Looks up a position. Scores of wins and losses count plies from the root of
 * the search. */
Found transpositions_find(const Transpositions *table,
                          const NodeNumbers *numbers, const Node *n, int ply);

/* Stores a result, unless the entry holds a deeper one of the same search. */
void transpositions_keep(Transpositions *table, const NodeNumbers *numbers,
                         const Node *n, int ply, const Found *found);

#endif
