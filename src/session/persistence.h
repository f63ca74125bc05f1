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
/* Of a damaged table the host is told. */
TableFound persist_load(Session *session, const char *id, Table **out);

#endif
