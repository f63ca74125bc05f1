/* match.c: the only place where turns are taken. The game says what a seat may
 * choose. This file says who is asked, when a step is complete, what a fault
 * costs and what undo takes back. */
#include "core/match.h"

#include <assert.h>
#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/outcome.h"
#include "core/play.h"

void match_init(Match *match, const Game *game, const GameConfig *config,
                const void *start)
{
    *match = (Match){
        .game = game,
        .config = *config,
        .players = config_players(game, config),
        .is_imposed = game->referee && game->referee->is_imposed,
    };
    match_restart(match, start);
}

void match_begin(Match *match, const Game *game, const GameConfig *config,
                 int64_t seed, const char *name, Rng *rng)
{
    GameState start;
    rng_seed(rng, (uint64_t)seed);
    play_setup(game, &start, config, rng);
    match_init(match, game, config, &start);
    match->has_seed = true;
    match->seed = seed;
    SEATS_EACH (seat, seats_all(match->players)) {
        match_set_name(match, seat, name);
    }
}

/* Withdraws all choices and cancels an end outside the rules. */
static void clear_turn(Match *match)
{
    match->chosen = SEATS_NONE;
    match->end = MATCH_BY_RULES;
    match->losers = match->out = SEATS_NONE;
    memset(match->faults, 0, sizeof match->faults);
}

void match_restart(Match *match, const void *start)
{
    clear_turn(match);
    match_drop_comments(match, 0);
    match->step_count = match->undone_count = 0;
    game_copy(match->game, &match->start, start);
    game_copy(match->game, &match->state, start);
}

void match_done(Match *match)
{
    match_drop_comments(match, 0);
    free(match->comments);
    free(match->steps);
    for (int s = 0; s < GAME_SEATS; s++) {
        free(match->names[s]);
    }
    *match = (Match){ 0 };
}

void match_set_name(Match *match, Seat seat, const char *name)
{
    char *old = match->names[seat];
    if (!old || strcmp(old, name) != 0) {
        match->names[seat] = mem_copy_string(name);
        free(old);
    }
}

bool match_is_over(const Match *match)
{
    return match->end != MATCH_BY_RULES ||
           match->game->to_act(&match->state) == SEATS_NONE;
}

void match_outcome(const Match *match, Outcome *out)
{
    *out = (Outcome){ 0 };
    if (match->end == MATCH_BY_RULES) {
        match->game->outcome(&match->state, out);
    } else if (match->end == MATCH_ADJUDICATED) {
        out->reason = "adjudicated";
    } else {
        out->reason = "forfeit";
        out->losers = match->losers;
        for (Seat s = 0; s < match->players; s++) {
            out->balance[s] = outcome_forfeit(match->players, match->losers, s);
        }
    }
}

SeatSet match_owing(const Match *match)
{
    if (match->end != MATCH_BY_RULES || match->vacant) {
        return SEATS_NONE;
    }
    SeatSet acting = match->game->to_act(&match->state);
    return acting & (SeatSet) ~(match->chosen | SEATS_CHANCE);
}

bool match_choose(Match *match, Seat seat, Move move)
{
    if (match->end != MATCH_BY_RULES) {
        return false;
    }
    match->choices[seat] = move;
    match->chosen |= SEATS_ONE(seat);
    return match->chosen == match->game->to_act(&match->state);
}

void match_reopen(Match *match, Seat seat)
{
    match->chosen &= (SeatSet)~SEATS_ONE(seat);
}

void match_draw(Match *match, Rng *rng)
{
    Rng own;
    Move drawn[GAME_SEATS];
    if (match->game->to_act(&match->state) != SEATS_CHANCE) {
        return;
    }
    if (!rng) {
        rng_seed(&own, match_step_seed(match, match->step_count));
    }
    play_random_step(match->game, &match->state, rng ? rng : &own, drawn);
    match_choose(match, SEAT_CHANCE, drawn[0]);
}

Move match_ask(const Match *match, Seat seat, Thinking *thinking)
{
    GameState view;
    const void *seen = &match->state;
    if (match->game->redact) {
        game_view(match->game, seen, seat, &view);
        seen = &view;
    }
    return player_choose(match->seated[seat], seen, seat, thinking);
}

bool match_take(Match *match, Seat seat, Move move)
{
    if (move != MOVE_NONE) {
        return match_choose(match, seat, move);
    }
    const PlayerFault *fault = player_fault(match->seated[seat]);
    if (fault->is_invalid) {
        match_impose(match, seat, fault->answer);
    } else {
        match_drop(match, seat);
    }
    return match->end == MATCH_BY_RULES &&
           match->chosen == match->game->to_act(&match->state);
}

/* Chooses the pass for every seat that is to act and is out. */
static void pass(Match *match)
{
    SeatSet acting = match->game->to_act(&match->state);
    SEATS_EACH (seat, match->out & acting & (SeatSet)~match->chosen) {
        match_choose(match, seat,
                     match->game->referee->impose(&match->state, seat, NULL));
    }
}

