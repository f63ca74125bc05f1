/* cmd_new.c: joute new: the start of a game. */
#include "app/app.h"

static int run(App *app, const Args *args)
{
    const Game *game;
    GameConfig config;
    int64_t seed;
    if (!app_find_game(app, args->words[0], &game) ||
        !app_read_options(app, args, game, &config) ||
        !app_read_seed(app, args, &seed)) {
        return EXIT_BAD_USAGE;
    }
    Match match;
    Rng rng;
    match_begin(&match, game, &config, seed, "", &rng);
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write_state(&match, &writer);
    text_add_char(&out, '\n');
    match_done(&match);
    return app_answer(app, &out);
}

static const Flag flags[] = {
    { "-o", "KEY=VALUE",
      PHRASE("set an option of the game; repeatable",
             "règle une option du jeu ; répétable") },
    { "--seed", "N",
      PHRASE("the same seed gives the same start",
             "la même graine donne le même départ") },
    { .name = NULL },
};

const Command cmd_new = {
    .name = "new",
    .synopsis = "new GAME [-o KEY=VALUE]... [--seed N]",
    .summary = PHRASE("print a state at the start of a game",
                      "affiche l'état au début d'une partie"),
    .details = PHRASE("", ""),
    .example = "joute new roses --seed 7 | joute show -\n"
               "joute new moulin -o flying=false -o pieces=12 > game.json",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
