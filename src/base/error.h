/* error.h: one line that tells a person what is wrong with an input. */
#ifndef JOUTE_ERROR_H
#define JOUTE_ERROR_H

#include <stdbool.h>

#include "joute/lang.h"

/* An error in the language of the person who will read it. */
typedef struct Error {
    Lang lang;
    char text[400]; /* "" until something is wrong */
} Error;

#define ERROR_IN(language) ((Error){ .lang = (language) })

/* Formats the message in the language of err, which may be NULL. The first
 * message wins: later calls change nothing. Control characters and bytes that
 * are not UTF-8, which can come from a quoted input, become '?'. Always returns
 * false, so that a reader can return its result. */
bool error_set(Error *err, const char *en, const char *fr, ...)
    __attribute__((format(printf, 2, 4), format(printf, 3, 4)));

/* The system's message for an errno, in the language of err, which may be NULL:
 * "No such file or directory". */
const char *error_system(const Error *err, int number);

/* Puts "prefix: " before the message, if there is a message. */
void error_prefix(Error *err, const char *prefix);

#endif
