#!/usr/bin/env bash
# Attacks on joute serve, and ends of every kind, as root and as an ordinary
# user: none of them needs a right that the user lacks.
#   tests/serve_attacks.sh        half a minute; as root an ordinary user beside
#   tests/serve_attacks.sh long   a soak: 1,000 tables, many kills, minutes of nonsense;
#                                 JOUTE_LONG=1 says the same
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
. tests/serve_tools.sh
SPARE=64987 # a user nobody is
seconds=4 rounds=1 tables=40
[ "${1:-}" != long ] || long=1
[ "$long" = 0 ] || seconds=180 rounds=10 tables=1000
[ "${1:-}" != again ] || seconds=1 # as another user

# as_user: runs everything as an ordinary user.
as_user() {
    local there=$tmp/user status
    mkdir -p "$there/tests" && cp "$JOUTE" "$BENCH" "$WIRE" "$FUZZ_SERVER" "$there" && cp tests/*serve*.sh tests/tap.sh "$there/tests" &&
        chmod 711 "${tmp%/*}" "$tmp" && chmod -R go+rX "$there"
    (cd / && exec setpriv --reuid=$SPARE --regid=$SPARE --clear-groups env -u TMPDIR JOUTE_LONG=0 "JOUTE=$there/${JOUTE##*/}" \
        "BENCH=$there/${BENCH##*/}" "WIRE=$there/${WIRE##*/}" "FUZZ_SERVER=$there/${FUZZ_SERVER##*/}" bash "$there/tests/serve_attacks.sh" again) >"$tmp/user.out"
    status=$?
    take "$tmp/user.out" "user: "
    [ $status -eq 0 ] && grep -q '^1\.\.[0-9]*$' "$tmp/user.out"
    result $? "the attacks as an ordinary user came to their end"
}
[ "$(id -u)" -ne 0 ] || beside as_user

# ---- a second server on the same file ----
serve first
ln -s "$tmp/data/joute/server.db" "$tmp/symbolic.db" && ln "$tmp/data/joute/server.db" "$tmp/hard.db"
for name in symbolic hard; do
    timeout 10 "$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/$name.db" >"$tmp/out" 2>"$tmp/err"
    [ $? -eq 1 ] && grep -q "$name.db: another joute serve has it open" "$tmp/err" && [ ! -e "$tmp/$name.db-wal" ]
    result $? "a second server does not open it by a $name link"
done
finish

# ---- one who listens for a minute ----
if [ "$long" = 1 ]; then
    serve heard --db "$tmp/heard.db"
    listened=$pid
    "$WIRE" "$port" listen &
    listener=$!
fi

# ---- guests of every kind, at once ----
serve guests
"$FUZZ_SERVER" "$port" "$seconds" 1 >"$tmp/fuzz.out" &
fuzzer=$!
"$WIRE" "$port" >"$tmp/wire.out"
wait "$fuzzer"
take "$tmp/wire.out"
take "$tmp/fuzz.out"
[ "$(tail -1 "$tmp/wire.out")" = 1..51 ] && [ "$(tail -1 "$tmp/fuzz.out")" = 1..1 ]
result $? "all guests finished"
finish && [ ! -s "$tmp/guests.err" ]
result $? "and the server ended without an error"

# ---- many requests, and guests who mean harm ----
serve flood
"$WIRE" "$port" flood >"$tmp/flood.out"
result $? "a client that asks for list after list is refused for a while"
finish
# From loopback, where addresses are not told apart: a test sends such traffic
# only there. joute-bench measures how soon moves arrive.
serve harm
load --tables 20 --seconds 2 --hostile 64 --json >"$tmp/harm.json" 2>"$tmp/harm.load"
result $? "64 guests who mean harm disturb no game: p99 $(jq .opponent.p99 "$tmp/harm.json") ms"
finish
status=$?
[ $status -eq 0 ] && [ ! -s "$tmp/harm.err" ] || { echo "# status $status" && head -5 "$tmp/harm.err" | sed 's/^/# /'; }
[ $status -eq 0 ] && [ ! -s "$tmp/harm.err" ]
result $? "nor the server"

