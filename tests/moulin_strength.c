/* moulin_strength.c: games between players of moulin, to measure strength:
 *
 *     moulin_strength GAMES SEED SPEC SPEC [PIECES [PLIES]]
 *
 * A SPEC is the name of a player, or nodes:N or ms:N for the search with that
 * limit; @FOLDER after it names a folder of tables. Games come in pairs with
 * the same random first placements, PLIES of them (4), and swapped colours.
 * Placements that lose according to these tables are drawn again, so a player
 * with all tables must not lose. Prints a line for each game, then the sum for
 * the first SPEC. If a game is not drawn, the line says after which ply,
 * counted without the random ones, the tables first knew a winner. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/players.h"
#include "core/config.h"
#include "games/moulin/players.h"

static Player *make(const char *spec, const GameConfig *config, uint64_t seed)
{
    PlayerSpec parsed;
    Error err = ERROR_IN(LANG_EN);
    const char *at = strchr(spec, '@');
    SearchLimits limits = { 0 };
    if (strncmp(spec, "nodes:", 6) == 0) {
        limits.nodes = strtoull(spec + 6, NULL, 10);
    } else if (strncmp(spec, "ms:", 3) == 0) {
        limits.ms = strtoll(spec + 3, NULL, 10);
    } else if (players_parse(spec, &moulin_game, &parsed, &err)) {
        return players_new(&parsed, &moulin_game, config, seed);
    } else {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return moulin_expert_new(&moulin_game, config, seed, &limits,
                             at ? at + 1 : NULL);
}

/* Returns the tables that a SPEC names, for tables_close; or NULL. */
static Tables *open_tables(const char *spec, const GameConfig *config)
{
    const char *at = strchr(spec, '@');
    TableRules rules = tables_rules(true, config->value[PIECES]);
    return at ? tables_open(at + 1, &rules) : NULL;
}

/* Sets up a position after some random placements that is not lost, as far as
 * the tables know. */
static void open_game(Moulin *s, const GameConfig *config, uint64_t seed,
                      const Tables *tables, int plies)
{
    Rng rng;
    int value;
    rng_seed(&rng, seed);
    do {
        memset(s, 0, sizeof *s);
        moulin_setup(s, config, &rng);
        for (int i = 0; i < plies; i++) {
            Move move = moulin_random_move(s, s->mover, &rng);
            moulin_apply(s, &move);
        }
        Position position = position_of(s);
        value = tables ? tables_value(tables, &position) : VALUE_UNKNOWN;
    } while (value != VALUE_UNKNOWN && value != VALUE_DRAW);
}

/* Returns twice the points of player 1. Sets *decided to the ply after which
 * the tables first knew a winner, or to 0. */
static int play(Player *players[2], Moulin *s, const Tables *tables, int *plies,
                int *decided, const char **reason)
{
    Outcome outcome = { 0 };
    *decided = 0;
    player_forget(players[0]);
    player_forget(players[1]);
    for (*plies = 0; !s->end; ++*plies) {
        Seat seat = s->mover;
        Move move = player_choose(players[seat], s, seat, NULL);
        for (int i = 0; i < 2; i++) {
            player_observe(players[i], SEATS_ONE(seat), &move);
        }
        moulin_apply(s, &move);
        Position position = position_of(s);
        int value =
            tables && !s->end ? tables_value(tables, &position) : VALUE_UNKNOWN;
        if (*decided == 0 && value != VALUE_UNKNOWN && value != VALUE_DRAW) {
            *decided = *plies + 1;
        }
    }
    moulin_outcome(s, &outcome);
    *reason = outcome.reason;
    return outcome.balance[0] + 1;
}

int main(int argc, char **argv)
{
    GameConfig config;
    int sums[3] = { 0 };
    if (argc < 5 || argc > 7) {
        return 2;
    }
    int games = atoi(argv[1]), seed = atoi(argv[2]);
    config_default(&moulin_game, &config);
    config.value[PIECES] = argc > 5 ? atoi(argv[5]) : config.value[PIECES];
    int random = argc > 6 ? atoi(argv[6]) : 4;
    Tables *tables = open_tables(argv[strchr(argv[3], '@') ? 3 : 4], &config);
    for (int game = 0; game < games; game++) {
        int plies, decided, first = game & 1;
        const char *reason;
        Player *players[2];
        Moulin s;
        open_game(&s, &config, (uint64_t)(seed + game / 2), tables, random);
        for (int i = 0; i < 2; i++) {
            players[i] =
                make(argv[3 + (i ^ first)], &config, (uint64_t)(seed + game));
        }
        int points = play(players, &s, tables, &plies, &decided, &reason);
        points = first ? 2 - points : points;
        sums[points]++;
        printf("game %d: %s as player %d, %d plies, %s", game + 1,
               points == 2   ? "won"
               : points == 1 ? "drawn"
                             : "lost",
               first + 1, plies, reason);
        if (points != 1 && decided) {
            printf(", decided after ply %d", decided);
        }
        puts("");
        fflush(stdout);
        player_free(players[0]);
        player_free(players[1]);
    }
    printf("%s against %s: %d won, %d drawn, %d lost\n", argv[3], argv[4],
           sums[2], sums[1], sums[0]);
    tables_close(tables);
    return 0;
}
