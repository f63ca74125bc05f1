#!/usr/bin/env bash
# Golden games: the traces in src/games/<id>/golden/ are what the program still
# prints for the options and the seed they name.
#   golden.sh                                   compares them all
#   golden.sh --write                           writes them all again
#   golden.sh --write FILE [-o KEY=VALUE]...    makes one, with these options
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
# trace ID WORDS...: prints a line per move, so that a difference can be read.
trace() { "$JOUTE" random "$@" --trace | sed 's/{"turn":[^{}]*"legal"/\n&/g'; }
if [ "$1" = --write ] && [ $# -gt 1 ]; then
    mkdir -p "$(dirname "$2")"
    trace "$(basename "$(dirname "$(dirname "$2")")")" --seed 1 "${@:3}" >"$2"
    exit
fi
for file in src/games/*/golden/*.json; do
    # shellcheck disable=SC2046
    trace $(jq -r '.game, "--seed", .seed, (.options | to_entries[] | "-o", "\(.key)=\(.value)")' "$file") >"$tmp/now"
    [ "$1" != --write ] || cp "$tmp/now" "$file"
    diff "$file" "$tmp/now" >"$tmp/diff" && [ -s "$tmp/now" ]
    result $? "${file#src/games/} is unchanged"
    head -c 600 "$tmp/diff" | sed 's/^/# /'
    "$JOUTE" verify "$file" >/dev/null
    result $? "${file#src/games/} verifies"
done
tap_end
