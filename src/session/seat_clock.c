/* seat_clock.c: takes time from the seats that are to choose. The clocks are
 * updated only when something happens: holder->left is what the seat had at
 * clock_at, and seat_clock_left subtracts the time since then. */
#include "session/seat_clock.h"

#include "session/session_state.h"

SeatSet seat_clock_counted(const Table *table)
{
    SeatSet all = seats_all(table->play.players);
    bool is_on = table->clock.is_set && table->client_count > 0 &&
                 (table->moved & all) == all;
    return is_on ? table->play.humans : SEATS_NONE;
}

SeatSet seat_clock_running(const Table *table)
{
    return play_owing(&table->play) & seat_clock_counted(table);
}

int64_t seat_clock_left(const Table *table, Seat seat)
{
    int64_t left = table->holders[seat].left;
    if (seats_has(seat_clock_running(table), seat)) {
        left -= (int64_t)(table->session->now - table->clock_at);
    }
    return left > 0 ? left : 0;
}

void seat_clock_charge(Table *table)
{
    for (Seat s = 0; s < table->play.players; s++) {
        table->holders[s].left = seat_clock_left(table, s);
    }
    table->clock_at = table->session->now;
}

uint64_t seat_clock_due(const Table *table)
{
    uint64_t due = NEVER;
    SEATS_EACH (seat, seat_clock_running(table)) {
        uint64_t end = table->clock_at + (uint64_t)table->holders[seat].left;
        due = end < due ? end : due;
    }
    return due;
}

SeatSet seat_clock_out(const Table *table)
{
    SeatSet out = SEATS_NONE;
    SEATS_EACH (seat, seat_clock_running(table)) {
        out |= seat_clock_left(table, seat) == 0 ? SEATS_ONE(seat) : SEATS_NONE;
    }
    return out;
}
