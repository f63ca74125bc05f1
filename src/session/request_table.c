/* request_table.c: create, join, rematch and again: the requests that bring a
 * client to a table, also after its connection broke.
 *
 * A request that gave seats is remembered with its cid (GivenSeats). If the
 * answer got lost and the client sends the request again, it gets the same
 * table and seats instead of new ones. */
#include <string.h>

#include "session/creation.h"
#include "session/news.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/present.h"
#include "session/request.h"
#include "session/rivals.h"
#include "session/session_state.h"

enum { TABLE = 1, TOKENS, SIT, NAME, SINCE, JOIN_DRAW };
const char *const request_join_names[] = {
    "t", "cid", "table", "?tokens", "?sit", "?name", "?since", "?draw", NULL,
};

/* Counts a new table against the client's limits; returns false if they forbid
 * it. A long record counts as several tables. */
static bool may_create(Client *client, size_t steps)
{
    Session *session = client->session;
    Address *address = client->address;
    double cost = 1 + (double)(steps / STEPS_A_TABLE);
    if (session->host.is_personal) {
        return true;
    }
    return session->table_count < TABLES_MOST &&
           session->room == SESSION_ROOMY &&
           (steps <= WORK_FREE || address_may_work(address, session->now)) &&
           bucket_take(&client->table_limit, (double)TABLES_A_MINUTE / 60,
                       TABLES_AT_ONCE, cost, session->now) &&
           (address->is_local ||
            bucket_take(&address->tables, (double)ADDRESS_TABLES_A_MINUTE / 60,
                        ADDRESS_TABLES_AT_ONCE, cost, session->now));
}

static const char *refuse_create(Client *client, Error *err)
{
    if (client->session->table_count >= TABLES_MOST) {
        return REFUSE(err, "busy", "there are too many tables",
                      "il y a trop de tables");
    }
    if (client->session->room != SESSION_ROOMY) {
        return REFUSE(err, "busy", "the server has no room for more tables",
                      "le serveur n'a plus de place pour d'autres tables");
    }
    return REFUSE(err, "too-fast", "too many new tables at once",
                  "trop de nouvelles tables à la fois");
}

/* {"t", "cid"?, "table", "tokens"} */
static void send_tokens(Client *client, const char *type, const char *cid,
                        const char *id, char tokens[GAME_SEATS][TOKEN_SIZE])
{
    Message message;
    message_begin(&message, type, cid);
    json_string_member(&message.out, "table", id);
    json_begin_object_member(&message.out, "tokens");
    for (int s = 0; s < GAME_SEATS; s++) {
        char number[] = { (char)('1' + s), '\0' };
        if (tokens[s][0]) {
            json_string_member(&message.out, number, tokens[s]);
        }
    }
    json_end_object(&message.out);
    message_send(&message, client);
}

/* Returns the seats that have a token. */
static SeatSet held_by(char tokens[GAME_SEATS][TOKEN_SIZE])
{
    SeatSet held = SEATS_NONE;
    for (Seat s = 0; s < GAME_SEATS; s++) {
        held |= tokens[s][0] ? SEATS_ONE(s) : SEATS_NONE;
    }
    return held;
}

/* Puts the client at the table and sends it the table. */
static void come(Client *client, Table *table, const char *type,
                 const char *cid, char tokens[GAME_SEATS][TOKEN_SIZE],
                 bool draws)
{
    people_arrive(client, table, held_by(tokens), draws);
    send_tokens(client, type, cid, table->id, tokens);
    news_snapshot(client);
    news_values(client);
    table_settle(table);
}

/* Notes the seats that a request gave, for answer_again. */
static void remember(const Client *client, const char *cid, const char *id,
                     char tokens[GAME_SEATS][TOKEN_SIZE])
{
    Session *session = client->session;
    GivenSeats *given = &session->given[session->given_at++ % GIVEN_SIZE];
    strcpy(given->cid, cid);
    given->who = client->identity;
    strcpy(given->id, id);
    memcpy(given->tokens, tokens, sizeof given->tokens);
}

/* If the client has made this request before, on this connection or with its
 * key, gives it the same seats again and returns true. A request of another
 * client is a new one, even if its cid is the same. */
static bool answer_again(Client *client, const char *type, const char *cid,
                         bool draws)
{
    Session *session = client->session;
    for (int i = 0; i < GIVEN_SIZE; i++) {
        GivenSeats *given = &session->given[i];
        Table *table;
        if (strcmp(given->cid, cid) == 0 && client_is(client, &given->who) &&
            table_find(session, given->id, &table) == TABLE_HERE) {
            come(client, table, type, cid, given->tokens, draws);
            return true;
        }
    }
    return false;
}

/* Makes the table that was asked for and brings the client to it. If there
 * already is an error code, makes no table and returns the code. */
