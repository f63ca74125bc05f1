/* dialogue.h: the protocol's lines to and from one bot, and its clock
 * (docs/PROTOCOL.md). Lines gather and leave together with a question, in one
 * write. */
#ifndef JOUTE_DIALOGUE_H
#define JOUTE_DIALOGUE_H

#include <stdatomic.h>

#include "arena/contestant.h"
#include "arena/log.h"
#include "arena/settings.h"
#include "arena/verdict.h"

enum {
    DIALOGUE_NAME = 40,         /* characters */
    DIALOGUE_SLOW_NS = 2000000, /* an answer that takes longer is slow */
    DIALOGUE_NAME_SIZE = 168,   /* bytes, and a number to tell it apart */
};

typedef struct Dialogue {
    const MatchSettings *settings;
    const Contestant *who;
    int player;
    int64_t block;
    Process *process; /* NULL: not running */
    bool is_ready;
    bool is_watched;                      /* as ProcessSpec says */
    bool has_view, has_legal, has_played; /* what it wants to be told */
    char name[DIALOGUE_NAME_SIZE];
    Text out, line;
    size_t sent;          /* bytes of out that it has taken */
    bool is_deaf;         /* it has closed its input */
    int64_t clock;        /* nanoseconds left */
    uint64_t asked_at;    /* when the last byte of "go" was written */
    int64_t limit;        /* nanoseconds for this answer */
    int64_t thought;      /* nanoseconds, in all answers */
    int64_t slowest;      /* nanoseconds, of one answer */
    ProcessTimes counted; /* what its processes had used at the last count */
    bool is_timed;        /* the answer takes long: that was at timed_at */
    uint64_t timed_at;
    int64_t charged; /* nanoseconds of short answers since that count */
    int64_t credit;  /* nanoseconds that the machine took of short answers, with
                        which it pays before the clock does */
    uint64_t started_at;
    int64_t games;      /* begun since its start */
    int64_t answers;    /* in this game */
    atomic_int *late;   /* answers a little late in this match */
    int late_count;     /* of these, its own */
    atomic_int *faults; /* times the machine ended it in this match */
    Log *log;
    Ticker *ticker; /* for its process; may be NULL */
    int errors_file;
    int64_t errors_at;
} Dialogue;

/* What a bot answered; both texts are valid until the next question. */
typedef struct BotAnswer {
    bool is_resigned;
    const char *move;
    const char *comment; /* NULL: none */
} BotAnswer;

/* A dialogue with a bot that does not run yet: player is its place in the
 * match, block the games that it plays. settings and who are lent. */
void dialogue_init(Dialogue *dialogue, const MatchSettings *settings,
                   const Contestant *who, int player, int64_t block);
/* Ends the process, if it still runs. */
void dialogue_done(Dialogue *dialogue);

/* Begins to start a process for this bot, for a later dialogue_start; the
 * caller frees it otherwise. NULL if that is impossible. */
Process *dialogue_prepare(const Dialogue *dialogue, Error *err);

/* Starts the process, or takes the prepared one unless that is NULL, and greets
 * it; first_seat is that of its first game. A
 * failure is the machine's. */
void dialogue_start(Dialogue *dialogue, Process *prepared, Seat first_seat,
                    Verdict *out);
/* Waits for "ready", not longer than until; true once it is there or a
 * verdict. */
bool dialogue_await_ready(Dialogue *dialogue, uint64_t until, Verdict *out);
/* Ends the process at once; it is started anew for the next game. */
void dialogue_stop(Dialogue *dialogue);

/* These add lines that wait for the next question: that a game begins. */
void dialogue_add_newgame(Dialogue *dialogue, int64_t number, Seat seat);
/* What the seat may see of the state. */
void dialogue_add_view(Dialogue *dialogue, const void *state, Seat seat);
/* The moves that the seat may make. */
void dialogue_add_legal(Dialogue *dialogue, const void *state, Seat seat);
/* The moves as the bot may see them: MOVE_NONE for those it may not. */
void dialogue_add_played(Dialogue *dialogue, const void *before,
                         const Move *moves);
/* What was wrong with its last answer. */
void dialogue_add_error(Dialogue *dialogue, const Verdict *verdict);

/* Begins to send what has gathered, with "go". */
void dialogue_ask(Dialogue *dialogue, Verdict *out);
/* Waits for the answer, not longer than until; true once there is one or a
 * verdict. */
bool dialogue_wait(Dialogue *dialogue, uint64_t until, BotAnswer *out,
                   Verdict *verdict);

/* Says "bye". */
void dialogue_say_bye(Dialogue *dialogue);
/* Then waits until it has left; false if it has not in time. */
bool dialogue_await_end(Dialogue *dialogue, uint64_t deadline);

#endif
