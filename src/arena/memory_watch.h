/* memory_watch.h: a thread that keeps an eye on a bot's memory, also while
 * nobody waits for its answer. */
#ifndef JOUTE_MEMORY_WATCH_H
#define JOUTE_MEMORY_WATCH_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "arena/cgroup.h"

typedef struct MemoryWatch MemoryWatch;

typedef struct MemoryWatchSpec {
    pid_t root; /* its descendants count with it */
    int pidfd;  /* what is killed when they use too much; lent */
    uint64_t memory;
    const Cgroup *group; /* if it counts memory itself: lent; else NULL */
    const int *folders;  /* in memory, open: what they hold counts too, and the
                            root has a network of its own. Lent */
    int folder_count;    /* 0: no sandbox */
} MemoryWatchSpec;

/* Begins to watch; NULL if no thread can be started. */
MemoryWatch *memory_watch_new(const MemoryWatchSpec *spec);
/* Ends that. NULL is fine. */
void memory_watch_free(MemoryWatch *watch);

/* Whether it has used too much, and was killed for it. */
bool memory_watch_is_over(MemoryWatch *watch);

#endif
