/* Talks to joute serve as no browser would, and checks its answers:
 *   wire PORT        runs the tests
 *   wire PORT think  makes computers think, prints "ready", and counts the
 *                    goodbyes when the server ends
 *   wire PORT listen only answers the server's pings
 *   wire PORT starve makes computers think all the time at other tables, and
 *                    counts their moves until its own is answered
 *   wire PORT big    sends many long records, and counts how many of them are
 *                    answered before a short message
 *   wire PORT flood  asks for lists until it is refused */
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "session/session.h"
#include "tap.h"
#include "ws.h"

static const char hello[] = "{\"t\":\"hello\",\"v\":1,\"lang\":\"en\"}";

/* ---- plain requests ---- */

static void send_all(int fd, const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t sent = send(fd, bytes, size, MSG_NOSIGNAL);
        if (sent <= 0) {
            return;
        }
        bytes += sent;
        size -= (size_t)sent;
    }
}

/* Reads until the server closes the connection, the wanted text (if not NULL)
 * has come, or nothing has come for wait ms. Returns true if the server closed
 * it. */
static bool read_all(int fd, int wait, const char *wanted, Text *out)
{
    char chunk[4096];
    struct pollfd poller = { .fd = fd, .events = POLLIN };
    text_clear(out);
    while (poll(&poller, 1, wait) > 0) {
        ssize_t size = recv(fd, chunk, sizeof chunk, 0);
        if (size <= 0) {
            return true;
        }
        text_add_bytes(out, chunk, (size_t)size);
        if (wanted && strstr(text_string(out), wanted)) {
            return false;
        }
    }
    return false;
}

typedef struct Answer {
    Text text;
    bool is_closed;
} Answer;

/* The answer to some bytes, read as read_all does. */
static Answer ask_bytes_for(int port, const char *bytes, size_t size,
                            const char *wanted, int wait)
{
    Answer answer = { 0 };
    int fd = ws_dial("127.0.0.1", port);
    send_all(fd, bytes, size);
    answer.is_closed = read_all(fd, wait, wanted, &answer.text);
    close(fd);
    return answer;
}

/* Waits 8 s: long enough for a busy machine, and less than the 10 s after which
 * the server hangs up on a client that has asked for nothing. */
static Answer ask_bytes(int port, const char *bytes, size_t size,
                        const char *wanted)
{
    return ask_bytes_for(port, bytes, size, wanted, 8000);
}

/* A request, the beginning of the answer ("" if there must be none), and
 * whether the server must then close the connection. */
typedef struct Case {
    const char *title, *request, *start;
    bool must_close;
} Case;

static bool is_answered(int port, const Case *c)
{
    Answer answer = ask_bytes(port, c->request, strlen(c->request),
                              c->must_close ? NULL : c->start);
    const char *text = text_string(&answer.text);
    bool is_good = (c->start[0] ? strncmp(text, c->start, strlen(c->start)) == 0
                                : text[0] == '\0') &&
                   (answer.is_closed || !c->must_close);
    if (!is_good) {
        printf("# got %.60s, closed: %d\n", text, answer.is_closed);
    }
    text_done(&answer.text);
    return is_good;
}

static void check_cases(Tap *tap, int port, const Case *cases, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        tap_result(tap, is_answered(port, &cases[i]), "%s", cases[i].title);
    }
}

#define LOCAL "Host: localhost\r\n"
#define HEALTH "GET /api/health HTTP/1.1\r\n" LOCAL

static const Case plain = { "a plain request", HEALTH "\r\n", "HTTP/1.1 200",
                            false };

