#include <math.h>

#include "ai/internal.h"

/* Weight of what is little known against what is good, for utilities in
 * -1..1. */
static const float EXPLORATION = 0.7f;

/* Where the game orders its moves, only the first few are looked at, the more
 * the oftener the choice is visited. */
enum { WINDOW_START = 4, WINDOW_GROWTH = 2 };

/* The natural logarithm, read off a chord between powers of two: never wrong
 * by more than 0.06, and the same on every machine, which log() is not. */
static float rough_log(uint32_t n)
{
    int power = 31 - __builtin_clz(n | 1);
    float rest = (float)(n - (1u << power)) / (float)(1u << power);
    return 0.69314718f * ((float)power + rest);
}

static float upper_bound(const Arm *arm, float log_total)
{
    float share = 1.0f / (float)arm->visits;
    return (float)arm->sum * share + EXPLORATION * sqrtf(log_total * share);
}

/* Every visit of such an arm has won, and so will the next: bounds on others
 * need not be looked at. */
bool select_is_won(const Search *search, const Arm *arm)
{
    return arm->child && arm->sum >= arm->visits && arm->visits > 0 &&
           search->tree.live.nodes[arm->child].seats == SEATS_NONE;
}

static int window(const Search *search, const Choice *choice, uint32_t visits)
{
    if (!search->game->order) {
        return choice->count;
    }
    int width = WINDOW_START +
                WINDOW_GROWTH * (int)sqrtf((float)visits);
    return width < choice->count ? width : choice->count;
}

/* The next arm that was never tried, else the one that promises most. */
static Index select_open(Search *search, Choice *choice, uint32_t visits)
{
    const Arm *arms = &search->tree.live.arms[choice->arms];
    if (choice->tried < window(search, choice, visits)) {
        return choice->arms + choice->tried++;
    }
    float log_total = rough_log(visits);
    float most = -INFINITY;
    int best = 0;
    for (int i = 0; i < choice->tried; i++) {
        float bound = select_is_won(search, &arms[i])
                          ? INFINITY
                          : upper_bound(&arms[i], log_total);
        if (bound > most) {
            most = bound;
            best = i;
        }
    }
    return choice->arms + (Index)best;
}

/* The best of the untried arms, by the game's order and then at random; -1 if
 * there is none. */
static int pick_untried(Search *search, const Arm *arms,
                        const uint16_t *offers, int count, const void *state,
                        Seat seat)
{
    int best = -1, most = 0;
    uint32_t equals = 0;
    for (int i = 0; i < count; i++) {
        const Arm *arm = &arms[offers[i]];
        if (arm->visits > 0) {
            continue;
        }
        int merit = search->game->order
                        ? search->game->order(state, seat, arm->move)
                        : 0;
        if (best < 0 || merit > most) {
            equals = 0;
        } else if (merit < most) {
            continue;
        }
        most = merit;
        if (rng_below(search->rng, ++equals) == 0) {
            best = offers[i];
        }
    }
    return best;
}

static int pick_offered(const Search *search, const Arm *arms,
                        const uint16_t *offers, int count)
{
    float most = -INFINITY;
    int best = offers[0];
    for (int i = 0; i < count; i++) {
        const Arm *arm = &arms[offers[i]];
        float bound = select_is_won(search, arm)
                          ? INFINITY
                          : upper_bound(arm, rough_log(arm->offered));
        if (bound > most) {
            most = bound;
            best = offers[i];
        }
    }
    return best;
}

/* What is legal differs from world to world; how often an arm was offered
 * stands in for the visits of the choice. */
static Index select_offered(Search *search, Choice *choice, const void *state,
                            Seat seat)
{
    uint16_t offers[GAME_MOVES];
    int count = expand_offers(search, choice, state, seat, offers);
    Arm *arms = &search->tree.live.arms[choice->arms];
    if (count == 0) {
        return 0;
    }
    for (int i = 0; i < count; i++) {
        arms[offers[i]].offered++;
    }
    int best = pick_untried(search, arms, offers, count, state, seat);
    if (best < 0) {
        best = pick_offered(search, arms, offers, count);
    }
    return choice->arms + (Index)best;
}

Index select_arm(Search *search, Index index, const void *state, Seat seat)
{
    Choice *choice = &search->tree.live.choices[index];
    if (search->game->imagine) {
        return select_offered(search, choice, state, seat);
    }
    const SearchStep *step = &search->path[search->depth];
    return select_open(search, choice,
                       search->tree.live.nodes[step->node].visits);
}
