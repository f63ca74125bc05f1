/* level_games.c: joute-bench levels: how each level scores against the one
 * below it; and joute-bench strength: how any player scores against another. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ai/duel.h"
#include "base/clock.h"
#include "core/config.h"
#include "instruments.h"

enum { LEVELS_SEED = 1, LEVELS_GAMES = 200 };

/* The players of the scale of --elo, the weakest first. Without --elo only
 * random and the levels are used. */
enum { RANKS = GAME_LEVELS + 3, LEVEL_FROM = 1 };
static const char *const ranks[RANKS] = {
    "random",  "level:1", "level:2", "level:3", "level:4", "level:5",
    "level:6", "level:7", "level:8", "best",    "greedy",
};

/* The games to be played; `work` and `done` tell how much is left. */
typedef struct Levels {
    const Bench *bench;
    int games; /* games of each pair */
    int threads;
    bool has_scale;
    double work, done;
    uint64_t began;
    bool is_shown;
    DuelScore scores[RANKS][RANKS];
} Levels;

/* Estimates how long a game of two players takes. */
static double work_of(const Game *game, int first, int second)
{
    double work = 0;
    for (int rank = 0; rank < RANKS - 1; rank++) {
        if (rank == first || rank == second) {
            work += rank ? 10 + players_level(game, rank).simulations : 1;
        }
    }
    return work;
}

/* Tells whether a pair is played. For the levels: each level and the one below
 * it. For the scale: also players two places apart, and greedy against every
 * second player. */
static bool is_played(const Levels *levels, int first, int second)
{
    if (!levels->has_scale) {
        return first == second + 1 && first <= GAME_LEVELS;
    }
    return first == RANKS - 1 ? second % 2 == 1 && second < RANKS - 3
                              : first - second == 1 || first - second == 2;
}

/* Returns how many games a pair plays: on the scale a tenth with the two
 * strongest players, whose games take longest. */
static int games_of(const Levels *levels, int first)
{
    bool is_slow = levels->has_scale && first >= GAME_LEVELS &&
                   first < RANKS - 1 && levels->games >= 20;
    return is_slow ? levels->games / 10 : levels->games;
}

static void show(const Levels *levels, const Game *game, int first, int second,
                 const DuelScore *score)
{
    double spent = (double)(clock_now() - levels->began) / 1e9;
    double left = spent * (levels->work - levels->done) / levels->done;
    char pair[64];
    snprintf(pair, sizeof pair, "%s %s-%s", game->id, ranks[first],
             ranks[second]);
    file_say(stderr, levels->bench->app->lang,
             "\r%-28s %d/%d  %.1f %%  %d min %02d s left \x1b[K",
             "\r%-28s %d/%d  %.1f %%  encore %d min %02d s \x1b[K", pair,
             score->games, games_of(levels, first),
             100 * score->points / score->games, (int)left / 60,
             (int)left % 60);
}

/* Plays one player against another. */
static bool play_pair(Levels *levels, const Game *game,
                      const GameConfig *config, int first, int second)
{
    Duel duel = { .game = game, .config = *config, .seed = LEVELS_SEED };
    DuelScore *score = &levels->scores[first][second];
    *score = (DuelScore){ 0 };
    players_parse(ranks[first], game, &duel.first.spec, NULL);
    players_parse(ranks[second], game, &duel.second.spec, NULL);
    int games = games_of(levels, first);
    while (score->games < games) {
        int chunk = games - score->games;
        chunk = chunk < 2 * levels->threads ? chunk : 2 * levels->threads;
        duel_games(&duel, score->games, chunk, levels->threads, score);
        levels->done += chunk * work_of(game, first, second);
        if (levels->is_shown) {
            show(levels, game, first, second, score);
        }
    }
    if (levels->is_shown) {
        fputs("\r\x1b[K", stderr);
    }
    return bench_say(levels->bench, "%-8s %-8s %-8s %5.1f %%  %4d %4d %4d\n",
                     "%-8s %-8s %-8s %5.1f %%  %4d %4d %4d\n", game->id,
                     ranks[first], ranks[second],
                     100 * score->points / score->games, score->wins,
                     score->draws, score->losses);
}

