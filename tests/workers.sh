#!/usr/bin/env bash
# Tournaments on many machines: workers, what their role may do, results that
# come late or twice, and workers, coordinator, PostgreSQL and network killed at
# random moments.
#   workers.sh [--long | --faults SEED [COUNT]]    more faults; those of a seed
cd "$(dirname "$0")/.." || exit 1
# In a network of its own: a browser that is tested beside us would break off
# what it loads (ERR_NETWORK_CHANGED) when wires come and go in its own.
if [ "$(id -u)" -eq 0 ] && [ -z "${JOUTE_APART:-}" ] && unshare --net -- ip link set lo up 2>/dev/null; then
    JOUTE_APART=1 exec unshare --net -- bash -c 'ip link set lo up && exec "$@"' apart tests/workers.sh "$@"
fi
. tests/tap.sh
. tests/postgres_tools.sh
export LC_ALL=C.UTF-8
source=$PWD
# Two machines of their own, each with a wire to this one, where root may make
# them; else workers beside us.
machines=() wires=()
if [ "$(id -u)" -eq 0 ] && ip link add joute-t0 type veth peer name joute-t1 2>/dev/null; then
    ip link del joute-t0
    for i in 1 2; do
        unshare -n sleep 100000 &
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
    pg_kill
    rm -rf "$tmp" "$pg_dir"
}
trap clean_up EXIT
pg_make '*' && echo "host all all 10.213.0.0/16 trust" >>"$pg_dir/data/pg_hba.conf" && pg_start || pg_skip "tournaments on many machines"
pg_url="postgres://joute@127.0.0.1:$pg_port/postgres"
mkdir "$tmp/a class" && cd "$tmp/a class" || exit 1
tour() { "$JOUTE" tournament "$@"; }
as() { psql -qAtX -h "$pg_dir" -p "$pg_port" -U "$1" postgres -c "$2" 2>&1; }
# Which are the same however often and wherever it was played.
table() { tour standings --json --store "$1"; tour crosstable --json --store "$1"; tour export csv --store "$1" | cut -d, -f1-10,13,15; }
sql "CREATE ROLE helper LOGIN; CREATE ROLE stranger LOGIN"

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
result $? "both machines played, and how fast they are is kept" || sed 's/^/# /' workers.json
[ -n "$(find home1/.cache/joute/bots -name other.py)" ] && grep -rq psst <(tour feedback fb --store "$lab" 2>&1; cat fb/bob.py.md)
result $? "files travel through the store, and what bots wrote comes back"
# One more who comes late, while workers wait.
printf 'def strategie(partie, avant):\n    return 2\n' >late.py
tour add late.py --store "$lab" 2>add.err && grep -q '^24 matches to play' add.err
result $? "a late bot"
over() { [ "$(sql 'SELECT count(*) FROM lab.matches WHERE state < 2')" = 0 ]; }
soon over
result $? "is played by workers that were waiting"
kill -TERM ${workers[1]} ${workers[2]}
wait ${workers[1]} && wait ${workers[2]}
result $? "SIGTERM ends a worker with 0"

