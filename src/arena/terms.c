#include "arena/terms.h"

#include "core/config.h"
#include "core/record.h"

static const GameReferee any_rules = { .move_ms = 10000 };

void terms_init(Terms *terms, const Game *game, const GameConfig *config)
{
    const GameReferee *rules = game->referee ? game->referee : &any_rules;
    *terms = (Terms){
        .game = game,
        .config = *config,
        .players = config_players(game, config),
        .rules = rules,
        .games = 1,
        .max_plies = TERMS_PLIES,
        .clock_ms = rules->clock_ms,
        .move_ms = rules->move_ms,
        .is_clock_of_match = rules->clock_ms > 0,
        .is_swapped = true,
        .is_imposed = rules->is_imposed,
        .has_sandbox = true,
        .limits = process_default_limits,
        .jobs = 1,
        .starts = TERMS_STARTS,
        .errors_to = -1,
    };
}

int64_t terms_block(const Terms *terms)
{
    int64_t group = terms_group(terms);
    bool is_clocked = terms->is_clock_of_match && terms->clock_ms > 0;
    return terms->rules->is_match_lost || is_clocked
               ? terms->games
               : TERMS_BLOCK / group * group;
}

int64_t terms_game_seed(const Terms *terms, int64_t game)
{
    return (terms->seed + game / terms_group(terms)) & RECORD_SEED_MAX;
}

int64_t terms_player_seed(const Terms *terms, int player, int64_t block)
{
    Rng rng;
    rng_seed(&rng, (uint64_t)terms->seed * 0x9e3779b97f4a7c15u +
                       (uint64_t)block * GAME_SEATS + (uint64_t)player);
    return (int64_t)(rng_next(&rng) & (uint64_t)RECORD_SEED_MAX);
}

int terms_player_at(const Terms *terms, int64_t game, Seat seat)
{
    int64_t turn = terms->is_swapped ? game % terms->players : 0;
    return (int)((seat + turn) % terms->players);
}

Seat terms_seat_of(const Terms *terms, int64_t game, int player)
{
    int64_t turn = terms->is_swapped ? game % terms->players : 0;
    return (Seat)((player - turn + terms->players) % terms->players);
}
