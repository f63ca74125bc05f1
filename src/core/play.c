/* play.c: the only place where turns are taken. The game says what a seat may
 * choose. This file says who is asked, when a step is complete, what a fault
 * costs and what undo takes back. */
#include "core/play.h"

#include <assert.h>
#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/outcome.h"
#include "core/rules.h"
#include "core/seeds.h"

void play_init(Play *play, const Game *game, const GameConfig *config,
               const void *start)
{
    *play = (Play){
        .game = game,
        .config = *config,
        .players = config_players(game, config),
        .is_imposed = game->referee && game->referee->is_imposed,
    };
    play_restart(play, start);
}

void play_begin(Play *play, const Game *game, const GameConfig *config,
                int64_t seed, const char *name, Rng *rng)
{
    GameState start;
    rng_seed(rng, (uint64_t)seed);
    rules_setup(game, &start, config, rng);
    play_init(play, game, config, &start);
    play->has_seed = true;
    play->seed = seed;
    SEATS_EACH (seat, seats_all(play->players)) {
        play_set_name(play, seat, name);
    }
}

/* Withdraws all choices and cancels an end outside the rules. */
static void clear_turn(Play *play)
{
    play->chosen = SEATS_NONE;
    play->end = PLAY_BY_RULES;
    play->losers = play->out = SEATS_NONE;
    memset(play->faults, 0, sizeof play->faults);
}

void play_restart(Play *play, const void *start)
{
    clear_turn(play);
    play_drop_comments(play, 0);
    play->step_count = play->undone_count = 0;
    game_copy(play->game, &play->start, start);
    game_copy(play->game, &play->state, start);
}

void play_done(Play *play)
{
    play_drop_comments(play, 0);
    free(play->comments);
    free(play->steps);
    for (int s = 0; s < GAME_SEATS; s++) {
        free(play->own_names[s]);
    }
    *play = (Play){ 0 };
}

void play_set_name(Play *play, Seat seat, const char *name)
{
    char *old = play->own_names[seat];
    if (!old || strcmp(old, name) != 0) {
        play->own_names[seat] = mem_copy_string(name);
        free(old);
    }
    play->names[seat] = play->own_names[seat];
}

bool play_is_over(const Play *play)
{
    return play->end != PLAY_BY_RULES ||
           play->game->to_act(&play->state) == SEATS_NONE;
}

void play_outcome(const Play *play, Outcome *out)
{
    *out = (Outcome){ 0 };
    if (play->end == PLAY_BY_RULES) {
        play->game->outcome(&play->state, out);
    } else if (play->end == PLAY_ADJUDICATED) {
        out->reason = "adjudicated";
    } else {
        out->reason = "forfeit";
        out->losers = play->losers;
        for (Seat s = 0; s < play->players; s++) {
            out->balance[s] = outcome_forfeit(play->players, play->losers, s);
        }
    }
}

SeatSet play_owing(const Play *play)
{
    if (play->end != PLAY_BY_RULES || play->vacant) {
        return SEATS_NONE;
    }
    SeatSet acting = play->game->to_act(&play->state);
    return acting & (SeatSet) ~(play->chosen | SEATS_CHANCE);
}

bool play_choose(Play *play, Seat seat, Move move)
{
    if (play->end != PLAY_BY_RULES) {
        return false;
    }
    play->choices[seat] = move;
    play->chosen |= SEATS_ONE(seat);
    return play->chosen == play->game->to_act(&play->state);
}

void play_reopen(Play *play, Seat seat)
{
    play->chosen &= (SeatSet)~SEATS_ONE(seat);
}

void play_draw(Play *play, Rng *rng)
{
    Rng own;
    Move drawn[GAME_SEATS];
    if (play->game->to_act(&play->state) != SEATS_CHANCE) {
        return;
    }
    if (!rng) {
        rng_seed(&own, play_step_seed(play, play->step_count));
    }
    rules_random_step(play->game, &play->state, rng ? rng : &own, drawn);
    play_choose(play, SEAT_CHANCE, drawn[0]);
}

Move play_ask(const Play *play, Seat seat, Thinking *thinking)
{
    GameState view;
    const void *seen = &play->state;
    if (play->game->redact) {
        game_view(play->game, seen, seat, &view);
        seen = &view;
    }
    return player_choose(play->seated[seat], seen, seat, thinking);
}

bool play_take(Play *play, Seat seat, Move move)
{
    if (move != MOVE_NONE) {
        return play_choose(play, seat, move);
    }
    const PlayerFault *fault = player_fault(play->seated[seat]);
    if (fault->is_invalid) {
        play_impose(play, seat, fault->answer);
    } else {
        play_drop(play, seat);
    }
    return play->end == PLAY_BY_RULES &&
           play->chosen == play->game->to_act(&play->state);
}

/* Chooses the pass for every seat that is to act and is out. */
static void pass(Play *play)
{
    SeatSet acting = play->game->to_act(&play->state);
    SEATS_EACH (seat, play->out & acting & (SeatSet)~play->chosen) {
        play_choose(play, seat,
                    play->game->referee->impose(&play->state, seat, NULL));
    }
}

