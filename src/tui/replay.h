/* replay.h: a game looked at again, step by step. */
#ifndef JOUTE_REPLAY_H
#define JOUTE_REPLAY_H

#include "tui/look.h"
#include "tui/view.h"

/* A match being looked at, and how far it has gone. */
typedef struct Replay {
    Look look;
    const Match *whole;
    Match shown; /* the first at steps of whole; owns nothing */
    size_t at;
    bool is_playing;
    Seat viewer;
} Replay;

/* Begins after the first at steps; viewer as View's eyes and side. whole
 * must outlive the replay. */
void replay_begin(Replay *replay, const Look *look, const Match *whole,
                  Seat viewer, size_t at);

/* Shows the game after its first at steps. */
void replay_go_to(Replay *replay, size_t at);

/* Appends the position: title, board and status. */
void replay_add_page(const Replay *replay, Text *out);

/* Lets a person step through it on an open screen. Returns the key that
 * ended it. */
int replay_run(Replay *replay);

#endif
