/* server_state.h: what the parts of the server share. All of it belongs to the
 * thread of the event loop. */
#ifndef JOUTE_SERVER_STATE_H
#define JOUTE_SERVER_STATE_H

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
    SERVER_QUEUE_SIZE = 256 << 10, /* bytes that may wait for a slow client */
    SERVER_TURN_SIZE =
        8 << 20, /* bytes that one turn of the loop may queue for a client */
    SERVER_RECEIVE_SIZE = 1024, /* libwebsockets' buffer of a connection */
    SERVER_SEND_SIZE =
        1 << 20, /* the most bytes that it gives to the system at once */
    SERVER_QUESTIONS = 4, /* how many questions about the tournament one
                             connection may have waiting */
    NOT_WATCHING = -2,
};

/* A message on its way to a client. */
typedef struct Outgoing {
    struct Outgoing *next;
    uint64_t batch; /* the batch of the store that must be on disk before it
                       leaves */
    size_t size;
    unsigned char bytes[]; /* LWS_PRE bytes for libwebsockets, then the text */
} Outgoing;

/* A connection, HTTP or WebSocket. id is its index in server->connections and
 * the session's ClientId. */
typedef struct Connection {
    struct lws *wsi;
    uint32_t id;
    ListenPeer peer;
    HttpReply *reply; /* the answer being sent, or NULL */
    /* The rest is for a WebSocket. */
    bool is_client; /* the session knows it */
    bool has_spoken, wants_ping;
    bool is_closing; /* it is closed once everything is sent */
    bool is_waiting; /* it is in server->waiting, because messages are queued
                        for it */
    uint16_t close_code;
    uint64_t opened, heard, pinged, close_by; /* ms */
    Text incoming; /* the fragments of a message received so far */
    struct Connection *next_big; /* in the list that starts at big_first */
    bool is_big; /* it is in that list; while it is there, nothing more is read
                  */
    Outgoing *first, *last; /* the queue of messages, in order of batch */
    size_t queued;          /* bytes in that queue */
    uint64_t ticket;        /* a number that no other connection ever has */
    int asked;              /* waiting questions about the tournament */
    int board;              /* the board that it watches, or NOT_WATCHING */
} Connection;

typedef struct Server {
    const ServerSettings *settings;
    HttpSite site;
    Session *session;
    Store *store;
    Pool *pool;
    /* Bots of the tournament think on threads of their own, one for each place,
     * because they may keep a thread waiting. NULL if nobody may challenge
     * them. */
    Pool *rivals;
    Show *show; /* NULL if there is no tournament */
    struct lws_context *context;
    struct lws_vhost *vhost;
    int listener, signals, timer; /* descriptors that the loop watches, or -1 */
    struct lws *listener_wsi;
    uint64_t epoch, started, cared; /* ms */
    uint64_t tick_due;              /* when the timer fires */
    bool is_stopping;
    uint64_t stop_by;
    Connection *connections[SERVER_CONNECTIONS]; /* NULL where free */
    int connection_count, client_count, most_connections;
    uint32_t next_id; /* where the search for a free id begins */
    uint64_t enter_count;
    /* Connections with a complete big message; each turn takes one. */
    Connection *big_first, *big_last;
    /* The ids of connections with queued messages, which may wait until the
     * store has written a batch. */
    uint32_t *waiting;
    size_t waiting_count, waiting_capacity;
} Server;

/* server.c */
/* Milliseconds: the wall clock at the start plus the time since. It never goes
 * back, and goes on after a restart. */
uint64_t server_now(const Server *server);
/* Must be called when something may be due earlier than before; session_tick is
 * then called soon. */
void server_stir(Server *server);

/* host.c */
/* The functions that the session calls to send, keep and think. */
SessionHost host_for(Server *server);

/* connection.c */
/* Accepts all waiting connections. */
void connection_accept(Server *server);
/* Queues a message. It is sent once every change that was kept before it is on
 * disk. */
void connection_send(Server *server, ClientId client, const char *text,
                     size_t size);
/* Closes a connection once its queue is sent. */
void connection_drop(Server *server, ClientId client);
/* Handles one big message, if any waits. Between two big messages, small
 * messages of other clients get a turn. */
void connection_take_big(Server *server);
/* Hands on a question about the tournament; false if too many are waiting. */
bool connection_ask(Server *server, ClientId client,
                    const SessionQuestion *question);
/* Sends the news of the tournament and the answers to questions. */
void connection_tell(Server *server);
/* Sends the messages whose batch is on disk by now. */
void connection_release(Server *server);
/* Pings clients, and drops silent and slow ones; called once a second. */
void connection_care(Server *server);
/* Drops the queued messages that may not be sent yet, sends {"t": "bye"} and
 * closes. */
void connection_say_bye(Server *server, Connection *connection,
                        const char *code, uint16_t close_code);
/* The callback of libwebsockets, for HTTP and WebSocket. It and the functions
 * below return -1 to close the connection. */
int connection_callback(struct lws *wsi, enum lws_callback_reasons reason,
                        void *user, void *in, size_t size);

/* http_request.c */
/* Begins to answer an HTTP request. */
int http_request_answer(struct lws *wsi, Server *server,
                        Connection *connection);
/* Sends the next piece of the answer. */
int http_request_write(struct lws *wsi, Connection *connection);
/* Returns 0 if the request may become a WebSocket, 1 if it was refused. */
int http_request_confirm_upgrade(struct lws *wsi, Server *server,
                                 const char *to);
/* Frees what is left of an answer. */
void http_request_clear(Connection *connection);

#endif
