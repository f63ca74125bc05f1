/* test_moulin_best.c: the player "best" with the tables of a whole game of four
 * pieces each: how soon it answers, and whether it wins in spite of the draws
 * by repetition and without captures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "core/config.h"
#include "games/moulin/eval.h"
#include "games/moulin/players.h"
#include "games/moulin/solve.h"

enum { MEN = 4 };

static char folder[] = "/tmp/moulin-XXXXXX";
static TableRules rules;
static Tables *tables;
static GameConfig config;

static int make_tables(void **state)
{
    (void)state;
    rules = tables_rules(true, MEN);
    config_default(&moulin_game, &config);
    config.value[PIECES] = MEN;
    Solve wish = { .rules = rules,
                   .threads = 2,
                   .most = 2 * MEN,
                   .has_placing = true,
                   .folder = mkdtemp(folder) };
    bool is_made = wish.folder && solve_run(&wish, NULL);
    tables = is_made ? tables_open(folder, &rules) : NULL;
    return tables ? 0 : -1;
}

static int remove_tables(void **state)
{
    (void)state;
    DIR *files = opendir(folder);
    tables_close(tables);
    for (struct dirent *file; files && (file = readdir(files));) {
        char path[320];
        snprintf(path, sizeof path, "%s/%s", folder, file->d_name);
        unlink(path);
    }
    closedir(files);
    return rmdir(folder);
}

static Player *make_player(void)
{
    SearchLimits limits = { .nodes = 1000 };
    return moulin_expert_new(&moulin_game, &config, 1, &limits, folder);
}

static int value_of(const Moulin *s)
{
    Position p = position_of(s);
    return tables_value(tables, &p);
}

/* True if a value for the side to move is the value of its best move. */
static bool follows(const Moulin *s, int value)
{
    EvaluatedMoves moves;
    assert_true(eval_moves(tables, s, &moves));
    int best = moves.at[0].value;
    return value == (best == VALUE_DRAW ? VALUE_DRAW : best + 1);
}

/* 50 ms are enough even for the first answer, which opens the files. A
 * sanitizer build is slower, and under node only the time of day can be
 * measured, which includes other programs. */
static void any_position_is_answered_in_50_ms(void **state)
{
    (void)state;
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__ ||             \
    defined __wasm__
    const double limit = 1000;
#else
    const double limit = 50;
#endif
    double most[2] = {
        0
    }; /* the longest in the moving phase and in the placing phase */
    Rng rng;
    rng_seed(&rng, 1);
    for (int game = 0; game < 40; game++) {
        Moulin s;
        Player *player = NULL;
        memset(&s, 0, sizeof s);
        moulin_setup(&s, &config, &rng);
        for (int ply = 0; ply < 2 * MEN + 6 && !s.end; ply++) {
            bool is_placing = s.hand[0] + s.hand[1] > 0;
            assert_true(follows(&s, value_of(&s)));
            uint64_t began = clock_cpu();
            player = player ? player : make_player();
            Move move = player_choose(player, &s, s.mover, NULL);
            double ms = (double)(clock_cpu() - began) / 1e6;
            if (ms > most[is_placing]) {
                most[is_placing] = ms;
            }
            move = ply % 3 ? moulin_random_move(&s, s.mover, &rng) : move;
            moulin_apply(&s, &move);
        }
        player_free(player);
    }
    print_message("# at most %.1f ms of CPU in the placing phase, %.1f ms "
                  "after it\n",
                  most[1], most[0]);
    assert_true(most[0] < limit && most[1] < limit);
}

/* Draws a position with these numbers of pieces and a value from least to
 * most. */
static Moulin draw_position(Rng *rng, int own, int other, int least, int most)
{
    for (;;) {
        Moulin s = { .has_flying = true, .pieces = MEN, .quiet_plies = 100 };
        while (points_count(s.men[0]) < own) {
            s.men[0] |= POINT(rng_below(rng, 24));
        }
        while (points_count(s.men[1]) < other) {
            s.men[1] |= POINT(rng_below(rng, 24)) & ~s.men[0];
        }
        int value = moulin_find_end(&s, 0) ? VALUE_UNKNOWN : value_of(&s);
        if (value >= least && value <= most) {
            return s;
        }
    }
}

/* True if the player can win before the draw without captures: by force, either
 * the game is won within this many plies, or a piece is removed and the tables
 * promise a win in the plies that are then left. */
static bool can_force(const Moulin *s, int player, int plies)
{
    MoveList list = { .count = 0 };
    if (s->end || s->quiet == 0) {
        return s->end ? s->end <= END_BLOCKED && s->loser != player
                      : value_of(s) != VALUE_DRAW &&
                            (value_of(s) & 1) == (s->mover == player) &&
                            value_of(s) <= s->quiet_plies;
    }
    if (plies == 0) {
        return false;
    }
    moulin_moves(s, s->mover, &list);
    bool is_own = s->mover == player;
    for (int i = 0; i < list.count; i++) {
        Moulin next = *s;
        moulin_apply(&next, &list.at[i]);
        if (can_force(&next, player, plies - 1) == is_own) {
            return is_own;
        }
    }
    return !is_own;
}

