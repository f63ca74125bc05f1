/* duel.h: players against each other without a referee, to measure them. */
#ifndef JOUTE_DUEL_H
#define JOUTE_DUEL_H

#include "ai/players.h"

typedef struct Duel {
    const Game *game;
    GameConfig config;
    PlayerSpec first, second;
    uint64_t seed;
} Duel;

/* How the first did. Its score is a point a win and half a point a draw; with
 * more than two seats, its utility brought to 0..1. */
typedef struct DuelScore {
    int games, wins, draws, losses;
    double points;
} DuelScore;

/* Plays one game between the players of all seats, each of which is told what
 * it may see; fills in each seat's utility. The seed decides the deal. */
void duel_play(const Game *game, const GameConfig *config,
               Player *const *players, uint64_t seed, double *utility);

/* Adds game number index, from 0. Games come in pairs with the same deal: in
 * the even one the first sits in seat 0, in the odd one it changes places
 * with the second. With more seats the others are all the second's. */
void duel_add_game(const Duel *duel, int index, DuelScore *score);

#endif
