#!/usr/bin/env bash
# Runs suites again and again while other programs keep every core busy, and says
# which of their tests ever failed.
#   tests/steady.sh SUITE... N
# SUITE is a name that ctest knows in build/gcc (match), or a file of the page's
# tests (browser:games, server:protocol). N is how often each is run. Ends with 0
# if no test failed twice.
cd "$(dirname "$0")/.." || exit 2
usage() { echo "steady.sh: $1; usage: tests/steady.sh SUITE... N, such as: match browser:games 10" >&2; exit 2; }
[ $# -ge 2 ] || usage "a suite and a number are needed"
suites=("${@:1:$#-1}") runs=${!#}
[[ $runs =~ ^[1-9][0-9]*$ ]] || usage "\"$runs\" is not a number of runs"
known=" $(ctest --test-dir build/gcc -N | sed -n 's/^ *Test *#[0-9]*: //p' | xargs) "
for suite in "${suites[@]}"; do
    case $suite in
        unit:*) [ -e "web/tests/${suite#*:}.test.ts" ] ;;
        server:* | browser:*) [ -e "web/tests/${suite/://}.test.ts" ] ;;
        *) [[ $known == *" $suite "* ]] ;;
    esac || usage "there is no suite $suite"
done
tmp=$(mktemp -d) running='' busy=()
: >"$tmp/failures"
# leave: ends what was begun: each run's group with all its programs.
leave() {
    [ ${#busy[@]} -eq 0 ] || kill "${busy[@]}" 2>/dev/null
    [ -z "$running" ] || { kill -TERM -- "-$running" && wait "$running"; } 2>/dev/null
    rm -rf "$tmp"
}
trap leave EXIT
trap 'trap - INT TERM; table; exit 130' INT TERM

# A busy program ends with us, however we end.
for ((i = 0; i < $(nproc); i++)); do
    # shellcheck disable=SC2016
    bash -c 'while kill -0 "$1" 2>/dev/null; do for ((i = 0; i < 100000; i++)); do :; done; done' busy $$ &
    busy+=($!)
done

# start SUITE: runs it in a process group of its own.
start() {
    case $1 in
        *:*) JOUTE=$PWD/build/gcc/joute setsid node web/test.mjs "${1%%:*}" "${1#*:}.test" >"$tmp/log" 2>&1 & ;;
        *) setsid ctest --test-dir build/gcc --verbose --timeout 1500 -R "^$1\$" >"$tmp/log" 2>&1 & ;;
    esac
    running=$!
}
# failures SUITE RUN: prints a line for each test in the log that failed, with
# its first message. A suite that ends badly without such a test has failed
# itself.
failures() {
    sed -E 's/^[0-9]+: //' "$tmp/log" | awk -v suite="$1" -v run="$2" -v status="$3" -v OFS='\t' '
        function flush() { if (name != "") { print suite ": " name, run, why; found = 1 }; name = "" }
        /^(not )?ok [0-9]/ { flush() }
        /^not ok [0-9]/ && !/# (SKIP|TODO)/ { name = $0; sub(/^not ok [0-9]+ (- )?/, "", name); why = "" }
        name != "" && why == "" && /^(# | *error: )/ && !/^# rerun:/ { why = $0; sub(/^(# *| *error: *)/, "", why) }
        /ERROR: |SUMMARY: |\*\*\*(Timeout|Exception)/ && last == "" { last = $0 }
        END { flush(); if (!found && status != 0) print suite ": (the suite itself)", run, last }'
}
# table: prints the tests that failed; names that differ only in numbers count
# as one.
table() {
    [ ! -t 2 ] || printf '\r\033[K' >&2
    if [ ! -s "$tmp/failures" ]; then
        echo "no test failed in $done of $((${#suites[@]} * runs)) runs"
        return 0
    fi
    awk -F'\t' -v runs="$runs" '
        { key = $1; gsub(/[0-9]+([.][0-9]+)?/, "#", key) }
        !(key in failed) { keys[++count] = key; name[key] = $1; first[key] = "run " $2 ": " $3 }
        { failed[key]++; if (failed[key] > worst) worst = failed[key] }
        END {
            printf "%-70s  %11s  %s\n", "name", "failed/runs", "first failure"
            for (i = 1; i <= count; i++) printf "%-70s  %11s  %s\n", substr(name[keys[i]], 1, 70), failed[keys[i]] "/" runs, substr(first[keys[i]], 1, 110)
            exit worst > 1
        }' "$tmp/failures"
}

began=$SECONDS done=0
for ((run = 1; run <= runs; run++)); do
    for suite in "${suites[@]}"; do
        left=$((done > 0 ? (SECONDS - began) * (${#suites[@]} * runs - done) / done : 0))
        progress="run $run of $runs, $suite"
        [ $done -eq 0 ] || progress+=$(printf ', about %d:%02d left' $((left / 60)) $((left % 60)))
        if [ -t 2 ]; then printf '\r\033[K%s' "$progress" >&2; else echo "$progress" >&2; fi
        start "$suite"
        wait "$running"
        failures "$suite" $run $? >>"$tmp/failures"
        running=''
        done=$((done + 1))
    done
done
table