/* Fits a rating to each player, so that the expected points of all pairs are
 * those that were scored; the margins come from the curvature. A pair counts as
 * if it had also drawn one game, so that no rating is infinite. */
static void fit(const Levels *levels, double *ratings, double *margins)
{
    const double scale = log(10) / 400;
    for (int i = 0; i < RANKS; i++) {
        ratings[i] = 0;
    }
    for (int round = 0; round < 2000; round++) {
        for (int i = 1; i < RANKS; i++) {
            double slope = 0, curve = 0;
            for (int k = 0; k < 2 * RANKS; k++) {
                int first = k < RANKS ? i : k - RANKS;
                int second = k < RANKS ? k : i;
                const DuelScore *score = &levels->scores[first][second];
                if (!is_played(levels, first, second)) {
                    continue;
                }
                double gap = ratings[first] - ratings[second];
                double expected = 1 / (1 + exp(-scale * gap));
                double games = score->games + 1;
                double more = score->points + 0.5 - games * expected;
                slope += first == i ? more : -more;
                curve += games * expected * (1 - expected);
            }
            ratings[i] += slope / (scale * curve);
            margins[i] = 1.96 / (scale * sqrt(curve));
        }
    }
}

static bool say_scale(const Levels *levels, const Game *game)
{
    double ratings[RANKS], margins[RANKS] = { 0 };
    fit(levels, ratings, margins);
    bool is_good = true;
    for (int i = 0; i < RANKS; i++) {
        is_good =
            is_good && bench_say(levels->bench, "%-8s %-8s %5.0f +-%3.0f\n",
                                 "%-8s %-8s %5.0f +-%3.0f\n", game->id,
                                 ranks[i], ratings[i], margins[i]);
    }
    return is_good;
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
    int64_t count = LEVELS_GAMES, threads = 1;
    GameConfig config;
    const Game *game;
    if (!args_flag_number(bench->app, bench->args, "--games", 2, 100000,
                          &count) ||
        !args_flag_number(bench->app, bench->args, "--threads", 1, 256,
                          &threads)) {
        return EXIT_BAD_USAGE;
    }
    Levels levels = { .bench = bench,
                      .games = (int)count,
                      .threads = (int)threads,
                      .has_scale = args_value(bench->args, "--elo") != NULL,
                      .began = clock_now(),
                      .is_shown = isatty(STDERR_FILENO) == 1 };
    for (int at = 0; (game = bench_next_game(bench, &at));) {
        if (!read_config(bench, game, &config)) {
            return EXIT_BAD_USAGE;
        }
        for (int i = 0; i < RANKS * RANKS; i++) {
            if (is_played(&levels, i / RANKS, i % RANKS)) {
                levels.work += games_of(&levels, i / RANKS) *
                               work_of(game, i / RANKS, i % RANKS);
            }
        }
    }
    bool is_good =
        bench_say(bench, "game     player   against   score   won drawn lost\n",
                  "jeu      joueur   contre    score   gagn. nul. perd.\n");
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        is_good = read_config(bench, game, &config);
        for (int i = 0; is_good && i < RANKS * RANKS; i++) {
            is_good = !is_played(&levels, i / RANKS, i % RANKS) ||
                      play_pair(&levels, game, &config, i / RANKS, i % RANKS);
        }
        is_good = is_good && (!levels.has_scale || say_scale(&levels, game));
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
    { "--threads", "N",
      PHRASE("threads that play (default 1)",
             "threads qui jouent (par défaut 1)") },
    { "--elo", NULL,
      PHRASE("fit one scale to all players; random is 0. level:8 and best play "
             "a tenth of the games",
             "ajuste une échelle à tous les joueurs ; random vaut 0. level:8 "
             "et best jouent un dixième des parties") },
    FLAG_OPTION,
    FLAG_JSON,
    { .name = NULL },
};

