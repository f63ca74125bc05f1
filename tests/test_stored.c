/* test_stored.c: what a store contains is input: a tournament.db from elsewhere
 * is refused in one line or shown without harm, whatever is in it. */
#define _GNU_SOURCE
#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/mem.h"
#include "core/record.h"
#include "games/games.h"
#include "joute/rng.h"
#include "tournament/bundle.h"
#include "tournament/entry.h"
#include "tournament/live/live.h"
#include "tournament/results/records.h"
#include "tournament/results/report.h"
#include "tournament/runner.h"

/* ---- a store that was played ---- */

static char played[200],
    path[210]; /* the tournament that was played, and its copy */

static void ignore(const Entrant *entrant, EntryChange change, void *context)
{
    (void)entrant, (void)change, (void)context;
}

static int make_store(void **state)
{
    static const char *const players[] = { "random", "greedy", "level:2" };
    Tournament t;
    Contest contest;
    Entrants found = { .at = NULL };
    Error err = ERROR_IN(LANG_EN);
    (void)state;
    strcpy(played, "/tmp/joute stored XXXXXX");
    int file = mkstemp(played);
    assert_true(file >= 0);
    close(file);
    snprintf(path, sizeof path, "%s.copy", played);
    assert_true(contest_init(&contest, games_find("trolls"), NULL, NULL));
    contest.games = 2;
    contest.config_count = 2;
    for (int i = 0; i < 3; i++) {
        assert_true(
            entry_add_spec(players[i], NULL, contest.game, &found, &err));
    }
    assert_true(tournament_open(&t, played, STORE_RUN, &err));
    assert_true(tournament_begin(&t, &contest, &err));
    assert_true(tournament_enter(&t, &found, NULL, ignore, NULL, &err));
    Runner runner = { .tournament = &t, .jobs = 1 };
    assert_true(runner_run(&runner, &err));
    assert_int_equal(runner.played, 6);
    entrants_done(&found);
    tournament_close(&t);
    return 0;
}

static void drop_copy(void)
{
    static const char *const endings[] = { "", "-wal", "-shm" };
    for (int i = 0; i < 3; i++) {
        char beside[220];
        snprintf(beside, sizeof beside, "%s%s", path, endings[i]);
        unlink(beside);
    }
}

static int drop_store(void **state)
{
    (void)state;
    drop_copy();
    return unlink(played);
}

static void copy_store(void)
{
    FILE *from = fopen(played, "rb"), *to = fopen(path, "wb");
    char bytes[4096];
    size_t size;
    assert_true(from && to);
    while ((size = fread(bytes, 1, sizeof bytes, from)) > 0) {
        assert_int_equal(fwrite(bytes, 1, size, to), size);
    }
    fclose(from);
    fclose(to);
}

static void change(const char *sql)
{
    sqlite3 *db;
    char *why = NULL;
    assert_int_equal(sqlite3_open(path, &db), SQLITE_OK);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        fail_msg("%s: %s", sql, why);
    }
    sqlite3_close(db);
}

/* ---- all that people see of a store ---- */

/* Asserts that a text contains nothing that controls a terminal, and is valid
 * JSON if it should be. */
static void inspect(const Text *text, bool is_json)
{
    JsonDocument document;
    Error err = ERROR_IN(LANG_EN);
    for (size_t i = 0; i < text->size; i++) {
        unsigned char c = (unsigned char)text->data[i];
        assert_true(c >= ' ' || c == '\n');
        assert_true(c != 0x7f && c != 0x9b);
    }
    if (is_json && !json_parse(&document, text->data, text->size, &err)) {
        fail_msg("%s: %s", err.text, text->data);
    } else if (is_json) {
        json_done(&document);
    }
}

