/* cmd_grade.c: joute grade: compares students' modules with joute, call by
 * call. The grader is kits/grade.py. For each student's code it starts this
 * program again with --inside, which makes a sandbox and runs the code there.
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/contestant.h"
#include "arena/process.h"
#include "base/clock.h"

enum {
    WORDS_MAX = 1000,
    SECOND = 1000000000,
    SLICE = 100000000, /* nanoseconds between two looks at the processor time */
    WALL_S = 20, /* limit in seconds by the clock, for a call that sleeps */
};

/* Prints why a call gave no answer; the program then ends. */
static int print_event(Process *process, ProcessEvent event)
{
    static const char *const names[] = {
        [PROCESS_TIMEOUT] = "slow", [PROCESS_ENDED] = "ended",
        [PROCESS_LONG] = "long",    [PROCESS_OUTPUT] = "long",
        [PROCESS_ERRORS] = "long",  [PROCESS_MEMORY] = "memory",
        [PROCESS_KILLED] = "ours",  [PROCESS_FAILED] = "ours",
    };
    Text words = { 0 };
    if (event == PROCESS_ENDED) {
        process_describe_end(process, LANG_EN, &words);
    }
    printf("E %s %s\n", names[event], text_string(&words));
    fflush(stdout);
    text_done(&words);
    return EXIT_OK;
}

/* Waits for the answer to a call, at most cpu_s seconds of processor time. */
static ProcessEvent await_answer(Process *process, int64_t cpu_s, Text *line)
{
    ProcessTimes begin, now;
    uint64_t at, end = clock_now() + (uint64_t)WALL_S * SECOND;
    process_times(process, &begin);
    for (;;) {
        text_clear(line);
        ProcessEvent event =
            process_read_line(process, clock_now() + SLICE, line, &at);
        process_times(process, &now);
        if (event != PROCESS_TIMEOUT || clock_now() > end ||
            now.ran - begin.ran > (uint64_t)cpu_s * SECOND) {
            return event;
        }
    }
}

/* Passes lines from standard input to the harness in a sandbox, and its answers
 * to standard output. */
static int run_inside(App *app, const Args *args)
{
    char *const argv[] = { "/usr/bin/python3", "-I", "-B", "harness.py", NULL };
    char *folder = realpath(args->words[0], NULL);
    int64_t cpu_s = 1;
    ProcessSpec spec = { .argv = argv,
                         .folder = folder,
                         .lang = app->lang,
                         .has_sandbox = !args_value(args, "--no-sandbox"),
                         .limits = process_default_limits,
                         .errors_to = -1 };
    if (!folder) {
        error_set(&app->err, "%s: %s", "%s : %s", args->words[0],
                  error_system(&app->err, errno));
        return EXIT_BAD_USAGE;
    }
    Process *process =
        args_flag_number(app, args, "--call-time", 1, 600, &cpu_s)
            ? process_start(&spec, &app->err)
            : NULL;
    char *question = NULL;
    size_t capacity = 0;
    Text line = { 0 };
    int status = process ? EXIT_OK : EXIT_BAD_INPUT;
    for (ssize_t size;
         process && (size = getline(&question, &capacity, stdin)) > 0;) {
        process_begin_question(process);
        ProcessEvent event =
            process_write(process, question, (size_t)size,
                          clock_now() + (uint64_t)WALL_S * SECOND)
                ? await_answer(process, cpu_s, &line)
                : PROCESS_ENDED;
        if (event != PROCESS_LINE) {
            status = print_event(process, event);
            break;
        }
        printf("A %s\n", text_string(&line));
        fflush(stdout);
    }
    text_done(&line);
    free(question);
    process_free(process);
    free(folder);
    return status;
}

