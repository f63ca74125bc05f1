/* playout.c: plays at random from the tree's last node to the end of the game
 * or to the game's evaluation. */
#include "ai/search_parts.h"
#include "core/outcome.h"
#include "core/rules.h"

/* Noise added to evaluations, so that a search of a game without chance does
 * not play the same game each time. In 100 games of moulin there was no
 * difference between 0.005 and 0.02; 0.06 scored 44 % against 0.02. */
static const double BLUR = 0.01;

bool playout_is_judged(const Game *game)
{
    const GameAi *ai = game_ai(game);
    return ai->playout_limit > 0 && ai->evaluate;
}

double playout_worth(const Search *search, const void *state, Seat seat)
{
    const Game *game = search->game;
    if (game->to_act(state) != SEATS_NONE) {
        return rules_evaluate(game, state, seat) / 1000.0;
    }
    Outcome outcome = { 0 };
    game->outcome(state, &outcome);
    return outcome_utility(&outcome, search->players, seat);
}

void playout_run(Search *search, void *state)
{
    enum { STEPS = 1 << 16 }; /* distinct values of the noise */
    const Game *game = search->game;
    bool is_judged = playout_is_judged(game);
    int left = game_ai(game)->playout_limit;
    Move moves[GAME_SEATS];
    while (!(is_judged && --left <= 0) &&
           rules_random_step(game, state, search->rng, moves)) {
        game->apply(state, moves);
    }
    bool is_over = game->to_act(state) == SEATS_NONE;
    for (int seat = 0; seat < search->players; seat++) {
        double worth = playout_worth(search, state, (Seat)seat);
        if (!is_over) {
            double share = rng_below(search->rng, STEPS) / (double)STEPS;
            worth += BLUR * (2.0 * share - 1);
        }
        search->utility[seat] = worth;
    }
}
