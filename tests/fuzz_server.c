/* fuzz_server.c: sends mutated requests, frames and messages to joute serve,
 * and checks that it lives on:
 *   fuzz_server PORT SECONDS [SEED] */
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "joute/rng.h"
#include "tap.h"
#include "ws.h"

enum { MUTATIONS = 6, INPUT_SIZE = 20000 };

#define HEAD " HTTP/1.1\r\nHost: localhost\r\n"

static const char upgrade[] =
    "GET /ws" HEAD "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: joute\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";

static const char *const requests[] = {
    "GET /" HEAD "Accept-Encoding: gzip, br;q=0.5\r\n\r\n",
    "GET /api/health" HEAD "Connection: keep-alive\r\n\r\n"
    "GET /api/games" HEAD "\r\n",
    "HEAD /api/tables?ids=abcdefghijkl,x&y=%41%zz" HEAD "\r\n",
    "GET /api/records/abcdefghijkl" HEAD "If-None-Match: \"abc\"\r\n\r\n",
    "POST /api/tables" HEAD "Content-Length: 10\r\n\r\n0123456789",
    "GET /%2e%2e/%00/t/x?a=b" HEAD "Transfer-Encoding: chunked\r\n\r\n"
    "5\r\nabcde\r\n0\r\n\r\n",
    "OPTIONS * HTTP/1.1\r\nHost: [::1]:80\r\nExpect: 100-continue\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\n"
    "Connection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    upgrade,
};

static const char *const messages[] = {
    "{\"t\":\"hello\",\"v\":1,\"lang\":\"fr\"}",
    "{\"t\":\"lobby\",\"on\":true}",
    "{\"t\":\"create\",\"cid\":\"fuzz-0001\",\"game\":\"moulin\",\"seats\":["
    "{\"kind\":\"me\",\"name\":\"x\"},{\"kind\":\"open\"}],\"listed\":true}",
    "{\"t\":\"create\",\"cid\":\"fuzz-0002\",\"game\":\"roses\",\"seed\":7,"
    "\"seats\":[{\"kind\":\"me\"},{\"kind\":\"computer\","
    "\"spec\":\"level:1\"}],\"clock\":{\"base\":60000,\"step\":1000}}",
    "{\"t\":\"create\",\"cid\":\"fuzz-0003\",\"game\":\"guerre\","
    "\"draw\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}]}",
    "{\"t\":\"join\",\"cid\":\"fuzz-0004\",\"table\":\"abcdefghijkl\","
    "\"tokens\":{\"1\":\"x\"},\"since\":3}",
    "{\"t\":\"move\",\"cid\":\"fuzz-0005\",\"ply\":0,\"seat\":1,"
    "\"text\":\"11\"}",
    "{\"t\":\"look\",\"seat\":2}",
    "{\"t\":\"undo\",\"cid\":\"fuzz-0006\"}",
    "{\"t\":\"answer\",\"cid\":\"fuzz-0007\",\"yes\":true}",
    "{\"t\":\"at\",\"cid\":\"fuzz-0008\",\"ply\":0}",
    "{\"t\":\"hint\",\"cid\":\"fuzz-0009\"}",
    "{\"t\":\"record\",\"cid\":\"fuzz-0010\"}",
    "{\"t\":\"resign\",\"cid\":\"fuzz-0011\",\"seat\":1}",
    "{\"t\":\"rematch\",\"cid\":\"fuzz-0012\"}",
    "{\"t\":\"again\",\"cid\":\"fuzz-0016\"}",
    "{\"t\":\"check\",\"cid\":\"fuzz-0018\",\"game\":\"moulin\"}",
    "{\"t\":\"ahead\",\"cid\":\"fuzz-0017\"}",
    "{\"t\":\"leave\"}",
    "{\"t\":\"ping\"}",
};

#define COUNT(array) ((uint32_t)(sizeof(array) / sizeof *(array)))

static const char *pick(Rng *rng, const char *const *list, uint32_t count)
{
    return list[rng_below(rng, count)];
}

/* Changes the text at one random place. */
static void mutate_once(Rng *rng, Text *text)
{
    if (text->size == 0) {
        return;
    }
    size_t at = rng_below(rng, (uint32_t)text->size);
    size_t rest = text->size - at, run = 1 + rng_below(rng, 16);
    Text tail = { 0 };
    run = run < rest ? run : rest;
    text_add_bytes(&tail, text->data + at, rest);
    switch (rng_below(rng, 6)) {
    case 0: text->data[at] ^= (char)(1u << rng_below(rng, 8)); break;
    case 1: text->data[at] = (char)rng_below(rng, 256); break;
    case 2: text->size = at; break;
    case 3: /* repeats a run of bytes */
        text->size = at;
        text_add_bytes(text, tail.data, run);
        text_add_bytes(text, tail.data, rest);
        break;
    case 4: /* leaves a run of bytes out */
        text->size = at;
        text_add_bytes(text, tail.data + run, rest - run);
        break;
    default: /* inserts one byte many times */
        text->size = at;
        for (uint32_t i = rng_below(rng, 3000); i > 0; i--) {
            text_add_char(text, tail.data[0]);
        }
        text_add_bytes(text, tail.data, rest);
    }
    text_done(&tail);
}

