#!/usr/bin/env bash
# How ./test judges suites that pass, fail, fail only once, crash, and skip.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
judge=$PWD/tests/judge.awk
mkdir "$tmp/build" && cd "$tmp/build" || exit 1
# suite NAME SCRIPT: $first is true only in the first run.
suite() {
    printf '#!/bin/sh\nfirst=false\n[ -e %s.ran ] || first=true\ntouch %s.ran\n%s\n' "$1" "$1" "$2" >"$1"
    chmod +x "$1"
    printf 'add_test(%s "%s/%s")\n' "$1" "$PWD" "$1" >>CTestTestfile.cmake
}
suite good 'echo "ok 1 - one"; echo "ok 2 - two # SKIP no network"'
suite silent 'exit 0'
suite shaky '$first && { echo "not ok 1 - waits"; echo "# it was late"; exit 1; }; echo "ok 1 - waits"; echo "ok 2 - ends"'
suite dead_once '$first && kill -9 $$; echo "ok 1 - lives"'
run() { ctest --verbose >first 2>&1; ctest --verbose --rerun-failed >second 2>&1; awk -f "$judge" first second >said; }
run
result $? "what passes the second time is green"
[ "$(tail -n 1 said)" = "6 passed, 0 failed, 1 skipped" ]
result $? "it counts as passed: $(tail -n 1 said)"
grep -qx 'unsteady tests: 2' said && grep -qx 'unsteady: shaky: waits (first failure: it was late)' said &&
    grep -q '^unsteady: dead_once: (the suite) (first failure: .*Exception' said
result $? "a test that passes at the second try is named, with its first failure"
suite bad 'echo "ok 1 - good"; echo "# read: x"; echo "not ok 2 - bad"; echo "# expected 3, got 4"; exit 1'
suite dead 'echo "ok 1 - good"; kill -9 $$'
rm -f ./*.ran && ! run && [ "$(tail -n 1 said)" = "8 passed, 2 failed, 1 skipped" ]
result $? "what fails twice is red: $(tail -n 1 said)"
grep -q 'read: x' said && grep -q 'expected 3, got 4' said && grep -qF "again: ctest --test-dir build/all -R '^bad$'" said
result $? "it says why, and how to run it again"
rm -f ./*.ran
ctest --verbose 2>&1 | sed '/^Total Test time/d' >first
! awk -f "$judge" first /dev/null >said && grep -q '^failed: ctest: all suites come to their end' said
result $? "a ctest that did not end is red"
[ "$tap_failed" -eq 0 ] || sed 's/^/# /' said
tap_end
