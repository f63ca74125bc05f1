/* cmd_review.c: joute review: shows a player's score and habits over the games
 * of a match. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "base/mem.h"
#include "core/play.h"

enum { GAMES_MAX = 10000 };

typedef struct Review {
    Play *games;
    int count;
    const char *player; /* the player whose score and habits are shown */
    Seat *seats;        /* its seat in each game */
} Review;

/* Draws the score after each game, scaled to fit. */
static void add_curve(const int *scores, int count, Text *out)
{
    enum { ROWS = 12, COLS = 64 };
    int least = 0, most = 0, cols = count < COLS ? count : COLS;
    for (int i = 0; i < count; i++) {
        least = scores[i] < least ? scores[i] : least;
        most = scores[i] > most ? scores[i] : most;
    }
    int span = most > least ? most - least : 1;
    for (int row = 0; row < ROWS; row++) {
        int level = most - span * row / (ROWS - 1);
        text_addf(out, "%6d |", level);
        for (int col = 0; col < cols; col++) {
            int score = scores[(col + 1) * count / cols - 1];
            bool is_here = (most - score) * (ROWS - 1) / span == row;
            text_add_char(out, is_here ? '*' : ' ');
        }
        while (out->data[out->size - 1] == ' ') {
            out->data[--out->size] = '\0';
        }
        text_add_char(out, '\n');
    }
    text_addf(out, "%6s +", "");
    for (int col = 0; col < cols; col++) {
        text_add_char(out, '-');
    }
    text_addf(out, " %d\n", count);
}

/* Finds the player's seat in a game; false if it did not play. */
static bool find_seat(App *app, const Review *review, const Play *play,
                      Seat *out)
{
    for (Seat s = 0; s < play->players; s++) {
        if (play->names[s] && strcmp(play->names[s], review->player) == 0) {
            *out = s;
            return true;
        }
    }
    return error_set(&app->err, "\"%s\" did not play in every game",
                     "« %s » n'a pas joué dans chaque partie", review->player);
}

/* Prints the player's score as a curve, then the player's habits, as the game's
 * solver describes them. */
static int print_review(App *app, const Args *args, Review *review)
{
    const Game *game = review->games[0].game;
    if (!game->solver || !game->solver->habits) {
        error_set(&app->err, "joute cannot review games of %s",
                  "joute ne sait pas analyser les parties de %s", game->id);
        return EXIT_BAD_USAGE;
    }
    for (int i = 0; i < review->count; i++) {
        const Play *play = &review->games[i];
        if (play->game != game || !play_is_over(play)) {
            error_set(&app->err,
                      "the files must be finished games of the same kind",
                      "il faut des parties finies d'un même jeu");
            return EXIT_BAD_INPUT;
        }
    }
    const char *player = args_value(args, "--player");
    Text out = { 0 };
    const char *first = review->games[0].names[0];
    review->player = player ? player : first ? first : "";
    for (int i = 0; i < review->count; i++) {
        if (!find_seat(app, review, &review->games[i], &review->seats[i])) {
            return EXIT_BAD_USAGE;
        }
    }
    const GameSolver *solver = review->games[0].game->solver;
    size_t count = (size_t)review->count;
    int *scores = mem_new(count * sizeof *scores), score = 0;
    const void **ends = mem_new(count * sizeof *ends);
    for (int i = 0; i < review->count; i++) {
        Outcome outcome = { 0 };
        play_outcome(&review->games[i], &outcome);
        int balance = outcome.balance[review->seats[i]];
        score += (balance > 0) - (balance < 0);
        scores[i] = score;
        ends[i] = &review->games[i].state;
    }
    text_addf(&out,
              app->lang == LANG_FR ? "%s : score %+d en %d parties\n"
                                   : "%s: score %+d in %d games\n",
              review->player, score, review->count);
    add_curve(scores, review->count, &out);
    solver->habits(ends, review->seats, review->count, app->lang, &out);
    free(scores);
    free(ends);
    return app_answer(app, &out);
}

static int run(App *app, const Args *args)
{
    size_t count = (size_t)args->word_count;
    Review review = { .games = mem_new(count * sizeof(Play)),
                      .seats = mem_new(count * sizeof(Seat)) };
    int status = EXIT_OK;
    for (int i = 0; i < args->word_count && status == EXIT_OK; i++) {
        status = app_load(app, args->words[i], &review.games[i]);
        review.count += status == EXIT_OK;
    }
    if (status == EXIT_OK) {
        status = print_review(app, args, &review);
    }
    for (int i = 0; i < review.count; i++) {
        play_done(&review.games[i]);
    }
    free(review.games);
    free(review.seats);
    return status;
}

static const Flag flags[] = {
    { "--player", "NAME",
      PHRASE("the score and habits of this player",
             "le score et les habitudes de ce joueur") },
    { .name = NULL },
};

const Command cmd_review = {
    .name = "review",
    .synopsis = "review FILE... [--player NAME]",
    .summary = PHRASE("show a player's score and habits over many games",
                      "montre le score et les habitudes d'un joueur"),
    .details = PHRASE("The files are games that joute match --save wrote, in "
                      "their order. For one game\nmove by move, see joute eval "
                      "--review.",
                      "Les fichiers sont des parties de joute match --save, "
                      "dans leur ordre. Pour une\nseule partie, coup par coup, "
                      "voir joute eval --review."),
    .example = "joute match trolls -p best -p level:3 --games 200 --save "
               "games\njoute review games/*.json --player level:3",
    .flags = flags,
    .least_words = 1,
    .most_words = GAMES_MAX,
    .run = run,
};
