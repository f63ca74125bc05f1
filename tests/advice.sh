#!/usr/bin/env bash
# What the author of a bot is told, in both languages: exceptions, verdicts,
# check-bot, ways to name programs, where a course's file finds its modules; and
# that broken bots earn nothing.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
: "${ACTOR:?the bot that misbehaves}"
export LC_ALL=C.UTF-8
JOUTE=$(realpath "$JOUTE") ACTOR=$(realpath "$ACTOR")
mkdir "$tmp/work" && cd "$tmp/work" || exit 1
find_sandbox
[ -z "$box" ] || skip "everything in a sandbox" "$why_no_box"
# run COMMAND...: afterwards both streams are in $tmp/out, the status in
# $status.
run() {
    "$JOUTE" "$@" >"$tmp/out" 2>&1 </dev/null
    status=$?
}
# says TITLE PATTERN: the output has the pattern.
says() {
    grep -qE -e "$2" "$tmp/out"
    local good=$?
    result $good "$1"
    [ $good -eq 0 ] || head -12 "$tmp/out" | cut -c1-300 | sed 's/^/# /'
}
# lacks TITLE PATTERN: the output does not have the pattern.
lacks() {
    ! grep -qE -e "$2" "$tmp/out"
    local good=$?
    result $good "$1"
    [ $good -eq 0 ] || grep -E -e "$2" "$tmp/out" | head -3 | cut -c1-300 | sed 's/^/# /'
}
fr="--lang fr"

# An exception of a course's file, wherever it is reported.
printf 'def strategie(partie, precedentes):\n    troll = partie.positionTroll\n    return 1 / (troll - 3)\n' >crash.py
what='ZeroDivisionError: division by zero \(crash.py, line 3\)'
quoi='ZeroDivisionError: division by zero \(crash.py, ligne 3\)'
run match trolls -p py:crash.py -p random $box
says "match names the exception, its file and line" "crash, the program ended: exit status 1; its last words: $what"
run match trolls -p py:crash.py -p random --json $box
holds '.verdicts[0].why | test($what)' --arg what "$what" "$tmp/out"
result $? "so does --json"
run match trolls -p py:crash.py -p random $fr $box
says "match says it in French" "plantage, le programme s'est arrêté : code de sortie 1 ; ses derniers mots : $quoi"
lacks "and has no English words" 'exit status|the program|its last'
run play trolls --p1 py:crash.py --p2 random $fr $box
says "play names it" "un plantage \(le programme s'est arrêté : .*$quoi\)"
mkdir class && cp crash.py class/ && printf 'def strategie(partie, precedentes):\n    return 1\n' >class/good.py
cp class/good.py class/other.py
run tournament run --game trolls --preset contest --games 4 --store class.db $fr $box class
says "a tournament says who is left out, and why" "crash.py est écarté : partie 1, coup 1 sur cells=7 stones=15 : plantage, .*$quoi"
"$JOUTE" tournament feedback authors --store class.db $fr >/dev/null
cat authors/crash* >"$tmp/out"
says "the file for its author says it too" 'plantage, le programme .*ZeroDivisionError: division by zero \(crash\.py, ligne 3\)'
printf 'import sys\ndef strategie(partie, precedentes):\n    sys.exit(4)\n' >leaves.py
run match trolls -p leaves.py -p random $fr $box
says "an exit is reported as an exit" 'SystemExit: le fichier a demandé à partir, avec 4 \(leaves.py, ligne 3\)'
printf 'def strategie(partie, precedentes)\n    return 1\n' >syntax.py
run match trolls -p syntax.py -p random $box
says "a SyntaxError is reported with its place" "SyntaxError: expected ':' \(syntax.py, line 1\)"
printf 'import sys\nfor line in sys.stdin:\n    if line.startswith("match"):\n        print("ready x", flush=True)\n    if line.startswith("go"):\n        {}[line]\n' >speaks.py
run match trolls -p speaks.py -p random $box
says "a bot that speaks the protocol gets the place too" "KeyError: 'go [0-9]+.n' \(speaks.py, line 6\)"

