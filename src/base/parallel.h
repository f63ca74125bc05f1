/* parallel.h: divides work on many things between threads. */
#ifndef JOUTE_PARALLEL_H
#define JOUTE_PARALLEL_H

#include <stddef.h>

/* Works on the items from `from` to `to` - 1. */
typedef void ParallelTask(void *context, size_t from, size_t to);

/* Calls task for the items 0 to count - 1, at most `chunk` of them at a time
 * and in any order. It uses `threads` threads, including the calling one, and
 * returns when all is done. If a thread cannot be started, the others do its
 * share. */
void parallel_run(int threads, size_t count, size_t chunk, ParallelTask *task,
                  void *context);

/* The number of processors of this machine. */
int parallel_processors(void);

#endif
