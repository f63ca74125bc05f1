/* records.h: the games of a match as a store keeps them: a record a line,
 * compressed by zlib. They may come from a machine that lies: a reader takes
 * one game at a time, and no more bytes than it is given. */
#ifndef JOUTE_RECORDS_H
#define JOUTE_RECORDS_H

#include <zlib.h>

#include "core/play.h"
#include "tournament/contest.h"
#include "tournament/store/match_store.h"

enum {
    RECORD_MOST = 1 << 20, /* bytes of a game; a longer one is kept without its
                              comments */
    RECORDS_UNPACKED = 1 << 30,
    RECORDS_RATIO = 8, /* a reader of so many bytes takes an eighth packed */
    RECORDS_MOST = RECORDS_UNPACKED / RECORDS_RATIO, /* that are kept */
};

/* The digest of games (MatchResult) with one more; 0 before the first. */
int64_t records_digest(int64_t before, const Play *game);

/* What is packed so far. */
typedef struct RecordsWriter {
    z_stream stream;
    Text waiting; /* games that are not packed yet */
    int64_t digest;
    Text *out; /* lent */
} RecordsWriter;

/* Packs games into out, which is lent; records_end frees the rest. */
void records_begin(RecordsWriter *writer, Text *out);
/* Adds a game. */
void records_add(RecordsWriter *writer, const Play *game);
/* Packs what is left; returns the digest of all games (MatchResult). */
int64_t records_end(RecordsWriter *writer);

typedef struct RecordsReader {
    z_stream stream;
    Text bytes; /* unpacked; the first start of them are of earlier games */
    size_t start, left; /* left: bytes that may still be unpacked */
    bool is_over;
    const Contest *contest;
    const PlannedMatch *plan;
} RecordsReader;

/* Reads packed games of a match, all of which are lent, and unpacks at most so
 * many bytes. records_close frees the rest. */
void records_open(RecordsReader *reader, const Text *packed, size_t most,
                  const Contest *contest, const PlannedMatch *plan);
void records_close(RecordsReader *reader);
/* Passes over the next game. False at the end; err is set if they are damaged.
 */
bool records_skip(RecordsReader *reader, Error *err);
/* Reads the next game; play_done frees it. It is one of the contest, on the
 * match's board, and its names and comments are printable. False at the end;
 * err is set if they are damaged. */
bool records_next(RecordsReader *reader, Play *out, Error *err);

#endif
