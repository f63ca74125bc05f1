/* clock.c: this twin asks the page for the time. */
#include "base/clock.h"

#include "base/alone/host.h"

uint64_t clock_now(void)
{
    return (uint64_t)(host_clock() * 1e6);
}

uint64_t clock_cpu(void)
{
    return clock_now();
}

uint64_t clock_thread(void)
{
    return clock_now();
}
