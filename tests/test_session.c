/* Tables and messages of docs/API.md, through a host without sockets. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/config.h"
#include "core/match.h"
#include "core/play.h"
#include "core/record.h"
#include "core/state.h"
#include "games/games.h"
#include "peer.h"

/* A host with up to four clients; 0 is not connected. */
typedef struct Scene {
    FakeHost host;
    Peer peers[5];
} Scene;

static Scene *scene_new(uint64_t seed, int clients)
{
    Scene *scene = mem_new(sizeof *scene);
    fake_init(&scene->host, seed);
    for (int i = 1; i <= clients; i++) {
        peer_enter(&scene->peers[i], &scene->host, (ClientId)i);
    }
    return scene;
}

static void scene_free(Scene *scene)
{
    fake_done(&scene->host);
    for (int i = 0; i < 5; i++) {
        peer_done(&scene->peers[i]);
    }
    free(scene);
}

/* Lets time go by in small steps; jobs are done at once. */
static void pass(Scene *scene, int ms)
{
    FakeHost *host = &scene->host;
    uint64_t end = host->now + (uint64_t)ms;
    for (;;) {
        int wait;
        do {
            fake_run_jobs(host);
            wait = session_tick(host->session, host->now);
            assert_in_range(wait, 0, 1000);
        } while (host->job_count);
        if (host->now >= end) {
            break;
        }
        uint64_t left = end - host->now;
        host->now += left < (uint64_t)wait ? left : (uint64_t)(wait ? wait : 1);
    }
    for (int i = 1; i < 5; i++) {
        if (scene->peers[i].host) {
            peer_read(&scene->peers[i]);
        }
    }
}

static void read_all(Scene *scene)
{
    pass(scene, 0);
}

/* The value at a path of the last message of a type: "can.undo", "moves.2.say"
 * as JSON without spaces; "" if it is not there. */
static const char *told(Peer *peer, const char *type, const char *path)
{
    static Text out;
    JsonDocument document;
    text_clear(&out);
    Text *last = peer_last(peer, type);
    if (!last->size ||
        !json_parse(&document, text_string(last), last->size, NULL)) {
        return "";
    }
    JsonAt at[8] = { json_root(&document) };
    int depth = 0;
    char keys[100];
    strcpy(keys, path);
    for (char *key = strtok(keys, "."); key && at[depth].value;
         key = strtok(NULL, "."), depth++) {
        if (json_type(&at[depth]) == JSON_ARRAY) {
            JsonAt item = json_first(&at[depth]);
            for (int i = atoi(key); i > 0 && item.value; i--) {
                json_step(&item);
            }
            at[depth + 1] = item;
        } else {
            at[depth + 1] = json_member(&at[depth], key);
        }
    }
    const JsonValue *value = at[depth].value;
    if (value) {
        switch ((JsonType)value->type) {
        case JSON_NULL: text_add(&out, "null"); break;
        case JSON_BOOL:
            text_add(&out, value->boolean ? "true" : "false");
            break;
        case JSON_INT:
            text_addf(&out, "%lld", (long long)value->integer);
            break;
        case JSON_REAL: text_addf(&out, "%.3f", value->real); break;
        case JSON_STRING: text_add(&out, value->string); break;
        default: text_addf(&out, "%u entries", (unsigned)value->count); break;
        }
    }
    json_done(&document);
    return text_string(&out);
}

#define assert_told(peer, type, path, value)                                   \
    assert_string_equal(told((peer), (type), (path)), (value))

/* The last request was refused with this code. */
#define assert_refused(peer, code)                                             \
    do {                                                                       \
        assert_told((peer), "error", "code", (code));                          \
        text_clear(peer_last((peer), "error"));                                \
    } while (0)

static void assert_fine(Peer *peer)
{
    assert_string_equal(text_string(peer_last(peer, "error")), "");
    assert_int_equal(peer->gaps, 0);
}

/* Client 1 opens a table for two, client 2 sits. */
static void open_table(Scene *scene, const char *game, const char *more)
{
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    peer_say(one,
             "{'t':'create','cid':$,'game':'%s','seats':[{'kind':'me',"
             "'name':'Ada'},{'kind':'open'}]%s}",
             game, more);
    assert_string_not_equal(one->table, "");
    peer_say(two, "{'t':'join','cid':$,'table':'%s','sit':true,'name':'Bob'}",
             one->table);
    read_all(scene);
    assert_string_equal(one->table, two->table);
}

static void moulin_is_played_by_two(void **state)
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
    assert_told(two, "snapshot", "status", "Black (player 1) to play");
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

