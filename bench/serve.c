/* serve.c: joute-bench serve: loads joute serve as players at many tables
 * would, and measures how long their moves take. It can also check whether a
 * server still has every step that it announced before it was killed. */
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "games/games.h"
#include "instruments.h"
#include "ws.h"

enum {
    MOVE_SIZE = 64,
    TABLE_ID = 20,
    RAMP_PER_SECOND = 300, /* tables opened a second at the start */
    EVENTS = 512,
    WAIT_MS = 10000,
    HOSTILE_MOST = 4000,
    MIX_MOST = 32, /* the most games that --game may name */
    SECOND = 1000000000,
};

#define HELLO "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}"

typedef struct LoadTable LoadTable;
typedef struct Load Load;

typedef struct LoadPlayer {
    Ws ws;
    LoadTable *table;
    int index; /* 0 if it made the table, 1 if it joined */
    bool is_greeted;
    char move[MOVE_SIZE]; /* the next move; "" if there is none */
    int ply;              /* the ply of that move */
    int chosen;           /* the ply of the last move sent, or -1 */
    uint64_t due;  /* when `move` is to be sent, in ns; 0 if not decided */
    uint64_t sent; /* when this player sent the last move at this table, in ns;
                      0 if another player sent it */
} LoadPlayer;

struct LoadTable {
    Load *load;
    const Game *game;
    LoadPlayer players[2];
    char id[TABLE_ID];
    bool is_full, is_over;
    int counter; /* the number in the cid of its next request */
};

struct Load {
    Bench *bench;
    char host[64], hostile_host[64];
    const Game *mix[MIX_MOST]; /* the games, which the tables get in turn */
    int mix_count, port;
    /* count is the number of tables; the others are the values of flags. */
    int64_t count, seconds, idle, hostile, spectators, pid;
    double rate; /* moves a second of each player */
    LoadTable *tables;
    int begun, epoll;
    FILE *record;
    Rng rng;
    bool is_measuring;
    long moves, steps, errors, games, lost;
    BenchTimes opponent, sender; /* times from a move to its step, for the
                                    opponent and for the sender */
};

/* The server's resident memory in KiB, or 0. */
static long memory_of(int64_t pid)
{
    char path[64], line[200];
    long size = 0;
    snprintf(path, sizeof path, "/proc/%lld/status", (long long)pid);
    FILE *file = pid > 0 ? fopen(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file) &&
           sscanf(line, "VmRSS: %ld", &size) != 1) {
    }
    if (file) {
        fclose(file);
    }
    return size;
}

/* ---- what players say ---- */

/* Sends a request of this type; members begins with a comma. */
__attribute__((format(printf, 3, 4))) static void
say(LoadPlayer *player, const char *type, const char *members, ...)
{
    LoadTable *table = player->table;
    Text out = { 0 };
    char rest[256];
    va_list args;
    va_start(args, members);
    vsnprintf(rest, sizeof rest, members, args);
    va_end(args);
    text_addf(&out, "{\"t\":\"%s\",\"cid\":\"load-%d-%d-%d\"%s}", type,
              (int)(table - table->load->tables), player->index,
              ++table->counter, rest);
    ws_send(&player->ws, text_string(&out));
    text_done(&out);
}

static void say_create(LoadPlayer *player)
{
    const Game *game = player->table->game;
    say(player, "create",
        ",\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},"
        "{\"kind\":\"open\"}]%s",
        game->id,
        game->least_players < game->most_players
            ? ",\"options\":{\"players\":2}"
            : "");
}

static void say_join(LoadPlayer *player)
{
    say(player, "join", ",\"table\":\"%s\",\"sit\":true", player->table->id);
}

/* ---- what players hear ---- */

static int number_of(const JsonAt *object, const char *key, int otherwise)
{
    JsonAt at = json_member(object, key);
    return at.value && json_type(&at) == JSON_INT ? (int)at.value->integer
                                                  : otherwise;
}

static const char *string_of(const JsonAt *object, const char *key)
{
    JsonAt at = json_member(object, key);
    return at.value && json_type(&at) == JSON_STRING ? at.value->string : "";
}

/* Decides when the player sends its next move: each moves `rate` times a
 * second. */
static void schedule(LoadPlayer *player)
{
    Load *load = player->table->load;
    if (player->move[0] && player->due == 0 && player->table->is_full &&
        !player->table->is_over) {
        double wait = (0.5 + rng_below(&load->rng, 1001) / 1000.0) * 0.5;
        player->due = clock_now() + (uint64_t)(wait / load->rate * 1e9);
    }
}

