/* live_rows.c: finds the rows of a table that have changed. */
#include "tournament/live/live_rows.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"

static void write_key(int64_t key, JsonWriter *out)
{
    if (key >= live_pair(1, 0)) {
        json_int(out, key / live_pair(1, 0));
    }
    json_int(out, key % live_pair(1, 0));
}

JsonWriter live_rows_begin(LiveRows *rows, int64_t key)
{
    if (rows->count == rows->capacity) {
        rows->capacity = rows->capacity ? 2 * rows->capacity : 64;
        rows->at = mem_resize(rows->at, rows->capacity * sizeof *rows->at);
    }
    rows->at[rows->count++] = (LiveRow){ .key = key, .at = rows->text.size };
    JsonWriter out = { .out = &rows->text };
    json_begin_array(&out);
    write_key(key, &out);
    return out;
}

void live_rows_end(LiveRows *rows, JsonWriter *out)
{
    LiveRow *row = &rows->at[rows->count - 1];
    json_end_array(out);
    row->size = rows->text.size - row->at;
    text_add_char(&rows->text, '\n'); /* json_line reads up to a newline */
}

static int by_key(const void *a, const void *b)
{
    const LiveRow *one = a, *other = b;
    return (one->key > other->key) - (one->key < other->key);
}

void live_rows_sort(LiveRows *rows)
{
    if (rows->count > 1) {
        qsort(rows->at, rows->count, sizeof *rows->at, by_key);
    }
}

void live_rows_done(LiveRows *rows)
{
    free(rows->at);
    text_done(&rows->text);
    *rows = (LiveRows){ .at = NULL };
}

static bool is_same(const LiveRows *a, size_t i, const LiveRows *b, size_t k)
{
    const LiveRow *one = &a->at[i], *other = &b->at[k];
    return one->size == other->size &&
           memcmp(a->text.data + one->at, b->text.data + other->at,
                  one->size) == 0;
}

bool live_rows_write(const LiveRows *old, const LiveRows *rows,
                     const char *name, JsonWriter *out)
{
    static const LiveRows none = { .at = NULL };
    bool has_any = false;
    size_t i = 0, k = 0;
    old = old ? old : &none;
    while (i < old->count || k < rows->count) {
        int64_t before = i < old->count ? old->at[i].key : INT64_MAX;
        int64_t now = k < rows->count ? rows->at[k].key : INT64_MAX;
        bool differs = before != now || !is_same(old, i, rows, k);
        if (differs && !has_any) {
            json_begin_array_member(out, name);
            has_any = true;
        }
        if (before < now) {
            json_begin_array(out);
            write_key(before, out);
            json_end_array(out);
        } else if (differs) {
            json_line(out, rows->text.data + rows->at[k].at);
        }
        i += before <= now;
        k += now <= before;
    }
    if (has_any) {
        json_end_array(out);
    }
    return has_any;
}
