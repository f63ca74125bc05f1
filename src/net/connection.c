/* connection.c: the connections of browsers. Messages from a browser go to the
 * session. Messages from the session wait until the changes that they announce
 * are on disk.  A connection begins as HTTP. If it becomes a WebSocket, the
 * session knows it as a client (is_client) from enter() to leave(). A message
 * to it is queued with the number of the store's current batch and written when
 * that batch is committed. At the end of every turn, connection_release writes
 * the messages whose batch is committed; libwebsockets calls write_messages
 * when a slow client can take more. A connection that is closing sends its
 * queue, then the close frame, and is cut off after CLOSE_MS. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "net/server_state.h"

enum {
    PING_MS = 15000,
    SILENCE_MS = 45000,
    FIRST_MESSAGE_MS = 15000,
    CLOSE_MS =
        5000,      /* how long a closing connection has for its last messages */
    ACCEPTS = 256, /* the most new connections in one turn */
    BIG = 4096, /* a message of more bytes is big: it may hold a record, which
                   takes long to handle */
};

/* The WebSocket connection of a client, or NULL. */
static Connection *find(Server *server, ClientId client)
{
    Connection *connection =
        client < SERVER_CONNECTIONS ? server->connections[client] : NULL;
    return connection && connection->is_client ? connection : NULL;
}

/* ---- coming and going ---- */

/* True if the limits allow another connection from this peer. */
static bool is_welcome(const Server *server, const ListenPeer *peer)
{
    int from_there = 0;
    for (int i = 0; i < SERVER_CONNECTIONS && !peer->is_loopback; i++) {
        const Connection *other = server->connections[i];
        from_there += other && memcmp(&other->peer, peer, sizeof *peer) == 0;
    }
    return server->connection_count < server->most_connections &&
           (peer->is_loopback ||
            (session_may_ask(server->session, listen_peer_number(peer), 1,
                             server_now(server)) &&
             from_there < SERVER_PER_ADDRESS));
}

static void clear_queue(Connection *connection)
{
    while (connection->first) {
        Outgoing *message = connection->first;
        connection->first = message->next;
        free(message);
    }
    connection->last = NULL;
    connection->queued = 0;
}

/* Removes a connection from the list of big messages, if it is there. */
static void leave_big(Server *server, const Connection *connection)
{
    Connection **at = &server->big_first;
    server->big_last = NULL;
    while (*at) {
        if (*at == connection) {
            *at = connection->next_big;
        } else {
            server->big_last = *at;
            at = &(*at)->next_big;
        }
    }
}

/* Frees a connection that libwebsockets has closed. */
static void forget(Server *server, Connection *connection)
{
    if (server->connections[connection->id] != connection) {
        return;
    }
    leave_big(server, connection);
    server->connections[connection->id] = NULL;
    server->connection_count--;
    http_request_clear(connection);
    clear_queue(connection);
    text_done(&connection->incoming);
    free(connection);
}

/* Gives a new socket an id and hands it to libwebsockets. */
static void adopt(Server *server, int socket, const ListenPeer *peer)
{
    Connection *connection = mem_new(sizeof *connection);
    /* The search for a free id goes round in a circle, so that an id just freed
     * is not reused at once. */
    while (server->connections[server->next_id]) {
        server->next_id = (server->next_id + 1) % SERVER_CONNECTIONS;
    }
    uint32_t id = server->next_id;
    server->next_id = (id + 1) % SERVER_CONNECTIONS;
    *connection = (Connection){ .id = id, .peer = *peer };
    server->connections[id] = connection;
    server->connection_count++;
    lws_adopt_desc_t how = {
        .vh = server->vhost,
        .type = LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP,
        .fd.sockfd = socket,
        .opaque = connection,
    };
    struct lws *wsi = lws_adopt_descriptor_vhost_via_info(&how);
    if (wsi) {
        connection->wsi = wsi;
    } else if (server->connections[id]) {
        /* libwebsockets has closed the socket, but does not always call back
         * for it. */
        forget(server, connection);
    }
}

void connection_accept(Server *server)
{
    ListenPeer peer;
    for (int i = 0; i < ACCEPTS; i++) {
        int socket = listen_accept(server->listener, &peer);
        if (socket < 0) {
            return;
        }
        if (is_welcome(server, &peer)) {
            adopt(server, socket, &peer);
        } else {
            close(socket);
        }
    }
}

