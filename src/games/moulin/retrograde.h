/* retrograde.h: solves the positions without pieces in hand in which one
 * player has a pieces and the other b, whoever is to move.
 *
 * With a >= b the two subspaces of such a pair are stored alike: by the orbit
 * of the a pieces, then by the rank of the b pieces among the points that the
 * lowest set of that orbit leaves free. The positions of one orbit are a
 * block, at most 19,448 of them. Moves of the b pieces stay in their block,
 * moves of the a pieces lead from one block to a few others, and so do
 * removals: what is worked on at a time fits the first-level cache. Where the
 * lowest set of an orbit has symmetries of its own, a block holds a position
 * several times; each copy is solved like any other position.
 *
 * A value is the number of plies to the end if the side to move wins as soon
 * as it can or loses as late as it can: odd is a win, even a loss. */
#ifndef JOUTE_MOULIN_RETROGRADE_H
#define JOUTE_MOULIN_RETROGRADE_H

#include "games/moulin/orbits.h"

enum { VALUE_DRAW = 255 };

/* The side to move, and which of both tables: with the a pieces, or the b. */
enum { SIDE_A, SIDE_B, SIDES };

typedef struct PairSpace {
    int a, b;        /* a >= b */
    uint32_t blocks; /* orbits of a points */
    uint32_t size;   /* of a block */
} PairSpace;

PairSpace pair_space(const Orbits *orbits, int a, int b);

static inline size_t pair_slots(const PairSpace *space)
{
    return (size_t)space->blocks * space->size;
}

typedef struct PairTask {
    const Orbits *orbits;
    int a, b; /* a >= b >= 3 */
    bool has_flying;
    int threads;
    /* What removals lead to: of the pair a, b - 1 the table of SIDE_B, of the
     * pair a - 1, b that of SIDE_A. NULL where two pieces would be left; the
     * second is not looked at if a == b. */
    const uint8_t *after_a, *after_b;
    /* Told now and then how far it is, 0 .. 1; may be NULL. */
    void (*report)(void *context, double done);
    void *context;
} PairTask;

/* Fills both tables of pair_slots values; for a == b the second is scratch. */
void retrograde_solve(const PairTask *task, uint8_t *values[SIDES]);

#endif
