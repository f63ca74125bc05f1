/* view_tracker.h: following a game from what one player is told of it: a view,
 * then the moves played. */
#ifndef JOUTE_VIEW_TRACKER_H
#define JOUTE_VIEW_TRACKER_H

#include "base/error.h"
#include "joute/game.h"

typedef struct ViewTracker {
    const Game *game;
    GameConfig config;
    Seat seat;
    GameState view; /* what the seat knows */
    Rng rng;        /* to imagine what it does not */
} ViewTracker;

/* Takes the JSON of a view. */
bool view_tracker_read_view(ViewTracker *tracker, const char *json, size_t size,
                            Error *err);

/* Takes a step as the protocol's "played" tells it, hidden moves as '?'. out
 * gets each move, MOVE_NONE if it is hidden, and *acted who made them. False
 * if it makes no sense: the view is then the one before. */
bool view_tracker_read_played(ViewTracker *tracker, const char *text,
                              SeatSet *acted, Move *out, Error *err);

#endif
