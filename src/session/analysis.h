/* analysis.h: shows a client what the game's solver says about a position. */
#ifndef JOUTE_SESSION_ANALYSIS_H
#define JOUTE_SESSION_ANALYSIS_H

#include "session/table.h"

/* True if the game's solver may be asked at this table: the game is over, or
 * the table is local and the game hides nothing. */
bool analysis_can(const Table *table);
/* Starts an analysis of the position after ply steps, in which somebody is to
 * move. Returns false if too many jobs are waiting or if the client waits for
 * another analysis. */
bool analysis_ask(Client *client, const char *cid, size_t ply);
/* Asks the solver. Runs on the job's thread. */
void analysis_run(SessionJob *job);
/* Sends the result to the client that asked. Runs on the session's thread. */
void analysis_take(Session *session, SessionJob *job);
/* Gives up the analysis that a client waits for, since it is leaving. */
void analysis_end(Client *client);

#endif
