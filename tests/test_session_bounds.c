/* test_session_bounds.c: tables under stress: restarts, damaged images,
 * malformed messages, floods and very long games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/config.h"
#include "core/play.h"
#include "core/record.h"
#include "core/rules.h"
#include "games/games.h"
#include "scene.h"

/* A client's snapshot without its seq, which changes with a restart. */
static void normal_snapshot(Peer *peer, Text *out)
{
    peer_say(peer, "{'t':'hello','v':1,'lang':'en'}");
    const char *text = text_string(peer_last(peer, "snapshot"));
    const char *seq = strstr(text, "\"seq\":");
    assert_non_null(seq);
    text_add_bytes(out, text, (size_t)(seq - text));
    text_add(out, strchr(seq, ','));
}

static void a_restart_at_any_point_changes_nothing(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 6);
    for (int g = 0; games_all[g]; g++) {
        Scene *scene = scene_new((uint64_t)(50 + g), 2);
        const char *options =
            games_all[g]->least_players < games_all[g]->most_players
                ? ",'options':{'players':2,'rounds':3},'clock':{'base':"
                  "600000,'step':2000}"
                : ",'clock':{'base':600000,'step':2000}";
        open_table(scene, games_all[g]->id, options);
        for (int step = 0; step < 60; step++) {
            Text before[3] = { { 0 } }, after[3] = { { 0 } };
            /* Both people must be back before snapshots are compared. */
            for (int i = 1; i <= 2; i++) {
                normal_snapshot(&scene->peers[i], &before[i]);
            }
            int64_t seq = scene->peers[1].seq;
            fake_kill(&scene->host);
            fake_open(&scene->host);
            reconnect(scene, 1, "");
            reconnect(scene, 2, "");
            assert_true(scene->peers[1].seq > seq);
            for (int i = 1; i <= 2; i++) {
                normal_snapshot(&scene->peers[i], &after[i]);
                assert_string_equal(before[i].data, after[i].data);
                text_done(&before[i]);
                text_done(&after[i]);
            }
            if (!play_one(scene, &rng)) {
                assert_true(scene->peers[1].is_over);
                break;
            }
            forget_messages(scene);
        }
        scene_free(scene);
    }
}

static void a_table_leaves_memory_and_comes_back(void **state)
{
    (void)state;
    Scene *scene = scene_new(7, 2);
    FakeHost *host = &scene->host;
    open_table(scene, "moulin", "");
    peer_move(&scene->peers[1], "24");
    leave(scene, 1);
    leave(scene, 2);
    pass(scene, 59000);
    assert_int_equal(session_table_count(host->session), 1);
    pass(scene, 2000);
    assert_int_equal(session_table_count(host->session), 0);
    reconnect(scene, 2, "");
    assert_int_equal(scene->peers[2].ply, 1);
    assert_told(&scene->peers[2], "snapshot", "seats.0.here", "false");
    assert_int_equal(session_table_count(host->session), 1);
    /* A table that never existed cannot be found. */
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'abcdefghijkl'}");
    assert_refused(&scene->peers[2], "no-table");
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'../../etc'}");
    assert_refused(&scene->peers[2], "no-table");
    scene_free(scene);
}

static void a_full_host_refuses_tables_first_and_moves_later(void **state)
{
    (void)state;
    Scene *scene = scene_new(8, 2);
    Peer *one = &scene->peers[1];
    create_table(one, "moulin", "me", "me");
    session_set_room(scene->host.session, SESSION_TIGHT);
    create_table(one, "moulin", "me", "me");
    assert_refused(one, "busy");
    peer_move(one, "24");
    assert_fine(one);
    assert_int_equal(one->ply, 1);
    session_set_room(scene->host.session, SESSION_FULL);
    peer_move(one, "22");
    assert_refused(one, "busy");
    session_set_room(scene->host.session, SESSION_ROOMY);
    peer_move(one, "22");
    assert_int_equal(one->ply, 2);
    scene_free(scene);
}

