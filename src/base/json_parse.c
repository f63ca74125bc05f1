/* json_parse.c: a strict reader of JSON (RFC 8259) that puts all values into
 * one array. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/mem.h"

/* text is the document's copy of the input; strings are unescaped in place in
 * it. */
typedef struct Parser {
    JsonDocument *document;
    const char *given; /* the unchanged input, in which the line and column of
                          an error are counted */
    char *text;
    size_t size, at;
    int depth;
    Error *err;
} Parser;

static bool parse_value(Parser *p);

/* Reports an error at the current position, as a line and a column in bytes,
 * both counted from 1. */
static bool fail(Parser *p, const char *en, const char *fr)
{
    size_t line = 1, start = 0;
    for (size_t i = 0; i < p->at && i < p->size; i++) {
        if (p->given[i] == '\n') {
            line++;
            start = i + 1;
        }
    }
    return error_set(p->err, "not JSON, line %zu, column %zu: %s",
                     "pas du JSON, ligne %zu, colonne %zu : %s", line,
                     p->at - start + 1,
                     p->err && p->err->lang == LANG_FR ? fr : en);
}

static bool fail_unexpected(Parser *p)
{
    if (p->at >= p->size) {
        return fail(p, "unexpected end", "fin inattendue");
    }
    return fail(p, "unexpected character", "caractère inattendu");
}

static int peek(const Parser *p)
{
    return p->at < p->size ? (unsigned char)p->text[p->at] : -1;
}

static void skip_space(Parser *p)
{
    while (p->at < p->size && strchr(" \t\n\r", p->text[p->at]) &&
           p->text[p->at]) {
        p->at++;
    }
}

/* Adds a value. The pointer is valid until the next value is added, because the
 * array may move. */
static JsonValue *add_value(Parser *p, JsonType type)
{
    JsonDocument *d = p->document;
    if (d->count == d->capacity) {
        d->capacity = d->capacity ? d->capacity * 2 : 64;
        d->values = mem_resize(d->values, d->capacity * sizeof *d->values);
    }
    d->values[d->count] = (JsonValue){ .type = type & 7u, .span = 1 };
    return &d->values[d->count++];
}

static bool parse_word(Parser *p, const char *word, JsonType type, bool value)
{
    size_t size = strlen(word);
    if (p->size - p->at < size || memcmp(p->text + p->at, word, size) != 0) {
        return fail_unexpected(p);
    }
    p->at += size;
    add_value(p, type)->boolean = value;
    return true;
}

static bool skip_digits(Parser *p)
{
    size_t start = p->at;
    while (peek(p) >= '0' && peek(p) <= '9') {
        p->at++;
    }
    return p->at > start || fail_unexpected(p);
}

/* Converts digits to a 64-bit integer; returns false if it does not fit. */
static bool to_integer(const char *digits, size_t count, bool is_negative,
                       int64_t *out)
{
    uint64_t value = 0, limit = INT64_MAX + (uint64_t)is_negative;
    for (size_t i = 0; i < count; i++) {
        unsigned digit = (unsigned)(digits[i] - '0');
        if (value > (limit - digit) / 10) {
            return false;
        }
        value = value * 10 + digit;
    }
    *out = is_negative ? (int64_t)(0 - value) : (int64_t)value;
    return true;
}

static bool parse_number(Parser *p)
{
    size_t start = p->at;
    bool is_negative = peek(p) == '-';
    p->at += is_negative;
    size_t digits = p->at;
    if (peek(p) == '0') {
        p->at++;
    } else if (!skip_digits(p)) {
        return false;
    }
    int64_t integer = 0;
    bool is_integer =
        to_integer(p->text + digits, p->at - digits, is_negative, &integer);
    if (peek(p) == '.') {
        is_integer = false;
        p->at++;
        if (!skip_digits(p)) {
            return false;
        }
    }
    if (peek(p) == 'e' || peek(p) == 'E') {
        is_integer = false;
        p->at++;
        p->at += peek(p) == '+' || peek(p) == '-';
        if (!skip_digits(p)) {
            return false;
        }
    }
    JsonValue *v = add_value(p, is_integer ? JSON_INT : JSON_REAL);
    if (is_integer) {
        v->integer = integer;
    } else {
        /* A NUL ends the text, so strtod stops there. */
        v->real = strtod(p->text + start, NULL);
    }
    return is_integer || isfinite(v->real) ||
           fail(p, "number too large", "nombre trop grand");
}

