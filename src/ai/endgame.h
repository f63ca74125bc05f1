/* endgame.h: plays the last moves of a game of two exactly. */
#ifndef JOUTE_ENDGAME_H
#define JOUTE_ENDGAME_H

#include "core/player.h"

/* Finds a move of a seat, which is to act, that wins whatever the other seat
 * does, or one that draws if none wins. Returns false if there is no such move,
 * if the game does not say how many moves are left (GameAi.turns_left), if
 * these are too many, or if looking at this many positions does not settle it.
 * In a game of more than two only the very last move is found. */
bool endgame_find(const Game *game, int players, const void *state, Seat seat,
                  uint64_t positions, const Thinking *thinking, Move *out,
                  double *worth);

#endif
