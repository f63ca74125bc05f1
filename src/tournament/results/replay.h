/* replay.h: the positions of a recorded game, as the page's boards need
 * them. */
#ifndef JOUTE_TOURNAMENT_REPLAY_H
#define JOUTE_TOURNAMENT_REPLAY_H

#include "session/present.h"

/* Which positions are written, and what is written about each. */
typedef struct ReplayPart {
    Lang lang;
    bool draws;     /* also drawn as text, for a page without a board */
    bool has_steps; /* true to write also the step that led to each position, in
                       words */
    size_t from, most; /* how many steps come before the first position; the
                          most positions */
    size_t bytes;      /* after this many bytes no further position is begun */
} ReplayPart;

/* Makes a table for a game, which is borrowed. Nobody sits at it. */
Table *replay_table_new(const Play *play);
/* Frees the table, but not the game. */
void replay_table_free(Table *table);

/* Writes the members "names" and "result" of a game. */
void replay_write_head(const Play *play, JsonWriter *out);

/* Writes the member "positions": a list of {"view", "facts", "events", "step"?,
 * "draw"?}. Returns how many steps come before the last of them. */
size_t replay_write_positions(const Table *table, const ReplayPart *part,
                              JsonWriter *out);

#endif