/* Records a step, and how much time passed between its move and the step. */
static void take_step(LoadPlayer *player, const JsonAt *message)
{
    LoadTable *table = player->table;
    Load *load = table->load;
    JsonAt step = json_member(message, "step");
    load->steps++;
    if (!step.value) {
        return;
    }
    const char *text = string_of(&step, "text");
    if (load->record && text[0]) {
        fprintf(load->record, "%s %d %s\n", table->id,
                number_of(message, "ply", 0), text);
    }
    bool is_mine = player->sent != 0;
    uint64_t sent =
        is_mine ? player->sent : table->players[!player->index].sent;
    if (load->is_measuring && sent != 0) {
        uint64_t us = (clock_now() - sent) / 1000;
        bench_time(is_mine ? &load->sender : &load->opponent,
                   (double)us / 1000);
    }
}

static void take_position(LoadPlayer *player, const JsonAt *message)
{
    LoadTable *table = player->table;
    JsonAt result = json_member(message, "result");
    JsonAt legal = json_member(message, "legal");
    player->ply = number_of(message, "ply", player->ply);
    if (legal.value && json_type(&legal) == JSON_ARRAY) {
        /* Chooses a legal move, unless the player has chosen already. */
        bool is_chosen = player->chosen == player->ply;
        uint32_t count = is_chosen ? 0 : legal.value->count;
        uint32_t wanted =
            count ? rng_below(&table->load->rng, count) : UINT32_MAX;
        player->move[0] = '\0';
        player->due = 0;
        for (JsonAt item = json_first(&legal); item.value; json_step(&item)) {
            if (item.index == wanted) {
                snprintf(player->move, sizeof player->move, "%s",
                         string_of(&item, "move"));
            }
        }
    }
    if (result.value && !json_is_null(&result) && !table->is_over) {
        table->is_over = true;
        table->is_full = false;
        table->load->games++;
        say_create(&table->players[0]);
    }
    schedule(player);
}

static void take(Ws *ws, const char *text, size_t size)
{
    LoadPlayer *player = ws->owner;
    LoadTable *table = player->table;
    JsonDocument document;
    if (!json_parse(&document, text, size, NULL)) {
        return;
    }
    JsonAt message = json_root(&document);
    const char *type = string_of(&message, "t");
    if (strcmp(type, "welcome") == 0) {
        player->is_greeted = true;
        if (player->index == 0) {
            say_create(player);
        } else if (table->id[0]) {
            say_join(player);
        }
    } else if (strcmp(type, "created") == 0) {
        snprintf(table->id, sizeof table->id, "%s",
                 string_of(&message, "table"));
        table->is_over = table->is_full = false;
        for (int i = 0; i < 2; i++) {
            table->players[i].move[0] = '\0';
            table->players[i].due = table->players[i].sent = 0;
            table->players[i].chosen = -1;
        }
        if (table->players[1].is_greeted) {
            say_join(&table->players[1]);
        }
    } else if (strcmp(type, "joined") == 0) {
        table->is_full = true;
        schedule(&table->players[0]);
    } else if (strcmp(type, "error") == 0 || strcmp(type, "bye") == 0) {
        if (table->load->errors++ < 5) {
            fprintf(stderr, "joute: %s: %s\n", string_of(&message, "code"),
                    string_of(&message, "text"));
        }
    } else if (strcmp(string_of(&message, "table"), table->id) == 0) {
        if (strcmp(type, "step") == 0) {
            take_step(player, &message);
        }
        take_position(player, &message);
    }
    json_done(&document);
}

/* ---- players at tables ---- */

static void watch(Load *load, LoadPlayer *player, int how)
{
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = player };
    event.events |= ws_has_queued(&player->ws) ? (uint32_t)EPOLLOUT : 0;
    epoll_ctl(load->epoll, how, player->ws.fd, &event);
}

static void begin_table(Load *load)
{
    LoadTable *table = &load->tables[load->begun];
    table->load = load;
    table->game = load->mix[load->begun++ % load->mix_count];
    for (int i = 0; i < 2; i++) {
        LoadPlayer *player = &table->players[i];
        *player = (LoadPlayer){ .table = table, .index = i, .chosen = -1 };
        player->ws.owner = player;
        if (!ws_open(&player->ws, load->host, load->port)) {
            load->lost++;
            continue;
        }
        ws_send(&player->ws, HELLO);
        watch(load, player, EPOLL_CTL_ADD);
    }
}