/* ---- messages out ---- */

static void append(Connection *connection, const char *text, size_t size,
                   uint64_t batch)
{
    Outgoing *message = mem_resize(NULL, sizeof *message + LWS_PRE + size);
    *message = (Outgoing){ .batch = batch, .size = size };
    memcpy(message->bytes + LWS_PRE, text, size);
    if (connection->last) {
        connection->last->next = message;
    } else {
        connection->first = message;
    }
    connection->last = message;
    connection->queued += size;
}

/* Ends a connection from outside libwebsockets' callbacks. */
static void cut_off(Connection *connection)
{
    clear_queue(connection);
    connection->is_closing = true;
    lws_set_timeout(connection->wsi, PENDING_TIMEOUT_USER_OK,
                    LWS_TO_KILL_ASYNC);
}

/* Writes the messages whose batch is committed, until the system takes no more.
 * libwebsockets then keeps the rest of one message and calls back when it has
 * been sent. Returns false if the connection has ended, or if too much is
 * queued after this message. */
static bool write_ready(Connection *connection, uint64_t committed)
{
    while (connection->first && connection->first->batch <= committed) {
        if (lws_partial_buffered(connection->wsi)) {
            lws_callback_on_writable(connection->wsi);
            return connection->queued <= SERVER_QUEUE_SIZE;
        }
        Outgoing *message = connection->first;
        int written = lws_write(connection->wsi, message->bytes + LWS_PRE,
                                message->size, LWS_WRITE_TEXT);
        connection->first = message->next;
        if (!connection->first) {
            connection->last = NULL;
        }
        connection->queued -= message->size;
        free(message);
        if (written < 0) {
            return false;
        }
    }
    return true;
}

void connection_send(Server *server, ClientId client, const char *text,
                     size_t size)
{
    Connection *connection = find(server, client);
    if (!connection || connection->is_closing) {
        return;
    }
    if (connection->queued > SERVER_TURN_SIZE) {
        cut_off(connection);
        return;
    }
    append(connection, text, size, store_pending(server->store));
    if (connection->is_waiting) {
        return;
    }
    if (server->waiting_count == server->waiting_capacity) {
        server->waiting_capacity =
            server->waiting_capacity ? 2 * server->waiting_capacity : 256;
        server->waiting =
            mem_resize(server->waiting,
                       server->waiting_capacity * sizeof *server->waiting);
    }
    connection->is_waiting = true;
    server->waiting[server->waiting_count++] = connection->id;
}

/* Closes a connection once everything is sent, or after CLOSE_MS. */
static void close_soon(Server *server, Connection *connection, uint16_t code)
{
    connection->is_closing = true;
    connection->close_code = code;
    connection->close_by = server_now(server) + CLOSE_MS;
    lws_callback_on_writable(connection->wsi);
}

void connection_drop(Server *server, ClientId client)
{
    Connection *connection = find(server, client);
    if (connection && !connection->is_closing) {
        close_soon(server, connection, LWS_CLOSE_STATUS_NORMAL);
    }
}

void connection_release(Server *server)
{
    uint64_t committed = store_committed(server->store);
    size_t kept = 0;
    for (size_t i = 0; i < server->waiting_count; i++) {
        uint32_t id = server->waiting[i];
        Connection *connection = server->connections[id];
        if (!connection || !connection->is_waiting) {
            continue;
        }
        if (!write_ready(connection, committed)) {
            cut_off(connection);
        } else if (connection->is_closing) {
            lws_callback_on_writable(connection->wsi);
        }
        /* The last message in the queue has the highest batch. */
        if (connection->last && connection->last->batch > committed) {
            server->waiting[kept++] = id;
        } else {
            connection->is_waiting = false;
        }
    }
    server->waiting_count = kept;
}

/* Why the server closes a connection, in the words that the page shows. */
static const struct {
    const char *code;
    Phrase text;
} byes[] = {
    { "restart", PHRASE("the server is restarting", "le serveur redémarre") },
    { "fault", PHRASE("the server cannot store games any more",
                      "le serveur ne peut plus enregistrer les parties") },
    { "too-big",
      PHRASE("the message is too big", "le message est trop grand") },
    { "malformed",
      PHRASE("only text is accepted", "seul du texte est accepté") },
    { "silent", PHRASE("the connection was idle", "connexion inactive") },
};

