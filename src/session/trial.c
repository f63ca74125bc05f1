/* trial.c: a position looked at without a table, as the pages that explain a
 * game show it: what may be played there, and what a first move does. */
#include <stdlib.h>

#include "base/mem.h"
#include "core/record.h"
#include "games/games.h"
#include "session/internal.h"
#include "session/present.h"
#include "session/request.h"

enum { CID, GAME_ID, OPTIONS, STATE, MOVE };
const char *const request_try_names[] = {
    "t", "cid", "game", "options", "state", "?move", NULL,
};

enum { TRIAL_COST = 1 }; /* messages that it counts as, beside one */

/* Chance goes on until somebody has a choice. */
static void draw_chance(Match *match, Session *session)
{
    session->host.random(session->host.context, &match->salt,
                         sizeof match->salt);
    while (!match_is_over(match) &&
           match->game->to_act(&match->state) == SEATS_CHANCE) {
        match_draw(match, NULL);
        match_play_chosen(match);
    }
}

static void send_trial(Table *table, Client *client, const char *cid)
{
    const Match *match = &table->match;
    Viewer viewer = {
        .as = 0,
        .next = SEAT_WATCHER,
        .you = SEATS_ONE(0),
        .lang = client->lang,
    };
    GameState before;
    Moment moment = { .ply = match->step_count, .state = &match->state };
    if (match->step_count > 0) {
        match_state_at(match, match->step_count - 1, &before);
        moment.before = &before;
        moment.moves = match->steps[match->step_count - 1].moves;
    }
    Message message;
    message_begin(&message, "tried", cid);
    present_members(table, &viewer, &moment, SHOW_TURN | SHOW_BOARD,
                    &message.out);
    present_moves(table, &viewer, &message.out);
    present_events(table, &viewer, &moment, &message.out);
    message_send(&message, client);
}

/* The state, and the move played there. Whatever comes of it, the match must
 * be freed. */
static const char *read_trial(const JsonAt *member, Match *out, Error *err)
{
    const char *text;
    if (!record_read_start(out, games_all, &member[GAME_ID], &member[OPTIONS],
                           &member[STATE], err)) {
        *out = (Match){ 0 };
        return "bad-record";
    }
    if (!member[MOVE].value) {
        return NULL;
    }
    if (!json_read_string(&member[MOVE], &text, err)) {
        return "malformed";
    }
    return match_play_text(out, text, err) ? NULL : "illegal";
}

const char *request_try(Request *r)
{
    Client *client = r->client;
    Table *table = mem_new(sizeof *table);
    table->session = client->session;
    client_charge(client, TRIAL_COST);
    const char *code = read_trial(r->member, &table->match, &r->err);
    if (!code) {
        draw_chance(&table->match, client->session);
        table_reserve_notes(table, table->match.step_count);
        for (size_t i = 0; i < table->match.step_count; i++) {
            table->notes[i] = (StepNote){ .value = VALUE_UNKNOWN };
        }
        send_trial(table, client, r->cid);
    }
    match_done(&table->match);
    free(table->notes);
    free(table);
    return code;
}