/* The move that draws or, if none does, loses as late as possible. */
static Move resist(const Moulin *s)
{
    EvaluatedMoves moves;
    eval_moves(tables, s, &moves);
    return moves.at[0].move;
}

/* True if player 1 wins against an opponent who resists, or plays at random. */
static bool wins(Player *player, Moulin s, Rng *rng)
{
    while (!s.end) {
        Move move = s.mover == 0 ? player_choose(player, &s, 0, NULL)
                    : rng        ? moulin_random_move(&s, 1, rng)
                                 : resist(&s);
        moulin_apply(&s, &move);
    }
    return (s.end == END_TWO_PIECES || s.end == END_BLOCKED) && s.loser == 1;
}

/* Plays the shortest win against the longest defence, until a piece is removed.
 * True if the game is drawn before that. */
static bool is_drawn_the_shortest_way(Moulin s)
{
    while (!s.end && s.quiet > 0) {
        Move move =
            resist(&s); /* for the winning side this is the shortest win */
        moulin_apply(&s, &move);
    }
    return s.end == END_QUIET;
}

/* There are not enough moves left for these wins, but a removal comes in time,
 * and then there are enough. The positions were found among half a million; in
 * each of those given here the shortest win comes too late. */
static void
a_win_longer_than_the_quiet_moves_left_is_won_by_a_removal(void **state)
{
    (void)state;
    enum { QUIET = 40, LEFT = 3, WANTED = 40 };
    static const uint32_t given[][2] = {
        { 0x010021, 0x380080 }, { 0x010204, 0xe00008 }, { 0x011001, 0x380002 },
        { 0x040003, 0x380080 }, { 0x018004, 0xe00008 }, { 0x410001, 0x020038 },
    };
    const int given_count = (int)(sizeof given / sizeof *given);
    Rng rng;
    Player *player = make_player();
    rng_seed(&rng, 2);
    for (int found = 0; found < WANTED;) {
        Moulin s = draw_position(&rng, 3, 4, LEFT + 1, 254);
        s.quiet_plies = QUIET;
        s.quiet = QUIET - LEFT;
        if (found < given_count) {
            s.men[0] = given[found][0];
            s.men[1] = given[found][1];
            assert_true(is_drawn_the_shortest_way(s));
        }
        if (value_of(&s) & 1 && can_force(&s, 0, LEFT)) {
            assert_true(wins(player, s, NULL));
            assert_true(wins(player, s, &rng));
            found++;
        }
    }
    player_free(player);
}

/* A reply to the best move would repeat a position a second time and draw: the
 * player must win in another way. */
static void a_win_is_not_thrown_away_by_repetition(void **state)
{
    (void)state;
    Rng rng;
    Player *player = make_player();
    rng_seed(&rng, 3);
    for (int i = 0; i < 40; i++) {
        Moulin s = draw_position(&rng, 3, 3, 5, 15);
        if (!(value_of(&s) & 1)) {
            continue;
        }
        Moulin after = s;
        Move best = player_choose(player, &s, 0, NULL);
        moulin_apply(&after, &best);
        Move reply = resist(&after);
        moulin_apply(&after, &reply);
        uint64_t often = moulin_key(after.men[0], after.men[1], 0);
        s.repetition = 3;
        s.quiet = 4;
        for (int k = 0; k < 4;
             k++) { /* the other entries are no position of this game */
            moulin_add_seen(&s, k & 1 ? (uint64_t)1 << 48 : often);
        }
        assert_true(wins(player, s, NULL));
    }
    player_free(player);
}

/* If no removal can come in time, the win is lost whatever is played. */
static void a_win_that_takes_too_long_is_drawn(void **state)
{
    (void)state;
    Rng rng;
    Player *player = make_player();
    rng_seed(&rng, 4);
    for (int i = 0; i < 10; i++) {
        Moulin s = draw_position(&rng, 3, 3, 9, 25);
        int value = value_of(&s);
        if (value & 1) {
            s.quiet_plies = 40;
            s.quiet = (uint32_t)(41 - value);
            assert_false(wins(player, s, NULL));
            s.quiet--;
            assert_true(wins(player, s, NULL));
        }
    }
    player_free(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_position_is_answered_in_50_ms),
        cmocka_unit_test(
            a_win_longer_than_the_quiet_moves_left_is_won_by_a_removal),
        cmocka_unit_test(a_win_is_not_thrown_away_by_repetition),
        cmocka_unit_test(a_win_that_takes_too_long_is_drawn),
    };
    return cmocka_run_group_tests(tests, make_tables, remove_tables);
}
