/* kinds.h: the players of src/ai, each to be freed by player_free. */
#ifndef JOUTE_KINDS_H
#define JOUTE_KINDS_H

#include "core/player.h"

/* Draws uniformly among the legal moves. */
Player *random_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed);

/* Looks one move ahead with the game's evaluation, about which it is wrong by
 * up to noise: of moves that look alike to it any may be the better one. */
Player *greedy_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int noise);

/* Makes so many simulations a move. */
Player *mcts_player_new(const Game *game, const GameConfig *config,
                        uint64_t seed, uint64_t simulations);

#endif
