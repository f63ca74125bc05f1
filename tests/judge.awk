# judge.awk: reads what ctest --verbose said of a first run, and of a second one
# of the suites that failed. Prints what failed and what was skipped, the tests
# that passed only the second time, and the count as the last line. The exit
# status is 1 if something failed twice or nothing passed.

# A test is known by its suite, its title, and how many of that title came before.
function note(title, verdict, why,    key) {
    key = suite "\t" title "\t" ++seen[run, suite, title]
    if (!(key in known)) {
        known[key] = ++count
        keys[count] = key
    }
    verdicts[run, key] = verdict
    reasons[run, key] = why
    last[suite] = verdict == "failed" ? key : ""
    if (verdict == "failed" && above[suite]) detail(above[suite])
    above[suite] = ""
}
# What a suite says above or below a test that failed; the first line is its reason.
function detail(line) {
    if (reasons[run, last[suite]] == "") reasons[run, last[suite]] = line
    details[run, suite] = details[run, suite] "    " substr(line, 1, 300) "\n"
}
FNR == 1 { run++ }
/^Total Test time/ { ended[run] = 1 }
/^ +Start +[0-9]+: / { names[run, $2 + 0] = $3 }
match($0, /^[0-9]+: /) {
    suite = names[run, $1 + 0]
    line = substr($0, RLENGTH + 1)
    if (line ~ /^(not )?ok [0-9]/) {
        bad = line ~ /^not/
        sub(/^(not )?ok [0-9]+ *(- )?/, "", line)
        # cmocka writes "not ok 3 # SKIP name" for a test that it skips.
        if (line ~ /# SKIP/) note(line, "skipped", line)
        else note(line, bad ? "failed" : "passed", "")
        said[run, suite]++
        if (bad && line !~ /# SKIP/) failures[run, suite]++
    } else if (line ~ /^(#|  )/ && line !~ /^#? *(---|\.\.\.|duration_ms.*|type:.*|Subtest:.*)?$/) {
        sub(/^#? */, "", line)
        if (last[suite]) detail(line)
        else above[suite] = above[suite] (above[suite] ? "\n    " : "") line
    } else if (line ~ /ERROR: |SUMMARY: |runtime error|[Aa]ssert/) {
        dying[run, suite] = dying[run, suite] line "; "
    }
}
# A suite that dies without a word, or that never says one, is a test itself.
match($0, / Test +#[0-9]+: /) {
    suite = $0
    sub(/.* Test +#[0-9]+: /, "", suite)
    sub(/ .*/, "", suite)
    bad = /\*\*\*/
    how = bad ? substr($0, index($0, "***") + 3) : ""
    if ((bad && !failures[run, suite]) || !said[run, suite] || (1, suite "\t(the suite)\t1") in verdicts)
        note("(the suite)", bad ? "failed" : "passed", dying[run, suite] how)
    last[suite] = ""
}
END {
    # ctest that is killed leaves suites out without a word.
    if (!ended[run]) {
        suite = "ctest"
        note("all suites come to their end", "failed", "")
        verdicts[2, keys[count]] = "failed"
    }
    for (i = 1; i <= count; i++) {
        key = keys[i]
        split(key, part, "\t")
        name = part[1] ": " part[2]
        verdict = verdicts[1, key]
        if (verdict == "" || verdict == "failed") {
            again = verdicts[2, key]
            if (verdict == "failed" && again == "passed") {
                unsteady[++shaken] = name " (first failure: " (reasons[1, key] ? reasons[1, key] : "no reason given") ")"
                verdict = again
            } else {
                verdict = again == "" ? "failed" : again
            }
        }
        total[verdict]++
        if (verdict == "skipped") print "skipped: " name
        if (verdict != "failed") continue
        print "failed: " name
        if (part[1] in told) continue
        told[part[1]] = 1
        printf "%s", details[2, part[1]] ? details[2, part[1]] : details[1, part[1]]
        if (reasons[2, key] != "" && part[2] == "(the suite)") print "    " reasons[2, key]
        print "    again: ctest --test-dir build/all -R '^" part[1] "$' --output-on-failure"
    }
    if (shaken) print "unsteady tests: " shaken
    for (i = 1; i <= shaken; i++) print "unsteady: " unsteady[i]
    printf "%d passed, %d failed, %d skipped\n", total["passed"], total["failed"], total["skipped"]
    exit total["failed"] > 0 || total["passed"] == 0
}
