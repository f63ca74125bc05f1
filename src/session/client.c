/* client.c: the messages that any request may be answered with, and the limits
 * that keep one client from the time of all others. */
#include "session/client.h"

#include <string.h>

#include "base/json.h"
#include "base/mem.h"
#include "session/internal.h"

Client *client_new(Session *session, ClientId id, uint64_t from, Origin *origin)
{
    Client *client = mem_new(sizeof *client);
    uint64_t now = session->now;
    *client = (Client){
        .session = session,
        .id = id,
        .from = from,
        .identity.entry = ++session->entries,
        .lang = LANG_FR,
        .as = SEAT_WATCHER,
        .message_limit = { .level = MESSAGES_AT_ONCE, .at = now },
        .table_limit = { .level = TABLES_AT_ONCE, .at = now },
        .origin = origin,
    };
    return client;
}

uint64_t client_asker(const Client *client)
{
    /* No network is given out that begins with so many ones. */
    return client->from ? client->from : UINT64_MAX - client->id;
}

void client_set_key(Client *client, const char *key)
{
    client->identity.has_key = true;
    sha256(key, strlen(key), client->identity.key);
}

bool client_is(const Client *client, const ClientIdentity *who)
{
    const ClientIdentity *own = &client->identity;
    return own->entry == who->entry ||
           (own->has_key && who->has_key &&
            memcmp(own->key, who->key, sizeof own->key) == 0);
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

bool client_may_speak(Client *client)
{
    if (bucket_take(&client->message_limit, MESSAGES_A_SECOND, MESSAGES_AT_ONCE,
                    1, client->session->now)) {
        client->refused = 0;
        return true;
    }
    const char *words = lang_pick(client->lang, "too many messages at once",
                                  "trop de messages à la fois");
    client->refused++;
    if (client->refused < FLOOD) {
        client_refuse(client, NULL, "too-fast", words);
    } else if (client->refused == FLOOD) {
        client_drop(client, "too-fast", words);
    }
    return false;
}

void origin_charge(Origin *origin, size_t steps)
{
    if (steps > WORK_FREE) {
        origin->work.level -= (double)steps;
    }
}

bool origin_may_work(Origin *origin, uint64_t now)
{
    int times = origin->is_local ? LOCAL_TIMES : 1;
    return bucket_take(&origin->work, (double)WORK_A_SECOND * times,
                       (double)WORK_AT_ONCE * times, 1, now);
}

void client_charge(Client *client, size_t messages)
{
    client->message_limit.level -= (double)messages;
}
