#define _GNU_SOURCE
#include "app/bench_match.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "arena/series.h"
#include "base/clock.h"
#include "core/config.h"
#include "games/games.h"

enum {
    FIRST_GAMES = 40, /* then twice as many, until the time is up */
    JOBS = 2,
    PLIES = 330,    /* of a game of c-chess-cli's, to compare with */
    ROUNDS = 20000, /* of the bare pipe */
    STARTS = 9,     /* of a sandbox */
    PYTHON_GAMES = 1000,
};

/* What came of games that were played. */
typedef struct Played {
    double games, moves; /* a move is an answer of a bot */
    double seconds, cpu; /* of all processes */
} Played;

typedef struct MatchFigures {
    double cpu;          /* microseconds a move, on one core */
    double games, moves; /* per second, so many jobs */
    double built_in;     /* games per second between our own players */
} MatchFigures;

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

/* Seconds of this process and of those it has waited for. */
static double cpu_of_all(void)
{
    struct rusage children;
    getrusage(RUSAGE_CHILDREN, &children);
    return (double)clock_cpu() / 1e9 + seconds_of(children.ru_utime) +
           seconds_of(children.ru_stime);
}

/* Which core the scheduler takes for either side changes the cost of a round
 * trip from 5 to 30 us; on one core it is always the same. */
static void stay_on_a_core(cpu_set_t *before)
{
    cpu_set_t one;
    int core = sched_getcpu();
    sched_getaffinity(0, sizeof *before, before);
    CPU_ZERO(&one);
    CPU_SET((size_t)(core > 0 ? core : 0), &one);
    sched_setaffinity(0, sizeof one, &one);
}

/* A child that copies its input to its output, as cat does. */
static pid_t start_echo(const int to[2], const int from[2])
{
    pid_t pid = fork();
    if (pid == 0) {
        char bytes[64];
        ssize_t size;
        close(to[1]);
        while ((size = read(to[0], bytes, sizeof bytes)) > 0 &&
               write(from[1], bytes, (size_t)size) == size) {
        }
        _exit(0);
    }
    return pid;
}

static bool go_round(int to, int from)
{
    char bytes[8];
    return write(to, "move 3\n", 7) == 7 && read(from, bytes, 8) == 7;
}

/* CPU in microseconds of a round trip, both sides. */
static double measure_pipe(void)
{
    int to[2], from[2], rounds = 0;
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0) {
        return 0;
    }
    double before = cpu_of_all();
    pid_t pid = start_echo(to, from);
    close(from[1]);
    while (rounds < ROUNDS && go_round(to[1], from[0])) {
        rounds++;
    }
    close(to[1]);
    waitpid(pid, NULL, 0);
    close(to[0]);
    close(from[0]);
    return (cpu_of_all() - before) * 1e6 / (double)ROUNDS;
}

/* One match of everybody against the same. */
static bool play(const MatchSettings *settings, const Contestant *who,
                 Played *out, Error *err)
{
    Contestant all[GAME_SEATS] = { *who, *who, *who, *who };
    Series series = { .settings = settings, .contestants = all };
    double before = cpu_of_all();
    bool is_played = series_play(&series, err);
    if (is_played && series.verdicts.count > 0) {
        is_played = error_set(err, "%s: %s", "%s : %s", who->name,
                              series.verdicts.at[0].why);
    }
    *out = (Played){ .games = (double)settings->games,
                     .moves = (double)series.questions,
                     .seconds = series.seconds,
                     .cpu = cpu_of_all() - before };
    series_done(&series);
    return is_played;
}

/* A match that takes so long. */
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

/* CPU of a move. Without a sandbox, whose processes nobody here waits for. */
static bool measure_cpu(const BenchMatch *bench, MatchSettings settings,
                        const Contestant *bot, MatchFigures *out)
{
    cpu_set_t before;
    Played played;
    settings.has_sandbox = false;
    stay_on_a_core(&before);
    bool is_played =
        play_long(&settings, bot, bench->seconds, &played, &bench->app->err);
    sched_setaffinity(0, sizeof before, &before);
    out->cpu = played.cpu * 1e6 / played.moves;
    return is_played;
}

static bool measure_speed(const BenchMatch *bench, MatchSettings settings,
                          const Contestant *bot, MatchFigures *out)
{
    Played played;
    settings.jobs = JOBS;
    bool is_played =
        play_long(&settings, bot, bench->seconds, &played, &bench->app->err);
    out->games = played.games / played.seconds;
    out->moves = played.moves / played.seconds;
    return is_played;
}

