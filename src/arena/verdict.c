/* verdict.c: the reason of a verdict, kept printable. */
#include "arena/verdict.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "base/mem.h"

const char *verdict_word(VerdictCode code)
{
    static const char *const words[] = {
        [VERDICT_NONE] = "none",
        [VERDICT_ILLEGAL] = "illegal",
        [VERDICT_MALFORMED] = "malformed",
        [VERDICT_TIMEOUT] = "timeout",
        [VERDICT_CRASH] = "crash",
        [VERDICT_MEMORY] = "memory",
        [VERDICT_OUTPUT] = "output",
        [VERDICT_SILENT] = "silent",
        [VERDICT_INFRASTRUCTURE] = "infrastructure",
    };
    return words[code];
}

/* The size of text that was cut, perhaps within a character. */
static size_t whole_size(const char *text)
{
    size_t size = strlen(text);
    while (size > 0 && (text[size - 1] & 0x80)) {
        size--;
    }
    return size;
}

void verdict_set(Verdict *verdict, VerdictCode code, const char *format, ...)
{
    char raw[VERDICT_WHY];
    va_list args;
    if (verdict->code != VERDICT_NONE) {
        return;
    }
    va_start(args, format);
    int wanted = vsnprintf(raw, sizeof raw, format, args);
    va_end(args);
    size_t size = wanted < (int)sizeof raw ? strlen(raw) : whole_size(raw);
    Text clean = { 0 };
    printable_add(&clean, raw, size, VERDICT_WHY);
    verdict->code = code;
    snprintf(verdict->why, sizeof verdict->why, "%s", text_string(&clean));
    text_done(&clean);
}

void verdict_set_words(Verdict *verdict, const char *lines)
{
    size_t room = sizeof verdict->words;
    if ((size_t)snprintf(verdict->words, room, "%s", lines) >= room) {
        verdict->words[whole_size(verdict->words)] = '\0';
    }
}

void verdicts_add(Verdicts *list, const Verdict *verdict)
{
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 8;
        list->at = mem_resize(list->at, list->capacity * sizeof *list->at);
    }
    list->at[list->count++] = *verdict;
}

void verdicts_done(Verdicts *list)
{
    free(list->at);
    *list = (Verdicts){ 0 };
}
