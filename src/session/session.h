/* session.h: tables at which games are played, and the JSON messages of
 * docs/API.md. No socket, no file, no thread, no clock of its own: a host
 * brings these, the server today and the page itself (as WebAssembly) later.
 *
 * All calls come from one thread, but for session_job_run. */
#ifndef JOUTE_SESSION_H
#define JOUTE_SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"

typedef struct Session Session;

/* A choice, hint or evaluation to be thought out. */
typedef struct SessionJob SessionJob;

/* Chosen by the host; used again only after session_leave. */
typedef uint32_t ClientId;

enum {
    SESSION_TABLE_ID = 12,          /* characters of a table's id, [a-z0-9] */
    SESSION_MESSAGE_SIZE = 1 << 18, /* most bytes of one message */
};

/* What a client wants of the tournament that a host shows beside the tables.
 * The texts are valid during the call. */
typedef struct SessionQuestion {
    enum { QUESTION_WATCH, QUESTION_MATCH, QUESTION_REPLAY } kind;
    bool is_on;          /* watch: or no longer */
    int board;           /* watch: -1 for all */
    const char *cid;     /* of the others */
    int64_t match, game; /* from 1 */
    int from;            /* replay: as docs/API.md has it */
    bool draws;
    Lang lang;
} SessionQuestion;

/* None of these may call the session. */
typedef struct SessionHost {
    void *context;
    /* Queues one message. What was kept before it must be safe on disk
     * before it leaves the machine. */
    void (*send)(void *context, ClientId client, const char *text, size_t size);
    /* Closes a connection after what was sent; session_leave follows. */
    void (*drop)(void *context, ClientId client);
    /* Bytes nobody can guess. */
    void (*random)(void *context, void *out, size_t size);
    /* Keeps a table: image replaces the one before; steps are numbered from
     * 1 and added at the end, of several that come together a line each with
     * the number of the last; cut removes all that were added with a number
     * above steps. */
    void (*keep_table)(void *context, const char *table, const char *image,
                       bool is_over);
    void (*keep_step)(void *context, const char *table, int number,
                      const char *step);
    void (*cut_steps)(void *context, const char *table, int steps);
    /* Gives back what was kept: the image, and the steps a line each. False:
     * there is no such table or, with err set, it cannot be read. */
    bool (*load)(void *context, const char *table, Text *image, Text *steps,
                 Error *err);
    /* Has session_job_run called on the job, on any thread, and then
     * session_job_done on the session's. */
    void (*think)(void *context, SessionJob *job);
    /* Answers a question about the tournament by messages, later; false: too
     * many wait. NULL: there is none. */
    bool (*ask)(void *context, ClientId client,
                const SessionQuestion *question);
    /* A line for who runs the host, in this language. */
    void (*warn)(void *context, const char *line);
    Lang lang;
} SessionHost;

/* now, here and below: milliseconds that never go back. */
Session *session_new(const SessionHost *host, uint64_t now);
/* Only once every job was given back; NULL is fine. */
void session_free(Session *session);

/* A connection comes, says something, goes. Those of one origin that is not 0
 * share a limit, so that nobody has more by coming again and again. */
void session_enter(Session *session, ClientId client, uint64_t origin,
                   uint64_t now);
/* One message of a client. */
void session_receive(Session *session, ClientId client, const char *text,
                     size_t size, uint64_t now);
/* A client is gone, by itself or because it was dropped. */
void session_leave(Session *session, ClientId client, uint64_t now);

/* Whatever is due: clocks that ran out, held answers, lobby news. Returns
 * the milliseconds until the next call is needed, at most 1000. The calls
 * above and session_job_done can bring that forward: call it after a batch of
 * them too; where nothing is due it costs next to nothing. */
int session_tick(Session *session, uint64_t now);

/* Thinks; the only call that takes long. */
void session_job_run(SessionJob *job);
/* Who is to be charged for it: all connections of an origin are one. */
uint64_t session_job_asker(const SessionJob *job);
/* How much work it is, in simulations. */
int64_t session_job_weight(const SessionJob *job);
/* How much other work may come before it that would have to wait otherwise. */
int64_t session_job_delay(const SessionJob *job);
/* Brings back a job that was run. */
void session_job_done(Session *session, SessionJob *job, uint64_t now);
/* Tells every running job to come to an end, its result forgotten, and begins
 * no other. */
void session_stop_jobs(Session *session);

/* The bodies of what is asked for over HTTP. */
typedef enum SessionFound {
    SESSION_NOT_FOUND,
    SESSION_FOUND,
    SESSION_DAMAGED, /* it was kept, and cannot be read */
    SESSION_LATER,   /* its origin has asked for too much */
} SessionFound;
/* /api/games: all games. */
void session_write_games(Text *out);
/* /api/tables: those of ids, a list with commas, or for NULL the lobby's lists.
 */
void session_write_tables(Session *session, uint64_t origin, const char *ids,
                          Text *out);
/* /api/records/ID: the record, only of a finished game. */
SessionFound session_write_record(Session *session, uint64_t origin,
                                  const char *table, Text *out);

/* Whether an origin may connect, or ask for something over HTTP that costs as
 * much as so many requests. */
bool session_may_ask(Session *session, uint64_t origin, int cost, uint64_t now);

/* Tables in memory. */
int session_table_count(const Session *session);
/* Whether it is in memory. */
bool session_has_table(const Session *session, const char *id);

/* How much the host can still keep. */
typedef enum SessionRoom {
    SESSION_ROOMY, /* everything */
    SESSION_TIGHT, /* no new tables */
    SESSION_FULL   /* nothing */
} SessionRoom;
/* To be called whenever it changes. */
void session_set_room(Session *session, SessionRoom room);

#endif
