/* record.h: a game as JSON, and back: state documents and records
 * (docs/FORMATS.md). */
#ifndef JOUTE_RECORD_H
#define JOUTE_RECORD_H

#include "base/error.h"
#include "base/json.h"
#include "core/match.h"

/* Seeds are whole numbers that any JSON reader keeps exactly. */
#define RECORD_SEED_MAX ((INT64_C(1) << 53) - 1)

/* A seed for one step, so that the same move after an undo draws the same card
 * and a resumed game goes on as it would have. salt makes another game of it
 * that who knows the seed cannot foresee. */
static inline uint64_t record_step_seed(int64_t seed, uint64_t salt,
                                        size_t step)
{
    return (uint64_t)seed * 0x9e3779b97f4a7c15u + salt + step;
}

/* How a record ended where the rules alone do not say it. */
typedef enum RecordEnd {
    RECORD_BY_RULES, /* finished by the rules, or not finished */
    RECORD_FORFEIT,  /* lost outside the rules by the seats in losers */
    RECORD_ADJUDICATED,
} RecordEnd;

/* What a bot said with its move; move counts from 1. */
typedef struct RecordComment {
    int move, player;
    char *text;
} RecordComment;

typedef struct Record {
    Match match;
    bool is_document; /* a bare state: no seed, no players, no moves */
    bool has_seed;
    int64_t seed;
    char *players[GAME_SEATS];
    RecordEnd end;
    SeatSet losers;
    RecordComment *comments;
    size_t comment_count;
} Record;

/* Reads either kind of text. games is the list of known games, NULL at its
 * end. False leaves nothing to free. */
bool record_read(Record *out, const Game *const *games, const char *text,
                 size_t size, Error *err);
/* The same from JSON that is parsed already. */
bool record_read_json(Record *out, const Game *const *games, const JsonAt *json,
                      Error *err);
void record_done(Record *record);

/* An unfinished record at the start of a seeded game; every player has the
 * same name. */
void record_begin(Record *record, const Game *game, const GameConfig *config,
                  int64_t seed, const char *player, Rng *rng);

/* Writes the record; with_trace adds, for every move, what could be played
 * and the state after it. */
void record_write(const Record *record, bool with_trace, JsonWriter *out);

/* Writes where the match stands as a state document. */
void record_write_state(const Match *match, JsonWriter *out);

#endif
