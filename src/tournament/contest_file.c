/* contest_file.c: a contest as JSON, both the file that a person writes and the
 * text that the store keeps. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/record.h"
#include "games/games.h"
#include "tournament/contest.h"

enum { NUMBER_MAX = 1000000, MS_MAX = 86400000, BOTS_MAX = 100000 };

/* ---- the line of a key ---- */

/* Walks through a well-formed JSON text to find the line of the value at a path
 * such as "configs[1].cells". */
typedef struct LineSearch {
    const char *at, *end, *wanted;
    size_t line, found; /* `found` is 0 until the line is found */
} LineSearch;

static void skip_space(LineSearch *s)
{
    for (; s->at < s->end && strchr(" \t\r\n,:", *s->at); s->at++) {
        s->line += *s->at == '\n';
    }
}

static void skip_string(LineSearch *s)
{
    for (s->at++; s->at < s->end && *s->at != '"'; s->at++) {
        s->at += *s->at == '\\';
    }
    s->at++;
}

static void search_value(LineSearch *s, Text *path);

/* Searches the members of an object or the elements of an array. */
static void search_inside(LineSearch *s, bool is_object, Text *path)
{
    size_t size = path->size;
    s->at++;
    skip_space(s);
    for (int i = 0; s->at < s->end && *s->at != (is_object ? '}' : ']'); i++) {
        if (is_object) {
            const char *key = s->at + 1;
            skip_string(s);
            text_addf(path, "%s%.*s", size ? "." : "", (int)(s->at - 1 - key),
                      key);
            skip_space(s);
        } else {
            text_addf(path, "[%d]", i);
        }
        search_value(s, path);
        path->size = size;
        path->data[size] = '\0';
        skip_space(s);
    }
    s->at++;
}

static void search_value(LineSearch *s, Text *path)
{
    if (!s->found && strcmp(text_string(path), s->wanted) == 0) {
        s->found = s->line;
    }
    if (*s->at == '{' || *s->at == '[') {
        search_inside(s, *s->at == '{', path);
    } else if (*s->at == '"') {
        skip_string(s);
    } else {
        while (s->at < s->end && !strchr(",]} \t\r\n", *s->at)) {
            s->at++;
        }
    }
}

/* Puts the line number of the key before a complaint that begins with the path
 * of a key; a complaint without a path gets line 1. */
static void add_line(const char *text, size_t size, Error *err)
{
    Text wanted = { 0 }, path = { 0 };
    size_t length = strcspn(err->text, ": ");
    text_add_bytes(&wanted, err->text, length);
    text_add(&path, "");
    LineSearch search = { .at = text,
                          .end = text + size,
                          .wanted = text_string(&wanted),
                          .line = 1 };
    text_add_char(&path, ' '); /* allocates room for the final NUL */
    path.size = 0;
    path.data[0] = '\0';
    skip_space(&search);
    search_value(&search, &path);
    Error whole = ERROR_IN(err->lang);
    error_set(&whole, "line %zu: %s", "ligne %zu : %s",
              search.found ? search.found : 1, err->text);
    *err = whole;
    text_done(&wanted);
    text_done(&path);
}

/* ---- reading ---- */

/* Indices of the keys of a file; a text of the store lacks the last two. */
enum {
    KEY_GAME,
    KEY_PRESET,
    KEY_FORMAT,
    KEY_LEGS,
    KEY_ROUNDS,
    KEY_TABLE,
    KEY_CONFIGS,
    KEY_GAMES,
    KEY_FINAL,
    KEY_POINTS,
    KEY_SEEDING,
    KEY_GAUNTLET,
    KEY_TIME,
    KEY_OUT_AFTER,
    KEY_SANDBOX,
    KEY_SEED,
    KEY_BEGUN,
    KEY_FOLDER,
    KEY_BOTS,
    KEYS,
};

/* The keys of a file; those with a '?' may be left out. `begun` is written by
 * the store. */
