/* sqlite_store.c: a tournament in one file of SQLite. Who runs or edits it has
 * the file locked; others may read meanwhile. A store is used by one thread at
 * a time. */
#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/mem.h"
#include "tournament/match_store.h"

enum { VERSION = 1, BUSY_MS = 10000, APPLICATION = 0x6a6f7574 };

/* A match counts unless the plan no longer has it. e1..e4 are entrants, 0 for
 * nobody. In errors the entrant 0 is the machine: a line for each time it
 * spoilt the match. result is what match_result_write makes. */
static const char schema[] =
    "CREATE TABLE contest (json TEXT NOT NULL);"
    "CREATE TABLE entrants ("
    " id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, spec TEXT NOT NULL,"
    " path TEXT NOT NULL, name TEXT NOT NULL, reason TEXT NOT NULL,"
    " hash TEXT NOT NULL, state INTEGER NOT NULL);"
    "CREATE TABLE matches ("
    " id INTEGER PRIMARY KEY,"
    " stage INTEGER NOT NULL, round INTEGER NOT NULL,"
    " config INTEGER NOT NULL, leg INTEGER NOT NULL,"
    " e1 INTEGER NOT NULL, e2 INTEGER NOT NULL,"
    " e3 INTEGER NOT NULL, e4 INTEGER NOT NULL,"
    " games INTEGER NOT NULL, seed INTEGER NOT NULL,"
    " state INTEGER NOT NULL DEFAULT 0, attempt INTEGER NOT NULL DEFAULT 0,"
    " counts INTEGER NOT NULL DEFAULT 1, result TEXT,"
    " UNIQUE (stage, round, config, leg, e1, e2, e3, e4));"
    "CREATE INDEX matches_open ON matches (id) WHERE state = 0 AND counts = 1;"
    "CREATE TABLE records (match INTEGER PRIMARY KEY, games BLOB NOT NULL);"
    "CREATE TABLE errors ("
    " match INTEGER NOT NULL, entrant INTEGER NOT NULL, text TEXT NOT NULL,"
    " PRIMARY KEY (match, entrant)) WITHOUT ROWID;"
    "CREATE TABLE verdicts ("
    " match INTEGER NOT NULL, entrant INTEGER NOT NULL,"
    " game INTEGER NOT NULL, move INTEGER NOT NULL, code TEXT NOT NULL,"
    " why TEXT NOT NULL, words TEXT NOT NULL, hint INTEGER NOT NULL,"
    " position TEXT NOT NULL);"
    "CREATE INDEX verdicts_match ON verdicts (match);"
    "CREATE INDEX verdicts_entrant ON verdicts (entrant);"
    "PRAGMA application_id = 1785689460;"
    "PRAGMA user_version = 1;";

/* What has changed, for who reads meanwhile: matches by their ids, 0 for the
 * plan and who takes part. Files of before get it when they are written to. */
static const char schema_of_changes[] =
    "CREATE TABLE IF NOT EXISTS changes ("
    " number INTEGER PRIMARY KEY, match INTEGER NOT NULL);"
    "CREATE TRIGGER IF NOT EXISTS match_changed AFTER UPDATE OF state"
    " ON matches BEGIN INSERT INTO changes (match) VALUES (new.id); END;"
    "CREATE TRIGGER IF NOT EXISTS entrant_added AFTER INSERT ON entrants"
    " BEGIN INSERT INTO changes (match) VALUES (0); END;"
    "CREATE TRIGGER IF NOT EXISTS entrant_changed AFTER UPDATE ON entrants"
    " BEGIN INSERT INTO changes (match) VALUES (0); END;";

#define MATCH_COLUMNS                                                          \
    "id, stage, round, config, leg, e1, e2, e3, e4, games, seed, state, "      \
    "attempt, result"
#define HAS_ENTRANT "(e1 = ?1 OR e2 = ?1 OR e3 = ?1 OR e4 = ?1)"
#define OF_ENTRANT "(SELECT id FROM matches WHERE " HAS_ENTRANT ")"

