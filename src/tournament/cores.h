/* cores.h: which cores of the machine matches are played on. */
#ifndef JOUTE_CORES_H
#define JOUTE_CORES_H

#include <sched.h>
#include <stdbool.h>

typedef struct Cores {
    cpu_set_t free;
    int count, free_count;
    int *locks; /* held while these cores are ours */
} Cores;

/* So many of those that this process may use, 0: all of them. Where other
 * workers may be on the machine, those that none of them has, as long as there
 * are any. cores_done gives them back. */
void cores_init(Cores *out, int most, bool is_shared);
/* Gives them back to other workers. */
void cores_done(Cores *cores);

/* Takes some out of the free ones. */
void cores_take(Cores *cores, int count, cpu_set_t *out);
/* Makes them free again. */
void cores_give(Cores *cores, cpu_set_t *taken);

#endif
