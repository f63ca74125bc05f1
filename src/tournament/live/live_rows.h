/* live_rows.h: rows of a table that is told to many: which of them differ from
 * those told before. A row is a JSON array that begins with its key. */
#ifndef JOUTE_LIVE_ROWS_H
#define JOUTE_LIVE_ROWS_H

#include "base/json.h"

typedef struct LiveRow {
    int64_t key;
    size_t at, size; /* in the text */
} LiveRow;

/* Zeroed, it is empty. */
typedef struct LiveRows {
    LiveRow *at;
    size_t count, capacity;
    Text text;
} LiveRows;

/* The key of a row that is known by two numbers, both its first members. */
static inline int64_t live_pair(int64_t a, int64_t b)
{
    return a * (INT64_C(1) << 31) + b;
}

/* Begins a row with its key; members follow, then its end. */
JsonWriter live_rows_begin(LiveRows *rows, int64_t key);
/* Ends the row begun last. */
void live_rows_end(LiveRows *rows, JsonWriter *out);
/* Brings them into the order of their keys, once all are there. */
void live_rows_sort(LiveRows *rows);
/* Frees them. */
void live_rows_done(LiveRows *rows);

/* Writes a member of this name with the rows that are not as in old, and for
 * those that are no longer there their keys alone; false, and nothing, if there
 * are none. Both lists are sorted; old NULL: all rows. */
bool live_rows_write(const LiveRows *old, const LiveRows *rows,
                     const char *name, JsonWriter *out);

#endif
