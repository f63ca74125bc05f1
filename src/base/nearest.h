/* nearest.h: the name that somebody who mistyped a word may have meant. */
#ifndef JOUTE_NEAREST_H
#define JOUTE_NEAREST_H

#include "base/text.h"

/* Begins as { .word = what was typed }. */
typedef struct Nearest {
    const char *word;
    const char *name; /* the nearest one tried; NULL if none is near */
    int distance;
} Nearest;

/* Tries one more name; of two as near the first stays. */
void nearest_try(Nearest *nearest, const char *name);

/* Appends "; did you mean NAME?", or nothing if none is near. */
void nearest_add(const Nearest *nearest, Lang lang, Text *out);

#endif
