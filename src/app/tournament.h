/* tournament.h: what the parts of joute tournament share. */
#ifndef JOUTE_APP_TOURNAMENT_H
#define JOUTE_APP_TOURNAMENT_H

#include "app/app.h"
#include "net/server.h"
#include "tournament/runner.h"

/* tournament_run.c: these return an exit status. */
int tournament_cmd_run(App *app, const Args *args);
int tournament_cmd_resume(App *app, const Args *args);
int tournament_cmd_plan(App *app, const Args *args);
int tournament_cmd_add(App *app, const Args *args);
int tournament_cmd_remove(App *app, const Args *args);

/* Says that the server of a store is lost, or with NULL that it is back;
 * context is the App. */
void tournament_tell_trouble(const char *why, void *context);

/* tournament_watch.c */
/* Who watches over a run. */
typedef struct TourWatch {
    const App *app;
    bool is_terminal;
    atomic_bool *stop; /* set when nobody is left to play */
    int lines;         /* on the screen, to be written over */
    double told_at;    /* seconds */
    int64_t told;      /* matches */
    int64_t job;       /* of Slurm, or 0 */
    double seen_at;
    bool is_abandoned; /* its workers have all ended */
} TourWatch;

/* For Runner.report; context is a TourWatch. */
void tournament_show_progress(const RunnerProgress *p, void *context);
/* "1:02:03", "2:03". */
void tournament_write_time(double seconds, Text *out);

/* slurm.c: submits workers as a job array, with sbatch's further arguments;
 * their store is named in the environment. Returns the number of the job, 0
 * with app->err set. */
int64_t slurm_submit(App *app, const char *args, const char *store);
/* Whether any of its workers is waiting or running. */
bool slurm_is_alive(int64_t job);
/* Ends them. */
void slurm_cancel(int64_t job);

/* tournament_show.c */
int tournament_cmd_status(App *app, const Args *args);
int tournament_cmd_standings(App *app, const Args *args);
int tournament_cmd_crosstable(App *app, const Args *args);
int tournament_cmd_replay(App *app, const Args *args);
int tournament_cmd_feedback(App *app, const Args *args);
int tournament_cmd_report(App *app, const Args *args);
int tournament_cmd_export(App *app, const Args *args);

int tournament_cmd_workers(App *app, const Args *args);
int tournament_cmd_grant(App *app, const Args *args);

/* serve_tournament.c: what joute serve shows of a store, which may come and go.
 */
ServerShow tournament_show(const App *app, const char *store);

/* What --store, or else $JOUTE_STORE, names: a file or a URL; for @FILE the
 * first line of that file. False sets app->err. */
bool tournament_store(App *app, const char *given, Text *out);

/* Opens the store that the command line names. */
bool tournament_open_as(App *app, const Args *args, MatchStoreUse use,
                        Tournament *out);

/* Opens the store to look at it; false sets app->err. */
bool tournament_open_read(App *app, const Args *args, Tournament *out);

#endif
