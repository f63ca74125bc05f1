/* module.c: the functions of the module that a worker calls (web/src/alone).
 *
 * One instance has the session, another one thinks; each only gets the calls
 * for its part. The bytes of a call are written to the memory that joute_buffer
 * returns. Times are in milliseconds. */
#include <stdlib.h>
#include <string.h>

#include "ai/net.h"
#include "base/alone/cache_files.h"
#include "base/mem.h"
#include "core/player.h"
#include "games/games.h"
#include "session/session.h"
#include "wasm/host.h"
#include "wasm/wasm_jobs.h"

#define EXPORT(name) __attribute__((export_name(name)))

static struct {
    char *buffer;
    size_t buffer_size;
    Session *session;
    Map jobs; /* the jobs that the thinker has, by number */
    uint32_t last_job;
    RealPlayers real;
} module;

EXPORT("joute_buffer") char *joute_buffer(size_t size);
EXPORT("joute_spare") void joute_spare(void);
EXPORT("joute_open") void joute_open(double now);
EXPORT("joute_enter") void joute_enter(int client, double now);
EXPORT("joute_leave") void joute_leave(int client, double now);
EXPORT("joute_receive") void joute_receive(int client, size_t size, double now);
EXPORT("joute_tick") int joute_tick(double now);
EXPORT("joute_get") int joute_get(void);
EXPORT("joute_is_wanted") int joute_is_wanted(int job);
EXPORT("joute_job_done") int joute_job_done(int job, size_t size, double now);
EXPORT("joute_run") int joute_run(size_t size);
EXPORT("joute_forget") void joute_forget(int player);
EXPORT("joute_bring") void joute_bring(size_t name_size, size_t size);
EXPORT("joute_bring_net") int joute_bring_net(size_t id_size, size_t size);

/* Room for size bytes and a NUL. It is valid until the next call. */
char *joute_buffer(size_t size)
{
    if (size + 1 > module.buffer_size) {
        module.buffer_size = size + 1;
        module.buffer = mem_resize(module.buffer, module.buffer_size);
    }
    module.buffer[size] = '\0';
    return module.buffer;
}

/* Tells an instance that this device is small. */
void joute_spare(void)
{
    player_spare(true);
}

/* The session's instance ------------------------------------------------ */

static void do_send(void *context, ClientId client, const char *text,
                    size_t size)
{
    (void)context;
    host_send((int)client, text, size);
}

static void do_drop(void *context, ClientId client)
{
    (void)context;
    host_drop((int)client);
}

static void do_random(void *context, void *out, size_t size)
{
    (void)context;
    host_random(out, size);
}

static void do_keep_table(void *context, const char *table, const char *image,
                          bool is_over)
{
    (void)context;
    host_keep_table(table, image, is_over);
}

static void do_keep_step(void *context, const char *table, int number,
                         const char *step)
{
    (void)context;
    host_keep_step(table, number, step);
}

static void do_cut_steps(void *context, const char *table, int steps)
{
    (void)context;
    host_cut_steps(table, steps);
}

static bool do_load(void *context, const char *table, Text *image, Text *steps,
                    Error *err)
{
    (void)context;
    int size = host_load(table);
    if (size < 0) {
        return false;
    }
    char *both = mem_new((size_t)size + 1);
    host_loaded(both);
    const char *end = memchr(both, '\n', (size_t)size);
    if (end) {
        text_add_bytes(image, both, (size_t)(end - both));
        text_add_bytes(steps, end + 1, (size_t)(both + size - end - 1));
    } else {
        error_set(err, "the table is damaged", "la table est endommagée");
    }
    free(both);
    return end != NULL;
}

static void do_think(void *context, SessionJob *job)
{
    (void)context;
    Text bytes = { 0 };
    jobs_write(job, &bytes);
    map_put(&module.jobs, ++module.last_job, job);
    host_think((int)module.last_job, (int)job->kind, job->game->id, bytes.data,
               bytes.size);
    text_done(&bytes);
}

static void do_warn(void *context, const char *line)
{
    (void)context;
    host_warn(line);
}

