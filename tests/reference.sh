#!/usr/bin/env bash
# Compares the engine with the naive Python one in its folder, which was
# written from the rule pages alone: traces of random games, perft tables, and
# which mutated states are loaded.
#   reference.sh [GAMES [MUTATIONS [ID...]]]      for each option set
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
games=${1:-500} mutations=${2:-2000}
ids=${*:3}
py=/usr/bin/python3
export PYTHONPATH=tests/reference

# judge ID WORDS...: one option set, as joute new takes it.
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
    head -c 20000000 "$tmp/traces" | sed '$d' | head -30 |
        $py tests/reference/mutate.py --seed 1 --count "$mutations" >"$tmp/mutants" &&
        "$LOADER" <"$tmp/mutants" >"$tmp/log" 2>&1
    result $? "$*: $(tail -1 "$tmp/log" | cut -c1-300)"
    grep '^#' "$tmp/log" | cut -c1-300
}
# count_sequences ID: the lines of perft.txt (docs/GAME_FOLDER.md).
count_sequences() {
    local game=$1 bad=0 lines=0 judged=0 words after depth count moves
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
    done <"src/games/$game/perft.txt"
    [ $bad -eq 0 ] && [ $judged -gt 3 ]
    result $? "$game: $lines lines of perft.txt, $judged also by the reference"
}

$py tests/reference/selftest.py >"$tmp/log" 2>&1
result $? "the reference's drivers pass their own tests"
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
