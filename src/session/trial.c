/* trial.c: answers "try". Pages that explain a game use it to show a position
 * without a table: what may be played there, and what a move does. */
#include <stdlib.h>

#include "base/mem.h"
#include "core/record.h"
#include "games/games.h"
#include "session/present.h"
#include "session/request.h"
#include "session/session_state.h"

enum { CID, GAME_ID, OPTIONS, STATE, MOVE };
const char *const request_try_names[] = {
    "t", "cid", "game", "options", "state", "?move", NULL,
};

enum { TRIAL_COST = 1 }; /* a trial counts as this many more messages */

/* Draws for chance until somebody has a choice. */
static void draw_chance(Play *play, Session *session)
{
    session->host.random(session->host.context, &play->salt, sizeof play->salt);
    while (!play_is_over(play) &&
           play->game->to_act(&play->state) == SEATS_CHANCE) {
        play_draw(play, NULL);
        play_step_chosen(play);
    }
}

/* Sends the position as player 1 sees it, with the steps that led to it. */
static void send_trial(Table *table, Client *client, const char *cid)
{
    const Play *play = &table->play;
    Viewer viewer = {
        .as = 0,
        .next = SEAT_WATCHER,
        .you = SEATS_ONE(0),
        .lang = client->lang,
    };
    GameState before;
    Moment moment = { .ply = play->step_count, .state = &play->state };
    if (play->step_count > 0) {
        play_state_at(play, play->step_count - 1, &before);
        moment.before = &before;
        moment.moves = play->steps[play->step_count - 1].moves;
    }
    Message message;
    message_begin(&message, "tried", cid);
    present_members(table, &viewer, &moment, SHOW_TURN | SHOW_BOARD,
                    &message.out);
    present_moves(table, &viewer, &message.out);
    present_events(table, &viewer, &moment, &message.out);
    message_send(&message, client);
}

/* Reads the state and plays the move, if any. The caller frees the game in any
 * case. */
static const char *read_trial(const JsonAt *member, Play *out, Error *err)
{
    const char *text;
    if (!record_read_start(out, games_all, &member[GAME_ID], &member[OPTIONS],
                           &member[STATE], err)) {
        *out = (Play){ 0 };
        return "bad-record";
    }
    if (!member[MOVE].value) {
        return NULL;
    }
    if (!json_read_string(&member[MOVE], &text, err)) {
        return "malformed";
    }
    return play_step_text(out, text, err) ? NULL : "illegal";
}

const char *request_try(Request *r)
{
    Client *client = r->client;
    /* Makes a table that belongs to no session, because present.c writes
     * tables. */
    Table *table = mem_new(sizeof *table);
    table->session = client->session;
    client_charge(client, TRIAL_COST);
    const char *code = read_trial(r->member, &table->play, &r->err);
    if (!code) {
        draw_chance(&table->play, client->session);
        table_reserve_notes(table, table->play.step_count);
        for (size_t i = 0; i < table->play.step_count; i++) {
            table->notes[i] = (StepNote){ .value = VALUE_UNKNOWN };
        }
        send_trial(table, client, r->cid);
    }
    play_done(&table->play);
    free(table->notes);
    free(table);
    return code;
}
