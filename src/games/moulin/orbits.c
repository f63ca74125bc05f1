/* orbits.c: tables of the 16 symmetries, of ranks, and of the orbits of
 * sets. */
#include "games/moulin/orbits.h"

#include <stdlib.h>

#include "base/mem.h"

/* The binomial coefficient C(n, k). */
static uint32_t choose(int n, int k)
{
    uint64_t product = 1;
    if (k < 0 || k > n) {
        return 0;
    }
    for (int i = 1; i <= k; i++) {
        product = product * (uint64_t)(n - k + i) / (uint64_t)i;
    }
    return (uint32_t)product;
}

/* The next higher set with the same number of elements. */
static uint32_t next_subset(uint32_t set)
{
    uint32_t lowest = set & (0 - set), carried = set + lowest;
    return set ? carried | (set ^ carried) >> 2 >> points_lowest(set) : 0;
}

uint32_t *orbits_subsets(int n, int k)
{
    uint32_t count = choose(n, k);
    uint32_t *sets = mem_new(count * sizeof *sets);
    uint32_t set = POINT(k) - 1;
    for (uint32_t i = 0; i < count; i++, set = next_subset(set)) {
        sets[i] = set;
    }
    return sets;
}

uint32_t orbits_count(int size)
{
    static const uint32_t counts[ORBITS_MEN + 1] = {
        1,     4,     30,    158,    757,    2830,  8774,
        22188, 46879, 82880, 124124, 157668, 170854
    };
    return counts[size];
}

/* The sets are visited in rising order, so the first set of an orbit is its
 * lowest. A set that was not visited has the value 0, which only the very first
 * set keeps. */
void orbits_add(Orbits *orbits, int size)
{
    OrbitsOfSize *o = &orbits->of_size[size];
    if (o->of) {
        return;
    }
    uint32_t count = choose(24, size), set = POINT(size) - 1;
    o->of = mem_new(count * sizeof *o->of);
    o->least = mem_new(orbits_count(size) * sizeof *o->least);
    o->stabilisers = mem_new(orbits_count(size) * sizeof *o->stabilisers);
    for (uint32_t i = 0; i < count; i++, set = next_subset(set)) {
        if (o->of[i]) {
            continue;
        }
        for (int s = ORBITS_SYMMETRIES - 1; s >= 0; s--) {
            uint32_t image = orbits_apply(orbits, s, set);
            o->of[orbits_rank(orbits, image, size)] =
                o->count << 4 | orbits->inverse[s];
            o->stabilisers[o->count] |= (uint16_t)((image == set) << s);
        }
        o->least[o->count++] = set;
    }
}

Orbits *orbits_new(int men)
{
    Orbits *orbits = mem_new(sizeof *orbits);
    for (int n = 0; n <= 24; n++) {
        for (int k = 0; k <= ORBITS_MEN; k++) {
            orbits->choose[n][k] = choose(n, k);
        }
    }
    /* A quarter turn takes place i of a ring to i + 2, the mirror to 2 - i. */
    for (int s = 0; s < 8; s++) {
        for (int set = 0; set < 256; set++) {
            int to = 0;
            for (int i = 0; i < 8; i++) {
                int place = (s & 4 ? 2 - i : i) + 2 * (s & 3);
                to |= (set >> i & 1) << (place & 7);
            }
            orbits->ring[s][set] = (uint8_t)to;
        }
    }
    /* Finds the inverse of a symmetry: two neighbouring points tell which one
     * it is. */
    const uint32_t at = POINT(0), next = POINT(1);
    for (int s = 0; s < ORBITS_SYMMETRIES; s++) {
        for (int t = 0; t < ORBITS_SYMMETRIES; t++) {
            uint32_t there = orbits_apply(orbits, s, at);
            uint32_t beside = orbits_apply(orbits, s, next);
            if (orbits_apply(orbits, t, there) == at &&
                orbits_apply(orbits, t, beside) == next) {
                orbits->inverse[s] = (uint8_t)t;
            }
        }
    }
    /* The two parts of ranks: by the low 12 places, and by the high places for
     * each number of low elements. */
    for (uint32_t set = 0; set < 4096; set++) {
        uint32_t sum = 0;
        int elements = 0;
        for (uint32_t left = set; left; left &= left - 1) {
            sum += orbits->choose[points_lowest(left)][++elements];
        }
        orbits->low[set] = (uint16_t)sum;
        for (int size = elements; size <= ORBITS_MEN; size++) {
            int nth = size - elements;
            sum = 0;
            for (uint32_t left = set; left; left &= left - 1) {
                sum += orbits->choose[12 + points_lowest(left)][++nth];
            }
            orbits->high[size][set] = sum;
        }
    }
    for (int size = 0; size <= men; size++) {
        orbits_add(orbits, size);
    }
    return orbits;
}

void orbits_free(Orbits *orbits)
{
    for (int size = 0; orbits && size <= ORBITS_MEN; size++) {
        free(orbits->of_size[size].least);
        free(orbits->of_size[size].stabilisers);
        free(orbits->of_size[size].of);
    }
    free(orbits);
}
