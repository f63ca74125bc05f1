#!/usr/bin/env bash
# Checks the house rules that a program can check: no include points up a layer
# or beside it (docs/ARCHITECTURE.md),
#   base <- core <- games, ai <- arena, session <- net, wasm, tui, tournament <- app
# no game includes another game's files, every C file is formatted, no name is
# used twice, no shell test sleeps, and the subject of every commit keeps the
# rule of CONTRIBUTING.md.
cd "$(dirname "$0")/.." || exit 1
declare -A level=([base]=0 [core]=1 [games]=2 [ai]=2 [arena]=3 [session]=3
                  [net]=4 [wasm]=4 [tui]=4 [tournament]=4 [lib]=5 [app]=5 [python]=6)
bad=0 seen=0
complain() { echo "# $1"; bad=$((bad + 1)); }
while IFS=: read -r file include; do
    seen=$((seen + 1))
    from=${file#*/} game=
    from=${from%%/*}
    to=${include%%/*}
    [ -n "${level[$to]}" ] || complain "$file includes $include, of no layer"
    if [ "$from" != include ] && [ "${level[$to]:-9}" -gt "${level[$from]:-0}" ]; then
        complain "$file includes $include, which is above it"
    fi
    if [ "$from" != "$to" ] && [ "${level[$to]:-9}" -eq "${level[$from]:-0}" ]; then
        complain "$file includes $include, which stands beside it"
    fi
    [[ $file =~ ^src/games/([a-z_]*)/ ]] && game=${BASH_REMATCH[1]}
    if [ "$to" = games ] && [ -n "$game" ] && [ "${include#games/"$game"/}" = "$include" ]; then
        complain "$file includes $include, of another game"
    fi
done < <(grep -rHoE '^#include "[a-z_]+/[^"]+"' src --include='*.[ch]' |
    sed -E 's/^([^:]*):#include "([^"]*)"/\1:\2/' | grep -v ':joute/')
# The public headers stand alone: they may include each other only.
while IFS=: read -r file include; do
    [ "${include#joute/}" != "$include" ] || complain "$file includes $include"
done < <(grep -rHoE '^#include "[^"]+"' include | sed -E 's/:#include "([^"]*)"/:\1/')
# No program text outside a game's folder asks for the game by its id.
while read -r id; do
    while read -r line; do complain "$id named outside its folder: $line"; done < <(
        grep -rn "\"$id\"" src include --include='*.[ch]' | grep -v "^src/games/$id/")
done < <(sed -n 's/^GAME(\(.*\))$/\1/p' src/games/games.def)
[ "$seen" -gt 50 ] || complain "only $seen includes found: the script is broken"
[ "$bad" -eq 0 ] && echo "ok 1 - no include points up a layer or beside it" || echo "not ok 1 - no include points up a layer or beside it"
# Every file is as the repository's clang-format leaves it. bots/ is for
# students, in the short form that a page of a guide has room for.
crooked=$(find src include bench tests fuzz examples -name '*.[ch]' -exec clang-format --dry-run {} + 2>&1 | grep -E 'warning: ' | cut -d: -f1 | sort | uniq -c)
if [ -z "$crooked" ]; then
    echo "ok 2 - the tree is formatted"
else
    sed 's/^/# clang-format -i/' <<<"$crooked"
    echo "not ok 2 - the tree is formatted"
    bad=$((bad + 1))
fi
# An include guard belongs to one header, and the name of a type to one module:
# a game's folder, or all the rest. Outside the games a file's name stands once,
# but for the twins in base/posix and base/alone.
twice=$(grep -rhE '^#ifndef JOUTE_[A-Z_0-9]+_H$' src include bench tests fuzz --include='*.h' | sort | uniq -d)
twice+=$(grep -rHoE '^(typedef )?(struct|union|enum) [A-Z][A-Za-z]+ \{' src include --include='*.[ch]' |
    sed -E 's/^([^:]*):(typedef )?[a-z]+ ([A-Za-z]+).*/\3 \1/' |
    awk '{ n = split($2, way, "/"); module = way[2] == "games" && n > 3 ? way[3] : "joute"
           if (seen[$1 " " module]++) print "type " $1 " twice in " module }')
twice+=$(find src include bench -name '*.[ch]' -not -path 'src/games/*/*' -not -path 'src/base/*/*' -not -name main.c |
    sed 's|.*/||' | sort | uniq -d | sed 's/^/two files are called /')
if [ -z "$twice" ]; then
    echo "ok 3 - a guard, a type and a file have a name of their own"
else
    sed 's/^/# /' <<<"$twice"
    echo "not ok 3 - a guard, a type and a file have a name of their own"
    bad=$((bad + 1))
fi
# A test waits for an event, never for the clock. A bot in a test may sleep.
asleep=$(grep -nE '\bsleep\b' tests/*.sh | grep -vE '^tests/(tap|layers)\.sh:|# sleeps: ')
if [ -z "$asleep" ]; then
    echo "ok 4 - no shell test sleeps"
else
    sed -E 's/^([^:]*:[0-9]+):.*/# \1: sleep; wait with "soon COMMAND", or strike at "any_moment MS" (tests\/tap.sh); a bot that means to sleep: "# sleeps: WHY"/' <<<"$asleep"
    echo "not ok 4 - no shell test sleeps"
    bad=$((bad + 1))
fi
# "area: imperative", at most 65 characters. The rule holds for the commits after
# this one; a copy of the tree without its history has none to check.
since=e8ffabd
if ! git rev-parse -q --verify "$since^{commit}" >/dev/null 2>&1; then
    echo "ok 5 - every commit has a subject \"area: imperative\" # SKIP there is no history"
else
    faults=$(git log --no-merges --format='%h%x09%s' "$since.." | while IFS=$'\t' read -r commit subject; do
        why=
        [[ $subject =~ ^[a-z][a-zA-Z0-9_.,\ -]*:\ . ]] || why='does not begin with "area: "'
        [ "${#subject}" -le 65 ] || why="has ${#subject} characters, at most 65 are allowed"
        [[ $subject != *\;* ]] || why='has a semicolon: one idea, the rest in the body'
        [[ $subject != *. ]] || why='ends with a full stop'
        [ -z "$why" ] || echo "commit $commit $why: $subject"
    done)
    if [ -z "$faults" ]; then
        echo "ok 5 - every commit has a subject \"area: imperative\""
    else
        sed 's/^/# /' <<<"$faults"
        echo "not ok 5 - every commit has a subject \"area: imperative\""
        bad=$((bad + 1))
    fi
fi
echo 1..5
[ "$bad" -eq 0 ]