static bool show_tables(Tournament *t, Standings *standings, Error *err)
{
    CrossTable table = { .count = 0 };
    PickedGame picked[PICKS * 3];
    Text text = { 0 }, csv = { 0 }, status = { 0 }, all = { 0 }, page = { 0 };
    results_write_standings(standings, LANG_FR, 0, &text);
    results_write_status(t, standings, LANG_EN, &text);
    results_write_status_json(t, standings, &(JsonWriter){ .out = &status });
    bool is_well =
        cross_table_make(t, standings, -1, 10, &table, err) &&
        results_write_csv(t, &csv, err) &&
        results_write_json(t, standings, &(JsonWriter){ .out = &all }, err) &&
        results_pick_games(t, 3, picked, err) >= 0 &&
        report_write(t, standings, true, true, &(JsonWriter){ .out = &page },
                     err);
    if (is_well) {
        cross_table_write(&table, true, LANG_EN, &text);
    }
    cross_table_done(&table);
    for (size_t i = 0; is_well && i < t->entrants.count; i++) {
        is_well = results_write_feedback(t, standings, &t->entrants.at[i],
                                         LANG_EN, &text, err);
    }
    inspect(&text, false);
    inspect(&csv, false);
    inspect(&status, true);
    inspect(&all, is_well);
    inspect(&page, is_well);
    text_done(&text);
    text_done(&csv);
    text_done(&status);
    text_done(&all);
    text_done(&page);
    return is_well;
}

static bool watch(Error *err)
{
    Live *live = live_new(path);
    Text text = { 0 };
    int wait;
    bool is_well = live_look(live, &wait, err);
    live_write_whole(live, -1, &text);
    inspect(&text, true);
    for (int i = 1; is_well && i <= 6; i++) {
        LiveReplay replay = { .match = i, .game = 1 };
        JsonWriter json = { .out = &text };
        Error unseen = ERROR_IN(LANG_EN);
        text_clear(&text);
        json_begin_object(&json);
        live_write_match(live, i, &json, &unseen);
        json_end_object(&json);
        text_clear(&text);
        json = (JsonWriter){ .out = &text };
        json_begin_object(&json);
        live_write_replay(live, &replay, &json, &unseen);
        json_end_object(&json);
        inspect(&text, true);
    }
    live_free(live);
    text_done(&text);
    return is_well;
}

/* True if all of the store can be shown; if not, one clean line must say
 * why. */
static bool shows(void)
{
    Tournament t;
    Standings standings;
    Error err = ERROR_IN(LANG_EN), other = ERROR_IN(LANG_EN);
    bool is_well = tournament_open(&t, path, STORE_READ, &err);
    if (is_well) {
        is_well = tournament_standings(&t, true, &standings, &err) &&
                  show_tables(&t, &standings, &err);
        if (standings.at) {
            standings_done(&standings);
        }
        tournament_close(&t);
    }
    assert_int_equal(is_well, err.text[0] == '\0');
    assert_int_equal(watch(&other), is_well);
    return is_well;
}

/* Applies each of these changes to the store and shows the result. */
static void try_all(const char *const *cases, int count, bool is_shown)
{
    for (int i = 0; i < count; i++) {
        copy_store();
        change(cases[i]);
        if (shows() != is_shown) {
            fail_msg("%s was %s", cases[i], is_shown ? "refused" : "taken");
        }
        drop_copy();
    }
}
#define TRY_ALL(cases, is_shown)                                               \
    try_all(cases, sizeof cases / sizeof *cases, is_shown)

/* ---- matches ---- */

