/* rating.c: maximises the likelihood by Newton steps, one player at a time, and
 * computes the errors from its curvature. */
#include "tournament/results/rating.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

enum {
    DENSE = 400,     /* with more players, their errors are computed without the
                        covariances */
    SWEEPS = 2000,   /* the most sweeps over all players in one fit */
    MERGE = 1 << 16, /* when this many pairs are collected, those of the same
                        players are merged */
};

/* Converts Elo to units of the logistic function. */
static const double unit = 400 / 2.302585092994046;

/* ---- the games ---- */

static int by_players(const void *one, const void *other)
{
    const RatingPair *a = one, *b = other;
    return a->a != b->a ? (a->a < b->a ? -1 : 1)
                        : (a->b < b->b ? -1 : a->b > b->b);
}

/* Merges the games of the same two players. */
static void merge(RatingPairs *pairs)
{
    size_t kept = 0;
    if (pairs->count) {
        qsort(pairs->at, pairs->count, sizeof *pairs->at, by_players);
    }
    for (size_t i = 0; i < pairs->count; i++) {
        RatingPair *last = kept ? &pairs->at[kept - 1] : NULL;
        const RatingPair *next = &pairs->at[i];
        if (!last || last->a != next->a || last->b != next->b) {
            pairs->at[kept++] = *next;
            continue;
        }
        for (int k = 0; k < 2; k++) {
            last->wins[k] += next->wins[k];
            last->draws[k] += next->draws[k];
            last->losses[k] += next->losses[k];
        }
    }
    pairs->count = kept;
}

void rating_add(RatingPairs *pairs, const RatingPair *games)
{
    if (pairs->count == pairs->capacity) {
        if (pairs->count >= MERGE) {
            merge(pairs);
        }
        if (pairs->count > pairs->capacity / 2 || !pairs->capacity) {
            pairs->capacity = pairs->capacity ? 2 * pairs->capacity : 1024;
            pairs->at =
                mem_resize(pairs->at, pairs->capacity * sizeof *pairs->at);
        }
    }
    RatingPair *pair = &pairs->at[pairs->count++];
    *pair = *games;
    if (games->a > games->b) {
        pair->a = games->b;
        pair->b = games->a;
        for (int k = 0; k < 2; k++) {
            pair->wins[k] = games->losses[1 - k];
            pair->draws[k] = games->draws[1 - k];
            pair->losses[k] = games->wins[1 - k];
        }
    }
}

void rating_pairs_done(RatingPairs *pairs)
{
    free(pairs->at);
    *pairs = (RatingPairs){ .at = NULL };
}

/* ---- the likelihood ---- */

/* What is being fitted, in logistic units. `own` lists the pairs of each
 * player, as indexes; those of player i start at own[first[i]]. */
typedef struct Fit {
    int count;
    const RatingPairs *pairs;
    double *strength;
    double advantage, draw;
    bool has_advantage;
    double prior; /* each player is given this many drawn games against strength
                     0 */
    uint32_t *first, *own;
} Fit;

static double logistic(double x)
{
    return 1 / (1 + exp(-x));
}

/* First and second derivatives of a log-likelihood, with respect to the
 * difference of strengths (d) and the draw parameter (v). */
typedef struct Slope {
    double d, dd, v, vv;
} Slope;

/* Adds wins, draws and losses at a difference x, advantage included. */
static void add_slope(double x, double v, double wins, double draws,
                      double losses, Slope *out)
{
    double w = logistic(x - v), l = logistic(-x - v);
    /* P(draw) = (e^2v - 1) w l: the derivative of its logarithm with respect to
     * x is (1 - w) - (1 - l). */
    out->d += wins * (1 - w) - losses * (1 - l) + draws * (l - w);
    out->dd -= (wins + draws) * w * (1 - w) + (losses + draws) * l * (1 - l);
    double e = exp(2 * v);
    out->v += -wins * (1 - w) - losses * (1 - l) +
              draws * (2 * e / (e - 1) - (1 - w) - (1 - l));
    out->vv -= (wins + draws) * w * (1 - w) + (losses + draws) * l * (1 - l) +
               draws * 4 * e / ((e - 1) * (e - 1));
}