static const char *make(Request *r, NewTable *wanted, const char *code)
{
    Client *client = r->client;
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    if (code) {
        play_done(&wanted->play);
        return code;
    }
    Table *table = creation_make(client->session, wanted, tokens);
    remember(client, r->cid, table->id, tokens);
    come(client, table, "created", r->cid, tokens, wanted->draws);
    return NULL;
}

const char *request_create(Request *r)
{
    Client *client = r->client;
    Session *session = client->session;
    NewTable wanted = { 0 };
    size_t steps;
    bool draws;
    const char *code = creation_look(r->member, &steps, &draws, &r->err);
    if (!code && answer_again(client, "created", r->cid, draws)) {
        return NULL;
    }
    /* A record is charged before it is played, even if it is then refused. */
    if (!code && steps > 0 && !may_create(client, steps)) {
        return refuse_create(client, &r->err);
    }
    address_charge(client->address, steps);
    code = code ? code : creation_read(session, r->member, &wanted, &r->err);
    if (!code && steps == 0 && !may_create(client, 0)) {
        code = refuse_create(client, &r->err);
    }
    return make(r, &wanted, code);
}

const char *request_challenge(Request *r)
{
    Client *client = r->client;
    NewTable wanted = { 0 };
    if (answer_again(client, "created", r->cid, false)) {
        return NULL;
    }
    const char *code = rival_read(client->session, r->member, &wanted, &r->err);
    if (!code && !may_create(client, 0)) {
        code = refuse_create(client, &r->err);
    }
    return make(r, &wanted, code);
}

/* Reads the tokens that the client shows, and checks them. */
static const char *read_tokens(const JsonAt *json, const Table *table,
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
        if (s < 0 || s >= table->play.players || item.key[1]) {
            json_refuse(&item, err, "there is no such seat",
                        "cette place n'existe pas");
            return "malformed";
        }
        if (!json_read_string(&item, &token, err)) {
            return "malformed";
        }
        if (strlen(token) != TOKEN_SIZE - 1 ||
            !people_is_token(&table->holders[s], token)) {
            json_refuse(&item, err, "is not the token of this seat",
                        "n'est pas le jeton de cette place");
            return "not-yours";
        }
        strcpy(out[s], token);
    }
    return NULL;
}

/* Takes the first free seat. */
static const char *sit(Table *table, const char *name,
                       char tokens[GAME_SEATS][TOKEN_SIZE], Error *err)
{
    for (Seat s = 0; s < table->play.players; s++) {
        SeatHolder *holder = &table->holders[s];
        if (holder->kind == HOLDER_OPEN) {
            people_token(table->session, tokens[s]);
            people_seat(table, s, tokens[s]);
            memcpy(holder->name, name, sizeof holder->name);
            persist_image(table);
            return NULL;
        }
    }
    return REFUSE(err, "no-seat", "no seat is free",
                  "aucune place n'est libre");
}

/* Says why a table could not be found. */
static const char *refuse_table(Client *client, TableFound found, Error *err)
{
    if (found == TABLE_DAMAGED) {
        return REFUSE(err, "damaged", "this table is damaged on the server",
                      "cette table est endommagée sur le serveur");
    }
    return found == TABLE_BUSY
               ? refuse_create(client, err)
               : REFUSE(err, "no-table", "there is no such table",
                        "cette table n'existe pas");
}

/* Tells the others that a seat was taken; the game may begin with this. */
static void tell_sitting(Table *table, const Client *who)
{
    table->step_at = table->clock_at = table->session->now;
    table->people_at = table->session->now;
    table->has_people_news = false;
    news_change(table,
                SHOW_SEATS | SHOW_WATCHERS | SHOW_TURN | SHOW_CLOCK | SHOW_CAN,
                NEWS_OTHER, who);
    table->session->has_lobby_news |= table->is_listed;
}

