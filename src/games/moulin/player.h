/* player.h: the players that only moulin has. */
#ifndef JOUTE_MOULIN_PLAYER_H
#define JOUTE_MOULIN_PLAYER_H

#include "games/moulin/alphabeta.h"

/* best and the others, for the Game table. */
extern const GamePlayer moulin_players[];

/* Looks positions up in the tables of a folder, or NULL, and searches within
 * limits where that does not help. */
Player *moulin_expert_new(const Game *game, const GameConfig *config,
                          uint64_t seed, const SearchLimits *limits,
                          const char *folder);

/* levels.c: levels 1 to 7. */
Player *moulin_novice_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int level);

/* The value, for the side to move then, of the position a move leads to; 0 if
 * it wins at once, VALUE_DRAW if it ends the game in a draw. tables may be
 * NULL. */
int moulin_value_after(const Tables *tables, const Moulin *s, Move move);

#endif
