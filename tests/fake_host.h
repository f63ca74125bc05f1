/* fake_host.h: a host for sessions without sockets, files, threads or a clock,
 * for tests and fuzzing. Messages go into a list, tables stay in memory, and
 * jobs run when the test says so. */
#ifndef JOUTE_FAKE_HOST_H
#define JOUTE_FAKE_HOST_H

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "joute/rng.h"
#include "session/session.h"

enum { FAKE_TABLES = 64, FAKE_JOBS = 128 };

typedef struct FakeMessage {
    ClientId client;
    char *text;
    uint64_t at; /* the time when it was sent */
} FakeMessage;

typedef struct FakeTable {
    char id[SESSION_TABLE_ID + 1];
    Text image;
    Text steps;
    int step_count;
    int rows[8192], row_count; /* the number of each row's last step */
    bool is_over;
} FakeTable;

typedef struct FakeHost {
    Session *session;
    uint64_t now;
    Rng rng;
    FakeMessage *messages;
    size_t message_count, message_capacity;
    FakeTable tables[FAKE_TABLES];
    int table_count;
    SessionJob *jobs[FAKE_JOBS];
    int job_count;
    bool is_hasty;    /* jobs are stopped before they run, to save time */
    ClientId dropped; /* the last client that was dropped, or 0 */
    Text warning;     /* the last warning */
} FakeHost;

static inline void fake_send(void *context, ClientId client, const char *text,
                             size_t size)
{
    FakeHost *host = context;
    if (host->message_count == host->message_capacity) {
        host->message_capacity = 2 * host->message_capacity + 16;
        host->messages = mem_resize(host->messages, host->message_capacity *
                                                        sizeof *host->messages);
    }
    char *copy = mem_new(size + 1);
    memcpy(copy, text, size);
    host->messages[host->message_count++] =
        (FakeMessage){ client, copy, host->now };
}

static inline void fake_clear(FakeHost *host)
{
    for (size_t i = 0; i < host->message_count; i++) {
        free(host->messages[i].text);
    }
    host->message_count = 0;
}

static inline void fake_drop(void *context, ClientId client)
{
    ((FakeHost *)context)->dropped = client;
}

static inline void fake_random(void *context, void *out, size_t size)
{
    FakeHost *host = context;
    for (size_t i = 0; i < size; i++) {
        ((uint8_t *)out)[i] = (uint8_t)(rng_next(&host->rng) >> 32);
    }
}

static inline FakeTable *fake_find(FakeHost *host, const char *id)
{
    for (int i = 0; i < host->table_count; i++) {
        if (strcmp(host->tables[i].id, id) == 0) {
            return &host->tables[i];
        }
    }
    return NULL;
}

static inline void fake_keep_table(void *context, const char *id,
                                   const char *image, bool is_over)
{
    FakeHost *host = context;
    FakeTable *table = fake_find(host, id);
    if (!table) {
        if (host->table_count == FAKE_TABLES) {
            return;
        }
        table = &host->tables[host->table_count++];
        strcpy(table->id, id);
    }
    text_clear(&table->image);
    text_add(&table->image, image);
    table->is_over = is_over;
}

static inline void fake_keep_step(void *context, const char *id, int number,
                                  const char *step)
{
    FakeTable *table = fake_find(context, id);
    if (!table) {
        return;
    }
    table->step_count++;
    for (const char *at = step; (at = strchr(at, '\n')); at++) {
        table->step_count++;
    }
    if (number != table->step_count) {
        abort();
    }
    table->rows[table->row_count++] = number;
    text_add(&table->steps, step);
    text_add_char(&table->steps, '\n');
}

static inline void fake_cut_steps(void *context, const char *id, int steps)
{
    FakeTable *table = fake_find(context, id);
    if (!table) {
        return;
    }
    char *at = table->steps.data;
    while (table->row_count > 0 && table->rows[table->row_count - 1] > steps) {
        table->row_count--;
    }
    steps = table->row_count ? table->rows[table->row_count - 1] : 0;
    for (int i = 0; i < steps; i++) {
        at = strchr(at, '\n') + 1;
    }
    table->step_count = steps;
    if (at) {
        *at = '\0';
        table->steps.size = (size_t)(at - table->steps.data);
    }
}

static inline bool fake_load(void *context, const char *id, Text *image,
                             Text *steps, Error *err)
{
    FakeTable *table = fake_find(context, id);
    (void)err;
    if (!table) {
        return false;
    }
    text_add(image, text_string(&table->image));
    text_add(steps, text_string(&table->steps));
    return true;
}

static inline void fake_think(void *context, SessionJob *job)
{
    FakeHost *host = context;
    if (host->job_count == FAKE_JOBS) {
        abort();
    }
    host->jobs[host->job_count++] = job;
}

static inline void fake_warn(void *context, const char *line)
{
    FakeHost *host = context;
    text_clear(&host->warning);
    text_add(&host->warning, line);
}

static inline void fake_open(FakeHost *host)
{
    SessionHost calls = {
        .context = host,
        .send = fake_send,
        .drop = fake_drop,
        .random = fake_random,
        .keep_table = fake_keep_table,
        .keep_step = fake_keep_step,
        .cut_steps = fake_cut_steps,
        .load = fake_load,
        .think = fake_think,
        .warn = fake_warn,
        .lang = LANG_EN,
    };
    host->session = session_new(&calls, host->now);
}

static inline void fake_init(FakeHost *host, uint64_t seed)
{
    memset(host, 0, sizeof *host);
    host->now = 5000;
    rng_seed(&host->rng, seed);
    fake_open(host);
}

/* Runs every waiting job and gives it back. Jobs that start meanwhile wait for
 * the next call. */
static inline void fake_run_jobs(FakeHost *host)
{
    int count = host->job_count;
    SessionJob *jobs[FAKE_JOBS];
    memcpy(jobs, host->jobs, sizeof jobs);
    host->job_count = 0;
    if (host->is_hasty) {
        session_stop_jobs(host->session);
    }
    for (int i = 0; i < count; i++) {
        session_job_run(jobs[i]);
        session_job_done(host->session, jobs[i], host->now);
    }
}

/* Ends the session as a power cut would. */
static inline void fake_kill(FakeHost *host)
{
    session_stop_jobs(host->session);
    for (int i = 0; i < host->job_count; i++) {
        session_job_run(host->jobs[i]);
    }
    while (host->job_count) {
        SessionJob *job = host->jobs[--host->job_count];
        session_job_done(host->session, job, host->now);
    }
    session_free(host->session);
    host->session = NULL;
}

static inline void fake_done(FakeHost *host)
{
    fake_kill(host);
    fake_clear(host);
    free(host->messages);
    text_done(&host->warning);
    for (int i = 0; i < host->table_count; i++) {
        text_done(&host->tables[i].image);
        text_done(&host->tables[i].steps);
    }
}

#endif