typedef enum Sql {
    SQL_LOAD_CONTEST,
    SQL_CLEAR_CONTEST,
    SQL_SAVE_CONTEST,
    SQL_LOAD_ENTRANTS,
    SQL_ADD_ENTRANT,
    SQL_CHANGE_ENTRANT,
    SQL_FORGET_RECORDS,
    SQL_FORGET_ERRORS,
    SQL_FORGET_VERDICTS,
    SQL_FORGET_MATCHES,
    SQL_UNPLAN,
    SQL_PLAN,
    SQL_CLAIM,
    SQL_RELEASE,
    SQL_RELEASE_ALL,
    SQL_FINISH,
    SQL_SAVE_RECORDS,
    SQL_SAVE_ERRORS,
    SQL_SAVE_FAULT,
    SQL_COUNT_SPOILT,
    SQL_SAVE_VERDICT,
    SQL_EACH,
    SQL_EACH_OF,
    SQL_ONE,
    SQL_CHANGES,
    SQL_EACH_CHANGED,
    SQL_LOAD_RECORDS,
    SQL_LOAD_ERRORS,
    SQL_VERDICTS,
    SQL_VERDICTS_OF,
    SQL_CLEAR_CHECK_VERDICTS,
    SQL_CLEAR_CHECK_ERRORS,
    SQL_COUNT,
} Sql;

static const char *const sql_texts[SQL_COUNT] = {
    [SQL_LOAD_CONTEST] = "SELECT json FROM contest",
    [SQL_CLEAR_CONTEST] = "DELETE FROM contest",
    [SQL_SAVE_CONTEST] = "INSERT INTO contest VALUES (?1)",
    [SQL_LOAD_ENTRANTS] = "SELECT id, key, spec, path, name, reason, hash,"
                          " state FROM entrants ORDER BY id",
    [SQL_ADD_ENTRANT] = "INSERT INTO entrants (key, spec, path, name, reason,"
                        " hash, state) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    [SQL_CHANGE_ENTRANT] = "UPDATE entrants SET key = ?1, spec = ?2,"
                           " path = ?3, name = ?4, reason = ?5, hash = ?6,"
                           " state = ?7 WHERE id = ?8",
    [SQL_FORGET_RECORDS] = "DELETE FROM records WHERE match IN " OF_ENTRANT,
    [SQL_FORGET_ERRORS] = "DELETE FROM errors WHERE match IN " OF_ENTRANT,
    [SQL_FORGET_VERDICTS] = "DELETE FROM verdicts WHERE match IN " OF_ENTRANT,
    [SQL_FORGET_MATCHES] = "UPDATE matches SET state = 0, result = NULL,"
                           " attempt = attempt + 1 WHERE " HAS_ENTRANT,
    [SQL_UNPLAN] = "UPDATE matches SET counts = 0 WHERE stage = ?1",
    [SQL_PLAN] = "INSERT INTO matches (stage, round, config, leg, e1, e2, e3,"
                 " e4, games, seed)"
                 " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
                 " ON CONFLICT DO UPDATE SET counts = 1",
    [SQL_CLAIM] = "UPDATE matches SET state = 1, attempt = attempt + 1"
                  " WHERE id = (SELECT id FROM matches"
                  "  WHERE state = 0 AND counts = 1 ORDER BY id LIMIT 1)"
                  " RETURNING " MATCH_COLUMNS,
    [SQL_RELEASE] = "UPDATE matches SET state = 0"
                    " WHERE id = ?1 AND attempt = ?2 AND state = 1",
    [SQL_RELEASE_ALL] = "UPDATE matches SET state = 0 WHERE state = 1",
    [SQL_FINISH] = "UPDATE matches SET state = 2, result = ?3"
                   " WHERE id = ?1 AND attempt = ?2 AND state = 1",
    [SQL_SAVE_RECORDS] = "INSERT OR REPLACE INTO records VALUES (?1, ?2)",
    [SQL_SAVE_ERRORS] = "INSERT OR REPLACE INTO errors VALUES (?1, ?2, ?3)",
    [SQL_SAVE_FAULT] =
        "INSERT INTO errors VALUES (?1, 0, ?2 || char(10))"
        " ON CONFLICT DO UPDATE SET text = text || excluded.text",
    [SQL_COUNT_SPOILT] = "SELECT count(*), ifnull(sum(length(text) -"
                         " length(replace(text, char(10), ''))), 0)"
                         " FROM errors WHERE entrant = 0",
    [SQL_SAVE_VERDICT] = "INSERT INTO verdicts"
                         " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    [SQL_EACH] = "SELECT " MATCH_COLUMNS
                 " FROM matches WHERE counts = 1 AND state >= ?1 ORDER BY id",
    [SQL_EACH_OF] = "SELECT " MATCH_COLUMNS " FROM matches WHERE counts = 1"
                    " AND state >= ?2 AND " HAS_ENTRANT " ORDER BY id",
    [SQL_ONE] = "SELECT " MATCH_COLUMNS " FROM matches WHERE id = ?1",
    [SQL_CHANGES] = "SELECT ifnull(max(number), 0), ifnull(min(match), 1)"
                    " FROM changes WHERE number >= ?1",
    [SQL_EACH_CHANGED] =
        "SELECT " MATCH_COLUMNS " FROM matches WHERE counts = 1 AND id IN"
        " (SELECT match FROM changes WHERE number >= ?1)",
    [SQL_LOAD_RECORDS] = "SELECT games FROM records WHERE match = ?1",
    [SQL_LOAD_ERRORS] = "SELECT text FROM errors"
                        " WHERE match = ?1 AND entrant = ?2",
    [SQL_VERDICTS] = "SELECT match, entrant, game, move, code, why, words,"
                     " hint, position FROM verdicts WHERE match = 0 OR match IN"
                     " (SELECT id FROM matches WHERE counts = 1)"
                     " ORDER BY match, rowid",
    [SQL_VERDICTS_OF] = "SELECT match, entrant, game, move, code, why, words,"
                        " hint, position FROM verdicts WHERE entrant = ?1 AND"
                        " (match = 0 OR match IN (SELECT id FROM matches"
                        "  WHERE counts = 1 AND " HAS_ENTRANT "))"
                        " ORDER BY match, rowid",
    [SQL_CLEAR_CHECK_VERDICTS] = "DELETE FROM verdicts"
                                 " WHERE match = 0 AND entrant = ?1",
    [SQL_CLEAR_CHECK_ERRORS] = "DELETE FROM errors"
                               " WHERE match = 0 AND entrant = ?1",
};