static void an_impossible_store_is_refused(void **state)
{
    static const char *const cases[] = {
        "UPDATE matches SET config = 99999 WHERE id = 2",
        "UPDATE matches SET config = -1 WHERE id = 2",
        "UPDATE matches SET config = 4294967296 WHERE id = 2",
        "UPDATE matches SET games = -1 WHERE id = 2",
        "UPDATE matches SET games = 1000000000000, state = 0 WHERE id = 2",
        "UPDATE matches SET seed = -5 WHERE id = 2",
        "UPDATE matches SET stage = 2 WHERE id = 2",
        "UPDATE matches SET round = 2000000000 WHERE id = 2",
        "UPDATE matches SET leg = 2000000000 WHERE id = 2",
        "UPDATE matches SET leg = -1 WHERE id = 2",
        "UPDATE matches SET state = 7 WHERE id = 2",
        "UPDATE matches SET attempt = 1099511627776 WHERE id = 2",
        "UPDATE matches SET id = 1000000000000000 WHERE id = 2",
        "UPDATE matches SET id = -2 WHERE id = 2",
        "UPDATE matches SET e1 = 0 WHERE id = 2",
        "UPDATE matches SET e1 = e2 WHERE id = 2",
        "UPDATE matches SET e3 = 1, e4 = 2 WHERE id = 2",
        "UPDATE matches SET e1 = 0, e2 = 0 WHERE id = 2",
        "UPDATE entrants SET id = 1000000000000000 WHERE id = 2",
        "UPDATE entrants SET id = -1 WHERE id = 2",
        "UPDATE entrants SET state = 77 WHERE id = 2",
        "UPDATE contest SET json = '{\"game\": \"trolls\"'",
        "UPDATE contest SET json = '{\"game\": \"trolls\", \"legs\": 1e9}'",
        "UPDATE contest SET json = x'00'",
        /* views instead of tables */
        "DROP TABLE entrants",
        ("ALTER TABLE matches RENAME TO m; CREATE VIEW matches AS WITH "
         "RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
         "SELECT m.* FROM m, n"),
        ("ALTER TABLE entrants RENAME TO e; CREATE VIEW entrants AS SELECT * "
         "FROM e"),
    };
    (void)state;
    TRY_ALL(cases, false);
}

static void an_impossible_result_is_refused(void **state)
{
    static const char *const cases[] = {
        "UPDATE matches SET result = NULL WHERE id = 2",
        "UPDATE matches SET result = '' WHERE id = 2",
        "UPDATE matches SET result = '1' WHERE id = 2",
        "UPDATE matches SET result = result || ' 1 1' WHERE id = 2",
        "UPDATE matches SET result = result || ' ' WHERE id = 2",
        "UPDATE matches SET result = replace(result, ' ', '  ') WHERE id = 2",
        "UPDATE matches SET result = '-' || result WHERE id = 2",
        "UPDATE matches SET result = '9' || result WHERE id = 2",
        "UPDATE matches SET result = substr(result, 2) WHERE id = 2",
        "UPDATE matches SET result = '2 10 3 5 0 0 1 1' ||"
        " substr(result, -40) WHERE id = 2",
        /* 26 digits, on which every reader once overflowed */
        "UPDATE matches SET result = substr(result, 1, 2) ||"
        " '99999999999999999999999999' || substr(result, 3) WHERE id = 2",
        /* Each of the next results has one wrong number: the ninth, which says
         * how the text goes on, or the wins of the first side. */
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1000000001 1 0 1 0 0 0 0 0"
        " 0 1 0 1 0 0 0 0 0 0 1 0 0 0 0 1' WHERE id = 2",
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1 3 0 1 0 0 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 1 0 0 0 0 1' WHERE id = 2",
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1 1 0 1 3 0 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 1 0 0 0 0 1' WHERE id = 2",
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1 1 0 1 0 2 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 1 0 0 0 0 1' WHERE id = 2",
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1 1 0 1 0 0 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 3 0 0 0 0 1' WHERE id = 2",
        "UPDATE matches SET result = '2 9 3 5 1 1 9 1 1 0 1 0 0 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 1 0 0 0 0 1' WHERE id = 2",
    };
    static const char *const good[] = {
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1 1 0 1 0 0 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 1 0 0 0 0 1' WHERE id = 2", /* the form of older stores */
        "UPDATE matches SET result = '2 9 1 5 1 1 9 1 1 0 1 0 0 0 0 0 0 1 0 1"
        " 0 0 0 0 0 0 1 0 0 0 0 1 4294967295' WHERE id = 2",
    };
    (void)state;
    TRY_ALL(cases, false);
    TRY_ALL(good, true);
}

