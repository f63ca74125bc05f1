/* tournament_show.c: joute tournament status, standings, crosstable, replay,
 * feedback, report and export. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/tournament_parts.h"
#include "tournament/results/lines.h"
#include "tournament/results/records.h"
#include "tournament/results/report.h"
#include "tui/replay_screen.h"
#include "tui/screen.h"

enum { GAME_MAX = 1000000000 };

static bool wants_json(const Args *args)
{
    return args_value(args, "--json") != NULL;
}

/* Opens the store, computes the standings and calls write. */
static int show(App *app, const Args *args,
                bool (*write)(Tournament *t, const Standings *standings,
                              const Args *args, Lang lang, Text *out,
                              Error *err))
{
    Tournament t;
    Standings standings;
    Text out = { 0 };
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    bool is_well = tournament_standings(&t, true, &standings, &app->err);
    if (is_well) {
        is_well = write(&t, &standings, args, app->lang, &out, &app->err);
        standings_done(&standings);
    }
    tournament_close(&t);
    if (!is_well) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

/* Writes the results of one bot: against each opponent, on each board. */
static bool write_one(Tournament *t, const Standings *standings,
                      const Args *args, Lang lang, Text *out, Error *err)
{
    const char *who = args->words[1];
    const Entrant *entrant = tournament_find(t, who);
    if (!entrant || entrant->state != ENTRANT_IN) {
        return error_set(err, "\"%s\" does not take part",
                         "« %s » ne participe pas", who);
    }
    return results_write_one(t, standings, entrant, wants_json(args), lang, out,
                             err);
}

static bool write_standings(Tournament *t, const Standings *standings,
                            const Args *args, Lang lang, Text *out, Error *err)
{
    (void)t;
    (void)err;
    if (wants_json(args)) {
        JsonWriter writer = { .out = out };
        results_write_standings_json(standings, &writer);
        text_add_char(out, '\n');
    } else {
        results_write_standings(standings, lang, 0, out);
    }
    return true;
}

int tournament_cmd_standings(App *app, const Args *args)
{
    return show(app, args, args->word_count > 1 ? write_one : write_standings);
}

static bool write_status(Tournament *t, const Standings *standings,
                         const Args *args, Lang lang, Text *out, Error *err)
{
    (void)err;
    if (wants_json(args)) {
        JsonWriter writer = { .out = out };
        results_write_status_json(t, standings, &writer);
        text_add_char(out, '\n');
    } else {
        results_write_status(t, standings, lang, out);
    }
    return true;
}

int tournament_cmd_status(App *app, const Args *args)
{
    return show(app, args, write_status);
}

/* Writes the cross table of one board, or of all boards together for -1. */
static bool write_cross_of(Tournament *t, const Standings *standings,
                           int config, JsonWriter *json, Lang lang, Text *out,
                           Error *err)
{
    CrossTable table;
    if (!cross_table_make(t, standings, config, INT_MAX, &table, err)) {
        return false;
    }
    if (json) {
        cross_table_write_json(&table, json);
    } else {
        cross_table_write(&table, config < 0, lang, out);
    }
    cross_table_done(&table);
    return true;
}

static bool write_cross(Tournament *t, const Standings *standings,
                        const Args *args, Lang lang, Text *out, Error *err)
{
    JsonWriter writer = { .out = out };
    bool is_json = wants_json(args);
    bool is_well = write_cross_of(t, standings, -1, is_json ? &writer : NULL,
                                  lang, out, err);
    text_add(out, is_json ? "\n" : "");
    return is_well;
}

/* Writes a cross table for every board; as JSON, a list of them. */
static bool write_crosses(Tournament *t, const Standings *standings,
                          const Args *args, Lang lang, Text *out, Error *err)
{
    JsonWriter writer = { .out = out };
    bool is_json = wants_json(args), is_well = true;
    if (is_json) {
        json_begin_array(&writer);
    }
    for (int i = 0; is_well && i < t->contest.config_count; i++) {
        if (!is_json) {
            text_add(out, i > 0 ? "\n" : "");
            contest_write_config(&t->contest, i, out);
            text_add_char(out, '\n');
        }
        is_well = write_cross_of(t, standings, i, is_json ? &writer : NULL,
                                 lang, out, err);
    }
    if (is_json) {
        json_end_array(&writer);
        text_add_char(out, '\n');
    }
    return is_well;
}

int tournament_cmd_crosstable(App *app, const Args *args)
{
    return show(app, args,
                args_value(args, "--boards") ? write_crosses : write_cross);
}

static bool write_csv(Tournament *t, const Standings *standings,
                      const Args *args, Lang lang, Text *out, Error *err)
{
    if (args_value(args, "--standings")) {
        results_write_marks(t, standings, lang, out);
        return true;
    }
    return results_write_csv(t, out, err);
}

static bool write_json(Tournament *t, const Standings *standings,
                       const Args *args, Lang lang, Text *out, Error *err)
{
    JsonWriter writer = { .out = out };
    (void)args;
    (void)lang;
    bool is_well = results_write_json(t, standings, &writer, err);
    text_add_char(out, '\n');
    return is_well;
}

int tournament_cmd_export(App *app, const Args *args)
{
    const char *kind = args->words[1];
    if (strcmp(kind, "csv") == 0) {
        return show(app, args, write_csv);
    }
    if (strcmp(kind, "json") == 0) {
        return show(app, args, write_json);
    }
    error_set(&app->err, "export: must be csv or json, not \"%s\"",
              "export : doit être csv ou json, pas « %s »", kind);
    return EXIT_BAD_USAGE;
}

/* ---- replay ---- */

/* Steps through a game on the screen; without a terminal, prints every
 * position.
 */
static bool show_game(App *app, const Play *play)
{
    Replay replay;
    Look look = { app->lang, app->is_ascii, app->colours };
    replay_begin(&replay, &look, play, SEAT_WATCHER, 0);
    if (screen_is_possible()) {
        screen_open();
        replay_run(&replay);
        screen_close();
        return true;
    }
    Text out = { 0 };
    for (size_t at = 0; at <= play->step_count; at++) {
        replay_go_to(&replay, at);
        replay_add_position(&replay, &out);
        text_add(&out, at < play->step_count ? "\n" : "");
    }
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed;
}

/* Prints the record itself, for other programs. */
static bool print_record(App *app, const Play *play)
{
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write(play, false, &writer);
    text_add_char(&out, '\n');
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed;
}

int tournament_cmd_replay(App *app, const Args *args)
{
    const LinesPart whole = { .seats = UINT8_MAX, .last = INT64_MAX };
    Tournament t;
    StoredMatch stored;
    Play play;
    Text record = { 0 }, lines = { 0 };
    int64_t number, game;
    if (!args_number(app, "MATCH", args->words[1], 1, GAME_MAX, &number) ||
        !args_number(app, "GAME", args->words[2], 1, GAME_MAX, &game)) {
        return EXIT_BAD_USAGE;
    }
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    bool is_well = results_find_match(&t, number, &stored, &app->err) &&
                   results_load_record(&t, &stored, game, RECORDS_UNPACKED,
                                       &record, &play, &app->err);
    tournament_close(&t);
    if (is_well && args_value(args, "--lines")) {
        lines_write(&record, &whole, &(JsonWriter){ .out = &lines });
        play.dialogue = text_string(&lines);
    }
    text_done(&record);
    if (is_well) {
        is_well =
            wants_json(args) ? print_record(app, &play) : show_game(app, &play);
        play_done(&play);
    }
    text_done(&lines);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

/* ---- feedback ---- */

/* Writes a key as a file name, without characters that shells or folders treat
 * specially, and not too long. */
static void write_plain(const char *key, Text *out)
{
    enum { LONGEST = 200 };
    text_clear(out);
    for (; *key; key++) {
        bool is_plain =
            strchr("/\\:*?\"<>|", *key) == NULL && (unsigned char)*key > ' ';
        bool is_first = ((unsigned char)*key & 0xc0) != 0x80;
        if (is_first && out->size >= LONGEST) {
            break;
        }
        text_add_char(out, is_plain ? *key : '_');
    }
}

/* Adds the name of an entrant's file. If another entrant has the same name, its
 * number is added: an author must not get somebody else's file. A name without
 * a number has no blank. */
static void write_file_name(const Entrants *all, const Entrant *entrant,
                            Text *out)
{
    Text name = { 0 }, other = { 0 };
    int count = 0;
    write_plain(entrant->key, &name);
    for (size_t i = 0; i < all->count; i++) {
        write_plain(all->at[i].key, &other);
        count += strcmp(text_string(&name), text_string(&other)) == 0;
    }
    text_add(out, text_string(&name));
    if (count > 1) {
        text_addf(out, " %lld", (long long)entrant->id);
    }
    text_add(out, ".md");
    text_done(&name);
    text_done(&other);
}

/* Writes the file for the author of one bot. */
static bool save_feedback(App *app, Tournament *t, const Standings *standings,
                          const Entrant *entrant, const char *folder)
{
    Text path = { 0 }, out = { 0 };
    text_addf(&path, "%s/", folder);
    write_file_name(&t->entrants, entrant, &path);
    bool is_well = results_write_feedback(t, standings, entrant, app->lang,
                                          &out, &app->err) &&
                   app_save(app, path.data, &out);
    text_done(&path);
    text_done(&out);
    return is_well;
}

int tournament_cmd_feedback(App *app, const Args *args)
{
    const char *folder = args->word_count > 1 ? args->words[1] : "feedback";
    Tournament t;
    Standings standings;
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    mkdir(folder, 0777);
    bool is_well = tournament_standings(&t, true, &standings, &app->err);
    int count = 0;
    for (size_t i = 0; is_well && i < t.entrants.count; i++) {
        const Entrant *entrant = &t.entrants.at[i];
        if (entrant->state != ENTRANT_REMOVED || entrant->reason[0]) {
            is_well = save_feedback(app, &t, &standings, entrant, folder);
            count++;
        }
    }
    standings_done(&standings);
    tournament_close(&t);
    if (is_well) {
        file_say(stderr, app->lang, "%d files in %s\n", "%d fichiers dans %s\n",
                 count, folder);
    }
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

/* ---- report ---- */

/* Reads the page for reports on this game: with its board or, if it has none,
 * with text drawings. False if the page was not built. */
static bool read_page(App *app, const Game *game, bool *has_board, Text *out)
{
    const char *const names[] = { game->id, "plain" };
    Text folder = { 0 }, path = { 0 };
    bool is_read = false;
    app_find_page(&folder);
    for (int i = 0; i < 2 && !is_read; i++) {
        text_clear(&path);
        text_addf(&path, "%s/report/%s.html", text_string(&folder), names[i]);
        is_read = access(path.data, R_OK) == 0 &&
                  app_read(app, path.data, out) == EXIT_OK;
        *has_board = i == 0;
    }
    if (!is_read) {
        error_set(&app->err,
                  "%s: cannot be read; build the page first: ./run tournament "
                  "report, in joute's folder, does both",
                  "%s : illisible ; construisez d'abord la page : ./run "
                  "tournament report, dans le dossier de joute, fait les deux",
                  text_string(&path));
    }
    text_done(&folder);
    text_done(&path);
    return is_read;
}

/* Fills the page of the game with the tournament's document. */
static bool make_report(App *app, Tournament *t, bool has_lines, Text *out)
{
    Standings standings;
    Text page = { 0 }, document = { 0 };
    JsonWriter writer = { .out = &document };
    bool has_board;
    bool is_well = read_page(app, t->contest.game, &has_board, &page);
    if (is_well &&
        (is_well = tournament_standings(t, true, &standings, &app->err))) {
        is_well = report_write(t, &standings, has_board, has_lines, &writer,
                               &app->err);
        standings_done(&standings);
    }
    if (is_well && !report_fill(&page, &document, out)) {
        is_well = error_set(&app->err, "the page has no place for a report",
                            "la page ne prévoit pas de place pour un rapport");
    }
    text_done(&page);
    text_done(&document);
    return is_well;
}

int tournament_cmd_report(App *app, const Args *args)
{
    const char *path = args_value(args, "-o");
    Tournament t;
    Text out = { 0 };
    path = path ? path : "report.html";
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    bool has_lines = args_value(args, "--lines") != NULL;
    bool is_well =
        make_report(app, &t, has_lines, &out) && app_save(app, path, &out);
    tournament_close(&t);
    if (is_well && strcmp(path, "-") != 0) {
        file_say(stderr, app->lang, "%s: %.1f MB, one file for any browser\n",
                 "%s : %.1f Mo, un seul fichier, pour tout navigateur\n", path,
                 (double)out.size / 1e6);
    }
    text_done(&out);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

/* ---- machines ---- */

typedef struct WorkerTable {
    const App *app;
    bool is_json;
    JsonWriter *json;
    Text *out;
} WorkerTable;

/* Adds one machine, as JSON or as a line. */
static void add_worker(const StoredWorker *worker, void *context)
{
    WorkerTable *table = context;
    if (table->is_json) {
        json_begin_object(table->json);
        json_string_member(table->json, "machine", worker->machine);
        json_int_member(table->json, "speed", worker->speed);
        json_int_member(table->json, "jobs", worker->jobs);
        json_int_member(table->json, "played", worker->done);
        json_int_member(table->json, "playing", worker->claimed);
        json_int_member(table->json, "silent", worker->silent_seconds);
        json_string_member(table->json, "role", worker->role);
        json_int_member(table->json, "aside", worker->aside);
        json_end_object(table->json);
        return;
    }
    text_say(table->out, table->app->lang,
             "%-30s %4d jobs %6lld MB/s %8lld played %4lld playing, seen %lld "
             "s ago",
             "%-30s %4d jobs %6lld Mo/s %8lld joués %4lld en cours, vu il y a "
             "%lld s",
             worker->machine, worker->jobs, (long long)worker->speed,
             (long long)worker->done, (long long)worker->claimed,
             (long long)worker->silent_seconds);
    if (worker->aside) {
        text_say(table->out, table->app->lang,
                 "; set aside: others played match %lld differently",
                 " ; mise de côté : d'autres ont joué le match %lld autrement",
                 (long long)worker->aside);
    }
    text_add_char(table->out, '\n');
}

int tournament_cmd_workers(App *app, const Args *args)
{
    Tournament t;
    Text out = { 0 };
    JsonWriter json = { .out = &out };
    WorkerTable table = { .app = app,
                          .is_json = args_value(args, "--json") != NULL,
                          .json = &json,
                          .out = &out };
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    if (table.is_json) {
        json_begin_array(&json);
    }
    bool is_well =
        !t.store->shared ||
        match_store_each_worker(t.store, false, add_worker, &table, &app->err);
    if (table.is_json) {
        json_end_array(&json);
        text_add_char(&out, '\n');
    }
    tournament_close(&t);
    if (!is_well) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

int tournament_cmd_grant(App *app, const Args *args)
{
    Tournament t;
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    const char *role = args->words[1];
    bool is_well =
        t.store->shared
            ? match_store_grant_work(t.store, role, &app->err)
            : error_set(&app->err, "%s: a file has no roles; see --store",
                        "%s : un fichier n'a pas de rôles ; voir --store",
                        t.store->name);
    if (is_well) {
        file_say(stderr, app->lang, "%s may work on %s: joute worker\n",
                 "%s peut travailler sur %s : joute worker\n", role,
                 t.store->name);
    }
    tournament_close(&t);
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}
