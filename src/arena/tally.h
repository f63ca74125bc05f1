/* tally.h: a match in figures: wins, points, ranks. */
#ifndef JOUTE_TALLY_H
#define JOUTE_TALLY_H

#include "arena/series.h"
#include "base/json.h"

/* The sums of a match, for each player in the order of the match. */
typedef struct Tally {
    int64_t games, draws;
    int64_t wins[GAME_SEATS], losses[GAME_SEATS];
    int64_t score[GAME_SEATS];
    double points[GAME_SEATS]; /* by the game's rule for matches if it has one;
                                  otherwise wins plus half of the draws */
    double rank[GAME_SEATS];   /* mean rank */
    /* Player 1's share of the points and its 95 % interval. */
    double share, low, high;
} Tally;

/* Counts the games of a finished match. */
void tally_count(const Series *series, Tally *out);

/* Writes the object that `joute match --json` prints. */
void tally_write(const Series *series, const Tally *tally, JsonWriter *out);

/* Writes the same for people to read: a table, then every verdict. */
void tally_describe(const Series *series, const Tally *tally, Lang lang,
                    Text *out);

#endif
