#include "session/internal.h"

SeatSet times_counted(const Desk *desk)
{
    int players = desk->match.players;
    SeatSet all = (SeatSet)((1u << players) - 1);
    bool is_on = desk->clock.is_set && desk->client_count > 0 &&
                 (desk->moved & all) == all;
    return is_on ? desk_humans(desk) : SEATS_NONE;
}

SeatSet times_running(const Desk *desk)
{
    return desk_owing(desk) & times_counted(desk);
}

int64_t times_left(const Desk *desk, Seat seat)
{
    int64_t left = desk->chairs[seat].left;
    if (seats_has(times_running(desk), seat)) {
        left -= (int64_t)(desk->session->now - desk->clock_at);
    }
    return left > 0 ? left : 0;
}

void times_charge(Desk *desk)
{
    for (Seat s = 0; s < desk->match.players; s++) {
        desk->chairs[s].left = times_left(desk, s);
    }
    desk->clock_at = desk->session->now;
}

uint64_t times_due(const Desk *desk)
{
    uint64_t due = NEVER;
    for (SeatSet left = times_running(desk); left;
         left &= (SeatSet)(left - 1)) {
        uint64_t end =
            desk->clock_at + (uint64_t)desk->chairs[seats_first(left)].left;
        due = end < due ? end : due;
    }
    return due;
}

SeatSet times_out(const Desk *desk)
{
    SeatSet out = SEATS_NONE;
    for (SeatSet left = times_running(desk); left;
         left &= (SeatSet)(left - 1)) {
        Seat seat = seats_first(left);
        out |= times_left(desk, seat) == 0 ? SEATS_ONE(seat) : SEATS_NONE;
    }
    return out;
}
