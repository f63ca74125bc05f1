#!/usr/bin/env bash
# Prints the figures of docs/STYLE.md, section 7, for the C of the tree or of
# folders of it:  tools/measure.sh [--at COMMIT] [-v] [FOLDER...]   (src include)
# It expects the layout that clang-format makes. With -v it also lists the statics
# of at most 6 lines that are called once, and the prototypes without a comment.
# A static that stands in a table, or is passed to another function, cannot be
# written in place; it is counted apart.
cd "$(dirname "$0")/.." || exit 1
at='' verbose=0
while :; do
    case $1 in
    --at) at=$2; shift 2 ;;
    -v) verbose=1; shift ;;
    *) break ;;
    esac
done
[ $# -gt 0 ] || set -- src include
if [ -n "$at" ]; then
    root=$(mktemp -d)
    trap 'rm -rf "$root"' EXIT
    git archive "$at" | tar -x -C "$root"
    cd "$root" || exit 1
    # Formatted first, so that the figures can be compared.
    find "$@" -name '*.[ch]' -exec clang-format -i {} +
fi
find "$@" -name '*.[ch]' | sort | xargs awk -v verbose="$verbose" '
function share(part, whole) { return whole ? sprintf("%.1f %%", 100 * part / whole) : "-" }
function quantile(count, total, part,    i, seen) {
    for (i = 0; seen < total * part; i++) seen += count[i]
    return i - 1
}
function name_of(head) { match(head, /[A-Za-z_0-9]+\(/); return substr(head, RSTART, RLENGTH - 1) }
# Used once: the name of the static occurs in the file exactly once besides its
# definition and declarations. Called: a parenthesis follows.
function end_file(    name, words, i, n) {
    n = split(text, words, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= n; i++) if (words[i] in own) uses[words[i]]++
    for (name in own) {
        statics++
        if (uses[name] - own[name] != 1) continue
        once++
        if (split(text, words, "[^A-Za-z0-9_]" name "\\(") - 1 == own[name]) continue
        called++
        if (size_of[name] > 6) continue
        small++
        if (verbose) print "once: " file ": " name
    }
    split("", own); split("", uses); split("", size_of); text = ""
    files++
    file_lines[lines_here]++
}
FNR == 1 {
    if (file) end_file()
    file = FILENAME; lines_here = inside = is_comment = commented_at = 0; head = ""
    if (file ~ /\.c$/) { sources++; opened += /^\/\*/ }
}
{ lines++; lines_here++ }
is_comment || /^ *\/\*/ {
    comments++
    is_comment = !/\*\//
    if (!is_comment) commented_at = FNR
    next
}
{
    code = $0
    gsub(/"([^"\\]|\\.)*"/, "", code)
    if (code ~ /\/\*/) trailing++
    gsub(/\/\*.*\*\//, "", code)
    if (code ~ /\/\*/) { is_comment = 1; comments++; sub(/\/\*.*/, "", code) }
    sub(/ +$/, "", code)
    text = text " " code
}
!inside && code ~ /^[A-Za-z_].*\(/ && code !~ /^(typedef|struct|enum|union|extern|_Static_assert|JOUTE_API typedef)/ {
    head = code; is_said = commented_at == FNR - 1
}
!inside && head && code ~ /;$/ {
    if (file ~ /\.h$/ && head !~ /^static/ && head !~ / = /) {
        prototypes++
        said += is_said
        if (!is_said && verbose) print "bare: " file ":" FNR ": " head
    } else if (head ~ /^static/ && head !~ / = /) {
        own[name_of(head)]++
    }
    head = ""
}
code == "{" && head {
    inside = FNR
    name = name_of(head)
    if (head ~ /^static/ && file ~ /\.c$/) own[name]++
}
inside && code ~ /^ +(\} else|if|for|while|do|switch|SEATS_EACH).*\{$/ {
    match(code, /^ +/)
    if (int(RLENGTH / 4) > deepest) { deepest = int(RLENGTH / 4); deep = file ":" FNR }
}
code ~ /^\}/ && inside {
    size = FNR - inside - 1
    functions++
    sizes[size]++
    size_of[name] = size
    if (size > longest) { longest = size; long = file ":" name }
    inside = 0; head = ""
}
END {
    end_file()
    printf "lines of C             %d in %d files, half of them up to %d lines\n", lines, files, quantile(file_lines, files, 0.5)
    printf "functions              %d, %.1f lines of source each\n", functions, lines / functions
    printf "lines of a function    half up to %d, nine tenths up to %d\n", quantile(sizes, functions, 0.5), quantile(sizes, functions, 0.9)
    printf "longest function       %d lines, %s\n", longest, long
    printf "deepest nesting        %d, %s\n", deepest, deep
    printf "statics used once      %s of %d: %s are called, %d of these have at most 6 lines\n", share(once, statics), statics, share(called, statics), small
    printf "comment lines          %s; %s of the lines end in a comment\n", share(comments, lines), share(trailing, lines)
    printf "prototypes commented   %s of %d\n", share(said, prototypes), prototypes
    printf "files that open with what they are for   %s of %d\n", share(opened, sources), sources
}'
