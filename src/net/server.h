/* server.h: joute serve: tables over HTTP and WebSocket (docs/API.md). */
#ifndef JOUTE_SERVER_H
#define JOUTE_SERVER_H

#include <stdbool.h>

#include "base/error.h"
#include "base/text.h"

typedef struct ServerSettings {
    const char *listen; /* "127.0.0.1:8080" */
    const char *db;     /* the file of the tables */
    const char *page;   /* the folder of the page's files */
    const char *host;   /* a name to answer to beside localhost, or NULL */
    int threads;        /* on which computers think */
    Lang lang;          /* of what is said when a connection is closed */
    void *context;
    /* Called once people can come. */
    void (*ready)(void *context, const char *url, int port, bool has_page);
} ServerSettings;

/* Serves until SIGINT, SIGTERM or SIGHUP, or until what is played cannot be
 * kept any more; false then, and if it could not begin. */
bool server_run(const ServerSettings *settings, Error *err);

#endif
