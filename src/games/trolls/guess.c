/* guess.c: some twenty guesses of the other's next throw, weighted by how well
 * each has done so far (a Bayesian mixture). Each turn a little of the weight
 * is shared out again, so that a guess can recover when the other changes its
 * ways. */
#include "games/trolls/guess.h"

#include <stdlib.h>
#include <string.h>

#include "base/map.h"
#include "base/mem.h"

/* What the other's throw may depend on. Each habit is a way to look at the
 * situation; throws are counted separately for situations that look
 * different. */
enum {
    BY_STATE,
    BY_STATE_LATELY, /* old throws fade */
    BY_TURN,
    BY_TURN_LATELY,
    BY_STOCK,
    BY_STOCK_AND_CELL,
    BY_ITS_LAST,   /* its last throw of this game */
    BY_OUR_LAST,   /* our last throw of this game */
    BY_OUR_BEFORE, /* our throw in the same turn of the previous game */
    BY_ITS_BEFORE, /* its throw in the same turn of the previous game */
    BY_LEAD,       /* the difference of the stocks, and the cell */
    BY_NOTHING,    /* recent throws, whatever the situation */
    BY_RESULT,     /* the result of the previous game, and its throw in the same
                      turn */
    BY_GAME_NUMBER, /* modulo 6 */
    /* These count the difference from another throw, in whatever situation. */
    FROM_OUR_LAST,
    FROM_OUR_BEFORE,
    FROM_ITS_LAST,
    HABITS,
    /* These guess what the other expects us to throw, and guess its best answer
       to that. */
    TO_ANYTHING = HABITS,
    TO_WHO_ANSWERS_ANYTHING,
    TO_OUR_TURNS,
    TO_OUR_TURNS_LATELY,
    TO_OUR_STATES,
    TO_OUR_STATES_LATELY,
    TO_WHO_ANSWERS_ITS_TURNS,
    /* These two do not learn. */
    UNIFORM,
    FAIR,
    GUESSES,
};

static const double prior =
    0.6; /* how much the usual throws count when a tally begins */
static const double shared =
    0.002; /* share of the odds that is spread over all guesses each turn */
static const double least_chance = 1e-4;

/* How often each throw was seen in a situation. */
typedef struct Sighting {
    int stones;
    double weight;
} Sighting;

/* The throws that were seen in one situation, each with how often, less what
 * has faded. total is the sum of these numbers. */
typedef struct Tally {
    int count, room;
    double total;
    Sighting *seen;
} Tally;

/* What is known of the other player. tallies has a Tally for each habit and
 * each situation that has occurred. */
struct Guesser {
    const TrollsSolution *solution;
    Map tallies;
    double odds[2][GUESSES];  /* the odds of each guess, in first turns and in
                                 other turns */
    double *guesses[GUESSES]; /* for each guess, the probability of each
                                 throw */
    double *usual; /* the expectation in a situation that was never seen */
    double *guess; /* all guesses together */
    int games,
        result; /* number of finished games, and the result of the last one */
    Course before;
    /* The situation for which the last guess was made. */
    Place place;
    int turn, from[HABITS];
    Tally *habits[HABITS], *ours[4];
};

static Tally *find_tally(Guesser *g, int kind, int a, int b, int c)
{
    uint64_t key = ((uint64_t)kind << 48) ^ ((uint64_t)(a + 2048) << 32) ^
                   ((uint64_t)(b + 2048) << 16) ^ (uint64_t)(c + 2048);
    key *= 0x9e3779b97f4a7c15u;
    key ^= key >> 29;
    Tally *tally = map_get(&g->tallies, key);
    if (!tally) {
        tally = mem_new(sizeof *tally);
        map_put(&g->tallies, key, tally);
    }
    return tally;
}

/* Counts a throw; earlier throws fade by a factor. */
static void tally_add(Tally *tally, int stones, double fade)
{
    int at = 0;
    tally->total = fade * tally->total + 1;
    for (int i = 0; i < tally->count && fade < 1; i++) {
        tally->seen[i].weight *= fade;
    }
    while (at < tally->count && tally->seen[at].stones != stones) {
        at++;
    }
    if (at == tally->room) {
        tally->room = tally->room ? 2 * tally->room : 4;
        tally->seen =
            mem_resize(tally->seen, (size_t)tally->room * sizeof *tally->seen);
    }
    if (at == tally->count) {
        tally->seen[tally->count++] = (Sighting){ .stones = stones };
    }
    tally->seen[at].weight += 1;
}

