/* spectators.c: clients that watch the tournament of a joute serve as the page
 * does: what they cost the server, and how often they get news. */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "instruments.h"
#include "ws.h"

enum {
    SECOND = 1000000000,
    REPLAY_S = 25, /* seconds between two games that a page plays back */
};

#define HELLO "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}"
#define WATCH "{\"t\":\"tournament\",\"on\":true,\"board\":%d}"

typedef struct Spectator {
    Ws ws;
    struct Crowd *crowd;
    int64_t version;
    int64_t match; /* the match that finished last, for the page to play back */
    int64_t changes; /* how many changes it has received */
    uint64_t replay_due;
} Spectator;

typedef struct Crowd {
    Spectator *all;
    int count;
    bool is_measuring;
    int64_t wholes, changes, replays, missed, errors, bytes;
    int64_t most; /* the most changes that one spectator received */
} Crowd;

/* Seconds of CPU that a process has used. */
static double cpu_of(int64_t pid)
{
    char path[64], text[1024] = "";
    long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%lld/stat", (long long)pid);
    FILE *file = fopen(path, "r");
    if (file) {
        size_t size = fread(text, 1, sizeof text - 1, file);
        text[size] = '\0';
        fclose(file);
    }
    /* The numbers come after the last ')'. The program's name stands before it
     * and may contain other ')'. */
    const char *rest = strrchr(text, ')');
    if (!rest ||
        sscanf(rest + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld",
               &user, &system) != 2) {
        return 0;
    }
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static int64_t number_of(const JsonAt *object, const char *key)
{
    JsonAt at = json_member(object, key);
    return at.value && json_type(&at) == JSON_INT ? at.value->integer : -1;
}

/* Notes the last finished match: the last row [id, true, ...]. */
static void note_match(Spectator *one, const JsonAt *message)
{
    JsonAt rows = json_member(message, "matches");
    if (!rows.value) {
        return;
    }
    for (JsonAt row = json_first(&rows); row.value; json_step(&row)) {
        JsonAt id = json_first(&row), is_done = id;
        json_step(&is_done);
        if (is_done.value && json_type(&is_done) == JSON_BOOL &&
            is_done.value->boolean) {
            one->match = id.value->integer;
        }
    }
}

static void take(Ws *ws, const char *text, size_t size)
{
    Spectator *one = ws->owner;
    Crowd *crowd = one->crowd;
    JsonDocument document;
    crowd->bytes += crowd->is_measuring ? (int64_t)size : 0;
    if (!json_parse(&document, text, size, NULL)) {
        crowd->errors++;
        return;
    }
    JsonAt message = json_root(&document);
    JsonAt type = json_member(&message, "t");
    if (json_is_string(&type, "tournament")) {
        int64_t since = number_of(&message, "since");
        crowd->wholes += since < 0;
        crowd->missed += since >= 0 && since != one->version;
        one->version = number_of(&message, "version");
        if (since >= 0 && crowd->is_measuring) {
            crowd->changes++;
            one->changes++;
            crowd->most =
                one->changes > crowd->most ? one->changes : crowd->most;
        }
        note_match(one, &message);
    } else if (json_is_string(&type, "replay")) {
        crowd->replays += crowd->is_measuring;
    } else if (!json_is_string(&type, "welcome")) {
        crowd->errors++;
    }
    json_done(&document);
}

static void ask_replay(Spectator *one, uint64_t now)
{
    char text[160];
    one->replay_due = now + (uint64_t)REPLAY_S * SECOND;
    if (one->match > 0) {
        snprintf(text, sizeof text,
                 "{\"t\":\"replay\",\"cid\":\"spectator-%d\",\"match\":%lld,"
                 "\"game\":1,\"from\":-24}",
                 (int)(one - one->crowd->all), (long long)one->match);
        ws_send(&one->ws, text);
    }
}

static void listen_until(Crowd *crowd, struct pollfd *waits, uint64_t end)
{
    uint64_t now;
    while ((now = clock_now()) < end) {
        poll(waits, (nfds_t)crowd->count, 20);
        for (int i = 0; i < crowd->count; i++) {
            Spectator *one = &crowd->all[i];
            if (one->ws.fd >= 0 && waits[i].revents &&
                !ws_read(&one->ws, take)) {
                ws_close(&one->ws);
                waits[i].fd = -1;
                crowd->errors++;
            }
            if (one->ws.fd >= 0 && now >= one->replay_due) {
                ask_replay(one, now);
            }
        }
    }
}

static bool report(Bench *bench, Crowd *crowd, int64_t seconds, double cpu)
{
    JsonWriter *json = &bench->json;
    double share = 100 * cpu / (double)seconds;
    json_begin_object(json);
    json_int_member(json, "spectators", crowd->count);
    json_int_member(json, "changes", crowd->changes);
    json_int_member(json, "wholes", crowd->wholes);
    json_int_member(json, "replays", crowd->replays);
    json_int_member(json, "missed", crowd->missed);
    json_int_member(json, "errors", crowd->errors);
    json_int_member(json, "bytes", crowd->bytes);
    json_int_member(json, "most", crowd->most);
    json_real_member(json, "cpu", share);
    json_end_object(json);
    return bench_say(
        bench,
        "%d spectators, %lld s: %lld news and %lld games heard, %.1f MB, %lld "
        "errors\nserver: %.1f %% of a core; at most %lld news for one\n",
        "%d spectateurs, %lld s : %lld nouvelles et %lld parties reçues, %.1f "
        "Mo, %lld erreurs\nserveur : %.1f %% d'un cœur ; au plus %lld "
        "nouvelles "
        "pour l'un\n",
        crowd->count, (long long)seconds, (long long)crowd->changes,
        (long long)crowd->replays, (double)crowd->bytes / 1e6,
        (long long)crowd->errors, share, (long long)crowd->most);
}

bool spectators_measure(Bench *bench, const char *host, int port, int count,
                        int64_t seconds, int64_t pid)
{
    Crowd crowd = { .count = count };
    struct pollfd *waits = mem_new((size_t)count * sizeof *waits);
    crowd.all = mem_new((size_t)count * sizeof *crowd.all);
    uint64_t begin = clock_now(), second = SECOND;
    for (int i = 0; i < count; i++) {
        Spectator *one = &crowd.all[i];
        char watch[80];
        /* Three of four spectators watch all boards, the fourth a single one.
         */
        snprintf(watch, sizeof watch, WATCH, i % 4 ? -1 : i / 4 % 4);
        one->crowd = &crowd;
        one->ws.owner = one;
        one->replay_due = begin + second * 2 +
                          second * REPLAY_S * (uint64_t)i / (uint64_t)count;
        bool is_open = ws_open(&one->ws, host, port) &&
                       ws_send(&one->ws, HELLO) && ws_send(&one->ws, watch);
        crowd.errors += !is_open;
        waits[i] = (struct pollfd){ .fd = one->ws.fd, .events = POLLIN };
    }
    listen_until(&crowd, waits, clock_now() + 2 * second);
    crowd.is_measuring = true;
    double cpu = cpu_of(pid);
    listen_until(&crowd, waits, clock_now() + (uint64_t)seconds * second);
    cpu = cpu_of(pid) - cpu;
    bool is_good = report(bench, &crowd, seconds, cpu) && crowd.errors == 0 &&
                   crowd.missed == 0 && crowd.changes > 0 &&
                   crowd.most <= seconds + 1;
    for (int i = 0; i < count; i++) {
        ws_close(&crowd.all[i].ws);
    }
    free(crowd.all);
    free(waits);
    return is_good;
}
