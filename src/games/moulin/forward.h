/* forward.h: finds the value of each move from every position of a block. It
 * looks the moves up in the tables of the positions that they lead to. space.h
 * says what a block is. */
#ifndef JOUTE_MOULIN_FORWARD_H
#define JOUTE_MOULIN_FORWARD_H

#include "games/moulin/space.h"

/* A play of the larger set: how it leads from its block to another one. */
typedef struct Edge {
    uint32_t block;   /* the block it leads to */
    uint8_t from, to; /* points of the lowest set of the first block; from is 24
                         for a placement */
    uint8_t symmetry; /* the symmetry that takes the set after the play to the
                         lowest set of the other block's orbit */
    bool is_closing;  /* the play closes a mill */
} Edge;

enum { EDGES_MOST = 3 * 21 };

typedef enum Moving { MOVING_STEPS, MOVING_FLIES, MOVING_PLACES } Moving;

/* Lists the plays of a set of size points as if all other points were empty;
 * returns their number. */
int forward_edges(const Orbits *orbits, uint32_t men, int size, Moving moving,
                  Edge *out);

/* The points where men arrive without closing a mill, in up to four groups. The
 * number of such moves is the number of empty points in all groups together. */
void forward_quiet_arrivals(uint32_t men, Moving moving, uint32_t out[4]);

/* The moves of one subspace. */
typedef struct Forward {
    const Orbits *orbits;
    Space space;
    Moving moving;
    uint32_t *subsets; /* the smaller sets of a block, by rank */
    uint32_t *moved; /* the same sets after one more piece is placed, or NULL */
    /* The values for the other side after a play that closes no mill, and after
     * a removal. after_removal is NULL if a removal wins at once. */
    const uint8_t *after_play, *after_removal;
} Forward;

/* Prepares the moves of one subspace; the caller ends with forward_done. */
void forward_init(Forward *f, const Orbits *orbits, int mover, int other,
                  Moving moving);
/* Frees what forward_init made. */
void forward_done(Forward *f);

/* For each slot of a block, raises its merit to that of the best move that
 * removes a piece. */
void forward_removals(const Forward *f, uint32_t block, uint16_t *merits);
/* For each slot of a block, raises its merit to that of the best move that
 * removes nothing. */
void forward_plays(const Forward *f, uint32_t block, uint16_t *merits);

#endif
