/* test_live.c: spectators of a tournament get only rows that have changed and,
 * about a bot, only its name and its results. The stores are files or, if
 * $LIVE_STORE is set, on a server. $LIVE_STORE is then a URL that ends with the
 * first part of the stores' names (live.sh). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "base/mem.h"
#include "core/record.h"
#include "games/games.h"
#include "joute/rng.h"
#include "tournament/live/live.h"
#include "tournament/live/live_rows.h"

/* ---- rows ---- */

static void add_row(LiveRows *rows, int64_t key, const char *word)
{
    JsonWriter json = live_rows_begin(rows, key);
    json_string(&json, word);
    live_rows_end(rows, &json);
}

/* Returns what changed between two lists. */
static const char *difference(const LiveRows *old, const LiveRows *rows,
                              Text *out)
{
    JsonWriter json = { .out = out };
    text_clear(out);
    live_rows_write(old, rows, "rows", &json);
    return text_string(out);
}

static void only_rows_that_differ_are_told(void **state)
{
    (void)state;
    LiveRows old = { 0 }, now = { 0 }, none = { 0 };
    Text out = { 0 };
    add_row(&old, 7, "same");
    add_row(&old, 3, "old");
    add_row(&old, 5, "gone");
    add_row(&now, 9, "new");
    add_row(&now, 3, "other");
    add_row(&now, 7, "same");
    live_rows_sort(&old);
    live_rows_sort(&now);
    assert_string_equal(difference(&old, &now, &out),
                        "\"rows\":[[3,\"other\"],[5],[9,\"new\"]]");
    assert_string_equal(difference(&now, &now, &out), "");
    assert_string_equal(difference(&now, &none, &out),
                        "\"rows\":[[3],[7],[9]]");
    assert_string_equal(difference(NULL, &old, &out),
                        "\"rows\":[[3,\"old\"],[5,\"gone\"],[7,\"same\"]]");
    live_rows_done(&old);
    live_rows_done(&now);
    text_done(&out);
}

static void a_key_of_two_numbers_is_told_as_two(void **state)
{
    (void)state;
    LiveRows old = { 0 }, now = { 0 };
    Text out = { 0 };
    add_row(&old, live_pair(1, 2000000000), "a");
    add_row(&now, live_pair(2, 3), "b");
    assert_string_equal(difference(&old, &now, &out),
                        "\"rows\":[[1,2000000000],[2,3,\"b\"]]");
    live_rows_done(&old);
    live_rows_done(&now);
    text_done(&out);
}

/* ---- a store and who watches it ---- */

#define SECRET "s3cr3t"

typedef struct Scene {
    char path[200];
    Tournament t;
    bool is_file;
    Live *live;
    Text message;
    Error err;
} Scene;

static void ignore(const Entrant *entrant, EntryChange change, void *context)
{
    (void)entrant, (void)change, (void)context;
}

static void enter(Scene *s, const char *name)
{
    char key[64];
    snprintf(key, sizeof key, "%s-" SECRET ".py", name);
    Entrant found = { .key = key,
                      .spec = (char *)"py:/home/" SECRET "/bot.py",
                      .path = (char *)"/home/" SECRET "/bot.py",
                      .name = (char *)name,
                      .reason = (char *)"",
                      .state = ENTRANT_IN };
    Entrants list = { .at = &found, .count = 1 };
    snprintf(found.hash, sizeof found.hash, "%s", name);
    assert_true(tournament_enter(&s->t, &list, NULL, ignore, NULL, &s->err));
}

static void begin(Scene *s)
{
    Contest contest;
    const char *url = getenv("LIVE_STORE");
    static int count;
    *s = (Scene){ .err = ERROR_IN(LANG_EN), .is_file = !url };
    if (url) {
        snprintf(s->path, sizeof s->path, "%s%d", url, ++count);
    } else {
        strcpy(s->path, "/tmp/joute live XXXXXX");
        int file = mkstemp(s->path);
        assert_true(file >= 0);
        close(file);
        unlink(s->path);
    }
    s->live = live_new(s->path);
    assert_true(contest_init(&contest, games_find("trolls"), NULL, NULL));
    contest.games = 2;
    contest.config_count = 2;
    assert_true(tournament_open(&s->t, s->path, STORE_RUN, &s->err));
    assert_true(tournament_begin(&s->t, &contest, &s->err));
}

