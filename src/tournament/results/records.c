/* records.c: packs and unpacks the games of a match. */
#include "tournament/results/records.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "core/config.h"
#include "core/record.h"
#include "games/games.h"

enum { CHUNK = 1 << 16 };

/* ---- packing ---- */

void records_begin(RecordsWriter *writer, Text *out)
{
    *writer = (RecordsWriter){ .out = out };
    deflateInit(&writer->stream, Z_BEST_SPEED);
}

static void pack(RecordsWriter *writer, int flush)
{
    z_stream *z = &writer->stream;
    char chunk[4096];
    int status;
    z->next_in = (unsigned char *)writer->waiting.data;
    z->avail_in = (unsigned)writer->waiting.size;
    do {
        z->next_out = (unsigned char *)chunk;
        z->avail_out = sizeof chunk;
        status = deflate(z, flush);
        text_add_bytes(writer->out, chunk, sizeof chunk - z->avail_out);
    } while (z->avail_out == 0 || (flush == Z_FINISH && status == Z_OK));
    text_clear(&writer->waiting);
}

static void cut(Text *text, size_t size)
{
    text->size = size;
    text->data[size] = '\0';
}

/* Writes a game without the bots' comments and updates a digest with it. */
static int64_t add_silent(int64_t digest, const Play *game, Text *text)
{
    size_t start = text->size;
    Play silent = *game;
    silent.comment_count = 0;
    silent.dialogue = NULL;
    record_write(&silent, false, &(JsonWriter){ .out = text });
    return (int64_t)crc32((uLong)digest, (const Bytef *)text->data + start,
                          (uInt)(text->size - start));
}

int64_t records_digest(int64_t before, const Play *game)
{
    Text text = { 0 };
    int64_t digest = add_silent(before, game, &text);
    text_done(&text);
    return digest;
}

void records_add(RecordsWriter *writer, const Play *game)
{
    Text *text = &writer->waiting;
    size_t start = text->size;
    writer->digest = add_silent(writer->digest, game, text);
    if (game->comment_count || game->dialogue) {
        size_t size = text->size;
        record_write(game, false, &(JsonWriter){ .out = text });
        if (text->size - size > RECORD_MOST) {
            cut(text, size);
        } else {
            memmove(text->data + start, text->data + size, text->size - size);
            cut(text, start + text->size - size);
        }
    }
    text_add_char(text, '\n');
    if (text->size >= CHUNK) {
        pack(writer, Z_NO_FLUSH);
    }
}

int64_t records_end(RecordsWriter *writer)
{
    pack(writer, Z_FINISH);
    deflateEnd(&writer->stream);
    text_done(&writer->waiting);
    if (writer->out->size > RECORDS_MOST) {
        text_clear(writer->out);
    }
    return writer->digest;
}

/* ---- unpacking ---- */

void records_open(RecordsReader *reader, const Text *packed, size_t most,
                  const Contest *contest, const PlannedMatch *plan)
{
    *reader = (RecordsReader){ .left = most, .contest = contest, .plan = plan };
    reader->stream.next_in = (unsigned char *)packed->data;
    reader->stream.avail_in = (unsigned)packed->size;
    reader->is_over = inflateInit(&reader->stream) != Z_OK;
}

void records_close(RecordsReader *reader)
{
    inflateEnd(&reader->stream);
    text_done(&reader->bytes);
}

static bool refuse(Error *err)
{
    return error_set(err, "the records are damaged",
                     "les parties enregistrées sont endommagées");
}

/* Unpacks the next chunk; returns false if it is damaged or too large. */
static bool unpack(RecordsReader *reader)
{
    char chunk[CHUNK];
    z_stream *z = &reader->stream;
    z->next_out = (unsigned char *)chunk;
    z->avail_out = (unsigned)(reader->left < CHUNK ? reader->left : CHUNK);
    size_t room = z->avail_out;
    int status = room ? inflate(z, Z_NO_FLUSH) : Z_BUF_ERROR;
    text_add_bytes(&reader->bytes, chunk, room - z->avail_out);
    reader->left -= room - z->avail_out;
    reader->is_over = status == Z_STREAM_END;
    return status == Z_OK || status == Z_STREAM_END;
}

/* Finds the next line, which begins at reader->start. Returns its size with the
 * newline, or 0 if there is none. */
static size_t find_line(RecordsReader *reader, Error *err)
{
    Text *bytes = &reader->bytes;
    for (size_t seen = reader->start;;) {
        const char *end = bytes->size > seen ? memchr(bytes->data + seen, '\n',
                                                      bytes->size - seen)
                                             : NULL;
        if (end) {
            return (size_t)(end + 1 - bytes->data) - reader->start;
        }
        if (reader->start) { /* drops the lines that were already read */
            memmove(bytes->data, bytes->data + reader->start,
                    bytes->size - reader->start);
            cut(bytes, bytes->size - reader->start);
            reader->start = 0;
        }
        if (reader->is_over && !bytes->size) {
            return 0;
        }
        seen = bytes->size;
        if (reader->is_over || seen > JSON_SIZE || !unpack(reader)) {
            refuse(err);
            return 0;
        }
    }
}

bool records_skip(RecordsReader *reader, Error *err)
{
    size_t size = find_line(reader, err);
    reader->start += size;
    return size > 0;
}

/* True if the game can belong to the match: it has the options of the match's
 * board. */
static bool is_of_match(const RecordsReader *reader, const Play *game)
{
    const Contest *contest = reader->contest;
    const GameConfig *board = &contest->configs[reader->plan->config];
    int players = config_find(contest->game, "players");
    bool is_same = game->game == contest->game && !record_is_document(game) &&
                   game->players == reader->plan->players;
    for (int i = 0;
         is_same && contest->game->options && contest->game->options[i].key;
         i++) {
        is_same = i == players || game->config.value[i] == board->value[i];
    }
    return is_same;
}

bool records_next(RecordsReader *reader, Play *out, Error *err)
{
    size_t size = find_line(reader, err);
    const char *line = reader->bytes.data + reader->start;
    reader->start += size;
    reader->size = size;
    Error why = ERROR_IN(LANG_EN);
    if (!size) {
        return false;
    }
    if (!record_read(out, games_all, line, size - 1, &why)) {
        return refuse(err);
    }
    if (!is_of_match(reader, out)) {
        play_done(out);
        return refuse(err);
    }
    Text name = { 0 };
    for (Seat s = 0; s < out->players; s++) {
        text_clear(&name);
        printable_add(&name, out->names[s], strlen(out->names[s]), INT_MAX);
        play_set_name(out, s, text_string(&name));
    }
    text_done(&name);
    for (size_t i = 0; i < out->comment_count; i++) {
        printable_clean(&out->comments[i].text, INT_MAX);
    }
    return true;
}

const char *records_text(const RecordsReader *reader, size_t *size)
{
    *size = reader->size - 1; /* without the newline */
    return reader->bytes.data + reader->start - reader->size;
}
