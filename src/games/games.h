/* games.h: the list of games. */
#ifndef JOUTE_GAMES_H
#define JOUTE_GAMES_H

#include "joute/game.h"

/* All games, with NULL at the end. */
extern const Game *const games_all[];

/* The number of games. */
int games_count(void);

/* The game with this id, or NULL. */
const Game *games_find(const char *id);

#endif
