/* lobby.c: lists of tables for clients that are looking for one, and the
 * records of games.
 *
 * The lists are sent at most once a second, and less often the more clients see
 * them. Only tables that are listed, have somebody there and are not over
 * appear. A list of given ids may load tables that are not in memory; if
 * loading takes too long, the other ids are listed as "later". */
#include "session/lobby.h"

#include <string.h>

#include "core/record.h"
#include "core/state.h"
#include "session/present.h"
#include "session/rivals.h"
#include "session/session_state.h"

enum {
    OPEN_MOST = 50,        /* tables with a free seat that a list shows */
    RUNNING_MOST = 30,     /* running games that a list shows */
    IDS_MOST = 60,         /* the most tables of /api/tables?ids= */
    GLANCES_MOST = 24,     /* the most tables of a glance */
    GLANCES_A_MESSAGE = 4, /* this many positions count as one more message */
    LISTS_COST = 4,   /* asking for lists counts as this many more messages */
    CLIENTS_A_MS = 1, /* this many clients delay the next lists by 1 ms */
};

/* Writes one table of a list, as docs/API.md describes it. */
static void write_summary(const Table *table, JsonWriter *out)
{
    const Play *play = &table->play;
    bool is_over = play_is_over(&table->play);
    json_begin_object(out);
    json_string_member(out, "id", table->id);
    present_rules(table, out);
    json_key(out, "seats");
    present_seats(table, out);
    json_key(out, "clock");
    present_clock_rule(table, out);
    json_int_member(out, "ply", (int64_t)play->step_count);
    json_key(out, "turn");
    state_write_turn(is_over ? SEATS_NONE : play->game->to_act(&play->state),
                     out);
    json_int_member(out, "watchers", table->watcher_count);
    json_bool_member(out, "over", is_over);
    json_end_object(out);
}

/* Writes at most `most` tables, newest first: from the end of the session's
 * list. */
static void write_list(const Session *session, bool is_open, int most,
                       JsonWriter *out)
{
    json_begin_array(out);
    for (size_t i = session->table_count; i > 0 && most > 0; i--) {
        const Table *table = session->tables[i - 1].table;
        if (table->is_listed && table->client_count > 0 &&
            !play_is_over(&table->play) && table_is_waiting(table) == is_open) {
            write_summary(table, out);
            most--;
        }
    }
    json_end_array(out);
}

static void write_lists(const Session *session, JsonWriter *out)
{
    json_key(out, "open");
    write_list(session, true, OPEN_MOST, out);
    json_key(out, "running");
    write_list(session, false, RUNNING_MOST, out);
}

static void write_lobby(const Session *session, Text *text)
{
    JsonWriter out = { .out = text };
    json_begin_object(&out);
    json_string_member(&out, "t", "lobby");
    write_lists(session, &out);
    json_end_object(&out);
}

void lobby_enter(Client *client, bool is_on)
{
    Session *session = client->session;
    if (client->has_lobby && !is_on) {
        Client **link = &session->lobby;
        while (*link != client) {
            link = &(*link)->next_in_lobby;
        }
        *link = client->next_in_lobby;
        session->lobby_count--;
    } else if (!client->has_lobby && is_on) {
        client->next_in_lobby = session->lobby;
        session->lobby = client;
        session->lobby_count++;
    }
    client->has_lobby = is_on;
    if (is_on) {
        Text text = { 0 };
        write_lobby(session, &text);
        client_send(client, &text);
        client_charge(client, LISTS_COST);
        text_done(&text);
    }
}

bool lobby_glance(Client *client, const char *cid, const JsonAt *tables,
                  Error *err)
{
    size_t written = 0;
    if (!json_read_object(tables, err)) {
        return false;
    }
    if (tables->value->count > GLANCES_MOST) {
        return json_refuse(tables, err, "at most %d tables",
                           "au plus %d tables", GLANCES_MOST);
    }
    for (JsonAt item = json_first(tables); item.value; json_step(&item)) {
        int64_t seen;
        if (!json_read_int64(&item, -1, INT64_MAX, &seen, err)) {
            return false;
        }
    }
    Message message;
    message_begin(&message, "glance", cid);
    json_begin_array_member(&message.out, "tables");
    for (JsonAt item = json_first(tables); item.value; json_step(&item)) {
        const Table *table = table_in_memory(client->session, item.key);
        if (table && (int64_t)table->seq != item.value->integer) {
            const Play *play = &table->play;
            GameState seen;
            play_view(play, &play->state, SEAT_WATCHER, &seen);
            json_begin_object(&message.out);
            json_string_member(&message.out, "id", table->id);
            json_int_member(&message.out, "seq", (int64_t)table->seq);
            json_int_member(&message.out, "ply", (int64_t)play->step_count);
            json_bool_member(&message.out, "over", play_is_over(play));
            json_key(&message.out, "view");
            state_write(play->game, play->players, &seen, &message.out);
            json_end_object(&message.out);
            written++;
        }
    }
    json_end_array(&message.out);
    message_send(&message, client);
    client_charge(client, written / GLANCES_A_MESSAGE);
    return true;
}

