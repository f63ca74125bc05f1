/* chess.c: measures with c-chess-cli, if that is installed, what match.c
 * measures with joute. */
#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "instruments.h"

enum { PLIES = 327, FIRST_GAMES = 20 };

/* Plays this many games; false if c-chess-cli is not installed or fails. */
static bool play(const char *bot, int jobs, int games)
{
    extern char **environ;
    char count[16], at_once[16];
    Text command = { 0 };
    posix_spawn_file_actions_t actions;
    pid_t pid = 0;
    int status = 1;
    text_add(&command, "cmd=");
    for (; *bot; bot++) {
        text_add(&command, *bot == ' ' ? "\\" : "");
        text_add_char(&command, *bot);
    }
    text_add(&command, " chess");
    snprintf(count, sizeof count, "%d", games);
    snprintf(at_once, sizeof at_once, "%d", jobs);
    char *argv[] = { "c-chess-cli", "-each",  command.data,   "depth=1",
                     "-engine",     "name=1", "-engine",      "name=2",
                     "-games",      count,    "-concurrency", at_once,
                     NULL };
    posix_spawn_file_actions_init(&actions);
    for (int i = STDOUT_FILENO; i <= STDERR_FILENO; i++) {
        posix_spawn_file_actions_addopen(&actions, i, "/dev/null", 1, 0);
    }
    bool is_there =
        posix_spawnp(&pid, argv[0], &actions, NULL, argv, environ) == 0;
    posix_spawn_file_actions_destroy(&actions);
    text_done(&command);
    return is_there && waitpid(pid, &status, 0) == pid && status == 0;
}

bool chess_measure(Bench *bench, const char *bot)
{
    double rates[2] = { 0, 0 };
    for (int jobs = 1; jobs <= 2; jobs++) {
        double seconds = 0;
        for (int games = FIRST_GAMES; seconds < bench->seconds; games *= 2) {
            uint64_t began = clock_now();
            if (!play(bot, jobs, games)) {
                return bench_say(bench, "c-chess-cli: not installed\n",
                                 "c-chess-cli : pas installé\n");
            }
            seconds = (double)(clock_now() - began) / 1e9;
            rates[jobs - 1] = games / seconds;
        }
    }
    json_begin_array_member(&bench->json, "c_chess_cli_games_per_second");
    json_real(&bench->json, rates[0]);
    json_real(&bench->json, rates[1]);
    json_end_array(&bench->json);
    return bench_say(bench,
                     "c-chess-cli: %.0f games/s of %d plies, %.0f with 2 "
                     "jobs\n",
                     "c-chess-cli : %.0f parties/s de %d coups, %.0f à 2 à la "
                     "fois\n",
                     rates[0], PLIES, rates[1]);
}
