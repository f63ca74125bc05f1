/* test_session_secrets.c: the secrets of a table: hands, sealed choices, seeds
 * and tokens. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/config.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"
#include "scene.h"

/* The number of games that each comparing test plays; ./test --long asks for
 * more. */
static uint64_t games_wanted(void)
{
    const char *text = getenv("SECRETS_GAMES");
    return text ? strtoull(text, NULL, 10) : 6;
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
        assert_told(one, "change", "status", "Waiting for Right");
        /* Until the opponent has chosen, the choice can be changed without
         * anybody noticing. */
        int64_t seq = two->seq;
        peer_say(one, "{'t':'move','cid':$,'ply':0,'seat':1,'text':'%d'}",
                 world ? 4 : 12);
        read_all(scene);
        assert_int_equal(two->seq, seq);
        peer_say(two, "{'t':'at','cid':$,'ply':0}");
        peer_say(two, "{'t':'glance','cid':$,'tables':{'%s':-1}}", two->table);
        assert_told(two, "glance", "tables.0.view.stones.0", "15");
        pass(scene, 3000);
        for (size_t i = 0; i < scene->host.message_count; i++) {
            FakeMessage *m = &scene->host.messages[i];
            if (m->client != 1) {
                text_addf(&told_to[world], "%u %s\n", (unsigned)m->client,
                          m->text);
            }
        }
        /* An announced choice survives a kill of the server. */
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

/* The owner of a sealed choice sees it and may take it back while the other
 * still thinks; then both owe a choice again. */
static void a_sealed_choice_can_be_reopened(void **state)
{
    (void)state;
    Scene *scene = scene_new(13, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    open_table(scene, "trolls", "");
    peer_say(one, "{'t':'reopen','cid':$,'seat':1}");
    assert_refused(one, "not-now");
    peer_move(one, "3");
    read_all(scene);
    assert_told(one, "change", "sealed", "3");
    assert_told(two, "change", "sealed", "null");
    peer_say(two, "{'t':'reopen','cid':$,'seat':1}");
    assert_refused(two, "not-yours");
    peer_say(one, "{'t':'reopen','cid':$,'seat':1}");
    read_all(scene);
    assert_told(one, "change", "sealed", "null");
    assert_int_equal(one->legal_count, 15);
    assert_told(two, "change", "owing", "2 entries");
    peer_move(two, "2");
    read_all(scene);
    assert_int_equal(one->ply, 0);
    peer_move(one, "5");
    read_all(scene);
    assert_told(two, "step", "step.text", "5,2");
    peer_say(one, "{'t':'reopen','cid':$,'seat':1}");
    assert_refused(one, "not-now");
    scene_free(scene);
}

/* Chooses options by the seed, so that the games go through every value. Writes
 * them as a config and as a member of create. */
static void choose_rules(const Game *game, uint64_t seed, GameConfig *config,
                         Text *request)
{
    config_default(game, config);
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *option = &game->options[i];
        if (option->type == OPTION_CHOICE) {
            config->value[i] = (int)(seed % (uint64_t)(option->max + 1));
            text_addf(request, "%s'%s':'%s'",
                      request->size ? "," : ",'options':{", option->key,
                      option->values[config->value[i]]);
        }
    }
    text_add(request, request->size ? "}" : "");
}

/* Writes a start of the game. Starts with the same seed look the same to player
 * 2. */
static void write_world(const Game *game, const GameConfig *config, int world,
                        uint64_t seed, Text *out)
{
    GameState start;
    Rng rng;
    JsonWriter writer = { .out = out };
    rng_seed(&rng, seed);
    rules_setup(game, &start, config, &rng);
    game->redact(&start, 1);
    rng_seed(&rng, seed * 100 + (uint64_t)world);
    game->imagine(&start, 1, &rng);
    state_write(game, config_players(game, config), &start, &writer);
}

/* A random move that is legal in both worlds, or NULL. */
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

/* Asserts that all clients but client 1 were sent the same in both worlds, in
 * the same order and at the same times. */
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
        assert_int_equal(a->host.messages[i].at, b->host.messages[k].at);
    }
    assert_true(i == a->host.message_count && k == b->host.message_count);
}

/* No client may bring such a game to an online table, so this edits what the
 * host has kept. */
