/* request_table.c: create, join and rematch: how a client comes to a table, and
 * again after its connection broke. */
#include <string.h>

#include "session/creation.h"
#include "session/internal.h"
#include "session/news.h"
#include "session/people.h"
#include "session/persistence.h"
#include "session/present.h"
#include "session/request.h"

enum { TABLE = 1, TOKENS, SIT, NAME, SINCE, JOIN_DRAW };
const char *const request_join_names[] = {
    "t", "cid", "table", "?tokens", "?sit", "?name", "?since", "?draw", NULL,
};

/* Long records count as several tables. */
static bool may_create(Client *client, size_t steps)
{
    Session *session = client->session;
    Origin *origin = client->origin;
    double cost = 1 + (double)(steps / STEPS_A_TABLE);
    return session->table_count < TABLES_MOST &&
           session->room == SESSION_ROOMY &&
           (steps <= WORK_FREE || origin_may_work(origin, session->now)) &&
           bucket_take(&client->table_limit, (double)TABLES_A_MINUTE / 60,
                       TABLES_AT_ONCE, cost, session->now) &&
           (origin->is_local ||
            bucket_take(&origin->tables, (double)ORIGIN_TABLES_A_MINUTE / 60,
                        ORIGIN_TABLES_AT_ONCE, cost, session->now));
}

static const char *refuse_create(Client *client, Error *err)
{
    if (client->session->table_count >= TABLES_MOST) {
        return REFUSE(err, "busy", "there are too many tables",
                      "il y a trop de tables");
    }
    if (client->session->room != SESSION_ROOMY) {
        return REFUSE(err, "busy", "there is no room for more tables",
                      "il n'y a plus de place pour d'autres tables");
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

static SeatSet held_by(char tokens[GAME_SEATS][TOKEN_SIZE])
{
    SeatSet held = SEATS_NONE;
    for (Seat s = 0; s < GAME_SEATS; s++) {
        held |= tokens[s][0] ? SEATS_ONE(s) : SEATS_NONE;
    }
    return held;
}

/* Puts the client at the table and tells it so. */
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

/* A request that the client made before, on this connection or with its key:
 * the same seats again. A cid that is somebody else's is one like any other. */
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

const char *request_create(Request *r)
{
    Client *client = r->client;
    Session *session = client->session;
    NewTable wanted = { 0 };
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    size_t steps;
    bool draws;
    const char *code = creation_look(r->member, &steps, &draws, &r->err);
    if (!code && answer_again(client, "created", r->cid, draws)) {
        return NULL;
    }
    /* A record is paid for before it is played, whatever comes of it. */
    if (!code && steps > 0 && !may_create(client, steps)) {
        return refuse_create(client, &r->err);
    }
    origin_charge(client->origin, steps);
    code = code ? code : creation_read(session, r->member, &wanted, &r->err);
    if (!code && steps == 0 && !may_create(client, 0)) {
        code = refuse_create(client, &r->err);
    }
    if (code) {
        match_done(&wanted.match);
        return code;
    }
    Table *table = creation_make(session, &wanted, tokens);
    remember(client, r->cid, table->id, tokens);
    come(client, table, "created", r->cid, tokens, wanted.draws);
    return NULL;
}

/* The seats of the tokens shown. */
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
        if (s < 0 || s >= table->match.players || item.key[1]) {
            json_refuse(&item, err, "no such seat", "pas de telle place");
            return "malformed";
        }
        if (!json_read_string(&item, &token, err)) {
            return "malformed";
        }
        if (strlen(token) != TOKEN_SIZE - 1 ||
            !people_is_token(&table->holders[s], token)) {
            json_refuse(&item, err, "not the token of this seat",
                        "pas le jeton de cette place");
            return "not-yours";
        }
        strcpy(out[s], token);
    }
    return NULL;
}

/* Gives the first free seat. */
static const char *sit(Table *table, const char *name,
                       char tokens[GAME_SEATS][TOKEN_SIZE], Error *err)
{
    for (Seat s = 0; s < table->match.players; s++) {
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

/* Why a table is not there. */
static const char *refuse_table(Client *client, TableFound found, Error *err)
{
    if (found == TABLE_DAMAGED) {
        return REFUSE(err, "damaged", "this table is damaged on the server",
                      "cette table est abîmée sur le serveur");
    }
    return found == TABLE_BUSY
               ? refuse_create(client, err)
               : REFUSE(err, "no-table", "there is no such table",
                        "cette table n'existe pas");
}

/* The others see that the game begins. */
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
    int64_t since = -1; /* nothing seen yet */
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
    bool is_dear = !table || table->match.step_count > WORK_FREE;
    if (is_dear && !origin_may_work(client->origin, session->now)) {
        return REFUSE(&r->err, "too-fast", "too many long games at once",
                      "trop de longues parties à la fois");
    }
    TableFound found = table_find(session, id, &table);
    if (found != TABLE_HERE) {
        return refuse_table(client, found, &r->err);
    }
    if (is_dear) {
        origin_charge(client->origin, table->match.step_count);
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

/* The tokens at the new table of the seats held at the old one. */
static void pick_tokens(const Table *old, bool is_same_deal, SeatSet you,
                        char out[GAME_SEATS][TOKEN_SIZE])
{
    int players = old->match.players;
    for (int s = 0; s < players; s++) {
        if (seats_has(you, (Seat)s)) {
            memcpy(out[(s + !is_same_deal) % players],
                   old->next[is_same_deal].tokens[s], TOKEN_SIZE);
        }
    }
}

static void make_rematch(Session *session, Table *old, bool is_same_deal,
                         const Client *asker)
{
    NewTable wanted;
    char made[GAME_SEATS][TOKEN_SIZE] = { "" };
    int players = old->match.players;
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

static const char *check_next(Request *r, bool is_same_deal, bool is_made)
{
    const Table *old = r->client->table;
    if (!is_same_deal && !match_is_over(&old->match)) {
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
                      "this deal cannot be had again now",
                      "cette donne ne se rejoue pas maintenant");
    }
    return NULL;
}

static const char *come_to_next(Request *r, bool is_same_deal)
{
    Client *client = r->client;
    Session *session = client->session;
    Table *old = client->table;
    char tokens[GAME_SEATS][TOKEN_SIZE] = { "" };
    if (answer_again(client, "created", r->cid, client->draws)) {
        return NULL;
    }
    /* A game that goes on may be begun anew more than once. */
    NextTable *next = &old->next[is_same_deal];
    bool is_made = next->id[0] && match_is_over(&old->match);
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
