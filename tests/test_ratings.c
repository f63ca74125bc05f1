/* test_ratings.c: ratings against known solutions, and the sequential test. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>

#include "joute/rng.h"
#include "tournament/results/rating.h"
#include "tournament/results/sprt.h"

/* cmocka's own assertion compares floats. */
#define assert_near(found, wanted, most)                                       \
    assert_true(fabs((double)(found) - (double)(wanted)) <= (double)(most))

static void two_players_differ_by_the_logarithm_of_wins_to_losses(void **state)
{
    (void)state;
    RatingPairs pairs = { .at = NULL };
    Rating rating;
    rating_add(&pairs, &(RatingPair){
                           .a = 0, .b = 1, .wins = { 75 }, .losses = { 25 } });
    rating_fit(&rating, &pairs, 2, false);
    double elo = 400 * log10(3);
    assert_near(rating.elo[0] - rating.elo[1], elo, 1e-4);
    assert_near(rating.elo[0] + rating.elo[1], 0, 1e-4);
    /* n games with probability p carry the information n p (1 - p). */
    double deviation = 400 / log(10) / sqrt(100 * 0.75 * 0.25);
    assert_near(rating.error[0], 1.959964 * deviation / 2, 0.05);
    double chance = 0.5 * erfc(-elo / deviation / sqrt(2));
    assert_near(rating_superiority(&rating, 0, 1), chance, 1e-4);
    assert_false(rating.has_prior);
    rating_done(&rating);
    rating_pairs_done(&pairs);
}

/* The players are equal, and whoever sits in front wins 3 of 4 games: the seat
 * must explain all of it. */
static void the_advantage_of_the_front_seat_is_found(void **state)
{
    (void)state;
    RatingPairs pairs = { .at = NULL };
    Rating rating;
    rating_add(&pairs,
               &(RatingPair){
                   .a = 1, .b = 0, .wins = { 75, 25 }, .losses = { 25, 75 } });
    rating_fit(&rating, &pairs, 2, true);
    assert_near(rating.elo[0], 0, 1e-4);
    assert_near(rating.advantage, 400 * log10(3), 1e-3);
    rating_done(&rating);
    rating_pairs_done(&pairs);
}

/* In Rao and Kupper's model, with w = f(d - v) and l = f(-d - v), the
 * likelihood of the shares w, x and l in the games of two players is highest at
 * d and v. */
static void draws_are_fitted_exactly(void **state)
{
    (void)state;
    RatingPairs pairs = { .at = NULL };
    Rating rating;
    rating_add(&pairs, &(RatingPair){ .a = 0,
                                      .b = 1,
                                      .wins = { 50 },
                                      .draws = { 30 },
                                      .losses = { 20 } });
    rating_fit(&rating, &pairs, 2, false);
    double d = rating.elo[0] - rating.elo[1], v = rating.draw;
    assert_near(1 / (1 + pow(10, -(d - v) / 400)), 0.5, 1e-5);
    assert_near(1 / (1 + pow(10, (d + v) / 400)), 0.2, 1e-5);
    rating_done(&rating);
    rating_pairs_done(&pairs);
}

/* Games drawn from known strengths must give these strengths again, within
 * their errors about as often as they should. */
static void known_strengths_are_recovered(void **state)
{
    enum { PLAYERS = 20, GAMES = 400 };
    double elo[PLAYERS];
    RatingPairs pairs = { .at = NULL };
    Rating rating;
    Rng rng;
    (void)state;
    rng_seed(&rng, 5);
    for (int i = 0; i < PLAYERS; i++) {
        elo[i] = 30.0 * (i - (PLAYERS - 1) / 2.0);
    }
    for (uint32_t b = 1; b < PLAYERS; b++) {
        for (uint32_t a = 0; a < b; a++) {
            RatingPair pair = { .a = a, .b = b };
            double p = 1 / (1 + pow(10, (elo[b] - elo[a]) / 400));
            for (int g = 0; g < GAMES; g++) {
                bool is_won = rng_below(&rng, 1000000) < p * 1000000;
                pair.wins[g & 1] += is_won;
                pair.losses[g & 1] += !is_won;
            }
            rating_add(&pairs, &pair);
        }
    }
    rating_fit(&rating, &pairs, PLAYERS, true);
    int within = 0;
    for (int i = 0; i < PLAYERS; i++) {
        within += fabs(rating.elo[i] - elo[i]) <= rating.error[i];
        assert_true(fabs(rating.elo[i] - elo[i]) < 3 * rating.error[i]);
    }
    assert_true(within >= PLAYERS * 3 / 4);
    assert_true(fabs(rating.advantage) < 10);
    rating_done(&rating);
    rating_pairs_done(&pairs);
}

static void a_player_who_wins_all_has_a_finite_rating(void **state)
{
    (void)state;
    RatingPairs pairs = { .at = NULL };
    Rating rating;
    rating_add(&pairs, &(RatingPair){ .a = 0, .b = 1, .wins = { 100 } });
    rating_add(&pairs, &(RatingPair){ .a = 1, .b = 2, .wins = { 100 } });
    rating_fit(&rating, &pairs, 4, false);
    assert_true(rating.has_prior);
    assert_true(rating.elo[0] > rating.elo[1] && rating.elo[1] > rating.elo[2]);
    assert_true(isfinite(rating.elo[0]) && rating.elo[0] < 3000);
    assert_true(isfinite(rating.error[0]) && rating.error[0] > 0);
    assert_near(rating.error[3], 0, 0); /* this player has not played */
    rating_done(&rating);
    rating_pairs_done(&pairs);
}

static void sprt_knows_after_enough_pairs(void **state)
{
    (void)state;
    Sprt sprt = { .elo1 = 10, .alpha = 0.05, .beta = 0.05 };
    assert_int_equal(sprt_answer(&sprt), SPRT_GO_ON);
    sprt.pairs[2] = 5;
    assert_int_equal(sprt_answer(&sprt), SPRT_GO_ON);
    /* 55 % of the points in 2000 pairs is 35 Elo more. */
    Sprt strong = { .elo1 = 10,
                    .alpha = 0.05,
                    .beta = 0.05,
                    .pairs = { 100, 300, 900, 500, 200 } };
    double elo, error;
    sprt_elo(&strong, &elo, &error);
    assert_near(elo, -400 * log10(1 / 0.55 - 1), 0.1);
    assert_true(error > 5 && error < 20);
    assert_int_equal(sprt_answer(&strong), SPRT_IS_STRONGER);
    Sprt weak = { .elo1 = 10,
                  .alpha = 0.05,
                  .beta = 0.05,
                  .pairs = { 300, 500, 900, 250, 50 } };
    assert_int_equal(sprt_answer(&weak), SPRT_IS_WEAKER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_players_differ_by_the_logarithm_of_wins_to_losses),
        cmocka_unit_test(the_advantage_of_the_front_seat_is_found),
        cmocka_unit_test(draws_are_fitted_exactly),
        cmocka_unit_test(known_strengths_are_recovered),
        cmocka_unit_test(a_player_who_wins_all_has_a_finite_rating),
        cmocka_unit_test(sprt_knows_after_enough_pairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
