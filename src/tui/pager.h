/* pager.h: pages of text: the rules, the keys, a line that hides all else. */
#ifndef JOUTE_PAGER_H
#define JOUTE_PAGER_H

#include "joute/game.h"
#include "tui/look.h"
#include "tui/view.h"

/* Shows a text, scrolled with arrows and page keys, until another key.
 * Returns that key. */
int pager_show(const Look *look, const char *title, const char *text);

/* What the keys do at a game, and its rules. */
void pager_add_help(const View *view, Lang lang, Text *out);

/* The rules of a game. Returns the key that left them if it is one that ends
 * the program, else KEY_NONE. */
int pager_show_rules(const Look *look, const Game *game);

/* One line alone on the page, which hides everything else; returns the next
 * key. */
int pager_notice(const Look *look, const char *line);

#endif
