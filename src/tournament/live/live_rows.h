/* live_rows.h: finds which rows of a table differ from those sent before. A row
 * is a JSON array that begins with its key. */
#ifndef JOUTE_LIVE_ROWS_H
#define JOUTE_LIVE_ROWS_H

#include "base/json.h"

/* A row: its key, and its JSON in the text of the list. */
typedef struct LiveRow {
    int64_t key;
    size_t at, size; /* where the row is in `text`, and its size */
} LiveRow;

/* A list of rows; zeroed, it is empty. */
typedef struct LiveRows {
    LiveRow *at;
    size_t count, capacity;
    Text text;
} LiveRows;

/* Returns the key of a row that is identified by two numbers, its first two
 * members. */
static inline int64_t live_pair(int64_t a, int64_t b)
{
    return a * (INT64_C(1) << 31) + b;
}

/* Begins a row with its key; its members and live_rows_end follow. */
JsonWriter live_rows_begin(LiveRows *rows, int64_t key);
/* Ends the row that was begun last. */
void live_rows_end(LiveRows *rows, JsonWriter *out);
/* Sorts the rows by key, once all of them are written. */
void live_rows_sort(LiveRows *rows);
/* Frees the rows. */
void live_rows_done(LiveRows *rows);

/* Writes a member of this name with the rows that differ from `old`; a row that
 * no longer exists is written as its key alone. Writes nothing and returns
 * false if there are no differences. Both lists are sorted; if `old` is NULL,
 * all rows are written. */
bool live_rows_write(const LiveRows *old, const LiveRows *rows,
                     const char *name, JsonWriter *out);

#endif
