/* python_speed.c: joute-bench python: the speed of the Python module of this
 * build (bench/python.py). */
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/folder.h"
#include "instruments.h"

static int run(App *app, const Args *args)
{
    Text path = { 0 };
    folder_program(&path);
    text_add(&path, "/python");
    char script[] = JOUTE_BENCH_DIR "/python.py";
    char *const argv[] = { "/usr/bin/python3", "-B", script,
                           args_value(args, "--quick") ? "--quick" : NULL,
                           NULL };
    setenv("PYTHONPATH", text_string(&path), 1);
    execv(argv[0], argv);
    error_set(&app->err, "%s: %s", "%s : %s", argv[0],
              error_system(&app->err, errno));
    text_done(&path);
    return EXIT_BAD_INPUT;
}

static const Flag flags[] = {
    { "--quick", NULL,
      PHRASE("a rough measurement in two seconds",
             "une mesure grossière en deux secondes") },
    { .name = NULL },
};

const Command bench_module = {
    .name = "python",
    .synopsis = "python [--quick]",
    .summary = PHRASE("measure the Python module", "mesure le module Python"),
    .details = PHRASE("Prints the figures of docs/PYTHON.md.",
                      "Affiche les chiffres de docs/PYTHON.md."),
    .example = "joute-bench python",
    .flags = flags,
    .run = run,
};
