#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "app/bench_ai.h"
#include "app/bench_match.h"
#include "app/commands.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/play.h"
#include "games/games.h"

/* What is measured of one game and option set. */
typedef struct Figures {
    double games, moves; /* of random play, per second */
    double leaves;       /* of perft, per second */
    double copy;         /* nanoseconds for a state */
    size_t size;         /* bytes used half-way through a game */
    double simulations;  /* of a search from the start, per second */
    uint64_t signature;  /* of fixed games: the same on every machine */
} Figures;

typedef struct Bench {
    App *app;
    double seconds;     /* for each measurement */
    double calibration; /* steps per second of the calibration loop */
    uint64_t signature; /* of everything so far */
    uint64_t searches;  /* the same of fixed searches */
    bool is_json;
    JsonWriter json;
} Bench;

enum { SAMPLES = 64, SIGNATURE_GAMES = 20 };

static double seconds_since(uint64_t began)
{
    return (double)(clock_cpu() - began) / 1e9;
}

/* A loop that is the same everywhere, so that machines can be compared: draws
 * numbers and follows them through a small table. */
static double calibrate(double seconds)
{
    enum { TABLE = 4096, ROUND = 1 << 16 };
    uint32_t table[TABLE];
    Rng rng;
    rng_seed(&rng, 1);
    for (int i = 0; i < TABLE; i++) {
        table[i] = rng_below(&rng, TABLE);
    }
    uint64_t began = clock_cpu(), steps = 0;
    volatile uint32_t sink = 0;
    do {
        uint32_t at = sink;
        for (int i = 0; i < ROUND; i++) {
            at = table[(at + rng_below(&rng, TABLE)) % TABLE];
        }
        sink = at;
        steps += ROUND;
    } while (seconds_since(began) < seconds);
    return (double)steps / seconds_since(began);
}

/* Plays one random game and returns its number of moves. */
static uint64_t play_game(const Game *game, const GameConfig *config,
                          GameState *state, Rng *rng)
{
    uint64_t moves = 0;
    play_setup(game, state, config, rng);
    Move joint[GAME_SEATS];
    while (play_random_step(game, state, rng, joint)) {
        game->apply(state, joint);
        moves++;
    }
    return moves;
}

static void measure_play(const Game *game, const GameConfig *config,
                         double seconds, Figures *out)
{
    GameState state;
    Rng rng;
    uint64_t games = 0, moves = 0;
    rng_seed(&rng, 1);
    uint64_t began = clock_cpu();
    do {
        for (int i = 0; i < 16; i++) {
            moves += play_game(game, config, &state, &rng);
            games++;
        }
    } while (seconds_since(began) < seconds);
    double spent = seconds_since(began);
    out->games = (double)games / spent;
    out->moves = (double)moves / spent;
}

/* The deepest perft from the start of seed 1 that fits the time. */
static void measure_perft(const Game *game, const GameConfig *config,
                          double seconds, Figures *out)
{
    GameState state;
    Rng rng;
    rng_seed(&rng, 1);
    play_setup(game, &state, config, &rng);
    double spent = 0;
    for (int depth = 2; spent < seconds / 4 && depth < 20; depth++) {
        uint64_t began = clock_cpu();
        uint64_t leaves = play_perft(game, &state, depth);
        spent = seconds_since(began);
        out->leaves = spent > 0 ? (double)leaves / spent : 0;
    }
}

/* States from all over a random game. */
static int take_samples(const Game *game, const GameConfig *config,
                        GameState *samples)
{
    GameState state;
    Rng rng;
    int count = 0;
    rng_seed(&rng, 1);
    while (count < SAMPLES) {
        play_setup(game, &state, config, &rng);
        while (count < SAMPLES && game->to_act(&state) != SEATS_NONE) {
            Move joint[GAME_SEATS];
            game_copy(game, &samples[count++], &state);
            play_random_step(game, &state, &rng, joint);
            game->apply(&state, joint);
        }
    }
    return count;
}

