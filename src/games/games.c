/* games.c: the list of games, which games.def names. */
#include "games/games.h"

#include <string.h>

#define GAME(id) extern const Game id##_game;
#include "games/games.def"
#undef GAME

const Game *const games_all[] = {
#define GAME(id) &id##_game,
#include "games/games.def"
#undef GAME
    NULL,
};

const Game *games_find(const char *id)
{
    for (int i = 0; games_all[i]; i++) {
        if (strcmp(games_all[i]->id, id) == 0) {
            return games_all[i];
        }
    }
    return NULL;
}

int games_count(void)
{
    int count = 0;
    while (games_all[count]) {
        count++;
    }
    return count;
}
