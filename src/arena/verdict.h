/* verdict.h: what the referee finds wrong with a bot (docs/PROTOCOL.md,
 * rule 7). */
#ifndef JOUTE_VERDICT_H
#define JOUTE_VERDICT_H

#include "base/text.h"
#include "joute/game.h"

typedef enum VerdictCode {
    VERDICT_NONE,
    VERDICT_ILLEGAL,
    VERDICT_MALFORMED,
    VERDICT_TIMEOUT,
    VERDICT_CRASH,
    VERDICT_MEMORY,
    VERDICT_OUTPUT,
    VERDICT_SILENT,
    VERDICT_INFRASTRUCTURE, /* the machine's fault: never charged */
} VerdictCode;

/* What the author of a bot may have done wrong, where it can be told. */
typedef enum VerdictHint {
    HINT_NONE,
    HINT_FLUSH,    /* it writes, but does not send */
    HINT_STRAY,    /* it writes what is no answer */
    HINT_EARLY,    /* it writes before it is asked */
    HINT_PAST_END, /* it does not get from one game to the next */
    HINT_NOTATION, /* it does not write moves as the game does */
    HINT_SLOW,
    HINT_HANG, /* it neither answers nor leaves */
} VerdictHint;

enum { VERDICT_WHY = 400, VERDICT_LINES = 5 };

typedef struct Verdict {
    VerdictCode code;
    VerdictHint hint;
    int player;        /* in the order of the match, from 0 */
    int64_t game;      /* from 1 */
    size_t move;       /* moves made before it */
    bool is_witnessed; /* the match's witness was called with it */
    char why[VERDICT_WHY];
    char words[2 * VERDICT_WHY]; /* the last lines of a crashed bot's standard
                                    error, all printable; "" for none */
} Verdict;

/* The word of the protocol: "illegal". */
const char *verdict_word(VerdictCode code);

/* What the author may do about it, in up to three lines; "" for no hint. */
const char *verdict_advice(VerdictHint hint, Lang lang);

/* An answer that can be asked for again, the bot still being in step. */
static inline bool verdict_is_invalid(VerdictCode code)
{
    return code == VERDICT_ILLEGAL || code == VERDICT_MALFORMED;
}

/* Sets code and reason, of which nothing unprintable is kept; does nothing
 * if there is a verdict already. */
void verdict_set(Verdict *verdict, VerdictCode code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Keeps the last lines of a bot, which must be printable. */
void verdict_set_words(Verdict *verdict, const char *lines);

/* A list that grows; zeroed, it is empty. */
typedef struct Verdicts {
    Verdict *at;
    size_t count, capacity;
} Verdicts;

/* Adds a copy. */
void verdicts_add(Verdicts *list, const Verdict *verdict);
/* Frees the list, which is then empty. */
void verdicts_done(Verdicts *list);

#endif