static bool measure_built_in(const BenchMatch *bench, MatchSettings settings,
                             MatchFigures *out)
{
    Contestant ours;
    Played played;
    if (!contestant_parse(&ours, "random", settings.game, &bench->app->err)) {
        return false;
    }
    bool is_played =
        play_long(&settings, &ours, bench->seconds, &played, &bench->app->err);
    contestant_done(&ours);
    out->built_in = played.games / played.seconds;
    return is_played;
}

static MatchSettings terms_for(const Game *game, const GameConfig *config)
{
    MatchSettings settings;
    settings_init(&settings, game, config);
    settings.max_plies = PLIES;
    settings.has_sandbox = process_check_sandbox(NULL);
    return settings;
}

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Milliseconds from the start of a bot in a sandbox to its "ready", the
 * median of some; 0 if it does not get there. */
static double measure_start(const MatchSettings *settings,
                            const Contestant *bot)
{
    double times[STARTS];
    for (int i = 0; i < STARTS; i++) {
        Dialogue dialogue;
        Verdict verdict = { 0 };
        dialogue_init(&dialogue, settings, bot, 0, 0);
        uint64_t began = clock_now();
        dialogue_start(&dialogue, 0, &verdict);
        if (verdict.code == VERDICT_NONE) {
            dialogue_await_ready(&dialogue, UINT64_MAX, &verdict);
        }
        times[i] = (double)(clock_now() - began) / 1e6;
        dialogue_done(&dialogue);
        if (verdict.code != VERDICT_NONE) {
            return 0;
        }
    }
    qsort(times, STARTS, sizeof *times, compare);
    return times[STARTS / 2];
}

/* A simple strategy in Python, for games that come with one; false if there
 * is none. */
static bool find_strategy(const Game *game, Contestant *out)
{
    Text name = { 0 }, spec = { 0 };
    text_addf(&name, "python/simple/%s.py", game->id);
    char *path = contestant_find_file(name.data);
    text_addf(&spec, "py:%s", path);
    bool is_found =
        access(path, R_OK) == 0 && contestant_parse(out, spec.data, game, NULL);
    free(path);
    text_done(&name);
    text_done(&spec);
    return is_found;
}

/* Seconds of a whole match between two of these. */
static bool measure_python(const BenchMatch *bench, MatchSettings settings,
                           const Contestant *strategy, double *out)
{
    Played played;
    settings.games = PYTHON_GAMES;
    bool is_played = play(&settings, strategy, &played, &bench->app->err);
    *out = played.seconds;
    return is_played;
}

/* Prints in the language of the user, or nothing with JSON. */
static bool say(const BenchMatch *bench, Text *text)
{
    bool is_printed = bench->json || app_print(bench->app, text);
    text_done(text);
    return is_printed;
}

static void write_real(const BenchMatch *bench, const char *key, double value)
{
    if (bench->json) {
        json_key(bench->json, key);
        json_real(bench->json, value);
    }
}

static bool print_head(const BenchMatch *bench)
{
    bool is_french = bench->app->lang == LANG_FR;
    Text out = { 0 };
    text_addf(&out, "%-20s %9s %9s %9s %9s %9s %9s\n",
              is_french ? "matchs, 2 à la fois" : "matches, 2 jobs",
              is_french ? "us/coup" : "us a move",
              is_french ? "hors tube" : "less pipe",
              is_french ? "parties/s" : "games/s",
              is_french ? "coups/s" : "moves/s",
              is_french ? "de 330 c." : "of 330",
              is_french ? "internes" : "built-in");
    return say(bench, &out);
}

static bool bench_game(const BenchMatch *bench, const Game *game,
                       const GameConfig *config, const Contestant *bot,
                       double pipe)
{
    MatchFigures f = { 0 };
    MatchSettings settings = terms_for(game, config);
    if (!measure_cpu(bench, settings, bot, &f) ||
        !measure_speed(bench, settings, bot, &f) ||
        !measure_built_in(bench, settings, &f)) {
        return false;
    }
    if (bench->json) {
        json_begin_object(bench->json);
        json_string_member(bench->json, "game", game->id);
        write_real(bench, "cpu_microseconds_per_move", f.cpu);
        write_real(bench, "games_per_second", f.games);
        write_real(bench, "moves_per_second", f.moves);
        write_real(bench, "built_in_games_per_second", f.built_in);
        json_end_object(bench->json);
    }
    Text out = { 0 };
    text_addf(&out, "%-20s %9.1f %9.1f %9.0f %9.0f %9.0f %9.0f\n", game->id,
              f.cpu, f.cpu - pipe, f.games, f.moves, f.moves / (double)PLIES,
              f.built_in);
    return say(bench, &out);
}

