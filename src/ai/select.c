/* select.c: chooses the arm that a seat tries next: the one with the highest
 * upper bound on its value. */
#include <math.h>

#include "ai/search_parts.h"

/* How much exploration weighs against the mean, for utilities in -1..1: the
 * longer a playout, the less it says. Each value was chosen among three to six
 * around it, in 60 to 100 games of 500 simulations. */
static const float EXPLORE_GUESSES = 0.1f;  /* moulin, splaby, trolls */
static const float EXPLORE_PLAYOUTS = 0.3f; /* short playouts: roses */
static const float EXPLORE_WHOLE_GAMES = 0.8f;

/* If moves have merits, only the first few are considered, more of them the
 * more often the choice is visited: 2 + 0.7 sqrt(visits). In moulin, a start of
 * 4 scored 27 % against 2, and a growth of 1 scored 33 % against 0.5; in splaby
 * a growth of 1 is better, 68 %. */
static const float WINDOW_START = 2, WINDOW_GROWTH = 0.7f;

static float exploration(const Game *game)
{
    if (!playout_is_judged(game)) {
        return EXPLORE_WHOLE_GAMES;
    }
    return game->ai->playout_limit > 1 ? EXPLORE_PLAYOUTS : EXPLORE_GUESSES;
}

/* Approximates the natural logarithm by chords between powers of two. The error
 * is at most 0.06, and the result is the same on every machine, unlike
 * log(). */
static float rough_log(uint32_t n)
{
    int power = 31 - __builtin_clz(n | 1);
    float rest = (float)(n - (1u << power)) / (float)(1u << power);
    return 0.69314718f * ((float)power + rest);
}

static float upper_bound(const Arm *arm, float weight, float log_total)
{
    float share = 1.0f / (float)arm->visits;
    return (float)arm->sum * share + weight * sqrtf(log_total * share);
}

/* Every visit of such an arm has won, and the next one will too, so the bounds
 * of the others do not matter. */
bool select_is_won(const Search *search, const Arm *arm)
{
    return arm->child && arm->sum >= arm->visits && arm->visits > 0 &&
           search->tree.live.nodes[arm->child].seats == SEATS_NONE;
}

static int window(bool has_merits, int count, uint32_t visits)
{
    if (!has_merits) {
        return count;
    }
    int width = (int)(WINDOW_START + WINDOW_GROWTH * sqrtf((float)visits));
    return width < count ? width : count;
}

/* Returns the next arm that was never tried, or else the most promising one. */
static Index select_open(Search *search, Choice *choice, const void *state,
                         Seat seat, uint32_t visits)
{
    bool has_merits = expand_has_merits(search, state);
    int wide = window(has_merits, GAME_MOVES, visits);
    if (choice->tried == choice->count && choice->tried < wide &&
        !choice->is_whole) {
        expand_choice(search, choice, state, seat);
    }
    if (choice->tried < choice->count && choice->tried < wide) {
        return choice->arms + choice->tried++;
    }
    const Arm *arms = &search->tree.live.arms[choice->arms];
    float weight = exploration(search->game), log_total = rough_log(visits);
    float most = -INFINITY;
    int best = 0;
    for (int i = 0; i < choice->tried; i++) {
        float bound = select_is_won(search, &arms[i])
                          ? INFINITY
                          : upper_bound(&arms[i], weight, log_total);
        if (bound > most) {
            most = bound;
            best = i;
        }
    }
    return choice->arms + (Index)best;
}

/* What a choice offers in one world: the indexes of its arms. */
typedef struct Offers {
    const void *state;
    Seat seat;
    int count, tried; /* all of them, and those visited before */
    bool has_merits;
    uint16_t at[GAME_MOVES];
} Offers;

/* Returns the untried arm with the most merit; draws among equal ones. */
static int pick_untried(Search *search, const Arm *arms, const Offers *offers)
{
    int best = offers->at[0];
    double most = 0;
    uint32_t equals = 0;
    for (int i = 0; i < offers->count; i++) {
        const Arm *arm = &arms[offers->at[i]];
        if (arm->visits > 0) {
            continue;
        }
        double merit =
            offers->has_merits
                ? expand_merit(search, offers->state, offers->seat, arm->move)
                : 0;
        if (equals == 0 || merit > most) {
            equals = 0;
            most = merit;
        } else if (merit < most) {
            continue;
        }
        if (rng_below(search->rng, ++equals) == 0) {
            best = offers->at[i];
        }
    }
    return best;
}

/* Returns the most promising arm tried before. How often an arm was offered
 * replaces the visits of the choice. */
static int pick_tried(const Search *search, const Arm *arms,
                      const Offers *offers)
{
    float most = -INFINITY, weight = exploration(search->game);
    int best = offers->at[0];
    for (int i = 0; i < offers->count; i++) {
        const Arm *arm = &arms[offers->at[i]];
        if (arm->visits == 0) {
            continue;
        }
        float bound = select_is_won(search, arm)
                          ? INFINITY
                          : upper_bound(arm, weight, rough_log(arm->offered));
        if (bound > most) {
            most = bound;
            best = offers->at[i];
        }
    }
    return best;
}

/* Selects an arm where the legal moves differ from world to world. */
static Index select_offered(Search *search, Choice *choice, const void *state,
                            Seat seat, uint32_t visits)
{
    Offers offers; /* not cleared: the list is long and is filled at once */
    offers.state = state;
    offers.seat = seat;
    offers.tried = 0;
    offers.count = expand_offers(search, choice, state, seat, offers.at);
    if (offers.count == 0) {
        return 0;
    }
    Arm *arms = &search->tree.live.arms[choice->arms];
    for (int i = 0; i < offers.count; i++) {
        arms[offers.at[i]].offered++;
        offers.tried += arms[offers.at[i]].visits > 0;
    }
    offers.has_merits = expand_has_merits(search, state);
    int wide = window(offers.has_merits, offers.count, visits);
    int at = offers.tried < wide ? pick_untried(search, arms, &offers)
                                 : pick_tried(search, arms, &offers);
    return choice->arms + (Index)at;
}

Index select_arm(Search *search, Index index, const void *state, Seat seat)
{
    if (search->net) {
        return puct_select(search, index, state, seat);
    }
    Choice *choice = &search->tree.live.choices[index];
    Index node = search->path[search->depth].node;
    uint32_t visits = search->tree.live.nodes[node].visits;
    if (!search->game->imagine &&
        seats_count(search->tree.live.nodes[node].seats) > 1) {
        return joint_pick(search, choice);
    }
    return search->game->imagine
               ? select_offered(search, choice, state, seat, visits)
               : select_open(search, choice, state, seat, visits);
}