/* rating.c once used any id as an index of its arrays. */
static void a_match_of_an_unknown_player_is_skipped(void **state)
{
    static const char *const cases[] = {
        "UPDATE matches SET e1 = 999 WHERE id = 2",
        "UPDATE matches SET e2 = 4611686018427387904 WHERE id = 2",
        "DELETE FROM entrants WHERE id = 2",
        "DELETE FROM entrants",
        "UPDATE entrants SET state = 3",
    };
    (void)state;
    TRY_ALL(cases, true);
}

/* 100,000 bots at tables, or each of them a champion who meets all others. */
static void a_contest_of_many_bots_can_be_shown(void **state)
{
#define MANY                                                                   \
    "WITH RECURSIVE n (i) AS (SELECT 4 UNION ALL SELECT i + 1 FROM n WHERE i"  \
    " < 50000) INSERT INTO entrants SELECT i, i, 'random', '', i, '', '', 1"   \
    " FROM n;"
    static const char *const cases[] = {
        MANY "UPDATE contest SET json = replace(json, 'round-robin', 'swiss')",
        MANY "DELETE FROM matches; DELETE FROM records; UPDATE contest SET"
             " json = '{\"game\": \"splaby\", \"format\": \"tables\"}'",
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Tournament t;
        Standings standings;
        Text text = { 0 };
        Error err = ERROR_IN(LANG_EN);
        copy_store();
        change(cases[i]);
        assert_true(tournament_open(&t, path, STORE_READ, &err));
        assert_true(tournament_standings(&t, true, &standings, &err));
        results_write_status(&t, &standings, LANG_EN, &text);
        inspect(&text, false);
        assert_int_equal(tournament_plan(&t, &err), i == 0);
        standings_done(&standings);
        tournament_close(&t);
        text_done(&text);
        drop_copy();
    }
}

/* Changes random bytes of the file: it must be refused or shown, and never
 * crash. */
static void a_damaged_file_does_no_harm(void **state)
{
    enum { FILES = 150, BYTES = 40 };
    Rng rng;
    int shown = 0;
    (void)state;
    rng_seed(&rng, 26);
    for (int i = 0; i < FILES; i++) {
        copy_store();
        FILE *file = fopen(path, "r+b");
        assert_non_null(file);
        fseek(file, 0, SEEK_END);
        long size = ftell(file);
        for (int k = 0; k < BYTES; k++) {
            fseek(file, (long)rng_below(&rng, (uint32_t)size), SEEK_SET);
            fputc((int)rng_below(&rng, 256), file);
        }
        fclose(file);
        Tournament t;
        Standings standings;
        Error err = ERROR_IN(LANG_EN), other = ERROR_IN(LANG_EN);
        if (tournament_open(&t, path, STORE_READ, &err)) {
            if (tournament_standings(&t, true, &standings, &err)) {
                shown += show_tables(&t, &standings, &err);
                standings_done(&standings);
            }
            tournament_close(&t);
        }
        watch(&other);
        drop_copy();
    }
    assert_true(shown > 0 && shown < FILES);
}

/* ---- texts ---- */

static void texts_are_shown_without_control_characters(void **state)
{
    static const char *const cases[] = {
        "UPDATE entrants SET name = 'a' || char(27) || '[2Jb' WHERE id = 1",
        "UPDATE entrants SET name = CAST(x'ff9b41' AS TEXT) WHERE id = 1",
        "UPDATE entrants SET key = CAST(x'c29b31fe' AS TEXT), state = 2,"
        " reason = 'x' || char(10) || char(27) || ']0;t' || char(7)"
        " WHERE id = 1",
        "UPDATE entrants SET name = char(8238) || 'abc' WHERE id = 1",
        "UPDATE entrants SET name = '</script><script>' WHERE id = 1",
        "UPDATE entrants SET name = x'00', hash = x'ff' WHERE id = 1",
        "INSERT INTO verdicts VALUES (1, 1, 1, 1, 'crash', char(27) || 'c',"
        " char(27) || 'c' || x'ff', 99999, char(27) || '[5m')",
        "INSERT INTO verdicts VALUES (1, 1, 1, 1, 'zzz', '', '', -1, '')",
        "INSERT INTO verdicts VALUES (1, 1, -1, 1, 'crash', '', '', 1, '')",
        "INSERT INTO verdicts VALUES (1, 1, 1, 9223372036854775807, 'crash',"
        " '', '', 1, '')",
        "INSERT INTO verdicts VALUES (99, 1, 1, 1, 'crash', '', '', 1, '')",
        "INSERT INTO verdicts VALUES (0, 99, 1, 1, 'crash', '', '', 1, '')",
        "INSERT INTO errors VALUES (6, 1, char(27) || '[2J' || x'ff')",
    };
    (void)state;
    TRY_ALL(cases, true);
}

