/* ahead.c: values the positions right after each move with a net. */
#include "ai/ahead.h"

#include <limits.h>

#include "core/outcome.h"

bool ahead_is_zero_sum(const Game *game, int players)
{
    return players == 2 && !(game->ai->features->draw < 0);
}

float ahead_outcome(const Game *game, int players, const void *state, Seat seat)
{
    Outcome outcome = { 0 };
    game->outcome(state, &outcome);
    bool is_draw = outcome.balance[seat] == 0 && outcome.losers == SEATS_NONE;
    return players == 2 && is_draw
               ? game->ai->features->draw
               : (float)outcome_utility(&outcome, players, seat);
}

float ahead_worth(const Game *game, const Net *net, int players,
                  const void *state, Seat seat)
{
    if (game->to_act(state) != SEATS_NONE) {
        return net_value(net, state, seat);
    }
    return ahead_outcome(game, players, state, seat);
}

/* Moves the `width` moves of the most merit to the front and drops the rest. */
static void keep_best(int width, MoveList *list, float *merits)
{
    int kept = 0;
    for (int i = 0; i < list->count; i++) {
        Move move = list->at[i];
        float merit = merits[i];
        if (kept == width && merit <= merits[kept - 1]) {
            continue;
        }
        int at = kept < width ? kept++ : kept - 1;
        for (; at > 0 && merits[at - 1] < merit; at--) {
            merits[at] = merits[at - 1];
            list->at[at] = list->at[at - 1];
        }
        merits[at] = merit;
        list->at[at] = move;
    }
    list->count = kept;
}

void ahead_list(const Game *game, const Net *net, const void *state, Seat seat,
                MoveList *out)
{
    int width = net->features->width;
    out->count = 0;
    game->moves(state, seat, out);
    if (width > 0 && out->count > width && game->ai->order) {
        float merits[GAME_MOVES];
        for (int i = 0; i < out->count; i++) {
            merits[i] = (float)game->ai->order(state, seat, out->at[i]);
        }
        keep_best(width, out, merits);
    }
}

float ahead_value(const Game *game, const Net *net, int players,
                  const void *state, Seat seat, Move move)
{
    GameState next;
    game_copy(game, &next, state);
    game->apply(&next, &move);
    return ahead_worth(game, net, players, &next, seat);
}

/* Moves that have the same bits under a mask, and what they are worth; key
 * holds their other bits. */
typedef struct Judged {
    int count, best; /* best: the index of the move that is worth most */
    int guess;       /* where the next key asked for may be */
    Move key[GAME_MOVES];
    float value[GAME_MOVES];
} Judged;

/* What the moves are chosen among. */
typedef struct Choices {
    const Game *game;
    const Net *net;
    int players;
    const void *state;
    Seat seat;
    const MoveList *all;
} Choices;

/* Judges the moves that have the bits of like under the mask. */
static void judge_line(const Choices *among, Move like, Move mask, Judged *out)
{
    out->count = out->best = out->guess = 0;
    for (int i = 0; i < among->all->count; i++) {
        Move move = among->all->at[i];
        if ((move & mask) != (like & mask)) {
            continue;
        }
        float value = ahead_value(among->game, among->net, among->players,
                                  among->state, among->seat, move);
        out->best = value > out->value[out->best] || out->count == 0
                        ? out->count
                        : out->best;
        out->key[out->count] = move & ~mask;
        out->value[out->count++] = value;
    }
}

/* Returns the value under a key; -1 if there is none. Keys are mostly asked for
 * in the order of the list. */
static float line_value(Judged *line, Move key)
{
    for (int i = 0; i < line->count; i++) {
        int at = line->guess;
        line->guess = at + 1 < line->count ? at + 1 : 0;
        if (line->key[at] == key) {
            return line->value[at];
        }
    }
    return -1;
}

static Move best_by_order(const Choices *among)
{
    Move best = among->all->at[0];
    int most = INT_MIN;
    for (int i = 0; i < among->all->count; i++) {
        Move move = among->all->at[i];
        int merit = among->game->ai->order(among->state, among->seat, move);
        best = merit > most ? move : best;
        most = merit > most ? merit : most;
    }
    return best;
}

/* Keeps the best `width` moves but judges few. A move is a part
 * (GameFeatures.part) and a rest. Every rest is judged with the part of the
 * move that `order` likes best, then every part with the best of these rests.
 * The moves with the highest sums of the two judgements are judged themselves.
 * Of moves that are worth exactly the same only the first is kept, because they
 * nearly always do the same. */
static void judge_parts(const Choices *among, MoveList *list, float *values)
{
    Move part = among->net->features->part;
    Judged rests, parts;
    float sums[GAME_MOVES];
    judge_line(among, best_by_order(among), part, &rests);
    judge_line(among, rests.key[rests.best], ~part, &parts);
    for (int i = 0; i < list->count; i++) {
        sums[i] = line_value(&rests, list->at[i] & ~part) +
                  line_value(&parts, list->at[i] & part);
    }
    keep_best(among->net->features->width, list, sums);
    int kept = 0;
    for (int i = 0; i < list->count; i++) {
        float value = ahead_value(among->game, among->net, among->players,
                                  among->state, among->seat, list->at[i]);
        bool is_new = true;
        for (int k = 0; k < kept; k++) {
            is_new = is_new && (value < values[k] || value > values[k]);
        }
        list->at[kept] = list->at[i];
        values[kept] = value;
        kept += is_new;
    }
    list->count = kept;
}

void ahead_moves(const Game *game, const Net *net, int players,
                 const void *state, Seat seat, MoveList *out, float *values)
{
    const GameFeatures *features = net->features;
    if (features->part) {
        out->count = 0;
        game->moves(state, seat, out);
    } else {
        ahead_list(game, net, state, seat, out);
    }
    if (features->part && out->count > features->width) {
        Choices among = { game, net, players, state, seat, out };
        judge_parts(&among, out, values);
        return;
    }
    for (int i = 0; i < out->count; i++) {
        values[i] = ahead_value(game, net, players, state, seat, out->at[i]);
    }
}
