/* lobby.h: the lists of tables for clients that look for one, and the records
 * of games. */
#ifndef JOUTE_SESSION_LOBBY_H
#define JOUTE_SESSION_LOBBY_H

#include "base/json.h"
#include "session/table.h"

/* Begins to send a client the lists of tables, now and whenever they change, or
 * stops if is_on is false. */
void lobby_enter(Client *client, bool is_on);
/* Answers "glance". tables is an object {"ID": seq}. For each of these tables
 * that is in memory and has changed since its seq, sends the position as
 * watchers see it. Returns false if tables is not such an object. */
bool lobby_glance(Client *client, const char *cid, const JsonAt *tables,
                  Error *err);
/* Sends the lists if they are due; returns the time when they are due next. */
uint64_t lobby_tick(Session *session);
/* Writes the record of a table as an object. */
void lobby_write_record(Table *table, JsonWriter *out);

#endif
