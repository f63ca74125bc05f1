/* json_write.c: writes JSON value by value and adds the commas. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"

static void separate(JsonWriter *writer)
{
    if (writer->needs_comma) {
        text_add_char(writer->out, ',');
    }
    writer->needs_comma = true;
}

static void begin(JsonWriter *writer, char bracket)
{
    separate(writer);
    text_add_char(writer->out, bracket);
    writer->needs_comma = false;
}

static void end(JsonWriter *writer, char bracket)
{
    text_add_char(writer->out, bracket);
    writer->needs_comma = true;
}

void json_begin_object(JsonWriter *writer)
{
    begin(writer, '{');
}

void json_end_object(JsonWriter *writer)
{
    end(writer, '}');
}

void json_begin_array(JsonWriter *writer)
{
    begin(writer, '[');
}

void json_end_array(JsonWriter *writer)
{
    end(writer, ']');
}

void json_key(JsonWriter *writer, const char *key)
{
    json_string(writer, key);
    text_add_char(writer->out, ':');
    writer->needs_comma = false;
}

void json_raw(JsonWriter *writer, const char *json)
{
    separate(writer);
    text_add(writer->out, json);
}

void json_null(JsonWriter *writer)
{
    separate(writer);
    text_add(writer->out, "null");
}

void json_bool(JsonWriter *writer, bool value)
{
    separate(writer);
    text_add(writer->out, value ? "true" : "false");
}

void json_int(JsonWriter *writer, int64_t value)
{
    separate(writer);
    text_add_int(writer->out, value);
}

void json_real(JsonWriter *writer, double value)
{
    char digits[40];
    if (!isfinite(value)) {
        json_null(writer);
        return;
    }
    for (int precision = 15; precision <= 17; precision++) {
        snprintf(digits, sizeof digits, "%.*g", precision, value);
        if (strtod(digits, NULL) == value) {
            break;
        }
    }
    separate(writer);
    text_add(writer->out, digits);
    if (!strpbrk(digits, ".e")) {
        text_add(writer->out, ".0");
    }
}

static bool is_plain(unsigned char c)
{
    return c >= 0x20 && c < 0x80 && c != '"' && c != '\\';
}

/* Counts the leading ASCII bytes that need no escape. It looks at eight at a
 * time, because most of the output is boards. */
static size_t count_plain(const char *bytes, size_t size)
{
    const uint64_t each = UINT64_MAX / 0xff;
    size_t count = 0;
    for (; count + sizeof each <= size; count += sizeof each) {
        uint64_t word;
        memcpy(&word, bytes + count, sizeof word);
        uint64_t quote = word ^ each * '"', backslash = word ^ each * '\\';
        /* A byte of found has its top bit set if that byte of the word is not
         * ASCII, is below 0x20, or is a quote or a backslash. */
        uint64_t found = word | ((word - each * 0x20) & ~word) |
                         ((quote - each) & ~quote) |
                         ((backslash - each) & ~backslash);
        if (found & each * 0x80) {
            break;
        }
    }
    while (count < size && is_plain((unsigned char)bytes[count])) {
        count++;
    }
    return count;
}

/* Writes the character at s, which needs an escape or is not ASCII, and returns
 * its size. Each byte that is not UTF-8 becomes U+FFFD, so that any reader
 * accepts the output. */
static size_t write_other(Text *out, const char *s, size_t left)
{
    unsigned char c = (unsigned char)*s;
    uint32_t rune;
    size_t size = 1;
    if (c < 0x20) {
        text_addf(out, "\\u%04x", (unsigned)c);
    } else if (c < 0x80) {
        text_add_char(out, '\\');
        text_add_char(out, *s);
    } else if ((size = text_read_rune(s, left, &rune)) > 0) {
        text_add_bytes(out, s, size);
    } else {
        text_add_rune(out, 0xfffd);
        size = 1;
    }
    return size;
}

void json_string(JsonWriter *writer, const char *string)
{
    size_t left = strlen(string);
    separate(writer);
    text_add_char(writer->out, '"');
    while (left) {
        size_t size = count_plain(string, left);
        text_add_bytes(writer->out, string, size);
        if (size < left) {
            size += write_other(writer->out, string + size, left - size);
        }
        string += size;
        left -= size;
    }
    text_add_char(writer->out, '"');
}

void json_begin_object_member(JsonWriter *writer, const char *key)
{
    json_key(writer, key);
    json_begin_object(writer);
}

void json_begin_array_member(JsonWriter *writer, const char *key)
{
    json_key(writer, key);
    json_begin_array(writer);
}

void json_null_member(JsonWriter *writer, const char *key)
{
    json_key(writer, key);
    json_null(writer);
}

void json_bool_member(JsonWriter *writer, const char *key, bool value)
{
    json_key(writer, key);
    json_bool(writer, value);
}

void json_real_member(JsonWriter *writer, const char *key, double value)
{
    json_key(writer, key);
    json_real(writer, value);
}

void json_line(JsonWriter *writer, const char *line)
{
    separate(writer);
    text_add_bytes(writer->out, line, strcspn(line, "\n"));
}

void json_int_member(JsonWriter *writer, const char *key, int64_t value)
{
    json_key(writer, key);
    json_int(writer, value);
}

void json_string_member(JsonWriter *writer, const char *key, const char *string)
{
    json_key(writer, key);
    json_string(writer, string);
}

void json_pair_member(JsonWriter *writer, const char *key, int64_t a, int64_t b)
{
    json_begin_array_member(writer, key);
    json_int(writer, a);
    json_int(writer, b);
    json_end_array(writer);
}
