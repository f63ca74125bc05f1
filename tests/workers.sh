#!/usr/bin/env bash
# Tournaments on many machines: workers, what their role may do, results that
# come late or twice, and workers, coordinator, PostgreSQL and network killed at
# random moments.
#   workers.sh [--long | --faults SEED [COUNT]]    more faults; those of a seed
cd "$(dirname "$0")/.." || exit 1
# In a network of its own: a browser that is tested at the same time would abort
# what it loads (ERR_NETWORK_CHANGED) when interfaces come and go in its
# network.
if [ "$(id -u)" -eq 0 ] && [ -z "${JOUTE_APART:-}" ] && unshare --net -- ip link set lo up 2>/dev/null; then
    JOUTE_APART=1 exec unshare --net -- bash -c 'ip link set lo up && exec "$@"' apart tests/workers.sh "$@"
fi
. tests/tap.sh
. tests/postgres_tools.sh
[ "$1" != --long ] || long=1
export LC_ALL=C.UTF-8
source=$PWD
# Two machines of their own, each with a wire to this one, if root may make
# them; otherwise workers on this machine.
machines=() wires=()
if [ "$(id -u)" -eq 0 ] && ip link add joute-t0 type veth peer name joute-t1 2>/dev/null; then
    ip link del joute-t0
    for i in 1 2; do
        unshare -n tail -f /dev/null &
        machines[i]=$!
        wires[i]=jt$i.$((RANDOM % 1000))
        apart() { [ "$(readlink "/proc/${machines[i]}/ns/net")" != "$(readlink /proc/self/ns/net)" ]; }
        soon apart
        ip link add "${wires[i]}" type veth peer name far netns ${machines[i]} &&
            ip addr add "10.213.$i.1/30" dev "${wires[i]}" && ip link set "${wires[i]}" up &&
            nsenter -t ${machines[i]} -n sh -c "ip addr add 10.213.$i.2/30 dev far && ip link set far up && ip link set lo up" || wires[i]=
    done
fi
clean_up() {
    kill "${machines[@]}" $(jobs -p) 2>/dev/null
    for i in 1 2; do [ -z "${wires[i]}" ] || ip link del "${wires[i]}" 2>/dev/null; done
}
at_end clean_up
pg_make '*' && echo "host all all 10.213.0.0/16 trust" >>"$pg_dir/data/pg_hba.conf" && pg_start || pg_skip "tournaments on many machines"
pg_url="postgres://joute@127.0.0.1:$pg_port/postgres"
mkdir "$tmp/a class" && cd "$tmp/a class" || exit 1
tour() { "$JOUTE" tournament "$@"; }
as() { psql -qAtX -h "$pg_dir" -p "$pg_port" -U "$1" postgres -c "$2" 2>&1; }
# table STORE: prints the results that do not depend on how often and where the
# matches were played.
table() { tour standings --json --store "$1"; tour crosstable --json --store "$1"; tour export csv --store "$1" | cut -d, -f1-10,13,15; }
# judge STATUS TITLE FILE: prints the file if it failed.
judge() { result "$1" "$2"; [ "$1" -eq 0 ] || head -n 5 "$3" | cat -v | cut -c1-300 | sed 's/^/# /'; }
sql "CREATE ROLE helper LOGIN; CREATE ROLE stranger LOGIN; CREATE ROLE guest LOGIN"

find_sandbox
if [ "$box" ]; then
    skip "two machines, bots of several kinds" "$why_no_box"
