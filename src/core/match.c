#include "core/match.h"

#include <assert.h>
#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/play.h"

void match_init(Match *match, const Game *game, const GameConfig *config,
                const void *start)
{
    *match = (Match){ .game = game, .config = *config };
    match->players = config_players(game, config);
    game_copy(game, &match->start, start);
    game_copy(game, &match->state, start);
}

void match_done(Match *match)
{
    free(match->steps);
    *match = (Match){ 0 };
}

void match_play(Match *match, const Move *moves)
{
    if (match->step_count == match->capacity) {
        match->capacity = match->capacity ? match->capacity * 2 : 64;
        match->steps =
            mem_resize(match->steps, match->capacity * sizeof *match->steps);
    }
    MatchStep *step = &match->steps[match->step_count++];
    *step = (MatchStep){ 0 };
    int count = seats_count(match->game->to_act(&match->state));
    memcpy(step->moves, moves, (size_t)count * sizeof *moves);
    match->undone_count = 0;
    match->game->apply(&match->state, moves);
}

bool match_play_text(Match *match, const char *text, Error *err)
{
    Move moves[GAME_SEATS];
    if (play_read_step(match->game, &match->state, text, moves, err) !=
        MOVE_FITS) {
        return false;
    }
    match_play(match, moves);
    return true;
}

void match_state_at(const Match *match, size_t steps, void *out)
{
    game_copy(match->game, out, &match->start);
    for (size_t i = 0; i < steps; i++) {
        match->game->apply(out, match->steps[i].moves);
    }
}

void match_go_to(Match *match, size_t steps)
{
    size_t known = match->step_count + match->undone_count;
    assert(steps <= known);
    match_state_at(match, steps, &match->state);
    match->step_count = steps;
    match->undone_count = known - steps;
}

bool match_is_over(const Match *match)
{
    return match->game->to_act(&match->state) == SEATS_NONE;
}
