/* verdict.h: what the referee finds wrong with a bot (docs/PROTOCOL.md,
 * rule 7). */
#ifndef JOUTE_VERDICT_H
#define JOUTE_VERDICT_H

#include "base/text.h"
#include "joute/game.h"

/* The codes of docs/PROTOCOL.md, rule 7. */
typedef enum VerdictCode {
    VERDICT_NONE,
    VERDICT_ILLEGAL,
    VERDICT_MALFORMED,
    VERDICT_TIMEOUT,
    VERDICT_CRASH,
    VERDICT_MEMORY,
    VERDICT_OUTPUT,
    VERDICT_SILENT,
    VERDICT_INFRASTRUCTURE, /* the machine's fault, for which no player is
                               charged */
    VERDICT_CODES,
} VerdictCode;

/* The likely mistake of the bot's author, if it can be told. */
typedef enum VerdictHint {
    HINT_NONE,
    HINT_FLUSH,    /* it writes, but does not flush its output */
    HINT_NEWLINE,  /* it does not end its line */
    HINT_READY,    /* it never says "ready" */
    HINT_STRAY,    /* it writes lines that are not answers */
    HINT_EARLY,    /* it writes before it is asked */
    HINT_PAST_END, /* it does not go on from one game to the next */
    HINT_NOTATION, /* it writes moves in another notation */
    HINT_SLOW,
    HINT_HANG,      /* it neither answers nor ends */
    HINT_EXCEPTION, /* it raised an exception, or wrote one as its answer */
    HINT_ECHO,      /* it repeats what it was told */
    HINT_CASE,      /* it writes "MOVE 64" */
    HINT_BARE,      /* it writes "64" */
    HINT_BARE_NAME, /* it writes "Ada" */
    HINT_EMPTY,     /* it writes "move" without a move */
    HINT_AGAIN,     /* it writes "ready" a second time */
    HINT_JSON,      /* it writes {"move": 64} */
    HINT_PROMPT, /* it writes "Your move? move 64": input() prints its question
                  */
    HINT_READ_ONLY, /* it writes files in the sandbox */
    HINT_NETWORK,   /* it wants to use the network in the sandbox */
    HINT_OUTSIDE,   /* it opens a file outside of its folder */
    HINT_MEMORY,    /* it uses more memory than it may */
    HINT_INPUT,     /* it reads on after its input has ended */
    HINT_EXIT,      /* it leaves by sys.exit() */
    HINT_LEFT,      /* it leaves by itself */
    HINT_SEGFAULT,
    HINT_ABORT,
    HINT_DIVISION,
    HINT_MODULE,      /* it imports a module that is not installed */
    HINT_CLASS,       /* Java does not find its main class */
    HINT_ENCODING,    /* it does not write UTF-8 */
    HINT_COURSE_SLOW, /* a course's function takes too long ... */
    HINT_COURSE_MOVE, /* ... or returns something that is no move */
    HINTS,
} VerdictHint;

enum { VERDICT_WHY = 400, VERDICT_LINES = 5 };

/* A finding about one bot. It owns its texts, so that it can be copied and
 * kept. */
typedef struct Verdict {
    VerdictCode code;
    VerdictHint hint;
    int player;        /* in the order of the match, from 0 */
    int64_t game;      /* the number of the game, from 1 */
    size_t move;       /* the number of moves made before it */
    bool is_witnessed; /* MatchSettings.witness was called with this verdict */
    char why[LANG_COUNT][VERDICT_WHY]; /* the protocol sends the English one */
    char words[2 * VERDICT_WHY]; /* the last lines of a crashed bot's standard
                                   error, all printable; "" if there are none */
} Verdict;

/* Returns the word used in the protocol, logs and files: "illegal". */
const char *verdict_word(VerdictCode code);
/* Returns the name for people: "coup illégal". */
const char *verdict_name(VerdictCode code, Lang lang);
/* Returns the code of a protocol word, or VERDICT_NONE. */
VerdictCode verdict_find(const char *word);

/* Returns what the author can do about it, in up to three lines; "" if there is
 * no hint. */
const char *verdict_advice(VerdictHint hint, Lang lang);

/* Returns true for the verdicts after which the bot can be asked again, because
 * its answers still fit the questions. */
static inline bool verdict_is_invalid(VerdictCode code)
{
    return code == VERDICT_ILLEGAL || code == VERDICT_MALFORMED;
}

/* Sets code and reason, unless there is a verdict already. Both texts get the
 * same arguments; what cannot be printed is replaced. */
void verdict_set(Verdict *verdict, VerdictCode code, const char *en,
                 const char *fr, ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));
/* Like verdict_set, with one finished reason for each language. */
void verdict_set_texts(Verdict *verdict, VerdictCode code,
                       const Text why[LANG_COUNT]);

/* Keeps the last lines that a bot wrote, which must be printable. */
void verdict_set_words(Verdict *verdict, const char *lines);

/* A growing list; zeroed, it is empty. */
typedef struct Verdicts {
    Verdict *at;
    size_t count, capacity;
} Verdicts;

/* The verdicts of one player that have the same code. */
typedef struct VerdictGroup {
    const Verdict *first;
    int64_t count, last_game;
} VerdictGroup;
enum { VERDICT_GROUPS = GAME_SEATS * VERDICT_CODES };

/* Groups a list by player and code, in the order of the first verdict of each
 * group, and returns the number of groups. The groups point into the list. */
int verdicts_group(const Verdicts *list, VerdictGroup out[VERDICT_GROUPS]);
/* Describes one group without naming the player: "malformed 40 times, games 1
 * to 4; first, in game 1, move 3: ...". */
void verdict_group_describe(const VerdictGroup *group, Lang lang, Text *out);

/* Adds a copy of verdict. */
void verdicts_add(Verdicts *list, const Verdict *verdict);
/* Frees the list, which is empty afterwards. */
void verdicts_done(Verdicts *list);

#endif
