/* test_session.c: plays the messages of docs/API.md against a session whose
 * host has no sockets. */
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

static void a_move_is_prepared_while_another_player_thinks(void **state)
{
    (void)state;
    Scene *scene = scene_new(1, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    Peer *three = &scene->peers[3];
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'}"
                  ",{'kind':'open'}]}");
    peer_say(one, "{'t':'ahead','cid':$}");
    assert_refused(one, "not-now"); /* the other seat is open */
    peer_say(two, "{'t':'join','cid':$,'table':'%s','sit':true}", one->table);
    peer_say(three, "{'t':'join','cid':$,'table':'%s'}", one->table);
    read_all(scene);
    assert_told(one, "change", "can.ahead", "false");
    assert_told(two, "snapshot", "can.ahead", "true");
    assert_told(three, "snapshot", "can.ahead", "false");
    peer_move(one, "24");
    read_all(scene);
    assert_told(one, "step", "can.ahead", "true");
    peer_say(one, "{'t':'ahead','cid':$}");
    assert_told(one, "ahead", "cid", one->cid);
    assert_told(one, "ahead", "ply", "1");
    assert_told(one, "ahead", "view.turn", "1");
    assert_told(one, "ahead", "legal", "23 entries");
    /* The table has not changed. */
    peer_move(one, "22");
    assert_refused(one, "not-your-turn");
    peer_say(two, "{'t':'ahead','cid':$}");
    assert_refused(
        two, "not-now"); /* it is this client's turn, so it cannot premove */
    peer_say(three, "{'t':'ahead','cid':$}");
    assert_refused(three, "not-now");
    peer_move(two, "22");
    read_all(scene);
    assert_int_equal(one->legal_count, 22);
    scene_free(scene);
}

static void two_people_play_moulin(void **state)
{
    (void)state;
    Scene *scene = scene_new(1, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me',"
                  "'name':'Ada'},{'kind':'open'}]}");
    assert_told(one, "snapshot", "seats.0.name", "Ada");
    assert_told(one, "snapshot", "seats.1.kind", "open");
    assert_told(one, "snapshot", "status", "Waiting for a player");
    assert_told(one, "snapshot", "legal", "0 entries");
    assert_told(one, "snapshot", "as", "1");
    peer_say(one, "{'t':'move','cid':$,'ply':0,'seat':1,'text':'24'}");
    assert_refused(one, "not-now");

    peer_say(two, "{'t':'join','cid':$,'table':'%s','sit':true,'name':'Bob'}",
             one->table);
    read_all(scene);
    assert_told(two, "snapshot", "you.0", "2");
    assert_told(two, "snapshot", "status", "Black to play");
    assert_int_equal(one->legal_count, 24);
    assert_int_equal(two->legal_count, 0);
    assert_told(one, "change", "seats.1.name", "Bob");

    Peer *three = &scene->peers[3];
    peer_say(three, "{'t':'join','cid':$,'table':'%s'}", one->table);
    assert_told(three, "snapshot", "you", "0 entries");
    assert_told(three, "snapshot", "as", "0");
    assert_told(three, "joined", "tokens", "0 entries");
    peer_say(three, "{'t':'move','cid':$,'ply':0,'seat':1,'text':'24'}");
    assert_refused(three, "not-yours");

    peer_move(one, "24");
    read_all(scene);
    assert_told(one, "ack", "cid", one->cid);
    assert_told(two, "step", "step.text", "24");
    assert_told(two, "step", "step.by.0", "1");
    assert_told(two, "step", "ply", "1");
    assert_told(two, "step", "turn", "2");
    assert_int_equal(two->legal_count, 23);
    assert_int_equal(one->legal_count, 0);
    assert_int_equal(three->ply, 1);
    peer_move(one, "22");
    assert_refused(one, "not-your-turn");
    peer_move(two, "24");
    assert_told(two, "error", "text", "\"24\" is not legal: 24 is occupied");
    assert_refused(two, "illegal");
    peer_move(two, "rubbish");
    assert_refused(two, "illegal");
    peer_say(two, "{'t':'move','cid':$,'ply':0,'seat':2,'text':'22'}");
    assert_refused(two, "stale");
    pass(scene, 2000);
    assert_int_equal(one->seq, two->seq);
    assert_int_equal(one->seq, three->seq);
    for (int i = 1; i <= 3; i++) {
        assert_fine(&scene->peers[i]);
    }
    scene_free(scene);
}

