/* duel.h: plays games between computer players without a referee, to measure
 * them. */
#ifndef JOUTE_DUEL_H
#define JOUTE_DUEL_H

#include "ai/net.h"
#include "ai/players.h"

/* A side of a duel: a player and, for a player net:N, another net than the
 * game's own and an error in its judgement; NULL and 0 if it has neither. Any
 * player may play a part of its moves at random. */
typedef struct DuelSide {
    PlayerSpec spec;
    const Net *net;
    float noise;
    int random; /* percent */
} DuelSide;

typedef struct Duel {
    const Game *game;
    GameConfig config;
    DuelSide first, second;
    uint64_t seed;
} Duel;

/* The results of the first player. Its points are 1 for a win and 0.5 for a
 * draw; with more than two seats, its utility scaled to 0..1. */
typedef struct DuelScore {
    int games, wins, draws, losses;
    double points, squares; /* the sums of its points and of their squares */
    /* Choices of the first and the second, and nanoseconds of processor time
     * that they took. */
    uint64_t choices[2], spent[2];
    /* If the first player has a taste: how many positions there were, and the
     * sums of what the first player likes in them and of what each of the
     * others would like with the same taste. */
    int positions;
    double liked[2];
} DuelScore;

/* Plays one game between these players, one for each seat; each is told what it
 * may see. Sets each seat's utility. The seed decides the deal. */
void duel_play(const Game *game, const GameConfig *config,
               Player *const *players, uint64_t seed, double *utility);

/* Plays game number index, counted from 0, and adds its result. Games come in
 * pairs with the same deal. In the even one the first player has seat 0; in the
 * odd one it changes places with the second player, who has all further
 * seats. */
void duel_add_game(const Duel *duel, int index, DuelScore *score);

/* Plays games first to first + count - 1 on this many threads and adds their
 * results, which do not depend on how many threads there are. */
void duel_games(const Duel *duel, int first, int count, int threads,
                DuelScore *score);

/* Half the width of the interval that holds the share of points with 95 %. */
double duel_margin(const DuelScore *score);

#endif
