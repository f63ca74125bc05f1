/* persistence.h: what the host keeps of a table, so that it outlives the
 * program. */
#ifndef JOUTE_SESSION_PERSISTENCE_H
#define JOUTE_SESSION_PERSISTENCE_H

#include "session/table.h"

extern const char *const persist_kinds[]; /* the names of the HolderKinds */

/* Keeps everything but the steps. */
void persist_image(Table *table);
/* Keeps one step, from 1; before is the state before it. */
void persist_step(Table *table, size_t number, const void *before);
/* Keeps those after the first steps; state is the one after these, and becomes
 * the last. */
void persist_steps(Table *table, size_t steps, void *state);
/* Keeps all steps, which came with a record, a hundred in a row: a row each
 * would be most of the work that a new table is. */
void persist_given(Table *table);
/* Forgets those after the first steps. */
void persist_cut(Table *table, size_t steps);
/* Of a damaged table the host is told. */
TableFound persist_load(Session *session, const char *id, Table **out);

#endif
