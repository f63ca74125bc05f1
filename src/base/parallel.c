/* parallel.c: threads that each take the next chunk of work until none is
 * left. */
#include "base/parallel.h"

#include <stdatomic.h>

#include "base/thread.h"

enum { THREADS_MOST = 256 };

/* Work that the threads share; `next` is the first item that nobody has
 * taken. */
typedef struct Work {
    atomic_size_t next;
    size_t count, chunk;
    ParallelTask *task;
    void *context;
} Work;

static void *work(void *argument)
{
    Work *w = argument;
    for (size_t from;
         (from = atomic_fetch_add(&w->next, w->chunk)) < w->count;) {
        size_t to = w->count - from < w->chunk ? w->count : from + w->chunk;
        w->task(w->context, from, to);
    }
    return NULL;
}

void parallel_run(int threads, size_t count, size_t chunk, ParallelTask *task,
                  void *context)
{
    Work w = {
        .count = count, .chunk = chunk, .task = task, .context = context
    };
    Thread *started[THREADS_MOST];
    int helpers = 0;
    while (helpers < threads - 1 && helpers < THREADS_MOST &&
           (size_t)(helpers + 1) * chunk < count &&
           (started[helpers] = thread_start(work, &w))) {
        helpers++;
    }
    work(&w);
    while (helpers > 0) {
        thread_join(started[--helpers]);
    }
}

int parallel_processors(void)
{
    return thread_processors();
}
