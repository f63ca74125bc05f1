/* queue.h: a fair queue of jobs: clients with many requests wait, others do
 * not.
 *
 * Every asker is owed the same share of all work. A job's turn is the amount of
 * work that its asker will have had once the job is done, but at least what
 * each asker has been owed so far plus the job's weight. Jobs run in the order
 * of their turns: of two askers the one with the lighter job comes first, and
 * an asker that has just had much comes later. What everybody is owed grows
 * with all work that is done, so every turn comes, however light the jobs are
 * that others add: apart from jobs already running, each other asker gets at
 * most w and one more job before a job of weight w. */
#ifndef JOUTE_QUEUE_H
#define JOUTE_QUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct QueueJob {
    struct QueueJob *next;
    uint64_t asker; /* whose share the work is taken from */
    double weight;  /* the work, in any unit; above 0 */
    double delay;   /* added to the turn: less urgent jobs have more */
    double turn;    /* set by queue_add */
} QueueJob;

typedef struct QueueAsker {
    uint64_t id;
    int count;  /* jobs waiting or running */
    double had; /* the turn of its last job, without the delay */
} QueueAsker;

/* A zeroed Queue is empty. */
typedef struct Queue {
    QueueJob *first; /* by turn; of equal turns the oldest first */
    QueueAsker *askers;
    size_t asker_count, asker_capacity;
    int active;  /* askers that have jobs */
    double owed; /* what each active asker has been owed since the start */
} Queue;

/* Adds a job, which must stay where it is until it is taken. */
void queue_add(Queue *queue, QueueJob *job);

/* Takes the next job that weighs at most this much; NULL if there is none. */
QueueJob *queue_take(Queue *queue, double most);
/* True if there is such a job. */
bool queue_has(const Queue *queue, double most);

/* Says that a job that was taken has ended. */
void queue_end(Queue *queue, const QueueJob *job);

/* Frees the queue, but not the jobs that still wait. */
void queue_done(Queue *queue);

#endif
