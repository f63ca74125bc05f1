#!/usr/bin/env bash
# Compares the engine with the naive Python one in its folder, which was
# written from the rule pages alone: traces of random games, perft tables, and
# which mutated states are loaded.
#   reference.sh [GAMES [MUTATIONS [ID...]]]      for each option set: 25 and 500;
# with JOUTE_LONG=1 3000 and 20000
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
games=${1:-$((long ? 3000 : 25))} mutations=${2:-$((long ? 20000 : 500))}
# The reference counts some ten thousand sequences a second.
countable=$((long ? 20000 : 1000))
ids=${*:3}
py=/usr/bin/python3
export PYTHONPATH=tests/reference

# judge ID WORDS...: compares the two engines under one set of options, written
# as for joute new.
judge() {
    local agreed=0 seed
    # A few hundred at a time: a thousand traces can be 250 MB.
    for ((seed = 1; seed <= games; seed += 250)); do
        "$JOUTE" random "$@" --seed $seed --games $((games - seed < 249 ? games - seed + 1 : 250)) --trace >"$tmp/traces"
        $py tests/reference/check.py --jobs 2 "$tmp/traces" >"$tmp/log" 2>&1 || break
        agreed=$((agreed + $(sed -n 's/.*: \([0-9]*\) games.*agree$/\1/p' "$tmp/log")))
    done
    [ "$agreed" -eq "$games" ]
    result $? "$*: $agreed of $games games agree"
    [ "$agreed" -eq "$games" ] || tail -3 "$tmp/log" | cut -c1-300 | sed 's/^/# /'
    head -n 30 "$tmp/traces" | $py tests/reference/mutate.py --seed 1 --count "$mutations" >"$tmp/mutants" &&
        "$LOADER" <"$tmp/mutants" >"$tmp/log" 2>&1
    result $? "$*: $(tail -1 "$tmp/log" | cut -c1-300)"
    grep '^#' "$tmp/log" | cut -c1-300
}
# count_sequences ID: the lines of perft.txt (docs/GAME_FOLDER.md).
count_sequences() {
    local game=$1 bad=0 lines=0 judged words after depth count moves here='' state
    : >"$tmp/asked" && : >"$tmp/wanted"
    while IFS='|' read -r words after depth count; do
        case $words in '#'*) continue ;; esac
        lines=$((lines + 1)) after=${after// /} depth=${depth// /} count=${count// /}
        # The lines of a position follow each other.
        # shellcheck disable=SC2086
        if [ "$here" != "$words|$after" ]; then
            here="$words|$after"
            moves=$("$JOUTE" random "$game" $words | jq -r ".moves[:$after][]")
            state=$("$JOUTE" new "$game" $words | "$JOUTE" apply - $moves)
        fi
        [ "$("$JOUTE" perft - "$depth" <<<"$state")" = "$count" ] || { bad=1; echo "# $here $depth"; }
        if [ "$count" -le $countable ]; then
            echo "$depth $state" >>"$tmp/asked"
            echo "$count" >>"$tmp/wanted"
        fi
    done <"src/games/$game/perft.txt"
    judged=$(wc -l <"$tmp/wanted")
    $py tests/reference/perft.py <"$tmp/asked" 2>&1 | diff "$tmp/wanted" - | sed 's/^/# reference: /' >"$tmp/diff"
    cat "$tmp/diff"
    [ $bad -eq 0 ] && [ ! -s "$tmp/diff" ] && [ "$judged" -gt 3 ]
    result $? "$game: $lines lines of perft.txt, $judged also by the reference"
}

if [ -z "$ids" ]; then
    $py tests/reference/selftest.py >"$tmp/log" 2>&1
    result $? "the reference's drivers pass their own tests"
fi
for id in ${ids:-$("$JOUTE" games | cut -f1)}; do
    folder=src/games/$id
    if [ ! -d "$folder/reference" ]; then
        skip "$id agrees with its reference engine" "it has none"
        continue
    fi
    for suite in "$folder"/reference/*selftest.py; do
        [ -e "$suite" ] || continue
        $py "$suite" >"$tmp/log" 2>&1
        result $? "the reference engine passes its own $(basename "$suite" .py)"
    done
    while read -r words; do
        words=${words#default}
        # shellcheck disable=SC2086
        judge "$id" ${words:+-o ${words// / -o }}
    done < <(grep -v '^#' "$folder/options.txt")
    count_sequences "$id"
done
tap_end
