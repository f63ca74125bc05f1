/* postgres_link.c: connects to PostgreSQL, again when the connection is lost,
 * and makes the tables of a tournament. */
#define _GNU_SOURCE
#include "tournament/postgres_link.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "tournament/postgres_schema.h"

enum {
    PARAMS_MAX = 14,
    NUMBER = 24,
    PATIENCE_MS = 10000, /* of one who only looks, for a server that is gone */
    PAUSE_MIN_MS = 100,
    PAUSE_MAX_MS = 2000,
    SCHEMA_MAX = 40,
    LOCK_TRIES = 50,
    LOCK_PAUSE_MS = 100,
};

/* ---- statements ---- */

/* What is bound to $1, $2 ... */
typedef struct PgParams {
    int count;
    const char *values[PARAMS_MAX];
    int sizes[PARAMS_MAX], formats[PARAMS_MAX];
    char numbers[PARAMS_MAX][NUMBER];
} PgParams;

/* i a whole number, t a text or NULL, b bytes and their number. */
static void bind(PgParams *params, const char *types, va_list args)
{
    for (; *types; types++) {
        int at = params->count++;
        if (*types == 'i') {
            snprintf(params->numbers[at], NUMBER, "%lld",
                     (long long)va_arg(args, int64_t));
            params->values[at] = params->numbers[at];
        } else if (*types == 't') {
            params->values[at] = va_arg(args, const char *);
        } else {
            const char *bytes = va_arg(args, const char *);
            params->values[at] = bytes ? bytes : "";
            params->sizes[at] = (int)va_arg(args, size_t);
            params->formats[at] = 1;
        }
    }
}

/* A statement with the schema in place of each @. */
static void expand(const PostgresStore *s, const char *sql, Text *out)
{
    for (; *sql; sql++) {
        if (*sql != '@') {
            text_add_char(out, *sql);
            continue;
        }
        text_add(out, s->schema);
        if (sql[1] >= 'a' && sql[1] <= 'z') {
            text_add_char(out, '.');
        }
    }
}

/* The server's words without the rest of its lines. */
static bool refuse(const PostgresStore *s, const char *words, Error *err)
{
    size_t size = strcspn(words, "\n");
    return error_set(err, "%s: %.*s", "%s : %.*s", s->store.name, (int)size,
                     words);
}

