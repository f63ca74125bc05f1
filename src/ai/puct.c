/* puct.c: the search with a value net. A new position is not played out: the
 * net judges the position after each of its moves, and the best judgement is
 * the value of the position. An arm begins with the judgement of its move, as
 * if it had been visited once with this result, and the better the judgement,
 * the more often the arm is visited (PUCT). */
#include <math.h>

#include "ai/ahead.h"
#include "ai/search_parts.h"
#include "base/real.h"

/* How much exploration weighs against the mean, unless the game says it, and
 * how much worse a judgement may be before its arm gets a third of the
 * exploration (1/e). */
static const float EXPLORE = 0.5f, SPREAD = 0.2f;

static void add_arm(Search *search, Choice *choice, Move move, float guess)
{
    TreePool *live = &search->tree.live;
    Index index = choice->arms + choice->count++;
    if (search->noise > 0) {
        enum { STEPS = 1 << 16 };
        float error = (float)rng_below(search->rng, STEPS);
        error -= (float)rng_below(search->rng, STEPS);
        guess += search->noise * error / (float)STEPS;
    }
    live->arms[index] = (Arm){ .move = move };
    live->hints[index] = (Hint){
        .guess = guess,
        .prior = (float)real_exp(guess / SPREAD),
    };
}

/* Returns what the position right after a move is worth to the seat that makes
 * it, as far as the searching seat likes it. */
static float judge(const Search *search, const void *state, Seat seat,
                   Move move)
{
    const Game *game = search->game;
    float value =
        ahead_value(game, search->net, search->players, state, seat, move);
    GameState next;
    if (!search->taste) {
        return value;
    }
    game_copy(game, &next, state);
    game->apply(&next, &move);
    if (game->to_act(&next) == SEATS_NONE) {
        return value;
    }
    /* Nothing is liked more than a win. */
    const float most = 0.99f;
    float liked = (float)search->taste(&next, search->seat) / 1000;
    value += seat == search->seat ? liked : -liked;
    return value > most ? most : value < -most ? -most : value;
}

/* Returns the index of a move's arm, searching from a guess on; -1 if there is
 * none. */
static int find_arm(const Arm *arms, int count, int guess, Move move)
{
    for (int i = 0; i < count; i++) {
        int at = guess + i < count ? guess + i : guess + i - count;
        if (arms[at].move == move) {
            return at;
        }
    }
    return -1;
}

/* Lists the arms of the moves that are legal in this world, and adds those that
 * are missing. Moves for which there is no room are left out. */
static int list_arms(Search *search, Choice *choice, const void *state,
                     Seat seat, uint16_t *out)
{
    const Game *game = search->game;
    MoveList list;
    list.count = 0;
    if (choice->count > 0 && !game->imagine) {
        for (int i = 0; i < choice->count; i++) {
            out[i] = (uint16_t)i;
        }
        return choice->count;
    }
    if (!game->imagine) {
        float values[GAME_MOVES];
        ahead_moves(game, search->net, search->players, state, seat, &list,
                    values);
        if (!tree_grow_choice(&search->tree, choice, list.count)) {
            return 0;
        }
        for (int i = 0; i < list.count; i++) {
            add_arm(search, choice, list.at[i],
                    search->taste ? judge(search, state, seat, list.at[i])
                                  : values[i]);
            out[i] = (uint16_t)i;
        }
        return list.count;
    }
    ahead_list(game, search->net, state, seat, &list);
    int count = 0, guess = 0;
    for (int i = 0; i < list.count; i++) {
        const Arm *arms = &search->tree.live.arms[choice->arms];
        int at = find_arm(arms, choice->count, guess, list.at[i]);
        if (at < 0) {
            at = choice->count;
            int room = choice->count + list.count - i;
            if (choice->count == choice->capacity &&
                !tree_grow_choice(&search->tree, choice, room)) {
                continue;
            }
            add_arm(search, choice, list.at[i],
                    judge(search, state, seat, list.at[i]));
        }
        guess = at + 1 < choice->count ? at + 1 : 0;
        out[count++] = (uint16_t)at;
    }
    return count;
}

Index puct_select(Search *search, Index index, const void *state, Seat seat)
{
    Choice *choice = &search->tree.live.choices[index];
    uint16_t offered[GAME_MOVES];
    int count = list_arms(search, choice, state, seat, offered);
    Arm *arms = &search->tree.live.arms[choice->arms];
    const Hint *hints = &search->tree.live.hints[choice->arms];
    float visits = 0, priors = 0;
    for (int i = 0; i < count; i++) {
        visits += (float)arms[offered[i]].visits;
        priors += hints[offered[i]].prior;
    }
    float explore = search->net->features->explore;
    explore = explore > 0 ? explore : EXPLORE;
    float weight = explore * sqrtf(visits + 1) / priors, most = -INFINITY;
    Index best = 0;
    for (int i = 0; i < count; i++) {
        const Arm *arm = &arms[offered[i]];
        const Hint *hint = &hints[offered[i]];
        float share = 1 / (float)(arm->visits + 1);
        float bound = ((float)arm->sum + hint->guess) * share +
                      weight * hint->prior * share;
        if (bound > most) {
            most = bound;
            best = choice->arms + offered[i];
        }
    }
    return best;
}

/* Sets the utilities from what one seat gets. */
static void share_utility(Search *search, const void *state, Seat seat,
                          float worth)
{
    bool is_zero_sum = ahead_is_zero_sum(search->game, search->players);
    for (int other = 0; other < search->players; other++) {
        search->utility[other] =
            other == seat ? worth
            : is_zero_sum ? -worth
                          : ahead_worth(search->game, search->net,
                                        search->players, state, (Seat)other);
    }
}

void puct_evaluate(Search *search, Index at, const void *state)
{
    const Game *game = search->game;
    SeatSet seats = game->to_act(state);
    if (seats == SEATS_NONE) {
        for (int seat = 0; seat < search->players; seat++) {
            search->utility[seat] =
                ahead_outcome(game, search->players, state, (Seat)seat);
        }
        return;
    }
    Node *node = &search->tree.live.nodes[at];
    Seat seat = seats == SEATS_CHANCE ? search->seat : seats_first(seats);
    if (at && seats != SEATS_CHANCE && node->seats == seats && !node->choices) {
        node->choices = tree_add_choices(&search->tree, 1);
    }
    uint16_t offered[GAME_MOVES];
    Choice *choice = at && node->seats == seats && node->choices
                         ? &search->tree.live.choices[node->choices]
                         : NULL;
    int count = choice ? list_arms(search, choice, state, seat, offered) : 0;
    if (count == 0) {
        float worth =
            ahead_worth(game, search->net, search->players, state, seat);
        share_utility(search, state, seat, worth);
        return;
    }
    const Hint *hints = &search->tree.live.hints[choice->arms];
    int best = offered[0];
    for (int i = 1; i < count; i++) {
        best = hints[offered[i]].guess > hints[best].guess ? offered[i] : best;
    }
    GameState next;
    if (!ahead_is_zero_sum(game, search->players)) {
        game_copy(game, &next, state);
        game->apply(&next,
                    &search->tree.live.arms[choice->arms + (Index)best].move);
        state = &next;
    }
    share_utility(search, state, seat, hints[best].guess);
}
