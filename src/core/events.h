/* events.h: what a step of a game did, as the rules tell it (GameTelling.play).
 * It is written as JSON for the page and in words for people. For a move that
 * is not made yet, the same events make a preview.
 *
 * States are whole, or redacted for a viewer; a move that the viewer may not
 * see is MOVE_NONE. */
#ifndef JOUTE_EVENTS_H
#define JOUTE_EVENTS_H

#include "base/json.h"
#include "base/text.h"
#include "joute/game.h"

/* Adds an event with count values, which are ints. */
void events_add(EventList *list, int what, int player, int count, ...);

/* Marks a function that plays part of a rule and tells its events. It is
 * compiled twice, into apply and into play, so that apply contains no code for
 * telling. With function calls instead, random play is 11 % slower in splaby
 * and 5 % in guerre. A build may choose calls, which are much less code. */
#ifdef RULE_CALLS
#define RULE static inline
#else
#define RULE static inline __attribute__((always_inline))
#endif

/* Tells an event with at least one value. In apply, list is NULL and the values
 * are not even computed. */
#define EVENT(list, what, player, ...)                                         \
    do {                                                                       \
        if (list) {                                                            \
            events_add(list, (int)(what), (int)(player),                       \
                       EVENT_ARGS(__VA_ARGS__), __VA_ARGS__);                  \
        }                                                                      \
    } while (0)
#define EVENT_ARGS(...) EVENT_SEVENTH(__VA_ARGS__, 6, 5, 4, 3, 2, 1, 0)
#define EVENT_SEVENTH(a, b, c, d, e, f, g, ...) g

/* The first event of this kind, or NULL. */
const Event *events_first(const EventList *events, int what);
/* The first event of this kind and this player, or NULL. */
const Event *events_of(const EventList *events, int what, int player);

/* Writes the events of a step as the elements of an array, objects {"code",
 * ...}. */
void events_write(const Game *game, const void *before, const Move *moves,
                  JsonWriter *out);

/* Writes the events of a legal move that is not made yet, as GameFace.trial
 * tells them. */
void events_write_trial(const Game *game, const void *state, Move move,
                        JsonWriter *out);

/* Appends sentences that say everything a listener needs to follow a step. */
void events_tell(const Game *game, const void *before, const Move *moves,
                 Lang lang, Text *out);

/* Does what events_tell does, without the events that the game marks as asides.
 * What is left is the action and its result. */
void events_tell_briefly(const Game *game, const void *before,
                         const Move *moves, Lang lang, Text *out);

/* The code of what makes a step worth finding again, or NULL. */
const char *events_mark(const Game *game, const void *before,
                        const Move *moves);

/* The bit of an event in GameTelling.aside. */
#define ASIDE(what) (UINT64_C(1) << (what))

/* Appends in a few words what a legal move of a seat would do: the game's own
 * preview or, if it has none, what it would tell of the step. */
void events_preview(const Game *game, const void *state, Seat seat, Move move,
                    Lang lang, Text *out);

#endif
