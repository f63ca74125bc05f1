/* hint.h: a hint for a person: what a strong player would do in their place. */
#ifndef JOUTE_SESSION_HINT_H
#define JOUTE_SESSION_HINT_H

#include "session/present.h"

/* True if the viewer may have a hint: the table is local, and it is the
 * viewer's turn. */
bool hint_can(const Table *table, const Viewer *viewer);
/* Starts a hint for a client; false if too many jobs are waiting. */
bool hint_ask(Client *client, const char *cid);
/* Sends the hint of a finished job to the client that asked for it. */
void hint_take(Session *session, SessionJob *job);
/* Tells every client at the table that waits for a hint that there will be
 * none, because the choice was made. */
void hint_end_all(Table *table);
/* Does the same for the hint that one client waits for, because that client is
 * leaving. */
void hint_end(Client *client);

#endif