/* The same seats on a new connection. */
static void reconnect(Scene *scene, int i, const char *more)
{
    Peer *peer = &scene->peers[i], kept = *peer;
    session_leave(scene->host.session, kept.id, scene->host.now);
    peer_enter(peer, &scene->host, kept.id);
    peer->seq = kept.seq;
    peer->cid_count = kept.cid_count;
    peer_rejoin(peer, &kept, more);
    peer_done(&kept);
}

static void leave(Scene *scene, int i)
{
    session_leave(scene->host.session, (ClientId)i, scene->host.now);
}

static void what_was_missed_is_told_again(void **state)
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
    /* Steps and who is there can be told again. */
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

    /* Nothing missed: nothing told. */
    leave(scene, 2);
    snprintf(since, sizeof since, ",'since':%lld", (long long)two->seq);
    reconnect(scene, 2, since);
    assert_int_equal(*peer_count(two, "step"), 0);
    /* A seq from the future or from long ago: a snapshot. */
    reconnect(scene, 2, ",'since':123456");
    assert_int_equal(*peer_count(two, "snapshot"), 1);
    assert_told(two, "snapshot", "moves.2.text", "14");
    /* A take-back in between: a snapshot. */
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
    open_table(scene, "moulin", "");
    const char *move = "{'t':'move','cid':'move-0001','ply':0,'seat':1,"
                       "'text':'24'}";
    peer_say(one, move);
    int64_t seq = one->seq;
    peer_say(one, move);
    assert_int_equal(*peer_count(one, "ack"), 2);
    assert_int_equal(one->seq, seq);
    assert_int_equal(one->ply, 1);
    assert_fine(one);

    /* After the server has died too. */
    fake_kill(host);
    fake_open(host);
    reconnect(scene, 1, "");
    peer_say(one, move);
    assert_int_equal(*peer_count(one, "ack"), 1);
    assert_int_equal(one->ply, 1);
    assert_true(one->seq > seq);
    assert_fine(one);

    /* A seat is given once to a request, and again to the same one. */
    peer_say(one, "{'t':'create','cid':'create-01','game':'moulin','seats':"
                  "[{'kind':'me'},{'kind':'open'}]}");
    char table[SESSION_TABLE_ID + 1];
    strcpy(table, one->table);
    Peer *three = &scene->peers[3];
    peer_done(three);
    peer_enter(three, host, 3);
    peer_say(three, "{'t':'create','cid':'create-01','game':'moulin','seats':"
                    "[{'kind':'me'},{'kind':'open'}]}");
    assert_string_equal(three->table, table);
    assert_string_equal(three->tokens[0], one->tokens[0]);
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
    peer_say(three, "{'t':'join','cid':$,'table':'%s','sit':true}", table);
    assert_refused(three, "no-seat");
    scene_free(scene);
}

/* Chooses for every client that owes a choice, until the game is over; true
 * if something was played. */
static bool play_one(Scene *scene, Rng *rng)
{
    for (int i = 1; i < 5; i++) {
        Peer *peer = &scene->peers[i];
        if (!peer->host) {
            continue;
        }
        if (peer->next) {
            peer_say(peer, "{'t':'look','seat':%d}", peer->next);
            assert_int_equal(peer->next, 0);
        }
        if (peer->as && peer->owing >> peer->as & 1) {
            assert_true(peer->legal_count > 0);
            scene->host.now += 80;
            peer_move(peer,
                      peer->legal[rng_below(rng, (uint32_t)peer->legal_count)]);
            read_all(scene);
            return true;
        }
    }
    return false;
}

static void forget_messages(Scene *scene)
{
    fake_clear(&scene->host);
    for (int i = 1; i < 5; i++) {
        scene->peers[i].read = 0;
    }
}

/* Names of games are used as data only: all that are listed are played. */
static void all_games_are_played_through_messages(void **state)
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
            assert_true(
                session_write_record(scene->host.session, one->table, &record));
            Record read;
            assert_true(
                record_read(&read, games_all, record.data, record.size, NULL));
            assert_true(match_is_over(&read.match));
            record_done(&read);
            text_done(&record);
            scene_free(scene);
        }
    }
}

static void two_on_one_screen_play_all_games(void **state)
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

/* A snapshot without what may differ after a restart. */
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
            /* People on both sides again before the two are compared. */
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
    /* And one that there never was does not. */
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'abcdefghijkl'}");
    assert_refused(&scene->peers[2], "no-table");
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'../../etc'}");
    assert_refused(&scene->peers[2], "no-table");
    scene_free(scene);
}

static void local_tables_take_back_freely(void **state)
{
    (void)state;
    Scene *scene = scene_new(8, 1);
    Peer *one = &scene->peers[1];
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':"
                  "'me'},{'kind':'computer','spec':'level:1'}]}");
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
    /* What was taken back and played again is kept as it is now. */
    fake_kill(&scene->host);
    fake_open(&scene->host);
    reconnect(scene, 1, "");
    assert_int_equal(one->ply, 2);
    peer_say(one, "{'t':'undo','cid':$}");
    peer_move(one, "22");
    assert_told(one, "step", "can.redo", "false");
    /* A resignation can be taken back too. */
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

