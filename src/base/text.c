/* text.c: a string that doubles its room when it is full. */
#include "base/text.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

/* Room for size more bytes and the NUL. */
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
    text_add_bytes(text, &c, 1);
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

/* As vprintf. */
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

void text_say(Text *text, Lang lang, const char *en, const char *fr, ...)
{
    va_list args;
    va_start(args, fr);
    add_args(text, lang == LANG_FR ? fr : en, args);
    va_end(args);
}

void file_say(FILE *file, Lang lang, const char *en, const char *fr, ...)
{
    va_list args;
    va_start(args, fr);
    vfprintf(file, lang == LANG_FR ? fr : en, args);
    va_end(args);
}

void text_clause(Text *text, size_t start, Lang lang)
{
    if (text->size > start) {
        text_say(text, lang, "; ", " ; ");
    }
}

const char *text_string(const Text *text)
{
    return text->data ? text->data : "";
}
