#!/usr/bin/env bash
# joute serve from outside: addresses and headers, files and ports, what it
# forgets. Hostile clients are in serve_attacks.sh.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
. tests/serve_tools.sh
# fetch PATH [CURL FLAGS]: headers to $tmp/head, body to $tmp/body.
fetch() {
    local path=$1
    shift
    : >"$tmp/body"
    curl -s -o "$tmp/body" -D "$tmp/head" --path-as-is --max-time 10 "$@" "http://localhost:$port$path"
}
# expect STATUS PATH [CURL FLAGS]
expect() {
    local status=$1
    shift
    fetch "$@" && grep -q "^HTTP/1.1 $status " "$tmp/head"
}
has() { grep -qi "^$1" "$tmp/head"; }

# ---- a page ----
mkdir -p "$tmp/page/assets"
seq 1000 | sed 's/.*/<p>&<\/p>/' >"$tmp/page/index.html"
seq 2000 | sed 's/.*/let a&;/' >"$tmp/page/assets/main-0abc.js"
gzip -9 -k "$tmp/page/assets/main-0abc.js"
printf 'not really brotli' >"$tmp/page/assets/main-0abc.js.br"
echo '<svg/>' >"$tmp/page/icon.svg"

serve page --page "$tmp/page"
result $? "it says where it serves, in JSON"
for path in / /t/abc /r/abc /r /rules/moulin /edit/moulin /watch /settings /history /tournament; do
    expect 200 $path && cmp -s "$tmp/body" "$tmp/page/index.html"
    result $? "$path is the page"
done
has 'Cache-Control: no-cache' && has 'ETag: "' && has 'Vary: Accept-Encoding' && has 'Content-Type: text/html; charset=utf-8'
result $? "the page is revalidated each time"
etag=$(sed -n 's/^ETag: \(.*\)\r$/\1/p' "$tmp/head")
expect 304 / -H "If-None-Match: $etag" && [ ! -s "$tmp/body" ]
result $? "and not sent again if it is unchanged"
for header in "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'" \
    'X-Content-Type-Options: nosniff' 'Referrer-Policy: no-referrer' 'Cross-Origin-Opener-Policy: same-origin' 'Cross-Origin-Resource-Policy: same-origin'; do
    bad=
    for path in / /nothing /api/health /api/nothing /assets/main-0abc.js; do
        fetch $path && has "$header" || bad="$bad $path"
    done
    fetch / -X POST && has "$header" || bad="$bad POST"
    [ -z "$bad" ]
    result $? "everywhere: ${header%%:*}"
done
expect 404 /nothing && cmp -s "$tmp/body" "$tmp/page/index.html"
result $? "an unknown address is the page with 404"
expect 404 /t/a/b && expect 404 /assets/none.js && expect 404 /assets/ && expect 404 /assets/main-0abc.js.gz
result $? "and so are missing files"
expect 200 /assets/main-0abc.js && has 'Cache-Control: public, max-age=31536000, immutable' &&
    has 'Content-Type: text/javascript' && cmp -s "$tmp/body" "$tmp/page/assets/main-0abc.js" && ! has Content-Encoding
result $? "an asset may be cached for ever"
expect 200 /assets/main-0abc.js -H 'Accept-Encoding: deflate, gzip;q=0.8' && has 'Content-Encoding: gzip' &&
    cmp -s "$tmp/body" "$tmp/page/assets/main-0abc.js.gz"
result $? "and is sent as it is compressed on disk"
expect 200 /assets/main-0abc.js -H 'Accept-Encoding: gzip, br' && has 'Content-Encoding: br'
result $? "in brotli too"
expect 200 /assets/main-0abc.js -H 'Accept-Encoding: gzip;q=0' && ! has Content-Encoding
result $? "unless the browser does not accept that"
expect 200 / --compressed && has 'Content-Encoding: gzip' && cmp -s "$tmp/body" "$tmp/page/index.html"
result $? "a file that is uncompressed on disk is compressed"
expect 200 /icon.svg && has 'Content-Type: image/svg+xml' && has 'Cache-Control: no-cache'
result $? "a file without a hash is revalidated"
fetch /assets/main-0abc.js -I && grep -q '^HTTP/1.1 200' "$tmp/head" && has "Content-Length: $(stat -c %s "$tmp/page/assets/main-0abc.js")"
result $? "HEAD gives the length"