Guesser *guesser_new(const TrollsSolution *solution)
{
    Guesser *g = mem_new(sizeof *g);
    size_t lines = (size_t)solution_stones(solution) + 1;
    g->solution = solution;
    for (int i = 0; i < GUESSES; i++) {
        g->odds[0][i] = g->odds[1][i] = 1.0 / (double)GUESSES;
        g->guesses[i] = mem_new(lines * sizeof(double));
    }
    g->usual = mem_new(lines * sizeof(double));
    g->guess = mem_new(lines * sizeof(double));
    for (int i = 0; i < 2; i++) {
        g->before.throws[i] = mem_new(lines * sizeof(int));
    }
    return g;
}

void guesser_free(Guesser *g)
{
    for (size_t i = 0; i < g->tallies.capacity; i++) {
        Tally *tally = g->tallies.entries[i].value;
        if (tally) {
            free(tally->seen);
            free(tally);
        }
    }
    map_done(&g->tallies);
    for (int i = 0; i < GUESSES; i++) {
        free(g->guesses[i]);
    }
    free(g->usual);
    free(g->guess);
    free(g->before.throws[0]);
    free(g->before.throws[1]);
    free(g);
}

/* Finds the tallies of the current situation. */
static void look(Guesser *g, const Course *course)
{
    enum { LATE = 30 };
    Place p = g->place;
    int t = course->turns, late = t < LATE ? t : LATE;
    int our_last = t ? course->throws[0][t - 1] : -1;
    int its_last = t ? course->throws[1][t - 1] : -1;
    bool has_before = t < g->before.turns;
    int our_before = has_before ? g->before.throws[0][t] : -1;
    int its_before = has_before ? g->before.throws[1][t] : -1;
    const int looks[HABITS][3] = {
        [BY_STATE] = { p.cell, p.own, p.other },
        [BY_STATE_LATELY] = { p.cell, p.own, p.other },
        [BY_TURN] = { late },
        [BY_TURN_LATELY] = { late },
        [BY_STOCK] = { p.other },
        [BY_STOCK_AND_CELL] = { p.other, p.cell },
        [BY_ITS_LAST] = { its_last },
        [BY_OUR_LAST] = { our_last },
        [BY_OUR_BEFORE] = { our_before },
        [BY_ITS_BEFORE] = { its_before, late },
        [BY_LEAD] = { p.own - p.other, p.cell },
        [BY_NOTHING] = { 0 },
        [BY_RESULT] = { g->result, its_before, late },
        [BY_GAME_NUMBER] = { g->games % 6, late },
    };
    for (int i = 0; i < HABITS; i++) {
        g->habits[i] = find_tally(g, i, looks[i][0], looks[i][1], looks[i][2]);
    }
    memset(g->from, 0, sizeof g->from);
    g->from[FROM_OUR_LAST] = t ? our_last : 0;
    g->from[FROM_OUR_BEFORE] = has_before ? our_before : 0;
    g->from[FROM_ITS_LAST] = t ? its_last : 0;
    for (int i = 0; i < 4; i++) {
        g->ours[i] = i < 2 ? find_tally(g, GUESSES + i, late, 0, 0)
                           : find_tally(g, GUESSES + i, p.cell, p.own, p.other);
    }
}

static void guess_by_habit(Guesser *g, int habit)
{
    const Tally *tally = g->habits[habit];
    double *guess = g->guesses[habit], all = tally->total + prior;
    int most = g->place.other;
    for (int j = 0; j < most; j++) {
        guess[j] = prior / all * g->usual[j];
    }
    for (int i = 0; i < tally->count; i++) {
        int stones = tally->seen[i].stones + g->from[habit];
        stones = stones < 1 ? 1 : stones > most ? most : stones;
        guess[stones - 1] += tally->seen[i].weight / all;
    }
}

static double value_after(const Guesser *g, int own, int other)
{
    Place p = g->place;
    return solution_value(g->solution, p.cell + (own > other) - (own < other),
                          p.own - own, p.other - other);
}

/* The other's best throw against throws of ours. */
static int best_answer(const Guesser *g, const Sighting *ours, int count)
{
    Place p = g->place;
    int most = p.other < p.own + 1 ? p.other : p.own + 1, best = 1;
    double least = 1e9;
    for (int j = 1; j <= most; j++) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            int stones = ours[i].stones < p.own ? ours[i].stones : p.own;
            sum += ours[i].weight * value_after(g, stones, j);
        }
        if (sum < least - 1e-12) {
            least = sum;
            best = j;
        }
    }
    return best;
}

