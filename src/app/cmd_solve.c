/* cmd_solve.c: joute solve: computes the best play in every state of a game
 * that has a solver. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app/app.h"
#include "base/clock.h"

/* The progress that is shown while a solver works. */
typedef struct Meter {
    uint64_t began, shown; /* nanoseconds */
    Lang lang;
} Meter;

/* Shows the progress four times a second, from the second second on. */
static void show_progress(double done, const char *what, void *context)
{
    Meter *meter = context;
    uint64_t now = clock_now();
    double seconds = (double)(now - meter->began) / 1e9;
    if (seconds < 1 || done <= 0 || now - meter->shown < 250000000) {
        return;
    }
    meter->shown = now;
    double left = seconds / done * (1 - done);
    file_say(stderr, meter->lang, "\r%5.1f %%  %s  %.0f s, ~%.0f s left\x1b[K",
             "\r%5.1f %%  %s  %.0f s, encore ~%.0f s\x1b[K", 100 * done, what,
             seconds, left);
}

static int run(App *app, const Args *args)
{
    const Game *game;
    const char **values;
    if (!app_find_game(app, args->words[0], &game)) {
        return EXIT_BAD_USAGE;
    }
    if (!game->solver) {
        error_set(&app->err, "%s has no solver", "%s n'a pas de solveur",
                  game->id);
        return EXIT_BAD_USAGE;
    }
    GameRun run = { .game = game,
                    .lang = app->lang,
                    .is_json = args_value(args, "--json") != NULL };
    if (!app_read_options(app, args, game, &run.config) ||
        !args_solver_values(app, args, game, &values)) {
        return EXIT_BAD_USAGE;
    }
    run.values = values;
    Meter meter = { .began = clock_now(), .lang = app->lang };
    if (isatty(STDERR_FILENO)) {
        run.progress = show_progress;
        run.context = &meter;
    }
    Text out = { 0 };
    bool is_solved = game->solver->solve(&run, &out, &app->err);
    free(values);
    if (meter.shown) {
        fputs("\r\x1b[K", stderr);
    }
    if (!is_solved) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

static const Flag flags[] = {
    FLAG_OPTION,
    FLAG_JSON,
    { .name = NULL },
};

const Command cmd_solve = {
    .name = "solve",
    .synopsis = "solve GAME [FLAGS] [-o KEY=VALUE]... [--json]",
    .summary = PHRASE("compute the best play in every state of a game",
                      "calcule le meilleur jeu dans tous les états d'un jeu"),
    .details = PHRASE("For games that can be solved. On a terminal it shows "
                      "its progress.",
                      "Pour les jeux qu'on sait résoudre. Sur un terminal, "
                      "affiche l'avancement."),
    .example = "joute solve trolls --cells 15 --stones 50",
    .flags = flags,
    .takes_solver_flags = true,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
