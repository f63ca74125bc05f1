/* text.h: a string that grows. */
#ifndef JOUTE_TEXT_H
#define JOUTE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "joute/lang.h"

/* A growing string. A zeroed one is empty. If data is not NULL, a NUL stands
 * after its size bytes. */
typedef struct Text {
    char *data; /* NULL until something is added */
    size_t size, capacity;
} Text;

/* Frees the text and leaves it empty. */
void text_done(Text *text);
/* Empties the text and keeps its memory. */
void text_clear(Text *text);
/* Appends a string. */
void text_add(Text *text, const char *string);
/* Appends bytes, which may have any value. */
void text_add_bytes(Text *text, const char *bytes, size_t size);
/* Appends one byte. */
void text_add_char(Text *text, char c);
/* Appends one Unicode character as UTF-8. */
void text_add_rune(Text *text, uint32_t rune);
/* Reads the character that bytes begin with, of which there is at least one.
 * Returns its size in bytes, 0 if it is not UTF-8. */
size_t text_read_rune(const char *bytes, size_t size, uint32_t *out);
/* Appends a number in decimal. */
void text_add_int(Text *text, int64_t number);
/* Appends what printf would print. */
void text_addf(Text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Appends the format for this language; both formats take the same arguments.
 * In French a real number has a comma. */
void text_say(Text *text, Lang lang, const char *en, const char *fr, ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));
/* Does what text_say does, with a va_list. */
void text_say_args(Text *text, Lang lang, const char *en, const char *fr,
                   va_list args)
    __attribute__((format(printf, 3, 0), format(printf, 4, 0)));
/* Like text_say, but with the same format for both languages. */
void text_addf_in(Text *text, Lang lang, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Prints to a file what text_say would append. */
void file_say(FILE *file, Lang lang, const char *en, const char *fr, ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));
/* Removes the byte order mark that some editors put before UTF-8. */
void text_drop_mark(Text *text);
/* Begins a clause: appends a semicolon if the text is longer than start. */
void text_clause(Text *text, size_t start, Lang lang);

/* The string, "" if it is empty; valid until the text changes. */
const char *text_string(const Text *text);

/* True if a string ends like this and has something before it. */
bool text_ends_with(const char *string, const char *ending);

#endif