void match_play(Match *match, const Move *moves)
{
    SeatSet acted = match->game->to_act(&match->state);
    if (match->step_count == match->capacity) {
        match->capacity = match->capacity ? match->capacity * 2 : 64;
        match->steps =
            mem_resize(match->steps, match->capacity * sizeof *match->steps);
    }
    MatchStep *step = &match->steps[match->step_count++];
    *step = (MatchStep){ .acted = acted };
    memcpy(step->moves, moves, (size_t)seats_count(acted) * sizeof *moves);
    match->undone_count = 0;
    match->chosen = SEATS_NONE;
    for (Seat s = 0; s < match->players; s++) {
        if (match->seated[s]) {
            player_observe_step(match->seated[s], s, &match->state, moves);
        }
    }
    match->game->apply(&match->state, step->moves);
    if (match->out) {
        pass(match);
    }
    if (match->step_limit && match->step_count >= match->step_limit &&
        !match_is_over(match)) {
        match->end = MATCH_ADJUDICATED;
    }
}

void match_play_chosen(Match *match)
{
    Move moves[GAME_SEATS];
    int count = 0;
    assert(match->chosen == match->game->to_act(&match->state));
    SEATS_EACH (seat, match->chosen) {
        moves[count++] = match->choices[seat];
    }
    match_play(match, moves);
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

void match_impose(Match *match, Seat seat, const char *answer)
{
    const GameReferee *rules = match->game->referee;
    if (!match->is_imposed || !rules || !rules->impose) {
        match_drop(match, seat);
        return;
    }
    match_choose(match, seat, rules->impose(&match->state, seat, answer));
    if (++match->faults[seat] == rules->faults) {
        match->out |= SEATS_ONE(seat);
    }
}

void match_drop(Match *match, Seat seat)
{
    const GameReferee *rules = match->game->referee;
    if (match->players > 2 && rules && rules->impose) {
        match->out |= SEATS_ONE(seat);
        pass(match);
    } else {
        match_forfeit(match, SEATS_ONE(seat));
    }
}

void match_forfeit(Match *match, SeatSet losers)
{
    match->end = MATCH_FORFEIT;
    match->losers |= losers;
    match->chosen = SEATS_NONE;
}

void match_comment(Match *match, Seat seat, const char *text)
{
    match->comments = mem_resize(match->comments, (match->comment_count + 1) *
                                                      sizeof *match->comments);
    match->comments[match->comment_count++] = (MatchComment){
        .move = (int)match->step_count + 1,
        .player = seat + 1,
        .text = mem_copy_string(text),
    };
}

void match_drop_comments(Match *match, size_t steps)
{
    size_t kept = 0;
    for (size_t i = 0; i < match->comment_count; i++) {
        if ((size_t)match->comments[i].move <= steps) {
            match->comments[kept++] = match->comments[i];
        } else {
            free(match->comments[i].text);
        }
    }
    match->comment_count = kept;
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
    clear_turn(match);
    if (steps == match->step_count) {
        return;
    }
    match_drop_comments(match, steps);
    match_state_at(match, steps, &match->state);
    match->step_count = steps;
    match->undone_count = known - steps;
    for (Seat s = 0; s < match->players; s++) {
        if (match->seated[s]) {
            player_forget(match->seated[s]);
        }
    }
}

SeatSet match_stops(const Match *match)
{
    return match->humans ? match->humans : seats_all(match->players);
}

size_t match_last_choice(const Match *match, SeatSet seats)
{
    for (size_t i = match->step_count; i > 0; i--) {
        if (match->steps[i - 1].acted & seats) {
            return i - 1;
        }
    }
    return match->step_count;
}

size_t match_next_choice(const Match *match, SeatSet seats)
{
    size_t end = match->step_count + match->undone_count;
    size_t target = match->step_count + (match->undone_count > 0);
    while (target < end && !(match->steps[target].acted & seats)) {
        target++;
    }
    return target;
}

void match_view(const Match *match, const void *state, Seat seat, void *out)
{
    if (match_is_over(match)) {
        game_copy(match->game, out, state);
    } else {
        game_view(match->game, state, seat, out);
    }
}

bool match_view_moves(const Match *match, const void *before, const Move *moves,
                      Seat seat, Move *out)
{
    if (match->game->redact && !match_is_over(match)) {
        return play_view_step(match->game, before, moves, seat, out);
    }
    int count = seats_count(match->game->to_act(before));
    memcpy(out, moves, (size_t)count * sizeof *moves);
    return true;
}

bool match_has_secrets(const Match *match)
{
    return match->game->redact ||
           seats_count(match->game->to_act(&match->start)) > 1;
}

/* The seed is multiplied, so that games with neighbouring seeds share no seed
 * of a step. */
uint64_t match_step_seed(const Match *match, size_t step)
{
    return (uint64_t)match->seed * 0x9e3779b97f4a7c15u + match->salt + step;
}
