#include "ai/duel.h"

#include "core/outcome.h"
#include "core/play.h"

static Move ask(const Game *game, Player *player, const void *state, Seat seat)
{
    GameState view;
    game_copy(game, &view, state);
    if (game->redact) {
        game->redact(&view, seat);
    }
    return player_choose(player, &view, seat, NULL);
}

static void ask_all(const Game *game, Player *const *players, const void *state,
                    Move *out)
{
    for (SeatSet left = game->to_act(state); left;
         left &= (SeatSet)(left - 1)) {
        Seat seat = seats_first(left);
        *out++ = ask(game, players[seat], state, seat);
    }
}

void duel_play(const Game *game, const GameConfig *config,
               Player *const *players, uint64_t seed, double *utility)
{
    GameState state;
    Rng rng;
    int count = config_players(game, config);
    rng_seed(&rng, seed);
    play_setup(game, &state, config, &rng);
    for (SeatSet acts = game->to_act(&state); acts;
         acts = game->to_act(&state)) {
        Move moves[GAME_SEATS];
        if (acts == SEATS_CHANCE) {
            play_random_step(game, &state, &rng, moves);
        } else {
            ask_all(game, players, &state, moves);
        }
        for (int seat = 0; seat < count; seat++) {
            player_observe_step(players[seat], (Seat)seat, &state, moves);
        }
        game->apply(&state, moves);
    }
    Outcome outcome = { 0 };
    game->outcome(&state, &outcome);
    for (int seat = 0; seat < count; seat++) {
        utility[seat] = outcome_utility(&outcome, count, (Seat)seat);
    }
}

static void count_game(double utility, DuelScore *score)
{
    score->games++;
    score->wins += utility > 0;
    score->losses += utility < 0;
    score->draws += !(utility > 0) && !(utility < 0);
    score->points += (utility + 1) / 2;
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
    count_game(utility[own], score);
}