static void online_the_opponent_is_asked(void **state)
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
    /* A move withdraws the question. */
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

static void online_nothing_drawn_or_hidden_is_taken_back(void **state)
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

static void sealed_choices_stay_sealed(void **state)
{
    (void)state;
    Text told_to[2] = { { 0 } };
    for (int world = 0; world < 2; world++) {
        Scene *scene = scene_new(11, 3);
        Peer *one = &scene->peers[1], *two = &scene->peers[2];
        open_table(scene, "trolls", "");
        peer_say(&scene->peers[3], "{'t':'join','cid':$,'table':'%s'}",
                 one->table);
        assert_int_equal(one->legal_count, 15);
        assert_int_equal(two->legal_count, 15);
        peer_move(one, world ? "3" : "11");
        read_all(scene);
        assert_told(two, "change", "owing.0", "2");
        assert_told(one, "change", "legal", "0 entries");
        assert_told(one, "change", "status", "Waiting for Right (player 2)");
        /* The choice can be changed until the other has chosen, unseen. */
        int64_t seq = two->seq;
        peer_say(one, "{'t':'move','cid':$,'ply':0,'seat':1,'text':'%d'}",
                 world ? 4 : 12);
        read_all(scene);
        assert_int_equal(two->seq, seq);
        peer_say(two, "{'t':'at','cid':$,'ply':0}");
        pass(scene, 3000);
        for (size_t i = 0; i < scene->host.message_count; i++) {
            FakeMessage *m = &scene->host.messages[i];
            if (m->client != 1) {
                text_addf(&told_to[world], "%u %s\n", (unsigned)m->client,
                          m->text);
            }
        }
        /* An announced choice survives. */
        fake_kill(&scene->host);
        fake_open(&scene->host);
        reconnect(scene, 2, "");
        reconnect(scene, 1, "");
        assert_int_equal(two->owing, 1 << 2);
        peer_move(two, "2");
        read_all(scene);
        assert_told(two, "step", "step.text", world ? "4,2" : "12,2");
        assert_told(one, "step", "step.by", "2 entries");
        scene_free(scene);
    }
    assert_string_equal(told_to[0].data, told_to[1].data);
    text_done(&told_to[0]);
    text_done(&told_to[1]);
}

/* Two states that player 2 cannot tell apart. */
static void write_world(const Game *game, int world, uint64_t seed, Text *out)
{
    GameConfig config;
    GameState start;
    Rng rng;
    JsonWriter writer = { .out = out };
    config_default(game, &config);
    rng_seed(&rng, seed);
    play_setup(game, &start, &config, &rng);
    game->redact(&start, 1);
    rng_seed(&rng, seed * 100 + (uint64_t)world);
    game->imagine(&start, 1, &rng);
    state_write(game, config_players(game, &config), &start, &writer);
}

/* A move that both worlds allow, or NULL. */
static const char *common_move(const Peer *a, const Peer *b, Rng *rng)
{
    const char *found = NULL;
    uint32_t count = 0;
    for (int i = 0; i < a->legal_count; i++) {
        for (int k = 0; k < b->legal_count; k++) {
            if (strcmp(a->legal[i], b->legal[k]) == 0 &&
                rng_below(rng, ++count) == 0) {
                found = a->legal[i];
            }
        }
    }
    return found;
}

/* Everything sent to all but client 1, in order. */
static void assert_same_elsewhere(Scene *a, Scene *b)
{
    size_t i = 0, k = 0;
    for (;; i++, k++) {
        while (i < a->host.message_count && a->host.messages[i].client == 1) {
            i++;
        }
        while (k < b->host.message_count && b->host.messages[k].client == 1) {
            k++;
        }
        if (i == a->host.message_count || k == b->host.message_count) {
            break;
        }
        assert_int_equal(a->host.messages[i].client,
                         b->host.messages[k].client);
        assert_string_equal(a->host.messages[i].text, b->host.messages[k].text);
    }
    assert_true(i == a->host.message_count && k == b->host.message_count);
}

/* Puts other text between two pieces of a table's image; false if they are
 * not there. */
static bool edit_image(FakeTable *table, const char *from, const char *to,
                       const char *other)
{
    char *begin = strstr(text_string(&table->image), from);
    char *end = begin ? strstr(begin + strlen(from), to) : NULL;
    Text image = { 0 };
    if (!end) {
        return false;
    }
    text_add_bytes(&image, table->image.data,
                   (size_t)(begin + strlen(from) - table->image.data));
    text_add(&image, other);
    text_add(&image, end);
    text_done(&table->image);
    table->image = image;
    return true;
}