/* Our best throw against a guess, as if it had been seen. */
static Sighting best_throw(const Guesser *g, const double *guess)
{
    Place p = g->place;
    int most = p.own < p.other + 1 ? p.own : p.other + 1, best = 1;
    double top = -1e9;
    for (int i = 1; i <= most; i++) {
        double sum = 0;
        for (int j = 1; j <= p.other; j++) {
            if (guess[j - 1] > 1e-3) {
                sum += guess[j - 1] * value_after(g, i, j);
            }
        }
        if (sum > top + 1e-12) {
            top = sum;
            best = i;
        }
    }
    return (Sighting){ .stones = best, .weight = 1 };
}

/* Guesses that the opponent throws `stones` with probability 0.85, and
 * otherwise as usual. */
static void guess_answer(Guesser *g, int at, int stones)
{
    for (int j = 0; j < g->place.other; j++) {
        g->guesses[at][j] = 0.15 * g->usual[j];
    }
    g->guesses[at][stones - 1] += 0.85;
}

static void guess_answers(Guesser *g)
{
    enum { MOST = 64 };
    Sighting any[MOST];
    int count = g->place.own < MOST ? g->place.own : MOST;
    for (int i = 0; i < count; i++) {
        any[i] = (Sighting){ .stones = i + 1, .weight = 1 };
    }
    guess_answer(g, TO_ANYTHING, best_answer(g, any, count));
    Sighting ours = best_throw(g, g->guesses[UNIFORM]);
    guess_answer(g, TO_WHO_ANSWERS_ANYTHING, best_answer(g, &ours, 1));
    ours = best_throw(g, g->guesses[BY_TURN]);
    guess_answer(g, TO_WHO_ANSWERS_ITS_TURNS, best_answer(g, &ours, 1));
    for (int i = 0; i < 4; i++) {
        const Tally *tally = g->ours[i];
        guess_answer(g, TO_OUR_TURNS + i,
                     best_answer(g, tally->seen, tally->count));
    }
}

const double *guesser_guess(Guesser *g, Place place, const Course *course,
                            const TrollsMix *fair)
{
    int most = place.other, few = most < 6 ? most : 6;
    g->place = place;
    g->turn = course->turns;
    for (int j = 0; j < most; j++) {
        double share = j < fair->counts[1] ? fair->shares[1][j] : 0;
        g->guesses[UNIFORM][j] = 1.0 / most;
        g->guesses[FAIR][j] = 0.9999 * share + 0.0001 / most;
        g->usual[j] = 0.5 * share + 0.25 / most + (j < few ? 0.25 / few : 0);
    }
    look(g, course);
    for (int i = 0; i < HABITS; i++) {
        guess_by_habit(g, i);
    }
    guess_answers(g);
    const double *odds = g->odds[g->turn > 0];
    memset(g->guess, 0, (size_t)most * sizeof *g->guess);
    for (int i = 0; i < GUESSES; i++) {
        for (int j = 0; j < most && odds[i] > 1e-5; j++) {
            g->guess[j] += odds[i] * g->guesses[i][j];
        }
    }
    return g->guess;
}

double guesser_fairness(const Guesser *g)
{
    return g->odds[g->turn > 0][FAIR];
}

void guesser_learn(Guesser *g, int own, int other)
{
    static const double fades[HABITS] = {
        [BY_STATE_LATELY] = 0.8, [BY_TURN_LATELY] = 0.8, [BY_NOTHING] = 0.8
    };
    static const double our_fades[4] = { 1, 0.95, 1, 0.9 };
    double *odds = g->odds[g->turn > 0], sum = 0;
    for (int i = 0; i < GUESSES; i++) {
        double chance = g->guesses[i][other - 1];
        odds[i] *= chance > least_chance ? chance : least_chance;
        sum += odds[i];
    }
    for (int i = 0; i < GUESSES; i++) {
        odds[i] = (1 - shared) * odds[i] / sum + shared / (double)GUESSES;
    }
    for (int i = 0; i < HABITS; i++) {
        tally_add(g->habits[i], other - g->from[i],
                  fades[i] > 0 ? fades[i] : 1);
    }
    for (int i = 0; i < 4; i++) {
        tally_add(g->ours[i], own, our_fades[i]);
    }
}

void guesser_end_game(Guesser *g, const Course *course, int result)
{
    g->games++;
    g->result = result;
    g->before.turns = course->turns;
    for (int i = 0; i < 2; i++) {
        memcpy(g->before.throws[i], course->throws[i],
               (size_t)course->turns * sizeof *course->throws[i]);
    }
}
