/* describe.h: says in words how a game stands. */
#ifndef JOUTE_DESCRIBE_H
#define JOUTE_DESCRIBE_H

#include "base/text.h"
#include "core/play.h"
#include "joute/game.h"

/* Appends one line: who is to act, or how the game ended. */
void describe_status(const Game *game, int players, const void *state,
                     Lang lang, Text *out);
/* Why the game ended, if the reason is about one seat (outcome->whose): "{} has
 * lost the King". NULL otherwise. */
const char *describe_whose(const Game *game, const Outcome *outcome, Lang lang);
/* Appends the board in plain text as a seat sees it, and the legal moves of the
 * seat, for the author of a bot. */
void describe_position(const Play *play, Seat seat, Lang lang, Text *out);

#endif
