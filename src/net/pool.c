/* pool.c: a queue of jobs, lightest first, and the threads that take from
 * it. */
#include "net/pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "base/mem.h"

enum { POOL_NICE = 10 }; /* the event loop comes first */

typedef struct Task {
    SessionJob *job;
    int64_t weight;
    struct Task *next;
} Task;

struct Pool {
    void (*wake)(void *context);
    void *context;
    pthread_mutex_t lock; /* of all below */
    pthread_cond_t has_work;
    Task *waiting; /* the lightest first, of equal ones the oldest */
    Task *running, *done;
    int running_count, count; /* count: added and not taken back */
    bool is_ending;
    int threads;
    pthread_t *thread; /* threads + 1 of them */
};

/* Whether the first that waits may run now. */
static bool may_start(const Pool *pool)
{
    if (!pool->waiting) {
        return false;
    }
    if (pool->running_count < pool->threads) {
        return true;
    }
    for (const Task *task = pool->running; task; task = task->next) {
        if (task->weight <= pool->waiting->weight) {
            return false;
        }
    }
    return pool->running_count == pool->threads;
}

static void push(Task **list, Task *task)
{
    task->next = *list;
    *list = task;
}

static void run_one(Pool *pool)
{
    Task *task = pool->waiting;
    pool->waiting = task->next;
    push(&pool->running, task);
    pool->running_count++;
    pthread_mutex_unlock(&pool->lock);
    session_job_run(task->job);
    pthread_mutex_lock(&pool->lock);
    Task **link = &pool->running;
    while (*link != task) {
        link = &(*link)->next;
    }
    *link = task->next;
    pool->running_count--;
    push(&pool->done, task);
    pool->wake(pool->context);
    /* What had to wait for a lighter one may start elsewhere. */
    pthread_cond_signal(&pool->has_work);
}

static void *work(void *argument)
{
    Pool *pool = argument;
    /* On Linux this is the priority of the thread. */
    setpriority(PRIO_PROCESS, 0, POOL_NICE);
    pthread_mutex_lock(&pool->lock);
    while (!pool->is_ending) {
        if (may_start(pool)) {
            run_one(pool);
        } else {
            pthread_cond_wait(&pool->has_work, &pool->lock);
        }
    }
    pthread_mutex_unlock(&pool->lock);
    return NULL;
}

Pool *pool_new(int threads, void (*wake)(void *context), void *context)
{
    Pool *pool = mem_new(sizeof *pool);
    pool->wake = wake;
    pool->context = context;
    pool->threads = threads;
    pool->thread = mem_new(((size_t)threads + 1) * sizeof *pool->thread);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->has_work, NULL);
    for (int i = 0; i <= threads; i++) {
        if (pthread_create(&pool->thread[i], NULL, work, pool) != 0) {
            die("no thread can be started");
        }
    }
    return pool;
}

void pool_add(Pool *pool, SessionJob *job)
{
    Task *task = mem_new(sizeof *task);
    *task = (Task){ .job = job, .weight = session_job_weight(job) };
    pthread_mutex_lock(&pool->lock);
    Task **at = &pool->waiting;
    while (*at && (*at)->weight <= task->weight) {
        at = &(*at)->next;
    }
    push(at, task);
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
    free(pool->thread);
    free(pool);
}
