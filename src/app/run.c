/* run.c: runs a program with subcommands: its language and colours, the flags
 * that every command takes, and the command itself. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "base/nearest.h"

const Flag app_common_flags[] = {
    { "--lang", "en|fr",
      PHRASE("language (default: that of the environment)",
             "langue (par défaut celle de l'environnement)") },
    { "--ascii", NULL,
      PHRASE("plain ASCII characters, as with LC_ALL=C",
             "caractères ASCII, comme avec LC_ALL=C") },
    { "--color", "WHEN",
      PHRASE("auto, always or never; NO_COLOR is respected",
             "auto, always ou never ; NO_COLOR est "
             "respecté") },
    { "--help", NULL, PHRASE("this text", "ce texte") },
    { .name = NULL },
};

atomic_bool app_is_stopped;

static void stop(int signal)
{
    (void)signal;
    atomic_store(&app_is_stopped, true);
}

void app_heed(int signal)
{
    sigaction(signal,
              &(struct sigaction){ .sa_handler = stop,
                                   .sa_flags = (int)SA_RESETHAND },
              NULL);
}

/* The language of the environment: the first variable that is set decides. */
static Lang environment_lang(void)
{
    static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0]) {
            return strncmp(value, "fr", 2) == 0 ? LANG_FR : LANG_EN;
        }
    }
    return LANG_EN;
}

/* True if the environment names a character set other than UTF-8. If it names
 * none, UTF-8 is assumed, since most terminals use it. */
static bool is_environment_ascii(void)
{
    static const char *const names[] = { "LC_ALL", "LC_CTYPE", "LANG" };
    static const char *const wide[] = { "UTF-8", "utf-8", "UTF8", "utf8" };
    const char *value = NULL;
    for (int i = 0; i < 3 && (!value || !value[0]); i++) {
        value = getenv(names[i]);
    }
    bool is_ascii = value && value[0];
    for (int i = 0; is_ascii && i < 4; i++) {
        is_ascii = !strstr(value, wide[i]);
    }
    return is_ascii;
}

static Colours environment_colours(void)
{
    const char *no_color = getenv("NO_COLOR"), *term = getenv("TERM");
    const char *depth = getenv("COLORTERM");
    if ((no_color && no_color[0]) || !term || strcmp(term, "dumb") == 0) {
        return COLOURS_NONE;
    }
    bool is_rich = strstr(term, "256") || (depth && depth[0]);
    return is_rich ? COLOURS_256 : COLOURS_16;
}

/* Reads --color. If it was not given, there are colours only on a terminal. */
static bool read_colour(App *app, const char *when)
{
    if (!when || strcmp(when, "auto") == 0) {
        app->colours =
            isatty(STDOUT_FILENO) ? environment_colours() : COLOURS_NONE;
    } else if (strcmp(when, "always") == 0) {
        app->colours =
            environment_colours() == COLOURS_16 ? COLOURS_16 : COLOURS_256;
    } else if (strcmp(when, "never") == 0) {
        app->colours = COLOURS_NONE;
    } else {
        return error_set(&app->err, "--color: must be auto, always or never",
                         "--color : doit être auto, always ou never");
    }
    return true;
}

static bool read_lang(App *app, const char *name)
{
    if (!name) {
        return true;
    }
    if (strcmp(name, "en") != 0 && strcmp(name, "fr") != 0) {
        return error_set(&app->err, "--lang: must be en or fr",
                         "--lang : doit être en ou fr");
    }
    app->lang = app->err.lang = name[0] == 'f' ? LANG_FR : LANG_EN;
    return true;
}

/* Parses the command line and runs the command, or prints its help. */
static int run_command(App *app, const Command *command, int argc,
                       char *const *argv, Args *args)
{
    if (!args_parse(app, command, argc, argv, args) ||
        !read_lang(app, args_value(args, "--lang")) ||
        !read_colour(app, args_value(args, "--color"))) {
        return EXIT_BAD_USAGE;
    }
    app->is_ascii |= args_value(args, "--ascii") != NULL;
    if (args_value(args, "--help")) {
        Text out = { 0 };
        app_help(app, command, &out);
        return app_answer(app, &out);
    }
    if (command->run) {
        return command->run(app, args);
    }
    Play play;
    int status = app_load(app, args->words[0], &play);
    if (status == EXIT_OK) {
        status = command->on_record(app, args, &play);
        play_done(&play);
    }
    return status;
}

/* Runs the command that is named, or prints the overview or the version. For a
 * mistyped command it suggests a similar one. */
static int run_line(App *app, int argc, char *const *argv)
{
    static const char *const overviews[] = { "--help", "-h", "help",
                                             "--version", "--lang" };
    if (argc > 2 && strcmp(argv[1], "help") == 0 && argv[2][0] != '-') {
        char *const asked[] = { argv[0], argv[2], (char[]){ "--help" } };
        return run_line(app, 3, asked);
    }
    bool is_overview = argc < 2;
    for (size_t i = 0; argc > 1 && i < sizeof overviews / sizeof *overviews;
         i++) {
        is_overview |= strcmp(argv[1], overviews[i]) == 0;
    }
    if (is_overview) {
        Text out = { 0 };
        if (argc > 1 && strcmp(argv[1], "--version") == 0) {
            text_addf(&out, "%s %s\n", app->program->name, JOUTE_VERSION);
        } else {
            app_overview(app, &out);
        }
        return app_answer(app, &out);
    }
    const Command *const *at = app->program->commands;
    while (*at && strcmp((*at)->name, argv[1]) != 0) {
        at++;
    }
    if (!*at) {
        Nearest meant = { .word = argv[1] };
        Text guess = { 0 };
        for (at = app->program->commands; *at; at++) {
            nearest_try(&meant, (*at)->name);
        }
        nearest_add(&meant, app->lang, &guess);
        error_set(&app->err, "unknown command \"%s\"%s (see %s --help)",
                  "commande inconnue « %s »%s (voir %s --help)", argv[1],
                  text_string(&guess), app->program->name);
        text_done(&guess);
        return EXIT_BAD_USAGE;
    }
    Args args = { 0 };
    int status = run_command(app, *at, argc - 2, argv + 2, &args);
    args_done(&args);
    return status;
}

int app_run(const Program *program, int argc, char *const *argv)
{
    App app = { .program = program,
                .lang = environment_lang(),
                .is_ascii = is_environment_ascii() };
    app.err.lang = app.lang;
    /* Reads --lang first, so that every error is in the right language. */
    for (int i = 1; i + 1 < argc; i++) {
        if (strcmp(argv[i], "--lang") == 0 &&
            (strcmp(argv[i + 1], "en") == 0 ||
             strcmp(argv[i + 1], "fr") == 0)) {
            read_lang(&app, argv[i + 1]);
        }
    }
    int status = run_line(&app, argc, argv);
    if (app.err.text[0]) {
        Text folded = { 0 };
        canvas_fold(app.err.text, &folded);
        fprintf(stderr, "%s: %s\n", program->name,
                app.is_ascii ? text_string(&folded) : app.err.text);
        text_done(&folded);
    }
    return status;
}
