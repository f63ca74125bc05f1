/* postgres_audits.c: finds machines that lie about results. It looks at matches
 * whose players all play the same again with the same seed, and lets another
 * worker play one in a hundred of them a second time, without telling the other
 * worker. If the games differ, and neither of the two workers belongs to
 * whoever made the tournament, a third worker decides. The worker whose games
 * nobody else confirms is set aside, and its matches are played again. If all
 * three differ, the players are less steady than they seemed, and nobody is
 * blamed.
 *
 * A claim of an audit has a negative attempt, which no match has. */
#include <stddef.h>

#include "tournament/store/postgres_schema.h"

const char *const postgres_audits[] = {
    /* Audit 1 plays the match again, audit 2 decides. `original` is the attempt
     * whose result is compared; once the match has another attempt, its audits
     * are void. */
    "CREATE TABLE IF NOT EXISTS @audits (match bigint NOT NULL,"
    " number integer NOT NULL, original integer NOT NULL,"
    " state integer NOT NULL DEFAULT 0, attempt integer NOT NULL DEFAULT 0,"
    " worker text, lease timestamptz, score text, PRIMARY KEY (match, number))",
    "CREATE INDEX IF NOT EXISTS audits_open ON @audits (match)"
    " WHERE state < 2",

    "CREATE OR REPLACE FUNCTION @draw_audit(m @matches) RETURNS void"
    " LANGUAGE sql AS $$"
    "DELETE FROM @audits WHERE match = m.id;"
    "INSERT INTO @audits (match, number, original)"
    " SELECT m.id, 1, m.attempt FROM @contest WHERE random() < audited"
    " AND m.e2 <> 0 AND NOT EXISTS (SELECT FROM unnest(ARRAY[m.e1, m.e2, m.e3,"
    "  m.e4]) AS u (id) LEFT JOIN @entrants e USING (id) WHERE u.id <> 0"
    "  AND e.steady IS NOT TRUE) $$",

    /* The workers that have played a match or an audit of it, except this
     * audit. */
    "CREATE OR REPLACE FUNCTION @judged(a @audits) RETURNS SETOF @workers"
    " LANGUAGE sql AS $$"
    "SELECT w.* FROM @workers w JOIN @matches m ON m.id = a.match"
    " WHERE w.worker = m.worker OR w.worker IN (SELECT o.worker FROM @audits o"
    "  WHERE o.match = a.match AND o.number <> a.number) $$",

    /* True if a worker may play an audit. It may not audit its own match. A
     * machine can have several workers, so a worker of another role audits, if
     * there is one. */
    "CREATE OR REPLACE FUNCTION @may_audit(who text, a @audits)"
    " RETURNS boolean LANGUAGE sql AS $$"
    "SELECT EXISTS (SELECT FROM @matches WHERE id = a.match AND state = 2"
    "  AND attempt = a.original AND counts)"
    " AND NOT EXISTS (SELECT FROM @judged(a) WHERE worker = who)"
    " AND (NOT EXISTS (SELECT FROM @judged(a) j JOIN @workers w"
    "   ON j.role = w.role WHERE w.worker = who)"
    "  OR NOT EXISTS (SELECT FROM @workers w WHERE w.aside IS NULL"
    "   AND w.jobs > 0 AND w.seen > now() - make_interval(secs => 20)"
    "   AND w.role NOT IN (SELECT role FROM @judged(a)))) $$",

    "CREATE OR REPLACE FUNCTION @claim_audit(who text, seconds integer)"
    " RETURNS SETOF @matches LANGUAGE plpgsql AS $$"
    "DECLARE a @audits%ROWTYPE; m @matches%ROWTYPE; BEGIN"
    " SELECT * INTO a FROM @audits o WHERE (o.state = 0 OR (o.state = 1"
    "  AND o.lease < clock_timestamp())) AND @may_audit(who, o)"
    "  ORDER BY o.match LIMIT 1 FOR UPDATE SKIP LOCKED;"
    " IF NOT found THEN RETURN; END IF;"
    " UPDATE @audits o SET state = 1, worker = who, lease = @until(seconds),"
    "  attempt = o.attempt - 1 WHERE o.match = a.match AND o.number = a.number"
    "  RETURNING * INTO a;"
    " SELECT * INTO m FROM @matches WHERE id = a.match;"
    " m.state := 1; m.attempt := a.attempt; m.worker := NULL;"
    " m.result := NULL;"
    " RETURN NEXT m;"
    "END $$",

    /* True if an audit is left and some worker heard of lately could play it.
     * Without such a worker, as on a single machine, the tournament ends. */
    "CREATE OR REPLACE FUNCTION @has_audits() RETURNS boolean LANGUAGE sql"
    " AS $$ SELECT EXISTS (SELECT FROM @audits a, @workers w WHERE a.state < 2"
    " AND w.aside IS NULL AND w.jobs > 0"
    " AND w.seen > now() - make_interval(secs => 20)"
    " AND (a.worker = w.worker OR @may_audit(w.worker, a))) $$",

    /* The parts of a result that do not depend on the time that players
     * took. */
    "CREATE OR REPLACE FUNCTION @figures(score text, players integer)"
    " RETURNS text LANGUAGE sql AS $$"
    "SELECT string_agg(x, ' ' ORDER BY i) FROM unnest(string_to_array(score,"
    " ' ')) WITH ORDINALITY AS u (x, i) WHERE i NOT IN (7, 8) AND (i < 9"
    " OR i > 8 + 9 * players OR (i - 9) % 9 NOT IN (5, 6, 7)) $$",

    "CREATE OR REPLACE FUNCTION @set_aside(liar text, of_match bigint)"
    " RETURNS void LANGUAGE plpgsql AS $$"
    "DECLARE again bigint[]; BEGIN"
    " UPDATE @workers SET aside = of_match WHERE worker = liar"
    "  AND aside IS NULL;"
    " SELECT coalesce(array_agg(id), '{}') INTO again FROM @matches"
    "  WHERE worker = liar AND state > 0;"
    " DELETE FROM @records WHERE match = ANY (again);"
    " DELETE FROM @errors WHERE match = ANY (again);"
    " DELETE FROM @verdicts WHERE match = ANY (again);"
    " UPDATE @matches SET state = 0, result = NULL, worker = NULL,"
    "  lease = NULL, attempt = attempt + 1, changed = " POSTGRES_NOW
    "  WHERE id = ANY (again);"
    " DELETE FROM @audits WHERE match = ANY (again);"
    " UPDATE @audits SET state = 0, worker = NULL, lease = NULL, score = NULL"
    "  WHERE worker = liar AND number = 1;"
    " DELETE FROM @audits WHERE number = 2 AND state < 2 AND match IN"
    "  (SELECT match FROM @audits WHERE number = 1 AND state = 0);"
    "END $$",

    /* Compares the results of a match. If exactly one worker differs from the
     * others, it has lied. */
    "CREATE OR REPLACE FUNCTION @judge(m @matches) RETURNS void"
    " LANGUAGE plpgsql AS $$"
    "DECLARE one @audits%ROWTYPE; two @audits%ROWTYPE; liar text;"
    " players integer := 2 + (m.e3 <> 0)::integer + (m.e4 <> 0)::integer;"
    " first text := @figures(m.result, players); other text; third text;"
    " is_first_ours boolean; is_other_ours boolean; BEGIN"
    " SELECT * INTO one FROM @audits WHERE match = m.id AND number = 1;"
    " SELECT * INTO two FROM @audits WHERE match = m.id AND number = 2;"
    " other := @figures(one.score, players);"
    " IF other = first THEN RETURN; END IF;"
    " SELECT is_owner INTO is_first_ours FROM @workers WHERE worker = m.worker;"
    " SELECT is_owner INTO is_other_ours FROM @workers"
    "  WHERE worker = one.worker;"
    " IF is_first_ours AND NOT is_other_ours THEN"
    "  liar := one.worker;"
    " ELSIF is_other_ours AND NOT is_first_ours THEN"
    "  liar := m.worker;"
    " ELSIF two.match IS NULL AND NOT is_first_ours THEN"
    "  INSERT INTO @audits (match, number, original)"
    "   VALUES (m.id, 2, m.attempt);"
    "  RETURN;"
    " ELSE"
    "  third := @figures(two.score, players);"
    "  liar := CASE third WHEN first THEN one.worker WHEN other THEN m.worker"
    "   END;"
    " END IF;"
    " IF liar IS NULL THEN"
    "  UPDATE @entrants SET steady = false WHERE id IN (m.e1, m.e2, m.e3, m.e4)"
    "   AND path <> '';"
    " ELSE"
    "  PERFORM @set_aside(liar, m.id);"
    " END IF;"
    "END $$",

    "CREATE OR REPLACE FUNCTION @finish_audit(who text, of_match bigint,"
    " this integer, new_score text) RETURNS boolean LANGUAGE plpgsql AS $$"
    "DECLARE a @audits%ROWTYPE; m @matches%ROWTYPE; BEGIN"
    " UPDATE @audits SET state = 2, score = new_score, lease = NULL"
    "  WHERE match = of_match AND attempt = this AND state = 1"
    "  AND worker = who RETURNING * INTO a;"
    " IF NOT found THEN"
    "  RETURN EXISTS (SELECT FROM @audits WHERE match = of_match"
    "   AND attempt = this AND state = 2 AND worker = who);"
    " END IF;"
    " SELECT * INTO m FROM @matches WHERE id = of_match FOR UPDATE;"
    " IF m.state = 2 AND m.attempt = a.original THEN"
    "  PERFORM @judge(m);"
    " END IF;"
    " RETURN true;"
    "END $$",

    "COMMENT ON TABLE @contest IS '" POSTGRES_VERSION "'",
    "REVOKE ALL ON ALL FUNCTIONS IN SCHEMA @ FROM PUBLIC",
    NULL,
};
