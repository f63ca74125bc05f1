/* cmd_eval.c: joute eval: asks the solver of a game about a position. */
#include <stdlib.h>

#include "ai/advice.h"
#include "ai/players.h"
#include "app/app.h"
#include "core/events.h"
#include "core/play.h"

static void keep_progress(const Progress *progress, void *context)
{
    *(Progress *)context = *progress;
}

/* Prints what the best player thinks of a position, as the seat that is to act
 * sees it. */
static int print_search(App *app, const Args *args, const Play *play)
{
    const Game *game = play->game;
    SeatSet acting = game->to_act(&play->state);
    if (acting == SEATS_CHANCE || seats_count(acting) != 1) {
        error_set(&app->err, "it must be one player's turn",
                  "il faut qu'un seul joueur soit au trait");
        return EXIT_BAD_INPUT;
    }
    Seat seat = seats_first(acting);
    Progress progress = { 0 };
    Thinking thinking = { .report = keep_progress, .context = &progress };
    PlayerSpec spec;
    GameState view;
    Text out = { 0 };
    players_parse("best", game, &spec, NULL);
    Player *player = players_new(&spec, game, &play->config, 1);
    game_view(game, &play->state, seat, &view);
    Move move = player_choose(player, &view, seat, &thinking);
    player_free(player);
    if (args_value(args, "--json")) {
        JsonWriter writer = { .out = &out };
        json_begin_object(&writer);
        json_int_member(&writer, "turn", seat + 1);
        advice_write(game, &view, seat, &progress, &writer);
        json_end_object(&writer);
    } else {
        game->write_move(&view, seat, move, 0, &out);
        text_add(&out, ": ");
        events_preview(game, &view, seat, move, app->lang, &out);
        text_add_char(&out, '\n');
        advice_say(game, &view, seat, &progress, app->lang, &out);
    }
    text_add_char(&out, '\n');
    return app_answer(app, &out);
}

/* Prints what the solver says of the position or, with --review, of every
 * position of the game. */
static int print_value(App *app, const Args *args, Play *play)
{
    const Game *game = play->game;
    const char **values;
    bool is_review = args_value(args, "--review") != NULL;
    if (is_review && !(game->solver && game->solver->review)) {
        error_set(&app->err, "joute cannot review games of %s",
                  "joute ne sait pas analyser les parties de %s", game->id);
        return EXIT_BAD_USAGE;
    }
    if (play_is_over(play) && !is_review) {
        bool has_review = game->solver && game->solver->review;
        error_set(&app->err,
                  has_review ? "this game is over: see --review"
                             : "this game is over",
                  has_review ? "cette partie est finie : voir --review"
                             : "cette partie est finie");
        return EXIT_BAD_INPUT;
    }
    if (!game->solver) {
        return print_search(app, args, play);
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
    .details =
        PHRASE("Games without a solver (joute solve) are judged by their "
               "best player.",
               "Les jeux sans solveur (joute solve) sont jugés par leur "
               "meilleur joueur."),
    .example = "joute new trolls | joute eval - --json",
    .flags = flags,
    .takes_solver_flags = true,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_value,
};
