/* tournament_size.c: joute-bench tournament: what a tournament costs besides
 * its games: to claim and store a match, to compute the standings of a long
 * tournament. It also measures how long contests take. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "games/games.h"
#include "instruments.h"
#include "tournament/entry.h"
#include "tournament/runner.h"

enum {
    STORED = 2000,        /* how many matches are claimed and stored */
    RECORDS_SIZE = 20000, /* bytes of a match: 1000 games of trolls */
    PLAYERS = 30,
    FRACTION = 10, /* one in this many games of a contest is played */
    PYTHON_BOTS = 6,
    PATH_SIZE = 64,
};

/* A long tournament: 10,000 bots, and a million matches of two bots with their
 * results. */
static const char long_sql[] =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n"
    " WHERE i < 10000) INSERT INTO entrants SELECT i, 'bot' || i, 'random',"
    " '', 'bot' || i, '', '', 1 FROM n;"
    "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n"
    " WHERE i < 999999) INSERT INTO matches (stage, round, config, leg, e1, e2,"
    " e3, e4, games, seed, state, attempt, result) SELECT 0, i / 5000 + 1, 0,"
    " 0, i % 10000 + 1, (i % 10000 + i / 10000 + 1) % 10000 + 1, 0, 0, 20, i,"
    " 2, 1, printf('20 600 1 40 0 0 1000 100 %d 0 %d %d 0 300 9000 0 0"
    " %d 0 %d %d 0 300 9000 0 0 %d 0 %d 0 0 0', w, 20 - w, 2 * w - 20, 20 - w,"
    " w, 20 - 2 * w, w, 20 - w) FROM (SELECT i, 5 + (i * 7 + i / 10000) % 11"
    " AS w FROM n);";

/* The game that is measured: the first one whose matches count points or, if
 * there is none, the first of all. */
static const Game *find_game(void)
{
    for (int i = 0; games_all[i]; i++) {
        if (games_all[i]->referee && games_all[i]->referee->has_points) {
            return games_all[i];
        }
    }
    return games_all[0];
}

static void ignore(const Entrant *entrant, EntryChange change, void *context)
{
    (void)entrant;
    (void)change;
    (void)context;
}

/* Time by the clock, and CPU time. */
typedef struct Spent {
    double seconds, cpu; /* cpu includes the bots */
} Spent;

