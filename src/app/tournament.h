/* tournament.h: what the parts of joute tournament share. */
#ifndef JOUTE_APP_TOURNAMENT_H
#define JOUTE_APP_TOURNAMENT_H

#include "app/app.h"
#include "tournament/runner.h"

/* tournament_run.c: these return an exit status. */
int tournament_cmd_run(App *app, const Args *args);
int tournament_cmd_resume(App *app, const Args *args);
int tournament_cmd_plan(App *app, const Args *args);
int tournament_cmd_add(App *app, const Args *args);
int tournament_cmd_remove(App *app, const Args *args);

/* tournament_show.c */
int tournament_cmd_status(App *app, const Args *args);
int tournament_cmd_standings(App *app, const Args *args);
int tournament_cmd_crosstable(App *app, const Args *args);
int tournament_cmd_replay(App *app, const Args *args);
int tournament_cmd_feedback(App *app, const Args *args);
int tournament_cmd_report(App *app, const Args *args);
int tournament_cmd_export(App *app, const Args *args);

/* The file of --store. */
const char *tournament_path(const Args *args);

/* Opens the store to look at it; false sets app->err. */
bool tournament_open_read(App *app, const Args *args, Tournament *out);

#endif
