/* text.c: a string that doubles its memory when it is full. */
#include "base/text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* Makes room for size more bytes and the NUL. */
static void reserve(Text *text, size_t size)
{
    size_t needed = text->size + size + 1;
    if (needed <= text->capacity) {
        return;
    }
    size_t capacity = text->capacity ? text->capacity : 64;
    while (capacity < needed) {
        capacity *= 2;
    }
    text->data = mem_resize(text->data, capacity);
    text->capacity = capacity;
}

void text_done(Text *text)
{
    free(text->data);
    *text = (Text){ 0 };
}

void text_clear(Text *text)
{
    text->size = 0;
    if (text->data) {
        text->data[0] = '\0';
    }
}

void text_add(Text *text, const char *string)
{
    text_add_bytes(text, string, strlen(string));
}

void text_add_bytes(Text *text, const char *bytes, size_t size)
{
    reserve(text, size);
    memcpy(text->data + text->size, bytes, size);
    text->size += size;
    text->data[text->size] = '\0';
}

void text_add_char(Text *text, char c)
{
    reserve(text, 1);
    text->data[text->size++] = c;
    text->data[text->size] = '\0';
}

void text_add_rune(Text *text, uint32_t rune)
{
    if (rune < 0x80) {
        text_add_char(text, (char)rune);
    } else if (rune < 0x800) {
        text_add_char(text, (char)(0xc0 | rune >> 6));
        text_add_char(text, (char)(0x80 | (rune & 0x3f)));
    } else {
        if (rune < 0x10000) {
            text_add_char(text, (char)(0xe0 | rune >> 12));
        } else {
            text_add_char(text, (char)(0xf0 | rune >> 18));
            text_add_char(text, (char)(0x80 | (rune >> 12 & 0x3f)));
        }
        text_add_char(text, (char)(0x80 | (rune >> 6 & 0x3f)));
        text_add_char(text, (char)(0x80 | (rune & 0x3f)));
    }
}

/* The bytes allowed after the first are those of Unicode, table 3-7. */
size_t text_read_rune(const char *bytes, size_t size, uint32_t *out)
{
    const unsigned char *s = (const unsigned char *)bytes;
    if (s[0] < 0x80) {
        *out = s[0];
        return 1;
    }
    size_t wanted = s[0] >= 0xf0 ? 4 : s[0] >= 0xe0 ? 3 : 2;
    if (s[0] < 0xc2 || s[0] > 0xf4 || size < wanted) {
        return 0;
    }
    unsigned char low = s[0] == 0xe0 ? 0xa0 : s[0] == 0xf0 ? 0x90 : 0x80;
    unsigned char high = s[0] == 0xed ? 0x9f : s[0] == 0xf4 ? 0x8f : 0xbf;
    if (s[1] < low || s[1] > high) {
        return 0;
    }
    uint32_t rune = s[0] & (0x7fu >> wanted);
    for (size_t i = 1; i < wanted; i++) {
        if ((s[i] & 0xc0) != 0x80) {
            return 0;
        }
        rune = rune << 6 | (s[i] & 0x3f);
    }
    *out = rune;
    return wanted;
}

void text_add_int(Text *text, int64_t number)
{
    char digits[24];
    int at = sizeof digits;
    uint64_t left = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    do {
        digits[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left);
    if (number < 0) {
        digits[--at] = '-';
    }
    text_add_bytes(text, digits + at, sizeof digits - (size_t)at);
}

/* Appends what vprintf would print. */
__attribute__((format(printf, 2, 0))) static void
add_args(Text *text, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int size = vsnprintf(NULL, 0, format, args);
    if (size > 0) {
        reserve(text, (size_t)size);
        vsnprintf(text->data + text->size, (size_t)size + 1, format, again);
        text->size += (size_t)size;
    }
    va_end(again);
}

void text_addf(Text *text, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    add_args(text, format, args);
    va_end(args);
}

/* Characters that mark the beginning and the end of a real number. They are
 * removed when its point becomes a comma. */
enum { MARK_REAL = 1, MARK_END = 2 };

/* Copies a format and marks every conversion of a real number; returns false if
 * there is none. */
static bool mark_reals(const char *format, Text *out)
{
    bool is_found = false;
    while (*format) {
        size_t size =
            *format == '%' ? 1 + strspn(format + 1, "-+ #0123456789.*") : 0;
        bool is_real = size && format[size] && strchr("fgeFGE", format[size]);
        is_found |= is_real;
        size += format[size] != '\0';
        text_add(out, is_real ? (char[]){ MARK_REAL, 0 } : "");
        text_add_bytes(out, format, size);
        text_add(out, is_real ? (char[]){ MARK_END, 0 } : "");
        format += size;
    }
    return is_found;
}

/* Removes the marks from the text after start and turns the points between them
 * into commas. */
static void place_commas(Text *text, size_t start)
{
    size_t to = start;
    bool is_real = false;
    for (size_t at = start; at < text->size; at++) {
        char c = text->data[at];
        if (c == MARK_REAL || c == MARK_END) {
            is_real = c == MARK_REAL;
        } else {
            text->data[to++] = is_real && c == '.' ? ',' : c;
        }
    }
    text->size = to;
    text->data[to] = '\0';
}

void text_say_args(Text *text, Lang lang, const char *en, const char *fr,
                   va_list args)
{
    Text marked = { 0 };
    size_t start = text->size;
    if (lang == LANG_FR && mark_reals(fr, &marked)) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
        add_args(text, marked.data, args);
#pragma GCC diagnostic pop
        place_commas(text, start);
    } else {
        add_args(text, lang == LANG_FR ? fr : en, args);
    }
    text_done(&marked);
}

void text_say(Text *text, Lang lang, const char *en, const char *fr, ...)
{
    va_list args;
    va_start(args, fr);
    text_say_args(text, lang, en, fr, args);
    va_end(args);
}

void text_addf_in(Text *text, Lang lang, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    text_say_args(text, lang, format, format, args);
    va_end(args);
}

void file_say(FILE *file, Lang lang, const char *en, const char *fr, ...)
{
    Text text = { 0 };
    va_list args;
    va_start(args, fr);
    text_say_args(&text, lang, en, fr, args);
    va_end(args);
    fputs(text_string(&text), file);
    text_done(&text);
}

void text_clause(Text *text, size_t start, Lang lang)
{
    if (text->size > start) {
        text_say(text, lang, "; ", " ; ");
    }
}

void text_drop_mark(Text *text)
{
    static const char mark[] = "\xef\xbb\xbf";
    size_t size = sizeof mark - 1;
    if (text->size >= size && memcmp(text->data, mark, size) == 0) {
        text->size -= size;
        memmove(text->data, text->data + size, text->size + 1);
    }
}

const char *text_string(const Text *text)
{
    return text->data ? text->data : "";
}

bool text_ends_with(const char *string, const char *ending)
{
    size_t size = strlen(string), tail = strlen(ending);
    return size > tail && strcmp(string + size - tail, ending) == 0;
}
