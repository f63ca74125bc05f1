/* host.c: the functions of SessionHost, carried out by the parts of the server.
 */
#include <errno.h>
#include <sys/random.h>

#include "base/mem.h"
#include "net/server_state.h"

static void host_send(void *context, ClientId client, const char *text,
                      size_t size)
{
    connection_send(context, client, text, size);
}

static void host_drop(void *context, ClientId client)
{
    connection_drop(context, client);
}

static void host_random(void *context, void *out, size_t size)
{
    (void)context;
    for (size_t done = 0; done < size;) {
        ssize_t more = getrandom((char *)out + done, size - done, 0);
        if (more < 0 && errno != EINTR) {
            die("the system has no random bytes");
        }
        done += more > 0 ? (size_t)more : 0;
    }
}

/* Once the server stops, nothing more is kept, because a computer that was told
 * to stop may still play a hasty move. The next server continues from the
 * position that people saw last. */
static void host_keep_table(void *context, const char *table, const char *image,
                            bool is_over)
{
    const Server *server = context;
    if (!server->is_stopping) {
        store_keep_table(server->store, table, image, is_over);
    }
}

static void host_keep_step(void *context, const char *table, int number,
                           const char *step)
{
    const Server *server = context;
    if (!server->is_stopping) {
        store_keep_step(server->store, table, number, step);
    }
}

static void host_cut_steps(void *context, const char *table, int steps)
{
    const Server *server = context;
    if (!server->is_stopping) {
        store_cut_steps(server->store, table, steps);
    }
}

static bool host_load(void *context, const char *table, Text *image,
                      Text *steps, Error *err)
{
    return store_load(((Server *)context)->store, table, image, steps, err);
}

static void host_think(void *context, SessionJob *job)
{
    Server *server = context;
    pool_add(session_job_is_rivals(job) ? server->rivals : server->pool, job);
}

static const char *host_find_rival(void *context, int64_t bot, int board,
                                   SessionRival *out, Error *err)
{
    const ServerRivals *rivals = ((Server *)context)->settings->rivals;
    return rivals->find(rivals->context, bot, board, out, err);
}

static Player *host_open_rival(void *context, int64_t bot, const char *name,
                               const Play *play, Seat seat)
{
    const ServerRivals *rivals = ((Server *)context)->settings->rivals;
    return rivals->open(rivals->context, bot, name, play, seat);
}

static bool host_ask(void *context, ClientId client,
                     const SessionQuestion *question)
{
    return connection_ask(context, client, question);
}

static void host_warn(void *context, const char *line)
{
    const Server *server = context;
    server->settings->warn(server->settings->context, line);
}

SessionHost host_for(Server *server)
{
    return (SessionHost){
        .context = server,
        .send = host_send,
        .drop = host_drop,
        .random = host_random,
        .keep_table = host_keep_table,
        .keep_step = host_keep_step,
        .cut_steps = host_cut_steps,
        .load = host_load,
        .think = host_think,
        .ask = server->show ? host_ask : NULL,
        .find_rival = server->rivals ? host_find_rival : NULL,
        .open_rival = server->rivals ? host_open_rival : NULL,
        .warn = host_warn,
        .lang = server->settings->lang,
    };
}
