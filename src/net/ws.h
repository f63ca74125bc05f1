/* ws.h: the client's side of a WebSocket to this machine, just enough to
 * load and to test joute serve. */
#ifndef JOUTE_WS_H
#define JOUTE_WS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

typedef struct Ws {
    int fd;         /* -1: closed */
    bool is_open;   /* the handshake is done */
    int close_code; /* that the server gave, or 0 */
    Text in, out;
    size_t out_sent, request_size;
    void *owner;
} Ws;

/* A plain connection, blocking until it stands; -1: none. */
int ws_dial(const char *host, int port);

/* Connects and asks for /ws; what follows does not block. */
bool ws_open(Ws *ws, const char *host, int port);
/* Closes it and frees what it took; close_code stays. */
void ws_close(Ws *ws);

/* Queues a frame with an opcode; true unless the connection is gone. Without
 * a connection (fd -1) the frame stays in out. */
bool ws_send_frame(Ws *ws, int opcode, bool is_final, const char *bytes,
                   size_t size);
/* One text message. */
bool ws_send(Ws *ws, const char *text);
/* Goes on with what is queued. */
bool ws_flush(Ws *ws);
/* Whether something waits that could be sent now. */
bool ws_has_queued(const Ws *ws);

/* Reads what is there and calls take for each text message, which may send.
 * False: the connection has ended; ws_close is still to be called. */
bool ws_read(Ws *ws, void (*take)(Ws *ws, const char *text, size_t size));

#endif
