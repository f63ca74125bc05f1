/* database.c: opens a SQLite file: locks it, creates its tables and checks its
 * kind and version. */
#include "base/sqlite/database.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/file.h>

enum { BUSY_MS = 10000 };

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

/* The lock is on the file itself, so that no symbolic or hard link leads past
 * it. It is a flock(), which SQLite's own locks do not conflict with. But
 * closing any descriptor of the file drops SQLite's locks, so this one must be
 * closed after the connections. */
bool database_claim(const char *path, const DatabaseKind *kind, int *file,
                    Error *err)
{
    *file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (*file < 0) {
        return refuse(path, error_system(err, errno), err);
    }
    return flock(*file, LOCK_EX | LOCK_NB) == 0 ||
           refuse(path, kind->taken.in[err ? err->lang : LANG_EN], err);
}

static bool distrust(sqlite3 *db, const DatabaseKind *kind)
{
    if (kind->longest) {
        sqlite3_limit(db, SQLITE_LIMIT_LENGTH, kind->longest);
    }
    return sqlite3_db_config(db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL) ==
               SQLITE_OK &&
           sqlite3_db_config(db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL) ==
               SQLITE_OK &&
           sqlite3_db_config(db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL) ==
               SQLITE_OK &&
           database_run(db, "PRAGMA cell_size_check = ON");
}

bool database_connect(const char *path, const DatabaseKind *kind,
                      const char *pragmas, sqlite3 **out, Error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    return (sqlite3_open_v2(path, out, flags, NULL) == SQLITE_OK &&
            sqlite3_busy_timeout(*out, BUSY_MS) == SQLITE_OK &&
            distrust(*out, kind) &&
            (!pragmas || database_run(*out, pragmas))) ||
           database_refuse(path, *out, err);
}

/* The number that a query returns; -1 if it fails. */
static int64_t query(sqlite3 *db, const char *sql)
{
    sqlite3_stmt *row = NULL;
    int64_t number = -1;
    sqlite3_prepare_v2(db, sql, -1, &row, NULL);
    if (row && sqlite3_step(row) == SQLITE_ROW) {
        number = sqlite3_column_int64(row, 0);
    }
    sqlite3_finalize(row);
    return number;
}

static int64_t count_tables(sqlite3 *db)
{
    return query(db, "SELECT count(*) FROM sqlite_schema");
}

bool database_is_empty(sqlite3 *db)
{
    return count_tables(db) == 0;
}

bool database_prepare(const char *path, sqlite3 *db, const DatabaseKind *kind,
                      Error *err)
{
    int64_t tables = count_tables(db);
    if (tables < 0 || (tables == 0 && !(database_run(db, "BEGIN IMMEDIATE") &&
                                        database_run(db, kind->schema) &&
                                        database_run(db, "COMMIT")))) {
        return database_refuse(path, db, err);
    }
    int64_t version = query(db, "PRAGMA user_version");
    if (query(db, "PRAGMA application_id") != kind->application ||
        version < 1) {
        return refuse(path, kind->wrong.in[err ? err->lang : LANG_EN], err);
    }
    return version <= kind->version ||
           error_set(err, "%s: written by a newer version of joute",
                     "%s : écrit par une version plus récente de joute", path);
}
