/* rating.h: playing strength by maximum likelihood: Bradley and Terry's model
 * with Rao and Kupper's draws and an advantage for the seat in front.
 *
 *     P(win) = f(d + advantage - draw)   P(loss) = f(-d - advantage - draw)
 *
 * with d the difference of strengths and f(x) = 1 / (1 + 10^(-x/400)). */
#ifndef JOUTE_RATING_H
#define JOUTE_RATING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The games between a and b, where a < b, from a's side: index 0 for those in
 * which a sat in front of b, 1 for the others. */
typedef struct RatingPair {
    uint32_t a, b;
    uint32_t wins[2], draws[2], losses[2];
} RatingPair;

/* A growing list; zeroed, it is empty. */
typedef struct RatingPairs {
    RatingPair *at;
    size_t count, capacity;
} RatingPairs;

/* Adds games between two players, who are numbered from 0. */
void rating_add(RatingPairs *pairs, const RatingPair *games);
/* Frees the list. */
void rating_pairs_done(RatingPairs *pairs);

/* The fitted strengths of players 0..count-1. */
typedef struct Rating {
    int count;
    double *elo;      /* their mean over all who have played is 0 */
    double *error;    /* half the width of the 95 % interval; 0 for a player
                         without games */
    double *variance; /* count x count covariances. With many players it is
                         NULL, and each error is computed as if the strengths of
                         the others were exact */
    double advantage,
        draw; /* the advantage of the seat in front, and half the width of the
                 range in which draws are likely, both in Elo */
    bool has_prior; /* some player won or lost every game, so each player was
                       given a drawn game against an average one; otherwise the
                       ratings would not be finite */
} Rating;

/* Fits the strengths of count players; rating_done frees the result. Sorts
 * pairs. If has_advantage is false, the seat in front has no advantage. */
void rating_fit(Rating *out, RatingPairs *pairs, int count, bool has_advantage);
/* Frees the lists. */
void rating_done(Rating *rating);

/* Returns the probability that a is stronger than b. */
double rating_superiority(const Rating *rating, int a, int b);

#endif
