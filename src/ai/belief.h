/* belief.h: what the other seat of a game of two may hide, and how likely.
 *
 * A player keeps every world that its view may be (GameAi.worlds). Each world
 * has a weight: how likely it is by the rules, times how likely the other seat
 * would have made in it the moves that were seen. The other seat is taken to
 * look one move ahead with the net and to see what its own seat sees. */
#ifndef JOUTE_BELIEF_H
#define JOUTE_BELIEF_H

#include "ai/net.h"

typedef struct Belief Belief;

/* Makes a belief for a game with GameAi.worlds; belief_free frees it. The net
 * must outlive it. */
Belief *belief_new(const Game *game, const Net *net);
void belief_free(Belief *belief);

/* Notes a step as the player may see it (player_observe). It costs nothing: the
 * next belief_update thinks about it. */
void belief_observe(Belief *belief, SeatSet acted, const Move *moves);
/* Drops what was observed. */
void belief_forget(Belief *belief);

/* Prepares the worlds of a view of a seat. If the steps observed do not lead
 * from the last view to this one, only the rules give the weights. */
void belief_update(Belief *belief, const void *view, Seat seat);
/* Draws a world by weight. */
void belief_draw(const Belief *belief, Rng *rng, void *out);

/* Returns how many worlds there are. */
int belief_count(const Belief *belief);
/* Returns a world and its share of all weights. */
const void *belief_world(const Belief *belief, int at, double *share);

#endif
