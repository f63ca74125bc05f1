/* describe.h: where a game stands, in words. */
#ifndef JOUTE_DESCRIBE_H
#define JOUTE_DESCRIBE_H

#include "base/text.h"
#include "joute/game.h"

/* One line: who is to act, or how it ended. */
void describe_status(const Game *game, int players, const void *state,
                     Lang lang, Text *out);

#endif