const char *request_join(Request *r)
{
    Client *client = r->client;
    Session *session = client->session;
    const JsonAt *member = r->member;
    const char *id;
    bool wants_seat = false, draws = false;
    int64_t since = -1; /* the client has seen nothing yet */
    char name[NAME_SIZE] = "", tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    if (!json_read_string(&member[TABLE], &id, &r->err) ||
        !creation_read_flag(&member[SIT], &wants_seat, &r->err) ||
        !creation_read_name(&member[NAME], name, &r->err) ||
        (member[SINCE].value &&
         !json_read_int64(&member[SINCE], 0, INT64_MAX, &since, &r->err)) ||
        !creation_read_flag(&member[JOIN_DRAW], &draws, &r->err)) {
        return "malformed";
    }
    if (answer_again(client, "joined", r->cid, draws)) {
        return NULL;
    }
    Table *table = table_in_memory(session, id);
    bool is_dear = !table || table->play.step_count > WORK_FREE;
    if (is_dear && !address_may_work(client->address, session->now)) {
        return REFUSE(&r->err, "too-fast", "too many long games at once",
                      "trop de longues parties à la fois");
    }
    TableFound found = table_find(session, id, &table);
    if (found != TABLE_HERE) {
        return refuse_table(client, found, &r->err);
    }
    if (is_dear) {
        address_charge(client->address, table->play.step_count);
    }
    const char *code = read_tokens(&member[TOKENS], table, tokens, &r->err);
    bool is_sitting = !code && wants_seat && !held_by(tokens);
    if (is_sitting) {
        code = sit(table, name, tokens, &r->err);
    }
    if (code) {
        return code;
    }
    people_arrive(client, table, held_by(tokens), draws);
    send_tokens(client, "joined", r->cid, table->id, tokens);
    if (is_sitting) {
        remember(client, r->cid, table->id, tokens);
        tell_sitting(table, client);
        people_follow(client);
    }
    if (since >= 0) {
        news_catch_up(client, (uint64_t)since);
    } else {
        news_snapshot(client);
    }
    news_values(client);
    table_settle(table);
    return NULL;
}

/* Picks the tokens for the next table that belong to a client with these seats
 * at the old one. */
static void pick_tokens(const Table *old, bool is_same_deal, SeatSet you,
                        char out[GAME_SEATS][TOKEN_SIZE])
{
    int players = old->play.players;
    for (int s = 0; s < players; s++) {
        if (seats_has(you, (Seat)s)) {
            memcpy(out[(s + !is_same_deal) % players],
                   old->next[is_same_deal].tokens[s], TOKEN_SIZE);
        }
    }
}

/* Makes the next table and sends the other clients their tokens for it. */
static void make_rematch(Session *session, Table *old, bool is_same_deal,
                         const Client *asker)
{
    NewTable wanted;
    char made[GAME_SEATS][TOKEN_SIZE] = { "" };
    int players = old->play.players;
    NextTable *next = &old->next[is_same_deal];
    creation_again(session, old, is_same_deal, &wanted);
    Table *table = creation_make(session, &wanted, made);
    strcpy(next->id, table->id);
    for (int s = 0; s < players; s++) {
        memcpy(next->tokens[s], made[(s + !is_same_deal) % players],
               TOKEN_SIZE);
    }
    for (Client *c = old->clients; c; c = c->next_at_table) {
        char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
        if (c != asker) {
            pick_tokens(old, is_same_deal, c->you, tokens);
            send_tokens(c, is_same_deal ? "again" : "rematch", NULL, table->id,
                        tokens);
        }
    }
}

/* Returns NULL if the client may go on to the next table. */
static const char *check_next(Request *r, bool is_same_deal, bool is_made)
{
    const Table *old = r->client->table;
    if (!is_same_deal && !play_is_over(&old->play)) {
        return REFUSE(&r->err, "not-now", "the game is not over",
                      "la partie n'est pas finie");
    }
    if (!table_is_open_to(old, r->client->you)) {
        return REFUSE(&r->err, "not-allowed", "only players may ask for that",
                      "seuls les joueurs peuvent le demander");
    }
    if (is_same_deal && !is_made &&
        !table_can_deal_again(old, r->client->you)) {
        return REFUSE(&r->err, "not-allowed",
                      "this deal cannot be played again now",
                      "cette donne ne peut pas être rejouée maintenant");
    }
    return NULL;
}

/* Brings the client to the table that follows its own. The first client that
 * asks makes it; the others come to the same one. */
static const char *come_to_next(Request *r, bool is_same_deal)
{
    Client *client = r->client;
    Session *session = client->session;
    Table *old = client->table;
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    if (answer_again(client, "created", r->cid, client->draws)) {
        return NULL;
    }
    /* After the end there is one next table for everybody. A game still in
     * progress may be started again several times, each time at a new table. */
    NextTable *next = &old->next[is_same_deal];
    bool is_made = next->id[0] && play_is_over(&old->play);
    const char *code = check_next(r, is_same_deal, is_made);
    if (code) {
        return code;
    }
    if (!is_made) {
        if (!may_create(client, 0)) {
            return refuse_create(client, &r->err);
        }
        make_rematch(session, old, is_same_deal, client);
    }
    Table *table;
    TableFound found = table_find(session, next->id, &table);
    if (found != TABLE_HERE) {
        return refuse_table(client, found, &r->err);
    }
    pick_tokens(old, is_same_deal, client->you, tokens);
    remember(client, r->cid, table->id, tokens);
    come(client, table, "created", r->cid, tokens, client->draws);
    return NULL;
}

const char *request_rematch(Request *r)
{
    return come_to_next(r, false);
}

const char *request_again(Request *r)
{
    return come_to_next(r, true);
}
