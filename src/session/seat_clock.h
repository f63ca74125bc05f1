/* seat_clock.h: the clocks of the people at a table. Computers have no clock.
 * No clock runs before everybody has chosen once, or while nobody is at the
 * table.
 */
#ifndef JOUTE_SESSION_SEAT_CLOCK_H
#define JOUTE_SESSION_SEAT_CLOCK_H

#include "session/table.h"

/* Returns the seats whose time counts at present. */
SeatSet seat_clock_counted(const Table *table);
/* Returns the counted seats that owe a choice: their clocks are running. */
SeatSet seat_clock_running(const Table *table);

/* Returns the time that a seat has left now, in ms, at least 0. */
int64_t seat_clock_left(const Table *table, Seat seat);

/* Takes the time since the last call from the running clocks. Call it before
 * every change that starts or stops a clock. */
void seat_clock_charge(Table *table);

/* Returns the time when the first clock will run out; NEVER if none runs. */
uint64_t seat_clock_due(const Table *table);
/* Returns the seats that have no time left. */
SeatSet seat_clock_out(const Table *table);

#endif
