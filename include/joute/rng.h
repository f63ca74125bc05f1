/* rng.h: a small, fast, seeded random generator (xoshiro256++). All of it is
 * here and inline because random play spends its time in it. */
#ifndef JOUTE_RNG_H
#define JOUTE_RNG_H

#include <stdint.h>

typedef struct Rng {
    uint64_t word[4];
} Rng;

static inline uint64_t rng_rotate(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

/* Any seed is good, neighbouring ones too: splitmix64 spreads it over the
 * four words. */
static inline void rng_seed(Rng *rng, uint64_t seed)
{
    for (int i = 0; i < 4; i++) {
        seed += 0x9e3779b97f4a7c15u;
        uint64_t z = seed;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        rng->word[i] = z ^ (z >> 31);
    }
}

static inline uint64_t rng_next(Rng *rng)
{
    uint64_t *w = rng->word;
    uint64_t value = rng_rotate(w[0] + w[3], 23) + w[0];
    uint64_t t = w[1] << 17;
    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= t;
    w[3] = rng_rotate(w[3], 45);
    return value;
}

/* A whole number 0..bound-1, each equally likely; bound is at least 1. The
 * rejected band is less than bound / 2^32 wide (Lemire's multiplication). */
static inline uint32_t rng_below(Rng *rng, uint32_t bound)
{
    uint64_t product = (rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t band = (0u - bound) % bound;
        while ((uint32_t)product < band) {
            product = (rng_next(rng) >> 32) * bound;
        }
    }
    return (uint32_t)(product >> 32);
}

#endif
