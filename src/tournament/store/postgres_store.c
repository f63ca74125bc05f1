/* postgres_store.c: a tournament in a schema of a PostgreSQL database, for any
 * number of machines. The process that runs or edits it holds a lock of the
 * server, workers claim matches with leases, others read. A store is used by
 * one thread at a time. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/entry.h"
#include "tournament/store/postgres_link.h"
#include "tournament/store/postgres_schema.h"
#include "tournament/store/store_kind.h"

enum { PAGE_ROWS = 5000, VERDICTS_KEPT = 5000 /* games of a match */ };

#define MATCH_COLUMNS                                                          \
    "id, stage, round, config, leg, e1, e2, e3, e4, games, seed, state, "      \
    "attempt, result"
#define HAS_ENTRANT "$1::bigint IN (e1, e2, e3, e4)"
#define VERDICT_COLUMNS                                                        \
    "match, entrant, game, move, code, why, words, hint, position"

/* ---- the contest and who takes part ---- */

static bool postgres_load_contest(MatchStore *store, Text *out, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    return pg_take(pg_ask(s, err,
                          s->use == STORE_WORK ? "SELECT @rules()"
                                               : "SELECT json FROM @contest",
                          ""),
                   false, out);
}

static bool postgres_save_contest(MatchStore *store, const char *json,
                                  Error *err)
{
    return pg_settle(
        pg_ask((PostgresStore *)store, err,
               "WITH gone AS (DELETE FROM @contest)"
               " INSERT INTO @contest SELECT $1, @version() + 1, " POSTGRES_NOW,
               "t", json));
}

static bool postgres_load_entrants(MatchStore *store, Entrants *out, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    PGresult *rows = pg_ask(
        s, err,
        s->use == STORE_WORK ? "SELECT * FROM @players()"
                             : "SELECT id, key, spec, path, name, reason, hash,"
                               " state, steady FROM @entrants ORDER BY id",
        "");
    *out = (Entrants){ .at = NULL };
    for (int i = 0; i < PQntuples(rows); i++) {
        Entrant *entrant = entrants_add(out);
        *entrant = (Entrant){
            .id = pg_number(rows, i, 0),
            .key = pg_copy(rows, i, 1),
            .spec = pg_copy(rows, i, 2),
            .path = pg_copy(rows, i, 3),
            .name = pg_copy(rows, i, 4),
            .reason = pg_copy(rows, i, 5),
            .state = (EntrantState)pg_int(rows, i, 7),
            .is_steady = pg_text(rows, i, 8)[0] == 't',
        };
        strncpy(entrant->hash, pg_text(rows, i, 6), ENTRANT_HASH);
    }
    return pg_settle(rows);
}

static bool postgres_save_entrant(MatchStore *store, Entrant *entrant,
                                  Error *err)
{
    const Entrant *e = entrant;
    PGresult *answer = pg_ask(
        (PostgresStore *)store, err,
        "WITH changed AS (UPDATE @contest SET version = version + 1,"
        "  changed = " POSTGRES_NOW ")"
        " INSERT INTO @entrants SELECT CASE $8::bigint WHEN 0 THEN"
        "  (SELECT coalesce(max(id), 0) + 1 FROM @entrants) ELSE $8 END,"
        "  $1, $2, $3, $4, $5, $6, $7::integer, $9::integer <> 0"
        " ON CONFLICT (key) DO UPDATE SET spec = excluded.spec,"
        "  path = excluded.path, name = excluded.name,"
        "  reason = excluded.reason, hash = excluded.hash,"
        "  state = excluded.state, steady = excluded.steady RETURNING id",
        "ttttttiii", e->key, e->spec, e->path, e->name, e->reason, e->hash,
        (int64_t)e->state, e->id, (int64_t)e->is_steady);
    if (answer) {
        entrant->id = pg_number(answer, 0, 0);
    }
    return pg_settle(answer);
}

static bool postgres_forget_results(MatchStore *store, int64_t entrant,
                                    Error *err)
{
    return pg_settle(
        pg_ask((PostgresStore *)store, err,
               "WITH mine AS (SELECT id FROM @matches"
               "  WHERE " HAS_ENTRANT "),"
               " a AS (DELETE FROM @records WHERE match IN"
               "  (SELECT id FROM mine)),"
               " b AS (DELETE FROM @errors WHERE match IN"
               "  (SELECT id FROM mine)),"
               " c AS (DELETE FROM @verdicts WHERE match IN"
               "  (SELECT id FROM mine))"
               " UPDATE @matches SET state = 0, result = NULL,"
               "  worker = NULL, lease = NULL, attempt = attempt + 1,"
               "  changed = " POSTGRES_NOW "  WHERE " HAS_ENTRANT,
               "i", entrant));
}

