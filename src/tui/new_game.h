/* new_game.h: the page before a new game, where players and options are chosen.
 */
#ifndef JOUTE_NEW_GAME_H
#define JOUTE_NEW_GAME_H

#include "tui/terminal.h"

/* Lets the person choose players and options of wish->game; false to go back.
 * key is the key that ended it. */
bool new_game_run(PlayWish *wish, int *key);

#endif