static void a_malformed_message_is_refused_with_its_reason(void **state)
{
    (void)state;
    static const struct {
        const char *message, *code, *text;
    } cases[] = {
        { "rubbish", "malformed", NULL },
        { "[]", "malformed", NULL },
        { "{'t':'nothing'}", "malformed", "t: unknown message" },
        { "{'t':'ping','x':1}", "malformed", "x: unknown key" },
        { "{'t':'lobby','on':1}", "malformed", "on: must be true or false" },
        { "{'t':'move','cid':$,'ply':0,'seat':1}", "malformed",
          "text: missing" },
        { "{'t':'undo','cid':'short'}", "malformed",
          "cid: must have 8 to 40 characters" },
        { "{'t':'undo','cid':$}", "no-table", NULL },
        { "{'t':'create','cid':$,'seats':[]}", "malformed", "game: missing" },
        { "{'t':'create','cid':$,'game':'chess','seats':[]}", "unknown-game",
          NULL },
        { "{'t':'create','cid':$,'game':'moulin','options':{'x':1},'seats':"
          "[]}",
          "bad-options", "options.x: unknown option" },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'}]}",
          "bad-seats", "seats: must have 2 entries, not 1" },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'},"
          "{'kind':'computer'}]}",
          "bad-seats", NULL },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'},"
          "{'kind':'computer','spec':'human'}]}",
          "bad-seats", NULL },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'},"
          "{'kind':'computer','spec':'mcts:9000000'}]}",
          "bad-seats", NULL },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'},"
          "{'kind':'me','spec':'best'}]}",
          "bad-seats", NULL },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'},"
          "{'kind':'you'}]}",
          "malformed", "seats[1].kind: must be me, open or computer" },
        { "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me',"
          "'name':'1234567890123456789012345'},{'kind':'me'}]}",
          "malformed", "seats[0].name: must have at most 24 characters" },
        { "{'t':'create','cid':$,'game':'moulin','clock':{'base':5,'step':0}"
          ",'seats':[{'kind':'me'},{'kind':'me'}]}",
          "malformed", "clock.base: must be a whole number 1000..86400000" },
        { "{'t':'create','cid':$,'game':'moulin','record':{},'seats':[]}",
          "malformed", "game: must be left out: the record has it" },
        { "{'t':'create','cid':$,'record':{},'seats':[]}", "bad-record",
          "record.game: missing" },
    };
    Scene *scene = scene_new(22, 1);
    Peer *one = &scene->peers[1];
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        peer_say(one, "%s", cases[i].message);
        if (cases[i].text) {
            assert_told(one, "error", "text", cases[i].text);
        }
        assert_refused(one, cases[i].code);
    }
    assert_int_equal(session_table_count(scene->host.session), 0);
    scene_free(scene);
}

static void hello_comes_first(void **state)
{
    (void)state;
    Scene *scene = scene_new(23, 1);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    memset(two, 0, sizeof *two);
    two->host = &scene->host;
    two->id = 2;
    session_enter(scene->host.session, 2, 0, scene->host.now);
    peer_say(two, "{'t':'ping'}");
    assert_refused(two, "hello-first");
    peer_say(two, "{'t':'hello','v':2,'lang':'fr'}");
    assert_told(two, "bye", "code", "version");
    assert_int_equal(scene->host.dropped, 2);
    assert_told(one, "welcome", "v", "1");
    assert_told(one, "welcome", "now", "5000");
    peer_say(one, "{'t':'ping'}");
    assert_told(one, "pong", "now", "5000");
    /* A client can change its language at a table. */
    create_table(one, "moulin", "me", "me");
    assert_told(one, "snapshot", "status", "Black to play");
    peer_say(one, "{'t':'hello','v':1,'lang':'fr'}");
    assert_told(one, "snapshot", "status", "Noir joue");
    scene_free(scene);
}