static void check_requests(Tap *tap, int port)
{
    static const Case cases[] = {
        { "HTTP/1.0 closes", "GET /api/health HTTP/1.0\r\n" LOCAL "\r\n",
          "HTTP/1.1 200", true },
        { "Connection: close is obeyed", HEALTH "Connection: close\r\n\r\n",
          "HTTP/1.1 200", true },
        { "another host is refused",
          "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "HTTP/1.1 421",
          true },
        { "a host that begins like ours is refused",
          "GET / HTTP/1.1\r\nHost: localhost.evil.example\r\n\r\n",
          "HTTP/1.1 421", true },
        { "a request without a host is refused", "GET / HTTP/1.1\r\n\r\n",
          "HTTP/1.1 421", true },
        { "[::1] with a port is accepted as our host",
          "GET /api/health HTTP/1.1\r\nHost: [::1]:1234\r\n\r\n",
          "HTTP/1.1 200", false },
        { "POST is refused",
          "POST /api/health HTTP/1.1\r\n" LOCAL
          "Content-Length: 5\r\n\r\nhello",
          "HTTP/1.1 405", true },
        { "DELETE is refused", "DELETE / HTTP/1.1\r\n" LOCAL "\r\n",
          "HTTP/1.1 405", true },
        { "OPTIONS is refused", "OPTIONS / HTTP/1.1\r\n" LOCAL "\r\n",
          "HTTP/1.1 405", true },
        { "a body is refused", HEALTH "Content-Length: 5\r\n\r\nhello",
          "HTTP/1.1 413", true },
        { "a negative length is refused", HEALTH "Content-Length: -1\r\n\r\n",
          "HTTP/1.1 413", true },
        { "a chunked body is refused",
          HEALTH "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
          "HTTP/1.1 413", true },
        { "a path with .. does not leave the folder",
          "GET /../../etc/passwd HTTP/1.1\r\n" LOCAL "\r\n", "HTTP/1.1 4",
          false },
        { "a path with an escaped .. does not leave the folder",
          "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\n" LOCAL "\r\n",
          "HTTP/1.1 4", false },
        { "a proxy's request is refused",
          "GET http://localhost/ HTTP/1.1\r\n" LOCAL "\r\n", "HTTP/1.0 4",
          true },
        { "CONNECT is refused",
          "CONNECT localhost:22 HTTP/1.1\r\n" LOCAL "\r\n", "", true },
        { "HTTP/2 is not spoken", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "HTTP/1.0 4", true },
        { "an upgrade to HTTP/2 is refused",
          "GET / HTTP/1.1\r\n" LOCAL
          "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
          "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n",
          "", true },
        { "the server hangs up on garbage",
          "\x16\x03\x01\x02\x00\x01 garbage\r\n\r\n", "HTTP/1.0 4", true },
    };
    check_cases(tap, port, &plain, 1);
    check_cases(tap, port, cases, sizeof cases / sizeof *cases);
}

/* How often a text occurs in what was received. */
static int count_of(const Text *heard, const char *what)
{
    int count = 0;
    for (const char *at = text_string(heard); (at = strstr(at, what)); at++) {
        count++;
    }
    return count;
}

static void check_pipeline(Tap *tap, int port)
{
    static const char three[] =
        HEALTH "\r\n"
               "HEAD /api/health HTTP/1.1\r\n" LOCAL "\r\n"
               "GET /api/none HTTP/1.1\r\n" LOCAL "\r\n";
    Answer answer = ask_bytes(port, three, sizeof three - 1, "HTTP/1.1 404");
    tap_result(tap, count_of(&answer.text, "HTTP/1.1 ") == 3,
               "three requests at once get three answers");
    text_done(&answer.text);
}

static void check_big_headers(Tap *tap, int port)
{
    Text request = { 0 };
    text_add(&request, HEALTH "X-Padding: ");
    for (int i = 0; i < 100000; i++) {
        text_add_char(&request, 'x');
    }
    text_add(&request, "\r\n\r\n");
    Answer answer = ask_bytes(port, request.data, request.size, NULL);
    tap_result(tap,
               answer.is_closed &&
                   !strstr(text_string(&answer.text), "HTTP/1.1 200"),
               "100 kB of headers are not read to the end");
    text_done(&request);
    text_done(&answer.text);
}

/* ---- upgrades ---- */

#define UPGRADE                                                                \
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"                            \
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
#define VERSION "Sec-WebSocket-Version: 13\r\n"
#define PROTOCOL "Sec-WebSocket-Protocol: joute\r\n"
#define HOST "Host: localhost:8080\r\n"