# All messages in French.
run match moulin -p "cmd:'$ACTOR' say 'move 99'" -p random $fr $box
says "a verdict is a French sentence" 'réponse mal formée .*« 99 » n.est pas un coup de moulin'
says "numbers have commas" 'Part du joueur 1 : 0,0 %'
lacks "and no point" '[0-9]\.[0-9] (s|%)'
run match moulin -p "cmd:'$ACTOR' say 'move 11-14'" -p random $fr $box
says "an illegal one too" 'coup illégal .*« 11-14 » n.est pas un coup légal'
run match moulin -p random -p random --save /dev/null/x $fr
says "messages of the system are in French" "/dev/null/x : n'est pas un dossier"
run rerun nothing.jsonl $fr -- "$ACTOR"
says "a missing file is reported in French" 'nothing.jsonl : fichier ou dossier introuvable'
run rerun nothing.jsonl -- "$ACTOR"
says "in English they are in English" 'nothing.jsonl: No such file or directory'
printf 'def jouer():\n    return 1\n' >none.py
run match roses -p none.py -p random $fr $box
says "the adapter's messages are in French" "none.py : n'est pas un bot pour roses : il manque name\(\), play\(\)"
"$JOUTE" match trolls -p random -p random -o cells=x $fr >"$tmp/out" 2>&1
says "flags are not translated" 'cells : doit être un nombre entier'

# check-bot.
cp "$OLDPWD/bots/bot.py" good.py
run check-bot trolls $box -- python3 good.py
[ $status -eq 0 ] && [ "$(tail -1 "$tmp/out")" = ok ]
result $? "check-bot: a good bot is ok"
says "check-bot reports games, results and the slowest move" '4 games against random, [0-4] won, [0-4] drawn, [0-4] lost; slowest move [0-9.]+ ms of 1000'
run check-bot trolls $fr $box -- good.py
says "in French" '4 parties contre random, gagnées [0-4], nulles [0-4], perdues [0-4] ; coup le plus lent [0-9]+,[0-9] ms sur 1000'
run check-bot moulin $box -- good.py
says "a move has 5 s at most" 'ms of 5000$'
run check-bot trolls --verbose $box -- good.py
grep -q '^< joute 1 trolls$' "$tmp/out" && grep -q '^> ready ' "$tmp/out" && grep -q '^< go 1000$' "$tmp/out" && grep -qE '^> move [0-9]+$' "$tmp/out"
result $? "check-bot --verbose shows the dialogue"
run check-bot trolls $box -- py:crash.py
says "check-bot names an exception" "crash, .*$what"
says "and advises on exceptions" 'raised an exception that it did not catch'
lacks "not on debug prints" 'standard error|debug'
[ "$(grep -c 'return 1 / (troll - 3)' "$tmp/out")" -eq 1 ]
result $? "check-bot: the traceback is shown once"
run check-bot trolls --games 6 $box -- python3 -c 'import sys
for line in sys.stdin:
    if line.startswith("match"): print("ready x", flush=True)
    if line.startswith("newgame 2"): raise ValueError("next")
    if line.startswith("go"): print("move 1", flush=True)'
says "an exception in a later game is recognised" 'raised an exception'
echo 'import sys
for line in sys.stdin: print(line.strip(), flush=True)' >echo.py
run check-bot trolls $box -- echo.py
says "an echo is recognised" 'It writes back the line that it reads'
run check-bot trolls $fr $box -- echo.py
says "in French" "« ready NOM » était attendu, pas « joute 1 trolls »"
says "with advice" "Il renvoie la ligne qu'il lit"
echo 'import sys, traceback
print("ready x", flush=True)
for line in sys.stdin:
    if line.startswith("go"):
        try: 1 / 0
        except Exception: traceback.print_exc(file=sys.stdout); sys.stdout.flush()' >caught.py
