/* records.h: the games of a match as a store keeps them: one record a line,
 * compressed by zlib. They may come from a machine that lies, so a reader takes
 * one game at a time and unpacks no more bytes than its caller allows. */
#ifndef JOUTE_RECORDS_H
#define JOUTE_RECORDS_H

#include <zlib.h>

#include "core/play.h"
#include "tournament/contest.h"
#include "tournament/store/match_store.h"

enum {
    /* the most bytes of a game; a longer game is kept without comments and
     * without its bots' lines */
    RECORD_MOST = 1 << 20,
    RECORDS_UNPACKED = 1 << 30,
    RECORDS_RATIO =
        8, /* a reader that allows N unpacked bytes accepts N / 8 packed ones */
    RECORDS_MOST = RECORDS_UNPACKED /
                   RECORDS_RATIO, /* the most packed bytes that are kept */
};

/* Returns the digest (MatchResult) of one more game after those of `before`,
 * which is 0 for the first game. */
int64_t records_digest(int64_t before, const Play *game);

/* A writer of packed games. */
typedef struct RecordsWriter {
    z_stream stream;
    Text waiting; /* games that are not packed yet */
    int64_t digest;
    Text *out; /* borrowed */
} RecordsWriter;

/* Begins to pack games into out, which is borrowed; records_end frees the
 * rest. */
void records_begin(RecordsWriter *writer, Text *out);
/* Adds a game. */
void records_add(RecordsWriter *writer, const Play *game);
/* Packs the rest and returns the digest of all games (MatchResult). */
int64_t records_end(RecordsWriter *writer);

/* Reads the games of a match in order. It holds only one game and what zlib has
 * unpacked beyond it. */
typedef struct RecordsReader {
    z_stream stream;
    /* Unpacked bytes; those before `start` belong to games already read. */
    Text bytes;
    size_t start, left; /* left: bytes that may still be unpacked */
    size_t size;        /* size of the game last read, which ends at `start` */
    bool is_over;
    const Contest *contest;
    const PlannedMatch *plan;
} RecordsReader;

/* Begins to read packed games of a match and unpacks at most `most` bytes. All
 * arguments are borrowed; records_close frees the rest. */
void records_open(RecordsReader *reader, const Text *packed, size_t most,
                  const Contest *contest, const PlannedMatch *plan);
void records_close(RecordsReader *reader);
/* Skips the next game. Returns false at the end; err is set if the records are
 * damaged. */
bool records_skip(RecordsReader *reader, Error *err);
/* Reads the next game; play_done frees it. The game is checked: it belongs to
 * the contest and is on the match's board, and its names and comments are
 * printable. Returns false at the end; err is set if the records are
 * damaged. */
bool records_next(RecordsReader *reader, Play *out, Error *err);
/* Returns the text of the game that was last read, and sets *size; valid until
 * the next game is read. */
const char *records_text(const RecordsReader *reader, size_t *size);

#endif
