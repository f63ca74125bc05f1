#!/usr/bin/env bash
# Compares the engine with the naive Python one of tests/reference/, which was
# written from the rule pages alone: traces of random games, perft tables, and
# which mutated states are loaded.
#   reference.sh [GAMES [MUTATIONS]]      for each option set
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
games=${1:-1000} mutations=${2:-2000}
py=/usr/bin/python3
sets='
moulin
moulin -o flying=false
moulin -o pieces=3 -o repetition=2
moulin -o pieces=12 -o quiet_plies=200 -o repetition=9
moulin -o repetition=0 -o quiet_plies=0
roses
roses -o rows=3 -o cols=5
roses -o rows=4 -o cols=4 -o pawns=5
trolls
trolls -o cells=15 -o stones=50
trolls -o cells=3 -o stones=1
trolls -o cells=101 -o stones=60
guerre -o level=simple
guerre -o level=intermediate
guerre
guerre -o priests=9 -o wizards=9
guerre -o priests=0 -o wizards=0
splaby -o rounds=20
splaby -o players=2 -o points=code -o rounds=30
splaby -o players=3 -o reserve=3 -o item_turns=1 -o rounds=20
splaby -o players=2 -o reserve=999 -o item_turns=100 -o rounds=15
'
for suite in selftest guerre_selftest guerre_check_selftest splaby_selftest; do
    $py tests/reference/$suite.py >"$tmp/log" 2>&1
    result $? "the reference engine passes its own $suite"
done
while read -r words; do
    [ -n "$words" ] || continue
    # A few hundred at a time: a thousand traces can be 250 MB.
    agreed=0
    for ((seed = 1; seed <= games; seed += 250)); do
        # shellcheck disable=SC2086
        "$JOUTE" random $words --seed $seed --games $((games - seed < 249 ? games - seed + 1 : 250)) --trace >"$tmp/traces"
        $py tests/reference/check.py --jobs 2 "$tmp/traces" >"$tmp/log" 2>&1 || break
        agreed=$((agreed + $(sed -n 's/.*: \([0-9]*\) games.*agree$/\1/p' "$tmp/log")))
    done
    [ "$agreed" -eq "$games" ]
    result $? "$words: $agreed of $games games agree"
    [ "$agreed" -eq "$games" ] || tail -3 "$tmp/log" | cut -c1-300 | sed 's/^/# /'
    head -c 20000000 "$tmp/traces" | sed '$d' | head -30 |
        $py tests/reference/mutate.py --seed 1 --count "$mutations" >"$tmp/mutants" &&
        "$LOADER" <"$tmp/mutants" >"$tmp/log" 2>&1
    result $? "$words: $(tail -1 "$tmp/log" | cut -c1-300)"
    grep '^#' "$tmp/log" | cut -c1-300
done <<<"$sets"

# Perft tables: words of "joute new" | moves of their random game played first
# | depth | count.
for file in src/games/*/perft.txt; do
    game=$(cut -d/ -f3 <<<"$file") bad=0 lines=0 judged=0
    while IFS='|' read -r words after depth count; do
        case $words in '#'*) continue ;; esac
        lines=$((lines + 1)) after=${after// /} depth=${depth// /} count=${count// /}
        # shellcheck disable=SC2086
        moves=$("$JOUTE" random "$game" $words | jq -r ".moves[:$after][]")
        # shellcheck disable=SC2086
        "$JOUTE" new "$game" $words | "$JOUTE" apply - $moves >"$tmp/state"
        [ "$("$JOUTE" perft "$tmp/state" "$depth")" = "$count" ] || { bad=1; echo "# $words $after $depth"; }
        # The reference counts some ten thousand a second.
        if [ "$count" -le 20000 ]; then
            judged=$((judged + 1))
            [ "$($py tests/reference/perft.py "$depth" <"$tmp/state")" = "$count" ] ||
                { bad=1; echo "# reference: $words $after $depth"; }
        fi
    done <"$file"
    [ $bad -eq 0 ] && [ $judged -gt 3 ]
    result $? "$game: $lines lines of perft.txt, $judged also by the reference"
done
tap_end