elif [ "$1" != --faults ]; then
# ---- two machines, bots of several kinds ----
mkdir bots bots/fay
printf 'def strategie(partie, avant):\n    return 1\n' >bots/ada.py
printf 'import sys\ndef strategie(partie, avant):\n    print("psst", file=sys.stderr)\n    return min(2, partie.stockGauche)\n' >bots/bob.py
printf 'from other import throw\ndef strategie(partie, avant):\n    return throw(partie)\n' >bots/fay/strategie.py
printf 'def throw(partie):\n    return min(3, partie.stockGauche)\n' >bots/fay/other.py
cp "$source/bots/bot.sh" bots/gus.sh
cp bots/ada.py bots/ann.py # the same bot under two names
printf 'def un(partie, precedentes):\n    return 1\ndef deux(partie, precedentes):\n    return min(2, partie.stockGauche)\n' >bots/two.py
lab="$pg_url#lab" help="postgres://helper@127.0.0.1:$pg_port/postgres#lab"
tour run --game trolls --games 4 --seed 5 bots -p greedy --store file.db >/dev/null 2>&1
table file.db >file.txt
tour run --game trolls --games 4 --seed 5 bots -p greedy --store "$lab" --jobs 0 >run.txt 2>run.err &
run=$!
# A worker waits for a tournament and for its right to play.
mkdir home1 home2
for i in 1 2; do HOME=$PWD/home$i "$JOUTE" worker "$help" --jobs 1 --lease 3 >"w$i.txt" 2>&1 & workers[i]=$!; done
granted() { tour grant helper --store "$lab" 2>grant.err; }
soon granted
wait $run
result $? "workers play what a coordinator plans"
table "$lab" >lab.txt
diff file.txt lab.txt >"$tmp/diff"
result $? "the tables are those of one machine with a file"
tour workers --json --store "$lab" >workers.json
holds 'map(select(.played > 0)) | length == 2 and all(.speed > 0 and .jobs == 1)' workers.json
judge $? "both machines played, and how fast they are is kept" workers.json
[ -n "$(find home1/.cache/joute/bots -name other.py)" ] && grep -rq psst <(tour feedback fb --store "$lab" 2>&1; cat fb/bob.py.md)
result $? "files travel through the store, and what bots wrote comes back"
# One more bot comes late, while workers wait.
printf 'def strategie(partie, avant):\n    return 2\n' >late.py
tour add late.py --store "$lab" 2>add.err && grep -q '^32 matches to play' add.err
result $? "a late bot"
over() { [ "$(sql 'SELECT count(*) FROM lab.matches WHERE state < 2')" = 0 ]; }
soon over
result $? "a new plan is played by workers that were waiting"
kill -TERM ${workers[1]} ${workers[2]}
wait ${workers[1]} && wait ${workers[2]}
result $? "SIGTERM ends a worker with 0"

# ---- what a worker's role may do ----
refused() { [[ $(as helper "$1") == *"permission denied"* ]]; result $? "$2"; }
refused "SELECT * FROM lab.matches" "a worker's role reads no table"
refused "UPDATE lab.matches SET result = '1'" "changes no result"
refused "DELETE FROM lab.records" "deletes nothing"
refused "SELECT lab.blame(1, 'x')" "can call only what it needs"
[[ $(as stranger "SELECT lab.rules()") == *"permission denied"* ]]
result $? "another site's role sees nothing of this tournament"
timeout 600 "$JOUTE" worker "postgres://stranger@127.0.0.1:$pg_port/postgres#lab" --until-idle >"$tmp/stranger" 2>&1
grep -q 'may not play here yet.*joute tournament grant stranger' "$tmp/stranger"
result $? "a worker whose role was not granted is told what grants it"
as helper "SELECT lab.rules()" | holds 'has("game") and (has("seed") | not)'
result $? "it cannot see the seed of the tournament"
[ -z "$(as helper 'SELECT path FROM lab.players()' | grep /)" ]
result $? "nor where bots lie on the teacher's disk"
# claim WHO [SECONDS]: "id attempt". finish WHO ID ATTEMPT RESULT [GAMES VERDICTS]
hello() { as helper "SELECT lab.hello('$1', 'pc-$1', 1, 1, '{}')"; }
claim() { as helper "SELECT id || ' ' || attempt FROM lab.claim('$1', ${2:-600})"; }
finish() { as helper "SELECT lab.finish('$1', $2, $3, $4, ${5:-''}, '', '{}', ${6:-'{}', '{}', '{}', '{}', '{}', '{}', '{}'})"; }
kept() { sql "SELECT coalesce(result, '-') FROM lab.matches WHERE id = $1"; }
again() { sql "UPDATE lab.matches SET state = 0, result = NULL, worker = NULL WHERE id = 1"; }
# Possible results of 4 games: all won by the first, and by the second.
won='4 40 1 10 1 1 5 1 4 0 0 4 0 0 0 0 0 0 0 4 -4 0 0 0 0 0 2 0 0 2 0 0 77'
lost='4 40 1 10 1 1 5 1 0 0 4 -4 0 0 0 0 0 4 0 0 4 0 0 0 0 0 0 0 2 0 0 2 78'
for who in evil good other; do hello $who; done >/dev/null
# Match 1 is all there is to play: no match is played a second time.
sql "UPDATE lab.contest SET audited = 0; DELETE FROM lab.audits"
again
[[ $(claim nobody) == *"not known"* ]] && [[ $(as stranger "SELECT lab.claim('good', 1)") == *"permission denied"* ]]
result $? "a worker that has not said hello cannot claim"
read -r id old <<<"$(claim evil)"
[ "$id" = 1 ] && [ "$(finish other 1 "$old" "'$won'")" = f ] && [ "$(kept 1)" = - ]
result $? "a worker cannot finish another's claim"
sql "UPDATE lab.matches SET lease = now() WHERE id = 1"
read -r id new <<<"$(claim good)"
[ "$id" = 1 ] && [ "$new" -gt "$old" ] && [ "$(finish evil 1 "$old" "'$lost'")" = f ] && [ "$(kept 1)" = - ]
result $? "a late result, of an old claim, is refused"
[ "$(finish good 1 "$new" "'$won'")" = t ] && [ "$(finish good 1 "$new" "'$lost'")" = t ] && [ "$(kept 1)" = "$won" ]
result $? "a result counts once, and stays as it is"
[ "$(finish evil 1 "$new" "'$lost'")" = f ] && [ "$(kept 1)" = "$won" ]
result $? "also by its right number"
again
read -r id new <<<"$(claim evil 2147483647)"
[ "$(sql "SELECT lease < now() + interval '61 minutes' FROM lab.matches WHERE id = 1")" = t ] && [ -z "$(as helper "SELECT * FROM lab.claim('evil', NULL)")" ] &&
    as helper "SELECT lab.renew('evil', 2147483647)" >/dev/null && [ "$(sql "SELECT count(*) FROM lab.matches WHERE lease > now() + interval '61 minutes'")" = 0 ]
