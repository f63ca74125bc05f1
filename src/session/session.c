#include "session/session.h"

#include <stdlib.h>

#include "base/mem.h"
#include "session/internal.h"

Session *session_new(const SessionHost *host, uint64_t now)
{
    Session *session = mem_new(sizeof *session);
    session->host = *host;
    session->now = now;
    session->next_due = NEVER;
    session->paces = computers_new_paces();
    host->random(host->context, &session->origin_key,
                 sizeof session->origin_key);
    for (int i = 0; i < ORIGINS; i++) {
        session->origins[i] = (Bucket){ ORIGIN_TABLES_AT_ONCE, now };
    }
    session->given = mem_new(GIVEN_SIZE * sizeof *session->given);
    return session;
}

void session_free(Session *session)
{
    if (!session) {
        return;
    }
    for (size_t i = 0; i < session->clients.capacity; i++) {
        free(session->clients.entries[i].value);
    }
    map_done(&session->clients);
    while (session->table_count) {
        Table *table = session->tables[session->table_count - 1].table;
        table->clients = NULL;
        table_free(table);
    }
    map_done(&session->by_id);
    free(session->tables);
    free(session->paces);
    free(session->given);
    free(session);
}

bool bucket_take(Bucket *bucket, double rate, double most, double cost,
                 uint64_t now)
{
    double level = bucket->level + (double)(now - bucket->at) / 1000 * rate;
    bucket->level = level < most ? level : most;
    bucket->at = now;
    if (bucket->level < cost) {
        return false;
    }
    bucket->level -= cost;
    return true;
}

void client_charge(Client *client, size_t messages)
{
    client->message_limit.level -= (double)messages;
}

void client_send(Client *client, const Text *text)
{
    const SessionHost *host = &client->session->host;
    host->send(host->context, client->id, text_string(text), text->size);
}

void client_ack(Client *client, const char *cid, uint64_t seq)
{
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    json_begin_object(&out);
    json_string_member(&out, "t", "ack");
    json_string_member(&out, "cid", cid);
    json_int_member(&out, "seq", (int64_t)seq);
    json_end_object(&out);
    client_send(client, &text);
    text_done(&text);
}

static void send_words(Client *client, const char *type, const char *cid,
                       const char *code, const char *words)
{
    Text text = { 0 };
    JsonWriter out = { .out = &text };
    json_begin_object(&out);
    json_string_member(&out, "t", type);
    if (cid) {
        json_string_member(&out, "cid", cid);
    }
    json_string_member(&out, "code", code);
    json_string_member(&out, "text", words);
    json_end_object(&out);
    client_send(client, &text);
    text_done(&text);
}

void client_refuse(Client *client, const char *cid, const char *code,
                   const char *words)
{
    send_words(client, "error", cid, code, words);
}

void client_drop(Client *client, const char *code, const char *words)
{
    const SessionHost *host = &client->session->host;
    send_words(client, "bye", NULL, code, words);
    host->drop(host->context, client->id);
}

static Bucket *origin_of(Session *session, uint64_t origin)
{
    uint64_t mixed = (origin ^ session->origin_key) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * 0x9e3779b97f4a7c15u;
    return origin ? &session->origins[(mixed >> 32) % ORIGINS] : NULL;
}

void session_enter(Session *session, ClientId id, uint64_t origin, uint64_t now)
{
    session_leave(session, id, now);
    Client *client = mem_new(sizeof *client);
    *client = (Client){
        .session = session,
        .id = id,
        .lang = LANG_FR,
        .as = SEAT_WATCHER,
        .message_limit = { .level = MESSAGES_AT_ONCE, .at = now },
        .table_limit = { .level = TABLES_AT_ONCE, .at = now },
        .origin = origin_of(session, origin),
    };
    map_put(&session->clients, id, client);
}

/* Whether the message may be read; says so, and drops who goes on. */
static bool is_in_time(Client *client)
{
    if (bucket_take(&client->message_limit, MESSAGES_A_SECOND, MESSAGES_AT_ONCE,
                    1, client->session->now)) {
        client->refused = 0;
        return true;
    }
    bool is_french = client->lang == LANG_FR;
    const char *words =
        is_french ? "trop de messages à la fois" : "too many messages at once";
    client->refused++;
    if (client->refused < FLOOD) {
        client_refuse(client, NULL, "too-fast", words);
    } else if (client->refused == FLOOD) {
        client_drop(client, "too-fast", words);
    }
    return false;
}

void session_receive(Session *session, ClientId id, const char *text,
                     size_t size, uint64_t now)
{
    Client *client = map_get(&session->clients, id);
    session->now = now;
    if (!client || !is_in_time(client)) {
        return;
    }
    if (size > SESSION_MESSAGE_SIZE) {
        client_refuse(client, NULL, "too-big",
                      client->lang == LANG_FR ? "message trop long"
                                              : "the message is too long");
        return;
    }
    request_receive(client, text, size);
}

void session_leave(Session *session, ClientId id, uint64_t now)
{
    Client *client = map_get(&session->clients, id);
    session->now = now;
    if (!client) {
        return;
    }
    people_depart(client);
    lobby_enter(client, false);
    map_remove(&session->clients, id);
    free(client);
}

static void tick_tables(Session *session)
{
    /* From the end, since a table that is freed is replaced by the last. */
    for (size_t i = session->table_count; i > 0; i--) {
        if (session->tables[i - 1].due <= session->now) {
            table_tick(session->tables[i - 1].table);
        }
    }
    session->next_due = NEVER;
    for (size_t i = 0; i < session->table_count; i++) {
        if (session->tables[i].due < session->next_due) {
            session->next_due = session->tables[i].due;
        }
    }
}

int session_tick(Session *session, uint64_t now)
{
    enum { MOST = 1000 };
    session->now = now;
    uint64_t lobby_due = lobby_tick(session);
    if (now >= session->next_due) {
        tick_tables(session);
    }
    uint64_t due =
        session->next_due < lobby_due ? session->next_due : lobby_due;
    return due <= now ? 0 : due - now < MOST ? (int)(due - now) : MOST;
}

int session_table_count(const Session *session)
{
    return (int)session->table_count;
}