static void measure_copy(const Game *game, const GameConfig *config,
                         double seconds, Figures *out)
{
    GameState *samples = mem_new(SAMPLES * sizeof *samples);
    GameState target;
    int count = take_samples(game, config, samples);
    out->size = game_used(game, &samples[count / 2]);
    uint64_t began = clock_cpu(), copies = 0;
    do {
        for (int i = 0; i < 1024; i++) {
            game_copy(game, &target, &samples[i % count]);
            __asm__ volatile("" : : "r"(&target) : "memory");
            copies++;
        }
    } while (seconds_since(began) < seconds / 4);
    out->copy = seconds_since(began) * 1e9 / (double)copies;
    free(samples);
}

static uint64_t mix(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *b = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ b[i]) * 0x100000001b3u;
    }
    return hash;
}

/* A hash of every state of some fixed games. If it moves, behaviour has
 * changed. */
static void sign(const Game *game, const GameConfig *config, Figures *out)
{
    GameState state;
    Rng rng;
    uint64_t hash = 0xcbf29ce484222325u;
    for (uint64_t seed = 1; seed <= SIGNATURE_GAMES; seed++) {
        rng_seed(&rng, seed);
        play_setup(game, &state, config, &rng);
        Move joint[GAME_SEATS];
        while (play_random_step(game, &state, &rng, joint)) {
            game->apply(&state, joint);
            hash = mix(hash, &state, game_used(game, &state));
        }
    }
    out->signature = hash;
}

static void write_json(const Bench *bench, const Game *game,
                       const GameConfig *config, const Figures *f,
                       JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "game", game->id);
    json_key(out, "options");
    config_write(game, config, out);
    json_int_member(out, "games_per_second", (int64_t)f->games);
    json_int_member(out, "moves_per_second", (int64_t)f->moves);
    json_key(out, "moves_per_calibration_step");
    json_real(out, f->moves / bench->calibration);
    json_int_member(out, "perft_leaves_per_second", (int64_t)f->leaves);
    json_key(out, "copy_nanoseconds");
    json_real(out, f->copy);
    json_int_member(out, "state_bytes", (int64_t)f->size);
    json_int_member(out, "simulations_per_second", (int64_t)f->simulations);
    json_end_object(out);
}

static void write_line(const Bench *bench, const char *name, const Figures *f,
                       Text *out)
{
    text_addf(out, "%-20s %9.0f %9.2f %7.3f %9.1f %7.1f %5zu %7.0f\n", name,
              f->games, f->moves / 1e6, f->moves / bench->calibration,
              f->leaves / 1e6, f->copy, f->size, f->simulations);
}

static bool bench_config(Bench *bench, const Game *game,
                         const GameConfig *config, const char *name)
{
    Figures f = { 0 };
    Text out = { 0 };
    measure_play(game, config, bench->seconds, &f);
    measure_perft(game, config, bench->seconds, &f);
    measure_copy(game, config, bench->seconds, &f);
    sign(game, config, &f);
    bench->signature = mix(bench->signature, &f.signature, sizeof f.signature);
    f.simulations = bench_ai_speed(game, config, bench->seconds / 2);
    uint64_t search = bench_ai_signature(game, config);
    bench->searches = mix(bench->searches, &search, sizeof search);
    if (bench->is_json) {
        write_json(bench, game, config, &f, &bench->json);
        return true;
    }
    write_line(bench, name, &f, &out);
    bool is_printed = app_print(bench->app, &out);
    text_done(&out);
    return is_printed;
}

/* The defaults, then each other value of the options that are a choice and
 * of the number of players. */
static bool bench_game(Bench *bench, const Game *game)
{
    GameConfig config;
    config_default(game, &config);
    if (!bench_config(bench, game, &config, game->id)) {
        return false;
    }
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *o = &game->options[i];
        bool is_varied =
            o->type == OPTION_CHOICE || strcmp(o->key, "players") == 0;
        for (int v = o->min; is_varied && v <= o->max; v++) {
            char name[64];
            if (v == o->initial) {
                continue;
            }
            config_default(game, &config);
            config.value[i] = v;
            if (o->type == OPTION_CHOICE) {
                snprintf(name, sizeof name, "  %s=%s", o->key, o->values[v]);
            } else {
                snprintf(name, sizeof name, "  %s=%d", o->key, v);
            }
            if (!bench_config(bench, game, &config, name)) {
                return false;
            }
        }
    }
    return true;
}

