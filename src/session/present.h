/* present.h: a table as one viewer may see it, in members of messages and in
 * words. */
#ifndef JOUTE_SESSION_PRESENT_H
#define JOUTE_SESSION_PRESENT_H

#include "base/json.h"
#include "session/table.h"

/* What a client is shown depends on this alone: who agree in it get the same
 * message. */
typedef struct Viewer {
    Seat as;   /* a seat or SEAT_WATCHER */
    Seat next; /* the same */
    SeatSet you;
    Lang lang;
    bool draws;
} Viewer;

/* A position of a game, and the step that led to it. */
typedef struct Moment {
    size_t ply;
    const void *state, *before; /* whole; before NULL: no step */
    const Move *moves;
} Moment;

/* How a client sees the table it is at. */
Viewer present_to(const Client *client);

enum {
    SHOW_SEATS = 1,
    SHOW_YOU = 2,
    SHOW_TURN = 4, /* what changes with whose choice it is */
    SHOW_BOARD = 8,
    SHOW_CLOCK = 16,
    SHOW_ASK = 32,
    SHOW_WATCHERS = 64,
    SHOW_CAN = 128,
    SHOW_POSITION = SHOW_TURN | SHOW_BOARD | SHOW_CLOCK | SHOW_CAN,
    SHOW_ALL = 255,
};
/* The members that show names. */
void present_members(const Table *table, const Viewer *viewer,
                     const Moment *moment, unsigned show, JsonWriter *out);
/* Values: a list of who has the seats, the rule of the clock or null, a list
 * of seats from 1. */
void present_seats(const Table *table, JsonWriter *out);
/* The rule of the clock, or null. */
void present_clock_rule(const Table *table, JsonWriter *out);
/* A list of seats, from 1. */
void present_seat_set(SeatSet seats, JsonWriter *out);
/* The members "game" and "options". */
void present_rules(const Table *table, JsonWriter *out);

/* The members "legal" and "refused": the choices of the viewer's seat if it is
 * among owing, and what looks like one. */
void present_choices(const Table *table, const Viewer *viewer, const void *seen,
                     SeatSet owing, JsonWriter *out);
/* Whether the viewer may plan a move while another is to choose. */
bool present_can_plan(const Table *table, const Viewer *viewer);

/* The members "step" and "events" of a moment's step; "moves", a list of all
 * steps; "events" alone, empty without a step. */
void present_step(const Table *table, const Viewer *viewer,
                  const Moment *moment, JsonWriter *out);
/* The member "moves": all steps so far. */
void present_moves(const Table *table, const Viewer *viewer, JsonWriter *out);
/* The member "events" alone; empty where there was no step. */
void present_events(const Table *table, const Viewer *viewer,
                    const Moment *moment, JsonWriter *out);
/* The members "view" and "facts" of what a viewer sees; and "draw" for one who
 * wants it. */
void present_board(const Match *match, const void *seen, JsonWriter *out);
/* The member "draw", for a viewer who wants it. */
void present_draw(const Table *table, const Viewer *viewer,
                  const Moment *moment, const void *seen, JsonWriter *out);

/* words.c */

/* One line: who is to play, or how it ended. */
void words_status(const Table *table, const Viewer *viewer,
                  const Moment *moment, Text *out);
/* A sentence on a step, where the game brings none; MOVE_NONE is a move that
 * is hidden. */
void words_step(const Game *game, const void *before, const Move *seen,
                Lang lang, Text *out);

#endif
