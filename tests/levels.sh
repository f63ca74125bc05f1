#!/usr/bin/env bash
# The levels that people choose from, in 200 paired games each (trolls, whose games
# are quick: 1000): the first loses to a player that plays half of its moves at
# random and half greedily, each of the others scores six in ten or more against
# the one below.
#   JOUTE=build/gcc/joute BENCH=build/gcc/joute-bench tests/levels.sh [GAME]     (all games)
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
games=200
[ "${1:-}" = trolls ] && games=1000
"$BENCH" levels "$@" --games "$games" --lang en >"$tmp/levels" 2>&1
while read -r game level below share _; do
    case $level in
        level:1)
            below=greedy%50 least=0 most=40
            share=$("$BENCH" strength "$game" level:1 $below --games 400 --lang en | awk '{ print $4 }')
            ;;
        level:*) least=60 most=100 ;;
        *) continue ;;
    esac
    ((${share%.*} >= least && (${share%.*} < most || ${share/./} <= 10 * most)))
    result $? "$game: $level against $below: $share %, from $least to $most"
done <"$tmp/levels"
((tap_count > 0 && tap_count % 8 == 0))
result $? "all eight were measured"
# Beginners of trolls do not throw nearly all of their 15 stones on the first turn.
for level in 1 2 3; do
    "$JOUTE" match trolls -p level:$level -p level:$level --games 100 --seed 1 --save "$tmp/$level" >/dev/null 2>&1
    mean=$(cat "$tmp/$level"/*.json | jq -s 'map(.moves[0] | split(",") | map(tonumber) | add / 2) | add / length | round')
    ((mean <= 9))
    result $? "trolls: level:$level throws $mean stones on its first turn, on average"
done
# In trolls greedy does not beat the upper levels.
for level in 5 6 7 8; do
    share=$("$BENCH" strength trolls level:$level greedy --games 1000 --lang en | awk '{ print $4 }')
    ((${share%.*} >= 45))
    result $? "trolls: level:$level against greedy: $share %, at least 45"
done
tap_end
