/* view_tracker.h: follows a game from what one player is told: a view, then the
 * moves played. */
#ifndef JOUTE_VIEW_TRACKER_H
#define JOUTE_VIEW_TRACKER_H

#include "base/error.h"
#include "joute/game.h"

/* The view is a redacted state of the seat; it is valid after each step that
 * was read. */
typedef struct ViewTracker {
    const Game *game;
    GameConfig config;
    Seat seat;
    GameState view; /* what the seat knows */
    Rng rng;        /* to imagine what the seat does not know */
} ViewTracker;

/* Reads the JSON of a view. */
bool view_tracker_read_view(ViewTracker *tracker, const char *json, size_t size,
                            Error *err);

/* Reads a step from the protocol's "played" line, where hidden moves are '?'.
 * out gets each move, MOVE_NONE if it is hidden, and *acted the seats that
 * moved. If the line makes no sense, it returns false and the view stays as it
 * was. */
bool view_tracker_read_played(ViewTracker *tracker, const char *text,
                              SeatSet *acted, Move *out, Error *err);

#endif
