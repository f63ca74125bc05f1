/* hint.c: asks a strong player what it would do in a person's place.
 *
 * A client waits for at most one hint. It is cancelled if a choice is made at
 * the table, if the client asks for another one, or if the client leaves; the
 * client then gets a refusal with the hint's cid. */
#include "session/hint.h"

#include <string.h>

#include "ai/advice.h"
#include "core/events.h"
#include "session/jobs.h"
#include "session/session_state.h"

bool hint_can(const Table *table, const Viewer *viewer)
{
    return !table->is_online && viewer->as != SEAT_WATCHER &&
           seats_has(play_owing(&table->play) & viewer->you, viewer->as);
}

bool hint_ask(Client *client, const char *cid)
{
    Table *table = client->table;
    const Play *play = &table->play;
    const SessionJob *coming = job_awaited(client, JOB_HINT);
    if (coming &&
        strcmp(coming->cid, cid) == 0) { /* the request was sent twice */
        return true;
    }
    if (client->session->job_count >= JOBS_MOST ||
        client->session->is_stopping) {
        return false;
    }
    hint_end(client);
    SessionJob *job = job_new(table, JOB_HINT, NULL, client->as, &play->state);
    /* Half the simulations of the best player: about two seconds. */
    job->spec.number = players_level(play->game, PLAYERS_BEST).simulations / 2;
    job->client = client->id;
    job->lang = client->lang;
    strcpy(job->cid, cid);
    table->hint_count++;
    job_hand_out(job);
    return true;
}

void hint_take(Session *session, SessionJob *job)
{
    const Game *game = job->game;
    Client *client = map_get(&session->clients, job->client);
    job->table->hint_count--;
    if (!client || client->table != job->table) {
        return;
    }
    Message message;
    JsonWriter *out = &message.out;
    Text words = { 0 };
    message_begin(&message, "hint", job->cid);
    json_int_member(out, "ply", (int64_t)job->ply);
    game->write_move(&job->view, job->seat, job->move, 0, &words);
    json_string_member(out, "move", text_string(&words));
    text_clear(&words);
    events_preview(game, &job->view, job->seat, job->move, client->lang,
                   &words);
    if (job->advice.size) {
        text_addf(&words, "%s%s", words.size ? ". " : "",
                  text_string(&job->advice));
    } else if (job->progress.done) {
        text_add(&words, words.size ? ". " : "");
        advice_say(game, &job->view, job->seat, &job->progress, client->lang,
                   &words);
    }
    json_string_member(out, "say", text_string(&words));
    job->progress.value = job_value(job);
    advice_write(game, &job->view, job->seat, &job->progress, out);
    message_send(&message, client);
    text_done(&words);
}

/* Lets go of the job and tells its client that there will be no hint. */
static void end_hint(Session *session, SessionJob *job)
{
    Client *client = map_get(&session->clients, job->client);
    job->table->hint_count--;
    if (client) {
        client_refuse(client, job->cid, "not-now",
                      lang_pick(client->lang,
                                "the game went on without the hint",
                                "la partie a continué sans l'indice"));
    }
    job_let_go(job);
}

void hint_end_all(Table *table)
{
    Session *session = table->session;
    for (SessionJob *job = session->jobs; job && table->hint_count;
         job = job->next) {
        if (job->table == table && job->kind == JOB_HINT) {
            end_hint(session, job);
        }
    }
}

void hint_end(Client *client)
{
    SessionJob *job =
        client->table->hint_count ? job_awaited(client, JOB_HINT) : NULL;
    if (job) {
        end_hint(client->session, job);
    }
}