void play_step(Play *play, const Move *moves)
{
    SeatSet acted = play->game->to_act(&play->state);
    if (play->step_count == play->capacity) {
        play->capacity = play->capacity ? play->capacity * 2 : 64;
        play->steps =
            mem_resize(play->steps, play->capacity * sizeof *play->steps);
    }
    PlayStep *step = &play->steps[play->step_count++];
    *step = (PlayStep){ .acted = acted };
    memcpy(step->moves, moves, (size_t)seats_count(acted) * sizeof *moves);
    play->undone_count = 0;
    play->chosen = SEATS_NONE;
    for (Seat s = 0; s < play->players; s++) {
        if (play->seated[s]) {
            player_observe_step(play->seated[s], s, &play->state, moves);
        }
    }
    play->game->apply(&play->state, step->moves);
    if (play->out) {
        pass(play);
    }
    if (play->step_limit && play->step_count >= play->step_limit &&
        !play_is_over(play)) {
        play->end = PLAY_ADJUDICATED;
    }
}

void play_step_chosen(Play *play)
{
    Move moves[GAME_SEATS];
    int count = 0;
    assert(play->chosen == play->game->to_act(&play->state));
    SEATS_EACH (seat, play->chosen) {
        moves[count++] = play->choices[seat];
    }
    play_step(play, moves);
}

bool play_step_text(Play *play, const char *text, Error *err)
{
    Move moves[GAME_SEATS];
    if (rules_read_step(play->game, &play->state, text, moves, err) !=
        MOVE_FITS) {
        return false;
    }
    play_step(play, moves);
    return true;
}

void play_impose(Play *play, Seat seat, const char *answer)
{
    const GameReferee *rules = play->game->referee;
    if (!play->is_imposed || !rules || !rules->impose) {
        play_drop(play, seat);
        return;
    }
    play_choose(play, seat, rules->impose(&play->state, seat, answer));
    if (++play->faults[seat] == play->fault_limit) {
        play->out |= SEATS_ONE(seat);
    }
}

void play_drop(Play *play, Seat seat)
{
    const GameReferee *rules = play->game->referee;
    if (play->players > 2 && rules && rules->impose) {
        play->out |= SEATS_ONE(seat);
        pass(play);
    } else {
        play_forfeit(play, SEATS_ONE(seat));
    }
}

void play_forfeit(Play *play, SeatSet losers)
{
    play->end = PLAY_FORFEIT;
    play->losers |= losers;
    play->chosen = SEATS_NONE;
}

void play_comment(Play *play, Seat seat, const char *text)
{
    play->comments = mem_resize(play->comments, (play->comment_count + 1) *
                                                    sizeof *play->comments);
    play->comments[play->comment_count++] = (PlayComment){
        .move = (int)play->step_count + 1,
        .player = seat + 1,
        .text = mem_copy_string(text),
    };
}

void play_drop_comments(Play *play, size_t steps)
{
    size_t kept = 0;
    for (size_t i = 0; i < play->comment_count; i++) {
        if ((size_t)play->comments[i].move <= steps) {
            play->comments[kept++] = play->comments[i];
        } else {
            free(play->comments[i].text);
        }
    }
    play->comment_count = kept;
}

void play_state_at(const Play *play, size_t steps, void *out)
{
    game_copy(play->game, out, &play->start);
    for (size_t i = 0; i < steps; i++) {
        play->game->apply(out, play->steps[i].moves);
    }
}

void play_go_to(Play *play, size_t steps)
{
    size_t known = play->step_count + play->undone_count;
    assert(steps <= known);
    clear_turn(play);
    if (steps == play->step_count) {
        return;
    }
    play_drop_comments(play, steps);
    play_state_at(play, steps, &play->state);
    play->step_count = steps;
    play->undone_count = known - steps;
    for (Seat s = 0; s < play->players; s++) {
        if (play->seated[s]) {
            player_forget(play->seated[s]);
        }
    }
}

SeatSet play_stops(const Play *play)
{
    return play->humans ? play->humans : seats_all(play->players);
}

size_t play_last_choice(const Play *play, SeatSet seats)
{
    for (size_t i = play->step_count; i > 0; i--) {
        if (play->steps[i - 1].acted & seats) {
            return i - 1;
        }
    }
    return play->step_count;
}

size_t play_next_choice(const Play *play, SeatSet seats)
{
    size_t end = play->step_count + play->undone_count;
    size_t target = play->step_count + (play->undone_count > 0);
    while (target < end && !(play->steps[target].acted & seats)) {
        target++;
    }
    return target;
}

void play_view(const Play *play, const void *state, Seat seat, void *out)
{
    if (play_is_over(play)) {
        game_copy(play->game, out, state);
    } else {
        game_view(play->game, state, seat, out);
    }
}

bool play_view_moves(const Play *play, const void *before, const Move *moves,
                     Seat seat, Move *out)
{
    if (play->game->redact && !play_is_over(play)) {
        return rules_view_step(play->game, before, moves, seat, out);
    }
    int count = seats_count(play->game->to_act(before));
    memcpy(out, moves, (size_t)count * sizeof *moves);
    return true;
}

bool play_has_secrets(const Play *play)
{
    return play->game->redact ||
           seats_count(play->game->to_act(&play->start)) > 1;
}

uint64_t play_step_seed(const Play *play, size_t step)
{
    return seeds_of_step(play->seed, play->salt, step);
}
