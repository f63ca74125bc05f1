/* record.h: a game as JSON, and back: state documents and records
 * (docs/FORMATS.md). */
#ifndef JOUTE_RECORD_H
#define JOUTE_RECORD_H

#include "base/error.h"
#include "base/json.h"
#include "core/match.h"

/* Seeds are whole numbers that any JSON reader keeps exactly. */
#define RECORD_SEED_MAX ((INT64_C(1) << 53) - 1)

/* Of one comment: what a bot may say in a line. A move has one of each player
 * at most. */
enum { RECORD_COMMENT_SIZE = 65536 };

/* Reads either kind of text as a match, at whose end it stands; nobody is
 * seated. games is the list of known games, NULL at its end. False leaves
 * nothing to free. */
bool record_read(Match *out, const Game *const *games, const char *text,
                 size_t size, Error *err);
/* The same from JSON that is parsed already. */
bool record_read_json(Match *out, const Game *const *games, const JsonAt *json,
                      Error *err);

/* A match at the start that the members game, options and start give. False
 * leaves nothing to free. */
bool record_read_start(Match *out, const Game *const *games, const JsonAt *game,
                       const JsonAt *options, const JsonAt *start, Error *err);

/* Whether what was read is a state document: no seed, names or moves. */
static inline bool record_is_document(const Match *match)
{
    return match->names[0] == NULL;
}

/* Writes the record of a match with names; with_trace adds, for every move,
 * what could be played and the state after it. */
void record_write(const Match *match, bool with_trace, JsonWriter *out);

/* Writes where the match stands as a state document. */
void record_write_state(const Match *match, JsonWriter *out);

#endif