static void rates_are_limited(void **state)
{
    (void)state;
    Scene *scene = scene_new(24, 1);
    Peer *one = &scene->peers[1];
    for (int i = 0; i < 59; i++) {
        peer_say(one, "{'t':'ping'}");
    }
    assert_fine(one);
    peer_say(one, "{'t':'ping'}");
    assert_refused(one, "too-fast");
    scene->host.now += 1000;
    for (int i = 0; i < 30; i++) {
        peer_say(one, "{'t':'ping'}");
    }
    assert_fine(one);
    peer_say(one, "{'t':'ping'}");
    assert_refused(one, "too-fast");
    for (int i = 0; i < 400; i++) {
        peer_say(one, "{'t':'ping'}");
    }
    assert_told(one, "bye", "code", "too-fast");
    assert_int_equal(scene->host.dropped, 1);

    Peer *two = &scene->peers[2];
    peer_enter(two, &scene->host, 2);
    for (int i = 0; i < 20; i++) {
        create_table(two, "moulin", "me", "me");
        scene->host.now += 40;
    }
    assert_fine(two);
    create_table(two, "moulin", "me", "me");
    assert_refused(two, "too-fast");
    scene->host.now += 12000;
    create_table(two, "moulin", "me", "me");
    assert_fine(two);
    assert_int_equal(session_table_count(scene->host.session), 21);

    char *large = mem_new(SESSION_MESSAGE_SIZE + 1);
    memset(large, ' ', SESSION_MESSAGE_SIZE + 1);
    session_receive(scene->host.session, 2, large, SESSION_MESSAGE_SIZE + 1,
                    scene->host.now);
    peer_read(two);
    assert_refused(two, "too-big");
    free(large);
    scene_free(scene);
}

static void a_damaged_table_is_refused_in_one_line(void **state)
{
    (void)state;
    static const struct {
        const char *from, *to, *other, *warning;
    } edits[] = {
        { "{", "\"v\"", "!", "damaged table" },
        { "\"v\":", ",", "2", "v: " },
        { "\"game\":", ",", "\"chess\"", "game: no game is called" },
        { "\"cells\":", ",", "2", "options.cells" },
        { "\"start\":", ",\"online\"", "{}", "start" },
        { "\"salt\":", ",", "\"xyz\"", "salt: " },
        { "\"kind\":", ",", "\"king\"", "seats[0].kind: " },
        { "\"kind\":", ",", "\"computer\"", "\"\"" },
        { "\"token\":", "}", "\"12\"", "seats[0].token: " },
        { "\"seq\":", ",", "9223372036854775807", "seq: " },
        { "\"pending\":", ",\"end\"", "[null]", "pending: " },
        { "\"pending\":", ",\"end\"",
          "[{\"move\":\"1\",\"cid\":\"\"},{\"move\":\"1\",\"cid\":\"\"}]",
          "pending: every choice is in" },
        { "\"end\":", "}", "{\"losers\":[4],\"why\":1}", "end.losers[0]: " },
    };
    for (size_t i = 0; i < sizeof edits / sizeof *edits; i++) {
        Scene *scene = scene_new(40, 2);
        FakeHost *host = &scene->host;
        Peer *two = &scene->peers[2];
        open_table(scene, "trolls", "");
        fake_kill(host);
        assert_true(edit_image(&host->tables[0], edits[i].from, edits[i].to,
                               edits[i].other));
        fake_open(host);
        peer_done(two);
        peer_enter(two, host, 2);
        peer_say(two, "{'t':'join','cid':$,'table':'%s'}",
                 scene->peers[1].table);
        assert_refused(two, "damaged");
        const char *warning = text_string(&host->warning);
        if (!strstr(warning, edits[i].warning) ||
            strncmp(warning, scene->peers[1].table, SESSION_TABLE_ID) != 0) {
            fail_msg("edit %zu: %s", i, warning);
        }
        assert_int_equal(session_table_count(host->session), 0);
        /* A client that asks again and again does not fill the log. */
        text_clear(&host->warning);
        peer_say(two, "{'t':'join','cid':$,'table':'%s'}",
                 scene->peers[1].table);
        assert_string_equal(text_string(&host->warning), "");
        scene_free(scene);
    }
}

