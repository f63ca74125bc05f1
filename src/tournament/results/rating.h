/* rating.h: playing strength by maximum likelihood: Bradley and Terry's model
 * with Rao and Kupper's draws and an advantage of who sits in front.
 *
 *     P(win) = f(d + advantage - draw)   P(loss) = f(-d - advantage - draw)
 *
 * with d the difference of strengths and f(x) = 1 / (1 + 10^(-x/400)). */
#ifndef JOUTE_RATING_H
#define JOUTE_RATING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Games between two, from the side of a, who is before b: at index 0 those
 * where a sat in front, at 1 those where it did not. */
typedef struct RatingPair {
    uint32_t a, b;
    uint32_t wins[2], draws[2], losses[2];
} RatingPair;

/* A list that grows; zeroed, it is empty. */
typedef struct RatingPairs {
    RatingPair *at;
    size_t count, capacity;
} RatingPairs;

/* Adds games between two players, who are numbers from 0. */
void rating_add(RatingPairs *pairs, const RatingPair *games);
/* Frees the list. */
void rating_pairs_done(RatingPairs *pairs);

typedef struct Rating {
    int count;
    double *elo;      /* with a mean of 0 over all who have played */
    double *error;    /* half of the 95 % interval; 0: has not played */
    double *variance; /* count x count covariances, or NULL for many players,
                         where errors are those with the others held fixed */
    double advantage, draw; /* Elo of the seat in front; half the width of
                               differences that are mostly draws */
    bool has_prior; /* somebody won or lost everything against all others: a
                       drawn game of each against an average player was added,
                       without which there is no finite answer */
} Rating;

/* Fits the strengths of count players; rating_done frees it. Sorts pairs. With
 * has_advantage false the seat in front gives none. */
void rating_fit(Rating *out, RatingPairs *pairs, int count, bool has_advantage);
/* Frees the lists. */
void rating_done(Rating *rating);

/* The probability that a is stronger than b. */
double rating_superiority(const Rating *rating, int a, int b);

#endif
