/* instruments.h: what the parts of joute-bench share. */
#ifndef JOUTE_INSTRUMENTS_H
#define JOUTE_INSTRUMENTS_H

#include <sys/types.h>

#include "app/bench.h"

/* The subcommands, each in the file of its name. */
extern const Command bench_levels, bench_strength, bench_match, bench_module,
    bench_serve, bench_store, bench_tournament;

/* Repeated measurements of one duration, in milliseconds. */
typedef struct BenchTimes {
    double *ms;
    size_t count, capacity;
} BenchTimes;

/* Adds a time; the caller frees times->ms. */
void bench_time(BenchTimes *times, double ms);
/* The time that this share of the times does not exceed: 0.5 gives the median.
 * Sorts the times; returns 0 if there are none. */
double bench_quantile(BenchTimes *times, double share);

/* chess.c: measures c-chess-cli with games like those of match.c, if it is
 * installed. bot is the path of joute-first. */
bool chess_measure(Bench *bench, const char *bot);

/* spectators.c: lets this many clients watch the tournament of the server with
 * this pid. Returns false if one of them misses something or gets news more
 * than once a second. */
bool spectators_measure(Bench *bench, const char *host, int port, int count,
                        int64_t seconds, int64_t pid);

/* hostile.c: starts a process with this many clients that try to keep others
 * from using a server. */
pid_t hostile_begin(const char *host, int port, int count);
/* Ends the process of hostile_begin; does nothing if pid is 0. */
void hostile_end(pid_t pid);

#endif
