/* json_read.c: reads values of a parsed document; an error names the path to
 * the value. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/json.h"

JsonAt json_first(const JsonAt *list)
{
    JsonAt item = { .parent = list };
    if (list->value->count == 0) {
        return item;
    }
    item.value = list->value + 1;
    if (json_type(list) == JSON_OBJECT) {
        item.key = item.value->string;
        item.value++;
    }
    return item;
}

void json_step(JsonAt *item)
{
    if (++item->index >= item->parent->value->count) {
        item->value = NULL;
        return;
    }
    item->value += item->value->span;
    if (item->key) {
        item->key = item->value->string;
        item->value++;
    }
}

JsonAt json_member(const JsonAt *object, const char *key)
{
    JsonAt item = { .parent = object };
    if (json_type(object) != JSON_OBJECT) {
        return item;
    }
    for (item = json_first(object); item.value; json_step(&item)) {
        if (strcmp(item.key, key) == 0) {
            break;
        }
    }
    return item;
}

/* Writes the path to at, "players[1].hand", and returns its length. */
static size_t put_path(const JsonAt *at, char *out, size_t size)
{
    if (!at->parent) {
        out[0] = '\0';
        return 0;
    }
    size_t used = put_path(at->parent, out, size);
    int more;
    if (at->key) {
        more = snprintf(out + used, size - used, "%s%.40s", used ? "." : "",
                        at->key);
    } else {
        more = snprintf(out + used, size - used, "[%u]", (unsigned)at->index);
    }
    used += more > 0 ? (size_t)more : 0;
    return used < size ? used : size - 1;
}

bool json_refuse(const JsonAt *at, Error *err, const char *en, const char *fr,
                 ...)
{
    if (!err || err->text[0]) {
        return false;
    }
    char path[120], message[256];
    put_path(at, path, sizeof path);
    va_list args;
    va_start(args, fr);
    vsnprintf(message, sizeof message, err->lang == LANG_FR ? fr : en, args);
    va_end(args);
    if (!path[0]) {
        return error_set(err, "%s", "%s", message);
    }
    return error_set(err, "%s: %s", "%s : %s", path, message);
}

bool json_read_object(const JsonAt *at, Error *err)
{
    return json_type(at) == JSON_OBJECT ||
           json_refuse(at, err, "must be an object", "doit être un objet");
}

bool json_read_members(const JsonAt *at, const char *const *names, JsonAt *out,
                       Error *err)
{
    if (!json_read_object(at, err)) {
        return false;
    }
    for (int i = 0; names[i]; i++) {
        out[i] = (JsonAt){ .parent = at };
    }
    for (JsonAt item = json_first(at); item.value; json_step(&item)) {
        int i = 0;
        while (names[i] &&
               strcmp(names[i] + (names[i][0] == '?'), item.key) != 0) {
            i++;
        }
        if (!names[i]) {
            return json_refuse(&item, err, "unknown key", "clé inconnue");
        }
        out[i] = item;
    }
    for (int i = 0; names[i]; i++) {
        if (!out[i].value && names[i][0] != '?') {
            JsonAt missing = { .parent = at, .key = names[i] };
            return json_refuse(&missing, err, "missing", "manque");
        }
    }
    return true;
}

bool json_read_array(const JsonAt *at, uint32_t least, uint32_t most,
                     Error *err)
{
    if (json_type(at) != JSON_ARRAY) {
        return json_refuse(at, err, "must be a list", "doit être une liste");
    }
    uint32_t count = at->value->count;
    if (count >= least && count <= most) {
        return true;
    }
    if (least == most) {
        return json_refuse(at, err, "must have %u entries, not %u",
                           "doit avoir %u éléments, pas %u", least, count);
    }
    return json_refuse(at, err, "must have %u to %u entries, not %u",
                       "doit avoir de %u à %u éléments, pas %u", least, most,
                       count);
}

bool json_read_int64(const JsonAt *at, int64_t min, int64_t max, int64_t *out,
                     Error *err)
{
    if (json_type(at) != JSON_INT || at->value->integer < min ||
        at->value->integer > max) {
        return json_refuse(at, err, "must be a whole number %lld..%lld",
                           "doit être un nombre entier %lld..%lld",
                           (long long)min, (long long)max);
    }
    *out = at->value->integer;
    return true;
}

bool json_read_int(const JsonAt *at, int64_t min, int64_t max, int *out,
                   Error *err)
{
    int64_t wide = 0;
    if (!json_read_int64(at, min, max, &wide, err)) {
        return false;
    }
    *out = (int)wide;
    return true;
}

bool json_read_pair(const JsonAt *at, int64_t min, int64_t max, int out[2],
                    Error *err)
{
    if (!json_read_array(at, 2, 2, err)) {
        return false;
    }
    JsonAt first = json_first(at), second = first;
    json_step(&second);
    return json_read_int(&first, min, max, &out[0], err) &&
           json_read_int(&second, min, max, &out[1], err);
}

bool json_read_bool(const JsonAt *at, bool *out, Error *err)
{
    if (json_type(at) != JSON_BOOL) {
        return json_refuse(at, err, "must be true or false",
                           "doit être true ou false");
    }
    *out = at->value->boolean;
    return true;
}

bool json_read_string(const JsonAt *at, const char **out, Error *err)
{
    if (json_type(at) != JSON_STRING) {
        return json_refuse(at, err, "must be a string", "doit être une chaîne");
    }
    if (strlen(at->value->string) != at->value->count) {
        return json_refuse(at, err, "contains a NUL character",
                           "contient un caractère NUL");
    }
    *out = at->value->string;
    return true;
}

bool json_is_string(const JsonAt *at, const char *string)
{
    return json_type(at) == JSON_STRING && at->value->count == strlen(string) &&
           memcmp(at->value->string, string, at->value->count) == 0;
}

bool json_is_null(const JsonAt *at)
{
    return json_type(at) == JSON_NULL;
}
