/* view_tracker.h: follows a game from what one player is told: a view, then the
 * moves played. */
#ifndef JOUTE_VIEW_TRACKER_H
#define JOUTE_VIEW_TRACKER_H

#include "base/error.h"
#include "joute/game.h"

/* Follows one seat. The view is a redacted state; after each step that is read,
 * it is up to date. */
typedef struct ViewTracker {
    const Game *game;
    GameConfig config;
    Seat seat;
    GameState view; /* what the seat knows */
    Rng rng;        /* for the imagined worlds */
} ViewTracker;

/* Reads the JSON of a view. */
bool view_tracker_read_view(ViewTracker *tracker, const char *json, size_t size,
                            Error *err);

/* Reads a step from the protocol's "played" line, where hidden moves are '?'.
 * `out` gets each move, MOVE_NONE if it is hidden, and *acted the seats that
 * moved. If the line makes no sense, it returns false and the view stays as it
 * was. */
bool view_tracker_read_played(ViewTracker *tracker, const char *text,
                              SeatSet *acted, Move *out, Error *err);

#endif