static void a_client_gets_the_news_it_missed(void **state)
{
    (void)state;
    Scene *scene = scene_new(2, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    open_table(scene, "moulin", "");
    peer_move(one, "24");
    read_all(scene);
    peer_move(two, "22");
    leave(scene, 2);
    pass(scene, 1500);
    assert_told(one, "change", "seats.1.here", "false");
    peer_move(one, "14");
    /* News of steps and of the people at the table can be told again. */
    char since[40];
    snprintf(since, sizeof since, ",'since':%lld", (long long)two->seq);
    reconnect(scene, 2, since);
    assert_int_equal(*peer_count(two, "snapshot"), 0);
    assert_int_equal(*peer_count(two, "step"), 1);
    assert_told(two, "step", "step.text", "14");
    assert_told(two, "change", "seats.1.here", "true");
    assert_int_equal(two->legal_count, 21);
    pass(scene, 1500);
    assert_fine(two);
    assert_int_equal(one->seq, two->seq);

    /* A client that missed nothing gets nothing. */
    leave(scene, 2);
    snprintf(since, sizeof since, ",'since':%lld", (long long)two->seq);
    reconnect(scene, 2, since);
    assert_int_equal(*peer_count(two, "step"), 0);
    /* A client whose seq is in the future, or long ago, gets a snapshot. */
    reconnect(scene, 2, ",'since':123456");
    assert_int_equal(*peer_count(two, "snapshot"), 1);
    assert_told(two, "snapshot", "moves.2.text", "14");
    /* If somebody has asked to undo, it gets a snapshot too. */
    snprintf(since, sizeof since, ",'since':%lld", (long long)two->seq);
    pass(scene, 1500);
    peer_say(one, "{'t':'undo','cid':$}");
    assert_told(one, "change", "ask.by", "1");
    reconnect(scene, 2, since);
    assert_int_equal(*peer_count(two, "snapshot"), 1);
    assert_told(two, "snapshot", "ask.by", "1");
    scene_free(scene);
}

static void a_request_sent_again_is_carried_out_once(void **state)
{
    (void)state;
    Scene *scene = scene_new(3, 3);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    Peer *three = &scene->peers[3];
    open_table(scene, "moulin", "");
    const char *move = "{'t':'move','cid':'move-0001','ply':0,'seat':1,"
                       "'text':'24'}";
    peer_say(one, "%s", move);
    int64_t seq = one->seq;
    peer_say(one, "%s", move);
    assert_int_equal(*peer_count(one, "ack"), 2);
    assert_int_equal(one->seq, seq);
    assert_int_equal(one->ply, 1);
    assert_fine(one);

    /* The same must hold after the server has died. */
    fake_kill(host);
    fake_open(host);
    reconnect(scene, 1, "");
    peer_say(one, "%s", move);
    assert_int_equal(*peer_count(one, "ack"), 1);
    assert_int_equal(one->ply, 1);
    assert_true(one->seq > seq);
    assert_fine(one);

    /* A request that gives a seat gives the same seat when it is repeated. */
    peer_say(one, "{'t':'create','cid':'create-01','game':'moulin','seats':"
                  "[{'kind':'me'},{'kind':'open'}]}");
    char table[SESSION_TABLE_ID + 1];
    strcpy(table, one->table);
    for (int i = 0; i < 2; i++) {
        peer_say(one, "{'t':'create','cid':'create-01','game':'moulin',"
                      "'seats':[{'kind':'me'},{'kind':'open'}]}");
        assert_string_equal(one->table, table);
    }
    assert_int_equal(session_table_count(host->session), 2);

    reconnect(scene, 2, "");
    for (int i = 0; i < 2; i++) {
        peer_say(two,
                 "{'t':'join','cid':'sit-00001','table':'%s',"
                 "'sit':true}",
                 table);
        assert_string_not_equal(two->tokens[1], "");
    }
    assert_fine(two);
    peer_done(three);
    peer_enter(three, host, 3);
    peer_say(three, "{'t':'join','cid':$,'table':'%s','sit':true}", table);
    assert_refused(three, "no-seat");
    scene_free(scene);
}

/* Plays every game of games.def, without naming one. */
static void every_game_is_played_through_messages(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 4);
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        for (int round = 0; round < 2; round++) {
            Scene *scene = scene_new((uint64_t)(g * 10 + round), 4);
            Peer *one = &scene->peers[1];
            GameConfig config;
            config_default(game, &config);
            int players = config_players(game, &config);
            Text seats = { 0 };
            for (int s = 0; s < players; s++) {
                text_addf(&seats, "%s{'kind':'%s'}", s ? "," : "",
                          s == 0 ? "me" : "open");
            }
            peer_say(one, "{'t':'create','cid':$,'game':'%s','seats':[%s]%s}",
                     game->id, text_string(&seats),
                     round ? ",'draw':true" : "");
            text_done(&seats);
            for (int i = 2; i < 5; i++) {
                Peer *peer = &scene->peers[i];
                peer_say(peer, "{'t':'join','cid':$,'table':'%s'%s%s}",
                         one->table, i <= players ? ",'sit':true" : "",
                         round ? ",'draw':true" : "");
            }
            read_all(scene);
            while (play_one(scene, &rng)) {
                forget_messages(scene);
            }
            assert_true(one->is_over);
            assert_string_not_equal(told(one, "step", "result.words"), "");
            for (int i = 1; i < 5; i++) {
                assert_fine(&scene->peers[i]);
                assert_int_equal(scene->peers[i].seq, one->seq);
            }
            Text record = { 0 };
            assert_true(session_write_record(scene->host.session, 0, one->table,
                                             &record));
            Play read;
            assert_true(
                record_read(&read, games_all, record.data, record.size, NULL));
            assert_true(play_is_over(&read));
            play_done(&read);
            text_done(&record);
            scene_free(scene);
        }
    }
}

