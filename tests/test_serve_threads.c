/* Runs joute serve under ThreadSanitizer. At tables of every game computers
 * think on the threads of the pool, while people play and ask for hints.
 * Everybody also watches a tournament, which has a thread of its own. The
 * server is told to end in the middle of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/mem.h"
#include "games/games.h"
#include "net/server.h"
#include "ws.h"

enum { TABLES_A_GAME = 2, STEPS_LEAST = 3, NEWS_LEAST = 3, SECONDS_MOST = 300 };

/* A client that plays the first seat of its table, or only watches. */
typedef struct Guest {
    Ws ws;
    const Game *game;
    bool is_playing, is_over;
    int requests, steps, ply;
    int news, answers;    /* messages about the tournament */
    char move[MOVE_TEXT]; /* the next move to send; "" if there is none */
} Guest;

typedef struct Visit {
    pthread_t thread;
    int port, count;
    Guest *guests;
} Visit;

static void say(Guest *guest, const char *type, const char *members)
{
    Text out = { 0 };
    text_addf(&out, "{\"t\":\"%s\",\"cid\":\"visit-%p-%d\"%s}", type,
              (void *)guest, ++guest->requests, members);
    ws_send(&guest->ws, text_string(&out));
    text_done(&out);
}

/* Asks for a table with the least number of players; a guest who plays gets the
 * first seat. */
static void create(Guest *guest)
{
    Text out = { 0 };
    const Game *game = guest->game;
    bool is_varied = game->least_players < game->most_players;
    text_addf(&out, ",\"game\":\"%s\",\"options\":{", game->id);
    if (is_varied) {
        text_addf(&out, "\"players\":%d", game->least_players);
    }
    text_add(&out, "},\"seats\":[");
    for (int seat = 0; seat < game->least_players; seat++) {
        text_add(&out, seat ? "," : "");
        text_add(&out, guest->is_playing && seat == 0
                           ? "{\"kind\":\"me\"}"
                           : "{\"kind\":\"computer\",\"spec\":\"mcts:50\"}");
    }
    text_add(&out, "]");
    say(guest, "create", text_string(&out));
    text_done(&out);
}

static void make_move(Guest *guest)
{
    Text out = { 0 };
    text_addf(&out, ",\"ply\":%d,\"seat\":1,\"text\":\"%s\"", guest->ply,
              guest->move);
    if (guest->move[0]) {
        say(guest, "move", text_string(&out));
    }
    guest->move[0] = '\0';
    text_done(&out);
}

/* If the guest owes a move, asks for a hint and plays the first legal move. */
static void choose(Guest *guest, const JsonAt *message)
{
    JsonAt ply = json_member(message, "ply");
    JsonAt legal = json_member(message, "legal");
    JsonAt first = legal.value ? json_first(&legal) : legal;
    JsonAt move = first.value ? json_member(&first, "move") : first;
    if (guest->is_playing && ply.value && move.value) {
        guest->ply = (int)ply.value->integer;
        snprintf(guest->move, sizeof guest->move, "%s", move.value->string);
        /* A move ends the search for the hint. */
        if (guest->steps < STEPS_LEAST) {
            say(guest, "hint", "");
        }
        make_move(guest);
    }
}

/* ---- a tournament that changes all the time ---- */

typedef struct FakeShow {
    int looks;
    bool is_done;
} FakeShow;

static int show_look(void *context, int *boards)
{
    ((FakeShow *)context)->looks++;
    *boards = 1;
    return 10;
}

static bool show_change(void *context, int board, Text *out)
{
    text_addf(out, "{\"t\":\"tournament\",\"board\":%d,\"version\":%d}", board,
              ((FakeShow *)context)->looks);
    return true;
}

static int show_whole(void *context, int board, Text *out)
{
    show_change(context, board, out);
    return board;
}

static void show_answer(void *context, const SessionQuestion *question,
                        Text *out)
{
    (void)context;
    text_addf(out, "{\"t\":\"match\",\"cid\":\"%s\"}", question->cid);
}

static void show_done(void *context)
{
    ((FakeShow *)context)->is_done = true;
}