/* ---- records ---- */

/* Replaces the packed games of match 1. */
static void put_records(const char *bytes, size_t size)
{
    uLongf room = compressBound(size);
    Bytef *packed = mem_new(room);
    Text sql = { 0 };
    assert_int_equal(compress(packed, &room, (const Bytef *)bytes, size), Z_OK);
    text_add(&sql, "UPDATE records SET games = x'");
    for (uLongf i = 0; i < room; i++) {
        text_addf(&sql, "%02x", packed[i]);
    }
    text_add(&sql, "' WHERE match = 1");
    change(sql.data);
    text_done(&sql);
    free(packed);
}

static bool loads_game(int64_t game, size_t most, Play *out)
{
    Tournament t;
    StoredMatch stored;
    Error err = ERROR_IN(LANG_EN);
    assert_true(tournament_open(&t, path, STORE_READ, &err));
    assert_true(results_find_match(&t, 1, &stored, &err));
    bool is_read = results_load_game(&t, &stored, game, most, out, &err);
    tournament_close(&t);
    return is_read;
}

/* A few KB that a worker sends unpack to 80 MB, in one line or in many: no
 * reader may hold all of it or go on beyond its limit. */
static void a_bomb_is_not_unpacked(void **state)
{
    enum { SIZE = 1 << 20, BOMB = 80 << 20 };
    static const char *const zeros[] = {
        "UPDATE records SET games = x''",
        "UPDATE records SET games = 'text'",
        "UPDATE records SET games = x'789c'",
        "DELETE FROM records",
    };
    (void)state;
    TRY_ALL(zeros, true);
    for (int kind = 0; kind < 2; kind++) {
        Text same = { .data = mem_new(BOMB), .size = BOMB }, packed = { 0 };
        uLongf room = compressBound(BOMB);
        packed = (Text){ .data = mem_new(room), .capacity = room };
        memset(same.data, kind ? '\n' : '{', BOMB);
        assert_int_equal(compress((Bytef *)packed.data, &room,
                                  (const Bytef *)same.data, BOMB),
                         Z_OK);
        packed.size = room;
        RecordsReader reader;
        Contest contest = { .game = NULL };
        PlannedMatch plan = { .players = 2 };
        Error err = ERROR_IN(LANG_EN);
        int64_t lines = 0;
        records_open(&reader, &packed, kind ? SIZE : RECORDS_UNPACKED, &contest,
                     &plan);
        while (records_skip(&reader, &err)) {
            lines++;
        }
        assert_string_equal(err.text, "the records are damaged");
        assert_int_equal(lines, kind ? SIZE : 0);
        assert_true(reader.bytes.capacity <= 2 * (size_t)JSON_SIZE);
        records_close(&reader);
        text_done(&packed);
        text_done(&same);
    }
}

