/* settings.c: the default settings of a match in each game, the seat of each
 * player in each game, and the seeds. */
#include "arena/settings.h"

#include "arena/cgroup.h"
#include "core/config.h"
#include "core/rules.h"
#include "core/seeds.h"

static const GameReferee any_rules = { .move_ms = 10000 };

void settings_init(MatchSettings *settings, const Game *game,
                   const GameConfig *config)
{
    const GameReferee *rules = game->referee ? game->referee : &any_rules;
    GameState start;
    Rng rng;
    rng_seed(&rng, 0);
    rules_setup(game, &start, config, &rng);
    *settings = (MatchSettings){
        .game = game,
        .config = *config,
        .players = config_players(game, config),
        .rules = rules,
        .games = 1,
        .max_plies = SETTINGS_PLIES,
        .clock_ms = rules->clock_ms,
        .move_ms = rules->move_ms,
        .ready_ms = SETTINGS_READY_MS,
        .is_clock_of_match = rules->clock_ms > 0,
        .is_simultaneous = seats_count(game->to_act(&start)) > 1,
        .is_swapped = true,
        .is_imposed = rules->is_imposed,
        .has_sandbox = true,
        .limits = process_default_limits,
        .jobs = 1,
        .starts = SETTINGS_STARTS,
        .errors_to = -1,
    };
}

void settings_share_memory(MatchSettings *settings, int bots)
{
    if (bots > 0 && settings->limits.memory) {
        uint64_t share = cgroup_memory_limit() / (uint64_t)bots;
        if (share < settings->limits.memory) {
            settings->limits.memory = share;
        }
    }
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
    bool has_secrets = settings->game->redact != NULL;
    int64_t deal = has_secrets ? game : game / settings_group(settings);
    return seeds_of_deal(settings->seed, deal);
}

int64_t settings_player_seed(const MatchSettings *settings, int player,
                             int64_t block)
{
    return seeds_of_player(settings->seed, player, block);
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
