/* trolls_panel: a player of trolls against a panel of opponents, in matches of
 * 1000 games of the contest's four configurations.
 *
 *     trolls_panel [--half design|report] [--player NAME] [--seeds N]
 *                  [--rival NAME]
 *
 * The opponents of the half "design" were looked at while the player was made,
 * those of the half "report" only to measure it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/players.h"
#include "base/clock.h"
#include "core/config.h"
#include "core/rules.h"
#include "trolls_rivals.h"

enum { CONFIGS = 4 };

static const int configs[CONFIGS][2] = {
    { 7, 15 }, { 7, 30 }, { 15, 30 }, { 15, 50 }
};

typedef struct Match1000 {
    int wins, draws, losses;
    double seconds; /* the player's processor time in the whole match */
} Match1000;

static Player *make_player(const char *name, const GameConfig *config,
                           uint64_t seed)
{
    PlayerSpec spec;
    Error err = ERROR_IN(LANG_EN);
    if (!players_parse(name, &trolls_game, &spec, &err)) {
        fprintf(stderr, "%s\n", err.text);
        exit(2);
    }
    return players_new(&spec, &trolls_game, config, seed);
}

/* Plays one game; returns the result for the player. */
static int play_game(Player *player, Rival *r, const GameConfig *config,
                     int game, uint64_t *spent)
{
    Trolls s;
    Rng rng;
    Seat seat = (Seat)(game % 2), other = (Seat)(1 - seat);
    rng_seed(&rng, 1);
    rules_setup(&trolls_game, &s, config, &rng);
    player_forget(player);
    rival_begin(r);
    while (!s.end) {
        Move moves[2];
        uint64_t began = clock_cpu();
        moves[seat] = player_choose(player, &s, seat, NULL);
        *spent += clock_cpu() - began;
        moves[other] = (Move)rival_ask(r, &s, other);
        began = clock_cpu();
        player_observe_step(player, seat, &s, moves);
        *spent += clock_cpu() - began;
        rival_tell(r, &s, other, moves);
        trolls_apply(&s, moves);
    }
    Outcome outcome = { 0 };
    trolls_outcome(&s, &outcome);
    rival_end(r, outcome.balance[other]);
    return outcome.balance[seat];
}

static Match1000 match_job_play(const char *name, const RivalKind *kind,
                                const GameConfig *config, uint64_t seed)
{
    Match1000 match = { 0 };
    uint64_t spent = clock_cpu();
    Player *player = make_player(name, config, seed);
    spent = clock_cpu() - spent;
    Rival *r = rival_new(
        kind, config, seed,
        kind->choose ? NULL : make_player(kind->name, config, seed + 999));
    for (int game = 0; game < RIVAL_GAMES; game++) {
        int result = play_game(player, r, config, game, &spent);
        match.wins += result > 0;
        match.draws += result == 0;
        match.losses += result < 0;
    }
    match.seconds = (double)spent / 1e9;
    player_free(player);
    rival_free(r);
    return match;
}

/* What the command line asks for, and the results so far. */
typedef struct Panel {
    const char *player, *rival;
    char half;
    int seeds;
    int matches, adaptive_matches;
    double points, adaptive_points, seconds, slowest;
    int worst;
} Panel;

static void play_rival(Panel *panel, const RivalKind *kind)
{
    double points = 0;
    printf("%-18s", kind->name);
    for (int c = 0; c < CONFIGS; c++) {
        GameConfig config;
        int sum = 0, least = RIVAL_GAMES, won = 0;
        config_default(&trolls_game, &config);
        config.value[CELLS] = configs[c][0];
        config.value[STONES] = configs[c][1];
        for (int seed = 1; seed <= panel->seeds; seed++) {
            Match1000 match =
                match_job_play(panel->player, kind, &config, (uint64_t)seed);
            int score = match.wins - match.losses;
            points += score > 0 ? 3 : score == 0;
            sum += score;
            won += score > 0 ? 3 : score == 0;
            least = score < least ? score : least;
            panel->seconds += match.seconds;
            panel->slowest =
                match.seconds > panel->slowest ? match.seconds : panel->slowest;
        }
        printf("  %.2f %+5d%+6d", (double)won / panel->seeds,
               sum / panel->seeds, least);
        fflush(stdout);
        panel->worst = least < panel->worst ? least : panel->worst;
    }
    int matches = CONFIGS * panel->seeds;
    printf("  %.2f\n", points / matches);
    panel->points += points;
    panel->matches += matches;
    if (kind->is_adaptive) {
        panel->adaptive_points += points;
        panel->adaptive_matches += matches;
    }
}

static void print_sums(const Panel *panel)
{
    printf("points a match %.3f, against those who adapt %.3f, worst match "
           "%+d, %.2f s a match, at most %.2f s\n",
           panel->points / panel->matches,
           panel->adaptive_points / panel->adaptive_matches, panel->worst,
           panel->seconds / panel->matches, panel->slowest);
}

int main(int argc, char **argv)
{
    Panel panel = { .player = "best", .half = 'r', .seeds = 1 };
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--half") == 0) {
            panel.half = argv[i + 1][0];
        } else if (strcmp(argv[i], "--player") == 0) {
            panel.player = argv[i + 1];
        } else if (strcmp(argv[i], "--seeds") == 0) {
            panel.seeds = atoi(argv[i + 1]);
        } else if (strcmp(argv[i], "--rival") == 0) {
            panel.rival = argv[i + 1];
        }
    }
    printf("For each configuration the points, the mean score and the worst, "
           "then the\npoints over all; %d matches of %d games each.\n%-18s  "
           "%-15s  %-15s  %-15s  %-15s\n",
           panel.seeds, RIVAL_GAMES, "", "7/15", "7/30", "15/30", "15/50");
    for (const RivalKind *kind = rivals_all; kind->name; kind++) {
        bool is_wanted = panel.rival
                             ? strcmp(panel.rival, kind->name) == 0
                             : kind->half == panel.half || kind->half == 'b';
        if (is_wanted) {
            play_rival(&panel, kind);
        }
    }
    print_sums(&panel);
    return 0;
}
