/* cmd_bench.c: joute bench: how fast the rules, searches and solvers of each
 * game are, and signatures that show whether they still behave the same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/search.h"
#include "app/bench.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/rules.h"

/* One hash of the states of fixed games, and one of fixed searches. Both are
 * the same on every machine. */
typedef struct Signature {
    uint64_t games, searches;
} Signature;

enum {
    SAMPLES = 64,
    SIGNATURE_GAMES = 20,
    SPEED_SIMULATIONS = 1000,
    SIGNATURE_SIMULATIONS = 2000,
};

/* What is measured of one game and option set. */
enum { GAMES, MOVES, MOVES_A_STEP, LEAVES, COPY, BYTES, SIMULATIONS, FIGURES };
static const BenchColumn columns[FIGURES + 1] = {
    [GAMES] = { "games_per_second", true, 9, 0, 1,
                PHRASE("games/s", "parties/s") },
    [MOVES] = { "moves_per_second", true, 9, 2, 1e6,
                PHRASE("M moves/s", "M coups/s") },
    [MOVES_A_STEP] = { "moves_per_calibration_step", false, 7, 3, 1,
                       PHRASE("a step", "par pas") },
    [LEAVES] = { "perft_leaves_per_second", true, 9, 1, 1e6,
                 PHRASE("M perft/s", "M perft/s") },
    [COPY] = { "copy_nanoseconds", false, 7, 1, 1, PHRASE("copy ns", "copie") },
    [BYTES] = { "state_bytes", true, 5, 0, 1, PHRASE("bytes", "taille") },
    [SIMULATIONS] = { "simulations_per_second", true, 7, 0, 1,
                      PHRASE("mcts/s", "mcts/s") },
};

/* Runs a loop that is the same in every version, so that machines can be
 * compared; returns its steps per second. It draws numbers and follows them
 * through a small table. */
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
    } while (bench_cpu_since(began) < seconds);
    return (double)steps / bench_cpu_since(began);
}

/* Measures random games. */
static void measure_play(const Game *game, const GameConfig *config,
                         double seconds, double *out)
{
    GameState state;
    Move joint[GAME_SEATS];
    Rng rng;
    uint64_t games = 0, moves = 0;
    rng_seed(&rng, 1);
    uint64_t began = clock_cpu();
    do {
        for (int i = 0; i < 16; i++) {
            rules_setup(game, &state, config, &rng);
            while (rules_random_step(game, &state, &rng, joint)) {
                game->apply(&state, joint);
                moves++;
            }
            games++;
        }
    } while (bench_cpu_since(began) < seconds);
    double spent = bench_cpu_since(began);
    out[GAMES] = (double)games / spent;
    out[MOVES] = (double)moves / spent;
}

/* Measures the deepest perft from the start of seed 1 that fits the time. */
static double measure_perft(const Game *game, const GameConfig *config,
                            double seconds)
{
    GameState state;
    Rng rng;
    rng_seed(&rng, 1);
    rules_setup(game, &state, config, &rng);
    double spent = 0, speed = 0;
    for (int depth = 2; spent < seconds / 4 && depth < 20; depth++) {
        uint64_t began = clock_cpu();
        uint64_t leaves = rules_perft(game, &state, depth);
        spent = bench_cpu_since(began);
        speed = spent > 0 ? (double)leaves / spent : 0;
    }
    return speed;
}

