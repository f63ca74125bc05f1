#include <stdlib.h>

#include "base/mem.h"
#include "session/internal.h"

static void keep_progress(const Progress *progress, void *context)
{
    SessionJob *job = context;
    job->progress = *progress;
}

SessionJob *job_new(Table *table, JobKind kind, const char *spec, Seat seat,
                    const void *state)
{
    const Match *match = &table->match;
    Session *session = table->session;
    SessionJob *job = mem_new(sizeof *job);
    if (!players_parse(spec, match->game, &job->spec, NULL)) {
        die("a player that was checked is not there");
    }
    job->kind = kind;
    job->table = table;
    job->game = match->game;
    job->config = match->config;
    job->seat = seat;
    game_copy(job->game, &job->view, state);
    if (job->game->redact) {
        job->game->redact(&job->view, seat);
    }
    job->ply = match->step_count;
    job->begun = session->now;
    /* Seats that choose together must not think the same. */
    job->seed = table_step_seed(table, match->step_count) +
                ((uint64_t)seat + 1) * 0xd1342543de82ef95u;
    job->thinking.report = keep_progress;
    job->thinking.context = job;
    job->next = session->jobs;
    if (job->next) {
        job->next->previous = job;
    }
    session->jobs = job;
    session->job_count++;
    return job;
}

void job_hand_out(SessionJob *job)
{
    const SessionHost *host = &job->table->session->host;
    host->think(host->context, job);
}

void job_let_go(SessionJob *job)
{
    if (job) {
        job->table = NULL;
        atomic_store(&job->thinking.is_stopped, true);
    }
}

void session_job_run(SessionJob *job)
{
    Player *player =
        players_new(&job->spec, job->game, &job->config, job->seed);
    if (job->kind == JOB_VALUE) {
        value_run(job, player);
    } else {
        job->move =
            player_choose(player, &job->view, job->seat, &job->thinking);
    }
    player_free(player);
}

int64_t session_job_weight(const SessionJob *job)
{
    enum { HINT = 1 << 24, VALUE = 1 << 25 };
    return 1 + players_simulations(&job->spec, job->game) +
           (job->kind == JOB_HINT ? HINT : 0) +
           (job->kind == JOB_VALUE ? VALUE : 0);
}

void session_stop_jobs(Session *session)
{
    session->is_stopping = true;
    for (size_t i = 0; i < session->table_count; i++) {
        computers_forget(session->tables[i].table);
    }
}

static void unlink_job(Session *session, SessionJob *job)
{
    if (job->previous) {
        job->previous->next = job->next;
    } else {
        session->jobs = job->next;
    }
    if (job->next) {
        job->next->previous = job->previous;
    }
    session->job_count--;
}

void session_job_done(Session *session, SessionJob *job, uint64_t now)
{
    Table *table = job->table;
    session->now = now;
    unlink_job(session, job);
    if (table) {
        switch (job->kind) {
        case JOB_MOVE: computers_take(job); break;
        case JOB_HINT: hint_take(session, job); break;
        case JOB_VALUE: value_take(job); break;
        }
        table_settle(table);
    }
    free(job);
}
