/* record_write.c: writes a game as a record, or its current state as a state
 * document. */
#include "core/config.h"
#include "core/legal.h"
#include "core/outcome.h"
#include "core/play.h"
#include "core/record.h"
#include "core/state.h"

void record_write_state(const Match *match, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "game", match->game->id);
    json_key(out, "options");
    config_write(match->game, &match->config, out);
    json_key(out, "state");
    state_write(match->game, match->players, &match->state, out);
    json_end_object(out);
}

/* Writes the text of one step as a JSON string. */
static void write_step(const Game *game, const void *state, const Move *moves,
                       JsonWriter *out)
{
    Text text = { 0 };
    play_write_step(game, state, moves, &text);
    json_string(out, text_string(&text));
    text_done(&text);
}

static void write_trace(const Match *match, JsonWriter *out)
{
    const Game *game = match->game;
    GameState state;
    game_copy(game, &state, &match->start);
    json_begin_array(out);
    for (size_t i = 0; i < match->step_count; i++) {
        json_begin_object(out);
        json_key(out, "turn");
        state_write_turn(game->to_act(&state), out);
        json_key(out, "legal");
        legal_write(game, match->players, &state, out);
        json_key(out, "move");
        write_step(game, &state, match->steps[i].moves, out);
        game->apply(&state, match->steps[i].moves);
        json_key(out, "state");
        state_write(game, match->players, &state, out);
        json_end_object(out);
    }
    json_end_array(out);
}

static void write_comments(const Match *match, JsonWriter *out)
{
    json_begin_array_member(out, "comments");
    for (size_t i = 0; i < match->comment_count; i++) {
        const MatchComment *comment = &match->comments[i];
        json_begin_object(out);
        json_int_member(out, "move", comment->move);
        json_int_member(out, "player", comment->player);
        json_string_member(out, "text", comment->text);
        json_end_object(out);
    }
    json_end_array(out);
}

void record_write(const Match *match, bool with_trace, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "format", "joute-record/1");
    json_string_member(out, "game", match->game->id);
    json_key(out, "options");
    config_write(match->game, &match->config, out);
    json_key(out, "seed");
    if (match->has_seed) {
        json_int(out, match->seed);
    } else {
        json_null(out);
    }
    json_begin_array_member(out, "players");
    for (int s = 0; s < match->players; s++) {
        json_string(out, match->names[s]);
    }
    json_end_array(out);
    json_key(out, "start");
    state_write(match->game, match->players, &match->start, out);
    json_key(out, "moves");
    GameState state;
    game_copy(match->game, &state, &match->start);
    json_begin_array(out);
    for (size_t i = 0; i < match->step_count; i++) {
        write_step(match->game, &state, match->steps[i].moves, out);
        match->game->apply(&state, match->steps[i].moves);
    }
    json_end_array(out);
    json_key(out, "result");
    if (match_is_over(match)) {
        Outcome outcome;
        match_outcome(match, &outcome);
        outcome_write(&outcome, match->players, out);
    } else {
        json_null(out);
    }
    if (match->comment_count) {
        write_comments(match, out);
    }
    if (with_trace) {
        json_key(out, "trace");
        write_trace(match, out);
    }
    json_end_object(out);
}