static void make_moves(Load *load, uint64_t now)
{
    for (int i = 0; i < load->begun; i++) {
        for (int p = 0; p < 2; p++) {
            LoadPlayer *player = &load->tables[i].players[p];
            if (player->due && player->due <= now && player->ws.fd >= 0) {
                load->tables[i].players[!p].sent = 0;
                load->moves++;
                player->sent = clock_now();
                player->due = 0;
                player->chosen = player->ply;
                say(player, "move", ",\"ply\":%d,\"seat\":%d,\"text\":\"%s\"",
                    player->ply, p + 1, player->move);
                player->move[0] = '\0';
            }
        }
    }
}

/* Plays until end, or until every connection is gone. */
static void play_until(Load *load, uint64_t begin, uint64_t end)
{
    struct epoll_event events[EVENTS];
    uint64_t now, moved = 0;
    while ((now = clock_now()) < end && load->lost < 2 * load->count) {
        uint64_t elapsed = now - begin;
        while (load->begun < load->count &&
               (uint64_t)load->begun * SECOND < elapsed * RAMP_PER_SECOND) {
            begin_table(load);
        }
        if (now - moved >= 1000000) {
            moved = now;
            make_moves(load, now);
        }
        int ready = epoll_wait(load->epoll, events, EVENTS, 1);
        for (int i = 0; i < ready; i++) {
            LoadPlayer *player = events[i].data.ptr;
            if (player->ws.fd >= 0 && (events[i].events & EPOLLOUT) &&
                ws_flush(&player->ws)) {
                watch(load, player, EPOLL_CTL_MOD);
            }
            if (player->ws.fd >= 0 && !ws_read(&player->ws, take)) {
                ws_close(&player->ws);
                load->lost++;
            }
        }
    }
}

static bool report_times(Bench *bench, const char *key, BenchTimes *times)
{
    static const struct {
        const char *key;
        double share;
    } shares[] = {
        { "p50", 0.5 }, { "p95", 0.95 }, { "p99", 0.99 }, { "max", 1 }
    };
    double ms[4];
    json_begin_object_member(&bench->json, key);
    json_int_member(&bench->json, "count", (int64_t)times->count);
    for (size_t i = 0; i < sizeof shares / sizeof *shares; i++) {
        ms[i] = bench_quantile(times, shares[i].share);
        json_real_member(&bench->json, shares[i].key, ms[i]);
    }
    json_end_object(&bench->json);
    return bench_say(bench,
                     "  %-8s %8zu  p50 %.2f  p95 %.2f  p99 %.2f  max %.2f ms\n",
                     "  %-8s %8zu  p50 %.2f  p95 %.2f  p99 %.2f  max %.2f ms\n",
                     key, times->count, ms[0], ms[1], ms[2], ms[3]);
}

static bool report(Load *load)
{
    Bench *bench = load->bench;
    const struct {
        const char *key;
        int64_t value;
    } counts[] = {
        { "tables", load->count }, { "seconds", load->seconds },
        { "moves", load->moves },  { "steps", load->steps },
        { "games", load->games },  { "errors", load->errors },
        { "lost", load->lost },    { "memory", memory_of(load->pid) }
    };
    json_begin_object(&bench->json);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        json_int_member(&bench->json, counts[i].key, counts[i].value);
    }
    bool is_good =
        bench_say(bench,
                  "%lld tables, %lld s: %ld moves, %ld steps received, %ld "
                  "games ended, %ld errors, %ld connections lost, server %lld "
                  "KiB\n",
                  "%lld tables, %lld s : %ld coups, %ld pas reçus, %ld "
                  "parties finies, %ld erreurs, %ld connexions perdues, "
                  "serveur %lld Kio\n",
                  (long long)load->count, (long long)load->seconds, load->moves,
                  load->steps, load->games, load->errors, load->lost,
                  (long long)counts[7].value) &&
        report_times(bench, "opponent", &load->opponent) &&
        report_times(bench, "sender", &load->sender);
    json_end_object(&bench->json);
    return is_good;
}

