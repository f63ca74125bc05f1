/* http.h: makes the server's answer to an HTTP request. Knows no sockets. */
#ifndef JOUTE_HTTP_H
#define JOUTE_HTTP_H

#include <stdbool.h>

#include "base/text.h"
#include "joute/lang.h"
#include "net/page.h"
#include "session/session.h"

/* A request as libwebsockets has parsed it. A missing header is "". */
typedef struct HttpRequest {
    bool is_get, is_head; /* both are false if the method is another one */
    bool has_body;
    Lang lang;        /* for error messages */
    const char *path; /* unescaped, begins with '/' */
    const char *ids;  /* the value of "?ids=", NULL if there is none */
    uint64_t from; /* the number of the client's address (listen_peer_number) */
    uint64_t now;  /* ms */
    const char *host, *origin, *if_none_match, *accept_encoding;
    const char *protocols, *version; /* headers of a WebSocket handshake */
} HttpRequest;

/* The data from which answers are made. */
typedef struct HttpSite {
    PageFiles page;
    PageFile games;       /* /api/games */
    PageFile brief_games; /* /api/games/brief */
    bool is_loopback;     /* accepts only the names of this machine ... */
    const char *own_host; /* ... and this name, if it is not NULL */
    Session *session;
    void (*write_health)(void *context, Text *out);
    void *context;
} HttpSite;

/* An answer that is being sent. */
typedef struct HttpReply {
    int status;
    Text head;        /* all headers, with the empty line */
    const char *body; /* points into the site or into own */
    size_t body_size, sent;
    Text own;
    bool is_last; /* the connection is closed after this answer */
} HttpReply;

/* Makes the answer to a request; http_reply_done frees it. */
void http_answer(const HttpSite *site, const HttpRequest *request,
                 HttpReply *out);
/* Frees what the reply holds. */
void http_reply_done(HttpReply *reply);

/* True if the request may open a WebSocket; otherwise out is the refusal. */
bool http_may_upgrade(const HttpSite *site, const HttpRequest *request,
                      HttpReply *out);

#endif
