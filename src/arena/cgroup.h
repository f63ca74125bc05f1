/* cgroup.h: a control group for one bot, if the machine lets us make one. */
#ifndef JOUTE_CGROUP_H
#define JOUTE_CGROUP_H

#include <stdbool.h>
#include <stdint.h>

#include "arena/process.h"

enum {
    CGROUP_KINDS = 2, /* kinds of limits: memory and processes */
    CGROUP_FOLDERS, /* one more folder, for a version 2 group without limits */
};

/* The control groups of one bot. Every descriptor is -1 if its file is missing,
 * so that a bot without any group has CGROUP_NONE. */
typedef struct Cgroup {
    char *folders[CGROUP_FOLDERS]; /* NULL if there is no folder of this kind;
                                      version 2 needs only one */
    int joins[CGROUP_FOLDERS]; /* open cgroup.procs files: a process joins by
                                  writing "0" to all of them */
    int join_count;
    int times;   /* the file with the time that its members have run, ended ones
                    included; -1 without version 2 */
    int freezer; /* the file that stops all members; -1 without version 2 */
    int state;   /* the file that tells whether all have stopped; -1 without
                    version 2 */
    int events;  /* the file that counts members killed for lack of memory; -1
                    without a memory limit */
    int most; /* the file with the peak memory use; -1 if the kernel has none */
    uint64_t memory; /* the memory limit, in bytes */
} Cgroup;

/* No group at all. */
#define CGROUP_NONE                                                            \
    ((Cgroup){                                                                 \
        .events = -1, .most = -1, .times = -1, .freezer = -1, .state = -1 })

/* Returns how much memory this program and its children may use, in bytes: the
 * limit of its own group or, without one, the machine's memory. */
uint64_t cgroup_memory_limit(void);

/* Makes the groups that this machine allows, and leaves out the others without
 * an error. */
void cgroup_open(Cgroup *group, const ProcessLimits *limits);

/* Removes the groups. All members must have ended. */
void cgroup_close(Cgroup *group);

static inline bool cgroup_has_memory(const Cgroup *group)
{
    return group->events >= 0;
}

static inline bool cgroup_has_times(const Cgroup *group)
{
    return group->times >= 0;
}

/* Returns for how many nanoseconds the members have run, ended ones included.
 * Call it only if cgroup_has_times(). */
uint64_t cgroup_ran(const Cgroup *group);

/* Stops the members or lets them go on. Returns false if there is no
 * freezer. */
bool cgroup_freeze(const Cgroup *group, bool is_frozen);
/* Waits until all members of a frozen group have stopped, or until the
 * deadline, a time of clock_now. Returns false at once if there is no
 * freezer. */
bool cgroup_await_freeze(const Cgroup *group, uint64_t deadline);

/* Returns true if a member was killed for lack of memory. */
bool cgroup_has_killed(const Cgroup *group);
/* Returns the peak memory use in bytes, or 0 if it is not known. */
uint64_t cgroup_most(const Cgroup *group);
/* Returns true if the group's own limit was reached. If a member was killed and
 * this is false, the machine or a group above ran out of memory. */
bool cgroup_was_full(const Cgroup *group);

#endif
