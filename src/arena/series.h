/* series.h: a match of many games, cut into blocks that may be played side by
 * side; what comes of it does not depend on how many are. */
#ifndef JOUTE_SERIES_H
#define JOUTE_SERIES_H

#include "arena/game_block.h"

typedef struct Series {
    const MatchSettings *settings;
    const Contestant *contestants; /* one for each player */
    /* Called some five times a second. */
    void (*report)(const MatchSettings *settings, int64_t done, double seconds,
                   void *context);
    void *context;

    /* What came of it. */
    int64_t played;    /* games: all, unless it was stopped */
    GameScore *scores; /* one for each of them */
    Verdicts verdicts; /* in the order of the games */
    Verdicts failures; /* of the machine, each with the bot that it failed and
                          the game, which was then played again */
    char names[GAME_SEATS][DIALOGUE_NAME_SIZE + 4];
    uint8_t match_losers; /* players, as bits, who lost all by a verdict */
    int64_t ended_at;     /* the game that ended it early, from 1; 0: none */
    uint8_t enders;       /* whose third start in a row that was */
    uint8_t stayers;      /* who did not leave after "bye" */
    int late[GAME_SEATS]; /* answers accepted though a little late */
    int64_t questions;    /* put to bots */
    int64_t asked[GAME_SEATS];   /* of them, each */
    int64_t moved[GAME_SEATS];   /* legal moves among the answers */
    int64_t thought[GAME_SEATS]; /* nanoseconds that each took to answer */
    int64_t slowest[GAME_SEATS]; /* of these, for one answer */
    uint8_t idlers; /* who has verdicts and never made a legal move: they have
                       beaten nobody */
    double seconds;
} Series;

/* Plays the match; false if it cannot be played on this machine. */
bool series_play(Series *series, Error *err);
/* Frees what came of it. */
void series_done(Series *series);

#endif