static void mutate(Rng *rng, Text *text)
{
    for (uint32_t i = rng_below(rng, MUTATIONS); i > 0; i--) {
        mutate_once(rng, text);
    }
    if (text->size > INPUT_SIZE) {
        text->size = INPUT_SIZE;
    }
}

/* Adds frames with mutated messages; sometimes mutates their bytes too. */
static void add_frames(Rng *rng, Text *out)
{
    Ws frames = { .fd = -1 };
    for (uint32_t i = 1 + rng_below(rng, 8); i > 0; i--) {
        Text message = { 0 };
        text_add(&message, pick(rng, messages, COUNT(messages)));
        if (rng_below(rng, 2) == 0) {
            mutate(rng, &message);
        }
        ws_send_frame(&frames, rng_below(rng, 20) ? 1 : (int)rng_below(rng, 16),
                      rng_below(rng, 10) > 0, text_string(&message),
                      message.size);
        text_done(&message);
    }
    if (rng_below(rng, 3) == 0) {
        mutate(rng, &frames.out);
    }
    text_add_bytes(out, text_string(&frames.out), frames.out.size);
    ws_close(&frames);
}

/* Adds the greeting, without which most messages are refused. */
static void add_hello(Text *out)
{
    Ws first = { .fd = -1 };
    ws_send_frame(&first, 1, true, messages[0], strlen(messages[0]));
    text_add_bytes(out, first.out.data, first.out.size);
    ws_close(&first);
}

/* Sends bytes in a few pieces. */
static void send_pieces(Rng *rng, int fd, const Text *input)
{
    for (size_t at = 0; at < input->size;) {
        size_t size = 1 + rng_below(rng, (uint32_t)input->size);
        size = size < input->size - at ? size : input->size - at;
        if (send(fd, input->data + at, size, MSG_NOSIGNAL) < 0) {
            return;
        }
        at += size;
    }
}

static void read_some(int fd, uint32_t times, int wait)
{
    char chunk[8192];
    struct pollfd poller = { .fd = fd, .events = POLLIN };
    while (times-- > 0 && poll(&poller, 1, wait) > 0 &&
           recv(fd, chunk, sizeof chunk, 0) > 0) {
    }
}

static void send_request(Rng *rng, int fd, Text *input)
{
    text_add(input, pick(rng, requests, COUNT(requests)));
    mutate(rng, input);
    send_pieces(rng, fd, input);
}

/* Sends frames, sometimes only after the server's answer, as a proper client
 * does. */
static void send_frames(Rng *rng, int fd, Text *input)
{
    text_add(input, upgrade);
    if (rng_below(rng, 4) > 0) {
        send_pieces(rng, fd, input);
        read_some(fd, 1, 500);
        text_clear(input);
    }
    if (rng_below(rng, 4) > 0) {
        add_hello(input);
    }
    add_frames(rng, input);
    send_pieces(rng, fd, input);
}

/* Opens a connection, sends something, reads a little or nothing, and
 * leaves. */
static void visit(Rng *rng, int port)
{
    Text input = { 0 };
    int fd = ws_dial("127.0.0.1", port);
    if (fd < 0) {
        return;
    }
    if (rng_below(rng, 2) == 0) {
        send_request(rng, fd, &input);
    } else {
        send_frames(rng, fd, &input);
    }
    read_some(fd, rng_below(rng, 4), 3);
    close(fd);
    text_done(&input);
}

static bool is_well(int port)
{
    static const char request[] =
        "GET /api/health" HEAD "Connection: close\r\n\r\n";
    char answer[16] = "";
    int fd = ws_dial("127.0.0.1", port);
    bool is_good = fd >= 0 &&
                   send(fd, request, sizeof request - 1, MSG_NOSIGNAL) > 0 &&
                   recv(fd, answer, 12, MSG_WAITALL) == 12 &&
                   strcmp(answer, "HTTP/1.1 200") == 0;
    if (fd >= 0) {
        close(fd);
    }
    return is_good;
}

int main(int argc, char **argv)
{
    if (argc < 3) {
        fprintf(stderr, "usage: fuzz_server PORT SECONDS [SEED]\n");
        return 2;
    }
    enum { LEAST = 500 }; /* connections that even a slow machine must manage */
    Tap tap = { 0 };
    Rng rng;
    int port = atoi(argv[1]), count = 0;
    bool is_alive = true;
    uint64_t end = clock_now() + (uint64_t)atoi(argv[2]) * 1000000000;
    rng_seed(&rng, argc > 3 ? strtoull(argv[3], NULL, 10) : 1);
    while (is_alive && (clock_now() < end || count <= LEAST)) {
        visit(&rng, port);
        is_alive = ++count % 200 != 0 || is_well(port);
    }
    is_alive = is_alive && is_well(port);
    tap_result(&tap, is_alive, "the server lives on after %d inputs", count);
    return tap_end(&tap);
}
