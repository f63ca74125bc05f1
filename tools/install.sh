# install.sh: sourced by ./run and ./test; installs the Debian packages that
# are missing, says so in one line, and says why when it cannot. What apt and npm
# print goes to $log, which is deleted at the end, even of an interrupted script.
log=$(mktemp) && trap 'rm -f "$log"' EXIT || exit 1
PACKAGES_BUILD="gcc libc6-dev cmake ninja-build pkg-config libseccomp-dev libwebsockets-dev libsqlite3-dev libpq-dev zlib1g-dev"
# The page's WebAssembly module.
PACKAGES_WASM="clang lld llvm wasi-libc libclang-rt-14-dev-wasm32"
PACKAGES_TEST="ccache clang clang-19 clang-format libclang-rt-14-dev libcmocka-dev libglpk-dev libjansson4 python3 jq man-db util-linux tmux curl chromium firefox-esr default-jdk-headless g++ procps iproute2 zsh fish python3-numpy python3-dev python3-pip python3-setuptools python3-wheel postgresql-15"
PACKAGES_SLURM="slurm-wlm munge"

# patiently WHAT COMMAND...: runs it with its output in $log. A terminal shows the
# seconds and the last line; elsewhere a line every half minute says that it goes
# on. All of this goes to standard error: the output of ./run COMMAND is the
# command's. Ctrl-C ends the command too, which a shell would otherwise prevent.
patiently() {
    local what=$1 began=$SECONDS told=$SECONDS pid last
    shift
    (trap - INT && "$@") >"$log" 2>&1 </dev/null &
    pid=$!
    while kill -0 $pid 2>/dev/null; do
        sleep 0.3
        if [ -t 2 ]; then
            last=$(tail -n 1 "$log" 2>/dev/null | tr -dc '[:print:]')
            printf '\r\033[K%s: %d s  %.50s' "$what" $((SECONDS - began)) "$last" >&2
        elif [ $((SECONDS - told)) -ge 30 ]; then
            told=$SECONDS
            echo "$what: $((SECONDS - began)) s" >&2
        fi
    done
    [ ! -t 2 ] || printf '\r\033[K' >&2
    wait $pid
}

# missing_packages NAME...: prints those that are not installed.
missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' || printf ' %s' "$package"
    done
}

install_packages() {
    local missing status=0 sudo=()
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "cannot install$missing: needs root or sudo" >&2
            return 1
        fi
        # It may ask for a password, which must not happen in the background.
        if ! sudo -n true 2>/dev/null && { [ ! -t 0 ] || ! sudo -v; }; then
            echo "cannot install$missing: needs root or sudo ($(sudo -n true 2>&1 | tail -n 1))" >&2
            return 1
        fi
        sudo=(sudo -n)
    fi
    echo "installing:$missing" >&2
    # An update that fails may only have missed a list that is not needed.
    patiently "reading the lists of packages" "${sudo[@]}" apt-get update -qq
    # shellcheck disable=SC2086
    patiently "installing" "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -q --no-install-recommends $missing || status=1
    # shellcheck disable=SC2086
    if [ $status -ne 0 ]; then
        echo "could not install$(missing_packages $missing): $(grep -E '^E: ' "$log" | tail -n 1)" >&2
        [ "$(grep -cE '^E: ' "$log")" -gt 0 ] || tail -n 1 "$log" >&2
    fi
    return $status
}

# can_build_module: installs what the WebAssembly module of the page is built
# with. Without it everything but playing without a server works.
can_build_module() {
    install_packages $PACKAGES_WASM && return 0
    echo "without$(missing_packages $PACKAGES_WASM) the page cannot play without a server" >&2
    return 1
}

# Node and npm, from Debian unless some are here already.
install_node() {
    command -v node >/dev/null && command -v npm >/dev/null || install_packages nodejs npm
}

# page_packages: the npm packages of web/package-lock.json, again when it
# changes. npm reads the machine's own list of certificates too.
page_packages() {
    local status
    cmp -s web/package-lock.json web/node_modules/.joute-lock && return 0
    echo "installing the page's npm packages" >&2
    patiently "npm" env -C web NODE_EXTRA_CA_CERTS="${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" \
        npm ci --ignore-scripts --no-audit --no-fund
    status=$?
    if [ $status -eq 0 ]; then
        cp web/package-lock.json web/node_modules/.joute-lock
    else
        echo "npm could not install them: $(grep -iE '^npm err' "$log" | grep -viE 'complete log|^npm err[^ ]*$' | tail -n 1)" >&2
    fi
    return $status
}
