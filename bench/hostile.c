/* hostile.c: clients that try to keep others from using joute serve. A third of
 * them make tables from the longest possible records, a third let computers
 * think as long as is allowed, and a third ask for lists of tables. Each
 * repeats its request as soon as it is answered, and reconnects when it is
 * refused. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/play.h"
#include "core/record.h"
#include "core/rules.h"
#include "games/games.h"
#include "instruments.h"
#include "ws.h"

enum { STEPS = 4000, TRIES = 30, IDS = 60, ID_SIZE = 12, WAIT_MS = 5 };

typedef enum HostileKind { MAKES_TABLES, HAS_THINK, ASKS, KINDS } HostileKind;

/* What all hostile clients share. */
typedef struct Hostiles {
    const char *host;
    int port;
    Text create, think, ask;
    char ids[IDS][ID_SIZE + 1]; /* the ids of tables that they made */
    int made;
} Hostiles;

typedef struct Hostile {
    Hostiles *all;
    HostileKind kind;
    Ws ws; /* if kind is ASKS, only ws.fd is used */
    bool is_waiting, is_refused;
} Hostile;

/* Plays a game of up to STEPS steps; if is_wide, with all options at their
 * maximum. */
static void play_long(const Game *game, bool is_wide, Play *out)
{
    GameConfig config;
    Rng rng;
    config_default(game, &config);
    for (int i = 0; is_wide && game->options[i].key; i++) {
        if (strcmp(game->options[i].key, "players") != 0) {
            config.value[i] = game->options[i].max;
        }
    }
    play_begin(out, game, &config, 1, "", &rng);
    while (out->step_count < STEPS && !play_is_over(out)) {
        Move moves[GAME_SEATS];
        rules_random_step(game, &out->state, &rng, moves);
        play_step(out, moves);
    }
}

/* Writes a create message with the longest game that was found. */
static void write_create(Text *out)
{
    Play longest = { 0 };
    JsonWriter writer = { .out = out };
    for (int i = 0; i < 2 * games_count(); i++) {
        Play play;
        play_long(games_all[i / 2], i % 2, &play);
        if (play.step_count > longest.step_count) {
            play_done(&longest);
            longest = play;
        } else {
            play_done(&play);
        }
    }
    text_add(out, "{\"t\":\"create\",\"cid\":\"hostile-%d\",\"seats\":[");
    for (int i = 0; i < longest.players; i++) {
        text_add(out, i ? ",{\"kind\":\"me\"}" : "{\"kind\":\"me\"}");
    }
    text_add(out, "],\"record\":");
    record_write(&longest, false, &writer);
    text_add(out, "}");
    play_done(&longest);
}

static void take(Ws *ws, const char *text, size_t size)
{
    static const char created[] = "{\"t\":\"created\"", id[] = "\"table\":\"";
    Hostile *hostile = ws->owner;
    Hostiles *all = hostile->all;
    const char *at = strstr(text, id);
    (void)size;
    if (strncmp(text, created, sizeof created - 1) == 0 && at) {
        memcpy(all->ids[all->made++ % IDS], at + sizeof id - 1, ID_SIZE);
        hostile->is_waiting = hostile->kind == HAS_THINK;
    } else if (strncmp(text, "{\"t\":\"error\"", 12) == 0 ||
               strncmp(text, "{\"t\":\"bye\"", 10) == 0) {
        hostile->is_refused = true;
    }
}

static void come(Hostile *hostile)
{
    const Hostiles *all = hostile->all;
    ws_close(&hostile->ws);
    hostile->ws = (Ws){ .owner = hostile };
    hostile->is_waiting = hostile->is_refused = false;
    if (hostile->kind == ASKS) {
        hostile->ws.fd = ws_dial(all->host, all->port);
        if (hostile->ws.fd >= 0) {
            fcntl(hostile->ws.fd, F_SETFL, O_NONBLOCK);
        }
    } else if (ws_open(&hostile->ws, all->host, all->port)) {
        ws_send(&hostile->ws, "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}");
    }
}

static bool speak(Hostile *hostile)
{
    Hostiles *all = hostile->all;
    Text out = { 0 };
    bool is_sent;
    hostile->is_waiting = true;
    if (hostile->kind == ASKS) {
        text_add(&out, "GET /api/tables?ids=");
        for (int i = 0; i < IDS; i++) {
            text_addf(&out, "%s,", all->ids[i]);
        }
        text_add(&out, " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        is_sent = send(hostile->ws.fd, out.data, out.size, MSG_NOSIGNAL) > 0;
    } else {
        const Text *what =
            hostile->kind == MAKES_TABLES ? &all->create : &all->think;
        /* The first %d is replaced by a new number each time. */
        char *hole = strstr(what->data, "%d");
        text_add_bytes(&out, what->data, (size_t)(hole - what->data));
        text_addf(&out, "%08d%s", rand() % 100000000, hole + 2);
        is_sent = ws_send(&hostile->ws, out.data);
    }
    text_done(&out);
    return is_sent;
}

/* Reads the answer; false if the client has to reconnect. */
static bool hear(Hostile *hostile)
{
    char chunk[65536];
    if (hostile->kind != ASKS) {
        return ws_flush(&hostile->ws) && ws_read(&hostile->ws, take) &&
               !hostile->is_refused;
    }
    ssize_t size = recv(hostile->ws.fd, chunk, sizeof chunk, 0);
    hostile->is_waiting = size < 0 && hostile->is_waiting;
    return size > 0 || (size < 0 && errno == EAGAIN);
}

static void run(Hostiles *all, int count)
{
    Hostile *hostiles = mem_new((size_t)count * sizeof *hostiles);
    for (int i = 0; i < count; i++) {
        hostiles[i] = (Hostile){ .all = all,
                                 .kind = (HostileKind)(i % KINDS),
                                 .ws.fd = -1 };
    }
    for (;;) {
        for (int i = 0; i < count; i++) {
            Hostile *hostile = &hostiles[i];
            if (hostile->ws.fd < 0 || !hear(hostile) ||
                (!hostile->is_waiting && !speak(hostile))) {
                come(hostile);
            }
        }
        poll(NULL, 0, WAIT_MS);
    }
}

pid_t hostile_begin(const char *host, int port, int count)
{
    pid_t pid = fork();
    if (pid == 0) {
        Hostiles all = { .host = host, .port = port };
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        signal(SIGPIPE, SIG_IGN);
        write_create(&all.create);
        static const char seat[] =
            "{\"kind\":\"computer\",\"spec\":\"mcts:199999\"}";
        text_addf(&all.think,
                  "{\"t\":\"create\",\"cid\":\"hostile-%%d\",\"game\":\"%s\","
                  "\"seats\":"
                  "[",
                  games_all[0]->id);
        GameConfig config;
        config_default(games_all[0], &config);
        for (int i = config_players(games_all[0], &config); i > 0; i--) {
            text_add(&all.think, seat);
            text_add(&all.think, i > 1 ? "," : "]}");
        }
        run(&all, count);
    }
    return pid;
}

void hostile_end(pid_t pid)
{
    if (pid > 0) {
        kill(pid, SIGKILL);
        waitpid(pid, NULL, 0);
    }
}
