# tap.sh: what the shell tests share. Source it; the program is $JOUTE.
: "${JOUTE:?the joute program to test}"
tap_count=0 tap_failed=0
tmp=$(mktemp -d) && trap 'rm -rf "$tmp"' EXIT
# What a test writes for its user it writes here: nothing in the real HOME.
mkdir "$tmp/home" && export HOME=$tmp/home HISTFILE=
unset XDG_DATA_HOME XDG_CACHE_HOME XDG_CONFIG_HOME

# soon COMMAND...: waits until it succeeds. Three minutes are for a machine with
# much else to do; a test never sleeps instead.
soon() {
    local end=$((SECONDS + 180))
    until "$@"; do
        [ $SECONDS -lt $end ] || return 1
        sleep 0.05
    done
}

# holds FILTER [FLAGS OF JQ] [FILE]: the filter is true of all that is there,
# and something is: jq -e is content with nothing.
holds() { jq -ne "[inputs] | length > 0 and all(.[]; $1)" "${@:2}" >/dev/null 2>&1; }

# find_sandbox: sets $box to nothing; where no sandbox can be made, to the flag
# that plays without, and $why_no_box to the reason. Another failure is none.
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

# skip TITLE WHY
skip() {
    tap_count=$((tap_count + 1))
    echo "ok $tap_count - $1 # SKIP $2"
}

tap_end() {
    echo "1..$tap_count"
    [ "$tap_failed" -eq 0 ] && [ "$tap_count" -gt 0 ]
}
