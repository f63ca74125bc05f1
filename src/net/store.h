/* store.h: the file in which tables are kept.
 *
 * Changes go into the open batch. At the end of a turn the event loop submits
 * it, and a thread of the store writes it as one transaction while the loop
 * goes on. Batches are numbered from 1. A message may leave once the last batch
 * that it depends on is committed. Another thread moves the log into the file
 * (SQLite's checkpoint), so that neither the event loop nor a commit waits for
 * it.
 *
 *   store_keep_...  ->  open batch  --store_submit-->  batch being written
 *                       store_pending()                store_committed()
 */
#ifndef JOUTE_STORE_H
#define JOUTE_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"

typedef struct Store Store;

/* Opens or makes a file, which no other server may have open. wake is called on
 * another thread after each commit, and when writing has failed. `most` limits
 * the bytes on disk, log included; 0 means no limit. */
Store *store_open(const char *path, int64_t most, void (*wake)(void *context),
                  void *context, Error *err);

/* Writes what is left and closes the file; NULL is fine. Returns false if it
 * could not be written. */
bool store_close(Store *store, Error *err);

/* Does what keep_table of SessionHost must do. */
void store_keep_table(Store *store, const char *table, const char *image,
                      bool is_over);
/* Does what keep_step of SessionHost must do. */
void store_keep_step(Store *store, const char *table, int number,
                     const char *step);
/* Does what cut_steps of SessionHost must do. */
void store_cut_steps(Store *store, const char *table, int steps);
/* Does what load of SessionHost must do. */
bool store_load(Store *store, const char *table, Text *image, Text *steps,
                Error *err);

/* Deletes a table. No change of it may be kept afterwards. */
void store_drop_table(Store *store, const char *table);

/* Adds the ids of up to 48 tables, one a line, the oldest first: tables that
 * are over, or not, as is_over says, and untouched for this many seconds. */
void store_find_old(Store *store, bool is_over, int64_t seconds, Text *out);

/* Returns how much of the limit is used: 0 to 1, sometimes a little more. */
double store_fullness(const Store *store);

/* Returns the number of the last batch that contains a change. */
uint64_t store_pending(const Store *store);
/* Returns the number of the last batch that is safe on disk. */
uint64_t store_committed(const Store *store);

/* Gives the open batch to the thread that writes. Does nothing if another batch
 * is being written; call it again after the next wake. */
void store_submit(Store *store);

/* True if a batch could not be written; nothing is written after that. */
bool store_has_failed(Store *store, Error *err);

#endif
