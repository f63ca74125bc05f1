/* store.h: the file in which tables are kept.
 *
 * What is kept gathers in a batch; the loop submits it at the end of a turn,
 * and a thread of the store writes it as one transaction while the loop goes
 * on. Batches are numbered from 1: who knows the number of the last batch
 * that a message speaks of can wait for it. A third thread moves the log
 * into the file (SQLite's checkpoint), so that nobody waits for the disk.
 *
 *   store_keep_...  ->  open batch  --submit-->  batch being written
 *                       store_pending()          store_committed()
 */
#ifndef JOUTE_STORE_H
#define JOUTE_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "base/text.h"

typedef struct Store Store;

/* Opens or makes a file, which no other server may have open. wake is called
 * on another thread after each commit, and when writing has failed. most is
 * how many bytes it may have on the disk, its log too; 0: any number. */
Store *store_open(const char *path, int64_t most, void (*wake)(void *context),
                  void *context, Error *err);

/* Writes what is left. NULL is fine. False: it could not be written. */
bool store_close(Store *store, Error *err);

/* As those of SessionHost. */
void store_keep_table(Store *store, const char *table, const char *image,
                      bool is_over);
/* Likewise, one step or several lines of them. */
void store_keep_step(Store *store, const char *table, int number,
                     const char *step);
/* Removes the steps after the first ones. */
void store_cut_steps(Store *store, const char *table, int steps);
/* What was kept of a table; as that of SessionHost. */
bool store_load(Store *store, const char *table, Text *image, Text *steps,
                Error *err);

/* Forgets a table, which must not be kept again. */
void store_drop_table(Store *store, const char *table);

/* Up to 48 tables, the longest untouched first, a line each: finished or
 * unfinished ones that were not touched for so many seconds. */
void store_find_old(Store *store, bool is_over, int64_t seconds, Text *out);

/* How much of most is used, 0 to 1 and a little more. */
double store_fullness(const Store *store);

/* The batch that all kept so far is in. */
uint64_t store_pending(const Store *store);
/* The last batch that is safe. */
uint64_t store_committed(const Store *store);

/* Hands the open batch over, unless another one is being written: then the
 * call after the next wake does. */
void store_submit(Store *store);

/* Whether something could not be written; nothing is, from then on. */
bool store_has_failed(Store *store, Error *err);

#endif
