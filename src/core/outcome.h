/* outcome.h: how a game ended, in numbers and as JSON. */
#ifndef JOUTE_OUTCOME_H
#define JOUTE_OUTCOME_H

#include "base/json.h"
#include "joute/game.h"

/* Sets the balances from a key for each seat; a higher key is a better rank. */
void outcome_rank(Outcome *outcome, int players, const int64_t *key);

/* Sets the balances of a game of two that this seat has won. */
void outcome_win(Outcome *outcome, Seat winner);

/* The balance of a seat when the seats in losers have lost outside the rules:
 * each of them loses to all others. If all have lost, all have the worst
 * balance. */
int outcome_forfeit(int players, SeatSet losers, Seat seat);

/* The utility of FORMATS.md, from -1 to 1. */
double outcome_utility(const Outcome *outcome, int players, Seat seat);

/* Writes the object "result". */
void outcome_write(const Outcome *outcome, int players, JsonWriter *out);
/* Writes the members of "result" without the object around them, so that others
 * can be added. */
void outcome_write_members(const Outcome *outcome, int players,
                           JsonWriter *out);

/* True if json is the object that outcome_write writes. */
bool outcome_matches(const Outcome *outcome, int players, const JsonAt *json,
                     Error *err);

#endif
