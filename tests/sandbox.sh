#!/usr/bin/env bash
# The hostile bots, each in its sandbox, as root and as an ordinary user: how
# each ended, and that nothing of it is left. $CONTAIN runs one of them.
. "$(dirname "$0")/tap.sh"
shopt -s extglob
: "${CONTAIN:?the program tests/contain}" "${BOX:?the program joute-box}"
hostile=$(cd "$(dirname "$0")/hostile" && pwd)
SPARE=64987 # a user nobody is
# Rights that a user may have and a bot must not inherit.
{ ulimit -e 40; ulimit -c unlimited; } 2>/dev/null
export HOSTILE_SECRET=secret

# left: prints processes, files and groups of the bots that still exist. Their
# command lines name the folder; groups without members cannot belong to others.
left() {
    local file
    # The words come from a file, because grep would find them in its own
    # command line.
    grep -lzF -f <(printf '%s/' "$bots") /proc/[0-9]*/cmdline 2>/dev/null | while read -r file; do
        echo "process ${file//[!0-9]/}: $(tr '\0' ' ' <"$file" 2>/dev/null)"
    done
    find /tmp /var/tmp /dev/shm "$bots" -maxdepth 2 -name 'hostile-was-here*' 2>/dev/null
}
# idle_groups: prints our control groups, in this process namespace, that are
# empty and whose maker is gone.
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