/* clang-format off */
static const char *const keys[KEYS + 1] = {
    [KEY_GAME] = "game",
    [KEY_PRESET] = "?preset",
    [KEY_FORMAT] = "?format",
    [KEY_LEGS] = "?legs",
    [KEY_ROUNDS] = "?rounds",
    [KEY_TABLE] = "?table",
    [KEY_CONFIGS] = "?configs",
    [KEY_GAMES] = "?games",
    [KEY_FINAL] = "?final",
    [KEY_POINTS] = "?points",
    [KEY_SEEDING] = "?seeding",
    [KEY_GAUNTLET] = "?gauntlet",
    [KEY_TIME] = "?time",
    [KEY_OUT_AFTER] = "?out_after",
    [KEY_SANDBOX] = "?sandbox",
    [KEY_SEED] = "?seed",
    [KEY_BEGUN] = "?begun",
    [KEY_FOLDER] = "?folder",
    [KEY_BOTS] = "?bots",
    [KEYS] = NULL,
};
/* clang-format on */

static bool read_game(const JsonAt *at, Contest *out, Error *err)
{
    const char *id, *preset = NULL;
    if (!json_read_string(&at[KEY_GAME], &id, err)) {
        return false;
    }
    const Game *game = games_find(id);
    if (!game) {
        return json_refuse(&at[KEY_GAME], err, "no game is called \"%s\"",
                           "aucun jeu ne s'appelle « %s »", id);
    }
    if (at[KEY_PRESET].value &&
        !json_read_string(&at[KEY_PRESET], &preset, err)) {
        return false;
    }
    Error why = ERROR_IN(err->lang);
    return contest_init(out, game, preset && preset[0] ? preset : NULL, &why) ||
           json_refuse(&at[KEY_PRESET], err, "%s", "%s", why.text);
}

static bool read_format(const JsonAt *at, Contest *out, Error *err)
{
    const char *word;
    Error why = ERROR_IN(err->lang);
    return !at->value || (json_read_string(at, &word, err) &&
                          (contest_set_format(out, word, &why) ||
                           json_refuse(at, err, "%s", "%s", why.text)));
}

/* Reads a whole number if its key is present. */
static bool read_count(const JsonAt *at, int min, int max, int *out, Error *err)
{
    return !at->value || json_read_int(at, min, max, out, err);
}

static bool read_count64(const JsonAt *at, int64_t min, int64_t max,
                         int64_t *out, Error *err)
{
    return !at->value || json_read_int64(at, min, max, out, err);
}

static bool read_configs(const JsonAt *at, Contest *out, Error *err)
{
    if (!at->value) {
        return true;
    }
    if (!json_read_array(at, 1, CONTEST_CONFIGS, err)) {
        return false;
    }
    out->config_count = 0;
    for (JsonAt item = json_first(at); item.value; json_step(&item)) {
        GameConfig *config = &out->configs[out->config_count++];
        Error why = ERROR_IN(err->lang);
        if (!config_read(out->game, &item, config, &why)) {
            /* The game's refusal of a combination of options does not name the
             * path. */
            bool has_way = strncmp(why.text, "configs", 7) == 0;
            return has_way ? error_set(err, "%s", "%s", why.text)
                           : json_refuse(&item, err, "%s", "%s", why.text);
        }
    }
    return true;
}

static bool read_final(const JsonAt *at, Contest *out, Error *err)
{
    static const char *const names[] = { "bots", "games", NULL };
    JsonAt members[2];
    if (at->value && json_is_null(at)) {
        out->final_bots = 0;
        return true;
    }
    return !at->value ||
           (json_read_members(at, names, members, err) &&
            json_read_int(&members[0], 2, BOTS_MAX, &out->final_bots, err) &&
            json_read_int64(&members[1], 1, CONTEST_GAMES_MAX,
                            &out->final_games, err));
}

static bool read_number(const JsonAt *at, double *out, Error *err)
{
    if (!at->value) {
        return true;
    }
    double number = json_type(at) == JSON_INT    ? (double)at->value->integer
                    : json_type(at) == JSON_REAL ? at->value->real
                                                 : INFINITY;
    if (fabs(number) > (double)NUMBER_MAX) {
        return json_refuse(at, err, "must be a number", "doit être un nombre");
    }
    *out = number;
    return true;
}

static bool read_points(const JsonAt *at, Contest *out, Error *err)
{
    static const char *const names[] = { "?per",  "?win",   "?draw",
                                         "?loss", "?fault", NULL };
    JsonAt members[5];
    const char *per = out->points.is_of_match ? "match" : "game";
    if (!at->value) {
        return true;
    }
    if (!json_read_members(at, names, members, err) ||
        (members[0].value && !json_read_string(&members[0], &per, err))) {
        return false;
    }
    if (strcmp(per, "match") != 0 && strcmp(per, "game") != 0) {
        return json_refuse(&members[0], err, "must be \"match\" or \"game\"",
                           "doit être « match » ou « game »");
    }
    out->points.is_of_match = per[0] == 'm';
    return read_number(&members[1], &out->points.win, err) &&
           read_number(&members[2], &out->points.draw, err) &&
           read_number(&members[3], &out->points.loss, err) &&
           read_number(&members[4], &out->points.fault, err);
}