const Command bench_levels = {
    .name = "levels",
    .synopsis = "levels [GAME] [--games N] [--elo] [-o KEY=VALUE]... [--json]",
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

/* A player of joute-bench strength. "mcts@20" and "net@20" make as many
 * simulations as take 20 ms of processor time, on average; "net:30~200" is a
 * player whose judgement is off by up to 0.2; "greedy%50" plays half of its
 * moves at random. */
typedef struct Rival {
    const char *text;
    double ms;  /* time for a move; 0 if the number of simulations is given */
    Text bytes; /* the bytes of its own net; empty if it has none */
    Net net;
} Rival;

static bool read_rival(const Bench *bench, const Game *game, const char *text,
                       const char *path, Rival *rival, DuelSide *out)
{
    char name[64];
    size_t size = strcspn(text, "@~%");
    rival->text = text;
    snprintf(name, sizeof name, "%.*s%s", (int)(size < 50 ? size : 50), text,
             text[size] == '@' ? ":50" : "");
    Error *err = &bench->app->err;
    if (text[size]) {
        const char *digits = text + size + 1;
        char *end;
        double number = strtod(digits, &end);
        double most = text[size] == '%' ? 100 : 100000;
        if (end == digits || *end || !(number >= 1 && number <= most)) {
            return error_set(err,
                             "\"%s\": wanted net@20 (ms), net:30~200 or "
                             "greedy%%50, with a number from 1 to %.0f",
                             "« %s » : il faut net@20 (ms), net:30~200 ou "
                             "greedy%%50, avec un nombre de 1 à %.0f",
                             text, most);
        }
        rival->ms = text[size] == '@' ? number : 0;
        out->noise = text[size] == '~' ? (float)number / 1000 : 0;
        out->random = text[size] == '%' ? (int)number : 0;
    }
    if (path) {
        if (app_read(bench->app, path, &rival->bytes) != EXIT_OK ||
            !net_read(&rival->net, game, rival->bytes.data, rival->bytes.size,
                      path, err)) {
            return false;
        }
        out->net = &rival->net;
    }
    return players_parse(name, path ? NULL : game, &out->spec, err);
}

/* Sets the number of simulations with which a rival's moves take rival->ms on
 * average, in games against itself. */
static void calibrate(const Duel *duel, const Rival *rival, DuelSide *side)
{
    Duel same = *duel;
    for (int i = 0; i < 6 && rival->ms > 0; i++) {
        same.first = same.second = *side;
        DuelScore score = { 0 };
        duel_games(&same, 1000 * (i + 1), 2, 1, &score);
        double ms = (double)(score.spent[0] + score.spent[1]) / 1e6 /
                    (double)(score.choices[0] + score.choices[1]);
        double times = rival->ms / ms;
        if (times > 0.95 && times < 1.05) {
            return;
        }
        times = times > 20 ? 20 : times;
        double number = (double)side->spec.number * times;
        side->spec.number = number < 1 ? 1
                            : number > (double)PLAYERS_SIMULATIONS_MAX
                                ? PLAYERS_SIMULATIONS_MAX
                                : (int64_t)number;
    }
}

static void name_side(const DuelSide *side, Text *out)
{
    players_write(&side->spec, out);
    if (side->noise > 0) {
        text_addf(out, "~%.0f", (double)(1000 * side->noise));
    }
    if (side->random > 0) {
        text_addf(out, "%%%d", side->random);
    }
}

static double ms_of(const DuelScore *score, int side)
{
    return (double)score->spent[side] / 1e6 / (double)score->choices[side];
}

/* Says how well the positions suit the taste of the first player: from its own
 * side, and from the side of the other one. */
static bool say_taste(const Bench *bench, const DuelScore *score)
{
    return score->positions == 0 ||
           bench_say(bench, "its taste: %.0f, the other's side: %.0f\n",
                     "son goût : %.0f, côté adverse : %.0f\n",
                     score->liked[0] / score->positions,
                     score->liked[1] / score->positions);
}

static int compare(Bench *bench)
{
    const Args *args = bench->args;
    int64_t games = 100, threads = 1, seed = 1;
    Duel duel = { .game = bench->only };
    Rival first = { 0 }, second = { 0 };
    if (!args_flag_number(bench->app, args, "--games", 2, 100000, &games) ||
        !args_flag_number(bench->app, args, "--threads", 1, 256, &threads) ||
        !args_flag_number(bench->app, args, "--seed", 0, 1 << 30, &seed) ||
        !read_config(bench, duel.game, &duel.config) ||
        !read_rival(bench, duel.game, args->words[1], args_value(args, "--net"),
                    &first, &duel.first) ||
        !read_rival(bench, duel.game, args->words[2],
                    args_value(args, "--against"), &second, &duel.second)) {
        return EXIT_BAD_USAGE;
    }
    calibrate(&duel, &first, &duel.first);
    calibrate(&duel, &second, &duel.second);
    duel.seed = (uint64_t)seed;
    DuelScore score = { 0 };
    duel_games(&duel, 0, (int)games, (int)threads, &score);
    Text names[2] = { { 0 }, { 0 } };
    name_side(&duel.first, &names[0]);
    name_side(&duel.second, &names[1]);
    bool is_good = bench_say(
        bench,
        "%-8s %-12s %-12s %5.1f %% +-%4.1f  %d won, %d drawn, %d lost; "
        "%.2f ms and %.2f ms a move\n",
        "%-8s %-12s %-12s %5.1f %% +-%4.1f  %d gagnées, %d nulles, %d perdues "
        "; %.2f ms et %.2f ms par coup\n",
        duel.game->id, text_string(&names[0]), text_string(&names[1]),
        100 * score.points / score.games, 100 * duel_margin(&score), score.wins,
        score.draws, score.losses, ms_of(&score, 0), ms_of(&score, 1));
    is_good = is_good && say_taste(bench, &score);
    text_done(&names[0]);
    text_done(&names[1]);
    text_done(&first.bytes);
    text_done(&second.bytes);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run_strength(App *app, const Args *args)
{
    return bench_run(app, args, args->words[0], compare);
}

static const Flag strength_flags[] = {
    { "--games", "N",
      PHRASE("games, in pairs (default 100)",
             "parties, par paires (par défaut 100)") },
    { "--threads", "N",
      PHRASE("threads that play (default 1)",
             "threads qui jouent (par défaut 1)") },
    { "--seed", "S",
      PHRASE("seed of the deals (default 1)",
             "graine des donnes (par défaut 1)") },
    { "--net", "FILE",
      PHRASE("the net of A, instead of the game's own",
             "le réseau de A, au lieu de celui du jeu") },
    { "--against", "FILE", PHRASE("the net of B", "le réseau de B") },
    FLAG_OPTION,
    { .name = NULL },
};

const Command bench_strength = {
    .name = "strength",
    .synopsis = "strength GAME A B [--games N] [--threads N] "
                "[-o KEY=VALUE]...",
    .summary = PHRASE("play one player against another",
                      "fait jouer un joueur contre un autre"),
    .details = PHRASE("Prints the points of A, their 95 % interval, and the "
                      "processor time of both. net@20 makes as many "
                      "simulations as take 20 ms;\n"
                      "greedy%50 plays half of its moves at random. For a "
                      "player with a taste (painter:5), a second line says "
                      "how well the positions suit it, on average.",
                      "Affiche les points de A, leur intervalle à 95 % et le "
                      "temps de calcul des deux. net@20 fait autant de "
                      "simulations qu'il en tient dans 20 ms ;\n"
                      "greedy%50 joue la moitié de ses coups au hasard. Pour "
                      "un joueur qui a un goût (painter:5), une seconde ligne "
                      "dit combien les positions lui plaisent, en moyenne."),
    .example = "joute-bench strength roses net@20 mcts:200000 --games 100",
    .flags = strength_flags,
    .least_words = 3,
    .most_words = 3,
    .run = run_strength,
};
