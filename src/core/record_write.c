/* record_write.c: writes a game as a record, or its current state as a state
 * document. */
#include "core/config.h"
#include "core/legal.h"
#include "core/outcome.h"
#include "core/record.h"
#include "core/rules.h"
#include "core/state.h"

void record_write_state(const Play *play, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "game", play->game->id);
    json_key(out, "options");
    config_write(play->game, &play->config, out);
    json_key(out, "state");
    state_write(play->game, play->players, &play->state, out);
    json_end_object(out);
}

/* Writes the text of one step as a JSON string. */
static void write_step(const Game *game, const void *state, const Move *moves,
                       JsonWriter *out)
{
    Text text = { 0 };
    rules_write_step(game, state, moves, &text);
    json_string(out, text_string(&text));
    text_done(&text);
}

static void write_trace(const Play *play, JsonWriter *out)
{
    const Game *game = play->game;
    GameState state;
    game_copy(game, &state, &play->start);
    json_begin_array(out);
    for (size_t i = 0; i < play->step_count; i++) {
        json_begin_object(out);
        json_key(out, "turn");
        state_write_turn(game->to_act(&state), out);
        json_key(out, "legal");
        legal_write(game, play->players, &state, out);
        json_key(out, "move");
        write_step(game, &state, play->steps[i].moves, out);
        game->apply(&state, play->steps[i].moves);
        json_key(out, "state");
        state_write(game, play->players, &state, out);
        json_end_object(out);
    }
    json_end_array(out);
}

static void write_comments(const Play *play, JsonWriter *out)
{
    json_begin_array_member(out, "comments");
    for (size_t i = 0; i < play->comment_count; i++) {
        const PlayComment *comment = &play->comments[i];
        json_begin_object(out);
        json_int_member(out, "move", comment->move);
        json_int_member(out, "player", comment->player);
        json_string_member(out, "text", comment->text);
        json_end_object(out);
    }
    json_end_array(out);
}

void record_write(const Play *play, bool with_trace, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "format", "joute-record/1");
    json_string_member(out, "game", play->game->id);
    json_key(out, "options");
    config_write(play->game, &play->config, out);
    json_key(out, "seed");
    if (play->has_seed) {
        json_int(out, play->seed);
    } else {
        json_null(out);
    }
    json_begin_array_member(out, "players");
    for (int s = 0; s < play->players; s++) {
        json_string(out, play->names[s]);
    }
    json_end_array(out);
    json_key(out, "start");
    state_write(play->game, play->players, &play->start, out);
    json_key(out, "moves");
    GameState state;
    game_copy(play->game, &state, &play->start);
    json_begin_array(out);
    for (size_t i = 0; i < play->step_count; i++) {
        write_step(play->game, &state, play->steps[i].moves, out);
        play->game->apply(&state, play->steps[i].moves);
    }
    json_end_array(out);
    json_key(out, "result");
    if (play_is_over(play)) {
        Outcome outcome;
        play_outcome(play, &outcome);
        outcome_write(&outcome, play->players, out);
    } else {
        json_null(out);
    }
    if (play->comment_count) {
        write_comments(play, out);
    }
    if (play->dialogue) {
        json_key(out, "dialogue");
        json_raw(out, play->dialogue);
    }
    if (with_trace) {
        json_key(out, "trace");
        write_trace(play, out);
    }
    json_end_object(out);
}
