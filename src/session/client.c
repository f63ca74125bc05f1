/* client.c: the answers that any request may get, and the limits that keep a
 * client from taking the time of others.
 *
 * Every message takes one token from the client's bucket. A costly message is
 * charged more tokens afterwards, which may push the level below 0. Work on
 * long games is charged to the address, which all its connections share. */
#include "session/client.h"

#include <string.h>

#include "base/mem.h"
#include "session/session_state.h"

Client *client_new(Session *session, ClientId id, uint64_t from,
                   Address *address)
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
        .address = address,
    };
    return client;
}

uint64_t client_asker(const Client *client)
{
    /* An id cannot be mistaken for an address: UINT64_MAX - id begins with many
     * one bits, as no assigned IPv6 network does. */
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

void message_begin(Message *message, const char *type, const char *cid)
{
    *message = (Message){ .out.out = &message->text };
    json_begin_object(&message->out);
    json_string_member(&message->out, "t", type);
    if (cid) {
        json_string_member(&message->out, "cid", cid);
    }
}

void message_send(Message *message, Client *client)
{
    json_end_object(&message->out);
    client_send(client, &message->text);
    text_done(&message->text);
}

void client_ack(Client *client, const char *cid, uint64_t seq)
{
    Message ack;
    message_begin(&ack, "ack", cid);
    json_int_member(&ack.out, "seq", (int64_t)seq);
    message_send(&ack, client);
}

static void send_words(Client *client, const char *type, const char *cid,
                       const char *code, const char *words)
{
    Message message;
    message_begin(&message, type, cid);
    json_string_member(&message.out, "code", code);
    json_string_member(&message.out, "text", words);
    message_send(&message, client);
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

void address_charge(Address *address, size_t steps)
{
    if (steps > WORK_FREE) {
        address->work.level -= (double)steps;
    }
}

bool address_may_work(Address *address, uint64_t now)
{
    int times = address->is_local ? LOCAL_TIMES : 1;
    return bucket_take(&address->work, (double)WORK_A_SECOND * times,
                       (double)WORK_AT_ONCE * times, 1, now);
}

void client_charge(Client *client, size_t messages)
{
    client->message_limit.level -= (double)messages;
}
