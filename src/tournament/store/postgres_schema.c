/* postgres_schema.c: the tables of a tournament in PostgreSQL, and the
 * functions that a worker may call. Each @ stands for the tournament's schema.
 *
 * A worker's role may call these functions and touch no table. It may call them
 * with any values, so they check the values that they store, as stored.c checks
 * what it reads. A claim has a lease; a worker that lets it run out may lose
 * the match to another. A result is accepted once, from the worker with the
 * latest claim, and is on the disk before the answer. A crash of the server may
 * lose claims and leases; a match is then played again. */
#include "tournament/store/postgres_schema.h"

#include <stddef.h>

const char *const postgres_schema[] = {
    /* `version` rises with every change of an entrant; `changed` is the last
     * transaction that changed the plan or the entrants. `audited` is the share
     * of matches that are played twice. */
    "CREATE TABLE IF NOT EXISTS @contest (json text NOT NULL,"
    " version bigint NOT NULL, changed bigint NOT NULL)",
    "ALTER TABLE @contest ADD COLUMN IF NOT EXISTS"
    " audited real NOT NULL DEFAULT 0.01",
    /* `steady` is true if the bot plays the same again with the same seed. */
    "CREATE TABLE IF NOT EXISTS @entrants ("
    " id bigint PRIMARY KEY, key text NOT NULL UNIQUE, spec text NOT NULL,"
    " path text NOT NULL, name text NOT NULL, reason text NOT NULL,"
    " hash text NOT NULL, state integer NOT NULL)",
    "ALTER TABLE @entrants ADD COLUMN IF NOT EXISTS"
    " steady boolean NOT NULL DEFAULT false",
    /* The files of bots, by their hash. */
    "CREATE TABLE IF NOT EXISTS @files"
    " (hash text PRIMARY KEY, bytes bytea NOT NULL)",
    /* `worker` is a secret between the worker and the store. `aside` is the
     * match because of which the worker may no longer play. */
    "CREATE TABLE IF NOT EXISTS @workers ("
    " worker text PRIMARY KEY, machine text NOT NULL, speed bigint NOT NULL,"
    " jobs integer NOT NULL, seen timestamptz NOT NULL)",
    "ALTER TABLE @workers ADD COLUMN IF NOT EXISTS role text NOT NULL"
    " DEFAULT '', ADD COLUMN IF NOT EXISTS is_owner boolean NOT NULL"
    " DEFAULT false, ADD COLUMN IF NOT EXISTS aside bigint",
    "CREATE TABLE IF NOT EXISTS @matches ("
    " id bigint PRIMARY KEY, stage integer NOT NULL, round integer NOT NULL,"
    " config integer NOT NULL, leg integer NOT NULL, e1 bigint NOT NULL,"
    " e2 bigint NOT NULL, e3 bigint NOT NULL, e4 bigint NOT NULL,"
    " games bigint NOT NULL, seed bigint NOT NULL,"
    " state integer NOT NULL DEFAULT 0, attempt integer NOT NULL DEFAULT 0,"
    " counts boolean NOT NULL DEFAULT true, result text,"
    " worker text, lease timestamptz, changed bigint NOT NULL,"
    " UNIQUE (stage, round, config, leg, e1, e2, e3, e4))",
    "CREATE INDEX IF NOT EXISTS matches_open ON @matches (id)"
    " WHERE state = 0 AND counts",
    "CREATE INDEX IF NOT EXISTS matches_changed ON @matches (changed)",
    "CREATE INDEX IF NOT EXISTS matches_claimed ON @matches (lease)"
    " WHERE state = 1",
    "CREATE INDEX IF NOT EXISTS matches_of ON @matches (worker)",
    "CREATE TABLE IF NOT EXISTS @records"
    " (match bigint PRIMARY KEY, games bytea NOT NULL)",
    "CREATE TABLE IF NOT EXISTS @errors ("
    " match bigint NOT NULL, entrant bigint NOT NULL, text bytea NOT NULL,"
    " PRIMARY KEY (match, entrant))",
    "CREATE TABLE IF NOT EXISTS @verdicts ("
    " place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    " match bigint NOT NULL, entrant bigint NOT NULL, game bigint NOT NULL,"
    " move bigint NOT NULL, code text NOT NULL, why bytea NOT NULL,"
    " words bytea NOT NULL, hint integer NOT NULL, position bytea NOT NULL)",
    "CREATE INDEX IF NOT EXISTS verdicts_match ON @verdicts (match)",
    "CREATE INDEX IF NOT EXISTS verdicts_entrant ON @verdicts (entrant)",

    /* The process that runs or edits the tournament: a session of the server,
     * which no other session can imitate. An advisory lock would not do,
     * because any role may take it. */
    "CREATE TABLE IF NOT EXISTS @leader (pid integer, since timestamptz)",
    "INSERT INTO @leader SELECT 0 WHERE NOT EXISTS (SELECT FROM @leader)",
    "CREATE OR REPLACE FUNCTION @lead() RETURNS boolean LANGUAGE plpgsql AS $$"
    "DECLARE l @leader%ROWTYPE; BEGIN"
    " SELECT * INTO l FROM @leader FOR UPDATE;"
    " PERFORM pg_stat_clear_snapshot();"
    " IF l.pid <> pg_backend_pid() AND EXISTS (SELECT FROM pg_stat_activity a"
    "  WHERE a.pid = l.pid AND coalesce(a.backend_start = l.since, true)) THEN"
    "  RETURN false;"
    " END IF;"
    " UPDATE @leader SET pid = pg_backend_pid(), since = (SELECT backend_start"
    "  FROM pg_stat_activity WHERE pid = pg_backend_pid());"
    " RETURN true;"
    "END $$",

    /* Finds a worker by its secret, which only the worker's own role can
     * use. */
    "CREATE OR REPLACE FUNCTION @known(who text) RETURNS @workers"
    " LANGUAGE plpgsql AS $$ DECLARE w @workers%ROWTYPE; BEGIN"
    " SELECT * INTO w FROM @workers WHERE worker = who AND role = session_user;"
    " IF NOT found THEN RAISE EXCEPTION 'this worker is not known'; END IF;"
    " RETURN w;"
    "END $$",

    "CREATE OR REPLACE FUNCTION @until(seconds integer) RETURNS timestamptz"
    " LANGUAGE sql AS $$ SELECT clock_timestamp() + make_interval(secs =>"
    "  least(greatest(seconds, 1), 3600)) $$",

    /* True if a match can have this result: match_result_is_possible in SQL. */
    "CREATE OR REPLACE FUNCTION @is_result(score text, m @matches)"
    " RETURNS boolean LANGUAGE plpgsql AS $$"
    "DECLARE n bigint[]; at integer;"
    " players integer := 1 + (m.e2 <> 0)::integer + (m.e3 <> 0)::integer"
    "  + (m.e4 <> 0)::integer;"
    " pairs integer := players * (players - 1) / 2;"
    " most bigint := CASE players WHEN 1 THEN 0 ELSE m.games END; BEGIN"
    " IF length(score) > 2000"
    "  OR score !~ '^-?[0-9]{1,12}( -?[0-9]{1,12})*$' THEN"
    "  RETURN false;"
    " END IF;"
    " n := string_to_array(score, ' ')::bigint[];"
    " at := 9 + 9 * players + 6 * pairs;"
    " IF cardinality(n) <> at OR n[1] <> most OR 0 > ANY (n[2:8])"
    "  OR n[3] > most OR n[5] > most OR n[8] > 1000000000 OR n[at] < 0 THEN"
    "  RETURN false;"
    " END IF;"
    " FOR i IN 0 .. players - 1 LOOP"
    "  at := 8 + 9 * i;"
    "  IF 0 > ANY (n[at + 1 : at + 3])"
    "   OR n[at + 1] + n[at + 2] + n[at + 3] > most"
    "   OR abs(n[at + 4]) > most * (players - 1)"
    "   OR n[at + 5] NOT IN (0, 1) OR 0 > ANY (n[at + 6 : at + 9])"
    "   OR 1000000000 < ANY (n[at + 8 : at + 9]) THEN"
    "   RETURN false;"
    "  END IF;"
    " END LOOP;"
    " FOR i IN 0 .. 2 * pairs - 1 LOOP"
    "  at := 8 + 9 * players + 3 * i;"
    "  IF 0 > ANY (n[at + 1 : at + 3])"
    "   OR n[at + 1] + n[at + 2] + n[at + 3] > most THEN"
    "   RETURN false;"
    "  END IF;"
    " END LOOP;"
    " RETURN true;"
    "END $$",

    /* Introduces a worker that begins or has reconnected. Matches that it held
     * and no longer lists are free again. */
    "CREATE OR REPLACE FUNCTION @hello(who text, machine text, speed bigint,"
    " jobs integer, held bigint[]) RETURNS void"
    " LANGUAGE plpgsql " POSTGRES_OF_WORKER "BEGIN"
    " IF length(who) NOT BETWEEN 1 AND 64 OR ((SELECT count(*) FROM @workers"
    "  WHERE role = session_user) >= 10000"
    "  AND NOT EXISTS (SELECT FROM @workers WHERE worker = who)) THEN"
    "  RAISE EXCEPTION 'no more workers are taken';"
    " END IF;"
    " INSERT INTO @workers VALUES (who,"
    "  left(regexp_replace(machine, '[[:cntrl:]]', '?', 'g'), 160),"
    "  least(greatest(speed, 0), 1000000), least(greatest(jobs, 0), 4096),"
    "  now(), session_user, pg_has_role(session_user, current_user, 'USAGE'))"
    "  ON CONFLICT (worker) DO UPDATE SET seen = now()"
    "  WHERE workers.role = session_user;"
    " PERFORM @known(who);"
    " UPDATE @matches SET state = 0, worker = NULL, lease = NULL,"
    "  changed = " POSTGRES_NOW
    "  WHERE state = 1 AND worker = who AND id <> ALL (held);"
    " UPDATE @audits SET state = 0, worker = NULL, lease = NULL"
    "  WHERE state = 1 AND worker = who AND match <> ALL (held);"
    "END $$",

    "CREATE OR REPLACE FUNCTION @version() RETURNS bigint"
    " LANGUAGE sql " POSTGRES_OF_WORKER
    "SELECT coalesce(max(version), 0) FROM @contest $$",

    /* The contest without its seed: from the seed, a worker could derive the
     * deals of other matches. */
    "CREATE OR REPLACE FUNCTION @rules() RETURNS text"
    " LANGUAGE sql " POSTGRES_OF_WORKER
    "SELECT (json::jsonb - 'seed')::text FROM @contest $$",

    "CREATE OR REPLACE FUNCTION @players() RETURNS SETOF @entrants"
    " LANGUAGE sql " POSTGRES_OF_WORKER
    "SELECT id, key, CASE path WHEN '' THEN spec"
    " ELSE coalesce(substring(spec from '[^/]*[.]py:[^/:]+$'), '') END,"
    " regexp_replace(path, '.*/', ''), name, '', hash, state, false"
    " FROM @entrants WHERE state <> 3 ORDER BY id $$",

    "CREATE OR REPLACE FUNCTION @bot(wanted text) RETURNS bytea"
    " LANGUAGE sql " POSTGRES_OF_WORKER
    "SELECT bytes FROM @files WHERE hash = wanted $$",

    "CREATE OR REPLACE FUNCTION @claim(who text, seconds integer)"
    " RETURNS SETOF @matches LANGUAGE plpgsql " POSTGRES_OF_WORKER
    "DECLARE free bigint; w @workers%ROWTYPE := @known(who); BEGIN"
    " PERFORM set_config('synchronous_commit', 'off', true);"
    " IF w.aside IS NOT NULL THEN"
    "  RAISE EXCEPTION 'this machine is set aside: others played match % "
    "differently', w.aside;"
    " END IF;"
    " RETURN QUERY SELECT * FROM @claim_audit(who, seconds);"
    " IF found THEN RETURN; END IF;"
    " SELECT m.id INTO free FROM @matches m WHERE m.state = 0 AND m.counts"
    "  ORDER BY m.id LIMIT 1 FOR UPDATE SKIP LOCKED;"
    " IF free IS NULL THEN"
    "  SELECT m.id INTO free FROM @matches m WHERE m.state = 1 AND m.counts"
    "   AND m.lease < clock_timestamp() ORDER BY m.lease LIMIT 1"
    "   FOR UPDATE SKIP LOCKED;"
    " END IF;"
    " RETURN QUERY UPDATE @matches m SET state = 1, attempt = m.attempt + 1,"
    "  worker = who, changed = " POSTGRES_NOW ", lease = @until(seconds)"
    "  WHERE m.id = free RETURNING m.*;"
    "END $$",

    /* True if any match is left to be played or is being played. */
    "CREATE OR REPLACE FUNCTION @is_open() RETURNS boolean"
    " LANGUAGE sql " POSTGRES_OF_WORKER
    "SELECT EXISTS (SELECT FROM @matches WHERE state = 0 AND counts)"
    " OR EXISTS (SELECT FROM @matches WHERE state = 1 AND counts)"
    " OR @has_audits() $$",

    "CREATE OR REPLACE FUNCTION @renew(who text, seconds integer) RETURNS void"
    " LANGUAGE plpgsql " POSTGRES_OF_WORKER
    "BEGIN PERFORM set_config('synchronous_commit', 'off', true);"
    " UPDATE @workers SET seen = now()"
    "  WHERE worker = who AND role = session_user;"
    " IF NOT found THEN RETURN; END IF;" /* the worker may only plan */
    " UPDATE @matches SET lease = @until(seconds)"
    "  WHERE state = 1 AND worker = who;"
    " UPDATE @audits SET lease = @until(seconds)"
    "  WHERE state = 1 AND worker = who;"
    "END $$",

    /* Adds a line for each failure, as long as there is room. */
    "CREATE OR REPLACE FUNCTION @blame(of_match bigint, words text)"
    " RETURNS void LANGUAGE sql AS $$"
    "INSERT INTO @errors VALUES (of_match, 0,"
    " convert_to(left(words, 2000) || chr(10), 'UTF8'))"
    " ON CONFLICT (match, entrant) DO UPDATE"
    " SET text = @errors.text || excluded.text"
    " WHERE length(@errors.text) < 65536 $$",

    /* Gives a match back. `fault` says what the machine did to it, or is NULL.
     */
    "CREATE OR REPLACE FUNCTION @release(who text, of_match bigint,"
    " of_attempt integer, fault text) RETURNS void LANGUAGE plpgsql"
    " SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ BEGIN"
    " PERFORM @known(who);"
    " UPDATE @audits SET state = 0, worker = NULL, lease = NULL"
    "  WHERE match = of_match AND attempt = of_attempt AND state = 1"
    "  AND worker = who;"
    " UPDATE @matches SET state = 0, worker = NULL, lease = NULL,"
    "  changed = " POSTGRES_NOW
    "  WHERE id = of_match AND attempt = of_attempt AND state = 1"
    "  AND worker = who;"
    " IF found AND fault IS NOT NULL THEN"
    "  PERFORM @blame(of_match, fault);"
    " END IF;"
    "END $$",

    /* Returns true if the result counts, and again if the worker repeats the
     * call because the first answer was lost. */
    "CREATE OR REPLACE FUNCTION @finish(who text, of_match bigint,"
    " of_attempt integer, score text, games bytea, faults text, said bytea[],"
    " v_entrant bigint[], v_game bigint[], v_move bigint[], v_code text[],"
    " v_why bytea[], v_words bytea[], v_hint integer[])"
    " RETURNS boolean LANGUAGE plpgsql " POSTGRES_OF_WORKER
    "DECLARE m @matches%ROWTYPE; w @workers%ROWTYPE := @known(who); BEGIN"
    " PERFORM set_config('synchronous_commit', 'on', true);"
    " SELECT * INTO m FROM @matches WHERE id = of_match;"
    " IF NOT found OR NOT @is_result(score, m) OR length(games) > 134217728"
    "  OR cardinality(v_entrant) > 5000 OR EXISTS (SELECT FROM unnest(said) t"
    "   WHERE length(t) > 65536) OR EXISTS (SELECT FROM unnest(v_code) c"
    "   WHERE length(c) > 32) OR EXISTS (SELECT FROM unnest(v_why, v_words)"
    "   AS u (y, z) WHERE length(y) > 4096 OR length(z) > 4096) THEN"
    "  RAISE EXCEPTION 'this is no result';"
    " END IF;"
    " IF w.aside IS NOT NULL THEN RETURN false; END IF;"
    " IF of_attempt < 0 THEN"
    "  RETURN @finish_audit(who, of_match, of_attempt, score);"
    " END IF;"
    " UPDATE @matches SET state = 2, result = score, lease = NULL,"
    "  changed = " POSTGRES_NOW
    "  WHERE id = of_match AND attempt = of_attempt AND state = 1"
    "  AND worker = who RETURNING * INTO m;"
    " IF NOT found THEN"
    "  RETURN EXISTS (SELECT FROM @matches WHERE id = of_match"
    "   AND attempt = of_attempt AND state = 2 AND worker = who);"
    " END IF;"
    " IF length(games) > 0 THEN"
    "  INSERT INTO @records VALUES (of_match, games) ON CONFLICT (match)"
    "   DO UPDATE SET games = excluded.games;"
    " END IF;"
    " INSERT INTO @errors SELECT of_match, (ARRAY[m.e1, m.e2, m.e3, m.e4])[n],"
    "  t FROM unnest(said) WITH ORDINALITY AS u (t, n)"
    "  WHERE length(t) > 0 AND n <= 4"
    "  AND (ARRAY[m.e1, m.e2, m.e3, m.e4])[n] > 0"
    "  ON CONFLICT (match, entrant) DO UPDATE SET text = excluded.text;"
    " IF faults <> '' THEN PERFORM @blame(of_match, faults); END IF;"
    " INSERT INTO @verdicts (match, entrant, game, move, code, why, words,"
    "  hint, position) SELECT of_match, u.*, ''::bytea FROM unnest(v_entrant,"
    "  v_game, v_move, v_code, v_why, v_words, v_hint) AS u (entrant)"
    "  WHERE u.entrant IN (m.e1, m.e2, m.e3, m.e4) AND u.entrant > 0;"
    " PERFORM @draw_audit(m);"
    " RETURN true;"
    "END $$",
    NULL,
};

/* The statement that gives a role the rights of a worker. */
const char postgres_grant[] =
    "SELECT format('GRANT USAGE ON SCHEMA @ TO %1$I;"
    " GRANT EXECUTE ON FUNCTION @hello, @version, @rules, @players, @bot,"
    " @claim, @is_open, @renew, @release, @finish TO %1$I', rolname)"
    " FROM pg_roles WHERE rolname = $1";
