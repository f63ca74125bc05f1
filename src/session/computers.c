/* computers.c: the computer players of a table: when they think, when their
 * answer is played, and what they keep between two moves.
 *
 * A computer whose turn it is gets a job. The job takes the seat's player
 * along, with its search tree, and gives it back with the move. The move is
 * held until answer_due, for two reasons: people should see the step before it,
 * and in games with hidden cards the time must not reveal anything about the
 * hand. */
#include "session/computers.h"

#include "base/mem.h"
#include "games/games.h"
#include "session/hint.h"
#include "session/jobs.h"
#include "session/rivals.h"
#include "session/session_state.h"
#include "session/value.h"

/* A pace is how long computers think about a move, in ms. The session keeps one
 * for each game and size of search, shared by all tables. Two searches have the
 * same size if their numbers of simulations have as many binary digits. */
enum { SIZES = 20 };

uint64_t *computers_new_paces(void)
{
    size_t games = 0;
    while (games_all[games]) {
        games++;
    }
    return mem_new(games * SIZES * sizeof(uint64_t));
}

/* The pace of the computers that play this job's game with a search of its
 * size. */
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

/* Removes the player from a seat and returns it; NULL if there is none. */
static Player *take_player(Table *table, Seat seat)
{
    SeatHolder *holder = &table->holders[seat];
    Player *player = holder->player;
    table->session->kept -= player ? holder->kept : 0;
    holder->player = table->play.seated[seat] = NULL;
    return player;
}

void computers_take(SessionJob *job)
{
    Table *table = job->table;
    SeatHolder *holder = &table->holders[job->seat];
    uint64_t ms = table->session->now - job->begun;
    bool is_rival = rival_of(holder->spec);
    holder->job = NULL;
    if (is_rival && job->move == MOVE_NONE) {
        rival_fail(job);
        return;
    }
    /* The pace follows the longest recent time. It falls by 1/64 with every
     * move, so one slow moment is forgotten after about 100 moves. */
    enum { FADE = 64 };
    uint64_t own = 0, *pace = is_rival ? &own : pace_of(job);
    *pace -= *pace / FADE;
    ms = ms < PACE_MOST_MS ? ms : PACE_MOST_MS;
    *pace = ms > *pace ? ms : *pace;
    /* The player takes its seat again, so that it is told of the next steps and
     * continues from its tree. If the trees of all tables take too much memory,
     * it is freed with the job. */
    int64_t size = is_rival ? 0 : players_simulations(&job->spec, job->game);
    if (job->player && table->session->kept + size <= KEPT_SIMULATIONS) {
        table->session->kept += size;
        holder->player = job->player;
        holder->kept = size;
        table->play.seated[job->seat] = job->player;
        job->player = NULL;
    }
    holder->has_answer = true;
    holder->answer = job->move;
    /* How long after the previous step the answer is played. If cards are
     * hidden, that is a little more than the pace, so that a move that took no
     * time because it was the only legal one comes as late as any other. */
    uint64_t hold = table->play.humans ? FOLLOW_MS : SHOW_MS;
    if (table->play.game->redact) {
        hold = *pace + *pace / 4;
        hold = hold > SECRET_MS ? hold : SECRET_MS;
    }
    holder->answer_due = table->step_at + hold;
}

void computers_think(Table *table)
{
    const Play *play = &table->play;
    if (table->client_count == 0 || table->session->is_stopping ||
        table->session->room == SESSION_FULL) {
        return;
    }
    if (play_is_over(play)) {
        computers_forget(table);
    }
    rivals_seat(table);
    SEATS_EACH (seat, play_owing(play) & (SeatSet)~play->humans) {
        SeatHolder *holder = &table->holders[seat];
        bool is_rival = rival_of(holder->spec);
        if (!holder->job && !holder->has_answer &&
            (!is_rival || holder->player)) {
            holder->job =
                job_new(table, JOB_MOVE, is_rival ? NULL : holder->spec, seat,
                        &play->state);
            holder->job->is_rivals = is_rival;
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
