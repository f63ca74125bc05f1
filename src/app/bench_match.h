/* bench_match.h: what a match costs beside the thinking of its bots. */
#ifndef JOUTE_BENCH_MATCH_H
#define JOUTE_BENCH_MATCH_H

#include "app/app.h"
#include "base/json.h"

typedef struct BenchMatch {
    App *app;
    double seconds;   /* for each measurement */
    JsonWriter *json; /* where the figures go; NULL: they are printed */
} BenchMatch;

/* Measures one game with these options, or all with their defaults if only
 * is NULL. With JSON it writes one object, whole even when it is false. */
bool bench_match(const BenchMatch *bench, const Game *only,
                 const GameConfig *config);

/* bench_bot.c: "bench bot", the bot it lets play: the first legal move.
 * Returns an exit status. */
int bench_bot(App *app, const Args *args);

#endif
