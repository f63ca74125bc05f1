/* test_belief.c: what a belief promises in every game that lists its worlds. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "ai/belief.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/rules.h"
#include "games/games.h"

/* A net of random weights, which has opinions about every move. */
static void make_net(const Game *game, Text *bytes, Net *out)
{
    enum { HIDDEN = 8 };
    Error err = ERROR_IN(LANG_EN);
    Rng rng;
    size_t count = net_weights(game->ai->features, HIDDEN);
    float *weights = mem_new(count * sizeof *weights);
    rng_seed(&rng, 5);
    for (size_t i = 0; i < count; i++) {
        weights[i] = (float)rng_below(&rng, 1001) / 1000 - 0.5f;
    }
    net_write(game, HIDDEN, weights, bytes);
    free(weights);
    assert_true(net_read(out, game, bytes->data, bytes->size, "net", &err));
}

/* A game of a seed by a game's default rules, and the net of random weights of
 * who believes something in it. */
typedef struct Scene {
    Text bytes;
    Net net;
    Rng rng;
    GameState state, view;
} Scene;

static void set_up(Scene *scene, const Game *game, uint64_t seed)
{
    GameConfig config;
    scene->bytes = (Text){ 0 };
    rng_seed(&scene->rng, seed);
    config_default(game, &config);
    rules_setup(game, &scene->state, &config, &scene->rng);
    make_net(game, &scene->bytes, &scene->net);
}

static void view_of(const Game *game, const void *state, Seat seat, void *out)
{
    game_copy(game, out, state);
    game->redact(out, seat);
}

static bool is_same(const Game *game, const void *a, const void *b)
{
    size_t size = game_used(game, a);
    return size == game_used(game, b) && memcmp(a, b, size) == 0;
}

/* Returns the share of a world among all that a belief has of its view. */
static double share_of(const Game *game, const Belief *belief, Seat seat,
                       const void *world)
{
    GameState view, seen;
    double found = 0, sum = 0;
    view_of(game, world, seat, &view);
    for (int i = 0; i < belief_count(belief); i++) {
        double share;
        const void *other = belief_world(belief, i, &share);
        view_of(game, other, seat, &seen);
        assert_true(is_same(game, &seen, &view));
        found += is_same(game, other, world) ? share : 0;
        sum += share;
    }
    assert_true(fabs(sum - 1) < 1e-9);
    return found;
}

/* Plays a random step, which the belief observes as the seat sees it. Returns
 * false once the game is over. */
static bool play_on(const Game *game, void *state, Seat seat, Belief *belief,
                    Rng *rng)
{
    Move moves[GAME_SEATS], seen[GAME_SEATS];
    SeatSet acted = game->to_act(state);
    if (!rules_random_step(game, state, rng, moves)) {
        return false;
    }
    rules_view_step(game, state, moves, seat, seen);
    belief_observe(belief, acted, seen);
    game->apply(state, moves);
    return game->to_act(state) != SEATS_NONE;
}

/* In each game and at each level of its rules, a belief that was told every
 * step must give the true world a chance above 0. */
static void a_belief_holds_the_truth(void **unused)
{
    (void)unused;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        const char *const *configs =
            game_ai(game)->worlds ? game->ai->features->configs : NULL;
        Text bytes = { 0 };
        Net net;
        Rng rng;
        rng_seed(&rng, 3);
        for (int i = 0; configs && configs[i]; i++) {
            GameConfig config;
            GameState state, view;
            config_default(game, &config);
            config_set(game, &config, "level", strchr(configs[i], '=') + 1,
                       NULL);
            make_net(game, &bytes, &net);
            Belief *belief = belief_new(game, &net);
            rules_setup(game, &state, &config, &rng);
            do {
                view_of(game, &state, 1, &view);
                belief_update(belief, &view, 1);
                assert_true(share_of(game, belief, 1, &state) > 0);
            } while (play_on(game, &state, 1, belief, &rng));
            belief_free(belief);
            text_done(&bytes);
        }
    }
}

/* Without observation a world comes as often as imagine draws it. */
static void without_observation_the_rules_give_the_weights(void **unused)
{
    (void)unused;
    enum { DRAWS = 20000 };
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        if (!game_ai(game)->worlds) {
            continue;
        }
        Scene scene;
        GameState world;
        set_up(&scene, game, 4);
        Belief *belief = belief_new(game, &scene.net);
        view_of(game, &scene.state, 0, &scene.view);
        belief_update(belief, &scene.view, 0);
        int *times = mem_new((size_t)belief_count(belief) * sizeof *times);
        for (int i = 0; i < DRAWS; i++) {
            int at = 0;
            double share;
            game_copy(game, &world, &scene.view);
            game->imagine(&world, 0, &scene.rng);
            while (!is_same(game, belief_world(belief, at, &share), &world)) {
                assert_true(++at < belief_count(belief));
            }
            times[at]++;
        }
        for (int i = 0; i < belief_count(belief); i++) {
            double share;
            belief_world(belief, i, &share);
            double mean = (double)DRAWS * share;
            double spread = sqrt(mean * (1 - share));
            assert_true(fabs(times[i] - mean) < 5 * spread + 1);
        }
        free(times);
        belief_free(belief);
        text_done(&scene.bytes);
    }
}

/* A world in which the other seat would hardly have made the move that was seen
 * loses weight, and steps that do not lead to the view are forgotten. */
static void what_was_seen_changes_the_weights(void **unused)
{
    (void)unused;
    int changed = 0, asked = 0;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        if (!game_ai(game)->worlds) {
            continue;
        }
        Scene scene;
        set_up(&scene, game, 6);
        Belief *told = belief_new(game, &scene.net);
        Belief *untold = belief_new(game, &scene.net);
        do {
            view_of(game, &scene.state, 0, &scene.view);
            belief_update(told, &scene.view, 0);
            belief_update(untold, &scene.view, 0);
            double a = share_of(game, told, 0, &scene.state);
            double b = share_of(game, untold, 0, &scene.state);
            changed += fabs(a - b) > 0.01;
            asked++;
            belief_forget(untold);
        } while (play_on(game, &scene.state, 0, told, &scene.rng));
        belief_free(told);
        belief_free(untold);
        text_done(&scene.bytes);
    }
    assert_true(changed > asked / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_belief_holds_the_truth),
        cmocka_unit_test(without_observation_the_rules_give_the_weights),
        cmocka_unit_test(what_was_seen_changes_the_weights),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
