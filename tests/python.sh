#!/usr/bin/env bash
# The module joute: tests/python_module.py with the module of this build, under
# AddressSanitizer if the build is.
cd "$(dirname "$0")/.." || exit 1
module=$(dirname "$JOUTE")/python
if [ ! -e "$module/joute/_joute.abi3.so" ]; then
    echo "ok 1 - the module joute # SKIP python3-dev is not installed"
    echo 1..1
    exit 0
fi
if ldd "$module/joute/_joute.abi3.so" | grep -q libasan; then
    export LD_PRELOAD ASAN_OPTIONS=detect_leaks=0
    LD_PRELOAD=$(gcc -print-file-name=libasan.so)
fi
PYTHONPATH=$module exec /usr/bin/python3 -B tests/python_module.py
