/* test_process.c: a bot's process without a sandbox, and what a process costs
 * with and without one. tests/sandbox.sh has the hostile bots. */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/process.h"
#include "arena/spawn.h"
#include "base/clock.h"

static uint64_t in_ms(uint64_t ms)
{
    return clock_now() + ms * 1000000;
}

/* Starts a shell that runs the script; its errors go to the descriptor. */
static Process *start_shell(const char *script, ProcessLimits limits,
                            int errors_to)
{
    Error err = ERROR_IN(LANG_EN);
    char *words[] = { "/bin/sh", "-c", (char *)script, NULL };
    ProcessSpec spec = {
        .argv = words, .folder = "/", .limits = limits, .errors_to = errors_to
    };
    Process *process = process_start(&spec, &err);
    assert_string_equal(err.text, "");
    assert_non_null(process);
    return process;
}

static Process *start_plain(const char *script)
{
    return start_shell(script, process_default_limits, -1);
}

static void assert_line(Process *process, const char *wanted)
{
    Text line = { 0 };
    uint64_t at = 0, begun = clock_now();
    assert_int_equal(process_read_line(process, in_ms(5000), &line, &at),
                     PROCESS_LINE);
    assert_string_equal(text_string(&line), wanted);
    assert_true(at <= clock_now() && at + 5000000000u > begun);
    text_done(&line);
}

static void assert_event(Process *process, uint64_t ms, ProcessEvent wanted)
{
    Text line = { 0 };
    uint64_t at;
    assert_int_equal(process_read_line(process, in_ms(ms), &line, &at), wanted);
    text_done(&line);
}

static void assert_end(Process *process, Lang lang, const char *wanted)
{
    Text end = { 0 };
    process_describe_end(process, lang, &end);
    assert_string_equal(text_string(&end), wanted);
    text_done(&end);
}

static void assert_written(Process *process, const char *text)
{
    assert_true(process_write(process, text, strlen(text), in_ms(5000)));
}

static void lines_come_one_by_one_without_comments(void **state)
{
    (void)state;
    Process *p = start_plain("printf '# x\\n\\none\\n#\\ntwo\\nthr'; "
                             "sleep 0.1; echo ee; read x; echo \"<$x>\"");
    assert_line(p, "one");
    assert_line(p, "two");
    assert_line(p, "three");
    assert_written(p, "hello\n");
    assert_line(p, "<hello>");
    assert_event(p, 5000, PROCESS_ENDED);
    assert_end(p, LANG_EN, "exit status 0");
    assert_event(p, 5000, PROCESS_ENDED);
    process_free(p);
}

static void what_was_said_before_the_end_is_heard(void **state)
{
    (void)state;
    Process *p = start_plain("seq 1 30000; sleep 100 & exit 3");
    char number[16];
    for (int i = 1; i <= 30000; i++) {
        snprintf(number, sizeof number, "%d", i);
        assert_line(p, number);
    }
    assert_event(p, 5000, PROCESS_ENDED);
    assert_end(p, LANG_EN, "exit status 3");
    assert_end(p, LANG_FR, "code de sortie 3");
    process_free(p);
}

static void a_deadline_is_kept(void **state)
{
    (void)state;
    Process *p = start_plain("echo half; printf other; sleep 100");
    assert_line(p, "half");
    uint64_t begun = clock_now();
    assert_event(p, 50, PROCESS_TIMEOUT);
    assert_true(clock_now() - begun >= 50000000);
    assert_false(process_wait(p, in_ms(10)));
    process_free(p);
}

static void a_waiting_line_is_read_after_any_deadline(void **state)
{
    (void)state;
    Process *p = start_plain("printf 'one\\ntwo\\n'; sleep 100");
    assert_line(p, "one");
    assert_event(p, 0, PROCESS_LINE);
    assert_event(p, 0, PROCESS_TIMEOUT);
    process_free(p);
}

static void words_before_a_question_are_noticed_and_kept(void **state)
{
    (void)state;
    Process *p = start_plain("echo '# thinking'; echo; read x; printf early; "
                             "read y; echo; sleep 100");
    usleep(100000);
    assert_false(process_begin_question(p));
    assert_written(p, "go\n");
    bool is_early = false;
    for (int i = 0; i < 6000 && !is_early; i++) {
        usleep(10000);
        is_early = process_begin_question(p);
    }
    assert_true(is_early);
    assert_written(p, "go\n");
    assert_line(p, "early");
    assert_false(process_begin_question(p));
    process_free(p);
}