void connection_say_bye(Server *server, Connection *connection,
                        const char *code, uint16_t close_code)
{
    Text text = { 0 };
    for (size_t i = 0; i < sizeof byes / sizeof *byes; i++) {
        if (strcmp(byes[i].code, code) == 0) {
            text_addf(&text, "{\"t\":\"bye\",\"code\":\"%s\",\"text\":\"%s\"}",
                      code, byes[i].text.in[server->settings->lang]);
        }
    }
    /* Drops the messages whose batch is not committed. */
    uint64_t committed = store_committed(server->store);
    Outgoing **at = &connection->first;
    connection->last = NULL;
    while (*at && (*at)->batch <= committed) {
        connection->last = *at;
        at = &(*at)->next;
    }
    Outgoing *rest = *at;
    *at = NULL;
    while (rest) {
        Outgoing *message = rest;
        rest = rest->next;
        connection->queued -= message->size;
        free(message);
    }
    append(connection, text_string(&text), text.size, 0);
    text_done(&text);
    close_soon(server, connection, close_code);
}

/* Pings a connection, or closes it if it is silent or takes too long to close.
 */
static void care_for(Server *server, Connection *connection, uint64_t now)
{
    if (connection->is_closing) {
        if (now > connection->close_by) {
            cut_off(connection);
        }
    } else if (now - connection->heard > SILENCE_MS) {
        cut_off(connection);
    } else if (!connection->has_spoken &&
               now - connection->opened > FIRST_MESSAGE_MS) {
        connection_say_bye(server, connection, "silent",
                           LWS_CLOSE_STATUS_POLICY_VIOLATION);
    } else if (now - connection->pinged >= PING_MS) {
        connection->pinged = now;
        connection->wants_ping = true;
        lws_callback_on_writable(connection->wsi);
    }
}

void connection_care(Server *server)
{
    uint64_t now = server_now(server);
    for (int i = 0; i < SERVER_CONNECTIONS; i++) {
        Connection *connection = server->connections[i];
        if (connection && connection->is_client) {
            care_for(server, connection, now);
        }
    }
}

/* The client can take more. Returns -1 to close the connection. */
static int write_messages(Server *server, Connection *connection)
{
    struct lws *wsi = connection->wsi;
    if (connection->wants_ping) {
        /* The ping has one byte, because libwebsockets does not report the pong
         * to an empty ping. */
        unsigned char room[LWS_PRE + 1] = { 0 };
        connection->wants_ping = false;
        return lws_write(wsi, room + LWS_PRE, 1, LWS_WRITE_PING) >= 0
               ? lws_callback_on_writable(wsi),
               0 : -1;
    }
    if (!write_ready(connection, store_committed(server->store))) {
        return -1;
    }
    if (connection->is_closing && !connection->first) {
        lws_close_reason(wsi, connection->close_code, NULL, 0);
        return -1;
    }
    return 0;
}

/* ---- messages in ---- */

static void take_message(Server *server, Connection *connection)
{
    connection->has_spoken = true;
    session_receive(server->session, connection->id,
                    text_string(&connection->incoming),
                    connection->incoming.size, server_now(server));
    /* The memory of a big message is freed, not kept for the next message. */
    if (connection->incoming.capacity > SERVER_RECEIVE_SIZE) {
        text_done(&connection->incoming);
    } else {
        text_clear(&connection->incoming);
    }
    server_stir(server);
}

/* Puts a connection with a big message in the list. Nothing more is read from
 * the connection until its turn has come. */
static void wait_as_big(Server *server, Connection *connection)
{
    connection->is_big = true;
    connection->next_big = NULL;
    if (server->big_last) {
        server->big_last->next_big = connection;
    } else {
        server->big_first = connection;
    }
    server->big_last = connection;
    lws_rx_flow_control(connection->wsi, 0);
    lws_cancel_service(server->context);
}

void connection_take_big(Server *server)
{
    Connection *connection = server->big_first;
    if (!connection) {
        return;
    }
    leave_big(server, connection);
    connection->is_big = false;
    if (connection->is_client && !connection->is_closing &&
        !server->is_stopping) {
        take_message(server, connection);
    }
    lws_rx_flow_control(connection->wsi, 1);
    if (server->big_first) {
        lws_cancel_service(server->context);
    }
}

/* Takes a fragment of a message. A complete message goes to the session, or
 * waits if it is big. */
