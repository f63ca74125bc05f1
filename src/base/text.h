/* text.h: a string that grows. Always ends with a NUL beyond its size. */
#ifndef JOUTE_TEXT_H
#define JOUTE_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "joute/lang.h"

typedef struct Text {
    char *data; /* NULL until something is added */
    size_t size, capacity;
} Text;

/* Frees it and leaves it empty. */
void text_done(Text *text);
/* Keeps the memory for reuse. */
void text_clear(Text *text);
/* Appends a string. */
void text_add(Text *text, const char *string);
/* Appends bytes, which may hold anything. */
void text_add_bytes(Text *text, const char *bytes, size_t size);
/* Appends one byte. */
void text_add_char(Text *text, char c);
/* A character of Unicode as UTF-8. */
void text_add_rune(Text *text, uint32_t rune);
/* Appends a number in decimal. */
void text_add_int(Text *text, int64_t number);
/* Appends as printf would. */
void text_addf(Text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* The one of two texts that is in this language; both take what follows. In
 * French real numbers have a comma. */
void text_say(Text *text, Lang lang, const char *en, const char *fr, ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));
/* The same with the arguments of a caller. */
void text_say_args(Text *text, Lang lang, const char *en, const char *fr,
                   va_list args)
    __attribute__((format(printf, 3, 0), format(printf, 4, 0)));
/* One format for both languages. */
void text_addf_in(Text *text, Lang lang, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* text_say to a file. */
void file_say(FILE *file, Lang lang, const char *en, const char *fr, ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));
/* Drops the byte order mark that some editors put before UTF-8. */
void text_drop_mark(Text *text);
/* Begins a clause: adds a semicolon if something stands after start. */
void text_clause(Text *text, size_t start, Lang lang);

/* The string, "" when empty; valid until the text changes. */
const char *text_string(const Text *text);

#endif
