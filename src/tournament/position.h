/* position.h: a position as the author of a bot needs to see it. */
#ifndef JOUTE_POSITION_H
#define JOUTE_POSITION_H

#include "base/text.h"
#include "core/play.h"

/* Draws the board as a seat sees it and lists what it could have played. */
void position_write(const Play *play, Seat seat, Lang lang, Text *out);

#endif
