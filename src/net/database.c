/* database.c: the tables of the file made, its version checked, and nobody
 * else let in. */
#include "net/database.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { VERSION = 1, BUSY_MS = 10000 };

static const char schema[] =
    "CREATE TABLE tables ("
    " key INTEGER PRIMARY KEY,"
    " id TEXT NOT NULL UNIQUE,"
    " image TEXT NOT NULL,"
    " is_over INTEGER NOT NULL,"
    " changed INTEGER NOT NULL);" /* seconds since 1970 */
    "CREATE TABLE steps ("
    " table_key INTEGER NOT NULL REFERENCES tables(key) ON DELETE CASCADE,"
    " number INTEGER NOT NULL,"
    " text TEXT NOT NULL,"
    " PRIMARY KEY (table_key, number)) WITHOUT ROWID;"
    "PRAGMA user_version = 1;";

bool database_run(sqlite3 *db, const char *sql)
{
    return sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static bool refuse(const char *path, const char *why, Error *err)
{
    return error_set(err, "%s: %s", "%s : %s", path, why);
}

bool database_refuse(const char *path, sqlite3 *db, Error *err)
{
    return refuse(path, sqlite3_errmsg(db), err);
}

/* The lock is on the file itself, so that another name of it, a symbolic or a
 * hard link, is no way round. It is flock's, which SQLite's do not see; but
 * SQLite's would go if the descriptor were closed before its connections. */
bool database_claim(const char *path, int *file, Error *err)
{
    *file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (*file < 0) {
        return refuse(path, error_system(err, errno), err);
    }
    fchmod(*file, 0600); /* SQLite gives its other files the same mode */
    return flock(*file, LOCK_EX | LOCK_NB) == 0 ||
           error_set(err, "%s: another joute serve has it open",
                     "%s : un autre joute serve l'a déjà ouvert", path);
}

bool database_connect(const char *path, sqlite3 **out, Error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    return (sqlite3_open_v2(path, out, flags, NULL) == SQLITE_OK &&
            sqlite3_busy_timeout(*out, BUSY_MS) == SQLITE_OK &&
            database_run(*out, "PRAGMA journal_mode = WAL;"
                               "PRAGMA synchronous = NORMAL;"
                               "PRAGMA foreign_keys = ON;"
                               "PRAGMA wal_autocheckpoint = 0;"
                               "PRAGMA journal_size_limit = 67108864")) ||
           database_refuse(path, *out, err);
}

bool database_prepare(const char *path, sqlite3 *db, Error *err)
{
    sqlite3_stmt *statement = NULL;
    int version = -1;
    sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &statement, NULL);
    if (sqlite3_step(statement) == SQLITE_ROW) {
        version = sqlite3_column_int(statement, 0);
    }
    sqlite3_finalize(statement);

    if (version > VERSION) {
        return error_set(err, "%s: written by a newer version of joute",
                         "%s : écrit par une version plus récente de joute",
                         path);
    }
    bool is_made = version == VERSION ||
                   (database_run(db, "BEGIN IMMEDIATE") &&
                    database_run(db, schema) && database_run(db, "COMMIT"));
    /* Older files lack the index. */
    return (is_made &&
            database_run(db, "CREATE INDEX IF NOT EXISTS tables_changed"
                             " ON tables (is_over, changed)")) ||
           database_refuse(path, db, err);
}
