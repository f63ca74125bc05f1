/* value.h: evaluations: player 1's prospects in every position of a game. */
#ifndef JOUTE_SESSION_VALUE_H
#define JOUTE_SESSION_VALUE_H

#include "session/table.h"

/* True if a client with these seats may see evaluations: at an online table
 * only after the end, and before the end of a game that hides something only
 * the person for whom they are made. */
bool value_can(const Table *table, SeatSet you);
/* Returns where the value of the position after `ply` steps is stored. */
int16_t *value_at(Table *table, size_t ply);
/* Starts to evaluate a position that has no value; the present one comes
 * first. */
void value_think(Table *table);
/* Returns when past positions are to be evaluated; NEVER if there is nothing to
 * do. */
uint64_t value_due(const Table *table);
/* Follows forced moves, then searches. Runs on the job's thread. */
void value_run(SessionJob *job);
/* Stores the value and sends it. Runs on the session's thread. */
void value_take(SessionJob *job);

#endif
