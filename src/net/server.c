/* server.c: starts and ends the server, and runs its event loop: sockets,
 * signals, the session's timer, the pool and the disk.
 *
 * Everything but thinking and writing to disk happens on this thread, in
 * libwebsockets' callbacks. A signal ends the server in steps: jobs are told to
 * stop, clients are sent "bye", and the loop ends when all jobs and clients are
 * gone or their time is up. The store is closed last, so that everything that
 * was announced is written. */
#include "net/server.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/json.h"
#include "base/mem.h"
#include "net/server_state.h"

enum {
    POOL_NICE = 10,   /* the event loop has higher priority */
    RIVALS_NICE = 19, /* bots inherit it, and leave the cores to a tournament
                         that is played on this machine */
    CARE_MS = 1000,
    STIR_MS = 5,       /* longest delay after server_stir */
    GOODBYE_MS = 1200, /* how long clients have to receive the last messages */
    /* How long computers have to stop thinking. They need 10 ms of a core, but
     * other programs may keep the cores busy. */
    LAST_THOUGHT_MS = 30000,
    SPARE_FILES = 64, /* descriptors left for things other than connections */
    HEADERS_SIZE = 8192,
    HEADERS_S = 10, /* how long the headers of a request may take */
    KEEP_ALIVE_S = 15,
    DAY_S = 24 * 3600,
};

/* Shares of --max-disk. Above FULL_ENOUGH, old tables are deleted. Above
 * ALMOST_FULL, no new tables are made, so that games in progress can go on. */
static const double FULL_ENOUGH = 0.8, ALMOST_FULL = 0.9;

/* ---- time ---- */

uint64_t server_now(const Server *server)
{
    return server->epoch + clock_now() / 1000000;
}

static void set_timer(Server *server, uint64_t due)
{
    uint64_t now = server_now(server), wait = due > now ? due - now : 0;
    struct itimerspec when = {
        .it_value = { .tv_sec = (time_t)(wait / 1000),
                      .tv_nsec = (long)(wait % 1000) * 1000000 },
    };
    if (wait == 0) {
        when.it_value.tv_nsec = 1; /* 0 would stop the timer */
    }
    server->tick_due = due;
    timerfd_settime(server->timer, 0, &when, NULL);
}

void server_stir(Server *server)
{
    uint64_t soon = server_now(server) + STIR_MS;
    if (server->tick_due > soon) {
        set_timer(server, soon);
    }
}

/* Deletes some tables that were not touched for this many seconds, except those
 * in memory, where somebody may play at any moment. */
static void forget_old(Server *server, bool is_over, int64_t seconds)
{
    Text ids = { 0 };
    store_find_old(server->store, is_over, seconds, &ids);
    for (size_t at = 0; at < ids.size; at += SESSION_TABLE_ID + 1) {
        char *id = ids.data + at;
        id[SESSION_TABLE_ID] = '\0';
        if (!session_has_table(server->session, id)) {
            store_drop_table(server->store, id);
        }
    }
    text_done(&ids);
}

/* Deletes tables untouched for longer than --keep. If --max-disk leaves little
 * room, it also deletes the oldest finished tables, and unfinished ones
 * untouched for a day. */
static void care_for_store(Server *server)
{
    int64_t keep = (int64_t)server->settings->keep_days * DAY_S;
    double fullness = store_fullness(server->store);
    if (keep > 0) {
        forget_old(server, true, keep);
        forget_old(server, false, keep);
    }
    if (fullness > FULL_ENOUGH) {
        forget_old(server, true, 0);
        forget_old(server, false, DAY_S);
    }
    session_set_room(server->session, fullness >= 1            ? SESSION_FULL
                                      : fullness > ALMOST_FULL ? SESSION_TIGHT
                                                               : SESSION_ROOMY);
}

static void tick(Server *server)
{
    uint64_t now = server_now(server);
    if (now - server->cared >= CARE_MS) {
        server->cared = now;
        connection_care(server);
        care_for_store(server);
    }
    int wait =
        server->is_stopping ? CARE_MS : session_tick(server->session, now);
    set_timer(server, now + (uint64_t)(wait < 1         ? 1
                                       : wait > CARE_MS ? CARE_MS
                                                        : wait));
}