# Makes the folders of two bots, which only their owner can read.
prepare() {
    bots=$tmp/$who
    mkdir -p "$bots/a" "$bots/b" && cp "$hostile"/* "$bots/a" &&
        cp "$CONTAIN" "$bots/contain" && cp "$BOX" "$bots/joute-box" && echo secret >"$bots/b/secret" &&
        chown -R "$1" "$bots" && chmod 755 "$bots" "$bots/contain" "$bots/joute-box" &&
        chmod -R go-rwx "$bots/a" "$bots/b"
}

# talk: two bots in two folders at once, each in its own sandbox, cannot pass
# each other 24 bits through what they share. Bots of one user share that user's
# quotas.
talk() {
    local bits second got allowed="line move done"
    [ "$who" = root ] || allowed="line move @(done|Passing)"
    cp "$bots/a/talks" "$bots/a/hostile.py" "$bots/b" && chown -R --reference="$bots/a" "$bots/b"
    bits=10
    while [ ${#bits} -lt 24 ]; do bits+=$((RANDOM % 2)); done
    second=$((EPOCHSECONDS + 3))
    (cd / && "${as[@]}" "$bots/contain" -t 20000 "$bots/b" "$bots/b/talks" send "$second" "$bits") >/dev/null &
    got=$(cd / && "${as[@]}" "$bots/contain" -t 20000 "$bots/a" "$bots/a/talks" hear "$second" "$bits" 2>&1)
    wait $!
    # shellcheck disable=SC2053
    [[ $got == $allowed ]]
    local status=$?
    result $status "$who: two bots that signal each other"
    [ $status -eq 0 ] || echo "# got \"$got\""
}

# doors: sockets and FIFOs in a bot's folder, some made while it runs, do not
# lead to whoever made them; nor does a folder that has become a link.
doors() {
    local pid from to made
    coproc outside { cd "$bots" && exec "${as[@]}" /usr/bin/python3 a/opens_doors outside a; }
    # Kept: bash forgets both once the accomplice has ended.
    # shellcheck disable=SC2154
    pid=$outside_PID from=${outside[0]} to=${outside[1]}
    read -r -u "$from" made
    [ "$made" = made ] || echo "# the accomplice made no doors"
    contained "sockets and FIFOs in its folder" "line move done" -t 20000 -- opens_doors
    exec {to}>&-
    wait "$pid"
    mv "$bots/a" "$bots/moved" && ln -s moved "$bots/a"
    contained "a folder that has become a link" "ended exit status 127" -- silent
    rm "$bots/a" && mv "$bots/moved" "$bots/a"
    mkdir -p "$bots/a/.git" && cp "$bots/a/silent" "$bots/a/hostile.py" "$bots/a/.git" && chown -R --reference="$bots/a" "$bots/a/.git"
    contained "Git's folder" "ended exit status 127" -- .git/silent
}

# core_group: makes a control group, $group, whose processes share a core one by
# one, however many sessions they are in: as in every container, and below
# systemd. A process that writes to the file $join is in it. It has most of the
# core, so that other programs do not matter.
core_group() {
    local own
    own=$(sed -nE 's/^[0-9]+:([^:]*,)?cpu(,[^:]*)?://p' /proc/self/cgroup)
    group=/sys/fs/cgroup/cpu${own%/}/joute-test-$BASHPID
    [ -n "$own" ] || group=/sys/fs/cgroup$(sed -n 's/^0:://p' /proc/self/cgroup)/joute-test-$BASHPID
    mkdir "$group" && { [ -e "$group/cpu.shares" ] && echo 200000 >"$group/cpu.shares" || echo 10000 >"$group/cpu.weight"; } &&
        join=$group/cgroup.procs
} 2>/dev/null
# theft: while a bot thinks, its opponent's 60 children do not run, so it does
# not lose on time, even if they are in calls that nothing stops. It needs a
# tenth of its time; if the machine is so busy that this is not enough, there is
# another try.
theft_once() {
    (echo $BASHPID >"$join" && cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor steal $1" -p "cmd:$bots/a/actor work 20" \
        --games 1 --no-swap --max-plies 6 --move-time 200 --seed 1 --json --log "$bots/theft-log") >"$tmp/theft.json" 2>&1
    holds '.verdicts | all(.player == 1)' "$tmp/theft.json" && grep -q '"player":2,.*"from":"move' "$bots/theft-log/block-0001.jsonl"
}
theft() {
    cp "$JOUTE" "$bots/joute" && cp "$ACTOR" "$bots/a/actor" && chown --reference="$bots/a" "$bots/a/actor" &&
        chmod 755 "$bots/joute"
    local way status group join=/dev/null
    core_group
    for way in user kernel; do
        soon theft_once $way
        status=$?
        result $status "$who: children that run while the opponent thinks ($way)"
        [ $status -eq 0 ] || sed 's/^/# /' "$tmp/theft.json"
    done
    remove_group
}

# whisper: if hands are hidden, or three play, a bot cannot see which of the
# others waits on a futex in a file that all may read.
whisper() {
    local bits=101100111000101101001011 way status
    mkdir -p "$bots/b" "$bots/games" && cp "$bots/a/whispers" "$bots/b" && chown -R --reference="$bots/a" "$bots/b" "$bots/games"
    for way in "guerre send hear" "splaby send hear -p random -o rounds=20" "guerre end wait"; do
        rm -f "$bots"/games/*
        # shellcheck disable=SC2086
        set -- $way
        (cd / && HOME=$bots "${as[@]}" "$bots/joute" match "$1" -p "cmd:$bots/a/whispers $2 $bits" -p "cmd:$bots/b/whispers $3" \
            "${@:4}" --no-swap --games 1 --max-plies 60 --seed 1 --save "$bots/games" --json) >"$tmp/whisper.json" 2>&1
        grep -qF "heard " "$bots"/games/*.json && ! grep -qF $bits "$bots"/games/*.json && holds '.verdicts == []' "$tmp/whisper.json"
        status=$?
        result $status "$who: futexes, in $1, to $3"
        [ $status -eq 0 ] || { cat "$tmp/whisper.json"; grep -o 'heard [01 ]*' "$bots"/games/*.json | sort | uniq -c; } | sed 's/^/# /'
    done
}

# unread: an entry is refused if its hash cannot cover all its files: some files
# or folders can be used but not read or listed.
unread() {
    rm -rf "$bots/entries" && mkdir -p "$bots/entries/ada" "$bots/entries/bob/more" && cp "$ACTOR" "$bots/entries/ada/run" &&
        cp "$ACTOR" "$bots/entries/bob/run" && chown -R --reference="$bots/a" "$bots/entries" &&
        chmod 111 "$bots/entries/ada/run" && chmod 311 "$bots/entries/bob/more"
    (cd "$bots/entries" && HOME=$bots "${as[@]}" "$bots/joute" tournament run --game trolls --games 2 --store "$bots/entries/t.db" \
        -p random -p greedy "$bots/entries" --lang en) >"$tmp/unread.txt" 2>&1
    [ "$(grep -c '^[ab][a-z]* is left out: cannot be read' "$tmp/unread.txt")" = 2 ]
    local status=$?
    result $status "$who: entries that cannot be read"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/unread.txt"
}

# busy: a bot that needs 100 ms does not lose on time when three other programs
# on each core, in sessions of their own, stretch that to one and a half times
# its limit. A bot that needs too much still loses. No limit is extended to more
# than twice its length: if other programs start to use the cores meanwhile,
# there is another try.
busy_once() {
    local log=$bots/busy-log limit
    (cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor work 100" -p random \
        --games 1 --no-swap --max-plies 8 --move-time 60000 --seed 1 --log "$log") >/dev/null 2>&1
    limit=$(jq -s 'map(select(.from // "" | startswith("move")) | .took_ms) | max * 2 / 3 | floor' "$log/block-0001.jsonl")
    (cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor work 100" -p "cmd:$bots/a/actor work 9000 2" \
        --games 1 --no-swap --max-plies 10 --move-time "$limit" --seed 1 --json) >"$tmp/busy.json" 2>&1
    grep -q '"verdicts":\[{"game":1,"player":2,"code":"timeout"' "$tmp/busy.json"
}
busy() {
    local hogs=() core
    for core in $(seq 0 $(($(nproc --all) - 1))); do
        for _ in 1 2 3; do
            setsid timeout 300 taskset -c "$core" sh -c 'while :; do :; done' &
            hogs+=($!)
        done
    done
    soon busy_once
    local status=$?
    kill "${hogs[@]}"
    wait "${hogs[@]}" 2>/dev/null
    result $status "$who: a busy machine costs a bot no game, slowness does"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/busy.json"
}

# hides: thinking in threads, or in children that nobody waits for, is counted
# even if they end unseen, and a process that only waits gains no time; nor does
# a clock ever grow.
hides() {
    local act log=$bots/hides-log
    for act in threads children crowd; do
        (cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor $act 1500" -p random \
            --games 1 --no-swap --max-plies 4 --move-time 500 --seed 1 --json) >"$tmp/hides.json" 2>&1
        holds '.verdicts | length == 1 and .[0].code == "timeout" and .[0].player == 1' "$tmp/hides.json"
        result $? "$who: thinking in $act takes time"
        [ $act != crowd ] || continue
        (cd / && HOME=$bots "${as[@]}" "$bots/joute" match moulin -p "cmd:$bots/a/actor $act 100" -p random --log "$log" \
            --games 1 --no-swap --max-plies 120 --clock 1500 --seed 1 --json) >"$tmp/hides.json" 2>&1
        holds '.verdicts | length == 1 and .[0].code == "timeout"' "$tmp/hides.json" &&
            jq -r 'select(.player == 1 and .to) | .to | capture("^go (?<ms>[0-9]+)$").ms' "$log/block-0001.jsonl" |
            awk '$1 > last && NR > 1 { exit 1 } { last = $1 }'
        result $? "$who: and a clock's, which never grows"
    done
}

# small_group MB: makes a control group, $group, with this much memory; a
# process that writes to the file $join is in it, and the groups of its bots are
# below it.
small_group() {
    local own limit size=${1:?how many MB}
    own=$(sed -n 's/^[0-9]*:memory://p' /proc/self/cgroup)
    if [ -n "$own" ]; then
        group=/sys/fs/cgroup/memory${own%/}/joute-test-$BASHPID limit=memory.limit_in_bytes
        mkdir "$group" && join=$group/cgroup.procs peak=$group/memory.max_usage_in_bytes
    else
        own=$(sed -n 's/^0:://p' /proc/self/cgroup) && group=/sys/fs/cgroup${own%/}/joute-test-$BASHPID limit=memory.max
        mkdir "$group" "$group/self" && echo +memory >"$group/cgroup.subtree_control" &&
            join=$group/self/cgroup.procs peak=$group/memory.peak
    fi && echo "${size}M" >"$group/$limit"
} 2>/dev/null
remove_group() {
    is_removed() { { rmdir "$group/self"; rmdir "$group"; } 2>/dev/null; [ ! -d "$group" ]; }
    soon is_removed
}
# match_in_group NAME FLAGS...: plays a match in that group; its result is in
# $tmp/NAME.json.
match_in_group() {
    local name=$1
    shift
    (cd / && echo $BASHPID >"$join" && HOME=$bots exec "${as[@]}" "$bots/joute" match moulin "$@" \
        --max-plies 10 --seed 1 --json) >"$tmp/$name.json" 2>"$tmp/$name.err"
}
# neighbour MB: starts a program in that group, $neighbour, that takes this much
# memory.
neighbour() {
    (echo $BASHPID >"$join" && exec python3 -c "import sys, time
taken = b'x' * ($1 << 20)
open(sys.argv[1], 'w')
time.sleep(1000) # sleeps: it only holds memory" "$tmp/taken") &
    neighbour=$!
    has_taken() { [ -e "$tmp/taken" ] && rm "$tmp/taken"; }
    soon has_taken
}
# told_in_group TITLE FILTER NAME: the filter is true of a match's result.
told_in_group() {
    holds "$2" "$tmp/$3.json"
    local status=$?
    result $status "$who: $1"
    [ $status -eq 0 ] || cat "$tmp/$3.json" "$tmp/$3.err" | sed 's/^/# /'
}

# short_of_memory: a bot with little memory that the machine kills because
# others use all of it loses nothing: that game alone is played again, once
# there is more memory.
short_of_memory() {
    local before playing others log=$bots/short-log
    # The machine's count, because the count of the bot's own group disappears
    # with the group. It includes kills of other programs, so the group must
    # have been full.
    kills() { sed -n 's/^oom_kill //p' /proc/vmstat; }
    neighbour 170
    others=$neighbour
    neighbour 170
    before=$(kills)
    match_in_group short -p "cmd:$bots/a/actor hog 100 7" -p random --games 2 --log "$log" &
    playing=$!
    has_killed() { { [ "$(kills)" != "$before" ] && [ "$(cat "$peak")" -gt 400000000 ]; } || ! kill -0 $playing 2>/dev/null; }
    soon has_killed
    kill $neighbour $others
    wait $neighbour $others $playing 2>/dev/null
    told_in_group "a machine without memory costs a bot no game" '.verdicts == [] and .games == 2 and
        (.faults | length == 1 and all(.code == "infrastructure" and .player == 1 and .game == 2))' short
    [ "$(grep -c '"player":1,"to":"newgame 1 ' "$log/block-0001.jsonl")" -eq 1 ] &&
        [ "$(grep -c '"player":1,"to":"newgame 2 ' "$log/block-0001.jsonl")" -eq 2 ]
    result $? "$who: and only the game that it broke is played again"
}
# feigns: a bot that gets itself, or a child, killed for lack of memory has one
# more try at most, and every match has a result.
feigns() {
    local how
    neighbour 340
    for how in exit kill; do
        match_in_group feigns -p "cmd:$bots/a/actor burst $how 2" -p random --games 4
        told_in_group "an end for want of memory that a bot brings about ($how)" '.games == 4 and .wins == [0, 4] and
            (.verdicts | all(.player == 1 and (.code | IN("memory", "crash")))) and (.faults | length < 2)' feigns
    done
    kill $neighbour
    wait $neighbour 2>/dev/null
    match_in_group feigns -p "cmd:$bots/a/actor hog 300 1" -p "cmd:$bots/a/actor" --games 2
    told_in_group "no bot has more than its share of the memory of the job" '.faults == [] and
        (.verdicts | length == 2 and all(.player == 1 and .code == "memory"))' feigns
}
# guest_first: a challenged bot is the first to be killed when the machine runs
# out of memory, although the bot of a match uses more. As in joute serve, its
# priority is low.
guest_first() {
    local guest
    (echo $BASHPID >"$join" && cd / && exec nice -n 19 "${as[@]}" "$bots/contain" -t 30000 /usr /usr/bin/python3 -c '
import time
held = b"x" * (150 << 20)
print("ready", flush=True)
time.sleep(1000) # sleeps: it only holds memory') >"$tmp/guest.txt" 2>&1 &
    guest=$!
    holds_all() { pgrep -f 'held = b"x"' | sed 's|.*|/proc/&/status|' | xargs -r grep -hE 'VmRSS:.* 1[5-9][0-9]{4} kB' 2>/dev/null | grep -q .; }
    soon holds_all
    match_in_group guest -p "cmd:$bots/a/actor hog 280 1" -p random --games 2
    told_in_group "a challenged bot gets no bot of a match killed" '.verdicts == [] and .faults == [] and .games == 2' guest
    wait $guest
    grep -q '^\(killed\|memory\|ended killed\)' "$tmp/guest.txt"
    local status=$?
    result $status "$who: but is killed itself"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/guest.txt"
}
memory_of_the_job() {
    local group join peak neighbour
    if ! small_group 400; then
        skip "$who: a machine without memory" "no control group for memory can be made here"
    else
        short_of_memory
        guest_first
        feigns
    fi
    remove_group
}

# short_of_processes: a user with no other processes may have four: our two
# threads and joute-box's two. That the bot cannot be started is not its fault.
short_of_processes() {
    local got id=$((64000 + $$ % 900))
    got=$(cd / && setpriv "--reuid=$id" "--regid=$id" --clear-groups bash -c 'ulimit -u 4 && exec "$@"' bash \
        "$bots/contain" /usr /usr/bin/true 2>&1)
    [[ $got == "failed the machine could not start it: fork: "* ]]
    result $? "$who: a machine without processes is not taken for a crash"
    [ "${got%% *}" = failed ] || echo "# got \"$got\""
}

# broken: programs that the kernel cannot start, which is not the machine's
# fault: a file of 120 bytes whose interpreter's name, or whose interpreter,
# lies past its end.
broken() {
    local name
    for name in past short; do
        python3 - "$bots/a" $name <<'PY'
import struct, sys
folder, name = sys.argv[1:]
inner = (folder + "/tiny\0").encode()
at, size = (1 << 20, 16) if name == "past" else (120, len(inner))
head = b"\x7fELF\2\1\1" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 2, 62, 1, 0, 64, 0, 0, 64, 56, 1, 0, 0, 0)
with open(f"{folder}/{name}", "wb") as file:
    file.write(head + struct.pack("<IIQQQQQQ", 3, 4, at, at, at, size, size, 1) + (inner if name == "short" else b""))
with open(folder + "/tiny", "wb") as file:
    file.write(b"\x7fELF")
PY
        chown --reference="$bots/a" "$bots/a/$name" "$bots/a/tiny" && chmod 755 "$bots/a/$name" "$bots/a/tiny"
        contained "a broken program ($name)" "ended exit status 127" -- $name
    done
}

# no_box: where no sandbox can be made, a match ends at once with the reason.
no_box() {
    (cd / && HOME=$bots "${as[@]}" unshare -Ur sh -c 'echo 0 >/proc/sys/user/max_user_namespaces && exec "$@"' sh \
        "$bots/joute" match trolls -p "cmd:$bots/a/actor" -p random --games 40 --jobs 2 --lang en) >"$tmp/no_box.txt" 2>&1
    [ $? -eq 1 ] && [[ $(cat "$tmp/no_box.txt") == "joute: no sandbox can be made here: "*" (--no-sandbox plays without)" ]]
    local status=$?
    result $status "$who: a machine on which no sandbox can be made"
    [ $status -eq 0 ] || sed 's/^/# /' "$tmp/no_box.txt"
}

# languages: bots in every language that joute supports run there.
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
    for way in tables sockets links; do # a smaller limit is reached sooner
        contained "memory in $way" "memory*" -m 160 -t 30000 -- memory_kernel $way
    done
    for way in pages queues pipes; do # refused, or too little to matter; as root a group may count it
        contained "memory in $way" "@(line move done|memory*)" -t 30000 -- memory_kernel $way
    done
    talk
    doors
    theft
    no_box
    whisper
    busy
    hides
    contained "memory in processes that hand it on" "memory*" -t 30000 -- actor hop 1500
    contained "memory in a process without its first thread" "memory*" -t 30000 -- actor outlive 1500
    contained "300 MB, and children that share them until they are another program" "line move*" -t 30000 -- actor vfork 300
    contained "a bot that is stopped, and wakes itself" "line move done" -s 1000 -- ponders
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
    contained "processes that hand on while the bot is moved to another core" "line move done" -c -t 8000 -- wanders
    for way in calls options files house; do
        contained "tricks with $way" "line move done" -t 20000 -- tricks $way "$(ulimit -Hc)"
    done
    contained "a missing program" "ended exit status 127" -- nowhere
    contained "only one file of the folder, not what it imports" "ended exit status 1" -o silent -- silent
    broken
    contained "no attack, but what honest bots use" "line move done" -t 60000 -- honest
    languages
    after=$(cat /proc/self/mountinfo)
    [ "$before" = "$after" ]
    result $? "$who: no mount is left"
}

# judge_walls: what the walls alone keep out, in another environment.
judge_walls() {
    local way
    doors
    for way in calls options files house; do
        contained "tricks with $way" "line move done" -t 20000 -- tricks $way "$(ulimit -Hc)"
    done
    contained "other processes and descriptors" "line move done" -- sees_others
    contained "a fork bomb" "line move done" -- fork_bomb
    contained "memory nobody would count" "line move done" -- memory_hidden
}

# elsewhere: runs the cases as root without control groups, as in a container,
# and in a job with little memory.
elsewhere() {
    local group join more
    who=contained as=(unshare -m sh -c 'mount -t tmpfs none /sys/fs/cgroup && exec "$@"' sh)
    prepare 0:0
    judge_walls
    contained "a memory hog" "memory*" -t 20000 -- memory_hog
    if small_group 120; then
        who=job as=(sh -c 'echo $$ >"$0" && exec "$@"' "$join")
        prepare 0:0
        judge_walls
    else
        skip "the walls in a job with little memory" "no control group for memory can be made here"
    fi
    remove_group
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
    beside elsewhere
    memory_of_the_job
    gather
    who=user as=(setpriv "--reuid=$SPARE" "--regid=$SPARE" --clear-groups)
    prepare $SPARE:$SPARE
    why=$(cd / && "${as[@]}" "$bots/contain" /usr true 2>&1)
    if [ "${why%% *}" = error ]; then
        skip "the hostile bots of an ordinary user" "${why#error }"
    else
        judge_all
        memory_of_the_job
        unread
        short_of_processes
    fi
else
    skip "the hostile bots of root" "this is not root"
    who=user as=()
    prepare "$(id -u):$(id -g)"
    judge_all
fi
# A match that is played at the same time may have groups meanwhile.
comm -13 <(echo "$groups_before") <(idle_groups) >"$tmp/groups"
are_swept() { comm -12 "$tmp/groups" <(idle_groups) >"$tmp/left" && [ ! -s "$tmp/left" ] || { cp "$tmp/left" "$tmp/groups" && false; }; }
soon are_swept
result $? "no control group is left"
sed 's/^/# left: /' "$tmp/groups"
tap_end