/* Nobody may bring such a game to an online table, so it is put into the
 * store behind the session's back. */
static void begin_world(Scene *scene, const Game *game, const Text *start)
{
    FakeHost *host = &scene->host;
    open_table(scene, game->id, "");
    peer_say(&scene->peers[3], "{'t':'join','cid':$,'table':'%s'}",
             scene->peers[1].table);
    fake_kill(host);
    text_clear(&host->tables[0].steps);
    host->tables[0].step_count = 0;
    assert_true(edit_image(&host->tables[0], "\"start\":", ",\"online\"",
                           text_string(start)));
    forget_messages(scene);
    fake_open(host);
    reconnect(scene, 1, "");
    reconnect(scene, 2, ",'draw':true");
    reconnect(scene, 3, ",'draw':true");
    read_all(scene);
}

/* What one client may see never depends on what is hidden from it. */
static void no_byte_tells_of_hidden_cards(void **state)
{
    (void)state;
    int compared = 0;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        for (uint64_t seed = 1; game->redact && seed <= 12; seed++) {
            Scene *worlds[2];
            Rng rng;
            rng_seed(&rng, seed);
            for (int w = 0; w < 2; w++) {
                Text document = { 0 };
                write_world(game, w, seed, &document);
                worlds[w] = scene_new(seed, 3);
                begin_world(worlds[w], game, &document);
                text_done(&document);
            }
            for (int step = 0; step < 80; step++) {
                assert_same_elsewhere(worlds[0], worlds[1]);
                Peer *mover = NULL, *other = NULL;
                for (int i = 1; i <= 2; i++) {
                    Peer *peer = &worlds[0]->peers[i];
                    if (peer->owing >> peer->as & 1) {
                        mover = peer;
                        other = &worlds[1]->peers[i];
                    }
                }
                const char *move =
                    mover ? common_move(mover, other, &rng) : NULL;
                if (!move || mover->is_over) {
                    break;
                }
                char text[LEGAL_TEXT];
                strcpy(text, move);
                forget_messages(worlds[0]);
                forget_messages(worlds[1]);
                for (int w = 0; w < 2; w++) {
                    Peer *two = &worlds[w]->peers[2];
                    peer_move(w ? other : mover, text);
                    peer_say(two, "{'t':'at','cid':$,'ply':%d}", step / 2);
                    peer_move(two, "no such move");
                    peer_say(two, "{'t':'hello','v':1,'lang':'fr'}");
                    pass(worlds[w], 700);
                }
                compared += !worlds[0]->peers[1].is_over;
                if (worlds[0]->peers[1].is_over ||
                    worlds[1]->peers[1].is_over) {
                    break;
                }
            }
            scene_free(worlds[0]);
            scene_free(worlds[1]);
        }
    }
    assert_true(compared > 100);
}

/* Who brings the record of a game with hidden cards knows them all. */
static void refuse_known_deal(Peer *one)
{
    Text message = { 0 };
    peer_say(one, "{'t':'create','cid':$,'game':'guerre','seats':"
                  "[{'kind':'me'},{'kind':'me'}]}");
    peer_say(one, "{'t':'record','cid':$}");
    text_add(&message, "{\"t\":\"create\",\"cid\":\"known-deal\",\"seats\":"
                       "[{\"kind\":\"me\"},{\"kind\":\"open\"}],");
    text_add(&message,
             strstr(text_string(peer_last(one, "record")), "\"record\":{"));
    session_receive(one->host->session, one->id, message.data, message.size,
                    one->host->now);
    peer_read(one);
    text_done(&message);
    assert_refused(one, "not-allowed");
}

static void what_a_running_online_game_keeps_to_itself(void **state)
{
    (void)state;
    Scene *scene = scene_new(12, 2);
    Peer *one = &scene->peers[1];
    open_table(scene, "roses", ",'seed':7");
    peer_say(one, "{'t':'record','cid':$}");
    assert_refused(one, "not-allowed");
    peer_say(one, "{'t':'hint','cid':$}");
    assert_refused(one, "not-allowed");
    assert_told(one, "snapshot", "can.eval", "false");
    assert_told(one, "snapshot", "can.record", "false");
    Text out = { 0 };
    assert_false(session_write_record(scene->host.session, one->table, &out));
    text_done(&out);
    for (size_t i = 0; i < scene->host.message_count; i++) {
        assert_null(strstr(scene->host.messages[i].text, "seed"));
    }
    peer_say(one, "{'t':'create','cid':$,'game':'guerre','seed':3,'seats':"
                  "[{'kind':'me'},{'kind':'open'}]}");
    assert_refused(one, "not-allowed");
    refuse_known_deal(one);
    scene_free(scene);
}

