/* rerun.h: a recorded dialogue once more, so that the author of a bot can see
 * what it does with it: no clock, no sandbox. */
#ifndef JOUTE_RERUN_H
#define JOUTE_RERUN_H

#include "arena/contestant.h"

/* One answer, then and now; NULL: none. Valid during the call. */
typedef struct RerunAnswer {
    int64_t game, question; /* from 1; "ready" is question 0 */
    const char *then, *now;
} RerunAnswer;

typedef struct Rerun {
    const Contestant *who;
    Lang lang;  /* of a course's adapter */
    int player; /* of the log, from 0 */
    /* Called with each answer that is another one than before. */
    void (*differ)(const RerunAnswer *answer, void *context);
    void *context;
    int64_t questions, differences;
} Rerun;

/* Plays a log's text; false if it is no log of that player or the bot cannot
 * be started. */
bool rerun_play(Rerun *rerun, const char *text, size_t size, Error *err);

#endif
