#include "ai/internal.h"
#include "core/outcome.h"
#include "core/play.h"

static void take_outcome(Search *search, const void *state)
{
    Outcome outcome = { 0 };
    search->game->outcome(state, &outcome);
    for (int seat = 0; seat < search->players; seat++) {
        search->utility[seat] = outcome_utility(&outcome, search->players,
                                                (Seat)seat);
    }
}

static void take_guess(Search *search, const void *state)
{
    const Game *game = search->game;
    for (int seat = 0; seat < search->players; seat++) {
        search->utility[seat] =
            game->evaluate ? game->evaluate(state, (Seat)seat) / 1000.0 : 0;
    }
}

void playout_run(Search *search, void *state)
{
    const Game *game = search->game;
    bool has_limit = game->playout_limit > 0 && game->evaluate;
    int left = game->playout_limit;
    Move moves[GAME_SEATS];
    while (!(has_limit && left-- <= 0) &&
           play_random_step(game, state, search->rng, moves)) {
        game->apply(state, moves);
    }
    if (game->to_act(state) == SEATS_NONE) {
        take_outcome(search, state);
    } else {
        take_guess(search, state);
    }
}
