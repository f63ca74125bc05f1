/* postgres_link.h: a connection to PostgreSQL that comes back, and statements
 * over it. Everything that is asked is one statement that may be asked again:
 * when the connection is lost it is made anew, and the statement repeated. */
#ifndef JOUTE_POSTGRES_LINK_H
#define JOUTE_POSTGRES_LINK_H

#include <libpq-fe.h>

#include "tournament/store/match_store.h"

enum { KEY_BYTES = 16, KEY_SIZE = 2 * KEY_BYTES + 5 }; /* of a worker's name */

typedef struct PostgresStore {
    MatchStore store;
    char *url;    /* for libpq */
    char *schema; /* quoted */
    MatchStoreUse use;
    PGconn *conn;
    char worker[KEY_SIZE]; /* a secret of this one and the store; "run-" is
                              before that of one who runs it */
    bool is_made;          /* the tables are there */
    bool is_known;         /* as a worker */
    int64_t *held;         /* matches that this one has claimed */
    size_t held_count;
    bool is_in_trouble; /* and has said so */
} PostgresStore;

/* Makes a worker known; $5 is what it holds. */
#define POSTGRES_HELLO                                                         \
    "SELECT @hello($1, $2, $3::bigint, $4::integer, $5::bigint[])"

/* Reads the URL, connects and, for one who runs or edits it, makes the tables
 * if there are none. */
bool pg_open(PostgresStore *s, const char *url, Error *err);
/* The same, but only finds out whether there are tables. */
bool pg_find(PostgresStore *s, const char *url, bool *out, Error *err);

/* The answer to a statement, or NULL with the reason; PQclear frees it. @ is
 * the schema. Of what is bound to $1, $2 ..., i is a whole number, t a text or
 * NULL, b bytes and their number. */
PGresult *pg_ask(PostgresStore *s, Error *err, const char *sql,
                 const char *types, ...);
/* Statements as they are, all of them or none; not asked again. */
bool pg_order(const PostgresStore *s, const char *sql, Error *err);
/* Frees an answer of which nothing is read; false if there is none. */
bool pg_settle(PGresult *answer);
/* Frees an answer; its one column of its one row, "" if there is none. */
bool pg_take(PGresult *answer, bool is_bytes, Text *out);

/* A column of a row, "" where the server sent none: as it came, a number, an
 * int as stored_int makes it, a text to be freed, or bytes. */
const char *pg_text(const PGresult *rows, int row, int column);
int64_t pg_number(const PGresult *rows, int row, int column);
int pg_int(const PGresult *rows, int row, int column);
char *pg_copy(const PGresult *rows, int row, int column);
void pg_bytes(const PGresult *rows, int row, int column, Text *out);

/* Numbers as an array of PostgreSQL: {1,2}. */
void pg_array(const int64_t *numbers, size_t count, Text *out);

#endif
