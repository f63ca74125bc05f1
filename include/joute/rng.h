/* rng.h: a small, fast random generator with a seed (xoshiro256++). It is all
 * inline because random play spends most of its time here. */
#ifndef JOUTE_RNG_H
#define JOUTE_RNG_H

#include <stdint.h>

/* The state of a generator. The same seed always gives the same numbers. */
typedef struct Rng {
    uint64_t word[4];
} Rng;

static inline uint64_t rng_rotate(uint64_t x, int by)
{
    return (x << by) | (x >> (64 - by));
}

/* Sets the state from any seed. splitmix64 spreads it over the four words, so
 * that neighbouring seeds give unrelated numbers. */
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

/* The next 64 random bits. */
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

/* A whole number 0..bound - 1, each equally likely; bound is at least 1. It
 * multiplies and draws again if the product falls into a band that is less than
 * bound / 2^32 wide (Lemire). */
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
