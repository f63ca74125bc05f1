/* train.h: learns a value net by self-play, for any game with features.
 *
 * Games are played by looking one move ahead with the net as it is, now and
 * then with a random move. Each position's target is a mean of what the net
 * says after each further step and of the outcome, TD(lambda). Every seat's
 * view of every position is a sample, turned at random. Each thread learns
 * from its own games; between rounds the mean of all threads' weights is
 * taken. With one thread and a number of games instead of a time, the same seed
 * gives the same net. */
#ifndef JOUTE_TRAIN_H
#define JOUTE_TRAIN_H

#include "ai/net.h"
#include "ai/players.h"
#include "core/config.h"

enum { TRAIN_CONFIGS = 64 };

/* What is to be learned, and how. */
typedef struct TrainPlan {
    const Game *game;
    GameConfig configs[TRAIN_CONFIGS]; /* each is played equally often */
    int config_count;
    int hidden; /* units; a multiple of 8 */
    int threads;
    uint64_t seed;
    double seconds; /* 0 if games says when to stop */
    uint64_t games; /* 0 if seconds says it */
    /* In the last part of the training, whose share is 0..1, searches of this
     * many simulations play the games, and their values are the targets. */
    double search_share;
    int simulations;
    const Net *from; /* the net with which the training begins, which also gives
                        the number of hidden units; NULL to begin at random */
    /* The share, 0..1, of the trained net in the net that is written; the rest
     * is `from`. Two nets' mean may be stronger than both. 0 means 1. */
    double blend;
    /* In this share of the games, 0..1, this player has one of the seats.
     * Nothing is learned from its own view. */
    double rival_share;
    PlayerSpec rival;
    const Net *rival_net; /* with which the rival searches; NULL for its own */
    double lambda;        /* the lambda of TD(lambda); 0 for the game's own */
} TrainPlan;

/* How far the training is. */
typedef struct TrainProgress {
    double done; /* 0..1 */
    double seconds;
    uint64_t games, positions;
    double error;    /* the mean distance between values and targets */
    const Text *net; /* the present net, as net_write writes it */
} TrainProgress;

/* Trains, and writes the net. report is called at the beginning, after each of
 * `reports` equal parts, and may take its time: it does not count. */
void train_run(const TrainPlan *plan, int reports,
               void (*report)(const TrainProgress *progress, void *context),
               void *context, Text *out);

#endif
