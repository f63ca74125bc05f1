/* log.c: writes the files of `joute match --log`, which `joute rerun` reads. */
#include "arena/log.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/printable.h"
#include "base/clock.h"
#include "base/json.h"
#include "base/mem.h"
#include "joute/game.h"

enum {
    CHUNK = 65536,
    WHOLE = 1 << 20, /* bytes that a player may write in a game before its lines
                        are cut, so that it cannot fill the disk */
    CUT = 1024,      /* bytes that are then kept of a line */
};

struct Log {
    FILE *file;
    bool is_plain; /* a file of the caller, with lines for a person */
    uint64_t began;
    int64_t game;
    size_t received[GAME_SEATS]; /* bytes from each player in this game */
    Text line, clean;
};

Log *log_open(const char *path, Error *err)
{
    FILE *file = fopen(path, "we");
    if (!file) {
        error_set(err, "%s: %s", "%s : %s", path, error_system(err, errno));
        return NULL;
    }
    Log *log = mem_new(sizeof *log);
    log->file = file;
    log->began = clock_now();
    return log;
}

Log *log_open_plain(FILE *file)
{
    Log *log = mem_new(sizeof *log);
    log->file = file;
    log->is_plain = true;
    return log;
}

void log_close(Log *log)
{
    if (log) {
        if (!log->is_plain) {
            fclose(log->file);
        }
        text_done(&log->line);
        text_done(&log->clean);
        free(log);
    }
}

void log_set_game(Log *log, int64_t game)
{
    if (log && log->game != game) {
        log->game = game;
        memset(log->received, 0, sizeof log->received);
    }
}

static double to_ms(uint64_t ns)
{
    return (double)(ns / 1000) / 1000;
}

/* Writes one entry; took is UINT64_MAX if it has no time. */
static void add_entry(Log *log, int player, const char *key, const char *words,
                      size_t size, uint64_t took)
{
    text_clear(&log->line);
    text_clear(&log->clean);
    printable_add(&log->clean, words, size, CHUNK);
    if (log->is_plain) {
        bool is_to = strcmp(key, "to") == 0;
        if (is_to || strcmp(key, "from") == 0) {
            fprintf(log->file, "%c %s\n", is_to ? '<' : '>',
                    text_string(&log->clean));
        }
        return;
    }
    JsonWriter out = { .out = &log->line };
    json_begin_object(&out);
    json_real_member(&out, "at_ms", to_ms(clock_now() - log->began));
    json_int_member(&out, "game", log->game);
    json_int_member(&out, "player", player + 1);
    json_string_member(&out, key, text_string(&log->clean));
    if (took != UINT64_MAX) {
        json_real_member(&out, "took_ms", to_ms(took));
    }
    json_end_object(&out);
    text_add_char(&log->line, '\n');
    fwrite(log->line.data, 1, log->line.size, log->file);
}

void log_sent(Log *log, int player, const Text *lines)
{
    const char *at = text_string(lines), *end;
    for (; log && (end = strchr(at, '\n')); at = end + 1) {
        add_entry(log, player, "to", at, (size_t)(end - at), UINT64_MAX);
    }
}

void log_received(Log *log, int player, const Text *line, uint64_t took)
{
    if (log) {
        size_t *received = &log->received[player], size = line->size;
        *received += size;
        size = *received > WHOLE && size > CUT ? CUT : size;
        add_entry(log, player, "from", text_string(line), size, took);
    }
}

void log_note(Log *log, int player, const char *key, const char *words)
{
    if (log) {
        add_entry(log, player, key, words, strlen(words), UINT64_MAX);
    }
}

int log_errors_file(Log *log)
{
    FILE *file = log && !log->is_plain ? tmpfile() : NULL;
    int copy = file ? fcntl(fileno(file), F_DUPFD_CLOEXEC, 0) : -1;
    if (file) {
        fclose(file);
    }
    return copy;
}

static const char *last_newline(const char *bytes, size_t size)
{
    while (size > 0 && bytes[size - 1] != '\n') {
        size--;
    }
    return size ? bytes + size - 1 : NULL;
}

void log_errors(Log *log, int player, int file, int64_t *at)
{
    char *chunk = log && file >= 0 ? mem_new(CHUNK) : NULL;
    ssize_t size;
    while (chunk && (size = pread(file, chunk, CHUNK, (off_t)*at)) > 0) {
        const char *last = last_newline(chunk, (size_t)size);
        /* An unfinished line waits for its rest, unless there is nothing
         * else. */
        size = last ? last + 1 - chunk : size;
        for (const char *line = chunk; line < chunk + size;) {
            size_t left = (size_t)(chunk + size - line);
            const char *end = memchr(line, '\n', left);
            size_t length = end ? (size_t)(end - line) : left;
            add_entry(log, player, "stderr", line, length, UINT64_MAX);
            line += length + 1;
        }
        *at += size;
    }
    free(chunk);
}
