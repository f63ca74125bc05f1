/* news.h: messages to who is at a table or in the lobby. */
#ifndef JOUTE_SESSION_NEWS_H
#define JOUTE_SESSION_NEWS_H

#include "base/json.h"
#include "session/table.h"

/* The step just played; show has what changed beside the position. */
void news_step(Table *table, const void *before, unsigned show);
/* Once over nothing is hidden: all see again what was played. */
void news_reveal(Table *table);
/* What changed otherwise; except, if any, has been told. */
void news_change(Table *table, unsigned show, NewsKind kind,
                 const Client *except);

/* Everything, to one client. */
void news_snapshot(Client *client);
/* What it missed since, or a snapshot. */
void news_catch_up(Client *client, uint64_t since);
/* What it asked for. */
void news_position(Client *client, const char *cid, size_t ply);
/* What its seat could play now if it were its turn. */
void news_ahead(Client *client, const char *cid);
/* The record of the game. */
void news_record(Client *client, const char *cid);

/* An evaluation to all who may see it, or all there are to one. */
void news_value(Table *table, size_t ply);
/* Sends a client all evaluations it may see. */
void news_values(Client *client);

/* lobby.c */

/* Sends the lists of tables, and again when they change; or no more. */
void lobby_enter(Client *client, bool is_on);
/* Sends of each table of an object {"ID": seq}, if it is in memory and has
 * changed since, the position as watchers see it. False: not such an object. */
bool lobby_glance(Client *client, const char *cid, const JsonAt *tables,
                  Error *err);
/* Sends the lists if it is time; when the next ones are due. */
uint64_t lobby_tick(Session *session);
/* The record of a table as an object. */
void lobby_write_record(Table *table, JsonWriter *out);

#endif
