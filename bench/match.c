/* match.c: joute-bench match: what a match costs besides the thinking of its
 * bots. */
#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/series.h"
#include "base/clock.h"
#include "base/folder.h"
#include "core/config.h"
#include "instruments.h"

enum {
    FIRST_GAMES = 40, /* games of the first match; each match has twice as many
                         as the last one, until the time is up */
    JOBS = 2,
    PLIES = 330,    /* plies of a long game of chess */
    ROUNDS = 20000, /* round trips over the bare pipe */
    STARTS = 9,     /* starts of a sandbox */
    PYTHON_GAMES = 1000,
};

/* The cost of a match's games. */
typedef struct Played {
    double games, moves; /* moves counts the answers of bots */
    double seconds, cpu; /* cpu is the CPU time of all processes */
} Played;

enum { CPU, LESS_PIPE, GAMES, MOVES, OF_PLIES, BUILT_IN, FIGURES };
static const BenchColumn columns[FIGURES + 1] = {
    [CPU] = { "cpu_microseconds_per_move", false, 9, 1, 1,
              PHRASE("us a move", "us/coup") },
    [LESS_PIPE] = { NULL, false, 9, 1, 1, PHRASE("less pipe", "hors tube") },
    [GAMES] = { "games_per_second", false, 9, 0, 1,
                PHRASE("games/s", "parties/s") },
    [MOVES] = { "moves_per_second", false, 9, 0, 1,
                PHRASE("moves/s", "coups/s") },
    [OF_PLIES] = { NULL, false, 9, 0, 1, PHRASE("of 330", "de 330 c.") },
    [BUILT_IN] = { "built_in_games_per_second", false, 9, 0, 1,
                   PHRASE("built-in", "internes") },
};

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

/* Seconds of CPU of this process and of the processes for which it has
 * waited. */
static double cpu_of_all(void)
{
    struct rusage children;
    getrusage(RUSAGE_CHILDREN, &children);
    return (double)clock_cpu() / 1e9 + seconds_of(children.ru_utime) +
           seconds_of(children.ru_stime);
}

/* Keeps this process on one core. A round trip costs 5 to 30 us, depending on
 * the cores that the scheduler chooses; on one core it always costs the same.
 */
static void stay_on_a_core(cpu_set_t *before)
{
    cpu_set_t one;
    int core = sched_getcpu();
    sched_getaffinity(0, sizeof *before, before);
    CPU_ZERO(&one);
    CPU_SET((size_t)(core > 0 ? core : 0), &one);
    sched_setaffinity(0, sizeof one, &one);
}

/* Microseconds of CPU on both sides for a round trip to a child that copies its
 * input to its output, as cat does. */
static double measure_pipe(void)
{
    int to[2], from[2], rounds = 0;
    char bytes[64];
    ssize_t size;
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0) {
        return 0;
    }
    double before = cpu_of_all();
    pid_t pid = fork();
    if (pid == 0) {
        close(to[1]);
        while ((size = read(to[0], bytes, sizeof bytes)) > 0 &&
               write(from[1], bytes, (size_t)size) == size) {
        }
        _exit(0);
    }
    close(from[1]);
    while (rounds < ROUNDS && write(to[1], "move 3\n", 7) == 7 &&
           read(from[0], bytes, 8) == 7) {
        rounds++;
    }
    close(to[1]);
    waitpid(pid, NULL, 0);
    close(to[0]);
    close(from[0]);
    return (cpu_of_all() - before) * 1e6 / (double)ROUNDS;
}

/* Plays one match in which all seats have the same contestant. */
static bool play(const MatchSettings *settings, const Contestant *who,
                 Played *out, Error *err)
{
    Contestant all[GAME_SEATS] = { *who, *who, *who, *who };
    Series series = { .settings = settings, .contestants = all };
    double before = cpu_of_all();
    bool is_played = series_play(&series, err);
    if (is_played && series.verdicts.count > 0) {
        is_played = error_set(err, "%s: %s", "%s : %s", who->name,
                              series.verdicts.at[0].why[LANG_EN]);
    }
    *out = (Played){ .games = (double)settings->games,
                     .moves = (double)series.questions,
                     .seconds = series.seconds,
                     .cpu = cpu_of_all() - before };
    series_done(&series);
    return is_played;
}

