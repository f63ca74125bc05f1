/* http.h: what the server answers to a request; knows no sockets. */
#ifndef JOUTE_HTTP_H
#define JOUTE_HTTP_H

#include <stdbool.h>

#include "base/text.h"
#include "joute/lang.h"
#include "net/page.h"
#include "session/session.h"

/* A request as the server's library has taken it apart; a header that is not
 * there is "". */
typedef struct HttpRequest {
    bool is_get, is_head; /* neither: another method */
    bool has_body;
    Lang lang;        /* that is wanted for errors */
    const char *path; /* unescaped, from '/' */
    const char *ids;  /* of "?ids=", or NULL */
    uint64_t from;    /* listen_origin */
    uint64_t now;     /* ms */
    const char *host, *origin, *if_none_match, *accept_encoding;
    const char *protocols, *version; /* of WebSockets */
} HttpRequest;

/* What answers are made of. */
typedef struct HttpSite {
    PageFiles page;
    PageFile games;       /* /api/games */
    bool is_loopback;     /* only names of this machine are answered to */
    const char *own_host; /* and this one, or NULL */
    Session *session;
    void (*write_health)(void *context, Text *out);
    void *context;
} HttpSite;

typedef struct HttpReply {
    int status;
    Text head;        /* with the empty line */
    const char *body; /* in the site or in own */
    size_t body_size, sent;
    Text own;
    bool is_last; /* the connection is to be closed after it */
} HttpReply;

/* The answer to a request; http_reply_done frees what it holds. */
void http_answer(const HttpSite *site, const HttpRequest *request,
                 HttpReply *out);
/* Frees what the reply holds. */
void http_reply_done(HttpReply *reply);

/* Whether a WebSocket may be opened; if not, out is the answer. */
bool http_may_upgrade(const HttpSite *site, const HttpRequest *request,
                      HttpReply *out);

#endif
