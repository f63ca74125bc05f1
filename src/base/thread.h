/* thread.h: threads and locks. On a system without threads (base/alone) no
 * thread can be started, and locks do nothing. */
#ifndef JOUTE_THREAD_H
#define JOUTE_THREAD_H

#include <stdbool.h>

typedef struct Thread Thread;
typedef void *ThreadRun(void *argument);

/* False if no thread can be started on this system. */
bool thread_is_possible(void);
/* Starts a thread; returns NULL if that is not possible. The caller ends with
 * thread_join. */
Thread *thread_start(ThreadRun *run, void *argument);
/* Waits for the end of a thread and frees it. */
void thread_join(Thread *thread);
/* Starts a thread for which nobody waits; returns false if that is not
 * possible. */
bool thread_start_alone(ThreadRun *run, void *argument);
/* The number of processors of this machine. */
int thread_processors(void);

typedef struct Lock Lock;
/* Makes a lock. The caller ends with lock_free. */
Lock *lock_new(void);
void lock_free(Lock *lock);
void lock_take(Lock *lock);
void lock_give(Lock *lock);

#endif
