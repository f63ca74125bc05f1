#include <string.h>

#include "session/internal.h"

enum { TABLE = 1, TOKENS, SIT, NAME, SINCE, JOIN_DRAW };
const char *const request_join_names[] = {
    "t", "cid", "table", "?tokens", "?sit", "?name", "?since", "?draw", NULL,
};

static bool may_create(Client *client)
{
    Session *session = client->session;
    return session->slot_count < DESKS_MOST &&
           bucket_take(&client->tables, TABLES_A_MINUTE / 60.0, TABLES_AT_ONCE,
                       1, session->now) &&
           (!client->origin ||
            bucket_take(client->origin, ORIGIN_TABLES_A_MINUTE / 60.0,
                        ORIGIN_TABLES_AT_ONCE, 1, session->now));
}

static const char *refuse_create(Client *client, Error *err)
{
    if (client->session->slot_count >= DESKS_MOST) {
        return REFUSE(err, "busy", "there are too many tables",
                      "il y a trop de tables");
    }
    return REFUSE(err, "too-fast", "too many new tables at once",
                  "trop de nouvelles tables à la fois");
}

/* {"t", "cid"?, "table", "tokens"} */
static void send_tokens(Client *client, const char *type, const char *cid,
                        const char *table, char tokens[GAME_SEATS][TOKEN_SIZE])
{
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    json_begin_object(&out);
    json_string_member(&out, "t", type);
    if (cid) {
        json_string_member(&out, "cid", cid);
    }
    json_string_member(&out, "table", table);
    json_key(&out, "tokens");
    json_begin_object(&out);
    for (int s = 0; s < GAME_SEATS; s++) {
        char number[] = { (char)('1' + s), '\0' };
        if (tokens[s][0]) {
            json_string_member(&out, number, tokens[s]);
        }
    }
    json_end_object(&out);
    json_end_object(&out);
    client_send(client, &text);
    text_done(&text);
}

static SeatSet held_by(char tokens[GAME_SEATS][TOKEN_SIZE])
{
    SeatSet held = SEATS_NONE;
    for (Seat s = 0; s < GAME_SEATS; s++) {
        held |= tokens[s][0] ? SEATS_ONE(s) : SEATS_NONE;
    }
    return held;
}

/* Puts the client at the table and tells it so. */
static void come(Client *client, Desk *desk, const char *type, const char *cid,
                 char tokens[GAME_SEATS][TOKEN_SIZE], bool draws)
{
    people_arrive(client, desk, held_by(tokens), draws);
    send_tokens(client, type, cid, desk->id, tokens);
    news_snapshot(client);
    news_values(client);
    desk_settle(desk);
}

static void remember(Session *session, const char *cid, const char *table,
                     char tokens[GAME_SEATS][TOKEN_SIZE])
{
    Answer *answer = &session->answers[session->answer_at++ % ANSWERS];
    strcpy(answer->cid, cid);
    strcpy(answer->table, table);
    memcpy(answer->tokens, tokens, sizeof answer->tokens);
}

/* A request that was carried out before: the same seats again. */
static bool answer_again(Client *client, const char *type, const char *cid,
                         bool draws)
{
    Session *session = client->session;
    for (int i = 0; i < ANSWERS; i++) {
        Answer *answer = &session->answers[i];
        Desk *desk = strcmp(answer->cid, cid) == 0
                         ? desk_find(session, answer->table)
                         : NULL;
        if (desk) {
            come(client, desk, type, cid, answer->tokens, draws);
            return true;
        }
    }
    return false;
}

const char *request_create(Client *client, const char *cid,
                           const JsonAt *member, Error *err)
{
    Session *session = client->session;
    Opening opening = { 0 };
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    const char *code = opening_read(session, member, &opening, err);
    if (!code && answer_again(client, "created", cid, opening.draws)) {
        match_done(&opening.match);
        return NULL;
    }
    if (!code && !may_create(client)) {
        code = refuse_create(client, err);
    }
    if (code) {
        match_done(&opening.match);
        return code;
    }
    Desk *desk = opening_make(session, &opening, tokens);
    remember(session, cid, desk->id, tokens);
    come(client, desk, "created", cid, tokens, opening.draws);
    return NULL;
}

/* The seats of the tokens shown. */
static const char *read_tokens(const JsonAt *json, const Desk *desk,
                               char out[GAME_SEATS][TOKEN_SIZE], Error *err)
{
    if (!json->value) {
        return NULL;
    }
    if (!json_read_object(json, err)) {
        return "malformed";
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        const char *token;
        int s = item.key[0] - '1';
        if (s < 0 || s >= desk->match.players || item.key[1]) {
            json_refuse(&item, err, "no such seat", "pas de telle place");
            return "malformed";
        }
        if (!json_read_string(&item, &token, err)) {
            return "malformed";
        }
        if (strlen(token) != TOKEN_SIZE - 1 ||
            !people_is_token(&desk->chairs[s], token)) {
            json_refuse(&item, err, "not the token of this seat",
                        "pas le jeton de cette place");
            return "not-yours";
        }
        strcpy(out[s], token);
    }
    return NULL;
}

