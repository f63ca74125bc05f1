/* guest.h: a bot among people: asked when it is its turn, told of every move,
 * and started anew with the position when moves are taken back. */
#ifndef JOUTE_GUEST_H
#define JOUTE_GUEST_H

#include <stdatomic.h>

#include "core/record.h"

typedef struct Guest Guest;

/* What a guest's turn has come to. */
typedef enum GuestTurn {
    GUEST_STOPPED, /* it was interrupted */
    GUEST_PLAYS,   /* a move of its own, or one that its fault has cost */
    GUEST_LOSES,   /* the game, by a fault or because it resigned */
} GuestTurn;

/* Whether a player's name is that of a program: "cmd:...", "py:..." or a path
 * with a '/'. */
bool guest_is_named(const char *spec);

/* Whether such a program can be started here, so far as can be told. */
bool guest_check(const char *spec, bool has_sandbox, Error *err);

/* The program for seat, which must have been checked; it does not run yet. */
Guest *guest_new(const char *spec, const Match *match, Seat seat, int64_t seed,
                 bool has_sandbox);
/* Ends its process; NULL is fine. */
void guest_free(Guest *guest);

/* Prepares a question: starts the process if need be. It ends with the thread
 * that calls this. match is lent until the turn is over. */
void guest_begin(Guest *guest, const Match *match);

/* Asks and waits for the answer, on any thread, by the game's rules of time
 * and faults; ends soon after *is_stopped is set. */
GuestTurn guest_choose(Guest *guest, const atomic_bool *is_stopped, Move *out);

/* What went wrong in its last turn, in a line; nothing if all went well. */
void guest_add_fault(const Guest *guest, Lang lang, Text *out);

/* Tells of a step about to be played in match. */
void guest_observe(Guest *guest, const Match *match, const Move *moves);

/* The next question is about another position than it knows of. */
void guest_forget(Guest *guest);

/* Tells it that the game is over, and lets it leave. */
void guest_finish(Guest *guest, const Match *match);

#endif