static bool play_tables(Load *load)
{
    load->tables = mem_new((size_t)load->count * sizeof *load->tables);
    load->epoll = epoll_create1(0);
    rng_seed(&load->rng, 1);
    uint64_t begin = clock_now(), second = SECOND;
    uint64_t ramp = (uint64_t)load->count * second / RAMP_PER_SECOND + second;
    pid_t hostile =
        load->hostile > 0
            ? hostile_begin(load->hostile_host, load->port, (int)load->hostile)
            : 0;
    play_until(load, begin, begin + ramp);
    load->is_measuring = true;
    /* On a busy machine the ramp may have ended late. */
    uint64_t end = clock_now() + (uint64_t)load->seconds * second;
    play_until(load, begin, end);
    hostile_end(hostile);
    bool is_good = report(load) && load->lost == 0 && load->errors == 0 &&
                   load->opponent.count > 0;
    for (int i = 0; i < load->begun; i++) {
        ws_close(&load->tables[i].players[0].ws);
        ws_close(&load->tables[i].players[1].ws);
    }
    close(load->epoll);
    free(load->tables);
    free(load->opponent.ms);
    free(load->sender.ms);
    return is_good;
}

/* ---- idle connections ---- */

static void count_message(Ws *ws, const char *text, size_t size)
{
    (void)text, (void)size;
    ++*(int *)ws->owner;
}

static bool hold_connections(Load *load)
{
    int count = (int)load->idle, heard = 0, open = 0;
    long before = memory_of(load->pid);
    struct timespec pause = { .tv_nsec = 10000000 };
    Ws *clients = mem_new((size_t)count * sizeof *clients);
    for (int i = 0; i < count; i++) {
        clients[i].owner = &heard;
        if (ws_open(&clients[i], load->host, load->port)) {
            ws_send(&clients[i], HELLO);
        }
    }
    /* Waits until each connection has received something, or WAIT_MS have
     * passed. */
    uint64_t end = clock_now() + UINT64_C(1000000) * WAIT_MS;
    while (heard < count && clock_now() < end) {
        for (int i = 0; i < count; i++) {
            if (clients[i].fd >= 0 && !ws_read(&clients[i], count_message)) {
                ws_close(&clients[i]);
            }
        }
        nanosleep(&pause, NULL);
    }
    for (int i = 0; i < count; i++) {
        open += clients[i].fd >= 0 && clients[i].is_open;
    }
    long memory = memory_of(load->pid);
    JsonWriter *json = &load->bench->json;
    json_begin_object(json);
    json_int_member(json, "idle", count);
    json_int_member(json, "open", open);
    json_int_member(json, "memory", memory);
    json_int_member(json, "before", before);
    json_end_object(json);
    for (int i = 0; i < count; i++) {
        ws_close(&clients[i]);
    }
    free(clients);
    return bench_say(load->bench,
                     "%d idle connections asked for, %d open: server %ld KiB "
                     "resident, %ld before\n",
                     "%d connexions inactives demandées, %d ouvertes : serveur "
                     "%ld Kio résidents, %ld avant\n",
                     count, open, memory, before) &&
           open == count;
}

/* ---- are the announced steps still there? ---- */

typedef struct LoadStep {
    char table[TABLE_ID], text[MOVE_SIZE];
    int ply;
} LoadStep;

static int compare_steps(const void *a, const void *b)
{
    const LoadStep *x = a, *y = b;
    int order = strcmp(x->table, y->table);
    return order ? order : (x->ply > y->ply) - (x->ply < y->ply);
}

/* The steps written to a file, by table; the caller frees them. */
static LoadStep *read_steps(const char *path, size_t *count)
{
    LoadStep *steps = NULL, step;
    size_t capacity = 0;
    FILE *file = fopen(path, "r");
    *count = 0;
    while (file && fscanf(file, "%19s %d %63s", step.table, &step.ply,
                          step.text) == 3) {
        if (*count == capacity) {
            capacity = capacity ? 2 * capacity : 1024;
            steps = mem_resize(steps, capacity * sizeof *steps);
        }
        steps[(*count)++] = step;
    }
    if (file) {
        fclose(file);
    }
    if (*count > 0) {
        qsort(steps, *count, sizeof *steps, compare_steps);
    }
    return steps;
}

/* The steps of one table, and how many of them the server has. */
typedef struct LoadLookup {
    const LoadStep *steps;
    size_t count, found;
    bool is_answered;
} LoadLookup;

