/* duel.c: plays games between computer players and counts the results. */
#include "duel.h"

#include "core/match.h"
#include "core/outcome.h"

void duel_play(const Game *game, const GameConfig *config,
               Player *const *players, uint64_t seed, double *utility)
{
    Match match;
    Rng rng;
    Outcome outcome;
    match_begin(&match, game, config, (int64_t)seed, "", &rng);
    memcpy(match.seated, players, (size_t)match.players * sizeof *match.seated);
    while (!match_is_over(&match)) {
        if (game->to_act(&match.state) == SEATS_CHANCE) {
            match_draw(&match, &rng);
        }
        SEATS_EACH (seat, match_owing(&match)) {
            match_choose(&match, seat, match_ask(&match, seat, NULL));
        }
        match_play_chosen(&match);
    }
    match_outcome(&match, &outcome);
    for (Seat s = 0; s < match.players; s++) {
        utility[s] = outcome_utility(&outcome, match.players, s);
    }
    match_done(&match);
}

void duel_add_game(const Duel *duel, int index, DuelScore *score)
{
    int count = config_players(duel->game, &duel->config);
    int own = index / 2 % (count - 1) + 1; /* where it sits in odd games */
    own = index % 2 ? own : 0;
    uint64_t deal = duel->seed + (uint64_t)index / 2;
    Player *players[GAME_SEATS] = { NULL };
    double utility[GAME_SEATS] = { 0 };
    for (int seat = 0; seat < count; seat++) {
        const PlayerSpec *spec = seat == own ? &duel->first : &duel->second;
        uint64_t seed = (duel->seed + (uint64_t)index) * 2 * GAME_SEATS;
        players[seat] = players_new(spec, duel->game, &duel->config,
                                    ~(seed + 2 * (uint64_t)seat));
    }
    duel_play(duel->game, &duel->config, players, deal, utility);
    for (int seat = 0; seat < count; seat++) {
        player_free(players[seat]);
    }
    score->games++;
    score->wins += utility[own] > 0;
    score->losses += utility[own] < 0;
    score->draws += !(utility[own] > 0) && !(utility[own] < 0);
    score->points += (utility[own] + 1) / 2;
}
