/* orbits.h: sets of points up to the 16 symmetries of the board, and numbers
 * for positions.
 *
 * A symmetry turns or mirrors the three rings in the same way and may swap the
 * inner and the outer ring. In its number, bits 0 and 1 are quarter turns, bit
 * 2 is the mirror and bit 3 the swap. An orbit is all sets of k points that
 * symmetries take into one another; the set that is lowest as a number stands
 * for it.
 *
 * The sets of k among n places are ranked by the order of their bits as a
 * number. The rank of a set is the sum over its elements of C(place, number of
 * elements up to it). It is the sum of a part for the low 12 places and a part
 * for the high ones, so it takes two look-ups. */
#ifndef JOUTE_MOULIN_ORBITS_H
#define JOUTE_MOULIN_ORBITS_H

#include "base/bits.h"
#include "games/moulin/points.h"

enum { ORBITS_MEN = 12, ORBITS_SYMMETRIES = 16 };

/* The orbits of the sets of one size. */
typedef struct OrbitsOfSize {
    uint32_t count;
    uint32_t *least;       /* the lowest set of each orbit */
    uint16_t *stabilisers; /* bit s is set if symmetry s leaves that set
                              unchanged */
    /* Indexed by the rank of a set: orbit << 4 | a symmetry that takes the set
     * to the lowest set of its orbit. */
    uint32_t *of;
} OrbitsOfSize;

/* All tables; of_size is filled for the sizes that were asked for. low and high
 * are the two parts of a rank, by the low 12 places of a set and by the others.
 * inverse[s] is the symmetry that undoes s. */
typedef struct Orbits {
    uint8_t ring[8][256]; /* the effect of turns and of the mirror on a ring */
    uint8_t inverse[ORBITS_SYMMETRIES];
    uint32_t choose[25][ORBITS_MEN + 1]; /* C(n, k) */
    uint16_t low[4096];
    uint32_t high[ORBITS_MEN + 1][4096];
    OrbitsOfSize of_size[ORBITS_MEN + 1];
} Orbits;

/* Makes the orbits of the sets of up to men points. It takes 0.02 s for 9. */
Orbits *orbits_new(int men);
/* Frees orbits, which may be NULL. */
void orbits_free(Orbits *orbits);
/* Adds the orbits of the sets of this size, if they are missing. It takes 0.01
 * s for 9. Meanwhile no other thread may use sets of this size. */
void orbits_add(Orbits *orbits, int size);

/* The number of orbits of the sets of one size, up to ORBITS_MEN. */
uint32_t orbits_count(int size);

/* All sets of k among n places, by rank. The caller frees them. */
uint32_t *orbits_subsets(int n, int k);

static inline uint32_t orbits_apply(const Orbits *orbits, int symmetry,
                                    uint32_t set)
{
    const uint8_t *ring = orbits->ring[symmetry & 7];
    int swap = symmetry << 1 & 16;
    return (uint32_t)ring[set & 255] << swap |
           (uint32_t)ring[set >> 8 & 255] << 8 |
           (uint32_t)ring[set >> 16] << (16 - swap);
}

/* The rank of a set of size elements. */
static inline uint32_t orbits_rank(const Orbits *orbits, uint32_t set, int size)
{
    return orbits->low[set & 4095] + orbits->high[size][set >> 12];
}

/* The rank of a set among the subsets of places; it is one of them. */
static inline uint32_t orbits_rank_in(const Orbits *orbits, uint32_t places,
                                      uint32_t set, int size)
{
    return orbits_rank(orbits, bits_extract(set, places), size);
}

/* Where a set is: its orbit and its place in the orbit. */
typedef struct OrbitsPlace {
    uint32_t orbit;
    int symmetry; /* takes the set to the lowest of its orbit */
} OrbitsPlace;

static inline OrbitsPlace orbits_find(const Orbits *orbits, uint32_t set,
                                      int size)
{
    uint32_t found = orbits->of_size[size].of[orbits_rank(orbits, set, size)];
    return (OrbitsPlace){ found >> 4, (int)(found & 15) };
}

#endif
