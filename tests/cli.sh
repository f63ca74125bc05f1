#!/usr/bin/env bash
# The commands of docs/FORMATS.md from a shell: what they print, and one line
# on standard error with the right status for everything bad.
#   cli.sh [ID...]    with ids, only what is tried for every game
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
export LC_ALL=C.UTF-8
joute() { "$JOUTE" "$@"; }
games=${*:-$(joute games | cut -f1)}

# refuses STATUS PATTERN TITLE COMMAND...: nothing on standard output, one line
# on standard error that matches, that exit status. Input comes from $input.
refuses() {
    local status=$1 pattern=$2 title=$3 found
    shift 3
    "$@" <"${input:-/dev/null}" >"$tmp/out" 2>"$tmp/err"
    found=$?
    [ "$found" -eq "$status" ] && [ ! -s "$tmp/out" ] &&
        [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -qE -e "$pattern" "$tmp/err"
    result $? "$title"
    [ "$found" -eq "$status" ] || sed "s/^/# status $found: /" "$tmp/err" | head -3
}

is "there are the games of games.def, in its order" "$(sed -n 's/^GAME(\(.*\))$/\1/p' src/games/games.def | xargs)" \
    bash -c '"$0" games | cut -f1 | xargs' "$JOUTE"
is "splaby is for 2 to 4" "2-4" bash -c '"$0" games | grep splaby | cut -f3' "$JOUTE"
joute games --json >"$tmp/games.json"
is "the games as JSON have their players" '[2,4]' jq -c '.[] | select(.id == "splaby") | .players' "$tmp/games.json"
is "a choice lists its values" '{"key":"level","type":"choice","default":"advanced","values":["simple","intermediate","advanced"]}' \
    jq -c '.[] | select(.id == "guerre") | .options[0] | del(.name, .names)' "$tmp/games.json"
is "and the values have names for people" '{"names":["simples","avec soutiens","complètes"],"name":{"en":"rules","fr":"règles"}}' \
    jq -c '.[] | select(.id == "guerre") | .options[0] | {names: [.names[].fr], name}' "$tmp/games.json"
is "a bool has a default" '{"key":"flying","type":"bool","default":true,"name":{"en":"flying","fr":"saut"}}' \
    jq -c '.[] | select(.id == "moulin") | .options[0]' "$tmp/games.json"
is "a number has its range" '{"key":"cells","type":"int","default":7,"min":3,"max":101,"name":{"en":"cells","fr":"cases"}}' \
    jq -c '.[] | select(.id == "trolls") | .options[0]' "$tmp/games.json"

for game in $games; do
    joute new "$game" --seed 7 >"$tmp/state.json"
    joute random "$game" --seed 7 >"$tmp/record.json"
    is "$game: a random record verifies" ok joute verify "$tmp/record.json"
    is "$game: the record starts where new does" \
        "$(joute apply "$tmp/state.json")" \
        jq -c '{game, options, state: .start}' "$tmp/record.json"
    is "$game: the same seed gives the same bytes" "$(cat "$tmp/record.json")" \
        joute random "$game" --seed 7
    is "$game: record k of --games is that of seed N+k-1" "$(cat "$tmp/record.json")" \
        bash -c '"$0" random "$1" --seed 5 --games 3 | tail -1' "$JOUTE" "$game"
    is "$game: nothing is legal once over" "" joute legal "$tmp/record.json" --player 1
    is "$game: perft 0 is 1" 1 joute perft "$tmp/state.json" 0
    is "$game: perft once over is 0" 0 joute perft "$tmp/record.json" 3
    is "$game: nobody else decides, or all do" "" \
        bash -c '"$0" apply "$1" | grep -q "turn\":\"all" || "$0" legal "$1" --player 2 | head -1 | grep -v "" ; true' "$JOUTE" "$tmp/state.json"
    joute show "$tmp/state.json" >"$tmp/board"
    joute show "$tmp/state.json" --ascii --lang fr >"$tmp/ascii"
    [ "$(wc -l <"$tmp/board")" -ge 4 ] && [ "$(wc -l <"$tmp/board")" -le 24 ] &&
        ! LC_ALL=C grep -q '[^ -~]' "$tmp/ascii" && ! grep -q $'\x1b' "$tmp/board"
    result $? "$game: show draws a board, in plain ASCII if asked"
    joute show "$tmp/state.json" --color always | grep -q $'\x1b'
    result $? "$game: show has colours when asked"
    for player in 1 2; do
        joute view "$tmp/state.json" --player $player | holds 'has("turn") and has("result")'
        result $? "$game: player $player has a view"
    done
    joute replay "$tmp/record.json" --move 1 | head -1 | grep -q ' 1/'
    result $? "$game: replay shows one position"
    joute replay "$tmp/record.json" | grep -qE "wins|win|draw"
    result $? "$game: replay without a terminal prints every position"
    input="$tmp/state.json" refuses 1 'not a (joint )?move|not legal' "$game: a wrong move is refused" joute apply - nonsense
    printf '%s' "$(cat "$tmp/state.json")" | sed 's/"turn":[^,]*/"turn":9/' >"$tmp/bad.json"
    refuses 1 'turn' "$game: a wrong turn is refused by name" joute show "$tmp/bad.json"
    sed 's/"result":null}}/"result":null,"extra":1}}/' "$tmp/state.json" >"$tmp/bad.json"
    refuses 1 'extra' "$game: an unknown key is refused by name" joute show "$tmp/bad.json"
    jq -c '.moves[1] = "nonsense"' "$tmp/record.json" >"$tmp/broken.json"
    jq -c '.moves |= .[:1]' "$tmp/record.json" >"$tmp/short.json"
    jq -c '.result = null' "$tmp/short.json" >"$tmp/open.json"
    jq -c '.result = {utility: ([-1, 1, 1, 1][:(.players | length)]), scores: null, reason: "forfeit"}' \
        "$tmp/short.json" >"$tmp/forfeit.json"
    jq -c '.result = {utility: [.players[] | 0], scores: null, reason: "adjudicated"}' \
        "$tmp/short.json" >"$tmp/adjudicated.json"
    refuses 1 'move 2' "$game: verify says which move is bad" joute verify "$tmp/broken.json"
    refuses 1 'result' "$game: a result too early is refused" joute verify "$tmp/short.json"
    for kind in forfeit adjudicated open; do
        is "$game: a record that ends as $kind verifies" ok joute verify "$tmp/$kind.json"
    done
    # Every prefix of a file is refused without a crash.
    size=$(wc -c <"$tmp/record.json") bad=0
    for cut in 0 1 2 10 50 $((size / 3)) $((size / 2)) $((size - 2)); do
        head -c "$cut" "$tmp/record.json" | joute verify - >/dev/null 2>"$tmp/err"
        [ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] || bad=1
    done
    result $bad "$game: a file cut short is refused"
done
# LC_ALL=C: only ASCII bytes, except in JSON.
plain() { LC_ALL=C "$JOUTE" "$@" >"$tmp/plain" 2>&1; [ -s "$tmp/plain" ] && ! LC_ALL=C grep -q $'[\x80-\xff]' "$tmp/plain"; }
for game in $games; do
    joute random $game --seed 1 >"$tmp/record.json" && plain replay "$tmp/record.json" && plain players $game --lang fr &&
        printf ':help\n:moves\n' | plain play $game --p2 random --lang fr
    result $? "$game: LC_ALL=C gives ASCII"
done
[ $# -eq 0 ] || { tap_end; exit; }

joute new moulin >"$tmp/moulin.json"
joute new trolls >"$tmp/trolls.json"
is "both notations are read" "$(joute apply "$tmp/moulin.json" 24 22)" joute apply "$tmp/moulin.json" d6 b6
is "algebraic moves are written on request" "a1 a4 a7" \
    bash -c '"$0" legal "$1" --notation algebraic | head -3 | xargs' "$JOUTE" "$tmp/moulin.json"
joute show "$tmp/moulin.json" --notation algebraic | head -1 | grep -q 'a   b   c'
result $? "algebraic coordinates are drawn on request"
is "legal sorts by bytes" "1 10 11 12 13 14 15 2" \
    bash -c '"$0" legal "$1" --player 2 | head -8 | xargs' "$JOUTE" "$tmp/trolls.json"
is "chance outcomes have probabilities" "14 0.071429" bash -c \
    '"$0" new roses --seed 1 | "$0" apply - $("$0" new roses --seed 1 | "$0" legal - | head -1) $("$0" new roses --seed 1 | "$0" apply - $("$0" new roses --seed 1 | "$0" legal - | head -1) | "$0" legal - | head -1) pioche | "$0" legal - | awk "{n++; p=\$2} END {print n, p}"' "$JOUTE"
is "perft counts joint moves" 225 joute perft "$tmp/trolls.json" 1
is "perft --divide ends with the sum" 552 bash -c '"$0" perft "$1" 2 --divide | tail -1' "$JOUTE" "$tmp/moulin.json"
is "puzzles of a seed are the same" "$(joute puzzles trolls --count 2 --seed 1)" joute puzzles trolls --count 2 --seed 1
refuses 2 players=2 "puzzles for four players" joute puzzles splaby --count 1
is "--version" "joute 0.1.0" joute --version

env LC_ALL=fr_FR.UTF-8 "$JOUTE" show "$tmp/moulin.json" | grep -q Noir
result $? "a French locale gives French"
env LC_ALL=de_DE.UTF-8 "$JOUTE" show "$tmp/moulin.json" | grep -q Black
result $? "any other locale gives English"
env LC_ALL=fr_FR.UTF-8 "$JOUTE" show "$tmp/moulin.json" --lang en | grep -q Black
result $? "--lang wins over the locale"

for command in rules play players match tournament worker sprt bot check-bot serve site grade rerun games new legal apply show view perft random verify replay review solve puzzles eval bench manual completion; do
    for lang in en fr; do
        joute $command --help --lang $lang >"$tmp/help" 2>&1 && grep -q "joute $command" "$tmp/help" &&
            grep -qE '^(Examples:|Exemples :)$' "$tmp/help" && [ "$(wc -L <"$tmp/help")" -le 80 ]
        result $? "$command --help has an example, in 80 columns ($lang)"
    done
done
is "help COMMAND is COMMAND --help" "$(joute match --help)" joute help match
joute match --help --lang fr | head -1 | grep -q 'match JEU -p JOUEUR'
result $? "usage is in the reader's language"
joute manual | grep -qFx '\&...'
result $? "the manual page keeps its dots"
joute manual | man --warnings -l - >"$tmp/man" 2>"$tmp/err" && [ ! -s "$tmp/err" ] && grep -q perft "$tmp/man"
if command -v man >/dev/null; then result $? "the manual page is good troff"; else skip "the manual page is good troff" "man is not installed"; fi

# Completion: the same words in each shell, from joute itself.
mkdir "$tmp/bin" && ln -s "$JOUTE" "$tmp/bin/joute"
in_bash() {
    PATH=$tmp/bin:$PATH bash -c '. <(joute completion bash); COMP_LINE=$1 COMP_POINT=${#1}; _joute; echo "${COMPREPLY[*]}"' _ "$1"
}
in_fish() { PATH=$tmp/bin:$PATH fish -c 'joute completion fish | source; complete -C $argv[1]' "$1" | cut -f1 | sort | xargs; }
levels='level:1 level:2 level:3 level:4 level:5 level:6 level:7 level:8'
is "bash completes a command" perft in_bash "joute perf"
is "bash completes a game" moulin in_bash "joute new mou"
is "bash completes a game where it may be left out" guerre in_bash "joute play gu"
is "bash completes a player, after the colon that splits its words" "1 2 3 4 5 6 7 8" in_bash "joute play roses --p2 level:"
is "bash completes a player of a match" "$levels" in_bash "joute match trolls -p random -p le"
is "bash completes an option" flying= in_bash "joute play moulin -o fl"
is "bash completes an option's value, after the equals sign" "simple intermediate advanced" in_bash "joute new guerre -o level="
is "bash completes a flag" "--seed" in_bash "joute new moulin --se"
is "bash completes a subcommand" "replay report" in_bash "joute tournament rep"
is "bash completes a format" "knockout" in_bash "joute tournament run --format kn"
is "bash completes a file where joute has no word" "$tmp/bin" in_bash "joute show $tmp/bi"
if command -v fish >/dev/null; then
    is "fish completes a player" "$levels" in_fish "joute play roses --p2 le"
    is "fish completes an option's value" "flying=false flying=true" in_fish "joute new moulin -o flying="
else
    skip "fish completes" "fish is not installed"
fi
if command -v zsh >/dev/null; then
    # In its own terminal; it ends as soon as the last level is shown.
    cat >"$tmp/in.zsh" <<'END'
zmodload zsh/zpty && zpty shell zsh -f -i
zpty -w shell "PS1=; autoload -U compinit && compinit -u -D; source <(joute completion zsh); print rea''dy"
zpty -r -m shell seen '*ready*'
zpty -w -n shell $'joute play roses --p2 lev\t\t'
zpty -r -m shell seen '*level:8*' && print -r -- "$seen" | grep -o 'level:[1-8]' | sort -u | xargs
END
    is "zsh completes a player" "$levels" env PATH="$tmp/bin:$PATH" timeout 180 zsh -f "$tmp/in.zsh"
else
    skip "zsh completes" "zsh is not installed"
fi

# Mistyped words.
refuses 2 'did you mean show\?' "a mistyped command" joute shwo x
refuses 2 'vouliez-vous dire tournament \?' "the beginning of a command, in French" joute tourn --lang fr
refuses 2 'did you mean guerre\?' "a mistyped game" joute new gueree
refuses 2 'did you mean --seed\?' "a mistyped flag" joute new moulin --sede=4
refuses 2 'did you mean standings\?' "a mistyped part of tournament" joute tournament standing
refuses 2 'check-bot JEU \[-o CLÉ=VALEUR\]' "the usage is in French too" joute check-bot trolls --lang fr
refuses 2 'unknown flag --fast; a bot.s own flags come after --' "a bot's flag without --" joute check-bot trolls python3 bot.py --fast
refuses 2 'quotes: "cmd:python3 bot.py"' "a command without quotes" joute match trolls -p cmd:python3 bot.py -p random
refuses 2 'bto.py: there is no such file here' "a script that is not there" joute check-bot trolls -- python3 bto.py
: >"$tmp/empty.py"
refuses 2 'save it in the editor' "a script that is empty" joute check-bot trolls -- python3 "$tmp/empty.py"
command -v lua >/dev/null || refuses 2 'lua is not installed; on Debian: sudo apt install lua' "an interpreter that is not there" env PATH=/usr/sbin "$JOUTE" check-bot trolls -- lua x.lua
refuses 2 'no such file is here' "a program that is nowhere" joute check-bot trolls -- mybto
refuses 2 'joute grade roses \.' "a grade of nobody" joute grade roses
refuses 1 'joute new writes a state' "a file of another kind" joute show tests/cli.sh
refuses 2 'did you mean pieces\?' "a mistyped option" joute new moulin -o piece=9
joute new chess 2>&1 | grep -q 'did you mean'
[ $? -eq 1 ]
result $? "nothing is suggested for a word without a near match"

plain new chess --lang fr; plain --help --lang fr && plain play --help --lang fr
result $? "LC_ALL=C: help and complaints too"
joute show "$tmp/moulin.json" | LC_ALL=C grep -q '[^ -~]' && LC_ALL= LC_CTYPE= LANG= "$JOUTE" show "$tmp/moulin.json" | LC_ALL=C grep -q '[^ -~]'
result $? "UTF-8, or no locale at all, gives the signs"

# A byte order mark, as some editors leave it.
{ printf '\xef\xbb\xbf'; cat "$tmp/moulin.json"; } >"$tmp/marked.json"
joute show "$tmp/marked.json" >"$tmp/out" && joute show "$tmp/moulin.json" | cmp - "$tmp/out"
result $? "a byte order mark before a state"
{ printf '\xef\xbb\xbf'; joute random moulin --seed 1; } >"$tmp/marked.json"
is "a byte order mark before a record" ok joute verify "$tmp/marked.json"

# Several games in one file, as the page of a site saves them.
{ joute random roses --seed 1 --games 2 && joute random moulin --seed 3; } >"$tmp/games.jsonl"
is "verify checks every game of a file" "ok: 3 games" joute verify "$tmp/games.jsonl"
joute random moulin --seed 3 >"$tmp/third.json"
is "FILE:3 is the third game" "$(joute show "$tmp/third.json")" joute show "$tmp/games.jsonl:3"
refuses 2 'games.jsonl:N' "one of several games must be named" joute show "$tmp/games.jsonl"
refuses 2 'has 3 games' "there is no fourth game" joute show "$tmp/games.jsonl:4"
sed '2s/"moves":\["[^"]*"/"moves":["X9"/' "$tmp/games.jsonl" >"$tmp/second.jsonl"
refuses 1 'second.jsonl:2: moves: move 1' "verify says which game is bad" joute verify "$tmp/second.jsonl"
printf '\xef\xbb\xbf24\n' | joute play moulin --p2 human --lang en | grep -q '^Black: 24'
result $? "a byte order mark before moves"

# The end of a game names the players, with the winner's score first.
end_of() { joute replay "$tmp/$1-end.json" --lang "$2" | tail -1; }
first_of() { # GAME REASON: the first random game that ends so
    joute random "$1" --seed 1 --games 400 | jq -c "select(.result.reason == \"$2\")" | head -1 >"$tmp/$1-end.json"
    [ -s "$tmp/$1-end.json" ]
}
first_of moulin two-pieces && end_of moulin fr | grep -qE '^(Noir gagne : Blanc|Blanc gagne : Noir) a moins de trois pions$'
result $? "moulin: the end says whose pieces are fewer than three"
first_of trolls castle && end_of trolls en | grep -qE '^(Left wins: the troll is in the castle of Right|Right wins: the troll is in the castle of Left)$'
result $? "trolls: the end says in whose castle the troll is"
first_of guerre execution && end_of guerre fr | grep -qE '^(Bleu gagne : Orange|Orange gagne : Bleu) a perdu son Roi$'
result $? "guerre: the end says whose King is lost"
first_of guerre war-over && end_of guerre fr | grep -qE '^(Bleu|Orange) gagne, [0-9]+ à [0-9]+ : ' &&
    end_of guerre fr | awk '{ sub(",", ""); exit !($3 > $5) }'
result $? "guerre: the winner's citizens come first"
first_of roses last-pawn && end_of roses en | grep -qE '^(Red|White) wins, [0-9]+ to [0-9]+: (Red|White) has placed the last pawn$'
result $? "roses: the end says who placed the last pawn, and the scores"
first_of splaby rounds && end_of splaby en | grep -qE '^[A-Z][a-z]+( wins| and [A-Z][a-z]+ win), [0-9]+ \([A-Z][a-z]+ [0-9]+(, [A-Z][a-z]+ [0-9]+)+\): all rounds'
result $? "splaby: the end has everybody's tiles by name, the winner's first"

# Guerre's moves in words.
joute random guerre --seed 2 >"$tmp/priest.json"
at=$(jq '[.moves | to_entries[] | select(.value | startswith("+K=P")) | .key][0]' "$tmp/priest.json")
joute replay "$tmp/priest.json" --move $((at + 1)) --lang fr | sed -n 2p |
    grep -qE '^(Bleu|Orange) joue son Roi comme Prêtre : [FA][123] → [FA][123]' &&
    joute replay "$tmp/priest.json" --move $((at + 1)) --lang en | sed -n 2p |
    grep -qE '^(Blue|Orange) plays the King as a Priest: [FA][123] → [FA][123]'
result $? "guerre: a move in words"

# A record's names.
joute random moulin --seed 1 | jq -c '.players = ["Camille", "level:3"]' >"$tmp/named.json"
joute replay "$tmp/named.json" --move 3 --lang fr >"$tmp/out" &&
    [ "$(head -1 "$tmp/out")" = "Le jeu du moulin  3/$(jq '.moves | length' "$tmp/named.json")  Noir (Camille) - Blanc (ordinateur, niveau 3)" ] &&
    sed -n 2p "$tmp/out" | grep -qE '^Noir pose en [0-9]+\.$'
result $? "replay shows who plays, and the move in words"

# Bad input: what is in a file, and moves.
refuses 1 empty "an empty standard input" joute show -
echo '{"game": "chess", "options": {}, "state": {}}' >"$tmp/bad.json"
refuses 1 chess "an unknown game in a file" joute show "$tmp/bad.json"
echo '{"game": "moulin", "options": {"colour": 1}, "state": {}}' >"$tmp/bad.json"
refuses 1 'options.colour' "an unknown option in a file" joute show "$tmp/bad.json"
echo '{"game": "moulin", "options": {"pieces": 99}, "state": {}}' >"$tmp/bad.json"
refuses 1 'options.pieces' "an option out of range in a file" joute show "$tmp/bad.json"
head -c 100000000 /dev/zero | tr '\0' '[' >"$tmp/large"
refuses 1 MiB "a file of 100 MB" joute show "$tmp/large"
head -c 5000000 /dev/urandom >"$tmp/noise"
refuses 1 JSON "5 MB of noise" joute verify "$tmp/noise"
printf '\xff\xfe' >"$tmp/bad.json"
refuses 1 JSON "bytes that are not text" joute show "$tmp/bad.json"
refuses 1 'not a record' "verify wants a record" joute verify "$tmp/moulin.json"
refuses 1 '"99"' "an unknown move" joute apply "$tmp/moulin.json" 24 99
refuses 1 'move 2.*occupied' "an illegal move, with the reason" joute apply "$tmp/moulin.json" 24 24

# Bad usage: other words of the command line.
refuses 2 'unknown command' "an unknown command" joute fly
refuses 2 'no game' "an unknown game" joute new chess
refuses 2 'option "colour"' "an unknown option" joute new moulin -o colour=red
refuses 2 'flying' "a bad boolean" joute new moulin -o flying=yes
refuses 2 '3\.\.12' "a value out of range" joute new moulin -o pieces=13
refuses 2 cells "a value that the range excludes" joute new trolls -o cells=8
refuses 2 quiet_plies "a forbidden combination" joute new moulin -o quiet_plies=0
refuses 2 KEY=VALUE "an option without a value" joute new moulin -o flying
refuses 2 level "a value that is not one of the choices" joute new guerre -o level=hard
refuses 2 -- "an unknown flag" joute new moulin --fast
refuses 2 'needs a value' "a flag without its value" joute new moulin --seed
refuses 2 seed "a seed that is not a number" joute new moulin --seed=-1
refuses 2 seed "a seed that is too large" joute new moulin --seed 9007199254740992
refuses 2 usage "a missing word" joute perft "$tmp/moulin.json"
refuses 2 unexpected "a word too many" joute show "$tmp/moulin.json" again
refuses 2 player "a player that does not exist" joute legal "$tmp/moulin.json" --player 3
refuses 2 player "all choose, so --player is needed" joute legal "$tmp/trolls.json"
refuses 2 player "view wants a player" joute view "$tmp/moulin.json"
refuses 2 DEPTH "a depth that is not a number" joute perft "$tmp/moulin.json" deep
refuses 2 notation "a notation that the game lacks" joute legal "$tmp/trolls.json" --player 1 --notation algebraic
refuses 2 lang "an unknown language" joute games --lang de
refuses 2 'No such file' "a missing file" joute show "$tmp/none"
refuses 2 'directory' "a directory" joute show "$tmp"
touch "$tmp/secret" && chmod 0 "$tmp/secret"
if [ "$(id -u)" -eq 0 ]; then
    chmod 755 "$tmp"
    cp "$JOUTE" "$tmp/joute" && chmod 755 "$tmp/joute"
    refuses 2 'ermission' "a file that may not be read" setpriv --reuid=65534 --regid=65534 --clear-groups "$tmp/joute" show "$tmp/secret"
else
    refuses 2 'ermission' "a file that may not be read" joute show "$tmp/secret"
fi
joute games >/dev/full 2>"$tmp/err"
[ $? -eq 1 ] && grep -q 'cannot write' "$tmp/err"
result $? "a full disk is reported"
ln -s /dev/null "$tmp/nowhere"
joute train roses --games 1 --curve 0 --out "$tmp/nowhere" >/dev/null && [ -L "$tmp/nowhere" ]
result $? "a training leaves a device in its place"
against() { joute train roses --games 2 --hidden 8 --curve 0 --rival net:2 --rival-share 100 --out "$tmp/net-$1" "${@:2}" >/dev/null; }
against own && against same --rival-net src/games/roses/roses.net && against other --rival-net "$tmp/net-own" &&
    cmp -s "$tmp/net-own" "$tmp/net-same" && ! cmp -s "$tmp/net-own" "$tmp/net-other"
result $? "a rival plays with the net that it is given"
for part in 50 100; do
    against blend-$part --from "$tmp/net-own" --blend $part
done
against whole --from "$tmp/net-own" && cmp -s "$tmp/net-whole" "$tmp/net-blend-100" && ! cmp -s "$tmp/net-whole" "$tmp/net-blend-50"
result $? "a blend keeps a part of the net that it began with"
refuses 2 net:N "a net for a rival that reads none" joute train roses --rival greedy --rival-net src/games/roses/roses.net
tap_end
