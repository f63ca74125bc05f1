/* duel.c: plays games between computer players and counts the results. */
#include "duel.h"

#include "core/outcome.h"
#include "core/play.h"

void duel_play(const Game *game, const GameConfig *config,
               Player *const *players, uint64_t seed, double *utility)
{
    Play play;
    Rng rng;
    Outcome outcome;
    play_begin(&play, game, config, (int64_t)seed, "", &rng);
    memcpy(play.seated, players, (size_t)play.players * sizeof *play.seated);
    while (!play_is_over(&play)) {
        if (game->to_act(&play.state) == SEATS_CHANCE) {
            play_draw(&play, &rng);
        }
        SEATS_EACH (seat, play_owing(&play)) {
            play_choose(&play, seat, play_ask(&play, seat, NULL));
        }
        play_step_chosen(&play);
    }
    play_outcome(&play, &outcome);
    for (Seat s = 0; s < play.players; s++) {
        utility[s] = outcome_utility(&outcome, play.players, s);
    }
    play_done(&play);
}

void duel_add_game(const Duel *duel, int index, DuelScore *score)
{
    int count = config_players(duel->game, &duel->config);
    int own = index / 2 % (count - 1) +
              1; /* the seat of the first player in odd games */
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