static void a_bot_that_does_not_read_holds_nobody_up(void **state)
{
    (void)state;
    enum { SIZE = 1 << 20 };
    char *text = calloc(1, SIZE);
    Process *p = start_plain("echo kept; sleep 100");
    assert_false(process_write(p, text, SIZE, in_ms(100)));
    assert_line(p, "kept");
    process_free(p);
    p = start_plain("exec <&-; echo; sleep 100");
    assert_false(process_write(p, text, SIZE, in_ms(100)));
    process_free(p);
    p = start_plain("exit 0");
    assert_true(process_wait(p, in_ms(5000)));
    assert_false(process_write(p, text, SIZE, in_ms(1000)));
    process_free(p);
    free(text);
}

static void both_may_write_at_once(void **state)
{
    (void)state;
    enum { SIZE = 200000 };
    char *text = malloc(SIZE);
    memset(text, 'x', SIZE);
    Process *p = start_plain("seq 1 20000; cat >/dev/null");
    assert_true(process_write(p, text, SIZE, in_ms(5000)));
    assert_line(p, "1");
    assert_line(p, "2");
    process_free(p);
    free(text);
}

/* The process answers at once, in parts, late, or not at all, and ends. With a
 * ticker all answers must arrive, whether or not a blocking read brings
 * them. */
static void a_ticker_changes_nothing_but_the_cost(void **state)
{
    (void)state;
    Process *p = start_plain("read x; echo one; read x; echo '# two'; echo tw; "
                             "read x; sleep 0.05; echo three; read x; read x; "
                             "printf fou; sleep 0.01; echo r; exit 7");
    static const char *const answers[] = { "one", "tw", "three", NULL, "four" };
    Ticker ticker;
    ticker_init(&ticker);
    assert_true(ticker.is_made);
    process_set_ticker(p, &ticker);
    for (int i = 0; i < 5; i++) {
        assert_false(process_begin_question(p));
        assert_written(p, "go\n");
        if (answers[i]) {
            assert_line(p, answers[i]);
        } else {
            assert_event(p, 30, PROCESS_TIMEOUT);
            assert_false(ticker.is_running);
        }
    }
    process_begin_question(p);
    assert_event(p, 5000, PROCESS_ENDED);
    assert_end(p, LANG_EN, "exit status 7");
    process_free(p);
    assert_false(ticker.is_running);
    ticker_done(&ticker);
}

/* The process ends 20 ticks after its output. That is usually soon enough to
 * report how it ended, but not always on a busy machine. */
static void a_ticker_does_not_hide_how_it_ended(void **state)
{
    (void)state;
    Ticker ticker;
    Text end = { 0 };
    ticker_init(&ticker);
    for (int i = 0; i < 5 && strcmp(text_string(&end), "exit status 3"); i++) {
        Process *p =
            start_plain("echo a; read x; exec >&-; sleep 0.02; exit 3");
        assert_line(p, "a");
        process_set_ticker(p, &ticker);
        process_begin_question(p);
        assert_written(p, "go\n");
        assert_event(p, 5000, PROCESS_ENDED);
        text_clear(&end);
        process_describe_end(p, LANG_EN, &end);
        process_free(p);
    }
    assert_string_equal(text_string(&end), "exit status 3");
    text_done(&end);
    ticker_done(&ticker);
}

static void whoever_speaks_first_is_heard(void **state)
{
    (void)state;
    Process *both[] = { start_plain("read x; echo one; read x"),
                        start_plain("read x; echo two; read x") };
    for (int i = 1; i >= 0; i--) {
        Text line = { 0 };
        uint64_t at;
        assert_written(both[i], "go\n");
        while (process_read_line(both[i], 0, &line, &at) != PROCESS_LINE) {
            process_await_any(both, 2, in_ms(5000));
        }
        assert_string_equal(line.data, i ? "two" : "one");
        text_done(&line);
    }
    process_free(both[0]);
    process_free(both[1]);
}

