/* cmd_eval.c: joute eval: asks the solver of a game about a position. */
#include <stdlib.h>

#include "app/app.h"
#include "core/play.h"

/* Prints what the solver says of the position or, with --review, of every
 * position of the game. */
static int print_value(App *app, const Args *args, Play *play)
{
    const Game *game = play->game;
    const char **values;
    bool is_review = args_value(args, "--review") != NULL;
    if (!game->solver) {
        error_set(&app->err, "%s has no solver", "%s n'a pas de solveur",
                  game->id);
        return EXIT_BAD_USAGE;
    }
    if (is_review && !game->solver->review) {
        error_set(&app->err, "joute cannot review games of %s",
                  "joute ne sait pas analyser les parties de %s", game->id);
        return EXIT_BAD_USAGE;
    }
    if (play_is_over(play) && !is_review) {
        error_set(&app->err,
                  game->solver->review ? "this game is over: see --review"
                                       : "this game is over",
                  game->solver->review ? "cette partie est finie : voir "
                                         "--review"
                                       : "cette partie est finie");
        return EXIT_BAD_INPUT;
    }
    if (!args_solver_values(app, args, game, &values)) {
        return EXIT_BAD_USAGE;
    }
    GameRun run = { .game = game,
                    .config = play->config,
                    .lang = app->lang,
                    .is_json = args_value(args, "--json") != NULL,
                    .values = values };
    Text out = { 0 };
    bool is_known =
        is_review ? game->solver->review(&run, play, &out, &app->err)
                  : game->solver->eval(&run, &play->state, &out, &app->err);
    free(values);
    if (!is_known) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

static const Flag flags[] = {
    { "--review", NULL,
      PHRASE("evaluate every position of a game, with the mistakes",
             "évalue chaque position d'une partie, avec les erreurs") },
    FLAG_JSON,
    { .name = NULL },
};

const Command cmd_eval = {
    .name = "eval",
    .synopsis = "eval FILE [FLAGS] [--review] [--json]",
    .summary = PHRASE("evaluate a position and show the best play",
                      "évalue une position et montre le meilleur jeu"),
    .details = PHRASE("For games that have a solver (joute solve).",
                      "Pour les jeux qui ont un solveur (joute solve)."),
    .example = "joute new trolls | joute eval - --json",
    .flags = flags,
    .takes_solver_flags = true,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_value,
};