static bool postgres_load_files(MatchStore *store, const char *hash, Text *out,
                                Error *err)
{
    return pg_take(
        pg_ask((PostgresStore *)store, err, "SELECT @bot($1)", "t", hash), true,
        out);
}

static bool postgres_save_files(MatchStore *store, const char *hash,
                                const Text *bytes, Error *err)
{
    return pg_settle(
        pg_ask((PostgresStore *)store, err,
               "INSERT INTO @files VALUES ($1, $2)"
               " ON CONFLICT (hash) DO UPDATE SET bytes = excluded.bytes",
               "tb", hash, bytes->data, bytes->size));
}

static bool postgres_has_files(MatchStore *store, const char *hash, bool *out,
                               Error *err)
{
    PGresult *answer =
        pg_ask((PostgresStore *)store, err,
               "SELECT EXISTS (SELECT FROM @files WHERE hash = $1)", "t", hash);
    *out = answer && pg_text(answer, 0, 0)[0] == 't';
    return pg_settle(answer);
}

/* ---- matches ---- */

enum { PLAN_NUMBERS = 9 };

/* Makes the listed matches count and the others not; new matches get the next
 * ids. */
static bool postgres_plan(MatchStore *store, int stage,
                          const PlannedMatch *list, size_t count, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    Text numbers = { 0 };
    int64_t *all = mem_new((count + 1) * PLAN_NUMBERS * sizeof *all);
    for (size_t i = 0; i < count; i++) {
        const PlannedMatch *m = &list[i];
        const int64_t row[PLAN_NUMBERS] = { m->round,       m->config,
                                            m->leg,         m->entrants[0],
                                            m->entrants[1], m->entrants[2],
                                            m->entrants[3], m->games,
                                            m->seed };
        memcpy(&all[i * PLAN_NUMBERS], row, sizeof row);
    }
    pg_array(all, count * PLAN_NUMBERS, &numbers);
    free(all);
#define SAME_MATCH                                                             \
    "(m.round, m.config, m.leg, m.e1, m.e2, m.e3, m.e4) ="                     \
    " (l.round, l.config, l.leg, l.e1, l.e2, l.e3, l.e4)"
    bool is_well = pg_settle(pg_ask(
        s, err,
        "WITH list AS MATERIALIZED (SELECT i, n[9 * i + 1] AS round,"
        "  n[9 * i + 2] AS config, n[9 * i + 3] AS leg, n[9 * i + 4] AS e1,"
        "  n[9 * i + 5] AS e2, n[9 * i + 6] AS e3, n[9 * i + 7] AS e4,"
        "  n[9 * i + 8] AS games, n[9 * i + 9] AS seed"
        "  FROM (SELECT $2::bigint[] AS n) AS a,"
        "  generate_series(0, $3::integer - 1) AS i),"
        " changed AS (SELECT m.id, l.i IS NOT NULL AS counts FROM @matches m"
        "  LEFT JOIN list l ON " SAME_MATCH " WHERE m.stage = $1::integer),"
        " known AS (UPDATE @matches m SET counts = c.counts FROM changed c"
        "  WHERE m.id = c.id AND m.counts <> c.counts),"
        " told AS (UPDATE @contest SET changed = " POSTGRES_NOW ")"
        " INSERT INTO @matches (id, stage, round, config, leg, e1, e2, e3, e4,"
        "  games, seed, changed) SELECT (SELECT coalesce(max(id), 0) FROM "
        "@matches)"
        "  + row_number() OVER (ORDER BY i), $1::integer, round, config, leg,"
        "  e1, e2, e3, e4, games, seed, " POSTGRES_NOW
        " FROM list l WHERE NOT EXISTS (SELECT"
        "  FROM @matches m WHERE m.stage = $1::integer AND " SAME_MATCH ")"
        "  ORDER BY i ON CONFLICT DO NOTHING",
        "iti", (int64_t)stage, numbers.data, (int64_t)count));
    text_done(&numbers);
    return is_well && pg_settle(pg_ask(s, err, "ANALYZE @matches", ""));
}