# ---- the interface ----
expect 200 /api/health && holds '.ok == true and .tables == 0 and .connections == 0 and (.version | type) == "string"' "$tmp/body"
result $? "/api/health"
expect 200 /api/games --compressed && [ "$(jq -r '.games[].id' "$tmp/body")" = "$("$JOUTE" games | cut -f1)" ] && has 'Content-Encoding: gzip'
result $? "/api/games has every game"
expect 200 /api/games --compressed && jq 'del(.games[].rules)' "$tmp/body" >"$tmp/whole" &&
    expect 200 /api/games/brief --compressed && [ "$(jq . "$tmp/body")" = "$(cat "$tmp/whole")" ]
result $? "/api/games/brief has all but the rules"
expect 200 /api/tables && holds '.open == [] and .running == []' "$tmp/body" && has 'Cache-Control: no-store'
result $? "/api/tables"
expect 200 '/api/tables?ids=abcdefghijkl,none' && holds '.tables == []' "$tmp/body"
result $? "/api/tables?ids="
expect 404 /api/records/abcdefghijkl && holds '.error.code and .error.text' "$tmp/body"
result $? "an unknown record is a JSON error"
expect 404 /api/ && expect 404 /api/games/x && holds .error.code "$tmp/body"
result $? "so are unknown addresses"
expect 405 /api/games -X PUT && has 'Allow: GET, HEAD'
result $? "405 says what is allowed"

# ---- files and ports ----
[ "$(stat -c %a "$tmp/data/joute")" = 700 ] && [ -z "$(find "$tmp/data/joute" -type f ! -perm 600)" ]
result $? "the folder is 0700, the files 0600"
timeout 60 "$JOUTE" serve --listen 127.0.0.1:0 >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -q "server.db: another joute serve has it open" "$tmp/err"
result $? "two servers do not share a file"
timeout 60 "$JOUTE" serve --listen "127.0.0.1:$port" --db "$tmp/other.db" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -q "port $port is taken; the next free one is [0-9]* " "$tmp/err" && [ ! -e "$tmp/other.db" ]
result $? "a port that is taken: the next free one is named"
"$JOUTE" serve --listen "127.0.0.1:$port" --db "$tmp/other.db" --lang fr 2>&1 | grep -q "le port $port est pris"
result $? "in French too"
before=$pid
mkdir "$tmp/empty"
# Another program may take the port first: then we ask for another.
serves_or_ended() { grep -qs Serving "$tmp/out" || ! kill -0 "$pid" 2>/dev/null; }
serves_on_next() {
    next=$(timeout 60 "$JOUTE" serve --listen "127.0.0.1:$port" --db "$tmp/other.db" 2>&1 | sed -n 's/.*next free one is \([0-9]*\) .*/\1/p')
    "$JOUTE" serve --listen "127.0.0.1:$next" --db "$tmp/other.db" --page "$tmp/empty" >"$tmp/out" 2>&1 &
    pid=$!
    pids+=("$pid")
    soon serves_or_ended && grep -q Serving "$tmp/out"
}
soon serves_on_next
grep -q "^Serving on http://localhost:$next (Ctrl-C stops it)$" "$tmp/out"
result $? "and it says so"
port=$next
expect 503 / && grep -q 'build.mjs' "$tmp/body" && expect 404 /x && expect 200 /api/health
result $? "without a page it says how to build one"
finish INT
result $? "Ctrl-C ends it with status 0"
pid=$before
finish
result $? "SIGTERM ends it with status 0"
[ ! -s "$tmp/page.err" ] && [ "$(wc -l <"$tmp/page.out")" -eq 1 ]
result $? "it has said nothing else"
if "$JOUTE" serve --listen '[::1]:0' --db "$tmp/other.db" --json >"$tmp/six.out" 2>&1 & then
    pid=$!
    pids+=("$pid")
    soon has_port six
    url=$(jq -r .url "$tmp/six.out" 2>/dev/null)
    if [ -n "$url" ]; then
        curl -s --max-time 5 -g "$url/api/health" | grep -q '"ok":true'
        result $? "IPv6: $url"
        finish
    else
        skip "IPv6" "no IPv6 here"
    fi