static void begin_with(Scene *s, const char *const *names, int count)
{
    begin(s);
    for (int i = 0; i < count; i++) {
        enter(s, names[i]);
    }
    assert_true(tournament_plan(&s->t, &s->err));
}

static void end(Scene *s)
{
    char beside[220];
    live_free(s->live);
    tournament_close(&s->t);
    text_done(&s->message);
    if (!s->is_file) {
        return;
    }
    unlink(s->path);
    snprintf(beside, sizeof beside, "%s-wal", s->path);
    unlink(beside);
    snprintf(beside, sizeof beside, "%s-shm", s->path);
    unlink(beside);
}

static bool look(Scene *s)
{
    Error err = ERROR_IN(LANG_EN);
    int wait = 0;
    bool is_read = live_look(s->live, &wait, &err);
    assert_true(wait >= 1000);
    assert_true(is_read == (err.text[0] == '\0'));
    return is_read;
}

/* Returns the message of a board's changes; "" if there are none. */
static const char *change(Scene *s, int board)
{
    text_clear(&s->message);
    live_write_change(s->live, board, &s->message);
    return text_string(&s->message);
}

static const char *whole(Scene *s, int board)
{
    text_clear(&s->message);
    live_write_whole(s->live, board, &s->message);
    return text_string(&s->message);
}

static bool has(const char *text, const char *part)
{
    if (!strstr(text, part)) {
        print_message("\"%s\" is not in %s\n", part, text);
    }
    return strstr(text, part) != NULL;
}

static StoredMatch claim(Scene *s)
{
    StoredMatch match;
    int64_t version;
    assert_true(match_store_claim(s->t.store, &match, &version, &s->err));
    assert_true(match.id > 0);
    return match;
}

/* Stores two games with records: the first won by the first player, or lost by
 * a verdict with much text. */
static void finish(Scene *s, StoredMatch *match, bool is_fault)
{
    Text records = { 0 };
    const char *names[2];
    for (int i = 0; i < 2; i++) {
        const Entrant *entrant =
            entrants_find(&s->t.entrants, match->plan.entrants[i]);
        names[i] = entrant->name;
    }
    for (int i = 0; i < 2; i++) {
        Play game;
        Rng rng;
        const GameConfig *config = &s->t.contest.configs[match->plan.config];
        play_begin(&game, s->t.contest.game, config, i + 1, "", &rng);
        play_set_name(&game, 0, names[0]);
        play_set_name(&game, 1, names[1]);
        play_comment(&game, 0, SECRET);
        while (!play_is_over(&game)) {
            assert_true(play_step_text(&game, "2,1", NULL) ||
                        play_step_text(&game, "1,1", NULL));
        }
        JsonWriter json = { .out = &records };
        record_write(&game, false, &json);
        text_add_char(&records, '\n');
        play_done(&game);
    }
    uLongf size = compressBound(records.size);
    Text packed = { .data = mem_new(size + 1), .capacity = size + 1 };
    assert_int_equal(compress((Bytef *)packed.data, &size,
                              (const Bytef *)records.data, records.size),
                     Z_OK);
    Verdict verdict = { .code = VERDICT_CRASH,
                        .why = { SECRET, SECRET },
                        .words = SECRET };
    Verdicts verdicts = { .at = &verdict, .count = 1 };
    Text errors[GAME_SEATS] = { { 0 } };
    text_add(&errors[0], SECRET);
    MatchFiles files = { .records = packed.data,
                         .records_size = size,
                         .verdicts = is_fault ? &verdicts : NULL,
                         .errors = errors };
    match->result = (MatchResult){
        .players = 2,
        .games = 2,
        .longest_game = 1,
        .sides = { { .wins = is_fault ? 0 : 2, .balance = is_fault ? -2 : 2 },
                   { .losses = is_fault ? 0 : 2,
                     .balance = is_fault ? 2 : -2 } },
        .pairs = { { .wins = { is_fault ? 0 : 2 } } },
    };
    match->result.sides[0].has_lost = is_fault;
    match->result.sides[0].verdicts = is_fault;
    bool counts;
    assert_true(
        match_store_finish(s->t.store, match, &files, &counts, &s->err));
    assert_true(counts);
    text_done(&records);
    text_done(&packed);
    text_done(&errors[0]);
}

