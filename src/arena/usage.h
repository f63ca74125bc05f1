/* usage.h: what a bot uses. A thread keeps an eye on it, also while nobody
 * waits for an answer: it counts the time that the bot has run, so that none of
 * it vanishes with threads or processes that end, and kills the bot that uses
 * too much memory. */
#ifndef JOUTE_USAGE_H
#define JOUTE_USAGE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arena/cgroup.h"

typedef struct Usage Usage;

typedef struct UsageSpec {
    pid_t root; /* its descendants count with it */
    int pidfd;  /* what is killed when they use too much; lent */
    uint64_t memory;
    struct Sandbox *sandbox; /* lent, as what follows; NULL without */
    const Cgroup *group;
    const int *folders; /* in memory, open: what they hold counts too, and the
                           root has a network of its own */
    int folder_count;
} UsageSpec;

/* Begins to watch; NULL if no thread can be started. */
Usage *usage_new(const UsageSpec *spec);
/* Ends that. NULL is fine. */
void usage_free(Usage *usage);

/* Whether it has used too much memory, and was killed for it. */
bool usage_is_over(const Usage *usage);

/* The most memory that it was seen to use, in bytes. */
uint64_t usage_most(const Usage *usage);

/* How long the bot has run and has waited for a core so far. */
void usage_times(Usage *usage, ProcessTimes *out);

#endif