/* Measures copies of states from all parts of random games. */
static void measure_copy(const Game *game, const GameConfig *config,
                         double seconds, double *out)
{
    GameState *samples = mem_new(SAMPLES * sizeof *samples);
    GameState state;
    Rng rng;
    int count = 0;
    rng_seed(&rng, 1);
    while (count < SAMPLES) {
        rules_setup(game, &state, config, &rng);
        while (count < SAMPLES && game->to_act(&state) != SEATS_NONE) {
            Move joint[GAME_SEATS];
            game_copy(game, &samples[count++], &state);
            rules_random_step(game, &state, &rng, joint);
            game->apply(&state, joint);
        }
    }
    out[BYTES] = (double)game_used(game, &samples[SAMPLES / 2]);
    uint64_t began = clock_cpu(), copies = 0;
    do {
        for (int i = 0; i < 1024; i++) {
            game_copy(game, &state, &samples[i % SAMPLES]);
            __asm__ volatile("" : : "r"(&state) : "memory");
            copies++;
        }
    } while (bench_cpu_since(began) < seconds / 4);
    out[COPY] = bench_cpu_since(began) * 1e9 / (double)copies;
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

/* Returns one hash of all states of some fixed games. */
static uint64_t sign_games(const Game *game, const GameConfig *config)
{
    GameState state;
    Move joint[GAME_SEATS];
    Rng rng;
    uint64_t hash = 0xcbf29ce484222325u;
    for (uint64_t seed = 1; seed <= SIGNATURE_GAMES; seed++) {
        rng_seed(&rng, seed);
        rules_setup(game, &state, config, &rng);
        while (rules_random_step(game, &state, &rng, joint)) {
            game->apply(&state, joint);
            hash = mix(hash, &state, game_used(game, &state));
        }
    }
    return hash;
}

/* Searches the first state of seed 1 in which a seat has a choice, as that seat
 * sees it. Measures the speed, and adds a fixed search to the signature. */
static void measure_search(const Game *game, const GameConfig *config,
                           double seconds, double *speed, uint64_t *signature)
{
    GameState whole, view;
    Move moves[GAME_SEATS];
    Rng rng;
    rng_seed(&rng, 1);
    rules_setup(game, &whole, config, &rng);
    while (game->to_act(&whole) == SEATS_CHANCE) {
        rules_random_step(game, &whole, &rng, moves);
        game->apply(&whole, moves);
    }
    Seat seat = seats_first(game->to_act(&whole));
    game_view(game, &whole, seat, &view);
    Search *search = mem_new(sizeof *search);
    rng_seed(&rng, 1);
    search_init(search, game, config_players(game, config), &rng);
    search_run(search, &view, seat, SIGNATURE_SIMULATIONS, NULL);
    *signature = search_signature(search);
    uint64_t began = clock_cpu(), done = 0;
    do {
        search_forget(search);
        search_run(search, &view, seat, SPEED_SIMULATIONS, NULL);
        done += SPEED_SIMULATIONS;
    } while (bench_cpu_since(began) < seconds);
    *speed = (double)done / bench_cpu_since(began);
    search_done(search);
    free(search);
}

/* Measures one game with one set of options and adds a row. The games and
 * searches of the signature are fixed, so they do not depend on the time that
 * is measured. */
static bool measure_config(Bench *bench, const Game *game,
                           const GameConfig *config, const char *name,
                           double calibration, Signature *signature)
{
    double f[FIGURES];
    measure_play(game, config, bench->seconds, f);
    f[MOVES_A_STEP] = f[MOVES] / calibration;
    f[LEAVES] = measure_perft(game, config, bench->seconds);
    measure_copy(game, config, bench->seconds, f);
    uint64_t games = sign_games(game, config), search;
    measure_search(game, config, bench->seconds / 2, &f[SIMULATIONS], &search);
    signature->games = mix(signature->games, &games, sizeof games);
    signature->searches = mix(signature->searches, &search, sizeof search);
    json_begin_object(&bench->json);
    json_string_member(&bench->json, "game", game->id);
    json_key(&bench->json, "options");
    config_write(game, config, &bench->json);
    bool is_printed = bench_row(bench, name, columns, f);
    json_end_object(&bench->json);
    return is_printed;
}

/* Measures a game with the default options, then with each other number of
 * players and each other value of the options that are a choice. */
static bool measure_game(Bench *bench, const Game *game, double calibration,
                         Signature *signature)
{
    GameConfig config;
    config_default(game, &config);
    bool is_good =
        measure_config(bench, game, &config, game->id, calibration, signature);
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *o = &game->options[i];
        bool is_varied =
            o->type == OPTION_CHOICE || strcmp(o->key, "players") == 0;
        for (int v = o->min; is_varied && is_good && v <= o->max; v++) {
            char name[64], number[12];
            snprintf(number, sizeof number, "%d", v);
            snprintf(name, sizeof name, "  %s=%s", o->key,
                     o->type == OPTION_CHOICE ? o->values[v] : number);
            config_default(game, &config);
            config.value[i] = v;
            is_good =
                v == o->initial || measure_config(bench, game, &config, name,
                                                  calibration, signature);
        }
    }
    return is_good;
}

