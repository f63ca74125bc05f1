#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/mem.h"
#include "joute/rng.h"
#include "load.h"
#include "ws.h"

enum {
    MOVE_SIZE = 64,
    RAMP_PER_SECOND = 300, /* tables begun */
    EVENTS = 512,
};

typedef struct Table Table;
typedef struct Load Load;

typedef struct Player {
    Ws ws;
    Table *table;
    int index; /* 0 made the table, 1 joins it */
    bool is_greeted;
    char move[MOVE_SIZE]; /* to be made; "": none */
    int ply;              /* at which it is to be made */
    uint64_t due;         /* ns; 0: not yet */
    uint64_t sent;        /* ns, of the last move at this table, if it was
                             this player's; else 0 */
} Player;

struct Table {
    Load *load;
    Player players[2];
    char id[20];
    bool is_full, is_over;
    int counter; /* of requests, for their cid */
};

/* Times from a move to its step, in microseconds. */
typedef struct Samples {
    uint32_t *at;
    size_t count, capacity;
} Samples;

struct Load {
    const LoadSettings *settings;
    Table *tables;
    int begun, epoll;
    FILE *record;
    Rng rng;
    bool is_measuring;
    long moves, steps, errors, games, lost;
    Samples opponent, sender;
};

static void samples_add(Samples *samples, uint64_t ns)
{
    if (samples->count == samples->capacity) {
        samples->capacity = samples->capacity ? 2 * samples->capacity : 4096;
        samples->at =
            mem_resize(samples->at, samples->capacity * sizeof *samples->at);
    }
    samples->at[samples->count++] = (uint32_t)(ns / 1000);
}

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Milliseconds; the samples are sorted. */
static double percentile(const Samples *samples, double share)
{
    size_t at = (size_t)((double)samples->count * share);
    if (samples->count == 0) {
        return 0;
    }
    return samples->at[at < samples->count ? at : samples->count - 1] / 1000.0;
}

/* ---- what players say ---- */

static void say(Player *player, const Text *text)
{
    ws_send(&player->ws, text_string(text));
}

static void add_cid(Player *player, Text *out)
{
    Table *table = player->table;
    text_addf(out, "\"cid\":\"load-%d-%d-%d\"",
              (int)(table - table->load->tables), player->index,
              ++table->counter);
}

static void say_hello(Player *player)
{
    ws_send(&player->ws, "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}");
}

static void say_create(Player *player)
{
    Text out = { 0 };
    text_add(&out, "{\"t\":\"create\",");
    add_cid(player, &out);
    text_addf(&out,
              ",\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},"
              "{\"kind\":\"open\"}]}",
              player->table->load->settings->game);
    say(player, &out);
    text_done(&out);
}

static void say_join(Player *player)
{
    Text out = { 0 };
    text_add(&out, "{\"t\":\"join\",");
    add_cid(player, &out);
    text_addf(&out, ",\"table\":\"%s\",\"sit\":true}", player->table->id);
    say(player, &out);
    text_done(&out);
}