static void read_match(const PGresult *rows, int row, StoredMatch *out)
{
    PlannedMatch *plan = &out->plan;
    out->id = pg_number(rows, row, 0);
    plan->stage = pg_int(rows, row, 1);
    plan->round = pg_int(rows, row, 2);
    plan->config = pg_int(rows, row, 3);
    plan->leg = pg_int(rows, row, 4);
    plan->players = 0;
    for (int i = 0; i < GAME_SEATS; i++) {
        plan->entrants[i] = pg_number(rows, row, 5 + i);
        plan->players += plan->entrants[i] != 0;
    }
    plan->games = pg_number(rows, row, 9);
    plan->seed = pg_number(rows, row, 10);
    out->state = (MatchState)pg_int(rows, row, 11);
    out->attempt = pg_int(rows, row, 12);
    if (out->state == MATCH_DONE) {
        match_result_read(pg_text(rows, row, 13), plan->players, &out->result);
    }
}

static void hold(PostgresStore *s, int64_t match)
{
    s->held = mem_resize(s->held, (s->held_count + 1) * sizeof *s->held);
    s->held[s->held_count++] = match;
}

static void let_go(PostgresStore *s, int64_t match)
{
    for (size_t i = 0; i < s->held_count; i++) {
        if (s->held[i] == match) {
            s->held[i--] = s->held[--s->held_count];
        }
    }
}

static bool postgres_claim(MatchStore *store, StoredMatch *out,
                           int64_t *version, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    *out = (StoredMatch){ .id = 0 };
    if (!s->is_known &&
        !pg_settle(pg_ask(s, err, POSTGRES_HELLO, "ttiit", s->worker,
                          store->machine.name, store->machine.speed,
                          (int64_t)store->jobs, "{}"))) {
        return false;
    }
    s->is_known = true;
    PGresult *row = pg_ask(s, err,
                           "SELECT " MATCH_COLUMNS ", @version()"
                           " FROM @claim($1, $2::integer)",
                           "ti", s->worker, (int64_t)s->store.lease_seconds);
    if (row && PQntuples(row)) {
        read_match(row, 0, out);
        *version = pg_number(row, 0, 14);
        hold(s, out->id);
    }
    return pg_settle(row);
}

static bool postgres_is_open(MatchStore *store, bool *out, Error *err)
{
    PGresult *answer =
        pg_ask((PostgresStore *)store, err, "SELECT @is_open()", "");
    *out = answer && pg_text(answer, 0, 0)[0] == 't';
    return pg_settle(answer);
}

static bool postgres_renew(MatchStore *store, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    return pg_settle(pg_ask(s, err, "SELECT @renew($1, $2::integer)", "ti",
                            s->worker, (int64_t)s->store.lease_seconds));
}

static bool postgres_release(MatchStore *store, const StoredMatch *match,
                             const char *fault, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    bool is_well = pg_settle(
        pg_ask(s, err, "SELECT @release($1, $2::bigint, $3::integer, $4)",
               "tiit", s->worker, match->id, (int64_t)match->attempt, fault));
    let_go(s, match->id);
    return is_well;
}

/* Writes bytes as an element of an array. */
static void add_bytes(Text *out, const char *bytes, size_t size)
{
    text_add(out, out->size ? ",\"\\\\x" : "{\"\\\\x");
    for (size_t i = 0; i < size; i++) {
        text_addf(out, "%02x", (unsigned char)bytes[i]);
    }
    text_add_char(out, '"');
}

static void add_number(Text *out, int64_t number)
{
    text_addf(out, "%s%lld", out->size ? "," : "{", (long long)number);
}

enum { V_ENTRANT, V_GAME, V_MOVE, V_CODE, V_WHY, V_WORDS, V_HINT, V_COLUMNS };

/* Writes verdicts as SQL arrays, one for each column. */
static void write_verdicts(const Verdicts *verdicts, const int64_t *entrants,
                           Text out[V_COLUMNS])
{
    Text why = { 0 };
    for (size_t i = 0; verdicts && i < verdicts->count && i < VERDICTS_KEPT;
         i++) {
        const Verdict *v = &verdicts->at[i];
        text_clear(&why);
        text_addf(&why, "%s\n%s", v->why[LANG_EN], v->why[LANG_FR]);
        add_number(&out[V_ENTRANT], entrants[v->player]);
        add_number(&out[V_GAME], v->game);
        add_number(&out[V_MOVE], (int64_t)v->move);
        text_addf(&out[V_CODE], "%s\"%s\"", i ? "," : "{",
                  verdict_word(v->code));
        add_bytes(&out[V_WHY], why.data, why.size);
        add_bytes(&out[V_WORDS], v->words, strlen(v->words));
        add_number(&out[V_HINT], v->hint);
    }
    for (int i = 0; i < V_COLUMNS; i++) {
        text_add(&out[i], out[i].size ? "}" : "{}");
    }
    text_done(&why);
}