static void the_store_has_no_token(void **state)
{
    (void)state;
    Scene *scene = scene_new(13, 2);
    open_table(scene, "moulin", "");
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    const FakeTable *table = fake_find(&scene->host, one->table);
    assert_int_equal(strlen(one->tokens[0]), 32);
    assert_null(strstr(table->image.data, one->tokens[0]));
    assert_null(strstr(table->image.data, two->tokens[1]));
    peer_say(two, "{'t':'join','cid':$,'table':'%s','tokens':{'1':'%s'}}",
             one->table, two->tokens[1]);
    assert_refused(two, "not-yours");
    peer_say(two, "{'t':'join','cid':$,'table':'%s','tokens':{'3':'%s'}}",
             one->table, two->tokens[1]);
    assert_refused(two, "malformed");
    scene_free(scene);
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
    /* While the server is down no time passes. */
    fake_kill(&scene->host);
    scene->host.now += 100000;
    fake_open(&scene->host);
    reconnect(scene, 1, "");
    reconnect(scene, 2, "");
    assert_told(two, "snapshot", "clock.left.0", "7000");
    assert_told(two, "snapshot", "clock.left.1", "10000");
    /* Nor while nobody is there. */
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
    assert_told(one, "change", "status",
                "Black (player 1) wins: White (player 2) is out of time");
    Text record = { 0 };
    assert_true(session_write_record(scene->host.session, one->table, &record));
    assert_non_null(strstr(record.data, "\"players\":[\"Ada\",\"Bob\"]"));
    assert_non_null(strstr(record.data, "forfeit"));
    text_done(&record);
    scene_free(scene);
}

static void resigning_and_a_rematch(void **state)
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

static void both_may_ask_for_the_rematch(void **state)
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

static void computers_answer_at_their_pace(void **state)
{
    (void)state;
    Scene *scene = scene_new(17, 1);
    Peer *one = &scene->peers[1];
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':"
                  "'me'},{'kind':'computer','spec':'mcts:50'}]}");
    peer_move(one, "24");
    pass(scene, 249);
    assert_int_equal(one->ply, 1);
    pass(scene, 1);
    assert_int_equal(one->ply, 2);
    /* Only computers: slower, and only while somebody looks on. */
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':"
                  "'computer','spec':'random'},{'kind':'computer','spec':"
                  "'greedy'}]}");
    pass(scene, 7 * 700);
    assert_int_equal(one->ply, 7);
    assert_told(one, "step", "can.undo", "free");
    peer_say(one, "{'t':'undo','cid':$}");
    assert_int_equal(one->ply, 6);
    char table[SESSION_TABLE_ID + 1];
    strcpy(table, one->table);
    peer_say(one, "{'t':'leave'}");
    pass(scene, 30000);
    peer_say(one, "{'t':'join','cid':$,'table':'%s'}", table);
    assert_int_equal(one->ply, 6);
    /* Hidden cards: the same pace whatever the hand. */
    peer_say(one, "{'t':'create','cid':$,'game':'guerre','seats':[{'kind':"
                  "'computer','spec':'level:2'},{'kind':'computer','spec':"
                  "'level:2'}]}");
    for (int i = 0; i < 20 && !one->is_over; i++) {
        int ply = one->ply;
        pass(scene, 599);
        assert_int_equal(one->ply, ply);
        pass(scene, 1);
        assert_true(one->ply > ply);
    }
    assert_fine(one);
    scene_free(scene);
}

static void the_same_start_code_gives_the_same_game(void **state)
{
    (void)state;
    char first[200] = "", second[200] = "";
    for (int i = 0; i < 2; i++) {
        Scene *scene = scene_new(18 + (uint64_t)i, 1);
        Peer *one = &scene->peers[1];
        peer_say(one, "{'t':'create','cid':$,'game':'roses','seed':77,'seats'"
                      ":[{'kind':'computer','spec':'level:3'},{'kind':"
                      "'computer','spec':'level:2'}]}");
        pass(scene, 20 * 700);
        peer_say(one, "{'t':'record','cid':$}");
        char *moves = strstr(text_string(peer_last(one, "record")), "moves");
        assert_non_null(moves);
        strncpy(i ? second : first, moves, 199);
        scene_free(scene);
    }
    assert_string_equal(first, second);
}

