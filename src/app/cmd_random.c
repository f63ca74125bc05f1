/* cmd_random.c: joute random: prints records of random games. */
#include "app/app.h"
#include "core/rules.h"

static int run(App *app, const Args *args)
{
    const Game *game;
    GameConfig config;
    enum { GAMES_MAX = 100000000 };
    int64_t seed, games = 1;
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config) ||
        !app_read_seed(app, args, &seed) ||
        !args_flag_number(app, args, "--games", 1, GAMES_MAX, &games)) {
        return EXIT_BAD_USAGE;
    }
    bool with_trace = args_value(args, "--trace") != NULL;
    for (int64_t i = 0; i < games; i++) {
        Play play;
        Rng rng;
        Move moves[GAME_SEATS];
        play_begin(&play, game, &config, seed + i, "random", &rng);
        while (rules_random_step(game, &play.state, &rng, moves)) {
            play_step(&play, moves);
        }
        Text out = { 0 };
        JsonWriter writer = { .out = &out };
        record_write(&play, with_trace, &writer);
        text_add_char(&out, '\n');
        play_done(&play);
        int status = app_answer(app, &out);
        if (status != EXIT_OK) {
            return status;
        }
    }
    return EXIT_OK;
}

static const Flag flags[] = {
    FLAG_OPTION,
    { "--seed", "N",
      PHRASE("seed of the first game; the next one has N+1",
             "graine de la première partie ; la suivante a N+1") },
    { "--games", "K", PHRASE("number of games", "nombre de parties") },
    { "--trace", NULL,
      PHRASE("with legal moves and state for every move",
             "avec coups légaux et état à chaque coup") },
    { .name = NULL },
};

const Command cmd_random = {
    .name = "random",
    .synopsis = "random GAME [-o KEY=VALUE]... [--seed N] [--games K] "
                "[--trace]",
    .summary = PHRASE("print records of random games",
                      "affiche des parties jouées au hasard"),
    .details = PHRASE("One JSON object per line. Every player chooses "
                      "uniformly among the legal moves.",
                      "Un objet JSON par ligne. Chaque joueur choisit "
                      "uniformément parmi les coups\nlégaux."),
    .example = "joute random guerre --seed 1 -o level=simple > game.json\n"
               "joute random trolls --seed 1 --games 1000 > games.jsonl",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
