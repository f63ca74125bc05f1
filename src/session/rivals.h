/* rivals.h: bots of the host's tournament that sit at tables because somebody
 * challenged them. A rival is a computer whose spec is "bot:N". */
#ifndef JOUTE_SESSION_RIVALS_H
#define JOUTE_SESSION_RIVALS_H

#include "session/creation.h"
#include "session/jobs.h"

/* The number of the bot that a spec names; 0 if it names none. */
int64_t rival_of(const char *spec);

/* Reads the members of "challenge", beginning after "t". Returns as
 * creation_read does. */
const char *rival_read(Session *session, const JsonAt *member, NewTable *wanted,
                       Error *err);

/* Opens the bots at the table that have no player yet. */
void rivals_seat(Table *table);
/* The time when rivals_seat must be called again. */
uint64_t rivals_due(const Table *table);
/* A rival gave no move: it has lost or, if the machine failed, is opened again
 * later. */
void rival_fail(const SessionJob *job);

#endif