static bool print_head(Bench *bench)
{
    Text out = { 0 };
    bool is_french = bench->app->lang == LANG_FR;
    text_addf(&out,
              is_french ? "calibrage : %.1f M pas/s\n"
                        : "calibration: %.1f M steps/s\n",
              bench->calibration / 1e6);
    text_addf(&out, "%-20s %9s %9s %7s %9s %7s %5s %7s\n", "",
              is_french ? "parties/s" : "games/s",
              is_french ? "M coups/s" : "M moves/s",
              is_french ? "par pas" : "a step", "M perft/s",
              is_french ? "copie" : "copy ns", is_french ? "taille" : "bytes",
              "mcts/s");
    bool is_printed = app_print(bench->app, &out);
    text_done(&out);
    return is_printed;
}

static bool print_tail(Bench *bench, Text *json)
{
    Text out = { 0 };
    char hex[20], searches[20];
    snprintf(hex, sizeof hex, "%016llx", (unsigned long long)bench->signature);
    snprintf(searches, sizeof searches, "%016llx",
             (unsigned long long)bench->searches);
    if (bench->is_json) {
        json_string_member(&bench->json, "searches", searches);
        json_string_member(&bench->json, "signature", hex);
        json_end_object(&bench->json);
        text_addf(&out, "%s\n", text_string(json));
    } else {
        text_addf(&out, "searches  %s\nsignature %s\n", searches, hex);
    }
    bool is_printed = app_print(bench->app, &out);
    text_done(&out);
    return is_printed;
}

/* What matches cost. Where none can be played, the rest still counts. */
static bool bench_bots(Bench *bench, const Game *only)
{
    GameConfig config;
    Text out = { 0 };
    BenchMatch matches = { .app = bench->app,
                           .seconds = bench->seconds / 5,
                           .json = bench->is_json ? &bench->json : NULL };
    if (bench->is_json) {
        json_end_array(&bench->json);
        json_key(&bench->json, "matches");
    }
    if (only) {
        config_default(only, &config);
    }
    if (bench_match(&matches, only, &config)) {
        return true;
    }
    text_addf(&out,
              bench->app->lang == LANG_FR ? "matchs : sautés, %s\n"
                                          : "matches: skipped, %s\n",
              bench->app->err.text);
    bench->app->err.text[0] = '\0';
    bool is_printed = bench->is_json || app_print(bench->app, &out);
    text_done(&out);
    return is_printed;
}

static bool run_bench(Bench *bench, const Game *only)
{
    Text json = { 0 };
    bench->json.out = &json;
    bench->calibration = calibrate(bench->seconds);
    bool is_good = true;
    if (bench->is_json) {
        json_begin_object(&bench->json);
        json_int_member(&bench->json, "calibration_steps_per_second",
                        (int64_t)bench->calibration);
        json_key(&bench->json, "figures");
        json_begin_array(&bench->json);
    } else {
        is_good = print_head(bench);
    }
    for (int i = 0; is_good && games_all[i]; i++) {
        if (!only || only == games_all[i]) {
            is_good = bench_game(bench, games_all[i]);
        }
    }
    is_good = is_good && bench_bots(bench, only) && print_tail(bench, &json);
    text_done(&json);
    return is_good;
}

/* --ms in seconds. */
static bool read_seconds(App *app, const Args *args, double *out)
{
    const char *ms = args_value(args, "--ms");
    int64_t milliseconds = 1000;
    if (ms && !args_number(app, "--ms", ms, 1, 60000, &milliseconds)) {
        return false;
    }
    *out = (double)milliseconds / 1000;
    return true;
}

