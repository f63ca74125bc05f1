/* persistence.h: keeps tables with the host, so that they outlive the program,
 * and loads them again. persistence.c describes the format. */
#ifndef JOUTE_SESSION_PERSISTENCE_H
#define JOUTE_SESSION_PERSISTENCE_H

#include "session/table.h"

extern const char *const persist_kinds[]; /* the names of the HolderKinds */

/* Keeps everything but the steps. */
void persist_image(Table *table);
/* Keeps the step with this number, counted from 1; `before` is the state before
 * it. */
void persist_step(Table *table, size_t number, const void *before);
/* Keeps all steps after the first `steps`. `state` is the position after the
 * first `steps`; it is advanced to the last position. */
void persist_steps(Table *table, size_t steps, void *state);
/* Keeps the steps that came with a record, a hundred in a row. With a row for
 * each step, keeping them would be most of the work of making a table. */
void persist_given(Table *table);
/* Forgets all steps after the first `steps`. */
void persist_cut(Table *table, size_t steps);
/* Loads a table. Warns the host if it is damaged. */
TableFound persist_load(Session *session, const char *id, Table **out);

#endif
