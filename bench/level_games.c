/* level_games.c: joute-bench levels: how each level scores against the one
 * below it.
 */
#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"
#include "core/config.h"
#include "duel.h"
#include "instruments.h"

enum { LEVELS_SEED = 1, LEVELS_GAMES = 200 };

/* All games to be played, to know how much is left. */
typedef struct Levels {
    const Bench *bench;
    int games; /* games of each pair of levels */
    double work, done;
    uint64_t began;
    bool is_shown;
} Levels;

/* Roughly how long a game of a level against the one below takes; level 0 is
 * random. */
static double work_of(const Game *game, int level)
{
    double work = 0;
    for (int i = level - 1; i <= level; i++) {
        const GameLevel *l = i ? players_level(game, i) : NULL;
        work += l ? 10 + l->simulations : 1;
    }
    return work;
}

static void name_level(int level, char *out, size_t size)
{
    snprintf(out, size, level ? "level:%d" : "random", level);
}

/* Plays a level against the one below it. */
static bool play_pair(Levels *levels, const Game *game,
                      const GameConfig *config, int level)
{
    Duel duel = { .game = game, .config = *config, .seed = LEVELS_SEED };
    DuelScore score = { 0 };
    char name[24], below[24];
    name_level(level, name, sizeof name);
    name_level(level - 1, below, sizeof below);
    players_parse(name, NULL, &duel.first, NULL);
    players_parse(below, NULL, &duel.second, NULL);
    for (int i = 0; i < levels->games; i++) {
        duel_add_game(&duel, i, &score);
        levels->done += work_of(game, level);
        if (levels->is_shown) {
            double spent = (double)(clock_now() - levels->began) / 1e9;
            double left = spent * (levels->work - levels->done) / levels->done;
            char pair[64];
            snprintf(pair, sizeof pair, "%s level:%d", game->id, level);
            file_say(stderr, levels->bench->app->lang,
                     "\r%-28s %d/%d  %.1f %%  %d min %02d s left \x1b[K",
                     "\r%-28s %d/%d  %.1f %%  encore %d min %02d s \x1b[K",
                     pair, score.games, levels->games,
                     100 * score.points / score.games, (int)left / 60,
                     (int)left % 60);
        }
    }
    if (levels->is_shown) {
        fputs("\r\x1b[K", stderr);
    }
    return bench_say(levels->bench, "%-8s %s  %-8s %5.1f %%  %4d %4d %4d\n",
                     "%-8s %s  %-8s %5.1f %%  %4d %4d %4d\n", game->id, name,
                     below, 100 * score.points / score.games, score.wins,
                     score.draws, score.losses);
}

/* Reads the options; without any, the game has its least number of players. */
static bool read_config(const Bench *bench, const Game *game, GameConfig *out)
{
    int players = config_find(game, "players");
    if (!app_read_options(bench->app, bench->args, game, out)) {
        return false;
    }
    if (players >= 0 && !args_value(bench->args, "-o")) {
        out->value[players] = game->least_players;
    }
    return true;
}

static int measure(Bench *bench)
{
    int64_t count = LEVELS_GAMES;
    GameConfig config;
    const Game *game;
    if (!args_flag_number(bench->app, bench->args, "--games", 2, 100000,
                          &count)) {
        return EXIT_BAD_USAGE;
    }
    Levels levels = { .bench = bench,
                      .games = (int)count,
                      .began = clock_now(),
                      .is_shown = isatty(STDERR_FILENO) == 1 };
    for (int at = 0; (game = bench_next_game(bench, &at));) {
        if (!read_config(bench, game, &config)) {
            return EXIT_BAD_USAGE;
        }
        for (int level = 1; level <= GAME_LEVELS; level++) {
            levels.work += levels.games * work_of(game, level);
        }
    }
    bool is_good =
        bench_say(bench, "game     player   against   score   won drawn lost\n",
                  "jeu      joueur   contre    score   gagn. nul. perd.\n");
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        is_good = read_config(bench, game, &config);
        for (int level = 1; is_good && level <= GAME_LEVELS; level++) {
            is_good = play_pair(&levels, game, &config, level);
        }
    }
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return bench_run(app, args, args->word_count > 0 ? args->words[0] : NULL,
                     measure);
}

static const Flag flags[] = {
    { "--games", "N",
      PHRASE("games of each pair of levels (default 200)",
             "parties par paire de niveaux (par défaut 200)") },
    FLAG_OPTION,
    FLAG_JSON,
    { .name = NULL },
};

const Command bench_levels = {
    .name = "levels",
    .synopsis = "levels [GAME] [--games N] [-o KEY=VALUE]... [--json]",
    .summary = PHRASE("play each level against the one below it",
                      "fait jouer chaque niveau contre celui du dessous"),
    .details =
        PHRASE("Games come in pairs with the same deal and seats swapped.",
               "Les parties vont par paires, même donne et places "
               "échangées."),
    .example = "joute-bench levels roses --games 200",
    .flags = flags,
    .least_words = 0,
    .most_words = 1,
    .run = run,
};
