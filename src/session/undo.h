/* undo.h: undo and redo. At a local table everybody who has a say may do both.
 * Online there is no redo, and an undo needs the consent of the other players
 * and must not reveal anything. */
#ifndef JOUTE_SESSION_UNDO_H
#define JOUTE_SESSION_UNDO_H

#include "session/table.h"

/* What may be undone; with UNDO_ASK the other players must agree first. */
typedef enum Undo { UNDO_NONE, UNDO_FREE, UNDO_ASK } Undo;

/* Returns whether a client with these seats may undo, and how. */
Undo undo_can(const Table *table, SeatSet you);
/* True if a client with these seats may redo something. */
bool undo_can_redo(const Table *table, SeatSet you);

/* Goes back to the last choice of a person, or asks the others to agree.
 * undo_can must allow it. */
void undo_last(Table *table, SeatSet you);
/* Plays undone steps again, up to the next choice of a person. */
void undo_redo(Table *table);

/* Takes the answer of these seats to the player who asked for an undo. */
void undo_answer(Table *table, SeatSet you, bool is_yes);

#endif