static void take_answer(Ws *ws, const char *text, size_t size)
{
    JsonDocument document;
    LoadLookup *lookup = ws->owner;
    if (!json_parse(&document, text, size, NULL)) {
        return;
    }
    JsonAt root = json_root(&document);
    const char *type = string_of(&root, "t");
    JsonAt moves = json_member(&root, "moves");
    if (strcmp(type, "snapshot") == 0 && moves.value) {
        size_t at = 0;
        for (JsonAt item = json_first(&moves); item.value; json_step(&item)) {
            /* The file may have the step twice, once from each player. */
            for (; at < lookup->count &&
                   lookup->steps[at].ply <= (int)item.index + 1;
                 at++) {
                lookup->found += lookup->steps[at].ply == (int)item.index + 1 &&
                                 strcmp(string_of(&item, "text"),
                                        lookup->steps[at].text) == 0;
            }
        }
    }
    lookup->is_answered |=
        strcmp(type, "snapshot") == 0 || strcmp(type, "error") == 0;
    json_done(&document);
}

static void look_up(const Load *load, LoadLookup *lookup)
{
    Ws ws = { .owner = lookup };
    Text join = { 0 };
    uint64_t end = clock_now() + UINT64_C(1000000) * WAIT_MS;
    text_addf(&join, "{\"t\":\"join\",\"cid\":\"check-%s\",\"table\":\"%s\"}",
              lookup->steps->table, lookup->steps->table);
    bool is_good = ws_open(&ws, load->host, load->port) &&
                   ws_send(&ws, HELLO) && ws_send(&ws, text_string(&join));
    while (is_good && !lookup->is_answered && clock_now() < end) {
        struct pollfd wait = { .fd = ws.fd, .events = POLLIN };
        poll(&wait, 1, 100);
        is_good = ws_flush(&ws) && ws_read(&ws, take_answer);
    }
    ws_close(&ws);
    text_done(&join);
}

static bool check_steps(const Load *load, const char *path)
{
    size_t count, tables = 0, found = 0;
    LoadStep *steps = read_steps(path, &count);
    for (size_t i = 0; i < count; tables++) {
        LoadLookup lookup = { .steps = &steps[i] };
        while (i < count && strcmp(steps[i].table, lookup.steps->table) == 0) {
            lookup.count++;
            i++;
        }
        look_up(load, &lookup);
        found += lookup.found;
        if (lookup.found < lookup.count) {
            fprintf(stderr, "joute: table %s: %zu of %zu steps\n",
                    lookup.steps->table, lookup.found, lookup.count);
        }
    }
    free(steps);
    JsonWriter *json = &load->bench->json;
    json_begin_object(json);
    json_int_member(json, "tables", (int64_t)tables);
    json_int_member(json, "announced", (int64_t)count);
    json_int_member(json, "found", (int64_t)found);
    json_end_object(json);
    return bench_say(load->bench,
                     "%zu tables: %zu steps were announced, %zu are there\n",
                     "%zu tables : %zu pas annoncés, %zu sont là\n", tables,
                     count, found) &&
           count > 0 && found == count;
}

/* ---- the command line ---- */

/* Reads the games of "ID", "ID,ID" or "all"; false sets app->err. */
static bool read_games(Load *load, const char *names)
{
    char copy[16 * MIX_MOST], *rest = NULL;
    const Game *game = NULL;
    if (strcmp(names, "all") == 0) {
        for (int i = 0; games_all[i] && i < MIX_MOST; i++) {
            load->mix[load->mix_count++] = games_all[i];
        }
        return true;
    }
    snprintf(copy, sizeof copy, "%s", names);
    for (char *id = strtok_r(copy, ",", &rest);
         id && load->mix_count < MIX_MOST; id = strtok_r(NULL, ",", &rest)) {
        if (!app_find_game(load->bench->app, id, &game)) {
            return false;
        }
        load->mix[load->mix_count++] = game;
    }
    /* A list that consists of commas names no game. */
    return game || app_find_game(load->bench->app, names, &game);
}