static void hints_and_evaluations(void **state)
{
    (void)state;
    Scene *scene = scene_new(19, 2);
    Peer *one = &scene->peers[1];
    peer_say(one, "{'t':'create','cid':$,'game':'trolls','seats':[{'kind':"
                  "'me'},{'kind':'computer','spec':'level:1'}]}");
    assert_told(one, "snapshot", "can.hint", "true");
    assert_told(one, "snapshot", "can.eval", "true");
    pass(scene, 10);
    assert_told(one, "eval", "ply", "0");
    peer_say(one, "{'t':'hint','cid':$}");
    pass(scene, 10);
    assert_told(one, "hint", "cid", one->cid);
    assert_told(one, "hint", "ply", "0");
    assert_string_not_equal(told(one, "hint", "move"), "");
    /* A move ends a hint that is being thought about. */
    peer_say(one, "{'t':'hint','cid':$}");
    peer_move(one, "3");
    pass(scene, 300);
    assert_int_equal(one->ply, 1);
    assert_refused(one, "not-now");
    assert_told(one, "eval", "ply", "1");
    /* Who comes later gets all that is known. */
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'%s'}", one->table);
    assert_int_equal(*peer_count(&scene->peers[2], "eval"), 2);
    scene_free(scene);
}

static void watchers_of_a_local_table_learn_nothing_more(void **state)
{
    (void)state;
    Scene *scene = scene_new(27, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    Rng rng;
    rng_seed(&rng, 27);
    peer_say(one, "{'t':'create','cid':$,'game':'guerre','seats':[{'kind':"
                  "'me'},{'kind':'computer','spec':'level:1'}]}");
    peer_say(two, "{'t':'join','cid':$,'table':'%s'}", one->table);
    assert_told(one, "snapshot", "can.eval", "true");
    assert_told(two, "snapshot", "can.eval", "false");
    assert_told(two, "snapshot", "can.hint", "false");
    assert_told(two, "snapshot", "can.undo", "null");
    for (int i = 0; i < 6 && play_one(scene, &rng); i++) {
        pass(scene, 3000);
    }
    assert_true(*peer_count(one, "eval") > 0);
    assert_int_equal(*peer_count(two, "eval"), 0);
    peer_say(two, "{'t':'record','cid':$}");
    assert_refused(two, "not-allowed");
    peer_say(two, "{'t':'undo','cid':$}");
    assert_refused(two, "not-allowed");
    peer_say(two, "{'t':'resign','cid':$,'seat':1}");
    assert_refused(two, "not-yours");
    peer_say(one, "{'t':'record','cid':$}");
    assert_int_equal(*peer_count(one, "record"), 1);
    scene_free(scene);
}

static void a_finished_record_is_there_to_be_replayed(void **state)
{
    (void)state;
    Scene *scene = scene_new(20, 1);
    Peer *one = &scene->peers[1];
    Rng rng;
    rng_seed(&rng, 20);
    peer_say(one, "{'t':'create','cid':$,'game':'trolls','seats':[{'kind':"
                  "'me'},{'kind':'me','name':'Zoé'}]}");
    while (play_one(scene, &rng)) {
    }
    peer_say(one, "{'t':'record','cid':$}");
    Text message = { 0 };
    const char *record =
        strstr(text_string(peer_last(one, "record")), "\"record\":{");
    text_add(&message, "{\"t\":\"create\",\"cid\":\"replay-01\",\"seats\":"
                       "[{\"kind\":\"me\"},{\"kind\":\"me\"}],");
    text_add(&message, record);
    int plies = one->ply;
    session_receive(scene->host.session, 1, message.data, message.size,
                    scene->host.now);
    peer_read(one);
    text_done(&message);
    assert_true(one->is_over);
    assert_int_equal(one->ply, plies);
    assert_told(one, "snapshot", "seats.1.name", "Zoé");
    /* The last position needs no thinking: it came with the snapshot. */
    int values = *peer_count(one, "eval");
    pass(scene, 2000);
    assert_int_equal(*peer_count(one, "eval") - values, plies);
    peer_say(one, "{'t':'at','cid':$,'ply':1}");
    assert_told(one, "position", "ply", "1");
    assert_string_not_equal(told(one, "position", "events.0.code"), "");
    peer_say(one, "{'t':'at','cid':$,'ply':99}");
    assert_refused(one, "stale");
    assert_fine(one);
    scene_free(scene);
}

static void the_view_waits_behind_a_curtain(void **state)
{
    (void)state;
    Scene *scene = scene_new(21, 1);
    Peer *one = &scene->peers[1];
    peer_say(one, "{'t':'create','cid':$,'game':'trolls','seats':[{'kind':"
                  "'me'},{'kind':'me'}]}");
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
    /* Where nothing is secret the view follows the turn. */
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':"
                  "'me'},{'kind':'me'}]}");
    assert_int_equal(one->as, 1);
    peer_move(one, "24");
    assert_int_equal(one->as, 2);
    assert_int_equal(one->next, 0);
    assert_int_equal(one->legal_count, 23);
    scene_free(scene);
}