static void a_damaged_step_is_named_in_the_warning(void **state)
{
    (void)state;
    Scene *scene = scene_new(41, 2);
    FakeHost *host = &scene->host;
    open_table(scene, "moulin", "");
    peer_move(&scene->peers[1], "24");
    read_all(scene);
    peer_move(&scene->peers[2], "22");
    fake_kill(host);
    char *move = strstr(text_string(&host->tables[0].steps), "\"22\"");
    memcpy(move, "\"24\"", 4);
    fake_open(host);
    peer_done(&scene->peers[2]);
    peer_enter(&scene->peers[2], host, 2);
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'%s'}",
             scene->peers[1].table);
    assert_refused(&scene->peers[2], "damaged");
    assert_non_null(strstr(text_string(&host->warning), "steps[2]: "));
    scene_free(scene);
}

static void a_hint_is_refused_while_too_many_jobs_wait(void **state)
{
    (void)state;
    Scene *scene = scene_new(42, 4);
    bool is_busy = false;
    for (int i = 0; i < 80 && !is_busy; i++) {
        Peer *peer = &scene->peers[1 + i % 4];
        create_table(peer, "moulin", "me", "me");
        peer_say(peer, "{'t':'hint','cid':$}");
        is_busy = strcmp(told(peer, "error", "code"), "busy") == 0;
    }
    assert_true(is_busy);
    assert_in_range(scene->host.job_count, 60, 70);
    scene->host.is_hasty = true;
    fake_run_jobs(&scene->host);
    scene_free(scene);
}

static void too_many_tables_are_refused(void **state)
{
    (void)state;
    enum { MOST = 20000, EACH = 20 };
    static const char create[] =
        "{\"t\":\"create\",\"cid\":\"%08d\",\"game\":\"trolls\","
        "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";
    static const char hello[] = "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}";
    Scene *scene = scene_new(43, 1);
    FakeHost *host = &scene->host;
    char message[200];
    for (int i = 0; i < MOST; i++) {
        ClientId client = (ClientId)(10 + i / EACH);
        if (i % EACH == 0) {
            session_enter(host->session, client, 0, host->now);
            session_receive(host->session, client, hello, strlen(hello),
                            host->now);
        }
        snprintf(message, sizeof message, create, i);
        session_receive(host->session, client, message, strlen(message),
                        host->now);
        forget_messages(scene);
    }
    assert_int_equal(session_table_count(host->session), MOST);
    create_table(&scene->peers[1], "trolls", "me", "open");
    assert_refused(&scene->peers[1], "busy");
    /* Each client is only at its last table; the empty ones leave memory after
     * a minute. */
    host->now += 61000;
    session_tick(host->session, host->now);
    assert_int_equal(session_table_count(host->session), MOST / EACH);
    create_table(&scene->peers[1], "trolls", "me", "open");
    assert_fine(&scene->peers[1]);
    scene_free(scene);
}

/* Reconnecting does not reset the limit. */
static void tables_of_one_address_are_limited(void **state)
{
    (void)state;
    enum { MOST = 200, EACH = 10 };
    Scene *scene = scene_new(45, 0);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1];
    for (int i = 0; i <= MOST; i++) {
        if (i % EACH == 0) {
            session_leave(host->session, 1, host->now);
            forget_messages(scene);
            peer_done(one);
            peer_enter(one, host, 1);
            session_enter(host->session, 1, 12345, host->now);
            peer_say(one, "{'t':'hello','v':1,'lang':'en'}");
        }
        peer_say(one,
                 "{'t':'create','cid':'%08d','game':'trolls','seats':"
                 "[{'kind':'me'},{'kind':'open'}]}",
                 i);
        if (i < MOST) {
            assert_fine(one);
        }
    }
    assert_refused(one, "too-fast");
    scene_free(scene);
}

/* Writes a game of this many steps that nobody wins, avoiding captures where it
 * can. */
