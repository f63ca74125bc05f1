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

/* Hides everything until Enter; false if the terminal is to be left: the key
 * that asked for it is in key. */
bool pager_curtain(const Look *look, const char *name, int *key);

#endif
