/* replay.h: a recorded game as the page's boards show it, step by step. */
#ifndef JOUTE_TOURNAMENT_REPLAY_H
#define JOUTE_TOURNAMENT_REPLAY_H

#include "session/present.h"

/* Which positions are written, and what about each. */
typedef struct ReplayPart {
    Lang lang;
    bool draws;        /* also as text, for a page without a board */
    bool has_steps;    /* with the step that led there, in words */
    size_t from, most; /* the first position, by its number of steps; the most
                          positions */
    size_t bytes;      /* no further position is begun after this many bytes */
} ReplayPart;

/* Makes a table without players for a match, which is borrowed. */
Table *replay_table_new(const Play *play);
/* Frees the table; the match stays the caller's. */
void replay_table_free(Table *table);

/* Writes the members "names" and "result" of a game. */
void replay_write_head(const Play *play, JsonWriter *out);

/* Writes the member "positions": a list of {"view", "facts", "events", "step"?,
 * "draw"?}. Returns how many steps come before the last of them. */
size_t replay_write_positions(const Table *table, const ReplayPart *part,
                              JsonWriter *out);

#endif
