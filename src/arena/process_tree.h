/* process_tree.h: a process and all its descendants, as /proc shows them. */
#ifndef JOUTE_PROCESS_TREE_H
#define JOUTE_PROCESS_TREE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* The processes of a bot at one moment. */
typedef struct ProcessTree {
    pid_t *members; /* the first is the root */
    int count, capacity;
    uint64_t list_hash; /* a hash of the members, to see changes */
    bool has_changed;   /* the members differ from those of the previous list.
                           Even if it is false, processes may have come and gone
                           in between */
} ProcessTree;

/* Lists the root and its descendants, without those that end meanwhile. The
 * tree must be zeroed, or come from an earlier call. */
void process_tree_list(ProcessTree *tree, pid_t root);
/* Frees the list. */
void process_tree_done(ProcessTree *tree);

/* Returns an upper bound of the memory in use, which is quick to compute: bytes
 * that belong to no file on a disk, swapped ones included, and page tables. A
 * page that several members share counts once for each of them. */
uint64_t process_tree_resident(const ProcessTree *tree);

/* Does the same exactly: a page is divided among the processes that share it,
 * and memory that two members have in common counts once. has_shared says
 * whether shared memory and files in memory count. */
uint64_t process_tree_own(const ProcessTree *tree, bool has_shared);

/* Returns true if a member other than the root is in one of these states of
 * /proc; "RS" means that it runs or sleeps. */
bool process_tree_has_state(const ProcessTree *tree, const char *states);
/* Returns true if one of their threads runs or is ready to run. */
bool process_tree_is_ready(const ProcessTree *tree);

/* Moves the threads of all members to a core. */
void process_tree_move(const ProcessTree *tree, int core);

/* Returns how many nanoseconds the members have run, including threads that
 * have ended and children that they have reaped. */
uint64_t process_tree_ran(const ProcessTree *tree);
/* Returns how many nanoseconds their living threads have waited for a core. */
uint64_t process_tree_waited(const ProcessTree *tree);

/* Returns the most bytes that socket buffers can hold in the root's network
 * namespace, which must not be ours. */
uint64_t process_tree_sockets(const ProcessTree *tree);

/* Returns how many processes the machine has killed for lack of memory since it
 * was started. */
uint64_t process_tree_killed(void);

/* Kills every process whose initial environment has the variable mark
 * ("NAME=value"), and reaps orphans that became our children. */
void process_tree_kill_marked(const char *mark);

#endif
