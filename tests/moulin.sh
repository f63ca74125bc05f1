#!/usr/bin/env bash
# Tables, eval and convert of moulin from the command line.
#   moulin.sh --long FOLDER [PIECES [GAMES [LIMIT]]]
# makes and verifies all tables there, and plays a player without tables against
# them. For nine pieces each that takes 15 GB of disk and two hours of CPU, 20
# minutes of them for 200 games of 100 ms a move (LIMIT ms:100).
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
export LC_ALL=C.UTF-8
here=$tmp
# check TITLE FOUND WANTED
check() {
    [ "$2" = "$3" ]
    result $? "$1"
    [ "$2" = "$3" ] || printf '# found  %s\n# wanted %s\n' "$2" "$3"
}
# without_tables FOLDER PIECES GAMES LIMIT: prints how many games the player
# without tables wins against the player with all of them.
without_tables() {
    "$(dirname "$JOUTE")/tests/moulin_strength" "$3" 1 "$4" "$4@$1" "$2" | tee "$here/games" | tail -1 |
        sed 's/.*: \([0-9]*\) won.*/\1/'
    sed -n '$s/^/# /p' "$here/games" >&2
}
# answers FOLDER PIECES GAMES: for every position of random games, from the
# first placement into the moving phase, the value of the position must follow
# from the values of its moves. Prints the number of positions and the most CPU
# for one, in milliseconds.
answers() {
    local seed ply game asked=0 TIMEFORMAT='%U %S'
    for ((seed = 1; seed <= $3; seed++)); do
        game=$("$JOUTE" random moulin -o pieces="$2" --seed $seed)
        for ((ply = 0; ply < 2 * $2 + 16 && ply < $(jq '.moves | length' <<<"$game"); ply++)); do
            jq -c ".moves |= .[:$ply] | .result = null" <<<"$game" >"$here/asked.json"
            { time "$JOUTE" eval "$here/asked.json" --dir "$1" --json >"$here/answer.json"; } 2>>"$here/times"
            holds 'def worth: if .value == "win" then 1000 - .plies elif .value == "loss" then .plies - 1000 else 0 end;
                worth as $here | .moves == [] or (.moves | map(worth) | max) ==
                (if $here > 0 then $here + 1 elif $here < 0 then $here - 1 else 0 end)' "$here/answer.json" ||
                { cat "$here/asked.json" && return; }
            asked=$((asked + 1))
        done
    done
    awk -v asked=$asked '{ ms = 1000 * ($1 + $2) } ms > most { most = ms } END { printf "%d %d\n", asked, most }' "$here/times"
}
if [ "$1" = --long ]; then
    folder=$2 pieces=${3:-9} games=${4:-200} limit=${5:-ms:100}
    mkdir -p "$folder" || exit 1
    if [ "$pieces" -gt 8 ] && [ "$(df -Pk "$folder" | awk 'END { print int($4 / 1048576) }')" -lt 18 ] &&
        [ ! -e "$folder/flying-9p18-0-0.value" ]; then
        skip "the whole game" "18 GB of disk"
        tap_end
        exit
    fi
    for what in "" --verify; do
        TIMEFORMAT="# $what %R s, %U + %S s of CPU"
        time "$JOUTE" solve moulin --dir "$folder" --pieces "$pieces" $what
        check "the whole game, solved${what:+ and verified}" "$?" 0
    done
    "$JOUTE" solve moulin --dir "$folder" --pieces "$pieces" --stats | sed 's/^/# /'
    read -r asked most <<<"$(answers "$folder" "$pieces" 25)"
    echo "# eval of a position: at most $most ms of CPU"
    check "eval agrees with itself in $asked positions, each in less than 50 ms" "$asked $((most < 50))" "$((25 * (2 * pieces + 16))) 1"
    check "$games games without tables against tables: none won" "$(without_tables "$folder" "$pieces" "$games" "$limit")" 0
    tap_end
    exit
fi
solve() { "$JOUTE" solve moulin --dir "$here/t" "$@"; }

# Counts of the smallest subspace, known since 1993.
solve --max-total 7 --moving >/dev/null
check "3-3 has the known counts" "$(solve --stats --max-total 6 --json)" \
    '[{"mover":3,"other":3,"wins":140621,"losses":28736,"draws":269,"longest_win":25,"longest_loss":26}]'
check "three subspaces of up to 7 pieces" "$(solve --stats --max-total 7 --json | grep -o '"mover"' | wc -l)" 3
check "their values are consistent" "$(solve --verify --max-total 7 --moving)" "3 subspaces verified, in $here/t"

