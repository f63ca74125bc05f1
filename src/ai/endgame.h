/* endgame.h: plays the last moves of a game of two exactly. */
#ifndef JOUTE_ENDGAME_H
#define JOUTE_ENDGAME_H

#include "core/player.h"

/* Finds the best move of a seat, which is to act, and what it is worth if both
 * then play as well as possible (GameAi.solve), or whatever the other seat does
 * (GameAi.turns_left). Returns false if the move surely loses, if the game says
 * neither, if too many moves are left, or if it takes more work than this
 * number of simulations. In a game of more than two only the very last move is
 * found. */
bool endgame_find(const Game *game, int players, const void *state, Seat seat,
                  uint64_t simulations, const Thinking *thinking,
                  Progress *out);

#endif
