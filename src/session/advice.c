#include "base/mem.h"
#include "games/games.h"
#include "session/internal.h"

/* Searches of about the same size: those whose numbers of simulations have as
 * many binary digits. */
enum { SIZES = 20 };

uint64_t *advice_new_paces(void)
{
    size_t games = 0;
    while (games_all[games]) {
        games++;
    }
    return mem_new(games * SIZES * sizeof(uint64_t));
}

/* The ms that players of one game and strength think, at any table. */
static uint64_t *pace_of(const SessionJob *job)
{
    size_t game = 0, size = 0;
    while (games_all[game] != job->game) {
        game++;
    }
    for (int64_t n = players_simulations(&job->spec, job->game);
         n > 0 && size < SIZES - 1; n >>= 1) {
        size++;
    }
    return &job->desk->session->paces[game * SIZES + size];
}

/* The longest of late: one slow moment is forgotten after some 100 moves. */
static void learn_pace(uint64_t *pace, uint64_t ms)
{
    enum { FADE = 64 };
    *pace -= *pace / FADE;
    ms = ms < PACE_MOST_MS ? ms : PACE_MOST_MS;
    *pace = ms > *pace ? ms : *pace;
}

/* How long after the step before a computer may answer. Where cards are
 * hidden that is a little more than its like ever needs, so that an answer
 * found at once (there was but one legal move) comes when any other would. */
static uint64_t hold_ms(const Desk *desk, uint64_t pace)
{
    if (desk->match.game->redact) {
        uint64_t ms = pace + pace / 4;
        return ms > SECRET_MS ? ms : SECRET_MS;
    }
    return desk_humans(desk) ? FOLLOW_MS : SHOW_MS;
}

void advice_take(SessionJob *job)
{
    Desk *desk = job->desk;
    Chair *chair = &desk->chairs[job->seat];
    uint64_t *pace = pace_of(job);
    learn_pace(pace, desk->session->now - job->begun);
    chair->job = NULL;
    chair->has_answer = true;
    chair->answer = job->move;
    chair->answer_due = desk->step_at + hold_ms(desk, *pace);
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
