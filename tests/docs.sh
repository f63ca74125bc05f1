#!/usr/bin/env bash
# The command blocks of README.md and docs, as they are printed: each line that
# begins with "joute" is run, in an empty folder with only what the page told its
# reader to make; and the French pages are in step with the English ones.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
export LC_ALL=C.UTF-8
JOUTE=$(realpath "$JOUTE") root=$PWD
mkdir "$tmp/bin" && ln -s "$JOUTE" "$tmp/bin/joute" && export PATH=$tmp/bin:$PATH
find_sandbox

# lines FILE: prints the lines of the file's blocks that begin with "joute" or
# "$ joute".
lines() { awk '/^```/ { inside = !inside; next } inside && /^(\$ )?joute / { sub(/^\$ /, ""); print }' "$1"; }
# Removes the remark after a command, which follows two blanks or "#".
command_of() { sed -E 's/ {2,}[^ ].*$//; s/ +#.*$//' <<<"$1"; }
# Commands that stay on the screen, wait for others, or need hours or a server.
waits='^joute (serve|play|worker|sprt|solve|bench|replay)|COMMAND|@store'
# run_page PAGE: runs the commands of a page in the current folder.
run_page() {
    local line command status
    while IFS= read -r line; do
        command=$(command_of "$line")
        if [[ $command =~ $waits ]]; then
            # A command that waits is not run, but its flags are checked with
            # --help.
            [[ $command =~ COMMAND|solve|bench ]] || {
                command=${command%% -- *}
                timeout 60 bash -c "$command --help" >"$tmp/out" 2>&1 </dev/null
                result $? "${1##*/}: $command (its flags)"
            }
            continue
        fi
        [ -z "$box" ] || command=$(sed -E "s/^joute (match|check-bot|tournament run)/& $box/" <<<"$command")
        timeout 600 bash -c "set -o pipefail; $command" >"$tmp/out" 2>&1 </dev/null
        status=$?
        ! grep -q '^Verdicts' "$tmp/out" || status=1
        result $status "${1##*/}: $command"
        [ $status -eq 0 ] || head -3 "$tmp/out" | sed 's/^/# /'
    done < <(lines "$root/$1")
}
# page PAGE: runs a page's commands in an empty folder, with the Python of its
# blocks, course files and bots of the starters' kind.
page() {
    local folder
    folder=$(mktemp -d "$tmp/page.XXXXXX") && cd "$folder" || return
    awk '/^```python/ { n++; f = n == 1 ? "bot.py" : n == 2 ? "thinker.py" : "compare.py"; next } /^```/ { f = ""; next } f { print >f }' "$root/$1"
    cp "$root/bots/bot.py" mybot.py
    cp "$root"/tests/courses/roses/*.py .
    cat >engine.py <<'PY'
def legal(state):
    return [sorted(str(n) for n in range(1, stock + 1)) for stock in state["stones"]]


def apply(state, move):
    left, right = map(int, move.split(","))
    stones = [state["stones"][0] - left, state["stones"][1] - right]
    troll = state["troll"] + (left > right) - (left < right)
    over, shown = troll in (0, 6) or 0 in stones, troll
    reason = "castle" if troll in (0, 6) else "out-of-stones"
    if reason != "castle" and over:
        shown = max(0, min(6, troll + stones[0] - stones[1]))
    winner = (shown > 3) - (shown < 3)
    return {"turn": "over" if over else "all", "troll": shown, "stones": stones, "throws": state["throws"] + [[left, right]],
            "result": {"utility": [winner, -winner], "scores": None, "reason": reason} if over else None}
PY
    mkdir bots && cp "$root"/tests/courses/trolls/{un,deux}.py bots
    # Students' folders for joute grade, which hold our own kits.
    mkdir -p students/ada && cp "$root/kits/roses/roi_des_roses.py" students/ada
    cp "$root"/kits/splaby/[!c]*.py "$root/kits/splaby/carte.py" .
    run_page "$1"
    cd "$root" || return
}
for file in README.md docs/FIRST_BOT.md docs/PREMIER_BOT.md docs/TOURNAMENT.md docs/TOURNOI.md docs/TROLLS.md docs/SERVER.md docs/MACHINES.md; do
    page "$file"
done
# The boards of the README are those of its command.
awk '/^\*\*moulin/ { f = 1 } f && /^```/ { b++; next } b == 1 { print } b == 2 { exit }' README.md >"$tmp/printed"
joute random moulin --seed 6 | joute replay - --move 20 | tail -n +3 | diff "$tmp/printed" - >"$tmp/out"
result $? "README.md: the board of moulin is what the command prints"
grep -q '^level:3: score -[0-9]* in 60 games' docs/TROLLS.md && grep -q -- '--games 60 ' docs/TROLLS.md
result $? "docs/TROLLS.md: as many games are played as are reviewed"

# In step: the same headings, of the same levels, and in each the same numbers,
# those that pages number their paragraphs with and those in words of code.
headings() { awk '/^```/ { inside = !inside } !inside && /^#+ / { print $1 }' "$1"; }
numbers() { awk '/^```/ { inside = !inside } !inside && /^#+ / { n++ } { gsub(/[^0-9]+/, " "); for (i = 1; i <= NF; i++) print n, $i }' "$1" | sort -u; }
# in_step ENGLISH FRENCH
in_step() {
    diff <(headings "$1") <(headings "$2") >"$tmp/out"
    result $? "$2 has the headings of $1"
    diff <(numbers "$1") <(numbers "$2") >"$tmp/out"
    local status=$?
    result $status "$2 has its numbers, heading by heading"
    [ $status -eq 0 ] || head -6 "$tmp/out" | sed 's/^/# /'
}
[ ! -e docs/PROTOCOLE.md ] || in_step docs/PROTOCOL.md docs/PROTOCOLE.md
in_step docs/FIRST_BOT.md docs/PREMIER_BOT.md
for french in src/games/[a-z]*/RULES.fr.md; do
    [ ! -e "$french" ] || in_step "${french%.fr.md}.md" "$french"
    joute rules "$(basename "$(dirname "$french")")" --lang fr | cmp -s - "$french"
    result $? "joute rules prints $french"
done
tap_end
