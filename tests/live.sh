#!/usr/bin/env bash
# Spectators of a tournament in PostgreSQL get the same as those of one in a
# file. TEST_LIVE is the program of the build.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
. tests/postgres_tools.sh
pg_make && pg_start || pg_skip "spectators of a tournament in PostgreSQL"
LIVE_STORE="$pg_url#live" "$TEST_LIVE" >"$tmp/live.txt" 2>&1
result $? "spectators of a tournament in PostgreSQL get the same"
grep -E '^not ok|^#' "$tmp/live.txt" | head -n 20 | sed 's/^not ok/# not ok/'
tap_end