static bool is_good(const PGresult *answer)
{
    ExecStatusType status = PQresultStatus(answer);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

/* Whether the same statement may go well if it is asked again: the connection
 * is gone, the server is ending or beginning, or others were in the way. */
static bool is_passing(const PGconn *conn, const PGresult *answer)
{
    const char *state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
    return PQstatus(conn) != CONNECTION_OK ||
           (state &&
            (strncmp(state, "57P", 3) == 0 || strncmp(state, "08", 2) == 0 ||
             strncmp(state, "40", 2) == 0 || strcmp(state, "53300") == 0));
}

static PGresult *ask_once(const PostgresStore *s, const char *sql,
                          const PgParams *params)
{
    Text text = { 0 };
    expand(s, sql, &text);
    PGresult *answer =
        PQexecParams(s->conn, text.data, params->count, NULL, params->values,
                     params->sizes, params->formats, 0);
    text_done(&text);
    return answer;
}

static PGresult *say_once(const PostgresStore *s, const char *sql,
                          const char *types, ...)
{
    PgParams params = { .count = 0 };
    va_list args;
    va_start(args, types);
    bind(&params, types, args);
    va_end(args);
    return ask_once(s, sql, &params);
}

/* ---- the connection ---- */

/* Numbers as an array of PostgreSQL: {1,2}. */
void pg_array(const int64_t *numbers, size_t count, Text *out)
{
    text_add_char(out, '{');
    for (size_t i = 0; i < count; i++) {
        text_addf(out, "%s%lld", i ? "," : "", (long long)numbers[i]);
    }
    text_add_char(out, '}');
}

/* Waits a little: of one who has just ended the server may not know it yet. */
static bool lock(const PostgresStore *s, Error *err)
{
    PGresult *answer = NULL;
    bool is_had = false, is_asked = true;
    for (int i = 0; is_asked && !is_had && i < LOCK_TRIES; i++) {
        if (answer) {
            usleep(LOCK_PAUSE_MS * 1000);
        }
        PQclear(answer);
        answer = say_once(s,
                          "SELECT pg_try_advisory_lock(hashtext('joute'),"
                          " hashtext($1))",
                          "t", s->schema);
        is_asked = is_good(answer);
        is_had = is_asked && PQgetvalue(answer, 0, 0)[0] == 't';
    }
    PQclear(answer);
    return is_had ||
           (is_asked
                ? error_set(err, "%s: another joute tournament is running it",
                            "%s : un autre joute tournament le fait "
                            "tourner",
                            s->store.name)
                : refuse(s, PQerrorMessage(s->conn), err));
}

/* Who runs or edits it is alone; a worker that is back says what it still
 * has. */
static bool greet(const PostgresStore *s, Error *err)
{
    if ((s->use == STORE_RUN || s->use == STORE_EDIT) && !lock(s, err)) {
        return false;
    }
    if (!s->is_known) {
        return true;
    }
    Text held = { 0 };
    pg_array(s->held, s->held_count, &held);
    PGresult *answer =
        say_once(s, POSTGRES_HELLO, "ttiit", s->worker, s->store.machine.name,
                 s->store.machine.speed, (int64_t)s->store.jobs, held.data);
    bool is_well = is_good(answer) || refuse(s, PQerrorMessage(s->conn), err);
    PQclear(answer);
    text_done(&held);
    return is_well;
}

/* What the URL says comes last, and so before what we say. */
static bool connect_once(PostgresStore *s, Error *err)
{
    const char *const words[] = {
        "connect_timeout",  "keepalives_idle",  "keepalives_interval",
        "keepalives_count", "tcp_user_timeout", "client_encoding",
        "application_name", "dbname",           NULL
    };
    const char *const values[] = { "20",   "10",    "5",    "3", "20000",
                                   "UTF8", "joute", s->url, NULL };
    PQfinish(s->conn);
    s->conn = PQconnectdbParams(words, values, 1);
    if (PQstatus(s->conn) != CONNECTION_OK) {
        return refuse(s, PQerrorMessage(s->conn), err);
    }
    /* The server too must notice that a machine is gone, and free its lock. */
    PQclear(PQexec(s->conn, "SET client_min_messages = warning;"
                            "SET tcp_keepalives_idle = 10;"
                            "SET tcp_keepalives_interval = 5;"
                            "SET tcp_keepalives_count = 3;"
                            "SET tcp_user_timeout = 20000"));
    return greet(s, err);
}

static bool is_stopped(const PostgresStore *s)
{
    return s->store.is_stopped && atomic_load(s->store.is_stopped);
}

static void tell(PostgresStore *s, bool is_in_trouble, const char *why)
{
    if (s->is_in_trouble != is_in_trouble && s->store.tell) {
        s->store.tell(is_in_trouble ? why : NULL, s->store.tell_context);
    }
    s->is_in_trouble = is_in_trouble;
}

/* Makes the connection again, for as long as it takes where matches are
 * played. */
static bool reconnect(PostgresStore *s, const char *why, Error *err)
{
    bool is_patient = s->use == STORE_RUN || s->use == STORE_WORK;
    uint64_t until = clock_now() + (uint64_t)PATIENCE_MS * 1000000;
    Error last = ERROR_IN(err ? err->lang : LANG_EN);
    error_set(&last, "%s: %s", "%s : %s", s->store.name, why);
    for (int pause = PAUSE_MIN_MS;
         !is_stopped(s) && (is_patient || clock_now() < until);
         pause = pause < PAUSE_MAX_MS ? 2 * pause : PAUSE_MAX_MS) {
        tell(s, true, last.text);
        last.text[0] = '\0';
        if (connect_once(s, &last)) {
            tell(s, false, NULL);
            return true;
        }
        usleep((useconds_t)pause * 1000);
    }
    return error_set(err, "%s", "%s", last.text);
}

/* The answer to a statement, or NULL with the reason. */
PGresult *pg_ask(PostgresStore *s, Error *err, const char *sql,
                 const char *types, ...)
{
    PgParams params = { .count = 0 };
    va_list args;
    va_start(args, types);
    bind(&params, types, args);
    va_end(args);
    for (;;) {
        PGresult *answer = ask_once(s, sql, &params);
        if (is_good(answer)) {
            return answer;
        }
        char why[300];
        snprintf(why, sizeof why, "%.*s",
                 (int)strcspn(PQerrorMessage(s->conn), "\n"),
                 PQerrorMessage(s->conn));
        bool is_lost = PQstatus(s->conn) != CONNECTION_OK;
        bool is_again = is_passing(s->conn, answer);
        PQclear(answer);
        if (!is_again || is_stopped(s)) {
            refuse(s, why, err);
            return NULL;
        }
        if (is_lost && !reconnect(s, why, err)) {
            return NULL;
        }
    }
}

/* For an answer of which nothing is read. */
bool pg_settle(PGresult *answer)
{
    PQclear(answer);
    return answer != NULL;
}

int64_t pg_number(const PGresult *rows, int row, int column)
{
    return strtoll(PQgetvalue(rows, row, column), NULL, 10);
}

char *pg_copy(const PGresult *rows, int row, int column)
{
    return mem_copy_string(PQgetvalue(rows, row, column));
}

/* Bytes of a column, which the answer has in hexadecimal. */
void pg_bytes(const PGresult *rows, int row, int column, Text *out)
{
    size_t size;
    text_clear(out);
    unsigned char *bytes = PQunescapeBytea(
        (const unsigned char *)PQgetvalue(rows, row, column), &size);
    text_add_bytes(out, (const char *)bytes, size);
    PQfreemem(bytes);
}

/* The one column of the one row; "" if there is none. */
bool pg_take(PGresult *answer, bool is_bytes, Text *out)
{
    text_clear(out);
    if (answer && PQntuples(answer) && is_bytes) {
        pg_bytes(answer, 0, 0, out);
    } else if (answer && PQntuples(answer)) {
        text_add(out, PQgetvalue(answer, 0, 0));
    }
    return pg_settle(answer);
}

/* ---- opening ---- */

/* postgres://...#NAME: the tournament's name is its schema, "joute" where none
 * is given. */
static bool read_url(PostgresStore *s, const char *url, Error *err)
{
    const char *hash = strrchr(url, '#');
    const char *schema = hash ? hash + 1 : "joute";
    size_t size = strspn(schema, "abcdefghijklmnopqrstuvwxyz0123456789_");
    char *reason = NULL;
    Text name = { 0 }, quoted = { 0 };
    s->url = mem_copy_string(url);
    s->url[hash ? (size_t)(hash - url) : strlen(url)] = '\0';
    PQconninfoOption *options = PQconninfoParse(s->url, &reason);
    text_add(&name, "postgres://");
    for (PQconninfoOption *o = options; o && o->keyword; o++) {
        if (o->val && strcmp(o->keyword, "host") == 0) {
            text_add(&name, o->val);
        } else if (o->val && strcmp(o->keyword, "dbname") == 0) {
            text_addf(&quoted, "/%s", o->val);
        }
    }
    text_addf(&name, "%s#%s", text_string(&quoted), schema);
    text_clear(&quoted);
    text_addf(&quoted, "\"%s\"", schema);
    s->store.name = name.data;
    s->schema = quoted.data;
    bool is_name = size && !schema[size] && size <= SCHEMA_MAX;
    bool is_read =
        !options ? refuse(s, reason ? reason : "URL", err)
                 : is_name || error_set(err,
                                        "%s: after # stands the name of the "
                                        "tournament, of a-z, 0-9 and _",
                                        "%s : après # vient le nom du tournoi, "
                                        "de a-z, 0-9 et _",
                                        s->store.name);
    PQconninfoFree(options);
    PQfreemem(reason);
    return is_read;
}

static bool is_there(PostgresStore *s, const char *sql, bool *out, Error *err)
{
    char schema[SCHEMA_MAX + 1];
    snprintf(schema, sizeof schema, "%.*s", (int)strlen(s->schema) - 2,
             s->schema + 1);
    PGresult *answer = pg_ask(s, err, sql, "t", schema);
    *out = answer && PQgetvalue(answer, 0, 0)[0] == 't';
    return pg_settle(answer);
}

/* All of it or nothing: statements that are sent as one are one transaction. */
static bool make_tables(const PostgresStore *s, bool has_schema, Error *err)
{
    Text sql = { 0 };
    expand(s, has_schema ? "" : "CREATE SCHEMA @;", &sql);
    for (int i = 0; postgres_schema[i]; i++) {
        expand(s, postgres_schema[i], &sql);
        text_add_char(&sql, ';');
    }
    PGresult *answer = PQexec(s->conn, sql.data);
    bool is_well = is_good(answer) || refuse(s, PQerrorMessage(s->conn), err);
    PQclear(answer);
    text_done(&sql);
    return is_well;
}

static bool find_tables(PostgresStore *s, bool *out, Error *err)
{
    return is_there(s,
                    "SELECT EXISTS (SELECT FROM pg_class c JOIN pg_namespace n"
                    " ON n.oid = c.relnamespace WHERE nspname = $1"
                    " AND relname = 'contest')",
                    out, err);
}

static bool prepare_schema(PostgresStore *s, Error *err)
{
    bool has_schema, has_tables;
    if (!is_there(s,
                  "SELECT EXISTS (SELECT FROM pg_namespace"
                  " WHERE nspname = $1)",
                  &has_schema, err) ||
        !find_tables(s, &has_tables, err)) {
        return false;
    }
    if (has_tables) {
        bool is_ours;
        return is_there(s,
                        "SELECT EXISTS (SELECT FROM pg_class c JOIN"
                        " pg_namespace n ON n.oid = c.relnamespace WHERE"
                        " nspname = $1 AND relname = 'contest' AND"
                        " obj_description(c.oid) = '" POSTGRES_VERSION "')",
                        &is_ours, err) &&
               (is_ours ||
                error_set(err, "%s: is no tournament, or one of a newer joute",
                          "%s : n'est pas un tournoi, ou est d'un joute plus "
                          "récent",
                          s->store.name));
    }
    return s->use == STORE_READ || s->use == STORE_WORK
               ? match_store_refuse_missing(s->store.name, err)
               : make_tables(s, has_schema, err);
}

static void make_key(MatchStoreUse use, char out[KEY_SIZE])
{
    unsigned char bytes[KEY_BYTES];
    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) {
        die("the system gives no random numbers");
    }
    int size = snprintf(out, KEY_SIZE, "%s", use == STORE_RUN ? "run-" : "");
    for (int i = 0; i < KEY_BYTES; i++) {
        snprintf(&out[size + 2 * i], 3, "%02x", bytes[i]);
    }
}

/* Who runs it is alone: what another one who did had claimed is free. */
static bool free_claims(PostgresStore *s, Error *err)
{
    return s->use != STORE_RUN ||
           pg_settle(pg_ask(s, err,
                            "UPDATE @matches SET state = 0, worker = NULL,"
                            " lease = NULL, changed = " POSTGRES_NOW
                            " WHERE state = 1 AND worker LIKE 'run-%'",
                            ""));
}

bool pg_open(PostgresStore *s, const char *url, Error *err)
{
    make_key(s->use, s->worker);
    return read_url(s, url, err) && connect_once(s, err) &&
           prepare_schema(s, err) && free_claims(s, err);
}

bool pg_find(PostgresStore *s, const char *url, bool *out, Error *err)
{
    return read_url(s, url, err) && connect_once(s, err) &&
           find_tables(s, out, err);
}
