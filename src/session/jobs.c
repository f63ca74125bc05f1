/* jobs.c: the life of a job: made for a table, run on any thread, and given
 * back to the table or let go.
 *
 * A job is in the session's list from job_new to session_job_done. Its table
 * may be freed meanwhile: then table is NULL and the result is dropped.
 * `thinking` is the only member that both threads use. Every other member that
 * changes belongs to the thread that runs the job, from hand-out to give-back,
 * and to the session's thread before and after. */
#include "session/jobs.h"

#include <stdlib.h>

#include "base/mem.h"
#include "core/seeds.h"
#include "session/analysis.h"
#include "session/computers.h"
#include "session/hint.h"
#include "session/session_state.h"
#include "session/value.h"

static void keep_progress(const Progress *progress, void *context)
{
    SessionJob *job = context;
    job->progress = *progress;
}

SessionJob *job_new(Table *table, JobKind kind, const char *spec, Seat seat,
                    const void *state)
{
    const Play *play = &table->play;
    Session *session = table->session;
    SessionJob *job = mem_new(sizeof *job);
    char judge[PLAYERS_NAME];
    players_judge(play->game, JOB_SIMULATIONS, judge);
    if (!players_parse(spec ? spec : judge, play->game, &job->spec, NULL)) {
        die("a player whose spec was checked does not exist");
    }
    job->kind = kind;
    job->table = table;
    /* Counts the work for the client with a seat that has been at the table
     * longest or, if nobody has a seat, for the watcher who has been there
     * longest. A watcher must not use up the players' share. The list has the
     * newest client first. */
    const Client *asker = NULL;
    for (const Client *c = table->clients; c; c = c->next_at_table) {
        if (!asker || c->you || !asker->you) {
            asker = c;
        }
    }
    job->asker = asker ? client_asker(asker) : 0;
    job->game = play->game;
    job->config = play->config;
    job->seat = seat;
    game_view(job->game, state, seat, &job->view);
    job->ply = play->step_count;
    job->begun = session->now;
    job->seed = seeds_of_choice(play_step_seed(play, play->step_count), seat);
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

SessionJob *job_awaited(const Client *client, JobKind kind)
{
    SessionJob *job = client->session->jobs;
    while (job && !(job->kind == kind && job->table == client->table &&
                    job->client == client->id)) {
        job = job->next;
    }
    return job;
}

double job_value(const SessionJob *job)
{
    double value = job->progress.value;
    return value < -1 ? -1 : value > 1 ? 1 : value;
}

void session_job_run(SessionJob *job)
{
    if (thinking_is_stopped(&job->thinking)) {
        return; /* the session let go of it while it waited for a thread */
    }
    if (job->kind == JOB_ANALYSIS) {
        analysis_run(job);
        return;
    }
    if (!job->player) {
        job->player =
            players_new(&job->spec, job->game, &job->config, job->seed);
    }
    if (job->kind == JOB_VALUE) {
        value_run(job);
    } else {
        job->move =
            player_choose(job->player, &job->view, job->seat, &job->thinking);
    }
    const GameSolver *solver = job->game->solver;
    if (job->kind == JOB_HINT && solver && solver->advise) {
        solver->advise(&job->view, job->seat, job->lang, &job->advice);
    }
    if (job->kind != JOB_MOVE || thinking_is_stopped(&job->thinking)) {
        player_free(job->player);
        job->player = NULL;
    }
}

bool session_job_is_rivals(const SessionJob *job)
{
    return job->is_rivals;
}

uint64_t session_job_asker(const SessionJob *job)
{
    return job->asker;
}

int64_t session_job_weight(const SessionJob *job)
{
    return 1 + players_simulations(&job->spec, job->game);
}

/* Moves come before hints and analyses, which come before evaluations. Each
 * delay is finite, so every job is run in the end. */
int64_t session_job_delay(const SessionJob *job)
{
    bool is_hint = job->kind == JOB_HINT || job->kind == JOB_ANALYSIS;
    return is_hint                  ? SIMULATIONS_MOST
           : job->kind == JOB_VALUE ? 2 * SIMULATIONS_MOST
                                    : 0;
}

void session_stop_jobs(Session *session)
{
    session->is_stopping = true;
    for (size_t i = 0; i < session->table_count; i++) {
        computers_stop(session->tables[i].table);
    }
}

void session_job_done(Session *session, SessionJob *job, uint64_t now)
{
    Table *table = job->table;
    session->now = now;
    if (job->previous) {
        job->previous->next = job->next;
    } else {
        session->jobs = job->next;
    }
    if (job->next) {
        job->next->previous = job->previous;
    }
    session->job_count--;
    if (table) {
        switch (job->kind) {
        case JOB_MOVE: computers_take(job); break;
        case JOB_HINT: hint_take(session, job); break;
        case JOB_VALUE: value_take(job); break;
        case JOB_ANALYSIS: analysis_take(session, job); break;
        }
        table_settle(table);
    }
    player_free(job->player);
    text_done(&job->analysis);
    text_done(&job->advice);
    free(job);
}
