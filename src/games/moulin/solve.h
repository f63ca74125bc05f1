/* solve.h: makes, checks and counts tables. */
#ifndef JOUTE_MOULIN_SOLVE_H
#define JOUTE_MOULIN_SOLVE_H

#include <stdatomic.h>

#include "games/moulin/tables.h"

/* Which tables to work on, and where. */
typedef struct Solve {
    const char *folder;
    TableRules rules;
    int threads;
    int most; /* the most pieces of both players together, in hand or not */
    bool has_placing;
    /* Reports the share of all work that is done, 0..1, and the name of the
     * part in progress; may be NULL. */
    void (*progress)(double done, const char *what, void *context);
    void *context;
    const atomic_bool *is_stopped; /* checked between subspaces; may be NULL */
} Solve;

/* Makes the tables that are missing, the smaller ones first. Each is written as
 * soon as it is done, so that an interrupted run continues where it stopped.
 * Fails if another process works in the folder. */
bool solve_run(const Solve *wish, Error *err);

enum { SOLVE_SMALL = 9, SOLVE_AT_ONCE = 8 };
/* Makes the tables of up to SOLVE_SMALL pieces in the user's cache, unless they
 * exist or are being made. A thread of its own does it; nobody waits for it. */
void solve_small_later(const TableRules *rules);
/* Does this without a thread where none is possible: makes the tables of up to
 * SOLVE_AT_ONCE pieces, in about a second and 11 MB, as soon as they would know
 * a position. `tables` are those of the user's cache, or NULL. Returns true if
 * they have to be opened again. */
bool solve_small_now(const TableRules *rules, const Tables *tables,
                     const Moulin *s);

/* Checks every value against those of the positions after it. */
bool solve_verify(const Solve *wish, Error *err);

/* Writes the results of every table without their distances, five to a byte. */
bool solve_compact(const Solve *wish, Error *err);

/* The names of the subspaces that were asked for, in order; returns their
 * number. The caller frees them. */
int solve_names(const Solve *wish, TableName **out);

/* The counts of one subspace, from its table or, if that was removed, as they
 * were stored. */
bool solve_count(const Solve *wish, const TableName *name, TableCounts *out,
                 Error *err);

#endif