/* ---- the end ---- */

/* Says goodbye to all clients; the loop will end soon. */
static void stop(Server *server, const char *code)
{
    if (server->is_stopping) {
        return;
    }
    server->is_stopping = true;
    server->stop_by = server_now(server) + GOODBYE_MS;
    session_stop_jobs(server->session);
    if (server->listener_wsi) {
        lws_set_timeout(server->listener_wsi, PENDING_TIMEOUT_USER_OK,
                        LWS_TO_KILL_ASYNC);
    }
    for (int i = 0; i < SERVER_CONNECTIONS; i++) {
        Connection *connection = server->connections[i];
        if (connection && connection->is_client) {
            connection_say_bye(server, connection, code,
                               LWS_CLOSE_STATUS_GOINGAWAY);
        }
    }
    set_timer(server, server->stop_by);
}

/* ---- the loop ---- */

/* Gives the session the finished jobs of a pool, which may be NULL. */
static void take_jobs(Server *server, Pool *pool)
{
    for (SessionJob *job; pool && (job = pool_take(pool));) {
        session_job_done(server->session, job, server_now(server));
        server_stir(server);
    }
}

static bool are_pools_idle(const Server *server)
{
    return (!server->pool || pool_is_idle(server->pool)) &&
           (!server->rivals || pool_is_idle(server->rivals));
}

/* The callback of libwebsockets for descriptors that are not connections, and
 * for wake(). */
static int watch_callback(struct lws *wsi, enum lws_callback_reasons reason,
                          void *user, void *in, size_t size)
{
    Server *server = wsi ? lws_context_user(lws_get_context(wsi)) : NULL;
    (void)user, (void)in, (void)size;
    if (reason == LWS_CALLBACK_EVENT_WAIT_CANCELLED) {
        /* Takes finished jobs and news of the tournament. The store calls
         * wake() too; run_loop then sends what it has committed. */
        take_jobs(server, server->pool);
        take_jobs(server, server->rivals);
        connection_tell(server);
    } else if (reason == LWS_CALLBACK_RAW_RX_FILE) {
        int descriptor = lws_get_socket_fd(wsi);
        struct signalfd_siginfo about;
        uint64_t times;
        if (descriptor == server->listener) {
            connection_accept(server);
        } else if (descriptor == server->signals) {
            if (read(descriptor, &about, sizeof about) == sizeof about) {
                stop(server, "restart");
            }
        } else if (read(server->timer, &times, sizeof times) == sizeof times) {
            tick(server);
        }
    }
    return 0;
}

/* Without tx_packet_size libwebsockets would cut what it sends into pieces of
 * rx_buffer_size and send one piece in each turn of the loop. */
static const struct lws_protocols protocols[] = {
    { .name = "http",
      .callback = connection_callback,
      .tx_packet_size = SERVER_SEND_SIZE },
    { .name = "joute",
      .callback = connection_callback,
      .rx_buffer_size = SERVER_RECEIVE_SIZE,
      .tx_packet_size = SERVER_SEND_SIZE },
    { .name = "watch", .callback = watch_callback },
    { .name = NULL },
};

/* Makes the loop take a turn. May be called on any thread. */
static void wake(void *context)
{
    Server *server = context;
    lws_cancel_service(server->context);
}

/* True if the loop may end. All clients must be gone; otherwise their time must
 * be up and, however slow the machine, one turn must have written the goodbyes.
 * All jobs must be back, or their time must be up. */
static bool has_stopped(Server *server, bool had_turn)
{
    uint64_t now = server_now(server);
    return server->is_stopping &&
           (server->client_count == 0 ||
            (had_turn && now >= server->stop_by)) &&
           (are_pools_idle(server) || now >= server->stop_by + LAST_THOUGHT_MS);
}

/* The changes that the session makes in one turn are one batch of the store.
 * Only a big message gets a batch of its own, so that it does not delay other
 * messages.
 *
 * libwebsockets' poll() looks at every connection, which takes 0.24 us each. So
 * a turn begins at least 1 us per connection after the last one; with many
 * people, each turn then serves several of them. With 2,000 that takes 38 % of
 * a core instead of 60 %, and 4 ms from a move to its step instead of 1.5
 * (joute-bench serve). */
