/* bench_chess.c: the same as bench_match.c with c-chess-cli, where that is
 * installed, and the chess engine that plays there. */
#define _GNU_SOURCE
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/bench.h"
#include "base/clock.h"

enum { PLIES = 327, FIRST_GAMES = 20 };

/* The move of that number, from 0, in a game that needs no rules: both go round
 * with their knights, and with every 13th move push a pawn, so that no position
 * comes three times before all 12 pawn moves are made. Then one does, which
 * ends the game after PLIES plies. */
static void write_move(int ply, char *out)
{
    enum { ROUND = 13, PUSHES = 12 };
    static const char knights[][5] = { "g1f3", "b1c3", "f3g1", "c3b1" };
    static const char files[] = "abdegh"; /* no knight goes there */
    bool is_black = ply % 2;
    int move = ply / 2, at = is_black ? ROUND / 2 : ROUND - 1;
    int pushes = (move + ROUND - 1 - at) / ROUND;
    pushes = pushes < PUSHES ? pushes : PUSHES;
    strcpy(out, knights[(move - pushes) % 4]);
    if (move % ROUND == at && pushes < PUSHES) {
        out[0] = out[2] = files[pushes % 6];
        out[1] = (char)('2' + pushes / 6);
        out[3] = (char)('3' + pushes / 6);
    }
    for (int i = 1; is_black && i < 4; i += 2) {
        out[i] = (char)('1' + '8' - out[i]);
    }
}

/* How many plies were played before "position ...": those of the position and
 * the moves after it. */
static int count_plies(const char *line)
{
    const char *moves = strstr(line, " moves "), *side = strstr(line, " b ");
    int plies = 0, number = 1;
    if (strncmp(line, "position fen ", 13) == 0) {
        const char *end = moves ? moves : line + strcspn(line, "\n");
        while (end > line && end[-1] != ' ') {
            end--;
        }
        number = atoi(end) > 0 ? atoi(end) : 1;
        plies = 2 * (number - 1) + (side && side < end);
    }
    for (const char *at = moves ? moves + 6 : NULL; at;
         at = strchr(at + 1, ' ')) {
        plies++;
    }
    return plies;
}

int bench_engine(Bench *bench)
{
    (void)bench;
    static char line[1 << 16];
    char move[5] = "";
    while (fgets(line, sizeof line, stdin) && strcmp(line, "quit\n") != 0) {
        if (strcmp(line, "uci\n") == 0) {
            puts("id name First\nuciok");
        } else if (strcmp(line, "isready\n") == 0) {
            puts("readyok");
        } else if (strncmp(line, "position ", 9) == 0) {
            write_move(count_plies(line), move);
        } else if (strncmp(line, "go", 2) == 0) {
            printf("info depth 1 score cp 0\nbestmove %s\n", move);
        }
        fflush(stdout);
    }
    return EXIT_OK;
}

/* Plays so many games; false if it is not installed, or fails. */
static bool play(const char *self, int jobs, int games)
{
    extern char **environ;
    char count[16], at_once[16];
    Text command = { 0 };
    posix_spawn_file_actions_t actions;
    pid_t pid = 0;
    int status = 1;
    text_add(&command, "cmd=");
    for (; *self; self++) {
        text_add(&command, *self == ' ' ? "\\" : "");
        text_add_char(&command, *self);
    }
    text_add(&command, " bench engine");
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

bool bench_chess(Bench *bench, const char *self)
{
    double rates[2] = { 0, 0 };
    for (int jobs = 1; jobs <= 2; jobs++) {
        double seconds = 0;
        for (int games = FIRST_GAMES; seconds < bench->seconds; games *= 2) {
            uint64_t began = clock_now();
            if (!play(self, jobs, games)) {
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
