#!/usr/bin/env bash
# The solution of trolls from a shell: joute solve, joute eval, and the exact
# fractions of the reference.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
: "${TEST_TROLLS:?the test_trolls program}"
export PYTHONPATH=tests/reference PYTHONDONTWRITEBYTECODE=1
export XDG_CACHE_HOME="$tmp/cache" LC_ALL=C.UTF-8
joute() { "$JOUTE" "$@"; }

for board in "3 9" "5 9" "7 9" "9 7" "13 6"; do
    # shellcheck disable=SC2086
    "$TEST_TROLLS" values $board | python3 src/games/trolls/reference/trolls_exact.py $board
    result $? "exact fractions give the same values on ${board/ /\/}"
done

joute new trolls >"$tmp/start.json"
joute eval "$tmp/start.json" --json >"$tmp/eval.json"
holds '.value == 0 and (.strategies | length) == 2 and (.strategies[0] | keys) == ["2", "3", "4"]
       and (.strategies[0]."2" - 0.461224308627 | fabs) < 1e-11
       and ([.strategies[][]] | add - 2 | fabs) < 1e-9' "$tmp/eval.json"
result $? "2, 3 and 4 are the good first throws of 7/15"
holds '.strategies as $mix | [.values[] | length] == [range(15) | 15]
       and ([range(15) as $i | [range(15) as $k | .values[$i][$k] * ($mix[1][$k + 1 | tostring] // 0)] | add] | max | fabs < 1e-3)' "$tmp/eval.json"
result $? "against them no throw earns more than the value"
joute apply "$tmp/start.json" 4,2 | joute eval - --json | holds '.value < 0 and .value > -0.1'
result $? "a state in the middle of a game has a value"
joute eval "$tmp/start.json" --lang fr | grep -q 'valeur pour Gauche'
result $? "eval speaks French"
joute random trolls --seed 3 >"$tmp/over.json"
joute eval "$tmp/over.json" >/dev/null 2>"$tmp/err"
[ $? -eq 1 ] && grep -q over "$tmp/err"
result $? "a game that is over has no value"
joute new roses | joute eval - --json | jq -e '.line[0] and .value' >/dev/null
result $? "a game without a solver is judged by its best player"

joute solve trolls --cells 15 --stones 50 --json >"$tmp/solve.json"
holds '.cells == 15 and .stones == 50 and .states == 32500 and .mixed == 4690 and .worst_gap < 1e-13
       and .exploitability < 1e-9 and .seconds < 2 and .kept == false' "$tmp/solve.json"
result $? "solve prints states, gap and time as JSON"
joute solve trolls --cells 15 --stones 50 --json | holds '.kept'
result $? "what was solved is kept"
file="$tmp/cache/joute/trolls-15-50.table"
printf 'x' | dd of="$file" bs=1 seek=100000 conv=notrunc 2>/dev/null
joute solve trolls --cells 15 --stones 50 --json >"$tmp/again.json"
[ "$(jq -c 'del(.seconds)' "$tmp/again.json")" = "$(jq -c 'del(.seconds)' "$tmp/solve.json")" ]
result $? "a damaged table is made again, the same"
joute solve trolls --cells 15 --stones 50 --fresh --json | holds '.kept == false'
result $? "--fresh solves again"
XDG_CACHE_HOME=/proc/nowhere joute solve trolls | grep -q 1125
result $? "no cache folder is needed"
for bad in "--cells 4" "--cells 103" "--stones 0" "--stones x" "--depth 3"; do
    # shellcheck disable=SC2086
    joute solve trolls $bad >"$tmp/out" 2>"$tmp/err"
    [ $? -ne 0 ] && [ ! -s "$tmp/out" ] && [ "$(wc -l <"$tmp/err")" -eq 1 ]
    result $? "solve refuses $bad"
done

# For people.
joute random trolls --seed 1 | joute eval - --review >"$tmp/review"
grep -q 'Turn 1: troll on 3' "$tmp/review" && grep -q '< thrown' "$tmp/review"
result $? "a game is reviewed turn by turn"
joute random trolls --seed 1 | joute eval - --review --lang fr | grep -q 'Tour 1 : troll en 3'
result $? "the review speaks French"
joute match trolls -p best -p equilibrium -o cells=15 --games 20 --seed 1 --save "$tmp/games" >/dev/null &&
    joute review "$tmp"/games/*.json --player equilibrium >"$tmp/habits" &&
    grep -q 'equilibrium: score [-+][0-9]* in 20 games' "$tmp/habits" && grep -q 'first throw: 20 throws' "$tmp/habits"
result $? "a match has a score curve and habits"
joute review "$tmp"/games/*.json --player nobody >/dev/null 2>"$tmp/err"
[ $? -eq 2 ] && grep -q nobody "$tmp/err"
result $? "habits of somebody who did not play are refused"
printf ':hint\n:quit\n' | joute play trolls --p2 equilibrium 2>&1 | grep -q 'Equilibrium:  2 (46.1 %)'
result $? "a hint in the terminal is the equilibrium's mix"
joute players trolls | grep -q '^equilibrium' && [ "$(joute players trolls | grep -c '^best')" -eq 1 ]
result $? "equilibrium and best are listed once"
[ "$(joute match trolls -p best -p random --games 20 --seed 3 --json | jq '.score[0]')" -gt 15 ]
result $? "best wins matches"
joute match trolls -p best -p equilibrium -o stones=700 -o cells=31 --games 2 --seed 3 --json | holds '.verdicts == []'
result $? "best and equilibrium play boards too large to be solved at once"
tap_end