/* ---- the guests ---- */

static void take(Ws *ws, const char *text, size_t size)
{
    Guest *guest = ws->owner;
    JsonDocument document;
    if (!json_parse(&document, text, size, NULL)) {
        return;
    }
    JsonAt root = json_root(&document);
    JsonAt type = json_member(&root, "t");
    if (json_is_string(&type, "welcome")) {
        create(guest);
        ws_send(ws, "{\"t\":\"tournament\",\"on\":true,\"board\":0}");
        say(guest, "match", ",\"match\":1");
    } else if (json_is_string(&type, "tournament")) {
        guest->news++;
    } else if (json_is_string(&type, "match")) {
        guest->answers++;
    } else {
        JsonAt result = json_member(&root, "result");
        guest->is_over |= result.value && !json_is_null(&result);
        guest->steps += json_is_string(&type, "step");
        choose(guest, &root);
    }
    json_done(&document);
}

/* True if every guest has seen some steps or the end of its game, and some news
 * of the tournament. */
static bool is_content(const Visit *visit)
{
    for (int i = 0; i < visit->count; i++) {
        const Guest *guest = &visit->guests[i];
        if ((guest->steps < STEPS_LEAST && !guest->is_over) ||
            guest->news < NEWS_LEAST || !guest->answers) {
            return false;
        }
    }
    return true;
}

static void *visit_server(void *context)
{
    Visit *visit = context;
    for (int i = 0; i < visit->count; i++) {
        Guest *guest = &visit->guests[i];
        guest->game = games_all[i / TABLES_A_GAME];
        guest->is_playing = i % TABLES_A_GAME == 1;
        guest->ws.owner = guest;
        ws_open(&guest->ws, "127.0.0.1", visit->port);
        ws_send(&guest->ws, "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}");
    }
    uint64_t end = clock_now() + SECONDS_MOST * UINT64_C(1000000000);
    while (!is_content(visit) && clock_now() < end) {
        poll(NULL, 0, 5);
        for (int i = 0; i < visit->count; i++) {
            Ws *ws = &visit->guests[i].ws;
            if (ws->fd >= 0 && (!ws_flush(ws) || !ws_read(ws, take))) {
                ws_close(ws);
            }
        }
    }
    kill(getpid(), SIGTERM);
    return NULL;
}

static void begin_visit(void *context, const ServerPlace *place)
{
    Visit *visit = context;
    visit->port = place->port;
    pthread_create(&visit->thread, NULL, visit_server, visit);
}

static void warn(void *context, const char *line)
{
    (void)context;
    printf("# %s\n", line);
}

static void computers_think_while_people_play(void **state)
{
    (void)state;
    char folder[] = "/tmp/joute-threads-XXXXXX", db[64];
    Visit visit = { .count = TABLES_A_GAME * games_count() };
    Error err = ERROR_IN(LANG_EN);
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ends, NULL);
    assert_non_null(mkdtemp(folder));
    snprintf(db, sizeof db, "%s/server.db", folder);
    visit.guests = mem_new((size_t)visit.count * sizeof *visit.guests);
    FakeShow fake = { 0 };
    const ServerShow show = { &fake,      show_look,   show_change,
                              show_whole, show_answer, show_done };
    ServerSettings settings = { .listen = "127.0.0.1:0",
                                .db = db,
                                .page = folder,
                                .threads = 4,
                                .show = &show,
                                .context = &visit,
                                .ready = begin_visit,
                                .warn = warn };
    bool is_served = server_run(&settings, &err);
    assert_string_equal(err.text, "");
    assert_true(is_served);
    assert_true(fake.is_done);
    pthread_join(visit.thread, NULL);
    for (int i = 0; !is_content(&visit) && i < visit.count; i++) {
        const Guest *guest = &visit.guests[i];
        printf("# %s: %d requests, %d steps\n", guest->game->id,
               guest->requests, guest->steps);
    }
    assert_true(is_content(&visit));
    for (int i = 0; i < visit.count; i++) {
        ws_close(&visit.guests[i].ws);
    }
    free(visit.guests);
    unlink(db);
    rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(computers_think_while_people_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
