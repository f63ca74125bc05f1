/* thread.c: this twin has no threads: the calling thread does all the work. */
#include "base/thread.h"

#include <stddef.h>

bool thread_is_possible(void)
{
    return false;
}

Thread *thread_start(ThreadRun *run, void *argument)
{
    (void)run;
    (void)argument;
    return NULL;
}

void thread_join(Thread *thread)
{
    (void)thread;
}

bool thread_start_alone(ThreadRun *run, void *argument)
{
    (void)run;
    (void)argument;
    return false;
}

int thread_processors(void)
{
    return 1;
}

Lock *lock_new(void)
{
    static char only;
    return (Lock *)&only; /* the address is never NULL and never dereferenced */
}

void lock_free(Lock *lock)
{
    (void)lock;
}

void lock_take(Lock *lock)
{
    (void)lock;
}

void lock_give(Lock *lock)
{
    (void)lock;
}