static void a_forged_game_is_not_shown(void **state)
{
    static const struct {
        const char *from,
            *to; /* the part of game 1's record that is replaced, and by what */
        bool is_read;
    } cases[] = {
        { "\n", "\n", true },
        { "\n", "", false }, /* a last line that does not end */
        { "{", "", false },
        { "\"cells\":7", "\"cells\":9", false },
        { "\"format\":\"joute-record/1\",", "", false },
        { "\"game\":\"trolls\"", "\"game\":\"moulin\"", false },
        { "\"players\":[\"", "\"players\":[\"\\u001b[2J", true },
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        Play game;
        Text text = { 0 }, forged = { 0 };
        copy_store();
        assert_true(loads_game(1, RECORDS_UNPACKED, &game));
        record_write(&game, false, &(JsonWriter){ .out = &text });
        text_add_char(&text, '\n');
        play_done(&game);
        const char *at = strstr(text.data, cases[i].from);
        assert_non_null(at);
        text_add_bytes(&forged, text.data, (size_t)(at - text.data));
        text_add(&forged, cases[i].to);
        text_add(&forged, at + strlen(cases[i].from));
        put_records(forged.data, forged.size);
        assert_int_equal(loads_game(1, RECORDS_UNPACKED, &game),
                         cases[i].is_read);
        if (cases[i].is_read) {
            assert_null(strchr(game.names[0], '\x1b'));
            play_done(&game);
        }
        assert_false(loads_game(2, RECORDS_UNPACKED, &game));
        assert_false(loads_game(
            1, 100, &game)); /* too large even before it is unpacked */
        assert_true(shows());
        drop_copy();
        text_done(&text);
        text_done(&forged);
    }
}

/* ---- the files of bots ---- */

#define BUNDLE "joute bundle 1\n"

static int remove_one(const char *name, const struct stat *info, int kind,
                      struct FTW *where)
{
    (void)info, (void)kind, (void)where;
    return remove(name);
}

/* Nothing may be written outside the folder, nor where entry_hash does not
 * look. */
static void a_bundle_stays_in_its_folder(void **state)
{
    static const struct {
        const char *bytes;
        bool is_taken;
    } cases[] = {
        { BUNDLE "644 1 a\nA755 1 b/c\nB", true },
        { BUNDLE "6755 1 a\nA",
          true }, /* the mode is kept, but without setuid */
        { BUNDLE "644 1 ../x\nA", false },
        { BUNDLE "644 1 a/../../x\nA", false },
        { BUNDLE "644 1 /tmp/joute-escaped\nA", false },
        { BUNDLE "644 1 a//b\nA", false },
        { BUNDLE "644 1 a/\nA", false },
        { BUNDLE "644 1 .profile\nA", false },
        { BUNDLE "644 1 __pycache__/a.pyc\nA", false },
        { BUNDLE "644 1 a/b/c/d/e/f/g/h/i/j/k/l/m/n/o/p/q\nA", false },
        { BUNDLE "644 2 a\nA", false },
        { BUNDLE "644 -1 a\nA", false },
        { BUNDLE "644 99999999999999999999999 a\nA", false },
        { BUNDLE "644 1 a\nA644 1 a\nB", false },
        { BUNDLE "644 1 a\nA644 1 a/b\nB", false },
        { BUNDLE "644 1 .\nA644 1 a\nB", false },
        { BUNDLE "120777 5 l\nb/../644 1 a\nA", false },
        { BUNDLE "644 1 b/c\nB120777 3 a\nb/c", true },
        { BUNDLE "120777 2 b/l\n..120777 13 b/m\n/usr/bin/true", true },
        { BUNDLE "120777 1 .\nb", false },
        { BUNDLE "120777 2 l\n..", false },
        { BUNDLE "120777 4 l\n../x", false },
        { BUNDLE "120777 7 b/l\n../../x", false },
        { BUNDLE "120777 6 b/l\nc/../x", false },
        { BUNDLE "120777 4 l\n/tmp", false },
        { BUNDLE "120777 11 l\n/usr/../tmp", false },
        { BUNDLE "120777 0 l\n", false },
        { BUNDLE "644 1 b/c\nB120777 1 l\nb644 1 l/x\nA", false },
        { BUNDLE "644 1 b/c\nB120777 1 l\nb120777 1 l/x\nc", false },
        { BUNDLE "no\n", false },
        { "joute bundle 2\n", false },
        { "", false },
    };
    (void)state;
    for (size_t i = 0; i <= sizeof cases / sizeof *cases; i++) {
        char folder[] = "/tmp/joute bundle XXXXXX", place[64];
        Text bytes = { 0 };
        struct stat info;
        Error err = ERROR_IN(LANG_EN);
        bool is_last = i == sizeof cases / sizeof *cases;
        text_add(&bytes, is_last ? BUNDLE : cases[i].bytes);
        for (int k = 0; is_last && k <= BUNDLE_FILES; k++) {
            text_addf(&bytes, "644 0 %d\n", k);
        }
        assert_non_null(mkdtemp(folder));
        snprintf(place, sizeof place, "%s/bot", folder);
        bool is_taken = !is_last && cases[i].is_taken;
        if (bundle_unpack(&bytes, place, &err) != is_taken) {
            fail_msg("bundle %zu: %s", i, err.text);
        }
        snprintf(place, sizeof place, "%s/x", folder);
        assert_int_not_equal(access(place, F_OK), 0);
        snprintf(place, sizeof place, "%s/bot/a", folder);
        if (is_taken && stat(place, &info) == 0) {
            assert_int_equal(info.st_mode & 07022, 0);
        }
        nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
        text_done(&bytes);
    }
}

