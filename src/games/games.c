#include "games/games.h"

#define GAME(id) extern const Game id##_game;
#include "games/games.def"
#undef GAME

const Game *const games_all[] = {
#define GAME(id) &id##_game,
#include "games/games.def"
#undef GAME
    NULL,
};