fi
# Without --listen: 8080, or the next free port. If 8080 is already taken, the
# test cannot check that.
if python3 -c 'import socket; socket.socket().bind(("127.0.0.1", 8080))' 2>/dev/null; then
    python3 -c 'import signal, socket
server = socket.create_server(("127.0.0.1", 8080)); print("ready", flush=True); signal.pause()' >"$tmp/taken.out" &
    taken=$!
    pids+=("$taken")
    soon grep -qs ready "$tmp/taken.out"
    "$JOUTE" serve --db "$tmp/near.db" >"$tmp/near.out" 2>&1 &
    pid=$!
    pids+=("$pid")
    soon grep -qs Serving "$tmp/near.out"
    grep -q '^Port 8080 is taken by another program.$' "$tmp/near.out" && grep -qE '^Serving on http://localhost:80(8[1-9]|9)' "$tmp/near.out"
    result $? "without --listen: the next free port, and it says why"
    finish
    kill "$taken"
    wait "$taken" 2>/dev/null
    "$JOUTE" serve --db "$tmp/near.db" >"$tmp/near.out" 2>&1 &
    pid=$!
    pids+=("$pid")
    soon grep -qs 'Serving on http://localhost:8080 ' "$tmp/near.out" &&
        ! timeout 60 "$JOUTE" serve --db "$tmp/third.db" >"$tmp/out" 2>"$tmp/err" && [ ! -e "$tmp/third.db" ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] &&
        grep -q 'joute already serves on http://localhost:8080' "$tmp/err"
    result $? "if joute already serves there, it says so"
    finish
else
    skip "without --listen: the next free port" "port 8080 is taken here"
fi
for bad in 127.0.0.1 :80 127.0.0.1:99999 '[::1:80' 1.2.3:x; do
    "$JOUTE" serve --listen "$bad" --db "$tmp/other.db" >"$tmp/out" 2>"$tmp/err"
    [ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && [ ! -s "$tmp/out" ]
    result $? "--listen $bad is refused in one line"
done
seq 10000 >"$tmp/text.db"
"$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/text.db" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && grep -q 'text.db: file is not a database' "$tmp/err" && [ "$(seq 10000 | cksum)" = "$(cksum <"$tmp/text.db")" ]
result $? "a foreign file is refused and left alone"
python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute("CREATE TABLE notes (x)")' "$tmp/notes.db"
before=$(cksum <"$tmp/notes.db")
"$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/notes.db" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && grep -q 'notes.db: is not a file of joute serve' "$tmp/err" && [ "$(cksum <"$tmp/notes.db")" = "$before" ]
result $? "a database of another program is refused and left alone"
"$JOUTE" serve --listen 127.0.0.1:0 --db /proc/none/x.db >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ]
result $? "so is a path where no file can be made"
timeout 10 "$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/new/folder/x.db" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && grep -q 'x.db: No such file or directory' "$tmp/err" && [ ! -e "$tmp/new" ]
result $? "--db makes no folder"
"$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/data" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && grep -q 'data: Is a directory' "$tmp/err" && [ ! -e "$tmp/data.lock" ]
result $? "so is a folder, and no lock is left beside it"
"$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/other.db" --page "$tmp/none" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -q 'none: there is no such folder' "$tmp/err"
result $? "a missing folder of the page is named"
sqlite() { python3 -c 'import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute(sys.argv[2]); db.commit()' "$@"; }
cp "$tmp/other.db" "$tmp/newer.db"
sqlite "$tmp/newer.db" 'PRAGMA user_version = 2'
"$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/newer.db" >"$tmp/out" 2>"$tmp/err"
[ $? -eq 1 ] && [ "$(wc -l <"$tmp/err")" -eq 1 ] && grep -q 'newer.db: written by a newer version of joute' "$tmp/err"
result $? "a file of a newer program is refused"
cp "$tmp/other.db" "$tmp/damaged.db"
sqlite "$tmp/damaged.db" "INSERT INTO tables (id, image, is_over, changed) VALUES ('abcdefghijkl', '{\"v\":1}', 0, unixepoch())"
serve damaged --db "$tmp/damaged.db"
for _ in 1 2 3; do expect 200 '/api/tables?ids=abcdefghijkl,mnopqrstuvwx'; done
holds '.tables == [] and .damaged == ["abcdefghijkl"]' "$tmp/body" && expect 500 /api/records/abcdefghijkl &&
    holds '.error.code == "damaged"' "$tmp/body" && expect 404 /api/records/mnopqrstuvwx
