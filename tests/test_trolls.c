/* test_trolls.c: checks the solution of trolls in other ways: GLPK on whole
 * matrices, the rules, mirror images. With the arguments "values CELLS STONES"
 * it prints every value, for src/games/trolls/reference/trolls_exact.py; with
 * "levels CELLS STONES" it prints exactly how the levels score. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <glpk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/mem.h"
#include "games/trolls/internal.h"

/* cells and stones: the boards of the contest, and unusual ones. */
static const int boards[][2] = { { 7, 15 }, { 7, 30 },  { 15, 30 }, { 15, 50 },
                                 { 3, 20 }, { 101, 9 }, { 5, 40 } };
enum { BOARDS = sizeof boards / sizeof *boards };

static TrollsSolution *solved(int board)
{
    Error err = ERROR_IN(LANG_EN);
    TrollsSolution *solution =
        solution_new(boards[board][0], boards[board][1], NULL, NULL, &err);
    assert_non_null(solution);
    return solution;
}

typedef void Check(TrollsSolution *solution, int cell, int left, int right);

/* Which states of a board are checked: all of them; with many stones, every
 * third stock; or every fifth stock and, on a long path, every ninth cell,
 * except on the smallest board. */
typedef enum Extent { ALL_STATES, MANY_STATES, FEW_STATES } Extent;

static void check_states(Extent extent, Check *check)
{
    for (int board = 0; board < BOARDS; board++) {
        TrollsSolution *solution = solved(board);
        int cells = boards[board][0], stones = boards[board][1];
        int every = extent == FEW_STATES && board > 0      ? stones / 5
                    : extent == MANY_STATES && stones > 30 ? 3
                                                           : 1;
        int step = extent == FEW_STATES && cells > 100 ? 9 : 1;
        for (int cell = 1; cell < cells - 1; cell += step) {
            for (int left = 1; left <= stones; left += every) {
                for (int right = 1; right <= stones; right += every) {
                    check(solution, cell, left, right);
                }
            }
        }
        solution_free(solution);
    }
}

/* The value of what a turn leads to, by the game's own rules. */
static double value_after(const TrollsSolution *solution, int cell, int left,
                          int right, int i, int j)
{
    Trolls s = { .cells = (uint8_t)solution_cells(solution),
                 .stones = (uint16_t)solution_stones(solution),
                 .troll = (uint8_t)cell,
                 .stock = { (uint16_t)left, (uint16_t)right } };
    trolls_apply(&s, (Move[]){ (Move)i, (Move)j });
    if (s.end) {
        Outcome outcome = { 0 };
        trolls_outcome(&s, &outcome);
        return outcome.balance[0];
    }
    return solution_value(solution, s.troll, s.stock[0], s.stock[1]);
}

/* The value of the whole matrix, with every legal throw. GLPK maximises v,
 * where the shares x add up to 1 and v is at most the payoff of x against each
 * column. */
static double glpk_value(const TrollsSolution *solution, int cell, int left,
                         int right)
{
    glp_prob *lp = glp_create_prob();
    int *at = malloc((size_t)(left + 2) * sizeof *at);
    double *entries = malloc((size_t)(left + 2) * sizeof *entries);
    glp_set_obj_dir(lp, GLP_MAX);
    glp_add_cols(lp, left + 1);
    glp_add_rows(lp, right + 1);
    glp_set_col_bnds(lp, left + 1, GLP_FR, 0, 0);
    glp_set_obj_coef(lp, left + 1, 1);
    for (int i = 1; i <= left; i++) {
        glp_set_col_bnds(lp, i, GLP_LO, 0, 0);
        at[i] = i;
        entries[i] = 1;
    }
    glp_set_row_bnds(lp, right + 1, GLP_FX, 1, 1);
    glp_set_mat_row(lp, right + 1, left, at, entries);
    at[left + 1] = left + 1;
    for (int j = 1; j <= right; j++) {
        for (int i = 1; i <= left; i++) {
            entries[i] = value_after(solution, cell, left, right, i, j);
        }
        entries[left + 1] = -1;
        glp_set_row_bnds(lp, j, GLP_LO, 0, 0);
        glp_set_mat_row(lp, j, left + 1, at, entries);
    }
    glp_smcp how;
    glp_init_smcp(&how);
    how.msg_lev = GLP_MSG_OFF;
    assert_int_equal(glp_simplex(lp, &how), 0);
    double value = glp_get_obj_val(lp);
    glp_delete_prob(lp);
    free(at);
    free(entries);
    return value;
}