static void limits_on_output_hold(void **state)
{
    (void)state;
    ProcessLimits limits = { .output = 100000, .errors = 100000 };
    Process *p =
        start_shell("head -c 65536 /dev/zero | tr '\\0' x; echo; "
                    "read go; head -c 65537 /dev/zero | tr '\\0' x; sleep 9",
                    limits, -1);
    assert_event(p, 5000, PROCESS_LINE);
    process_begin_question(p);
    assert_true(process_write(p, "\n", 1, in_ms(5000)));
    assert_event(p, 5000, PROCESS_LONG);
    process_free(p);
    p = start_shell("while :; do echo '# and so on and on'; done", limits, -1);
    assert_event(p, 5000, PROCESS_OUTPUT);
    process_free(p);
    p = start_shell("while :; do echo and so on and on >&2; done", limits, -1);
    assert_event(p, 5000, PROCESS_ERRORS);
    process_free(p);
}

static void standard_error_is_kept_up_to_its_limit(void **state)
{
    (void)state;
    int file = memfd_create("errors", MFD_CLOEXEC);
    ProcessLimits limits = { .errors = 50000 };
    Process *p = start_shell("seq 1 9000 >&2; echo done", limits, file);
    assert_line(p, "done");
    assert_true(process_wait(p, in_ms(5000)));
    assert_int_equal(lseek(file, 0, SEEK_CUR),
                     43893); /* the size of what seq 1 9000 prints */
    process_free(p);
    p = start_shell("seq 1 90000 >&2; echo done", limits, file);
    assert_event(p, 5000, PROCESS_ERRORS);
    assert_int_equal(lseek(file, 0, SEEK_CUR), 43893 + 50000);
    process_free(p);
    close(file);
}

static void ends_are_named(void **state)
{
    (void)state;
    Process *p = start_plain("kill -SEGV $$");
    assert_event(p, 5000, PROCESS_ENDED);
    assert_end(p, LANG_EN, "killed by signal 11 (Segmentation fault)");
    assert_end(p, LANG_FR, "tué par le signal 11 (erreur de segmentation)");
    process_free(p);
    p = start_plain("exec >&-; sleep 100");
    assert_event(p, 5000, PROCESS_ENDED);
    assert_end(p, LANG_EN, "closed its standard output");
    process_free(p);
}

static void too_much_memory_is_noticed(void **state)
{
    (void)state;
    ProcessLimits limits = { .memory = 64 << 20 };
    Process *p = start_shell("x=$(head -c 300000000 /dev/zero | tr '\\0' x); "
                             "echo ${#x}; sleep 100",
                             limits, -1);
    assert_event(p, 20000, PROCESS_MEMORY);
    process_free(p);
}

static bool is_alive(const char *pid)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/%s/stat", pid);
    return access(path, F_OK) == 0;
}

static void children_of_children_are_killed_too(void **state)
{
    (void)state;
    Process *p = start_plain("setsid sh -c 'sleep 100 & echo $!; exec sleep "
                             "100' & echo $!; wait");
    Text pids[2] = { { 0 } };
    uint64_t at;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(process_read_line(p, in_ms(5000), &pids[i], &at),
                         PROCESS_LINE);
        assert_true(is_alive(pids[i].data));
    }
    process_free(p);
    for (int i = 0; i < 2; i++) {
        assert_false(is_alive(pids[i].data));
        text_done(&pids[i]);
    }
}

static void a_daemon_is_killed_too(void **state)
{
    (void)state;
    Process *p = start_plain("(setsid sleep 100 >/dev/null 2>&1 </dev/null & "
                             "echo $!); exit 0");
    Text pid = { 0 };
    uint64_t at;
    assert_int_equal(process_read_line(p, in_ms(5000), &pid, &at),
                     PROCESS_LINE);
    assert_event(p, 5000, PROCESS_ENDED);
    assert_true(is_alive(pid.data));
    process_free(p);
    assert_false(is_alive(pid.data));
    text_done(&pid);
}

