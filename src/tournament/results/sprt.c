/* sprt.c: the likelihood ratio of two strengths, computed from pairs of
 * games. */
#include "tournament/results/sprt.h"

#include <math.h>

enum { PAIRS_LEAST = 8 }; /* with fewer pairs the test gives no answer */

static double expected(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

/* Returns the number of pairs; sets *mean to their mean score, as a share of
 * the maximum, and *variance to the variance of their scores. */
static double spread(const Sprt *sprt, double *mean, double *variance)
{
    double count = 0, sum = 0, squares = 0;
    for (int i = 0; i < SPRT_KINDS; i++) {
        /* Every kind counts a little, so that the variance is never zero. */
        double pairs = (double)sprt->pairs[i] + 1e-3, score = i / 4.0;
        count += pairs;
        sum += pairs * score;
        squares += pairs * score * score;
    }
    *mean = sum / count;
    *variance = squares / count - *mean * *mean;
    return count;
}

double sprt_ratio(const Sprt *sprt)
{
    double mean, variance, s0 = expected(sprt->elo0), s1 = expected(sprt->elo1);
    double count = spread(sprt, &mean, &variance);
    return count * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

double sprt_lower(const Sprt *sprt)
{
    return log(sprt->beta / (1 - sprt->alpha));
}

double sprt_upper(const Sprt *sprt)
{
    return log((1 - sprt->beta) / sprt->alpha);
}

SprtAnswer sprt_answer(const Sprt *sprt)
{
    int64_t count = 0;
    for (int i = 0; i < SPRT_KINDS; i++) {
        count += sprt->pairs[i];
    }
    double ratio = sprt_ratio(sprt);
    return count < PAIRS_LEAST         ? SPRT_GO_ON
           : ratio >= sprt_upper(sprt) ? SPRT_IS_STRONGER
           : ratio <= sprt_lower(sprt) ? SPRT_IS_WEAKER
                                       : SPRT_GO_ON;
}

void sprt_elo(const Sprt *sprt, double *elo, double *error)
{
    double mean, variance;
    double count = spread(sprt, &mean, &variance);
    double half = 1.959964 * sqrt(variance / count);
    double low = fmax(mean - half, 1e-6), high = fmin(mean + half, 1 - 1e-6);
    double middle = fmin(fmax(mean, 1e-6), 1 - 1e-6);
    *elo = -400 * log10(1 / middle - 1);
    *error = 200 * (log10(1 / low - 1) - log10(1 / high - 1));
}
