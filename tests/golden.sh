#!/usr/bin/env bash
# Golden games: the traces in src/games/<id>/golden/ are what the program still
# prints for their options and seed. With --write, makes them anew.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
# One a line: file, game, options.
goldens='
moulin/golden/default.json moulin
moulin/golden/walking.json moulin -o flying=false
roses/golden/default.json roses
trolls/golden/default.json trolls
guerre/golden/simple.json guerre -o level=simple
guerre/golden/intermediate.json guerre -o level=intermediate
guerre/golden/advanced.json guerre
splaby/golden/rules.json splaby -o rounds=10
splaby/golden/code.json splaby -o players=2 -o points=code -o rounds=10
'
while read -r file words; do
    [ -n "$file" ] || continue
    # A line per move, so that a difference can be read.
    # shellcheck disable=SC2086
    "$JOUTE" random $words --seed 1 --trace | sed 's/{"turn":[^{}]*"legal"/\n&/g' >"$tmp/now"
    if [ "$1" = --write ]; then
        mkdir -p "src/games/$(dirname "$file")"
        cp "$tmp/now" "src/games/$file"
    fi
    diff "src/games/$file" "$tmp/now" >"$tmp/diff" && [ -s "$tmp/now" ]
    result $? "$file is unchanged"
    head -c 600 "$tmp/diff" | sed 's/^/# /'
    "$JOUTE" verify "src/games/$file" >/dev/null
    result $? "$file verifies"
done <<<"$goldens"
tap_end
