/* postgres_link.c: connects to PostgreSQL, reconnects when the connection is
 * lost, and makes the tables of a tournament. */
#define _GNU_SOURCE
#include "tournament/store/postgres_link.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/mem.h"
#include "tournament/store/postgres_schema.h"

enum {
    PARAMS_MAX = 14,
    NUMBER = 24,
    PATIENCE_MS = 10000, /* how long a reader waits for a lost server */
    PAUSE_MIN_MS = 100,
    PAUSE_MAX_MS = 2000,
    SCHEMA_MAX = 40,
    LOCK_TRIES = 50,
    LOCK_PAUSE_MS = 100,
};

/* ---- statements ---- */

/* The values bound to $1, $2 ... */
typedef struct PgParams {
    int count;
    const char *values[PARAMS_MAX];
    int sizes[PARAMS_MAX], formats[PARAMS_MAX];
    char numbers[PARAMS_MAX][NUMBER];
} PgParams;

/* Binds the values: i is an integer, t a text or NULL, b bytes and their
 * number. */
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

/* Writes a statement with the schema in place of each @. */
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

/* Sets the error to the first line of the server's message. */
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

/* Why a statement failed. */
typedef enum Trouble {
    TROUBLE_FINAL,   /* it would fail again */
    TROUBLE_PASSING, /* other sessions were in the way, or the server was short
                        of something: it may succeed later */
    TROUBLE_LOST,    /* the connection is lost, or the server is stopping or
                        starting */
} Trouble;

/* An error without the server's words means that the connection broke during
 * the request; libpq does not notice a broken connection if only writing
 * failed. */
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

/* Writes numbers as a PostgreSQL array: {1,2}. */
void pg_array(const int64_t *numbers, size_t count, Text *out)
{
    text_add_char(out, '{');
    for (size_t i = 0; i < count; i++) {
        text_addf(out, "%s%lld", i ? "," : "", (long long)numbers[i]);
    }
    text_add_char(out, '}');
}

/* Makes this process the leader. It tries for a while, since the server may not
 * have noticed yet that an earlier leader has ended. */
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
                ? error_set(
                      err,
                      "%s: another joute tournament is running it: stop that "
                      "one first (Ctrl-C); the tournament goes on later",
                      "%s : un autre joute tournament le fait jouer : arrêtez "
                      "d'abord celui-là (Ctrl-C) ; le tournoi reprendra",
                      s->store.name)
                : refuse(s, PQerrorMessage(s->conn), err));
}

static bool is_leader(const PostgresStore *s)
{
    return s->use == STORE_RUN || s->use == STORE_EDIT;
}

/* A process that runs or edits the tournament must be the only one; a worker
 * that reconnects lists the matches that it still holds. */
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

/* Drops the notices of the server, which libpq would print as they come. */
static void ignore_notice(void *context, const char *words)
{
    (void)context;
    (void)words;
}

/* Connects. Settings in the URL come last, so that they override ours. */
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
    /* The server must also notice when a machine is gone, and a worker that
     * leaves its transaction open must not block the others for long. */
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

/* True if it still waits for the server. While matches are played, it waits
 * without limit. */
static bool is_waited_for(const PostgresStore *s, uint64_t until)
{
    bool is_patient = s->use == STORE_RUN || s->use == STORE_WORK;
    return !is_stopped(s) && (is_patient || clock_now() < until);
}

/* Pauses; each pause is longer than the one before. */
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

/* Returns true if the server does not let this role do what a worker does. */
static bool lacks_grant(const PostgresStore *s, const PGresult *answer)
{
    const char *state = PQresultErrorField(answer, PG_DIAG_SQLSTATE);
    return s->use == STORE_WORK && state && strcmp(state, "42501") == 0;
}

/* Sends a statement; returns the answer, or NULL and the reason. */
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
        bool is_foreign = lacks_grant(s, answer);
        PQclear(answer);
        if (is_foreign) {
            error_set(err,
                      "%s: %s may not play here yet; its owner allows it: "
                      "joute tournament grant %s",
                      "%s : %s n'a pas encore le droit de jouer ; son "
                      "propriétaire le donne : joute tournament grant %s",
                      s->store.name, PQuser(s->conn), PQuser(s->conn));
            return NULL;
        }
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

/* Frees an answer that is not read; returns false if it is NULL. */
bool pg_settle(PGresult *answer)
{
    PQclear(answer);
    return answer != NULL;
}

/* If no row has been read, libpq has no value and would complain on standard
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

/* Decodes the bytes of a column, which the answer gives in hexadecimal. */
void pg_bytes(const PGresult *rows, int row, int column, Text *out)
{
    size_t size;
    text_clear(out);
    unsigned char *bytes = PQunescapeBytea(
        (const unsigned char *)pg_text(rows, row, column), &size);
    text_add_bytes(out, (const char *)bytes, size);
    PQfreemem(bytes);
}

/* Copies the single value of an answer; "" if there is none. */
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

/* Reads postgres://...#NAME: the tournament's name is its schema, "joute" if
 * none is given. */
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
        } else if (o->val && strcmp(o->keyword, "port") == 0) {
            text_addf(&name, ":%s", o->val);
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
                                        "%s: the tournament's name, after #, "
                                        "may have only a-z, 0-9 and _",
                                        "%s : le nom du tournoi, après #, ne "
                                        "peut avoir que a-z, 0-9 et _",
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

/* Makes missing tables and functions. */
static bool make_tables(const PostgresStore *s, bool has_schema, Error *err)
{
    static const char *const *const parts[] = { postgres_schema,
                                                postgres_audits };
    Text sql = { 0 };
    /* Functions may call functions that are made later. */
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

/* Asks a question about the schema, whose name is $1, and copies the text of
 * the answer; "" if there is no row. */
static bool ask_schema(PostgresStore *s, const char *sql, Text *out, Error *err)
{
    char schema[SCHEMA_MAX + 1];
    snprintf(schema, sizeof schema, "%.*s", (int)strlen(s->schema) - 2,
             s->schema + 1);
    return pg_take(pg_ask(s, err, sql, "t", schema), false, out);
}

/* Reads the version that the tables state; "" if there are no tables. */
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

/* Updates the schema when the tournament is run or edited. Another process may
 * update it at the same moment. */
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
        /* the query failed, and err says so */
    } else if (is_version(&found, POSTGRES_VERSION)) {
        is_well = true;
    } else if (found.size && !is_version(&found, POSTGRES_OLDER)) {
        error_set(err, "%s: is not a tournament, or was made by a newer joute",
                  "%s : n'est pas un tournoi, ou vient d'un joute plus récent",
                  s->store.name);
    } else if (is_leader(s)) {
        is_well = bring_up_to_date(s, schema.size > 0, err);
    } else if (found.size) {
        error_set(err,
                  "%s: was made by an older joute; joute tournament run brings "
                  "it up to date",
                  "%s : vient d'un joute plus ancien ; joute tournament run le "
                  "met à jour",
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

/* Makes this process the only one that runs or edits the tournament, and frees
 * the claims of an earlier one. */
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
