#!/usr/bin/env bash
# The hostile bots, each in its sandbox, as root and as an ordinary user: what
# came of them, and that nothing of them is left. $CONTAIN runs one of them.
. "$(dirname "$0")/tap.sh"
shopt -s extglob
: "${CONTAIN:?the program tests/contain}" "${BOX:?the program joute-box}"
hostile=$(cd "$(dirname "$0")/hostile" && pwd)
SPARE=64987 # a user nobody is
export HOSTILE_SECRET=secret

# left: processes, files and groups of the bots that are still there. Their
# command lines name the folder; groups without members are nobody else's.
left() {
    local process
    for process in /proc/[0-9]*; do
        if tr '\0' ' ' <"$process/cmdline" | grep -qF "$bots/"; then
            echo "process ${process#/proc/}: $(tr '\0' ' ' <"$process/cmdline")"
        fi
    done 2>/dev/null
    find /tmp /var/tmp /dev/shm "$bots" -maxdepth 2 -name 'hostile-was-here*' 2>/dev/null
}
# idle_groups: control groups of ours, in this namespace of processes, with
# nobody in them, whose maker is gone.
space=$(stat -Lc %i /proc/self/ns/pid)
idle_groups() {
    local group maker
    find /sys/fs/cgroup -type d -name "joute-$space-*-??????" 2>/dev/null | while read -r group; do
        maker=${group%-*}
        [ -n "$(cat "$group/cgroup.procs" 2>/dev/null)" ] || [ -d "/proc/${maker##*-}" ] || echo "$group"
    done | sort
}

# contained TITLE EXPECTED [contain's options --] BOT...
contained() {
    local title=$1 expected=$2 options=() got rest
    shift 2
    while [ "$1" != -- ]; do options+=("$1"); shift; done
    shift
    got=$(cd / && "${as[@]}" "$bots/contain" "${options[@]}" "$bots/a" "$bots/a/$1" "${@:2}" 2>&1)
    rest=$(left)
    # shellcheck disable=SC2053
    [[ $got == $expected && -z $rest ]]
    result $? "$who: $title"
    [[ $got == $expected ]] || echo "# wanted \"$expected\", got \"$got\""
    [ -z "$rest" ] || echo "# left: $rest"
}

