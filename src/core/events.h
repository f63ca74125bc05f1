/* events.h: what a step of any game did, as the rules tell it (GameFace.play):
 * as JSON for the page, in words, and, of a step not yet made, as a preview.
 *
 * States are whole, or redacted for a viewer; a move that the viewer may not
 * see is MOVE_NONE. */
#ifndef JOUTE_EVENTS_H
#define JOUTE_EVENTS_H

#include "base/json.h"
#include "base/text.h"
#include "joute/game.h"

/* Adds an event with so many values, ints. */
void events_add(EventList *list, int what, int player, int count, ...);

/* Begins the definition of a rule that tells events. It is compiled into apply
 * and into play, so that nothing is left of the telling where nobody listens:
 * with calls random play is 11 % slower in splaby, 5 % in guerre. */
#define RULE static inline __attribute__((always_inline))

/* In a rule: tells an event with its values, of which there is at least one.
 * Where nobody listens list is NULL, and they are not even looked at. */
#define EVENT(list, what, player, ...)                                         \
    do {                                                                       \
        if (list) {                                                            \
            events_add(list, (int)(what), (int)(player),                       \
                       EVENT_ARGS(__VA_ARGS__), __VA_ARGS__);                  \
        }                                                                      \
    } while (0)
#define EVENT_ARGS(...) EVENT_SEVENTH(__VA_ARGS__, 6, 5, 4, 3, 2, 1, 0)
#define EVENT_SEVENTH(a, b, c, d, e, f, g, ...) g

/* Plays a step on a copy, for its events; none if the game tells none. */
void events_find(const Game *game, const void *before, const Move *moves,
                 EventList *out);

/* The first event of a kind, or NULL. */
const Event *events_first(const EventList *events, int what);
/* The first of a kind and a player, or NULL. */
const Event *events_of(const EventList *events, int what, int player);

/* Objects {"code", ...} of a list. */
void events_write(const Game *game, const void *before, const Move *moves,
                  JsonWriter *out);

/* Sentences that say all a listener needs to follow a step. */
void events_tell(const Game *game, const void *before, const Move *moves,
                 Lang lang, Text *out);

/* The same without what the game calls an aside: the deed and what came of
 * it. */
void events_tell_briefly(const Game *game, const void *before,
                         const Move *moves, Lang lang, Text *out);

/* The code of what in a step is worth finding again, or NULL. */
const char *events_mark(const Game *game, const void *before,
                        const Move *moves);

#define ASIDE(what) (UINT64_C(1) << (what))

/* What a legal move of a seat would do, in a few words: as the game previews
 * it or, if it has no words of its own for that, as it tells the step. */
void events_preview(const Game *game, const void *state, Seat seat, Move move,
                    Lang lang, Text *out);

#endif
