/* json.h: a strict JSON reader and writer (RFC 8259, UTF-8 only).
 *
 * The reader takes any byte string and is fuzzed. It refuses duplicate keys,
 * lone surrogates, nesting deeper than JSON_DEPTH, objects of more than
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
    JSON_KEYS = 256,     /* duplicates are looked for pair by pair */
    JSON_SIZE = 1 << 26, /* 64 MiB: the longest trace of any game is 20 */
};

typedef enum JsonType {
    JSON_NULL,
    JSON_BOOL,
    JSON_INT, /* written without fraction or exponent, within 64 bits */
    JSON_REAL,
    JSON_STRING,
    JSON_ARRAY,
    JSON_OBJECT,
} JsonType;

/* A value and all inside it stand one after the other in an array:
 *
 *     {"a": [1, 2]}   ->   object, "a", array, 1, 2
 *                          span 5       span 3
 *
 * so the value after one is span further on. 16 bytes each. */
typedef struct JsonValue {
    uint32_t type : 3;
    uint32_t count : 29; /* members, elements, or bytes of a string */
    uint32_t span;
    union {
        bool boolean;
        int64_t integer;
        double real;
        const char *string; /* NUL-terminated; may hold NULs from \u0000 */
    };
} JsonValue;

typedef struct JsonDocument {
    JsonValue *values; /* the root first */
    uint32_t count, capacity;
    char *text; /* the strings, unescaped */
} JsonDocument;

/* Fills document, which json_done frees; false leaves nothing to free. */
bool json_parse(JsonDocument *document, const char *text, size_t size,
                Error *err);
/* Frees a document that json_parse filled. */
void json_done(JsonDocument *document);

/* A value with the way to it, so that an error can name its key:
 * "state.players[1].hand". The root has no parent. */
typedef struct JsonAt {
    const JsonValue *value; /* NULL: not there */
    const struct JsonAt *parent;
    const char *key; /* in an object, else NULL */
    uint32_t index;  /* among the parent's members or elements */
} JsonAt;

static inline JsonAt json_root(const JsonDocument *document)
{
    return (JsonAt){ .value = document->values };
}

static inline JsonType json_type(const JsonAt *at)
{
    return (JsonType)at->value->type;
}

/* Steps through an array or object, which must outlive the steps:
 *     for (JsonAt item = json_first(list); item.value; json_step(&item)) */
JsonAt json_first(const JsonAt *list);
/* Goes on to the next one; value NULL behind the last. */
void json_step(JsonAt *item);

/* The member of an object; value NULL if there is none. */
JsonAt json_member(const JsonAt *object, const char *key);

/* Sets err to "path: message"; always false. */
bool json_refuse(const JsonAt *at, Error *err, const char *en, const char *fr,
                 ...)
    __attribute__((format(printf, 3, 5), format(printf, 4, 5)));

/* An object with just these keys; one that begins with '?' may be absent,
 * and out then has a NULL value. names ends with NULL. */
bool json_read_members(const JsonAt *at, const char *const *names, JsonAt *out,
                       Error *err);
/* Whether it is an object of any members. */
bool json_read_object(const JsonAt *at, Error *err);
/* Whether it is an array of so many elements. */
bool json_read_array(const JsonAt *at, uint32_t least, uint32_t most,
                     Error *err);
/* A whole number within these bounds. */
bool json_read_int(const JsonAt *at, int64_t min, int64_t max, int *out,
                   Error *err);
/* The same, of 64 bits. */
bool json_read_int64(const JsonAt *at, int64_t min, int64_t max, int64_t *out,
                     Error *err);
/* A list of two of them. */
bool json_read_pair(const JsonAt *at, int64_t min, int64_t max, int out[2],
                    Error *err);
/* true or false. */
bool json_read_bool(const JsonAt *at, bool *out, Error *err);
/* A string without NULs; valid as long as the document. */
bool json_read_string(const JsonAt *at, const char **out, Error *err);

/* Whether it is there and is this string. */
bool json_is_string(const JsonAt *at, const char *string);
/* Whether it is there and null. */
bool json_is_null(const JsonAt *at);

/* Writes values one after the other, with the commas; no spaces. */
typedef struct JsonWriter {
    Text *out;
    bool needs_comma;
} JsonWriter;

/* Begins an object: keys and values follow, then its end. */
void json_begin_object(JsonWriter *writer);
/* Ends the object begun last. */
void json_end_object(JsonWriter *writer);
/* Begins an array: values follow, then its end. */
void json_begin_array(JsonWriter *writer);
/* Ends the array begun last. */
void json_end_array(JsonWriter *writer);
/* The key of the value that follows. */
void json_key(JsonWriter *writer, const char *key);
/* null. */
void json_null(JsonWriter *writer);
/* true or false. */
void json_bool(JsonWriter *writer, bool value);
/* A whole number. */
void json_int(JsonWriter *writer, int64_t value);
/* As few digits as give the same number back, always with a point. */
void json_real(JsonWriter *writer, double value);
/* A string, with what needs it escaped. */
void json_string(JsonWriter *writer, const char *string);
/* A value that is JSON already: one line, of which the end does not count. */
void json_line(JsonWriter *writer, const char *line);

/* A member that is an object: its members follow, then its end. */
void json_begin_object_member(JsonWriter *writer, const char *key);
/* A member that is an array: its elements follow, then its end. */
void json_begin_array_member(JsonWriter *writer, const char *key);
/* A member that is null. */
void json_null_member(JsonWriter *writer, const char *key);
/* A member that is true or false. */
void json_bool_member(JsonWriter *writer, const char *key, bool value);
/* A member that is a whole number. */
void json_int_member(JsonWriter *writer, const char *key, int64_t value);
/* A member that is a number with a point. */
void json_real_member(JsonWriter *writer, const char *key, double value);
/* A member that is a string. */
void json_string_member(JsonWriter *writer, const char *key,
                        const char *string);
/* A member [a,b]. */
void json_pair_member(JsonWriter *writer, const char *key, int64_t a,
                      int64_t b);

#endif
