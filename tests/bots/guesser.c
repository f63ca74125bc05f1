/* A bot that tries to guess the seed of the match. It tries small numbers, and
 * readings of the clocks shortly before its start, from which default seeds
 * were once made. The seed that it is told for itself shows whether a guess is
 * right. Its name tells what it found: "seed N", or "blind". It then resigns
 * every game. */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "joute/rng.h"

/* The search took 2 s at most. It may take longer on a busy machine, but a bot
 * has only 10 s to say that it is ready. */
enum { SMALL = 1000, WINDOW_MS = 100, PATIENCE_S = 5, OFTEN = 1 << 16 };

static const uint64_t MOST = (UINT64_C(1) << 53) - 1;

/* The seed of player 1 in its first block, as joute once derived it from a
 * match's seed. */
static uint64_t told(uint64_t seed)
{
    Rng rng;
    rng_seed(&rng, seed * 0x9e3779b97f4a7c15u);
    return rng_next(&rng) & MOST;
}

static int find(uint64_t wanted, uint64_t began, uint64_t *out)
{
    for (*out = 0; *out < SMALL; ++*out) {
        if (told(*out) == wanted) {
            return 1;
        }
    }
    uint64_t now = (uint64_t)time(NULL);
    for (uint64_t back = 0; back < WINDOW_MS * 1000000u; back++) {
        if (back % OFTEN == 0 && (uint64_t)time(NULL) > now + PATIENCE_S) {
            return 0;
        }
        for (uint64_t second = now - 1; second <= now; second++) {
            *out = ((second * 1000003u) ^ (began - back)) & MOST;
            if (told(*out) == wanted) {
                return 1;
            }
        }
    }
    return 0;
}

int main(void)
{
    static char line[1 << 17];
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    uint64_t began = (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    while (fgets(line, sizeof line, stdin) && strcmp(line, "bye\n") != 0) {
        if (strncmp(line, "match ", 6) == 0) {
            const char *at = strstr(line, " seed=");
            uint64_t seed = at ? strtoull(at + 6, NULL, 10) : 0;
            if (find(seed, began, &seed)) {
                printf("ready seed %llu\n", (unsigned long long)seed);
            } else {
                printf("ready blind\n");
            }
        } else if (strncmp(line, "go ", 3) == 0) {
            printf("resign\n");
        }
        fflush(stdout);
    }
    return 0;
}