static void a_bot_inherits_nothing_of_ours(void **state)
{
    (void)state;
    int inherited = open("/dev/null",
                         O_RDONLY); /* a descriptor that is not close-on-exec */
    setenv("JOUTE_SECRET", "1", 1);
    Process *p = start_plain(
        "ls /proc/self/fd | tr '\\n' ' '; echo; "
        "env | sed 's/=.*//' | grep -v PWD | sort | tr '\\n' ' '; echo");
    assert_line(p, "0 1 2 3 "); /* 3 belongs to ls */
    assert_line(p, "HOME JOUTE_BOT JOUTE_LANG LANG PATH TMPDIR ");
    process_free(p);
    close(inherited);
}

static void a_program_that_is_not_there_is_an_error(void **state)
{
    (void)state;
    Error err = ERROR_IN(LANG_EN);
    char *words[] = { "./not-there", NULL };
    ProcessSpec spec = { .argv = words, .folder = "/", .errors_to = -1 };
    assert_null(process_start(&spec, &err));
    assert_string_equal(err.text,
                        "cannot start ./not-there: No such file or directory");
}

static uint64_t cpu_of_all(void)
{
    struct rusage of;
    uint64_t us = clock_cpu() / 1000;
    getrusage(RUSAGE_CHILDREN, &of);
    return us + (uint64_t)(of.ru_utime.tv_sec + of.ru_stime.tv_sec) * 1000000 +
           (uint64_t)(of.ru_utime.tv_usec + of.ru_stime.tv_usec);
}

enum { ROUNDS = 20000 };

/* Returns the microseconds of CPU, on both sides, for a round trip to cat over
 * bare pipes. */
