/* clock.h: the clocks of the people at a table. A computer has none, and
 * nobody's runs before all have chosen once or while nobody is there. */
#ifndef JOUTE_SESSION_CLOCK_H
#define JOUTE_SESSION_CLOCK_H

#include "session/table.h"

/* The seats whose time counts and, of them, those whose clock runs now. */
SeatSet clock_counted(const Table *table);
/* Of those, the seats whose clock runs now. */
SeatSet clock_running(const Table *table);

/* What a seat has left now, in ms, at least 0. */
int64_t clock_left(const Table *table, Seat seat);

/* Takes the time since the last call from the clocks that run; to be called
 * before that changes. */
void clock_charge(Table *table);

/* When the first clock runs out; NEVER if none runs. */
uint64_t clock_due(const Table *table);
/* The seats that have no time left. */
SeatSet clock_out(const Table *table);

#endif
