/* family.h: a process with all that descend from it, as /proc shows them. */
#ifndef JOUTE_FAMILY_H
#define JOUTE_FAMILY_H

#include <stdint.h>
#include <sys/types.h>

typedef struct Family {
    pid_t *members; /* the root first */
    int count, capacity;
} Family;

/* Lists the root and its descendants; what has gone meanwhile is left out.
 * Empty at first, or what an earlier call left. */
void family_list(Family *family, pid_t root);
void family_done(Family *family);

/* Bytes resident, pages shared by several members counted once each time:
 * cheap, and never too low. */
uint64_t family_resident(const Family *family);

/* Bytes resident but for files, which can be read again, each shared page
 * divided among those that share it. */
uint64_t family_own(const Family *family);

/* Kills every process that has the variable mark ("NAME=value") in the
 * environment it was started with, and reaps our orphans. */
void family_kill_marked(const char *mark);

#endif