static void write_long_game(const Game *game, const GameConfig *config,
                            size_t steps, Text *out)
{
    Play record;
    Rng rng;
    JsonWriter writer = { .out = out };
    play_begin(&record, game, config, 1, "", &rng);
    Play *play = &record;
    while (play->step_count < steps) {
        Move moves[GAME_SEATS], quiet[GAME_SEATS];
        Text text = { 0 };
        for (int tries = 0; tries < 30; tries++) {
            rules_random_step(game, &play->state, &rng, moves);
            text_clear(&text);
            rules_write_step(game, &play->state, moves, &text);
            if (tries == 0 || !strchr(text_string(&text), 'x')) {
                memcpy(quiet, moves, sizeof quiet);
            }
        }
        text_done(&text);
        play_step(play, quiet);
        assert_false(play_is_over(play));
    }
    record_write(&record, false, &writer);
    play_done(&record);
}

/* Writes a create message with such a game of moulin, without the rules that
 * would end it early. */
static void write_long_create(const char *cid, size_t steps, Text *out)
{
    const Game *game = games_find("moulin");
    GameConfig config;
    config_default(game, &config);
    for (int i = 0; game->options[i].key; i++) {
        bool is_limit = strcmp(game->options[i].key, "repetition") == 0 ||
                        strcmp(game->options[i].key, "quiet_plies") == 0;
        config.value[i] = is_limit ? 0 : config.value[i];
    }
    text_addf(out,
              "{\"t\":\"create\",\"cid\":\"%s\",\"seats\":"
              "[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"record\":",
              cid);
    write_long_game(game, &config, steps, out);
    text_add(out, "}");
}

/* Client 1 creates a table from such a game. */
static void create_long(Scene *scene, size_t steps)
{
    Text message = { 0 };
    write_long_create("long-game", steps, &message);
    session_receive(scene->host.session, 1, message.data, message.size,
                    scene->host.now);
    peer_read(&scene->peers[1]);
    text_done(&message);
    assert_int_equal(scene->peers[1].ply, steps);
}

static void a_record_is_kept_in_few_rows_and_can_be_undone(void **state)
{
    (void)state;
    Scene *scene = scene_new(45, 1);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1];
    create_long(scene, 250);
    assert_int_equal(host->tables[0].step_count, 250);
    assert_int_equal(host->tables[0].row_count, 3);
    for (int ply = 250; ply > 190; ply--) {
        host->now += 1000;
        peer_say(one, "{'t':'undo','cid':$}");
        assert_int_equal(one->ply, ply - 1);
        assert_int_equal(host->tables[0].step_count, ply - 1);
        if (ply % 25 == 0) {
            fake_kill(host);
            fake_open(host);
            reconnect(scene, 1, "");
            assert_int_equal(one->ply, ply - 1);
        }
    }
    peer_move(one, one->legal[0]);
    assert_fine(one);
    assert_int_equal(host->tables[0].step_count, 191);
    scene_free(scene);
}

/* Creates table after table from a record of 4,000 steps. Only a few may be
 * accepted, however often the client reconnects. */
static void only_a_few_long_records_are_accepted(void **state)
{
    (void)state;
    static const char hello[] = "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}";
    static const char created[] = "{\"t\":\"created\"";
    Scene *scene = scene_new(46, 0);
    FakeHost *host = &scene->host;
    int made[2] = { 0 };
    Text message = { 0 };
    write_long_create("a long one", 4000, &message);
    for (int i = 0; i < 2000; i++) {
        int is_far = i % 2;
        session_enter(host->session, 1, is_far ? 7 : 0, host->now);
        session_receive(host->session, 1, hello, sizeof hello - 1, host->now);
        session_receive(host->session, 1, message.data, message.size,
                        host->now);
        for (size_t k = 0; k < host->message_count; k++) {
            made[is_far] += strncmp(host->messages[k].text, created,
                                    sizeof created - 1) == 0;
        }
        fake_clear(host);
        session_leave(host->session, 1, host->now);
    }
    assert_in_range(made[0], 10,
                    60); /* loopback, which may be a proxy, gets more */
    assert_in_range(made[1], 2, 6);
    text_done(&message);
    scene_free(scene);
}