result $? "a damaged table is reported as damaged, an unknown one as unknown"
finish &&
    [ "$(sort -u "$tmp/damaged.err" | wc -l)" -eq 1 ] && grep -q '^joute: abcdefghijkl: damaged table: ' "$tmp/damaged.err"
result $? "a damaged table is reported in one line, again only after a while, and not served"
# ---- what it forgets ----
# fill DB COUNT IS_OVER CHANGED [SIZE]: tables, and steps of them.
fill() {
    python3 - "$@" <<'END'
import sqlite3, sys
db, count, is_over, changed, size = sqlite3.connect(sys.argv[1]), *(sys.argv[2:] + ["100"])[:4]
for i in range(int(count)):
    key = db.execute("INSERT INTO tables (id, image, is_over, changed) VALUES (?, ?, ?, " + changed + ")",
                     (f"{'lf'[int(is_over)]}{len(changed):03}{i:08}", "x" * int(size), is_over)).lastrowid
    db.execute("INSERT INTO steps VALUES (?, 1, '{}')", (key,))
db.commit()
END
}
rows() { python3 -c 'import sqlite3, sys; print(*(sqlite3.connect(sys.argv[1]).execute(q).fetchone()[0] for q in sys.argv[2:]))' "$@"; }
counts() { rows "$1" "SELECT count(*) FROM tables" "SELECT count(*) FROM steps"; }
cp "$tmp/other.db" "$tmp/keep.db"
for over in 0 1; do
    fill "$tmp/keep.db" 10 $over "unixepoch() - 31 * 86400" && fill "$tmp/keep.db" 5 $over "unixepoch() - 86400"
done
serve keep --db "$tmp/keep.db" --keep 0
soon expect 200 /api/health
finish
[ "$(counts "$tmp/keep.db")" = "30 30" ]
result $? "--keep 0 forgets nothing"
serve keep --db "$tmp/keep.db" --keep 30
has_counts() { [ "$(counts "$1")" = "$2" ]; }
soon has_counts "$tmp/keep.db" "10 10"
result $? "--keep 30: tables untouched for 31 days go with their steps, others stay"
finish && [ ! -s "$tmp/keep.err" ]
result $? "without a word"
for bad in '--keep x' '--keep -1' '--max-disk 7' '--max-disk many'; do
    # shellcheck disable=SC2086
    timeout 10 "$JOUTE" serve --listen 127.0.0.1:0 --db "$tmp/keep.db" $bad >"$tmp/out" 2>"$tmp/err"
    [ $? -eq 2 ] && grep -q -e "${bad% *}" "$tmp/err"
    result $? "$bad is refused"