static void rubbish_is_refused_by_name(void **state)
{
    (void)state;
    static const struct {
        const char *message, *code, *text;
    } cases[] = {
        { "rubbish", "malformed", NULL },
        { "[]", "malformed", NULL },
        { "{'t':'nothing'}", "malformed", "t: no such message" },
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
          "malformed", "game: comes from the record" },
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
    /* The language can change at a table. */
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':"
                  "'me'},{'kind':'me'}]}");
    assert_told(one, "snapshot", "status", "Black (player 1) to play");
    peer_say(one, "{'t':'hello','v':1,'lang':'fr'}");
    assert_told(one, "snapshot", "status", "Noir (joueur 1) joue");
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
    const char *create = "{'t':'create','cid':$,'game':'moulin','seats':"
                         "[{'kind':'me'},{'kind':'me'}]}";
    for (int i = 0; i < 20; i++) {
        peer_say(two, create);
        scene->host.now += 40;
    }
    assert_fine(two);
    peer_say(two, create);
    assert_refused(two, "too-fast");
    scene->host.now += 12000;
    peer_say(two, create);
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

static void the_lobby_lists_what_is_open(void **state)
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
    session_write_tables(scene->host.session, NULL, &out);
    assert_non_null(strstr(out.data, "\"running\":[{"));
    text_clear(&out);
    char ids[60];
    snprintf(ids, sizeof ids, "x,%s,aaaaaaaaaaaa,", one->table);
    session_write_tables(scene->host.session, ids, &out);
    assert_non_null(strstr(out.data, one->table));
    text_clear(&out);
    session_write_games(&out);
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
          "pending: all have chosen" },
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
        assert_refused(two, "no-table");
        const char *warning = text_string(&host->warning);
        if (!strstr(warning, edits[i].warning) ||
            strncmp(warning, scene->peers[1].table, SESSION_TABLE_ID) != 0) {
            fail_msg("edit %zu: %s", i, warning);
        }
        assert_int_equal(session_table_count(host->session), 0);
        /* Whoever asks again and again does not fill the log. */
        text_clear(&host->warning);
        peer_say(two, "{'t':'join','cid':$,'table':'%s'}",
                 scene->peers[1].table);
        assert_string_equal(text_string(&host->warning), "");
        scene_free(scene);
    }
}

static void a_damaged_step_is_named(void **state)
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
    assert_refused(&scene->peers[2], "no-table");
    assert_non_null(strstr(text_string(&host->warning), "steps[2]: "));
    scene_free(scene);
}

static void too_much_thinking_is_refused(void **state)
{
    (void)state;
    Scene *scene = scene_new(42, 4);
    bool is_busy = false;
    for (int i = 0; i < 80 && !is_busy; i++) {
        Peer *peer = &scene->peers[1 + i % 4];
        peer_say(peer, "{'t':'create','cid':$,'game':'moulin','seats':"
                       "[{'kind':'me'},{'kind':'me'}]}");
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
    peer_say(&scene->peers[1], "{'t':'create','cid':$,'game':'trolls','seats':"
                               "[{'kind':'me'},{'kind':'open'}]}");
    assert_refused(&scene->peers[1], "busy");
    /* All but the last of each are empty, and go after a minute. */
    host->now += 61000;
    session_tick(host->session, host->now);
    assert_int_equal(session_table_count(host->session), MOST / EACH);
    peer_say(&scene->peers[1], "{'t':'create','cid':$,'game':'trolls','seats':"
                               "[{'kind':'me'},{'kind':'open'}]}");
    assert_fine(&scene->peers[1]);
    scene_free(scene);
}

/* Coming again on a new connection does not give more tables. */
static void tables_of_one_origin_are_limited(void **state)
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

/* An answer found at once comes no sooner than one that took its time, at
 * another table too. */
static void hidden_thinking_takes_its_usual_time(void **state)
{
    (void)state;
    Scene *scene = scene_new(46, 1);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1];
    int hold[2];
    for (int table = 0; table < 2; table++) {
        peer_say(one, "{'t':'create','cid':$,'game':'guerre','seats':[{'kind':"
                      "'computer','spec':'level:2'},{'kind':'computer',"
                      "'spec':'level:2'}]}");
        uint64_t begin = host->now;
        int ply = one->ply;
        /* The first thinks for 2 s, the second not at all. */
        host->now += table == 0 ? 2000 : 0;
        while (one->ply == ply) {
            pass(scene, 10);
        }
        hold[table] = (int)(host->now - begin);
    }
    assert_in_range(hold[0], 2490, 2510);
    assert_in_range(hold[1], 2400, hold[0]);
    scene_free(scene);
}

/* A game of so many steps in which nobody wins: moves without a capture, as
 * far as there are any. */
