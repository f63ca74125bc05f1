#!/usr/bin/env bash
# The starter bots, the courses' Python files behind their adapters, and the
# files that let a course's program call our players.
#   bots.sh [ID...]    with ids, only the starter bots in these games
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
export LC_ALL=C.UTF-8
root=$PWD courses=$PWD/tests/courses library=$(dirname "$JOUTE")
JOUTE=$(realpath "$JOUTE") library=$(realpath "$library")
games=${*:-$("$JOUTE" games | cut -f1)}
# match NAME GAME FLAGS...: a match; the result is in $tmp/NAME.json, what the
# bots wrote on standard error in $tmp/NAME.log.
match() {
    local name=$1 game=$2
    shift 2
    rm -rf "$tmp/log" && mkdir "$tmp/log"
    "$JOUTE" match "$game" --json --seed 1 --log "$tmp/log" "$@" >"$tmp/$name.json" 2>"$tmp/$name.err"
    local status=$?
    jq -r '.stderr // empty' "$tmp"/log/*.jsonl >"$tmp/$name.log" 2>/dev/null
    return $status
}
# has TITLE NAME FILTER: the jq filter is true of the result.
has() {
    [ -s "$tmp/$2.json" ] && jq -e "$3" "$tmp/$2.json" >"$tmp/jq" 2>&1
    local status=$?
    result $status "$1"
    [ $status -eq 0 ] || { jq -c 'del(.options)' "$tmp/$2.json"; cat "$tmp/$2.err"; tail -4 "$tmp/$2.log"; } 2>&1 |
        cut -c1-500 | sed 's/^/# /'
}
# says TITLE NAME PATTERN: a bot's standard error has the pattern.
says() {
    grep -qE -e "$3" "$tmp/$2.log"
    local status=$?
    result $status "$1"
    [ $status -eq 0 ] || tail -4 "$tmp/$2.log" | cut -c1-300 | sed 's/^/# /'
}

# Starter bots, built as their second line says, each in its own folder.
mkdir "$tmp/bots" && cp bots/* "$tmp/bots" && cd "$tmp/bots" || exit 1
flags="-std=c17 -Wall -Wextra -Wpedantic -Werror"
nm -D "$library/libjoute.so" 2>/dev/null | grep -q __asan && asan="-fsanitize=address,undefined"
can_build=$(command -v cc) can_link=
if [ "$can_build" ]; then
    # shellcheck disable=SC2086
    cc $flags bot.c -o bot 2>"$tmp/err"
    result $? "bot.c builds without a warning"
    if [ -e "$library/libjoute.so" ]; then
        # shellcheck disable=SC2086
        cc $flags ${asan:-} -I"$root/include" search.c -L"$library" -ljoute -Wl,-rpath,"$library" -o search 2>"$tmp/err"
        result $? "search.c builds without a warning"
        can_link=1
    fi
fi
if command -v javac >/dev/null; then
    javac Bot.java 2>"$tmp/err"
    result $? "Bot.java builds"
fi
for file in *.c *.py *.js *.java *.sh; do
    [ "$(wc -l <"$file")" -le 40 ]
    result $? "$file has at most 40 lines"
done
# has_sandbox: 1 if bots can run in a sandbox here.
has_sandbox=
[ "$can_build" ] && "$JOUTE" match trolls -p ./bot -p random --games 2 >/dev/null 2>"$tmp/sandbox.err" && has_sandbox=1
# plays TOOL SPEC LABEL: plays each game once against random, without a verdict.
plays() {
    local tool=$1 spec=$2 label=$3 game others
    if ! command -v "$tool" >/dev/null; then
        skip "$label plays every game" "no $tool here"
        return
    fi
    for game in $games; do
        others=
        [ $game = splaby ] && others="-p random -p random -o rounds=20"
        # shellcheck disable=SC2086
        match starter $game -p "$spec" -p random $others --no-sandbox
        has "$label plays $game" starter '.verdicts == [] and .games >= 2'
    done
    case $label$has_sandbox in
        search.c*) ;; # a sandbox hides the build folder, where its library is
        *1)
            match starter moulin -p "$spec" -p random
            has "$label plays in the sandbox" starter '.verdicts == []'
            ;;
        *) skip "$label plays in the sandbox" "$(head -1 "$tmp/sandbox.err" 2>/dev/null | tr -d '#')" ;;
    esac
}
plays cc ./bot bot.c
if [ "$can_link" ]; then
    plays cc ./search search.c
    match search moulin -p ./search -p random --games 10 --no-sandbox
    has "search.c beats random" search '.wins[0] >= 8'
else
    skip "search.c plays every game" "no libjoute in $library"
fi
plays python3 "cmd:/usr/bin/python3 bot.py" bot.py
plays node "cmd:node bot.js" bot.js
plays javac "cmd:java Bot" Bot.java
plays bash ./bot.sh bot.sh
[ $# -eq 0 ] || { tap_end; exit; }
# Folders named in the command may be read, and nothing else.
mkdir classes elsewhere && cp Bot*.class classes 2>/dev/null
if [ "$has_sandbox" ] && [ -e classes/Bot.class ]; then
    match folder trolls -p "cmd:java -cp classes Bot" -p "cmd:java -Xmx256m -cp ./classes Bot" --games 4
    has "java -cp FOLDER plays in the sandbox" folder '.verdicts == []'
    cd elsewhere && match folder trolls -p "cmd:java -cp ../classes Bot" -p random --games 4
    cd ..
    has "java -cp FOLDER, from elsewhere" folder '.verdicts == []'
else
    skip "java -cp FOLDER plays in the sandbox" "no java, or no sandbox"
fi
if [ "$has_sandbox" ]; then
    look="cmd:/usr/bin/python3 -c 'import os, sys; sys.exit(\", \".join(os.listdir()))' ./elsewhere"
    touch elsewhere/mine && match folder trolls -p "$look" -p random
    has "only a folder named in the command is visible" folder '.verdicts[0].why | test("last words: mine$")'
fi
mkdir trolls && match folder trolls -p "cmd:'$JOUTE' bot trolls random" -p random --games 4 --no-sandbox
has "a word that happens to be a folder's name stays as it is" folder '.verdicts == []'
match one roses -p "cmd:/usr/bin/python3 bot.py" -p random --save "$tmp/one" --no-sandbox
match two roses -p "cmd:/usr/bin/python3 bot.py" -p random --save "$tmp/two" --no-sandbox
cmp -s "$tmp/one/game-000001.json" "$tmp/two/game-000001.json"
result $? "the seed of the match makes bot.py play the same again"

# The courses' files. They check for themselves what they are told.
cd "$tmp" || exit 1
sandboxes="--no-sandbox"
if [ "$has_sandbox" ]; then
    sandboxes="--no-sandbox --sandbox"
else
    skip "the courses' files play in the sandbox" "$(head -1 "$tmp/sandbox.err" 2>/dev/null | tr -d '#')"
fi
for sandbox in $sandboxes; do
    where="without a sandbox" flag=$sandbox
    [ "$sandbox" = --sandbox ] && where="in a sandbox" flag=
    # shellcheck disable=SC2086
    match roses roses -p "py:$courses/roses/ia.py" -p random --games 20 $flag
    has "ia.py of roses plays $where" roses '.verdicts == [] and .wins[0] > .wins[1]'
    has "its name is what name() says" roses '.players[0] == "Les Épines"'
    says "what it prints is on standard error" roses '^cartes jouables'
    # shellcheck disable=SC2086
    match moulin moulin -p "py:$courses/moulin/ia.py" -p random --games 20 $flag
    has "ia.py of moulin plays $where" moulin '.verdicts == []'
    # shellcheck disable=SC2086
    match both moulin -p "py:$courses/moulin/ia.py" -p "py:$courses/moulin/ia.py" --games 4 $flag
    has "ia.py of moulin plays itself $where" both '.verdicts == [] and .players == ["ia", "ia 2"]'
    # shellcheck disable=SC2086
    match splaby splaby -p "py:$courses/splaby/bot.py" -p random -p "py:$courses/splaby/bot.py" -p random -o rounds=30 $flag
    has "bot.py of splaby plays $where" splaby '.verdicts == []'
    # shellcheck disable=SC2086
    match trolls trolls -p "py:$courses/trolls/equilibre.py" -p "py:$courses/trolls/deux.py" --games 200 $flag
    has "a strategy of trolls plays $where" trolls '.verdicts == [] and .games == 200'
done
match two splaby -p "py:$courses/splaby/bot.py" -p random -o players=2 -o rounds=30 --no-sandbox
has "splaby's dictionary is right for two" two '.verdicts == []'
match contest trolls -p "py:$courses/trolls/equilibre.py" -p random -o cells=15 -o stones=50 --games 100 --no-sandbox
has "trolls is mirrored in another configuration" contest '.verdicts == [] and .wins[0] > 0'
match speed trolls -p "py:$courses/trolls/un.py" -p "py:$courses/trolls/deux.py" --games 1000 --no-sandbox
has "1000 games of trolls between Python strategies" speed '.verdicts == [] and .games == 1000'
echo "# $(jq -r .seconds "$tmp/speed.json") s for 1000 games of trolls between two Python strategies"
match again trolls -p "py:$courses/trolls/un.py" -p "py:$courses/trolls/deux.py" --games 1000 --no-sandbox
[ "$(jq .wins "$tmp/speed.json")" = "$(jq .wins "$tmp/again.json")" ]
result $? "a file's own random numbers come from the match's seed"

# What the adapter shows, word for word.
mkdir "$tmp/shown"
cat >"$tmp/shown/trolls.py" <<'PY'
def strategie(partie, partiesPrecedentes):
    for p in [partie, *partiesPrecedentes]:
        print(p.nombreCases, p.positionTroll, p.stockInitial, p.stockGauche,
              p.stockDroite, p.gagnant, p.coupsPrecedents)
    partie.coupsPrecedents.append(None)
    partiesPrecedentes.clear()
    return 3 if partie.positionTroll == 3 else 2
PY
cat >"$tmp/shown/moulin.py" <<'PY'
answers = iter([("set", (1, 1), (None, None)), ("set", (1, 4), (None, None)),
                ("set", (1, 7), (4, 1)), ("move", (1, 1), (4, 1))])
def new_game(ia_first): print("new_game", repr(ia_first))
def player_sets(x, y, u=None, v=None): print("player_sets", x, y, u, v)
def player_moves(*numbers): print("player_moves", *numbers)
def play(): return next(answers)
PY
cat >"$tmp/shown/splaby.py" <<'PY'
def calculer_action(labyrinthe_dico):
    print(labyrinthe_dico)
    return "PEDE"
PY
cat >"$tmp/shown/roses.py" <<'PY'
def name(): return "Ada\nLovelace; noview"
def play(*everything):
    print(everything)
    return "N1"
PY
# told NAME LINES...: what the adapter answers to these lines of a referee.
told() {
    local name=$1
    shift
    printf '%s\n' "$@" | /usr/bin/python3 python/joute_adapter.py "$tmp/shown/$name.py" >"$tmp/out" 2>"$tmp/told.log"
}
cd "$root" || exit 1
told trolls "joute 1 trolls" 'match seat=2 players=2 games=3 seed=1 options={"cells":7,"stones":15}' \
    "newgame 1 seat=2" 'view {"turn":"all","troll":3,"stones":[15,15],"throws":[],"result":null}' "go 1000" \
    "played 13,3" "go 1000" "played 2,2" "endgame 1 utility=1 scores=null reason=out-of-stones" \
    "newgame 2 seat=1" 'view {"turn":"all","troll":3,"stones":[15,15],"throws":[],"result":null}' "go 1000" \
    "played 3,4" "go 1000" bye
is "trolls: the right player is shown on the left, and a push takes its stones" \
    "7 3 15 15 15 0 []
7 2 15 12 2 0 [(3, 13)]
7 3 15 15 15 0 []
7 6 15 6 0 1 [(3, 13), (2, 2)]
7 2 15 12 11 0 [(3, 4)]
7 6 15 6 0 1 [(3, 13), (2, 2)]" cat "$tmp/told.log"
is "trolls: a number is the move" "ready trolls; noview nolegal|move 3|move 2|move 3|move 2" paste -sd'|' "$tmp/out"
told trolls "joute 1 trolls" 'match seat=2 players=2 games=3 seed=1 options={"cells":7,"stones":15}' \
    "newgame 1 seat=2" 'view {"turn":"all","troll":4,"stones":[10,12],"throws":[[2,1]],"result":null}' "go 1000" bye
is "trolls: a position set up by hand is mirrored too" "7 2 15 12 10 0 [(1, 2)]" cat "$tmp/told.log"
told moulin "joute 1 moulin" 'match seat=2 players=2 games=1 seed=1 options={}' "newgame 1 seat=2" \
    'view {"turn":1,"board":"........................","hand":[9,9],"quiet":0,"seen":[],"result":null}' \
    "played 41" "go 1" "played 11" "played 22x33" "go 1" "played 14" "played 24-26" "go 1" "played 17x41" \
    "played 24-26x11" "go 1" bye
is "moulin: the file gets the opponent's moves" \
    "new_game False|player_sets 4 1 None None|player_sets 2 2 3 3|player_moves 2 4 2 6|player_moves 2 4 2 6 1 1" \
    paste -sd'|' "$tmp/told.log"
is "moulin: its tuples are moves" "ready moulin; noview nolegal|move 11|move 14|move 17x41|move 11-41" paste -sd'|' "$tmp/out"
told roses "joute 1 roses" 'match seat=2 players=2 games=1 seed=1 options={}' "newgame 1 seat=2" \
    'view {"turn":2,"board":["...",".R.","..."],"king":[1,1],"hands":[["N1"],["S2","O3"]],"pile":[]}' "go 1" bye
is "roses: the arguments" \
    "([['.', '.', '.'], ['.', 'R', '.'], ['.', '.', '.']], 1, 1, ['N1'], ['S2', 'O3'], 'Blanc')" cat "$tmp/told.log"
is "roses: a name is cut to one line and cannot ask for anything" "ready Ada Lovelace; noview; nolegal noplayed|move N1" paste -sd'|' "$tmp/out"
splaby=$("$JOUTE" new splaby -o players=2 --seed 5 | jq -c '.state | .paint[8] = 2 | .forbidden = "S3" |
    .players[1].item = 2 | .players[1].item_turns = 9')
told splaby "joute 1 splaby" 'match seat=1 players=2 games=1 seed=1 options={"players":2,"item_turns":12}' \
    "newgame 1 seat=1" "view $splaby" "go 1" bye
sed "s/None/null/g; s/'/\"/g" "$tmp/told.log" | jq -c '[.les_joueurs.liste_joueurs[1], .rangee_interdite,
    .direction_interdite, .duree_objet, .plateau.les_valeurs[8].couleur, .plateau.les_valeurs[6].pions]' >"$tmp/dico"
is "splaby: the dictionary" '[{"nom":"Joueur 2","objet":2,"couleur":"gea","reserve_peinture":20,"surface":1,"type_joueur":"O","temps_restant":9},3,"S",12,"gea",["Joueur 2"]]' \
    cat "$tmp/dico"

# Faults, and their verdicts. judged TITLE GAME FILTER FLAGS...: the file on
# standard input plays two games against random.
judged() {
    local title=$1 game=$2 filter=$3
    shift 3
    rm -rf "$tmp/fault" && mkdir "$tmp/fault" && cat >"$tmp/fault/fault.py"
    match fault "$game" -p "py:$tmp/fault/fault.py" -p random --no-sandbox "$@"
    has "$title" fault "$filter"
}
malformed='(.verdicts | length) > 0 and all(.verdicts[]; .code == "malformed" and .player == 1)'
illegal='(.verdicts | length) > 0 and all(.verdicts[]; .code == "illegal" and .player == 1)'
crash='(.verdicts | length) > 0 and all(.verdicts[]; .code == "crash" and .player == 1)'
trolls() { printf 'def strategie(partie, partiesPrecedentes):\n    %s\n' "$1"; }
for answer in True 1.0 '"1"' None '[1]' 'object()'; do
    judged "trolls: $answer is no whole number" trolls "$malformed and .points == [-1, 3] and .score == [-2, 2]" \
        < <(trolls "return $answer")
done
judged "trolls: more than the stock is illegal" trolls "$illegal and .points == [-1, 3]" < <(trolls "return 16")
judged "trolls: a number of 10000 digits is invalid" trolls '(.verdicts | length) == 1' < <(trolls "return 10**10000")
judged "trolls: an exception is a crash" trolls "$crash and .points == [-1, 3]" < <(trolls "return 1 / 0")
says "its traceback is kept" fault "ZeroDivisionError"
has "and its verdict ends with the exception" fault '.verdicts[0].why | test("ZeroDivisionError: division by zero")'
# A strategy may do what it likes with the list of earlier games: the next time
# it gets all of them, and what it has kept stays as it was.
judged "trolls: a bot cannot spoil the list of earlier games" trolls '.verdicts == [] and .games == 6' --games 6 <<'PY'
games, kept = 0, []
def strategie(partie, partiesPrecedentes):
    global games
    games += not partie.coupsPrecedents
    assert len(partiesPrecedentes) == games - 1
    assert [len(each) for each in kept] == sorted(len(each) for each in kept)
    assert all(len(each) == size for each, size in zip(kept, sizes))
    if games == 2:
        partiesPrecedentes.clear()
    elif games == 3:
        partiesPrecedentes.reverse()
    elif not partie.coupsPrecedents:
        kept.append(partiesPrecedentes)
        sizes.append(len(partiesPrecedentes))
    return 1
sizes = []
PY
! grep -q joute_adapter "$tmp/fault.log"
result $? "the traceback shows the author's lines only"
judged "trolls: an exit is a crash" trolls "$crash" < <(trolls "import sys; sys.exit(0)")
judged "trolls: its standard input is empty" trolls "$crash" < <(trolls "return int(input())")
says "and the reason is plain" fault "EOFError"
judged "an exit while the file is read is a crash" trolls "$crash" <<<'exit()'
judged "a file that is not Python is a crash" trolls "$crash" <<<'def strategie('
judged "prints do no harm, whoever makes them" trolls '.verdicts == []' <<'PY'
import os, subprocess, sys
print("move 99")
def strategie(partie, partiesPrecedentes):
    print("move 15", flush=True)
    sys.__stdout__.write("move 14\n")
    os.write(1, b"move 13\n")
    subprocess.run(["echo", "move 12"])
    print("\udcff é")
    return 1
PY
says "what a child prints is kept too" fault "^move 12"
judged "a file for another game is refused with the reason" moulin "$crash" < <(trolls "return 1")
says "and which" fault "fault.py: follows the contract of trolls, but this match is moulin, for which it lacks new_game\(\)"
judged "guerre has no contract" guerre "$crash" < <(trolls "return 1")
says "and the message says so" fault 'no course has a Python contract for guerre.*"cmd:python3 fault.py"'
judged "a missing function is named" roses "$crash" <<<'def play(*a): return "N1"'
says "by its name" fault "fault.py: is no bot for roses: it lacks name\(\)"

roses() { printf 'calls = 0\ndef name(): return "r"\ndef play(plateau, l_roi, c_roi, main_r, main_b, couleur):\n    global calls\n    calls += 1\n    print("call", calls)\n    %s\n' "$1"; }
judged "roses: the third wrong answer loses the game" roses "$malformed and .wins[1] == .games" < <(roses "return 3")
is "roses: three calls a game" 6 grep -c '^call' "$tmp/fault.log"
judged "roses: passing without need is illegal" roses "$illegal and .wins[1] == .games" < <(roses 'return "passe"')
judged "roses: an exception is a crash at once" roses "$crash" < <(roses 'raise ValueError(couleur)')
judged "roses: a name that is not a string is a crash" roses "$crash" <<<'
def name(): return 3
def play(*a): return "pioche"'
judged "roses: two wrong answers cost nothing" roses '.verdicts == []' <<'PY'
import random
tries = 0
def name(): return "third time lucky"
def play(plateau, l_roi, c_roi, main_r, main_b, couleur):
    global tries
    tries += 1
    if tries % 3:
        return ("N1\n", None)[tries % 3 - 1]
    step = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "O": (0, -1)}
    main = main_r if couleur == "Rouge" else main_b
    for card in main:
        l = l_roi + int(card[-1]) * sum(step[c][0] for c in card[:-1])
        c = c_roi + int(card[-1]) * sum(step[c][1] for c in card[:-1])
        if 0 <= l < 9 and 0 <= c < 9 and plateau[l][c] == ".":
            return card
    return "pioche" if len(main) < 5 else "passe"
PY
judged "roses: with invalid=pass the turn is passed" roses "$malformed and .wins[1] > 0" \
    --invalid pass --save "$tmp/passes" < <(roses "return None")
for record in "$tmp"/passes/*.json; do
    [ "$(jq '.moves | any(. == "!passe")' "$record")" = true ] && [ "$("$JOUTE" verify "$record")" = ok ]
    result $? "roses: !passe is in ${record##*/}"