typedef struct SqliteStore {
    MatchStore store;
    int file; /* locked, or -1 */
    sqlite3 *db;
    sqlite3_stmt *statements[SQL_COUNT];
} SqliteStore;

/* ---- statements ---- */

static bool refuse(const SqliteStore *s, Error *err)
{
    return error_set(err, "%s: %s", "%s : %s", s->store.name,
                     sqlite3_errmsg(s->db));
}

/* A statement with its values bound: i a whole number, t a text, b bytes and
 * their number. NULL if SQLite refuses it. */
static sqlite3_stmt *statement(SqliteStore *s, Sql which, const char *types,
                               ...)
{
    sqlite3_stmt **at = &s->statements[which];
    va_list args;
    if (!*at) {
        sqlite3_prepare_v3(s->db, sql_texts[which], -1,
                           SQLITE_PREPARE_PERSISTENT, at, NULL);
    }
    sqlite3_reset(*at);
    va_start(args, types);
    for (int i = 0; *at && types[i]; i++) {
        if (types[i] == 'i') {
            sqlite3_bind_int64(*at, i + 1, va_arg(args, int64_t));
        } else if (types[i] == 't') {
            sqlite3_bind_text(*at, i + 1, va_arg(args, const char *), -1,
                              SQLITE_STATIC);
        } else {
            const void *bytes = va_arg(args, const void *);
            sqlite3_bind_blob64(*at, i + 1, bytes, va_arg(args, size_t),
                                SQLITE_STATIC);
        }
    }
    va_end(args);
    return *at;
}

/* Runs one that gives nothing back. */
static bool run(const SqliteStore *s, sqlite3_stmt *statement, Error *err)
{
    bool is_done = statement && sqlite3_step(statement) == SQLITE_DONE;
    if (!is_done) {
        refuse(s, err);
    }
    sqlite3_reset(statement);
    return is_done;
}

