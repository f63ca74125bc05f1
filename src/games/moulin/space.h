/* space.h: where the value of a position stands in a table.
 *
 * The positions in which the side to move has so many pieces on the board and
 * the other so many are a subspace. Its table has a block for each orbit of
 * the larger set, that of the side to move if both are alike; in a block
 * stand the sets of the other side by their rank among the points that the
 * lowest set of the orbit leaves free. A block is at most 19,448 bytes. Where
 * that lowest set has symmetries of its own, a block holds a position several
 * times, and every copy has its value.
 *
 * A value is the number of plies to the end if the side to move wins as soon
 * as it can or loses as late as it can: odd is a win, even a loss. */
#ifndef JOUTE_MOULIN_SPACE_H
#define JOUTE_MOULIN_SPACE_H

#include "games/moulin/orbits.h"

enum {
    VALUE_DRAW = 255,
    SPACE_BLOCK_MOST = 19448, /* C(17, 7) */
};

typedef struct Space {
    int mover, other; /* pieces of the side to move and of the other */
    int a, b;         /* the same, the larger first */
    uint32_t blocks;  /* orbits of a points */
    uint32_t size;    /* of a block */
} Space;

static inline Space space_of(const Orbits *orbits, int mover, int other)
{
    int a = mover >= other ? mover : other, b = mover + other - a;
    return (Space){ .mover = mover,
                    .other = other,
                    .a = a,
                    .b = b,
                    .blocks = orbits_count(a),
                    .size = orbits->choose[24 - a][b] };
}

static inline size_t space_slots(const Space *space)
{
    return (size_t)space->blocks * space->size;
}

/* Whether blocks are those of the side to move. */
static inline bool space_is_mover_a(const Space *space)
{
    return space->mover >= space->other;
}

/* The slot of a position, men being those of the side to move. */
static inline size_t space_find(const Orbits *orbits, const Space *space,
                                uint32_t men, uint32_t others)
{
    bool is_mover_a = space_is_mover_a(space);
    uint32_t large = is_mover_a ? men : others;
    uint32_t small = is_mover_a ? others : men;
    OrbitsPlace place = orbits_find(orbits, large, space->a);
    uint32_t free = ~orbits->of_size[space->a].least[place.orbit] & POINTS_ALL;
    small = orbits_apply(orbits, place.symmetry, small);
    return (size_t)place.orbit * space->size +
           orbits_rank_in(orbits, free, small, space->b);
}

/* How good a move is for the side that makes it, by the value of the position
 * it leads to; more is better, 0 is no move at all. */
enum { MERIT_DRAW = 512, MERIT_WIN = 1024 };

/* Without a branch: values come in no order that a processor could guess. */
static inline unsigned merit_of(uint8_t value)
{
    unsigned even = (value & 1u) - 1u; /* all bits, or none */
    unsigned drawn = value == VALUE_DRAW ? MERIT_DRAW - VALUE_DRAW : 0;
    return ((value ^ even) - even) + (MERIT_WIN & even) + drawn;
}

/* The value of a position by the best of its moves. */
static inline uint8_t merit_value(unsigned merit)
{
    return (uint8_t)(merit > MERIT_DRAW    ? MERIT_WIN + 1 - merit
                     : merit == MERIT_DRAW ? VALUE_DRAW
                     : merit > 0           ? merit + 1
                                           : 0);
}

#endif