static void two_people_at_one_screen_play_every_game(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 5);
    for (int g = 0; games_all[g]; g++) {
        Scene *scene = scene_new((uint64_t)g, 1);
        Peer *one = &scene->peers[1];
        scene->host.is_hasty = true;
        const char *options =
            games_all[g]->least_players < games_all[g]->most_players
                ? ",'options':{'players':2}"
                : "";
        peer_say(one,
                 "{'t':'create','cid':$,'game':'%s','seats':[{'kind':'me'},"
                 "{'kind':'me'}]%s}",
                 games_all[g]->id, options);
        assert_told(one, "snapshot", "you", "2 entries");
        while (play_one(scene, &rng)) {
            forget_messages(scene);
        }
        assert_true(one->is_over);
        assert_fine(one);
        scene_free(scene);
    }
}

static void undo_is_free_at_a_local_table(void **state)
{
    (void)state;
    Scene *scene = scene_new(8, 1);
    Peer *one = &scene->peers[1];
    create_table(one, "moulin", "me", "level:1");
    assert_told(one, "snapshot", "can.undo", "null");
    peer_say(one, "{'t':'undo','cid':$}");
    assert_refused(one, "not-allowed");
    peer_move(one, "24");
    pass(scene, 300);
    assert_int_equal(one->ply, 2);
    assert_told(one, "step", "can.undo", "free");
    assert_told(one, "step", "can.redo", "false");
    peer_say(one, "{'t':'undo','cid':'undo-0001'}");
    assert_int_equal(one->ply, 0);
    assert_told(one, "change", "can.undo", "null");
    assert_told(one, "change", "can.redo", "true");
    peer_say(one, "{'t':'undo','cid':'undo-0001'}");
    assert_int_equal(*peer_count(one, "ack"), 3);
    peer_say(one, "{'t':'redo','cid':$}");
    assert_int_equal(one->ply, 2);
    /* After a restart the game stands as undo and redo left it. */
    fake_kill(&scene->host);
    fake_open(&scene->host);
    reconnect(scene, 1, "");
    assert_int_equal(one->ply, 2);
    peer_say(one, "{'t':'undo','cid':$}");
    peer_move(one, "22");
    assert_told(one, "step", "can.redo", "false");
    /* A resignation can be undone too. */
    pass(scene, 300);
    peer_say(one, "{'t':'resign','cid':$,'seat':1}");
    assert_true(one->is_over);
    assert_told(one, "change", "result.why", "resigned");
    peer_say(one, "{'t':'undo','cid':$}");
    assert_false(one->is_over);
    assert_int_equal(one->ply, 2);
    assert_fine(one);
    scene_free(scene);
}