/* The value of the four hexadecimal digits at p->at, or -1. */
static int hex4(const Parser *p)
{
    int value = 0;
    for (size_t i = 0; i < 4; i++) {
        if (p->at + i >= p->size) {
            return -1;
        }
        char c = p->text[p->at + i];
        int digit = c >= '0' && c <= '9'   ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10
                    : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                           : -1;
        if (digit < 0) {
            return -1;
        }
        value = value * 16 + digit;
    }
    return value;
}

static size_t put_utf8(char *to, unsigned rune)
{
    if (rune < 0x80) {
        to[0] = (char)rune;
        return 1;
    }
    size_t size = rune < 0x800 ? 2 : rune < 0x10000 ? 3 : 4;
    for (size_t i = size - 1; i > 0; i--) {
        to[i] = (char)(0x80 | (rune & 0x3f));
        rune >>= 6;
    }
    to[0] = (char)((0xf00u >> size & 0xff) | rune);
    return size;
}

/* Decodes what follows "\u". Two surrogates are one character. */
static bool parse_unicode(Parser *p, char *to, size_t *written)
{
    int high = hex4(p);
    if (high < 0 || (high >= 0xdc00 && high <= 0xdfff)) {
        return fail(p, "bad \\u escape", "séquence \\u incorrecte");
    }
    p->at += 4;
    unsigned rune = (unsigned)high;
    if (high >= 0xd800 && high <= 0xdbff) {
        if (peek(p) != '\\' || p->at + 1 >= p->size ||
            p->text[p->at + 1] != 'u') {
            return fail(p, "half a surrogate pair",
                        "moitié d'une paire de substitution");
        }
        p->at += 2;
        int low = hex4(p);
        if (low < 0xdc00 || low > 0xdfff) {
            return fail(p, "half a surrogate pair",
                        "moitié d'une paire de substitution");
        }
        p->at += 4;
        rune = 0x10000 + (((unsigned)high & 0x3ff) << 10) +
               ((unsigned)low & 0x3ff);
    }
    *written = put_utf8(to, rune);
    return true;
}

static bool parse_escape(Parser *p, char *to, size_t *written)
{
    static const char from[] = "\"\\/bfnrt", into[] = "\"\\/\b\f\n\r\t";
    int c = peek(p);
    if (c == 'u') {
        p->at++;
        return parse_unicode(p, to, written);
    }
    const char *found = c > 0 ? strchr(from, c) : NULL;
    if (!found) {
        return fail(p, "bad escape", "échappement incorrect");
    }
    p->at++;
    to[0] = into[found - from];
    *written = 1;
    return true;
}

/* Reads a string and unescapes it in place: an escape is never shorter than
 * what it stands for, and the NUL replaces the closing quote. */
static bool parse_string(Parser *p)
{
    if (peek(p) != '"') {
        return fail_unexpected(p);
    }
    size_t start = ++p->at, to = start;
    while (peek(p) != '"') {
        int c = peek(p);
        if (c < 0) {
            return fail(p, "the string does not end",
                        "la chaîne ne se termine pas");
        }
        if (c < 0x20) {
            return fail(p, "control character in a string",
                        "caractère de contrôle dans une chaîne");
        }
        size_t written = 0;
        if (c == '\\') {
            p->at++;
            if (!parse_escape(p, p->text + to, &written)) {
                return false;
            }
        } else {
            uint32_t rune;
            written = text_read_rune(p->text + p->at, p->size - p->at, &rune);
            if (!written) {
                return fail(p, "not UTF-8", "pas de l'UTF-8");
            }
            memmove(p->text + to, p->text + p->at, written);
            p->at += written;
        }
        to += written;
    }
    p->text[to] = '\0';
    p->at++;
    JsonValue *v = add_value(p, JSON_STRING);
    v->count = (uint32_t)(to - start) & 0x1fffffff;
    v->string = p->text + start;
    return true;
}

