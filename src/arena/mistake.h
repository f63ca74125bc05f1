/* mistake.h: recognises the usual mistakes of a first bot from what the bot
 * wrote. */
#ifndef JOUTE_MISTAKE_H
#define JOUTE_MISTAKE_H

#include "arena/verdict.h"

/* What is wrong with a line that is neither "move TEXT" nor, before the first
 * question, "ready NAME". */
VerdictHint mistake_in_line(const char *line, bool is_move);

/* What ended a bot, judging by its last lines on standard error and the reason
 * in English; HINT_NONE if they do not tell. */
VerdictHint mistake_in_words(const char *words, const char *reason,
                             bool has_sandbox);

/* The line of a stack trace of Java or Node.js that says what was thrown, in
 * *size bytes; NULL if there is none. */
const char *mistake_thrown(const char *words, size_t *size);

/* The same hint for the author of a course's file, who knows no protocol. */
VerdictHint mistake_of_course(VerdictHint hint);

#endif