done

moulin() { printf 'def new_game(ia_first): pass\ndef player_sets(*a): %s\ndef player_moves(*a): pass\ndef play():\n    return %s\n' "${2:-pass}" "$1"; }
for answer in '["set", (1, 1), (None, None)]' '"11"' None '("set", (1, 1))' '("set", [1, 1], (None, None))' \
    '("set", (1.0, 1), (None, None))' '("set", (True, 1), (None, None))' '("set", (1, 1), None)' \
    '("set", (11, -14), (None, None))' '("put", (1, 1), (None, None))' '("set", (1, 1), (1, None))' '()' '(["set"], 1, 2)'; do
    judged "moulin: $answer is malformed" moulin "$malformed and .wins[1] == .games" < <(moulin "$answer")
done
judged "moulin: a move before its time is illegal" moulin "$illegal" < <(moulin '("move", (1, 1), (1, 4))')
judged "moulin: an exception while it is told a move is a crash" moulin "$crash" < <(moulin '("set", (1, 1), (None, None))' '1 / 0')
judged "moulin: a file for whole games cannot start from a position" moulin "$crash" \
    --start <("$JOUTE" new moulin | "$JOUTE" apply - 11 14) < <(moulin None)
says "and the message says so" fault "cannot tell a file of a position"

splaby() { printf 'def calculer_action(labyrinthe_dico):\n    return %s\n' "$1"; }
judged "splaby: an answer that is not a string is malformed and costs the turn" splaby "$malformed" \
    -o players=2 -o rounds=4 --save "$tmp/no-string" < <(splaby None)
