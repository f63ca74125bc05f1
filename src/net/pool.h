/* pool.h: the threads on which computer players think. */
#ifndef JOUTE_POOL_H
#define JOUTE_POOL_H

#include "session/session.h"

typedef struct Pool Pool;

/* Starts `threads` threads and one more, so that light jobs need not wait for
 * heavy ones. They have the priority `nice`. wake is called, on any of the
 * threads, whenever a job is finished. */
Pool *pool_new(int threads, int nice, void (*wake)(void *context),
               void *context);

/* Adds a job; it runs when its turn comes (net/queue.h). */
void pool_add(Pool *pool, SessionJob *job);

/* Takes back a finished job; NULL if there is none. */
SessionJob *pool_take(Pool *pool);

/* True if every job that was added has been taken back. */
bool pool_is_idle(Pool *pool);

/* Stops calling wake, so that its context may be freed while jobs still run. */
void pool_silence(Pool *pool);

/* Ends the threads and frees the pool, which must be idle; NULL is fine. */
void pool_free(Pool *pool);

#endif
