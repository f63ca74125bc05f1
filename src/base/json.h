/* json.h: a strict JSON reader and writer (RFC 8259, UTF-8 only).
 *
 * The reader accepts any byte string and is fuzzed. It refuses duplicate keys,
 * lone surrogates, nesting deeper than JSON_DEPTH, objects with more than
 * JSON_KEYS keys and texts longer than JSON_SIZE. */
#ifndef JOUTE_JSON_H
#define JOUTE_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"

enum {
    JSON_DEPTH = 32,
    JSON_KEYS = 256, /* few, because finding duplicates compares all pairs */
    JSON_SIZE = 1 << 26, /* 64 MiB; the longest trace of a game has 20 MiB */
};

typedef enum JsonType {
    JSON_NULL,
    JSON_BOOL,
    JSON_INT, /* written without fraction or exponent, and fits 64 bits */
    JSON_REAL,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT,
} JsonType;

/* A value is followed in the array by everything inside it:
 *
 *     {"a": [1, 2]}   ->   object, "a", array, 1, 2
 *                          span 5       span 3
 *
 * so the value after it is span entries further on. Each takes 16 bytes. */
typedef struct JsonValue {
    uint32_t type : 3;
    uint32_t count : 29; /* the number of members or elements, or the bytes of a
                            string */
    uint32_t span;
    union {
        bool boolean;
        int64_t integer;
        double real;
        const char *string; /* ends with a NUL, and may hold others that were
                               written \u0000 */
    };
} JsonValue;

/* A parsed text. The strings in values point into text. */
typedef struct JsonDocument {
    JsonValue *values; /* the root is the first */
    uint32_t count, capacity;
    char *text; /* the strings, unescaped */
} JsonDocument;

/* Parses a text into document; the caller frees it with json_done. If it
 * returns false, there is nothing to free. */
bool json_parse(JsonDocument *document, const char *text, size_t size,
                Error *err);
/* Frees a document that json_parse filled. */
void json_done(JsonDocument *document);

/* A value with the path to it, so that an error can name its key:
 * "state.players[1].hand". The root has no parent. */
typedef struct JsonAt {
    const JsonValue *value; /* NULL if there is no value at this path */
    const struct JsonAt *parent;
    const char *key; /* the key of a member of an object, else NULL */
    uint32_t index;  /* the position among the parent's members or elements */
} JsonAt;

static inline JsonAt json_root(const JsonDocument *document)
{
    return (JsonAt){ .value = document->values };
}

static inline JsonType json_type(const JsonAt *at)
{
    return (JsonType)at->value->type;
}

/* The first member or element of an object or array, which must outlive the
 * loop:
 *
 *     for (JsonAt item = json_first(list); item.value; json_step(&item)) */
JsonAt json_first(const JsonAt *list);
/* Goes to the next member or element; after the last one, value is NULL. */
void json_step(JsonAt *item);

/* The member of an object with this key; value is NULL if there is none. */
JsonAt json_member(const JsonAt *object, const char *key);

/* Sets err to "path: message". Always returns false. */
bool json_refuse(const JsonAt *at, Error *err, const char *en, const char *fr,
                 ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));

/* Reads an object that has exactly these members. names ends with NULL. A
 * name that begins with '?' may be absent; its entry of out then has a NULL
 * value. */
bool json_read_members(const JsonAt *at, const char *const *names, JsonAt *out,
                       Error *err);
/* True if the value is an object, whatever its members are. */
bool json_read_object(const JsonAt *at, Error *err);
/* True if the value is an array of least to most elements. */
bool json_read_array(const JsonAt *at, uint32_t least, uint32_t most,
                     Error *err);
/* Reads a whole number from min to max. */
bool json_read_int(const JsonAt *at, int64_t min, int64_t max, int *out,
                   Error *err);
/* Reads a whole number of 64 bits from min to max. */
bool json_read_int64(const JsonAt *at, int64_t min, int64_t max, int64_t *out,
                     Error *err);
/* Reads an array of two whole numbers from min to max. */
bool json_read_pair(const JsonAt *at, int64_t min, int64_t max, int out[2],
                    Error *err);
/* Reads true or false. */
bool json_read_bool(const JsonAt *at, bool *out, Error *err);
/* Reads a string without NULs; it is valid as long as the document. */
bool json_read_string(const JsonAt *at, const char **out, Error *err);

/* True if the value is the string wanted. */
bool json_is_string(const JsonAt *at, const char *string);
/* True if the value is null. */
bool json_is_null(const JsonAt *at);

/* Writes values one after the other, with commas and without spaces. */
typedef struct JsonWriter {
    Text *out;
    bool needs_comma;
} JsonWriter;

/* Begins an object; keys and values follow, and then json_end_object. */
void json_begin_object(JsonWriter *writer);
/* Ends the object that was begun last. */
void json_end_object(JsonWriter *writer);
/* Begins an array; values follow, and then json_end_array. */
void json_begin_array(JsonWriter *writer);
/* Ends the array that was begun last. */
void json_end_array(JsonWriter *writer);
/* Writes the key of the value that follows. */
void json_key(JsonWriter *writer, const char *key);
/* Writes a value that is JSON already. */
void json_raw(JsonWriter *writer, const char *json);
/* Writes null. */
void json_null(JsonWriter *writer);
/* Writes true or false. */
void json_bool(JsonWriter *writer, bool value);
/* Writes a whole number. */
void json_int(JsonWriter *writer, int64_t value);
/* Writes a number with a decimal point, in the fewest digits that read back as
 * the same number; null if it is not finite. */
void json_real(JsonWriter *writer, double value);
/* Writes a string with the necessary escapes, and U+FFFD for each byte that is
 * not UTF-8. */
void json_string(JsonWriter *writer, const char *string);
/* Writes a value that is already JSON: the text up to the end of its line. */
void json_line(JsonWriter *writer, const char *line);

/* Begins a member that is an object; its members follow, and then
 * json_end_object. */
void json_begin_object_member(JsonWriter *writer, const char *key);
/* Begins a member that is an array; its elements follow, and then
 * json_end_array. */
void json_begin_array_member(JsonWriter *writer, const char *key);
/* Writes a member that is null. */
void json_null_member(JsonWriter *writer, const char *key);
/* Writes a member that is true or false. */
void json_bool_member(JsonWriter *writer, const char *key, bool value);
/* Writes a member that is a whole number. */
void json_int_member(JsonWriter *writer, const char *key, int64_t value);
/* Writes a member that is a number with a point. */
void json_real_member(JsonWriter *writer, const char *key, double value);
/* Writes a member that is a string. */
void json_string_member(JsonWriter *writer, const char *key,
                        const char *string);
/* Writes a member [a,b]. */
void json_pair_member(JsonWriter *writer, const char *key, int64_t a,
                      int64_t b);

#endif