/* Plays a match that takes at least this many seconds. */
static bool play_long(MatchSettings *settings, const Contestant *who,
                      double seconds, Played *out, Error *err)
{
    *out = (Played){ 0 };
    int64_t group = settings_group(settings);
    for (int64_t games = FIRST_GAMES; out->seconds < seconds; games *= 2) {
        settings->games = games / group * group;
        if (!play(settings, who, out, err)) {
            return false;
        }
    }
    return true;
}

static MatchSettings settings_of(const Game *game, const GameConfig *config)
{
    MatchSettings settings;
    settings_init(&settings, game, config);
    settings.max_plies = PLIES;
    settings.has_sandbox = process_check_sandbox(NULL);
    return settings;
}

/* Measures one row: matches between bots, on one core and with JOBS, then
 * between built-in players. */
static bool bench_game(Bench *bench, const Game *game, const GameConfig *config,
                       const Contestant *bot, double pipe)
{
    MatchSettings settings = settings_of(game, config), bare = settings;
    Error *err = &bench->app->err;
    Contestant ours;
    Played played;
    cpu_set_t before;
    double f[FIGURES];
    /* Plays without a sandbox, because the CPU time of processes in a sandbox
     * is not counted: nobody waits for them. */
    bare.has_sandbox = false;
    stay_on_a_core(&before);
    bool is_good = play_long(&bare, bot, bench->seconds, &played, err);
    sched_setaffinity(0, sizeof before, &before);
    f[CPU] = played.cpu * 1e6 / played.moves;
    f[LESS_PIPE] = f[CPU] - pipe;
    bare = settings;
    bare.jobs = JOBS;
    is_good = is_good && play_long(&bare, bot, bench->seconds, &played, err);
    f[GAMES] = played.games / played.seconds;
    f[MOVES] = played.moves / played.seconds;
    f[OF_PLIES] = f[MOVES] / (double)PLIES;
    if (!is_good || !contestant_parse(&ours, "random", game, err)) {
        return false;
    }
    is_good = play_long(&settings, &ours, bench->seconds, &played, err);
    contestant_done(&ours);
    f[BUILT_IN] = played.games / played.seconds;
    if (!is_good) {
        return false;
    }
    json_begin_object(&bench->json);
    json_string_member(&bench->json, "game", game->id);
    is_good = bench_row(bench, game->id, columns, f);
    json_end_object(&bench->json);
    return is_good;
}

/* The median time from the start of a bot in a sandbox to its "ready"; 0 if a
 * bot does not get ready. */
static bool bench_start(Bench *bench, const Game *game, const Contestant *bot)
{
    GameConfig config;
    Error why = ERROR_IN(bench->app->lang);
    BenchTimes times = { 0 };
    Verdict verdict = { 0 };
    config_default(game, &config);
    MatchSettings settings = settings_of(game, &config);
    if (!process_check_sandbox(&why)) {
        return bench_say(bench, "sandbox: skipped, %s\n",
                         "bac à sable : sauté, %s\n", why.text);
    }
    for (int i = 0; i < STARTS && verdict.code == VERDICT_NONE; i++) {
        Dialogue dialogue;
        dialogue_init(&dialogue, &settings, bot, 0, 0);
        uint64_t began = clock_now();
        dialogue_start(&dialogue, NULL, 0, &verdict);
        if (verdict.code == VERDICT_NONE) {
            dialogue_await_ready(&dialogue, UINT64_MAX, &verdict);
        }
        bench_time(&times, (double)(clock_now() - began) / 1e6);
        dialogue_done(&dialogue);
    }
    double ms = verdict.code == VERDICT_NONE ? bench_quantile(&times, 0.5) : 0;
    free(times.ms);
    json_real_member(&bench->json, "sandbox_start_milliseconds", ms);
    return bench_say(bench, "sandbox: a bot is ready after %.1f ms\n",
                     "bac à sable : bot prêt en %.1f ms\n", ms);
}

/* Measures a whole match between two simple strategies in Python, for games
 * that have them. */
