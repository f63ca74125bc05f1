# postgres_tools.sh: starts a PostgreSQL for a test, on loopback; source it
# after tap.sh. As root it runs as nobody, since PostgreSQL refuses root.
pg_bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
pg_dir=$(mktemp -d "${TMPDIR:-/tmp}/joute-pg.XXXXXX") && chmod 755 "$pg_dir"
at_end 'pg_kill; rm -rf "$pg_dir"'

# as_pg COMMAND...: as the user of the server.
as_pg() {
    if [ "$(id -u)" -eq 0 ]; then
        env -C / setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
    else
        env -C / "$@"
    fi
}

# pg_make [ADDRESS]: makes its files; pg_url is its address.
pg_make() {
    [ -n "$pg_bin" ] || return 1
    [ "$(id -u)" -ne 0 ] || chown 65534:65534 "$pg_dir"
    as_pg "$pg_bin/initdb" -D "$pg_dir/data" -U joute -A trust -E UTF8 --locale=C --no-sync >"$tmp/initdb.log" 2>&1 || return 1
    pg_port=$((20000 + RANDOM % 12000)) # below those that the system gives out
    cat >>"$pg_dir/data/postgresql.conf" <<EOF
listen_addresses = '${1:-127.0.0.1}'
port = $pg_port
unix_socket_directories = '$pg_dir'
max_connections = 200
shared_buffers = 64MB
EOF
    pg_url="postgres://joute@${1:-127.0.0.1}:$pg_port/postgres"
    export PGCONNECT_TIMEOUT=60
}

pg_is_up() { "$pg_bin/pg_isready" -q -h "$pg_dir" -p "$pg_port"; }
pg_is_up_or_gone() { pg_is_up || ! kill -0 "$pg_pid" 2>/dev/null; }
pg_start() {
    as_pg "$pg_bin/postgres" -D "$pg_dir/data" >>"$pg_dir/../$(basename "$pg_dir").log" 2>&1 &
    pg_pid=$!
    soon pg_is_up_or_gone
    pg_is_up
}
# pg_skip WHAT: skips a test if there is no PostgreSQL.
pg_skip() {
    skip "$1" "PostgreSQL cannot be started here: $(tail -qn 1 "$tmp/initdb.log" "$pg_dir.log" 2>/dev/null | tail -n 1)"
    tap_end
    exit
}
# pg_are_gone PID...: true once all these processes of a server have ended.
# Until then its memory is in use and the next server refuses to start.
pg_are_gone() {
    local pid
    for pid in "$@"; do
        ! grep -qsE '^State:[[:space:]]+[^ZX[:space:]]' "/proc/$pid/status" || return 1
    done
}
# Ends it like a power failure; it is stopped first, so that it starts no more
# children.
pg_kill() {
    [ -n "$pg_pid" ] || return 0
    local master all
    master=$(head -1 "$pg_dir/data/postmaster.pid" 2>/dev/null)
    master=${master:-$pg_pid}
    kill -STOP "$master" 2>/dev/null
    all=("$master" $(pgrep -P "$master"))
    kill -9 "${all[@]}" 2>/dev/null
    wait "$pg_pid" 2>/dev/null
    soon pg_are_gone "${all[@]}"
    pg_pid=
    rm -f "$pg_dir.log"
}
sql() { psql -qAtX -h "$pg_dir" -p "$pg_port" -U joute postgres -c "$1"; }
