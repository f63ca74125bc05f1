/* clock.c: reads the system's monotonic and processor-time clocks. */
#include "base/clock.h"

#include <time.h>

static uint64_t nanoseconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

uint64_t clock_now(void)
{
    return nanoseconds(CLOCK_MONOTONIC);
}

uint64_t clock_cpu(void)
{
    return nanoseconds(CLOCK_PROCESS_CPUTIME_ID);
}

uint64_t clock_thread(void)
{
    return nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}