static bool read_seeding(const JsonAt *at, Contest *out, Error *err)
{
    const char *word = "listed";
    if (at->value && !json_read_string(at, &word, err)) {
        return false;
    }
    out->is_seeded_at_random = strcmp(word, "random") == 0;
    return out->is_seeded_at_random || strcmp(word, "listed") == 0 ||
           json_refuse(at, err, "must be \"listed\" or \"random\"",
                       "doit être « listed » ou « random »");
}

static bool read_gauntlet(const JsonAt *at, Contest *out, Error *err)
{
    const char *key;
    if (!at->value) {
        return true;
    }
    if (!json_read_array(at, 1, BOTS_MAX, err)) {
        return false;
    }
    out->gauntlet = mem_new(at->value->count * sizeof *out->gauntlet);
    for (JsonAt item = json_first(at); item.value; json_step(&item)) {
        if (!json_read_string(&item, &key, err)) {
            return false;
        }
        out->gauntlet[out->gauntlet_count++] = mem_copy_string(key);
    }
    return true;
}

static bool read_time(const JsonAt *at, Contest *out, Error *err)
{
    static const char *const names[] = { "?move_ms", "?clock_ms", NULL };
    JsonAt members[2];
    return !at->value ||
           (json_read_members(at, names, members, err) &&
            read_count64(&members[0], 1, MS_MAX, &out->move_ms, err) &&
            read_count64(&members[1], 0, MS_MAX, &out->clock_ms, err));
}

/* Reads a spec, or an object with a spec and a name. */
static bool read_entry(const JsonAt *at, ContestEntry *out, Error *err)
{
    static const char *const names[] = { "spec", "?name", NULL };
    JsonAt members[2];
    const char *spec, *name = NULL;
    if (json_type(at) == JSON_STRING) {
        if (!json_read_string(at, &spec, err)) {
            return false;
        }
    } else if (!json_read_members(at, names, members, err) ||
               !json_read_string(&members[0], &spec, err) ||
               (members[1].value &&
                !json_read_string(&members[1], &name, err))) {
        return false;
    }
    *out = (ContestEntry){ .spec = mem_copy_string(spec),
                           .name = name ? mem_copy_string(name) : NULL };
    return true;
}

static bool read_bots(const JsonAt *at, ContestFile *out, Error *err)
{
    if (!at->value) {
        return true;
    }
    if (!json_read_array(at, 0, BOTS_MAX, err)) {
        return false;
    }
    out->entries = mem_new((at->value->count + 1) * sizeof *out->entries);
    for (JsonAt item = json_first(at); item.value; json_step(&item)) {
        if (!read_entry(&item, &out->entries[out->entry_count], err)) {
            return false;
        }
        out->entry_count++;
    }
    return true;
}

static bool read_file(const JsonAt *at, ContestFile *out, Error *err)
{
    const char *folder = NULL;
    for (int i = KEY_FOLDER; !out && i <= KEY_BOTS; i++) {
        if (at[i].value) {
            return json_refuse(&at[i], err, "does not belong here",
                               "n'a pas sa place ici");
        }
    }
    if (!out) {
        return true;
    }
    if (at[KEY_FOLDER].value &&
        !json_read_string(&at[KEY_FOLDER], &folder, err)) {
        return false;
    }
    out->folder = folder ? mem_copy_string(folder) : NULL;
    out->has_seed = at[KEY_SEED].value != NULL;
    return read_bots(&at[KEY_BOTS], out, err);
}