static double cpu_now(void)
{
    double sum = 0;
    for (int i = 0; i < 2; i++) {
        struct rusage usage;
        getrusage(i ? RUSAGE_CHILDREN : RUSAGE_SELF, &usage);
        sum += (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
               (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
    }
    return sum;
}

static Spent spent_begin(void)
{
    return (Spent){ (double)clock_now() / 1e9, cpu_now() };
}

/* The time since `began`, times a factor. */
static Spent spent_since(const Spent *began, double factor)
{
    return (Spent){ ((double)clock_now() / 1e9 - began->seconds) * factor,
                    (cpu_now() - began->cpu) * factor };
}

/* Begins a tournament in a file with these players. */
static bool begin(Tournament *t, const char *path, int64_t games,
                  const char *const *specs, int count, Error *err)
{
    Contest contest;
    Entrants found = { .at = NULL };
    const Game *game = find_game();
    bool is_well = tournament_open(t, path, STORE_RUN, err) &&
                   contest_init(&contest, game, NULL, err);
    if (!is_well) {
        return false;
    }
    contest.seed = 1;
    contest.games = games ? games : contest.games;
    is_well = tournament_begin(t, &contest, err);
    for (int i = 0; is_well && i < count; i++) {
        is_well = entry_add_spec(specs[i], NULL, game, &found, err);
    }
    is_well = is_well && tournament_enter(t, &found, NULL, ignore, NULL, err);
    entrants_done(&found);
    return is_well;
}

static void remove_store(const char *path)
{
    static const char *const ends[] = { "", "-wal", "-shm" };
    char name[PATH_SIZE + 8];
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s%s", path, ends[i]);
        unlink(name);
    }
}

/* Claims and stores matches without playing them; out is the milliseconds for
 * one match. */
static bool time_store(const char *path, Spent *out, Error *err)
{
    const char *specs[64];
    Tournament t;
    for (int i = 0; i < 64; i++) {
        specs[i] = "random";
    }
    bool is_well =
        begin(&t, path, 0, specs, 64, err) && tournament_plan(&t, err);
    char *records = mem_new(RECORDS_SIZE);
    MatchFiles files = { .records = records, .records_size = RECORDS_SIZE };
    StoredMatch match;
    int64_t version = 0;
    bool counts;
    Spent began = spent_begin();
    for (int i = 0; is_well && i < STORED; i++) {
        is_well = match_store_claim(t.store, &match, &version, err);
        match.result = (MatchResult){ .players = 2, .games = 1000 };
        is_well = is_well &&
                  match_store_finish(t.store, &match, &files, &counts, err);
    }
    *out = spent_since(&began, 1000.0 / (double)STORED);
    free(records);
    tournament_close(&t);
    remove_store(path);
    return is_well;
}

static bool fill(const char *path, Error *err)
{
    sqlite3 *db = NULL;
    bool is_filled =
        sqlite3_open(path, &db) == SQLITE_OK &&
        sqlite3_exec(db, "BEGIN", NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, long_sql, NULL, NULL, NULL) == SQLITE_OK &&
        sqlite3_exec(db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
    if (!is_filled) {
        error_set(err, "%s: %s", "%s : %s", path, sqlite3_errmsg(db));
    }
    sqlite3_close(db);
    return is_filled;
}

/* Times the standings of a long tournament: by points, and with ratings. */
static bool time_standings(const char *path, Spent *out, Error *err)
{
    Tournament t;
    Standings standings;
    bool is_well = begin(&t, path, 0, NULL, 0, err);
    tournament_close(&t);
    is_well = is_well && fill(path, err) &&
              tournament_open(&t, path, STORE_READ, err);
    for (int i = 0; is_well && i < 2; i++) {
        Spent began = spent_begin();
        is_well = tournament_standings(&t, i == 1, &standings, err);
        out[i] = spent_since(&began, 1);
        standings_done(&standings);
    }
    tournament_close(&t);
    remove_store(path);
    return is_well;
}

/* Plays a contest of these players; out is the time that it took, times a
 * factor. */
static bool time_contest(const char *path, int64_t games,
                         const char *const *specs, int count, double factor,
                         Spent *out, Error *err)
{
    Tournament t;
    Spent began = spent_begin();
    bool is_well = begin(&t, path, games, specs, count, err);
    Runner runner = { .tournament = &t };
    is_well = is_well && runner_check(&runner, err) && runner_run(&runner, err);
    *out = spent_since(&began, factor);
    tournament_close(&t);
    remove_store(path);
    return is_well;
}

static const BenchColumn columns[] = {
    { "value", false, 12, 3, 1, PHRASE("measured", "mesuré") },
    { "cpu", false, 10, 3, 1, PHRASE("CPU", "CPU") },
    { "goal", false, 10, 3, 1, PHRASE("goal", "but") },
    { .width = 0 },
};

/* Adds a row: a figure, its CPU time (0 if not measured) and the goal. */
static bool row(Bench *bench, const char *name, double value, double cpu,
                double goal)
{
    json_key(&bench->json, name);
    json_begin_object(&bench->json);
    bool is_printed =
        bench_row(bench, name, columns, (double[]){ value, cpu, goal });
    json_end_object(&bench->json);
    return is_printed;
}

/* Measures a contest of thirty built-in players: plays one game in FRACTION and
 * multiplies the time. */
static bool bench_ours(Bench *bench, const char *path)
{
    static const char *const kinds[] = { "random",  "greedy",  "random",
                                         "level:1", "level:2", "random",
                                         "level:3", "level:4", "level:5",
                                         "level:6" };
    const char *specs[PLAYERS];
    Spent spent;
    int64_t games = find_game()->contests[0].games / FRACTION;
    for (int i = 0; i < PLAYERS; i++) {
        specs[i] = kinds[i % (int)(sizeof kinds / sizeof *kinds)];
    }
    return time_contest(path, games, specs, PLAYERS, FRACTION, &spent,
                        &bench->app->err) &&
           row(bench, "30 built-in, s", spent.seconds, spent.cpu, 60);
}

/* Measures a contest of thirty course files: PYTHON_BOTS of them play all their
 * games, and the time is multiplied by the ratio of the numbers of pairs. */
static bool bench_python(Bench *bench, const char *path)
{
    Text name = { 0 }, spec = { 0 };
    const char *specs[PYTHON_BOTS];
    Spent spent;
    double part = (double)(PYTHON_BOTS * (PYTHON_BOTS - 1)) /
                  (double)(PLAYERS * (PLAYERS - 1));
    text_addf(&name, "python/simple/%s.py", find_game()->id);
    char *file = contestant_find_file(name.data);
    text_addf(&spec, "py:%s", file);
    for (int i = 0; i < PYTHON_BOTS; i++) {
        specs[i] = spec.data;
    }
    bool is_well =
        time_contest(path, 0, specs, PYTHON_BOTS, 1 / part, &spent,
                     &bench->app->err) &&
        row(bench, "30 Python files, s", spent.seconds, spent.cpu, 480);
    text_done(&name);
    text_done(&spec);
    free(file);
    return is_well;
}

static int measure(Bench *bench)
{
    char path[PATH_SIZE];
    Spent store, standings[2];
    struct rusage usage;
    Error *err = &bench->app->err;
    snprintf(path, sizeof path, "/tmp/joute-bench-%d.db", (int)getpid());
    json_begin_object(&bench->json);
    bool is_well =
        bench_head(bench, (Phrase)PHRASE("tournament", "tournoi"), columns) &&
        time_store(path, &store, err) &&
        row(bench, "claim and store, ms", store.seconds, store.cpu, 1) &&
        time_standings(path, standings, err) &&
        row(bench, "standings of 1M, s", standings[0].seconds, standings[0].cpu,
            2) &&
        row(bench, "with Elo, s", standings[1].seconds, standings[1].cpu, 2) &&
        bench_ours(bench, path) && bench_python(bench, path);
    getrusage(RUSAGE_SELF, &usage);
    is_well = is_well &&
              row(bench, "memory, MB", (double)usage.ru_maxrss / 1024, 0, 100);
    json_end_object(&bench->json);
    remove_store(path);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return bench_run(app, args, NULL, measure);
}

static const Flag flags[] = {
    FLAG_JSON,
    { .name = NULL },
};

const Command bench_tournament = {
    .name = "tournament",
    .synopsis = "tournament [--json]",
    .summary = PHRASE("measure what a tournament costs besides its games",
                      "mesure ce que coûte un tournoi en plus de ses parties"),
    .details = PHRASE("", ""),
    .example = "joute-bench tournament",
    .flags = flags,
    .least_words = 0,
    .most_words = 0,
    .run = run,
};