is "splaby: such turns are PX!" 4 jq '[.moves[] | select(. == "PX!")] | length' "$tmp/no-string/game-000001.json"
judged "splaby: a legal paint part is still carried out" splaby "(.verdicts | length) == 8" \
    -o players=2 -o rounds=4 --save "$tmp/paint" < <(splaby '"PNDX"')
is "splaby: such turns are PN!" 4 jq '[.moves[] | select(. == "PN!")] | length' "$tmp/paint/game-000001.json"
judged "splaby: a fault costs the turn, however many there are" splaby '(.verdicts | length) == 60' \
    -o players=2 -o rounds=30 < <(splaby '"PX DN"')
judged "splaby: with --out-after 10 the player is then out" splaby '(.verdicts | length) == 20' \
    -o players=2 -o rounds=30 --out-after 10 < <(splaby '"PX DN"')
judged "splaby: an exception costs the turn" splaby "$malformed and (.verdicts | length) == 10" -o players=2 -o rounds=5 < <(splaby "1 / 0")
says "and its traceback is kept" fault "ZeroDivisionError: division by zero"

judged "a file runs in its own folder with its own imports" trolls '.verdicts == []' <<'PY'
import importlib, os, pathlib
assert os.getcwd() == str(pathlib.Path(__file__).parent)
assert __name__ == "fault"
assert importlib.import_module("fault").__file__ == __file__
def strategie(partie, partiesPrecedentes):
    assert open("fault.py").read()
    return 1
