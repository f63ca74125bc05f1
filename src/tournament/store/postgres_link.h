/* postgres_link.h: a connection to PostgreSQL that is restored when it is lost,
 * and statements over it. Every request is one statement that may be repeated:
 * after a reconnection it is sent again. */
#ifndef JOUTE_POSTGRES_LINK_H
#define JOUTE_POSTGRES_LINK_H

#include <libpq-fe.h>

#include "tournament/store/match_store.h"

enum { KEY_BYTES = 16, KEY_SIZE = 2 * KEY_BYTES + 5 }; /* a worker's key */

/* A store on a server. After a lost connection, a new `conn` is made and
 * greeted before the next statement. */
typedef struct PostgresStore {
    MatchStore store;
    char *url;    /* the URL for libpq */
    char *schema; /* quoted */
    MatchStoreUse use;
    PGconn *conn;
    char worker[KEY_SIZE]; /* a secret between this worker and the store; for
                              the process that runs the tournament it begins
                              with "run-" */
    bool is_made;          /* the tables exist */
    bool is_known;         /* the store knows this worker */
    int64_t *held;         /* matches that this worker has claimed */
    size_t held_count;
    bool is_in_trouble; /* the server is lost, and that was reported */
} PostgresStore;

/* Introduces a worker; $5 lists the matches it holds. */
#define POSTGRES_HELLO                                                         \
    "SELECT @hello($1, $2, $3::bigint, $4::integer, $5::bigint[])"

/* Reads the URL and connects. If the store is opened to run or to edit, it also
 * makes missing tables. */
bool pg_open(PostgresStore *s, const char *url, Error *err);
/* Connects in the same way, but only finds out whether the tables exist. */
bool pg_find(PostgresStore *s, const char *url, bool *out, Error *err);

/* Sends a statement and returns its answer, or NULL with the reason; PQclear
 * frees it. @ stands for the schema. types has a letter for each of $1, $2 ...:
 * i for an integer, t for a text or NULL, b for bytes followed by their
 * number. */
PGresult *pg_ask(PostgresStore *s, Error *err, const char *sql,
                 const char *types, ...);
/* Runs statements as they are, all of them or none; they are not repeated after
 * a loss. */
bool pg_order(const PostgresStore *s, const char *sql, Error *err);
/* Frees an answer that is not read; returns false if it is NULL. */
bool pg_settle(PGresult *answer);
/* Copies the single value of an answer, or "" if there is none, and frees the
 * answer. */
bool pg_take(PGresult *answer, bool is_bytes, Text *out);

/* These functions return a column of a row, or "" if the server sent nothing:
 * as it came, as a number, as an int (see stored_int), as a text that the
 * caller frees, or as bytes. */
const char *pg_text(const PGresult *rows, int row, int column);
int64_t pg_number(const PGresult *rows, int row, int column);
int pg_int(const PGresult *rows, int row, int column);
char *pg_copy(const PGresult *rows, int row, int column);
void pg_bytes(const PGresult *rows, int row, int column, Text *out);

/* Writes numbers as a PostgreSQL array: {1,2}. */
void pg_array(const int64_t *numbers, size_t count, Text *out);

#endif
