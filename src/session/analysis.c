/* analysis.c: asks a game's solver about a position, for a client.
 *
 * The solver runs as a job with is_quick set: it must answer within about a
 * second, or say why it cannot. A client waits for at most one analysis. */
#include "session/analysis.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "session/jobs.h"
#include "session/session_state.h"

bool analysis_can(const Table *table)
{
    const Play *play = &table->play;
    const GameSolver *solver = play->game->solver;
    bool is_open =
        play_is_over(play) || (!table->is_online && play->game->redact == NULL);
    return solver && solver->eval && is_open;
}

bool analysis_ask(Client *client, const char *cid, size_t ply)
{
    Table *table = client->table;
    const SessionJob *coming = job_awaited(client, JOB_ANALYSIS);
    GameState state;
    if (coming) { /* the client waits for an analysis already; the same request
                     may come twice */
        return strcmp(coming->cid, cid) == 0;
    }
    if (client->session->job_count >= JOBS_MOST ||
        client->session->is_stopping) {
        return false;
    }
    play_state_at(&table->play, ply, &state);
    SessionJob *job = job_new(table, JOB_ANALYSIS, NULL, 0, &state);
    /* The job may have the whole state, because analysis_can is false if the
     * game hides something. */
    game_copy(job->game, &job->view, &state);
    job->ply = ply;
    job->client = client->id;
    strcpy(job->cid, cid);
    job->err = ERROR_IN(client->lang);
    job_hand_out(job);
    return true;
}

void analysis_run(SessionJob *job)
{
    const GameSolver *solver = job->game->solver;
    size_t count = 0;
    while (solver->flags && solver->flags[count].name) {
        count++;
    }
    const char **values = mem_new((count + 1) * sizeof *values);
    GameRun run = { .game = job->game,
                    .config = job->config,
                    .lang = job->err.lang,
                    .is_json = true,
                    .is_quick = true,
                    .values = values };
    job->is_solved = solver->eval(&run, &job->view, &job->analysis, &job->err);
    free(values);
}

void analysis_take(Session *session, SessionJob *job)
{
    Client *client = map_get(&session->clients, job->client);
    if (!client || client->table != job->table) {
        return;
    }
    if (!job->is_solved) {
        client_refuse(client, job->cid, "not-now", job->err.text);
        return;
    }
    Message message;
    message_begin(&message, "analysis", job->cid);
    json_int_member(&message.out, "ply", (int64_t)job->ply);
    json_key(&message.out, "analysis");
    json_line(&message.out, text_string(&job->analysis));
    message_send(&message, client);
}

void analysis_end(Client *client)
{
    SessionJob *job = job_awaited(client, JOB_ANALYSIS);
    if (job) {
        client_refuse(client, job->cid, "not-now",
                      lang_pick(client->lang, "the analysis was cancelled",
                                "l'analyse a été annulée"));
        job_let_go(job);
    }
}
