#!/usr/bin/env bash
# Bots that people play against: joute play with programs, by pipe and at a
# terminal; what their faults cost, undo, resuming, and that no process stays
# behind.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
: "${ACTOR:?the bot that misbehaves}"
case $JOUTE in /*) ;; *) JOUTE=$PWD/$JOUTE ;; esac
unset NO_COLOR LC_ALL LC_MESSAGES
export LANG=C.UTF-8 XDG_DATA_HOME=$tmp/data
# It has a unique name, so that it is found among the processes.
mkdir "$tmp/bot" && cp "$ACTOR" "$tmp/bot/guest" && bot=$tmp/bot/guest
find_sandbox
[ -z "$box" ] || skip "bots of joute play in a sandbox" "$why_no_box"
# is_gone: waits until no process of the bot is left.
has_none() { ! pgrep -f "^$bot" >/dev/null; }
is_gone() {
    soon has_none && return 0
    pgrep -af "^$bot" | sed 's/^/# /'
    return 1
}
# against SPEC GAME FLAGS...: plays what standard input says; the output is in
# $tmp/out.
against() {
    local spec=$1 game=$2
    shift 2
    # shellcheck disable=SC2086
    "$JOUTE" play "$game" --p2 "$spec" --seed 1 --lang en $box "$@" >"$tmp/out" 2>"$tmp/err"
}
# says PATTERN TITLE: the output has the pattern.
says() {
    grep -qE -e "$1" "$tmp/out" && [ ! -s "$tmp/err" ]
    local status=$?
    result $status "$2"
    [ $status -eq 0 ] || { tail -5 "$tmp/out"; cat "$tmp/err"; } | sed 's/^/# /'
}
lost='loses by forfeit'

# By pipe.
"$JOUTE" play trolls --p1 "$bot" --p2 "cmd:$bot" $box --seed 1 </dev/null >"$tmp/out" 2>"$tmp/err"
says 'draw|wins' "two bots play a whole game, and are watched"
"$JOUTE" verify "$XDG_DATA_HOME"/joute/finished/trolls*.json >/dev/null && is_gone
result $? "its record verifies, and no process is left"
against "py:python/simple/trolls.py" trolls <<<$'2\n2\n2\n2\n2\n2\n2\n1\n1\n1\n1\n1\n1\n1\n1'
says 'wins|draw' "a course's file plays"
against "cmd:$bot exit 3 2" moulin <<<$'11\n17\n47'
says "White .*: a crash \(the program ended: exit status 3\), and $lost" "a crash loses the game, in plain words"
says "^Black wins: White .* $lost$" "the end is told"
[ "$(jq -c .result "$XDG_DATA_HOME"/joute/finished/moulin*.json)" = '{"utility":[1,-1],"scores":null,"reason":"forfeit"}' ]
result $? "so it is kept"
against "cmd:$bot exit 3 2" moulin --lang fr <<<$'11\n17\n47'
says 'Blanc .* un plantage .*, et perd par forfait' "the same in French"
against "cmd:$bot exit 3 2" moulin <<<$'11\n:undo\n17\n:q'
says '^White: 11' "undo restarts the bot at the earlier position"
! grep -q "$lost" "$tmp/out"
result $? "and the bot no longer knows the earlier question"
against "cmd:$bot say 'move e9' 1" moulin <<<$'11\n'
says "a malformed answer .*$lost" "a malformed answer loses the game"
against "cmd:$bot say 'move 11' 1" moulin <<<$'11\n'
says "an illegal move .*$lost" "so does an illegal one"
against "cmd:$bot mute" trolls -o cells=3 <<<$'1\n' &
silent=$!
mkdir "$tmp/slow" && XDG_DATA_HOME=$tmp/slow "$JOUTE" play trolls --p2 "cmd:$bot think 3000" $box --lang en <<<1 >"$tmp/slow/out"
grep -qE "(too late|no answer) .*$lost" "$tmp/slow/out"
result $? "the game's time limit holds"
wait $silent
says 'it never said "ready"' "a silent bot is reported"
red=$("$JOUTE" new roses --seed 1 | "$JOUTE" legal - | head -1)
against "cmd:$bot say 'move N9' 1" roses <<<"$red"
grep -q '^White: ' "$tmp/out" && ! grep -q "$lost" "$tmp/out"
result $? "roses: an invalid answer is asked for again"
against "cmd:$bot say 'move N9'" roses <<<"$red"
says "$lost" "roses: the third loses"
"$JOUTE" play splaby -o rounds=3 --p1 "cmd:$bot say x 1" --p2 "cmd:$bot exit 1 1" $box --seed 1 --lang en </dev/null >"$tmp/out" 2>"$tmp/err"
grep -q '^Blue .*: a malformed answer' "$tmp/out" && grep -q '^Blue: PX!' "$tmp/out" && [ "$(grep -c '^Orange: PX!' "$tmp/out")" -eq 3 ]
result $? "splaby: a fault costs the turn, a crash all turns"
is_gone
result $? "no bot process is left"
against "cmd:$bot stay" trolls -o cells=3 <<<$'1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1\n1' && is_gone
result $? "a bot that does not leave is ended"

# What may name a program.
rm -rf "$XDG_DATA_HOME"
against "$bot" moulin <<<$'11\n:q'
"$JOUTE" play $box --lang en <<<$'1\n77\n:q' >"$tmp/out" 2>"$tmp/err"
says '^White: 17' "a game resumed from the menu goes on with its bot"
file=$(ls "$XDG_DATA_HOME"/joute/autosave/*.json)
"$JOUTE" play --load "$file" --lang en <<<$'17\n:q' >"$tmp/out" 2>"$tmp/err"
says 'your move\?' "a file alone starts no program"
! grep -q '^White: ' "$tmp/out"
result $? "its seat is a person's"
refused() {
    "$JOUTE" play moulin --p2 "$1" </dev/null >"$tmp/out" 2>"$tmp/err"
    [ $? -eq 2 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -q -e "$2" "$tmp/err"
    result $? "refused: $1"
}
refused ./nothing 'no such file'
refused py:nothing.py 'no such file'
refused cmd: 'names no program'
refused README.md/x 'no such file'

# At a terminal.
command -v tmux >/dev/null || { skip "bots at a terminal" "tmux is not installed"; tap_end; exit; }
t() { tmux -S "$tmp/tmux" -f /dev/null "$@"; }
t new-session -d -s main cat # without a session tmux would go
at_end 't kill-server 2>/dev/null'
start() {
    local name=$1
    shift
    t new-session -d -s "$name" -x 80 -y 24 \
        "exec env TERM=screen-256color XDG_DATA_HOME='$tmp/$name' '$JOUTE' play --lang en --seed 1 $box $*"
}
is_on() { t capture-pane -p -t "$1" 2>/dev/null | grep -qE -e "$2"; }
sees() {
    soon is_on "$1" "$2" && return 0
    t capture-pane -p -t "$1" 2>/dev/null | sed "s/^/# $1: /"
    return 1
}
keys() { local name=$1; shift; t send-keys -t "$name" "$@"; }
start screen moulin --p2 "'cmd:$bot exit 3 3'"
sees screen 'your turn' && keys screen 11 Enter && sees screen 'White places on 14' && keys screen u && sees screen 'Undone' &&
    keys screen 14 Enter && sees screen 'White places on 11'
result $? "at a terminal: a bot answers, and again after undo"
keys screen 17 Enter && sees screen 'White places on 47' && keys screen 77 Enter && sees screen 'exit status 3\)' && sees screen 'rematch'
result $? "at a terminal: its crash ends the game"
keys screen u && sees screen 'your turn' && keys screen 74 Enter && sees screen 'White places on '
result $? "at a terminal: undo takes the crash back"
pgrep -f "^$bot" >/dev/null && kill -9 "$(t list-panes -t screen -F '#{pane_pid}')" && is_gone
result $? "the bot ends with joute, however joute ends"
start again moulin --p2 "'cmd:$bot exit 3 3'"
sees again 'your turn' && keys again 11 Enter && sees again 'White places on 14' && keys again 17 Enter && sees again 'White places on [2-7]' &&
    keys again 77 Enter && sees again 'rematch' && keys again n && sees again 'to place 9, on the board 0' && keys again 11 Enter && sees again 'White places on 14'
result $? "at a terminal: and it plays the rematch"
keys again q && sees again 'quit\?' && keys again y && is_gone
start slow moulin --p2 "'cmd:$bot think 60000'"
sees slow 'your turn' && keys slow 11 Enter && sees slow 'thinks' && keys slow u && sees slow 'your turn' && is_gone
result $? "at a terminal: a bot that thinks is interrupted by undo"
keys slow 14 Enter && sees slow 'thinks' && keys slow q && sees slow 'quit\?' && keys slow y && is_gone
result $? "and by leaving"
tap_end
