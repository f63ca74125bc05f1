/* tournament_parts.h: what the parts of joute tournament share. */
#ifndef JOUTE_TOURNAMENT_PARTS_H
#define JOUTE_TOURNAMENT_PARTS_H

#include "app/app.h"
#include "net/server.h"
#include "tournament/live/live.h"
#include "tournament/runner.h"

/* In tournament_run.c: subcommands. Each returns an exit status. */
/* Checks the bots, plays what is left and prints the standings. */
int tournament_cmd_run(App *app, const Args *args);
/* Does the same for a tournament that already exists. */
int tournament_cmd_resume(App *app, const Args *args);
/* Prints how many matches there are, and estimates of time and disk space;
 * writes nothing. */
int tournament_cmd_plan(App *app, const Args *args);
/* Adds bots to a tournament that exists. */
int tournament_cmd_add(App *app, const Args *args);
/* Removes bots from a tournament that exists. */
int tournament_cmd_remove(App *app, const Args *args);

/* Says that the connection to a store is lost and why or, if why is NULL, that
 * it is back; context is the App. */
void tournament_tell_trouble(const char *why, void *context);

/* The name of a subcommand, from 0; NULL after the last. */
const char *tournament_part(int index);

/* tournament_watch.c */
/* How the progress of a run is shown. */
typedef struct TourWatch {
    const App *app;
    bool is_terminal;
    atomic_bool *stop; /* set when nobody is left to play */
    int lines;         /* lines that the next screen overwrites */
    double told_at;    /* the time of the last line, in seconds */
    int64_t told;      /* finished matches at the last line */
    int64_t job;       /* the job of Slurm, or 0 */
    double seen_at;    /* when Slurm was last asked about it */
    bool is_abandoned; /* all workers of the job have ended */
} TourWatch;

/* A function for Runner.report; context is a TourWatch. */
void tournament_show_progress(const RunnerProgress *p, void *context);
/* A function for Runner.set_aside, with the same context. */
void tournament_show_aside(const StoredWorker *worker, void *context);
/* Adds "1:02:03" or "2:03". */
void tournament_write_time(double seconds, Text *out);

/* In slurm.c: submits workers as a job array, with further arguments for
 * sbatch; the environment names their store. Returns the job's number, or 0 and
 * sets app->err. */
int64_t slurm_submit(App *app, const char *args, const char *store);
/* True if any worker of the job is waiting or running. */
bool slurm_is_alive(int64_t job);
/* Ends the job. */
void slurm_cancel(int64_t job);

/* In tournament_show.c: further subcommands. */
/* Prints how much of the tournament has been played. */
int tournament_cmd_status(App *app, const Args *args);
/* Prints the standings, or the results of one bot. */
int tournament_cmd_standings(App *app, const Args *args);
/* Prints who beat whom. */
int tournament_cmd_crosstable(App *app, const Args *args);
/* Steps through a game. */
int tournament_cmd_replay(App *app, const Args *args);
/* Writes a file for the author of every bot. */
int tournament_cmd_feedback(App *app, const Args *args);
/* Writes the report, one HTML file. */
int tournament_cmd_report(App *app, const Args *args);
/* Prints all results as CSV or JSON. */
int tournament_cmd_export(App *app, const Args *args);

/* Lists the machines that play. */
int tournament_cmd_workers(App *app, const Args *args);
/* Lets a role of the database work on the tournament. */
int tournament_cmd_grant(App *app, const Args *args);

/* In serve_tournament.c: the tournament that joute serve shows. Its store may
 * not exist yet and may disappear. Writes addresses to the file lines_to: at
 * one the teacher sees what all bots read and wrote, at the others each author
 * sees the lines of their own bot. If lines_to is NULL, nobody sees lines. */
ServerShow tournament_show(const App *app, const char *store,
                           const char *lines_to);
/* Tells the show the server's URL, with which the addresses in the file
 * lines_to begin; appends the teacher's address. */
void tournament_show_at(const ServerShow *show, const char *url, Text *teacher);

/* In serve_rivals.c: the bots of that tournament that people may challenge; at
 * most `places` play at a time. Returns NULL if `places` is 0. */
const ServerRivals *rivals_begin(Lang lang, int places);
/* Lists the bots again if they have changed; called by the thread that reads
 * the store. */
void rivals_look(Live *live);
/* Waits until the processes of all bots have ended. */
void rivals_end(void);

/* The store that --store or, without it, $JOUTE_STORE names: a file or a URL.
 * @FILE stands for the first line of that file. False sets app->err. */
bool tournament_store(App *app, const char *given, Text *out);

/* Opens the store that the command line names. */
bool tournament_open_as(App *app, const Args *args, MatchStoreUse use,
                        Tournament *out);

/* Opens the store to read it; false sets app->err. */
bool tournament_open_read(App *app, const Args *args, Tournament *out);

#endif