static void say_move(Player *player)
{
    Text out = { 0 };
    text_add(&out, "{\"t\":\"move\",");
    add_cid(player, &out);
    text_addf(&out, ",\"ply\":%d,\"seat\":%d,\"text\":\"%s\"}", player->ply,
              player->index + 1, player->move);
    player->move[0] = '\0';
    player->due = 0;
    player->sent = clock_now();
    player->table->load->moves++;
    say(player, &out);
    text_done(&out);
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

/* So that each player moves rate times a second, both taking turns. */
static void schedule(Player *player)
{
    Load *load = player->table->load;
    if (player->move[0] && player->due == 0 && player->table->is_full &&
        !player->table->is_over) {
        double mean = 0.5 / load->settings->rate;
        double wait = mean * (0.5 + rng_below(&load->rng, 1001) / 1000.0);
        player->due = clock_now() + (uint64_t)(wait * 1e9);
    }
}

static void choose(Player *player, const JsonAt *message)
{
    JsonAt legal = json_member(message, "legal");
    if (!legal.value || json_type(&legal) != JSON_ARRAY) {
        return;
    }
    player->move[0] = '\0';
    player->due = 0;
    uint32_t count = legal.value->count;
    uint32_t wanted = count ? rng_below(&player->table->load->rng, count) : 0;
    for (JsonAt item = json_first(&legal); item.value; json_step(&item)) {
        if (item.index == wanted) {
            snprintf(player->move, sizeof player->move, "%s",
                     string_of(&item, "move"));
        }
    }
}

static void measure(Player *player)
{
    Load *load = player->table->load;
    Player *other = &player->table->players[!player->index];
    uint64_t now = clock_now();
    bool is_mine = player->sent != 0;
    Player *mover = is_mine ? player : other;
    if (load->is_measuring && mover->sent != 0) {
        samples_add(is_mine ? &load->sender : &load->opponent,
                    now - mover->sent);
    }
}

static void take_step(Player *player, const JsonAt *message)
{
    Table *table = player->table;
    Load *load = table->load;
    JsonAt step = json_member(message, "step");
    load->steps++;
    if (step.value) {
        const char *text = string_of(&step, "text");
        if (load->record && text[0]) {
            fprintf(load->record, "%s %d %s\n", table->id,
                    number_of(message, "ply", 0), text);
        }
        measure(player);
    }
}

static void take_position(Player *player, const JsonAt *message)
{
    Table *table = player->table;
    JsonAt result = json_member(message, "result");
    player->ply = number_of(message, "ply", player->ply);
    choose(player, message);
    if (result.value && !json_is_null(&result) && !table->is_over) {
        table->is_over = true;
        table->is_full = false;
        table->load->games++;
        say_create(&table->players[0]);
    }
    schedule(player);
}

static void take_created(Player *player, const JsonAt *message)
{
    Table *table = player->table;
    snprintf(table->id, sizeof table->id, "%s", string_of(message, "table"));
    table->is_over = table->is_full = false;
    for (int i = 0; i < 2; i++) {
        table->players[i].move[0] = '\0';
        table->players[i].due = table->players[i].sent = 0;
    }
    if (table->players[1].is_greeted) {
        say_join(&table->players[1]);
    }
}

static void take_joined(Player *player)
{
    player->table->is_full = true;
    schedule(&player->table->players[0]);
}

static bool is_of_table(const Player *player, const JsonAt *message)
{
    return strcmp(string_of(message, "table"), player->table->id) == 0;
}

static void take_object(Player *player, const JsonAt *message)
{
    const char *type = string_of(message, "t");
    Load *load = player->table->load;
    if (strcmp(type, "welcome") == 0) {
        player->is_greeted = true;
        if (player->index == 0) {
            say_create(player);
        } else if (player->table->id[0]) {
            say_join(player);
        }
    } else if (strcmp(type, "created") == 0) {
        take_created(player, message);
    } else if (strcmp(type, "joined") == 0) {
        take_joined(player);
    } else if (strcmp(type, "error") == 0 || strcmp(type, "bye") == 0) {
        if (load->errors++ < 5) {
            fprintf(stderr, "joute-load: %s: %s\n", string_of(message, "code"),
                    string_of(message, "text"));
        }
    } else if (is_of_table(player, message)) {
        if (strcmp(type, "step") == 0) {
            take_step(player, message);
        }
        take_position(player, message);
    }
}

static void take(Ws *ws, const char *text, size_t size)
{
    JsonDocument document;
    if (json_parse(&document, text, size, NULL)) {
        JsonAt root = json_root(&document);
        take_object(ws->owner, &root);
        json_done(&document);
    }
}

/* ---- the loop ---- */

static void watch(Load *load, Player *player, int how)
{
    struct epoll_event event = { .events = EPOLLIN, .data.ptr = player };
    event.events |= ws_has_queued(&player->ws) ? (uint32_t)EPOLLOUT : 0;
    epoll_ctl(load->epoll, how, player->ws.fd, &event);
}

static void begin_table(Load *load)
{
    Table *table = &load->tables[load->begun++];
    table->load = load;
    for (int i = 0; i < 2; i++) {
        Player *player = &table->players[i];
        player->table = table;
        player->index = i;
        player->ws.owner = player;
        if (!ws_open(&player->ws, load->settings->host, load->settings->port)) {
            load->lost++;
            continue;
        }
        say_hello(player);
        watch(load, player, EPOLL_CTL_ADD);
    }
}

static void serve_event(Load *load, const struct epoll_event *event)
{
    Player *player = event->data.ptr;
    if (player->ws.fd < 0) {
        return;
    }
    if ((event->events & EPOLLOUT) && ws_flush(&player->ws)) {
        watch(load, player, EPOLL_CTL_MOD);
    }
    if (!ws_read(&player->ws, take)) {
        ws_close(&player->ws);
        load->lost++;
    }
}

static void make_moves(Load *load, uint64_t now)
{
    for (int i = 0; i < load->begun; i++) {
        for (int p = 0; p < 2; p++) {
            Player *player = &load->tables[i].players[p];
            if (player->due && player->due <= now && player->ws.fd >= 0) {
                load->tables[i].players[!p].sent = 0;
                say_move(player);
            }
        }
    }
}

/* Until end, or until every connection is gone. */
static void run(Load *load, uint64_t begin, uint64_t end)
{
    struct epoll_event events[EVENTS];
    uint64_t now, moved = 0;
    const int count = load->settings->tables;
    while ((now = clock_now()) < end && load->lost < 2L * count) {
        uint64_t elapsed = now - begin;
        while (load->begun < count &&
               (uint64_t)load->begun * 1000000000 < elapsed * RAMP_PER_SECOND) {
            begin_table(load);
        }
        if (now - moved >= 1000000) {
            moved = now;
            make_moves(load, now);
        }
        int ready = epoll_wait(load->epoll, events, EVENTS, 1);
        for (int i = 0; i < ready; i++) {
            serve_event(load, &events[i]);
        }
    }
}

static void print_samples(const char *name, Samples *samples, bool is_json)
{
    if (samples->count > 0) {
        qsort(samples->at, samples->count, sizeof *samples->at, compare);
    }
    printf(is_json ? ",\"%s\":{\"count\":%zu,\"p50\":%.2f,\"p95\":%.2f,"
                     "\"p99\":%.2f,\"max\":%.2f}"
                   : "  %-8s %8zu  p50 %.2f  p95 %.2f  p99 %.2f  max %.2f "
                     "ms\n",
           name, samples->count, percentile(samples, 0.5),
           percentile(samples, 0.95), percentile(samples, 0.99),
           percentile(samples, 1));
}

static void report(Load *load)
{
    const LoadSettings *settings = load->settings;
    bool is_json = settings->is_json;
    printf(is_json
               ? "{\"tables\":%d,\"seconds\":%d,\"moves\":%ld,\"steps\":%ld,"
                 "\"games\":%ld,\"errors\":%ld,\"lost\":%ld,\"memory\":%ld"
               : "%d tables, %d s: %ld moves, %ld steps heard of, %ld games "
                 "ended, %ld errors, %ld connections lost, server %ld KiB\n",
           settings->tables, settings->seconds, load->moves, load->steps,
           load->games, load->errors, load->lost, load_memory(settings->pid));
    print_samples("opponent", &load->opponent, is_json);
    print_samples("sender", &load->sender, is_json);
    printf(is_json ? "}\n" : "");
}

static void finish(Load *load)
{
    for (int i = 0; i < load->begun; i++) {
        ws_close(&load->tables[i].players[0].ws);
        ws_close(&load->tables[i].players[1].ws);
    }
    if (load->record) {
        fclose(load->record);
    }
    close(load->epoll);
    free(load->tables);
    free(load->opponent.at);
    free(load->sender.at);
}

int load_play(const LoadSettings *settings)
{
    Load load = { .settings = settings, .epoll = epoll_create1(0) };
    load.tables = mem_new((size_t)settings->tables * sizeof *load.tables);
    rng_seed(&load.rng, 1);
    if (settings->record && !(load.record = fopen(settings->record, "w"))) {
        perror(settings->record);
        return 1;
    }
    /* Whoever watches the file sees every line at once. */
    if (load.record) {
        setvbuf(load.record, NULL, _IOLBF, 0);
    }
    uint64_t begin = clock_now();
    uint64_t ramp =
        (uint64_t)settings->tables * 1000000000 / RAMP_PER_SECOND + 1000000000;
    run(&load, begin, begin + ramp);
    load.is_measuring = true;
    run(&load, begin, begin + ramp + (uint64_t)settings->seconds * 1000000000);
    report(&load);
    int status = load.lost > 0 || load.errors > 0 || load.opponent.count == 0;
    finish(&load);
    return status;
}