static void check_upgrades(Tap *tap, int port)
{
    static const Case cases[] = {
        { "a program may connect",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL "\r\n",
          "HTTP/1.1 101", false },
        { "a page of the same origin may connect",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL
          "Origin: http://localhost:8080\r\n\r\n",
          "HTTP/1.1 101", false },
        { "a page of another origin may not connect",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL
          "Origin: http://evil.example\r\n\r\n",
          "HTTP/1.1 403", true },
        { "a page of another port may not connect",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL
          "Origin: http://localhost:9090\r\n\r\n",
          "HTTP/1.1 403", true },
        { "a page from a file or a sandbox may not connect",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL
          "Origin: null\r\n\r\n",
          "HTTP/1.1 403", true },
        { "a page of a foreign name that leads here may not connect",
          "GET /ws HTTP/1.1\r\nHost: evil.example\r\n" UPGRADE VERSION PROTOCOL
          "Origin: http://evil.example\r\n\r\n",
          "HTTP/1.1 421", true },
        { "another path has no WebSocket",
          "GET /api/health HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL "\r\n",
          "HTTP/1.1 404", true },
        { "a connection without the subprotocol is refused",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION "\r\n", "HTTP/1.1 400",
          true },
        { "a connection with another subprotocol is refused",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION
          "Sec-WebSocket-Protocol: watch\r\n\r\n",
          "HTTP/1.1 400", true },
        { "an upgrade by POST is refused",
          "POST /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL "\r\n",
          "HTTP/1.1 405", true },
        { "an old version of WebSocket is refused",
          "GET /ws HTTP/1.1\r\n" HOST UPGRADE
          "Sec-WebSocket-Version: 8\r\n" PROTOCOL "\r\n",
          "HTTP/1.1 400", true },
        { "a request for /ws without an upgrade is refused",
          "GET /ws HTTP/1.1\r\n" HOST "\r\n", "HTTP/1.1 400", true },
    };
    check_cases(tap, port, cases, sizeof cases / sizeof *cases);
}

/* ---- frames ---- */

enum { OP_MORE = 0, OP_TEXT = 1, OP_BINARY = 2, OP_PING = 9 };

/* The messages that a connection has received. */
typedef struct Heard {
    Text all;
    int count;
} Heard;

static void take(Ws *ws, const char *text, size_t size)
{
    Heard *heard = ws->owner;
    heard->count++;
    text_add_bytes(&heard->all, text, size);
}

/* Reads until count messages have come, the connection ends, or 20 s pass.
 * Returns true if the connection ended. */
static bool listen_for(Ws *ws, int count)
{
    const Heard *heard = ws->owner;
    uint64_t end = clock_now() + UINT64_C(20000000000);
    while (heard->count < count && clock_now() < end) {
        struct pollfd poller = { .fd = ws->fd, .events = POLLIN };
        poll(&poller, 1, 100);
        if (!ws_flush(ws) || !ws_read(ws, take)) {
            return true;
        }
    }
    return false;
}

static void open_ws(Ws *ws, Heard *heard, int port)
{
    *heard = (Heard){ 0 };
    *ws = (Ws){ .owner = heard };
    ws_open(ws, "127.0.0.1", port);
}

/* Opens a connection, says hello and waits for the welcome. */
static void enter(Ws *ws, Heard *heard, int port)
{
    open_ws(ws, heard, port);
    ws_send(ws, hello);
    listen_for(ws, 1);
}

/* Opens a connection and creates a table of moulin with these seats. */
static void begin_table(Ws *ws, Heard *heard, int port, const char *first,
                        const char *second)
{
    Text create = { 0 };
    text_addf(&create,
              "{\"t\":\"create\",\"cid\":\"wire-%p\",\"game\":\"moulin\","
              "\"seats\":[{\"kind\":%s},{\"kind\":%s}]}",
              (void *)ws, first, second);
    open_ws(ws, heard, port);
    ws_send(ws, hello);
    ws_send(ws, text_string(&create));
    listen_for(ws, 3);
    text_done(&create);
}

