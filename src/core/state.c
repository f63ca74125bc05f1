/* state.c: reads and writes state objects. The game reads and writes its own
 * members; this file checks the turn and the result against the rules. */
#include "core/state.h"

#include "core/config.h"
#include "core/outcome.h"

void state_write_turn(SeatSet to_act, JsonWriter *out)
{
    if (to_act == SEATS_NONE) {
        json_string(out, "over");
    } else if (to_act == SEATS_CHANCE) {
        json_string(out, "chance");
    } else if (seats_count(to_act) > 1) {
        json_string(out, "all");
    } else {
        json_int(out, seats_first(to_act) + 1);
    }
}

bool state_read_turn(const JsonAt *json, int players, SeatSet *out, Error *err)
{
    if (json_type(json) == JSON_INT && json->value->integer >= 1 &&
        json->value->integer <= players) {
        *out = SEATS_ONE(json->value->integer - 1);
    } else if (json_is_string(json, "all")) {
        *out = (SeatSet)((1u << players) - 1);
    } else if (json_is_string(json, "chance")) {
        *out = SEATS_CHANCE;
    } else if (json_is_string(json, "over")) {
        *out = SEATS_NONE;
    } else {
        return json_refuse(
            json, err, "must be 1..%d, \"all\", \"chance\" or \"over\"",
            "doit être 1..%d, « all », « chance » ou « over »", players);
    }
    return true;
}

void state_write(const Game *game, int players, const void *state,
                 JsonWriter *out)
{
    json_begin_object(out);
    game->write_state(state, out);
    json_key(out, "result");
    if (game->to_act(state) == SEATS_NONE) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        outcome_write(&outcome, players, out);
    } else {
        json_null(out);
    }
    json_end_object(out);
}

/* Checks that "turn" and "result" are what the rules make of the other
 * members. */
static bool check_turn_and_result(const Game *game, int players,
                                  const JsonAt *json, const void *state,
                                  Error *err)
{
    JsonAt turn = json_member(json, "turn");
    JsonAt result = json_member(json, "result");
    SeatSet claimed = SEATS_NONE, to_act = game->to_act(state);
    if (!state_read_turn(&turn, players, &claimed, err)) {
        return false;
    }
    if (claimed != to_act) {
        Text wanted = { 0 };
        JsonWriter writer = { .out = &wanted };
        state_write_turn(to_act, &writer);
        json_refuse(&turn, err, "must be %s in this position",
                    "doit être %s dans cette position", text_string(&wanted));
        text_done(&wanted);
        return false;
    }
    if (to_act != SEATS_NONE) {
        return json_is_null(&result) ||
               json_refuse(&result, err, "must be null until the end",
                           "doit être null avant la fin");
    }
    Outcome outcome = { 0 };
    game->outcome(state, &outcome);
    return outcome_matches(&outcome, players, &result, err);
}

/* Lets the game read into scratch, then checks it and copies it to state. */
static bool read_checked(const Game *game, const GameConfig *config, Seat seat,
                         const JsonAt *json, void *state, Error *err)
{
    GameState scratch;
    memset(&scratch, 0, game->state_size);
    bool is_view = seat != SEAT_WATCHER && game->read_view;
    bool is_read = is_view ? game->read_view(json, config, seat, &scratch, err)
                           : game->read_state(json, config, &scratch, err);
    if (!is_read || !check_turn_and_result(game, config_players(game, config),
                                           json, &scratch, err)) {
        return false;
    }
    game_copy(game, state, &scratch);
    return true;
}

bool state_read(const Game *game, const GameConfig *config, const JsonAt *json,
                void *state, Error *err)
{
    return read_checked(game, config, SEAT_WATCHER, json, state, err);
}

bool state_read_view(const Game *game, const GameConfig *config, Seat seat,
                     const JsonAt *json, void *state, Error *err)
{
    return read_checked(game, config, seat, json, state, err);
}
