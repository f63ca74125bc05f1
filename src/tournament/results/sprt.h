/* sprt.h: Wald's sequential test of whether a player is stronger than another.
 * It looks at pairs of games with the same deal and swapped seats. Like
 * Stockfish's testers it uses the generalised likelihood ratio of a pair's mean
 * score. */
#ifndef JOUTE_SPRT_H
#define JOUTE_SPRT_H

#include <stdint.h>

/* Pairs are counted by the first player's points: 0, 1/2, 1, 1 1/2, 2. */
enum { SPRT_KINDS = 5 };

/* A test: its hypotheses, the error rates that it allows, and the results so
 * far. */
typedef struct Sprt {
    double elo0, elo1; /* the two hypotheses: the first player's advantage is at
                          most elo0; it is at least elo1 */
    double alpha, beta; /* the allowed rates of accepting the second or the
                           first hypothesis wrongly */
    int64_t pairs[SPRT_KINDS];
} Sprt;

/* The answers; SPRT_IS_WEAKER accepts the first hypothesis. */
typedef enum SprtAnswer {
    SPRT_GO_ON,
    SPRT_IS_WEAKER,
    SPRT_IS_STRONGER
} SprtAnswer;

/* Returns the logarithm of the likelihood ratio so far. */
double sprt_ratio(const Sprt *sprt);
/* Returns the bound of the ratio below which the first hypothesis is accepted.
 */
double sprt_lower(const Sprt *sprt);
/* Returns the bound of the ratio above which the second hypothesis is accepted.
 */
double sprt_upper(const Sprt *sprt);

/* Returns the answer so far. */
SprtAnswer sprt_answer(const Sprt *sprt);

/* Estimates the difference in Elo, and half the width of its 95 % interval. */
void sprt_elo(const Sprt *sprt, double *elo, double *error);

#endif