# A second run changes nothing; a killed run is continued.
sum() { cat "$here"/t/*.value | sha256sum; }
before=$(sum)
touch -d '2 hours ago' "$here"/t/*.value
solve --max-total 7 --moving >/dev/null
check "existing tables are not made again" "$(find "$here/t" -name '*.value' -mmin -60)" ""
rm "$here"/t/*-4-3.value "$here/t/lock"
"$JOUTE" solve moulin --dir "$here/t" --max-total 7 --moving >/dev/null & pid=$!
soon test -e "$here/t/lock"
kill -9 $pid
wait $pid 2>/dev/null
solve --max-total 7 --moving >/dev/null
check "a killed run is continued" "$(sum)" "$before"
check "it leaves nothing behind" "$(find "$here/t" -name '*.value.*')" ""

# Damaged tables and tables of other rules are not used.
printf X | dd of="$here/t/flying-3-3.value" bs=1 seek=70000 conv=notrunc 2>/dev/null
check "a damaged table is noticed" "$(solve --verify --max-total 6 --moving 2>&1 >/dev/null)" \
    "joute: $here/t/flying-3-3.value: the file is damaged"
solve --max-total 6 --moving >/dev/null
check "and made again" "$(sum)" "$before"
cp "$here/t/flying-3-3.value" "$here/t/walking-3-3.value"
solve --verify --max-total 6 --moving -o flying=false >/dev/null 2>&1
check "tables of other rules are refused" $? 1

# Eval.
position='{"game":"moulin","options":{},"state":{"turn":1,"board":"111.....2...2.....2.....","hand":[0,0],"quiet":0,"seen":[],"result":null}}'
check "eval gives the best first" \
    "$(echo "$position" | "$JOUTE" eval - --dir "$here/t" --json | cut -d, -f1-5)" \
    '{"value":"win","plies":9,"moves":[{"move":"14-55","value":"win","plies":8}'
check "eval of every move" \
    "$(echo "$position" | "$JOUTE" eval - --dir "$here/t" --json | grep -o '"move":' | wc -l)" \
    "$(echo "$position" | "$JOUTE" legal - | wc -l)"
check "without tables it searches" \
    "$(echo "$position" | "$JOUTE" eval - --dir "$here/none" --threads 1 --json | cut -d, -f1-2)" \
    '{"value":"win","plies":9'

# A whole small game: three pieces each, with its placing phase.
solve --pieces 3 >/dev/null
check "the game of three pieces is solved from its end" "$(solve --pieces 3 --verify | cut -d' ' -f1-3)" "7 subspaces verified,"
value=$("$JOUTE" new moulin -o pieces=3 | "$JOUTE" eval - --dir "$here/t" --json | cut -d, -f1-2)
check "its first player wins" "$value" "$(solve --pieces 3 --stats --placing --json | tail -c 140 |
    sed 's/.*"longest_win":\([0-9]*\).*/{"value":"win","plies":\1/')"

# Nobody beats the tables from a drawn position.
solve --pieces 4 >/dev/null
read -r asked _ <<<"$(answers "$here/t" 4 2)"
check "a position is worth what its best move is worth" "$asked" 35 # the first game is over after 11
check "a player without tables never beats the tables" "$(without_tables "$here/t" 4 20 nodes:3000 2>/dev/null)" 0
"$JOUTE" random moulin -o pieces=4 --seed 1 | jq -c '.moves |= .[:3] | .result = null' >"$here/asked.json"
whole=$("$JOUTE" eval "$here/asked.json" --dir "$here/t" --json)
rm "$here"/t/flying-4p4-*.value
check "an older folder, without tables of four in hand, gives the same answers" "$("$JOUTE" eval "$here/asked.json" --dir "$here/t" --json)" "$whole"

# Convert.
convert() { "$JOUTE" convert - "$@"; }
for seed in 1 2 3; do
    game=$("$JOUTE" random moulin --seed $seed)
    for format in pgn algebraic playok; do
        check "$format and back, seed $seed" \
            "$(echo "$game" | convert --to $format | convert --from $format | grep -o '"moves".*')" \
            "$(grep -o '"moves".*' <<<"$game")"
    done
    check "fen and back, seed $seed" \
        "$(echo "$game" | convert --to fen | convert | grep -o '"board.*"hand":[^]]*')" \
        "$(echo "$game" | "$JOUTE" apply - | grep -o '"board.*"hand":[^]]*')"
done
check "a first position of Sanmill" \
    "$(echo '********/********/******** w p p 0 9 0 9 0 0 -1 -1 -1 -1 0 0 1 ids:nodes' | convert)" \
    "$("$JOUTE" new moulin)"
check "FEN of a placement" "$(echo 'd7 f4' | convert --to fen)" \
    "********/**@*****/O******* w p p 1 8 1 8 0 0 0 0 0 0 0 0 2"
check "a list as people write it" \
    "$(printf '[White "Ada"]\n[Black "Blaise"]\n{opening} 1.d6 F4 2. d2! b4 3. d7 d1\n4. d5 xf4 *\n' | convert |
        grep -o '"players".*\]')" \
    '"players":["Ada","Blaise"],"start":{"turn":1,"board":"........................","hand":[9,9],"quiet":0,"seen":[],"result":null},"moves":["24","46","64","42","14","74","34x46"]'
check "a name with escapes, in a PGN" \
    "$("$JOUTE" random moulin --seed 1 | jq -c '.players = ["\u001b[2J\u009bÉ\"]", "b\n[X]"]' | convert --to pgn | head -n 2)" \
    $'[White "?[2J?É\'\'"]\n[Black "b?[X\'"]'
echo 'd6 d6' | convert --from pgn >/dev/null 2>"$here/why"
check "an illegal move is named" "$? $(cat "$here/why")" '1 joute: 2 (d6): "d6" is not legal: 24 is occupied'
tap_end
