/* store_load.c: joute-bench store: how many workers a store on a server can
 * serve. They claim matches and store them without playing. */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/tournament_parts.h"
#include "base/clock.h"
#include "base/mem.h"
#include "games/games.h"
#include "instruments.h"
#include "tournament/entry.h"

enum {
    BOTS = 300,           /* each pair of bots has several matches */
    RECORDS_SIZE = 20000, /* bytes of a match: 1000 games of trolls */
    STACK_SIZE = 1 << 18,
    WAIT_US = 100000,
};

/* How many workers, and the seconds from one match of a worker to its next; 0
 * means as often as it can. */
static const struct {
    int workers;
    double seconds;
} trials[] = { { 1, 0 },     { 4, 0 },    { 16, 0 },   { 64, 0 },  { 256, 0 },
               { 1000, 10 }, { 1000, 2 }, { 1000, 1 }, { 1000, 0 } };

static const BenchColumn columns[] = {
    { "matches_per_s", true, 11, 0, 1, PHRASE("matches/s", "matchs/s") },
    { "claim_ms", false, 9, 1, 1, PHRASE("claim ms", "prise ms") },
    { "claim_p99_ms", false, 9, 1, 1, PHRASE("p99", "p99") },
    { "store_ms", false, 9, 1, 1, PHRASE("store ms", "dépôt ms") },
    { "store_p99_ms", false, 9, 1, 1, PHRASE("p99", "p99") },
    { .width = 0 },
};

/* What the workers of a trial share. */
typedef struct StoreTrial {
    const char *url;
    double pause; /* seconds from one match of a worker to its next */
    const char *records;
    atomic_bool is_stopped;
    atomic_int ready; /* how many workers are connected */
    atomic_bool has_begun;
    pthread_mutex_t door, lock;
    BenchTimes claims, stores; /* under the lock */
    Error err;                 /* the first error, under the lock */
} StoreTrial;

static double ms_since(uint64_t began)
{
    return (double)(clock_now() - began) / 1e6;
}

/* Claims and stores one match; false if the store fails or has no match
 * left. */
static bool take_one(StoreTrial *trial, MatchStore *store, Error *err)
{
    StoredMatch match;
    int64_t version;
    bool counts;
    MatchFiles files = { .records = trial->records,
                         .records_size = RECORDS_SIZE };
    uint64_t began = clock_now();
    if (!match_store_claim(store, &match, &version, err) || !match.id) {
        return error_set(err, "no match is left", "il ne reste aucun match");
    }
    double claimed = ms_since(began);
    match.result = (MatchResult){ .players = 2, .games = match.plan.games };
    began = clock_now();
    if (!match_store_finish(store, &match, &files, &counts, err)) {
        return false;
    }
    double stored = ms_since(began);
    pthread_mutex_lock(&trial->lock);
    bench_time(&trial->claims, claimed);
    bench_time(&trial->stores, stored);
    pthread_mutex_unlock(&trial->lock);
    return true;
}

/* A worker. Workers begin at different moments. */
static void *work(void *context)
{
    StoreTrial *trial = context;
    Error err = ERROR_IN(trial->err.lang);
    /* A server accepts only a few connections at a time. */
    pthread_mutex_lock(&trial->door);
    MatchStore *store = match_store_open(trial->url, STORE_WORK, &err);
    pthread_mutex_unlock(&trial->door);
    bool is_well = store != NULL;
    int number = atomic_fetch_add(&trial->ready, 1);
    while (is_well && !atomic_load(&trial->has_begun)) {
        usleep(WAIT_US);
    }
    double part = (double)(number * 37 % 1000) / 1000;
    uint64_t next = clock_now() + (uint64_t)(trial->pause * part * 1e9);
    while (is_well && !atomic_load(&trial->is_stopped)) {
        uint64_t now = clock_now();
        if (now < next) { /* the pause is cut into short waits, because the
                             trial may end */
            uint64_t us = (next - now) / 1000;
            usleep((useconds_t)(us < WAIT_US ? us : WAIT_US));
            continue;
        }
        next += (uint64_t)(trial->pause * 1e9);
        is_well = take_one(trial, store, &err);
    }
    if (!is_well) {
        pthread_mutex_lock(&trial->lock);
        error_set(&trial->err, "%s", "%s", err.text);
        pthread_mutex_unlock(&trial->lock);
        atomic_store(&trial->is_stopped, true);
    }
    if (store) {
        match_store_close(store);
    }
    return NULL;
}

