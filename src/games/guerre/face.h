/* face.h: what happened in a step of guerre, as its viewer knows it; told in
 * words (face_tell.c) and as JSON (face.c). */
#ifndef JOUTE_GUERRE_FACE_H
#define JOUTE_GUERRE_FACE_H

#include "games/guerre/internal.h"

typedef enum What {
    WHAT_DRAW, /* kind NO_KIND: the viewer may not know it */
    WHAT_PLACE,
    WHAT_RESERVE,
    WHAT_DEPLOY,
    WHAT_REPLACED, /* the unit there goes to the reserve */
    WHAT_NOTHING,
    WHAT_END_ATTACK,
    WHAT_ATTACK,
    WHAT_DECLINE,
    WHAT_CARD,   /* kind: its effect; card: what left the hand */
    WHAT_CANCEL, /* the player's card has no effect */
    WHAT_BONUS,
    WHAT_SHIFT, /* a Priest's */
    WHAT_PARRY,
    WHAT_ESCAPE,
    WHAT_STRIKE, /* values[0] against values[1] */
    WHAT_CAPTURE,
    WHAT_KILL,
    WHAT_DAMAGE, /* values: added, now, of so much */
    WHAT_MOVE_UP,
    WHAT_CONSCRIPTION,
    WHAT_CONSCRIPT,
    WHAT_DEMOBILISE,
    WHAT_KEEP, /* demobilises nobody */
    WHAT_HEAL,
    WHAT_BONUS_ENDS,
    WHAT_UPRIGHT,
    WHAT_TURN,
    WHAT_NO_CARDS, /* nothing to draw */
    WHAT_WINDOW,   /* phase: of what kind */
    WHAT_OVER,     /* player: the winner, or NOBODY */
    WHAT_COUNT,
} What;

/* Where a unit that is put on the battlefield comes from. */
typedef enum Source {
    SOURCE_NONE,
    SOURCE_HAND,
    SOURCE_RESERVE,
    SOURCE_KINGDOM,
    SOURCE_CAPTURED,
    SOURCE_COUNT,
} Source;

/* Members that do not apply are 0, places NO_PLACE. */
typedef struct Happening {
    What what;
    int player; /* who does it, or whose unit it is */
    Kind kind, card;
    Place from, to;
    Source source;
    Phase phase;
    int values[3];
} Happening;

enum { NOBODY = -1, HAPPENINGS_MAX = 16 };

typedef struct Story {
    int count;
    Happening at[HAPPENINGS_MAX];
} Story;

/* face_story.c */
/* States and move as GameFace says: nothing is looked at but what the viewer
 * may know. */
void guerre_find_story(const Guerre *before, Move move, const Guerre *after,
                       Story *out);
bool guerre_story_has(const Story *story, What what);
/* The declared attack as it is resolved if no card is played. */
Happening guerre_find_blow(const Guerre *s);

/* face_tell.c */
void guerre_tell(const void *before, const Move *moves, const void *after,
                 Lang lang, Text *out);

#endif
