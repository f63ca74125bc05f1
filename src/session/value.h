/* value.h: evaluations: player 1's prospects in every position of a game. */
#ifndef JOUTE_SESSION_VALUE_H
#define JOUTE_SESSION_VALUE_H

#include "session/table.h"

/* True if a client with these seats may see evaluations: not online before the
 * end, and in a game that hides something only the person they are made for. */
bool value_can(const Table *table, SeatSet you);
/* Where the value of the position after ply steps is stored. */
int16_t *value_at(Table *table, size_t ply);
/* Starts to evaluate a position that has no value; the present one comes
 * first. */
void value_think(Table *table);
/* When past positions are to be evaluated; NEVER if there is nothing to do. */
uint64_t value_due(const Table *table);
/* On the thread that thinks: follows forced moves, then searches. */
void value_run(SessionJob *job);
/* On the session's thread: stores the value and sends it. */
void value_take(SessionJob *job);

#endif
