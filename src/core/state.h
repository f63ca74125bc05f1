/* state.h: reads and writes the state of a game as JSON. */
#ifndef JOUTE_STATE_H
#define JOUTE_STATE_H

#include "base/json.h"
#include "joute/game.h"

/* Writes a state as an object. If it is redacted, the object is a player's
 * view. */
void state_write(const Game *game, int players, const void *state,
                 JsonWriter *out);

/* Reads the object that state_write writes and checks everything. If it returns
 * false, state is unchanged. */
bool state_read(const Game *game, const GameConfig *config, const JsonAt *json,
                void *state, Error *err);

/* Reads the view of a seat as a redacted state. */
bool state_read_view(const Game *game, const GameConfig *config, Seat seat,
                     const JsonAt *json, void *state, Error *err);

/* Writes the value of "turn": 1..4, "all", "chance" or "over". */
void state_write_turn(SeatSet to_act, JsonWriter *out);

/* Reads the value of "turn" as a set: one seat, all of them, the chance seat,
 * or none if the game is over. state_read checks afterwards that the state
 * agrees. */
bool state_read_turn(const JsonAt *json, int players, SeatSet *out, Error *err);

#endif
