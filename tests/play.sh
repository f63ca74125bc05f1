#!/usr/bin/env bash
# joute play through the real program: whole games at a terminal (tmux) by
# typed moves and by cursor keys, whole games by pipe, golden screens, saves
# that survive anything.
#   tests/play.sh            compares screens with tests/play_golden
#   tests/play.sh --write    writes them again; read the difference before a commit
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
command -v tmux >/dev/null || { skip "joute play in a terminal" "tmux is not installed"; tap_end; exit; }
case $JOUTE in /*) ;; *) JOUTE=$PWD/$JOUTE ;; esac
unset NO_COLOR COLORTERM LC_ALL LC_MESSAGES
export LANG=C.UTF-8
export XDG_DATA_HOME=$tmp/data
golden=tests/play_golden
socket=$tmp/tmux # also of cases that run beside
t() { tmux -S "$socket" -f /dev/null "$@"; }
t new-session -d -s main -x 80 -y 24 cat # without a session tmux would go
at_end 't kill-server 2>/dev/null'

# start NAME DATA ARGUMENTS...: runs joute play in a terminal of its own.
start() {
    local name=$1 data=$2
    shift 2
    t new-session -d -s "$name" -x 80 -y 24 \
        "exec env TERM=${TERM_IS:-screen-256color} XDG_DATA_HOME='$data' ${MORE:-} '$JOUTE' play $*"
}
pid() { t list-panes -t "$1" -F '#{pane_pid}'; }
screen() { t capture-pane -p -t "$1" 2>/dev/null; }
keys() { local name=$1; shift; t send-keys -t "$name" "$@"; }
end() { t kill-session -t "$1" 2>/dev/null; }

# sees NAME PATTERN: waits for it.
is_on() { screen "$1" | grep -qE -e "$2"; }
sees() {
    soon is_on "$1" "$2" && return 0
    screen "$1" | sed "s/^/# $1: /"
    return 1
}
# lacks NAME PATTERN: the screen does not have the pattern, and is not empty.
lacks() { is_on "$1" . && ! is_on "$1" "$2"; }
# is_gone PID: it has ended, whether or not its parent has noticed.
is_gone() { ! grep -qE '^State:[[:space:]]+[^ZX[:space:]]' "/proc/$1/status" 2>/dev/null; }
has_ended() { ! t has-session -t "$1" 2>/dev/null; }
shows() { sees "$1" "$2"; result $? "$3"; }

# saved DATA: the autosave of the only game there.
saved() { ls "$1"/joute/autosave/*.json 2>/dev/null | head -1; }
played() { jq '.moves | length' "$(saved "$1")" 2>/dev/null || echo none; }
# has_played DATA COUNT: waits for that many moves on disk.
is_played() { [ "$(played "$1")" = "$2" ]; }
has_played() {
    soon is_played "$1" "$2" && return 0
    echo "# $1: $(played "$1") moves, not $2"
    return 1
}
over='rematch|revanche'

# beginning GAME OPTIONS...: prints the start of the random game of seed 1,
# without moves.
beginning() { "$JOUTE" random "$@" --seed 1 | jq -c '.moves = [] | .result = null | .players[] = "human"'; }

# The moves of a game without chance, all typed at once.
typed() {
    local name=$1 game=$2 data=$tmp/$1 typing=() moves move
    shift 2
    mkdir -p "$data"
    beginning "$game" "$@" >"$data/start.json"
    moves=$("$JOUTE" random "$game" "$@" --seed 1 | jq -r '.moves[]')
    start "$name" "$data" --load "$data/start.json"
    sees "$name" 'your turn|Pass the screen' || return 1
    for move in $moves; do
        case $move in
            *,*) typing+=(Enter "${move%,*}" Enter Enter "${move#*,}" Enter) ;;
            *) typing+=("$move" Enter) ;;
        esac
    done
    keys "$name" "${typing[@]}"
    sees "$name" "$over" && [ "$(jq -r '.moves[]' "$data"/joute/finished/*.json)" = "$moves" ]
}

# A game with chance: what was played by pipe is typed again. The same seed and
# moves draw the same cards. If hands are hidden, Enter opens the curtain when
# the turn passes to the other player.
typed_again() {
    local name=$1 game=$2 data=$tmp/$1 typing=() record last='' who move
    record=$(ls "$piped-$3"/joute/finished/*.json)
    shift 3
    mkdir -p "$data"
    start "$name" "$data" "$game" --p1 human --p2 human --seed 1 "$@"
    sees "$name" 'your turn|Pass the screen' || return 1
    while read -r move who; do
        [ "$game" != guerre ] || [ "$who" = "$last" ] || typing+=(Enter)
        typing+=("$move" Enter)
        last=$who
    done < <(paste -d ' ' <(jq -r '.moves[] | select(startswith("*") | not)' "$record") \
        <("$JOUTE" replay "$record" --lang en | sed -n 's/ to play$//p'))
    keys "$name" -- "${typing[@]}"
    sees "$name" "$over" && cmp "$data"/joute/finished/*.json "$record"
}

# Only Tab, arrows and Enter, against computers.
by_cursor() {
    local name=$1 game=$2 data=$tmp/$1
    shift 2
    mkdir -p "$data"
    start "$name" "$data" "$game" --p2 random --seed 1 --speed 0 "$@"
    sees "$name" 'your turn' || return 1
    press_on() {
        keys "$name" Enter Tab Enter Enter Right Enter Tab Tab Enter Down Enter Left Enter Enter Up Up Enter BTab Enter
        is_on "$name" "$over"
    }
    soon press_on
    sees "$name" "$over" && "$JOUTE" verify "$data"/joute/finished/*.json >/dev/null
}

# whole TITLE HOW NAME GAME...: plays a whole game, at the same time as others.
whole() { beside whole_game "$@"; }
whole_game() {
    "${@:2}"
    result $? "$1"
    end "$3"
}
whole "moulin by typed moves" typed typed-moulin moulin
whole "moulin without flying by typed moves" typed typed-walking moulin -o flying=false
whole "trolls by typed moves, through curtains" typed typed-trolls trolls
whole "splaby for four by typed moves" typed typed-splaby splaby -o rounds=5
whole "splaby for two by typed moves" typed typed-duel splaby -o rounds=5 -o players=2
gather
# Whole games by pipe. With chance, every text that was ever legal is tried
# again and again: a text that does not fit is refused, and the game goes on.
for game in moulin trolls splaby; do
    options=$([ $game = splaby ] && echo "-o rounds=5")
    # shellcheck disable=SC2086
    beginning $game $options >"$tmp/start.json"
    # shellcheck disable=SC2086
    "$JOUTE" random $game $options --seed 1 | jq -r '.moves[]' | tr ',' '\n' |
        "$JOUTE" play --load "$tmp/start.json" >"$tmp/out" 2>"$tmp/err"
    [ $? -eq 0 ] && [ ! -s "$tmp/err" ] && grep -qE 'wins|draw|win' "$tmp/out" && ! grep -q $'\x1b' "$tmp/out"
    result $? "$game: a whole game by pipe, without an escape sequence"
done
piped=$tmp/pipe
for level in roses simple intermediate advanced; do
    game=guerre options="-o level=$level"
    [ $level = roses ] && game=roses options=
    # shellcheck disable=SC2086
    "$JOUTE" random $game $options --seed 1 --games 5 --trace |
        jq -r '.trace[] | select(.turn != "chance") | .legal[]' | sort -u >"$tmp/moves"
    # shellcheck disable=SC2086
    for _ in $(seq 150); do cat "$tmp/moves"; done |
        XDG_DATA_HOME=$piped-$level "$JOUTE" play $game $options --seed 1 --p2 human >"$tmp/out" 2>"$tmp/err"
    [ $? -eq 0 ] && grep -qE '(wins|draw).*:' "$tmp/out" && ! grep -q $'\x1b' "$tmp/out"
    result $? "$game $options: a whole game by pipe, without an escape sequence"
done
whole "roses by typed moves, the same game as by pipe" typed_again typed-roses roses roses
whole "guerre simple by typed moves" typed_again typed-simple guerre simple -o level=simple
whole "guerre intermediate by typed moves" typed_again typed-middle guerre intermediate -o level=intermediate
whole "guerre advanced by typed moves" typed_again typed-full guerre advanced -o level=advanced
gather
whole "moulin by cursor keys" by_cursor cursor-moulin moulin
whole "roses by cursor keys" by_cursor cursor-roses roses
whole "trolls by cursor keys" by_cursor cursor-trolls trolls
whole "splaby by cursor keys" by_cursor cursor-splaby splaby -o rounds=5 --p3 random --p4 greedy
gather
whole "guerre simple by cursor keys" by_cursor cursor-simple guerre -o level=simple
whole "guerre intermediate by cursor keys" by_cursor cursor-middle guerre -o level=intermediate
whole "guerre advanced by cursor keys" by_cursor cursor-full guerre -o level=advanced
gather

"$JOUTE" play splaby -o rounds=2 --p1 random --p2 greedy --p3 random --p4 random --seed 3 </dev/null >"$tmp/out"
[ $? -eq 0 ] && grep -q 'wins' "$tmp/out"
result $? "computers alone by pipe"
rm -rf "$XDG_DATA_HOME"
printf '24\n# a remark\n\n24\n' | "$JOUTE" play moulin --p2 human >"$tmp/out"
[ $? -eq 1 ] && grep -q 'Refused: .*occupied' "$tmp/out" && grep -q 'The game is saved; joute play resumes it:' "$tmp/out"
result $? "by pipe: the last move refused is status 1, with the reason, and the game is saved"
printf '24\n22\n:undo\n:hint\n:moves\n:lang fr\n:save %s\n' "$tmp/by-pipe.json" | "$JOUTE" play moulin --p2 human >"$tmp/out"
[ $? -eq 0 ] && grep -q '^Undone' "$tmp/out" && grep -q '^Hint: .*%' "$tmp/out" && grep -q '^11 14' "$tmp/out" &&
    grep -q '^La partie est enregistr' "$tmp/out" && [ "$(jq -c .moves "$tmp/by-pipe.json")" = '["24"]' ]
result $? "by pipe: undo, hint, list of moves, language, save"
echo :quit | "$JOUTE" play trolls --lang en >"$tmp/out" && grep -q 'nothing to save' "$tmp/out" &&
    echo :quit | "$JOUTE" play trolls --lang fr >"$tmp/out" && grep -q 'rien à enregistrer' "$tmp/out" &&
    ! ls "$XDG_DATA_HOME"/joute/autosave | grep -q trolls
result $? "by pipe: a game without a move is not said to be saved"
printf ':save %s\n' "$tmp/nowhere/x.json" | "$JOUTE" play moulin --p2 human >"$tmp/out"
[ $? -eq 1 ] && grep -q '^Refused: .*No such file' "$tmp/out" && [ ! -e "$tmp/nowhere" ]
result $? "by pipe: :save makes no folder"
printf 's\ns1\n' | "$JOUTE" play roses --p2 human --seed 1 >"$tmp/out"
[ $? -eq 0 ] && grep -q '^Refused: "s"' "$tmp/out" && grep -q '^Red: S1' "$tmp/out"
result $? "by pipe: a letter that begins a move is not a command, and capitals are tried"
printf '1\n' | "$JOUTE" play >"$tmp/out" && grep -q '^1. Resume: Le Roi des Roses' "$tmp/out" &&
    grep -q '^2. Resume: Le jeu du moulin' "$tmp/out" && grep -q 'your move' "$tmp/out"
result $? "by pipe: the menu resumes"
printf '7\n0\n3\n' | "$JOUTE" play >"$tmp/out"
grep -q 'Opponents' "$tmp/out"
result $? "by pipe: the menu begins a game"

# Golden screens: the same position in four styles.
# cut_record GAME MOVES: the random game of seed 1 with a jq filter on its moves.
cut_record() { "$JOUTE" random "$1" --seed 1 | jq -c ".moves |= $2 | .result = null"; }
compare() {
    local name=$1 seen
    sees screen 'turn|vous' || { result 1 "screen $name"; return; }
    # The screen may still be half drawn.
    is_still() { [ "$seen" = "$(screen screen)" ] || { seen=$(screen screen) && false; }; }
    if [ "${write:-0}" = 1 ]; then soon is_still && screen screen >"$golden/$name.txt"; fi
    is_golden() { seen=$(screen screen) && [ "$seen" = "$(cat "$golden/$name.txt" 2>/dev/null)" ]; }
    soon is_golden
    result $? "screen $name"
    [ "$seen" = "$(cat "$golden/$name.txt" 2>/dev/null)" ] ||
        diff <(printf '%s\n' "$seen") "$golden/$name.txt" | head -10 | sed 's/^/# /'
}
write=0
[ "${1:-}" = --write ] && write=1 && mkdir -p "$golden"
while read -r game moves; do
    cut_record "$game" "$moves" >"$tmp/position.json"
    for dress in fr en ascii mono; do
        flags="--lang en" MORE=
        [ $dress = fr ] && flags="--lang fr"
        [ $dress = ascii ] && flags="--lang fr --ascii"
        [ $dress = mono ] && flags="--lang fr" MORE="NO_COLOR=1"
        players="--p1 human --p2 level:1"
        # In splaby three others move before player 1. They play at random,
        # because the play of a level may change.
        [ "$game" = splaby ] && players="--p1 human --p2 random --p3 random --p4 random --speed 0"
        rm -rf "$tmp/golden-data"
        # shellcheck disable=SC2086
        start screen "$tmp/golden-data" --load "$tmp/position.json" $players $flags
        compare "$game-$dress"
        end screen
    done
done <<END
moulin .[:20]
roses .[:20]
trolls ["2,1","1,2","3,2","1,1"]
guerre .[:16]
splaby .[:20]
END
MORE=

# Saves. fresh NAME ARGUMENTS: two people at moulin, two moves made.
fresh() {
    local name=$1
    shift
    rm -rf "$tmp/$name"
    start "$name" "$tmp/$name" "$@" moulin --p2 human --lang en
    sees "$name" 'your turn' && keys "$name" 24 Enter 22 Enter && has_played "$tmp/$name" 2
}
fresh killed && process=$(pid killed) && kill -9 "$process" && soon is_gone "$process" && "$JOUTE" verify "$(saved "$tmp/killed")" >/dev/null
result $? "kill -9 leaves a save that can be loaded"
end killed
start killed "$tmp/killed" moulin --lang en
shows killed 'Unfinished game; joute play resumes it: Le jeu du moulin, 2 moves, just now' "play GAME mentions it"
process=$(pid killed)
end killed
soon is_gone "$process"
start killed "$tmp/killed" --lang en
sees killed 'Resume' && keys killed Enter && sees killed 'Black, your turn' && keys killed 11 Enter &&
    sees killed 'White, your turn' && [ "$(jq -c .moves "$(ls -t "$tmp"/killed/joute/autosave/*.json | head -1)")" = '["24","22","11"]' ]
result $? "the menu resumes it, in the same file"
start second "$tmp/killed" --lang en
sees second 'New game' && ! screen second | grep -q '3 moves'
result $? "a second joute does not offer a game that is being played"
end second
keys killed q && sees killed 'Save and quit' && keys killed y && soon has_ended killed
start second "$tmp/killed" --lang en
sees second '3 moves' && keys second x && sees second 'Delete this game' && screen second | grep -A1 '^ Le jeu du moulin, 3 moves' && keys second y && soon lacks second '3 moves' &&
    sees second 'New game'
result $? "an unfinished game can be deleted in the menu"
end second
end killed

fresh hung && process=$(pid hung) && end hung
soon is_gone "$process" && "$JOUTE" verify "$(saved "$tmp/hung")" >/dev/null
result $? "a terminal that goes away leaves a save and no process"

# Plays in a shell, to see that the terminal is restored.
t new-session -d -s shell -x 80 -y 24 "bash --norc --noprofile"
keys shell "PS1='ready> '; export XDG_DATA_HOME='$tmp/shell' TERM=screen-256color; clear" Enter
in_shell() {
    keys shell "clear; sh -c 'echo \$\$ >$tmp/pid; exec \"$JOUTE\" play moulin --p2 human --lang en'" Enter
    sees shell 'your turn' && keys shell 24 Enter && sees shell 'White, your turn'
}
given_back() {
    sees shell '^ready> *$' || return 1
    keys shell "clear; stty -a | grep -oE '[-]?icanon|[-]?echo ' | xargs" Enter
    sees shell '^icanon echo'
}
in_shell && keys shell C-c && sees shell 'Save and quit' && keys shell n && keys shell 22 Enter && has_played "$tmp/shell" 2
result $? "control-C asks, and the game goes on after no"
keys shell C-c && sees shell 'Save and quit' && keys shell y && sees shell 'The game is saved' && given_back &&
    "$JOUTE" verify "$(saved "$tmp/shell")" >/dev/null
result $? "control-C and yes keep the game and give the terminal back"
rm -rf "$tmp/shell"
in_shell && kill -TERM "$(cat "$tmp/pid")" && given_back && "$JOUTE" verify "$(saved "$tmp/shell")" >/dev/null
result $? "SIGTERM keeps the game and gives the terminal back"
rm -rf "$tmp/shell"
in_shell && keys shell C-z && sees shell 'Stopped' && keys shell fg Enter && sees shell 'White, your turn'
result $? "control-Z and fg"
keys shell q && sees shell 'Save and quit' && keys shell y && given_back
result $? "q asks, and gives the terminal back"
end shell

# The keys and their effects.
fresh keyed
keys keyed u && has_played "$tmp/keyed" 1 && keys keyed u && has_played "$tmp/keyed" 0
result $? "u undoes"
keys keyed y && has_played "$tmp/keyed" 1 && keys keyed y && has_played "$tmp/keyed" 2
result $? "y redoes"
keys keyed 24 Enter
shows keyed '"24" is not legal: 24 is occupied; for example: [0-9]+' "a typed move is refused with the reason and an example"
keys keyed ":load /there/is/no/such/folder/and/the/message/is/longer/than/a/row/of/the/screen/by/far.json" Enter
shows keyed '^No such file|far.json: No such file' "a message is not cut while rows are free"
keys keyed L
shows keyed 'Noir, à vous' "L changes the language"
keys keyed ":lang en" Enter
shows keyed 'Black, your turn' ":lang does too"
keys keyed i
shows keyed 'Hint: [0-9]+, .*\([0-9]+ %, then' "i gives a hint with a value"
keys keyed Right
keys keyed "?"
shows keyed 'KEYS' "? shows the keys and rules"
keys keyed q
sees keyed 'your turn' && keys keyed r && sees keyed ' 0/2' && keys keyed Right && sees keyed ' 1/2' && keys keyed q
result $? "r replays from the start with the arrows"
sees keyed 'your turn' && keys keyed s && sees keyed 'save to>' && keys keyed C-u "$tmp/by-hand" ".json" Enter &&
    sees keyed 'Saved: ' && "$JOUTE" verify "$tmp/by-hand.json" >/dev/null
result $? "s asks for a name and saves"
keys keyed ":load $tmp/position.json" Enter
shows keyed 'Blue|Purple|Orange|Green' ":load opens another game"
t resize-window -t keyed -x 60 -y 20
shows keyed 'too small' "a window that is too small is reported"
t resize-window -t keyed -x 120 -y 40
shows keyed "Splaby'O   Blue" "a larger window has a title"
end keyed

rm -rf "$tmp/undone"
start undone "$tmp/undone" moulin --p2 random --lang en --seed 1
sees undone 'your turn' && keys undone 24 Enter && has_played "$tmp/undone" 2 && keys undone u && has_played "$tmp/undone" 0
result $? "against a computer u goes back to the player's last choice"
t resize-window -t undone -x 64 -y 24
shows undone '\? help' "a narrow window still names the key for help"
end undone
for name in watched going; do start $name "$tmp/$name" moulin --p1 random --p2 random --lang en --seed 1 --speed 100; done
# The other game serves as a clock: it goes on while this one must not.
sees watched '(White|Black) (places|moves|flies)' && keys watched Space && sees watched '\[pause\]' && before=$(played "$tmp/watched") &&
    goes_on() { [ "$(played "$tmp/going")" -gt "$after" ] 2>/dev/null; } && after=$(($(played "$tmp/going") + 4)) && soon goes_on &&
    [ "$(played "$tmp/watched")" = "$before" ] && keys watched Right && has_played "$tmp/watched" $((before + 1)) &&
    keys watched Left Left && has_played "$tmp/watched" $((before - 1)) && keys watched Right && has_played "$tmp/watched" "$before"
result $? "a game of computers is watched, paused and stepped"
end going
process=$(pid watched)
end watched
soon is_gone "$process" && [ -n "$(saved "$tmp/watched")" ]
start watched "$tmp/watched" --lang en
sees watched 'New game' && lacks watched 'Resume|moves,'
result $? "the menu does not offer to resume a game that only computers play"
end watched

# Options in words. The games are in the order of games.def.
start words "$tmp/words" --lang fr
sees words 'Nouvelle partie'
for ((i = $("$JOUTE" games | grep -n '^moulin' | cut -d: -f1); i > 1; i--)); do keys words Down; done
keys words Enter && sees words 'saut +oui' && sees words 'coups sans prise +100' && ! is_on words 'flying|quiet_plies|true'
result $? "a game's options have French names and values"
keys words Up Up Up Up && sees words 'saut +< oui >' && keys words Left && sees words 'saut +< non >'
result $? "the arrows change an option"
end words

# The menu: a game is chosen and set up with arrows; then its end, and what
# follows.
start menu "$tmp/menu" --lang fr
sees menu 'Nouvelle partie' && keys menu L && sees menu 'New game' && keys menu Down '?' &&
    sees menu 'The path has 7 cells' && keys menu q && sees menu 'New game' && keys menu Enter && sees menu 'Begin'
result $? "the menu speaks both languages, shows rules and goes on to a game"
keys menu Up Up && sees menu '< 7 >' && keys menu Left && sees menu '< 5 >' && keys menu Left && sees menu '< 3 >'
result $? "the arrows change an option, over values that are not allowed"
keys menu Down 2 && sees menu '< 2 >' && keys menu 1 && sees menu '< 21 >'
result $? "digits set a number"
keys menu Up Up Left && sees menu '< computer, level 2 >' && keys menu Enter && sees menu 'Left, your turn'
result $? "Enter begins, with the opponent chosen"
throw_one() { is_on menu "$over" || { keys menu 1 Enter && false; }; }
soon throw_one
shows menu 'Left.*wins|Right.*wins|A draw' "the end says how it ended"
keys menu r && sees menu ' 0/' && keys menu End && sees menu 'wins|draw' && keys menu q && sees menu "$over"
result $? "after the end the game can be seen again"
keys menu n && sees menu 'Left, your turn' && keys menu 1 Enter && sees menu 'Left: 1|Left, your turn|wins'
result $? "a rematch begins"
end menu
start menu "$tmp/menu" moulin --p2 human --load "$tmp/nothing"
soon has_ended menu
result $? "a missing file ends it at once"

# Parts of moves can be typed: the number of a card on the board, a word's
# beginning, a point and then the next.
start parts "$tmp/parts" roses --p2 human --lang en --seed 1
sees parts 'Red, your turn' && keys parts 2 Enter && has_played "$tmp/parts" 1 && keys parts 1 Enter &&
    has_played "$tmp/parts" 2 && keys parts p Enter && has_played "$tmp/parts" 4 &&
    [ "$(jq -r '.moves[2]' "$(saved "$tmp/parts")")" = pioche ]
result $? "a card's number and the beginning of a word are understood"
end parts

start small "$tmp/small" roses --p2 human --lang en --seed 1
sees small ':s save' && keys small s1 && sees small 'card> s1' && keys small Enter && has_played "$tmp/small" 1 &&
    [ "$(jq -r '.moves[0]' "$(saved "$tmp/small")")" = S1 ] && keys small :s Enter && sees small 'save to>'
result $? "small letters are tried as a move before a command; :s saves"
end small

# Secrets.
start hidden "$tmp/hidden" guerre --p2 human --lang fr --seed 5
sees hidden "Passez l'écran à Bleu" && ! screen hidden | grep -qE 'main|pioche'
result $? "guerre: a curtain before the first hand"
keys hidden Enter
sees hidden 'Bleu, à vous' && [ "$(screen hidden | grep -c 'main .*▒')" = 1 ]
result $? "guerre: one hand is visible, the other is not"
keys hidden K@F2 Enter
sees hidden "Passez l'écran à Orange" && ! screen hidden | grep -qE 'main|pioche'
result $? "guerre: a curtain between two people"
keys hidden C-c
sees hidden 'Enregistrer et quitter' && ! screen hidden | grep -qE 'main|pioche' && keys hidden n && sees hidden "Passez l'écran"
result $? "guerre: control-C at the curtain shows nothing"
end hidden
start sealed "$tmp/sealed" trolls --p2 human --lang fr
sees sealed "Passez l'écran à Gauche" && keys sealed Enter && sees sealed 'à vous' && keys sealed 12 && sees sealed 'pierres 1-15> \*\*' &&
    ! screen sealed | grep -qE '\(1\)|> 12' && keys sealed Enter && sees sealed "Passez l'écran à Droite"
result $? "trolls: what is typed is masked, no choice is listed, a curtain between"
keys sealed Enter
sees sealed 'Droite, à vous' && lacks sealed '\(1\)' && keys sealed Enter Down && sees sealed '^\(1\) 2' && keys sealed Down Down &&
    sees sealed 'Droite, à vous : \(3\)' && keys sealed Enter && sees sealed "Passez l'écran à Gauche" && keys sealed Enter &&
    sees sealed 'Gauche 12, Droite 3\. Le troll va de la case 3 à la case 4, vers Droite\.'
result $? "trolls: with two people arrow keys show the choice and make it, Enter alone does not; the step names both"
end sealed

# Words for people who do not know the game.
start words "$tmp/words" guerre --p2 human --lang fr --seed 5
sees words "Passez l'écran" && keys words Enter && sees words '\(S placer un Soldat\)' && sees words 'A placer un Archer +K placer le Roi' &&
    sees words '^ Bleu : mise en place' && sees words 'Orange +pioche' && lacks words 'Joueur'
result $? "guerre: each player has one name, choices have words, the cursor is not on the King"
keys words a@f1 Enter && sees words "Passez l'écran" && keys words Enter && sees words 'Orange, à vous' && keys words Enter Enter &&
    sees words "Passez l'écran" && keys words Enter && sees words 'Orange place un [A-Z][a-z]+ en F1\.' && keys words k@r Enter &&
    sees words "Passez l'écran" && keys words Enter && sees words 'Orange, à vous' && keys words Enter Enter &&
    sees words "Passez l'écran" && keys words Enter && sees words ' - rien' && sees words 'K déployer le Roi' && sees words '\+S toutes attaquent à \+1' && lacks words '\(\+'
result $? "guerre: moves are told in words, and the cursor is not on a card that would be wasted"
shows words 'Impossible : .*\(l.unité doit être le Roi' "guerre: impossible moves are listed with the reason"
keys words g@f1 Enter
shows words 'l.unité doit être le Roi, la première' "guerre: an impossible move that is tried gets the reason"
keys words :m Enter && sees words '^ K@F2 +le Roi vient de la réserve' && sees words 'Impossible : G@F1 .*doit être le Roi'
result $? "guerre: the list of moves says what each does and what is impossible"
end words
rm -rf "$tmp/small-s"
start small-s "$tmp/small-s" guerre --p2 best --lang en --seed 5
sees small-s ':s save' && keys small-s a@f1 Enter s@f1 Enter && sees small-s 'S@F1|s@f1|Blue, your turn: \(' && keys small-s s @ f 1 Enter &&
    sees small-s 'hand card must be put in reserve|Blue, your turn' && lacks small-s 'save to>|Saved' && [ ! -e "$tmp/small-s/joute/games" ]
result $? "guerre: a move in small letters saves nothing, not even while the computer thinks"
end small-s

# A forced pass against a computer is played automatically, unless the user does
# not want that.
forced_at() { # GAME TEXT: where in the random game of seed 2 player 1 can only do that
    "$JOUTE" random "$1" --seed 2 --trace | jq "[.trace | to_entries[] | select(.value.turn == 1 and .value.legal == [\"$2\"]) | .key][0]"
}
for pair in "guerre -" "roses passe"; do
    game=${pair% *} pass=${pair#* }
    at=$(forced_at "$game" "$pass")
    "$JOUTE" random "$game" --seed 2 | jq -c ".moves |= .[:$at] | .result = null | .players = [\"human\", \"random\"]" >"$tmp/forced.json"
    rm -rf "$tmp/forced"
    start forced "$tmp/forced" --load "$tmp/forced.json" --lang en --speed 0
    went_on() { [ "$(played "$tmp/forced")" != none ] && [ "$(played "$tmp/forced")" -gt "$at" ] || ls "$tmp"/forced/joute/finished/*.json >/dev/null 2>&1; }
    sees forced "your turn|$over" && soon went_on
    result $? "$game: a forced pass against a computer makes itself"
    end forced
    rm -rf "$tmp/forced"
    start forced "$tmp/forced" --load "$tmp/forced.json" --lang en --speed 0 --no-auto-pass
    sees forced "your turn: \\($pass\\)" && [ "$(played "$tmp/forced")" = "$at" ] && keys forced :auto Enter && soon went_on
    result $? "$game: with --no-auto-pass it is asked for, until :auto"
    end forced
done

# Splaby: a turn in two steps, in the player's own colour.
start paint "$tmp/paint" splaby --p1 random --p2 human -o players=2 --lang fr --seed 5 --speed 0
sees paint '1/2 peindre>' && sees paint 'PN nord, 1 unité sur [0-9]+' && sees paint 'PX ne pas peindre'
result $? "splaby: the first step says what each direction costs"
is_orange() { t capture-pane -e -p -t paint | grep -q '48;5;202m'; }
keys paint PX Enter && sees paint '2/2 bouger>' && sees paint 'Orange, à vous : PX \(DS\) aller au sud' && soon is_orange
result $? "splaby: the second step; what is chosen has the player's own colour"
sees paint 'Impossible : .*(mur|bord)'
result $? "splaby: blocked directions are listed with the reason"
spare() { screen paint | sed -n 9,13p; }
is_turned() { [ "$(spare)" != "$before" ]; }
keys paint N3 Enter && sees paint '\(0 sans tourner\)' && sees paint 'H quart horaire' && sees paint 'A quart anti-horaire' && before=$(spare) &&
    keys paint Tab && sees paint '\([AH]+ (quart|demi)' && soon is_turned
result $? "splaby: rotations have names, and the spare tile turns with the cursor"
end paint

# Turned to the other side, and played there.
for game in roses trolls guerre moulin splaby; do
    start turned "$tmp/turned" $game --p2 random --lang en --seed 3
    sees turned 'v flip' && before=$(screen turned) && keys turned v
    is_other() { [ "$(screen turned | head -17)" != "$(head -17 <<<"$before")" ]; }
    soon is_other && sees turned 'your turn' && keys turned v && soon_same() { [ "$(screen turned)" = "$before" ]; } && soon soon_same
    result $? "$game: v turns the board and back"
    end turned
done
start turned "$tmp/turned-moulin" moulin --p2 human --lang en
sees turned 'v flip' && keys turned v && sees turned '7   6   5   4' && keys turned Home Enter && has_played "$tmp/turned-moulin" 1 &&
    [ "$(jq -r '.moves[0]' "$(saved "$tmp/turned-moulin")")" = 77 ] && sees turned '^  7  .●'
result $? "moulin: on the turned board the cursor chooses what is drawn there"
end turned

# Only ASCII under LC_ALL=C.
is_plain() { ! screen plain | LC_ALL=C grep -q $'[\x80-\xff]'; }
for game in roses trolls guerre moulin splaby; do
    MORE="LC_ALL=C" start plain "$tmp/plain" $game --p2 random --lang fr --seed 3
    sees plain 'a vous' && is_plain && keys plain Enter && sees plain 'a vous|revanche' && is_plain && keys plain '?' && sees plain 'TOUCHES' && is_plain
    result $? "$game: LC_ALL=C shows ASCII at the screen"
    end plain
done

# Nowhere to save.
start full /dev/full moulin --p2 human --lang en
sees full 'Not a directory' && keys full 24 Enter && sees full 'White, your turn' && keys full 22 Enter &&
    sees full 'Black, your turn' && ! screen full | grep -q 'Not a directory'
result $? "if nothing can be saved, that is said once and the game goes on"
end full
printf '24\n22\n' | XDG_DATA_HOME=/dev/full "$JOUTE" play moulin --p2 human >"$tmp/out"
[ $? -eq 0 ] && [ "$(grep -c 'Not a directory' "$tmp/out")" -le 2 ] && grep -q 'Black: 24' "$tmp/out"
result $? "the same by pipe"
tap_end
