/* queue.c: weighted fair queueing, with the same weight for every asker.
 *
 * With n active askers, each of them is owed 1/n of a job's weight when the job
 * is taken. `owed` is the sum of these shares. On the same scale, an asker's
 * `had` is where its last job ends. A new job starts at the larger of `owed`
 * and `had`. So an asker gains nothing from having been idle, and one that has
 * had much waits until the others have had as much. */
#include "net/queue.h"

#include <stdlib.h>

#include "base/mem.h"

/* Finds an asker, or adds it. */
static QueueAsker *find_asker(Queue *queue, uint64_t id)
{
    for (size_t i = 0; i < queue->asker_count; i++) {
        if (queue->askers[i].id == id) {
            return &queue->askers[i];
        }
    }
    /* Forgets askers that have no jobs and have had at most their share,
     * because they would be treated the same if they were new. */
    size_t kept = 0;
    for (size_t i = 0; i < queue->asker_count; i++) {
        QueueAsker *asker = &queue->askers[i];
        if (asker->count > 0 || asker->had > queue->owed) {
            queue->askers[kept++] = *asker;
        }
    }
    queue->asker_count = kept;
    if (queue->asker_count == queue->asker_capacity) {
        queue->asker_capacity += queue->asker_capacity + 16;
        queue->askers = mem_resize(queue->askers, queue->asker_capacity *
                                                      sizeof *queue->askers);
    }
    QueueAsker *asker = &queue->askers[queue->asker_count++];
    *asker = (QueueAsker){ .id = id };
    return asker;
}

void queue_add(Queue *queue, QueueJob *job)
{
    QueueAsker *asker = find_asker(queue, job->asker);
    double from = asker->had > queue->owed ? asker->had : queue->owed;
    queue->active += asker->count++ == 0;
    asker->had = from + job->weight;
    job->turn = asker->had + job->delay;
    QueueJob **at = &queue->first;
    while (*at && (*at)->turn <= job->turn) {
        at = &(*at)->next;
    }
    job->next = *at;
    *at = job;
}

/* Returns the link to the first job in the queue that weighs at most this much.
 */
static QueueJob **find_job(const Queue *queue, double most)
{
    QueueJob **at = (QueueJob **)&queue->first;
    while (*at && (*at)->weight > most) {
        at = &(*at)->next;
    }
    return at;
}

bool queue_has(const Queue *queue, double most)
{
    return *find_job(queue, most) != NULL;
}

QueueJob *queue_take(Queue *queue, double most)
{
    QueueJob **at = find_job(queue, most), *job = *at;
    if (job) {
        *at = job->next;
        queue->owed += job->weight / queue->active;
    }
    return job;
}

void queue_end(Queue *queue, const QueueJob *job)
{
    QueueAsker *asker = find_asker(queue, job->asker);
    queue->active -= --asker->count == 0;
}

void queue_done(Queue *queue)
{
    free(queue->askers);
    *queue = (Queue){ 0 };
}