run check-bot moulin $box -- caught.py
says "an exception on standard output is recognised" 'raised an exception'
lacks "and not taken for a debug print" 'What helps you to debug'
# A bot that waits for lines and does not leave before its input ends.
echo 'import sys
for line in sys.stdin:
    if line.startswith("match"): print("ready x")' >unflushed.py
waits() {
    run check-bot trolls $box -- unflushed.py
    says "check-bot says what it waits for" 'waiting for "ready NAME", [1-9] s of 5'
    says "it waits 5 s" 'silent, no "ready NAME" within 5 s'
    says "output that is not flushed is recognised" 'Flush after every line'
}
waits_in_french() {
    run check-bot trolls --move-time 2500 $fr $box -- "$ACTOR" hang
    says "check-bot says in French what it waits for" 'attend « move TEXTE », [1-9] s sur 2,5'
}
beside waits
beside waits_in_french
run check-bot splaby -o rounds=12 $box -- "$ACTOR" say 'move PNDZ'
[ "$(grep -c 'malformed, ' "$tmp/out")" -eq 1 ] && grep -qE 'malformed: [0-9]+ times in all' "$tmp/out"
result $? "check-bot: many verdicts of a kind are shown once, with their number"

# Ways to name programs.
"$JOUTE" match trolls -p py:class/good.py -p random --games 4 --seed 1 --log log $box >/dev/null
run rerun log/block-0001.jsonl -- py:class/good.py
[ $status -eq 0 ] && grep -q ', 0 different' "$tmp/out"
result $? "rerun takes py: files"
ways='"cmd:python3 bot.py".*\./bot.*py:bot.py'
for name in nobody ./nothing nothing.py py:nothing.py; do
    run match trolls -p $name -p random
    [ $status -eq 2 ] && [ "$(wc -l <"$tmp/out")" -eq 1 ]
    result $? "$name is refused in one line"
    says "the message shows the three ways to name a program" "$ways"
    run match trolls -p $name -p random $fr
    says "in French too" "nommez votre programme par sa commande, $ways"
done
run match trolls -p cmd:pyhton3 -p random $fr
says "a missing command is reported" "pyhton3 : aucun programme de ce nom n'est installé"
run match trolls -p py:good.py -p random $fr
says "py: on a bot that speaks the protocol says so" 'ce fichier parle lui-même le protocole : nommez-le "cmd:python3 good.py"'
printf 'print("ready x")\n' >plain.py && printf 'echo ready x\n' >plain && chmod +x plain.py plain
run match trolls -p ./plain -p random $fr
says "a program without #! is reported" "./plain : ne dit pas ce qui le lance : .*#!/usr/bin/env bash"
for file in good.py ./good.py class/good.py; do
    run match trolls -p $file -p random --games 2 $box
    [ $status -eq 0 ] && ! grep -q Verdicts "$tmp/out"
    result $? "-p $file just works"
done
run play trolls --p1 good.py --p2 class/good.py $box
says "joute play takes it too" 'wins|draw'
run play trolls --p2 nobody $fr
says "joute play shows the ways to name a program" "$ways"
run play roses --p1 none.py --p2 random $fr $box
says "and lets the adapter speak French" "n'est pas un bot pour roses"
run tournament run --game trolls -p good.py -p py:class/good.py --store named.db $box
[ $status -eq 0 ]
result $? "and so does a tournament"

# Where a course's file finds its modules.
mkdir -p tp/src/ia tp/outils ../far && touch tp/.git
echo 'def choix(): return 2' >tp/outils/choix.py
echo 'def pas(): return 1' >tp/src/commun.py
echo 'def lance(): return 1' >tp/src/ia/voisin.py
cat >tp/src/ia/bot.py <<'PY'
import os
from commun import pas
from outils.choix import choix
assert os.getcwd() == os.path.dirname(os.path.abspath(__file__))
def strategie(partie, precedentes):
    assert os.path.exists("../../outils/choix.py")
    return min(pas() + choix(), partie.stockGauche)