static bool postgres_finish(MatchStore *store, const StoredMatch *match,
                            const MatchFiles *files, bool *counts, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    Text result = { 0 }, said = { 0 }, verdicts[V_COLUMNS] = { { 0 } };
    match_result_write(&match->result, &result);
    for (int i = 0; files->errors && i < match->plan.players; i++) {
        add_bytes(&said, files->errors[i].data, files->errors[i].size);
    }
    text_add(&said, said.size ? "}" : "{}");
    write_verdicts(files->verdicts, match->plan.entrants, verdicts);
    PGresult *answer = pg_ask(
        s, err,
        "SELECT @finish($1, $2::bigint, $3::integer, $4, $5, $6,"
        " $7::bytea[], $8::bigint[], $9::bigint[], $10::bigint[],"
        " $11::text[], $12::bytea[], $13::bytea[], $14::integer[])",
        "tiitbtttttttt"
        "t",
        s->worker, match->id, (int64_t)match->attempt, result.data,
        files->records, files->records_size, files->faults ? files->faults : "",
        said.data, verdicts[V_ENTRANT].data, verdicts[V_GAME].data,
        verdicts[V_MOVE].data, verdicts[V_CODE].data, verdicts[V_WHY].data,
        verdicts[V_WORDS].data, verdicts[V_HINT].data);
    *counts = answer && pg_text(answer, 0, 0)[0] == 't';
    let_go(s, match->id);
    text_done(&result);
    text_done(&said);
    for (int i = 0; i < V_COLUMNS; i++) {
        text_done(&verdicts[i]);
    }
    return pg_settle(answer);
}

/* Reads a page of rows at a time, so that the visit may use the store
 * meanwhile. */
static bool postgres_each_match(MatchStore *store, const MatchQuery *query,
                                MatchVisit *visit, void *context, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    StoredMatch *match = mem_new(sizeof *match);
    int64_t least = query->is_done ? MATCH_DONE : MATCH_PLANNED;
    int64_t after = query->id ? query->id - 1 : 0;
    int64_t last = query->id ? query->id : INT64_MAX;
    bool is_well = true, goes_on = true;
    while (goes_on) {
        PGresult *rows = pg_ask(
            s, err,
            "SELECT " MATCH_COLUMNS " FROM @matches WHERE id > $2::bigint"
            " AND id <= $3::bigint AND (counts OR id = $3::bigint)"
            " AND state >= $4::integer AND ($1::bigint = 0 OR " HAS_ENTRANT
            ") ORDER BY id LIMIT $5::integer",
            "iiiii", query->entrant, after, last, least, (int64_t)PAGE_ROWS);
        int count = rows ? PQntuples(rows) : 0;
        for (int i = 0; goes_on && i < count; i++) {
            read_match(rows, i, match);
            after = match->id;
            goes_on = visit(match, context);
        }
        goes_on = goes_on && count == PAGE_ROWS;
        is_well = pg_settle(rows);
    }
    free(match);
    return is_well;
}

static bool postgres_each_change(MatchStore *store, int64_t *since,
                                 MatchVisit *visit, void *context, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    /* The number is read before the matches, so that a change made meanwhile is
     * visited again. */
    PGresult *now = pg_ask(s, err,
                           "SELECT pg_snapshot_xmin(pg_current_snapshot()),"
                           " coalesce(max(changed), 0) FROM @contest",
                           "");
    if (!now) {
        return false;
    }
    int64_t from = *since;
    bool is_planned = from && pg_number(now, 0, 1) >= from;
    *since = is_planned ? 0 : pg_number(now, 0, 0);
    PQclear(now);
    if (is_planned) {
        return true;
    }
    if (!from) {
        return postgres_each_match(store, &(MatchQuery){ .id = 0 }, visit,
                                   context, err);
    }
    PGresult *rows =
        pg_ask(s, err,
               "SELECT " MATCH_COLUMNS " FROM @matches WHERE counts"
               " AND changed >= $1::bigint ORDER BY id",
               "i", from);
    StoredMatch *match = mem_new(sizeof *match);
    bool goes_on = true;
    for (int i = 0; goes_on && i < PQntuples(rows); i++) {
        read_match(rows, i, match);
        goes_on = visit(match, context);
    }
    free(match);
    return pg_settle(rows);
}