/* Measures all games, after the calibration loop. */
static bool measure_games(Bench *bench, Signature *out)
{
    double calibration = calibrate(bench->seconds);
    json_int_member(&bench->json, "calibration_steps_per_second",
                    (int64_t)calibration);
    bool is_good = bench_say(bench, "calibration: %.1f M steps/s\n",
                             "calibrage : %.1f M pas/s\n", calibration / 1e6) &&
                   bench_head(bench, (Phrase)PHRASE("", ""), columns);
    json_begin_array_member(&bench->json, "figures");
    const Game *game;
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        is_good = measure_game(bench, game, calibration, out);
    }
    json_end_array(&bench->json);
    return is_good;
}

/* Measures how long the games' solvers take for their samples. */
static bool measure_solvers(Bench *bench)
{
    const Game *game;
    bool is_good = true;
    json_begin_array_member(&bench->json, "solving");
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        for (int i = 0; is_good && game->solver && game->solver->sample; i++) {
            Text name = { 0 };
            uint64_t nodes = 0, began = clock_cpu();
            bool is_there = game->solver->sample(i, &name, &nodes);
            double seconds = bench_cpu_since(began);
            if (!is_there) {
                text_done(&name);
                break;
            }
            json_begin_object(&bench->json);
            json_string_member(&bench->json, "game", game->id);
            json_string_member(&bench->json, "sample", text_string(&name));
            json_real_member(&bench->json, "cpu_seconds", seconds);
            if (nodes > 0) {
                double speed = (double)nodes / seconds;
                json_int_member(&bench->json, "nodes_per_second",
                                (int64_t)speed);
                text_addf_in(&name, bench->app->lang, ", %.1f M/s",
                             speed / 1e6);
            }
            json_end_object(&bench->json);
            is_good = bench_say(bench, "solving %s %s: %.3f s of CPU\n",
                                "résolution de %s %s : %.3f s de CPU\n",
                                game->id, text_string(&name), seconds);
            text_done(&name);
        }
    }
    json_end_array(&bench->json);
    return is_good;
}

/* Prints all figures, then both signatures. */
static int measure(Bench *bench)
{
    Signature signature = { 0 };
    char games[20], searches[20];
    json_begin_object(&bench->json);
    bool is_good = measure_games(bench, &signature) && measure_solvers(bench);
    snprintf(searches, sizeof searches, "%016llx",
             (unsigned long long)signature.searches);
    snprintf(games, sizeof games, "%016llx",
             (unsigned long long)signature.games);
    json_string_member(&bench->json, "searches", searches);
    json_string_member(&bench->json, "signature", games);
    json_end_object(&bench->json);
    is_good =
        is_good && bench_say(bench, "searches  %s\nsignature %s\n",
                             "searches  %s\nsignature %s\n", searches, games);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return bench_run(app, args, args->word_count > 0 ? args->words[0] : NULL,
                     measure);
}

static const Flag flags[] = { FLAG_MS, FLAG_JSON, { .name = NULL } };

const Command cmd_bench = {
    .name = "bench",
    .synopsis = "bench [GAME] [--ms N] [--json]",
    .summary =
        PHRASE("measure the speed of the games", "mesure la vitesse des jeux"),
    .details = PHRASE(
        "Measures random games, perft, copies of a state, searches from the "
        "start and samples\nof the solvers, on one core. The column \"a step\" "
        "divides by the speed of a calibration\nloop, so that machines can be "
        "compared. The line signature depends only on the rules,\nthe line "
        "searches also on the players: if one changes, behaviour has changed.",
        "Mesure sur un cœur des parties au hasard, perft, la copie d'un état, "
        "des recherches\ndepuis le début et des exemples des solveurs. La "
        "colonne « par pas » divise par la\nvitesse d'une boucle de calibrage, "
        "pour comparer des machines. La ligne signature\nne dépend que des "
        "règles, la ligne searches aussi des joueurs : si l'une change,\nle "
        "comportement a changé."),
    .example = "joute bench\njoute bench moulin --ms 3000",
    .flags = flags,
    .most_words = 1,
    .run = run,
};
