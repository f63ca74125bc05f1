#!/usr/bin/env bash
# ./run and ./test on a bare Debian 12, made by debootstrap, as different users
# find it:
#   tests/bare.sh [CASE...]
#     run     what ./run promises, and what it says where it cannot
#     root    as root
#     user    as an ordinary user with sudo, in a path with a space
#     busy    as that user, while other programs keep every core busy
#     core    as root on one core, which another program keeps busy
#     chroot  as root where the kernel refuses namespaces: those tests skip
# Needs root. Each case begins with a fresh copy; the last lines of all are
# printed at the end. JOUTE_BARE=FOLDER keeps the first system for next time.
cd "$(dirname "$0")/.." || exit 1
. tools/install.sh
[ $# -gt 0 ] || set -- run root user busy core chroot
count=0 failed=0 hogs=()
skip() { echo "ok $((++count)) - a bare Debian 12 # SKIP $1"; echo "1..$count"; exit 0; }
[ "$(id -u)" -eq 0 ] || skip "making one needs root"
install_packages debootstrap >/dev/null 2>&1 || skip "debootstrap cannot be installed"
work=$(mktemp -d /var/tmp/joute-bare.XXXXXX) && trap 'kill "${hogs[@]}" 2>/dev/null; rm -rf --one-file-system "$work"; rm -f "$log"' EXIT
base=${JOUTE_BARE:-$work/base}

# A minimal Debian with sudo and this network's own certificates and names.
if [ ! -e "$base/ready" ]; then
    mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -v security | sort -u | head -1)
    debootstrap --variant=minbase --include=sudo,ca-certificates bookworm "$base" "${mirror:-http://deb.debian.org/debian}" >"$work/log" 2>&1 ||
        { tail -3 "$work/log" | sed 's/^/# /'; skip "debootstrap found no Debian"; }
    cp /etc/hosts /etc/resolv.conf "$base/etc/"
    cp -r /etc/apt/apt.conf.d "$base/etc/apt/" 2>/dev/null
    cp -rL --remove-destination /etc/ssl/certs "$base/etc/ssl/"
    chroot "$base" useradd -m -s /bin/bash joueur
    echo 'joueur ALL=(ALL) NOPASSWD: ALL' >"$base/etc/sudoers.d/joueur"
    touch "$base/ready"
fi

# enter HOW ROOT COMMAND...: runs it in namespaces of its own, so that nothing
# stays mounted or running. With pivot_root, ROOT becomes the root; in a mere
# chroot the kernel refuses further namespaces.
enter() {
    # shellcheck disable=SC2016
    unshare --mount --pid --fork --kill-child --propagation private bash -c '
        how=$1 root=$2
        shift 2
        mount --bind "$root" "$root" && cd "$root" || exit 1
        mount -t proc proc proc && mount --rbind /sys sys && mount --rbind /dev dev || exit 1
        if [ "$how" = chroot ]; then exec chroot . "$@"; fi
        mkdir -p old && pivot_root . old && cd / && umount -l /old && exec "$@"' enter "$@"
}
busy() { while :; do :; done; }

for case in "$@"; do
    root=$work/$case how=pivot home=/root folder=/root/joute as=root bind=() what=./test
    cp -a "$base" "$root"
    case $case in
        user | busy) home=/home/joueur folder="/home/joueur/un dossier/joute" as=joueur ;;
        run) folder="/srv/un dossier/joute" what=tests/bare_run.sh ;;
        core) bind=(taskset -c 0) ;;
        chroot) how=chroot ;;
    esac
    mkdir -p "$root$folder" && git archive HEAD | tar -x -C "$root$folder"
    case $case in run | user | busy) chroot "$root" chown -R joueur: "${folder%/*}" ;; esac
    [ $case = busy ] && for _ in $(seq "$(nproc)"); do busy & hogs+=($!); done
    [ $case = core ] && { taskset -c 0 bash -c 'while :; do :; done' & hogs+=($!); }
    began=$SECONDS
    # shellcheck disable=SC2016
    "${bind[@]}" bash -c "$(declare -f enter)"'; enter "$@"' enter $how "$root" \
        setpriv --reuid=$as --regid=$as --init-groups env -i HOME="$home" USER=$as LANG=C.UTF-8 \
        PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS="$NODE_EXTRA_CA_CERTS"} \
        bash -c 'cd "$1" && exec "$2"' test "$folder" $what >"$work/$case.log" 2>&1 </dev/null
    status=$?
    [ ${#hogs[@]} -eq 0 ] || kill "${hogs[@]}" 2>/dev/null
    hogs=()
    last=$(tail -n 1 "$work/$case.log")
    [ $status -eq 0 ] || { failed=$((failed + 1)) && printf 'not '; }
    echo "ok $((++count)) - $what on a bare Debian 12, $case: $last, in $(((SECONDS - began) / 60)) min"
    grep -E '^(not ok|failed:|unsteady|skipped:|    )|rror' "$work/$case.log" | head -40 | sed 's/^/#   /'
    left=$(cd "$root" && find tmp var/tmp ".$home" -newer "$root/ready" -not -path ".$folder*" \( -name '.bash_history' -o -path '*config/chromium*' -o -name 'joute-*' \) 2>/dev/null | head -20 | xargs)
    [ -z "$left" ] || { failed=$((failed + 1)) && echo "not ok $((++count)) - nothing is left behind ($case): $left"; }
    [ -n "${JOUTE_BARE_LOGS:-}" ] && cp "$work/$case.log" "$JOUTE_BARE_LOGS/"
    rm -rf --one-file-system "$root"
done
echo "1..$count"
[ $failed -eq 0 ]
