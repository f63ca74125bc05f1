#!/usr/bin/env bash
# Installs into an empty folder and builds the example against the installed
# files, by pkg-config and by CMake, as any other program would.
cd "$(dirname "$0")/.." || exit 1
. tests/tap.sh
build=$(dirname "$JOUTE") prefix=$tmp/prefix
cmake --install "$build" --prefix "$prefix" >"$tmp/log" 2>&1
result $? "cmake --install"
for file in bin/joute libexec/joute/joute-box share/man/man1/joute.1 share/man/fr/man1/joute.1 include/joute/joute.h share/joute/kits/grade.py share/joute/src/games/guerre/reference/guerre.py share/joute/tests/reference/common.py \
    share/bash-completion/completions/joute share/zsh/site-functions/_joute share/fish/vendor_completions.d/joute.fish; do
    [ -s "$prefix/$file" ]
    result $? "$file is installed"
done
pc=$(dirname "$(find "$prefix" -name joute.pc)")
# shellcheck disable=SC2046
cc -std=c17 -Wall -Wextra -Wpedantic -o "$tmp/by-pc" examples/random_game.c \
    $(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs joute) -Wl,-rpath,"$(dirname "$pc")" 2>"$tmp/log"
result $? "the example builds with pkg-config"
mkdir "$tmp/project" && cat >"$tmp/project/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.20)
project(stranger C)
find_package(joute 0.1 REQUIRED)
add_executable(by-cmake random_game.c)
target_link_libraries(by-cmake joute::joute)
CMAKE
cp examples/random_game.c "$tmp/project"
cmake -G Ninja -S "$tmp/project" -B "$tmp/project/build" -DCMAKE_PREFIX_PATH="$prefix" >"$tmp/log" 2>&1 &&
    cmake --build "$tmp/project/build" >>"$tmp/log" 2>&1
result $? "the example builds with the CMake package"
[ "$(wc -l <examples/random_game.c)" -lt 60 ]
result $? "the example has under 60 lines"
for game in $("$JOUTE" games | cut -f1); do
    "$tmp/by-pc" "$game" 7 >"$tmp/record.json" && [ "$("$JOUTE" verify "$tmp/record.json")" = ok ]
    result $? "the example plays $game"
done
[ "$("$tmp/by-pc" moulin 7)" = "$("$tmp/project/build/by-cmake" moulin 7)" ]
result $? "both builds play the same game"
! "$tmp/by-pc" moulin 7 pieces=99 2>"$tmp/err" && grep -q pieces "$tmp/err"
result $? "the library refuses a bad option"
# shellcheck disable=SC2046
cc -std=c17 -Wall -Wextra -Wpedantic -o "$tmp/batch" examples/batch.c \
    $(PKG_CONFIG_PATH=$pc pkg-config --cflags --libs joute) -Wl,-rpath,"$(dirname "$pc")" 2>"$tmp/log"
result $? "the example of a batch builds"
for game in $("$JOUTE" games | cut -f1); do
    "$tmp/batch" "$game" 100 7 >"$tmp/1" && "$tmp/batch" "$game" 100 7 | cmp -s - "$tmp/1"
    result $? "it plays 100 games of $game, and the same ones again"
done
symbols=$(nm -D --defined-only "$(find "$prefix" -name 'libjoute.so' | head -1)" | awk '{print $3}' | sed 's/@.*//' | grep -v '^joute_')
[ -z "$symbols" ]
result $? "the library exports only names that begin with joute_"
if [ "$long" = 1 ]; then
    cp -r CMakeLists.txt pyproject.toml setup.py cmake include python src "$tmp/project" &&
        /usr/bin/python3 -m pip wheel --no-index --no-deps -w "$tmp/wheel" "$tmp/project" >"$tmp/log" 2>&1 &&
        /usr/bin/python3 -m zipfile -e "$tmp"/wheel/joute-*-abi3-*.whl "$tmp/site" &&
        [ "$(PYTHONPATH=$tmp/site /usr/bin/python3 -c 'import joute; print(joute.State("trolls").num_players())')" = 2 ]
    result $? "a wheel is built without the network, and imported"
else
    skip "a wheel is built without the network, and imported" "it takes a minute: ./test --long"
fi
printf '#include <joute/joute.h>\nint main() { return joute_version() == nullptr; }\n' >"$tmp/x.cc"
if command -v c++ >/dev/null; then
    # shellcheck disable=SC2046
    c++ -fsyntax-only $(PKG_CONFIG_PATH=$pc pkg-config --cflags joute) "$tmp/x.cc" 2>"$tmp/log"
    result $? "the headers are good C++ too"
else
    skip "the headers are good C++ too" "no C++ compiler"
fi
tap_end
