/* rerun.h: repeats a recorded dialogue with a bot, so that its author can see
 * what it does: no clock, no sandbox. */
#ifndef JOUTE_RERUN_H
#define JOUTE_RERUN_H

#include "arena/contestant.h"

/* The answer in the log and the bot's answer now, each NULL if there was none.
 * Valid only during the call of differ. */
typedef struct RerunAnswer {
    int64_t game, question; /* counted from 1; "ready" answers question 0 */
    const char *then, *now;
} RerunAnswer;

/* A rerun: the caller sets the members up to context, and rerun_play counts the
 * rest. */
typedef struct Rerun {
    const Contestant *who;
    Lang lang;  /* the language of a course's adapter */
    int player; /* its index in the log, counted from 0 */
    /* Called with each answer that differs from the one in the log. */
    void (*differ)(const RerunAnswer *answer, void *context);
    void *context;
    int64_t questions, differences;
} Rerun;

/* Repeats the dialogue in a log's text. Returns false if the log has no such
 * player or the bot cannot be started. */
bool rerun_play(Rerun *rerun, const char *text, size_t size, Error *err);

#endif
