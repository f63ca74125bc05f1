# install.sh: sourced by ./run and ./test; installs the Debian packages that
# are missing, and says so in one line, and builds the page.
PACKAGES_BUILD="gcc libc6-dev cmake ninja-build pkg-config libseccomp-dev bubblewrap libwebsockets-dev libsqlite3-dev zlib1g-dev"
PACKAGES_TEST="clang clang-format libclang-rt-14-dev libcmocka-dev libjansson4 python3 jq man-db util-linux tmux curl chromium"

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

# Node and npm, from Debian unless some are here already.
install_node() {
    command -v node >/dev/null && command -v npm >/dev/null || install_packages nodejs npm
}

# page_packages: the npm packages of web/package-lock.json, again when it
# changes. npm reads the machine's own list of certificates too.
page_packages() {
    local log=/tmp/joute-npm.$$
    cmp -s web/package-lock.json web/node_modules/.joute-lock && return 0
    echo "installing the page's npm packages"
    if (cd web && NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt} \
        npm ci --ignore-scripts --no-audit --no-fund) >"$log" 2>&1; then
        cp web/package-lock.json web/node_modules/.joute-lock
        rm -f "$log"
        return 0
    fi
    echo "npm could not install them:" >&2
    grep -v '^npm WARN' "$log" | tail -5 >&2
    rm -f "$log"
    return 1
}