static void add_pair_slope(const Fit *fit, const RatingPair *pair, Slope *out)
{
    double d = fit->strength[pair->a] - fit->strength[pair->b];
    for (int k = 0; k < 2; k++) {
        double x = d + (k ? -fit->advantage : fit->advantage);
        add_slope(x, fit->draw, pair->wins[k], pair->draws[k], pair->losses[k],
                  out);
    }
}

/* Returns a Newton step, limited so that it stays finite where the curve is
 * flat. */
static double newton(double slope, double curve)
{
    double step = curve < 0 ? -slope / curve : 0;
    return step > 2 ? 2 : step < -2 ? -2 : step;
}

static double step_player(Fit *fit, int player)
{
    Slope sum = { 0 };
    double own = fit->strength[player];
    for (uint32_t i = fit->first[player]; i < fit->first[player + 1]; i++) {
        const RatingPair *pair = &fit->pairs->at[fit->own[i]];
        Slope slope = { 0 };
        add_pair_slope(fit, pair, &slope);
        sum.d += pair->a == (uint32_t)player ? slope.d : -slope.d;
        sum.dd += slope.dd;
    }
    if (fit->prior > 0) {
        add_slope(own, fit->draw, 0, fit->prior, 0, &sum);
    }
    double step = newton(sum.d, sum.dd);
    fit->strength[player] += step;
    return fabs(step);
}

/* Makes a Newton step for the two parameters that all players share. */
static double step_shared(Fit *fit, bool has_draws)
{
    Slope advantage = { 0 }, draw = { 0 };
    for (size_t i = 0; i < fit->pairs->count; i++) {
        const RatingPair *pair = &fit->pairs->at[i];
        double d = fit->strength[pair->a] - fit->strength[pair->b];
        for (int k = 0; k < 2; k++) {
            Slope slope = { 0 };
            double x = d + (k ? -fit->advantage : fit->advantage);
            add_slope(x, fit->draw, pair->wins[k], pair->draws[k],
                      pair->losses[k], &slope);
            advantage.d += k ? -slope.d : slope.d;
            advantage.dd += slope.dd;
            draw.v += slope.v;
            draw.vv += slope.vv;
        }
    }
    double step = 0;
    if (fit->has_advantage) {
        step = newton(advantage.d, advantage.dd);
        fit->advantage += step;
    }
    if (has_draws) {
        double other = newton(draw.v, draw.vv);
        double next = fit->draw + other;
        fit->draw = next > 1e-6 ? next : fit->draw / 2;
        step = fmax(fabs(step), fabs(other));
    }
    return fabs(step);
}

/* ---- who can be compared ---- */

static void list_own(Fit *fit)
{
    const RatingPairs *pairs = fit->pairs;
    fit->first = mem_new((size_t)(fit->count + 2) * sizeof *fit->first);
    fit->own = mem_new((2 * pairs->count + 1) * sizeof *fit->own);
    for (size_t i = 0; i < pairs->count; i++) {
        fit->first[pairs->at[i].a + 2]++;
        fit->first[pairs->at[i].b + 2]++;
    }
    for (int i = 2; i < fit->count + 2; i++) {
        fit->first[i] += fit->first[i - 1];
    }
    for (size_t i = 0; i < pairs->count; i++) {
        fit->own[fit->first[pairs->at[i].a + 1]++] = (uint32_t)i;
        fit->own[fit->first[pairs->at[i].b + 1]++] = (uint32_t)i;
    }
}

/* True if all who have played can be reached from one player over games that
 * were not lost (or, backwards, not won). */