static bool execute(const SqliteStore *s, const char *sql, Error *err)
{
    return sqlite3_exec(s->db, sql, NULL, NULL, NULL) == SQLITE_OK ||
           refuse(s, err);
}

/* Ends a transaction: commits what went well, else takes it back. */
static bool settle(const SqliteStore *s, bool is_well, Error *err)
{
    if (is_well && execute(s, "COMMIT", err)) {
        return true;
    }
    sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
    return false;
}

/* Whether a query has another row; at its end, or at a fault, it is reset and
 * *is_well says which. */
static bool next_row(const SqliteStore *s, sqlite3_stmt *statement,
                     bool *is_well, Error *err)
{
    int status = statement ? sqlite3_step(statement) : SQLITE_ERROR;
    if (status == SQLITE_ROW) {
        return true;
    }
    *is_well = status == SQLITE_DONE || refuse(s, err);
    sqlite3_reset(statement);
    return false;
}

static const char *text_at(sqlite3_stmt *row, int column)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    return text ? (const char *)text : "";
}

/* ---- the contest and who takes part ---- */

static bool sqlite_load_contest(MatchStore *store, Text *out, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    bool is_well = true;
    sqlite3_stmt *row = statement(s, SQL_LOAD_CONTEST, "");
    text_clear(out);
    while (next_row(s, row, &is_well, err)) {
        text_add(out, text_at(row, 0));
    }
    return is_well;
}

static bool sqlite_save_contest(MatchStore *store, const char *json, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    return execute(s, "BEGIN IMMEDIATE", err) &&
           settle(s,
                  run(s, statement(s, SQL_CLEAR_CONTEST, ""), err) &&
                      run(s, statement(s, SQL_SAVE_CONTEST, "t", json), err),
                  err);
}

static bool sqlite_load_entrants(MatchStore *store, Entrants *out, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    bool is_well = true;
    size_t capacity = 0;
    sqlite3_stmt *row = statement(s, SQL_LOAD_ENTRANTS, "");
    *out = (Entrants){ .at = NULL };
    while (next_row(s, row, &is_well, err)) {
        if (out->count == capacity) {
            capacity = capacity ? 2 * capacity : 64;
            out->at = mem_resize(out->at, capacity * sizeof *out->at);
        }
        Entrant *entrant = &out->at[out->count++];
        *entrant = (Entrant){
            .id = sqlite3_column_int64(row, 0),
            .key = mem_copy_string(text_at(row, 1)),
            .spec = mem_copy_string(text_at(row, 2)),
            .path = mem_copy_string(text_at(row, 3)),
            .name = mem_copy_string(text_at(row, 4)),
            .reason = mem_copy_string(text_at(row, 5)),
            .state = (EntrantState)sqlite3_column_int(row, 7),
        };
        strncpy(entrant->hash, text_at(row, 6), ENTRANT_HASH);
    }
    return is_well;
}

static bool sqlite_save_entrant(MatchStore *store, Entrant *entrant, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    const Entrant *e = entrant;
    bool is_new = e->id == 0;
    sqlite3_stmt *sql =
        statement(s, is_new ? SQL_ADD_ENTRANT : SQL_CHANGE_ENTRANT, "tttttt",
                  e->key, e->spec, e->path, e->name, e->reason, e->hash);
    sqlite3_bind_int(sql, 7, (int)e->state);
    if (!is_new) {
        sqlite3_bind_int64(sql, 8, e->id);
    }
    if (!run(s, sql, err)) {
        return false;
    }
    entrant->id = is_new ? sqlite3_last_insert_rowid(s->db) : e->id;
    return true;
}

static bool sqlite_forget_results(MatchStore *store, int64_t entrant,
                                  Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    if (!execute(s, "BEGIN IMMEDIATE", err)) {
        return false;
    }
    bool is_well = true;
    for (Sql sql = SQL_FORGET_RECORDS; sql <= SQL_FORGET_MATCHES; sql++) {
        is_well = is_well && run(s, statement(s, sql, "i", entrant), err);
    }
    return settle(s, is_well, err);
}

/* ---- matches ---- */