# ---- one player among heavy tables ----
serve hungry --threads 1
"$WIRE" "$port" starve >"$tmp/starve.out"
result $? "heavy tables of others do not keep a player waiting: $(cat "$tmp/starve.out")"
"$JOUTE" random splaby -o rounds=1000 --seed 1 | "$WIRE" "$port" big >"$tmp/big.out"
result $? "long records of others do not keep a word waiting: $(cat "$tmp/big.out")"
finish

# ---- the end while computers think ----
serve think
"$WIRE" "$port" think >"$tmp/think.out" &
watcher=$!
soon grep -qs ready "$tmp/think.out"
# The limit is on CPU time: how long that takes depends on the machine. The
# searches themselves would have gone on for minutes.
cpu() { awk '$3 != "Z" { used = $14 + $15 } END { print used + 0 }' "/proc/$pid/stat" 2>/dev/null || echo 0; }
before=$(cpu) after=$before
kill -TERM "$pid"
has_stopped() { now=$(cpu) && [ "$now" -eq 0 ] || { after=$now && false; }; }
soon has_stopped
wait "$pid"
status=$? took=$(((after - before) * 1000 / $(getconf CLK_TCK)))
[ $status -eq 0 ] && [ "$before" -gt 0 ] && [ $took -lt 2000 ]
result $? "SIGTERM while computers think: status 0 within 2 s of CPU"
[ $took -lt 2000 ] || echo "# $took ms"
wait "$watcher"
result $? "everybody is told that it restarts"

# ---- kill -9 under load ----
for round in $(seq $rounds); do
    rm -f "$tmp"/killed.db* && : >"$tmp/steps"
    serve killed --db "$tmp/killed.db"
    load --tables $tables --seconds 1000 --rate 4 --record "$tmp/steps" >"$tmp/load.out" 2>&1 &
    loader=$!
    # Some moves have been announced, and more are being sent.
    enough=$((tables + RANDOM % (4 * tables)))
    has_steps() { [ "$(wc -l <"$tmp/steps")" -ge $enough ]; }
    soon has_steps || echo "# under $enough steps"
    finish KILL
    wait "$loader"
    serve again --db "$tmp/killed.db"
    load --check "$tmp/steps" >"$tmp/check.out" 2>&1
    result $? "kill -9 loses no announced move: $(tail -1 "$tmp/check.out")"
    finish
    result $? "and the next one ends well"
done

# ---- a disk that is full ----
serve_limited() { (ulimit -f 2000 && exec "$JOUTE" serve "$@"); }
serve_limited --listen 127.0.0.1:0 --json --db "$tmp/full.db" >"$tmp/full.out" 2>"$tmp/full.err" &
pid=$!
pids+=("$pid")
soon has_port full
# Until the disk is full, however long that takes.
load --tables 40 --seconds 1000 --rate 4 --record "$tmp/steps" >"$tmp/load.out" 2>&1 &
loader=$!
wait "$pid"
[ $? -eq 1 ] && [ "$(wc -l <"$tmp/full.err")" -eq 1 ] && grep -q 'full.db: cannot be written: ' "$tmp/full.err"
result $? "a full disk ends it with one line and a status"
wait "$loader"
grep -q 'fault: the server cannot store games any more' "$tmp/load.out"
result $? "players are told"
serve full --db "$tmp/full.db"
load --check "$tmp/steps" >"$tmp/check.out" 2>&1
result $? "no announced move is lost: $(tail -1 "$tmp/check.out")"
finish

if [ "$long" = 1 ]; then
    wait "$listener"
    result $? "a client that only answers pings is not disconnected"
    pid=$listened
    finish
fi

# ---- a soak ----
if [ "$long" = 1 ]; then
    serve soak --db "$tmp/soak.db"
    load --tables 1000 --seconds 300 --pid "$pid" --json >"$tmp/soak.json"
    result $? "1,000 tables for five minutes"
    echo "# $(cat "$tmp/soak.json")"
    holds '.opponent.p99 < 100' "$tmp/soak.json"
    result $? "99 % of the moves are seen within 100 ms"
    load --idle 2000 --pid "$pid" --json >"$tmp/idle.json"
    result $? "2,000 idle connections"
    echo "# $(cat "$tmp/idle.json")"
    finish
    result $? "and a good end"
fi
gather
tap_end