static const char *const three[] = { "ada", "bob", "cleo" };

static void a_match_changes_only_what_it_touches(void **state)
{
    (void)state;
    Scene s;
    begin_with(&s, three, 3);
    assert_true(look(&s));
    assert_true(has(whole(&s, -1), "\"state\":\"paused\""));
    StoredMatch match = claim(&s);
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"state\":\"running\""));
    assert_true(has(change(&s, -1), "\"matches\":[[1,false,0,0,0,[2,3],2]]"));
    assert_false(look(&s) &&
                 change(&s, -1)[0]); /* there is nothing more to tell */
    finish(&s, &match, false);
    assert_true(look(&s));
    const char *told = change(&s, match.plan.config);
    assert_true(has(told, "\"done\":1"));
    assert_true(has(told, "\"cells\":[[2,3,"));
    told = change(&s, !match.plan.config); /* only the progress has changed */
    assert_true(has(told, "\"done\":1"));
    assert_null(strstr(told, "\"cells\""));
    assert_null(strstr(told, "\"bots\":["));
    end(&s);
}

static void versions_follow_each_other(void **state)
{
    (void)state;
    Scene s;
    begin_with(&s, three, 3);
    assert_true(look(&s));
    assert_true(has(whole(&s, -1), "\"version\":1,\"head\""));
    StoredMatch match = claim(&s);
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"version\":2,\"since\":1"));
    assert_true(look(&s));
    assert_string_equal(change(&s, -1), "");
    assert_true(has(whole(&s, -1), "\"version\":2,"));
    finish(&s, &match, false);
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"version\":3,\"since\":2"));
    assert_int_equal(live_write_whole(s.live, 99, &s.message), -1);
    assert_int_equal(live_write_whole(s.live, 1, &s.message), 1);
    end(&s);
}

/* If the files of a bot change, its matches are played again: its earlier
 * results are taken back, and late spectators get only the new ones. */
static void results_that_no_longer_hold_are_taken_back(void **state)
{
    (void)state;
    Scene s;
    begin_with(&s, three, 3);
    StoredMatch match = claim(&s);
    finish(&s, &match, false);
    assert_true(look(&s));
    assert_true(has(whole(&s, -1), "\"done\":1"));
    int64_t generation = live_generation(s.live);
    assert_true(match_store_forget_results(s.t.store, 2, &s.err));
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"done\":0"));
    assert_true(has(change(&s, -1), "\"cells\":[[2,3]]"));
    assert_true(live_generation(s.live) > generation);
    enter(&s, "dan");
    assert_true(tournament_plan(&s.t, &s.err));
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "[4,\"dan\""));
    assert_true(has(change(&s, -1), "\"total\":12"));
    end(&s);
}

static void a_store_may_go_and_come_back(void **state)
{
    (void)state;
    Scene s;
    begin(&s);
    char away[220];
    assert_true(look(&s)); /* a contest without bots can be watched */
    assert_true(has(whole(&s, -1), "\"state\":\"waiting\""));
    enter(&s, "ada");
    enter(&s, "bob");
    assert_true(tournament_plan(&s.t, &s.err));
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"bots\":[[1,\"ada\""));
    if (!s.is_file) {
        end(&s);
        return;
    }
    snprintf(away, sizeof away, "%s.away", s.path);
    assert_int_equal(rename(s.path, away), 0);
    assert_false(look(&s));
    assert_true(has(change(&s, -1), "\"head\":{\"state\":\"none\"}"));
    assert_true(has(change(&s, -1), "\"bots\":[[1],[2]]"));
    assert_false(look(&s));
    assert_string_equal(change(&s, -1), "");
    assert_int_equal(rename(away, s.path), 0);
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"bots\":[[1,\"ada\""));
    end(&s);
}

