#!/usr/bin/env bash
# bench_store.sh: joute-bench store on a PostgreSQL of its own, on this disk, with
# its usual durability. JOUTE is the program; arguments go to the command.
cd "$(dirname "$0")/.." || exit 1
JOUTE=${JOUTE:-$PWD/build/gcc/joute}
BENCH=${BENCH:-$(dirname "$JOUTE")/joute-bench}
. tests/tap.sh
. tests/postgres_tools.sh
pg_make && echo "max_connections = 1100" >>"$pg_dir/data/postgresql.conf" && pg_start || exit 1
"$BENCH" store "$pg_url#bench" "$@"
