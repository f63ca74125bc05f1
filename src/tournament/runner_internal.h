/* runner_internal.h: what playing, checking and guessing share. */
#ifndef JOUTE_RUNNER_INTERNAL_H
#define JOUTE_RUNNER_INTERNAL_H

#include <pthread.h>

#include "tournament/cores.h"
#include "tournament/runner.h"

/* What the threads share, under the lock. */
typedef struct RunnerWork {
    Runner *runner;
    Tournament *tournament;
    Contestant *contestants; /* of every entrant, by its place in the list */
    bool is_simultaneous;
    Cores cores;
    int running; /* matches, or checks */
    int spoilt;  /* since the last match that was not */
    int threads;
    size_t next;                  /* entrant to be checked */
    int64_t version;              /* of the entrants, in a shared store */
    uint64_t look_at, idle_since; /* when to look for work again */
    uint64_t renew_at, sum_at, report_at;
    int pause_ms;
    Standings standings;
    int64_t matches_before, games_before; /* in a shared store */
    int64_t total;
    atomic_llong games;
    char news[RUNNER_NEWS][RUNNER_NEWS_SIZE];
    int news_count;
    Text told; /* of workers that were set aside, a line each */
    bool has_failed;
    Error *err;
    pthread_mutex_t lock;
    pthread_cond_t changed;
} RunnerWork;

/* Sets up what the threads share; runner_end frees it. */
void runner_begin(RunnerWork *work, Runner *runner, Error *err);
/* Frees it. */
void runner_end(RunnerWork *work);

/* Starts as many threads as there are cores, and waits for them; began is when
 * the run began, 0: nothing is told of it. */
void runner_threads(RunnerWork *work, void *(*act)(void *), uint64_t began);

/* Whether something has failed, or the runner is to stop. */
bool runner_is_stopped(const RunnerWork *work);

/* The place of an entrant in the list, which has it. */
size_t runner_place(const RunnerWork *work, int64_t id);

/* Cores that a match of so many bots needs. */
int runner_cores_for(const RunnerWork *work, int bots);

/* Whether all of a match can be started; files that are not here are fetched
 * from the store. */
bool runner_fetch(const RunnerWork *work, const PlannedMatch *plan, Error *err);

#endif