uint64_t lobby_tick(Session *session)
{
    uint64_t due = session->lobby_at + LOBBY_MS +
                   (uint64_t)(session->lobby_count / CLIENTS_A_MS);
    if (!session->has_lobby_news || !session->lobby) {
        return NEVER;
    }
    if (session->now < due) {
        return due;
    }
    session->has_lobby_news = false;
    session->lobby_at = session->now;
    Text text = { 0 };
    write_lobby(session, &text);
    for (Client *c = session->lobby; c; c = c->next_in_lobby) {
        client_send(c, &text);
    }
    text_done(&text);
    return NEVER;
}

static void write_ids(const char *key, char ids[][ID_SIZE], int count,
                      JsonWriter *out)
{
    if (count > 0) {
        json_begin_array_member(out, key);
        for (int i = 0; i < count; i++) {
            json_string(out, ids[i]);
        }
        json_end_array(out);
    }
}

/* Writes the tables of a list of ids, separated by commas, then the ids of
 * tables that are damaged, and of those that would take too long to load
 * now. */
static void write_named(Session *session, Address *address, const char *ids,
                        JsonWriter *out)
{
    char damaged[IDS_MOST][ID_SIZE], later[IDS_MOST][ID_SIZE];
    int damaged_count = 0, later_count = 0;
    size_t work = 0;
    json_begin_array_member(out, "tables");
    for (int i = 0; *ids && i < IDS_MOST; i++) {
        size_t size = strcspn(ids, ",");
        char id[ID_SIZE] = "";
        memcpy(id, ids, size == SESSION_TABLE_ID ? size : 0);
        ids += size + (ids[size] == ',');
        Table *table = table_in_memory(session, id);
        if (!table && id[0] &&
            (work >= WORK_A_LIST || !address_may_work(address, session->now))) {
            memcpy(later[later_count++], id, sizeof id);
            continue;
        }
        bool is_back = !table;
        TableFound found = table_find(session, id, &table);
        if (found == TABLE_HERE) {
            write_summary(table, out);
            work += is_back ? table->play.step_count : 0;
        } else if (found == TABLE_DAMAGED) {
            memcpy(damaged[damaged_count++], id, sizeof id);
        }
    }
    json_end_array(out);
    address_charge(address, work);
    write_ids("damaged", damaged, damaged_count, out);
    write_ids("later", later, later_count, out);
}

void session_write_tables(Session *session, uint64_t address, const char *ids,
                          Text *text)
{
    JsonWriter out = { .out = text };
    json_begin_object(&out);
    if (ids) {
        write_named(session, session_address(session, address), ids, &out);
    } else {
        write_lists(session, &out);
    }
    json_end_object(&out);
}

/* In the record a person or a bot has its name and a computer its spec, so that
 * the game can be continued from the record. */
void lobby_write_record(Table *table, JsonWriter *out)
{
    for (Seat s = 0; s < table->play.players; s++) {
        const SeatHolder *holder = &table->holders[s];
        bool has_spec =
            holder->kind == HOLDER_COMPUTER && !rival_of(holder->spec);
        play_set_name(&table->play, s,
                      has_spec          ? holder->spec
                      : holder->name[0] ? holder->name
                                        : "human");
    }
    record_write(&table->play, false, out);
}

SessionFound session_write_record(Session *session, uint64_t address,
                                  const char *id, Text *text)
{
    Address *from = session_address(session, address);
    Table *table = table_in_memory(session, id);
    if (!table && !address_may_work(from, session->now)) {
        return SESSION_LATER;
    }
    TableFound found = table_find(session, id, &table);
    if (found == TABLE_HERE &&
        (session->host.is_personal || play_is_over(&table->play))) {
        JsonWriter out = { .out = text };
        lobby_write_record(table, &out);
        address_charge(from, table->play.step_count);
        return SESSION_FOUND;
    }
    return found == TABLE_DAMAGED ? SESSION_DAMAGED : SESSION_NOT_FOUND;
}
