/* computers.c: the computer players of a table: when they think, when their
 * answer is played, and what they know between two moves. */
#include "base/mem.h"
#include "games/games.h"
#include "session/internal.h"
#include "session/jobs.h"

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

/* Takes the player of a seat from it; NULL if there is none. */
static Player *take_player(Table *table, Seat seat)
{
    SeatHolder *holder = &table->holders[seat];
    Player *player = holder->player;
    table->session->kept -= player ? holder->kept : 0;
    holder->player = table->match.seated[seat] = NULL;
    return player;
}

void computers_take(SessionJob *job)
{
    Table *table = job->table;
    SeatHolder *holder = &table->holders[job->seat];
    uint64_t *pace = pace_of(job);
    uint64_t ms = table->session->now - job->begun;
    /* The longest of late: one slow moment is forgotten after some 100 moves.
     */
    enum { FADE = 64 };
    *pace -= *pace / FADE;
    ms = ms < PACE_MOST_MS ? ms : PACE_MOST_MS;
    *pace = ms > *pace ? ms : *pace;
    /* Seats the player that has thought, to be told of what is played and to go
     * on from its tree; as many simulations as all tables may keep. */
    int64_t size = players_simulations(&job->spec, job->game);
    if (table->session->kept + size <= KEPT_SIMULATIONS) {
        table->session->kept += size;
        holder->player = job->player;
        holder->kept = size;
        table->match.seated[job->seat] = job->player;
        job->player = NULL;
    }
    holder->job = NULL;
    holder->has_answer = true;
    holder->answer = job->move;
    /* How long after the step before it may answer. Where cards are hidden that
     * is a little more than its like ever needs, so that an answer found at
     * once (there was but one legal move) comes when any other would. */
    uint64_t hold = table->match.humans ? FOLLOW_MS : SHOW_MS;
    if (table->match.game->redact) {
        hold = *pace + *pace / 4;
        hold = hold > SECRET_MS ? hold : SECRET_MS;
    }
    holder->answer_due = table->step_at + hold;
}

void computers_think(Table *table)
{
    const Match *match = &table->match;
    if (table->client_count == 0 || table->session->is_stopping ||
        table->session->room == SESSION_FULL) {
        return;
    }
    if (match_is_over(match)) {
        computers_forget(table);
    }
    SEATS_EACH (seat, match_owing(match) & (SeatSet)~match->humans) {
        SeatHolder *holder = &table->holders[seat];
        if (!holder->job && !holder->has_answer) {
            holder->job =
                job_new(table, JOB_MOVE, holder->spec, seat, &match->state);
            holder->job->player = take_player(table, seat);
            job_hand_out(holder->job);
        }
    }
    value_think(table);
}

void computers_stop(Table *table)
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

void computers_forget(Table *table)
{
    for (Seat s = 0; s < GAME_SEATS; s++) {
        player_free(take_player(table, s));
    }
}