static bool reaches_all(const Fit *fit, bool is_backwards)
{
    unsigned char *is_seen = mem_new((size_t)fit->count + 1);
    uint32_t *open = mem_new((size_t)(fit->count + 1) * sizeof *open);
    int opened = 0, done = 0, players = 0;
    for (int i = 0; i < fit->count; i++) {
        bool has_played = fit->first[i + 1] > fit->first[i];
        players += has_played;
        if (has_played && !opened) {
            open[opened++] = (uint32_t)i;
            is_seen[i] = 1;
        }
    }
    while (done < opened) {
        uint32_t who = open[done++];
        for (uint32_t i = fit->first[who]; i < fit->first[who + 1]; i++) {
            const RatingPair *pair = &fit->pairs->at[fit->own[i]];
            bool is_a = pair->a == who;
            uint32_t other = is_a ? pair->b : pair->a;
            bool takes_wins = is_a != is_backwards;
            const uint32_t *good = takes_wins ? pair->wins : pair->losses;
            bool has_edge = good[0] + good[1] + pair->draws[0] + pair->draws[1];
            if (has_edge && !is_seen[other]) {
                is_seen[other] = 1;
                open[opened++] = other;
            }
        }
    }
    free(is_seen);
    free(open);
    return opened == players;
}

/* ---- errors ---- */

/* Inverts a matrix, the negated curvature of the likelihood, by Gauss and
 * Jordan. Adding a constant to all strengths changes nothing, so their sum is
 * held at 0 by adding a constant to the matrix. */
static void invert(double *matrix, double *inverse, int size)
{
    for (int i = 0; i < size; i++) {
        inverse[i * size + i] = 1;
    }
    for (int k = 0; k < size; k++) {
        double pivot = matrix[k * size + k];
        for (int j = 0; j < size; j++) {
            matrix[k * size + j] /= pivot;
            inverse[k * size + j] /= pivot;
        }
        for (int i = 0; i < size; i++) {
            double factor = matrix[i * size + k];
            for (int j = 0; i != k && factor != 0 && j < size; j++) {
                matrix[i * size + j] -= factor * matrix[k * size + j];
                inverse[i * size + j] -= factor * inverse[k * size + j];
            }
        }
    }
}

static void find_covariances(const Fit *fit, Rating *out)
{
    int size = fit->count;
    size_t cells = (size_t)size * (size_t)size;
    double *curve = mem_new((cells + 1) * sizeof *curve);
    out->variance = mem_new((cells + 1) * sizeof *out->variance);
    for (size_t i = 0; i < fit->pairs->count; i++) {
        const RatingPair *pair = &fit->pairs->at[i];
        Slope slope = { 0 };
        add_pair_slope(fit, pair, &slope);
        size_t a = pair->a, b = pair->b, n = (size_t)size;
        curve[a * n + a] -= slope.dd;
        curve[b * n + b] -= slope.dd;
        curve[a * n + b] += slope.dd;
        curve[b * n + a] += slope.dd;
    }
    double scale = 0;
    for (int i = 0; i < size; i++) {
        scale = fmax(scale, curve[i * size + i]);
    }
    for (int i = 0; i < size; i++) {
        bool has_played = fit->first[i + 1] > fit->first[i];
        Slope slope = { 0 };
        add_slope(fit->strength[i], fit->draw, 0, fit->prior, 0, &slope);
        curve[i * size + i] -= slope.dd;
        for (int j = 0; has_played && j < size; j++) {
            bool both = fit->first[j + 1] > fit->first[j];
            curve[i * size + j] += both && fit->prior == 0 ? scale / size : 0;
        }
        curve[i * size + i] += has_played ? 0 : 1;
    }
    invert(curve, out->variance, size);
    /* The constant that was added to hold the sum at 0 says nothing about the
     * mean. */
    for (size_t i = 0; fit->prior == 0 && i < cells; i++) {
        bool both =
            fit->first[i / (size_t)size + 1] > fit->first[i / (size_t)size] &&
            fit->first[i % (size_t)size + 1] > fit->first[i % (size_t)size];
        out->variance[i] -= both && scale > 0 ? 1 / (scale * size) : 0;
    }
    free(curve);
    for (int i = 0; i < size; i++) {
        double variance = fmax(0, out->variance[i * size + i]);
        bool has_played = fit->first[i + 1] > fit->first[i];
        out->error[i] = has_played ? 1.959964 * sqrt(variance) * unit : 0;
    }
}

