/* test_moulin_search.c: the search of moulin, and the player that uses it with
 * tables. It also runs under ThreadSanitizer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "core/config.h"
#include "games/moulin/players.h"
#include "games/moulin/solve.h"

static char folder[] = "/tmp/moulin-XXXXXX";
static Tables *tables; /* the tables for 3 against 3 */

static int make_tables(void **state)
{
    (void)state;
    Solve wish = { .rules = tables_rules(true, 9), .threads = 2, .most = 6 };
    wish.folder = mkdtemp(folder);
    bool is_made = wish.folder && solve_run(&wish, NULL);
    tables = is_made ? tables_open(folder, &wish.rules) : NULL;
    return tables ? 0 : -1;
}

static int remove_tables(void **state)
{
    (void)state;
    static const char *const names[] = { "lock", "flying-3-3.value",
                                         "flying-3-3.counts" };
    for (int i = 0; i < 3; i++) {
        char path[64];
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        unlink(path);
    }
    tables_close(tables);
    return rmdir(folder);
}

/* Draws a position of 3 against 3 with a value from least to most. */
static Moulin draw_position(Rng *rng, int least, int most)
{
    for (;;) {
        Moulin s = {
            .has_flying = true, .pieces = 9, .repetition = 3, .quiet_plies = 100
        };
        while (points_count(s.men[0]) < 3) {
            s.men[0] |= POINT(rng_below(rng, 24));
        }
        while (points_count(s.men[1]) < 3) {
            s.men[1] |= POINT(rng_below(rng, 24)) & ~s.men[0];
        }
        Position p = position_of(&s);
        int value = tables_value(tables, &p);
        if (value >= least && value <= most) {
            return s;
        }
    }
}

static int value_of(const Moulin *s)
{
    Position p = position_of(s);
    return tables_value(tables, &p);
}

static void a_short_win_and_its_length_are_found(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 1);
    AlphaBeta *search = alphabeta_new(16, NULL);
    for (int i = 0; i < 12; i++) {
        Moulin s = draw_position(&rng, 1, 5);
        SearchLimits limits = { .depth = 6 };
        SearchResult result;
        int value = value_of(&s);
        if (!(value & 1)) {
            continue;
        }
        alphabeta_forget(search);
        alphabeta_run(search, &s, &limits, NULL, NULL, &result);
        assert_int_equal(result.score, SCORE_WIN - value);
    }
    alphabeta_free(search);
}

/* Plays s to its end, both sides by the same player; returns the number of
 * plies. */
static int play_out(Player *player, Moulin *s)
{
    int plies = 0;
    for (; !s->end; plies++) {
        Move move = player_choose(player, s, s->mover, NULL);
        moulin_apply(s, &move);
    }
    return plies;
}

static void with_tables_a_game_is_as_long_as_they_say(void **state)
{
    (void)state;
    Rng rng;
    GameConfig config;
    SearchLimits limits = { .nodes = 1000 };
    rng_seed(&rng, 2);
    config_default(&moulin_game, &config);
    Player *player =
        moulin_expert_new(&moulin_game, &config, 3, &limits, folder);
    for (int i = 0; i < 20; i++) {
        Moulin s = draw_position(&rng, 1, 254);
        int value = value_of(&s), winner = value & 1 ? s.mover : 1 - s.mover;
        assert_int_equal(play_out(player, &s), value);
        assert_int_equal(s.end, END_TWO_PIECES);
        assert_int_equal(s.loser, 1 - winner);
    }
    for (int i = 0; i < 3; i++) {
        Moulin s = draw_position(&rng, VALUE_DRAW, VALUE_DRAW);
        play_out(player, &s);
        assert_true(s.end == END_REPETITION || s.end == END_QUIET);
    }
    player_free(player);
}

/* One move before the draw without captures, only a removal wins. */
static void the_last_quiet_move_is_not_wasted(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 4);
    AlphaBeta *search = alphabeta_new(16, NULL);
    for (int i = 0; i < 10; i++) {
        Moulin s = draw_position(&rng, 3, 9);
        SearchLimits limits = { .nodes = 20000 };
        SearchResult result;
        s.repetition = 0;
        s.quiet = 99;
        if (!(value_of(&s) & 1)) {
            continue;
        }
        alphabeta_run(search, &s, &limits, NULL, NULL, &result);
        assert_int_equal(result.score, 0);
        s.quiet = 0;
        alphabeta_run(search, &s, &limits, NULL, NULL, &result);
        assert_true(result.score > 0);
    }
    alphabeta_free(search);
}

static Moulin beginning(void)
{
    return (Moulin){ .has_flying = true,
                     .pieces = 9,
                     .repetition = 3,
                     .quiet_plies = 100,
                     .hand = { 9, 9 } };
}

static void the_same_seed_plays_the_same(void **state)
{
    (void)state;
    GameConfig config;
    SearchLimits limits = { .nodes = 5000 };
    Moulin ends[2];
    config_default(&moulin_game, &config);
    for (int i = 0; i < 2; i++) {
        Player *player =
            moulin_expert_new(&moulin_game, &config, 11, &limits, NULL);
        ends[i] = beginning();
        play_out(player, &ends[i]);
        player_free(player);
    }
    assert_memory_equal(&ends[0], &ends[1], moulin_used(&ends[0]));
}

static void several_threads_search_together(void **state)
{
    (void)state;
    Moulin s = beginning();
    SearchLimits limits = { .nodes = 30000, .threads = 3 };
    SearchResult result;
    AlphaBeta *search = alphabeta_new(14, tables);
    for (int i = 0; i < 4; i++) {
        alphabeta_run(search, &s, &limits, NULL, NULL, &result);
        assert_true(result.depth > 3 && result.nodes >= limits.nodes);
        moulin_apply(&s, &result.move);
    }
    alphabeta_free(search);
}

static void a_search_stops_when_told(void **state)
{
    (void)state;
    Moulin s = beginning();
    SearchLimits limits = { .ms = 60000, .threads = 2 };
    SearchResult result;
    Thinking thinking = { .report = NULL };
    AlphaBeta *search = alphabeta_new(14, NULL);
    atomic_store(&thinking.is_stopped, true);
    uint64_t began = clock_cpu();
    alphabeta_run(search, &s, &limits, &thinking, NULL, &result);
    assert_true(clock_cpu() - began < 1000000000);
    assert_true(result.move != MOVE_NONE);
    alphabeta_free(search);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_short_win_and_its_length_are_found),
        cmocka_unit_test(with_tables_a_game_is_as_long_as_they_say),
        cmocka_unit_test(the_last_quiet_move_is_not_wasted),
        cmocka_unit_test(the_same_seed_plays_the_same),
        cmocka_unit_test(several_threads_search_together),
        cmocka_unit_test(a_search_stops_when_told),
    };
    return cmocka_run_group_tests(tests, make_tables, remove_tables);
}
