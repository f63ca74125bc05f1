#!/usr/bin/env bash
# Makes the seed corpus of the fuzz targets from games of the program $JOUTE.
cd "$(dirname "$0")/corpus" || exit 1
rm -rf record state move protocol && mkdir record state move protocol
n=0 state=$(mktemp)
for golden in ../../src/games/*/golden/*.json; do
    words=$(jq -r '.game, (.options | to_entries[] | "-o", "\(.key)=\(.value)")' "$golden" | xargs)
    game=${words%% *} index=0
    for id in $("$JOUTE" games | cut -f1); do [ "$id" = "$game" ] && break; index=$((index + 1)); done
    # shellcheck disable=SC2086
    "$JOUTE" random $words --seed 3 >record/$n.json
    # shellcheck disable=SC2086
    "$JOUTE" new $words --seed 3 >record/new-$n.json
    for at in 0 5 20; do
        "$JOUTE" replay record/$n.json --move $at >/dev/null 2>&1 || continue
        moves=$(jq -r ".moves[:$at][]" record/$n.json)
        # shellcheck disable=SC2086
        "$JOUTE" apply record/new-$n.json $moves >"$state"
        { printf "\\x$(printf %02x $((2 * index)))"; jq -c .state "$state"; } >state/$n-$at.json
        { printf "\\x$(printf %02x $((2 * index + 1)))"; "$JOUTE" view "$state" --player 1; } >state/$n-$at-view.json
    done
    at=0
    while read -r move; do
        printf "\\x$(printf %02x $index)\\x$(printf %02x $at)%s" "$move" >move/$n-$at
        at=$((at + 6))
    done < <(jq -r '.moves | [to_entries[] | select(.key % 6 == 0)][:7][].value' record/$n.json)
    # What a bot says: its name, then the first moves of the game.
    { printf "\\x$(printf %02x $index)ready Ada; noplayed\n"
        jq -r '.moves[:3][]' record/$n.json | sed 's/,.*//; s/^/\x1emove /; s/$/ # hm/'; } >protocol/$n
    n=$((n + 1))
done
printf '\x03ready x\n\x1emove 11\n\x1e# wait\n\nmove 14\n\x1ehello\n\x1emove 17\nmove 47\n\x1eresign\n' >protocol/turns
printf '\x03ready \x1b[2J\xff; noview nolegal\n\x1emove \x00\n\x1emove \xc3\n\x1emove' >protocol/bytes
printf '\x00ready \n' >protocol/nameless
rm -f "$state"
