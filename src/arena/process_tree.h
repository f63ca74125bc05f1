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

/* Bytes resident, pages shared by several members counted once each time:
 * cheap, and never too low. */
uint64_t process_tree_resident(const ProcessTree *tree);

/* Bytes resident but for files, which can be read again, each shared page
 * divided among those that share it. */
uint64_t process_tree_own(const ProcessTree *tree);

/* Kills every process that has the variable mark ("NAME=value") in the
 * environment it was started with, and reaps our orphans. */
void process_tree_kill_marked(const char *mark);

#endif
