/* ws.c: the client's side of WebSocket: handshake and frames. */
#include "ws.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { OP_TEXT = 1, OP_CLOSE = 8, OP_PING = 9, OP_PONG = 10 };

int ws_dial(const char *host, int port)
{
    struct sockaddr_in to = { .sin_family = AF_INET,
                              .sin_port = htons((uint16_t)port) };
    int on = 1;
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || inet_pton(AF_INET, host, &to.sin_addr) != 1 ||
        connect(fd, (struct sockaddr *)&to, sizeof to) != 0) {
        if (fd >= 0) {
            close(fd);
        }
        return -1;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return fd;
}

bool ws_open(Ws *ws, const char *host, int port)
{
    *ws = (Ws){ .fd = ws_dial(host, port), .owner = ws->owner };
    if (ws->fd < 0) {
        return false;
    }
    fcntl(ws->fd, F_SETFL, fcntl(ws->fd, F_GETFL) | O_NONBLOCK);
    text_addf(&ws->out,
              "GET /ws HTTP/1.1\r\nHost: localhost:%d\r\n"
              "Connection: Upgrade\r\nUpgrade: websocket\r\n"
              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: joute\r\n"
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
              port);
    ws->request_size = ws->out.size;
    return ws_flush(ws);
}

void ws_close(Ws *ws)
{
    if (ws->fd >= 0) {
        close(ws->fd);
    }
    text_done(&ws->in);
    text_done(&ws->out);
    *ws = (Ws){ .fd = -1, .owner = ws->owner, .close_code = ws->close_code };
}

/* The bytes that may be sent now: frames must wait for the server's answer to
 * the handshake. */
static size_t may_send(const Ws *ws)
{
    return (ws->is_open ? ws->out.size : ws->request_size) - ws->out_sent;
}

bool ws_has_queued(const Ws *ws)
{
    return may_send(ws) > 0;
}

bool ws_flush(Ws *ws)
{
    while (may_send(ws) > 0) {
        ssize_t size = send(ws->fd, ws->out.data + ws->out_sent, may_send(ws),
                            MSG_NOSIGNAL);
        if (size < 0) {
            return errno == EAGAIN || errno == EINTR;
        }
        ws->out_sent += (size_t)size;
    }
    if (ws->is_open) {
        text_clear(&ws->out);
        ws->out_sent = 0;
    }
    return true;
}

bool ws_send_frame(Ws *ws, int opcode, bool is_final, const char *bytes,
                   size_t size)
{
    static const char mask[4] = { 0x5a, 0x13, 0x77, 0x01 };
    text_add_char(&ws->out, (char)(opcode | (is_final ? 0x80 : 0)));
    int lengths = size < 126 ? 0 : size < 65536 ? 2 : 8;
    text_add_char(&ws->out, (char)(0x80 | (lengths == 0   ? (int)size
                                           : lengths == 2 ? 126
                                                          : 127)));
    for (int i = lengths - 1; i >= 0; i--) {
        text_add_char(&ws->out, (char)(size >> 8 * i));
    }
    text_add_bytes(&ws->out, mask, 4);
    size_t at = ws->out.size;
    text_add_bytes(&ws->out, bytes, size);
    for (size_t i = 0; i < size; i++) {
        ws->out.data[at + i] ^= mask[i & 3];
    }
    return ws->fd < 0 || ws_flush(ws);
}

bool ws_send(Ws *ws, const char *text)
{
    return ws_send_frame(ws, OP_TEXT, true, text, strlen(text));
}

/* The size of the frame at `at` in ws->in, or 0 if it is not complete. */
static size_t frame_size(const Ws *ws, size_t at, size_t *head)
{
    const unsigned char *bytes = (const unsigned char *)ws->in.data + at;
    size_t have = ws->in.size - at;
    if (have < 2) {
        return 0;
    }
    size_t size = bytes[1] & 0x7f;
    size_t lengths = size == 126 ? 2 : size == 127 ? 8 : 0;
    *head = 2 + lengths;
    if (have < *head) {
        return 0;
    }
    if (lengths) {
        size = 0;
        for (size_t i = 0; i < lengths; i++) {
            size = size << 8 | bytes[2 + i];
        }
    }
    return have >= *head + size ? *head + size : 0;
}

/* Handles one frame; returns false if the server closes the connection. */
static bool take_frame(Ws *ws, int opcode, const char *bytes, size_t size,
                       void (*take)(Ws *ws, const char *text, size_t size))
{
    if (opcode == OP_TEXT) {
        take(ws, bytes, size);
    } else if (opcode == OP_PING) {
        return ws_send_frame(ws, OP_PONG, true, bytes, size);
    } else if (opcode == OP_CLOSE) {
        ws->close_code =
            size < 2 ? 1005
                     : (unsigned char)bytes[0] << 8 | (unsigned char)bytes[1];
        return false;
    }
    return true;
}

/* Handles all complete frames in ws->in and removes them. */
static bool take_all(Ws *ws,
                     void (*take)(Ws *ws, const char *text, size_t size))
{
    size_t at = 0, head, size;
    bool is_good = true;
    if (!ws->is_open) {
        const char *end = ws->in.data ? strstr(ws->in.data, "\r\n\r\n") : NULL;
        if (!end) {
            return true;
        }
        if (strncmp(ws->in.data, "HTTP/1.1 101 ", 13) != 0) {
            return false;
        }
        ws->is_open = true;
        at = (size_t)(end + 4 - ws->in.data);
        is_good = ws_flush(ws);
    }
    while (is_good && ws->fd >= 0 && (size = frame_size(ws, at, &head)) > 0) {
        int opcode = ws->in.data[at] & 0x0f;
        is_good =
            take_frame(ws, opcode, ws->in.data + at + head, size - head, take);
        at += size;
    }
    if (ws->fd >= 0) {
        memmove(ws->in.data, ws->in.data + at, ws->in.size - at);
        ws->in.size -= at;
        ws->in.data[ws->in.size] = '\0';
    }
    return is_good && ws->fd >= 0;
}

bool ws_read(Ws *ws, void (*take)(Ws *ws, const char *text, size_t size))
{
    char chunk[65536];
    for (;;) {
        ssize_t size = recv(ws->fd, chunk, sizeof chunk, 0);
        if (size < 0) {
            return errno == EAGAIN || errno == EINTR;
        }
        if (size == 0) {
            return false;
        }
        text_add_bytes(&ws->in, chunk, (size_t)size);
        if (!take_all(ws, take)) {
            return false;
        }
    }
}