static bool run_loop(Server *server, Error *err)
{
    bool is_good = true, was_stopping = false;
    uint64_t last = clock_now();
    while (!has_stopped(server, was_stopping)) {
        uint64_t next = last + (uint64_t)server->connection_count * 1000;
        uint64_t now = clock_now();
        if (next > now) {
            struct timespec wait = { .tv_nsec = (long)(next - now) };
            nanosleep(&wait, NULL);
        }
        last = clock_now();
        was_stopping = server->is_stopping;
        lws_service(server->context, 0);
        store_submit(server->store);
        connection_take_big(server);
        store_submit(server->store);
        connection_release(server);
        if (is_good && store_has_failed(server->store, err)) {
            is_good = false;
            stop(server, "fault");
        }
    }
    return is_good;
}

/* ---- the beginning ---- */

/* Raises the limit of open files. Returns how many connections there may be. */
static int raise_limit(void)
{
    struct rlimit files;
    const rlim_t wanted = SERVER_CONNECTIONS + SPARE_FILES;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0) {
        return SERVER_CONNECTIONS;
    }
    if (files.rlim_cur < wanted) {
        files.rlim_cur = files.rlim_max < wanted ? files.rlim_max : wanted;
        setrlimit(RLIMIT_NOFILE, &files);
        getrlimit(RLIMIT_NOFILE, &files);
    }
    return files.rlim_cur >= wanted ? SERVER_CONNECTIONS
           : files.rlim_cur > 2 * SPARE_FILES
               ? (int)files.rlim_cur - SPARE_FILES
               : SPARE_FILES;
}

/* Makes libwebsockets call watch_callback when the descriptor is readable. */
static struct lws *watch(Server *server, int descriptor)
{
    lws_adopt_desc_t how = {
        .vh = server->vhost,
        .type = LWS_ADOPT_RAW_FILE_DESC,
        .fd.filefd = descriptor,
        .vh_prot_name = "watch",
    };
    return lws_adopt_descriptor_vhost_via_info(&how);
}

/* Starts libwebsockets and gives it the descriptors that are not
 * connections. */
static bool open_context(Server *server, Error *err)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .user = server,
        .options =
            LWS_SERVER_OPTION_VALIDATE_UTF8 | LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
        .max_http_header_data = HEADERS_SIZE,
        .max_http_header_pool = SERVER_CONNECTIONS,
        .timeout_secs = HEADERS_S,
        .timeout_secs_ah_idle = HEADERS_S,
        .keepalive_timeout = KEEP_ALIVE_S,
        .fd_limit_per_thread =
            (unsigned int)server->most_connections + SPARE_FILES,
        .vhost_name = "joute",
    };
    /* Whoever runs the server has no use for libwebsockets' log, and clients
     * could fill it. */
    lws_set_log_level(0, NULL);
    server->context = lws_create_context(&info);
    server->vhost =
        server->context ? lws_create_vhost(server->context, &info) : NULL;
    if (!server->vhost) {
        return error_set(err, "libwebsockets cannot be started",
                         "impossible de démarrer libwebsockets");
    }
    server->listener_wsi = watch(server, server->listener);
    return (server->listener_wsi && watch(server, server->signals) &&
            watch(server, server->timer)) ||
           error_set(err, "the limit of open files is too low (ulimit -n)",
                     "la limite de fichiers ouverts est trop basse "
                     "(ulimit -n)");
}

static void write_health(void *context, Text *out)
{
    const Server *server = context;
    JsonWriter writer = { .out = out };
    json_begin_object(&writer);
    json_bool_member(&writer, "ok", !server->is_stopping);
    json_string_member(&writer, "version", JOUTE_VERSION);
    json_int_member(&writer, "tables", session_table_count(server->session));
    json_int_member(&writer, "connections", server->client_count);
    json_int_member(&writer, "seconds",
                    (int64_t)(server_now(server) - server->started) / 1000);
    json_end_object(&writer);
}

static void write_games(PageFile *file, GamesTold told)
{
    Text games = { 0 };
    session_write_games(told, &games);
    page_file_init(file, "/api/games.json", &games);
    page_file_pack(file);
}

