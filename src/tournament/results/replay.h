/* replay.h: a recorded game as the page's boards show it, step by step. */
#ifndef JOUTE_TOURNAMENT_REPLAY_H
#define JOUTE_TOURNAMENT_REPLAY_H

#include "session/present.h"

/* Which positions are written, and what of each. */
typedef struct ReplayPart {
    Lang lang;
    bool draws;        /* as text too, where the page has no board */
    bool has_steps;    /* with the words of the step that led there */
    size_t from, most; /* the first, by its steps, and at most how many */
    size_t bytes;      /* no more are begun once so many are written */
} ReplayPart;

/* A table that nobody sits at, for a match, which is lent. */
Table *replay_table_new(const Play *play);
/* Frees the table; the match is the caller's. */
void replay_table_free(Table *table);

/* The members "names" and "result" of a game. */
void replay_write_head(const Play *play, JsonWriter *out);

/* The member "positions": a list of {"view", "facts", "events", "step"?,
 * "draw"?}. */
void replay_write_positions(const Table *table, const ReplayPart *part,
                            JsonWriter *out);

#endif
