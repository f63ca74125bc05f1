#!/usr/bin/env bash
# The same C as WebAssembly, in node: the module has no import but the page's,
# unit suites and the contract hold, and computers play the same games bit for
# bit as in the native build.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
programs=build/wasm/tests
if [ ! -e build/wasm/joute.wasm ]; then
    echo "ok 1 - the module # SKIP it is not built: cmake --preset wasm && cmake --build build/wasm"
    echo 1..1
    exit
fi
run() { node tests/wasm/run.mjs "$programs/$1.wasm" "${@:2}"; }
# shown FILE: prints, as comments, what a program said besides its successes.
shown() { grep -v '^ok\|^1\.\.' "$1" | head -5 | sed 's/^/# /'; }
imports=$(node -e 'console.log([...new Set(WebAssembly.Module.imports(new WebAssembly.Module(require("fs").readFileSync("build/wasm/joute.wasm"))).map((i) => i.module))].join())')
[ "$imports" = joute ]
result $? "the module imports from the page alone, not from WASI"
for suite in record play session session_computers moulin_search moulin_best; do
    run "test_$suite" >"$tmp/out" 2>&1
    result $? "test_$suite in node"
    shown "$tmp/out"
done
for game in $("$JOUTE" games | cut -f1); do
    run contract $((long ? 20 : 2)) "$game" >"$tmp/out" 2>&1
    result $? "the contract of $game in node"
    shown "$tmp/out"
done
# Levels 7, 8 and best think for minutes.
amounts=("20 6")
[ "$long" = 0 ] || amounts+=("1 8")
for how in "${amounts[@]}"; do
    # The native program would use moulin's tables, which the page has only in part.
    # shellcheck disable=SC2086
    XDG_CACHE_HOME=/dev/null "$SAME_BITS" $how >"$tmp/native" && run same_bits $how >"$tmp/wasm" && cmp -s "$tmp/native" "$tmp/wasm"
    result $? "the same records and searches, bit for bit: same_bits $how ($(wc -l <"$tmp/native") lines)"
    diff "$tmp/native" "$tmp/wasm" >"$tmp/out"
    shown "$tmp/out"
done
tap_end
