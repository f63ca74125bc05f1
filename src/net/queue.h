/* queue.h: jobs that wait, taken so that who asks for much waits for it, and
 * nobody else does.
 *
 * Each asker is owed the same share of all work. A job's turn is the work that
 * its asker will have had when it is done, counted from how much each of those
 * who wait has been owed so far: of two askers the one with the lighter job
 * comes first, and who has just had much comes later. What everybody is owed
 * grows with all that is done, so a turn comes however light the jobs are that
 * others add: before a job of weight w, after those already begun, each other
 * asker is given at most w and one job. */
#ifndef JOUTE_QUEUE_H
#define JOUTE_QUEUE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct QueueJob {
    struct QueueJob *next;
    uint64_t asker; /* who is owed the work */
    double weight;  /* the work, in any unit; above 0 */
    double delay;   /* how much later its turn comes than it could */
    double turn;    /* set by queue_add */
} QueueJob;

typedef struct QueueAsker {
    uint64_t id;
    int count;  /* jobs waiting or begun */
    double had; /* turn of the last job, without its delay */
} QueueAsker;

/* Zeroed: an empty one. */
typedef struct Queue {
    QueueJob *first; /* by turn, of equal ones the oldest first */
    QueueAsker *askers;
    size_t asker_count, asker_capacity;
    int active;  /* askers with jobs */
    double owed; /* to each of these since the beginning */
} Queue;

/* Puts a job in its turn; it must stay until it is taken. */
void queue_add(Queue *queue, QueueJob *job);

/* The next job of at most this weight is begun, or NULL if there is none. */
QueueJob *queue_take(Queue *queue, double most);
/* Whether there is one. */
bool queue_has(const Queue *queue, double most);

/* A job that was taken has ended. */
void queue_end(Queue *queue, const QueueJob *job);

/* The jobs that still wait are not freed. */
void queue_done(Queue *queue);

#endif