static bool postgres_load_records(MatchStore *store, int64_t match, size_t most,
                                  Text *out, Error *err)
{
    PGresult *row =
        pg_ask((PostgresStore *)store, err,
               "SELECT CASE WHEN length(games) <= $2::bigint THEN games END"
               " FROM @records WHERE match = $1::bigint",
               "ii", match, (int64_t)most);
    bool is_large = row && PQntuples(row) && PQgetisnull(row, 0, 0);
    return pg_take(row, true, out) &&
           (!is_large || match_store_refuse_records(match, err));
}

static bool postgres_load_errors(MatchStore *store, int64_t match,
                                 int64_t entrant, Text *out, Error *err)
{
    return pg_take(pg_ask((PostgresStore *)store, err,
                          "SELECT text FROM @errors WHERE match = $1::bigint"
                          " AND entrant = $2::bigint",
                          "ii", match, entrant),
                   true, out);
}

static bool postgres_count_spoilt(MatchStore *store, SpoiltCount *out,
                                  Error *err)
{
    PGresult *row = pg_ask((PostgresStore *)store, err,
                           "SELECT count(*), coalesce(sum(length(text) -"
                           " length(replace(encode(text, 'escape'), chr(10),"
                           " ''))), 0) FROM @errors WHERE entrant = 0",
                           "");
    if (row) {
        out->matches = pg_number(row, 0, 0);
        out->times = pg_number(row, 0, 1);
    }
    return pg_settle(row);
}

static bool postgres_each_verdict(MatchStore *store, int64_t entrant,
                                  VerdictVisit *visit, void *context,
                                  Error *err)
{
    Text why = { 0 }, parts[LANG_COUNT] = { { 0 } }, words = { 0 };
    Text position = { 0 };
    bool goes_on = true;
    PGresult *rows = pg_ask(
        (PostgresStore *)store, err,
        "SELECT " VERDICT_COLUMNS " FROM @verdicts WHERE ($1::bigint = 0 OR"
        " entrant = $1::bigint) AND (match = 0 OR match IN (SELECT id FROM"
        " @matches WHERE counts)) ORDER BY match, place",
        "i", entrant);
    for (int i = 0; goes_on && i < PQntuples(rows); i++) {
        pg_bytes(rows, i, 5, &why);
        pg_bytes(rows, i, 6, &words);
        pg_bytes(rows, i, 8, &position);
        verdict_why_split(text_string(&why), parts);
        StoredVerdict verdict = {
            .match = pg_number(rows, i, 0),
            .entrant = pg_number(rows, i, 1),
            .game = pg_number(rows, i, 2),
            .move = pg_number(rows, i, 3),
            .code = verdict_find(pg_text(rows, i, 4)),
            .why = { text_string(&parts[LANG_EN]),
                     text_string(&parts[LANG_FR]) },
            .words = text_string(&words),
            .hint = pg_int(rows, i, 7),
            .position = text_string(&position),
        };
        goes_on = visit(&verdict, context);
    }
    text_done(&why);
    text_done(&parts[LANG_EN]);
    text_done(&parts[LANG_FR]);
    text_done(&words);
    text_done(&position);
    return pg_settle(rows);
}

static bool postgres_save_check(MatchStore *store, int64_t entrant,
                                const Verdicts *verdicts, const char *position,
                                const Text *errors, Error *err)
{
    const int64_t entrants[GAME_SEATS] = { entrant };
    Text columns[V_COLUMNS] = { { 0 } };
    write_verdicts(verdicts, entrants, columns);
    bool is_well = pg_settle(pg_ask(
        (PostgresStore *)store, err,
        "WITH a AS (DELETE FROM @verdicts WHERE match = 0"
        "  AND entrant = $1::bigint),"
        " b AS (INSERT INTO @errors VALUES (0, $1::bigint, $2)"
        "  ON CONFLICT (match, entrant) DO UPDATE SET text = excluded.text)"
        " INSERT INTO @verdicts (match, "
        "entrant, game, move, code, why,"
        "  words, hint, position) SELECT 0, e, g, m, c, y, w, h, CASE n"
        "  WHEN 1 THEN $3::bytea ELSE ''::bytea END FROM unnest($4::bigint[],"
        "  $5::bigint[], $6::bigint[], $7::text[], $8::bytea[],"
        "  $9::bytea[], $10::integer[]) WITH ORDINALITY"
        "  AS u (e, g, m, c, y, w, h, n) ORDER BY n",
        "ibbttttttt", entrant, errors->data, errors->size, position,
        strlen(position), columns[V_ENTRANT].data, columns[V_GAME].data,
        columns[V_MOVE].data, columns[V_CODE].data, columns[V_WHY].data,
        columns[V_WORDS].data, columns[V_HINT].data));
    for (int i = 0; i < V_COLUMNS; i++) {
        text_done(&columns[i]);
    }
    return is_well;
}