/* Links travel with a bot, which keeps its hash. A link that leads elsewhere is
 * refused by its name. */
static void links_travel_with_a_bot(void **state)
{
    char folder[] = "/tmp/joute links XXXXXX", from[64], to[64], link[80];
    char before[ENTRANT_HASH + 1], after[ENTRANT_HASH + 1];
    Text bytes = { 0 };
    Error err = ERROR_IN(LANG_EN);
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(from, sizeof from, "%s/a", folder);
    snprintf(to, sizeof to, "%s/b", folder);
    text_add(&bytes, BUNDLE "755 1 deep/run\nA120777 8 run\ndeep/run");
    assert_true(bundle_unpack(&bytes, from, &err));
    assert_true(bundle_pack(from, &bytes, &err));
    assert_true(bundle_unpack(&bytes, to, &err));
    entry_hash(&(Entrant){ .path = from }, NULL, before);
    entry_hash(&(Entrant){ .path = to }, NULL, after);
    assert_string_equal(before, after);
    snprintf(link, sizeof link, "%s/deep/out", from);
    assert_int_equal(symlink("../../b", link), 0);
    assert_false(bundle_pack(from, &bytes, &err));
    assert_non_null(strstr(err.text, "deep/out: this link leads out"));
    nftw(folder, remove_one, 16, FTW_DEPTH | FTW_PHYS);
    text_done(&bytes);
}

/* A thread that plays keeps its own copy while other contestants are separated
 * and freed. */
static void a_contestant_outlives_the_list_it_was_copied_from(void **state)
{
    Contestant list[2], copy;
    (void)state;
    assert_true(contestant_parse(&list[0], "cmd:/bin/sh -c true", NULL, NULL));
    assert_true(contestant_parse(&list[1], "random", NULL, NULL));
    contestant_copy(&copy, &list[0]);
    contestant_done(&list[0]);
    assert_string_equal(copy.name, "cmd:/bin/sh -c true");
    assert_string_equal(copy.argv[2], "true");
    assert_null(copy.argv[3]);
    contestant_done(&copy);
    contestant_copy(&copy, &list[1]);
    assert_false(contestant_is_program(&copy));
    contestant_done(&copy);
    contestant_done(&list[1]);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_impossible_store_is_refused),
    cmocka_unit_test(an_impossible_result_is_refused),
    cmocka_unit_test(a_match_of_an_unknown_player_is_skipped),
    cmocka_unit_test(a_contest_of_many_bots_can_be_shown),
    cmocka_unit_test(a_damaged_file_does_no_harm),
    cmocka_unit_test(texts_are_shown_without_control_characters),
    cmocka_unit_test(a_bomb_is_not_unpacked),
    cmocka_unit_test(a_forged_game_is_not_shown),
    cmocka_unit_test(a_bundle_stays_in_its_folder),
    cmocka_unit_test(links_travel_with_a_bot),
    cmocka_unit_test(a_contestant_outlives_the_list_it_was_copied_from),
};

int main(void)
{
    return cmocka_run_group_tests(tests, make_store, drop_store);
}
