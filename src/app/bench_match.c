/* What a match costs beside the thinking of its bots, and the bot that plays
 * these matches. */
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

#include "app/bench.h"
#include "arena/series.h"
#include "base/clock.h"
#include "core/config.h"
#include "games/games.h"

enum {
    FIRST_GAMES = 40, /* then twice as many, until the time is up */
    JOBS = 2,
    PLIES = 330,    /* of a long game of chess */
    ROUNDS = 20000, /* of the bare pipe */
    STARTS = 9,     /* of a sandbox */
    PYTHON_GAMES = 1000,
};

/* What came of games that were played. */
typedef struct Played {
    double games, moves; /* a move is an answer of a bot */
    double seconds, cpu; /* of all processes */
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

static MatchSettings settings_of(const Game *game, const GameConfig *config)
{
    MatchSettings settings;
    settings_init(&settings, game, config);
    settings.max_plies = PLIES;
    settings.has_sandbox = process_check_sandbox(NULL);
    return settings;
}

/* One row: matches between bots on one core and with JOBS, then between players
 * of ours. */
static bool bench_game(Bench *bench, const Game *game, const GameConfig *config,
                       const Contestant *bot, double pipe)
{
    MatchSettings settings = settings_of(game, config), bare = settings;
    Error *err = &bench->app->err;
    Contestant ours;
    Played played;
    cpu_set_t before;
    double f[FIGURES];
    /* Without a sandbox, whose processes nobody here waits for. */
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
        dialogue_start(&dialogue, NULL, 0, &verdict);
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

static bool bench_start(Bench *bench, const Game *game, const Contestant *bot)
{
    GameConfig config;
    Error why = ERROR_IN(bench->app->lang);
    config_default(game, &config);
    MatchSettings settings = settings_of(game, &config);
    if (!process_check_sandbox(&why)) {
        return bench_say(bench, "sandbox: skipped, %s\n",
                         "bac à sable : sauté, %s\n", why.text);
    }
    double ms = measure_start(&settings, bot);
    json_real_member(&bench->json, "sandbox_start_milliseconds", ms);
    return bench_say(bench, "sandbox: a bot is ready after %.1f ms\n",
                     "bac à sable : bot prêt en %.1f ms\n", ms);
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

/* A whole match between two of these. */
static bool bench_python(Bench *bench, const Game *game)
{
    Contestant strategy;
    GameConfig config;
    Played played;
    if (!find_strategy(game, &strategy)) {
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
    return is_good && bench_chess(bench, bot->argv[0]);
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

bool bench_match(Bench *bench)
{
    char self[PATH_MAX], folder[PATH_MAX];
    char *argv[] = { self, "bench", "bot", NULL };
    const Contestant bot = { .name = "First", .argv = argv, .folder = folder };
    json_begin_object(&bench->json);
    bool is_good = find_self(self, sizeof self, &bench->app->err);
    if (is_good) {
        strcpy(folder, self);
        *(strrchr(folder, '/') + 1) = '\0';
        is_good = bench_all(bench, &bot);
    }
    json_end_object(&bench->json);
    return is_good;
}

/* What a student's first bot in C would be: the first legal move. It knows
 * nothing of joute, so that the figures are those of any such bot. */
int bench_bot(Bench *bench)
{
    (void)bench;
    static char line[1 << 16], legal[1 << 16];
    while (fgets(line, sizeof line, stdin) && strcmp(line, "bye\n") != 0) {
        if (strncmp(line, "match ", 6) == 0) {
            puts("ready First");
        } else if (strncmp(line, "legal ", 6) == 0) {
            strcpy(legal, line + 6);
        } else if (strncmp(line, "go ", 3) == 0) {
            printf("move %.*s\n", (int)strcspn(legal, " \n"), legal);
        } else {
            continue;
        }
        fflush(stdout);
    }
    return EXIT_OK;
}
