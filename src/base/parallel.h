/* parallel.h: the same work on many things, shared out to threads. */
#ifndef JOUTE_PARALLEL_H
#define JOUTE_PARALLEL_H

#include <stddef.h>

/* Works on the things from .. to - 1. */
typedef void ParallelTask(void *context, size_t from, size_t to);

/* Calls task for the things 0 .. count - 1, some chunk of them at a time, in
 * any order on so many threads, this one included; returns when all is done.
 * A thread that cannot be started leaves its share to the others. */
void parallel_run(int threads, size_t count, size_t chunk, ParallelTask *task,
                  void *context);

/* The processors this program may use. */
int parallel_processors(void);

#endif