done
cp "$tmp/other.db" "$tmp/disk.db"
fill "$tmp/disk.db" 1450 0 "unixepoch() - 60" 4000
serve disk --db "$tmp/disk.db" --max-disk 8
is_refused() { load --tables 1 --seconds 1 2>&1 | grep -q 'busy: the server has no room for more tables'; }
soon is_refused
result $? "--max-disk: no new tables where there is no room"
[ "$(counts "$tmp/disk.db")" = "1450 1450" ]
result $? "unfinished games are not deleted for it"
finish
sqlite "$tmp/disk.db" "UPDATE tables SET is_over = 1 WHERE key % 2"
serve disk --db "$tmp/disk.db" --max-disk 8
is_played() { load --tables 20 --seconds 2 --rate 20 >"$tmp/load.out" 2>&1; }
soon is_played
result $? "finished games are deleted, and then there is room"
[ "$(rows "$tmp/disk.db" 'SELECT count(*) FROM tables WHERE NOT is_over')" -ge 725 ] &&
    [ "$(cat "$tmp"/disk.db* | wc -c)" -le 8388608 ]
result $? "the file and its log are within the limit"
finish && [ ! -s "$tmp/disk.err" ]
result $? "and no client had an error"
serve mixed --db "$tmp/mixed.db"
load --game all --tables 10 --seconds 2 --rate 5 >"$tmp/load.out" 2>&1
result $? "players of all games at once: $(head -n 1 "$tmp/load.out")"
finish
[ "$(rows "$tmp/mixed.db" "SELECT count(DISTINCT json_extract(image, '$.game')) FROM tables")" -eq "$("$JOUTE" games --json | jq length)" ]
result $? "each of them is played"
load --game moulin,mill >"$tmp/out" 2>"$tmp/err"
[ $? -eq 2 ] && grep -q mill "$tmp/err"
result $? "a mix with an unknown game is refused"

"$JOUTE" serve --listen 0.0.0.0:0 --db "$tmp/other.db" >"$tmp/out" 2>&1 &
pid=$!
pids+=("$pid")
soon grep -qs Serving "$tmp/out"
outside=$(sed -n 's/^For other machines: //p' "$tmp/out")
if [ -n "$outside" ]; then
    curl -s --max-time 5 "$outside/api/health" | grep -q '"ok":true'
    result $? "0.0.0.0: other machines are told where to come"
else
    skip "0.0.0.0" "this machine has no other address"
fi
finish

# ---- a tournament to watch (its messages: web/tests/server) ----
serve tour --db "$tmp/tour.db" --tournament "$tmp/contest.db" && grep -q '"tournament":"/tournament"' "$tmp/tour.out" &&
    soon grep -q 'contest.db: there is no tournament here' "$tmp/tour.err"
result $? "--tournament waits for a missing store, and says so once"
# Long enough to be watched; it is interrupted.
"$JOUTE" tournament run --game trolls --games 400 --store "$tmp/contest.db" -p mcts:300 -p mcts:200 -p mcts:250 -p random -p greedy --jobs 1 >"$tmp/contest.out" 2>&1 &
contest=$!
# On a busy machine it may take several tries until there was news in time.
is_told() {
    "$BENCH" serve "ws://127.0.0.1:$port" --spectators 40 --seconds 4 --pid "$pid" --json >"$tmp/crowd.json" 2>&1
    holds '.changes >= 40 and .most <= 5' "$tmp/crowd.json"
}
soon is_told && holds '.errors == 0 and .missed == 0' "$tmp/crowd.json"
status=$?
[ $status -eq 0 ] || sed 's/^/# /' "$tmp/crowd.json"
result $status "spectators get every change, at most once a second"
kill -INT "$contest"
wait "$contest"
[ "$(wc -l <"$tmp/tour.err")" -eq 1 ] && finish
result $? "and the server ends as usual"
tap_end
