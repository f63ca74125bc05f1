/* test_session_positions.c: positions and records besides the running game: set
 * up by hand, dealt again, replayed, glanced at, and tried without a table. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "scene.h"

static void a_position_set_up_by_hand_is_checked(void **state)
{
    (void)state;
    Scene *scene = scene_new(19, 1);
    Peer *one = &scene->peers[1];
    peer_say(one, "{'t':'check','cid':$,'game':'moulin'}");
    assert_told(one, "checked", "view.hand.0", "9");
    peer_say(one,
             "{'t':'check','cid':$,'game':'trolls','options':{'cells':15}}");
    assert_told(one, "checked", "options.cells", "15");
    assert_told(one, "checked", "facts.cells", "15");
    peer_say(one, "{'t':'check','cid':$,'record':{'game':'trolls','options':{},"
                  "'state':{'turn':'all','troll':2,'stones':[4,9],'throws':[],"
                  "'result':null}}}");
    assert_told(one, "checked", "view.troll", "2");
    assert_told(one, "checked", "facts.stones", "15");
    assert_fine(one);
    peer_say(one, "{'t':'check','cid':$,'record':{'game':'trolls','options':{},"
                  "'state':{'turn':'all','troll':0,'stones':[4,9],'throws':[],"
                  "'result':null}}}");
    assert_refused(one, "bad-record");
    peer_say(one,
             "{'t':'check','cid':$,'record':{'format':'joute-record/1','game':"
             "'moulin','moves':['24']}}");
    assert_refused(one, "bad-record");
    peer_say(one, "{'t':'check','cid':$,'game':'chess'}");
    assert_refused(one, "unknown-game");
    peer_say(one, "{'t':'check','cid':$}");
    assert_refused(one, "malformed");
    assert_int_equal(session_table_count(scene->host.session), 0);
    scene_free(scene);
}

/* The table's record from its beginning up to the text `end`, or all of it if
 * that is NULL. */
static void read_record(Peer *peer, const char *end, char out[4000])
{
    peer_say(peer, "{'t':'record','cid':$}");
    const char *text = text_string(peer_last(peer, "record"));
    const char *from = strstr(text, "\"start\":");
    const char *to = end ? strstr(text, end) : text + strlen(text);
    assert_true(from && to && from < to && to - from < 4000);
    snprintf(out, 4000, "%.*s", (int)(to - from), from);
}

/* Draws a card if that is legal, otherwise plays the first legal move. */
static void draw_or_move(Peer *peer)
{
    const char *text = peer->legal[0];
    for (int i = 0; i < peer->legal_count; i++) {
        text = strcmp(peer->legal[i], "pioche") == 0 ? peer->legal[i] : text;
    }
    peer_move(peer, text);
}

static void the_same_deal_can_be_played_again(void **state)
{
    (void)state;
    Scene *scene = scene_new(17, 1);
    Peer *one = &scene->peers[1];
    char played[2][4000], first[20];
    peer_say(one, "{'t':'create','cid':$,'game':'roses','seats':[{'kind':'me',"
                  "'name':'Ada'},{'kind':'me'}]}");
    strcpy(first, one->table);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 6; i++) {
            draw_or_move(one);
            read_all(scene);
        }
        read_record(one, NULL, played[round]);
        assert_told(one, "step", "can.again", "true");
        peer_say(one, "{'t':'again','cid':$}");
        assert_fine(one);
        assert_string_not_equal(one->table, first);
        assert_told(one, "snapshot", "ply", "0");
        assert_told(one, "snapshot", "seats.0.name", "Ada");
    }
    /* The cards drawn are the same too. */
    assert_non_null(strchr(played[0], '*'));
    assert_string_equal(played[0], played[1]);
    /* Every game of moulin begins with the same position. */
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'}"
                  ",{'kind':'me'}]}");
    assert_told(one, "snapshot", "can.again", "false");
    peer_say(one, "{'t':'again','cid':$}");
    assert_refused(one, "not-allowed");
    scene_free(scene);
}

