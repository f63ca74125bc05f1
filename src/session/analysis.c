/* analysis.c: asks a game's solver about a position, for a client. For a game
 * without a solver a search judges every move.
 *
 * The solver runs as a job with is_quick set: it must answer within about a
 * second, or say why it cannot. A client waits for at most one analysis. */
#include "session/analysis.h"

#include <stdlib.h>
#include <string.h>

#include "ai/worth.h"
#include "base/mem.h"
#include "session/jobs.h"
#include "session/session_state.h"

/* With a net the search takes a few tenths of a second. */
enum { SIMULATIONS = 4000 };

static bool has_solver(const Game *game)
{
    return game->solver && game->solver->eval;
}

bool analysis_can(const Table *table)
{
    const Play *play = &table->play;
    return play_is_over(play) ||
           (!table->is_online && play->game->redact == NULL);
}

/* The only seat that is to act; SEAT_WATCHER if chance or several seats are. */
static Seat mover(const Game *game, const void *state)
{
    SeatSet acting = game->to_act(state);
    return acting != SEATS_CHANCE && seats_count(acting) == 1
               ? seats_first(acting)
               : SEAT_WATCHER;
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
    Seat seat = mover(table->play.game, &state);
    SessionJob *job = job_new(table, JOB_ANALYSIS, NULL, seat, &state);
    job->spec.number = SIMULATIONS;
    if (has_solver(job->game)) { /* no solver's game hides anything */
        game_copy(job->game, &job->view, &state);
    }
    job->ply = ply;
    job->client = client->id;
    strcpy(job->cid, cid);
    job->err = ERROR_IN(client->lang);
    job_hand_out(job);
    return true;
}

/* Judges the moves as the seat that is to act sees the position. */
static void search(SessionJob *job)
{
    job->is_solved = job->seat != SEAT_WATCHER;
    if (!job->is_solved) {
        error_set(&job->err, "chance decides here, or several choose at once",
                  "ici, le hasard décide, ou plusieurs choisissent à la fois");
        return;
    }
    job->player = players_new(&job->spec, job->game, &job->config, job->seed);
    worth_write(job->player, &job->view, job->seat, &job->thinking,
                &job->progress, &job->analysis);
    player_free(job->player);
    job->player = NULL;
}

void analysis_run(SessionJob *job)
{
    const GameSolver *solver = job->game->solver;
    size_t count = 0;
    if (!has_solver(job->game)) {
        search(job);
        return;
    }
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
