/* ws.h: a WebSocket client, just good enough to load and test joute serve. */
#ifndef JOUTE_WS_H
#define JOUTE_WS_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

typedef struct Ws {
    int fd;         /* -1 if closed */
    bool is_open;   /* the handshake is done */
    int close_code; /* sent by the server, or 0 */
    Text in, out;   /* bytes received but not used yet, and bytes to send */
    size_t out_sent, request_size; /* how many bytes of `out` were sent; how
                                      many are the handshake's request */
    void *owner;
} Ws;

/* Opens a plain TCP connection, blocking; returns -1 if that fails. */
int ws_dial(const char *host, int port);

/* Connects and asks for /ws. No later call blocks. */
bool ws_open(Ws *ws, const char *host, int port);
/* Closes the connection and frees its memory; close_code stays. */
void ws_close(Ws *ws);

/* Queues a frame. Returns false if the connection is gone. Without a connection
 * (fd is -1) the frame stays in out. */
bool ws_send_frame(Ws *ws, int opcode, bool is_final, const char *bytes,
                   size_t size);
/* Queues one text message. */
bool ws_send(Ws *ws, const char *text);
/* Sends as much of the queue as possible. */
bool ws_flush(Ws *ws);
/* True if something is queued that could be sent now. */
bool ws_has_queued(const Ws *ws);

/* Reads what has come and calls take for each text message; take may send.
 * Returns false if the connection has ended; the caller still calls ws_close.
 */
bool ws_read(Ws *ws, void (*take)(Ws *ws, const char *text, size_t size));

#endif
