/* space.h: where the value of a position stands in a table.
 *
 * A subspace is all positions with a certain number of pieces of the side to
 * move and of the other side. Its table has a block for each orbit of the
 * larger set, or of the set of the side to move if both have the same size. A
 * block holds the sets of the other side, by their rank among the points that
 * the lowest set of the orbit leaves free, and has at most 19,448 bytes. If
 * that lowest set is itself symmetric, its block has several copies of a
 * position; each has its value.
 *
 * A value is the number of plies to the end if the winner is as fast and the
 * loser as slow as possible: odd if the side to move wins, even if it loses. */
#ifndef JOUTE_MOULIN_SPACE_H
#define JOUTE_MOULIN_SPACE_H

#include "games/moulin/orbits.h"

enum {
    VALUE_DRAW = 255,
    SPACE_BLOCK_MOST = 19448, /* C(17, 7) */
};

typedef struct Space {
    int mover, other; /* the pieces of the side to move and of the other */
    int a, b;         /* the same numbers, the larger first */
    uint32_t blocks;  /* the number of orbits of sets of `a` points */
    uint32_t size;    /* the bytes of a block */
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

/* True if the blocks follow the set of the side to move. */
static inline bool space_is_mover_a(const Space *space)
{
    return space->mover >= space->other;
}

/* The slot of a position; men are the pieces of the side to move. */
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

/* How good a move is for the side that makes it, from the value of the position
 * after it. More is better; 0 means that there is no move. */
enum { MERIT_DRAW = 512, MERIT_WIN = 1024 };

/* Computes the merit of a move without a branch, because a processor could not
 * predict the order of the values. */
static inline unsigned merit_of(uint8_t value)
{
    unsigned even = (value & 1u) - 1u; /* all bits set, or none */
    unsigned drawn = value == VALUE_DRAW ? MERIT_DRAW - VALUE_DRAW : 0;
    return ((value ^ even) - even) + (MERIT_WIN & even) + drawn;
}

/* The value of a position, from the merit of its best move. */
static inline uint8_t merit_value(unsigned merit)
{
    return (uint8_t)(merit > MERIT_DRAW    ? MERIT_WIN + 1 - merit
                     : merit == MERIT_DRAW ? VALUE_DRAW
                     : merit > 0           ? merit + 1
                                           : 0);
}

#endif
