/* runner.h: plays all that is planned, as many matches at once as there are
 * cores for, and stores each when it is finished. */
#ifndef JOUTE_RUNNER_H
#define JOUTE_RUNNER_H

#include <stdatomic.h>

#include "tournament/tournament.h"

enum { RUNNER_NEWS = 3, RUNNER_NEWS_SIZE = 600 };

/* How far it is, for somebody who watches. */
typedef struct RunnerProgress {
    int64_t done, total;   /* matches */
    int64_t played, games; /* in this run, by all who play: matches; games, in
                              a file also of matches that are not finished */
    double seconds;        /* of this run */
    const Standings *standings; /* ranked; valid during the call */
    const char *const *news;    /* the last verdicts, the newest first */
    int news_count;
} RunnerProgress;

typedef struct Runner {
    Tournament *tournament;
    int jobs; /* at most so many cores; 0: all */
    /* Of a shared store: plays what others plan; and ends when there has been
     * nothing to play for a while. Or plans what others play. */
    bool is_worker, is_until_idle, only_plans;
    bool is_strict; /* leaves out all that have a verdict in their check */
    const atomic_bool *is_stopped;
    /* Called some times a second, and at the end. NULL: nobody is. */
    void (*report)(const RunnerProgress *progress, void *context);
    /* Called when a check begins, and with NULL after the last. NULL: nobody
     * is. */
    void (*checking)(const Entrant *entrant, size_t number, size_t count,
                     void *context);
    /* Called when an entrant has been checked in so many games: it takes part
     * or is refused; reason tells its first verdict. NULL: nobody is. */
    void (*checked)(const Entrant *entrant, const Verdicts *verdicts,
                    int64_t games, const char *reason, void *context);
    /* Called when a worker of a shared store was set aside, since others played
     * a match otherwise. NULL: nobody is. */
    void (*set_aside)(const StoredWorker *worker, void *context);
    void *context;

    /* What came of it. */
    int64_t played, games; /* in this run */
    int64_t replayed;      /* matches that the machine spoilt, played again */
    int64_t left;          /* matches not played */
    double seconds;
} Runner;

/* Checks those who are new. */
bool runner_check(Runner *runner, Error *err);

/* Plays what is left. False if the store fails or the machine keeps spoiling
 * matches; left says how many are not played. */
bool runner_run(Runner *runner, Error *err);

/* What all of it will take, from some matches played for a moment. */
typedef struct RunnerGuess {
    int64_t matches, games; /* that are left to play */
    double seconds;         /* with the cores there are */
    int64_t bytes;          /* of records */
    const Entrant *slowest; /* the bot that took longest for a move, if that is
                               long; lent, NULL for none */
    double slowest_ms;
} RunnerGuess;

/* Plays parts of some matches, stores nothing. */
bool runner_guess(Runner *runner, RunnerGuess *out, Error *err);

#endif
