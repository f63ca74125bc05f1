/* server.h: joute serve: tables over HTTP and WebSocket (docs/API.md). */
#ifndef JOUTE_SERVER_H
#define JOUTE_SERVER_H

#include <stdbool.h>

#include "base/error.h"
#include "base/text.h"
#include "session/session.h"

/* Where it serves. */
typedef struct ServerPlace {
    const char *url;     /* for this machine */
    const char *outside; /* for others, if it listens everywhere; else "" */
    int port;
    bool has_page;
} ServerPlace;

/* A tournament that all may watch and nobody can change, beside the tables
 * (docs/API.md). All of it is called on one thread of its own. */
typedef struct ServerShow {
    void *context;
    /* Looks what has changed; returns in how many ms it wants to look again,
     * and how many boards there are. */
    int (*look)(void *context, int *boards);
    /* The message with what the last look found changed on a board, -1 for all
     * of them; false: nothing. */
    bool (*write_change)(void *context, int board, Text *out);
    /* The message with everything; returns the board it is of. */
    int (*write_whole)(void *context, int board, Text *out);
    /* The message that answers a question about a match. */
    void (*answer)(void *context, const SessionQuestion *question, Text *out);
    /* Frees the context, once nothing else is called. */
    void (*done)(void *context);
} ServerShow;

#define SERVER_LISTEN "127.0.0.1:8080"
enum { SERVER_PORT = 8080 };

typedef struct ServerSettings {
    const char *listen; /* "127.0.0.1:8080"; NULL: SERVER_LISTEN, or the next
                           free port after it */
    const char *db;     /* the file of the tables */
    const char *page;   /* the folder of the page's files */
    const char *host;   /* a name to answer to beside localhost, or NULL */
    int threads;        /* on which computers think */
    int keep_days;      /* tables that nobody touches; 0: for ever */
    int max_disk;       /* MiB of the file and its log; 0: any number */
    Lang lang;          /* of what is said to all, and of warnings */
    const ServerShow *show; /* NULL: no tournament */
    void *context;
    /* Called once people can come. */
    void (*ready)(void *context, const ServerPlace *place);
    /* Called with a line for who runs the server. */
    void (*warn)(void *context, const char *line);
} ServerSettings;

/* Serves until SIGINT, SIGTERM or SIGHUP, or until what is played cannot be
 * kept any more; false then, and if it could not begin. */
bool server_run(const ServerSettings *settings, Error *err);

#endif