/* Gives the first free seat. */
static const char *sit(Desk *desk, const char *name,
                       char tokens[GAME_SEATS][TOKEN_SIZE], Error *err)
{
    for (Seat s = 0; s < desk->match.players; s++) {
        Chair *chair = &desk->chairs[s];
        if (chair->kind == CHAIR_OPEN) {
            people_token(desk->session, tokens[s]);
            people_seat(chair, tokens[s]);
            memcpy(chair->name, name, sizeof chair->name);
            keep_image(desk);
            return NULL;
        }
    }
    return REFUSE(err, "no-seat", "no seat is free",
                  "aucune place n'est libre");
}

/* The others see that the game begins. */
static void tell_sitting(Desk *desk, const Client *who)
{
    desk->step_at = desk->clock_at = desk->session->now;
    desk->people_at = desk->session->now;
    desk->has_people_news = false;
    news_change(desk,
                SHOW_SEATS | SHOW_WATCHERS | SHOW_TURN | SHOW_CLOCK | SHOW_CAN,
                NEWS_OTHER, who);
    desk->session->has_lobby_news |= desk->is_listed;
}

typedef struct Coming {
    const char *table;
    bool is_sitting, draws;
    int64_t since; /* -1: nothing seen yet */
    char name[NAME_SIZE];
} Coming;

static bool read_coming(const JsonAt *member, Coming *out, Error *err)
{
    return json_read_string(&member[TABLE], &out->table, err) &&
           opening_read_flag(&member[SIT], &out->is_sitting, err) &&
           opening_read_name(&member[NAME], out->name, err) &&
           (!member[SINCE].value ||
            json_read_int64(&member[SINCE], 0, INT64_MAX, &out->since, err)) &&
           opening_read_flag(&member[JOIN_DRAW], &out->draws, err);
}

const char *request_join(Client *client, const char *cid, const JsonAt *member,
                         Error *err)
{
    Session *session = client->session;
    Coming coming = { .since = -1 };
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    if (!read_coming(member, &coming, err)) {
        return "malformed";
    }
    if (answer_again(client, "joined", cid, coming.draws)) {
        return NULL;
    }
    Desk *desk = desk_find(session, coming.table);
    if (!desk) {
        return session->slot_count >= DESKS_MOST
                   ? refuse_create(client, err)
                   : REFUSE(err, "no-table", "there is no such table",
                            "cette table n'existe pas");
    }
    const char *code = read_tokens(&member[TOKENS], desk, tokens, err);
    bool is_sitting = !code && coming.is_sitting && !held_by(tokens);
    if (is_sitting) {
        code = sit(desk, coming.name, tokens, err);
    }
    if (code) {
        return code;
    }
    people_arrive(client, desk, held_by(tokens), coming.draws);
    send_tokens(client, "joined", cid, desk->id, tokens);
    if (is_sitting) {
        remember(session, cid, desk->id, tokens);
        tell_sitting(desk, client);
        people_follow(client);
    }
    if (coming.since >= 0) {
        news_catch_up(client, (uint64_t)coming.since);
    } else {
        news_snapshot(client);
    }
    news_values(client);
    desk_settle(desk);
    return NULL;
}

/* The tokens at the new table of the seats held at the old one. */
static void pick_tokens(const Desk *old, SeatSet you,
                        char out[GAME_SEATS][TOKEN_SIZE])
{
    int players = old->match.players;
    for (int s = 0; s < players; s++) {
        if (seats_has(you, (Seat)s)) {
            memcpy(out[(s + 1) % players], old->rematch_tokens[s], TOKEN_SIZE);
        }
    }
}

static void make_rematch(Session *session, Desk *old, const Client *asker)
{
    Opening opening;
    char made[GAME_SEATS][TOKEN_SIZE] = { "" };
    int players = old->match.players;
    opening_again(session, old, &opening);
    Desk *desk = opening_make(session, &opening, made);
    strcpy(old->rematch, desk->id);
    for (int s = 0; s < players; s++) {
        memcpy(old->rematch_tokens[s], made[(s + 1) % players], TOKEN_SIZE);
    }
    for (Client *c = old->clients; c; c = c->next_at_desk) {
        char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
        if (c != asker) {
            pick_tokens(old, c->you, tokens);
            send_tokens(c, "rematch", NULL, desk->id, tokens);
        }
    }
}

const char *request_rematch(Client *client, const char *cid, Error *err)
{
    Session *session = client->session;
    Desk *old = client->desk;
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    if (answer_again(client, "created", cid, client->draws)) {
        return NULL;
    }
    if (!desk_is_over(old)) {
        return REFUSE(err, "not-now", "the game is not over",
                      "la partie n'est pas finie");
    }
    if (!desk_is_free_to(old, client->you)) {
        return REFUSE(err, "not-allowed", "only players may ask for that",
                      "seuls les joueurs peuvent le demander");
    }
    if (!old->rematch[0]) {
        if (!may_create(client)) {
            return refuse_create(client, err);
        }
        make_rematch(session, old, client);
    }
    Desk *desk = desk_find(session, old->rematch);
    if (!desk) {
        return REFUSE(err, "no-table", "that table is gone",
                      "cette table n'existe plus");
    }
    pick_tokens(old, client->you, tokens);
    remember(session, cid, desk->id, tokens);
    come(client, desk, "created", cid, tokens, client->draws);
    return NULL;
}