static bool bench_games(const BenchMatch *bench, const Game *only,
                        const GameConfig *config, const Contestant *bot,
                        double pipe)
{
    for (int i = 0; games_all[i]; i++) {
        GameConfig usual;
        config_default(games_all[i], &usual);
        if ((!only || only == games_all[i]) &&
            !bench_game(bench, games_all[i], only ? config : &usual, bot,
                        pipe)) {
            return false;
        }
    }
    return true;
}

static bool bench_start(const BenchMatch *bench, const Game *game,
                        const Contestant *bot)
{
    GameConfig config;
    Text out = { 0 };
    Error why = ERROR_IN(bench->app->lang);
    bool is_french = bench->app->lang == LANG_FR;
    config_default(game, &config);
    MatchSettings settings = terms_for(game, &config);
    if (!process_check_sandbox(&why)) {
        text_addf(&out,
                  is_french ? "bac à sable : sauté, %s\n"
                            : "sandbox: skipped, %s\n",
                  why.text);
        return say(bench, &out);
    }
    double ms = measure_start(&settings, bot);
    write_real(bench, "sandbox_start_milliseconds", ms);
    text_addf(&out,
              is_french ? "bac à sable : bot prêt en %.1f ms\n"
                        : "sandbox: a bot is ready after %.1f ms\n",
              ms);
    return say(bench, &out);
}

static bool bench_python(const BenchMatch *bench, const Game *game)
{
    Contestant strategy;
    GameConfig config;
    double seconds;
    if (!find_strategy(game, &strategy)) {
        return true;
    }
    config_default(game, &config);
    bool is_played =
        measure_python(bench, terms_for(game, &config), &strategy, &seconds);
    contestant_done(&strategy);
    if (!is_played) {
        return false;
    }
    Text out = { 0 };
    write_real(bench, "python_match_seconds", seconds);
    text_addf(&out,
              bench->app->lang == LANG_FR
                  ? "%s : %d parties entre stratégies en Python en %.2f s\n"
                  : "%s: %d games between strategies in Python in %.2f s\n",
              game->id, PYTHON_GAMES, seconds);
    return say(bench, &out);
}

/* Where this program is, which is the bot too. */
static bool find_self(char *out, size_t size, Error *err)
{
    ssize_t used = readlink("/proc/self/exe", out, size - 1);
    out[used > 0 ? used : 0] = '\0';
    return strchr(out, '/') ||
           error_set(err, "/proc/self/exe: %s", "/proc/self/exe : %s",
                     strerror(errno));
}

static bool bench_pipe(const BenchMatch *bench, double *out)
{
    cpu_set_t before;
    Text text = { 0 };
    stay_on_a_core(&before);
    *out = measure_pipe();
    sched_setaffinity(0, sizeof before, &before);
    write_real(bench, "pipe_microseconds", *out);
    text_addf(&text,
              bench->app->lang == LANG_FR
                  ? "\ntube nu : %.1f us de processeur par aller-retour\n"
                  : "\nbare pipe: %.1f us of CPU a round trip\n",
              *out);
    return say(bench, &text);
}

static bool bench_all(const BenchMatch *bench, const Game *only,
                      const GameConfig *config, const Contestant *bot)
{
    double pipe = 0;
    bool is_good = bench_pipe(bench, &pipe) && print_head(bench);
    if (bench->json) {
        json_key(bench->json, "games");
        json_begin_array(bench->json);
    }
    is_good = is_good && bench_games(bench, only, config, bot, pipe);
    if (bench->json) {
        json_end_array(bench->json);
    }
    is_good = is_good && bench_start(bench, only ? only : games_all[0], bot);
    for (int i = 0; is_good && games_all[i]; i++) {
        is_good =
            (only && only != games_all[i]) || bench_python(bench, games_all[i]);
    }
    return is_good;
}

bool bench_match(const BenchMatch *bench, const Game *only,
                 const GameConfig *config)
{
    char self[PATH_MAX], folder[PATH_MAX];
    char *argv[] = { self, "bench", "bot", NULL };
    const Contestant bot = { .name = "First", .argv = argv, .folder = folder };
    if (bench->json) {
        json_begin_object(bench->json);
    }
    bool is_good = find_self(self, sizeof self, &bench->app->err);
    if (is_good) {
        strcpy(folder, self);
        *(strrchr(folder, '/') + 1) = '\0';
        is_good = bench_all(bench, only, config, &bot);
    }
    if (bench->json) {
        json_end_object(bench->json);
    }
    return is_good;
}
