/* test_threads.c: players in several threads at once; built with
 * ThreadSanitizer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <pthread.h>
#include <string.h>

#include "ai/duel.h"
#include "core/config.h"
#include "core/rules.h"
#include "games/games.h"

enum { THREADS = 2 };

/* Plays all games once, each with the same players in every thread. */
static void *play_all(void *context)
{
    DuelScore *score = context;
    for (int g = 0; games_all[g]; g++) {
        Duel duel = { .game = games_all[g], .seed = 5 };
        config_default(duel.game, &duel.config);
        config_set(duel.game, &duel.config, "rounds", "3", NULL);
        players_parse("mcts:40", NULL, &duel.first.spec, NULL);
        players_parse("greedy", NULL, &duel.second.spec, NULL);
        duel_add_game(&duel, 0, score);
        duel_add_game(&duel, 1, score);
    }
    return NULL;
}

static void players_do_not_disturb_each_other(void **state)
{
    (void)state;
    pthread_t threads[THREADS];
    DuelScore scores[THREADS] = { 0 }, alone = { 0 };
    play_all(&alone);
    for (int i = 0; i < THREADS; i++) {
        pthread_create(&threads[i], NULL, play_all, &scores[i]);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_memory_equal(&scores[i], &alone, offsetof(DuelScore, spent));
    }
}

typedef struct Watch {
    Thinking thinking;
    atomic_bool has_begun;
} Watch;

static void begin(const Progress *progress, void *context)
{
    (void)progress;
    atomic_store(&((Watch *)context)->has_begun, true);
}

static void *stop(void *context)
{
    Watch *watch = context;
    while (!atomic_load(&watch->has_begun)) {
    }
    atomic_store(&watch->thinking.is_stopped, true);
    return NULL;
}

static void a_search_is_stopped_from_another_thread(void **state)
{
    (void)state;
    const Game *game = games_all[0];
    GameConfig config;
    GameState start;
    PlayerSpec spec;
    Rng rng;
    pthread_t thread;
    Watch watch = { .thinking = { .report = begin } };
    watch.thinking.context = &watch;
    config_default(game, &config);
    rng_seed(&rng, 1);
    rules_setup(game, &start, &config, &rng);
    assert_true(players_parse("mcts:10000000", NULL, &spec, NULL));
    Player *player = players_new(&spec, game, &config, 1);
    pthread_create(&thread, NULL, stop, &watch);
    Move move = player_choose(player, &start, 0, &watch.thinking);
    pthread_join(thread, NULL);
    assert_true(move != MOVE_NONE);
    player_free(player);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(players_do_not_disturb_each_other),
        cmocka_unit_test(a_search_is_stopped_from_another_thread),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