static bool sqlite_plan(MatchStore *store, int stage, const PlannedMatch *list,
                        size_t count, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    if (!execute(s, "BEGIN IMMEDIATE", err)) {
        return false;
    }
    bool is_well = run(s, statement(s, SQL_UNPLAN, "i", (int64_t)stage), err);
    for (size_t i = 0; is_well && i < count; i++) {
        const PlannedMatch *m = &list[i];
        is_well =
            run(s,
                statement(s, SQL_PLAN, "iiiiiiiiii", (int64_t)stage,
                          (int64_t)m->round, (int64_t)m->config,
                          (int64_t)m->leg, m->entrants[0], m->entrants[1],
                          m->entrants[2], m->entrants[3], m->games, m->seed),
                err);
    }
    is_well =
        is_well && execute(s, "INSERT INTO changes (match) VALUES (0)", err);
    return settle(s, is_well, err);
}

static void read_match(sqlite3_stmt *row, StoredMatch *out)
{
    /* The result stays as it was unless there is one: it is large, and most
     * of it is never looked at. */
    PlannedMatch *plan = &out->plan;
    out->id = sqlite3_column_int64(row, 0);
    plan->stage = sqlite3_column_int(row, 1);
    plan->round = sqlite3_column_int(row, 2);
    plan->config = sqlite3_column_int(row, 3);
    plan->leg = sqlite3_column_int(row, 4);
    plan->players = 0;
    for (int i = 0; i < GAME_SEATS; i++) {
        plan->entrants[i] = sqlite3_column_int64(row, 5 + i);
        plan->players += plan->entrants[i] != 0;
    }
    plan->games = sqlite3_column_int64(row, 9);
    plan->seed = sqlite3_column_int64(row, 10);
    out->state = (MatchState)sqlite3_column_int(row, 11);
    out->attempt = sqlite3_column_int(row, 12);
    if (out->state == MATCH_DONE) {
        match_result_read(text_at(row, 13), plan->players, &out->result);
    }
}

static bool sqlite_claim(MatchStore *store, StoredMatch *out, int64_t *version,
                         Error *err)
{
    (void)version;
    SqliteStore *s = (SqliteStore *)store;
    bool is_well = true;
    sqlite3_stmt *row = statement(s, SQL_CLAIM, "");
    *out = (StoredMatch){ .id = 0 };
    while (next_row(s, row, &is_well, err)) {
        read_match(row, out);
    }
    return is_well;
}

/* Adds lines, the last of which has no end. */
static bool save_faults(SqliteStore *s, int64_t match, const char *faults,
                        Error *err)
{
    return !faults || !*faults ||
           run(s, statement(s, SQL_SAVE_FAULT, "it", match, faults), err);
}

static bool sqlite_release(MatchStore *store, const StoredMatch *match,
                           const char *fault, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    return save_faults(s, match->id, fault, err) &&
           run(s,
               statement(s, SQL_RELEASE, "ii", match->id,
                         (int64_t)match->attempt),
               err);
}

static bool sqlite_count_spoilt(MatchStore *store, SpoiltCount *out, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    sqlite3_stmt *row = statement(s, SQL_COUNT_SPOILT, "");
    bool is_well = true;
    while (next_row(s, row, &is_well, err)) {
        *out = (SpoiltCount){ sqlite3_column_int64(row, 0),
                              sqlite3_column_int64(row, 1) };
    }
    return is_well;
}

static bool save_verdicts(SqliteStore *s, int64_t match,
                          const int64_t *entrants, const Verdicts *verdicts,
                          const char *position, Error *err)
{
    bool is_well = true;
    Text why = { 0 };
    for (size_t i = 0; is_well && verdicts && i < verdicts->count; i++) {
        const Verdict *v = &verdicts->at[i];
        text_clear(&why);
        text_addf(&why, "%s\n%s", v->why[LANG_EN], v->why[LANG_FR]);
        is_well = run(s,
                      statement(s, SQL_SAVE_VERDICT, "iiiitttit", match,
                                entrants[v->player], v->game, (int64_t)v->move,
                                verdict_word(v->code), why.data, v->words,
                                (int64_t)v->hint, i == 0 ? position : ""),
                      err);
    }
    text_done(&why);
    return is_well;
}

