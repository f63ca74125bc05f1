/* ahead.h: one move ahead with a value net. */
#ifndef JOUTE_AHEAD_H
#define JOUTE_AHEAD_H

#include "ai/net.h"

/* Lists the moves of a seat that is to act and what the position right after
 * each is worth to the seat, -1..1. If the game names a width, about that many
 * of the best moves are listed. */
void ahead_moves(const Game *game, const Net *net, int players,
                 const void *state, Seat seat, MoveList *out, float *values);

/* Lists these moves without judging them. */
void ahead_list(const Game *game, const Net *net, const void *state, Seat seat,
                MoveList *out);
/* The value of the position right after a move, for the seat that made the
 * move. */
float ahead_value(const Game *game, const Net *net, int players,
                  const void *state, Seat seat, Move move);

/* True if what one seat gains the other one loses. */
bool ahead_is_zero_sum(const Game *game, int players);
/* The value for a seat of a position that is over; a draw has the value
 * GameFeatures.draw. */
float ahead_outcome(const Game *game, int players, const void *state,
                    Seat seat);
/* The value of a position for a seat; if the game is over, the utility of the
 * outcome. */
float ahead_worth(const Game *game, const Net *net, int players,
                  const void *state, Seat seat);

#endif