PY
cat >tp/src/ia/paquet.py <<'PY'
from .voisin import lance
from ..commun import pas
def strategie(partie, precedentes):
    return lance() * pas()
PY
cat >tp/src/ia/spy.py <<'PY'
import os
here = os.path.dirname(os.path.abspath(__file__))
def seen(folder):
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return []
print("SEEN", seen(here + "/.."), seen(here + "/../.."), seen(here + "/../../.."))
def strategie(partie, precedentes):
    return 1
PY
for file in bot paquet; do
    run match trolls -p py:tp/src/ia/$file.py -p random --games 2 $box
    [ $status -eq 0 ] && ! grep -q Verdicts "$tmp/out"
    good=$?
    result $good "$file.py finds what it imports above its folder"
    [ $good -eq 0 ] || head -12 "$tmp/out" | sed 's/^/# /'
done
ln -s src tp/lien
run match trolls -p py:tp/lien/ia/bot.py -p random --games 2 $box
lacks "by a link in its path too" Verdicts
# seen TITLE PATTERN FLAGS...: what a bot in tp/src/ia sees of the folders above.
seen() {
    local title=$1 pattern=$2
    shift 2
    rm -rf seen && "$JOUTE" match trolls -p py:tp/src/ia/spy.py "$@" --games 2 --log seen >/dev/null 2>&1
    jq -r '.stderr // empty' seen/*.jsonl | grep SEEN | tail -1 >"$tmp/out"
    says "$title" "$pattern"
}
if [ -z "$box" ]; then
    seen "it sees its project, up to .git, and no more" "SEEN \['commun.py', 'ia'\] \['.git', 'lien', 'outils', 'src'\] \['tp'\]" -p random
    mkdir -p tp/rival && cp class/good.py tp/rival
    seen "but no folder in which another bot of the match stands" "SEEN \['commun.py', 'ia'\] \['src'\] \[.*\]" -p py:tp/rival/good.py
    seen "a bot of another kind counts as another bot" "SEEN \['commun.py', 'ia'\] \['src'\] \[.*\]" -p "cmd:/usr/bin/python3 $PWD/tp/rival/good.py"
    rm -r tp/rival tp/.git
    HOME=$PWD/tp seen "nor a home folder" "SEEN \['commun.py', 'ia'\] \['src'\] \['tp'\]" -p random
else
    skip "what a course's file sees of the folders above" "no sandbox here"
fi
cat >moulin.py <<'PY'
import random
class Joueur:
    def __init__(self):
        self.libres = []
    def new_game(self, ia_first):
        self.libres = [(1, 1), (1, 4), (1, 7), (2, 2), (2, 4), (2, 6), (3, 3)]
    def take(self, *numbers):
        if numbers[:2] in self.libres:
            self.libres.remove(numbers[:2])
    def player_sets(self, x, y, u=None, v=None):
        self.take(x, y)
    def player_moves(self, x1, y1, x2, y2, u=None, v=None):
        self.take(x2, y2)
    def play(self):
        return ("set", self.libres.pop(), (None, None))
PY
run match moulin -p moulin.py -p random --games 2 --max-plies 3 $box
[ $status -eq 0 ] && ! grep -q Verdicts "$tmp/out"
result $? "a class with the methods of the contract plays"
printf 'import numpy as np\ndef strategie(partie, precedentes):\n    return int(np.dot(np.ones(100), np.ones(100)) / 100)\n' >vector.py
run match trolls -p vector.py -p random --games 2 $fr $box
if /usr/bin/python3 -c 'import numpy' 2>/dev/null; then
    lacks "a bot with numpy plays" Verdicts
else
    says "without numpy the message says how to install it" "No module named 'numpy' ; .*sudo apt install python3-numpy \(vector.py, ligne 1\)"
    skip "a bot with numpy plays" "numpy is not installed for /usr/bin/python3"
fi
version=$(/usr/bin/python3 -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
mkdir -p venv/lib/"$version"/site-packages && echo 'un = 1' >venv/lib/"$version"/site-packages/seulement_ici.py
printf 'from seulement_ici import un\ndef strategie(partie, precedentes):\n    return un\n' >env.py
run match trolls -p env.py -p random --games 2 $box
lacks "what a venv beside the file has is found" Verdicts

# Course files as they are handed in: several strategies in a file, a folder that
# is a package wherever it stands, a protocol bot that imports its loop.
cat >strategies.py <<'PY'
def clamp(a, b): return max(1, min(a, b))
def prudent(partie, partiesPrecedentes): return clamp(1, partie.stockGauche)
def fort(partie, partiesPrecedentes): return clamp(3, partie.stockGauche)
def humain(partie, partiesPrecedentes): return int(input("?"))
PY
printf 'def reste(stock): return 1\ndef ma_strategie(jeu, avant): return reste(jeu.stockGauche)\n' >seule.py
for spec in py:strategies.py:prudent strategies.py:fort seule.py py:seule.py; do
    run match trolls -p $spec -p random --games 2 $box
    [ $status -eq 0 ] && ! grep -q Verdicts "$tmp/out"
    result $? "trolls: $spec plays"
done
run match trolls -p strategies.py -p random --games 2 $fr $box
says "of several strategies one must be named" 'plusieurs stratégies : nommez-en une, py:strategies.py:prudent \(prudent, fort, humain\)'
run match trolls -p strategies.py:fat -p random --games 2 $box
says "and one that is not there is told with those that are" 'has no function fat\(\); it has: prudent, fort, humain'
mkdir -p many/pack && cp strategies.py seule.py many && echo 'pas = 1' >many/pack/labyrinthe.py
printf 'from .labyrinthe import *\ndef strategie(partie, precedentes): return pas\n' | tee many/pack/bot.py >tp/src/ia/bot.py
run tournament run --game trolls --games 4 --store many.db $box many
says "a tournament enters each strategy of a file" '^strategies.py:humain is left out'
run tournament standings --json --store many.db
holds '[.[].name] | sort == ["fort", "pack", "prudent", "seule"]' "$tmp/out"
result $? "and takes a folder for a package"
echo 'pas = 1' >tp/src/ia/labyrinthe.py && touch tp/src/ia/.git
run match trolls -p tp/src/ia/bot.py -p random --games 2 $box
lacks "so does a match, beside .git too" Verdicts
mkdir proto && cp good.py proto/client.py && echo 'import client' >proto/main.py
run match trolls -p proto/main.py -p random --games 2 $box
lacks "a bot whose loop is imported speaks the protocol" Verdicts
printf '#!/usr/bin/env python3\n__import__("client")\n' >proto/run.py && chmod +x proto/run.py
run match trolls -p proto/run.py -p random --games 2 $box
lacks "so does one that is executable and names its interpreter" Verdicts
echo '__import__("client")' >proto/hidden.py
run match guerre -p proto/hidden.py -p random --games 2 $box
lacks "in guerre, which has no contract, all do" Verdicts
run match trolls -p proto/hidden.py -p random --games 2 $fr $box
says "elsewhere it is said how to name it" 'il manque strategie\(\) ; .* nommez-le "cmd:python3 hidden.py"'

# Many verdicts, and broken bots.
run match splaby -p "cmd:'$ACTOR' say 'move PNDZ'" -p random -o rounds=20 --games 4 $fr $box
[ "$(grep -c 'réponse mal formée' "$tmp/out")" -eq 1 ]
result $? "splaby's verdicts take one line"
says "with their number" "réponse mal formée 80 fois, parties 1 à 4 ; d'abord, partie 1, coup [12] : "
run match moulin -p "cmd:'$ACTOR' exit 3 1" -p "cmd:'$ACTOR' say 'move e9'" --games 4 $fr $box
[ "$(grep -c "n'a joué aucun coup légal : il n'a battu personne" "$tmp/out")" -eq 2 ] && [ "$(grep -c 'gagnées 0  nulles 0  perdues 4 .*points 0' "$tmp/out")" -eq 2 ]
result $? "two bots that never made a legal move beat nobody"
run match moulin -p "cmd:'$ACTOR' exit 3 1" -p random --games 4 --json $box
holds '.wins == [0, 4]' "$tmp/out"
result $? "a bot without a move wins if the other failed at once"
run match splaby -p "cmd:'$ACTOR' say 'move PNDZ'" -p "cmd:'$ACTOR' say 'move x'" -p random -o rounds=3 --games 3 --json $box
holds '.wins == [0, 0, 3] and .draws == 0' "$tmp/out"
result $? "nor at a table for three"
# These bots are good while they are checked, in matches of two games.
cat >fragile.py <<'PY'
import sys
legal, games = [], ""
for line in sys.stdin:
    command, *words = line.split()
    if command == "match":
        games = words[2]
        print("ready fragile", flush=True)
    elif command == "legal":
        legal = words
    elif command == "go" and games != "games=2":
        sys.exit(5)
    elif command == "go":
        print("move", legal[0], flush=True)
PY
sed 's/sys.exit(5)/print("move e9", flush=True)/; s/ready fragile/ready brittle/' fragile.py >brittle.py
run tournament run --game moulin --store broken.db -p fragile.py -p brittle.py --games 12 $fr $box
"$JOUTE" tournament standings --json --store broken.db >"$tmp/out"
holds '[.[] | .points, .wins, .draws] | length == 6 and all(. == 0)' "$tmp/out"
result $? "nor do they earn points in a tournament"
run tournament feedback broken --store broken.db $fr
cat broken/brittle* >"$tmp/out"
says "verdicts of one kind are counted for the author" 'réponse mal formée : 6 fois en tout'
# One that fails in the third game of every match.
printf 'def strategie(partie, avant):\n    assert len(avant) < 2\n    return 1\n' >faulty.py
run tournament run --game trolls --store elo.db -p faulty.py -p random -p level:3 --games 4 --seed 1 $box
"$JOUTE" tournament standings --json --store elo.db >"$tmp/out"
holds '(.[-1].name == "faulty.py") and .[-1].elo == ([.[].elo] | min) and .[-1].verdicts > 0' "$tmp/out"
result $? "a bot that loses matches by verdicts has no high Elo"
# What is no file is not waited for.
mkfifo pipe.py && chmod +x pipe.py
for who in pipe.py ./pipe.py py:pipe.py; do
    timeout 60 "$JOUTE" match trolls -p "$who" -p random --lang en >"$tmp/out" 2>&1
    says "a pipe is refused at once: $who" 'there is no such file'
done
# ---- the usual mistakes ----
# A line for each: how the bot is made, what check-bot or match must say in
# English, and in French. Course files are bodies of their functions.
mkdir mistakes && cd mistakes || exit 1
protocol() { printf 'import sys\nfor line in sys.stdin:\n    if line.startswith("match"): print(%s, flush=True)\n    if line.startswith("go"): %s\n    if line.startswith("bye"): break\n' "${2:-\"ready x\"}" "$1" >bot.py; }
strategie() { printf 'def strategie(partie, partiesPrecedentes):\n    %s\n' "$1" >bot.py; }
play() { printf 'def name(): return "r"\ndef play(plateau, l_roi, c_roi, main_r, main_b, couleur):\n    %s\n' "$1" >bot.py; }
moulin() { printf 'def new_game(ia_first): pass\ndef player_sets(x, y, u=None, v=None): pass\ndef player_moves(x1, y1, x2, y2, u=None, v=None): pass\ndef play(): %s\n' "$1" >bot.py; }
action() { printf 'def calculer_action(labyrinthe_dico):\n    %s\n' "$1" >bot.py; }
file() { printf "$1" >bot.py; }
while IFS='|' read -r game make english french; do
    [ -n "$game" ] || continue
    eval "$make"
    for lang in en fr; do
        pattern=$english
        [ $lang = en ] || pattern=$french
        "$JOUTE" check-bot $game --games 2 --move-time 60000 --lang $lang $box -- bot.py >"$tmp/out" 2>&1 </dev/null
        says "$lang: $make" "$pattern"
    done
    lacks "no line of the protocol is named to a course's author: $make" "$([[ $make == protocol* ]] && echo '^$^' || echo 'line "legal"|ligne « legal »')"
done <<'TABLE'
trolls|protocol 'print("MOVE 1", flush=True)'|words of the protocol are in small letters|mots du protocole sont en minuscules
trolls|protocol 'print("1", flush=True)'|word "move" is missing|mot « move » manque
trolls|protocol 'print("{\"move\": 1}", flush=True)'|no JSON|pas du JSON
trolls|protocol 'print("Coup ? move 1", flush=True)'|call input\(\) without a text|appelez input\(\) sans texte
trolls|protocol 'sys.exit()'|exit status 0|code de sortie 0
trolls|protocol 'print("1", flush=True)' '"Ada"'|word "ready" is missing|mot « ready » manque
trolls|protocol 'print("ready x", flush=True)'|say it once, after|dites-le une fois, après
trolls|protocol 'print("move", flush=True)'|the move is missing|le coup manque
trolls|protocol 'print("move 1\nmove 1", flush=True)'|One line, and only after "go"|Une seule ligne, et seulement après « go »
trolls|protocol 'sys.exit(3)'|look for calls of exit|cherchez des appels de exit
trolls|protocol 'import os; os.abort()'|It ended itself: abort|s'est arrêté lui-même : abort
trolls|protocol 'import os; os.kill(os.getpid(), 8)'|divided a whole number by zero|divisé un entier par zéro
trolls|protocol 'import numpi'|Your own module must lie beside the bot|Votre module doit être à côté du bot
trolls|file 'import sys, time\nfor line in sys.stdin: pass\n'|It must answer the line that begins with "match"|doit répondre « ready NOM » à la ligne qui commence par
trolls|protocol 'break'|Read lines in a loop until "bye"|Lisez des lignes en boucle jusqu'à « bye »
trolls|protocol 'import os; os.kill(os.getpid(), 11)'|-fsanitize=address,undefined|-fsanitize=address,undefined
trolls|protocol 'sys.stdout.buffer.write(b"move \xe9\n"); sys.stdout.flush()'|Write UTF-8|Écrivez en UTF-8
trolls|protocol 'open("x", "w")'|your folder is read-only; /tmp is yours|votre dossier est en lecture seule ; vous pouvez écrire dans
trolls|protocol 'open("/nowhere/x")'|put the$|ne voit que son dossier et le système
trolls|protocol '__import__("socket").create_connection(("127.0.0.1", 9))'|there is no network|il n'y a pas de réseau
trolls|protocol '[0] * 10**9'|used more than 512 MB|utilisé plus de 512 Mo
trolls|strategie 'return None'|strategie\(\) returned None: a return is missing on this path|strategie\(\) a renvoyé None : il manque un return
trolls|strategie 'return 3 / 1'|returned 3.0 \(float\): an int is needed, // instead of /|il faut un int, // au lieu de /
trolls|strategie 'return "1"'|returned '1' \(str\): an int is needed|a renvoyé '1' \(str\) : il faut un int
trolls|strategie 'import sys; sys.exit()'|Remove sys.exit\(\)|Retirez sys.exit\(\)
trolls|strategie 'return int(input())'|must not ask with input|ne doit pas appeler
trolls|strategie 'import tkinter_; return 1'|put tkinter_.py beside your file|mettez tkinter_.py à côté de votre fichier
trolls|strategie 'raise ModuleNotFoundError("x", name="tkinter")'|install it: sudo apt install python3-tk|installez-le : sudo apt install python3-tk
trolls|file 'def strategie(partie): return 1\n'|strategie\(\) must take \(partie, partiesPrecedentes\), not \(partie\)|strategie\(\) doit prendre \(partie, partiesPrecedentes\), pas \(partie\)
trolls|file 'ete = "\xe9t\xe9"\ndef strategie(partie, precedentes): return 1\n'|not UTF-8: save it as UTF-8|n'est pas en UTF-8 : enregistrez-le
trolls|file ''|bot.py: the file is empty|bot.py : le fichier est vide
roses|play 'return 3'|play\(\) returned 3 \(int\): a str is needed, such as "NE2"|play\(\) a renvoyé 3 \(int\) : il faut un str, comme "NE2"
roses|play 'return "n1"'|"n1" is not a move of roses|« n1 » n'est pas un coup de roses
roses|file 'def name(): return 3\ndef play(a, b, c, d, e, f): return "N1"\n'|name\(\) returned 3: a str is needed|name\(\) a renvoyé 3 : il faut un str
roses|file 'def name(): return "r"\ndef play(plateau): return "N1"\n'|play\(\) must take \(plateau, l_roi, c_roi, main_r, main_b, couleur\), not|play\(\) doit prendre \(plateau, l_roi, c_roi, main_r, main_b, couleur\), pas
moulin|moulin 'return "11"'|a tuple is needed, \("set", \(x, y\), \(u, v\)\) or|il faut un tuple, \("set", \(x, y\), \(u, v\)\) ou
trolls|strategie 'return partie.stockgauche'|did you mean stockGauche\?|vouliez-vous dire stockGauche \?
roses|file 'name = "r"\ndef play(plateau, l_roi, c_roi, main_r, main_b, couleur): return "N1"\n'|name is a str: roses needs a function def name\(\)|name est un str : il faut à roses une fonction def name\(\)
moulin|moulin 'return ("set", (2, 3), (None, None))'|\(2, 3\) is no point of the board|\(2, 3\) n'est pas un point du plateau
splaby|file 'def calculerAction(labyrinthe_dico): return "PXDN"\n'|is calculerAction\(\) misspelt\?|calculerAction\(\) est-il mal écrit
splaby|action 'return "pxdn"'|an order is P and a direction|un ordre est P et une direction
splaby|action 'pass'|calculer_action\(\) returned None|calculer_action\(\) a renvoyé None
splaby|action 'return {}["x"]'|calculer_action\(\) raised KeyError: 'x'|calculer_action\(\) a levé KeyError: 'x'
TABLE
protocol 'sys.stdout.write("move 1"); sys.stdout.flush()'
run check-bot trolls --games 2 --move-time 500 $box -- bot.py
says "a line that does not end" 'did not end the line: end it with .n'
# What is refused by its name, and answers that Windows ends.
printf '#!/bin/sh\r\necho\r\n' >windows && chmod +x windows && echo 'int main(void) {}' >bot.c && mkdir folder
for way in "./windows|ends as on Windows|finit comme sous Windows" "bot.c|compile it, gcc -O2 bot.c -o bot, then name it ./bot|compilez-le" \
    "folder/|is a folder: name the file in it that plays|est un dossier : nommez le fichier"; do
    IFS='|' read -r name english french <<<"$way"
    run match trolls -p $name -p random
    says "$name" "$english"
    run match trolls -p $name -p random $fr
    says "$name in French" "$french"
done
protocol 'print("  move 1 \r", flush=True)' '"ready x\r"'
run match trolls -p bot.py -p random --games 2 $box
lacks "blanks and a carriage return around an answer do no harm" Verdicts
protocol 'print("99", flush=True)'
run match trolls -p bot.py -p random --games 2 $box
says "match ends with the command that explains it" '^joute check-bot trolls -- bot.py explains it\.$'
if command -v javac >/dev/null; then
    printf 'public class Bot {\n  static void deep(int n) { if (n == 0) throw new IllegalStateException("oops"); deep(n - 1); }\n  public static void main(String[] a) { deep(9); }\n}\n' >Bot.java
    javac Bot.java
    run match trolls -p "cmd:java Bot" -p random --games 2 $box
    says "of a trace of Java the exception is told" 'its last words: Exception in thread "main" java.lang.IllegalStateException: oops'
fi
cd .. || exit 1
gather
tap_end