static void an_online_undo_needs_the_opponents_consent(void **state)
{
    (void)state;
    Scene *scene = scene_new(9, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    open_table(scene, "moulin", "");
    assert_told(two, "snapshot", "can.undo", "null");
    peer_move(one, "24");
    read_all(scene);
    assert_told(one, "step", "can.undo", "ask");
    assert_told(two, "step", "can.undo", "null");
    peer_move(two, "22");
    peer_say(one, "{'t':'undo','cid':$}");
    read_all(scene);
    assert_told(two, "change", "ask.by", "1");
    peer_say(one, "{'t':'answer','cid':$,'yes':true}");
    assert_refused(one, "not-now");
    peer_say(two, "{'t':'answer','cid':$,'yes':false}");
    read_all(scene);
    assert_told(one, "change", "ask", "null");
    assert_int_equal(one->ply, 2);
    peer_say(one, "{'t':'undo','cid':$}");
    read_all(scene);
    peer_say(two, "{'t':'answer','cid':$,'yes':true}");
    read_all(scene);
    assert_int_equal(one->ply, 0);
    assert_int_equal(two->ply, 0);
    assert_told(one, "change", "can.redo", "false");
    /* A move withdraws the request to undo. */
    peer_move(one, "24");
    peer_say(one, "{'t':'undo','cid':$}");
    read_all(scene);
    peer_move(two, "22");
    assert_told(two, "step", "ask", "null");
    peer_say(two, "{'t':'answer','cid':$,'yes':true}");
    assert_refused(two, "not-now");
    pass(scene, 1100);
    assert_fine(one);
    assert_fine(two);
    scene_free(scene);
}

static void an_online_undo_never_crosses_a_draw_or_a_secret(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 10);
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        Scene *scene = scene_new((uint64_t)g, 2);
        Peer *one = &scene->peers[1], *two = &scene->peers[2];
        if (game->most_players > 2) {
            scene_free(scene);
            continue;
        }
        open_table(scene, game->id, "");
        for (int i = 0; i < 40 && play_one(scene, &rng); i++) {
            Text *step = peer_last(one, "step");
            bool is_drawn = step->size && strstr(step->data, "\"by\":[]");
            for (Peer *p = one; p <= two; p++) {
                bool may = strcmp(told(p, "step", "can.undo"), "null") != 0;
                if (step->size &&
                    (game->redact || is_drawn ||
                     strcmp(told(p, "step", "turn"), "all") == 0)) {
                    assert_false(may);
                }
            }
        }
        scene_free(scene);
    }
}

