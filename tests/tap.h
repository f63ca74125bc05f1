/* tap.h: prints results in the Test Anything Protocol, like cmocka, for tests
 * whose number is known only while they run. */
#ifndef JOUTE_TAP_H
#define JOUTE_TAP_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

typedef struct Tap {
    int count, failed;
} Tap;

__attribute__((format(printf, 3, 4))) static inline void
tap_result(Tap *tap, bool is_good, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    printf("%s %d - ", is_good ? "ok" : "not ok", ++tap->count);
    vprintf(format, args);
    printf("\n");
    va_end(args);
    tap->failed += !is_good;
    fflush(stdout);
}

/* The exit status; it is a failure if nothing was run. */
static inline int tap_end(const Tap *tap)
{
    printf("1..%d\n", tap->count);
    return tap->failed > 0 || tap->count == 0;
}

#endif
