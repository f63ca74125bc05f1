#!/usr/bin/env bash
# Tournaments: a folder of bots from nothing to standings, kill -9 at any
# moment, changes of bots, formats, files and their output.
#   tournament.sh [--postgres] [--long | --kill SEED]
# with its store in PostgreSQL; more kills; only the kill of a seed
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
export LC_ALL=C.UTF-8
source=$PWD
# The differences between the two kinds of store: how a name.db of this test is
# named, whether nothing of it exists, how it is locked.
kind=file
if [ "$1" = --postgres ]; then
    shift
    kind=postgres
    . tests/postgres_tools.sh
    pg_make && pg_start || pg_skip "tournaments in PostgreSQL"
    cat >"$tmp/tour" <<'END'
#!/usr/bin/env bash
store=tournament args=()
while [ $# -gt 0 ]; do
    case $1 in
    --store) store=${2%.db}; shift 2 ;;
    *) args+=("$1"); shift ;;
    esac
done
case $store in
*/*) exec "$JOUTE" tournament "${args[@]}" --store "$store" ;;
*) exec "$JOUTE" tournament "${args[@]}" --store "$PG_URL#$store" ;;
esac
END
    chmod +x "$tmp/tour"
    export PG_URL=$pg_url
    tour=("$tmp/tour")
    absent() { [ "$(sql "SELECT count(*) FROM pg_namespace WHERE nspname = '${1%.db}'")" = 0 ]; }
    discard() { sql "DROP SCHEMA ${1%.db} CASCADE" 2>/dev/null; }
    lock_store() { coproc psql -qAtX -h "$pg_dir" -p "$pg_port" -U joute postgres && echo "SELECT \"${1%.db}\".lead();" >&"${COPROC[1]}" && read -r _ <&"${COPROC[0]}"; }
    unlock_store() { local fd=${COPROC[1]}; eval "exec $fd>&-"; wait "$COPROC_PID" 2>/dev/null; }
else
    tour=("$JOUTE" tournament)
    absent() { [ ! -e "$1" ]; }
    discard() { rm -f "$1"*; }
    lock_store() { exec 9<>"$1" && flock 9; }
    unlock_store() { exec 9>&-; }
fi
# In a path with a space, as on a teacher's desk.
mkdir "$tmp/a class" && cd "$tmp/a class" || exit 1
tour() { "${tour[@]}" "$@"; }
find_sandbox
[ -z "$box" ] || skip "bots play in a sandbox" "$why_no_box"
# has TITLE FILTER FILE: the jq filter is true of the file.
has() {
    holds "$2" "$3"
    local status=$?
    result $status "$1"
    [ $status -eq 0 ] || head -c 600 "$3" | sed 's/^/# /'
}
# says TITLE PATTERN FILE
says() {
    grep -qE -e "$2" "$3"
    local status=$?
    result $status "$1"
    [ $status -eq 0 ] || head -5 "$3" | sed 's/^/# /'
}
# refuses STATUS PATTERN TITLE COMMAND...: that status and one line that matches.
refuses() {
    local wanted=$1 pattern=$2 title=$3 status
    shift 3
    "$@" >"$tmp/out" 2>"$tmp/err" </dev/null
    status=$?
    [ $status -eq "$wanted" ] && [ ! -s "$tmp/out" ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -qE -e "$pattern" "$tmp/err"
    status=$?
    result $status "$title"
    [ $status -eq 0 ] || head -3 "$tmp/err" | sed 's/^/# /'
}

# ---- kill -9 ----
# Matches long enough to be hit, between players that do not use a clock.
players=(-p random -p greedy -p level:2 -p level:4 -p level:5 -p random -p greedy)
[ "$1" != --long ] || long=1
games=$((long ? 200 : 60))
contest=(run --game trolls --games $games --seed 7 "${players[@]}")
contest() { tour "${contest[@]}" --store "$1"; }
table() { tour standings --json --store "$1"; tour crosstable --json --store "$1"; tour export csv --store "$1" | cut -d, -f1-10,13,15; }
whole() {
    local started
    started=$(date +%s%N)
    contest whole.db >/dev/null 2>&1
    took=$((($(date +%s%N) - started) / 1000000))
    table whole.db >whole.txt
}
# kill_at SEED: interrupts the same contest two to four times, first as soon as
# some of it is done, then at moments that the seed draws, and lets it finish.
has_begun() { tour status --json --store "$1" 2>/dev/null | holds '.matches > 0' || ! kill -0 "$2" 2>/dev/null; }
kill_at() {
    local seed=$1 db="k$1.db" pid times i
    RANDOM=$seed
    times=$((2 + RANDOM % 3))
    for ((i = 0; i < times; i++)); do
        "${tour[@]}" "${contest[@]}" --store "$db" >/dev/null 2>&1 &
        pid=$!
        if [ $i -eq 0 ]; then
            soon has_begun "$db" $pid
        else
            any_moment $((took / times))
        fi
        kill -9 $pid 2>/dev/null
        wait $pid 2>/dev/null
        tour status --json --store "$db" | jq .matches >>hit.txt
    done
    contest "$db" >"$tmp/out" 2>&1 || return 1
    table "$db" >"k$seed.txt"
    diff whole.txt "k$seed.txt" >"$tmp/diff"
    local status=$?
    [ $status -eq 0 ] || head -5 "$tmp/diff" | sed 's/^/# /'
    discard "$db"
    rm -f "k$seed.txt"
    return $status
}
kills=3 first=$RANDOM
[ $kind = postgres ] && kills=1 # workers.sh has more of them
[ "$long" = 0 ] || kills=50
[ "$1" = --kill ] && kills=1 first=$2
whole
has "the undisturbed contest has all its matches" 'length == 7 and all(.played == 24)' <(head -1 whole.txt)
for ((k = 0; k < kills; k++)); do
    seed=$((first + k))
    kill_at $seed
    result $? "kill -9: the same tables (again with tournament.sh --kill $seed)"
done
[ "$1" = --kill ] && { tap_end; exit; }
grep -qvxE '0|84' hit.txt
result $? "some were hit in the middle"
contest whole.db >"$tmp/out" 2>"$tmp/err"
result $? "a tournament that is over ends with 0 again"
says "and says where it continues" 'continuing after 84 of 84' "$tmp/err"

# ---- a teacher's morning ----
if ! /usr/bin/python3 -c 'import ast' 2>/dev/null; then
    skip "a class with Python bots" "no python3"
elif [ "$box" ] && [ $kind = postgres ]; then
    skip "a class with Python bots" "bots of a shared tournament play in a sandbox only"
else
    mkdir bots bots/fay "bots/hal 9000"
    printf 'def strategie(partie, avant):\n    return 1\n' >bots/ada.py
    printf 'def strategie(partie, avant):\n    return min(2, partie.stockGauche)\n' >bots/bob.py
    printf 'import random\ndef strategie(partie, avant):\n    return random.randint(1, partie.stockGauche)\n' >bots/cy.py
    printf 'def strategie(partie, avant):\n    return 0\n' >bots/dan.py
    printf 'import sys\ndef strategie(partie, avant):\n    print("I give up", file=sys.stderr)\n    return partie.stock\n' >bots/eve.py
    cp bots/bob.py bots/fay/strategie.py
    cp bots/ada.py "bots/hal 9000/bot.py"
    cp "$source/bots/bot.sh" 'bots/<i>gus.sh'
    sed -i 's/^\( *echo "ready \).*"/\1<b>Gus<\/b>"/' 'bots/<i>gus.sh'
    echo "notes" >bots/README.md
    tour plan --game trolls bots --games 4 $box >plan.txt 2>plan.err
    result $? "plan ends with 0"
    says "plan tells matches, games, time and disk" '^6 bots, round-robin: 60 matches, 240 games, about [0-9:]+ and [0-9.]+ MB' plan.txt
    absent tournament.db
    result $? "plan leaves nothing behind"
    tour run --game trolls --preset contest bots --games 4 --seed 5 $box >run.txt 2>run.err
    result $? "run ends with 0"
    says "the first broken bot gets its reason" '^dan.py is left out: game 1, move 1 on cells=7 stones=15: illegal, "0" is not legal' run.err
    says "the second one gets its own" "^eve.py is left out: game 1, move 1 on cells=7 stones=15: crash, .*AttributeError: 'Partie' object has no attribute 'stock'" run.err
    tour standings --json >standings.json
    has "six of eight take part" 'length == 6' standings.json
    has "in the documented form" 'all(.[]; keys == ["draws", "elo", "elo_error", "file", "losses", "name", "played", "points", "rank", "score", "verdicts", "wins"])' standings.json
    has "each has met the others on four boards" 'all(.[]; .played == 20 and .wins + .draws + .losses == 20)' standings.json
    has "points are those of the matches" 'all(.[]; .points == 3 * .wins + .draws)' standings.json
    has "names are their own, their file's or their folder's" '[.[].name] | sort == ["<b>Gus</b>", "ada", "bob", "cy", "fay", "hal 9000"]' standings.json
    has "scores add up to zero" '[.[].score] | add == 0' standings.json
    tour status >status.txt
    says "status gives the reasons again" '^eve.py is left out' status.txt
    tour crosstable --json >cross.json
    has "the cross table is that of six" '(.names | length) == 6 and (.rows | length) == 6 and (.rows[0][0] == null)' cross.json
    says "and how likely one is stronger than another" '"superiority":(0|1|0\.[0-9]+)' cross.json
    tour crosstable --boards --json >cross.json
    has "also board by board" 'length == 4 and all(.[]; .names | length == 6)' cross.json
    tour standings bob --json >one.json
    has "one bot: by opponent and by board" '(.opponents | length) == 5 and (.boards | length) == 4 and ([.opponents[].points] | add) == .points and ([.boards[].points] | add) == .points' one.json
    tour standings bob >one.txt
    says "and in words" '^\| ada \| [0-9]+ \|.*%' one.txt
    refuses 1 '"zoe" does not take part' "a bot that does not take part" tour standings zoe
    if [ ! -e "$source/build/web/report/trolls.html" ]; then
        skip "report" "the page is not built"
    else
        tour report 2>report.err
        result $? "report ends with 0"
        says "and says what it wrote" '^report.html: [0-9.]+ MB, one file' report.err
        sed -n 's/.*<script type="application\/json" id="data">\(.*\)<\/script>/\1/p' report.html >data.json
        has "what it holds is JSON, with the results" '(.bots | length) == 6 and (.left_out | length) == 2 and .matches == 60' data.json
        has "it names no folder of this machine" '[.left_out[].reason | .fr, .en | startswith("/")] | any | not' data.json
        has "with games to look at, each with all its positions" '(.picked | length) > 3 and all(.picked[]; (.positions | length) == .steps + 1 and (.fr.moves | length) == .steps)' data.json
        ! grep -q '<' data.json && has "no name can end the script in it, and it holds no seed" '[paths | map(tostring) | join(".")] | any(test("seed")) | not' data.json
        result $? "no markup is in it"
        ! grep -oE '(src|href)="?https?:' report.html
        result $? "and it loads nothing from the network"
        tour report --lines -o lines.html 2>/dev/null
        sed -n 's/.*<script type="application\/json" id="data">\(.*\)<\/script>/\1/p' lines.html >lines.json
        has "--lines adds what the bots read and wrote" 'any(.picked[].lines[]; (.read | contains("legal ")) and (.wrote | startswith("move ")))' lines.json
        has "and nothing else does" '[paths | map(tostring) | join(".")] | any(test("lines")) | not' data.json
        refuses 1 'cannot be written' "a file that cannot be written" tour report -o nowhere/report.html
    fi
    tour feedback fb 2>/dev/null
    says "feedback: the position of a wrong move" 'legal moves: 1 ' fb/dan.py.md
    says "feedback: its own standard error" 'I give up' fb/eve.py.md
    [ "$(sed -n '/^## Its standard error/,$p' fb/eve.py.md | grep -c '^    ')" -le 20 ]
    result $? "feedback: of which 20 lines at most are quoted"
    says "feedback: results by opponent" '^\| ada \|' fb/bob.py.md
    [ "$(ls fb | wc -l)" -eq 8 ]
    result $? "feedback: a file for everybody"
    tour export csv >all.csv
    [ "$(wc -l <all.csv)" -eq 121 ]
    result $? "export csv: a line for each side of 60 matches"
    tour export json >all.json
    has "export json: everything" '(.matches | length) == 60 and (.standings | length) == 6 and (.verdicts | length) > 1' all.json
    tour replay 1 1 --json >record.json && [ "$("$JOUTE" verify record.json)" = ok ]
    result $? "a game is replayed from the store alone"
    [ "$(tour replay 1 2 | grep -c ' wins\|draw\|Draw')" -ge 1 ]
    result $? "and shown without a terminal"
    refuses 1 'no game 99' "a game that was not played" tour replay 1 99
    refuses 1 'not been played' "a match that was not played" tour replay 999 1
    tour export csv --standings >marks.csv && [ "$(head -c 3 marks.csv)" = $'\xef\xbb\xbf' ] && [ "$(grep -cE '^[1-6],' marks.csv)" -eq 6 ] && grep -q ',"fay","fay",' marks.csv
    result $? "export csv --standings: names, files and points for a spreadsheet"
    tour export csv --standings --lang fr >marks.csv && grep -q ';"bob";"bob.py";' marks.csv && grep -q 'rang;nom;fichier' marks.csv && ! grep -qE ';[-0-9]+\.[0-9]' marks.csv
    result $? "in French as spreadsheets there want it"
    grep -qE '^;"dan.py";"dan.py";{10}"partie 1, coup 1|^;"dan.py";"dan.py";{10}"game 1, move 1' marks.csv
    result $? "and who was left out, with the reason"
    # Only one that cannot play is left out.
    mkdir some && cp bots/ada.py some
    printf 'def strategie(partie, avant):\n    assert partie.nombreCases < 15\n    return 1\n' >some/small.py
    for strict in "" --strict; do
        tour run --game trolls --preset contest --games 2 some -p random --store "some${strict:+_strict}.db" $strict $box >run.txt 2>"some$strict.err"
        tour plan --game trolls --preset contest --games 2 some -p random --store "plan${strict:+_strict}.db" $strict $box >run.txt 2>plan.err
        diff <(grep '^small.py' plan.err) <(grep '^small.py' "some$strict.err") >/dev/null
        result $? "plan and run say the same of a bot ${strict:-that plays on some boards}"
    done
    says "which takes part, with the board of its fault" '^small.py takes part, with [0-9]+ faults in 8 games of its check .*; game 1, move 1 on cells=15 stones=30: crash' some.err
    says "--strict leaves it out" '^small.py is left out: game 1, move 1 on cells=15' some--strict.err
    # A late bot, an improved one, one that leaves.
    cp bots/ada.py late.py
    tour add late.py $box 2>add.err
    says "a late bot: only its matches are left" '^24 matches to play' add.err
    tour run $box >run.txt 2>run.err
    result $? "run without a folder goes on"
    says "and says so" 'continuing after 60 of 84' run.err
    printf 'def strategie(partie, avant):\n    return min(3, partie.stockGauche)\n' >bots/bob.py
    tour run $box >run.txt 2>run.err
    says "a changed file is noticed" '^bob.py: changed' run.err
    before=$(tour export csv | grep -c .)
    tour remove ada --why "copied from bob" 2>removed.err && tour standings --json >standings.json
    tour status >status.txt && tour feedback fb3 2>/dev/null && cat removed.err status.txt fb3/ada.py.md >removed.txt
    [ "$(grep -cE 'ada(\.py)? (is|was) removed: copied from bob|^It was removed: copied from bob' removed.txt)" -eq 3 ]
    result $? "why one is removed is told at once, in the status and to its author"
    has "a removed bot is gone from the standings" 'length == 6 and all(.[]; .name != "ada" and .played == 20)' standings.json
    tour run bots $box >run.txt 2>run.err && tour status >>run.err
    grep -q '^ada.py: stays out' run.err && grep -q 'ada.py was removed: copied from bob' run.err
    result $? "and stays out when the folder is run again"
    tour add bots/ada.py $box 2>add.err
    says "and back without playing again" '^0 matches to play' add.err
    [ "$(tour export csv | grep -c .)" = "$before" ]
    result $? "its results are all there"
    printf 'def strategie(partie, avant):\n    return 1\n' >bots/dan.py
    tour run bots $box >run.txt 2>run.err
    result $? "a broken bot that was mended"
    tour standings --json >standings.json
    has "takes part" 'any(.[]; .name == "dan" and .played == 28)' standings.json
    rm bots/cy.py
    tour run bots $box >run.txt 2>run.err
    says "a bot that left the folder is removed" '^cy.py: is no longer there' run.err
    # In French, and common mistakes of users.
    refuses 2 'quel jeu' "without a game, in one line" tour run bots --lang fr --store no.db
    absent no.db
    result $? "which leaves no file behind"
fi
refuses 2 'no preset' "an unknown preset" tour run --game trolls --preset nope -p random --store no.db
refuses 2 'must be round-robin' "an unknown format" tour run --game trolls --format league -p random --store no.db
refuses 2 'no such folder' "a missing folder" tour run --game trolls --store no.db nowhere
refuses 1 'needs two bots' "one bot is no tournament" tour run --game trolls --store one.db -p random
absent one.db && absent no.db && ! ls one.db-* no.db-* 2>/dev/null
result $? "and leaves no file that would hold the next command to its flags"
refuses 1 'no tournament here' "standings of nothing" tour standings --store nothing.db
refuses 1 '127.0.0.1' "a plan where no server answers" tour plan --game trolls -p random -p greedy --store postgres://127.0.0.1:1/joute#class
refuses 2 'with other rules' "another format in the same store" tour run --game trolls --format swiss --store whole.db -p random
refuses 2 'with other rules' "also without saying the game again" tour run --games 3 --store whole.db
refuses 2 'holds a tournament of trolls' "another game in the same store" tour run --game moulin --store whole.db -p random
refuses 1 'is not a database|is not a tournament' "a store that is something else" tour standings --store "$source/README.md"
if [ $kind = file ]; then
    : >begun.db
    refuses 1 'there is no tournament here' "a store that was only just created" tour standings --store begun.db
    python3 -c 'import sqlite3; sqlite3.connect("other.db").execute("CREATE TABLE other (x)")'
    before=$(cksum <other.db)
    refuses 1 'is not a tournament' "a database of something else" tour standings --store other.db
    [ "$(cksum <other.db)" = "$before" ]
    result $? "which is left as it was"
fi
printf '{"game": "trolls",\n "games": 0}' >bad.json
refuses 1 'bad.json: line 2: games' "a bad file, with line and key" tour run bad.json --store no.db
refuses 2 'too many words' "too many words" tour standings 1 2
# Another process runs it.
lock_store whole.db && refuses 1 'another joute tournament' "two runs of one store" tour run --store whole.db
unlock_store

# ---- what comes from elsewhere ----
# Names that are not UTF-8 or move the cursor, and a sparse file of a terabyte.
mkdir names $'names/\e[31mred'
touch $'names/caf\xe9.py' $'names/\xff.py' $'names/\xfe.py' $'names/two\nlines.py'
truncate -s 1T names/hole.py
tour run --game trolls --games 2 names -p random -p greedy --store names.db >names.txt 2>names.err
result $? "names that cannot be shown do not end a contest"
[ "$(grep -c 'is left out: its name is not UTF-8' names.err)" -eq 5 ] && grep -q '^caf?.py is left out' names.err && ! grep -qP '[^\x20-\x7e]' names.err
result $? "each is left out in one clean line" || cat -v names.err | sed 's/^/# /'
says "a file that is never read to its end is left out" '^hole.py is left out: .*larger than 1 GB' names.err
for n in 1 2; do
    tour export json --store names.db >names.json && iconv -f UTF-8 -t UTF-8 names.json >/dev/null && holds '[.status.bots[] | select(.state != "in")] | length == 6' names.json
    result $? "what is exported is valid, also after remove"
    tour remove 'caf?.py' '?.py 2' --store names.db 2>/dev/null
done
tour run names --store names.db >names.txt 2>names.err && ! grep -q gone names.err
result $? "run treats them the same again"
if [ $kind = file ]; then
    printf '{"game": "trolls", "games": 2, "sandbox": false, "bots": ["random", "greedy"]}' >loose.json
    refuses 2 'add --no-sandbox' "a file alone does not take the sandbox away" tour run loose.json --store loose.db
    tour run loose.json --no-sandbox --store loose.db >/dev/null 2>&1
    refuses 2 'add --no-sandbox' "a store does not take the sandbox away" tour run --store loose.db
    refuses 1 'add --no-sandbox' "not even when a bot is added to it" tour add names --store loose.db
    tour run --no-sandbox --store loose.db >/dev/null 2>&1
    result $? "a person does"
fi

# ---- a machine that fails ----
# For a while no bot can be started: the tables come out as if nothing had
# happened, and it is reported.
if [ $kind = postgres ]; then
    : # whatever the store is, the same lines of runner.c give a match back
elif ! command -v prlimit >/dev/null || ! /usr/bin/python3 -c 'import sqlite3' 2>/dev/null; then
    skip "a machine that fails" "no prlimit or no python3"
else
    mkdir failing
    cp "$source/bots/bot.sh" failing/one.sh
    cp "$source/bots/bot.sh" failing/two.sh
    failing() { tour "$@" --store failing.db; }
    seen() { failing standings --json; failing export csv | cut -d, -f1-12,15; }
    failing run --game moulin --games 2 --seed 3 --jobs 1 failing -p random $box >/dev/null 2>&1
    seen >undisturbed.txt
    # The bots are checked; nothing is played yet.
    /usr/bin/python3 -c '
import sqlite3
db = sqlite3.connect("failing.db")
for order in ("UPDATE matches SET state = 0, result = NULL", "DELETE FROM records", "DELETE FROM errors"):
    db.execute(order)
db.commit()'
    (ulimit -Sn 14 && exec "${tour[@]}" run --jobs 1 $box --store failing.db) >spoilt.txt 2>&1 &
    playing=$!
    is_spoilt() { failing status --json | holds '.spoilt > 0' || ! kill -0 $playing 2>/dev/null; }
    soon is_spoilt
    prlimit --pid $playing --nofile=1024: 2>/dev/null
    wait $playing
    result $? "a machine that fails for a while: the match is played again"
    seen >spoilt.json
    diff undisturbed.txt spoilt.json >"$tmp/diff" && has "nobody has lost by it" 'all(.verdicts == 0 and .played == 2)' <(head -1 spoilt.json)
    result $? "the tables are those of a machine that did not fail"
    failing status >status.txt
    says "status reports it" 'spoilt by the machine and played again: 1, [1-9]' status.txt
    says "run tells it" 'spoilt by the machine and played again' spoilt.txt
fi

# Bots that choose at the same time share the core of their match; a slow one
# has it to itself. Their separate times add up to nearly all of it.
if [ $kind = postgres ]; then
    refuses 2 'cannot be sent to other machines' "a command is not sent to other machines" tour run --game trolls --store no.db -p "cmd:/bin/cat -u" -p random
elif [ "$box" ]; then
    skip "on one core two that choose at once think in turn" "only in a sandbox are they stopped"
else
worker=$(printf 'cmd:%q work 20' "$ACTOR")
tour run --game trolls --games 1 -o cells=3 -o stones=5 --seed 2 --jobs 1 --move-time 60000 --store turns.db -p "$worker" -p "$worker" >/dev/null 2>&1
tour export json --store turns.db >turns.json
has "on one core two that choose at once think in turn" '[.matches[].players[]] as $all | ($all | map(.moves) | add) > 20 and ($all | map(.thought_us) | add) < 1.5 * (.matches | map(.spent_us) | add)' turns.json
fi

# ---- entries that would stop everybody, or look at others ----
if [ -z "$box" ] && [ -x /usr/bin/python3 ]; then
    mkdir trap && cp "$source/bots/bot.sh" trap/ada.sh && cp "$source/bots/bot.sh" trap/bob.sh
    # A program whose interpreter's name lies past its end, for which the kernel
    # reports EIO.
    /usr/bin/python3 -c 'import struct, sys
sys.stdout.buffer.write(b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0, 64, 0, 0, 64, 56, 1, 0, 0, 0)
                        + struct.pack("<IIQQQQQQ", 3, 4, 1 << 20, 0, 0, 16, 16, 1))' >trap/elf && chmod +x trap/elf
    cp trap/ada.sh trap/run && chmod +x trap/run && ln -s . trap/all
    [ "$(id -u)" -ne 0 ] || chown -h 64987 trap/all
    tour run --game trolls trap --games 2 --seed 1 --store trap.db >trap.txt 2>trap.err
    result $? "one broken program does not stop a tournament"
    mkdir -p crowd/many && touch crowd/many/{1..5000}.py && cp trap/ada.sh crowd
    for name in "a b" a_b "$(printf 'n%.0s' {1..252})"; do cp trap/ada.sh "crowd/$name.sh"; done
    timeout 60 "${tour[@]}" run --game trolls crowd -p random --games 2 --store crowd.db >crowd.txt 2>crowd.err
    result $? "5,000 files that might be the bot are not all looked into"
    says "it is left out, with the reason" '^many is left out: it has no file to start' crowd.err
    tour feedback crowd.fb --store crowd.db >/dev/null 2>&1 && [ "$(find crowd.fb -type f | wc -l)" = 6 ] && [ "$(grep -l '(a b.sh)' crowd.fb/a_b*.md | wc -l)" = 1 ]
    result $? "nobody gets another one's feedback by a name that is alike, and a long name stops no one's"
    # While it plays, a bot is replaced by another one, and put back. A shared
    # store has a copy of the files.
    if [ $kind = file ]; then
        mkdir -p swap/sly && for name in ada bob sly/run; do cp trap/ada.sh "swap/$name.sh"; done
        tour run --game moulin swap --games 200 --store swap.db --lang en >swap.txt 2>swap.err &
        run=$!
        is_planned() { ! kill -0 $run 2>/dev/null || [ "$(tour status --json --store swap.db 2>/dev/null | jq .planned)" -gt 0 ]; }
        soon is_planned
        mv swap/sly/run.sh swap/kept && echo 'exit 1' >swap/sly/run.sh && mv swap/kept swap/sly/run.sh
        kill -INT $run
        wait $run
        [ "$(grep -c 'changed during the run' swap.err)" = 1 ] && grep -q '^sly: its files were changed' swap.err
        result $? "files that are changed during a run, and changed back, are told"
    fi
    says "it is left out, with the reason" '^elf is left out: game 1, move 1 on .*: crash, .*exit status 127' trap.err
    if [ "$(id -u)" -eq 0 ]; then
        says "a link to somebody else's file is left out" '^all is left out: is a link to a file that belongs to somebody else' trap.err
    else
        skip "a link to somebody else's file is left out" "only root can make a link of somebody else"
    fi
fi

# ---- formats ----
four=(-p random -p greedy -p level:3 -p level:5)
play() { tour run --store "$1.db" --games 2 --seed 3 "${@:2}" >"$1.txt" 2>"$1.err" && tour status --json --store "$1.db" >"$1.json"; }
play double --game moulin --format double "${four[@]}"
has "double: everybody twice" '.matches == 12 and .planned == 12' double.json
play swiss --game moulin --format swiss --rounds 3 "${four[@]}"
has "swiss: three rounds" '.matches == 6' swiss.json
play odd --game moulin --format swiss "${four[@]}" -p random
has "swiss of five: three rounds and byes" '.matches == 6' odd.json
play knockout --game moulin --format knockout "${four[@]}"
has "knockout: three meetings or more" '.matches >= 3' knockout.json
refuses 1 'cannot change its bots' "a bracket that has begun keeps its bots" tour remove greedy --store knockout.db
tour standings --json --store knockout.db >knockout.json
has "and what it says is true" 'any(.name == "greedy")' knockout.json
play twice --game moulin --format double-knockout "${four[@]}"
has "double knockout: six meetings or more" '.matches >= 6' twice.json
play gauntlet --game moulin --gauntlet greedy "${four[@]}"
has "gauntlet: one against three" '.matches == 3' gauntlet.json
play splaby --game splaby -o rounds=3 -p random -p random -p random -p random -p greedy
has "splaby: five tables of four" '.matches == 5 and .contest.table == 4' splaby.json
says "and says how often two meet" '5 tables of 4; two bots meet 3 times' splaby.err
play roses --game roses -p random -p random -p greedy
has "roses: three matches and a final" '.matches == 4 and .games == 106' roses.json
printf '{"game": "guerre", "format": "round-robin", "games": 2, "seed": 1, "bots": ["random", {"spec": "random", "name": "R"}, "greedy"], "final": null}' >guerre.json
tour run guerre.json --store guerre.db >/dev/null 2>&1 && tour standings --json --store guerre.db >guerre.txt
has "a file can set everything" '[.[].name] | sort == ["R", "greedy", "random"]' guerre.txt
"$JOUTE" sprt moulin -p greedy -p random --seed 1 --json >sprt.json
has "sprt knows that greedy is stronger" '.answer == "H1" and .games < 200' sprt.json
"$JOUTE" sprt trolls -p random -p random --seed 1 --elo1 50 --json >sprt.json
has "and that random is not stronger than itself" '.answer == "H0"' sprt.json
refuses 2 'two players' "sprt of one" "$JOUTE" sprt moulin -p random
tour --help >help.txt
says "help has examples" 'joute tournament run --game trolls --preset contest bots/' help.txt
tap_end
