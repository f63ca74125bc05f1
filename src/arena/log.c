/* log.c: writes the files of `joute match --log`, which `joute rerun` reads,
 * and keeps the lines of a game for its record. */
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
    CUT = 1024,      /* bytes of a line that are kept after that */
};

/* The lines exchanged with a player about one move, by kind. */
typedef enum LineKind { LINES_READ, LINES_WROTE, LINES_ERRORS } LineKind;
typedef struct LinesOfMove {
    int64_t move;
    int player;
    Text texts[LINES_ERRORS + 1];
    uint64_t took; /* UINT64_MAX if it gave no answer */
} LinesOfMove;

/* An open log. Times in it count from `began`. */
struct Log {
    FILE *file;    /* NULL for a silent log */
    bool is_plain; /* a file of the caller, with lines for a person */
    uint64_t began;
    int64_t game;
    size_t received[GAME_SEATS]; /* bytes from each player in this game */
    Text line, clean;
    /* The lines of this game, oldest first. */
    bool keeps_lines;
    int64_t move;
    LinesOfMove *kept;
    size_t kept_count, kept_bytes;
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

Log *log_open_silent(void)
{
    return mem_new(sizeof(Log));
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
        if (log->file && !log->is_plain) {
            fclose(log->file);
        }
        log_forget_lines(log);
        free(log->kept);
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

/* ---- the lines of a game ---- */

void log_keep_lines(Log *log)
{
    log->keeps_lines = true;
}

bool log_keeps_lines(const Log *log)
{
    return log && log->keeps_lines;
}

void log_set_move(Log *log, int64_t move)
{
    if (log) {
        log->move = move;
    }
}

/* Forgets the oldest moves. */
static void forget(Log *log, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        for (int kind = 0; kind <= LINES_ERRORS; kind++) {
            log->kept_bytes -= log->kept[i].texts[kind].size;
            text_done(&log->kept[i].texts[kind]);
        }
    }
    log->kept_count -= count;
    if (count) {
        memmove(log->kept, log->kept + count,
                log->kept_count * sizeof *log->kept);
    }
}

void log_forget_lines(Log *log)
{
    if (log) {
        forget(log, log->kept_count);
    }
}

/* Finds the lines kept for a player at this move, or begins them. */
static LinesOfMove *find_move(Log *log, int player)
{
    for (size_t i = log->kept_count; i > 0; i--) {
        LinesOfMove *at = &log->kept[i - 1];
        if (at->move == log->move && at->player == player) {
            return at;
        }
        if (at->move < log->move) {
            break;
        }
    }
    log->kept =
        mem_resize(log->kept, (log->kept_count + 1) * sizeof *log->kept);
    LinesOfMove *own = &log->kept[log->kept_count++];
    *own = (LinesOfMove){ .move = log->move,
                          .player = player,
                          .took = UINT64_MAX };
    return own;
}

/* Makes room when a game has too many lines: for the oldest quarter of the
 * moves, forgets the lines that players read or, if none of these are left, all
 * lines. A quarter at once, so that this happens seldom. */
static void make_room(Log *log)
{
    size_t count = log->kept_count / 4 + 1, read = 0;
    for (size_t i = 0; i + 1 < log->kept_count && count; i++) {
        Text *text = &log->kept[i].texts[LINES_READ];
        read += text->size;
        count -= text->size > 0;
        log->kept_bytes -= text->size;
        text_done(text);
    }
    if (!read && log->kept_count > 1) {
        forget(log, log->kept_count / 4 + 1);
    }
}

/* Keeps one clean line. */
static void keep_line(Log *log, int player, LineKind kind, uint64_t took)
{
    LinesOfMove *own = find_move(log, player);
    Text *text = &own->texts[kind];
    size_t before = text->size;
    if (text->size + log->clean.size < LOG_KEPT_MOVE) {
        text_add_bytes(text, log->clean.data, log->clean.size);
        text_add_char(text, '\n');
    }
    if (kind == LINES_WROTE && took != UINT64_MAX) {
        own->took = took;
    }
    log->kept_bytes += text->size - before;
    if (log->kept_bytes > LOG_KEPT) {
        make_room(log);
    }
}

void log_write_lines(const Log *log, const Seat *seats, Text *out)
{
    static const char *const keys[] = { "read", "wrote", "stderr" };
    JsonWriter json = { .out = out };
    json_begin_array(&json);
    for (size_t i = 0; i < log->kept_count; i++) {
        const LinesOfMove *at = &log->kept[i];
        json_begin_object(&json);
        json_int_member(&json, "move", at->move);
        json_int_member(&json, "player", seats[at->player] + 1);
        for (int kind = 0; kind <= LINES_ERRORS; kind++) {
            if (at->texts[kind].size) {
                json_string_member(&json, keys[kind],
                                   text_string(&at->texts[kind]));
            }
        }
        if (at->took != UINT64_MAX) {
            json_int_member(&json, "us", (int64_t)(at->took / 1000));
        }
        json_end_object(&json);
    }
    json_end_array(&json);
}

/* ---- the file ---- */

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
    bool is_to = strcmp(key, "to") == 0, is_from = strcmp(key, "from") == 0;
    if (log->keeps_lines && (is_to || is_from || strcmp(key, "stderr") == 0)) {
        keep_line(log, player,
                  is_to     ? LINES_READ
                  : is_from ? LINES_WROTE
                            : LINES_ERRORS,
                  took);
    }
    if (!log->file) {
        return;
    }
    if (log->is_plain) {
        if (is_to || is_from) {
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
    /* The file may be longer than what was written to it. */
    off_t end = chunk ? lseek(file, 0, SEEK_CUR) : 0;
    while (chunk && *at < end &&
           (size = pread(file, chunk,
                         end - *at < CHUNK ? (size_t)(end - *at) : CHUNK,
                         (off_t)*at)) > 0) {
        const char *last = last_newline(chunk, (size_t)size);
        /* An unfinished line waits for its rest, unless the chunk has no
         * newline at all. */
        size = last ? last + 1 - chunk : size;
        for (const char *line = chunk; line < chunk + size;) {
            size_t left = (size_t)(chunk + size - line);
            const char *stop = memchr(line, '\n', left);
            size_t length = stop ? (size_t)(stop - line) : left;
            add_entry(log, player, "stderr", line, length, UINT64_MAX);
            line += length + 1;
        }
        *at += size;
    }
    free(chunk);
}