static bool read_contest(const JsonAt *root, Contest *out, ContestFile *file,
                         Error *err)
{
    JsonAt at[KEYS];
    if (!json_read_members(root, keys, at, err) || !read_game(at, out, err)) {
        return false;
    }
    const Game *game = out->game;
    return read_format(&at[KEY_FORMAT], out, err) &&
           read_configs(&at[KEY_CONFIGS], out, err) &&
           read_count(&at[KEY_LEGS], 1, CONTEST_ROUNDS_MAX, &out->legs, err) &&
           read_count(&at[KEY_ROUNDS], 0, CONTEST_ROUNDS_MAX, &out->rounds,
                      err) &&
           read_count(&at[KEY_TABLE], 2, game->most_players, &out->players,
                      err) &&
           read_count64(&at[KEY_GAMES], 1, CONTEST_GAMES_MAX, &out->games,
                        err) &&
           read_final(&at[KEY_FINAL], out, err) &&
           read_points(&at[KEY_POINTS], out, err) &&
           read_seeding(&at[KEY_SEEDING], out, err) &&
           read_gauntlet(&at[KEY_GAUNTLET], out, err) &&
           read_time(&at[KEY_TIME], out, err) &&
           read_count64(&at[KEY_OUT_AFTER], 0, NUMBER_MAX, &out->out_after,
                        err) &&
           (!at[KEY_SANDBOX].value ||
            json_read_bool(&at[KEY_SANDBOX], &out->has_sandbox, err)) &&
           read_count64(&at[KEY_SEED], 0, RECORD_SEED_MAX, &out->seed, err) &&
           read_count64(&at[KEY_BEGUN], 0, RECORD_SEED_MAX, &out->begun, err) &&
           read_file(at, file, err);
}

bool contest_read(Contest *out, ContestFile *file, const char *text,
                  size_t size, Error *err)
{
    JsonDocument document;
    Contest contest = { .game = NULL };
    ContestFile found = { .folder = NULL };
    if (!json_parse(&document, text, size, err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read = read_contest(&root, &contest, file ? &found : NULL, err);
    if (is_read) {
        *out = contest;
        if (file) {
            *file = found;
        }
    } else {
        add_line(text, size, err);
        contest_done(&contest);
        contest_file_done(&found);
    }
    json_done(&document);
    return is_read;
}

void contest_file_done(ContestFile *file)
{
    for (int i = 0; i < file->entry_count; i++) {
        free(file->entries[i].spec);
        free(file->entries[i].name);
    }
    free(file->entries);
    free(file->folder);
    *file = (ContestFile){ .folder = NULL };
}

/* ---- writing ---- */

static void write_points(const ContestPoints *points, JsonWriter *out)
{
    json_begin_object_member(out, "points");
    json_string_member(out, "per", points->is_of_match ? "match" : "game");
    json_real_member(out, "win", points->win);
    json_real_member(out, "draw", points->draw);
    json_real_member(out, "loss", points->loss);
    json_real_member(out, "fault", points->fault);
    json_end_object(out);
}

void contest_write(const Contest *contest, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "game", contest->game->id);
    if (contest->preset[0]) {
        json_string_member(out, "preset", contest->preset);
    }
    json_string_member(out, "format", contest_format_word(contest->format));
    json_int_member(out, "legs", contest->legs);
    json_int_member(out, "rounds", contest->rounds);
    json_int_member(out, "table", contest->players);
    json_begin_array_member(out, "configs");
    for (int i = 0; i < contest->config_count; i++) {
        config_write(contest->game, &contest->configs[i], out);
    }
    json_end_array(out);
    json_int_member(out, "games", contest->games);
    if (contest->final_bots) {
        json_begin_object_member(out, "final");
        json_int_member(out, "bots", contest->final_bots);
        json_int_member(out, "games", contest->final_games);
        json_end_object(out);
    } else {
        json_null_member(out, "final");
    }
    write_points(&contest->points, out);
    json_string_member(out, "seeding",
                       contest->is_seeded_at_random ? "random" : "listed");
    if (contest->gauntlet_count) {
        json_begin_array_member(out, "gauntlet");
        for (int i = 0; i < contest->gauntlet_count; i++) {
            json_string(out, contest->gauntlet[i]);
        }
        json_end_array(out);
    }
    json_begin_object_member(out, "time");
    if (contest->move_ms > 0) {
        json_int_member(out, "move_ms", contest->move_ms);
    }
    if (contest->clock_ms >= 0) {
        json_int_member(out, "clock_ms", contest->clock_ms);
    }
    json_end_object(out);
    if (contest->out_after) {
        json_int_member(out, "out_after", contest->out_after);
    }
    json_bool_member(out, "sandbox", contest->has_sandbox);
    json_int_member(out, "seed", contest->seed);
    if (contest->begun) {
        json_int_member(out, "begun", contest->begun);
    }
    json_end_object(out);
}
