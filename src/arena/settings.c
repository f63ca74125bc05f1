/* settings.c: the usual settings of a match in each game, who sits where in
 * which game, and the seeds. */
#include "arena/settings.h"

#include "core/config.h"
#include "core/record.h"

static const GameReferee any_rules = { .move_ms = 10000 };

void settings_init(MatchSettings *settings, const Game *game,
                   const GameConfig *config)
{
    const GameReferee *rules = game->referee ? game->referee : &any_rules;
    *settings = (MatchSettings){
        .game = game,
        .config = *config,
        .players = config_players(game, config),
        .rules = rules,
        .games = 1,
        .max_plies = SETTINGS_PLIES,
        .clock_ms = rules->clock_ms,
        .move_ms = rules->move_ms,
        .is_clock_of_match = rules->clock_ms > 0,
        .is_swapped = true,
        .is_imposed = rules->is_imposed,
        .has_sandbox = true,
        .limits = process_default_limits,
        .jobs = 1,
        .starts = SETTINGS_STARTS,
        .errors_to = -1,
    };
}

int64_t settings_block(const MatchSettings *settings)
{
    int64_t group = settings_group(settings);
    bool is_clocked = settings->is_clock_of_match && settings->clock_ms > 0;
    return settings->rules->is_match_lost || is_clocked
               ? settings->games
               : SETTINGS_BLOCK / group * group;
}

int64_t settings_game_seed(const MatchSettings *settings, int64_t game)
{
    return (settings->seed + game / settings_group(settings)) & RECORD_SEED_MAX;
}

int64_t settings_player_seed(const MatchSettings *settings, int player,
                             int64_t block)
{
    Rng rng;
    rng_seed(&rng, (uint64_t)settings->seed * 0x9e3779b97f4a7c15u +
                       (uint64_t)block * GAME_SEATS + (uint64_t)player);
    return (int64_t)(rng_next(&rng) & (uint64_t)RECORD_SEED_MAX);
}

int settings_player_at(const MatchSettings *settings, int64_t game, Seat seat)
{
    int64_t turn = settings->is_swapped ? game % settings->players : 0;
    return (int)((seat + turn) % settings->players);
}

Seat settings_seat_of(const MatchSettings *settings, int64_t game, int player)
{
    int64_t turn = settings->is_swapped ? game % settings->players : 0;
    return (Seat)((player - turn + settings->players) % settings->players);
}
