/* usage.h: measures what a bot uses. A thread watches the bot, even while
 * nobody waits for an answer. It counts the time that the bot has run,
 * including threads and processes that have ended, and kills a bot that uses
 * too much memory. */
#ifndef JOUTE_USAGE_H
#define JOUTE_USAGE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arena/cgroup.h"

typedef struct Usage Usage;

/* What to watch. Everything named here must exist until usage_free. */
typedef struct UsageSpec {
    pid_t root; /* the process whose descendants count with it */
    int pidfd;  /* the process that is killed if the bot uses too much memory;
                   borrowed */
    uint64_t memory;
    struct Sandbox *sandbox; /* borrowed; NULL if there is none */
    const Cgroup *group;
    const int
        *folders; /* open folders in memory, whose contents count too. If it is
                     not NULL, `root` has a network namespace of its own */
    int folder_count;
} UsageSpec;

/* Begins to watch; returns NULL if no thread can be started. */
Usage *usage_new(const UsageSpec *spec);
/* Ends the watch. Accepts NULL. */
void usage_free(Usage *usage);

/* Returns true if the bot used too much memory and was killed for it. */
bool usage_is_over(const Usage *usage);

/* Returns the most memory that the bot was seen to use, in bytes. */
uint64_t usage_most(const Usage *usage);

/* Returns the nanoseconds that the bot had run at the last look, which was
 * recent. */
uint64_t usage_ran(const Usage *usage);
/* Returns true if one of the bot's threads runs or is ready to run. */
bool usage_is_ready(Usage *usage);
/* Writes how long the bot has run and has waited for a core so far. */
void usage_times(Usage *usage, ProcessTimes *out);

#endif