static void only_name_and_results_of_a_bot_are_told(void **state)
{
    (void)state;
    Scene s;
    begin_with(&s, three, 3);
    enter(&s, "eve");
    assert_true(tournament_refuse(&s.t, &s.t.entrants.at[3],
                                  "line 3 of " SECRET, &s.err));
    /* A bot that a command starts and that has no name of its own. */
    Entrants list = { 0 };
    Entrant unnamed = { .key = (char *)"cmd:python3 /home/" SECRET "/five",
                        .spec = (char *)"cmd:x",
                        .path = (char *)"",
                        .name = (char *)"cmd:python3 /home/" SECRET "/five",
                        .reason = (char *)"",
                        .hash = "5",
                        .state = ENTRANT_IN };
    list = (Entrants){ &unnamed, 1 };
    assert_true(tournament_enter(&s.t, &list, NULL, ignore, NULL, &s.err));
    assert_true(tournament_plan(&s.t, &s.err));
    for (int i = 0; i < 8; i++) {
        StoredMatch match = claim(&s);
        finish(&s, &match, i % 2);
    }
    assert_true(look(&s));
    assert_true(has(change(&s, -1), "\"five\""));
    assert_true(has(change(&s, -1), "\"left_out\":1"));
    Text all = { 0 };
    for (int board = -1; board < 2; board++) {
        live_write_change(s.live, board, &all);
        live_write_whole(s.live, board, &all);
    }
    for (int i = 1; i <= 8; i++) {
        JsonWriter json = { .out = &all };
        LiveReplay replay = { .match = i, .game = 2, .lang = LANG_EN };
        replay.draws = i % 2;
        assert_true(live_write_match(s.live, i, &json, &s.err));
        assert_true(live_write_replay(s.live, &replay, &json, &s.err));
    }
    assert_true(has(all.data, "\"results\":\"ww\""));
    assert_true(has(all.data, "\"firsts\":[[[\"2\",2,0,0]]"));
    assert_true(has(all.data, "\"positions\":[{\"view\":"));
    JsonWriter json = { .out = &all };
    live_write_standing(s.live, &json);
    assert_true(has(all.data, "\"leader\":{\"name\":"));
    assert_true(has(all.data, "\"begun\":1"));
    assert_null(strstr(all.data, SECRET));
    assert_null(strstr(all.data, "seed"));
    text_done(&all);
    end(&s);
}

static void an_unfinished_match_cannot_be_seen(void **state)
{
    (void)state;
    Scene s;
    begin_with(&s, three, 3);
    StoredMatch match = claim(&s);
    assert_true(look(&s));
    JsonWriter json = { .out = &s.message };
    LiveReplay replay = { .match = match.id, .game = 1 };
    assert_false(live_write_match(s.live, match.id, &json, &s.err));
    assert_false(live_write_replay(s.live, &replay, &json, &s.err));
    assert_false(live_write_match(s.live, 77, &json, &s.err));
    finish(&s, &match, false);
    replay.game = 3;
    assert_false(live_write_replay(s.live, &replay, &json, &s.err));
    replay.game = 2;
    replay.from = -1;
    text_clear(&s.message);
    json = (JsonWriter){ .out = &s.message };
    assert_true(live_write_replay(s.live, &replay, &json, &s.err));
    assert_true(has(s.message.data, "\"result\":{\"utility\":[1,-1]"));
    end(&s);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(only_rows_that_differ_are_told),
    cmocka_unit_test(a_key_of_two_numbers_is_told_as_two),
    cmocka_unit_test(a_match_changes_only_what_it_touches),
    cmocka_unit_test(versions_follow_each_other),
    cmocka_unit_test(results_that_no_longer_hold_are_taken_back),
    cmocka_unit_test(a_store_may_go_and_come_back),
    cmocka_unit_test(only_name_and_results_of_a_bot_are_told),
    cmocka_unit_test(an_unfinished_match_cannot_be_seen),
};

int main(void)
{
    return cmocka_run_group_tests(tests, NULL, NULL);
}
