# install.sh: sourced by ./run and ./test; installs the Debian packages that
# are missing, and says so in one line.
PACKAGES_BUILD="gcc libc6-dev cmake ninja-build pkg-config libseccomp-dev bubblewrap"
PACKAGES_TEST="clang libclang-rt-14-dev libcmocka-dev libjansson4 python3 jq man-db util-linux tmux"

install_packages() {
    local missing="" sudo=""
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' ||
            missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    echo "installing:$missing"
    [ "$(id -u)" -eq 0 ] || sudo=sudo
    # shellcheck disable=SC2086
    if $sudo apt-get update -qq >/dev/null 2>&1 &&
        $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/tmp/joute-install.$$ 2>&1; then
        rm -f /tmp/joute-install.$$
        return 0
    fi
    echo "could not install$missing:" >&2
    tail -3 /tmp/joute-install.$$ >&2
    return 1
}