static void check_by_glpk(TrollsSolution *solution, int cell, int left,
                          int right)
{
    double value = solution_value(solution, cell, left, right);
    assert_true(fabs(value - glpk_value(solution, cell, left, right)) < 1e-9);
}

static void glpk_finds_the_same_values_in_whole_matrices(void **state)
{
    (void)state;
    check_states(FEW_STATES, check_by_glpk);
}

/* The most that a legal throw gains against a mix. Against a sure win or loss
 * it can gain nothing. */
static double gain_against(const TrollsSolution *solution, const TrollsMix *mix,
                           int cell, int left, int right, int player)
{
    int own = player ? left : right; /* the stock of the player who mixes */
    int other = player ? right : left;
    double best = -2, sign = player ? -1 : 1;
    for (int i = 1; i <= other; i++) {
        double sum = 0;
        for (int k = 1; k <= own && k <= mix->counts[1 - player]; k++) {
            double value = player
                               ? value_after(solution, cell, left, right, k, i)
                               : value_after(solution, cell, left, right, i, k);
            sum += mix->shares[1 - player][k - 1] * value;
        }
        best = sign * sum > best ? sign * sum : best;
    }
    return best - sign * mix->value;
}

static void check_mix(TrollsSolution *solution, int cell, int left, int right)
{
    TrollsMix mix;
    assert_true(solution_mix(solution, cell, left, right, &mix));
    for (int player = 0; player < 2; player++) {
        double sum = 0;
        for (int i = 0; i < mix.counts[player]; i++) {
            assert_true(mix.shares[player][i] >= 0);
            sum += mix.shares[player][i];
        }
        assert_true(fabs(sum - 1) < 1e-14);
        assert_true(gain_against(solution, &mix, cell, left, right, player) <
                    1e-13);
    }
    mix_done(&mix);
}

static void nobody_gains_against_any_mix(void **state)
{
    (void)state;
    check_states(MANY_STATES, check_mix);
}

static void check_mirror(TrollsSolution *solution, int cell, int left,
                         int right)
{
    int last = solution_cells(solution) - 1;
    double value = solution_value(solution, cell, left, right);
    assert_true(value == -solution_value(solution, last - cell, right, left));
    assert_true(value == 0 || 2 * cell != last || left != right);
}

static void a_mirror_image_is_worth_the_opposite(void **state)
{
    (void)state;
    check_states(ALL_STATES, check_mirror);
}

static void check_more(TrollsSolution *solution, int cell, int left, int right)
{
    double value = solution_value(solution, cell, left, right);
    assert_true(left == 1 || solution_value(solution, cell, left - 1, right) <=
                                 value + 1e-13);
    assert_true(solution_value(solution, cell - 1, left, right) <=
                value + 1e-13);
    assert_true(right == 1 || value <= 1e-13 + solution_value(solution, cell,
                                                              left, right - 1));
}

static void more_stones_and_a_farther_troll_are_never_worse(void **state)
{
    (void)state;
    check_states(ALL_STATES, check_more);
}

/* With one stone a player has no choice, and the game ends. The other player's
 * best throw is one or two, since both take the troll equally far. */
static void the_last_stone_is_settled_by_a_formula(void **state)
{
    (void)state;
    for (int board = 0; board < BOARDS; board++) {
        TrollsSolution *solution = solved(board);
        int cells = boards[board][0], stones = boards[board][1];
        for (int cell = 1; cell < cells - 1; cell++) {
            for (int other = 1; other <= stones; other++) {
                int to = cell - (other - 1) - cells / 2;
                double value = (to > 0) - (to < 0);
                assert_true(solution_value(solution, cell, 1, other) == value);
                to = cell + (other - 1) - cells / 2;
                value = (to > 0) - (to < 0);
                assert_true(solution_value(solution, cell, other, 1) == value);
            }
        }
        solution_free(solution);
    }
}

static void every_gap_is_within_the_promise(void **state)
{
    (void)state;
    static const int large[][2] = { { 15, 100 }, { 31, 120 }, { 51, 90 } };
    for (size_t i = 0; i < sizeof large / sizeof *large; i++) {
        TrollsSolution *solution =
            solution_new(large[i][0], large[i][1], NULL, NULL, NULL);
        assert_non_null(solution);
        const TrollsReport *report = solution_report(solution);
        assert_true(report->worst_gap * large[i][1] < 1e-9);
        assert_int_equal(report->states,
                         (large[i][0] - 2) * large[i][1] * large[i][1]);
        assert_true(report->mixed > 0 && report->mixed < report->states / 3);
        solution_free(solution);
    }
}

