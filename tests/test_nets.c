/* test_nets.c: value nets: what is refused, what plays the same again, and what
 * training makes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

#include "ai/duel.h"
#include "ai/kinds.h"
#include "ai/train.h"
#include "base/cache.h"
#include "base/mem.h"
#include "core/config.h"
#include "games/games.h"
#include "short_games.h"

/* The bytes of a small net of a game, with weights of every size. */
static void make_net(const Game *game, int hidden, Text *out)
{
    size_t count = net_weights(game->ai->features, hidden);
    float *weights = mem_new(count * sizeof *weights);
    Rng rng;
    rng_seed(&rng, 3);
    for (size_t i = 0; i < count; i++) {
        weights[i] = (float)rng_below(&rng, 2001) / 1000 - 1;
    }
    net_write(game, hidden, weights, out);
    free(weights);
}

static bool is_net(const Game *game, const Text *bytes)
{
    Net net;
    Error err = ERROR_IN(LANG_FR);
    bool is_read = net_read(&net, game, bytes->data, bytes->size, "file", &err);
    assert_true(is_read == (err.text[0] == '\0'));
    return is_read;
}

/* Copies the first `size` bytes. */
static void cut(const Text *bytes, size_t size, Text *out)
{
    text_clear(out);
    text_add_bytes(out, bytes->data, size);
}

static void a_damaged_or_foreign_net_is_refused(void **state)
{
    (void)state;
    enum { HEAD = sizeof(CacheHead), FIELDS = 4 };
    static const uint32_t values[] = { 0, 7, 16, 65, UINT32_MAX };
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        Text good = { 0 }, bad = { 0 };
        if (!game_ai(game)->features) {
            continue;
        }
        make_net(game, 8, &good);
        for (int other = 0; games_all[other]; other++) {
            assert_true(is_net(games_all[other], &good) == (other == g));
        }
        for (size_t size = 0; size < good.size; size += 1 + size / 8) {
            cut(&good, size, &bad);
            assert_false(is_net(game, &bad));
            cut(&good, good.size, &bad);
            bad.data[size] ^= 0x10;
            assert_false(is_net(game, &bad));
        }
        /* A wrong size is refused even if the checksum is right. */
        for (int i = 0; i < FIELDS * 5; i++) {
            cut(&good, good.size, &bad);
            char *field =
                bad.data + HEAD + (size_t)(i % FIELDS) * sizeof *values;
            CacheHead *head = (CacheHead *)bad.data;
            bool is_same = memcmp(field, &values[i / FIELDS], 4) == 0;
            char kind[CACHE_KIND];
            memcpy(kind, head->kind, sizeof kind);
            memcpy(field, &values[i / FIELDS], sizeof *values);
            cache_fill_head(head, kind, bad.data + HEAD, bad.size - HEAD);
            assert_true(is_net(game, &bad) == is_same);
        }
        text_done(&good);
        text_done(&bad);
    }
}

static void a_net_plays_the_same_game_again(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        const Game *game = games_all[g];
        GameConfig config;
        Text bytes = { 0 };
        Net net;
        double utility[2][GAME_SEATS] = { { 0 } };
        if (!game_ai(game)->features) {
            continue;
        }
        short_config(game, &config);
        make_net(game, 16, &bytes);
        assert_true(net_read(&net, game, bytes.data, bytes.size, "", NULL));
        for (int i = 0; i < 2; i++) {
            Player *players[GAME_SEATS] = { NULL };
            for (int seat = 0; seat < config_players(game, &config); seat++) {
                players[seat] = net_player_new(
                    game, &config, 5 + (uint64_t)seat, &net, 30, 0.1f);
            }
            duel_play(game, &config, players, 7, utility[i]);
            for (int seat = 0; seat < GAME_SEATS; seat++) {
                player_free(players[seat]);
            }
        }
        assert_memory_equal(utility[0], utility[1], sizeof utility[0]);
        text_done(&bytes);
    }
}

static void no_report(const TrainProgress *progress, void *context)
{
    (void)progress;
    (void)context;
}

static void the_same_training_gives_the_same_net(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        Text nets[3] = { { 0 } };
        for (int i = 0; i < 3 && game_ai(games_all[g])->features; i++) {
            TrainPlan plan = { .game = games_all[g],
                               .config_count = 1,
                               .hidden = 8,
                               .threads = 1,
                               .seed = i < 2 ? 4 : 5,
                               .games = 17,
                               .rival = spec_of("random"),
                               .rival_share = 0.5 };
            short_config(plan.game, &plan.configs[0]);
            train_run(&plan, 1, no_report, NULL, &nets[i]);
            assert_true(is_net(plan.game, &nets[i]));
        }
        assert_int_equal(nets[0].size, nets[1].size);
        if (nets[0].size > 0) {
            assert_memory_equal(nets[0].data, nets[1].data, nets[0].size);
            assert_memory_not_equal(nets[0].data, nets[2].data, nets[0].size);
        }
        for (int i = 0; i < 3; i++) {
            text_done(&nets[i]);
        }
    }
}

/* Both players make the same number of simulations, which take about the same
 * time. The results of longer matches are in docs. */
static void a_net_beats_a_plain_search(void **state)
{
    (void)state;
    for (int g = 0; games_all[g]; g++) {
        Duel duel = { .game = games_all[g],
                      .first.spec = spec_of("net:60"),
                      .second.spec = spec_of("mcts:60"),
                      .seed = 2 };
        DuelScore score = { 0 };
        Net net;
        if (net_shipped(&net, duel.game)) {
            short_config(duel.game, &duel.config);
            config_set(duel.game, &duel.config, "players", "2", NULL);
            config_set(duel.game, &duel.config, "rounds", "20", NULL);
            duel_games(&duel, 0, 20, 1, &score);
            assert_true(score.points >= 13);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_damaged_or_foreign_net_is_refused),
        cmocka_unit_test(a_net_plays_the_same_game_again),
        cmocka_unit_test(the_same_training_gives_the_same_net),
        cmocka_unit_test(a_net_beats_a_plain_search),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
