/* players.h: the players that only moulin has. */
#ifndef JOUTE_MOULIN_PLAYERS_H
#define JOUTE_MOULIN_PLAYERS_H

#include "games/moulin/alphabeta.h"

/* The players that only moulin has, for the Game table. */
extern const GamePlayer moulin_players[];

/* Makes a player that looks positions up in the tables of a folder, which may
 * be NULL, and otherwise searches within limits. */
Player *moulin_expert_new(const Game *game, const GameConfig *config,
                          uint64_t seed, const SearchLimits *limits,
                          const char *folder);

/* Makes a player of the levels 1 to 6 (levels.c). */
Player *moulin_novice_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int level);

/* The value of the position after a move, for the side to move then: 0 if the
 * move wins at once, VALUE_DRAW if it ends the game in a draw. tables may be
 * NULL. */
int moulin_value_after(const Tables *tables, const Moulin *s, Move move);

#endif
