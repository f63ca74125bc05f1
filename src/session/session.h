/* session.h: tables at which games are played, and the JSON messages of
 * docs/API.md.
 *
 * A session has no socket, file, thread or clock of its own. Its host has them:
 * the server (net), or a page without a server (wasm). The host calls the
 * functions below with messages and the time; the session calls the functions
 * of SessionHost with what is to be sent and kept.
 *
 * All calls come from one thread, except session_job_run. */
#ifndef JOUTE_SESSION_H
#define JOUTE_SESSION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"
#include "core/play.h"

typedef struct Session Session;

/* A move, hint, evaluation or analysis that a computer thinks about. */
typedef struct SessionJob SessionJob;

/* A connection. The host chooses the number and uses it again only after
 * session_leave. */
typedef uint32_t ClientId;

enum {
    SESSION_TABLE_ID = 12,          /* characters of a table's id, [a-z0-9] */
    SESSION_MESSAGE_SIZE = 1 << 18, /* the most bytes of one message */
    SESSION_KEY = 63,               /* the most bytes of a question's key */
    SESSION_SPEC = 24,              /* bytes of a player's spec */
    SESSION_RIVAL = 97,             /* bytes of a rival's name, with the zero */
};

/* A client's question about the tournament that the host shows beside the
 * tables. The texts are valid only while `ask` runs. */
typedef struct SessionQuestion {
    enum {
        QUESTION_WATCH,
        QUESTION_STANDING,
        QUESTION_MATCH,
        QUESTION_REPLAY,
    } kind;
    bool is_on;                /* watch: false to stop watching */
    int board;                 /* watch: -1 for all boards */
    const char *cid;           /* the request's cid, except for watch */
    int64_t match, game;       /* counted from 1 */
    int from;                  /* replay: as in docs/API.md */
    bool draws;                /* replay: with the text drawing of the board */
    char key[SESSION_KEY + 1]; /* replay: the key that gives access to the lines
                                  of bots, or "" */
    Lang lang;
} SessionQuestion;

/* A bot of the tournament that a client challenges, as the host knows it. */
typedef struct SessionRival {
    const Game *game;
    GameConfig config; /* of the board, with the players of a match */
    char name[SESSION_RIVAL];
    char spec[SESSION_SPEC]; /* a computer player that takes part in the
                                tournament, or "" for a program */
} SessionRival;

/* What the session needs of its host. None of these functions may call the
 * session. */
typedef struct SessionHost {
    void *context;
    /* Queues one message. It may leave the machine only after everything that
     * was kept before it is on disk. */
    void (*send)(void *context, ClientId client, const char *text, size_t size);
    /* Closes a connection once its queued messages are sent. The host then
     * calls session_leave. */
    void (*drop)(void *context, ClientId client);
    /* Fills out with bytes that nobody can guess. */
    void (*random)(void *context, void *out, size_t size);
    /* Three functions keep a table. keep_table replaces the table's image.
     * keep_step adds a row of steps, one step a line; `number` is the number of
     * the row's last step, counted from 1. cut_steps removes every row whose
     * number is above `steps`. */
    void (*keep_table)(void *context, const char *table, const char *image,
                       bool is_over);
    void (*keep_step)(void *context, const char *table, int number,
                      const char *step);
    void (*cut_steps)(void *context, const char *table, int steps);
    /* Reads back the image and the steps that were kept, one step a line.
     * Returns false if there is no such table or, with err set, if it cannot be
     * read. */
    bool (*load)(void *context, const char *table, Text *image, Text *steps,
                 Error *err);
    /* Takes a job. The host calls session_job_run on any thread, then
     * session_job_done on the session's. */
    void (*think)(void *context, SessionJob *job);
    /* Takes a question about the tournament, to be answered later by messages.
     * Returns false if the queue is full. NULL if the host shows no
     * tournament. */
    bool (*ask)(void *context, ClientId client,
                const SessionQuestion *question);
    /* Finds a bot of the tournament, to be played on one of its boards. Returns
     * NULL or, if the bot cannot play now, the code of an error with its words
     * in err. NULL if no bot can be challenged. */
    const char *(*find_rival)(void *context, int64_t bot, int board,
                              SessionRival *out, Error *err);
    /* Makes the player of a seat of `play` from the bot with this number and
     * name. The player's thinking is a job of session_job_is_rivals; its other
     * functions are quick. Returns NULL if the bot cannot play now. */
    Player *(*open_rival)(void *context, int64_t bot, const char *name,
                          const Play *play, Seat seat);
    /* Reports a problem, in one line, to whoever runs the host. */
    void (*warn)(void *context, const char *line);
    /* All clients are windows of one person: tables are not limited, and every
     * record may be read. */
    bool is_personal;
    Lang lang; /* the language of the lines for `warn` */
} SessionHost;

