/* outcome.h: how a game ended, in numbers and in JSON. */
#ifndef JOUTE_OUTCOME_H
#define JOUTE_OUTCOME_H

#include "base/json.h"
#include "joute/game.h"

/* Sets the balances from a key for each seat, the higher the better. */
void outcome_rank(Outcome *outcome, int players, const int64_t *key);

/* Sets the balances of a game that one of two seats has won. */
void outcome_win(Outcome *outcome, Seat winner);

/* The utility of FORMATS.md, in [-1, 1]. */
double outcome_utility(const Outcome *outcome, int players, Seat seat);

/* The object "result", and its members. */
void outcome_write(const Outcome *outcome, int players, JsonWriter *out);
/* The members alone, for an object with more of them. */
void outcome_write_members(const Outcome *outcome, int players,
                           JsonWriter *out);

/* Whether json is the object that outcome_write gives. */
bool outcome_matches(const Outcome *outcome, int players, const JsonAt *json,
                     Error *err);

#endif
