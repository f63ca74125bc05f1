/* ticker.h: interrupts a thread's system calls every millisecond. So a thread
 * can give up a blocking read, without a poll and a timer for each read. */
#ifndef JOUTE_TICKER_H
#define JOUTE_TICKER_H

#include <stdbool.h>
#include <time.h>

/* A timer of one thread; only that thread may start and stop it. */
typedef struct Ticker {
    timer_t timer;
    bool is_made; /* false if the system gave no timer; then it never ticks */
    bool is_running;
} Ticker;

/* Makes a ticker for the calling thread. From the first call on, the signal
 * SIGRTMIN is in use. */
void ticker_init(Ticker *ticker);
/* Deletes the timer. Call it on the same thread. */
void ticker_done(Ticker *ticker);

/* Begins to tick: from now on a blocking call of this thread fails with EINTR
 * sooner or later. Returns false if there is no timer. */
bool ticker_start(Ticker *ticker);
/* Stops ticking. */
void ticker_stop(Ticker *ticker);

#endif
