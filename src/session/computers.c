#include "base/mem.h"
#include "games/games.h"
#include "session/internal.h"

/* Searches of about the same size: those whose numbers of simulations have as
 * many binary digits. */
enum { SIZES = 20 };

uint64_t *computers_new_paces(void)
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
    return &job->table->session->paces[game * SIZES + size];
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
static uint64_t hold_ms(const Table *table, uint64_t pace)
{
    if (table->match.game->redact) {
        uint64_t ms = pace + pace / 4;
        return ms > SECRET_MS ? ms : SECRET_MS;
    }
    return table_humans(table) ? FOLLOW_MS : SHOW_MS;
}

void computers_take(SessionJob *job)
{
    Table *table = job->table;
    SeatHolder *holder = &table->holders[job->seat];
    uint64_t *pace = pace_of(job);
    learn_pace(pace, table->session->now - job->begun);
    holder->job = NULL;
    holder->has_answer = true;
    holder->answer = job->move;
    holder->answer_due = table->step_at + hold_ms(table, *pace);
}

static void think_moves(Table *table)
{
    const Match *match = &table->match;
    SeatSet computers = table_owing(table) & (SeatSet)~table_humans(table);
    for (SeatSet left = computers; left; left &= (SeatSet)(left - 1)) {
        Seat seat = seats_first(left);
        SeatHolder *holder = &table->holders[seat];
        if (!holder->job && !holder->has_answer) {
            holder->job =
                job_new(table, JOB_MOVE, holder->spec, seat, &match->state);
            job_hand_out(holder->job);
        }
    }
}

void computers_think(Table *table)
{
    if (table->client_count == 0 || table->session->is_stopping) {
        return;
    }
    think_moves(table);
    value_think(table);
}

void computers_forget(Table *table)
{
    hint_end_all(table);
    for (int s = 0; s < GAME_SEATS; s++) {
        job_let_go(table->holders[s].job);
        table->holders[s].job = NULL;
        table->holders[s].has_answer = false;
    }
    job_let_go(table->valuation);
    table->valuation = NULL;
}
