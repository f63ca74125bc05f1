/* tally.h: a match in numbers. */
#ifndef JOUTE_TALLY_H
#define JOUTE_TALLY_H

#include "arena/series.h"
#include "base/json.h"

typedef struct Tally {
    int64_t games, draws;
    int64_t wins[GAME_SEATS], losses[GAME_SEATS];
    int64_t score[GAME_SEATS];
    double points[GAME_SEATS]; /* by the game's rule for a match, else wins
                                  and half the draws */
    double rank[GAME_SEATS];   /* mean */
    double share, low, high;   /* of player 1's points, 95 % interval */
} Tally;

/* Counts the games of a match that was played. */
void tally_count(const Series *series, Tally *out);

/* The object of joute match --json. */
void tally_write(const Series *series, const Tally *tally, JsonWriter *out);

/* The same for people: a table, then every verdict. */
void tally_describe(const Series *series, const Tally *tally, Lang lang,
                    Text *out);

#endif
