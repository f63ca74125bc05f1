#include "session/internal.h"

/* How long after the step before a computer may answer. Where cards are
 * hidden it always takes as long as it ever did, so that its pace tells
 * nothing of its hand. */
static uint64_t hold_ms(const Desk *desk, const Chair *chair)
{
    if (desk->record.match.game->redact) {
        return chair->longest > SECRET_MS ? chair->longest : SECRET_MS;
    }
    return desk_humans(desk) ? FOLLOW_MS : SHOW_MS;
}

void advice_take(SessionJob *job)
{
    Desk *desk = job->desk;
    Chair *chair = &desk->chairs[job->seat];
    uint64_t ms = desk->session->now - job->begun;
    chair->job = NULL;
    chair->longest = ms > chair->longest ? ms : chair->longest;
    chair->has_answer = true;
    chair->answer = job->move;
    chair->answer_due = desk->step_at + hold_ms(desk, chair);
}

static void think_moves(Desk *desk)
{
    const Match *match = desk_match(desk);
    SeatSet computers = desk_owing(desk) & (SeatSet)~desk_humans(desk);
    for (SeatSet left = computers; left; left &= (SeatSet)(left - 1)) {
        Seat seat = seats_first(left);
        Chair *chair = &desk->chairs[seat];
        if (!chair->job && !chair->has_answer) {
            chair->job =
                job_new(desk, JOB_MOVE, chair->spec, seat, &match->state);
            job_hand_out(chair->job);
        }
    }
}

void advice_think(Desk *desk)
{
    if (desk->client_count == 0 || desk->session->is_stopping) {
        return;
    }
    think_moves(desk);
    value_think(desk);
}

void advice_forget(Desk *desk)
{
    hint_end_all(desk);
    for (int s = 0; s < GAME_SEATS; s++) {
        job_let_go(desk->chairs[s].job);
        desk->chairs[s].job = NULL;
        desk->chairs[s].has_answer = false;
    }
    job_let_go(desk->valuation);
    desk->valuation = NULL;
}
