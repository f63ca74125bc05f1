/* present.h: writes a table as one viewer may see it, as members of messages
 * and in words. */
#ifndef JOUTE_SESSION_PRESENT_H
#define JOUTE_SESSION_PRESENT_H

#include "base/json.h"
#include "session/table.h"

/* All that a message to a client depends on. Clients with the same Viewer get
 * the same message. */
typedef struct Viewer {
    Seat as;   /* the seat whose view it is, or SEAT_WATCHER */
    Seat next; /* the seat whose person should look next, or SEAT_WATCHER
                  (people_next) */
    SeatSet you;
    Lang lang;
    bool draws;
} Viewer;

/* A position of a game and the step that led to it. The states are whole, not
 * views. */
typedef struct Moment {
    size_t ply;
    const void *state, *before; /* before is NULL if there was no step */
    const Move *moves;
} Moment;

/* Returns how a client sees its table. */
Viewer present_to(const Client *client);

/* Groups of members, for present_members. */
enum {
    SHOW_SEATS = 1,
    SHOW_YOU = 2,
    SHOW_TURN = 4, /* everything that depends on who is to choose */
    SHOW_BOARD = 8,
    SHOW_CLOCK = 16,
    SHOW_ASK = 32,
    SHOW_WATCHERS = 64,
    SHOW_CAN = 128,
    SHOW_POSITION = SHOW_TURN | SHOW_BOARD | SHOW_CLOCK | SHOW_CAN,
    SHOW_ALL = 255,
};
/* Writes the groups of members that `show` names. */
void present_members(const Table *table, const Viewer *viewer,
                     const Moment *moment, unsigned show, JsonWriter *out);
/* Writes a value: the list of seats and who holds them. */
void present_seats(const Table *table, JsonWriter *out);
/* Writes a value: the rule of the clock, or null. */
void present_clock_rule(const Table *table, JsonWriter *out);
/* Writes a value: a list of seat numbers, from 1. */
void present_seat_set(SeatSet seats, JsonWriter *out);
/* Writes the members "game" and "options". */
void present_rules(const Table *table, JsonWriter *out);

/* Writes the members "legal" and "refused": if the viewer's seat is one of
 * `owing`, its legal moves, and moves that a person might try but may not make.
 */
void present_choices(const Table *table, const Viewer *viewer, const void *seen,
                     SeatSet owing, JsonWriter *out);

/* Writes the members "step" and "events" of a moment's step. */
void present_step(const Table *table, const Viewer *viewer,
                  const Moment *moment, JsonWriter *out);
/* Writes the member "moves": a list of all steps so far. */
void present_moves(const Table *table, const Viewer *viewer, JsonWriter *out);
/* Writes the member "events" alone; it is empty if there was no step. */
void present_events(const Table *table, const Viewer *viewer,
                    const Moment *moment, JsonWriter *out);
/* Writes the members "view" and "facts" of a state that a viewer sees. */
void present_board(const Play *play, const void *seen, JsonWriter *out);
/* Writes the member "draw" if the viewer wants it. */
void present_draw(const Table *table, const Viewer *viewer,
                  const Moment *moment, const void *seen, JsonWriter *out);

#endif