void joute_open(double now)
{
    static const SessionHost host = {
        .send = do_send,
        .drop = do_drop,
        .random = do_random,
        .keep_table = do_keep_table,
        .keep_step = do_keep_step,
        .cut_steps = do_cut_steps,
        .load = do_load,
        .think = do_think,
        .warn = do_warn,
        .is_personal = true,
        .lang = LANG_EN,
    };
    module.session = session_new(&host, (uint64_t)now);
}

void joute_enter(int client, double now)
{
    session_enter(module.session, (ClientId)client, 0, (uint64_t)now);
}

void joute_leave(int client, double now)
{
    session_leave(module.session, (ClientId)client, (uint64_t)now);
}

/* Receives a message of a client; the message is in the buffer. */
void joute_receive(int client, size_t size, double now)
{
    session_receive(module.session, (ClientId)client, module.buffer, size,
                    (uint64_t)now);
}

int joute_tick(double now)
{
    return session_tick(module.session, (uint64_t)now);
}

/* Answers what the server answers over HTTP; the path is in the buffer. Returns
 * the status. */
int joute_get(void)
{
    static const char tables[] = "/api/tables?ids=";
    static const char records[] = "/api/records/";
    const char *path = module.buffer;
    Text out = { 0 };
    int status = 200;
    if (strcmp(path, "/api/games") == 0) {
        session_write_games(GAMES_WHOLE, &out);
    } else if (strcmp(path, "/api/tables") == 0) {
        session_write_tables(module.session, 0, NULL, &out);
    } else if (strncmp(path, tables, strlen(tables)) == 0) {
        session_write_tables(module.session, 0, path + strlen(tables), &out);
    } else if (strncmp(path, records, strlen(records)) == 0) {
        SessionFound found = session_write_record(module.session, 0,
                                                  path + strlen(records), &out);
        status = found == SESSION_FOUND     ? 200
                 : found == SESSION_DAMAGED ? 500
                 : found == SESSION_LATER   ? 429
                                            : 404;
    } else {
        status = 404;
    }
    host_answer(text_string(&out), out.size);
    text_done(&out);
    return status;
}

/* False if a job's result is no longer needed: the worker then ends the thinker
 * and starts another one. */
int joute_is_wanted(int job)
{
    SessionJob *asked = map_get(&module.jobs, (uint64_t)job);
    return asked && asked->table;
}

/* Gives back a job. Its result is in the buffer; size is 0 if there is none.
 * Returns false if the result could not be used and the job was done without
 * it. */
int joute_job_done(int job, size_t size, double now)
{
    SessionJob *asked = map_get(&module.jobs, (uint64_t)job);
    if (!asked) {
        return true;
    }
    map_remove(&module.jobs, (uint64_t)job);
    bool is_good =
        !asked->table || jobs_read_result(asked, module.buffer, size);
    if (!is_good) {
        jobs_do_without(asked);
    }
    session_job_done(module.session, asked, (uint64_t)now);
    return is_good;
}

/* The thinker's instance ------------------------------------------------ */

/* Runs the job in the buffer and answers with its result. */
int joute_run(size_t size)
{
    Text out = { 0 };
    bool is_run = jobs_run(&module.real, module.buffer, size, &out);
    host_answer(text_string(&out), out.size);
    text_done(&out);
    return is_run;
}

void joute_forget(int player)
{
    jobs_forget(&module.real, (uint32_t)player);
}

/* Adds a file to the cache: its name and then its bytes are in the buffer. */
void joute_bring(size_t name_size, size_t size)
{
    char *name = mem_new(name_size + 1);
    memcpy(name, module.buffer, name_size);
    cache_bring(name, module.buffer + name_size, size);
    free(name);
}

/* Puts in the value net of a game, whose id and then its bytes are in the
 * buffer. Returns false if they are not its net: its players then do
 * without. */
int joute_bring_net(size_t id_size, size_t size)
{
    char *id = mem_new(id_size + 1);
    memcpy(id, module.buffer, id_size);
    const Game *game = games_find(id);
    free(id);
    Net read;
    if (!game || !net_exists(game) || size != game->ai->net->size) {
        return false;
    }
    void *room = (void *)game->ai->net->bytes; /* not constant in this build */
    memcpy(room, module.buffer + id_size, size);
    if (net_read(&read, game, room, size, game->id, NULL)) {
        return true;
    }
    memset(room, 0, size);
    return false;
}
