/* ahead.c: values the positions right after each move with a net. */
#include "ai/ahead.h"

#include "core/outcome.h"

float ahead_worth(const Game *game, const Net *net, int players,
                  const void *state, Seat seat)
{
    if (game->to_act(state) != SEATS_NONE) {
        return net_value(net, state, seat);
    }
    Outcome outcome = { 0 };
    game->outcome(state, &outcome);
    return (float)outcome_utility(&outcome, players, seat);
}

/* Moves the best `width` moves by the game's order to the front and drops the
 * rest. */
static void keep_best(const Game *game, const void *state, Seat seat, int width,
                      MoveList *list)
{
    int merit[GAME_MOVES], kept = 0;
    for (int i = 0; i < list->count; i++) {
        Move move = list->at[i];
        int value = game->ai->order(state, seat, move);
        if (kept == width && value <= merit[kept - 1]) {
            continue;
        }
        int at = kept < width ? kept++ : kept - 1;
        for (; at > 0 && merit[at - 1] < value; at--) {
            merit[at] = merit[at - 1];
            list->at[at] = list->at[at - 1];
        }
        merit[at] = value;
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
        keep_best(game, state, seat, width, out);
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

void ahead_moves(const Game *game, const Net *net, int players,
                 const void *state, Seat seat, MoveList *out, float *values)
{
    ahead_list(game, net, state, seat, out);
    for (int i = 0; i < out->count; i++) {
        values[i] = ahead_value(game, net, players, state, seat, out->at[i]);
    }
}