static void done_ws(Ws *ws, Heard *heard)
{
    ws_close(ws);
    text_done(&heard->all);
}

static void check_fragments(Tap *tap, int port)
{
    Ws ws;
    Heard heard;
    open_ws(&ws, &heard, port);
    ws_send_frame(&ws, OP_TEXT, false, hello, 5);
    ws_send_frame(&ws, OP_PING, true, "abc", 3);
    ws_send_frame(&ws, OP_MORE, false, hello + 5, 0);
    ws_send_frame(&ws, OP_MORE, true, hello + 5, sizeof hello - 6);
    listen_for(&ws, 1);
    tap_result(tap, strstr(text_string(&heard.all), "welcome") != NULL,
               "fragments with a ping between them are put together");
    done_ws(&ws, &heard);
}

/* Sends one frame after a hello. The server must close with this code; 0 stands
 * for any code. */
static void check_closed(Tap *tap, int port, int opcode, const char *bytes,
                         size_t size, int code, const char *title)
{
    Ws ws;
    Heard heard;
    enter(&ws, &heard, port);
    ws_send_frame(&ws, opcode, true, bytes, size);
    bool is_closed = listen_for(&ws, 100);
    bool is_good = is_closed && (code == 0 || ws.close_code == code);
    tap_result(tap, is_good, "%s", title);
    if (!is_good) {
        printf("# closed: %d, code %d\n", is_closed, ws.close_code);
    }
    done_ws(&ws, &heard);
}

static void check_frames(Tap *tap, int port)
{
    size_t big = SESSION_MESSAGE_SIZE + 1;
    char *much = mem_new(big);
    memset(much, 'x', big);
    check_closed(tap, port, OP_BINARY, "abc", 3, 1003,
                 "a binary frame ends the connection");
    check_closed(tap, port, OP_TEXT, "\"\xff\xfe\"", 4, 1007,
                 "invalid UTF-8 ends the connection");
    check_closed(tap, port, OP_TEXT, "\"\xed\xa0\x80\"", 5, 1007,
                 "half a surrogate pair ends the connection");
    check_closed(tap, port, OP_TEXT, much, big, 1009,
                 "a message that is too big ends the connection");
    check_closed(tap, port, OP_MORE, "abc", 3, 0,
                 "a continuation of nothing ends the connection");
    check_closed(tap, port, 3, "abc", 3, 0,
                 "an unknown opcode ends the connection");
    check_closed(tap, port, 0x40 | OP_TEXT, "abc", 3, 0,
                 "reserved bits end the connection");
    check_closed(tap, port, OP_PING, much, 126, 0,
                 "a ping that is too big ends the connection");
    free(much);
}

/* libwebsockets accepts frames without a mask; they must do no harm. */
static void check_unmasked(Tap *tap, int port)
{
    Ws ws;
    Heard heard;
    enter(&ws, &heard, port);
    send_all(ws.fd,
             "\x81\x03"
             "abc",
             5);
    listen_for(&ws, 2);
    tap_result(tap, !strstr(text_string(&heard.all), "\"t\":\"snapshot\""),
               "a frame without a mask does no harm");
    done_ws(&ws, &heard);
}

static void check_many_fragments(Tap *tap, int port)
{
    Ws ws;
    Heard heard;
    char piece[4096];
    bool is_closed = false;
    memset(piece, 'x', sizeof piece);
    enter(&ws, &heard, port);
    for (int i = 0; i < 80 && !is_closed; i++) {
        ws_send_frame(&ws, i == 0 ? OP_TEXT : OP_MORE, false, piece,
                      sizeof piece);
        is_closed = !ws_read(&ws, take);
    }
    is_closed = is_closed || listen_for(&ws, 100);
    tap_result(tap, is_closed && ws.close_code == 1009,
               "a fragmented message that is too big ends the connection");
    done_ws(&ws, &heard);
}

