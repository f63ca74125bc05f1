/* guide.h: the rules of a game for players, as plain text. A game's guide.json
 * is their only source: the page shows it with boards, the terminal as text.
 * CMake puts it into the program, without the parts that only the page shows.
 */
#ifndef JOUTE_GUIDE_H
#define JOUTE_GUIDE_H

#include "base/text.h"
#include "joute/game.h"

/* Appends what the game is about: one paragraph, and no line break. Appends
 * nothing if the game has no guide.json. */
void guide_add_about(const Game *game, Lang lang, Text *out);

/* Appends the rules in lines of at most 78 characters, and how moves are
 * typed. Appends nothing if the game has no guide.json. */
void guide_add_rules(const Game *game, Lang lang, Text *out);

#endif
