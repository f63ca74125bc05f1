/* ticker.c: a kernel timer that sends a signal to one thread. */
#define _GNU_SOURCE
#include "arena/ticker.h"

#include <signal.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { PERIOD_NS = 1000000 };

/* Does nothing: that a signal is handled is enough to interrupt a system
 * call. */
static void tick(int signal)
{
    (void)signal;
}

void ticker_init(Ticker *ticker)
{
    struct sigaction action = { .sa_handler = tick };
    struct sigevent event = { .sigev_notify = SIGEV_THREAD_ID,
                              .sigev_signo = SIGRTMIN };
    event.sigev_notify_thread_id = gettid();
    *ticker = (Ticker){ 0 };
    ticker->is_made =
        sigaction(SIGRTMIN, &action, NULL) == 0 &&
        timer_create(CLOCK_MONOTONIC, &event, &ticker->timer) == 0;
}

void ticker_done(Ticker *ticker)
{
    if (ticker->is_made) {
        timer_delete(ticker->timer);
    }
    *ticker = (Ticker){ 0 };
}

static void set_period(Ticker *ticker, long ns)
{
    struct itimerspec times = { { 0, ns }, { 0, ns } };
    timer_settime(ticker->timer, 0, &times, NULL);
    ticker->is_running = ns != 0;
}

bool ticker_start(Ticker *ticker)
{
    if (ticker->is_made && !ticker->is_running) {
        set_period(ticker, PERIOD_NS);
    }
    return ticker->is_running;
}

void ticker_stop(Ticker *ticker)
{
    if (ticker->is_running) {
        set_period(ticker, 0);
    }
}
