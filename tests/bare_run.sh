#!/usr/bin/env bash
# What the README promises about ./run, on a bare Debian 12. tests/bare.sh
# starts it there, as root, before anything is installed.
cd "$(dirname "$0")/.." || exit 1
[ -e /ready ] || { echo "it moves sudo and apt's lists away: only where tests/bare.sh starts it" >&2; exit 2; }
JOUTE=build/release/joute
. tests/tap.sh
useradd -m guest # may not use sudo
mkdir /tmp/out && chmod 777 /tmp/out
# as USER COMMAND...: runs a command with a TMPDIR in which it may leave
# nothing.
as() { setpriv --reuid="$1" --regid="$1" --init-groups env HOME="/home/$1" TMPDIR=/tmp/out HISTFILE= "${@:2}"; }
# refuses TITLE WANTED USER: checks that ./run ends with 1, gives the reason in
# its last line and leaves no file.
refuses() {
    as "$3" ./run >"$tmp/out" 2>"$tmp/err" </dev/null
    [ $? -eq 1 ] && [ ! -s "$tmp/out" ] && tail -n 1 "$tmp/err" | grep -qE "$2" && [ -z "$(ls -A /tmp/out)" ]
    local status=$?
    result $status "$1"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/out" "$tmp/err"
}
refuses "a user without sudo rights gets sudo's reason" '^cannot install gcc .*: needs root or sudo \(sudo: ' guest
mv /usr/bin/sudo /usr/bin/away
refuses "without sudo it says what it needs" '^cannot install gcc .*: needs root or sudo$' guest
mv /usr/bin/away /usr/bin/sudo
mv /etc/apt/sources.list /etc/apt/away && rm -rf /var/lib/apt/lists && mkdir -p /var/lib/apt/lists/partial
refuses "if apt finds nothing, its last line is shown" '^could not install gcc .*: E: ' joueur
mv /etc/apt/away /etc/apt/sources.list

# In a terminal, as a person uses it.
mkfifo "$tmp/keys" && exec 9<>"$tmp/keys" && : >"$tmp/screen"
chmod 711 "$tmp" && chmod 666 "$tmp/screen"
began=$SECONDS
# Starts ./run so that Ctrl-C works as in a terminal: it is not ignored, and no
# shell stands in between.
begin() {
    (trap - INT && as joueur env SHELL=/bin/bash script -qaefc ./run "$tmp/screen") >/dev/null <&9 &
    serving=$!
}
begin
builds() { grep -qaE 'building: [1-9]' "$tmp/screen"; }
for _ in 1 2 3 4; do soon builds && break; done
printf '\003' >&9
wait $serving
rests() { ! pgrep -x ninja >/dev/null; }
builds && soon rests && [ -z "$(ls -A /tmp/out)" ]
result $? "Ctrl-C during the build ends it, and nothing is left"
begin
serves() { grep -qa 'Serving on' "$tmp/screen"; }
has_answered() { serves || ! kill -0 $serving 2>/dev/null; }
for _ in 1 2 3 4; do soon has_answered && break; done
serves
result $? "./run installs, builds and serves: $((SECONDS - began)) s"
serves || tail -n 5 "$tmp/screen" | sed 's/^/# /'
seconds=$(grep -aoE ': [0-9]+ s  ' "$tmp/screen" | wc -l)
[ "$seconds" -gt 100 ]
result $? "meanwhile something moves: $seconds times"
url=$(grep -aoE 'http://localhost:[0-9]+' "$tmp/screen" | tail -n 1)
node -e 'fetch(process.argv[1]).then((answer) => answer.text()).then((text) => process.exit(/<html lang/.test(text) ? 0 : 1), () => process.exit(1))' "$url"
result $? "it is the page"
began=$SECONDS
as joueur ./run >"$tmp/out" 2>"$tmp/err" </dev/null
[ $? -eq 1 ] && grep -q "joute already serves on $url" "$tmp/err"
result $? "a second ./run says that it serves already, after $((SECONDS - began)) s"
as joueur ./run games >"$tmp/out" 2>"$tmp/err" </dev/null && [ "$(wc -l <"$tmp/out")" -eq 5 ] && [ ! -s "$tmp/err" ]
result $? "./run COMMAND prints what the command prints"
printf '\003' >&9
wait $serving
ended=$?
[ $ended -eq 0 ] && [ -z "$(ls -A /tmp/out)" ]
result $? "Ctrl-C ends it, and nothing is left"
[ $ended -eq 0 ] || { echo "# it ended with $ended" && tail -n 3 "$tmp/screen" | sed 's/^/# /'; }
ls -A /tmp/out | sed 's/^/# left: /'
echo "$((tap_count - tap_failed)) passed, $tap_failed failed, 0 skipped"
[ $tap_failed -eq 0 ]
