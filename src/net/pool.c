/* pool.c: the threads that take jobs from the queue and run them.
 *
 * There are threads + 1 of them. At most `threads` of them run heavy jobs; the
 * last free one takes only light jobs. A finished job goes into a list, from
 * which the event loop takes it. */
#include "net/pool.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "base/mem.h"
#include "net/queue.h"

enum {
    /* The most simulations of a light job. All levels except the last have
     * fewer and take a few ms. */
    POOL_LIGHT = 5000,
};

/* A job in the queue of the pool. */
typedef struct Task {
    QueueJob queued; /* the first member: a QueueJob * is a Task * */
    SessionJob *job;
    struct Task *next;
} Task;

/* The pool. A task is first in waiting, then with a thread, then in done; count
 * is the number of all three. */
struct Pool {
    void (*wake)(void *context);
    void *context;
    pthread_mutex_t lock; /* protects wake and everything below */
    pthread_cond_t has_work;
    Queue waiting;
    Task *done;  /* finished jobs, to be taken back */
    int running; /* jobs that threads are working on */
    int count;   /* jobs that were added and not taken back yet */
    bool is_ending;
    int threads, nice;
    pthread_t *thread; /* threads + 1 of them */
};

/* The weight of the heaviest job that may start now; 0 if none may. The last
 * free thread takes only light jobs, so that a light job never waits for one
 * that takes seconds. */
static double most_weight(const Pool *pool)
{
    return pool->running < pool->threads    ? INFINITY
           : pool->running == pool->threads ? POOL_LIGHT
                                            : 0;
}

/* A thread of the pool: takes jobs that it may start, until the pool ends. */
static void *work(void *argument)
{
    Pool *pool = argument;
    /* On Linux this sets the priority of this thread only. */
    setpriority(PRIO_PROCESS, 0, pool->nice);
    pthread_mutex_lock(&pool->lock);
    while (!pool->is_ending) {
        if (queue_has(&pool->waiting, most_weight(pool))) {
            Task *task = (Task *)queue_take(&pool->waiting, most_weight(pool));
            pool->running++;
            pthread_mutex_unlock(&pool->lock);
            session_job_run(task->job);
            pthread_mutex_lock(&pool->lock);
            pool->running--;
            queue_end(&pool->waiting, &task->queued);
            task->next = pool->done;
            pool->done = task;
            if (pool->wake) {
                pool->wake(pool->context);
            }
            /* Another thread may now start a job that was too heavy before. */
            pthread_cond_signal(&pool->has_work);
        } else {
            pthread_cond_wait(&pool->has_work, &pool->lock);
        }
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

Pool *pool_new(int threads, int nice, void (*wake)(void *context),
               void *context)
{
    Pool *pool = mem_new(sizeof *pool);
    pool->wake = wake;
    pool->context = context;
    pool->threads = threads;
    pool->nice = nice;
    pool->thread = mem_new(((size_t)threads + 1) * sizeof *pool->thread);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->has_work, NULL);
    for (int i = 0; i <= threads; i++) {
        if (pthread_create(&pool->thread[i], NULL, work, pool) != 0) {
            die("cannot start a thread");
        }
    }
    return pool;
}

void pool_add(Pool *pool, SessionJob *job)
{
    Task *task = mem_new(sizeof *task);
    *task = (Task){
        .job = job,
        .queued = { .asker = session_job_asker(job),
                    .weight = (double)session_job_weight(job),
                    .delay = (double)session_job_delay(job) },
    };
    pthread_mutex_lock(&pool->lock);
    queue_add(&pool->waiting, &task->queued);
    pool->count++;
    pthread_cond_signal(&pool->has_work);
    pthread_mutex_unlock(&pool->lock);
}

SessionJob *pool_take(Pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    Task *task = pool->done;
    if (task) {
        pool->done = task->next;
        pool->count--;
    }
    pthread_mutex_unlock(&pool->lock);
    SessionJob *job = task ? task->job : NULL;
    free(task);
    return job;
}

bool pool_is_idle(Pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    bool is_idle = pool->count == 0;
    pthread_mutex_unlock(&pool->lock);
    return is_idle;
}

void pool_silence(Pool *pool)
{
    pthread_mutex_lock(&pool->lock);
    pool->wake = NULL;
    pthread_mutex_unlock(&pool->lock);
}

void pool_free(Pool *pool)
{
    if (!pool) {
        return;
    }
    pthread_mutex_lock(&pool->lock);
    pool->is_ending = true;
    pthread_cond_broadcast(&pool->has_work);
    pthread_mutex_unlock(&pool->lock);
    for (int i = 0; i <= pool->threads; i++) {
        pthread_join(pool->thread[i], NULL);
    }
    pthread_cond_destroy(&pool->has_work);
    pthread_mutex_destroy(&pool->lock);
    queue_done(&pool->waiting);
    free(pool->thread);
    free(pool);
}
