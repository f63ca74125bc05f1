/* bench.h: what the parts of joute bench share. */
#ifndef JOUTE_BENCH_H
#define JOUTE_BENCH_H

#include <sys/types.h>

#include "app/app.h"
#include "base/json.h"

/* All figures go to json as they are found. What is printed is either that, at
 * the end, or lines and tables in words on the way. */
typedef struct Bench {
    App *app;
    const Args *args;
    const Game *only; /* the one to measure; NULL: all */
    double seconds;   /* for each measurement */
    bool is_json;
    JsonWriter json;
    uint64_t signature; /* of fixed games: the same on every machine */
    uint64_t searches;  /* the same of fixed searches */
} Bench;

/* A column of a table of figures. */
typedef struct BenchColumn {
    const char *key; /* in JSON; NULL: not there */
    bool is_whole;   /* in JSON */
    int width, digits;
    double unit; /* in which it is printed */
    Phrase head;
} BenchColumn;

/* Times of the same thing, in milliseconds. */
typedef struct BenchTimes {
    double *ms;
    size_t count, capacity;
} BenchTimes;

/* cmd_bench.c */
/* Adds one; the caller frees times->ms. */
void bench_time(BenchTimes *times, double ms);
/* The time that this share of them does not pass: 0.5 is the median. Sorts
 * them; 0 without any. */
double bench_quantile(BenchTimes *times, double share);
/* A line in words, unless JSON is wanted; false if it cannot be printed. */
bool bench_say(const Bench *bench, const char *en, const char *fr, ...)
    __attribute__((format(printf, 2, 4), format(printf, 3, 4)));
/* The head of a table, whose columns end with a width of 0. */
bool bench_head(const Bench *bench, Phrase title, const BenchColumn *columns);
/* A row: members of an object, or a line. */
bool bench_row(Bench *bench, const char *name, const BenchColumn *columns,
               const double *values);
/* Each game that is to be measured: *at starts at 0; NULL at the end. */
const Game *bench_next_game(const Bench *bench, int *at);
/* CPU of this process since, in seconds. */
double bench_cpu_since(uint64_t began);

/* bench_games.c: members of an object. */
bool bench_games(Bench *bench);
/* bench_solve.c: how long the games' solvers take for their samples. */
bool bench_solve(Bench *bench);
/* bench_chess.c: what c-chess-cli makes of games like bench_match's, where it
 * is installed: members of an object; bot is the path of joute-first. */
bool bench_chess(Bench *bench, const char *bot);
/* What follows returns an exit status. */
/* bench_match.c: what a match costs; an object, whole even when it fails. */
int bench_match(Bench *bench);
/* bench_levels.c: how each level scores against the one below it. */
int bench_levels(Bench *bench);
/* bench_serve.c: puts load on a server. */
int bench_serve(Bench *bench);
int bench_tournament(Bench *bench);
/* bench_store.c: what a store on a server bears. */
int bench_store(Bench *bench);

/* bench_spectators.c: has so many watch the tournament of a server, pid; false
 * if one of them misses something or is told more than once a second. */
bool bench_spectators(Bench *bench, const char *host, int port, int count,
                      int64_t seconds, int64_t pid);

/* bench_hostile.c: a process with so many guests who want to keep a server from
 * others, until it is ended. */
pid_t hostile_begin(const char *host, int port, int count);
/* Ends it; 0 is none. */
void hostile_end(pid_t pid);

#endif