static bool run_trial(Bench *bench, StoreTrial *trial, int workers)
{
    pthread_t *threads = mem_new((size_t)workers * sizeof *threads);
    pthread_attr_t attr;
    int started = 0;
    pthread_attr_init(&attr);
    pthread_attr_setstacksize(&attr, STACK_SIZE);
    while (started < workers &&
           pthread_create(&threads[started], &attr, work, trial) == 0) {
        started++;
    }
    pthread_attr_destroy(&attr);
    while (atomic_load(&trial->ready) < started) {
        usleep(1000);
    }
    atomic_store(&trial->has_begun, true);
    uint64_t began = clock_now();
    double length =
        bench->seconds > trial->pause ? bench->seconds : trial->pause;
    while (ms_since(began) < length * 1000 &&
           !atomic_load(&trial->is_stopped)) {
        usleep(10000);
    }
    double seconds = ms_since(began) / 1000;
    double rate = 0;
    pthread_mutex_lock(&trial->lock);
    rate = (double)trial->stores.count / seconds;
    pthread_mutex_unlock(&trial->lock);
    atomic_store(&trial->is_stopped, true);
    for (int i = 0; i < started; i++) {
        pthread_join(threads[i], NULL);
    }
    free(threads);
    const double values[] = { rate, bench_quantile(&trial->claims, 0.5),
                              bench_quantile(&trial->claims, 0.99),
                              bench_quantile(&trial->stores, 0.5),
                              bench_quantile(&trial->stores, 0.99) };
    char name[40];
    snprintf(name, sizeof name, trial->pause > 0 ? "%d / %g s" : "%d", workers,
             trial->pause);
    json_begin_object_member(&bench->json, name);
    bool is_well = trial->err.text[0]
                       ? bench_say(bench, "%-20s %s\n", "%-20s %s\n", name,
                                   trial->err.text)
                       : bench_row(bench, name, columns, values);
    json_end_object(&bench->json);
    return is_well;
}

static void ignore(const Entrant *entrant, EntryChange change, void *context)
{
    (void)entrant;
    (void)change;
    (void)context;
}

/* Makes a tournament with enough matches for all trials. */
static bool make_tournament(Tournament *t, const char *url, Error *err)
{
    Contest contest;
    Entrants found = { .at = NULL };
    if (!tournament_open(t, url, STORE_RUN, err)) {
        return false;
    }
    if (t->has_contest) {
        error_set(err, "%s: there is a tournament here already",
                  "%s : il y a déjà un tournoi ici", t->store->name);
        tournament_close(t);
        return false;
    }
    bool is_well = contest_init(&contest, games_all[0], NULL, err) &&
                   tournament_begin(t, &contest, err);
    for (int i = 0; is_well && i < BOTS; i++) {
        is_well = entry_add_spec("random", NULL, games_all[0], &found, err);
    }
    t->contest.legs = 1 + 200000 / (BOTS * (BOTS - 1) / 2);
    is_well = is_well && tournament_enter(t, &found, NULL, ignore, NULL, err);
    is_well = is_well && tournament_plan(t, err);
    entrants_done(&found);
    if (!is_well) {
        tournament_drop(t);
    }
    return is_well;
}

static int measure(Bench *bench)
{
    Text url = { 0 };
    Tournament t;
    Error *err = &bench->app->err;
    if (!tournament_store(bench->app, bench->args->words[0], &url) ||
        !make_tournament(&t, url.data, err)) {
        text_done(&url);
        return EXIT_BAD_INPUT;
    }
    char *records = mem_new(RECORDS_SIZE);
    json_begin_object(&bench->json);
    bool is_well =
        bench_head(bench, (Phrase)PHRASE("workers", "workers"), columns);
    for (size_t i = 0; is_well && i < sizeof trials / sizeof *trials; i++) {
        StoreTrial trial = { .url = url.data,
                             .pause = trials[i].seconds,
                             .records = records,
                             .door = PTHREAD_MUTEX_INITIALIZER,
                             .lock = PTHREAD_MUTEX_INITIALIZER,
                             .err = ERROR_IN(bench->app->lang) };
        is_well = run_trial(bench, &trial, trials[i].workers);
        free(trial.claims.ms);
        free(trial.stores.ms);
    }
    json_end_object(&bench->json);
    free(records);
    tournament_drop(&t);
    text_done(&url);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return bench_run(app, args, NULL, measure);
}

static const Flag flags[] = {
    FLAG_MS,
    FLAG_JSON,
    { .name = NULL },
};

const Command bench_store = {
    .name = "store",
    .synopsis = "store postgres://... [--ms N] [--json]",
    .summary = PHRASE("measure how many workers a store can serve",
                      "mesure combien de workers un dépôt peut servir"),
    .details = PHRASE(
        "Up to 1,000 workers claim and store matches without playing them.",
        "Jusqu'à 1 000 workers prennent et déposent des matchs sans "
        "les jouer."),
    .example = "joute-bench store postgres://server/contest#bench",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
