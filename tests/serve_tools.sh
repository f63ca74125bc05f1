# serve_tools.sh: servers for the tests of joute serve. Source it after tap.sh;
# BENCH, WIRE and FUZZ_SERVER are programs of the build.
: "${BENCH:?}" "${WIRE:?}" "${FUZZ_SERVER:?}"
pids=()
at_end '[ ${#pids[@]} -eq 0 ] || kill -9 "${pids[@]}" 2>/dev/null'
export XDG_DATA_HOME=$tmp/data LC_ALL=C.UTF-8

# serve NAME [FLAGS]: starts a server on a free port; sets pid and port.
serve() {
    local name=$1
    shift
    : >"$tmp/$name.out" # or the port of the one before may still be read
    "$JOUTE" serve --listen 127.0.0.1:0 --json "$@" >"$tmp/$name.out" 2>"$tmp/$name.err" &
    pid=$! port=
    pids+=("$pid")
    soon has_port "$name" && [ -n "$port" ]
}
# has_port NAME: the server has said its port, or has ended.
has_port() {
    port=$(sed -n 's/.*"port":\([0-9]*\).*/\1/p' "$tmp/$1.out" 2>/dev/null)
    [ -n "$port" ] || ! kill -0 "$pid" 2>/dev/null
}
# finish [SIGNAL]: ends the last server and returns its status.
finish() {
    kill "-${1:-TERM}" "$pid" 2>/dev/null
    wait "$pid" 2>/dev/null
}
# load FLAGS...: players at many tables.
load() { "$BENCH" serve "ws://127.0.0.1:$port" --game moulin --lang en "$@"; }