static bool open_site(Server *server, const ServerSettings *settings,
                      const ListenAddress *address, Error *err)
{
    write_games(&server->site.games, GAMES_WHOLE);
    write_games(&server->site.brief_games, GAMES_BRIEF);
    server->site.is_loopback = listen_is_loopback(address);
    server->site.own_host = settings->host;
    server->site.write_health = write_health;
    server->site.context = server;
    return page_load(&server->site.page, settings->page, err);
}

/* Opens all parts of the server, each after those that it needs. close_all
 * closes those that were opened. */
static bool open_all(Server *server, const ServerSettings *settings,
                     ListenAddress *address, Error *err)
{
    const char *listen = settings->listen ? settings->listen : SERVER_LISTEN;
    if (!listen_parse(listen, address, err)) {
        return false;
    }
    server->listener = settings->listen ? listen_open(address, err)
                                        : listen_open_near(address, err);
    if (server->listener < 0 || !open_site(server, settings, address, err)) {
        return false;
    }
    server->most_connections = raise_limit();
    /* Signals are read from a descriptor. They are blocked before any thread
     * starts, so that no thread receives them. */
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a write beyond the limit on file sizes then
                                 fails instead of ending the server */
    server->signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
    server->timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
    if (!open_context(server, err)) {
        return false;
    }
    server->store = store_open(settings->db, (int64_t)settings->max_disk << 20,
                               wake, server, err);
    if (!server->store) {
        return false;
    }
    server->pool = pool_new(settings->threads, POOL_NICE, wake, server);
    if (settings->rivals) { /* a pool has one thread more than is asked for */
        server->rivals =
            pool_new(settings->rivals->places - 1, RIVALS_NICE, wake, server);
    }
    if (settings->show) {
        server->show = show_new(settings->show, wake, server);
    }
    SessionHost host = host_for(server);
    server->session = session_new(&host, server_now(server));
    server->site.session = server->session;
    care_for_store(server);
    set_timer(server, server_now(server));
    return true;
}

/* Closes everything that was opened. When the context of wake() is freed,
 * nobody calls wake() any more. */
static bool close_all(Server *server, Error *err)
{
    bool is_quiet = are_pools_idle(server);
    if (server->pool) {
        pool_silence(server->pool);
    }
    if (server->rivals) {
        pool_silence(server->rivals);
    }
    if (server->show) {
        show_free(server->show);
    } else if (server->settings->show) {
        server->settings->show->done(server->settings->show->context);
    }
    if (server->context) {
        lws_context_destroy(server->context);
    } else {
        const int descriptors[] = { server->listener, server->signals,
                                    server->timer };
        for (int i = 0; i < 3; i++) {
            if (descriptors[i] >= 0) {
                close(descriptors[i]);
            }
        }
    }
    /* If a job does not stop, the job and its memory are left to the end of the
     * process. */
    if (is_quiet) {
        pool_free(server->pool);
        pool_free(server->rivals);
        session_free(server->session);
    }
    bool is_good = store_close(server->store, err);
    page_done(&server->site.page);
    page_file_done(&server->site.games);
    page_file_done(&server->site.brief_games);
    free(server->waiting);
    return is_good;
}

bool server_run(const ServerSettings *settings, Error *err)
{
    Server *server = mem_new(sizeof *server);
    ListenAddress address;
    server->listener = server->signals = server->timer = -1;
    server->settings = settings;
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    server->epoch = (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000 -
                    clock_now() / 1000000;
    server->started = server->cared = server_now(server);
    bool is_good = open_all(server, settings, &address, err);
    if (is_good) {
        Text url = { 0 }, outside = { 0 };
        listen_add_url(&address, &url);
        listen_add_outside(&address, &outside);
        ServerPlace place = {
            .url = text_string(&url),
            .outside = text_string(&outside),
            .port = listen_port(&address),
            .has_page = server->site.page.count > 0,
        };
        settings->ready(settings->context, &place);
        text_done(&url);
        text_done(&outside);
        is_good = run_loop(server, err);
    }
    is_good = close_all(server, err) && is_good;
    free(server);
    return is_good;
}