/* Here and below, `now` is a time in milliseconds that never goes back. */
Session *session_new(const SessionHost *host, uint64_t now);
/* Frees a session whose jobs have all been given back; NULL is fine. */
void session_free(Session *session);

/* A client has connected. All connections of one address share its limits, so
 * reconnecting does not reset them; address 0 is this machine. */
void session_enter(Session *session, ClientId client, uint64_t address,
                   uint64_t now);
/* A client has sent one message. */
void session_receive(Session *session, ClientId client, const char *text,
                     size_t size, uint64_t now);
/* A client is gone: it left by itself, or it was dropped. */
void session_leave(Session *session, ClientId client, uint64_t now);

/* Does everything that is due: clocks that ran out, answers of computers, lobby
 * news. Returns the milliseconds until the next call is needed, at most 1000.
 * The calls above and session_job_done can make something due earlier, so call
 * this after a batch of them too; it costs next to nothing if nothing is due.
 */
int session_tick(Session *session, uint64_t now);

/* Does the thinking. No other function of the session takes long. */
void session_job_run(SessionJob *job);
/* Returns the number under which the job's work is counted: the same for all
 * connections of an address. */
uint64_t session_job_asker(const SessionJob *job);
/* Returns the size of the job, in simulations. */
int64_t session_job_weight(const SessionJob *job);
/* Returns the amount of later work, in simulations, that may overtake this job.
 */
int64_t session_job_delay(const SessionJob *job);
/* True if a bot thinks, which costs this process no time but may take as long
 * as the bot likes. */
bool session_job_is_rivals(const SessionJob *job);
/* Takes back a job that was run, uses its result and frees it. */
void session_job_done(Session *session, SessionJob *job, uint64_t now);
/* Stops every running job, drops their results and starts no new ones. */
void session_stop_jobs(Session *session);

/* The result of an HTTP request for a record. */
typedef enum SessionFound {
    SESSION_NOT_FOUND,
    SESSION_FOUND,
    SESSION_DAMAGED, /* it was kept but cannot be read */
    SESSION_LATER,   /* the client's address has asked for too much; it may ask
                        again later */
} SessionFound;
typedef enum GamesTold {
    GAMES_WHOLE,
    GAMES_BRIEF, /* without the text of the rules, which is two thirds of the
                    bytes */
} GamesTold;
/* Writes the body of /api/games or /api/games/brief: all games. */
void session_write_games(GamesTold told, Text *out);
/* Writes the body of /api/tables: the tables named in ids, separated by commas,
 * or the lobby's lists if ids is NULL. */
void session_write_tables(Session *session, uint64_t address, const char *ids,
                          Text *out);
/* Writes the body of /api/records/ID: the record of a finished game, or of any
 * game if the host is personal. */
SessionFound session_write_record(Session *session, uint64_t address,
                                  const char *table, Text *out);

/* True if an address may open a connection or send an HTTP request; either
 * counts as `cost` requests. */
bool session_may_ask(Session *session, uint64_t address, int cost,
                     uint64_t now);

/* The number of tables in memory. */
int session_table_count(const Session *session);
/* True if the table is in memory. */
bool session_has_table(const Session *session, const char *id);

/* How much the host can still keep. */
typedef enum SessionRoom {
    SESSION_ROOMY, /* everything */
    SESSION_TIGHT, /* no new tables */
    SESSION_FULL   /* nothing */
} SessionRoom;
/* The host calls this whenever its room changes. */
void session_set_room(Session *session, SessionRoom room);

#endif