static bool stop_soon(double done, void *context)
{
    int *calls = context;
    assert_true(done > 0 && done <= 1);
    return ++*calls < 5;
}

static void solving_can_be_stopped(void **state)
{
    (void)state;
    int calls = 0;
    assert_null(solution_new(7, 30, stop_soon, &calls, NULL));
    assert_int_equal(calls, 5);
}

static void a_damaged_table_is_made_again(void **state)
{
    (void)state;
    char folder[] = "/tmp/joute-trolls-XXXXXX", path[100];
    assert_non_null(mkdtemp(folder));
    setenv("XDG_CACHE_HOME", folder, 1);
    snprintf(path, sizeof path, "%s/joute/trolls-7-15.table", folder);
    for (int round = 0; round < 4; round++) {
        TrollsSolution *solution = solution_open(7, 15, NULL, NULL, NULL);
        assert_non_null(solution);
        /* Only the second round reads the file. In the first there is none, in
         * the third it has a wrong value, and in the fourth a wrong length. */
        assert_int_equal(solution_report(solution)->is_read, round == 1);
        assert_int_equal(solution_report(solution)->mixed, 185);
        assert_true(fabs(solution_value(solution, 2, 15, 15) + 0.888228914916) <
                    1e-12);
        solution_free(solution);
        if (round == 1) {
            FILE *file = fopen(path, "r+b");
            fseek(file, -5000, SEEK_END);
            fputc(77, file);
            fclose(file);
        } else if (round == 2) {
            assert_int_equal(truncate(path, 5000), 0);
        }
    }
    solution_drop(7, 15);
    assert_int_not_equal(access(path, F_OK), 0);
    *strrchr(path, '/') = '\0';
    rmdir(path);
    rmdir(folder);
}

/* A board on which levels meet. */
typedef struct Ladder {
    GameConfig config;
    Player *levels[GAME_LEVELS + 1];
    double *at; /* a number for each state */
} Ladder;

static void ladder_init(Ladder *ladder, int cells, int stones)
{
    size_t side = (size_t)stones + 1;
    ladder->config = (GameConfig){ .value = { cells, stones } };
    ladder->at = mem_new((size_t)cells * side * side * sizeof(double));
    for (int level = 1; level <= GAME_LEVELS; level++) {
        ladder->levels[level] =
            trolls_level_new(&trolls_game, &ladder->config, 1, level);
    }
}

static void ladder_done(Ladder *ladder)
{
    for (int level = 1; level <= GAME_LEVELS; level++) {
        player_free(ladder->levels[level]);
    }
    free(ladder->at);
}

static double *number_of(const Ladder *ladder, int cell, int left, int right)
{
    int side = ladder->config.value[STONES] + 1;
    return &ladder->at[((size_t)cell * (size_t)side + (size_t)left) *
                           (size_t)side +
                       (size_t)right];
}

static const double *shares_of(const Ladder *ladder, int level, Seat seat,
                               int cell, int left, int right)
{
    Trolls s = { .cells = (uint8_t)ladder->config.value[CELLS],
                 .stones = (uint16_t)ladder->config.value[STONES],
                 .troll = (uint8_t)cell,
                 .stock = { (uint16_t)left, (uint16_t)right } };
    return trolls_level_shares(ladder->levels[level], &s, seat);
}

/* The points of Left if the game is over, otherwise -1. */
static double points_at(const Ladder *ladder, int cell, int left, int right)
{
    int last = ladder->config.value[CELLS] - 1;
    bool is_castle = cell == 0 || cell == last;
    if (!is_castle && left > 0 && right > 0) {
        return -1;
    }
    int side = 2 * cell - last + (is_castle ? 0 : 2 * (left - right));
    return side > 0 ? 1 : side < 0 ? 0 : 0.5;
}

/* The points that a level expects as Left against another level: each state is
 * reached with some probability, which leads on to the states after it. States
 * that are hardly ever reached are left out. */
