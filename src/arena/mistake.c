/* mistake.c: words and lines by which a mistake is recognised. */
#define _GNU_SOURCE
#include "arena/mistake.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

static bool is_word(const char *line, const char *word)
{
    size_t size = strlen(word);
    return strncmp(line, word, size) == 0 &&
           (line[size] == '\0' || line[size] == ' ');
}

/* True for a line that the referee says, which a bot may repeat by mistake. */
static bool is_ours(const char *line)
{
    static const char *const ours[] = { "joute", "match", "newgame", "view",
                                        "legal", "go",    "played",  "endgame",
                                        "error", "bye" };
    for (size_t i = 0; i < sizeof ours / sizeof *ours; i++) {
        if (is_word(line, ours[i])) {
            return true;
        }
    }
    return false;
}

static bool is_exception(const char *line)
{
    size_t size = strcspn(line, ": ");
    return (size > 5 && memcmp(line + size - 5, "Error", 5) == 0) ||
           (size > 9 && memcmp(line + size - 9, "Exception", 9) == 0) ||
           strncmp(line, "Traceback (", 11) == 0;
}

VerdictHint mistake_in_line(const char *line, bool is_move)
{
    const char *word = is_move ? "move" : "ready";
    size_t size = strlen(word);
    const char *inside = strcasestr(line, word);
    if (is_ours(line)) {
        return HINT_ECHO;
    }
    if (is_move && is_word(line, "ready")) {
        return HINT_AGAIN;
    }
    if (is_move && strcmp(line, "move") == 0) {
        return HINT_EMPTY;
    }
    if (is_exception(line)) {
        return HINT_EXCEPTION;
    }
    if (strchr("{[\"", line[0]) && line[0]) {
        return HINT_JSON;
    }
    if (inside == line && strncmp(line, word, size) != 0) {
        return HINT_CASE;
    }
    if (inside && inside != line && inside[size] == ' ') {
        return HINT_PROMPT;
    }
    bool is_one_word = line[0] && !strpbrk(line, " \t") && strlen(line) < 20;
    return is_one_word && !is_move                      ? HINT_BARE_NAME
           : is_one_word && strpbrk(line, "0123456789") ? HINT_BARE
                                                        : HINT_STRAY;
}

VerdictHint mistake_in_words(const char *words, const char *reason,
                             bool has_sandbox)
{
    static const struct {
        const char *sign;
        VerdictHint hint;
        bool is_of_box; /* it happens only in the sandbox */
    } signs[] = {
        { "Read-only file system", HINT_READ_ONLY, true },
        { "Permission denied", HINT_READ_ONLY, true },
        { "name resolution", HINT_NETWORK, true },
        { "Address family not supported", HINT_NETWORK, true },
        { "Network is unreachable", HINT_NETWORK, true },
        { "No such file or directory: '/", HINT_OUTSIDE, true },
        { "MemoryError", HINT_MEMORY, false },
        { "OutOfMemoryError", HINT_MEMORY, false },
        { "Could not reserve enough space", HINT_MEMORY, false },
        { "EOFError", HINT_INPUT, false },
        { "SystemExit", HINT_EXIT, false },
        { "Exception in thread", HINT_EXCEPTION, false },
        { "Could not find or load main class", HINT_CLASS, false },
        { "Node.js v", HINT_EXCEPTION, false },
        { "ModuleNotFoundError", HINT_MODULE, false },
        { "Non-UTF-8 code", HINT_ENCODING, false },
    };
    static const struct {
        const char *sign;
        VerdictHint hint;
    } ends[] = { { "(Segmentation fault)", HINT_SEGFAULT },
                 { "(Aborted)", HINT_ABORT },
                 { "(Arithmetic error)", HINT_DIVISION } };
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        if (strstr(reason, ends[i].sign)) {
            return ends[i].hint;
        }
    }
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        if (strstr(words, signs[i].sign) &&
            (has_sandbox || !signs[i].is_of_box)) {
            return signs[i].hint;
        }
    }
    return HINT_NONE;
}

const char *mistake_thrown(const char *words, size_t *size)
{
    const char *line = strstr(words, "Exception in thread");
    bool is_node = strstr(words, "\nNode.js v") != NULL;
    line = line ? line : strstr(words, "Error: Could not find or load main");
    for (const char *at = words; !line && is_node && *at;) {
        line = is_exception(at) ? at : NULL;
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    *size = line ? strcspn(line, "\n") : 0;
    return line;
}

VerdictHint mistake_of_course(VerdictHint hint)
{
    switch (hint) {
    case HINT_SLOW:
    case HINT_HANG: return HINT_COURSE_SLOW;
    case HINT_NOTATION: return HINT_COURSE_MOVE;
    case HINT_PAST_END:
    case HINT_MODULE: /* the adapter already says what is missing */
    case HINT_LEFT: return HINT_NONE;
    default: return hint;
    }
}
