/* database.h: a SQLite file of joute: locked, opened, and checked for its kind
 * and version. The server keeps its tables in one, a tournament its matches. */
#ifndef JOUTE_DATABASE_H
#define JOUTE_DATABASE_H

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/error.h"
#include "joute/lang.h"

/* What a file is used for. The schema sets user_version to version, and
 * application_id to application unless that is 0. */
typedef struct DatabaseKind {
    int64_t application, version;
    const char *schema;
    int longest; /* bytes of the longest text or blob; 0 means SQLite's limit */
    Phrase taken; /* the message if another program has locked the file */
    Phrase wrong; /* the message for a file that holds something else */
} DatabaseKind;

/* Creates the file if it does not exist, readable by its owner only, and locks
 * it. The lock lasts until file is closed or the process ends; close file after
 * all connections. */
bool database_claim(const char *path, const DatabaseKind *kind, int *file,
                    Error *err);

/* Opens a connection for one thread and runs its pragmas, which may be NULL.
 * The file is not trusted, since it may come from elsewhere: its schema cannot
 * call anything that has an effect, and it has no views. The caller closes the
 * connection even if this fails. */
bool database_connect(const char *path, const DatabaseKind *kind,
                      const char *pragmas, sqlite3 **out, Error *err);

/* True if the file has no tables yet. */
bool database_is_empty(sqlite3 *db);
/* Creates the tables in an empty file; refuses a file of another kind or of a
 * newer program. */
bool database_prepare(const char *path, sqlite3 *db, const DatabaseKind *kind,
                      Error *err);

/* Runs statements that return no rows; false if one fails. */
bool database_run(sqlite3 *db, const char *sql);

/* Sets err to SQLite's last message; always returns false. */
bool database_refuse(const char *path, sqlite3 *db, Error *err);

#endif