/* A list that names long games which are not in memory is loaded in parts. */
static void a_list_of_tables_loads_some_at_a_time(void **state)
{
    (void)state;
    enum { LONG = 10 };
    Scene *scene = scene_new(47, 1);
    FakeHost *host = &scene->host;
    Text message = { 0 }, ids = { 0 }, out = { 0 };
    write_long_create("a long one", 4000, &message);
    for (int i = 0; i < LONG; i++) {
        peer_done(&scene->peers[1]);
        peer_enter(&scene->peers[1], host, 1);
        session_receive(host->session, 1, message.data, message.size,
                        host->now);
        peer_read(&scene->peers[1]);
        text_addf(&ids, "%s,", scene->peers[1].table);
    }
    fake_kill(host);
    fake_open(host);
    session_write_tables(host->session, 0, ids.data, &out);
    assert_int_equal(session_table_count(host->session), 5);
    assert_non_null(strstr(out.data, "\"later\":[\""));
    text_clear(&out);
    session_write_tables(host->session, 0, ids.data, &out);
    assert_int_equal(session_table_count(host->session), LONG);
    assert_null(strstr(out.data, "\"later\""));
    text_done(&message);
    text_done(&ids);
    text_done(&out);
    scene_free(scene);
}

static void requests_of_an_address_are_limited(void **state)
{
    (void)state;
    Scene *scene = scene_new(48, 0);
    Session *session = scene->host.session;
    int far = 0, local = 0;
    for (int i = 0; i < 6000; i++) {
        far += session_may_ask(session, 7, 1, scene->host.now);
        local += session_may_ask(session, 0, 1, scene->host.now);
    }
    assert_int_equal(far, 500);
    assert_int_equal(local, 5000);
    assert_true(session_may_ask(session, 9, 10, scene->host.now));
    assert_true(session_may_ask(session, 7, 10, scene->host.now + 200));
    scene_free(scene);
}

static void a_game_of_6000_steps_is_a_draw(void **state)
{
    (void)state;
    Scene *scene = scene_new(44, 1);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1];
    create_long(scene, 5999);
    assert_false(one->is_over);
    /* Positions of such a game are costly, so a client cannot ask for 30 a
     * second. */
    host->now += 3000;
    for (int i = 0; i < 12; i++) {
        peer_say(one, "{'t':'at','cid':$,'ply':5999}");
    }
    assert_refused(one, "too-fast");
    host->now += 3000;
    char move[MOVE_TEXT];
    strcpy(move, one->legal[0]);
    peer_move(one, move);
    assert_fine(one);
    assert_true(one->is_over);
    assert_told(one, "step", "result.reason", "adjudicated");
    assert_told(one, "step", "status", "A draw: the game is too long");
    fake_kill(host);
    fake_open(host);
    reconnect(scene, 1, "");
    assert_true(one->is_over);
    assert_told(one, "snapshot", "result.reason", "adjudicated");
    scene_free(scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_restart_at_any_point_changes_nothing),
        cmocka_unit_test(a_table_leaves_memory_and_comes_back),
        cmocka_unit_test(a_full_host_refuses_tables_first_and_moves_later),
        cmocka_unit_test(a_malformed_message_is_refused_with_its_reason),
        cmocka_unit_test(hello_comes_first),
        cmocka_unit_test(rates_are_limited),
        cmocka_unit_test(a_damaged_table_is_refused_in_one_line),
        cmocka_unit_test(a_damaged_step_is_named_in_the_warning),
        cmocka_unit_test(a_hint_is_refused_while_too_many_jobs_wait),
        cmocka_unit_test(too_many_tables_are_refused),
        cmocka_unit_test(tables_of_one_address_are_limited),
        cmocka_unit_test(a_record_is_kept_in_few_rows_and_can_be_undone),
        cmocka_unit_test(only_a_few_long_records_are_accepted),
        cmocka_unit_test(a_list_of_tables_loads_some_at_a_time),
        cmocka_unit_test(requests_of_an_address_are_limited),
        cmocka_unit_test(a_game_of_6000_steps_is_a_draw),
    };
    return cmocka_run_group_tests_name("session_bounds", tests, NULL, NULL);
}
