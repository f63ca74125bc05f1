/* record.h: reads and writes games as JSON: state documents and records
 * (docs/FORMATS.md). */
#ifndef JOUTE_RECORD_H
#define JOUTE_RECORD_H

#include "base/error.h"
#include "base/json.h"
#include "core/play.h"

/* The largest seed: a whole number that any JSON reader keeps exactly. */
#define RECORD_SEED_MAX ((INT64_C(1) << 53) - 1)

/* The most bytes of one comment, which is what a bot may say in a line. A move
 * has at most one comment of each player. */
enum { RECORD_COMMENT_SIZE = 65536 };

/* Reads a record or a state document. The game then stands at its end, and
 * nobody is seated. games is the list of known games, with NULL at the end. If
 * it returns false, there is nothing to free. */
bool record_read(Play *out, const Game *const *games, const char *text,
                 size_t size, Error *err);
/* Reads the same from JSON that is already parsed. */
bool record_read_json(Play *out, const Game *const *games, const JsonAt *json,
                      Error *err);

/* Begins a game at the start that the members game, options and start describe.
 * If it returns false, there is nothing to free. */
bool record_read_start(Play *out, const Game *const *games, const JsonAt *game,
                       const JsonAt *options, const JsonAt *start, Error *err);

/* True if the game was read from a state document, which has no seed, names or
 * moves. */
static inline bool record_is_document(const Play *play)
{
    return play->names[0] == NULL;
}

/* Writes the record of a game whose seats have names. with_trace adds the legal
 * moves before every move and the state after it. */
void record_write(const Play *play, bool with_trace, JsonWriter *out);

/* Writes the current state as a state document. */
void record_write_state(const Play *play, JsonWriter *out);

#endif