static bool postgres_each_worker(MatchStore *store, bool only_aside,
                                 WorkerVisit *visit, void *context, Error *err)
{
    PGresult *rows = pg_ask(
        (PostgresStore *)store, err,
        "SELECT machine, speed, jobs, extract(epoch FROM now() - seen)::bigint,"
        " count(*) FILTER (WHERE state = 2), count(*) FILTER (WHERE state = 1),"
        " role, coalesce(aside, 0) FROM @workers w"
        " LEFT JOIN @matches m USING (worker)"
        " WHERE aside IS NOT NULL OR $1::integer = 0"
        " GROUP BY w.worker ORDER BY seen",
        "i", (int64_t)only_aside);
    for (int i = 0; i < PQntuples(rows); i++) {
        visit(&(StoredWorker){ .machine = pg_text(rows, i, 0),
                               .speed = pg_number(rows, i, 1),
                               .jobs = pg_int(rows, i, 2),
                               .silent_seconds = pg_number(rows, i, 3),
                               .done = pg_number(rows, i, 4),
                               .claimed = pg_number(rows, i, 5),
                               .role = pg_text(rows, i, 6),
                               .aside = pg_number(rows, i, 7) },
              context);
    }
    return pg_settle(rows);
}

static bool postgres_grant_work(MatchStore *store, const char *role, Error *err)
{
    PostgresStore *s = (PostgresStore *)store;
    Text sql = { 0 };
    bool is_well =
        pg_take(pg_ask(s, err, postgres_grant, "t", role), false, &sql) &&
        (sql.size
             ? pg_order(s, sql.data, err)
             : error_set(err, "%s: has no role \"%s\"",
                         "%s : n'a pas de rôle « %s »", s->store.name, role));
    text_done(&sql);
    return is_well;
}

/* ---- opening ---- */

static void postgres_close(MatchStore *store)
{
    PostgresStore *s = (PostgresStore *)store;
    PQfinish(s->conn);
    free(s->url);
    free(s->schema);
    free(s->held);
    free(s->store.name);
    free(s);
}

static void postgres_drop(MatchStore *store)
{
    pg_settle(
        pg_ask((PostgresStore *)store, NULL, "DROP SCHEMA @ CASCADE", ""));
    postgres_close(store);
}

static const MatchStoreKind kind = {
    .close = postgres_close,
    .drop = postgres_drop,
    .load_contest = postgres_load_contest,
    .save_contest = postgres_save_contest,
    .load_entrants = postgres_load_entrants,
    .save_entrant = postgres_save_entrant,
    .forget_results = postgres_forget_results,
    .plan = postgres_plan,
    .claim = postgres_claim,
    .release = postgres_release,
    .finish = postgres_finish,
    .each_match = postgres_each_match,
    .each_change = postgres_each_change,
    .load_records = postgres_load_records,
    .load_errors = postgres_load_errors,
    .count_spoilt = postgres_count_spoilt,
    .each_verdict = postgres_each_verdict,
    .save_check = postgres_save_check,
};

static const SharedStoreKind shared = {
    .is_open = postgres_is_open,
    .renew = postgres_renew,
    .has_files = postgres_has_files,
    .load_files = postgres_load_files,
    .save_files = postgres_save_files,
    .each_worker = postgres_each_worker,
    .grant_work = postgres_grant_work,
};

static PostgresStore *new_store(MatchStoreUse use)
{
    PostgresStore *s = mem_new(sizeof *s);
    s->store.kind = &kind;
    s->store.shared = &shared;
    s->use = use;
    return s;
}

bool postgres_store_find(const char *url, bool *is_there, Error *err)
{
    PostgresStore *s = new_store(STORE_READ);
    bool is_known = pg_find(s, url, is_there, err);
    postgres_close(&s->store);
    return is_known;
}

MatchStore *postgres_store_open(const char *url, MatchStoreUse use, Error *err)
{
    PostgresStore *s = new_store(use);
    if (!pg_open(s, url, err)) {
        postgres_close(&s->store);
        return NULL;
    }
    return &s->store;
}
