/* clock.h: clocks that never go back. */
#ifndef JOUTE_CLOCK_H
#define JOUTE_CLOCK_H

#include <stdint.h>

/* Nanoseconds since some fixed moment. */
uint64_t clock_now(void);

/* Nanoseconds of processor time that this process has used. */
uint64_t clock_cpu(void);

/* Nanoseconds of processor time that this thread has used. */
uint64_t clock_thread(void);

#endif
