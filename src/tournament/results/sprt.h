/* sprt.h: Wald's sequential test of whether a player is stronger, on pairs of
 * games with the same deal and the seats changed: the generalised likelihood
 * ratio of a pair's mean score, as Stockfish's testers use it. */
#ifndef JOUTE_SPRT_H
#define JOUTE_SPRT_H

#include <stdint.h>

/* Pairs by what the first player got of them: 0, 1/2, 1, 1 1/2, 2 points. */
enum { SPRT_KINDS = 5 };

typedef struct Sprt {
    double elo0, elo1;  /* no stronger than elo0, or at least elo1 stronger */
    double alpha, beta; /* how often either may be said wrongly */
    int64_t pairs[SPRT_KINDS];
} Sprt;

typedef enum SprtAnswer {
    SPRT_GO_ON,
    SPRT_IS_WEAKER,
    SPRT_IS_STRONGER
} SprtAnswer;

/* The logarithm of the likelihood ratio so far. */
double sprt_ratio(const Sprt *sprt);
/* Below this it is no stronger. */
double sprt_lower(const Sprt *sprt);
/* Above this it is stronger. */
double sprt_upper(const Sprt *sprt);

/* What is known. */
SprtAnswer sprt_answer(const Sprt *sprt);

/* The difference in Elo and half of its 95 % interval. */
void sprt_elo(const Sprt *sprt, double *elo, double *error);

#endif
