/* cores.h: the cores of the machine on which matches are played. */
#ifndef JOUTE_CORES_H
#define JOUTE_CORES_H

#include <sched.h>
#include <stdbool.h>

/* The cores of this process. `free` holds the free_count ones that no match
 * uses. */
typedef struct Cores {
    cpu_set_t free;
    int count, free_count;
    int *locks; /* sockets held while these cores are ours */
} Cores;

/* Takes at most `most` of the cores that this process may use, or all of them
 * if `most` is 0. If other workers may run on this machine, it prefers cores
 * that none of them has. cores_done gives them back. */
void cores_init(Cores *out, int most, bool is_shared);
/* Gives all cores back to other workers. */
void cores_done(Cores *cores);

/* Takes `count` of the free cores for a match. */
void cores_take(Cores *cores, int count, cpu_set_t *out);
/* Makes the cores of a match free again. */
void cores_give(Cores *cores, cpu_set_t *taken);

#endif
