/* runner.h: plays all planned matches, as many at once as the cores allow, and
 * stores each when it is finished. */
#ifndef JOUTE_RUNNER_H
#define JOUTE_RUNNER_H

#include <stdatomic.h>

#include "tournament/tournament.h"

enum { RUNNER_NEWS = 3, RUNNER_NEWS_SIZE = 600 };

/* How far the run is, for a person who watches. */
typedef struct RunnerProgress {
    int64_t done, total; /* matches */
    /* What all machines did in this run: finished matches, and games. With a
     * file as the store, games include those of unfinished matches. */
    int64_t played, games;
    double seconds;             /* since this run began */
    const Standings *standings; /* ranked; valid during the call */
    const char *const *news;    /* the latest verdicts, newest first */
    int news_count;
} RunnerProgress;

/* A run of a tournament: the caller sets the members up to context, the others
 * are results. */
typedef struct Runner {
    Tournament *tournament;
    int jobs; /* the most cores to use; 0 for all */
    /* For a shared store. is_worker: plays what others plan. is_until_idle:
     * also ends after a while without a match to play. only_plans: plans what
     * others play. */
    bool is_worker, is_until_idle, only_plans;
    bool is_strict; /* leaves out all bots that have a verdict in their check */
    const atomic_bool *is_stopped;
    /* If not NULL, called a few times a second and at the end. */
    void (*report)(const RunnerProgress *progress, void *context);
    /* Called when a check begins, and with NULL after the last one. NULL if
     * nobody listens. */
    void (*checking)(const Entrant *entrant, size_t number, size_t count,
                     void *context);
    /* Called when an entrant has been checked in this many games. It takes
     * part, or it is refused and its `reason` tells the first verdict. NULL if
     * nobody listens. */
    void (*checked)(const Entrant *entrant, const Verdicts *verdicts,
                    int64_t games, const char *reason, void *context);
    /* Called when a worker of a shared store was set aside because others
     * played one of its matches differently. NULL if nobody listens. */
    void (*set_aside)(const StoredWorker *worker, void *context);
    void *context;

    /* The results. */
    int64_t played, games; /* in this run */
    int64_t replayed; /* matches that the machine spoilt and that were played
                         again */
    int64_t left;     /* matches that were not played */
    double seconds;
} Runner;

/* Checks the new entrants. */
bool runner_check(Runner *runner, Error *err);

/* Plays what is left. Returns false if the store fails or the machine keeps
 * spoiling matches; `left` counts the matches not played. */
bool runner_run(Runner *runner, Error *err);

/* An estimate of the whole run, from parts of some matches. */
typedef struct RunnerGuess {
    int64_t matches, games; /* matches and games that are left to play */
    double seconds; /* the time that they take on the cores of this machine */
    int64_t bytes;  /* bytes of records */
    const Entrant *slowest; /* the bot that took longest for a move, or NULL if
                               none was slow; borrowed */
    double slowest_ms;
} RunnerGuess;

/* Makes the estimate by playing parts of some matches, of which it stores
 * nothing. */
bool runner_guess(Runner *runner, RunnerGuess *out, Error *err);

#endif