PY
[ ! -e "$tmp/fault/__pycache__" ] && [ ! -e "$courses/roses/__pycache__" ]
result $? "no folder is littered"

# compile_as FILE LINE: writes a compiled file beside FILE that prints LINE and
# that Python takes for FILE's without checking.
compile_as() {
    /usr/bin/python3 - "$1" "$2" <<'PY'
import importlib.util, py_compile, sys
path, line = sys.argv[1:]
open(path + ".other", "w").write(line)
py_compile.compile(path + ".other", importlib.util.cache_from_source(path), path,
                   invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
PY
}
if [ "$has_sandbox" ]; then
    rm -rf "$tmp/compiled" && mkdir "$tmp/compiled"
    echo 'print("the module says so", file=__import__("sys").stderr)' >"$tmp/compiled/module.py"
    compile_as "$tmp/compiled/module.py" 'print("something else is run", file=__import__("sys").stderr)'
    printf 'import module\ndef strategie(partie, partiesPrecedentes):\n    return 1\n' >"$tmp/compiled/course.py"
    compile_as "$tmp/compiled/course.py" 'raise ValueError'
    (cat bots/bot.py && echo) | sed '0,/^import/s//import module\nimport/' >"$tmp/compiled/bot.py"
    for spec in "py:$tmp/compiled/course.py" "cmd:/usr/bin/python3 $tmp/compiled/bot.py"; do
        match compiled trolls -p "$spec" -p random --games 2
        has "${spec%%:*}: what is compiled beside it is not run" compiled '.verdicts == []'
        says "${spec%%:*}: but what the source says" compiled "the module says so"
    done
fi

for file in moulin/ia roses/ia splaby/bot trolls/deux; do
    # The limit is high, because a busy machine makes the bot slow.
    "$JOUTE" check-bot "${file%%/*}" --no-sandbox --move-time 60000 -- "py:$courses/$file.py" >"$tmp/checked" 2>&1
    [ "$(tail -n 1 "$tmp/checked")" = ok ]
    status=$?
    result $status "check-bot takes the course file $file.py"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/checked"
done

# The guides: what they print is what a reader would see.
for guide in FIRST_BOT PREMIER_BOT; do
    rm -rf "$tmp/guide" && mkdir "$tmp/guide"
    awk -v to="$tmp/guide/" '/^```python/ { n++; f = to (n == 1 ? "bot.py" : n == 2 ? "thinker.py" : "compare.py"); next }
        /^```/ { f = ""; next } f { print >f }' "docs/$guide.md"
    cd "$tmp/guide" || exit 1
    "$JOUTE" check-bot roses --no-sandbox -- /usr/bin/python3 bot.py >"$tmp/out" 2>"$tmp/err" && [ "$(tail -1 "$tmp/out")" = ok ]
    result $? "$guide: its bot is ok"
    "$JOUTE" check-bot trolls --no-sandbox -- /usr/bin/python3 thinker.py >"$tmp/out" 2>"$tmp/err" && [ "$(tail -1 "$tmp/out")" = ok ]
    result $? "$guide: its second bot is ok"
    match guide trolls -p "cmd:/usr/bin/python3 thinker.py" -p "cmd:/usr/bin/python3 bot.py" --games 200 --no-sandbox
    has "$guide: its second bot beats its first" guide '.verdicts == [] and .wins[0] > 160'
    match guide trolls -p "cmd:/usr/bin/python3 thinker.py" -p "cmd:/usr/bin/python3 bot.py" -o cells=15 -o stones=30 --games 100 --no-sandbox
    has "$guide: on the contest's larger boards too" guide '.verdicts == [] and .wins[0] > 75'
    "$JOUTE" rerun "$tmp/log/block-0001.jsonl" -- /usr/bin/python3 thinker.py >"$tmp/out" 2>"$tmp/err"
    result $? "$guide: its second bot answers the same again"
    cd "$root" || exit 1
done

# Drop-ins: each is judged by the referee, behind the adapter. A bot has no
# environment, so a file of two lines sets it.
for file in roses/ia trolls/strategie moulin/ia splaby/bot; do
    game=${file%/*} module=${file#*/}
    mkdir -p "$tmp/dropin" && rm -rf "$tmp/dropin/$game"
    cp -r "python/dropin/$game" python/dropin/joute_client.py "$tmp/dropin/"
    mv "$tmp/dropin/joute_client.py" "$tmp/dropin/$game"
    for player in level:2 random; do
        printf 'import os\nos.environ.update(JOUTE=%s, JOUTE_PLAYER="%s")\nfrom %s import *\n' \
            "\"$JOUTE\"" "$player" "$module" >"$tmp/dropin/$game/student.py"
        options=
        [ $game = splaby ] && options="-o players=2 -o rounds=30"
        # shellcheck disable=SC2086
        match dropin "$game" -p "py:$tmp/dropin/$game/student.py" -p random --games 4 $options --no-sandbox
        has "the drop-in of $game answers legally as $player" dropin '.verdicts == []'
    done
done
cd "$tmp/dropin/trolls" || exit 1
env -u JOUTE PATH=/nowhere /usr/bin/python3 -c 'import strategie; strategie.client.start({})' 2>"$tmp/err"
grep -q "set the variable JOUTE" "$tmp/err"
result $? "a drop-in that does not find joute says so"
JOUTE_PLAYER=nobody /usr/bin/python3 -c 'import strategie; strategie.client.start({})' 2>"$tmp/err"
grep -q "nobody" "$tmp/err" && grep -q "did not answer" "$tmp/err"
result $? "a drop-in with an unknown player says so"
tap_end
