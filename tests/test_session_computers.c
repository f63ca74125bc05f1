/* test_session_computers.c: the work of computers at a table: moves, hints,
 * evaluations and analyses. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "games/games.h"
#include "scene.h"
#include "session/jobs.h"
#include "session/session_state.h"

static void computers_answer_at_their_pace(void **state)
{
    (void)state;
    Scene *scene = scene_new(17, 1);
    Peer *one = &scene->peers[1];
    create_table(one, "moulin", "me", "mcts:50");
    peer_move(one, "24");
    pass(scene, 249);
    assert_int_equal(one->ply, 1);
    pass(scene, 1);
    assert_int_equal(one->ply, 2);
    /* If only computers play, they play more slowly, and only while somebody
     * watches. */
    create_table(one, "moulin", "random", "greedy");
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
    /* With hidden cards the pace is the same whatever the hand. */
    create_table(one, "guerre", "level:2", "level:2");
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

/* The player that a job for a move has, with its tree; NULL if the job will
 * make a new player. */
static const Player *asked_player(const Scene *scene)
{
    for (int i = 0; i < scene->host.job_count; i++) {
        if (scene->host.jobs[i]->kind == JOB_MOVE) {
            return scene->host.jobs[i]->player;
        }
    }
    fail_msg("there is no job for a move");
    return NULL;
}

static void computers_keep_their_tree_between_moves(void **state)
{
    (void)state;
    Scene *scene = scene_new(27, 1);
    Peer *one = &scene->peers[1];
    Session *session = scene->host.session;
    create_table(one, "moulin", "me", "mcts:50");
    peer_move(one, "24");
    assert_null(asked_player(scene));
    pass(scene, 250);
    assert_int_equal(session->kept, 50);
    peer_move(one, one->legal[0]);
    const Player *player = asked_player(scene);
    assert_non_null(player);
    assert_int_equal(session->kept, 0);
    pass(scene, 250);
    peer_move(one, one->legal[0]);
    assert_ptr_equal(asked_player(scene), player);
    pass(scene, 250);
    /* After an undo the tree is dropped. */
    peer_say(one, "{'t':'undo','cid':$}");
    assert_int_equal(session->kept, 0);
    peer_move(one, one->legal[0]);
    assert_null(asked_player(scene));
    /* The trees of all tables together must not exceed a limit. */
    session->kept = KEPT_SIMULATIONS - 49;
    pass(scene, 250);
    peer_move(one, one->legal[0]);
    assert_null(asked_player(scene));
    session->kept = 0;
    pass(scene, 250);
    assert_int_equal(session->kept, 50);
    peer_say(one, "{'t':'leave'}");
    assert_int_equal(session->kept, 0);
    assert_fine(one);
    scene_free(scene);
}

static void the_same_seed_gives_the_same_game(void **state)
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

static void hints_and_evaluations_are_sent(void **state)
{
    (void)state;
    Scene *scene = scene_new(19, 2);
    Peer *one = &scene->peers[1];
    create_table(one, "trolls", "me", "level:1");
    assert_told(one, "snapshot", "can.hint", "true");
    assert_told(one, "snapshot", "can.eval", "true");
    pass(scene, 10);
    assert_told(one, "eval", "ply", "0");
    peer_say(one, "{'t':'hint','cid':$}");
    pass(scene, 10);
    assert_told(one, "hint", "cid", one->cid);
    assert_told(one, "hint", "ply", "0");
    assert_string_not_equal(told(one, "hint", "move"), "");
    /* A move cancels a hint that is being searched. */
    peer_say(one, "{'t':'hint','cid':$}");
    peer_move(one, "3");
    pass(scene, 300);
    assert_int_equal(one->ply, 1);
    assert_refused(one, "not-now");
    assert_told(one, "eval", "ply", "1");
    /* A client that joins later gets all earlier values. */
    peer_say(&scene->peers[2], "{'t':'join','cid':$,'table':'%s'}", one->table);
    assert_int_equal(*peer_count(&scene->peers[2], "eval"), 2);
    scene_free(scene);
}

