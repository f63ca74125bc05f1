#!/usr/bin/env bash
# Matches: every verdict of docs/PROTOCOL.md and what it costs in each game,
# times, names, records, logs, and the commands check-bot, rerun and bot.
#   match.sh [ID...]    with ids, only what is tried for every game
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
: "${ACTOR:?the bot that misbehaves}"
export LC_ALL=C.UTF-8
# match NAME GAME FLAGS...: a match between bots; the result is in
# $tmp/NAME.json.
match() {
    local name=$1 game=$2
    shift 2
    "$JOUTE" match "$game" --json --seed 1 --no-sandbox "$@" >"$tmp/$name.json" 2>"$tmp/$name.err"
}
# bot ACT...: the spec of the actor.
bot() { printf 'cmd:%q' "$ACTOR"; printf " '%s'" "$@"; }
# has TITLE NAME FILTER: the jq filter is true of the result.
has() {
    [ -s "$tmp/$2.json" ] && jq -e "$3" "$tmp/$2.json" >"$tmp/jq" 2>&1
    local status=$?
    result $status "$1"
    [ $status -eq 0 ] || { jq -c 'del(.options)' "$tmp/$2.json"; cat "$tmp/$2.err"; } 2>&1 | cut -c1-500 | sed 's/^/# /'
}
# refuses PATTERN TITLE COMMAND...: status 2 and one line that matches.
refuses() {
    local pattern=$1 title=$2 status
    shift 2
    "$@" >"$tmp/out" 2>"$tmp/err" </dev/null
    status=$?
    [ $status -eq 2 ] && [ ! -s "$tmp/out" ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -qE -e "$pattern" "$tmp/err"
    result $? "$title"
}
codes='[.verdicts[].code]'
# plays_alike GAME: checks that a match has the same games whatever --jobs is,
# also if joute's players play through the protocol.
plays_alike() {
    local game=$1 spec=greedy games=$((long ? 24 : 8)) same=true bad record
    "$JOUTE" match "$game" -p $spec -p mcts:20 --games $games --max-plies 60 --seed 5 --save "$tmp/$game.1" >/dev/null
    "$JOUTE" match "$game" -p $spec -p mcts:20 --games $games --max-plies 60 --seed 5 --save "$tmp/$game.4" --jobs 4 >/dev/null
    [ "$(ls "$tmp/$game.1" | wc -l)" -eq $games ] && diff -rq "$tmp/$game.1" "$tmp/$game.4" >/dev/null
    result $? "$game: the same records with 1 and 4 jobs"
    "$JOUTE" match "$game" -p "cmd:'$JOUTE' bot $game $spec" -p "cmd:'$JOUTE' bot $game mcts:20" --games $games \
        --max-plies 60 --seed 5 --save "$tmp/$game.bot" --move-time 60000 --jobs 2 --no-sandbox >/dev/null 2>&1
    diff -rq "$tmp/$game.1" "$tmp/$game.bot" >/dev/null
    result $? "$game: joute bot plays as the players it speaks for"
    bad=0
    for record in "$tmp/$game.1"/*; do
        [ "$("$JOUTE" verify "$record")" = ok ] || bad=1
    done
    result $bad "$game: the records verify"
    # True if a seat sees less than everything at the start.
    "$JOUTE" new "$game" --seed 1 >"$tmp/new.json"
    cmp -s <("$JOUTE" view "$tmp/new.json" --player 1) <("$JOUTE" view "$tmp/new.json" --player 2) || same=false
    is "$game: paired games swap seats, and have the same seed and start unless hands are hidden" true \
        jq -s --argjson same $same '(.[0].seed == .[1].seed) == $same and (.[0].start == .[1].start or ($same | not)) and
            .[0].players == (.[1].players | reverse)' "$tmp/$game.1/game-000001.json" "$tmp/$game.1/game-000002.json"
}
# judges_noise GAME: whatever a bot writes, the match is played and its records
# are valid.
judges_noise() {
    local game=$1 bad=0 seed record
    for ((seed = 1; seed <= (long ? 8 : 3); seed++)); do
        match noise "$game" -p "$(bot noise $seed)" -p "$(bot noise 7$seed)" --games 4 --max-plies 40 --move-time 300 \
            --clock 0 --save "$tmp/noise" && holds '.games == 4' "$tmp/noise.json" || bad=1
        for record in "$tmp/noise"/*; do
            [ "$("$JOUTE" verify "$record" 2>&1)" = ok ] || bad=1
        done
        rm -rf "$tmp/noise"
    done
    result $bad "$game: noise is judged, and records of it verify"
}
never_ready() {
    match silent moulin -p "$(bot mute)" -p random --games 2 --max-plies 4
    has "a bot that never says ready is silent" silent "$codes == [\"silent\", \"silent\"] and .wins == [0, 2]"
}
# Cases that wait for slow bots run at the same time as the rest.
[ $# -gt 0 ] || beside never_ready
for game in ${*:-$("$JOUTE" games | cut -f1)}; do
    beside judges_noise "$game"
    plays_alike "$game"
done
[ $# -eq 0 ] || { gather; tap_end; exit; }

# The result.
match plain moulin -p random -p random --games 9
has "the object has the keys of FORMATS.md, in order" plain \
    'keys_unsorted == ["game","options","players","games","wins","draws","score","points","interval","verdicts","seconds","faults"]'
has "games are rounded up to whole pairs" plain '.games == 10'
has "wins, losses and draws add up to all games" plain '.wins[0] + .wins[1] + .draws == 10'
has "points are wins and half the draws" plain '.points[0] == .wins[0] + .draws / 2'
has "the interval holds the share" plain '.interval[0] <= .points[0] / 10 and .points[0] / 10 <= .interval[1]'
has "equal names are told apart" plain '.players == ["random", "random 2"]'
match four splaby -p random -p greedy -p random -p random --games 4 -o rounds=5
has "four players have mean ranks" four '(.ranks | add) == 10 and .options.players == 4'
match odd moulin -p random -p random --games 3 --no-swap
has "without swapping any number will do" odd '.games == 3'

# Seeds that bots can neither guess nor compute from what they are told.
"$JOUTE" match trolls -p "$GUESSER" -p random --games 2 --json --no-sandbox >"$tmp/guess.json" 2>"$tmp/guess.err"
has "a bot does not find the seed in the clocks" guess '.players[0] == "blind"'
match guess trolls -p "$GUESSER" -p random --games 2
has "nor can it derive a small seed from its own" guess '.players[0] == "blind"'
seeds() { jq -r .seed "$tmp/$1"/*.json; }
match seeds moulin -p random -p random --games 8 --max-plies 4 --save "$tmp/seeds1"
match seeds moulin -p random -p random --games 8 --max-plies 4 --save "$tmp/seeds2"
[ "$(seeds seeds1)" = "$(seeds seeds2)" ] && [ "$(seeds seeds1 | sort -u | wc -l)" -eq 4 ] &&
    [ "$(seeds seeds1 | sort -n | awk 'NR > 1 && $1 - last == 1 { print } { last = $1 }')" = "" ]
result $? "a given seed gives the same games, whose own seeds are unrelated"

# Verdicts, each from a bot that deserves it. verdict CODE WHY TITLE ACT...: in
# moulin, where the game is lost.
verdict() {
    local code=$1 why=$2 title=$3
    shift 3
    match verdict moulin -p "$(bot "$@")" -p random --games 1 --no-swap --max-plies 40 --move-time "${limit:-10000}"
    has "$title is $code" verdict \
        "$codes == [\"$code\"] and .wins == [0, 1] and .verdicts[0].player == 1 and (.verdicts[0].why | test(\"$why\"))"
}
verdict illegal 'not legal' "a move that is not legal" say 'move 11-14'
verdict malformed 'not a move' "an answer that is not a move" say 'move e9'
verdict malformed 'expected' "a line that is not an answer" say 'hello'
verdict malformed 'expected' "an answer without a word" say '11'
verdict malformed 'UTF-8' "an answer that is not UTF-8" say 'move 11\x80'
verdict malformed 'NUL' "an answer with a NUL" say 'move 11\0'
verdict malformed '65536' "a line too long" flood 70000
verdict malformed '65536' "a flood without a newline" flood 3000000
verdict malformed 'before' "a second answer" twice
verdict output '1048576' "more than 1 MiB of comments" comments
verdict output 'standard error' "more than 16 MiB of standard error" errors 17000000
limit=300 beside verdict timeout 'no answer' "silence" hang
limit=300 beside verdict timeout 'no answer' "reading no more" deaf
# If the referee was late too, the answer is read before the deadline is
# checked.
limit=300 beside verdict timeout 'no answer|too late' "an answer 95 ms late" think 395
limit=300 beside verdict timeout 'no answer|too late' "an answer 400 ms late" think 700
verdict crash 'exit status 3' "leaving" exit 3
verdict crash 'exit status 1; its last words: Oops .*\\\\?.2J' "an end with last words, quoted in printable form," die $'Oops \x1b[2J'
verdict crash 'Aborted' "a signal" signal 6
beside verdict crash 'closed' "closing standard output" close
verdict crash 'exit status 1' "an end before ready" gone 1
verdict malformed 'ready' "something else than ready" name '\nhello'

# Times.
# late PLIES COUNT: a bot whose every answer is a little late, and none very
# late; on a busy machine that may take several tries. The log has the times of
# COUNT answers: over 300 ms, but by no more than 50 ms.
late_once() {
    rm -rf "$tmp/grace.log"
    "$JOUTE" match moulin -p "$(bot think 325)" -p random --games 1 --no-swap --seed 1 --max-plies "$1" --move-time 300 --no-sandbox \
        --log "$tmp/grace.log" "${@:3}" >"$tmp/grace.json" 2>"$tmp/grace.err"
    jq -s -e --argjson count "$2" '[.[] | select(.from and (.from | startswith("move"))) | .took_ms] | length == $count and all(. > 300 and . <= 350)' "$tmp/grace.log/block-0001.jsonl" >/dev/null
}
late() { soon late_once "$@" || echo "# no answer was between 300 and 350 ms: the machine is too busy to tell"; }
three_late() { late 6 3 --json; has "an answer a little late is accepted three times" grace "$codes == [] and .draws == 1"; }
fourth_late() { late 20 4 --json; has "the fourth is a timeout" grace "$codes == [\"timeout\"] and (.verdicts[0].why | test(\"fourth time\"))"; }
# The log has the whole time of an answer; the referee judges it without the
# time that the machine took. On a busy machine it may be in time after all.
is_noted() {
    late_once 6 3 && grep -q 'a little late 3 times' "$tmp/grace.json" && [ "$(grep -c '"late":' "$tmp/grace.log/block-0001.jsonl")" -eq 3 ]
}
late_is_noted() { soon is_noted; result $? "late answers are noted in the result and the log"; }
beside three_late
beside fourth_late
beside late_is_noted
# A question cannot be written if the bot does not read: that time counts for
# the bot.
full_pipe() {
    match full trolls -p "$(bot full 3000)" -p random --games 1000 --move-time 1000
    has "time for which the pipe to a bot is full counts" full "$codes == [\"timeout\"] and .verdicts[0].player == 1 and (.verdicts[0].why | test(\"does not read\"))"
}
beside full_pipe
# timed TITLE FILTER MS FLAGS...: a bot that thinks this long about each move.
# On a busy machine the clock loses less time than the bot thinks, in the bot's
# favour; so the game has many more moves than the bot has time for.
timed() {
    match timed moulin -p "$(bot think "$3")" -p random --no-swap "${@:4}"
    has "$1" timed "$2"
}
beside timed "a clock runs out" "$codes == [\"timeout\", \"timeout\"]" 400 --games 2 --max-plies 40 --clock 1200
beside timed "what is added after each move keeps a clock going" "$codes == []" 400 --games 2 --max-plies 8 --clock 1200 --inc 400
beside timed "with a clock for each game, it is reset for every game" "$codes == []" 600 --games 2 --max-plies 4 --clock 2200
beside timed "with a clock for the match, it is not reset" '.verdicts[0].code == "timeout" and .verdicts[0].game > 1' 600 \
    --games 5 --max-plies 4 --clock 2400 --per match
# 20 answers of 10 ms of work, on a core that four other programs use too: at
# least four times 200 ms pass, and the clock must not lose the time of the
# other four.
core=$(taskset -cp $$ | sed 's/.*[:,-] *//') others=()
for _ in 1 2 3 4; do
    taskset -c "$core" setsid timeout 300 sh -c 'while :; do :; done' &
    others+=($!)
done
taskset -c "$core" "$JOUTE" match moulin -p "$(bot work 10)" -p random --games 1 --no-swap --seed 1 --max-plies 40 --clock 500 \
    --json --no-sandbox >"$tmp/busy.json" 2>"$tmp/busy.err"
kill "${others[@]}" && wait "${others[@]}" 2>/dev/null
has "nobody's clock runs out because others use the core" busy "$codes == [] and .draws == 1"

# What a verdict costs: trolls.
match trolls trolls -p random -p "$(bot say 'move 16')" --games 1000
has "trolls: an invalid answer loses the match" trolls \
    '.points == [3, -1] and .score == [1000, -1000] and (.verdicts | length) == 1'
match trolls trolls -p "$(bot say 'move 16')" -p "$(bot exit 1)" --games 1000
has "trolls: two invalid answers in the same turn lose the match for both" trolls \
    '.points == [-1, -1] and .score == [-1000, -1000] and (.verdicts | length) == 2'
for text in 'move 0' 'move 1.0' 'move true' 'move 1,1' 'move -1'; do
    match trolls trolls -p "$(bot say "$text" 3)" -p random --games 10
    has "trolls: \"$text\" is invalid" trolls '.points == [-1, 3] and .score == [-10, 10]'
done
match trolls trolls -p "$(bot say resign)" -p random --games 10
has "trolls: resigning loses games, not the match" trolls '.points == [0, 3] and .score == [-10, 10] and .verdicts == []'
late_throw() {
    match trolls trolls -p "$(bot think 2500 3)" -p random --games 10 --move-time 1000
    has "trolls: a timeout loses the match" trolls "$codes == [\"timeout\"] and .points == [-1, 3]"
}
beside late_throw
match trolls trolls -p "$ACTOR" -p "$ACTOR" --games 100
has "trolls: equal scores give a point each" trolls '.points == [1, 1] and .players == ["Actor", "Actor 2"]'
match trolls trolls -p "$(bot gone 1)" -p "$(bot gone 1)" --games 10
has "trolls: two that do not start both lose" trolls '.points == [-1, -1]'

# Roses.
match roses roses -p "$(bot say 'move ZZ' 1)" -p random --games 2 --save "$tmp/roses" --log "$tmp/roses.log"
has "roses: an invalid answer is asked again" roses "$codes == []"
is "roses: with an error and a new go" "error,go,from" bash -c \
    "jq -r 'select(.player == 1) | if .to then .to else \"from\" end' '$tmp/roses.log/block-0001.jsonl' |
     sed -n '/^error/,+2p' | cut -d' ' -f1 | head -3 | paste -sd,"
match roses roses -p "$(bot say 'move ZZ')" -p random --games 2 --save "$tmp/roses"
has "roses: the third loses the game" roses "$codes == [\"malformed\", \"malformed\"] and .wins == [0, 2]"
is "roses: and is a forfeit" '{"utility":[-1,1],"scores":null,"reason":"forfeit"}' \
    jq -c .result "$tmp/roses/game-000001.json"
match roses roses -p "$(bot say 'move passe')" -p random --games 2 --invalid pass --save "$tmp/roses"
has "roses: or passes with --invalid pass" roses '.verdicts | length > 2 and all(.code == "illegal")'
is "roses: the record shows the imposed pass" '!passe' jq -r '.moves[0]' "$tmp/roses/game-000001.json"
is "roses: and the record replays" ok "$JOUTE" verify "$tmp/roses/game-000001.json"
match roses roses -p "$(bot say 'move !passe')" -p random --games 2
has "roses: a bot may not answer !passe" roses "$codes == [\"illegal\", \"illegal\"]"
match roses roses -p "$(bot exit 1 3)" -p random --games 2 --invalid pass
has "roses: other verdicts lose the game all the same" roses "$codes == [\"crash\", \"crash\"] and .wins == [0, 2]"

# Splaby.
match splaby splaby -p "$(bot say 'move PNDZ')" -p random --games 2 -o rounds=20 --out-after 10 --save "$tmp/splaby"
has "splaby: with --out-after ten invalid orders are counted, then the player is out" splaby \
    '[.verdicts[] | select(.game == 1)] | length == 10'
is "splaby: a legal paint part is carried out, and a player who is out passes" "PN! x 10, PX! x 10" bash -c \
    "jq -r '.moves[] | select(endswith(\"!\"))' '$tmp/splaby/game-000001.json' | uniq -c |
     awk '{ printf \"%s%s x %d\", sep, \$2, \$1; sep = \", \" }'"
is "splaby: such a record verifies" ok "$JOUTE" verify "$tmp/splaby/game-000001.json"
match splaby splaby -p "$(bot say 'nonsense' 1)" -p random --games 1 --no-swap -o rounds=5 --save "$tmp/splaby"
has "splaby: an order without a paint part costs the turn" splaby "$codes == [\"malformed\"]"
is "splaby: and is written PX!" 'PX!' jq -r '[.moves[] | select(endswith("!"))] | join(" ")' "$tmp/splaby/game-000001.json"
match splaby splaby -p "$(bot exit 3 2)" -p random --games 2 -o rounds=5
has "splaby: a crash loses a game of two" splaby "$codes == [\"crash\", \"crash\"] and .wins == [0, 2]"
match splaby splaby -p "$(bot exit 3 2)" -p random -p random --games 3 -o rounds=5 --save "$tmp/splaby"
has "splaby: with more opponents the player is out" splaby "$codes == [\"crash\", \"crash\", \"crash\"]"
is "splaby: and the game goes on to its end" rounds jq -r .result.reason "$tmp/splaby/game-000001.json"

# Restarts.
match crash moulin -p "$(bot exit 3 3)" -p random --games 4 --max-plies 20
has "a crashed bot is restarted for the next game" crash '[.verdicts[].game] == [1, 2, 3, 4]'
match crash moulin -p "$(bot gone 7)" -p random --games 60 --jobs 4 --save "$tmp/crash"
has "three such starts in a row end the match, with a verdict on the games that are lost unplayed" crash \
    '(.verdicts | length) == 4 and (.verdicts[3] | .game == 4 and .player == 1 and .code == "crash" and (.why | test("games 4 to 60"))) and
     .wins == [0, 60] and .games == 60'
is "and games played at the same time leave nothing" 3 bash -c "ls '$tmp/crash' | wc -l"
match crash moulin -p "$(bot exit 3 7)" -p random --games 24 --max-plies 10
has "a good game resets the count" crash '(.verdicts | length) > 3 and .wins[1] < 24'
match crash moulin -p "$ACTOR" -p "$(bot once)" --games 6 --max-plies 10
has "an end between games is a crash in the next" crash '[.verdicts[] | [.game, .code, .player]] | .[0] == [2, "crash", 2]'

# What bots are told.
match told guerre -p "$(bot wish 'Quiet; noview noplayed')" -p random --games 2 --log "$tmp/told.log"
log=$tmp/told.log/block-0001.jsonl
is "noview leaves the view of the start" 2 grep -c '"to":"view ' "$log"
is "noplayed leaves no move" 0 grep -c '"to":"played ' "$log"
match told guerre -p "$(bot echo)" -p random --games 2 --log "$tmp/told.log"
is "the log has what the bot wrote on standard error" true bash -c \
    "[ \$(grep -c '\"stderr\":\"go ' '$log') -eq \$(grep -c '\"to\":\"go ' '$log') ] && echo true"
is "an opponent's drawn card is hidden, one's own is not" true jq -s \
    '[.[].to // empty | select(startswith("played *"))] | any(. == "played *?") and any(. != "played *?")' "$log"
is "a match begins and ends as the protocol says" "joute,match,newgame,view,endgame,bye" bash -c \
    "jq -r '.to // empty' '$log' | cut -d' ' -f1 | sed -n '1,4p;\$p' | paste -sd, | sed 's/bye/endgame,bye/'"
is "newgame tells the seat" "newgame 1 seat=1 newgame 2 seat=2" bash -c "jq -r '.to // empty' '$log' | grep ^newgame | xargs"
# The lines of bots in records.
match lines guerre -p "$(bot echo)" -p random --games 2 --save "$tmp/lines" --lines --log "$tmp/lines.log"
is "--lines keeps every question, answer and line of standard error" true jq -s \
    '.[0].dialogue as $kept | (.[1:] | map(select(.game == 1))) as $log |
     def said(key): [$log[] | .[key] // empty] | map(. + "\n") | add;
     ($kept | map(.read) | add) as $read |
     ($kept | all(.player == 1 and .us >= 0)) and ($kept | map(.wrote) | add) == said("from") and
     ($read | startswith("joute 1 guerre\n")) and ($read | rtrimstr("\n") | endswith("go 10000")) and
     ([$kept[].stderr // ""] | add | contains("go 10000"))' \
    "$tmp/lines/game-000001.json" "$tmp/lines.log/block-0001.jsonl"
is "a record with lines replays" ok "$JOUTE" verify "$tmp/lines/game-000001.json"
match told moulin -p "$(bot remark $'so \033[1m be it')" -p random --games 1 --no-swap --max-plies 4 --save "$tmp/told"
is "what a bot adds to a move is kept, made plain" '[1,1,"so ?[1m be it"]' \
    jq -c '.comments[0] | [.move, .player, .text]' "$tmp/told/game-000001.json"
is "and such a record verifies" ok "$JOUTE" verify "$tmp/told/game-000001.json"
match long moulin -p "$(bot remark "$(printf '%060000d')")" -p random --games 1 --no-swap --max-plies 40 --save "$tmp/long" --log "$tmp/long"
is "what a bot says in a game cannot fill the disk" 17 jq '.comments | length' "$tmp/long/game-000001.json"
is "nor can it by a log" 17 jq -n '[inputs.from // "" | select(length > 2000)] | length' "$tmp/long/block-0001.jsonl"

# Names.
match name moulin -p "$(bot name '\x1b[31mEvil <b>\x07')" -p "$(bot name '\x1b[31mEvil <b>\x07')" --games 2 --max-plies 2 \
    --save "$tmp/name"
has "names have no control characters and are distinct" name '.players == ["?[31mEvil <b>?", "?[31mEvil <b>? 2"]'
is "in records too" '["?[31mEvil <b>?","?[31mEvil <b>? 2"]' jq -c .players "$tmp/name/game-000001.json"
match name moulin -p "$(bot name "$(printf 'é%.0s' {1..50})")" -p random --games 2 --max-plies 2
has "a name is cut after 40 characters" name '.players[0] | length == 40'
match name moulin -p "$(bot name 'A; b; nolegal')" -p random --games 2 --max-plies 2
has "a semicolon may be part of a name" name '.players[0] == "A; b"'

# From a position, and too long.
"$JOUTE" new moulin | "$JOUTE" apply - 11 14 17 >"$tmp/position.json"
match start moulin -p random -p random --games 2 --start "$tmp/position.json" --save "$tmp/start"
is "every game begins where --start says" true jq -s --slurpfile p "$tmp/position.json" \
    'all(.start == $p[0].state)' "$tmp"/start/*
match long moulin -p random -p random --games 2 --max-plies 7 --save "$tmp/long"
is "a game too long is a draw outside the rules" '[7,{"utility":[0,0],"scores":null,"reason":"adjudicated"}]' \
    jq -c '[(.moves | length), .result]' "$tmp/long/game-000001.json"

# In the sandbox, which is the default.
if "$JOUTE" match trolls -p "$ACTOR" -p random --games 2 --seed 1 --json >"$tmp/boxed.json" 2>"$tmp/boxed.err"; then
    has "bots play in the sandbox" boxed "$codes == []"
    "$JOUTE" match moulin -p "$(bot hog 200)" -p random --games 1 --no-swap --seed 1 --json --memory 100 >"$tmp/boxed.json" 2>"$tmp/boxed.err"
    has "too much memory is memory" boxed "$codes == [\"memory\"]"
else
    grep -q 'sandbox' "$tmp/boxed.err"
    result $? "without a sandbox the match is refused"
    skip "too much memory is memory" "no sandbox here"
fi

# Bad usage.
refuses 'needs 2 players' "one player is too few" "$JOUTE" match moulin -p random
refuses 'needs 2 players' "three are too many" "$JOUTE" match moulin -p random -p random -p random
refuses 'no such file' "a bot must be there" "$JOUTE" match moulin -p random -p ./no/bot
refuses 'quote' "a quote must be closed" "$JOUTE" match moulin -p random -p "cmd:a 'b"
refuses 'pass to impose' "only some games have a pass to impose" "$JOUTE" match moulin -p random -p random --invalid pass
refuses 'lose or pass' "an invalid answer loses or passes" "$JOUTE" match roses -p random -p random --invalid win
refuses 'game or match' "a clock is for a game or a match" "$JOUTE" match roses -p random -p random --per move
refuses 'is a game of' "a position must be of the game" "$JOUTE" match roses -p random -p random --start "$tmp/position.json"
"$JOUTE" new splaby --seed 1 >"$tmp/four.json"
refuses 'splaby needs 4 players here, not 2' "a position is for as many players as it has" "$JOUTE" match splaby -p random -p random --start "$tmp/four.json"
refuses 'human' "people do not play matches" "$JOUTE" match roses -p human -p random

# joute bot.
is "joute bot answers the protocol" "ready random; noview nolegal move 3" bash -c "printf '%s\n' 'joute 1 trolls' \
    'match seat=1 players=2 games=1 clock=0 per=game inc=0 move=1000 seed=1 options={\"cells\":7,\"stones\":15}' \
    'newgame 1 seat=1' 'view {\"turn\":\"all\",\"troll\":3,\"stones\":[3,3],\"throws\":[],\"result\":null}' '' '# ignored' \
    'played 1,2' 'played 1,1' 'unknown 7' 'newgame 2 seat=2' \
    'view {\"turn\":\"all\",\"troll\":3,\"stones\":[1,1],\"throws\":[],\"result\":null}' 'go 1000' bye |
    '$JOUTE' bot trolls random | sed 's/move 1/move 3/' | xargs"
refuses 'is not a player' "joute bot needs a player" "$JOUTE" bot trolls nobody
printf 'joute 1 moulin\n' | "$JOUTE" bot trolls random >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && grep -q 'was expected' "$tmp/err"
result $? "joute bot refuses another game"

# check-bot: the five classic mistakes.
# checks STATUS PATTERN TITLE GAME ACT...
checks() {
    local wanted=$1 pattern=$2 title=$3 game=$4 status
    shift 4
    "$JOUTE" check-bot "$game" --seed 1 --no-sandbox --move-time "${limit:-10000}" -- "$ACTOR" "$@" >"$tmp/check" 2>&1
    status=$?
    [ $status -eq "$wanted" ] && grep -q -e "$pattern" "$tmp/check"
    result $? "check-bot: $title"
    [ $status -eq "$wanted" ] || sed 's/^/# /' "$tmp/check" | head -5
}
checks 0 '^ok$' "a good bot is ok" moulin
checks 0 '^ok$' "in a game for four too" splaby
checks 1 'standard error' "debug prints" moulin before
checks 1 'endgame' "reading past the end" moulin once
checks 1 'exactly as' "wrong notation" moulin say 'move e9'
checks 1 'legal moves: 11 ' "the position and the legal moves" moulin say 'move 11-17'
limit=1000 beside checks 1 'answer sooner' "too slow" moulin think 1500 2
limit=1000 beside checks 1 'neither answered' "hanging" moulin hang x 2
beside checks 1 'bye' "staying" moulin stay
beside checks 1 'Flush after every line' "no flush" trolls buffer
checks 1 'exit status 3' "a crash" moulin exit 3 2
checks 1 '^before$' "what it wrote before a crash" moulin die Oops 2
[ "$(grep -c '^before$' "$tmp/check")" -eq 1 ]
result $? "check-bot: and that once"

"$JOUTE" check-bot moulin --seed 1 --no-sandbox -- "$ACTOR" die $'\033]0;owned\a \033[2J' 2 >"$tmp/check" 2>&1
grep -q '?]0;owned?' "$tmp/check" && ! grep -q $'[\033\a]' "$tmp/check"
result $? "check-bot: standard error has no escape sequences"

# Ctrl-C prints what was played.
"$JOUTE" match moulin -p "$(bot think 20)" -p random --games 1000 --max-plies 8 --no-sandbox --save "$tmp/stopped" --json >"$tmp/stopped.json" 2>"$tmp/stopped.err" &
stopped=$!
has_saved() { [ -n "$(ls "$tmp/stopped" 2>/dev/null)" ]; }
soon has_saved
kill -INT $stopped
wait $stopped
[ $? -eq 130 ] && grep -q 'Interrupted after' "$tmp/stopped.err"
result $? "Ctrl-C ends a match with a word and status 130"
has "Ctrl-C: the games played until then are counted" stopped '.games > 0 and .games < 1000 and .wins[0] + .wins[1] + .draws == .games'

# A bot in a home folder.
if "$JOUTE" match trolls -p "$ACTOR" -p random --games 2 --seed 1 >/dev/null 2>&1; then
    mkdir -p "$tmp/home/.ssh" "$tmp/home/sub" && echo secret >"$tmp/home/.ssh/key" && cp "$ACTOR" "$tmp/home/bot" && chmod 711 "$tmp"
    cat >"$tmp/home/spy.py" <<'END'
import os, sys
found = sorted(os.listdir(os.path.dirname(os.path.abspath(__file__))))
print("ready", " ".join(found), flush=True)
for line in sys.stdin:
    if line.startswith("go"):
        print("resign", flush=True)
END
    cp "$tmp/home/spy.py" "$tmp/home/sub/spy.py" && echo x >"$tmp/home/sub/more"
    HOME=$tmp/home "$JOUTE" match trolls -p "cmd:python3 $tmp/home/spy.py" -p "cmd:python3 $tmp/home/sub/spy.py" --games 2 --seed 1 --json \
        >"$tmp/homely.json" 2>"$tmp/homely.err"
    has "a bot in a home folder sees its own file only, in a folder of its own all" homely '.players == ["spy.py", "more spy.py"]'
    grep -q 'is directly in a home folder' "$tmp/homely.err"
    result $? "and a word is said about it"
    HOME=$tmp/home "$JOUTE" match trolls -p "$tmp/home/bot" -p random --games 2 --seed 1 --json >"$tmp/homely.json" 2>/dev/null
    has "a program in a home folder plays" homely "$codes == []"
else
    skip "a bot in a home folder" "no sandbox here"
fi

# rerun.
"$JOUTE" match trolls -p random -p "$ACTOR" --games 4 --seed 1 --no-sandbox --log "$tmp/rerun" >/dev/null
log=$tmp/rerun/block-0001.jsonl
"$JOUTE" rerun "$log" --player 2 -- "$ACTOR" >"$tmp/out" 2>&1 && grep -q ', 0 different' "$tmp/out"
result $? "rerun: the same bot answers the same"
"$JOUTE" rerun "$log" --player 2 -- "$ACTOR" say 'move 2' 3 >"$tmp/out" 2>&1
[ $? -eq 1 ] && grep -q 'question 3: the log has "move 1", now "move 2"' "$tmp/out" && grep -q ', 1 different' "$tmp/out"
result $? "rerun: says where it answers differently"
"$JOUTE" rerun "$log" --player 2 -- "$ACTOR" exit 3 3 >"$tmp/out" 2>&1
[ $? -eq 1 ] && grep -q 'now "nothing"' "$tmp/out"
result $? "rerun: and where it ends"
jq -c 'if .from then .from = "move \u001b[2J\u009b" else . end' "$log" >"$tmp/forged.jsonl"
"$JOUTE" rerun "$tmp/forged.jsonl" --player 2 -- "$ACTOR" >"$tmp/out" 2>&1
[ $? -eq 1 ] && grep -q 'has "move ?\[2J?"' "$tmp/out" && ! grep -qP '\x1b|\x9b' "$tmp/out"
result $? "rerun: a log from elsewhere cannot move the cursor"
"$JOUTE" match trolls -p random -p "$(bot exit 3 3)" --games 4 --seed 1 --no-sandbox --log "$tmp/rerun" >/dev/null
"$JOUTE" rerun "$log" --player 2 -- "$ACTOR" exit 3 3 >"$tmp/out" 2>&1 && grep -q ', 0 different' "$tmp/out"
result $? "rerun: a crash is the same crash"
"$JOUTE" rerun "$log" --player 1 -- "$ACTOR" >"$tmp/out" 2>&1
[ $? -eq 1 ] && grep -q 'nothing about player 1' "$tmp/out"
result $? "rerun: only of a bot in the log"
refuses 'No such file' "rerun: needs a log" "$JOUTE" rerun "$tmp/none" -- "$ACTOR"

# The cost of matches.
mkdir "$tmp/names" && touch "$tmp/names/bench" "$tmp/names/bot" && cd "$tmp/names" || exit 1
"$BENCH" match trolls --ms 1 --json >"$tmp/bench.json" 2>"$tmp/bench.err"
has "joute-bench match measures pipe, moves, games, a sandbox and Python" bench \
    '.pipe_microseconds > 0 and (.games | map(.game) == ["trolls"] and all(.cpu_microseconds_per_move > 0
     and .games_per_second > 0 and .built_in_games_per_second > 0)) and .python_match_seconds > 0'
"$BENCH" match moulin --ms 1 -o repetition=0 --lang fr >"$tmp/out" 2>&1 && grep -q '^moulin ' "$tmp/out"
result $? "joute-bench match takes options, and speaks French"
cd - >/dev/null || exit 1

# The bench measures c-chess-cli if it is installed: here a fake one that makes
# the engine play two moves.
mkdir "$tmp/fake" && cat >"$tmp/fake/c-chess-cli" <<'EOF'
#!/bin/bash
printf '%s\n' uci 'position startpos' 'go depth 1' 'position fen r b q - 0 6 moves a6a5 f3g1' 'go depth 1' quit |
    eval "${2#cmd=}" | grep -c -e 'bestmove g1f3' -e 'bestmove a7a6' | grep -qx 2 && [ "$9" -ge 20 ]
EOF
chmod +x "$tmp/fake/c-chess-cli"
PATH=$tmp/fake:$PATH "$BENCH" match moulin --ms 1 --json >"$tmp/bench.json" 2>"$tmp/bench.err"
has "the bench measures c-chess-cli if it is there" bench '.c_chess_cli_games_per_second | length == 2 and all(. > 0)'
PATH=$tmp/none "$BENCH" match moulin --ms 1 --json >"$tmp/bench.json" 2>"$tmp/bench.err"
has "and says nothing of it if it is not" bench '.games[0].game == "moulin" and (has("c_chess_cli_games_per_second") | not)'
gather
tap_end