static void check_big_message(Tap *tap, int port)
{
    Ws ws;
    Heard heard;
    char *much = mem_new(SESSION_MESSAGE_SIZE);
    memset(much, ' ', SESSION_MESSAGE_SIZE);
    memcpy(much, hello, sizeof hello - 1);
    open_ws(&ws, &heard, port);
    ws_send_frame(&ws, OP_TEXT, true, much, SESSION_MESSAGE_SIZE);
    listen_for(&ws, 1);
    tap_result(tap, strstr(text_string(&heard.all), "welcome") != NULL,
               "a message of 256 KiB is accepted");
    free(much);
    done_ws(&ws, &heard);
}

static void check_burst(Tap *tap, int port)
{
    Ws ws;
    Heard heard;
    open_ws(&ws, &heard, port);
    ws_send(&ws, hello);
    for (int i = 0; i < 20; i++) {
        ws_send(&ws, "{\"t\":\"ping\"}");
    }
    listen_for(&ws, 21);
    tap_result(tap, heard.count == 21,
               "many messages in one packet are all answered");
    done_ws(&ws, &heard);
}

/* ---- slow clients ---- */

enum { DAWDLERS = 3, DAWDLE_MS = 40000 };

/* One client is silent, one sends half a request, and one opens a WebSocket and
 * is silent. */
static void begin_dawdling(int port, int *fds)
{
    static const char *const beginnings[DAWDLERS] = {
        "",
        "GET / HTTP/1.1\r\nHost: loc",
        "GET /ws HTTP/1.1\r\n" HOST UPGRADE VERSION PROTOCOL "\r\n",
    };
    for (int i = 0; i < DAWDLERS; i++) {
        fds[i] = ws_dial("127.0.0.1", port);
        send_all(fds[i], beginnings[i], strlen(beginnings[i]));
    }
}

static bool is_hung_up_on(int fd, int which, uint64_t end)
{
    Text text = { 0 };
    bool is_closed = false;
    do {
        is_closed = read_all(fd, 300, NULL, &text);
        if (which == 1) {
            send_all(
                fd, "x",
                1); /* a byte now and then must not keep the connection open */
        }
    } while (!is_closed && clock_now() < end);
    text_done(&text);
    return is_closed;
}

static void end_dawdling(Tap *tap, const int *fds, uint64_t began)
{
    static const char *const titles[DAWDLERS] = {
        "the server hangs up on a client that says nothing",
        "the server hangs up on a client that sends headers byte by byte",
        "the server hangs up on a silent WebSocket",
    };
    for (int i = 0; i < DAWDLERS; i++) {
        tap_result(
            tap,
            is_hung_up_on(fds[i], i, began + UINT64_C(1000000) * DAWDLE_MS),
            "%s", titles[i]);
        close(fds[i]);
    }
}

/* ---- clients at work when the server ends ---- */

static int watch_end(int port)
{
#define BEST "\"computer\",\"spec\":\"best\""
    enum { CLIENTS = 4 };
    Ws clients[CLIENTS];
    Heard heard[CLIENTS];
    int byes = 0;
    for (int i = 0; i < CLIENTS; i++) {
        begin_table(&clients[i], &heard[i], port, BEST, BEST);
    }
    printf("ready\n");
    fflush(stdout);
    for (int i = 0; i < CLIENTS; i++) {
        while (!listen_for(&clients[i], INT32_MAX)) {
        }
        byes += strstr(text_string(&heard[i].all),
                       "{\"t\":\"bye\",\"code\":\"restart\"") != NULL;
        done_ws(&clients[i], &heard[i]);
    }
    printf("%d byes\n", byes);
    return byes < CLIENTS;
}

/* ---- many requests ---- */

/* A flood of requests for lists must be refused at some point, and an honest
 * request be answered a little later. Returns 0 if so. */
