/* bench.h: measures and prints figures, for joute bench and for the instruments
 * in bench/. */
#ifndef JOUTE_BENCH_H
#define JOUTE_BENCH_H

#include "app/app.h"
#include "base/json.h"

/* A run of a benchmark. Every figure is added to json as it is found. With
 * --json that is printed at the end; otherwise lines and tables are printed on
 * the way. */
typedef struct Bench {
    App *app;
    const Args *args;
    const Game *only; /* the game to measure; NULL for all */
    double seconds;   /* how long each measurement takes */
    bool is_json;
    JsonWriter json;
} Bench;

/* A column of a table of figures. */
typedef struct BenchColumn {
    const char *key; /* its key in JSON; NULL if JSON does not have it */
    bool is_whole;   /* a whole number in JSON */
    int width, digits;
    double unit; /* figures are divided by it to be printed */
    Phrase head;
} BenchColumn;

/* Runs a benchmark: reads --ms, --json and the game's id, which may be NULL,
 * calls measure and prints the JSON. Returns an exit status, as measure does.
 */
int bench_run(App *app, const Args *args, const char *id,
              int (*measure)(Bench *bench));

/* Prints a line in words, unless JSON is wanted; false if that fails. */
bool bench_say(const Bench *bench, const char *en, const char *fr, ...)
    __attribute__((format(printf, 2, 4), format(printf, 3, 4)));
/* Prints the head of a table. The last column has a width of 0. */
bool bench_head(const Bench *bench, Phrase title, const BenchColumn *columns);
/* Adds a row: members of a JSON object, and a line of the table. */
bool bench_row(Bench *bench, const char *name, const BenchColumn *columns,
               const double *values);
/* The next game to be measured, or NULL; *at starts at 0. */
const Game *bench_next_game(const Bench *bench, int *at);
/* Seconds of CPU that this process has used since began. */
double bench_cpu_since(uint64_t began);

/* The flags that every benchmark takes. */
#define FLAG_MS                                                                \
    {                                                                          \
        "--ms", "N",                                                           \
            PHRASE("milliseconds for each measurement (default 1000)",         \
                   "millisecondes par mesure (par défaut 1000)")               \
    }

#endif