static bool save_files(SqliteStore *s, const StoredMatch *match,
                       const MatchFiles *files, Error *err)
{
    bool is_well =
        !files->records || run(s,
                               statement(s, SQL_SAVE_RECORDS, "ib", match->id,
                                         files->records, files->records_size),
                               err);
    for (int i = 0; is_well && files->errors && i < match->plan.players; i++) {
        const Text *errors = &files->errors[i];
        is_well = !errors->size ||
                  run(s,
                      statement(s, SQL_SAVE_ERRORS, "iit", match->id,
                                match->plan.entrants[i], errors->data),
                      err);
    }
    return is_well && save_faults(s, match->id, files->faults, err) &&
           save_verdicts(s, match->id, match->plan.entrants, files->verdicts,
                         "", err);
}

static bool sqlite_finish(MatchStore *store, const StoredMatch *match,
                          const MatchFiles *files, bool *counts, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    Text result = { 0 };
    *counts = false;
    match_result_write(&match->result, &result);
    bool is_well = execute(s, "BEGIN IMMEDIATE", err);
    if (is_well) {
        is_well = run(s,
                      statement(s, SQL_FINISH, "iit", match->id,
                                (int64_t)match->attempt, result.data),
                      err);
        *counts = is_well && sqlite3_changes(s->db) == 1;
        if (*counts) {
            is_well = save_files(s, match, files, err);
        }
        is_well = settle(s, is_well, err);
    }
    text_done(&result);
    return is_well;
}

static bool visit_rows(const SqliteStore *s, sqlite3_stmt *row,
                       MatchVisit *visit, void *context, Error *err)
{
    bool is_well = true, goes_on = true;
    StoredMatch *match = mem_new(sizeof *match);
    while (goes_on && next_row(s, row, &is_well, err)) {
        read_match(row, match);
        goes_on = visit(match, context);
    }
    free(match);
    sqlite3_reset(row);
    return is_well;
}

static bool sqlite_each_match(MatchStore *store, const MatchQuery *query,
                              MatchVisit *visit, void *context, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    int64_t least = query->is_done ? MATCH_DONE : MATCH_PLANNED;
    sqlite3_stmt *row = query->id        ? statement(s, SQL_ONE, "i", query->id)
                        : query->entrant ? statement(s, SQL_EACH_OF, "ii",
                                                     query->entrant, least)
                                         : statement(s, SQL_EACH, "i", least);
    return visit_rows(s, row, visit, context, err);
}

/* The number of the last change from since on, 0 if there is none, and whether
 * one of them is of the plan. A file of before tells nothing. */
static bool read_changes(SqliteStore *s, int64_t since, int64_t *last,
                         bool *is_plan, Error *err)
{
    bool is_well = true;
    *last = *is_plan = 0;
    if (sqlite3_table_column_metadata(s->db, NULL, "changes", "match", NULL,
                                      NULL, NULL, NULL, NULL) != SQLITE_OK) {
        return true;
    }
    sqlite3_stmt *row = statement(s, SQL_CHANGES, "i", since);
    while (next_row(s, row, &is_well, err)) {
        *last = sqlite3_column_int64(row, 0);
        *is_plan = sqlite3_column_int(row, 1) == 0;
    }
    return is_well;
}

static bool visit_changes(SqliteStore *s, int64_t *since, MatchVisit *visit,
                          void *context, Error *err)
{
    int64_t last, from = *since, all = MATCH_PLANNED;
    bool is_plan;
    if (!read_changes(s, from, &last, &is_plan, err)) {
        return false;
    }
    if (from && (is_plan || !last)) {
        *since = is_plan ? 0 : from;
        return true;
    }
    *since = last ? last + 1 : 0;
    return visit_rows(s,
                      statement(s, from ? SQL_EACH_CHANGED : SQL_EACH, "i",
                                from ? from : all),
                      visit, context, err);
}

