/* session.c: the functions that the host calls: connections, messages and the
 * time.
 *
 * The session has no timer. Every table has a time at which something is due;
 * next_due is never later than the earliest of them, so a tick with nothing due
 * costs one comparison. */
#include "session/session.h"

#include <stdlib.h>

#include "base/mem.h"
#include "session/computers.h"
#include "session/lobby.h"
#include "session/people.h"
#include "session/request.h"
#include "session/session_state.h"

Session *session_new(const SessionHost *host, uint64_t now)
{
    Session *session = mem_new(sizeof *session);
    session->host = *host;
    session->now = now;
    session->next_due = NEVER;
    session->paces = computers_new_paces();
    host->random(host->context, &session->address_key,
                 sizeof session->address_key);
    for (int i = 0; i < ADDRESSES; i++) {
        session->addresses[i] = (Address){
            .tables = { ADDRESS_TABLES_AT_ONCE, now },
            .work = { WORK_AT_ONCE, now },
            .requests = { REQUESTS_AT_ONCE, now },
        };
    }
    session->local = (Address){
        .is_local = true,
        .work = { WORK_AT_ONCE * LOCAL_TIMES, now },
        .requests = { REQUESTS_AT_ONCE * LOCAL_TIMES, now },
    };
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

Address *session_address(Session *session, uint64_t address)
{
    uint64_t mixed = (address ^ session->address_key) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 32) * 0x9e3779b97f4a7c15u;
    return address ? &session->addresses[(mixed >> 32) % ADDRESSES]
                   : &session->local;
}

void session_enter(Session *session, ClientId id, uint64_t address,
                   uint64_t now)
{
    session_leave(session, id, now);
    map_put(
        &session->clients, id,
        client_new(session, id, address, session_address(session, address)));
}

void session_receive(Session *session, ClientId id, const char *text,
                     size_t size, uint64_t now)
{
    Client *client = map_get(&session->clients, id);
    session->now = now;
    if (!client || !client_may_speak(client)) {
        return;
    }
    if (size > SESSION_MESSAGE_SIZE) {
        client_refuse(client, NULL, "too-big",
                      lang_pick(client->lang, "the message is too long",
                                "le message est trop long"));
        return;
    }
    client_charge(client, size / BYTES_A_MESSAGE);
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

int session_tick(Session *session, uint64_t now)
{
    enum { MOST = 1000 };
    session->now = now;
    uint64_t lobby_due = lobby_tick(session);
    if (now >= session->next_due) {
        /* The loop goes backwards, because the last table takes the place of a
         * freed one. */
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
    uint64_t due =
        session->next_due < lobby_due ? session->next_due : lobby_due;
    return due <= now ? 0 : due - now < MOST ? (int)(due - now) : MOST;
}

bool session_may_ask(Session *session, uint64_t address, int cost, uint64_t now)
{
    Address *from = session_address(session, address);
    int times = from->is_local ? LOCAL_TIMES : 1;
    session->now = now;
    return bucket_take(&from->requests, (double)REQUESTS_A_SECOND * times,
                       (double)REQUESTS_AT_ONCE * times, cost, now);
}

bool session_has_table(const Session *session, const char *id)
{
    return table_in_memory(session, id) != NULL;
}

void session_set_room(Session *session, SessionRoom room)
{
    session->room = room;
}

int session_table_count(const Session *session)
{
    return (int)session->table_count;
}