# Two bots' folders that only their owner can read.
prepare() {
    bots=$tmp/$who
    mkdir -p "$bots/a" "$bots/b" && cp "$hostile"/* "$bots/a" &&
        cp "$CONTAIN" "$bots/contain" && cp "$BOX" "$bots/joute-box" && echo secret >"$bots/b/secret" &&
        chown -R "$1" "$bots" && chmod 755 "$bots" "$bots/contain" "$bots/joute-box" &&
        chmod -R go-rwx "$bots/a" "$bots/b"
}

# talk: two bots of two folders at once, each in its own sandbox, do not tell
# each other 24 bits through what they share.
talk() {
    local bits second got
    cp "$bots/a/talks" "$bots/a/hostile.py" "$bots/b" && chown -R --reference="$bots/a" "$bots/b"
    bits=10
    while [ ${#bits} -lt 24 ]; do bits+=$((RANDOM % 2)); done
    second=$((EPOCHSECONDS + 3))
    (cd / && "${as[@]}" "$bots/contain" -t 20000 "$bots/b" "$bots/b/talks" send "$second" "$bits") >/dev/null &
    got=$(cd / && "${as[@]}" "$bots/contain" -t 20000 "$bots/a" "$bots/a/talks" hear "$second" "$bits" 2>&1)
    wait $!
    [ "$got" = "line move done" ]
    result $? "$who: two bots that signal each other"
    [ "$got" = "line move done" ] || echo "# got \"$got\""
}

# theft: while a bot thinks its opponent's 60 children do not run, so it does
# not lose on time. It needs a tenth of its time.
theft() {
    cp "$JOUTE" "$bots/joute" && cp "$ACTOR" "$bots/a/actor" && chown --reference="$bots/a" "$bots/a/actor" &&
        chmod 755 "$bots/joute"
    (cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor steal" -p "cmd:$bots/a/actor work 100" \
        --games 1 --no-swap --max-plies 10 --move-time 1000 --seed 1 --json) >"$tmp/theft.json" 2>&1
    grep -q '"verdicts":\[\]' "$tmp/theft.json"
    local status=$?
    result $status "$who: children that run while the opponent thinks"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/theft.json"
}

# busy: a bot that needs a third of its time does not lose on time when others,
# in many sessions, want the cores. One that needs too much still does.
busy() {
    local hogs=() i
    for ((i = 0; i < 16; i++)); do
        setsid timeout 300 sh -c 'while :; do :; done' &
        hogs+=($!)
    done
    (cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor work 100" -p "cmd:$bots/a/actor work 3000 1" \
        --games 1 --no-swap --max-plies 10 --move-time 300 --seed 1 --json) >"$tmp/busy.json" 2>&1
    kill "${hogs[@]}"
    wait "${hogs[@]}" 2>/dev/null
    grep -q '"verdicts":\[{"game":1,"player":2,"code":"timeout"' "$tmp/busy.json"
    local status=$?
    result $status "$who: a busy machine costs a bot no game, slowness does"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/busy.json"
}

# small_group: makes a control group, $group, for 120 MB; who writes to the file
# $join is in, and the groups of its bots are then below.
small_group() {
    local own limit
    own=$(sed -n 's/^[0-9]*:memory://p' /proc/self/cgroup)
    if [ -n "$own" ]; then
        group=/sys/fs/cgroup/memory${own%/}/joute-test-$$ limit=memory.limit_in_bytes
        mkdir "$group" && join=$group/cgroup.procs more=$group/$limit
    else
        own=$(sed -n 's/^0:://p' /proc/self/cgroup) && group=/sys/fs/cgroup${own%/}/joute-test-$$ limit=memory.max
        mkdir "$group" "$group/self" && echo +memory >"$group/cgroup.subtree_control" &&
            join=$group/self/cgroup.procs more=$group/$limit
    fi && echo 120M >"$group/$limit"
} 2>/dev/null

# short_of_memory: a bot that uses less than it may, but more than there is, is
# ended by the machine: the game is played again once there is more.
short_of_memory() {
    local title="$who: a machine without memory costs a bot no game" group join more playing before
    if ! small_group; then
        skip "$title" "no control group for memory can be made here"
        rmdir "$group/self" "$group" 2>/dev/null
        return
    fi
    # The machine's count: that of the bot's own group goes with the group.
    kills() { sed -n 's/^oom_kill //p' /proc/vmstat; }
    before=$(kills)
    (cd / && echo $BASHPID >"$join" && HOME=$bots exec "$bots/joute" match moulin -p "cmd:$bots/a/actor hog 300 2" -p random \
        --games 2 --max-plies 10 --seed 1 --json) >"$tmp/short.json" 2>&1 &
    playing=$!
    has_killed() { [ "$(kills)" != "$before" ] || ! kill -0 $playing 2>/dev/null; }
    soon has_killed
    echo 2000M >"$more"
    wait $playing
    holds '.verdicts == [] and .games == 2 and (.faults | length > 0 and all(.code == "infrastructure" and .player == 1))' "$tmp/short.json"
    local status=$?
    result $status "$title"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/short.json"
    is_removed() { rmdir "$group/self" 2>/dev/null; rmdir "$group" 2>/dev/null; }
    soon is_removed
}

# short_of_processes: three of one user whom nobody else is, ours and joute-box's
# two: that the bot cannot be started is not its fault.
short_of_processes() {
    local got id=$((64000 + $$ % 900))
    got=$(cd / && setpriv "--reuid=$id" "--regid=$id" --clear-groups bash -c 'ulimit -u 3 && exec "$@"' bash \
        "$bots/contain" -m 0 /usr /usr/bin/true 2>&1)
    [[ $got == "failed the machine could not start it: fork: "* ]]
    result $? "$who: a machine without processes is not taken for a crash"
    [ "${got%% *}" = failed ] || echo "# got \"$got\""
}

# languages: what a bot may be written in runs there.
languages() {
    local got name
    for name in python3 node java; do
        if [ ! -x "/usr/bin/$name" ]; then
            skip "$who: $name in the sandbox" "there is no /usr/bin/$name"
            continue
        fi
        got=$(cd / && "${as[@]}" "$bots/contain" /usr "/usr/bin/$name" --version 2>&1)
        [[ $got == "line Python"* || $got == "line v"* || $got == "line openjdk"* ]]
        result $? "$who: $name in the sandbox"
        [ "${got%% *}" = line ] || echo "# got \"$got\""
    done
}

judge_all() {
    local before after
    before=$(cat /proc/self/mountinfo)
    contained "a fork bomb" "line move done" -- fork_bomb
    contained "many threads" "line move done" -- many_threads
    contained "a memory hog" "memory*" -t 20000 -- memory_hog
    contained "a memory hog that nobody may look at" "memory*" -t 20000 -- memory_hog hidden
    contained "memory in many children" "memory*" -t 20000 -- memory_children
    contained "memory in files" "memory*" -t 20000 -- memory_files
    contained "memory nobody would count" "line move done" -- memory_hidden
    contained "memory in page tables" "memory*" -t 30000 -- memory_kernel tables
    contained "memory in sockets" "memory*" -t 30000 -- memory_kernel sockets
    contained "memory in links" "memory*" -t 30000 -- memory_kernel links
    for way in pages queues pipes; do # refused, or too little to matter; as root a group may count it
        contained "memory in $way" "@(line move done|memory*)" -t 30000 -- memory_kernel $way
    done
    talk
    theft
    busy
    contained "output without a newline" "long*" -- flood
    contained "a line of 100 MB" "long*" -- long_line
    contained "comments without end" "output*" -- comments
    contained "standard error without end" "errors*" -- errors
    contained "a silent bot" "timeout*" -t 300 -- silent
    contained "a bot that does not read" "unread" -t 300 -w 1000000 -- deaf
    contained "standard output closed, and it lives on" "ended closed its standard output" -- closes_stdout
    contained "every signal ignored" "timeout*" -t 300 -- ignores_signals
    contained "children left behind" "ended exit status 0" -- leaves_children
    contained "a daemon left behind" "line move done" -- daemonises
    contained "other files" "line move done" -- reads_files "$bots/b"
    contained "the environment" "line move done" -- reads_environment
    contained "other processes and descriptors" "line move done" -- sees_others
    contained "the network" "line move done" -- connects
    contained "a full disk" "line move done" -t 20000 -- fills_disk
    contained "no UTF-8" 'line move \\xff\\xfe\\xc3' -- not_utf8
    contained "NULs" 'line move 1\\x002\\x00' -- nul_bytes
    contained "an end at once" "ended exit status 3" -- exits
    contained "a segmentation fault" "ended killed by signal 11 (Segmentation fault)" -- segfault
    contained "shared memory" "line move done" -- shared_memory
    contained "kill" "line move done" -- kills
    contained "ptrace, namespaces, mounts" "line move done" -- traces
    contained "many cores" "line move done" -- many_cores
    contained "a program that is not there" "ended exit status 127" -- nowhere
    contained "only one file of the folder, not what it imports" "ended exit status 1" -o silent -- silent
    languages
    after=$(cat /proc/self/mountinfo)
    [ "$before" = "$after" ]
    result $? "$who: no mount is left"
}

groups_before=$(idle_groups)
why=$("$CONTAIN" /usr true 2>&1)
if [ "${why%% *}" = error ]; then
    skip "the hostile bots in their sandbox" "${why#error }"
    tap_end
    exit
fi
chmod 711 "$tmp"
if [ "$(id -u)" -eq 0 ]; then
    who=root as=()
    prepare 0:0
    judge_all
    short_of_memory
    who=user as=(setpriv "--reuid=$SPARE" "--regid=$SPARE" --clear-groups)
    prepare $SPARE:$SPARE
    why=$(cd / && "${as[@]}" "$bots/contain" /usr true 2>&1)
    if [ "${why%% *}" = error ]; then
        skip "the hostile bots of an ordinary user" "${why#error }"
    else
        judge_all
        short_of_processes
    fi
else
    skip "the hostile bots of root" "this is not root"
    who=user as=()
    prepare "$(id -u):$(id -g)"
    judge_all
fi
# A match that is being played beside us may have groups in between.
comm -13 <(echo "$groups_before") <(idle_groups) >"$tmp/groups"
are_swept() { comm -12 "$tmp/groups" <(idle_groups) >"$tmp/left" && [ ! -s "$tmp/left" ] || { cp "$tmp/left" "$tmp/groups" && false; }; }
soon are_swept
result $? "no control group is left"
sed 's/^/# left: /' "$tmp/groups"
tap_end
