/* ticker.h: interrupts a thread's system calls every millisecond. A blocking
 * read can then be given up, and a read costs no poll and no timer of its
 * own. */
#ifndef JOUTE_TICKER_H
#define JOUTE_TICKER_H

#include <stdbool.h>
#include <time.h>

/* A timer of one thread, which alone may start and stop it. */
typedef struct Ticker {
    timer_t timer;
    bool is_made; /* false if the system gave no timer; then it never runs */
    bool is_running;
} Ticker;

/* Makes a ticker of the calling thread, which alone may use it. From the first
 * call on, the signal SIGRTMIN is in use. */
void ticker_init(Ticker *ticker);
/* Deletes the timer. Call it on the same thread. */
void ticker_done(Ticker *ticker);

/* Begins to tick: from now on a blocking call of this thread fails with EINTR
 * sooner or later. Returns false if there is no timer. */
bool ticker_start(Ticker *ticker);
/* Stops ticking. */
void ticker_stop(Ticker *ticker);

#endif