static void begin_world(Scene *scene, const Game *game, const Text *rules,
                        const Text *start)
{
    FakeHost *host = &scene->host;
    open_table(scene, game->id, text_string(rules));
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

/* What a client is sent must not depend on what is hidden from it. */
static void no_byte_depends_on_hidden_cards(void **state)
{
    (void)state;
    int compared = 0;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        for (uint64_t seed = 1; game->redact && seed <= games_wanted();
             seed++) {
            Scene *worlds[2];
            Rng rng;
            GameConfig config;
            Text rules = { 0 };
            rng_seed(&rng, seed);
            choose_rules(game, seed, &config, &rules);
            for (int w = 0; w < 2; w++) {
                Text document = { 0 };
                write_world(game, &config, w, seed, &document);
                worlds[w] = scene_new(seed, 3);
                begin_world(worlds[w], game, &rules, &document);
                text_done(&document);
            }
            text_done(&rules);
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
                char text[MOVE_TEXT];
                strcpy(text, move);
                forget_messages(worlds[0]);
                forget_messages(worlds[1]);
                for (int w = 0; w < 2; w++) {
                    Peer *two = &worlds[w]->peers[2];
                    peer_move(w ? other : mover, text);
                    peer_say(two, "{'t':'at','cid':$,'ply':%d}", step / 2);
                    peer_say(two, "{'t':'glance','cid':$,'tables':{'%s':-1}}",
                             two->table);
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

/* Player 1 chooses first, differently in the two worlds, and then changes to
 * the same choice. Opponent and watcher must be told the same in both worlds,
 * before and after the choices are opened. */
static void compare_choices(Scene *worlds[2], Rng *rng)
{
    Peer *one = &worlds[0]->peers[1];
    char first[2][MOVE_TEXT], last[MOVE_TEXT], reply[MOVE_TEXT];
    for (int w = 0; w < 2; w++) {
        strcpy(first[w],
               one->legal[rng_below(rng, (uint32_t)one->legal_count)]);
    }
    strcpy(last, one->legal[rng_below(rng, (uint32_t)one->legal_count)]);
    Peer *two = &worlds[0]->peers[2];
    strcpy(reply, two->legal[rng_below(rng, (uint32_t)two->legal_count)]);
    for (int w = 0; w < 2; w++) {
        forget_messages(worlds[w]);
        peer_move(&worlds[w]->peers[1], first[w]);
        pass(worlds[w], 300);
        peer_say(&worlds[w]->peers[1], "{'t':'reopen','cid':$,'seat':1}");
        peer_move(&worlds[w]->peers[1], last);
        peer_move(&worlds[w]->peers[2], "no such move");
        peer_say(&worlds[w]->peers[2], "{'t':'at','cid':$,'ply':0}");
        pass(worlds[w], 700);
        read_all(worlds[w]);
    }
    assert_same_elsewhere(worlds[0], worlds[1]);
    for (int w = 0; w < 2; w++) {
        peer_move(&worlds[w]->peers[2], reply);
        read_all(worlds[w]);
    }
    assert_same_elsewhere(worlds[0], worlds[1]);
}

/* True if several players choose at the same time at the start. */
static bool all_choose_at_once(const Game *game)
{
    GameConfig config;
    GameState start;
    Rng rng;
    config_default(game, &config);
    rng_seed(&rng, 1);
    rules_setup(game, &start, &config, &rng);
    SeatSet owing = game->to_act(&start);
    return (owing & (owing - 1)) != 0;
}

static void no_byte_depends_on_a_sealed_choice(void **state)
{
    (void)state;
    int compared = 0;
    for (int g = 0; games_all[g]; g++) {
        if (!all_choose_at_once(games_all[g])) {
            continue;
        }
        for (uint64_t seed = 1; seed <= games_wanted(); seed++) {
            Scene *worlds[2];
            Rng rng;
            rng_seed(&rng, seed);
            for (int w = 0; w < 2; w++) {
                worlds[w] = scene_new(seed, 3);
                open_table(worlds[w], games_all[g]->id, "");
                peer_say(&worlds[w]->peers[3],
                         "{'t':'join','cid':$,'table':'%s'}",
                         worlds[w]->peers[1].table);
                read_all(worlds[w]);
            }
            while (!worlds[0]->peers[1].is_over) {
                compare_choices(worlds, &rng);
                compared++;
            }
            scene_free(worlds[0]);
            scene_free(worlds[1]);
        }
    }
    assert_true(compared > (int)games_wanted());
}

/* A client that brings the record of a game with hidden cards would know all of
 * them. */
static void refuse_known_deal(Peer *one)
{
    Text message = { 0 };
    create_table(one, "guerre", "me", "me");
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

static void a_running_online_game_gives_no_record_hint_or_seed(void **state)
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
    assert_false(
        session_write_record(scene->host.session, 0, one->table, &out));
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

static void the_host_keeps_no_token(void **state)
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

static void watchers_of_a_local_table_get_no_value_and_no_record(void **state)
{
    (void)state;
    Scene *scene = scene_new(27, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    Rng rng;
    rng_seed(&rng, 27);
    create_table(one, "guerre", "me", "level:1");
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

/* In a game with hidden cards an answer that takes no time comes no sooner than
 * one that takes long, even at another table. */
static void the_time_of_an_answer_does_not_betray_the_hand(void **state)
{
    (void)state;
    Scene *scene = scene_new(46, 1);
    FakeHost *host = &scene->host;
    Peer *one = &scene->peers[1];
    int hold[2];
    for (int table = 0; table < 2; table++) {
        create_table(one, "guerre", "level:2", "level:2");
        uint64_t begin = host->now;
        int ply = one->ply;
        /* The first computer thinks for 2 s, the second takes no time. */
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

static const char sit_down[] =
    "{'t':'join','cid':'sit-00001','table':'%s','sit':true}";
static const char set_up[] =
    "{'t':'create','cid':'create-01','game':'moulin','seats':[{'kind':'me'},"
    "{'kind':'open'}]}";

/* A cid identifies a request, not its client. */
static void another_clients_cid_gives_no_seat(void **state)
{
    (void)state;
    Scene *scene = scene_new(61, 4);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    Peer *three = &scene->peers[3], *four = &scene->peers[4];
    peer_say(two, "{'t':'hello','v':1,'lang':'en','key':'the key of two..'}");
    peer_say(four, "{'t':'hello','v':1,'lang':'en','key':'the key of four.'}");
    peer_say(one, "%s", set_up);
    peer_say(two, sit_down, one->table);
    assert_string_not_equal(two->tokens[1], "");
    /* One thief has no key, the other one has a different key. */
    for (Peer *thief = three; thief <= four; thief++) {
        peer_say(thief, sit_down, one->table);
        assert_refused(thief, "no-seat");
        peer_say(thief, "%s", set_up);
        assert_string_not_equal(thief->table, one->table);
        assert_string_not_equal(thief->tokens[0], one->tokens[0]);
    }
    /* The thieves get no seat even after the owner's connection is gone and its
     * number is used again. */
    leave(scene, 1);
    leave(scene, 2);
    peer_done(one);
    peer_enter(one, &scene->host, 2);
    peer_say(one, sit_down, two->table);
    assert_refused(one, "no-seat");
    scene_free(scene);
}

static void a_client_with_the_same_key_gets_its_seat_again(void **state)
{
    (void)state;
    static const char greeting[] =
        "{'t':'hello','v':1,'lang':'en','key':'the key of this page'}";
    Scene *scene = scene_new(62, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    peer_say(one, greeting);
    peer_say(one, "%s", set_up);
    Peer before = *one;
    leave(scene, 1);
    peer_enter(one, &scene->host, 3);
    peer_say(one, greeting);
    peer_say(one, "%s", set_up);
    assert_string_equal(one->table, before.table);
    assert_string_equal(one->tokens[0], before.tokens[0]);
    assert_int_equal(session_table_count(scene->host.session), 1);
    peer_done(&before);
    peer_say(two, "{'t':'hello','v':1,'lang':'en','key':'too short'}");
    assert_told(two, "error", "text", "key: must have 16 to 64 characters");
    assert_refused(two, "malformed");
    scene_free(scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(another_clients_cid_gives_no_seat),
        cmocka_unit_test(a_client_with_the_same_key_gets_its_seat_again),
        cmocka_unit_test(sealed_choices_stay_sealed),
        cmocka_unit_test(a_sealed_choice_can_be_reopened),
        cmocka_unit_test(no_byte_depends_on_hidden_cards),
        cmocka_unit_test(no_byte_depends_on_a_sealed_choice),
        cmocka_unit_test(a_running_online_game_gives_no_record_hint_or_seed),
        cmocka_unit_test(the_host_keeps_no_token),
        cmocka_unit_test(watchers_of_a_local_table_get_no_value_and_no_record),
        cmocka_unit_test(the_time_of_an_answer_does_not_betray_the_hand),
    };
    return cmocka_run_group_tests_name("session_secrets", tests, NULL, NULL);
}
