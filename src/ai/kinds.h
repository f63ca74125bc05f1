/* kinds.h: the players of src/ai, each to be freed by player_free. */
#ifndef JOUTE_KINDS_H
#define JOUTE_KINDS_H

#include "core/player.h"

/* Draws uniformly among the legal moves. */
Player *random_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed);

/* Looks one move ahead with the game's evaluation. */
Player *greedy_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed);

/* Looks as greedy does, and takes the move that looks worst. */
Player *contrary_player_new(const Game *game, const GameConfig *config,
                            uint64_t seed);

/* Makes so many simulations a move. */
Player *mcts_player_new(const Game *game, const GameConfig *config,
                        uint64_t seed, uint64_t simulations);

/* Plays percent of its moves at random, or worse as GameLevel.blunders has it,
 * and lets inner, which it takes, choose the others. */
Player *blunder_player_new(Player *inner, uint64_t seed, int percent);

#endif
