#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/mem.h"
#include "load.h"
#include "ws.h"

enum { ID_SIZE = 20, TEXT_SIZE = 64, WAIT_MS = 10000 };

long load_memory(int pid)
{
    char path[64], line[200];
    long size = 0;
    snprintf(path, sizeof path, "/proc/%d/status", pid);
    FILE *file = pid > 0 ? fopen(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, "VmRSS: %ld", &size) == 1) {
            break;
        }
    }
    if (file) {
        fclose(file);
    }
    return size;
}

/* ---- idle connections ---- */

static void count_message(Ws *ws, const char *text, size_t size)
{
    (void)text, (void)size;
    ++*(int *)ws->owner;
}

/* Reads from all until each has heard something, or some seconds pass. */
static void wait_for_all(Ws *clients, int count, const int *heard)
{
    struct timespec pause = { .tv_nsec = 10000000 };
    uint64_t end = clock_now() + UINT64_C(1000000) * WAIT_MS;
    while (*heard < count && clock_now() < end) {
        for (int i = 0; i < count; i++) {
            if (clients[i].fd >= 0 && !ws_read(&clients[i], count_message)) {
                ws_close(&clients[i]);
            }
        }
        nanosleep(&pause, NULL);
    }
}

int load_idle(const LoadSettings *settings)
{
    int count = settings->idle, heard = 0, open = 0;
    long before = load_memory(settings->pid);
    Ws *clients = mem_new((size_t)count * sizeof *clients);
    for (int i = 0; i < count; i++) {
        clients[i].owner = &heard;
        if (ws_open(&clients[i], settings->host, settings->port)) {
            ws_send(&clients[i], "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}");
        }
    }
    wait_for_all(clients, count, &heard);
    for (int i = 0; i < count; i++) {
        open += clients[i].fd >= 0 && clients[i].is_open;
    }
    printf(settings->is_json
               ? "{\"idle\":%d,\"open\":%d,\"memory\":%ld,\"before\":%ld}\n"
               : "%d idle connections asked for, %d open: server %ld KiB "
                 "resident, %ld before\n",
           count, open, load_memory(settings->pid), before);
    for (int i = 0; i < count; i++) {
        ws_close(&clients[i]);
    }
    free(clients);
    return open < count;
}

/* ---- whether announced steps are still there ---- */

typedef struct Step {
    char table[ID_SIZE], text[TEXT_SIZE];
    int ply;
} Step;

static int compare(const void *a, const void *b)
{
    const Step *x = a, *y = b;
    int order = strcmp(x->table, y->table);
    return order ? order : (x->ply > y->ply) - (x->ply < y->ply);
}

static Step *read_steps(const char *path, size_t *count)
{
    Step *steps = NULL, step;
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
    return steps;
}

/* The steps of one table, and how many of them the server has. */
typedef struct Lookup {
    const Step *steps;
    size_t count, found;
    bool is_answered;
} Lookup;

static bool is_step(const JsonAt *moves, const Step *step)
{
    for (JsonAt item = json_first(moves); item.value; json_step(&item)) {
        if ((int)item.index + 1 == step->ply) {
            JsonAt text = json_member(&item, "text");
            return text.value && json_is_string(&text, step->text);
        }
    }
    return false;
}

static void take_snapshot(Lookup *lookup, const JsonAt *message)
{
    JsonAt moves = json_member(message, "moves");
    lookup->is_answered = true;
    for (size_t i = 0; moves.value && i < lookup->count; i++) {
        lookup->found += is_step(&moves, &lookup->steps[i]);
    }
}

static void take(Ws *ws, const char *text, size_t size)
{
    JsonDocument document;
    if (!json_parse(&document, text, size, NULL)) {
        return;
    }
    JsonAt root = json_root(&document);
    JsonAt type = json_member(&root, "t");
    Lookup *lookup = ws->owner;
    if (type.value && json_is_string(&type, "snapshot")) {
        take_snapshot(lookup, &root);
    } else if (type.value && json_is_string(&type, "error")) {
        lookup->is_answered = true;
    }
    json_done(&document);
}

static void look_up(const LoadSettings *settings, Lookup *lookup)
{
    Ws ws = { .owner = lookup };
    Text join = { 0 };
    uint64_t end = clock_now() + UINT64_C(1000000) * WAIT_MS;
    text_addf(&join, "{\"t\":\"join\",\"cid\":\"check-%s\",\"table\":\"%s\"}",
              lookup->steps->table, lookup->steps->table);
    bool is_good = ws_open(&ws, settings->host, settings->port) &&
                   ws_send(&ws, "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}") &&
                   ws_send(&ws, text_string(&join));
    while (is_good && !lookup->is_answered && clock_now() < end) {
        struct pollfd wait = { .fd = ws.fd, .events = POLLIN };
        poll(&wait, 1, 100);
        is_good = ws_flush(&ws) && ws_read(&ws, take);
    }
    ws_close(&ws);
    text_done(&join);
}

int load_check(const LoadSettings *settings)
{
    size_t count, tables = 0, found = 0;
    Step *steps = read_steps(settings->check, &count);
    if (count > 0) {
        qsort(steps, count, sizeof *steps, compare);
    }
    for (size_t i = 0; i < count; tables++) {
        Lookup lookup = { .steps = &steps[i] };
        while (i < count && strcmp(steps[i].table, lookup.steps->table) == 0) {
            lookup.count++;
            i++;
        }
        look_up(settings, &lookup);
        found += lookup.found;
        if (lookup.found < lookup.count) {
            fprintf(stderr, "joute-load: table %s: %zu of %zu steps\n",
                    lookup.steps->table, lookup.found, lookup.count);
        }
    }
    printf(settings->is_json
               ? "{\"tables\":%zu,\"announced\":%zu,\"found\":%zu}\n"
               : "%zu tables: %zu steps were announced, %zu are there\n",
           tables, count, found);
    free(steps);
    return count == 0 || found < count;
}
