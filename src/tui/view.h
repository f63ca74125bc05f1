/* view.h: a game as one person may see it. */
#ifndef JOUTE_VIEW_H
#define JOUTE_VIEW_H

#include "base/canvas.h"
#include "core/play.h"

typedef struct View {
    const Play *play;
    Seat eyes; /* the seat whose knowledge is shown; SEAT_WATCHER sees
                  everything */
    Seat side; /* the seat whose side of the board is nearest */
    bool is_flipped;
} View;

/* What is needed to draw a position: two states and the step between them. */
typedef struct Scene {
    GameState state, before;
    Drawing how; /* points into the scene and the game */
} Scene;

/* Sets the scene to the present position. */
void view_scene(const View *view, Scene *out);

/* True if the board looks different from the next player's side. */
bool view_can_turn(const View *view);

/* Adds "Black", "White (computer, level 3)", or the name in the record. */
void view_add_name(const Play *play, Seat seat, Lang lang, Text *out);

/* Adds the names of all players, " - " between them. */
void view_add_names(const Play *play, Lang lang, Text *out);

/* Adds what the game's solver advises a seat that is to act, or nothing if no
 * solver does. */
void view_add_advice(const Play *play, Seat seat, Lang lang, Text *out);

/* Adds "Black: 24-22", or "you 3, Right 14". */
void view_add_named_step(const View *view, size_t step, Lang lang, Text *out);

/* Adds what the step did, in sentences: "Black moves from 24 to 22." */
void view_add_told_step(const View *view, size_t step, Lang lang, Text *out);

#endif