result $? "no lease is longer than an hour"
# Results that no reader accepts: another type, size or sign.
bad=("'1); DROP'" "'4 4'" "'${won/77/-77}'" "'${won/4 40/40 40}'" "'${won/ 40 / -40 }'" "'${won/ 40 / 99999999999999999999999999 }'" "'${won/ 10 1 1/ 10 9 1}'"
    "'$won 1'" "'${won/ 4 0 0 4/ 4 1 0 4}'" "'${won/4 0 0 4 0/4 0 0 4 7}'" "'${won/0 4 -4/0 4 -5}'" "'${won/2 0 0 2/5 0 0 2}'" "NULL" "''" "repeat('1 ', 100000)")
for score in "${bad[@]}"; do [ "$(finish evil 1 "$new" "$score")" = t ] && echo "$score"; done >taken.txt
[ ! -s taken.txt ] && [ "$(kept 1)" = - ]
judge $? "an invalid result is refused" taken.txt
[[ $(finish evil 1 "$new" "'$won'" "repeat('x', 134217729)::bytea") == *"no result"* ]] &&
    [[ $(finish evil 1 "$new" "'$won'" "''" "array_fill(1::bigint, '{5001}'), '{}', '{}', '{}', '{}', '{}', '{}'") == *"no result"* ]] &&
    [[ $(finish evil 1 "$new" "'$won'" "''" "'{1}', '{1}', '{1}', ARRAY[repeat('x', 1000000)], '{x}', '{x}', '{1}'") == *"no result"* ]] && [ "$(kept 1)" = - ]