static bool bench_python(Bench *bench, const Game *game)
{
    Contestant strategy;
    GameConfig config;
    Played played;
    Text name = { 0 }, spec = { 0 };
    text_addf(&name, "python/simple/%s.py", game->id);
    char *path = contestant_find_file(name.data);
    text_addf(&spec, "py:%s", path);
    bool is_found = access(path, R_OK) == 0 &&
                    contestant_parse(&strategy, spec.data, game, NULL);
    free(path);
    text_done(&name);
    text_done(&spec);
    if (!is_found) {
        return true;
    }
    config_default(game, &config);
    MatchSettings settings = settings_of(game, &config);
    settings.games = PYTHON_GAMES;
    bool is_played = play(&settings, &strategy, &played, &bench->app->err);
    contestant_done(&strategy);
    if (!is_played) {
        return false;
    }
    json_real_member(&bench->json, "python_match_seconds", played.seconds);
    return bench_say(bench,
                     "%s: %d games between strategies in Python in %.2f s\n",
                     "%s : %d parties entre stratégies en Python en %.2f s\n",
                     game->id, PYTHON_GAMES, played.seconds);
}

static bool bench_all(Bench *bench, const Contestant *bot)
{
    cpu_set_t before;
    const Game *game;
    stay_on_a_core(&before);
    double pipe = measure_pipe();
    sched_setaffinity(0, sizeof before, &before);
    json_real_member(&bench->json, "pipe_microseconds", pipe);
    bool is_good =
        bench_say(bench, "\nbare pipe: %.1f us of CPU a round trip\n",
                  "\ntube nu : %.1f us de processeur par aller-retour\n",
                  pipe) &&
        bench_head(bench,
                   (Phrase)PHRASE("matches, 2 jobs", "matchs, 2 à la fois"),
                   columns);
    json_begin_array_member(&bench->json, "games");
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        GameConfig config;
        config_default(game, &config);
        is_good = (!bench->only ||
                   app_read_options(bench->app, bench->args, game, &config)) &&
                  bench_game(bench, game, &config, bot, pipe);
    }
    json_end_array(&bench->json);
    int first = 0;
    is_good =
        is_good && bench_start(bench, bench_next_game(bench, &first), bot);
    for (int at = 0; is_good && (game = bench_next_game(bench, &at));) {
        is_good = bench_python(bench, game);
    }
    return is_good && chess_measure(bench, bot->argv[0]);
}

/* Finds joute-first, which is beside this program. */
static bool find_bot(Text *folder, Text *path)
{
    if (!folder_program(folder)) {
        return false;
    }
    text_addf(path, "%s/joute-first", folder->data);
    return access(path->data, X_OK) == 0;
}

static int measure(Bench *bench)
{
    Text folder = { 0 }, path = { 0 };
    json_begin_object(&bench->json);
    bool is_good = find_bot(&folder, &path) ||
                   error_set(&bench->app->err, "the bot joute-first is missing",
                             "le bot joute-first est absent");
    if (is_good) {
        char *argv[] = { path.data, NULL };
        const Contestant bot = { .name = "First",
                                 .argv = argv,
                                 .folder = folder.data };
        is_good = bench_all(bench, &bot);
    }
    text_done(&folder);
    text_done(&path);
    json_end_object(&bench->json);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static int run(App *app, const Args *args)
{
    return bench_run(app, args, args->word_count > 0 ? args->words[0] : NULL,
                     measure);
}

static const Flag flags[] = {
    FLAG_MS,
    FLAG_OPTION,
    FLAG_JSON,
    { .name = NULL },
};

const Command bench_match = {
    .name = "match",
    .synopsis = "match [GAME] [--ms N] [-o KEY=VALUE]... [--json]",
    .summary = PHRASE("measure what a match costs besides the thinking",
                      "mesure ce que coûte un match hors réflexion"),
    .details = PHRASE(
        "The bots play the first legal move. Measures the CPU of a move, "
        "referee and bots\ntogether, on one core, and how much that is above a "
        "bare pipe (goal 15 us); games\nand moves a second with 2 jobs in a "
        "sandbox, and the moves as games of 330 plies;\ngames a second between "
        "random players on one core; the start of a sandbox (goal 30 ms);\nand "
        "c-chess-cli if it is installed.",
        "Les bots jouent le premier coup légal. Mesure le processeur par coup, "
        "arbitre et\nbots ensemble, sur un cœur, et son excès sur un tube nu "
        "(but : 15 us) ; parties\net coups par seconde à 2 à la fois en bac à "
        "sable, et ces coups en parties de\n330 coups ; parties par seconde "
        "entre joueurs au hasard sur un cœur ; le démarrage\nd'un bac à sable "
        "(but : 30 ms) ; et c-chess-cli s'il est installé."),
    .example = "joute-bench match moulin -o repetition=0 -o quiet_plies=0",
    .flags = flags,
    .least_words = 0,
    .most_words = 1,
    .run = run,
};
