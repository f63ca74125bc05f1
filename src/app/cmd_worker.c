/* cmd_worker.c: joute worker: plays matches of a tournament on another machine.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/tournament_parts.h"

enum {
    JOBS_MAX = 1024,
    LEASE_MIN = 2,
    LEASE_MAX = 3600,
    LINE_SECONDS = 60, /* seconds between two lines about the progress */
    WAIT_SECONDS = 2,  /* seconds between two looks for a tournament */
};

typedef struct WorkerWatch {
    const App *app;
    double told_at;
    int64_t told;
} WorkerWatch;

/* Prints a line at most once a minute, and only if something was played. */
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

/* Reads --jobs; in a Slurm job the default is the cores of the task. */
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

/* Opens the store. If it has no tournament yet, waits for one, unless
 * is_waiting is false. */
static bool open_store(App *app, const char *store, bool is_waiting,
                       Tournament *t)
{
    bool is_told = false;
    while (!tournament_open(t, store, STORE_WORK, &app->err)) {
        if (!is_waiting || atomic_load(&app_is_stopped)) {
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

/* Plays matches of the store until it is stopped or, with --until-idle, until
 * there are none left. */
static int work(App *app, const Args *args, Tournament *t, int jobs,
                int64_t lease)
{
    WorkerWatch watch = { .app = app };
    Runner runner = { .tournament = t,
                      .jobs = jobs,
                      .is_worker = true,
                      .is_until_idle = args_value(args, "--until-idle") != NULL,
                      .is_stopped = &app_is_stopped,
                      .report = tell_progress,
                      .context = &watch };
    t->contest.has_sandbox = true; /* a worker always plays in a sandbox */
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
    return is_well || atomic_load(&app_is_stopped) ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    Text store = { 0 };
    Tournament t;
    int jobs;
    int64_t lease = LEASE_SECONDS;
    if (!read_jobs(app, args, &jobs) ||
        !args_flag_number(app, args, "--lease", LEASE_MIN, LEASE_MAX, &lease) ||
        !tournament_store(app, args->word_count ? args->words[0] : NULL,
                          &store)) {
        text_done(&store);
        return EXIT_BAD_USAGE;
    }
    app_heed(SIGINT);
    app_heed(SIGTERM);
    int status = EXIT_BAD_INPUT;
    if (!match_store_is_url(store.data)) {
        error_set(&app->err,
                  "%s: workers need a store on a server: postgres://... "
                  "(docs/MACHINES.md)",
                  "%s : les workers demandent un dépôt sur un serveur : "
                  "postgres://... (docs/TOURNOI.md)",
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
    { "--jobs", "N", PHRASE("most cores to use", "nombre maximal de cœurs") },
    { "--until-idle", NULL,
      PHRASE("end after 10 s with nothing to play",
             "s'arrête après 10 s sans rien à jouer") },
    { "--lease", "SECONDS",
      PHRASE("after this long without news of this worker, others play its "
             "matches (default 30)",
             "sans nouvelles de ce worker, d'autres jouent ses matchs après ce "
             "délai (défaut 30)") },
    { .name = NULL },
};

const Command cmd_worker = {
    .name = "worker",
    .synopsis = "worker [STORE] [--jobs N] [--until-idle]",
    .summary = PHRASE("play matches of a tournament on this machine",
                      "joue des matchs d'un tournoi sur cette machine"),
    .details = PHRASE(
        "STORE is postgres://USER@HOST/DATABASE[#NAME], or @FILE with that "
        "line; the default is\n$JOUTE_STORE. Bots come from the store and run "
        "in the sandbox. You may stop the\nworker at any moment. See "
        "docs/MACHINES.md.",
        "STORE est postgres://RÔLE@HÔTE/BASE[#NOM], ou @FICHIER qui contient "
        "cette ligne ; par\ndéfaut $JOUTE_STORE. Les bots viennent du dépôt et "
        "tournent dans le bac à sable. On\npeut arrêter le worker à tout "
        "moment. Voir docs/MACHINES.md."),
    .example = "joute worker postgres://worker@server/contest\n"
               "joute worker @/etc/joute/store --jobs 4\n"
               "JOUTE_STORE=postgres://worker@server/contest joute worker "
               "--until-idle",
    .flags = flags,
    .most_words = 1,
    .run = run,
};
