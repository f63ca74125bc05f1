/* retrograde.h: solves the positions without pieces in hand in which one player
 * has `a` pieces and the other has `b`, for either player to move. */
#ifndef JOUTE_MOULIN_RETROGRADE_H
#define JOUTE_MOULIN_RETROGRADE_H

#include "games/moulin/space.h"

/* The side to move: the one with `a` pieces or the one with `b`. The blocks of
 * both tables follow the set of the `a` pieces. */
enum { SIDE_A, SIDE_B, SIDES };

/* What to solve: a against b pieces, with either side to move. */
typedef struct PairTask {
    const Orbits *orbits;
    int a, b; /* a >= b >= 3 */
    bool has_flying;
    int threads;
    /* The tables of the positions after a removal, by the side that removes: (b
     * - 1, a) and (a - 1, b). NULL if two pieces would be left. The second is
     * not used if a == b. */
    const uint8_t *after_removal[SIDES];
    /* Reports now and then the share of the work that is done, 0..1; may be
     * NULL. */
    void (*report)(void *context, double done);
    void *context;
} PairTask;

/* Fills both tables, (a, b) and (b, a). If a == b, the second is scratch memory
 * with the blocks of the first. It needs 4 bytes of memory a slot besides. */
void retrograde_solve(const PairTask *task, uint8_t *values[SIDES]);

#endif
