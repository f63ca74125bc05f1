#!/usr/bin/env bash
# joute replay in a real terminal (tmux): keys, and the terminal restored.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
command -v tmux >/dev/null || { skip "replay in a terminal" "tmux is not installed"; tap_end; exit; }
"$JOUTE" random moulin --seed 1 >"$tmp/game.json"
moves=$(jq '.moves | length' "$tmp/game.json")
t() { tmux -S "$tmp/tmux" -f /dev/null "$@"; }
t new-session -d -x 80 -y 24 "bash --norc --noprofile"
at_end 't kill-server 2>/dev/null'

# shows PATTERN TITLE: waits for it.
is_on() { t capture-pane -p >"$tmp/screen" && grep -qE "$1" "$tmp/screen"; }
shows() {
    soon is_on "$1" && { result 0 "$2"; return; }
    result 1 "$2"
    sed 's/^/# /' "$tmp/screen"
}
t send-keys "PS1='ready> '; clear; '$JOUTE' replay '$tmp/game.json' --lang en" Enter
shows " 0/$moves" "replay begins at the start"
soon is_on quit && [ "$(grep -c '' "$tmp/screen")" -le 24 ]
result $? "the whole page fits 80 by 24"
t send-keys Right
shows " 1/$moves" "the right arrow steps"
t send-keys Right Right Left
shows " 2/$moves" "the left arrow steps back"
# A storm of signals wakes the program, but does not tear the bytes of a key
# apart.
pid=$(pgrep -P "$(t list-panes -F '#{pane_pid}')")
(while kill -WINCH "$pid" 2>/dev/null; do :; done) &
storm=$!
for ((i = 0; i < 30; i++)); do t send-keys Right; done
soon is_on " 32/$moves" && kill $storm # which has not ended before
result $? "no arrow is lost while signals come"
t send-keys End
shows " $moves/$moves" "end goes to the end"
shows "wins" "the end says who won"
t send-keys Home
shows " 0/$moves" "home goes back"
t send-keys Space
shows " ([2-9]|[1-9][0-9]+)/$moves" "space plays"
t send-keys Space
t resize-window -x 100 -y 30
shows "Le jeu du moulin" "it survives a resize"
t send-keys q
shows "ready>" "q gives the terminal back"
t send-keys "'$JOUTE' replay '$tmp/game.json'" Enter
shows " 0/$moves" "replay begins again"
t send-keys C-c
shows "ready>" "control-C gives the terminal back"
t send-keys "stty -a | grep -oE '[-]?icanon|[-]?echo ' | xargs" Enter
shows "^icanon echo" "with its echo and lines"

# A window of 60 columns shows a wider board in two parts.
t send-keys "clear; export XDG_DATA_HOME='$tmp/data'" Enter
t resize-window -x 60 -y 24
for game in $("$JOUTE" games | cut -f1); do
    t send-keys "clear; '$JOUTE' play $game --seed 3 --lang en --p2 random" Enter
    shows '\? help' "60 columns: $game is played there, and ? help is shown"
    if [ $game = trolls ]; then
        ! is_on 'too small|> rest of the board'
        result $? "60 columns: $game is whole"
    else
        shows '> rest of the board' "60 columns: $game says how to see the rest"
    fi
    [ $game = guerre ] && {
        t send-keys '>'
        shows 'citizens' "60 columns: > shows the rest"
        t send-keys '?'
        shows '^ +.*from choice to choice' "60 columns: the help is shown"
        shows '^ +board, and back$' "60 columns: its long lines are broken, not cut"
        t send-keys q
    }
    t send-keys C-c
    shows 'yes' "60 columns: control-C asks in $game"
    t send-keys y
    shows "ready>" "60 columns: and leaves it"
done
t send-keys "clear; '$JOUTE' play --lang fr" Enter
shows '\[q\] quitter' "60 columns: the menu shows all its keys"
t send-keys Down Enter
shows '\[Échap\]' "60 columns: so does a new game"
t send-keys Escape
shows '\[q\] quitter' "60 columns: Escape goes back"
t send-keys q
shows "ready>" "60 columns: q leaves the menu"
"$JOUTE" random splaby --seed 1 >"$tmp/wide.json"
t send-keys "clear; '$JOUTE' replay '$tmp/wide.json' --lang fr" Enter
shows '\[q\] quitter' "60 columns: replay shows its keys"
shows '^Splaby.* 0/' "60 columns: and its head"
tap_end
