/* sqlite_store.c: a tournament in one SQLite file. The process that runs or
 * edits it locks the file; others may read meanwhile. A store is used by one
 * thread at a time. */
#include <errno.h>
#include <sqlite3.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "base/sqlite/database.h"
#include "tournament/results/records.h"
#include "tournament/store/sqlite_schema.h"
#include "tournament/store/store_kind.h"

static const DatabaseKind tournament_kind = {
    .application = 0x6a6f7574,
    .version = 1,
    .schema = sqlite_schema,
    .longest = RECORDS_MOST + (1 << 20), /* the most bytes of a value: room for
                                            the records of a match */
    .taken = PHRASE("another joute tournament is running it: stop that one "
                    "first (Ctrl-C); the tournament goes on later",
                    "un autre joute tournament le fait jouer : arrêtez d'abord "
                    "celui-là (Ctrl-C) ; le tournoi reprendra"),
    .wrong = PHRASE("is not a tournament", "n'est pas un tournoi"),
};

/* A store in a file. Statements are prepared at their first use and kept. */
typedef struct SqliteStore {
    MatchStore store;
    int file; /* the locked file, or -1 */
    sqlite3 *db;
    sqlite3_stmt *statements[SQL_COUNT];
} SqliteStore;

/* ---- statements ---- */

static bool refuse(const SqliteStore *s, Error *err)
{
    return database_refuse(s->store.name, s->db, err);
}

/* Returns a statement with its values bound: i is an integer, t a text, b bytes
 * and their number. Returns NULL if SQLite refuses it. */
static sqlite3_stmt *statement(SqliteStore *s, Sql which, const char *types,
                               ...)
{
    sqlite3_stmt **at = &s->statements[which];
    va_list args;
    if (!*at) {
        sqlite3_prepare_v3(s->db, sqlite_texts[which], -1,
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

/* Runs a statement that returns no rows. */
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
    return database_run(s->db, sql) || refuse(s, err);
}

/* Ends a transaction: commits if all went well, otherwise rolls back. */
static bool settle(const SqliteStore *s, bool is_well, Error *err)
{
    if (is_well && execute(s, "COMMIT", err)) {
        return true;
    }
    sqlite3_exec(s->db, "ROLLBACK", NULL, NULL, NULL);
    return false;
}

/* True if a query has another row. At its end or after an error, the query is
 * reset, and *is_well is false after an error. */
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

static int int_at(sqlite3_stmt *row, int column)
{
    return stored_int(sqlite3_column_int64(row, column));
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
            .state = (EntrantState)int_at(row, 7),
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
    /* If the match has no result, out->result is not zeroed, because it is
     * large and seldom read. */
    PlannedMatch *plan = &out->plan;
    out->id = sqlite3_column_int64(row, 0);
    plan->stage = int_at(row, 1);
    plan->round = int_at(row, 2);
    plan->config = int_at(row, 3);
    plan->leg = int_at(row, 4);
    plan->players = 0;
    for (int i = 0; i < GAME_SEATS; i++) {
        plan->entrants[i] = sqlite3_column_int64(row, 5 + i);
        plan->players += plan->entrants[i] != 0;
    }
    plan->games = sqlite3_column_int64(row, 9);
    plan->seed = sqlite3_column_int64(row, 10);
    out->state = (MatchState)int_at(row, 11);
    out->attempt = int_at(row, 12);
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

/* Adds lines to the machine's faults; the last line has no newline. */
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

/* Finds the number of the last change after `since`, or 0, and whether one of
 * these changes is to the plan or the entrants. An older file records no
 * changes. */
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
    /* One transaction reads both, so that the changes and the matches are of
     * the same moment. */
    return execute(s, "BEGIN", err) &&
           settle(s, visit_changes(s, since, visit, context, err), err);
}

static void add_bytes(sqlite3_stmt *row, Text *out)
{
    const void *bytes = sqlite3_column_blob(row, 0);
    int size = sqlite3_column_bytes(row, 0);
    if (bytes) {
        text_add_bytes(out, bytes, (size_t)size);
    }
}

/* Copies the single value of a query; "" if there is none. */
static bool load(const SqliteStore *s, sqlite3_stmt *row, Text *out, Error *err)
{
    bool is_well = true;
    text_clear(out);
    while (next_row(s, row, &is_well, err)) {
        add_bytes(row, out);
    }
    return is_well;
}

static bool sqlite_load_records(MatchStore *store, int64_t match, size_t most,
                                Text *out, Error *err)
{
    SqliteStore *s = (SqliteStore *)store;
    sqlite3_stmt *row =
        statement(s, SQL_LOAD_RECORDS, "ii", match, (int64_t)most);
    bool is_well = true, is_small = true;
    text_clear(out);
    while (next_row(s, row, &is_well, err)) {
        is_small = sqlite3_column_type(row, 0) != SQLITE_NULL;
        add_bytes(row, out);
    }
    return is_well && (is_small || match_store_refuse_records(match, err));
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
            .hint = int_at(row, 7),
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

/* Closes the database, which also removes its journal. */
static void end_database(SqliteStore *s)
{
    for (int i = 0; i < SQL_COUNT; i++) {
        sqlite3_finalize(s->statements[i]);
        s->statements[i] = NULL;
    }
    sqlite3_close(s->db);
    s->db = NULL;
}

static void sqlite_close(MatchStore *store)
{
    SqliteStore *s = (SqliteStore *)store;
    end_database(s);
    /* The file is closed last, because closing it releases SQLite's locks on
     * it. */
    if (s->file >= 0) {
        close(s->file);
    }
    free(s->store.name);
    free(s);
}

/* Deletes the file while it is still locked, after the journal is gone. */
static void sqlite_drop(MatchStore *store)
{
    end_database((SqliteStore *)store);
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

/* Opens the file. For a reader it must exist; a writer creates it if necessary
 * and locks it. */
static bool open_file(SqliteStore *s, MatchStoreUse use, Error *err)
{
    const char *path = s->store.name;
    if (!path[0]) {
        return true; /* SQLite keeps it private and drops it at the end */
    }
    if (use != STORE_READ) {
        return database_claim(path, &tournament_kind, &s->file, err);
    }
    return access(path, R_OK) == 0 ||
           (errno == ENOENT ? match_store_refuse_missing(path, err)
                            : error_set(err, "%s: cannot be read",
                                        "%s : ne peut pas être lu", path));
}

/* Connects. With synchronous = NORMAL a killed process loses nothing, and a
 * power cut loses at most the last matches, which are then played again. A
 * reader leaves the journal mode alone: if two processes change it at once,
 * SQLite refuses one of them. */
static bool connect_file(SqliteStore *s, MatchStoreUse use, Error *err)
{
    const char *path = s->store.name;
    bool is_reader = use == STORE_READ;
    if (!database_connect(path, &tournament_kind,
                          is_reader ? NULL
                                    : "PRAGMA journal_mode = WAL;"
                                      "PRAGMA synchronous = NORMAL",
                          &s->db, err)) {
        return false;
    }
    /* The process that created the file may not have made its tables yet. */
    if (is_reader && database_is_empty(s->db)) {
        return match_store_refuse_missing(path, err);
    }
    return database_prepare(path, s->db, &tournament_kind, err) &&
           (is_reader || execute(s, sqlite_schema_of_changes, err)) &&
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