static double expected_points(Ladder *ladder, int level, int other)
{
    int cells = ladder->config.value[CELLS];
    int stones = ladder->config.value[STONES];
    double sum = 0;
    for (int left = stones; left >= 0; left--) {
        for (int right = stones; right >= 0; right--) {
            for (int cell = 0; cell < cells; cell++) {
                bool is_start =
                    left == stones && right == stones && cell == cells / 2;
                double *at = number_of(ladder, cell, left, right);
                double reach = is_start ? 1 : *at;
                double points = points_at(ladder, cell, left, right);
                *at = 0;
                if (reach < 1e-7 || points >= 0) {
                    sum += points >= 0 ? reach * points : 0;
                    continue;
                }
                const double *own =
                    shares_of(ladder, level, 0, cell, left, right);
                const double *others =
                    shares_of(ladder, other, 1, cell, left, right);
                for (int i = 1; i <= left; i++) {
                    for (int j = 1; j <= right; j++) {
                        *number_of(ladder, cell + trolls_step(i, j), left - i,
                                   right - j) +=
                            reach * own[i - 1] * others[j - 1];
                    }
                }
            }
        }
    }
    return sum;
}

/* The points that a level gets as Left against the best answer to it. */
static double least_points(Ladder *ladder, int level)
{
    int cells = ladder->config.value[CELLS];
    int stones = ladder->config.value[STONES];
    for (int left = 0; left <= stones; left++) {
        for (int right = 0; right <= stones; right++) {
            for (int cell = 0; cell < cells; cell++) {
                double least = points_at(ladder, cell, left, right);
                const double *own =
                    least < 0 ? shares_of(ladder, level, 0, cell, left, right)
                              : NULL;
                for (int j = 1; own && j <= right; j++) {
                    double sum = 0;
                    for (int i = 1; i <= left; i++) {
                        sum += own[i - 1] * *number_of(ladder,
                                                       cell + trolls_step(i, j),
                                                       left - i, right - j);
                    }
                    least = j == 1 || sum < least ? sum : least;
                }
                *number_of(ladder, cell, left, right) = least;
            }
        }
    }
    return *number_of(ladder, cells / 2, stones, stones);
}

static void each_level_beats_the_one_below_in_two_games_of_three(void **state)
{
    (void)state;
    for (int board = 0; board < 3; board++) {
        Ladder ladder;
        ladder_init(&ladder, boards[board][0], boards[board][1]);
        for (int level = 2; level <= GAME_LEVELS; level++) {
            double points = expected_points(&ladder, level, level - 1);
            assert_true(points > 0.665 && points < 0.785);
        }
        ladder_done(&ladder);
    }
}

static void nobody_gets_three_quarters_against_level_8(void **state)
{
    (void)state;
    for (int board = 0; board < 3; board++) {
        Ladder ladder;
        ladder_init(&ladder, boards[board][0], boards[board][1]);
        assert_true(least_points(&ladder, GAME_LEVELS) > 0.25);
        ladder_done(&ladder);
    }
}

static int print_levels(int cells, int stones)
{
    Ladder ladder;
    ladder_init(&ladder, cells, stones);
    for (int level = 2; level <= GAME_LEVELS; level++) {
        printf("level:%d against level:%d: %.1f %%\n", level, level - 1,
               100 * expected_points(&ladder, level, level - 1));
    }
    printf("level:8 against the best answer to it: %.1f %%\n",
           100 * least_points(&ladder, GAME_LEVELS));
    ladder_done(&ladder);
    return 0;
}

static int print_values(int cells, int stones)
{
    TrollsSolution *solution = solution_new(cells, stones, NULL, NULL, NULL);
    for (int cell = 1; solution && cell < cells - 1; cell++) {
        for (int left = 1; left <= stones; left++) {
            for (int right = 1; right <= stones; right++) {
                printf("%d %d %d %.17g\n", cell, left, right,
                       solution_value(solution, cell, left, right));
            }
        }
    }
    solution_free(solution);
    return solution == NULL;
}

int main(int argc, char **argv)
{
    if (argc == 4) {
        return (strcmp(argv[1], "levels") ? print_values : print_levels)(
            atoi(argv[2]), atoi(argv[3]));
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(glpk_finds_the_same_values_in_whole_matrices),
        cmocka_unit_test(nobody_gains_against_any_mix),
        cmocka_unit_test(a_mirror_image_is_worth_the_opposite),
        cmocka_unit_test(more_stones_and_a_farther_troll_are_never_worse),
        cmocka_unit_test(the_last_stone_is_settled_by_a_formula),
        cmocka_unit_test(every_gap_is_within_the_promise),
        cmocka_unit_test(solving_can_be_stopped),
        cmocka_unit_test(a_damaged_table_is_made_again),
        cmocka_unit_test(each_level_beats_the_one_below_in_two_games_of_three),
        cmocka_unit_test(nobody_gets_three_quarters_against_level_8),
    };
    return cmocka_run_group_tests_name("trolls", tests, NULL, NULL);
}
