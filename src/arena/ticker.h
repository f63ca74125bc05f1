/* ticker.h: wakes a thread from a system call every millisecond. A read that
 * blocks can then be given up, and costs nothing beside the read: no poll, no
 * timer for each answer. */
#ifndef JOUTE_TICKER_H
#define JOUTE_TICKER_H

#include <stdbool.h>
#include <time.h>

typedef struct Ticker {
    timer_t timer;
    bool is_made; /* false: there is none to be had, and it never runs */
    bool is_running;
} Ticker;

/* A ticker of the calling thread, which alone may use it. From the first one on
 * the signal SIGRTMIN is taken. */
void ticker_init(Ticker *ticker);
/* Takes the timer away, on that thread. */
void ticker_done(Ticker *ticker);

/* Begins to tick: from now on calls of this thread that block fail with EINTR
 * sooner or later. False if it cannot. */
bool ticker_start(Ticker *ticker);
/* Ticks no more. */
void ticker_stop(Ticker *ticker);

#endif