# ---- what a worker's role may do ----
refused() { [[ $(as helper "$1") == *"permission denied"* ]]; result $? "$2"; }
refused "SELECT * FROM lab.matches" "a worker's role reads no table"
refused "UPDATE lab.matches SET result = '1'" "changes no result"
refused "DELETE FROM lab.records" "deletes nothing"
refused "SELECT lab.blame(1, 'x')" "calls nothing but what it needs"
[[ $(as stranger "SELECT lab.rules()") == *"permission denied"* ]]
result $? "another site's role sees nothing of this tournament"
as helper "SELECT lab.rules()" | holds 'has("game") and (has("seed") | not)'
result $? "the seed of the tournament is not told"
[ -z "$(as helper 'SELECT path FROM lab.players()' | grep /)" ]
result $? "nor where bots lie on the teacher's disk"
# claim WHO: "id attempt". finish WHO ID ATTEMPT RESULT
claim() { as helper "SELECT id || ' ' || attempt FROM lab.claim('$1', 1)"; }
finish() { as helper "SELECT lab.finish('$1', $2, $3, '$4', '', '', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')"; }
kept() { sql "SELECT coalesce(result, '-') FROM lab.matches WHERE id = $1"; }
sql "UPDATE lab.matches SET state = 0, result = NULL WHERE id = 1"
read -r id old <<<"$(claim evil)"
[ "$id" = 1 ] && [ "$(finish other 1 "$old" '4 4')" = f ] && [ "$(kept 1)" = - ]
result $? "nobody finishes what another has claimed"
expired() { [ "$(sql 'SELECT lease < now() FROM lab.matches WHERE id = 1')" = t ]; }
soon expired
read -r id new <<<"$(claim good)"
[ "$id" = 1 ] && [ "$new" -gt "$old" ] && [ "$(finish evil 1 "$old" '9 9')" = f ] && [ "$(kept 1)" = - ]
result $? "a late result, of an old claim, is refused"
[ "$(finish good 1 "$new" '4 4')" = t ] && [ "$(finish good 1 "$new" '5 5')" = t ] && [ "$(kept 1)" = '4 4' ]
result $? "a result counts once, and stays as it is"
[ "$(finish evil 1 "$new" '9 9')" = f ] && [ "$(kept 1)" = '4 4' ]
result $? "also by its right number"
[[ $(finish good 1 "$new" "1'); DROP") != t ]]
result $? "what is no result is refused"
# A bot that is not what was entered is not run.
sql "UPDATE lab.files SET bytes = replace(encode(bytes, 'escape'), 'return 1', 'return 9')::bytea WHERE hash = (SELECT hash FROM lab.entrants WHERE key = 'ada.py'); UPDATE lab.matches SET state = 0, result = NULL WHERE id = (SELECT min(m.id) FROM lab.matches m JOIN lab.entrants e ON e.id IN (e1, e2) WHERE key = 'ada.py')"
HOME=$PWD/home3 timeout 60 "$JOUTE" worker "$help" --until-idle >forged.txt 2>&1
grep -q 'not what was entered' forged.txt
result $? "a bot that is not what was entered is not run"
sql "UPDATE lab.matches SET state = 2, result = '4 4' WHERE state < 2"
refuses() { "$JOUTE" "${@:3}" >"$tmp/out" 2>&1; [ $? -eq "$1" ] && grep -q "$2" "$tmp/out"; }
refuses 2 'need a store on a server' worker file.db
result $? "a worker and a file"
refuses 1 'there is no tournament here' worker "$pg_url#nothing" --until-idle
result $? "a worker and no tournament"
echo "$help" >url.txt
refuses 0 'plays' worker @url.txt --until-idle && ! grep -q helper "$tmp/out" && JOUTE_STORE=$help refuses 0 'plays' worker --until-idle
result $? "the URL may come from a file or the environment"
refuses 2 'sandbox only' tournament run --game trolls -p random -p greedy --no-sandbox --store "$pg_url#none"
result $? "without a sandbox there are no workers"
fi

# ---- faults ----
# The same contest again and again, while something is killed or cut; what was
# killed is started again. Leases are short, and so is the patience of TCP.
contest=(run --game trolls --games "${FAULT_GAMES:-1500}" --seed 7 -p random -p greedy -p level:2 -p level:4 -p level:5 -p random -p greedy)
faults=8 seed=$RANDOM
[ "$1" = --long ] && faults=50
[ "$1" = --faults ] && seed=$2 faults=${3:-8}
RANDOM=$seed
tour "${contest[@]}" --store whole.db >/dev/null 2>&1
table whole.db >whole.txt
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
# strike: a fault of the five kinds.
strike() {
    local what=$((RANDOM % 5))
    hit+=($what)
    case $what in
    0 | 1) kill -9 "${workers[what + 1]}" 2>/dev/null; wait "${workers[what + 1]}" 2>/dev/null; start_worker $((what + 1)) ;;
    2) kill -9 $coordinator 2>/dev/null; wait $coordinator 2>/dev/null; start_coordinator ;;
    3) pg_kill; soon pg_start ;;
    4) if [ -n "${wires[1]}" ]; then
        ip link set "${wires[1]}" down; sleep $((1 + RANDOM % 4)); ip link set "${wires[1]}" up
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
        sleep "0.$((RANDOM % 10))"
        playing || { wait $coordinator; [ "$(left)" = 0 ] && break; }
        strike
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
    result $? "every match has its games once"
done
[ $total -ge $faults ]
result $? "there were $total faults"
[ -n "${wires[1]}" ] || skip "a network that is cut" "making network namespaces needs root"
tap_end
