/* worth.h: what a position and every move in it are worth, by a search. */
#ifndef JOUTE_WORTH_H
#define JOUTE_WORTH_H

#include "base/json.h"
#include "core/player.h"

/* Judges a position as `seat` sees it, which must be the only seat to act, with
 * searches of `judge`. Writes an object with the members value (-1..1, null if
 * it is not known), line (the moves that the search expects) and moves:
 * {"move", "value"} for each move with a known value, the best ones first.
 * `thinking` must report to `progress`; if it is stopped, less is known. */
void worth_write(Player *judge, const void *view, Seat seat, Thinking *thinking,
                 Progress *progress, Text *out);

#endif
