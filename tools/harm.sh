#!/usr/bin/env bash
# harm.sh: how long honest players wait at joute serve besides hostile clients. The
# server is in one network namespace and its clients in another, where the honest and
# the hostile ones have an address each: nobody comes from loopback, and no address
# outside is used. Run it as root, or as a user who may make namespaces.
#   JOUTE=build/gcc/joute tools/harm.sh [SECONDS [HOSTILE]]     (15 64)
# Prints what "joute-bench serve --json" says: without hostile clients, with them, and
# without them again; "idle" is the share of the cores' time that nobody used.
: "${JOUTE:?the joute program}"
BENCH=${BENCH:-$(dirname "$JOUTE")/joute-bench}
seconds=${1:-15} hostile=${2:-64} port=18080
if [ -z "$HARM_INSIDE" ]; then
    root=()
    [ "$(id -u)" -eq 0 ] || root=(--map-root-user)
    HARM_INSIDE=1 exec unshare "${root[@]}" --net -- bash "$0" "$seconds" "$hostile"
fi
tmp=$(mktemp -d) server='' away=''
end() {
    [ -z "$server" ] || kill "$server"
    [ -z "$away" ] || kill "$away"
    wait
    rm -rf "$tmp"
}
trap end EXIT
# try COMMAND...: until it succeeds, for ten seconds.
try() {
    for ((i = 0; i < 200; i++)); do
        "$@" >/dev/null 2>&1 && return
        sleep 0.05
    done
    echo "harm.sh: $* does not succeed" >&2
    exit 1
}
unshare --net -- sleep infinity &
away=$!
is_away() { [ "$(readlink "/proc/$away/ns/net")" != "$(readlink /proc/self/ns/net)" ]; }
try is_away
there() { nsenter --target "$away" --net -- "$@"; }
ip link add guests type veth peer name server netns "$away" || exit 1
for net in 1 2; do
    ip address add 10.99.$net.2/24 dev guests && there ip address add 10.99.$net.1/24 dev server || exit 1
done
ip link set guests up && ip link set lo up && there ip link set server up && there ip link set lo up || exit 1
# The first core is the server's, the last one the guests'.
cores=$(taskset -cp $$ | sed 's/.*: *//')
first=${cores%%[,-]*} last=${cores##*[,-]}
# Not by the function: what is ended must be the server, not a shell around it.
nsenter --target "$away" --net -- taskset -c "$first" "$JOUTE" serve --listen "0.0.0.0:$port" --db "$tmp/harm.db" >"$tmp/out" 2>&1 &
server=$!
# An address has 64 connections: 30 tables are 60.
measure() {
    local said _ user nice system idle rest before_idle before_all
    read -r _ user nice system before_idle rest </proc/stat
    before_all=$((user + nice + system + before_idle))
    said=$(taskset -c "$last" "$BENCH" serve "ws://10.99.1.1:$port" --game moulin --tables 30 --seconds "$1" --json "${@:2}") || return
    read -r _ user nice system idle rest </proc/stat
    jq -c --argjson idle $((idle - before_idle)) --argjson all $((user + nice + system + idle - before_all)) '.idle = $idle / $all' <<<"$said"
}
try measure 1
measure "$seconds" && measure "$seconds" --hostile "$hostile@10.99.2.1" && measure "$seconds"