/* "bench match [GAME]"; returns an exit status. */
static int run_matches(App *app, const Args *args)
{
    const Game *only = NULL;
    GameConfig config;
    Text json = { 0 };
    JsonWriter writer = { .out = &json };
    bool is_json = args_value(args, "--json") != NULL;
    BenchMatch matches = { .app = app, .json = is_json ? &writer : NULL };
    if (!read_seconds(app, args, &matches.seconds) ||
        (args->word_count > 1 &&
         (!app_find_game(app, args->words[1], &only) ||
          !app_read_options(app, args, only, &config)))) {
        return EXIT_BAD_USAGE;
    }
    bool is_good = bench_match(&matches, only, &config);
    if (is_good && is_json) {
        text_add_char(&json, '\n');
        return app_answer(app, &json);
    }
    text_done(&json);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

/* What "bench WORD" measures instead of the games; NULL: there is no such
 * word. */
static int (*find_word(const Args *args))(App *app, const Args *args)
{
    const char *word = args->word_count > 0 ? args->words[0] : "";
    return strcmp(word, "levels") == 0  ? bench_ai_levels
           : strcmp(word, "match") == 0 ? run_matches
           : strcmp(word, "bot") == 0   ? bench_bot
                                        : NULL;
}

static int run(App *app, const Args *args)
{
    const Game *only = NULL;
    int (*other)(App *, const Args *) = find_word(args);
    Bench bench = { .app = app, .is_json = args_value(args, "--json") != NULL };
    if (other) {
        return other(app, args);
    }
    if (args->word_count > 1) {
        error_set(&app->err,
                  "%s: only \"bench levels\" and \"bench match\" take two "
                  "words",
                  "%s : seuls « bench levels » et « bench match » prennent "
                  "deux mots",
                  args->words[1]);
        return EXIT_BAD_USAGE;
    }
    if (!read_seconds(app, args, &bench.seconds) ||
        (args->word_count > 0 && !app_find_game(app, args->words[0], &only))) {
        return EXIT_BAD_USAGE;
    }
    return run_bench(&bench, only) ? EXIT_OK : EXIT_BAD_INPUT;
}

static const Flag flags[] = {
    { "--ms", "N",
      PHRASE("milliseconds for each measurement (1000)",
             "millisecondes par mesure (1000)") },
    { "--json", NULL, PHRASE("as JSON", "en JSON") },
    { "--games", "N",
      PHRASE("levels: games of each pair (200)",
             "levels : parties par paire (200)") },
    { "-o", "KEY=VALUE",
      PHRASE("levels, match: set an option of the game",
             "levels, match : règle une option du jeu") },
    { .name = NULL },
};

const Command cmd_bench = {
    .name = "bench",
    .synopsis = "bench [levels|match] [GAME] [--ms N] [--json] [--games N] "
                "[-o KEY=VALUE]...",
    .summary = PHRASE("measure the speed of the games and the levels",
                      "mesure la vitesse des jeux et les niveaux"),
    .details =
        PHRASE("Uniform random play through the public table on one "
               "core, perft, copies of a\nstate, and searches from the "
               "start. The column a step divides by a calibration\n"
               "loop, so that machines can be compared. The signature "
               "depends on the rules\nalone, that of the searches on "
               "the players too: if one moves, behaviour has\nchanged. "
               "With the word levels: how each level scores against "
               "the one below it,\nin games with the same deal and "
               "seats swapped. With the word match, only what\nmatches "
               "cost between bots that play the first legal move: "
               "CPU of a move, referee\nand bots together, on one core, "
               "and what it costs more than a bare pipe (goal\n15 us); "
               "games and moves a second with 2 jobs, in a sandbox, and "
               "the moves as\ngames of 330 (c-chess-cli: 82, goal 164); "
               "games a second between random players\non one core; "
               "the start of a sandbox (goal 30 ms).",
               "Jeu au hasard par la table publique sur un cœur, "
               "perft, copies d'un état, et\nrecherches depuis le "
               "début. La colonne par pas divise par une boucle de\n"
               "calibrage, pour comparer les machines. La signature ne "
               "dépend que des règles,\ncelle des recherches aussi des "
               "joueurs : si l'une change, le comportement a\nchangé. "
               "Avec le mot levels : le score de chaque niveau contre "
               "celui du dessous,\nmême donne et places échangées. Avec le mot "
               "match, seulement ce que coûtent\ndes matchs entre bots "
               "qui jouent le premier coup légal : le processeur par\n"
               "coup, arbitre et bots ensemble, sur un cœur, et son "
               "excès sur un tube nu (but :\n15 us) ; parties et coups "
               "par seconde à 2 à la fois, en bac à sable, et ces "
               "coups\nen parties de 330 (c-chess-cli : 82, but : 164) ; "
               "parties par seconde entre\njoueurs au hasard sur un "
               "cœur ; le départ d'un bac à sable (but : 30 ms)."),
    .example = "joute bench\njoute bench moulin --ms 3000\n"
               "joute bench levels roses --games 200\n"
               "joute bench match moulin -o repetition=0 -o quiet_plies=0",
    .flags = flags,
    .most_words = 2,
    .run = run,
};