static void write_long_game(const Game *game, const GameConfig *config,
                            size_t steps, Text *out)
{
    Record record;
    Rng rng;
    JsonWriter writer = { .out = out };
    record_begin(&record, game, config, 1, "", &rng);
    Match *match = &record.match;
    while (match->step_count < steps) {
        Move moves[GAME_SEATS], quiet[GAME_SEATS];
        Text text = { 0 };
        for (int tries = 0; tries < 30; tries++) {
            play_random_step(game, &match->state, &rng, moves);
            text_clear(&text);
            play_write_step(game, &match->state, moves, &text);
            if (tries == 0 || !strchr(text_string(&text), 'x')) {
                memcpy(quiet, moves, sizeof quiet);
            }
        }
        text_done(&text);
        match_play(match, quiet);
        assert_false(match_is_over(match));
    }
    record_write(&record, false, &writer);
    record_done(&record);
}

static void a_game_of_6000_steps_is_a_draw(void **state)
{
    (void)state;
    Scene *scene = scene_new(44, 1);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1];
    const Game *game = games_find("moulin");
    GameConfig config;
    Text message = { 0 };
    config_default(game, &config);
    for (int i = 0; game->options[i].key; i++) {
        bool is_limit = strcmp(game->options[i].key, "repetition") == 0 ||
                        strcmp(game->options[i].key, "quiet_plies") == 0;
        config.value[i] = is_limit ? 0 : config.value[i];
    }
    text_add(&message, "{\"t\":\"create\",\"cid\":\"long-game\",\"seats\":"
                       "[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"record\":");
    write_long_game(game, &config, 5999, &message);
    text_add(&message, "}");
    session_receive(host->session, 1, message.data, message.size, host->now);
    peer_read(one);
    text_done(&message);
    assert_int_equal(one->ply, 5999);
    assert_false(one->is_over);
    /* Such a game is dear: it cannot be asked for 30 times a second. */
    host->now += 3000;
    for (int i = 0; i < 12; i++) {
        peer_say(one, "{'t':'at','cid':$,'ply':5999}");
    }
    assert_refused(one, "too-fast");
    host->now += 3000;
    char move[LEGAL_TEXT];
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

static void watchers_are_counted_without_a_storm(void **state)
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
        cmocka_unit_test(moulin_is_played_by_two),
        cmocka_unit_test(what_was_missed_is_told_again),
        cmocka_unit_test(a_request_sent_again_is_carried_out_once),
        cmocka_unit_test(all_games_are_played_through_messages),
        cmocka_unit_test(two_on_one_screen_play_all_games),
        cmocka_unit_test(a_restart_at_any_point_changes_nothing),
        cmocka_unit_test(a_table_leaves_memory_and_comes_back),
        cmocka_unit_test(local_tables_take_back_freely),
        cmocka_unit_test(online_the_opponent_is_asked),
        cmocka_unit_test(online_nothing_drawn_or_hidden_is_taken_back),
        cmocka_unit_test(sealed_choices_stay_sealed),
        cmocka_unit_test(no_byte_tells_of_hidden_cards),
        cmocka_unit_test(what_a_running_online_game_keeps_to_itself),
        cmocka_unit_test(the_store_has_no_token),
        cmocka_unit_test(clocks_run_once_both_have_moved),
        cmocka_unit_test(resigning_and_a_rematch),
        cmocka_unit_test(both_may_ask_for_the_rematch),
        cmocka_unit_test(computers_answer_at_their_pace),
        cmocka_unit_test(the_same_start_code_gives_the_same_game),
        cmocka_unit_test(hints_and_evaluations),
        cmocka_unit_test(watchers_of_a_local_table_learn_nothing_more),
        cmocka_unit_test(a_finished_record_is_there_to_be_replayed),
        cmocka_unit_test(the_view_waits_behind_a_curtain),
        cmocka_unit_test(rubbish_is_refused_by_name),
        cmocka_unit_test(hello_comes_first),
        cmocka_unit_test(rates_are_limited),
        cmocka_unit_test(the_lobby_lists_what_is_open),
        cmocka_unit_test(watchers_are_counted_without_a_storm),
        cmocka_unit_test(a_damaged_table_is_refused_in_one_line),
        cmocka_unit_test(a_damaged_step_is_named),
        cmocka_unit_test(too_much_thinking_is_refused),
        cmocka_unit_test(too_many_tables_are_refused),
        cmocka_unit_test(tables_of_one_origin_are_limited),
        cmocka_unit_test(hidden_thinking_takes_its_usual_time),
        cmocka_unit_test(a_game_of_6000_steps_is_a_draw),
    };
    return cmocka_run_group_tests_name("session", tests, NULL, NULL);
}
