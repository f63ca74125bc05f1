/* cmd_worker.c: joute worker: a machine that helps with a tournament. */
#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/tournament.h"

enum {
    JOBS_MAX = 1024,
    LEASE_MIN = 2,
    LEASE_MAX = 3600,
    LINE_SECONDS = 60, /* between two lines about how it goes */
    WAIT_SECONDS = 2,  /* for a tournament that is not there yet */
};

/* Set by Ctrl-C and SIGTERM: what is being played is given back. Another one
 * ends the program as usual. */
static atomic_bool is_interrupted;

static void interrupt(int signal)
{
    (void)signal;
    atomic_store(&is_interrupted, true);
}

typedef struct WorkerWatch {
    const App *app;
    double told_at;
    int64_t told;
} WorkerWatch;

static void tell_progress(const RunnerProgress *p, void *context)
{
    WorkerWatch *watch = context;
    if (p->played == watch->told ||
        p->seconds - watch->told_at < (double)LINE_SECONDS) {
        return;
    }
    watch->told_at = p->seconds;
    watch->told = p->played;
    file_say(stderr, watch->app->lang, "%lld matches, %lld games played\n",
             "%lld matchs, %lld parties jouées\n", (long long)p->played,
             (long long)p->games);
}

/* Within Slurm a worker has the cores of its task. */
static bool read_jobs(App *app, const Args *args, int *out)
{
    const char *text = args_value(args, "--jobs");
    const char *slurm = getenv("SLURM_CPUS_PER_TASK");
    int64_t jobs = getenv("SLURM_JOB_ID") ? (slurm ? atoi(slurm) : 1) : 0;
    bool is_read =
        !text || args_number(app, "--jobs", text, 1, JOBS_MAX, &jobs);
    *out = (int)jobs;
    return is_read;
}

/* Opens the store; one without a tournament is waited for, unless the worker is
 * to end when there is nothing to do. */
static bool open_store(App *app, const char *store, bool is_waiting,
                       Tournament *t)
{
    bool is_told = false;
    while (!tournament_open(t, store, STORE_WORK, &app->err)) {
        if (!is_waiting || atomic_load(&is_interrupted)) {
            return false;
        }
        if (!is_told) {
            file_say(stderr, app->lang, "%s; waiting\n", "%s ; attente\n",
                     app->err.text);
        }
        is_told = true;
        app->err.text[0] = '\0';
        sleep(WAIT_SECONDS);
    }
    return true;
}

static int work(App *app, const Args *args, Tournament *t, int jobs,
                int64_t lease)
{
    WorkerWatch watch = { .app = app };
    Runner runner = { .tournament = t,
                      .jobs = jobs,
                      .is_worker = true,
                      .is_until_idle = args_value(args, "--until-idle") != NULL,
                      .is_stopped = &is_interrupted,
                      .report = tell_progress,
                      .context = &watch };
    t->contest.has_sandbox = true; /* whatever the store says */
    t->store->lease_seconds = (int)lease;
    t->store->tell = tournament_tell_trouble;
    t->store->tell_context = app;
    machine_measure(&t->store->machine);
    file_say(stderr, app->lang, "%s: %s plays, %lld MB/s of SHA-256\n",
             "%s : %s joue, %lld Mo/s de SHA-256\n", t->store->name,
             t->store->machine.name, (long long)t->store->machine.speed);
    bool is_well = runner_run(&runner, &app->err);
    file_say(stderr, app->lang, "%lld matches, %lld games played\n",
             "%lld matchs, %lld parties jouées\n", (long long)runner.played,
             (long long)runner.games);
    return is_well || atomic_load(&is_interrupted) ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    Text store = { 0 };
    Tournament t;
    int jobs;
    int64_t lease = LEASE_SECONDS;
    struct sigaction action = { .sa_handler = interrupt,
                                .sa_flags = (int)SA_RESETHAND };
    if (!read_jobs(app, args, &jobs) ||
        !args_flag_number(app, args, "--lease", LEASE_MIN, LEASE_MAX, &lease) ||
        !tournament_store(app, args->word_count ? args->words[0] : NULL,
                          &store)) {
        text_done(&store);
        return EXIT_BAD_USAGE;
    }
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    int status = EXIT_BAD_INPUT;
    if (!match_store_is_url(store.data)) {
        error_set(&app->err,
                  "%s: workers need a store on a server: postgres://...",
                  "%s : les workers demandent un dépôt sur un serveur : "
                  "postgres://...",
                  store.data);
        status = EXIT_BAD_USAGE;
    } else if (open_store(app, store.data, !args_value(args, "--until-idle"),
                          &t)) {
        status = work(app, args, &t, jobs, lease);
        tournament_close(&t);
    }
    text_done(&store);
    return status;
}

static const Flag flags[] = {
    { "--jobs", "N",
      PHRASE("use so many cores at most", "n'utilise pas plus de cœurs") },
    { "--until-idle", NULL,
      PHRASE("end when there is nothing to play for 10 s",
             "s'arrête quand il n'y a rien à jouer pendant 10 s") },
    { "--lease", "SECONDS",
      PHRASE("not heard of for so long, others play its matches; 30",
             "sans nouvelles d'elle, d'autres jouent ses matchs ; 30") },
    { .name = NULL },
};

const Command cmd_worker = {
    .name = "worker",
    .synopsis = "worker [STORE] [--jobs N] [--until-idle]",
    .summary = PHRASE("help a tournament on another machine",
                      "aide un tournoi sur une autre machine"),
    .details = PHRASE(
        "STORE is postgres://USER@HOST/DATABASE[#NAME], or @FILE that says so, "
        "or else\n$JOUTE_STORE. Bots come from the store and run in the "
        "sandbox. It may be ended at any\nmoment. docs/MACHINES.md",
        "STORE est postgres://RÔLE@HÔTE/BASE[#NOM], ou @FICHIER qui le dit, "
        "sinon\n$JOUTE_STORE. Les bots viennent du dépôt et tournent dans le "
        "bac à sable. On peut\nl'arrêter à tout moment. docs/MACHINES.md"),
    .example = "joute worker postgres://worker@server/contest\n"
               "joute worker @/etc/joute/store --jobs 4\n"
               "JOUTE_STORE=postgres://worker@server/contest joute worker "
               "--until-idle",
    .flags = flags,
    .most_words = 1,
    .run = run,
};