static int run(App *app, const Args *args)
{
    if (args_value(args, "--inside")) {
        return run_inside(app, args);
    }
    int64_t number = 1;
    if (args->word_count < 2) {
        error_set(
            &app->err,
            "name the students' folders, or . for this one: joute grade %s .",
            "nommez les dossiers des étudiants, ou . pour celui-ci : joute "
            "grade %s .",
            args->words[0]);
        return EXIT_BAD_USAGE;
    }
    if (!args_flag_number(app, args, "--seed", 0, INT32_MAX, &number) ||
        !args_flag_number(app, args, "--cases", 1, 1000, &number) ||
        !args_flag_number(app, args, "--jobs", 1, 64, &number) ||
        !args_flag_number(app, args, "--call-time", 1, 600, &number)) {
        return EXIT_BAD_USAGE;
    }
    char self[4096];
    ssize_t size = readlink("/proc/self/exe", self, sizeof self - 1);
    char *grader = contestant_find_file("kits/grade.py");
    char *argv[WORDS_MAX + 64];
    int count = 0;
    self[size > 0 ? size : 0] = '\0';
    argv[count++] = "/usr/bin/python3";
    argv[count++] = "-I";
    argv[count++] = "-B";
    argv[count++] = grader;
    argv[count++] = self;
    argv[count++] = app->lang == LANG_FR ? "fr" : "en";
    for (int i = 0; i < args->flag_count && count < 60; i++) {
        argv[count++] = (char *)(uintptr_t)args->flags[i].name;
        argv[count++] = (char *)(uintptr_t)args->flags[i].value;
    }
    argv[count++] = "--";
    for (int i = 0; i < args->word_count; i++) {
        argv[count++] = (char *)(uintptr_t)args->words[i];
    }
    argv[count] = NULL;
    execv(argv[0], argv);
    error_set(&app->err, "%s: %s", "%s : %s", argv[0],
              error_system(&app->err, errno));
    free(grader);
    return EXIT_BAD_INPUT;
}

static const Flag flags[] = {
    { "--out", "FOLDER",
      PHRASE("write pages, JSON, tests, CSV and HTML there",
             "y écrit des pages, du JSON, des tests, un CSV et un HTML") },
    { "--seed", "N",
      PHRASE("draw other cases (default 1)",
             "tire d'autres cas (par défaut 1)") },
    { "--cases", "N",
      PHRASE("cases of each stratum (default 6)",
             "cas de chaque strate (par défaut 6)") },
    { "--tests", NULL,
      PHRASE("grade the students' own tests instead, by the faults they find",
             "note plutôt les tests des étudiants, selon les fautes qu'ils "
             "trouvent") },
    { "--weights", "FILE",
      PHRASE("a JSON object: points for each function",
             "un objet JSON : des points par fonction") },
    { "--jobs", "N",
      PHRASE("students graded at once (default 2)",
             "étudiants notés à la fois (par défaut 2)") },
    { "--call-time", "S",
      PHRASE("seconds of the processor for a call (default 1)",
             "secondes de processeur par appel (par défaut 1)") },
    { "--inside", NULL,
      PHRASE("for the grader itself: run a folder's harness in a sandbox",
             "pour le correcteur lui-même : lance un dossier dans un bac à "
             "sable") },
    FLAG_NO_SANDBOX,
    { .name = NULL },
};

const Command cmd_grade = {
    .name = "grade",
    .synopsis = "grade COURSE DIR... [--out FOLDER] [--tests]",
    .summary = PHRASE("check students' programs function by function",
                      "vérifie les programmes d'étudiants fonction par "
                      "fonction"),
    .details = PHRASE(
        "COURSE is a folder of kits/: roses, splaby, trolls, moulin, guerre. "
        "Each DIR holds a\nstudent's modules. They run in a sandbox; the same "
        "calls are made on our kit, and the\nfirst difference is shown as "
        "small as possible (docs/GRADE.md).",
        "COURSE est un dossier de kits/ : roses, splaby, trolls, moulin, "
        "guerre. Chaque DIR\ncontient les modules d'un étudiant. Ils tournent "
        "dans un bac à sable ; les mêmes appels\nsont faits sur notre kit, et "
        "la première différence est montrée aussi petite que\npossible "
        "(docs/NOTER.md)."),
    .example = "joute grade roses students/*/\n"
               "joute grade splaby alice bob --out results\n"
               "joute grade roses alice --tests",
    .flags = flags,
    .least_words = 1,
    .most_words = WORDS_MAX,
    .run = run,
};
