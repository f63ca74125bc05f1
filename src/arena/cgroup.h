/* cgroup.h: a control group for one bot, where the machine lets us make
 * one. */
#ifndef JOUTE_CGROUP_H
#define JOUTE_CGROUP_H

#include <stdbool.h>
#include <stdint.h>

#include "arena/process.h"

enum { CGROUP_KINDS = 3 }; /* memory, pids, cpu */

typedef struct Cgroup {
    char *folders[CGROUP_KINDS]; /* NULL where there is none; with version 2
                                    one folder serves all */
    int joins[CGROUP_KINDS];     /* open cgroup.procs files: who writes "0" to
                                    all of them is in */
    int join_count;
    int events;      /* the file that counts what was killed for want of
                        memory, -1 without a limit on it */
    int most;        /* in version 1 the file with the most memory that was in
                        use, else -1 */
    uint64_t memory; /* that limit */
    bool has_pids, has_cpu;
} Cgroup;

/* Makes the groups that can be made; those that cannot are simply missing. */
void cgroup_open(Cgroup *group, const ProcessLimits *limits);

/* Removes them; all members must have ended. */
void cgroup_close(Cgroup *group);

static inline bool cgroup_has_memory(const Cgroup *group)
{
    return group->events >= 0;
}

/* Whether something was killed in it for want of memory. */
bool cgroup_has_killed(const Cgroup *group);
/* Whether its own limit was reached; if not, it was the machine that had none
 * left, or a group above. */
bool cgroup_was_full(const Cgroup *group);

#endif
