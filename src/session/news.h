/* news.h: the messages that tell clients what happens at their table, and the
 * lists of the lobby.
 *
 * Every step and change of a table is one piece of news and gets the table's
 * next seq. A client that missed news asks for it with the last seq that it
 * saw. */
#ifndef JOUTE_SESSION_NEWS_H
#define JOUTE_SESSION_NEWS_H

#include "base/json.h"
#include "session/table.h"

/* Tells everybody at the table about the step just played. `show` names the
 * groups of members that have changed besides the position. */
void news_step(Table *table, const void *before, unsigned show);
/* For a game that is over: sends everybody the whole game again if something
 * was hidden. */
void news_reveal(Table *table);
/* Tells everybody at the table what has changed besides the position, except
 * the client `except`, who knows already; NULL to leave nobody out. */
void news_change(Table *table, unsigned show, NewsKind kind,
                 const Client *except);

/* Sends one client everything about its table. */
void news_snapshot(Client *client);
/* Sends a client the news that it missed after the seq `since`, or a snapshot
 * if the news cannot be told again. */
void news_catch_up(Client *client, uint64_t since);
/* Answers "at": the position after ply steps. */
void news_position(Client *client, const char *cid, size_t ply);
/* Answers "record": the record of the game. */
void news_record(Client *client, const char *cid);

/* Sends one evaluation to all clients that may see it. */
void news_value(Table *table, size_t ply);
/* Sends a client all evaluations that it may see. */
void news_values(Client *client);

#endif
