/* runner_internal.h: what runner.c and runner_check.c share. */
#ifndef JOUTE_RUNNER_INTERNAL_H
#define JOUTE_RUNNER_INTERNAL_H

#include <pthread.h>

#include "tournament/cores.h"
#include "tournament/runner.h"

/* What the threads share, protected by the lock. */
typedef struct RunnerWork {
    Runner *runner;
    Tournament *tournament;
    Contestant *contestants; /* indexed by entrant */
    bool is_simultaneous;
    Cores cores;
    int running; /* running matches or checks */
    int spoilt;  /* spoilt matches since the last good one */
    int threads;
    size_t next;     /* index of the next entrant to check */
    int64_t version; /* the version of the entrants in a shared store */
    uint64_t look_at, idle_since; /* when to look for work again; since when
                                     there was no work */
    uint64_t renew_at, sum_at, report_at;
    int pause_ms;
    Standings standings;
    int64_t matches_before,
        games_before; /* the counts when this run began, in a shared store */
    int64_t total;
    atomic_llong games;
    char news[RUNNER_NEWS][RUNNER_NEWS_SIZE];
    int news_count;
    /* The workers already reported as set aside, one a line. */
    Text told;
    bool has_failed;
    Error *err;
    pthread_mutex_t lock;
    pthread_cond_t changed;
} RunnerWork;

/* Sets up what the threads share; runner_end frees it. */
void runner_begin(RunnerWork *work, Runner *runner, Error *err);
/* Frees it. */
void runner_end(RunnerWork *work);

/* Starts as many threads as there are cores and waits for them. `began` is the
 * time when the run began; if it is 0, no progress is reported. */
void runner_threads(RunnerWork *work, void *(*act)(void *), uint64_t began);

/* Returns true if something has failed or the runner must stop. */
bool runner_is_stopped(const RunnerWork *work);

/* Returns the index of an entrant, who must be in the list. */
size_t runner_place(const RunnerWork *work, int64_t id);

/* Returns the number of cores that a match of this many bots needs. */
int runner_cores_for(const RunnerWork *work, int bots);

/* Returns true if all players of a match can be started; missing files are
 * fetched from the store. */
bool runner_fetch(const RunnerWork *work, const PlannedMatch *plan, Error *err);

#endif