static void clocks_run_once_both_have_moved(void **state)
{
    (void)state;
    Scene *scene = scene_new(14, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    open_table(scene, "moulin", ",'clock':{'base':10000,'step':1000}");
    assert_told(two, "snapshot", "clock_rule.base", "10000");
    pass(scene, 60000);
    peer_move(one, "24");
    read_all(scene);
    assert_told(two, "step", "clock.left.0", "10000");
    assert_told(two, "step", "clock.running", "0 entries");
    pass(scene, 60000);
    peer_move(two, "22");
    read_all(scene);
    assert_told(one, "step", "clock.running.0", "1");
    pass(scene, 4000);
    peer_move(one, "14");
    read_all(scene);
    assert_told(two, "step", "clock.left.0", "7000");
    assert_told(two, "step", "step.ms", "4000");
    pass(scene, 3000);
    /* No time passes while the server is down. */
    fake_kill(&scene->host);
    scene->host.now += 100000;
    fake_open(&scene->host);
    reconnect(scene, 1, "");
    reconnect(scene, 2, "");
    assert_told(two, "snapshot", "clock.left.0", "7000");
    assert_told(two, "snapshot", "clock.left.1", "10000");
    /* No time passes while nobody is at the table. */
    pass(scene, 2000);
    leave(scene, 1);
    leave(scene, 2);
    pass(scene, 100000);
    reconnect(scene, 1, "");
    reconnect(scene, 2, "");
    assert_told(two, "snapshot", "clock.left.1", "8000");
    pass(scene, 7999);
    assert_false(one->is_over);
    pass(scene, 1);
    assert_true(one->is_over);
    assert_told(one, "change", "result.why", "time");
    assert_told(one, "change", "result.reason", "forfeit");
    assert_told(one, "change", "result.utility.0", "1");
    assert_told(one, "change", "status", "Black wins: White is out of time");
    Text record = { 0 };
    assert_true(
        session_write_record(scene->host.session, 0, one->table, &record));
    assert_non_null(strstr(record.data, "\"players\":[\"Ada\",\"Bob\"]"));
    assert_non_null(strstr(record.data, "forfeit"));
    text_done(&record);
    scene_free(scene);
}

static void a_resignation_is_followed_by_a_rematch(void **state)
{
    (void)state;
    Scene *scene = scene_new(15, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    open_table(scene, "moulin", "");
    peer_say(&scene->peers[3], "{'t':'join','cid':$,'table':'%s'}", one->table);
    peer_say(one, "{'t':'rematch','cid':$}");
    assert_refused(one, "not-now");
    peer_say(one, "{'t':'resign','cid':$,'seat':2}");
    assert_refused(one, "not-yours");
    peer_say(two, "{'t':'resign','cid':$,'seat':2}");
    read_all(scene);
    assert_told(one, "change", "result.why", "resigned");
    assert_told(one, "change", "can.rematch", "true");
    assert_told(one, "change", "can.record", "true");
    assert_told(&scene->peers[3], "change", "can.rematch", "false");
    peer_say(&scene->peers[3], "{'t':'rematch','cid':$}");
    assert_refused(&scene->peers[3], "not-allowed");
    peer_say(one, "{'t':'record','cid':$}");
    assert_told(one, "record", "record.result.reason", "forfeit");
    peer_say(one, "{'t':'rematch','cid':$}");
    read_all(scene);
    assert_told(one, "snapshot", "you.0", "2");
    assert_told(two, "rematch", "table", one->table);
    assert_told(&scene->peers[3], "rematch", "tokens", "0 entries");
    char token[40];
    strcpy(token, told(two, "rematch", "tokens.1"));
    assert_int_equal(strlen(token), 32);
    peer_say(two, "{'t':'join','cid':$,'table':'%s','tokens':{'1':'%s'}}",
             one->table, token);
    read_all(scene);
    assert_told(two, "snapshot", "you.0", "1");
    assert_told(two, "snapshot", "seats.0.name", "Bob");
    peer_move(two, "24");
    read_all(scene);
    assert_int_equal(one->ply, 1);
    assert_fine(one);
    scene_free(scene);
}

static void both_players_get_the_same_rematch(void **state)
{
    (void)state;
    Scene *scene = scene_new(16, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    open_table(scene, "moulin", "");
    peer_say(two, "{'t':'resign','cid':$,'seat':2}");
    peer_say(one, "{'t':'rematch','cid':'rematch-1'}");
    peer_say(two, "{'t':'rematch','cid':'rematch-2'}");
    assert_string_equal(one->table, two->table);
    assert_told(two, "snapshot", "you.0", "1");
    assert_int_equal(session_table_count(scene->host.session), 2);
    scene_free(scene);
}

static void a_shared_screen_shows_a_curtain_before_secrets(void **state)
{
    (void)state;
    Scene *scene = scene_new(21, 1);
    Peer *one = &scene->peers[1];
    create_table(one, "trolls", "me", "me");
    assert_told(one, "snapshot", "as", "0");
    assert_told(one, "snapshot", "next", "1");
    peer_say(one, "{'t':'look','seat':1}");
    assert_int_equal(one->legal_count, 15);
    peer_move(one, "3");
    assert_told(one, "change", "as", "1");
    assert_told(one, "change", "next", "2");
    peer_say(one, "{'t':'look','seat':2}");
    assert_told(one, "snapshot", "as", "2");
    peer_say(one, "{'t':'look','seat':3}");
    assert_refused(one, "not-yours");
    peer_move(one, "4");
    assert_int_equal(one->ply, 1);
    /* If nothing is secret, the view follows the turn. */
    create_table(one, "moulin", "me", "me");
    assert_int_equal(one->as, 1);
    peer_move(one, "24");
    assert_int_equal(one->as, 2);
    assert_int_equal(one->next, 0);
    assert_int_equal(one->legal_count, 23);
    scene_free(scene);
}

static void the_lobby_lists_open_and_running_tables(void **state)
{
    (void)state;
    Scene *scene = scene_new(25, 3);
    Peer *one = &scene->peers[1], *three = &scene->peers[3];
    peer_say(three, "{'t':'lobby','on':true}");
    assert_told(three, "lobby", "open", "0 entries");
    open_table(scene, "moulin", "");
    pass(scene, 3000);
    assert_told(three, "lobby", "running", "0 entries");
    peer_say(one, "{'t':'create','cid':$,'game':'roses','listed':true,"
                  "'seats':[{'kind':'me','name':'A\\u0007\\u202ed'},"
                  "{'kind':'open'}]}");
    pass(scene, 1000);
    assert_told(three, "lobby", "open.0.id", one->table);
    assert_told(three, "lobby", "open.0.seats.0.name", "Ad");
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'%s','sit':true}",
             one->table);
    pass(scene, 1000);
    assert_told(three, "lobby", "open", "0 entries");
    assert_told(three, "lobby", "running.0.id", one->table);
    int count = *peer_count(three, "lobby");
    pass(scene, 10000);
    assert_int_equal(*peer_count(three, "lobby"), count);
    Text out = { 0 };
    session_write_tables(scene->host.session, 0, NULL, &out);
    assert_non_null(strstr(out.data, "\"running\":[{"));
    text_clear(&out);
    char ids[60];
    snprintf(ids, sizeof ids, "x,%s,aaaaaaaaaaaa,", one->table);
    session_write_tables(scene->host.session, 0, ids, &out);
    assert_non_null(strstr(out.data, one->table));
    text_clear(&out);
    session_write_games(GAMES_WHOLE, &out);
    JsonDocument document;
    assert_true(json_parse(&document, out.data, out.size, NULL));
    json_done(&document);
    text_done(&out);
    peer_say(three, "{'t':'lobby','on':false}");
    leave(scene, 1);
    leave(scene, 2);
    pass(scene, 3000);
    assert_int_equal(*peer_count(three, "lobby"), count);
    scene_free(scene);
}

static void many_watchers_cause_few_messages(void **state)
{
    (void)state;
    Scene *scene = scene_new(26, 2);
    Peer *one = &scene->peers[1];
    open_table(scene, "moulin", "");
    pass(scene, 2000);
    int changes = *peer_count(one, "change");
    for (ClientId id = 10; id < 60; id++) {
        Peer *peer = &scene->peers[3];
        peer_done(peer);
        peer_enter(peer, &scene->host, id);
        peer_say(peer, "{'t':'join','cid':$,'table':'%s'}", one->table);
    }
    scene->peers[3].host = NULL;
    pass(scene, 1000);
    assert_told(one, "change", "watchers", "50");
    assert_true(*peer_count(one, "change") <= changes + 2);
    assert_fine(one);
    scene_free(scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_people_play_moulin),
        cmocka_unit_test(a_move_is_prepared_while_another_player_thinks),
        cmocka_unit_test(a_client_gets_the_news_it_missed),
        cmocka_unit_test(a_request_sent_again_is_carried_out_once),
        cmocka_unit_test(every_game_is_played_through_messages),
        cmocka_unit_test(two_people_at_one_screen_play_every_game),
        cmocka_unit_test(undo_is_free_at_a_local_table),
        cmocka_unit_test(an_online_undo_needs_the_opponents_consent),
        cmocka_unit_test(an_online_undo_never_crosses_a_draw_or_a_secret),
        cmocka_unit_test(clocks_run_once_both_have_moved),
        cmocka_unit_test(a_resignation_is_followed_by_a_rematch),
        cmocka_unit_test(both_players_get_the_same_rematch),
        cmocka_unit_test(a_shared_screen_shows_a_curtain_before_secrets),
        cmocka_unit_test(the_lobby_lists_open_and_running_tables),
        cmocka_unit_test(many_watchers_cause_few_messages),
    };
    return cmocka_run_group_tests_name("session", tests, NULL, NULL);
}
