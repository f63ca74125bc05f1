/* describe.h: says in words how a game stands. */
#ifndef JOUTE_DESCRIBE_H
#define JOUTE_DESCRIBE_H

#include "base/text.h"
#include "joute/game.h"

/* Appends one line: who is to act, or how the game ended. */
void describe_status(const Game *game, int players, const void *state,
                     Lang lang, Text *out);

#endif
