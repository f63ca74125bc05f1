/* forward.h: what the moves of every position of a block lead to, looked up in
 * the tables of the positions after them. */
#ifndef JOUTE_MOULIN_FORWARD_H
#define JOUTE_MOULIN_FORWARD_H

#include "games/moulin/space.h"

/* How a play of the larger set leads from its block to another. */
typedef struct Edge {
    uint32_t block;   /* it leads to */
    uint8_t from, to; /* points of the first block's lowest set; from is 24
                         for a placement */
    uint8_t symmetry; /* to the lowest set of the other block */
    bool is_closing;  /* a mill */
} Edge;

enum { EDGES_MOST = 3 * 21 };

typedef enum Moving { MOVING_STEPS, MOVING_FLIES, MOVING_PLACES } Moving;

/* The plays of a set of size points, were the other points empty; returns how
 * many. */
int forward_edges(const Orbits *orbits, uint32_t men, int size, Moving moving,
                  Edge *out);

/* The points where the men arrive without closing a mill, in up to four
 * groups: as many moves as these have empty points in all. */
void forward_quiet_arrivals(uint32_t men, Moving moving, uint32_t out[4]);

/* The moves of one subspace. */
typedef struct Forward {
    const Orbits *orbits;
    Space space;
    Moving moving;
    uint32_t *subsets; /* the smaller sets of a block by rank ... */
    uint32_t *moved;   /* ... and once one more is placed; or NULL */
    /* The values after a play that closes no mill, and after a removal, for
     * the side that moves then; NULL where a removal wins at once. */
    const uint8_t *after_play, *after_removal;
} Forward;

/* For forward_done. */
void forward_init(Forward *f, const Orbits *orbits, int mover, int other,
                  Moving moving);
/* Frees what forward_init made. */
void forward_done(Forward *f);

/* For each slot of a block, raises merits to the best move that removes a
 * piece, or to the best that does not. */
void forward_removals(const Forward *f, uint32_t block, uint16_t *merits);
/* The same for the best move that removes nothing. */
void forward_plays(const Forward *f, uint32_t block, uint16_t *merits);

#endif
