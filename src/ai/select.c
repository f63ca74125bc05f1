/* select.c: which arm a seat tries next: the one with the highest bound on
 * what it may bring. */
#include <math.h>

#include "ai/search_parts.h"

/* Weight of what is little known against what is good, for utilities in
 * -1..1: the longer a playout, the less it says. Chosen among three to six
 * values around each in 60 to 100 games of 500 simulations. */
static const float EXPLORE_GUESSES = 0.1f;  /* moulin, splaby, trolls */
static const float EXPLORE_PLAYOUTS = 0.3f; /* short ones: roses */
static const float EXPLORE_WHOLE_GAMES = 0.8f;

/* Where moves have merits only the first few are looked at, the more the
 * oftener the choice is visited: 2 + 0.7 sqrt(visits). At moulin a start with
 * 4 scored 27 % against 2, a growth of 1 33 % against 0.5; splaby likes 1
 * better, 68 %. */
static const float WINDOW_START = 2, WINDOW_GROWTH = 0.7f;

static float exploration(const Game *game)
{
    if (!playout_is_judged(game)) {
        return EXPLORE_WHOLE_GAMES;
    }
    return game->ai->playout_limit > 1 ? EXPLORE_PLAYOUTS : EXPLORE_GUESSES;
}

/* The natural logarithm, read off a chord between powers of two: never wrong
 * by more than 0.06, and the same on every machine, which log() is not. */
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

/* Every visit of such an arm has won, and so will the next: bounds on others
 * need not be looked at. */
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

/* The next arm that was never tried, else the one that promises most. */
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

/* What a choice offers in one world: the places of the arms. */
typedef struct Offers {
    const void *state;
    Seat seat;
    int count, tried; /* all, and those that were visited before */
    bool has_merits;
    uint16_t at[GAME_MOVES];
} Offers;

/* The untried arm of most merit, equals at random. */
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

/* The arm tried before that promises most. How often it was offered stands in
 * for the visits of the choice. */
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

/* What is legal differs from world to world. */
static Index select_offered(Search *search, Choice *choice, const void *state,
                            Seat seat, uint32_t visits)
{
    Offers offers; /* not cleared: the list is long and soon filled */
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
