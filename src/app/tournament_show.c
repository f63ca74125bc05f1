/* tournament_show.c: joute tournament status, standings, crosstable, replay,
 * feedback and export. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "app/tournament.h"
#include "base/mem.h"
#include "games/games.h"
#include "tournament/results.h"
#include "tui/replay.h"
#include "tui/screen.h"

enum { GAME_MAX = 1000000000 };

void tournament_write_table(const Standings *standings, Lang lang, size_t most,
                            Text *out)
{
    results_write_standings(standings, lang, most, out);
}

static bool wants_json(const Args *args)
{
    return args_value(args, "--json") != NULL;
}

/* Opens the store, adds up and lets write do the rest. */
static int show(App *app, const Args *args,
                bool (*write)(Tournament *t, const Standings *standings,
                              bool is_json, Lang lang, Text *out, Error *err))
{
    Tournament t;
    Standings standings;
    Text out = { 0 };
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    bool is_well = tournament_standings(&t, true, &standings, &app->err);
    if (is_well) {
        is_well =
            write(&t, &standings, wants_json(args), app->lang, &out, &app->err);
        standings_done(&standings);
    }
    tournament_close(&t);
    if (!is_well) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

static bool write_standings(Tournament *t, const Standings *standings,
                            bool is_json, Lang lang, Text *out, Error *err)
{
    (void)t;
    (void)err;
    if (is_json) {
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
    return show(app, args, write_standings);
}

static bool write_status(Tournament *t, const Standings *standings,
                         bool is_json, Lang lang, Text *out, Error *err)
{
    (void)err;
    if (is_json) {
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

static bool write_cross(Tournament *t, const Standings *standings, bool is_json,
                        Lang lang, Text *out, Error *err)
{
    CrossTable table;
    if (!cross_table_make(t, standings, -1, &table, err)) {
        return false;
    }
    if (is_json) {
        JsonWriter writer = { .out = out };
        cross_table_write_json(&table, &writer);
        text_add_char(out, '\n');
    } else {
        cross_table_write(&table, lang, out);
    }
    cross_table_done(&table);
    return true;
}

int tournament_cmd_crosstable(App *app, const Args *args)
{
    return show(app, args, write_cross);
}

static bool write_csv(Tournament *t, const Standings *standings, bool is_json,
                      Lang lang, Text *out, Error *err)
{
    (void)standings;
    (void)is_json;
    (void)lang;
    return results_write_csv(t, out, err);
}

static bool write_json(Tournament *t, const Standings *standings, bool is_json,
                       Lang lang, Text *out, Error *err)
{
    JsonWriter writer = { .out = out };
    (void)is_json;
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

/* On a screen step by step, else every position. */
static bool show_game(App *app, const Match *match)
{
    Replay replay;
    Look look = { app->lang, app->is_ascii, app->colours };
    replay_begin(&replay, &look, match, SEAT_WATCHER, 0);
    if (screen_is_possible()) {
        screen_open();
        replay_run(&replay);
        screen_close();
        return true;
    }
    Text out = { 0 };
    for (size_t at = 0; at <= match->step_count; at++) {
        replay_go_to(&replay, at);
        replay_add_page(&replay, &out);
        text_add(&out, at < match->step_count ? "\n" : "");
    }
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed;
}

/* The record itself, for other programs. */
static bool print_record(App *app, const Match *match)
{
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write(match, false, &writer);
    text_add_char(&out, '\n');
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed;
}

int tournament_cmd_replay(App *app, const Args *args)
{
    Tournament t;
    Match match;
    int64_t number, game;
    if (!args_number(app, "MATCH", args->words[1], 1, GAME_MAX, &number) ||
        !args_number(app, "GAME", args->words[2], 1, GAME_MAX, &game)) {
        return EXIT_BAD_USAGE;
    }
    if (!tournament_open_read(app, args, &t)) {
        return EXIT_BAD_INPUT;
    }
    bool is_well = results_load_game(&t, number, game, &match, &app->err);
    tournament_close(&t);
    if (is_well) {
        is_well = wants_json(args) ? print_record(app, &match)
                                   : show_game(app, &match);
        match_done(&match);
    }
    return is_well ? EXIT_OK : EXIT_BAD_INPUT;
}

/* ---- feedback ---- */

/* A file name of a key: nothing in it that a shell or a folder minds. */
static void write_file_name(const char *key, Text *out)
{
    for (; *key; key++) {
        bool is_plain =
            strchr("/\\:*?\"<>|", *key) == NULL && (unsigned char)*key > ' ';
        text_add_char(out, is_plain ? *key : '_');
    }
    text_add(out, ".md");
}

static bool save_feedback(App *app, Tournament *t, const Standings *standings,
                          const Entrant *entrant, const char *folder)
{
    Text path = { 0 }, out = { 0 };
    text_addf(&path, "%s/", folder);
    write_file_name(entrant->key, &path);
    bool is_well = results_write_feedback(t, standings, entrant, app->lang,
                                          &out, &app->err);
    FILE *file = is_well ? fopen(path.data, "we") : NULL;
    if (file) {
        is_well = fwrite(out.data, 1, out.size, file) == out.size;
        is_well = fclose(file) == 0 && is_well;
    }
    if (is_well && !file) {
        is_well = error_set(&app->err, "%s: cannot be written",
                            "%s : ne peut pas être écrit", path.data);
    }
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
        if (entrant->state != ENTRANT_REMOVED) {
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
