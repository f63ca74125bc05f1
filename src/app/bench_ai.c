#include "app/bench_ai.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "ai/duel.h"
#include "ai/search.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/play.h"
#include "games/games.h"

enum {
    SPEED_SIMULATIONS = 1000,
    SIGNATURE_SIMULATIONS = 2000,
    LEVELS_SEED = 1,
};

/* The first state of seed 1 in which a seat has a choice, as that seat sees
 * it; returns the seat. */
static Seat set_up(const Game *game, const GameConfig *config, GameState *view)
{
    Rng rng;
    Move moves[GAME_SEATS];
    rng_seed(&rng, 1);
    play_setup(game, view, config, &rng);
    while (game->to_act(view) == SEATS_CHANCE) {
        play_random_step(game, view, &rng, moves);
        game->apply(view, moves);
    }
    Seat seat = seats_first(game->to_act(view));
    if (game->redact) {
        game->redact(view, seat);
    }
    return seat;
}

/* A search of its own, to be freed by end_search. */
static Search *begin_search(const Game *game, const GameConfig *config,
                            Rng *rng)
{
    Search *search = mem_new(sizeof *search);
    rng_seed(rng, 1);
    search_init(search, game, config_players(game, config), rng);
    return search;
}

static void end_search(Search *search)
{
    search_done(search);
    free(search);
}

double bench_ai_speed(const Game *game, const GameConfig *config,
                      double seconds)
{
    GameState view;
    Rng rng;
    Seat seat = set_up(game, config, &view);
    Search *search = begin_search(game, config, &rng);
    uint64_t began = clock_cpu(), spent = 0, done = 0;
    while ((double)spent < seconds * 1e9) {
        search_forget(search);
        search_run(search, &view, seat, SPEED_SIMULATIONS, NULL);
        done += SPEED_SIMULATIONS;
        spent = clock_cpu() - began;
    }
    end_search(search);
    return (double)done * 1e9 / (double)spent;
}

uint64_t bench_ai_signature(const Game *game, const GameConfig *config)
{
    GameState view;
    Rng rng;
    Seat seat = set_up(game, config, &view);
    Search *search = begin_search(game, config, &rng);
    search_run(search, &view, seat, SIGNATURE_SIMULATIONS, NULL);
    uint64_t signature = search_signature(search);
    end_search(search);
    return signature;
}

/* All the games of "bench levels", to tell how much is left. */
typedef struct Levels {
    App *app;
    int games; /* of each pair */
    double work, done;
    uint64_t began;
    bool is_shown;
} Levels;

/* About how long a move of a level takes; level 0 is random. */
static double work_of(const Game *game, int level)
{
    if (level == 0) {
        return 1;
    }
    const GameLevel *l = players_level(game, level);
    return 10 + l->simulations * (100 - l->blunders) / 100.0;
}

static double pair_work(const Levels *levels, const Game *game, int level)
{
    return levels->games * (work_of(game, level) + work_of(game, level - 1));
}

static void show_progress(const Levels *levels, const char *pair,
                          const DuelScore *score)
{
    double spent = (double)(clock_now() - levels->began) / 1e9;
    double left = spent * (levels->work - levels->done) / levels->done;
    fprintf(stderr,
            levels->app->lang == LANG_FR
                ? "\r%-28s %d/%d  %.1f %%  encore %d min %02d s \x1b[K"
                : "\r%-28s %d/%d  %.1f %%  %d min %02d s left \x1b[K",
            pair, score->games, levels->games,
            100 * score->points / score->games, (int)left / 60, (int)left % 60);
}

static void name_level(int level, PlayerSpec *out)
{
    char name[24];
    snprintf(name, sizeof name, level ? "level:%d" : "random", level);
    players_parse(name, NULL, out, NULL);
}

/* Plays a level against the one below it. */
static DuelScore play_pair(Levels *levels, const Game *game,
                           const GameConfig *config, int level)
{
    Duel duel = { .game = game, .config = *config, .seed = LEVELS_SEED };
    DuelScore score = { 0 };
    char pair[64];
    snprintf(pair, sizeof pair, "%s level:%d", game->id, level);
    name_level(level, &duel.first);
    name_level(level - 1, &duel.second);
    double share = pair_work(levels, game, level) / levels->games;
    for (int i = 0; i < levels->games; i++) {
        duel_add_game(&duel, i, &score);
        levels->done += share;
        if (levels->is_shown) {
            show_progress(levels, pair, &score);
        }
    }
    if (levels->is_shown) {
        fputs("\r\x1b[K", stderr);
    }
    return score;
}

static bool print_pair(const Levels *levels, const Game *game, int level,
                       const DuelScore *score)
{
    Text out = { 0 };
    char below[24];
    snprintf(below, sizeof below, level > 1 ? "level:%d" : "random", level - 1);
    text_addf(&out, "%-8s level:%d  %-8s %5.1f %%  %4d %4d %4d\n", game->id,
              level, below, 100 * score->points / score->games, score->wins,
              score->draws, score->losses);
    bool is_printed = app_print(levels->app, &out);
    text_done(&out);
    fflush(stdout);
    return is_printed;
}

static bool play_levels(Levels *levels, const Game *game,
                        const GameConfig *config)
{
    bool is_good = true;
    for (int level = 1; is_good && level <= GAME_LEVELS; level++) {
        DuelScore score = play_pair(levels, game, config, level);
        is_good = print_pair(levels, game, level, &score);
    }
    return is_good;
}

/* The options given or, without any, the game of the fewest players. */
static bool read_config(App *app, const Args *args, const Game *game,
                        GameConfig *out)
{
    int players = config_find(game, "players");
    if (!app_read_options(app, args, game, out)) {
        return false;
    }
    if (players >= 0 && !args_value(args, "-o")) {
        out->value[players] = game->least_players;
    }
    return true;
}

static bool print_head(App *app)
{
    Text out = { 0 };
    text_add(&out,
             app->lang == LANG_FR
                 ? "jeu      joueur   contre    score   gagn. nul. perd.\n"
                 : "game     player   against   score   won drawn lost\n");
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed;
}

static void add_work(Levels *levels, const Game *game)
{
    for (int level = 1; level <= GAME_LEVELS; level++) {
        levels->work += pair_work(levels, game, level);
    }
}

int bench_ai_levels(App *app, const Args *args)
{
    const Game *only = NULL;
    const char *games = args_value(args, "--games");
    int64_t count = 200;
    if ((args->word_count > 1 && !app_find_game(app, args->words[1], &only)) ||
        (games && !args_number(app, "--games", games, 2, 100000, &count))) {
        return EXIT_BAD_USAGE;
    }
    Levels levels = { .app = app,
                      .games = (int)count,
                      .began = clock_now(),
                      .is_shown = isatty(STDERR_FILENO) == 1 };
    for (int i = 0; games_all[i]; i++) {
        GameConfig config;
        if (!only || only == games_all[i]) {
            if (!read_config(app, args, games_all[i], &config)) {
                return EXIT_BAD_USAGE;
            }
            add_work(&levels, games_all[i]);
        }
    }
    bool is_good = print_head(app);
    for (int i = 0; is_good && games_all[i]; i++) {
        GameConfig config;
        if (!only || only == games_all[i]) {
            is_good = read_config(app, args, games_all[i], &config) &&
                      play_levels(&levels, games_all[i], &config);
        }
    }
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}
