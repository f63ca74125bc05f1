#!/usr/bin/env bash
# bench_workers.sh: a tournament of six C bots in a PostgreSQL of its own, played
# by one worker and by two, each on a core; then the CPU of a waiting worker.
cd "$(dirname "$0")/.." || exit 1
JOUTE=${JOUTE:-$PWD/build/gcc/joute}
. tests/tap.sh
. tests/postgres_tools.sh
trap 'pkill -f "^$JOUTE worker $pg_url"; pg_kill; rm -rf "$tmp" "$pg_dir"' EXIT
pg_make && pg_start && mkdir "$tmp/bots" || exit 1
for name in ada blaise denis emilie fermat gaspard; do cp "$(dirname "$JOUTE")/joute-first" "$tmp/bots/$name"; done
# contest WORKERS: prints the seconds it takes.
contest() {
    local store="$pg_url#by$1" began core
    "$JOUTE" tournament run "$tmp/bots" --game trolls --games 500 --format double --jobs 0 --store "$store" >"$tmp/said" 2>&1 &
    local coordinator=$!
    has_matches() { "$JOUTE" tournament status --json --store "$store" 2>/dev/null | holds '.planned > 0'; }
    soon has_matches || { cat "$tmp/said" && exit 1; }
    began=$(date +%s%N)
    for ((core = 0; core < $1; core++)); do taskset -c $core "$JOUTE" worker "$store" --jobs 1 >/dev/null 2>&1 & done
    wait $coordinator
    awk -v ns=$(($(date +%s%N) - began)) 'BEGIN { print ns / 1e9 }'
}
echo "# two tournaments of half a minute, then a minute of waiting" >&2
one=$(contest 1) two=$(contest 2)
awk -v one="$one" -v two="$two" 'BEGIN { printf "one worker %.1f s, two %.1f s: %.2f of it\n", one, two, two / one }'
waiting=$(pgrep -f "^$JOUTE worker $pg_url#by1" | head -1)
# ticks: prints the CPU ticks it has used.
ticks() { awk '{ print $14 + $15 }' "/proc/$waiting/stat"; }
before=$(ticks)
sleep 60
awk -v ticks=$(($(ticks) - before)) -v rate="$(getconf CLK_TCK)" 'BEGIN { printf "one that waits takes %.2f %% of a core\n", 100 * ticks / rate / 60 }'
