/* internal.h: what the parts of the server share. All of it belongs to the
 * thread of the event loop. */
#ifndef JOUTE_NET_INTERNAL_H
#define JOUTE_NET_INTERNAL_H

#include <libwebsockets.h>

#include "net/http.h"
#include "net/listen.h"
#include "net/pool.h"
#include "net/server.h"
#include "net/show.h"
#include "net/store.h"

enum {
    SERVER_CONNECTIONS = 5000,
    SERVER_PER_ADDRESS = 64,
    SERVER_QUEUE_SIZE = 256 << 10, /* bytes that wait for a slow client */
    SERVER_TURN_SIZE = 8 << 20,    /* and for any, before they are tried */
    SERVER_RECEIVE_SIZE = 1024,    /* the library's buffer of a connection */
    SERVER_SEND_SIZE = 1 << 20,    /* most it hands to the system at once */
    SERVER_QUESTIONS = 4,          /* of a connection that may wait */
    NOT_WATCHING = -2,
};

/* A message on its way out. */
typedef struct Outgoing {
    struct Outgoing *next;
    uint64_t batch; /* of the store: not to leave before it is safe */
    size_t size;
    unsigned char bytes[]; /* LWS_PRE for the library, then the text */
} Outgoing;

/* A connection of either kind; its index in the server is the session's
 * ClientId. */
typedef struct Connection {
    struct lws *wsi;
    uint32_t id;
    ListenPeer peer;
    HttpReply *reply; /* being sent, or NULL */
    /* Of a WebSocket: */
    bool is_client; /* the session knows it */
    bool has_spoken, wants_ping;
    bool is_closing; /* once all is sent */
    bool is_waiting; /* listed in the server's waiting: has messages */
    uint16_t close_code;
    uint64_t opened, heard, pinged, close_by; /* ms */
    Text incoming;               /* the fragments of a message so far */
    struct Connection *next_big; /* in the server's list of big messages */
    bool is_big;                 /* in it: nothing more is read meanwhile */
    Outgoing *first, *last;
    size_t queued;   /* bytes */
    uint64_t ticket; /* unlike any other connection's */
    int asked;       /* questions about the tournament that wait */
    int board;       /* of it, that it watches; NOT_WATCHING */
} Connection;

typedef struct Server {
    const ServerSettings *settings;
    HttpSite site;
    Session *session;
    Store *store;
    Pool *pool;
    Show *show; /* NULL: no tournament */
    struct lws_context *context;
    struct lws_vhost *vhost;
    int listener, signals, timer; /* descriptors the loop watches; -1: none */
    struct lws *listener_wsi;
    uint64_t epoch, started, cared; /* ms */
    uint64_t tick_due;
    bool is_stopping;
    uint64_t stop_by;
    Connection *connections[SERVER_CONNECTIONS];
    int connection_count, client_count, most_connections;
    uint32_t next_id;
    uint64_t enter_count;
    Connection *big_first, *big_last; /* whose message waits: one a turn */
    uint32_t *waiting; /* those with messages the store may hold back */
    size_t waiting_count, waiting_capacity;
} Server;

/* server.c */
/* ms: the wall clock of the start, going on evenly and never back. */
uint64_t server_now(const Server *server);
/* A session's timers may have changed: it is to be asked soon. */
void server_stir(Server *server);

/* host.c */
/* What the session calls to send, keep and think. */
SessionHost host_for(Server *server);

/* connection.c */
/* Accepts the connections that wait. */
void connection_accept(Server *server);
/* Queues a message, which leaves once what was kept before it is safe. */
void connection_send(Server *server, ClientId client, const char *text,
                     size_t size);
/* Closes a connection once what was sent to it has left. */
void connection_drop(Server *server, ClientId client);
/* Takes a big message that waits, if one does: what others say in a few bytes
 * is heard before it, and before the next one. */
void connection_take_big(Server *server);
/* Has a question about the tournament answered; false: too many wait. */
bool connection_ask(Server *server, ClientId client,
                    const SessionQuestion *question);
/* Sends what there is to tell of the tournament. */
void connection_tell(Server *server);
/* Lets go of messages whose batch is safe by now. */
void connection_release(Server *server);
/* Pings, and drops who is silent or slow; about once a second. */
void connection_care(Server *server);
/* Takes back what is not yet safe, sends {"t": "bye"} and closes. */
void connection_say_bye(Server *server, Connection *connection,
                        const char *code, uint16_t close_code);
/* The library's callback, for HTTP and WebSocket: -1 closes the connection,
 * as it does from what follows. */
int connection_callback(struct lws *wsi, enum lws_callback_reasons reason,
                        void *user, void *in, size_t size);

/* request.c */
/* Begins to answer a request. */
int request_answer(struct lws *wsi, Server *server, Connection *connection);
/* The next piece of the answer, when the last one has gone. */
int request_write(struct lws *wsi, Connection *connection);
/* 0: let it become a WebSocket; 1: it was refused in words. */
int request_confirm_upgrade(struct lws *wsi, Server *server, const char *to);
/* Forgets what is left of an answer. */
void request_clear(Connection *connection);

#endif
