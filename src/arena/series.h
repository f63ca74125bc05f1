/* series.h: a match of many games, cut into blocks that may be played at the
 * same time. The result does not depend on how many blocks are. */
#ifndef JOUTE_SERIES_H
#define JOUTE_SERIES_H

#include "arena/game_block.h"

/* A match: the caller sets the members up to context, and series_play fills in
 * the results. */
typedef struct Series {
    const MatchSettings *settings;
    const Contestant *contestants; /* a contestant for each player */
    /* Called about five times a second. */
    void (*report)(const MatchSettings *settings, int64_t done, double seconds,
                   void *context);
    void *context;

    /* The results. */
    int64_t played;    /* all games, unless the match was stopped */
    GameScore *scores; /* the score of each game that was played */
    Verdicts verdicts; /* in the order of the games */
    Verdicts failures; /* failures of the machine, each with the game and the
                          bot that failed; the game was then played again */
    char names[GAME_SEATS][DIALOGUE_NAME_SIZE + 4];
    uint8_t match_losers; /* a bit for each player who lost the whole match by a
                             verdict */
    int64_t ended_at; /* the game, counted from 1, that ended the match early; 0
                         if none did */
    uint8_t enders;   /* the players who ended the match by three crashed starts
                         in a row, a bit for each */
    uint8_t stayers;  /* a bit for each player who did not leave after "bye" */
    int late[GAME_SEATS]; /* answers that were accepted although a little late
                           */
    int64_t questions;    /* questions put to bots */
    int64_t asked[GAME_SEATS];   /* the questions put to each */
    int64_t moved[GAME_SEATS];   /* legal moves among the answers */
    int64_t thought[GAME_SEATS]; /* nanoseconds that each took to answer */
    int64_t slowest[GAME_SEATS]; /* nanoseconds of the slowest answer */
    uint8_t idlers; /* a bit for each player with verdicts and without a legal
                       move; these count as having beaten nobody */
    double seconds;
} Series;

/* Plays the match; false if it cannot be played on this machine. */
bool series_play(Series *series, Error *err);
/* Frees the results. */
void series_done(Series *series);

#endif
