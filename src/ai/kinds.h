/* kinds.h: makes the players of src/ai; player_free frees each. */
#ifndef JOUTE_KINDS_H
#define JOUTE_KINDS_H

#include "ai/net.h"
#include "core/player.h"

/* A player that draws uniformly among the legal moves. */
Player *random_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed);

/* A player that plays this percentage of its moves at random. Another player
 * makes the other moves, and is freed with it. */
Player *random_player_mix(Player *other, uint64_t seed, int percent);

/* A player that looks one move ahead with the game's evaluation. Its judgement
 * is off by up to noise, so it may prefer any of several similar moves. taste
 * is that of GamePlayer, or NULL. */
Player *greedy_player_new(const Game *game, const GameConfig *config,
                          uint64_t seed, int noise,
                          int (*taste)(const void *state, Seat seat));

/* A player that makes this many simulations for a move. */
Player *mcts_player_new(const Game *game, const GameConfig *config,
                        uint64_t seed, uint64_t simulations);

/* A player that judges positions with a net and makes this many simulations for
 * a move. The net's weights must outlive the player. Its first judgement of a
 * move is wrong by up to noise, in utility. */
Player *net_player_new(const Game *game, const GameConfig *config,
                       uint64_t seed, const Net *net, uint64_t simulations,
                       float noise);
/* Gives a player of net_player_new a taste (GamePlayer). */
void net_player_set_taste(Player *player,
                          int (*taste)(const void *state, Seat seat));

#endif
