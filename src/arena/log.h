/* log.h: what was said to bots and by them, a JSON object a line. */
#ifndef JOUTE_LOG_H
#define JOUTE_LOG_H

#include "base/error.h"
#include "base/text.h"

typedef struct Log Log;

/* NULL if the file cannot be made. All functions take a NULL log: they then
 * do nothing. */
Log *log_open(const char *path, Error *err);
/* A log for a person, into a file that is lent: "< " before what a bot is sent,
 * "> " before what it says, nothing else. */
Log *log_open_plain(FILE *file);
/* Closes it, and frees it. */
void log_close(Log *log);

/* Of which game and player the lines to come are, from 1. */
void log_set_game(Log *log, int64_t game);

/* Every line of what a bot was sent. */
void log_sent(Log *log, int player, const Text *lines);
/* One line of a bot, and how long it took from the question, in
 * nanoseconds. */
void log_received(Log *log, int player, const Text *line, uint64_t took);
/* {"late": "by 12 ms"} and the like. */
void log_note(Log *log, int player, const char *key, const char *words);

/* A file for a bot's standard error, or -1. */
int log_errors_file(Log *log);
/* Copies the lines that were added to it since *at, which moves on. */
void log_errors(Log *log, int player, int file, int64_t *at);

#endif
