/* test_roses.c: the exact end of roses against a plain search of everything. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "ai/endgame.h"
#include "core/config.h"
#include "core/outcome.h"
#include "core/rules.h"
#include "games/games.h"

/* Returns what a position is worth to red. Takes one from `left` for each
 * position; below 0 the result means nothing. */
static double search_all(const Game *game, const void *state, int *left)
{
    SeatSet acting = game->to_act(state);
    MoveList list;
    double sum = 0, least = 1, most = -1;
    list.count = 0;
    if (acting == SEATS_NONE) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        return outcome_utility(&outcome, 2, 0);
    }
    Seat seat = seats_first(acting);
    game->moves(state, seat, &list);
    for (int i = 0; i < list.count && --*left >= 0; i++) {
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, &list.at[i]);
        double worth = search_all(game, &next, left);
        sum += worth;
        least = worth < least ? worth : least;
        most = worth > most ? worth : most;
    }
    return seat == SEAT_CHANCE ? sum / list.count : seat == 0 ? most : least;
}

/* Sets up a game on a square board. */
static const Game *begin(const char *side, const char *pawns, Rng *rng,
                         GameState *out)
{
    const Game *game = games_find("roses");
    GameConfig config;
    config_default(game, &config);
    config_set(game, &config, "rows", side, NULL);
    config_set(game, &config, "cols", side, NULL);
    config_set(game, &config, "pawns", pawns, NULL);
    game->setup(out, &config, rng);
    return game;
}

/* Compares a position, if a search of everything is short. Returns true if
 * luck decides it. */
static bool compare(const Game *game, const void *state, int *compared)
{
    enum { POSITIONS = 10000 };
    Seat seat = seats_first(game->to_act(state));
    MoveList list = { .count = 0 };
    double values[GAME_MOVES], plain[GAME_MOVES], best = -1;
    int left = POSITIONS;
    Progress told;
    game->moves(state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, &list.at[i]);
        plain[i] = search_all(game, &next, &left) * (seat == 0 ? 1 : -1);
        best = plain[i] > best ? plain[i] : best;
    }
    if (left < 0 || !game->ai->solve(state, seat, POSITIONS, NULL, values)) {
        return false;
    }
    for (int i = 0; i < list.count; i++) {
        assert_true(fabs(values[i] - plain[i]) < 1e-9);
    }
    assert_int_equal(endgame_find(game, 2, state, seat, POSITIONS, NULL, &told),
                     best > -1);
    assert_true(fabs(told.value - best) < 1e-9);
    ++*compared;
    return fabs(best) > 1e-9 && fabs(best) < 1 - 1e-9;
}

static void the_end_is_worth_what_a_search_of_everything_says(void **state)
{
    static const char *const boards[][2] = {
        { "9", "3" }, { "5", "6" }, { "4", "8" }, { "3", "9" }
    };
    int compared = 0, lucky = 0;
    (void)state;
    for (unsigned i = 0; i < 100; i++) {
        const char *const *board = boards[i % 4];
        GameState table = { 0 };
        Rng rng;
        Move move;
        rng_seed(&rng, i);
        const Game *game = begin(board[0], board[1], &rng, &table);
        while (game->to_act(&table) != SEATS_NONE) {
            lucky += game->to_act(&table) != SEATS_CHANCE &&
                     compare(game, &table, &compared);
            rules_random_step(game, &table, &rng, &move);
            game->apply(&table, &move);
        }
    }
    assert_true(compared > 200 && lucky > 20);
}

static void work_ends_when_it_is_too_much_or_stopped(void **state)
{
    enum { ENOUGH = 1 << 20 };
    GameState table = { 0 };
    Thinking thinking = { 0 };
    double values[GAME_MOVES];
    Rng rng;
    (void)state;
    rng_seed(&rng, 1);
    const Game *game = begin("9", "2", &rng, &table);
    assert_true(game->ai->solve(&table, 0, ENOUGH, &thinking, values));
    assert_false(game->ai->solve(&table, 0, 1, &thinking, values));
    atomic_store(&thinking.is_stopped, true);
    assert_false(game->ai->solve(&table, 0, ENOUGH, &thinking, values));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_end_is_worth_what_a_search_of_everything_says),
        cmocka_unit_test(work_ends_when_it_is_too_much_or_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
