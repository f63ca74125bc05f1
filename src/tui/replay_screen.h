/* replay_screen.h: steps through a game on the screen. */
#ifndef JOUTE_REPLAY_SCREEN_H
#define JOUTE_REPLAY_SCREEN_H

#include "tui/look.h"
#include "tui/view.h"

/* A game that is replayed, and how far. */
typedef struct Replay {
    Look look;
    const Play *whole;
    Play shown; /* the first `at` steps of whole; shares its memory */
    size_t at;
    bool is_playing; /* it goes forward by itself */
    int cols; /* columns of the window if the board must fit into it, otherwise
                 0 */
    bool is_right; /* shows the right part of a board that is too wide */
    Seat viewer;
} Replay;

/* Begins after the first `at` steps. viewer is both eyes and side of the View.
 * whole is borrowed. */
void replay_begin(Replay *replay, const Look *look, const Play *whole,
                  Seat viewer, size_t at);

/* Goes to the position after the first `at` steps. */
void replay_go_to(Replay *replay, size_t at);

/* Adds the position: title, board and status. */
void replay_add_position(const Replay *replay, Text *out);

/* Lets a person step through the game on an open screen. Returns the key that
 * ended it. */
int replay_run(Replay *replay);

#endif
