/* postgres_schema.c: the tables of a tournament in PostgreSQL, and the only
 * functions that a worker may call. Each @ stands for the tournament's schema.
 *
 * The functions run with the rights of whoever made the tournament; a worker's
 * role may call these and touch no table. What is claimed has a lease: who lets
 * it run out may lose the match to another. A result is taken once, from the
 * worker that holds the latest claim, and is on the disk before the answer;
 * claims and leases may be lost with a crash of the server, which costs no
 * more than playing a match again. */
#include "tournament/postgres_schema.h"

#include <stddef.h>

#define OF_WORKER                                                              \
    "SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$ "

const char *const postgres_schema[] = {
    /* version goes up with every change of an entrant; changed is that of the
     * plan or of who takes part. */
    "CREATE TABLE @contest (json text NOT NULL, version bigint NOT NULL,"
    " changed bigint NOT NULL)",
    "CREATE TABLE @entrants ("
    " id bigint PRIMARY KEY, key text NOT NULL UNIQUE, spec text NOT NULL,"
    " path text NOT NULL, name text NOT NULL, reason text NOT NULL,"
    " hash text NOT NULL, state integer NOT NULL)",
    /* The files of bots, by their hash. */
    "CREATE TABLE @files (hash text PRIMARY KEY, bytes bytea NOT NULL)",
    "CREATE TABLE @workers ("
    " worker text PRIMARY KEY, machine text NOT NULL, speed bigint NOT NULL,"
    " jobs integer NOT NULL, seen timestamptz NOT NULL)",
    "CREATE TABLE @matches ("
    " id bigint PRIMARY KEY, stage integer NOT NULL, round integer NOT NULL,"
    " config integer NOT NULL, leg integer NOT NULL, e1 bigint NOT NULL,"
    " e2 bigint NOT NULL, e3 bigint NOT NULL, e4 bigint NOT NULL,"
    " games bigint NOT NULL, seed bigint NOT NULL,"
    " state integer NOT NULL DEFAULT 0, attempt integer NOT NULL DEFAULT 0,"
    " counts boolean NOT NULL DEFAULT true, result text,"
    " worker text, lease timestamptz, changed bigint NOT NULL,"
    " UNIQUE (stage, round, config, leg, e1, e2, e3, e4))",
    "CREATE INDEX matches_open ON @matches (id) WHERE state = 0 AND counts",
    "CREATE INDEX matches_changed ON @matches (changed)",
    "CREATE INDEX matches_claimed ON @matches (lease) WHERE state = 1",
    "CREATE TABLE @records (match bigint PRIMARY KEY, games bytea NOT NULL)",
    "CREATE TABLE @errors ("
    " match bigint NOT NULL, entrant bigint NOT NULL, text bytea NOT NULL,"
    " PRIMARY KEY (match, entrant))",
    "CREATE TABLE @verdicts ("
    " place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,"
    " match bigint NOT NULL, entrant bigint NOT NULL, game bigint NOT NULL,"
    " move bigint NOT NULL, code text NOT NULL, why bytea NOT NULL,"
    " words bytea NOT NULL, hint integer NOT NULL, position bytea NOT NULL)",
    "CREATE INDEX verdicts_match ON @verdicts (match)",
    "CREATE INDEX verdicts_entrant ON @verdicts (entrant)",

    /* A worker that begins, or is back after the connection was lost: what it
     * was given and does not know of is free again. */
    "CREATE FUNCTION @hello(who text, machine text, speed bigint,"
    " jobs integer, held bigint[]) RETURNS void LANGUAGE sql " OF_WORKER
    "INSERT INTO @workers VALUES (who, machine, speed, jobs, now())"
    " ON CONFLICT (worker) DO UPDATE SET seen = now();"
    "UPDATE @matches SET state = 0, worker = NULL, lease = NULL,"
    " changed = " POSTGRES_NOW
    " WHERE state = 1 AND worker = who AND id <> ALL (held) $$",

    "CREATE FUNCTION @version() RETURNS bigint LANGUAGE sql " OF_WORKER
    "SELECT coalesce(max(version), 0) FROM @contest $$",

    /* The deals of other matches follow from the seed. */
    "CREATE FUNCTION @rules() RETURNS text LANGUAGE sql " OF_WORKER
    "SELECT (json::jsonb - 'seed')::text FROM @contest $$",

    "CREATE FUNCTION @players() RETURNS SETOF @entrants LANGUAGE sql " OF_WORKER
    "SELECT id, key, CASE path WHEN '' THEN spec ELSE '' END,"
    " regexp_replace(path, '.*/', ''), name, '', hash, state FROM @entrants"
    " WHERE state <> 3 ORDER BY id $$",

    "CREATE FUNCTION @bot(wanted text) RETURNS bytea LANGUAGE sql " OF_WORKER
    "SELECT bytes FROM @files WHERE hash = wanted $$",

    "CREATE FUNCTION @claim(who text, seconds integer)"
    " RETURNS SETOF @matches LANGUAGE plpgsql " OF_WORKER
    "DECLARE free bigint; BEGIN"
    " PERFORM set_config('synchronous_commit', 'off', true);"
    " SELECT m.id INTO free FROM @matches m WHERE m.state = 0 AND m.counts"
    "  ORDER BY m.id LIMIT 1 FOR UPDATE SKIP LOCKED;"
    " IF free IS NULL THEN"
    "  SELECT m.id INTO free FROM @matches m WHERE m.state = 1 AND m.counts"
    "   AND m.lease < clock_timestamp() ORDER BY m.lease LIMIT 1"
    "   FOR UPDATE SKIP LOCKED;"
    " END IF;"
    " RETURN QUERY UPDATE @matches m SET state = 1, attempt = m.attempt + 1,"
    "  worker = who, changed = " POSTGRES_NOW ", lease = clock_timestamp()"
    "  + make_interval(secs => seconds) WHERE m.id = free RETURNING m.*;"
    "END $$",

    /* Whether anything is left: to be played, or being played. */
    "CREATE FUNCTION @is_open() RETURNS boolean LANGUAGE sql " OF_WORKER
    "SELECT EXISTS (SELECT FROM @matches WHERE state = 0 AND counts)"
    " OR EXISTS (SELECT FROM @matches WHERE state = 1 AND counts) $$",

    "CREATE FUNCTION @renew(who text, seconds integer) RETURNS void"
    " LANGUAGE plpgsql " OF_WORKER
    "BEGIN PERFORM set_config('synchronous_commit', 'off', true);"
    " UPDATE @matches SET"
    "  lease = clock_timestamp() + make_interval(secs => seconds)"
    "  WHERE state = 1 AND worker = who;"
    " UPDATE @workers SET seen = now() WHERE worker = who;"
    "END $$",

    "CREATE FUNCTION @blame(of_match bigint, words text) RETURNS void"
    " LANGUAGE sql AS $$"
    "INSERT INTO @errors VALUES"
    " (of_match, 0, convert_to(words || chr(10), 'UTF8'))"
    " ON CONFLICT (match, entrant) DO UPDATE"
    " SET text = @errors.text || excluded.text $$",

    "CREATE FUNCTION @release(who text, of_match bigint, of_attempt integer,"
    " fault text) RETURNS void LANGUAGE plpgsql " OF_WORKER "BEGIN"
    " UPDATE @matches SET state = 0, worker = NULL, lease = NULL,"
    "  changed = " POSTGRES_NOW
    "  WHERE id = of_match AND attempt = of_attempt AND state = 1"
    "  AND worker = who;"
    " IF found AND fault IS NOT NULL THEN"
    "  PERFORM @blame(of_match, fault);"
    " END IF;"
    "END $$",

    /* Whether the result counts; true again for one who asks a second time
     * since the first answer was lost. */
    "CREATE FUNCTION @finish(who text, of_match bigint, of_attempt integer,"
    " score text, games bytea, faults text, said bytea[], v_entrant bigint[],"
    " v_game bigint[], v_move bigint[], v_code text[], v_why bytea[],"
    " v_words bytea[], v_hint integer[])"
    " RETURNS boolean LANGUAGE plpgsql " OF_WORKER
    "DECLARE m @matches%ROWTYPE; BEGIN"
    " PERFORM set_config('synchronous_commit', 'on', true);"
    " IF score !~ '^-?[0-9]+( -?[0-9]+)*$' OR length(score) > 4000 THEN"
    "  RAISE EXCEPTION 'this is no result';"
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
    "  ON CONFLICT (match, entrant) DO UPDATE SET text = excluded.text;"
    " IF faults <> '' THEN PERFORM @blame(of_match, faults); END IF;"
    " INSERT INTO @verdicts (match, entrant, game, move, code, why, words,"
    "  hint, position) SELECT of_match, u.*, ''::bytea FROM unnest(v_entrant, "
    "v_game,"
    "  v_move, v_code, v_why, v_words, v_hint) AS u (entrant)"
    "  WHERE u.entrant IN (m.e1, m.e2, m.e3, m.e4);"
    " RETURN true;"
    "END $$",

    "COMMENT ON TABLE @contest IS '" POSTGRES_VERSION "'",
    "REVOKE ALL ON ALL FUNCTIONS IN SCHEMA @ FROM PUBLIC",
    NULL,
};

/* What a worker may do. */
const char postgres_grant[] = "GRANT USAGE ON SCHEMA @ TO %I;"
                              "GRANT EXECUTE ON FUNCTION @hello, @version, "
                              "@rules, @players, @bot, @claim,"
                              " @is_open, @renew, @release, @finish TO %I";