static void find_errors(const Fit *fit, Rating *out)
{
    for (int i = 0; i < fit->count; i++) {
        double curve = 0;
        for (uint32_t k = fit->first[i]; k < fit->first[i + 1]; k++) {
            Slope slope = { 0 };
            add_pair_slope(fit, &fit->pairs->at[fit->own[k]], &slope);
            curve -= slope.dd;
        }
        out->error[i] = curve > 0 ? 1.959964 / sqrt(curve) * unit : 0;
    }
}

/* ---- all of it ---- */

/* Shifts all strengths so that their mean is 0. */
static void centre(Fit *fit)
{
    double sum = 0;
    int players = 0;
    for (int i = 0; i < fit->count; i++) {
        bool has_played = fit->first[i + 1] > fit->first[i];
        sum += has_played ? fit->strength[i] : 0;
        players += has_played;
    }
    for (int i = 0; players && i < fit->count; i++) {
        fit->strength[i] -= sum / players;
    }
}

static bool has_draws(const RatingPairs *pairs)
{
    for (size_t i = 0; i < pairs->count; i++) {
        if (pairs->at[i].draws[0] + pairs->at[i].draws[1]) {
            return true;
        }
    }
    return false;
}

static void climb(Fit *fit)
{
    bool draws = has_draws(fit->pairs);
    double precision = fit->count > DENSE ? 1e-3 : 1e-9;
    int sweeps = fit->count > DENSE ? SWEEPS / 50 : SWEEPS;
    double change = 1;
    fit->draw = draws || fit->prior > 0 ? 0.1 : 1e-6;
    for (int i = 0; i < sweeps && change > precision; i++) {
        change = 0;
        for (int p = 0; p < fit->count; p++) {
            change = fmax(change, step_player(fit, p));
        }
        change = fmax(change, step_shared(fit, draws));
    }
    centre(fit);
}

void rating_fit(Rating *out, RatingPairs *pairs, int count, bool has_advantage)
{
    merge(pairs);
    Fit fit = { .count = count,
                .pairs = pairs,
                .strength = mem_new((size_t)(count + 1) * sizeof(double)),
                .has_advantage = has_advantage };
    list_own(&fit);
    bool has_answer = reaches_all(&fit, false) && reaches_all(&fit, true);
    fit.prior = has_answer ? 0 : 1;
    climb(&fit);
    *out = (Rating){ .count = count,
                     .elo = mem_new((size_t)(count + 1) * sizeof(double)),
                     .error = mem_new((size_t)(count + 1) * sizeof(double)),
                     .advantage = fit.advantage * unit,
                     .draw = fit.draw * unit,
                     .has_prior = !has_answer };
    for (int i = 0; i < count; i++) {
        bool has_played = fit.first[i + 1] > fit.first[i];
        out->elo[i] = has_played ? fit.strength[i] * unit : 0;
    }
    if (count <= DENSE) {
        find_covariances(&fit, out);
    } else {
        find_errors(&fit, out);
    }
    free(fit.strength);
    free(fit.first);
    free(fit.own);
}

void rating_done(Rating *rating)
{
    free(rating->elo);
    free(rating->error);
    free(rating->variance);
    *rating = (Rating){ .elo = NULL };
}

double rating_superiority(const Rating *rating, int a, int b)
{
    double difference = (rating->elo[a] - rating->elo[b]) / unit;
    double variance;
    if (rating->variance) {
        const double *v = rating->variance;
        int n = rating->count;
        variance = v[a * n + a] + v[b * n + b] - v[a * n + b] - v[b * n + a];
    } else {
        double one = rating->error[a] / 1.959964 / unit;
        double other = rating->error[b] / 1.959964 / unit;
        variance = one * one + other * other;
    }
    return variance > 0 ? 0.5 * erfc(-difference / sqrt(2 * variance)) : 0.5;
}
