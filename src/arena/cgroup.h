/* cgroup.h: a control group for one bot, where the machine lets us make
 * one. */
#ifndef JOUTE_CGROUP_H
#define JOUTE_CGROUP_H

#include <stdbool.h>
#include <stdint.h>

#include "arena/process.h"

enum {
    CGROUP_KINDS = 2, /* of limits: memory, pids */
    CGROUP_FOLDERS,   /* and one of version 2 without limits */
};

typedef struct Cgroup {
    char *folders[CGROUP_FOLDERS]; /* NULL where there is none; with version 2
                                      one folder serves all */
    int joins[CGROUP_FOLDERS];     /* open cgroup.procs files: who writes "0" to
                                      all of them is in */
    int join_count;
    int times;       /* the file that counts what its members have run, those
                        that ended too; -1 without version 2 */
    int freezer;     /* the file that stops them all, likewise */
    int state;       /* the file that says whether all have stopped, likewise */
    int events;      /* the file that counts what was killed for want of
                        memory, -1 without a limit on it */
    int most;        /* the file with the most memory that was in use; -1 if
                        the kernel has none */
    uint64_t memory; /* that limit */
} Cgroup;

/* No group at all. */
#define CGROUP_NONE                                                            \
    ((Cgroup){                                                                 \
        .events = -1, .most = -1, .times = -1, .freezer = -1, .state = -1 })

/* The memory that this program and what it starts may use, in bytes: the limit
 * of a group that it is in, or what the machine has. */
uint64_t cgroup_memory_limit(void);

/* Makes the groups that can be made; those that cannot are simply missing. */
void cgroup_open(Cgroup *group, const ProcessLimits *limits);

/* Removes them; all members must have ended. */
void cgroup_close(Cgroup *group);

static inline bool cgroup_has_memory(const Cgroup *group)
{
    return group->events >= 0;
}

static inline bool cgroup_has_times(const Cgroup *group)
{
    return group->times >= 0;
}

/* Nanoseconds for which all its members have run, those that have ended too;
 * only if it has times. */
uint64_t cgroup_ran(const Cgroup *group);

/* Stops its members, or lets them go on; false if it has no freezer. */
bool cgroup_freeze(const Cgroup *group, bool is_frozen);
/* Waits until all members of a frozen group have stopped, or the deadline of
 * clock_now has passed; false at once if it has no freezer. */
bool cgroup_await_freeze(const Cgroup *group, uint64_t deadline);

/* Whether something was killed in it for want of memory. */
bool cgroup_has_killed(const Cgroup *group);
/* The most memory that was in use in it, in bytes; 0 if that is not known. */
uint64_t cgroup_most(const Cgroup *group);
/* Whether its own limit was reached; if not, it was the machine that had none
 * left, or a group above. */
bool cgroup_was_full(const Cgroup *group);

#endif
