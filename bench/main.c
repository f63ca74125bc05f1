/* main.c: joute-bench: instruments that measure joute from outside. They are
 * built beside the tests and not installed; joute bench has the speed of the
 * games. */
#include "instruments.h"

#include <stdlib.h>

#include "base/mem.h"

static const Command *const commands[] = {
    &bench_levels, &bench_strength, &bench_match,      &bench_module,
    &bench_serve,  &bench_store,    &bench_tournament, NULL,
};

void bench_time(BenchTimes *times, double ms)
{
    if (times->count == times->capacity) {
        times->capacity = times->capacity ? 2 * times->capacity : 4096;
        times->ms = mem_resize(times->ms, times->capacity * sizeof *times->ms);
    }
    times->ms[times->count++] = ms;
}

static int compare_times(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double bench_quantile(BenchTimes *times, double share)
{
    if (times->count == 0) {
        return 0;
    }
    qsort(times->ms, times->count, sizeof *times->ms, compare_times);
    size_t at = (size_t)((double)times->count * share);
    return times->ms[at < times->count ? at : times->count - 1];
}

int main(int argc, char **argv)
{
    static const Program program = {
        .name = "joute-bench",
        .about = PHRASE("measures players, matches, servers and tournaments",
                        "mesure joueurs, matchs, serveurs et tournois"),
        .first_try = "joute-bench levels roses --games 20",
        .commands = commands,
    };
    return app_run(&program, argc, argv);
}
