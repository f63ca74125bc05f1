/* pool.h: threads on which computer players think. */
#ifndef JOUTE_POOL_H
#define JOUTE_POOL_H

#include "session/session.h"

typedef struct Pool Pool;

/* wake is called, on any of the threads, when there is something to take. */
Pool *pool_new(int threads, void (*wake)(void *context), void *context);

/* Has the job run when its turn comes (net/queue.h). One thread more than
 * threads keeps free for light jobs. */
void pool_add(Pool *pool, SessionJob *job);

/* A job that was run, or NULL. */
SessionJob *pool_take(Pool *pool);

/* Whether every job added was taken back. */
bool pool_is_idle(Pool *pool);

/* Wakes nobody from now on: what wake needs may go while jobs still run. */
void pool_silence(Pool *pool);

/* Only when idle. NULL is fine. */
void pool_free(Pool *pool);

#endif
