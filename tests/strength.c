/* strength.c: how well the computer players do against each other; the long
 * test.
 *
 *     strength                      checks the promises about mcts and greedy
 *     strength GAME A B GAMES [SEED] [KEY=VALUE]...   any two players */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/duel.h"
#include "base/clock.h"
#include "core/config.h"
#include "games/games.h"

static const Game *find_game(const char *id)
{
    const Game *game = games_find(id);
    if (!game) {
        fprintf(stderr, "no game %s\n", id);
        exit(2);
    }
    return game;
}

static void read_player(const char *text, const Game *game, PlayerSpec *out)
{
    Error err = ERROR_IN(LANG_EN);
    if (!players_parse(text, game, out, &err)) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
}

static void read_option(const Game *game, GameConfig *config, const char *text)
{
    char key[32] = "";
    size_t size = strcspn(text, "=");
    Error err = ERROR_IN(LANG_EN);
    if (size < sizeof key && text[size] == '=') {
        memcpy(key, text, size);
        if (config_set(game, config, key, text + size + 1, &err)) {
            return;
        }
    }
    fprintf(stderr, "bad option %s\n", text);
    exit(2);
}

static DuelScore play(const Duel *duel, int games)
{
    DuelScore score = { 0 };
    for (int i = 0; i < games; i++) {
        duel_add_game(duel, i, &score);
    }
    return score;
}

static int compare(int argc, char **argv)
{
    Duel duel = { .game = find_game(argv[1]), .seed = 1 };
    config_default(duel.game, &duel.config);
    read_player(argv[2], duel.game, &duel.first.spec);
    read_player(argv[3], duel.game, &duel.second.spec);
    if (argc > 5) {
        duel.seed = strtoull(argv[5], NULL, 10);
    }
    for (int i = 6; i < argc; i++) {
        read_option(duel.game, &duel.config, argv[i]);
    }
    uint64_t began = clock_cpu();
    DuelScore score = play(&duel, atoi(argv[4]));
    double mean = score.points / score.games;
    printf("%-7s %-10s %-10s %5.1f %% +-%4.1f  %d wins %d draws %d losses, "
           "%.1f s\n",
           argv[1], argv[2], argv[3], 100 * mean,
           196 * sqrt(mean * (1 - mean) / score.games), score.wins, score.draws,
           score.losses, (double)(clock_cpu() - began) / 1e9);
    return 0;
}

typedef struct Promise {
    const char *game, *option, *player;
    int least; /* the fewest wins in 100 games against random */
} Promise;

static const Promise promises[] = {
    { "roses", NULL, "mcts:1000", 95 },
    { "moulin", NULL, "mcts:1000", 95 },
    { "splaby", "players=2", "mcts:1000", 95 },
    { "guerre", "level=simple", "mcts:1000", 95 },
    { "roses", NULL, "greedy", 80 },
    { "moulin", NULL, "greedy", 80 },
    { "splaby", "players=2", "greedy", 80 },
    { "guerre", "level=simple", "greedy", 80 },
};

static bool keep_promise(int number, const Promise *promise)
{
    Duel duel = { .game = find_game(promise->game), .seed = 1 };
    config_default(duel.game, &duel.config);
    if (promise->option) {
        read_option(duel.game, &duel.config, promise->option);
    }
    read_player(promise->player, duel.game, &duel.first.spec);
    read_player("random", duel.game, &duel.second.spec);
    DuelScore score = play(&duel, 100);
    bool is_kept = score.wins >= promise->least;
    printf("%sok %d - %s beats random in %d of 100 games of %s %s\n",
           is_kept ? "" : "not ", number, promise->player, promise->least,
           promise->game, promise->option ? promise->option : "");
    printf("# %d won, %d drawn, %d lost\n", score.wins, score.draws,
           score.losses);
    fflush(stdout);
    return is_kept;
}

int main(int argc, char **argv)
{
    enum { PROMISES = sizeof promises / sizeof *promises };
    int broken = 0;
    if (argc >= 5) {
        return compare(argc, argv);
    }
    for (int i = 0; i < PROMISES; i++) {
        broken += !keep_promise(i + 1, &promises[i]);
    }
    printf("1..%d\n", PROMISES);
    return broken > 0;
}
