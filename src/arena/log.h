/* log.h: a log of the lines to and from bots, one JSON object a line. */
#ifndef JOUTE_LOG_H
#define JOUTE_LOG_H

#include "base/error.h"
#include "base/text.h"
#include "joute/game.h"

typedef struct Log Log;

/* Opens a log; returns NULL if the file cannot be made. The other functions do
 * nothing if the log is NULL. */
Log *log_open(const char *path, Error *err);
/* Opens a log without a file; it only keeps lines. */
Log *log_open_silent(void);
/* Opens a log for a person, in a file that the caller closes. It has "< "
 * before each line to a bot and "> " before each line from it, and nothing
 * else. */
Log *log_open_plain(FILE *file);
/* Closes and frees it. */
void log_close(Log *log);

/* Sets the game, counted from 1, to which the next lines belong. */
void log_set_game(Log *log, int64_t game);

enum {
    LOG_KEPT = 3 << 16, /* bytes of a game's lines that are kept: the latest */
    LOG_KEPT_MOVE = 1 << 15, /* bytes that are kept of one player's lines at one
                                move: the first ones */
};

/* Also keeps the lines of the current game, move by move. */
void log_keep_lines(Log *log);
/* True if the log keeps lines. */
bool log_keeps_lines(const Log *log);
/* Sets the move, counted from 1, to which the following lines belong. */
void log_set_move(Log *log, int64_t move);
/* Forgets the lines of the current game. */
void log_forget_lines(Log *log);
/* Writes the kept lines as a record's "dialogue" (docs/FORMATS.md). seats has
 * each player's seat in this game. */
void log_write_lines(const Log *log, const Seat *seats, Text *out);

/* Logs every line that a bot was sent. */
void log_sent(Log *log, int player, const Text *lines);
/* Logs one line of a bot, with the nanoseconds since the question. */
void log_received(Log *log, int player, const Text *line, uint64_t took);
/* Logs a remark such as {"late": "by 12 ms"}. */
void log_note(Log *log, int player, const char *key, const char *words);

/* Returns a file for a bot's standard error, or -1. */
int log_errors_file(Log *log);
/* Copies the lines added to that file since *at and moves *at on. */
void log_errors(Log *log, int player, int file, int64_t *at);

#endif
