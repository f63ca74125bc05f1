/* retrograde.h: solves the positions without pieces in hand in which one
 * player has a pieces and the other b, whoever is to move. */
#ifndef JOUTE_MOULIN_RETROGRADE_H
#define JOUTE_MOULIN_RETROGRADE_H

#include "games/moulin/space.h"

/* Who is to move: the side with the a pieces, or that with the b. Both tables
 * have the blocks of the a pieces. */
enum { SIDE_A, SIDE_B, SIDES };

typedef struct PairTask {
    const Orbits *orbits;
    int a, b; /* a >= b >= 3 */
    bool has_flying;
    int threads;
    /* By who removes, the tables of the positions after a removal: (b - 1, a)
     * and (a - 1, b). NULL where two pieces would be left; the second is not
     * looked at if a == b. */
    const uint8_t *after_removal[SIDES];
    /* Told now and then how much is done, 0 .. 1; may be NULL. */
    void (*report)(void *context, double done);
    void *context;
} PairTask;

/* Fills both tables, (a, b) and (b, a); for a == b the second is scratch, in
 * the order of the first's blocks. Takes 4 bytes a slot of memory besides. */
void retrograde_solve(const PairTask *task, uint8_t *values[SIDES]);

#endif