static int watch_flood(int port)
{
    enum { REQUESTS = 5000, AT_ONCE = 50 };
    static const char list[] = "GET /api/tables HTTP/1.1\r\n" LOCAL "\r\n";
    Text many = { 0 };
    bool is_refused = false, is_served = false;
    for (int i = 1; i < AT_ONCE; i++) {
        text_add(&many, list);
    }
    text_add(&many,
             "GET /api/tables HTTP/1.1\r\n" LOCAL "Connection: close\r\n\r\n");
    for (int i = 0; i < REQUESTS / AT_ONCE && !is_refused; i++) {
        Answer answer = ask_bytes(port, many.data, many.size, "HTTP/1.1 429");
        is_refused = strstr(text_string(&answer.text), "HTTP/1.1 429") != NULL;
        text_done(&answer.text);
    }
    for (int i = 0; i < 100 && !is_served; i++) {
        is_served = is_answered(port, &plain);
    }
    text_done(&many);
    return !is_refused || !is_served;
}

/* ---- a player among heavy tables ---- */

/* At the other tables there is always a job waiting that is lighter than the
 * player's by one simulation. If the lightest job came first, the player's
 * would never run. Each other table may make three steps: one by a job that
 * runs already, one by a job that comes before the player's, and one while this
 * program reads another connection. */
static int watch_hunger(int port)
{
    enum { OTHERS = 10, MOST = 3 * OTHERS };
#define LIGHTER "\"computer\",\"spec\":\"mcts:29999\""
    Ws others[OTHERS], own;
    Heard heard[OTHERS], own_heard;
    int before = 0, after = 0;
    bool is_open = true;
    for (int i = 0; i < OTHERS; i++) {
        begin_table(&others[i], &heard[i], port, LIGHTER, LIGHTER);
    }
    begin_table(&own, &own_heard, port, "\"me\"",
                "\"computer\",\"spec\":\"mcts:30000\"");
    for (int i = 0; i < OTHERS; i++) {
        ws_read(&others[i], take);
        before += count_of(&heard[i].all, "\"t\":\"step\"");
    }
    ws_send(&own, "{\"t\":\"move\",\"cid\":\"wire-move\",\"ply\":0,"
                  "\"seat\":1,\"text\":\"24\"}");
    while (count_of(&own_heard.all, "\"t\":\"step\"") < 2 && after <= MOST &&
           is_open) {
        poll(NULL, 0, 20);
        is_open = ws_read(&own, take);
        after = -before;
        for (int i = 0; i < OTHERS; i++) {
            is_open &= ws_read(&others[i], take);
            after += count_of(&heard[i].all, "\"t\":\"step\"");
        }
    }
    printf("%d steps of others%s\n", after,
           is_open ? "" : ", and then a connection ended");
    for (int i = 0; i < OTHERS; i++) {
        done_ws(&others[i], &heard[i]);
    }
    done_ws(&own, &own_heard);
    return after > MOST || !is_open;
}

/* ---- a client that only listens ---- */

/* A client that only answers pings must stay connected for longer than the time
 * after which the server drops a silent client. */
static int watch_listener(int port)
{
    enum { SECONDS = 50 };
    Ws ws;
    Heard heard;
    uint64_t end = clock_now() + UINT64_C(1000000000) * SECONDS;
    bool is_closed = false;
    enter(&ws, &heard, port);
    while (!is_closed && clock_now() < end) {
        is_closed = listen_for(&ws, INT32_MAX);
    }
    ws_send(&ws, "{\"t\":\"ping\"}");
    while (!is_closed && count_of(&heard.all, "\"t\":\"pong\"") == 0) {
        is_closed = listen_for(&ws, heard.count + 1);
    }
    done_ws(&ws, &heard);
    return is_closed;
}

/* ---- a short message among long records ---- */

/* Sends a message that creates a table from the record, except for its last
 * byte. */