/* True if the key at index key is already in its object. */
static bool is_duplicate(const Parser *p, uint32_t object, uint32_t key)
{
    const JsonValue *v = p->document->values;
    uint32_t at = object + 1;
    while (at < key) {
        if (v[at].count == v[key].count &&
            memcmp(v[at].string, v[key].string, v[at].count) == 0) {
            return true;
        }
        at += 1 + v[at + 1].span;
    }
    return false;
}

/* Reads a key and the colon. */
static bool parse_key(Parser *p, uint32_t object)
{
    uint32_t key = p->document->count;
    skip_space(p);
    if (!parse_string(p)) {
        return false;
    }
    const JsonValue *name = &p->document->values[key];
    if (memchr(name->string, '\0', name->count)) {
        return fail(p, "NUL in a key", "NUL dans une clé");
    }
    if (is_duplicate(p, object, key)) {
        return error_set(p->err, "the key \"%s\" appears twice",
                         "la clé « %s » figure deux fois", name->string);
    }
    skip_space(p);
    if (peek(p) != ':') {
        return fail_unexpected(p);
    }
    p->at++;
    return true;
}

static bool parse_list(Parser *p, JsonType type)
{
    char end = type == JSON_OBJECT ? '}' : ']';
    uint32_t list = p->document->count, count = 0;
    add_value(p, type);
    if (++p->depth > JSON_DEPTH) {
        return fail(p, "nested too deeply", "imbrication trop profonde");
    }
    p->at++;
    skip_space(p);
    if (peek(p) == end) {
        p->at++;
    } else {
        for (;;) {
            if (type == JSON_OBJECT && count == JSON_KEYS) {
                return fail(p, "too many keys", "trop de clés");
            }
            if (type == JSON_OBJECT && !parse_key(p, list)) {
                return false;
            }
            if (!parse_value(p)) {
                return false;
            }
            count++;
            skip_space(p);
            int c = peek(p);
            if (c != ',' && c != end) {
                return fail_unexpected(p);
            }
            p->at++;
            if (c == end) {
                break;
            }
        }
    }
    p->depth--;
    JsonValue *v = &p->document->values[list];
    v->count = count & 0x1fffffff;
    v->span = p->document->count - list;
    return true;
}

static bool parse_value(Parser *p)
{
    skip_space(p);
    switch (peek(p)) {
    case '{': return parse_list(p, JSON_OBJECT);
    case '[': return parse_list(p, JSON_ARRAY);
    case '"': return parse_string(p);
    case 't': return parse_word(p, "true", JSON_BOOL, true);
    case 'f': return parse_word(p, "false", JSON_BOOL, false);
    case 'n': return parse_word(p, "null", JSON_NULL, false);
    case '-':
    case '0':
    case '1':
    case '2':
    case '3':
    case '4':
    case '5':
    case '6':
    case '7':
    case '8':
    case '9': return parse_number(p);
    default: return fail_unexpected(p);
    }
}

bool json_parse(JsonDocument *document, const char *text, size_t size,
                Error *err)
{
    if (size > JSON_SIZE) {
        return error_set(err, "longer than %d MiB", "dépasse %d Mio",
                         JSON_SIZE >> 20);
    }
    JsonDocument d = { .text = mem_resize(NULL, size + 1) };
    memcpy(d.text, text, size);
    d.text[size] = '\0';
    Parser p = {
        .document = &d,
        .given = text,
        .text = d.text,
        .size = size,
        .err = err,
    };
    bool is_read = parse_value(&p);
    skip_space(&p);
    if (is_read && p.at < size) {
        is_read = fail(&p, "text after the value", "texte après la valeur");
    }
    if (!is_read) {
        json_done(&d);
        return false;
    }
    *document = d;
    return true;
}

void json_done(JsonDocument *document)
{
    free(document->values);
    free(document->text);
    *document = (JsonDocument){ 0 };
}
