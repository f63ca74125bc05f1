/* dialogue.h: the protocol's lines to and from one bot, and its clock
 * (docs/PROTOCOL.md). Lines are gathered and sent together with the next
 * question, in one write. */
#ifndef JOUTE_DIALOGUE_H
#define JOUTE_DIALOGUE_H

#include <stdatomic.h>

#include "arena/contestant.h"
#include "arena/log.h"
#include "arena/settings.h"
#include "arena/verdict.h"

enum {
    DIALOGUE_NAME = 40,         /* the longest name of a bot, in characters */
    DIALOGUE_SLOW_NS = 2000000, /* an answer that takes longer is slow */
    DIALOGUE_NAME_SIZE =
        168, /* bytes of a name with a number that makes it unique */
};

/* One bot's process and its clock. Times are nanoseconds of clock_now. */
typedef struct Dialogue {
    const MatchSettings *settings;
    const Contestant *who;
    int player; /* its index in the match, from 0 */
    int64_t block;
    Process *process; /* NULL while it does not run */
    bool is_ready;
    bool is_watched;                      /* as in ProcessSpec */
    bool has_view, has_legal, has_played; /* which lines it wants */
    char name[DIALOGUE_NAME_SIZE];
    Text out, line;
    size_t sent;       /* bytes of `out` already written to it */
    bool is_deaf;      /* the bot has closed its input */
    int64_t clock;     /* nanoseconds left */
    uint64_t asked_at; /* when the last byte of "go" was written */
    int64_t limit;     /* nanoseconds for this answer */
    int64_t thought;   /* nanoseconds that it has thought, over all answers */
    int64_t slowest;   /* nanoseconds of its slowest answer */
    ProcessTimes counted; /* what its processes had used at the last count */
    bool is_timed; /* this answer takes long, and the bot's times were counted
                      at timed_at */
    uint64_t timed_at;
    int64_t charged; /* nanoseconds of short answers since timed_at */
    int64_t credit;  /* nanoseconds that the machine took during short answers;
                        they are used up before the clock is */
    int64_t stolen;  /* nanoseconds that stopped bots ran on meanwhile */
    uint64_t started_at;
    int64_t games;   /* games begun since its start */
    int64_t answers; /* answers in this game */
    atomic_int
        *late; /* slightly late answers in this match, shared by its blocks */
    int late_count;     /* how many late answers this process gave */
    atomic_int *faults; /* how often the machine has killed this bot */
    Log *log;
    Ticker *ticker;    /* interrupts reads from its process; may be NULL */
    int errors_file;   /* a copy of its standard error, or -1 */
    int64_t errors_at; /* bytes of that file already in the log */
} Dialogue;

/* What a bot answered; both texts are valid until the next question. */
typedef struct BotAnswer {
    bool is_resigned;
    const char *move;
    const char *comment; /* NULL if there is none */
} BotAnswer;

/* Prepares a dialogue with a bot that does not run yet. player is its index in
 * the match, block the block of games that it plays. settings and who are
 * borrowed. */
void dialogue_init(Dialogue *dialogue, const MatchSettings *settings,
                   const Contestant *who, int player, int64_t block);
/* Ends the process, if it still runs. */
void dialogue_done(Dialogue *dialogue);

/* Begins to start a process for a later dialogue_start, which takes it; if none
 * does, the caller frees it. Returns NULL if it cannot be started. */
Process *dialogue_prepare(const Dialogue *dialogue, Error *err);

/* Starts the process, or takes `prepared` if that is not NULL, and greets it.
 * first_seat is its seat in its first game. A failure is charged to the
 * machine. */
void dialogue_start(Dialogue *dialogue, Process *prepared, Seat first_seat,
                    Verdict *out);
/* Waits for "ready" until the given time. Returns true if it has come or if
 * there is a verdict. */
bool dialogue_await_ready(Dialogue *dialogue, uint64_t until, Verdict *out);
/* Ends the process at once; the next game starts a new one. */
void dialogue_stop(Dialogue *dialogue);

/* This function and the next four add lines that are sent with the next
 * question. This one says that a game begins. */
void dialogue_add_newgame(Dialogue *dialogue, int64_t number, Seat seat);
/* Adds what the seat may see of the state. */
void dialogue_add_view(Dialogue *dialogue, const void *state, Seat seat);
/* Adds the legal moves of the seat. */
void dialogue_add_legal(Dialogue *dialogue, const void *state, Seat seat);
/* Adds the moves just played; a move that the bot may not see is MOVE_NONE. */
void dialogue_add_played(Dialogue *dialogue, const void *before,
                         const Move *moves);
/* Adds what was wrong with its last answer. */
void dialogue_add_error(Dialogue *dialogue, const Verdict *verdict);

/* True if the bot is known to have written more than it was asked for. Always
 * false if the match has no witness. */
bool dialogue_has_more(const Dialogue *dialogue);

/* Begins to send the gathered lines, followed by "go". The log files them under
 * this move, counted from 1. */
void dialogue_ask(Dialogue *dialogue, int64_t move, Verdict *out);
/* Waits for the answer until the given time. Returns true once there is an
 * answer or a verdict. */
bool dialogue_wait(Dialogue *dialogue, uint64_t until, BotAnswer *out,
                   Verdict *verdict);

/* Says "bye". */
void dialogue_say_bye(Dialogue *dialogue);
/* After "bye", waits until the bot has ended. Returns false if it has not by
 * the deadline. */
bool dialogue_await_end(Dialogue *dialogue, uint64_t deadline);

#endif