static void a_hidden_deal_is_repeated_only_for_people_who_know_it(void **state)
{
    (void)state;
    Scene *scene = scene_new(18, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    Peer *three = &scene->peers[3];
    char starts[2][4000], table[20];
    open_table(scene, "guerre", "");
    strcpy(table, one->table);
    peer_say(three, "{'t':'join','cid':$,'table':'%s'}", table);
    peer_say(one, "{'t':'again','cid':$}");
    assert_refused(one, "not-allowed"); /* not before the end */
    peer_say(two, "{'t':'resign','cid':$,'seat':2}");
    read_all(scene);
    read_record(one, "\"moves\":", starts[0]);
    peer_say(three, "{'t':'again','cid':$}");
    assert_refused(three, "not-allowed");
    /* A new player could take the seat of one who left. */
    peer_say(two, "{'t':'leave'}");
    peer_say(one, "{'t':'again','cid':$}");
    assert_refused(one, "not-allowed");
    peer_rejoin(two, two, "");
    peer_say(one, "{'t':'again','cid':$}");
    read_all(scene);
    assert_told(one, "snapshot", "you.0", "1");
    assert_told(two, "again", "table", one->table);
    assert_told(three, "again", "tokens", "0 entries");
    assert_int_equal(strlen(told(two, "again", "tokens.2")), 32);
    peer_say(two, "{'t':'again','cid':$}");
    assert_string_equal(two->table, one->table);
    peer_say(two, "{'t':'resign','cid':$,'seat':2}");
    read_all(scene);
    read_record(one, "\"moves\":", starts[1]);
    assert_string_equal(starts[0], starts[1]);
    scene_free(scene);
}

static void a_finished_record_can_be_replayed(void **state)
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
    /* A client that has just joined gets the events of the last step. */
    assert_told(one, "snapshot", "events.0.code", "throw");
    /* The value of the last position needs no search, so it has come
     * already. */
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

static void glance(Peer *peer, const char *table, int64_t seen)
{
    peer_say(peer, "{'t':'glance','cid':$,'tables':{'%s':%lld}}", table,
             (long long)seen);
}

/* A glance shows positions of other tables, for the small boards of the
 * lobby. */
static void a_glance_shows_what_watchers_see(void **state)
{
    (void)state;
    Scene *scene = scene_new(26, 3);
    Peer *one = &scene->peers[1], *three = &scene->peers[3];
    open_table(scene, "guerre", "");
    glance(three, one->table, -1);
    assert_told(three, "glance", "tables.0.id", one->table);
    assert_told(three, "glance", "tables.0.ply", "0");
    assert_told(three, "glance", "tables.0.view.players.0.hand.count", "4");
    assert_told(three, "glance", "tables.0.view.players.1.hand.count", "4");
    /* An unchanged or unknown table is left out. */
    glance(three, one->table, one->seq);
    assert_told(three, "glance", "tables", "0 entries");
    glance(three, "aaaaaaaaaaaa", -1);
    assert_told(three, "glance", "tables", "0 entries");
    int64_t before = one->seq;
    peer_move(one, one->legal[0]);
    read_all(scene);
    glance(three, one->table, before);
    assert_told(three, "glance", "tables.0.ply", "1");
    assert_told(three, "glance", "tables.0.over", "false");
    assert_fine(three);
    peer_say(three, "{'t':'glance','cid':$,'tables':[]}");
    assert_refused(three, "malformed");
    peer_say(three, "{'t':'glance','cid':$,'tables':{'x':-2}}");
    assert_refused(three, "malformed");
    scene_free(scene);
}

static void try_move(Peer *peer, const char *move)
{
    peer_say(peer,
             "{'t':'try','cid':$,'game':'moulin','options':{},'state':{'turn':"
             "1,'board':'11.2.............2......','hand':[7,7],'quiet':0,"
             "'seen':[],'result':null}%s}",
             move);
}

/* The pages of the rules show a position, and what a move does in it. */
static void a_position_is_tried_without_a_table(void **state)
{
    (void)state;
    Scene *scene = scene_new(27, 1);
    Peer *one = &scene->peers[1];
    try_move(one, "");
    assert_told(one, "tried", "as", "1");
    assert_told(one, "tried", "legal", "21 entries");
    assert_told(one, "tried", "moves", "0 entries");
    assert_told(one, "tried", "events", "0 entries");
    try_move(one, ",'move':'17x22'");
    assert_told(one, "tried", "moves.0.text", "17x22");
    assert_told(one, "tried", "turn", "2");
    assert_told(one, "tried", "view.board", "111..............2......");
    assert_told(one, "tried", "legal", "0 entries");
    assert_fine(one);
    try_move(one, ",'move':'22'");
    assert_refused(one, "illegal");
    try_move(one, ",'move':1");
    assert_refused(one, "malformed");
    peer_say(one,
             "{'t':'try','cid':$,'game':'moulin','options':{},'state':{}}");
    assert_refused(one, "bad-record");
    peer_say(one, "{'t':'try','cid':$,'game':'chess','options':{},'state':{}}");
    assert_refused(one, "bad-record");
    assert_int_equal(scene->host.table_count, 0);
    scene_free(scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_position_set_up_by_hand_is_checked),
        cmocka_unit_test(the_same_deal_can_be_played_again),
        cmocka_unit_test(a_hidden_deal_is_repeated_only_for_people_who_know_it),
        cmocka_unit_test(a_finished_record_can_be_replayed),
        cmocka_unit_test(a_glance_shows_what_watchers_see),
        cmocka_unit_test(a_position_is_tried_without_a_table),
    };
    return cmocka_run_group_tests_name("session_positions", tests, NULL, NULL);
}
