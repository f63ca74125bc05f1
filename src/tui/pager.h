/* pager.h: pages of text: the rules, the keys, a curtain. */
#ifndef JOUTE_PAGER_H
#define JOUTE_PAGER_H

#include "joute/game.h"
#include "tui/look.h"

/* Shows a text, scrolled with arrows and page keys, until another key.
 * Returns that key. */
int pager_show(const Look *look, const char *title, const char *text);

/* The game's rules and what the keys do. */
void pager_add_help(const Game *game, Lang lang, Text *out);

/* One line alone on the page, which hides everything else; returns the next
 * key. */
int pager_notice(const Look *look, const char *line);

#endif
