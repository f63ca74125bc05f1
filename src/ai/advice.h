/* advice.h: what a search says of a position, in words and as JSON. */
#ifndef JOUTE_ADVICE_H
#define JOUTE_ADVICE_H

#include "base/json.h"
#include "core/player.h"

/* Says what a position is worth to the seat that is to act and what its other
 * moves cost, in points of a hundred: a win is 100, a draw 50. Writes nothing
 * if the search has found no value. */
void advice_say(const Game *game, const void *view, Seat seat,
                const Progress *progress, Lang lang, Text *out);

/* Writes the members value, line and others. Values are utilities, -1..1;
 * others are the next best moves, at most three, each with its cost. */
void advice_write(const Game *game, const void *view, Seat seat,
                  const Progress *progress, JsonWriter *out);

#endif
