#!/usr/bin/env bash
# Every file of a build folder's compile_commands.json passes the newest clang of
# this machine without a warning. It only reads them: some 30 seconds of CPU.
#   newest_clang.sh [COMPILER]
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
clang=${1:-$(compgen -c clang- | grep -xE 'clang-[0-9]+' | sort -t- -k2 -n | tail -1)}
if ! command -v "$clang" >/dev/null; then
    skip "no warning with the newest clang" "there is none here"
    tap_end
    exit
fi
# One command for each file, without the flags that only make the object. On some
# new processors clang-19 warns of its own -march=native.
known=
"$clang" -march=native -Wno-invalid-feature-combination -Werror -fsyntax-only -x c /dev/null 2>/dev/null &&
    known=-Wno-invalid-feature-combination
jq -r 'unique_by(.file)[] | select(.file | endswith(".c")) | .command' "$(dirname "$JOUTE")/compile_commands.json" |
    sed -E "s#^([^ ]*ccache )?[^ ]+#$clang#; s# -o [^ ]+##; s# -M[DTF]( [^ ]+)?# #g; s# -fsanitize=[^ ]+##g; s# -c # -fsyntax-only -Werror $known #" >"$tmp/commands"
count=$(wc -l <"$tmp/commands")
xargs -d '\n' -P 2 -n 1 sh -c 'eval "$0"' <"$tmp/commands" >"$tmp/log" 2>&1 && [ "$count" -gt 100 ]
status=$?
result $status "$count files without a warning with $clang"
[ $status -eq 0 ] || grep -E 'error|warning' "$tmp/log" | head -20 | sed 's/^/# /'
tap_end
