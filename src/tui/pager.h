/* pager.h: shows a text on the whole screen: the rules, the keys, or one line
 * that hides everything else. */
#ifndef JOUTE_PAGER_H
#define JOUTE_PAGER_H

#include "joute/game.h"
#include "tui/look.h"
#include "tui/view.h"

/* Shows a text that arrow and page keys scroll, until another key is pressed.
 * Returns that key. */
int pager_show(const Look *look, const char *title, const char *text);

/* Adds what the keys do during a game, and its rules. */
void pager_add_help(const View *view, Lang lang, Text *out);

/* Shows the rules of a game. Returns the key that ended them if that key also
 * ends the program, otherwise KEY_NONE. */
int pager_show_rules(const Look *look, const Game *game);

/* Shows one line alone, which hides everything else; returns the next key. */
int pager_notice(const Look *look, const char *line);

#endif