static int receive(Server *server, Connection *connection, const char *bytes,
                   size_t size)
{
    struct lws *wsi = connection->wsi;
    connection->heard = server_now(server);
    if (connection->is_closing || server->is_stopping) {
        return 0;
    }
    if (lws_frame_is_binary(wsi)) {
        connection_say_bye(server, connection, "malformed",
                           LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE);
        return 0;
    }
    size_t rest = lws_remaining_packet_payload(wsi);
    if (connection->incoming.size + size + rest > SESSION_MESSAGE_SIZE) {
        connection_say_bye(server, connection, "too-big",
                           LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE);
        return 0;
    }
    text_add_bytes(&connection->incoming, bytes, size);
    if (rest == 0 && lws_is_final_fragment(wsi)) {
        if (connection->incoming.size > BIG) {
            wait_as_big(server, connection);
        } else {
            take_message(server, connection);
        }
    }
    return 0;
}

/* ---- the tournament ---- */

bool connection_ask(Server *server, ClientId client,
                    const SessionQuestion *question)
{
    Connection *connection = find(server, client);
    if (!connection) {
        return true;
    }
    if (question->kind == QUESTION_WATCH) {
        connection->board = NOT_WATCHING; /* set once the client has been sent
                                             the whole board */
        if (!question->is_on) {
            return true;
        }
    }
    if (connection->asked == SERVER_QUESTIONS ||
        !show_ask(server->show, connection->ticket, question)) {
        return false;
    }
    connection->asked++;
    return true;
}

/* Sends an answer to the connection that asked, unless it is gone. */
static void tell_one(Server *server, const ShowNews *news)
{
    Connection *connection =
        find(server, (ClientId)(news->ticket % SERVER_CONNECTIONS));
    if (connection && connection->ticket == news->ticket) {
        connection->asked--;
        connection->board = news->is_whole ? news->board : connection->board;
        connection_send(server, connection->id, text_string(&news->text),
                        news->text.size);
    }
}

void connection_tell(Server *server)
{
    ShowNews *news;
    while (server->show && (news = show_take(server->show))) {
        for (ClientId i = 0; !news->ticket && i < SERVER_CONNECTIONS; i++) {
            const Connection *connection = find(server, i);
            if (connection && connection->board == news->board) {
                connection_send(server, i, text_string(&news->text),
                                news->text.size);
            }
        }
        if (news->ticket) {
            tell_one(server, news);
        }
        show_news_free(news);
    }
}

static void enter(Server *server, Connection *connection)
{
    uint64_t now = server_now(server);
    connection->ticket =
        ++server->enter_count * SERVER_CONNECTIONS + connection->id;
    connection->board = NOT_WATCHING;
    connection->opened = connection->heard = connection->pinged = now;
    connection->is_client = true;
    server->client_count++;
    session_enter(server->session, connection->id,
                  listen_peer_number(&connection->peer), now);
    server_stir(server);
}

static void leave(Server *server, Connection *connection)
{
    if (!connection->is_client) {
        return;
    }
    connection->is_client = false;
    server->client_count--;
    session_leave(server->session, connection->id, server_now(server));
    server_stir(server);
}

/* ---- the library's callback ---- */

int connection_callback(struct lws *wsi, enum lws_callback_reasons reason,
                        void *user, void *in, size_t size)
{
    Connection *connection = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (!connection) {
        return 0; /* an event of libwebsockets itself */
    }
    Server *server = lws_context_user(lws_get_context(wsi));
    connection->wsi = wsi;
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED: enter(server, connection); return 0;
    case LWS_CALLBACK_CLOSED: leave(server, connection); return 0;
    case LWS_CALLBACK_RECEIVE: return receive(server, connection, in, size);
    case LWS_CALLBACK_RECEIVE_PONG:
        connection->heard = server_now(server);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return write_messages(server, connection);
    case LWS_CALLBACK_HTTP: return http_request_answer(wsi, server, connection);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return http_request_write(wsi, connection);
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return http_request_confirm_upgrade(wsi, server, in);
    case LWS_CALLBACK_WSI_DESTROY: forget(server, connection); return 0;
    /* Requests with a body, and requests for another protocol (CONNECT). */
    case LWS_CALLBACK_HTTP_BODY:
    case LWS_CALLBACK_RAW_ADOPT:
    case LWS_CALLBACK_RAW_RX: return -1;
    default: return 0;
    }
}
