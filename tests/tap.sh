# tap.sh: what the shell tests share. Source it; the program is $JOUTE.
: "${JOUTE:?the joute program to test}"
tap_count=0 tap_failed=0 tap_cases=() tap_ends=()
tmp=$(mktemp -d) && trap tap_leave EXIT
# Set by ./test --long, for checks that are worth doing only once in a while.
long=${JOUTE_LONG:-0}
# Files that a test writes as its user go here: nothing goes into the real HOME.
mkdir "$tmp/home" && export HOME=$tmp/home HISTFILE=
unset XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME

# soon COMMAND...: waits until the command succeeds. Three minutes allow for a
# busy machine; a test never sleeps instead (tests/layers.sh checks that).
soon() {
    local end=$((SECONDS + 180))
    until "$@"; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.05
    done
}

# any_moment MILLISECONDS: lets a random part of them pass, so that the next
# action comes at any moment of what goes on meanwhile.
any_moment() {
    local part=$((RANDOM * $1 / 32768)) # here: a subshell would draw another number
    sleep "$(printf '%d.%03d' $((part / 1000)) $((part % 1000)))"
}

# at_end COMMAND: runs the command when the test ends, however it ends.
at_end() { tap_ends=("$1" "${tap_ends[@]}"); }
tap_leave() {
    local command
    [ ${#tap_cases[@]} -eq 0 ] || kill "${tap_cases[@]}" 2>/dev/null
    for command in "${tap_ends[@]}"; do eval "$command"; done
    rm -rf "$tmp"
}

# beside COMMAND...: runs a case in the background, with a $tmp of its own.
# gather: waits for those cases and prints their results, in order.
beside() {
    local case=$tmp/case${#tap_cases[@]}
    mkdir "$case"
    (
        tmp=$case tap_count=0 tap_failed=0 tap_cases=() tap_ends=()
        trap tap_leave EXIT
        "$@"
        tap_end
    ) >"$case.tap" 2>&1 &
    tap_cases+=($!)
}
gather() {
    local i
    for i in "${!tap_cases[@]}"; do
        wait "${tap_cases[i]}"
        take "$tmp/case$i.tap"
        grep -qx '1\.\.[1-9][0-9]*' "$tmp/case$i.tap" || result 1 "case $i comes to its end"
    done
    tap_cases=()
}
# take FILE [PREFIX]: prints the results in the file as our own.
take() {
    local line
    while IFS= read -r line; do
        case $line in
            'ok '*) result 0 "$2${line#* - }" ;;
            'not ok '*) result 1 "$2${line#* - }" ;;
            '#'*) echo "$line" ;;
        esac
    done <"$1"
}

# holds FILTER [FLAGS OF JQ] [FILE]: the filter is true of all documents, and
# there is at least one; jq -e accepts none.
holds() { jq -ne "[inputs] | length > 0 and all(.[]; $1)" "${@:2}" >/dev/null 2>&1; }

# find_sandbox: sets $box to nothing or, if no sandbox can be made, to the flag
# that plays without one, and $why_no_box to the reason. Another failure does
# not count.
find_sandbox() {
    box='' why_no_box=$("$JOUTE" match trolls -p "$ACTOR" -p random --games 2 --lang en 2>&1 >/dev/null | grep -m 1 'no sandbox can be made')
    [ -z "$why_no_box" ] || box=--no-sandbox
}

# result STATUS TITLE: one line of the Test Anything Protocol.
result() {
    tap_count=$((tap_count + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $tap_count - $2"
    else
        echo "not ok $tap_count - $2"
        tap_failed=$((tap_failed + 1))
    fi
}

# is TITLE EXPECTED COMMAND...: the command prints exactly this.
is() {
    local title=$1 expected=$2 found
    shift 2
    found=$("$@" 2>&1)
    [ "$found" = "$expected" ]
    result $? "$title"
    [ "$found" = "$expected" ] || printf '%s\n' "$found" | head -5 | sed 's/^/# /'
}

# skip TITLE WHY
skip() {
    tap_count=$((tap_count + 1))
    echo "ok $tap_count - $1 # SKIP $2"
}

tap_end() {
    echo "1..$tap_count"
    [ "$tap_failed" -eq 0 ] && [ "$tap_count" -gt 0 ]
}
