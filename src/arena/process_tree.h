/* process_tree.h: a process and all its descendants, as /proc shows them. */
#ifndef JOUTE_PROCESS_TREE_H
#define JOUTE_PROCESS_TREE_H

#include <stdint.h>
#include <sys/types.h>

typedef struct ProcessTree {
    pid_t *members; /* the root first */
    int count, capacity;
} ProcessTree;

/* Lists the root and its descendants; what has gone meanwhile is left out.
 * Empty at first, or what an earlier call left. */
void process_tree_list(ProcessTree *tree, pid_t root);
void process_tree_done(ProcessTree *tree);

/* Bytes of memory that belong to no file on a disk, in swap too, and page
 * tables; pages that several members share count for each of them: cheap, never
 * too low. */
uint64_t process_tree_resident(const ProcessTree *tree);

/* The same without files in memory, each shared page divided among those that
 * share it. */
uint64_t process_tree_own(const ProcessTree *tree);

/* Bytes mapped from files in memory and from shared memory without a file. */
uint64_t process_tree_shared(const ProcessTree *tree);

/* The most that the buffers of sockets can hold in the network of the root,
 * which must not be ours. */
uint64_t process_tree_sockets(const ProcessTree *tree);

/* Kills every process that has the variable mark ("NAME=value") in the
 * environment it was started with, and reaps our orphans. */
void process_tree_kill_marked(const char *mark);

#endif