static bool sqlite_each_change(MatchStore *store, int64_t *since,
                               MatchVisit *visit, void *context, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    int has_moved = 0;
    sqlite3_file_control(s->db, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
    if (has_moved) {
        return match_store_refuse_missing(s->store.name, err);
    }
    /* One transaction: the changes and the matches are of the same moment. */
    return execute(s, "BEGIN", err) &&
           settle(s, visit_changes(s, since, visit, context, err), err);
}

/* The one column of the one row of a query; "" if there is none. */
static bool load(const SqliteStore *s, sqlite3_stmt *row, Text *out, Error *err)
{
    bool is_well = true;
    text_clear(out);
    while (next_row(s, row, &is_well, err)) {
        const void *bytes = sqlite3_column_blob(row, 0);
        int size = sqlite3_column_bytes(row, 0);
        if (bytes) {
            text_add_bytes(out, bytes, (size_t)size);
        }
    }
    return is_well;
}

static bool sqlite_load_records(MatchStore *store, int64_t match, Text *out,
                                Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    return load(s, statement(s, SQL_LOAD_RECORDS, "i", match), out, err);
}

static bool sqlite_load_errors(MatchStore *store, int64_t match,
                               int64_t entrant, Text *out, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    return load(s, statement(s, SQL_LOAD_ERRORS, "ii", match, entrant), out,
                err);
}

static bool sqlite_each_verdict(MatchStore *store, int64_t entrant,
                                VerdictVisit *visit, void *context, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    bool is_well = true, goes_on = true;
    Text why[LANG_COUNT] = { { 0 } };
    sqlite3_stmt *row = entrant ? statement(s, SQL_VERDICTS_OF, "i", entrant)
                                : statement(s, SQL_VERDICTS, "");
    while (goes_on && next_row(s, row, &is_well, err)) {
        verdict_why_split(text_at(row, 5), why);
        StoredVerdict verdict = {
            .match = sqlite3_column_int64(row, 0),
            .entrant = sqlite3_column_int64(row, 1),
            .game = sqlite3_column_int64(row, 2),
            .move = sqlite3_column_int64(row, 3),
            .code = verdict_find(text_at(row, 4)),
            .why = { text_string(&why[LANG_EN]), text_string(&why[LANG_FR]) },
            .words = text_at(row, 6),
            .hint = sqlite3_column_int(row, 7),
            .position = text_at(row, 8),
        };
        goes_on = visit(&verdict, context);
    }
    sqlite3_reset(row);
    text_done(&why[LANG_EN]);
    text_done(&why[LANG_FR]);
    return is_well;
}

static bool sqlite_save_check(MatchStore *store, int64_t entrant,
                              const Verdicts *verdicts, const char *position,
                              const Text *errors, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    if (!execute(s, "BEGIN IMMEDIATE", err)) {
        return false;
    }
    const int64_t entrants[GAME_SEATS] = { entrant };
    bool is_well =
        run(s, statement(s, SQL_CLEAR_CHECK_VERDICTS, "i", entrant), err) &&
        run(s, statement(s, SQL_CLEAR_CHECK_ERRORS, "i", entrant), err) &&
        save_verdicts(s, 0, entrants, verdicts, position, err) &&
        (!errors->size || run(s,
                              statement(s, SQL_SAVE_ERRORS, "iit", (int64_t)0,
                                        entrant, errors->data),
                              err));
    return settle(s, is_well, err);
}

/* ---- the file ---- */

static void sqlite_close(MatchStore *store)
{
    SqliteStore *s = (SqliteStore *)store;
    for (int i = 0; i < SQL_COUNT; i++) {
        sqlite3_finalize(s->statements[i]);
    }
    sqlite3_close(s->db);
    /* Last: to close it would end SQLite's locks on the same file. */
    if (s->file >= 0) {
        close(s->file);
    }
    free(s->store.name);
    free(s);
}

static void sqlite_drop(MatchStore *store)
{
    if (store->name[0]) {
        unlink(store->name);
    }
    sqlite_close(store);
}

static const MatchStoreKind kind = {
    .close = sqlite_close,
    .drop = sqlite_drop,
    .load_contest = sqlite_load_contest,
    .save_contest = sqlite_save_contest,
    .load_entrants = sqlite_load_entrants,
    .save_entrant = sqlite_save_entrant,
    .forget_results = sqlite_forget_results,
    .plan = sqlite_plan,
    .claim = sqlite_claim,
    .release = sqlite_release,
    .finish = sqlite_finish,
    .each_match = sqlite_each_match,
    .each_change = sqlite_each_change,
    .load_records = sqlite_load_records,
    .load_errors = sqlite_load_errors,
    .count_spoilt = sqlite_count_spoilt,
    .each_verdict = sqlite_each_verdict,
    .save_check = sqlite_save_check,
};

/* One that reads needs the file to be there; one that writes makes it and locks
 * it, by flock, which SQLite's own locks do not see. */
static bool open_file(SqliteStore *s, MatchStoreUse use, Error *err)
{
    if (!s->store.name[0]) {
        return true; /* SQLite keeps it for itself, and drops it at the end */
    }
    if (use == STORE_READ) {
        return access(s->store.name, R_OK) == 0 ||
               (errno == ENOENT
                    ? match_store_refuse_missing(s->store.name, err)
                    : error_set(err, "%s: cannot be read",
                                "%s : ne peut pas être lu", s->store.name));
    }
    s->file = open(s->store.name, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (s->file < 0) {
        return error_set(err, "%s: %s", "%s : %s", s->store.name,
                         error_system(err, errno));
    }
    return flock(s->file, LOCK_EX | LOCK_NB) == 0 ||
           error_set(err, "%s: another joute tournament is running it",
                     "%s : un autre joute tournament le fait tourner",
                     s->store.name);
}

static int64_t pragma(const SqliteStore *s, const char *sql)
{
    sqlite3_stmt *row = NULL;
    int64_t number = -1;
    sqlite3_prepare_v2(s->db, sql, -1, &row, NULL);
    if (row && sqlite3_step(row) == SQLITE_ROW) {
        number = sqlite3_column_int64(row, 0);
    }
    sqlite3_finalize(row);
    return number;
}

static bool prepare_tables(SqliteStore *s, MatchStoreUse use, Error *err)
{
    int64_t version = pragma(s, "PRAGMA user_version");
    int64_t tables = pragma(s, "SELECT count(*) FROM sqlite_schema");
    if (tables < 0) {
        return refuse(s, err);
    }
    if (tables == 0) { /* who makes it may only have opened the file */
        return use == STORE_READ
                   ? match_store_refuse_missing(s->store.name, err)
                   : execute(s, "BEGIN IMMEDIATE", err) &&
                         settle(s, execute(s, schema, err), err);
    }
    if (pragma(s, "PRAGMA application_id") != APPLICATION) {
        return error_set(err, "%s: is not a tournament",
                         "%s : n'est pas un tournoi", s->store.name);
    }
    return version <= VERSION ||
           error_set(err, "%s: written by a newer version of joute",
                     "%s : écrit par une version plus récente de joute",
                     s->store.name);
}

/* NORMAL: a kill loses nothing, and a power cut at most the last matches, which
 * are then played again. One that reads leaves the journal as it is: of two
 * that change it at once SQLite refuses one. */
static bool connect_file(SqliteStore *s, MatchStoreUse use, Error *err)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    return (sqlite3_open_v2(s->store.name, &s->db, flags, NULL) == SQLITE_OK ||
            refuse(s, err)) &&
           sqlite3_busy_timeout(s->db, BUSY_MS) == SQLITE_OK &&
           (use == STORE_READ || execute(s,
                                         "PRAGMA journal_mode = WAL;"
                                         "PRAGMA synchronous = NORMAL",
                                         err)) &&
           prepare_tables(s, use, err) &&
           (use == STORE_READ || execute(s, schema_of_changes, err)) &&
           (use != STORE_RUN || run(s, statement(s, SQL_RELEASE_ALL, ""), err));
}

MatchStore *sqlite_store_open(const char *path, MatchStoreUse use, Error *err)
{
    SqliteStore *s = mem_new(sizeof *s);
    s->store.kind = &kind;
    s->store.name = mem_copy_string(path);
    s->file = -1;
    if (!open_file(s, use, err) || !connect_file(s, use, err)) {
        sqlite_close(&s->store);
        return NULL;
    }
    return &s->store;
}
