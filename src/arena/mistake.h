/* mistake.h: recognises the usual mistakes of a first bot from what the bot
 * wrote. */
#ifndef JOUTE_MISTAKE_H
#define JOUTE_MISTAKE_H

#include "arena/verdict.h"

/* Returns the likely mistake behind a line that is neither "move TEXT" nor,
 * before the first question, "ready NAME". */
VerdictHint mistake_in_line(const char *line, bool is_move);

/* Returns the likely mistake that ended a bot, judging by its last lines on
 * standard error and by the reason in English; HINT_NONE if they do not tell.
 */
VerdictHint mistake_in_words(const char *words, const char *reason,
                             bool has_sandbox);

/* Returns the line of a Java or Node.js stack trace that says what was thrown,
 * and sets *size to its length; NULL if there is none. */
const char *mistake_thrown(const char *words, size_t *size);

/* Returns the hint to give instead of `hint` to the author of a course's file,
 * who does not know the protocol. */
VerdictHint mistake_of_course(VerdictHint hint);

#endif
