/* database.h: the SQLite file that a server has to itself. */
#ifndef JOUTE_DATABASE_H
#define JOUTE_DATABASE_H

#include <sqlite3.h>
#include <stdbool.h>

#include "base/error.h"

/* Makes the file if there is none, for nobody else to read, and locks it until
 * the process ends or file is closed: after all connections. */
bool database_claim(const char *path, int *file, Error *err);

/* A connection, for one thread; to be closed also if it fails. */
bool database_connect(const char *path, sqlite3 **out, Error *err);

/* Makes the tables in a new file; refuses one of a newer program. */
bool database_prepare(const char *path, sqlite3 *db, Error *err);

/* Runs statements that give nothing back; false if one fails. */
bool database_run(sqlite3 *db, const char *sql);

/* Sets err to what SQLite last complained of; always false. */
bool database_refuse(const char *path, sqlite3 *db, Error *err);

#endif
