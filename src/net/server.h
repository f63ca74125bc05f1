/* server.h: joute serve: tables over HTTP and WebSocket (docs/API.md). */
#ifndef JOUTE_SERVER_H
#define JOUTE_SERVER_H

#include <stdbool.h>

#include "base/error.h"
#include "base/text.h"
#include "session/session.h"

/* Where the server can be reached. */
typedef struct ServerPlace {
    const char *url;     /* for this machine */
    const char *outside; /* for other machines if the server listens on all
                            interfaces, else "" */
    int port;
    bool has_page;
} ServerPlace;

/* A tournament shown beside the tables. Everybody may watch it, nobody can
 * change it (docs/API.md). All these functions are called on one thread, which
 * is not that of the event loop. */
typedef struct ServerShow {
    void *context;
    /* Looks for changes. Sets the number of boards and returns in how many ms
     * it wants to look again. */
    int (*look)(void *context, int *boards);
    /* Writes the message with the changes that the last look found on a board;
     * -1 stands for all boards. Returns false if nothing has changed. */
    bool (*write_change)(void *context, int board, Text *out);
    /* Writes the message with everything about a board; returns the board that
     * it describes. */
    int (*write_whole)(void *context, int board, Text *out);
    /* Writes the message that answers a question about a match. */
    void (*answer)(void *context, const SessionQuestion *question, Text *out);
    /* Frees the context; no other function is called after it. */
    void (*done)(void *context);
} ServerShow;

/* The bots of that tournament, which people may challenge. The functions are
 * those of SessionHost; both are quick. */
typedef struct ServerRivals {
    void *context;
    int places; /* at most this many bots play at a time, at least 1 */
    const char *(*find)(void *context, int64_t bot, int board,
                        SessionRival *out, Error *err);
    Player *(*open)(void *context, int64_t bot, const char *name,
                    const Play *play, Seat seat);
} ServerRivals;

#define SERVER_LISTEN "127.0.0.1:8080"
enum { SERVER_PORT = 8080 };

typedef struct ServerSettings {
    /* The address to listen on. NULL means SERVER_LISTEN or, if that port is
     * taken, the next free one. */
    const char *listen;
    const char *db;   /* the file of the tables */
    const char *page; /* the folder with the page's files */
    const char *host; /* a further host name that is accepted, or NULL */
    int threads;      /* how many threads computer players think on */
    int keep_days;    /* how long untouched tables are kept; 0 is for ever */
    int max_disk;     /* most MiB of the file and its log; 0 is no limit */
    Lang lang;        /* of warnings and of messages to everybody */
    const ServerShow *show;     /* NULL if there is no tournament */
    const ServerRivals *rivals; /* NULL if nobody may challenge bots */
    void *context;
    /* Called once clients can connect. */
    void (*ready)(void *context, const ServerPlace *place);
    /* Called with a line for whoever runs the server. */
    void (*warn)(void *context, const char *line);
} ServerSettings;

/* Serves until SIGINT, SIGTERM or SIGHUP. Returns false if it could not start,
 * or if the tables cannot be written any more. */
bool server_run(const ServerSettings *settings, Error *err);

#endif
