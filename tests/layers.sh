#!/usr/bin/env bash
# Rejects an include that points up a layer (docs/ARCHITECTURE.md):
#   base <- core <- games, ai <- arena, session <- net, tui <- app
# and a game that includes another game's files.
cd "$(dirname "$0")/.." || exit 1
declare -A level=([base]=0 [core]=1 [games]=2 [ai]=2 [arena]=3 [session]=3
                  [net]=4 [tui]=4 [lib]=5 [app]=5)
bad=0 seen=0
complain() { echo "# $1"; bad=$((bad + 1)); }
while IFS=: read -r file include; do
    seen=$((seen + 1))
    from=$(cut -d/ -f2 <<<"$file")
    to=${include%%/*}
    [ -n "${level[$to]}" ] || complain "$file includes $include, of no layer"
    if [ "$from" != include ] && [ "${level[$to]:-9}" -gt "${level[$from]:-0}" ]; then
        complain "$file includes $include, which is above it"
    fi
    game=$(sed -n 's|^src/games/\([a-z_]*\)/.*|\1|p' <<<"$file")
    if [ "$to" = games ] && [ -n "$game" ] && [ "${include#games/"$game"/}" = "$include" ]; then
        complain "$file includes $include, of another game"
    fi
done < <(grep -rHoE '^#include "[a-z_]+/[^"]+"' src --include='*.[ch]' |
    sed -E 's/^([^:]*):#include "([^"]*)"/\1:\2/' | grep -v ':joute/')
# The public headers stand alone: they may include each other only.
while IFS=: read -r file include; do
    [ "${include#joute/}" != "$include" ] || complain "$file includes $include"
done < <(grep -rHoE '^#include "[^"]+"' include | sed -E 's/:#include "([^"]*)"/:\1/')
# No program text outside a game's folder asks for it by its id.
while read -r id; do
    while read -r line; do complain "$id named outside its folder: $line"; done < <(
        grep -rn "\"$id\"" src include --include='*.[ch]' | grep -v "^src/games/$id/")
done < <(sed -n 's/^GAME(\(.*\))$/\1/p' src/games/games.def)
[ "$seen" -gt 50 ] || complain "only $seen includes found: the script is broken"
[ "$bad" -eq 0 ] && echo "ok 1 - no include points up a layer" || echo "not ok 1 - no include points up a layer"
# Every file is as the repository's clang-format leaves it. bots/ is for
# students, in the short form that a page of a guide has room for.
crooked=$(find src include tests bench fuzz examples -name '*.[ch]' -exec clang-format --dry-run {} + 2>&1 | grep -E 'warning: ' | cut -d: -f1 | sort | uniq -c)
if [ -z "$crooked" ]; then
    echo "ok 2 - the tree is formatted"
else
    sed 's/^/# clang-format -i/' <<<"$crooked"
    echo "not ok 2 - the tree is formatted"
    bad=$((bad + 1))
fi
echo 1..2
[ "$bad" -eq 0 ]