static void begin_big(Ws *ws, Heard *heard, int port, const Text *record)
{
    Text create = { 0 };
    text_addf(&create, "{\"t\":\"create\",\"cid\":\"wire-%p\",\"seats\":[",
              (void *)ws);
    for (int i = 0; i < 4; i++) {
        text_add(&create, i ? ",{\"kind\":\"me\"}" : "{\"kind\":\"me\"}");
    }
    text_add(&create, "],\"record\":");
    text_add_bytes(&create, record->data, record->size);
    open_ws(ws, heard, port);
    ws_send(ws, hello);
    listen_for(ws, 1);
    ws_send_frame(ws, OP_TEXT, false, create.data, create.size);
    while (ws_has_queued(ws) && ws_flush(ws)) {
        poll(NULL, 0, 1);
    }
    text_done(&create);
}

/* True if the server has not read everything that was sent to it. */
static bool has_unread(int port)
{
    FILE *sockets = fopen("/proc/net/tcp", "r");
    char line[256];
    unsigned local, unread, sum = 0;
    while (sockets && fgets(line, sizeof line, sockets)) {
        if (sscanf(line, " %*d: %*x:%x %*x:%*x 01 %*x:%x", &local, &unread) ==
                2 &&
            (int)local == port) {
            sum += unread;
        }
    }
    if (sockets) {
        fclose(sockets);
    }
    return sum > 0;
}

/* How many records the server makes into tables before it answers a short
 * message. All of them are complete before that message comes. */
static int count_big(int port, const Text *record)
{
    enum { BIGS = 12 };
    Ws bigs[BIGS], own;
    Heard heard[BIGS], own_heard;
    int answered = 0;
    for (int i = 0; i < BIGS; i++) {
        begin_big(&bigs[i], &heard[i], port, record);
    }
    open_ws(&own, &own_heard, port);
    ws_send(&own, hello);
    listen_for(&own, 1);
    while (has_unread(port)) {
        poll(NULL, 0, 5);
    }
    for (int i = 0; i < BIGS; i++) {
        ws_send_frame(&bigs[i], OP_MORE, true, "}", 1);
        ws_flush(&bigs[i]);
    }
    ws_send(&own, "{\"t\":\"ping\"}");
    while (!listen_for(&own, own_heard.count + 1) &&
           count_of(&own_heard.all, "\"t\":\"pong\"") == 0) {
    }
    for (int i = 0; i < BIGS; i++) {
        ws_read(&bigs[i], take);
        answered += heard[i].count > 1;
        done_ws(&bigs[i], &heard[i]);
    }
    done_ws(&own, &own_heard);
    return answered;
}

/* Reads a record from standard input. If this program does not get to run for a
 * while, all tables are made, so one good try of several is enough. */
static int watch_big(int port)
{
    enum { TRIES = 5, FEW = 6 };
    Text record = { 0 };
    int answered = FEW + 1, next;
    while ((next = getchar()) != EOF && next != '\n') {
        text_add_char(&record, (char)next);
    }
    for (int i = 0; i < TRIES && answered > FEW; i++) {
        answered = count_big(port, &record);
    }
    printf("%d tables of others\n", answered);
    text_done(&record);
    return answered > FEW;
}

int main(int argc, char **argv)
{
    Tap tap = { 0 };
    int port = argc > 1 ? atoi(argv[1]) : 8080, dawdlers[DAWDLERS];
    uint64_t began = clock_now();
    if (argc > 2) {
        return strcmp(argv[2], "think") == 0    ? watch_end(port)
               : strcmp(argv[2], "flood") == 0  ? watch_flood(port)
               : strcmp(argv[2], "listen") == 0 ? watch_listener(port)
               : strcmp(argv[2], "big") == 0    ? watch_big(port)
                                                : watch_hunger(port);
    }
    begin_dawdling(port, dawdlers);
    check_requests(&tap, port);
    check_pipeline(&tap, port);
    check_big_headers(&tap, port);
    check_upgrades(&tap, port);
    check_fragments(&tap, port);
    check_frames(&tap, port);
    check_unmasked(&tap, port);
    check_many_fragments(&tap, port);
    check_big_message(&tap, port);
    check_burst(&tap, port);
    end_dawdling(&tap, dawdlers, began);
    tap_result(&tap, is_answered(port, &plain),
               "the server still answers after all that");
    return tap_end(&tap);
}
