/* state.h: a game's state as JSON, and back. */
#ifndef JOUTE_STATE_H
#define JOUTE_STATE_H

#include "base/json.h"
#include "joute/game.h"

/* The state object; of a redacted state, the player view. */
void state_write(const Game *game, int players, const void *state,
                 JsonWriter *out);

/* Reads a state object and checks everything. False leaves state as it was. */
bool state_read(const Game *game, const GameConfig *config, const JsonAt *json,
                void *state, Error *err);

/* Reads what seat was shown as a redacted state. */
bool state_read_view(const Game *game, const GameConfig *config, Seat seat,
                     const JsonAt *json, void *state, Error *err);

/* The member "turn": 1..4, "all", "chance" or "over". */
void state_write_turn(SeatSet to_act, JsonWriter *out);

/* What "turn" says: one seat, all of them, the chance seat, or nobody when
 * over. state_read checks afterwards that the state agrees. */
bool state_read_turn(const JsonAt *json, int players, SeatSet *out, Error *err);

#endif