static double bare_round_trip(void)
{
    int to[2], from[2];
    char byte[8];
    assert_int_equal(pipe2(to, O_CLOEXEC) | pipe2(from, O_CLOEXEC), 0);
    uint64_t before = cpu_of_all();
    pid_t pid = vfork();
    if (pid == 0) {
        dup2(to[0], 0);
        dup2(from[1], 1);
        execl("/bin/cat", "cat", (char *)NULL);
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    for (int i = 0; i < ROUNDS; i++) {
        assert_int_equal(write(to[1], "move 3\n", 7), 7);
        assert_int_equal(read(from[0], byte, sizeof byte), 7);
    }
    close(to[1]);
    close(from[0]);
    waitpid(pid, NULL, 0);
    return (double)(cpu_of_all() - before) / (double)ROUNDS;
}

static double round_trip(bool has_sandbox)
{
    Error err = ERROR_IN(LANG_EN);
    char *words[] = { "/bin/cat", NULL };
    ProcessSpec spec = { .argv = words,
                         .folder = "/usr",
                         .has_sandbox = has_sandbox,
                         .limits = process_default_limits,
                         .errors_to = -1 };
    uint64_t before = cpu_of_all(), ours = clock_cpu();
    Process *p = process_start(&spec, &err);
    Ticker ticker;
    assert_non_null(p);
    ticker_init(&ticker);
    process_set_ticker(p, &ticker);
    Text line = { 0 };
    uint64_t at;
    for (int i = 0; i < ROUNDS; i++) {
        process_begin_question(p);
        assert_true(process_write(p, "move 3\n", 7, in_ms(5000)));
        assert_int_equal(process_read_line(p, in_ms(5000), &line, &at),
                         PROCESS_LINE);
    }
    ours = clock_cpu() - ours;
    process_free(p);
    ticker_done(&ticker);
    text_done(&line);
    return has_sandbox ? (double)ours / 1000 / (double)ROUNDS
                       : (double)(cpu_of_all() - before) / (double)ROUNDS;
}

static double sandbox_start_ms(void)
{
    enum { STARTS = 15 };
    double best = 1e9;
    for (int i = 0; i < STARTS; i++) {
        uint64_t begun = clock_now();
        if (!process_check_sandbox(NULL)) {
            return -1;
        }
        double ms = (double)(clock_now() - begun) / 1e6;
        best = ms < best ? ms : best;
    }
    return best;
}

/* Stays on one core. Otherwise a round trip costs 5 to 30 us, depending on the
 * cores that the scheduler chooses for the two sides. */
static void stay_on_a_core(cpu_set_t *before)
{
    cpu_set_t one;
    sched_getaffinity(0, sizeof *before, before);
    CPU_ZERO(&one);
    CPU_SET((size_t)sched_getcpu(), &one);
    sched_setaffinity(0, sizeof one, &one);
}

static void a_round_trip_costs_little_more_than_a_bare_pipe(void **state)
{
    (void)state;
    cpu_set_t before;
    stay_on_a_core(&before);
    /* The best of several tries, because other programs may run at the same
     * time. */
    double bare = 0, plain = 1e9;
    for (int i = 0; i < 3 && plain >= bare + 15; i++) {
        bare = bare_round_trip();
        plain = round_trip(false);
    }
    sched_setaffinity(0, sizeof before, &before);
    printf("# CPU of a round trip, both sides: %.1f us, bare pipe %.1f us\n",
           plain, bare);
    assert_true(plain < bare + 15);
}

static void a_sandbox_starts_quickly_or_says_why_not(void **state)
{
    (void)state;
    Error err = ERROR_IN(LANG_EN);
    if (!process_check_sandbox(&err)) {
        assert_true(strlen(err.text) > 20);
        printf("# no sandbox here: %s\n", err.text);
        skip();
    }
    printf("# a sandbox with a program in it, from start to end: %.1f ms\n",
           sandbox_start_ms());
    cpu_set_t before;
    stay_on_a_core(&before);
    printf("# CPU of a round trip into it, our side: %.1f us\n",
           round_trip(true));
    sched_setaffinity(0, sizeof before, &before);
}

/* Opens a file with a high descriptor, because low ones may be in use. */
static int open_high(const char *path, int flags)
{
    int low = open(path, flags | O_CLOEXEC);
    int high = fcntl(low, F_DUPFD_CLOEXEC, 200);
    close(low);
    return high;
}

/* Works whatever numbers the descriptors have, the program's own included. */
static void any_descriptor_may_be_the_programs(void **state)
{
    (void)state;
    enum { COUNT = 12, LOW = 5 };
    char *const words[] = { "true", NULL }, *const nothing[] = { NULL };
    int null = open_high("/dev/null", O_RDWR), descriptors[COUNT];
    int file = open_high("/usr/bin/true", O_PATH);
    int kept = fcntl(LOW, F_DUPFD_CLOEXEC, 200), watch, status;
    assert_int_equal(dup3(file, LOW, O_CLOEXEC), LOW);
    for (int i = 0; i < COUNT; i++) {
        descriptors[i] = null;
    }
    Spawn spawn = { .program_file = LOW,
                    .argv = words,
                    .env = nothing,
                    .folder = -1,
                    .descriptors = descriptors,
                    .descriptor_count = COUNT };
    Error err = ERROR_IN(LANG_EN);
    pid_t pid = spawn_start(&spawn, &watch, &err);
    assert_string_equal(err.text, "");
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_int_equal(status, 0);
    close(watch);
    close(file);
    close(null);
    if (kept >= 0) {
        dup3(kept, LOW, O_CLOEXEC);
        close(kept);
    } else {
        close(LOW);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_come_one_by_one_without_comments),
        cmocka_unit_test(what_was_said_before_the_end_is_heard),
        cmocka_unit_test(a_deadline_is_kept),
        cmocka_unit_test(a_waiting_line_is_read_after_any_deadline),
        cmocka_unit_test(words_before_a_question_are_noticed_and_kept),
        cmocka_unit_test(a_bot_that_does_not_read_holds_nobody_up),
        cmocka_unit_test(both_may_write_at_once),
        cmocka_unit_test(a_ticker_changes_nothing_but_the_cost),
        cmocka_unit_test(a_ticker_does_not_hide_how_it_ended),
        cmocka_unit_test(whoever_speaks_first_is_heard),
        cmocka_unit_test(limits_on_output_hold),
        cmocka_unit_test(standard_error_is_kept_up_to_its_limit),
        cmocka_unit_test(ends_are_named),
        cmocka_unit_test(too_much_memory_is_noticed),
        cmocka_unit_test(children_of_children_are_killed_too),
        cmocka_unit_test(a_daemon_is_killed_too),
        cmocka_unit_test(a_bot_inherits_nothing_of_ours),
        cmocka_unit_test(a_program_that_is_not_there_is_an_error),
        cmocka_unit_test(any_descriptor_may_be_the_programs),
        cmocka_unit_test(a_round_trip_costs_little_more_than_a_bare_pipe),
        cmocka_unit_test(a_sandbox_starts_quickly_or_says_why_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
