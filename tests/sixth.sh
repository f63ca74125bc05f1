#!/usr/bin/env bash
# A sixth game, as docs/GAME_FOLDER.md says: a copy of the tree gets the folder
# tests/sixth/tictactoe and one line of games.def, is built, and passes every
# suite that a game passes. The copy, build/sixth, stays for the next time. It is
# built as build/gcc is: where that was compiled with CCACHE_BASEDIR, as in ./test,
# ccache has nearly all of it.
cd "$(dirname "$0")/.." || exit 1
export CCACHE_DIR=${CCACHE_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/ccache}
. tests/tap.sh
id=tictactoe tree=$PWD/build/sixth
mkdir -p "$tree" && find "$tree" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
tar -c --exclude=./build --exclude=./.git --exclude=node_modules . | tar -x -C "$tree"
cp -rp "tests/sixth/$id" "$tree/src/games/"
echo "GAME($id)" >>"$tree/src/games/games.def" && touch -r src/games/games.def "$tree/src/games/games.def"
modules=$PWD/web/node_modules
cd "$tree" || exit 1

build=$tree/build/gcc
export CCACHE_BASEDIR=$tree
! command -v ccache >/dev/null || export CMAKE_C_COMPILER_LAUNCHER=ccache
cmake --preset gcc >"$tmp/log" 2>&1 &&
    cmake --build "$build" --target joute joute-bench libjoute loader actor contract test_positions test_ai test_session \
        test_session_secrets test_session_bounds fuzz_record fuzz_state fuzz_move >"$tmp/log" 2>&1
status=$?
result $status "a folder and one line build"
[ $status -eq 0 ] || { grep -E 'error|warning' "$tmp/log" | head -5 | sed 's/^/# /'; tap_end; exit; }
export JOUTE=$build/joute BENCH=$build/joute-bench LOADER=$build/tests/loader ACTOR=$build/tests/actor

# passes TITLE COMMAND...
passes() {
    local title=$1 status
    shift
    "$@" >"$tmp/log" 2>&1
    status=$?
    result $status "$title"
    [ $status -eq 0 ] || grep -E -A3 'not ok|^# |rror' "$tmp/log" | head -12 | sed 's/^/# /'
}
for suite in "contract_$id" "positions_$id" layers golden test_ai test_session test_session_secrets \
    test_session_bounds fuzz_record fuzz_state fuzz_move; do
    passes "it passes $suite" ctest --test-dir "$build" --no-tests=error -R "^$suite\$" --output-on-failure
done
passes "it passes cli" tests/cli.sh "$id"
passes "it passes reference" tests/reference.sh 25 500 "$id"
passes "it passes match" tests/match.sh "$id"
passes "it passes bots" tests/bots.sh "$id"

# People play it in a terminal, where each of its long moves can be chosen.
"$JOUTE" random $id --seed 1 | jq -r '.moves[]' |
    XDG_DATA_HOME=$tmp/data "$JOUTE" play $id --p2 human --lang en >"$tmp/log" && grep -qE 'wins|draw' "$tmp/log"
result $? "a whole game by pipe"
t() { tmux -S "$tmp/tmux" -f /dev/null "$@"; }
if command -v tmux >/dev/null; then
    t new-session -d -x 80 -y 24 "exec env XDG_DATA_HOME='$tmp/keys' LANG=C.UTF-8 '$JOUTE' play $id --p2 human --lang en"
    shows_choices() { t capture-pane -p >"$tmp/screen" && grep -q '(row-1-column-1)' "$tmp/screen"; }
    has_moved() { [ "$(jq -c .moves "$tmp"/keys/joute/autosave/*.json 2>/dev/null)" = '["row-3-column-3"]' ]; }
    soon shows_choices && t send-keys Tab Tab Tab Tab Tab Tab Tab Tab Enter && soon has_moved
    status=$?
    result $status "the ninth of nine choices by keys"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/screen"
    t kill-server
else
    skip "the ninth of nine choices by keys" "tmux is not installed"
fi

# And in the page, by its messages.
"$JOUTE" serve --listen 127.0.0.1:0 --json --db "$tmp/serve.db" >"$tmp/serve.out" 2>&1 &
server=$!
has_port() { port=$(sed -n 's/.*"port":\([0-9]*\).*/\1/p' "$tmp/serve.out") && [ -n "$port" ]; }
soon has_port
passes "whole games between people online" "$BENCH" serve "ws://127.0.0.1:$port" --lang en \
    --game $id --tables 10 --seconds 3 --rate 5
kill $server && wait $server
grep -q ' [1-9][0-9]* games ended, 0 errors' "$tmp/log"
result $? "they end, without an error"

# On its text drawing, which no other game needs.
if [ -d "$modules" ] && [ -x /usr/bin/chromium ]; then
    ln -s "$(realpath "$modules")" web/node_modules
    passes "its page is built" node web/build.mjs
    passes "it is played in a browser, on a drawing" node web/test.mjs plain
else
    skip "it is played in a browser, on a drawing" "node modules or chromium are missing"
fi
tap_end