static void every_position_of_a_finished_game_is_evaluated(void **state)
{
    (void)state;
    Scene *scene = scene_new(24, 3);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    /* With two people at the table, hidden cards keep all values back until
     * the end. */
    create_table(one, "guerre", "me", "me");
    assert_told(one, "snapshot", "can.eval", "false");
    pass(scene, 2000);
    assert_int_equal(*peer_count(one, "eval"), 0);
    peer_say(one, "{'t':'resign','cid':$,'seat':1}");
    read_all(scene);
    assert_told(one, "change", "can.eval", "true");
    pass(scene, 2000);
    assert_int_equal(*peer_count(one, "eval"), one->ply + 1);

    peer_say(two, "{'t':'join','cid':$,'table':'%s'}", one->table);
    assert_int_equal(*peer_count(two, "eval"), one->ply + 1);
    assert_string_not_equal(told(two, "eval", "value"), "");
    scene_free(scene);
}

static void an_analysis_is_allowed_only_if_it_reveals_nothing(void **state)
{
    (void)state;
    Scene *scene = scene_new(23, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    create_table(one, "trolls", "me", "level:1");
    assert_told(one, "snapshot", "can.analyse", "true");
    peer_say(one, "{'t':'analyse','cid':$,'ply':0}");
    pass(scene, 10);
    assert_told(one, "analysis", "cid", one->cid);
    assert_told(one, "analysis", "ply", "0");
    assert_told(one, "analysis", "analysis.value", "0.000");
    assert_told(one, "analysis", "analysis.strategies.1.3", "0.049");
    peer_say(one, "{'t':'analyse','cid':$,'ply':1}");
    assert_refused(one, "stale");
    peer_say(one, "{'t':'create','cid':$,'game':'trolls','options':{'stones':"
                  "500},'seats':[{'kind':'me'},{'kind':'me'}]}");
    peer_say(one, "{'t':'analyse','cid':$,'ply':0}");
    pass(scene, 10);
    assert_refused(one, "not-now");
    /* A client that leaves gets a refusal instead. */
    peer_say(one, "{'t':'analyse','cid':$,'ply':0}");
    peer_say(one, "{'t':'leave'}");
    assert_refused(one, "not-now");
    pass(scene, 10);
    /* Online an analysis is allowed only after the game. */
    open_table(scene, "trolls", "");
    assert_told(one, "snapshot", "can.analyse", "false");
    peer_say(one, "{'t':'analyse','cid':$,'ply':0}");
    assert_refused(one, "not-allowed");
    peer_move(one, "3");
    peer_move(two, "2");
    peer_say(one, "{'t':'resign','cid':$,'seat':1}");
    read_all(scene);
    assert_told(two, "change", "can.analyse", "true");
    peer_say(two, "{'t':'analyse','cid':$,'ply':1}");
    assert_refused(two, "stale");
    peer_say(two, "{'t':'analyse','cid':$,'ply':0}");
    peer_say(two, "{'t':'analyse','cid':$,'ply':0}");
    assert_refused(two, "busy");
    pass(scene, 10);
    assert_told(two, "analysis", "ply", "0");
    /* Without a solver a search judges the moves, in a game with hidden cards
     * only after its end. */
    create_table(one, "roses", "me", "me");
    assert_told(one, "snapshot", "can.analyse", "true");
    peer_say(one, "{'t':'analyse','cid':$,'ply':0}");
    pass(scene, 10);
    assert_told(one, "analysis", "analysis.moves", "5 entries");
    create_table(one, "guerre", "me", "level:1");
    assert_told(one, "snapshot", "can.analyse", "false");
    peer_move(one, one->legal[0]);
    peer_say(one, "{'t':'resign','cid':$,'seat':1}");
    assert_told(one, "change", "can.analyse", "true");
    peer_say(one, "{'t':'analyse','cid':$,'ply':0}");
    pass(scene, 10);
    assert_told(one, "analysis", "cid", one->cid);
    scene_free(scene);
}

/* ---- rivals: bots of a tournament that the host opens ---- */

/* What the bot of the test does next, and how many of them are open. */
static struct {
    enum { ANSWERS, FAILS, RESIGNS, BREAKS } does;
    int open, places;
    bool is_strict; /* no table is made that would have to wait for a place */
    PlayerFault fault;
} rival;

static Move rival_choose(Player *player, const void *view, Seat seat,
                         Thinking *thinking)
{
    MoveList list = { .count = 0 };
    (void)thinking;
    rival.fault = (PlayerFault){ .is_invalid = rival.does == FAILS,
                                 .has_resigned = rival.does == RESIGNS,
                                 .is_of_machine = rival.does == BREAKS,
                                 .answer = "secret" };
    player->game->moves(view, seat, &list);
    return rival.does == ANSWERS ? list.at[0] : MOVE_NONE;
}

static const PlayerFault *rival_fault(const Player *player)
{
    (void)player;
    return &rival.fault;
}

static void rival_free(Player *player)
{
    rival.open--;
    free(player);
}

static const char *find_rival(void *context, int64_t bot, int board,
                              SessionRival *out, Error *err)
{
    (void)context;
    if ((bot != 7 && bot != 9) || board != 0) {
        error_set(err, "no such bot", "pas de tel bot");
        return "no-bot";
    }
    if (rival.is_strict && rival.open == rival.places) {
        error_set(err, "no place", "pas de place");
        return "busy";
    }
    *out = (SessionRival){ .game = games_find("moulin"), .name = "Bob" };
    if (bot == 9) {
        strcpy(out->spec, "mcts:10000000");
    }
    config_default(out->game, &out->config);
    return NULL;
}

static Player *open_rival(void *context, int64_t bot, const char *name,
                          const Play *play, Seat seat)
{
    static const PlayerTable table = { .choose = rival_choose,
                                       .fault = rival_fault,
                                       .free = rival_free };
    (void)context, (void)seat;
    assert_int_equal(bot, 7);
    assert_string_equal(name, "Bob");
    if (rival.open == rival.places) {
        return NULL;
    }
    Player *player = mem_new(sizeof *player);
    player_init(player, &table, play->game, &play->config, 1);
    rival.open++;
    return player;
}

static void challenge(Peer *peer)
{
    peer_say(peer, "{'t':'challenge','cid':$,'bot':7,'board':0,'seat':1,'name':"
                   "'Ada'}");
    peer->ply = 0;
}

static void a_rival_plays_loses_or_waits(void **state)
{
    (void)state;
    Scene *scene = scene_new(31, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    SessionHost *host = &scene->host.session->host;
    challenge(one);
    assert_refused(one, "no-tournament");
    host->find_rival = find_rival;
    host->open_rival = open_rival;
    rival.places = 1;
    peer_say(one, "{'t':'challenge','cid':$,'bot':8,'board':0}");
    assert_refused(one, "no-bot");
    peer_say(one, "{'t':'challenge','cid':$,'bot':7,'board':0,'seat':3}");
    assert_refused(one, "malformed");
    peer_say(one, "{'t':'challenge','cid':$,'bot':9,'board':0}");
    assert_refused(one, "not-now");
    peer_say(one, "{'t':'create','cid':$,'game':'moulin','seats':[{'kind':'me'}"
                  ",{'kind':'computer','spec':'bot:7'}]}");
    assert_refused(one, "bad-seats");
    challenge(one);
    assert_told(one, "snapshot", "seats.1.name", "Bob");
    assert_told(one, "snapshot", "seats.1.spec", "bot:7");
    peer_move(one, "24");
    pass(scene, 250);
    assert_int_equal(one->ply, 2);
    assert_int_equal(rival.open, 1);
    /* Another table waits for the place. */
    challenge(two);
    peer_move(two, "24");
    pass(scene, 1000);
    assert_non_null(strstr(told(two, "step", "status"), "Bob cannot play"));
    peer_say(one, "{'t':'leave'}");
    assert_int_equal(rival.open, 0);
    pass(scene, 1000);
    assert_int_equal(two->ply, 2);
    /* Whoever does not play does not keep others from playing. */
    pass(scene, RIVAL_IDLE_MS);
    assert_int_equal(rival.open, 0);
    /* A failure of the machine costs nothing. */
    rival.does = BREAKS;
    peer_move(two, two->legal[0]);
    pass(scene, 2000);
    assert_false(two->is_over);
    rival.does = ANSWERS;
    pass(scene, 1000);
    assert_int_equal(two->ply, 4);
    /* A bot that does not play loses; what it wrote is not told. */
    rival.does = FAILS;
    peer_move(two, two->legal[0]);
    pass(scene, 250);
    assert_told(two, "change", "result.why", "fault");
    assert_null(strstr(text_string(peer_last(two, "change")), "secret"));
    assert_int_equal(rival.open, 0);
    peer_say(two, "{'t':'undo','cid':$}");
    rival.does = RESIGNS;
    pass(scene, 250);
    assert_told(two, "change", "result.why", "resigned");
    peer_say(two, "{'t':'record','cid':$}");
    assert_told(two, "record", "record.players.1", "Bob");
    /* After a rematch it sits on the other seat. A bot that plays at a table
     * that is loaded again is opened again. */
    rival.does = ANSWERS;
    peer_say(two, "{'t':'rematch','cid':$}");
    pass(scene, 250);
    assert_int_equal(two->ply, 1);
    char table[SESSION_TABLE_ID + 1];
    strcpy(table, two->table);
    peer_say(two, "{'t':'leave'}");
    assert_int_equal(rival.open, 0);
    pass(scene, EMPTY_MS + 1000);
    assert_int_equal(session_table_count(scene->host.session), 0);
    peer_say(two, "{'t':'join','cid':$,'table':'%s'}", table);
    assert_int_equal(rival.open, 1);
    assert_told(two, "snapshot", "seats.0.name", "Bob");
    scene_free(scene);
    assert_int_equal(rival.open, 0);
}

/* One visitor cannot keep the places of all bots by playing slowly. */
static void a_rival_gives_its_place_to_whoever_waits(void **state)
{
    (void)state;
    Scene *scene = scene_new(31, 2);
    Peer *one = &scene->peers[1], *two = &scene->peers[2];
    SessionHost *host = &scene->host.session->host;
    host->find_rival = find_rival;
    host->open_rival = open_rival;
    rival.places = 1;
    rival.open = 0;
    rival.does = ANSWERS;
    rival.is_strict = true;
    challenge(one);
    peer_move(one, "24");
    pass(scene, 250);
    assert_int_equal(one->ply, 2);
    /* Somebody who thinks for a moment keeps the bot. */
    pass(scene, RIVAL_WANTED_MS / 2);
    challenge(two);
    assert_refused(two, "busy");
    pass(scene, 1000);
    assert_int_equal(rival.open, 1);
    pass(scene, RIVAL_WANTED_MS);
    assert_int_equal(rival.open, 1);
    challenge(two);
    assert_refused(two, "busy");
    pass(scene, RETRY_MS);
    assert_int_equal(rival.open, 0);
    challenge(two);
    assert_int_equal(rival.open, 1);
    /* Whoever gave up the place gets it again in the same way. */
    peer_move(one, one->legal[0]);
    pass(scene, RIVAL_WANTED_MS / 2);
    assert_int_equal(one->ply, 3);
    pass(scene, RIVAL_WANTED_MS);
    assert_int_equal(one->ply, 4);
    assert_int_equal(rival.open, 1);
    rival.is_strict = false;
    scene_free(scene);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(computers_answer_at_their_pace),
        cmocka_unit_test(computers_keep_their_tree_between_moves),
        cmocka_unit_test(the_same_seed_gives_the_same_game),
        cmocka_unit_test(hints_and_evaluations_are_sent),
        cmocka_unit_test(every_position_of_a_finished_game_is_evaluated),
        cmocka_unit_test(an_analysis_is_allowed_only_if_it_reveals_nothing),
        cmocka_unit_test(a_rival_plays_loses_or_waits),
        cmocka_unit_test(a_rival_gives_its_place_to_whoever_waits),
    };
    return cmocka_run_group_tests_name("session_computers", tests, NULL, NULL);
}
