/* queue.h: a fair queue of jobs: clients with many requests wait, others do
 * not.
 *
 * All askers are owed the same share of the work. Each job has a turn, a
 * number, and jobs run in the order of their turns. The turn is the work that
 * the job's asker will have had when the job is done, but at least what each
 * asker has been owed so far plus the weight of the job. So of two askers the
 * one with the lighter job comes first, and an asker that has just had much
 * comes later. What everybody is owed grows with all work that is done, so
 * every job's turn comes, however light the jobs of others are. Before a job of
 * weight w runs, each other asker gets at most jobs of weight w altogether and
 * one more, besides jobs that are already running. */
#ifndef JOUTE_QUEUE_H
#define JOUTE_QUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct QueueJob {
    struct QueueJob *next;
    uint64_t asker; /* the asker for whom the work is counted */
    double weight;  /* the work, in any unit; above 0 */
    double delay;   /* added to the turn; larger for less urgent jobs */
    double turn;    /* set by queue_add */
} QueueJob;

typedef struct QueueAsker {
    uint64_t id;
    int count;  /* jobs waiting or running */
    double had; /* the turn of its last job, without the delay */
} QueueAsker;

/* A zeroed Queue is empty. */
typedef struct Queue {
    QueueJob *first; /* ordered by turn; jobs with equal turns stand in the
                        order in which they were added */
    QueueAsker *askers;
    size_t asker_count, asker_capacity;
    int active;  /* askers that have jobs */
    double owed; /* what each active asker has been owed since the start */
} Queue;

/* Adds a job, which must stay where it is until it is taken. */
void queue_add(Queue *queue, QueueJob *job);

/* Takes the next job that weighs at most this much; NULL if there is none. */
QueueJob *queue_take(Queue *queue, double most);
/* True if a job of at most this weight waits. */
bool queue_has(const Queue *queue, double most);

/* Must be called when a job that queue_take returned has ended. */
void queue_end(Queue *queue, const QueueJob *job);

/* Frees the queue, but not the jobs that still wait. */
void queue_done(Queue *queue);

#endif
