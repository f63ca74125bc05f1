/* process_tree.h: a process and all its descendants, as /proc shows them. */
#ifndef JOUTE_PROCESS_TREE_H
#define JOUTE_PROCESS_TREE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct ProcessTree {
    pid_t *members; /* the root first */
    int count, capacity;
    uint64_t list_hash; /* of the members */
    bool has_changed;   /* they are not those of the list before: others may
                           have come and gone between the two */
} ProcessTree;

/* Lists the root and its descendants; what has gone meanwhile is left out.
 * Empty at first, or what an earlier call left. */
void process_tree_list(ProcessTree *tree, pid_t root);
/* Frees the list. */
void process_tree_done(ProcessTree *tree);

/* Bytes of memory that belong to no file on a disk, in swap too, and page
 * tables; pages that several members share count for each of them: cheap, never
 * too low. */
uint64_t process_tree_resident(const ProcessTree *tree);

/* The same with each shared page divided among those that share it, and memory
 * that is two members' counted once; has_shared says whether shared memory and
 * files in memory count. */
uint64_t process_tree_own(const ProcessTree *tree, bool has_shared);

/* Whether a member other than the root is in one of these states, "RS": it runs
 * or sleeps. */
bool process_tree_has_state(const ProcessTree *tree, const char *states);

/* Moves the threads of all members to a core. */
void process_tree_move(const ProcessTree *tree, int core);

/* Nanoseconds for which the members have run, with threads that have ended and
 * children that they have reaped. */
uint64_t process_tree_ran(const ProcessTree *tree);
/* Nanoseconds for which their living threads have waited for a core. */
uint64_t process_tree_waited(const ProcessTree *tree);

/* The most that the buffers of sockets can hold in the network of the root,
 * which must not be ours. */
uint64_t process_tree_sockets(const ProcessTree *tree);

/* How many processes of the machine were ever killed for want of memory. */
uint64_t process_tree_killed(void);

/* Kills every process that has the variable mark ("NAME=value") in the
 * environment it was started with, and reaps our orphans. */
void process_tree_kill_marked(const char *mark);

#endif