static bool read_args(Load *load, const Args *args)
{
    App *app = load->bench->app;
    const char *url = args->words[0]; /* "ws://127.0.0.1:8080" */
    const char *host = strncmp(url, "ws://", 5) == 0 ? url + 5 : url;
    const char *colon = strchr(host, ':');
    load->port = colon ? atoi(colon + 1) : 0;
    snprintf(load->host, sizeof load->host, "%.*s",
             (int)(colon ? colon - host : 0), host);
    if (load->port <= 0) {
        return error_set(&app->err, "%s: must be ws://ADDRESS:PORT",
                         "%s : doit être ws://ADRESSE:PORT", url);
    }
    const char *rate = args_value(args, "--rate");
    const char *game = args_value(args, "--game");
    if (!args_flag_number(app, args, "--tables", 1, 100000, &load->count) ||
        !args_flag_number(app, args, "--seconds", 1, 1000000, &load->seconds) ||
        !args_flag_number(app, args, "--idle", 1, 1000000, &load->idle) ||
        !args_flag_number(app, args, "--spectators", 1, 4000,
                          &load->spectators) ||
        !args_flag_number(app, args, "--pid", 1, INT32_MAX, &load->pid)) {
        return false;
    }
    /* "64", or "64@192.0.2.1" to connect there instead. */
    const char *hostile = args_value(args, "--hostile");
    const char *at = hostile ? strchr(hostile, '@') : NULL;
    snprintf(load->hostile_host, sizeof load->hostile_host, "%s",
             at ? at + 1 : load->host);
    load->hostile = hostile ? atoi(hostile) : 0;
    if (hostile && (load->hostile < 1 || load->hostile > HOSTILE_MOST)) {
        return error_set(&app->err, "--hostile: must be 1..%d or 1..%d@HOST",
                         "--hostile : doit être 1..%d ou 1..%d@ADRESSE",
                         HOSTILE_MOST, HOSTILE_MOST);
    }
    load->rate = rate ? atof(rate) : load->rate;
    if (!read_games(load, game ? game : games_all[0]->id)) {
        return false;
    }
    return load->rate > 0 ||
           error_set(&app->err, "--rate: must be above 0, not \"%s\"",
                     "--rate : doit être supérieur à 0, pas « %s »", rate);
}

static int measure(Bench *bench)
{
    const Args *args = bench->args;
    const char *check = args_value(args, "--check");
    const char *record = args_value(args, "--record");
    Load load = { .bench = bench, .count = 100, .seconds = 10, .rate = 1 };
    if (!read_args(&load, args)) {
        return EXIT_BAD_USAGE;
    }
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    if (record && !(load.record = fopen(record, "w"))) {
        error_set(&bench->app->err, "%s: cannot be written",
                  "%s : écriture impossible", record);
        return EXIT_BAD_USAGE;
    }
    bool is_good =
        check ? check_steps(&load, check)
        : load.spectators > 0
            ? spectators_measure(bench, load.host, load.port,
                                 (int)load.spectators, load.seconds, load.pid)
        : load.idle > 0 ? hold_connections(&load)
                        : play_tables(&load);
    if (load.record) {
        fclose(load.record);
    }
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return bench_run(app, args, NULL, measure);
}

static const Flag flags[] = {
    { "--tables", "N",
      PHRASE("tables with two players each (default 100)",
             "tables de deux joueurs (par défaut 100)") },
    { "--seconds", "N",
      PHRASE("duration (default 10)", "durée (par défaut 10)") },
    { "--rate", "R",
      PHRASE("moves a second of each player (default 1)",
             "coups par seconde de chaque joueur (par défaut 1)") },
    { "--game", "ID,...",
      PHRASE("what the tables play, in turn; all for every game",
             "ce que jouent les tables, à tour de rôle ; all : tous") },
    { "--record", "FILE",
      PHRASE("write every announced step to a file",
             "écrit chaque pas annoncé dans un fichier") },
    { "--check", "FILE",
      PHRASE("only check that the server still has those steps",
             "vérifie seulement que le serveur a encore ces pas") },
    { "--idle", "N",
      PHRASE("only hold this many connections open",
             "garde seulement N connexions ouvertes") },
    { "--hostile", "N",
      PHRASE("with this many hostile clients; N@HOST: from that address",
             "avec N clients hostiles ; N@ADRESSE : depuis cette adresse") },
    { "--spectators", "N",
      PHRASE("only let this many clients watch the server's tournament",
             "fait seulement regarder le tournoi du serveur par N clients") },
    { "--pid", "PID",
      PHRASE("of the server, to measure its memory and CPU",
             "du serveur, pour mesurer sa mémoire et son processeur") },
    FLAG_JSON,
    { .name = NULL },
};

const Command bench_serve = {
    .name = "serve",
    .synopsis =
        "serve ws://ADDRESS:PORT [--tables N] [--seconds N] [--rate R]\n"
        "             [--game ID,...] [--record FILE] [--check FILE] [--idle "
        "N]\n"
        "             [--hostile N] [--spectators N] [--pid PID] [--json]",
    .summary = PHRASE("measure how long moves take at a joute serve",
                      "mesure la durée des coups sur un joute serve"),
    .details = PHRASE("Players at many tables play random moves.",
                      "Des joueurs jouent au hasard à de nombreuses tables."),
    .example = "joute-bench serve ws://127.0.0.1:8080 --tables 1000",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
