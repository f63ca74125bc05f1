/* undo.h: taking back and playing again. At a table on one screen whoever has
 * a say may do both; online the others must agree, and only to what shows
 * nobody anything new. */
#ifndef JOUTE_SESSION_UNDO_H
#define JOUTE_SESSION_UNDO_H

#include "session/table.h"

typedef enum Undo { UNDO_NONE, UNDO_FREE, UNDO_ASK } Undo;

/* What a client with these seats may do. */
Undo undo_can(const Table *table, SeatSet you);
/* Whether there is something to play again, and it may. */
bool undo_can_redo(const Table *table, SeatSet you);

/* Goes back to the last choice of a person, or asks for it; on to the next
 * one. Only where it may. */
void undo_last(Table *table, SeatSet you);
/* Plays again up to where a person chooses. */
void undo_redo(Table *table);

/* The answer of these seats to who has asked. */
void undo_answer(Table *table, SeatSet you, bool is_yes);

#endif
