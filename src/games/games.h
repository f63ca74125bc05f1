/* games.h: the list of games. */
#ifndef JOUTE_GAMES_H
#define JOUTE_GAMES_H

#include "joute/game.h"

/* All games, NULL at the end. */
extern const Game *const games_all[];

/* How many games there are. */
int games_count(void);

/* The game of an id, or NULL. */
const Game *games_find(const char *id);

#endif
