/* thread.c: POSIX threads. */
#include "base/thread.h"

#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/mem.h"

struct Thread {
    pthread_t handle;
};

struct Lock {
    pthread_mutex_t mutex;
};

bool thread_is_possible(void)
{
    return true;
}

Thread *thread_start(ThreadRun *run, void *argument)
{
    Thread *thread = mem_new(sizeof *thread);
    if (pthread_create(&thread->handle, NULL, run, argument) != 0) {
        free(thread);
        return NULL;
    }
    return thread;
}

void thread_join(Thread *thread)
{
    pthread_join(thread->handle, NULL);
    free(thread);
}

bool thread_start_alone(ThreadRun *run, void *argument)
{
    pthread_t thread;
    pthread_attr_t detached;
    pthread_attr_init(&detached);
    pthread_attr_setdetachstate(&detached, PTHREAD_CREATE_DETACHED);
    bool is_started = pthread_create(&thread, &detached, run, argument) == 0;
    pthread_attr_destroy(&detached);
    return is_started;
}

int thread_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count > 0 ? (int)count : 1;
}

Lock *lock_new(void)
{
    Lock *lock = mem_new(sizeof *lock);
    pthread_mutex_init(&lock->mutex, NULL);
    return lock;
}

void lock_free(Lock *lock)
{
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

void lock_take(Lock *lock)
{
    pthread_mutex_lock(&lock->mutex);
}

void lock_give(Lock *lock)
{
    pthread_mutex_unlock(&lock->mutex);
}
