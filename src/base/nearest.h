/* nearest.h: guesses which name was meant by a mistyped word. */
#ifndef JOUTE_NEAREST_H
#define JOUTE_NEAREST_H

#include "base/text.h"

/* The best guess so far. It begins as { .word = what was typed }. */
typedef struct Nearest {
    const char *word;
    const char *name; /* the nearest name so far; NULL if none is near */
    int distance;
} Nearest;

/* Tries one more name. If two are equally near, the first one stays. */
void nearest_try(Nearest *nearest, const char *name);

/* Appends "; did you mean NAME?", or nothing if no name is near. */
void nearest_add(const Nearest *nearest, Lang lang, Text *out);

#endif