result $? "a result with too many bytes or verdicts is refused"
# Possible results that lie all the same: 64 MB of nothing as games, and escape
# sequences in every text.
python3 -c 'import sys, zlib; sys.stdout.write(zlib.compress(bytes(1 << 26), 9).hex())' >bomb.hex
as helper "SELECT lab.finish('evil', 1, $new, '$won', '\\x$(cat bomb.hex)', E'\x1b[2J\n\x1b]0;x\x07', '{\"\\\\x1b5b324a\"}', '{1,1,1,99}', '{1,-1,1,1}', '{1,1,9223372036854775807,1}', '{crash,crash,crash,zz}', '{\"\\\\x1b5b324aff\",x,x,x}', '{\"\\\\x1b5b324a\",x,x,x}', '{99999,1,1,1}')" >forged.txt
[ "$(cat forged.txt)" = t ]
result $? "a possible result is accepted"
hello $'sly\e[2J' >/dev/null
as helper "SELECT lab.hello('sly', E'\x1b[2J' || repeat('x', 1000000), -5, 2147483647, '{}')" >/dev/null
before=$SECONDS
tour replay 1 1 --store "$lab" >replay.txt 2>&1
[ $? -eq 1 ] && grep -q 'the records are damaged' replay.txt && [ $((SECONDS - before)) -lt 30 ]
result $? "games that unpack without end are refused in one line"
{ tour workers --store "$lab"; tour status --store "$lab"; tour standings --store "$lab"; tour feedback fb2 --store "$lab" && cat fb2/*; tour export csv --store "$lab"; } >shown.txt 2>&1
[ -s fb2/ada.py.md ] && ! grep -qP '[\x00-\x08\x0b-\x1f\x7f]' shown.txt && [ "$(wc -L <shown.txt)" -lt 1000 ] && tour export json --store "$lab" | holds 'all(.verdicts[]; .code != "zz" and .game > 0)'
result $? "nothing that a worker sends can move a cursor"
for n in 1 2 3; do again; read -r id new <<<"$(claim evil)"; as helper "SELECT lab.release('evil', 1, $new, repeat('x', 1000000))" >/dev/null; done
[ "$(sql 'SELECT max(length(text)) < 70000 FROM lab.errors')" = t ]
result $? "failures are kept, but only so many"
as helper "SELECT lab.hello('w' || n, 'm', 1, 1, '{}') FROM generate_series(1, 20000) n" >many.txt
[ "$(sql 'SELECT count(*) FROM lab.workers')" -le 10000 ] && grep -q 'no more workers' many.txt
result $? "one role does not fill the disk with names"
tour grant guest --store "$lab" 2>/dev/null
[ -z "$(as guest "SELECT lab.hello('guest', 'pc', 1, 1, '{}')")" ] && sql "DELETE FROM lab.workers WHERE worker = 'guest'"
result $? "nor does it keep other roles out"
sql "DELETE FROM lab.workers WHERE machine = 'm'"
# A lock that anybody may take, and a transaction that is kept open.
psql -qAtX -h "$pg_dir" -p "$pg_port" -U stranger postgres >/dev/null 2>&1 < <(echo "SELECT pg_advisory_lock(hashtext('joute'), hashtext('\"lab\"'));"; sleep 1000) & # sleeps: it only keeps its lock
locker=$!
held() { [ "$(sql "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")" = 1 ]; }
soon held
tour remove late.py --store "$lab" 2>remove.err && tour add late.py --store "$lab" 2>>remove.err
judge $? "nobody keeps the coordinator out with a lock" remove.err
kill $locker
again
read -r id new <<<"$(claim evil)"
mkfifo hold
psql -qAtX -h "$pg_dir" -p "$pg_port" -U helper postgres <hold >/dev/null 2>&1 &
exec 8>hold
echo "BEGIN; SELECT lab.renew('evil', 60);" >&8
blocked() { [ "$(sql "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction' AND usename = 'helper'")" = 1 ]; }
soon blocked
own=bots/$(sql "SELECT key FROM lab.entrants WHERE id IN (SELECT unnest(ARRAY[e1, e2]) FROM lab.matches WHERE id = 1) AND key LIKE '%.%' LIMIT 1")
echo "# new" >>"$own"
tour add "$own" --store "$lab" >add.txt 2>&1
[ $? -eq 1 ] && grep -q 'lock timeout' add.txt
judge $? "a worker that keeps its transaction open cannot block others unnoticed" add.txt
exec 8>&-
tour add "$own" --store "$lab" >add.txt 2>&1
judge $? "nor for longer than its timeout" add.txt
# Names of roles, quoted as names.
sql 'CREATE ROLE "a@b"; CREATE ROLE "a;b"; CREATE ROLE "%I""x"'
for role in a@b 'a;b' '%I"x'; do tour grant "$role" --store "$lab" || break; done >grant.txt 2>&1
judge $? "any role can be granted work" grant.txt
[ "$(sql "SELECT count(*) FROM pg_roles r WHERE rolname IN ('a@b', 'a;b', '%I\"x') AND has_function_privilege(r.oid, 'lab.claim(text, integer)', 'EXECUTE')")" = 3 ]
result $? "each of them by its own name"
refuses() { "$JOUTE" "${@:3}" >"$tmp/out" 2>&1; [ $? -eq "$1" ] && grep -q "$2" "$tmp/out"; }
refuses 1 'invalid byte sequence' tournament grant $'\xff\xfe' --store "$lab" && refuses 1 'no role "nobody"' tournament grant nobody --store "$lab"
result $? "an invalid or unknown role is refused"

# ---- what a store may do to a worker ----
# Commands with an empty path, or besides a path; impossible boards and games.
mkdir secret home3 && echo "s3cr3t of the lender" >secret/id_rsa
sql "UPDATE lab.matches SET state = 2, result = '$won', worker = NULL WHERE state < 2 AND id > 1"
steal="cmd:/usr/bin/sh -c \"cat $PWD/secret/id_rsa >&2\" $PWD/secret/id_rsa"
sql "CREATE TABLE lab.good AS TABLE lab.entrants; CREATE TABLE lab.first AS SELECT * FROM lab.matches WHERE id = 1"
lend() { sql "$1"; again; sql "UPDATE lab.matches SET lease = NULL WHERE id = 1; DELETE FROM lab.errors"; HOME=$PWD/home3 timeout 120 "$JOUTE" worker "$help" --until-idle --jobs 1 >lent.txt 2>&1; }
stolen() { [ "$(sql "SELECT count(*) FROM lab.errors WHERE position('s3cr3t' IN encode(text, 'escape')) > 0")" != 0 ]; }
lend "UPDATE lab.entrants SET path = '', spec = '$steal'"
[ $? -eq 1 ] && grep -q 'a worker runs only bots whose files it has checked' lent.txt && ! stolen
judge $? "a command that a store names is not run" lent.txt
lend "DELETE FROM lab.entrants; INSERT INTO lab.entrants TABLE lab.good; CREATE OR REPLACE FUNCTION lab.players() RETURNS SETOF lab.entrants SECURITY DEFINER LANGUAGE sql AS \$\$ SELECT id, key, '$steal', 'x.py', name, '', hash, state, false FROM lab.entrants ORDER BY id \$\$"
! stolen && sql "SELECT result IS NULL FROM lab.matches WHERE id = 1" | grep -qx t
judge $? "nor one beside a path" lent.txt
for damage in "config = 99999" "games = -1" "games = 1000000000000" "e1 = e2" "seed = -1"; do
    sql "DELETE FROM lab.matches WHERE id = 1; INSERT INTO lab.matches TABLE lab.first"
    lend "UPDATE lab.matches SET $damage WHERE id = 1"
    [ $? -eq 1 ] && grep -q 'match 1 is damaged' lent.txt || echo "$damage: $(cat lent.txt)"
done >damage.txt 2>&1
[ ! -s damage.txt ]
judge $? "an impossible match is refused in one line" damage.txt
# A foreign store that answers with anything.
sql "CREATE SCHEMA evil; CREATE TABLE evil.contest (); COMMENT ON TABLE evil.contest IS 'joute tournament 2'; GRANT USAGE ON SCHEMA evil TO helper;
CREATE FUNCTION evil.rules() RETURNS text LANGUAGE sql AS \$\$ SELECT '{\"game\": \"trolls\"}' \$\$;
CREATE FUNCTION evil.players() RETURNS TABLE (id integer) LANGUAGE sql AS \$\$ SELECT 1 \$\$;
CREATE FUNCTION evil.hello(text, text, bigint, integer, bigint[]) RETURNS void LANGUAGE plpgsql AS \$\$ BEGIN RAISE WARNING E'\x1b[2J'; END \$\$;
CREATE FUNCTION evil.version() RETURNS text LANGUAGE sql AS \$\$ SELECT 'x' \$\$;
CREATE FUNCTION evil.claim(text, integer) RETURNS TABLE (id text, stage text, round text, config text, leg text, e1 text, e2 text, e3 text, e4 text, games text, seed text, state text, attempt text, result text) LANGUAGE sql AS \$\$ SELECT '1', '9999999999999999999999', 'x', '', NULL, '1', '2', '0', '0', '1', '1', '1', '1', NULL \$\$;
CREATE FUNCTION evil.is_open() RETURNS SETOF boolean LANGUAGE sql AS \$\$ SELECT true WHERE false \$\$"
HOME=$PWD/home3 timeout 60 "$JOUTE" worker "${help%lab}evil" --until-idle >evil.txt 2>&1
[ $? -eq 1 ] && grep -q 'is damaged' evil.txt && ! grep -qP '\x1b' evil.txt
judge $? "a store that answers with nonsense ends a worker in one line" evil.txt
sql "DROP FUNCTION evil.claim; CREATE FUNCTION evil.claim(text, integer) RETURNS SETOF evil.contest LANGUAGE sql AS \$\$ TABLE evil.contest \$\$; DROP FUNCTION evil.players; CREATE FUNCTION evil.players() RETURNS SETOF text LANGUAGE sql AS \$\$ SELECT 'x' WHERE false \$\$"
HOME=$PWD/home3 timeout 60 "$JOUTE" worker "${help%lab}evil" --until-idle >evil.txt 2>&1
[ $? -eq 1 ] && ! grep -qP '\x1b' evil.txt
result $? "so does one that answers without columns"
sql "DELETE FROM lab.entrants; INSERT INTO lab.entrants TABLE lab.good; DROP FUNCTION lab.players; DELETE FROM lab.matches WHERE id = 1; INSERT INTO lab.matches TABLE lab.first"
sql "COMMENT ON TABLE lab.contest IS 'joute tournament 1'; ALTER TABLE lab.workers DROP aside; ALTER TABLE lab.contest DROP audited CASCADE; ALTER TABLE lab.entrants DROP steady CASCADE; DROP TABLE lab.leader, lab.audits CASCADE" 2>/dev/null
refuses 1 'by an older joute' tournament status --store "$lab"
result $? "a store of an older joute is recognised"
sql "UPDATE lab.matches SET state = 2, result = '$won' WHERE id = 1"
tour run --jobs 1 --store "$lab" >older.txt 2>&1 && tour grant helper --store "$lab" 2>/dev/null && [ "$(sql 'SELECT audited < 0.011 AND audited > 0.009 FROM lab.contest')" = t ]
judge $? "and brought up to date by run" older.txt
# A bot that is not what was entered is not run.
sql "UPDATE lab.files SET bytes = replace(encode(bytes, 'escape'), 'return 1', 'return 9')::bytea WHERE hash = (SELECT hash FROM lab.entrants WHERE key = 'ada.py'); UPDATE lab.matches SET state = 0, result = NULL WHERE id = (SELECT min(m.id) FROM lab.matches m JOIN lab.entrants e ON e.id IN (e1, e2) WHERE key = 'ada.py')"
HOME=$PWD/home3 timeout 60 "$JOUTE" worker "$help" --until-idle >forged.txt 2>&1
grep -q 'differ from those that were entered' forged.txt
result $? "a bot that is not what was entered is not run"
sql "UPDATE lab.matches SET state = 2, result = '$won' WHERE state < 2"
refuses 2 'need a store on a server' worker file.db
result $? "a worker and a file"
refuses 1 'there is no tournament here' worker "$pg_url#nothing" --until-idle
result $? "a worker and no tournament"
echo "$help" >url.txt
from_file() {
    refuses 0 'plays' worker @url.txt --until-idle && ! grep -q helper "$tmp/out"
    result $? "a worker reads the URL from a file, and ends when nothing is left to play"
}
from_environment() {
    JOUTE_STORE=$help refuses 0 'plays' worker --until-idle
    result $? "a worker takes the URL from the environment"
}
beside from_file
beside from_environment
refuses 2 'sandbox only' tournament run --game trolls -p random -p greedy --no-sandbox --store "$pg_url#none"
result $? "without a sandbox there are no workers"
gather
fi

if [ "$1" != --faults ]; then
# ---- a worker that lies ----
# Every match is played twice here, not one in a hundred. Our own players decide
# without a clock, so that no sandbox is needed.
help=postgres://helper@127.0.0.1:$pg_port/postgres
tour run --game trolls --games 4 --seed 9 -p random -p greedy -p level:2 --store truth.db >/dev/null 2>&1
table truth.db >truth.txt
# truth NAME JOBS: begins the contest again, and lets a liar finish some of it.
truth() {
    lab="$pg_url#$1"
    "$JOUTE" tournament run --game trolls --games 4 --seed 9 -p random -p greedy -p level:2 --store "$lab" --jobs "$2" >"$1.txt" 2>"$1.err" &
    run=$!
}
planned() { [ "$(sql "SELECT count(*) FROM $1.matches" 2>/dev/null)" = 12 ]; }
# lies NAME SCORE: claims a match and says it came out so.
lies() {
    as helper "SELECT $1.finish('evil', id, attempt, '$2', '', '', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}') FROM $1.claim('evil', 600)"
}
won='4 40 1 10 1 1 5 1 4 0 0 4 0 0 0 0 0 0 0 4 -4 0 0 0 0 0 2 0 0 2 0 0 77'
truth truth1 0
soon planned truth1
tour grant helper --store "$lab" 2>/dev/null
sql "UPDATE truth1.contest SET audited = 1"
as helper "SELECT truth1.hello('evil', E'liar\x1b[2J', 1, 1, '{}')" >/dev/null
for n in 1 2 3 4; do lies truth1 "$won"; done >lies.txt
for i in 1 2 3; do "$JOUTE" worker "$help#truth1" --jobs 1 >"honest$i.txt" 2>&1 & workers[i]=$!; done
wait $run
judge $? "a contest with a lying worker finishes" truth1.err
table "$lab" >truth1.tab
[ "$(sort -u lies.txt)" = t ] && diff truth.txt truth1.tab >"$tmp/diff"
judge $? "with the tables of one without it" "$tmp/diff"
grep -q '^liar?\[2J (helper) is set aside: others played match [1-4] differently' truth1.err
judge $? "the coordinator names it" truth1.err
tour workers --json --store "$lab" >workers.json
holds '[.[] | select(.aside > 0)] | length == 1 and .[0].played == 0' workers.json && [ "$(sql 'SELECT count(*) FROM truth1.audits WHERE state = 2')" -ge 10 ]
judge $? "and nobody else is set aside" workers.json
[[ $(lies truth1 "$won") == *"set aside: others played match"* ]] && [ "$(sql 'SELECT count(*) FROM truth1.matches WHERE state < 2')" = 0 ]
result $? "it gets no more matches"
kill "${workers[@]:1:3}" 2>/dev/null
wait "${workers[@]:1:3}"
judge $? "the honest ones have gone on" honest1.txt
# The coordinator plays too (--jobs 1), so no third machine is needed.
truth truth2 1
soon planned truth2
tour grant helper --store "$lab" 2>/dev/null
sql "UPDATE truth2.contest SET audited = 1"
as helper "SELECT truth2.hello('evil', 'liar', 1, 1, '{}')" >/dev/null
lies truth2 "$won" >lies.txt
wait $run
judge $? "two machines are enough if one is the coordinator's" truth2.err
table "$lab" >truth2.tab
diff truth.txt truth2.tab >"$tmp/diff"
judge $? "with the same tables" "$tmp/diff"
# A liar with a second worker does not confirm itself, if somebody else can
# look.
sql "UPDATE truth2.matches SET state = 0, result = NULL, worker = NULL WHERE id = 2; UPDATE truth2.workers SET aside = NULL, jobs = 0; DELETE FROM truth2.audits"
tour grant guest --store "$lab" 2>/dev/null
for who in "helper evil" "helper second" "guest honest"; do as ${who% *} "SELECT truth2.hello('${who#* }-2', 'pc', 1, 1, '{}')"; done >/dev/null
as helper "SELECT truth2.finish('evil-2', id, attempt, '$won', '', '', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}') FROM truth2.claim('evil-2', 600)" >lies.txt
[ "$(cat lies.txt)" = t ] && [ -z "$(as helper "SELECT id FROM truth2.claim('second-2', 600)")" ] && [ "$(as guest "SELECT id FROM truth2.claim('honest-2', 600)")" = 2 ]
result $? "a worker is not audited by another one of its role"
sql "DELETE FROM truth2.audits; DELETE FROM truth2.workers WHERE worker LIKE '%-2'"
# Three results that differ: the bots draw random numbers of their own, and no
# worker has lied.
sql "UPDATE truth2.entrants SET path = 'x'; UPDATE truth2.workers SET aside = NULL; DELETE FROM truth2.audits; UPDATE truth2.matches SET state = 0 WHERE id = 1"
for who in evil two three; do
    as helper "SELECT truth2.hello('$who', '$who', 1, 1, '{}')" >/dev/null
    as helper "SELECT truth2.finish('$who', id, attempt, '${won/77/7${#who}}', '', '', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}') FROM truth2.claim('$who', 600)"
done >lies.txt
[ "$(cat lies.txt)" = $'t\nt\nt' ] && [ "$(sql 'SELECT count(*) FROM truth2.workers WHERE aside IS NOT NULL')" = 0 ] && [ "$(sql 'SELECT count(*) FROM truth2.entrants WHERE steady')" = 1 ]
judge $? "bots that play differently each time get nobody blamed" lies.txt
fi

# ---- faults ----
# The same contest again and again, while something is killed or cut; what was
# killed is started again. Leases are short, and so is the patience of TCP.
contest=(run --game trolls --games $((long ? 1500 : 800)) --seed 7 -p random -p greedy -p level:2 -p level:4 -p level:5 -p random -p greedy)
faults=$((long ? 50 : 5)) seed=$RANDOM
[ "$1" = --faults ] && seed=$2 faults=${3:-$faults}
RANDOM=$seed
# Of five faults each is of another kind.
kinds=()
while [ ${#kinds[@]} -lt $faults ]; do kinds+=($(shuf -i 0-4 --random-source=<(yes $((seed + ${#kinds[@]})) 2>/dev/null))); done
tour "${contest[@]}" --store whole.db >/dev/null 2>&1
table whole.db >whole.txt
if [ "$1" != --faults ]; then
# ---- a server that ends ----
# Each way to end it while eight workers play: all of them come back. Over a
# socket of the machine itself a write fails before libpq has read why.
here="postgres://joute@/postgres?host=$pg_dir&port=$pg_port"
left() { sql "SELECT count(*) FROM $name.matches WHERE state < 2" 2>/dev/null; }
stop_server() { as_pg "$pg_bin/pg_ctl" -D "$pg_dir/data" -m "$1" "${@:2}" stop >/dev/null 2>&1; }
has_backend() { backend=$(sql "SELECT pid FROM pg_stat_activity WHERE application_name = 'joute' ORDER BY random() LIMIT 1" 2>/dev/null) && [ -n "$backend" ]; }
moved() { ! kill -0 $run 2>/dev/null || { [ -n "$(left)" ] && [ "$(left)" != "$before" ]; }; }
# A server that ends when its last client has gone takes nobody new.
refuses_all() { ! sql "SELECT 1" >/dev/null 2>&1; }
# end_server WAY
end_server() {
    case $1 in
    backend) soon has_backend && kill -9 "$backend" ;;
    smart) stop_server smart -W; soon refuses_all; stop_server fast; wait $pg_pid; soon pg_start ;;
    *) stop_server "$1"; wait $pg_pid; soon pg_start ;;
    esac
}
for way in backend immediate fast smart; do
    name=end_$way
    "$JOUTE" tournament "${contest[@]}" --jobs 0 --store "$pg_url#$name" >"$name.txt" 2>&1 &
    run=$!
    for i in {1..8}; do "$JOUTE" worker "$here#$name" --jobs 1 --lease 2 >"$name$i.txt" 2>&1 & workers[i]=$!; done
    for n in 1 2 3; do
        before=$(left)
        soon moved
        end_server $way
    done
    alive() { ! kill -0 $run 2>/dev/null || ! kill -0 "${workers[@]:1:8}" 2>/dev/null; }
    soon alive
    kill -0 "${workers[@]:1:8}" 2>/dev/null && wait $run
    judge $? "$way: the contest comes to its end, and all workers are still there" <(tail -qn 1 "$name"?.txt)
    kill $run "${workers[@]:1:8}" 2>/dev/null
    wait "${workers[@]:1:8}" 2>/dev/null
    table "$pg_url#$name" >ended.txt 2>&1
    diff whole.txt ended.txt >"$tmp/diff"
    judge $? "$way: the tables are those of an undisturbed run" "$tmp/diff"
done
fi
impatient='keepalives_idle=1&keepalives_interval=1&keepalives_count=2&tcp_user_timeout=2000&connect_timeout=2'
start_coordinator() { "$JOUTE" tournament "${contest[@]}" --jobs 1 --store "$pg_url?$impatient#$name" >>coordinator.txt 2>&1 & coordinator=$!; }
start_worker() {
    local enter=() host=127.0.0.1
    [ -z "${wires[$1]}" ] || enter=(nsenter -t "${machines[$1]}" -n) host=10.213.$1.1
    "${enter[@]}" "$JOUTE" worker "postgres://joute@$host:$pg_port/postgres?$impatient#$name" --jobs 1 --lease 2 >>"worker$1.txt" 2>&1 &
    workers[$1]=$!
}
playing() { kill -0 "$coordinator" 2>/dev/null; }
left() { sql "SELECT count(*) FROM $name.matches WHERE state < 2" 2>/dev/null; }
# strike WHAT: makes one of the five kinds of fault happen.
strike() {
    local what=$1
    hit+=($what)
    case $what in
    0 | 1) kill -9 "${workers[what + 1]}" 2>/dev/null; wait "${workers[what + 1]}" 2>/dev/null; start_worker $((what + 1)) ;;
    2) kill -9 $coordinator 2>/dev/null; wait $coordinator 2>/dev/null; start_coordinator ;;
    3) pg_kill; soon pg_start ;;
    4) if [ -n "${wires[1]}" ]; then
        ip link set "${wires[1]}" down; any_moment 4000; ip link set "${wires[1]}" up
    else
        sql "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()" >/dev/null
    fi ;;
    esac
}
# One tournament after the other until there were faults enough.
total=0
for ((n = 1; total < faults && n <= faults; n++)); do
    name=faults$n hit=()
    start_coordinator
    start_worker 1
    start_worker 2
    while [ $total -lt $faults ]; do
        # The next one when a match more has been played, or some have.
        before=$(left)
        moved() { ! playing || { [ -n "$(left)" ] && [ "$(left)" != "$before" ]; }; }
        soon moved
        any_moment 500
        playing || { wait $coordinator; [ "$(left)" = 0 ] && break; }
        strike "${kinds[total]}"
        total=$((total + 1))
    done
    ended=1
    for _ in 1 2 3; do # a coordinator that was killed at the very end is started again
        wait $coordinator && { ended=0; break; }
        start_coordinator
    done
    result $ended "after ${#hit[@]} faults (${hit[*]}) the tournament comes to its end"
    kill "${workers[1]}" "${workers[2]}" 2>/dev/null
    wait "${workers[1]}" "${workers[2]}" 2>/dev/null
    table "$pg_url#$name" >faults.txt 2>&1
    diff whole.txt faults.txt >"$tmp/diff"
    status=$?
    result $status "the tables are those of an undisturbed run (again with workers.sh --faults $seed $faults)"
    [ $status -eq 0 ] || { head -n 5 "$tmp/diff" | cut -c1-300; tail -n 3 coordinator.txt worker1.txt worker2.txt; } | sed 's/^/# /'
    [ "$(sql "SELECT count(*) - count(DISTINCT match) FROM $name.records")" = 0 ] && [ "$(sql "SELECT count(*) FROM $name.records")" = "$(sql "SELECT count(*) FROM $name.matches")" ]
    result $? "every match has its games exactly once"
done
[ $total -ge $faults ]
result $? "there were $total faults"
[ -n "${wires[1]}" ] || skip "a network that is cut" "making network namespaces needs root"
tap_end
