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

/* What became of a statement that failed. */
typedef enum Trouble {
    TROUBLE_FINAL,   /* it would fail again */
    TROUBLE_PASSING, /* others were in the way, or the server is short of
                        something: it may go well later */
    TROUBLE_LOST,    /* the connection is gone, or the server ends or begins */
} Trouble;

/* Where the server said nothing, the connection broke while it was asked: libpq
 * does not know it yet when only the writing has failed. */
static Trouble trouble_of(const PGconn *conn, const PGresult *answer)
{
    static const char *const passing[] = { "40", "53", "58", "55P03" };
    const char *state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
    if (PQstatus(conn) != CONNECTION_OK || !state ||
        strncmp(state, "57P", 3) == 0 || strncmp(state, "08", 2) == 0) {
        return TROUBLE_LOST;
    }
    for (size_t i = 0; i < sizeof passing / sizeof *passing; i++) {
        if (strncmp(state, passing[i], strlen(passing[i])) == 0) {
            return TROUBLE_PASSING;
        }
    }
    return TROUBLE_FINAL;
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
static bool lead(const PostgresStore *s, Error *err)
{
    PGresult *answer = NULL;
    bool is_had = false, is_asked = true;
    for (int i = 0; is_asked && !is_had && i < LOCK_TRIES; i++) {
        if (answer) {
            usleep(LOCK_PAUSE_MS * 1000);
        }
        PQclear(answer);
        answer = say_once(s, "SELECT @lead()", "");
        is_asked = is_good(answer);
        is_had = is_asked && pg_text(answer, 0, 0)[0] == 't';
    }
    PQclear(answer);
    return is_had ||
           (is_asked
                ? error_set(err,
                            "%s: another joute tournament is running it: "
                            "stop that one first (Ctrl-C), it goes on later",
                            "%s : un autre joute tournament le fait tourner : "
                            "arrêtez-le d'abord (Ctrl-C), il reprendra",
                            s->store.name)
                : refuse(s, PQerrorMessage(s->conn), err));
}

static bool is_leader(const PostgresStore *s)
{
    return s->use == STORE_RUN || s->use == STORE_EDIT;
}

/* Who runs or edits it is alone; a worker that is back says what it still
 * has. */
static bool greet(const PostgresStore *s, Error *err)
{
    if (s->is_made && is_leader(s) && !lead(s, err)) {
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

/* What a server says beside its answers would go to the terminal as it is. */
static void ignore_notice(void *context, const char *words)
{
    (void)context;
    (void)words;
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
    PQsetNoticeProcessor(s->conn, ignore_notice, NULL);
    /* The server too must notice that a machine is gone; and a worker that
     * keeps its transaction open holds nobody up unnoticed. */
    PQclear(PQexec(s->conn, "SET lock_timeout = '10s';"
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

/* Whether it is still worth waiting for the server: for as long as it takes
 * where matches are played. */
static bool is_waited_for(const PostgresStore *s, uint64_t until)
{
    bool is_patient = s->use == STORE_RUN || s->use == STORE_WORK;
    return !is_stopped(s) && (is_patient || clock_now() < until);
}

/* A pause, which grows from one to the next. */
static void pause_longer(int *ms)
{
    usleep((useconds_t)*ms * 1000);
    *ms = 2 * *ms < PAUSE_MAX_MS ? 2 * *ms : PAUSE_MAX_MS;
}

/* Makes the connection again. */
static bool reconnect(PostgresStore *s, const char *why, uint64_t until,
                      Error *err)
{
    Error last = ERROR_IN(err ? err->lang : LANG_EN);
    error_set(&last, "%s: %s", "%s : %s", s->store.name, why);
    for (int pause = PAUSE_MIN_MS; is_waited_for(s, until);
         pause_longer(&pause)) {
        tell(s, true, last.text);
        last.text[0] = '\0';
        if (connect_once(s, &last)) {
            tell(s, false, NULL);
            return true;
        }
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
    uint64_t until = clock_now() + (uint64_t)PATIENCE_MS * 1000000;
    int pause = PAUSE_MIN_MS;
    for (;;) {
        PGresult *answer = ask_once(s, sql, &params);
        if (is_good(answer)) {
            tell(s, false, NULL);
            return answer;
        }
        char why[300];
        snprintf(why, sizeof why, "%.*s",
                 (int)strcspn(PQerrorMessage(s->conn), "\n"),
                 PQerrorMessage(s->conn));
        Trouble trouble = trouble_of(s->conn, answer);
        PQclear(answer);
        if (trouble == TROUBLE_FINAL || !is_waited_for(s, until)) {
            refuse(s, why, err);
            return NULL;
        }
        if (trouble == TROUBLE_LOST && !reconnect(s, why, until, err)) {
            return NULL;
        }
        if (trouble == TROUBLE_PASSING) {
            Error waiting = ERROR_IN(err ? err->lang : LANG_EN);
            refuse(s, why, &waiting);
            tell(s, true, waiting.text);
            pause_longer(&pause);
        }
    }
}

/* For an answer of which nothing is read. */
bool pg_settle(PGresult *answer)
{
    PQclear(answer);
    return answer != NULL;
}

/* libpq has no value outside of what it was sent, and complains on standard
 * error. */
const char *pg_text(const PGresult *rows, int row, int column)
{
    return row < PQntuples(rows) && column < PQnfields(rows)
               ? PQgetvalue(rows, row, column)
               : "";
}

int64_t pg_number(const PGresult *rows, int row, int column)
{
    return strtoll(pg_text(rows, row, column), NULL, 10);
}

int pg_int(const PGresult *rows, int row, int column)
{
    return stored_int(pg_number(rows, row, column));
}

char *pg_copy(const PGresult *rows, int row, int column)
{
    return mem_copy_string(pg_text(rows, row, column));
}

/* Bytes of a column, which the answer has in hexadecimal. */
void pg_bytes(const PGresult *rows, int row, int column, Text *out)
{
    size_t size;
    text_clear(out);
    unsigned char *bytes = PQunescapeBytea(
        (const unsigned char *)pg_text(rows, row, column), &size);
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
        text_add(out, pg_text(answer, 0, 0));
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

bool pg_order(const PostgresStore *s, const char *sql, Error *err)
{
    PGresult *answer = PQexec(s->conn, sql);
    bool is_well = is_good(answer) || refuse(s, PQerrorMessage(s->conn), err);
    PQclear(answer);
    return is_well;
}

/* Makes what is not there yet. */
static bool make_tables(const PostgresStore *s, bool has_schema, Error *err)
{
    static const char *const *const parts[] = { postgres_schema,
                                                postgres_audits };
    Text sql = { 0 };
    /* Functions may call those that follow. */
    text_add(&sql, "SET LOCAL check_function_bodies = off;");
    expand(s, has_schema ? "" : "CREATE SCHEMA @;", &sql);
    for (int part = 0; part < 2; part++) {
        for (int i = 0; parts[part][i]; i++) {
            expand(s, parts[part][i], &sql);
            text_add_char(&sql, ';');
        }
    }
    bool is_well = pg_order(s, sql.data, err);
    text_done(&sql);
    return is_well;
}

/* The text that a question about the schema, whose name is $1, is answered
 * with;
 * "" if there is no row. */
static bool ask_schema(PostgresStore *s, const char *sql, Text *out, Error *err)
{
    char schema[SCHEMA_MAX + 1];
    snprintf(schema, sizeof schema, "%.*s", (int)strlen(s->schema) - 2,
             s->schema + 1);
    return pg_take(pg_ask(s, err, sql, "t", schema), false, out);
}

/* What the tables say they are; "" if there are none. */
static bool find_tables(PostgresStore *s, Text *out, Error *err)
{
    return ask_schema(s,
                      "SELECT coalesce(obj_description(c.oid, 'pg_class'), '?')"
                      " FROM pg_class c JOIN pg_namespace n"
                      " ON n.oid = c.relnamespace WHERE nspname = $1"
                      " AND relname = 'contest'",
                      out, err);
}

static bool is_version(const Text *found, const char *version)
{
    return strcmp(text_string(found), version) == 0;
}

/* For one who runs or edits it. Another one may do so at the same moment. */
static bool bring_up_to_date(PostgresStore *s, bool has_schema, Error *err)
{
    Error why = ERROR_IN(err ? err->lang : LANG_EN);
    Text found = { 0 };
    bool is_well =
        make_tables(s, has_schema, &why) ||
        (find_tables(s, &found, err) && is_version(&found, POSTGRES_VERSION)) ||
        error_set(err, "%s", "%s", why.text);
    text_done(&found);
    return is_well;
}

static bool prepare_schema(PostgresStore *s, Error *err)
{
    bool is_well = false;
    Text schema = { 0 }, found = { 0 };
    if (!ask_schema(s, "SELECT nspname FROM pg_namespace WHERE nspname = $1",
                    &schema, err) ||
        !find_tables(s, &found, err)) {
        /* The server failed. */
    } else if (is_version(&found, POSTGRES_VERSION)) {
        is_well = true;
    } else if (found.size && !is_version(&found, POSTGRES_OLDER)) {
        error_set(err, "%s: is no tournament, or one of a newer joute",
                  "%s : n'est pas un tournoi, ou est d'un joute plus récent",
                  s->store.name);
    } else if (is_leader(s)) {
        is_well = bring_up_to_date(s, schema.size > 0, err);
    } else if (found.size) {
        error_set(err,
                  "%s: of an older joute; joute tournament run brings it up to "
                  "date",
                  "%s : d'un joute plus ancien ; joute tournament run le met à "
                  "jour",
                  s->store.name);
    } else {
        match_store_refuse_missing(s->store.name, err);
    }
    text_done(&schema);
    text_done(&found);
    return is_well;
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

/* Makes this one the only one who runs or edits it. What an earlier one had
 * claimed to play itself is free. */
static bool take_lead(PostgresStore *s, Error *err)
{
    s->is_made = true;
    if (is_leader(s) && !lead(s, err)) {
        return false;
    }
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
           prepare_schema(s, err) && take_lead(s, err);
}

bool pg_find(PostgresStore *s, const char *url, bool *out, Error *err)
{
    Text found = { 0 };
    bool is_known = read_url(s, url, err) && connect_once(s, err) &&
                    find_tables(s, &found, err);
    *out = found.size > 0;
    text_done(&found);
    return is_known;
}
