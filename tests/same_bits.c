/* same_bits.c: plays games of computers and prints the hash of each record, so
 * that two builds can be compared (tests/wasm.sh), or prints how fast searches
 * are.
 *
 *   same_bits GAMES LEVELS     games of each game by random, level 1 to LEVELS
 *                              and net:20; by best if LEVELS is 8
 *   same_bits --speed MS       simulations in a second of processor time of
 *                              each game, without and with its net */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/net.h"
#include "ai/players.h"
#include "ai/search.h"
#include "base/clock.h"
#include "base/mem.h"
#include "base/sha256.h"
#include "core/play.h"
#include "core/record.h"
#include "core/rules.h"
#include "games/games.h"

/* Plays one game and prints the hash of its record. */
static void play(const Game *game, const char *spec, uint64_t seed)
{
    GameConfig config;
    PlayerSpec parsed;
    Play play;
    Rng rng;
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    uint8_t sum[SHA256_SIZE];
    config_default(game, &config);
    if (!players_parse(spec, game, &parsed, NULL)) {
        die("no such player");
    }
    play_begin(&play, game, &config, (int64_t)seed, "", &rng);
    for (int s = 0; s < play.players; s++) {
        play.seated[s] = players_new(&parsed, game, &config,
                                     seed * GAME_SEATS + (uint64_t)s);
    }
    while (!play_is_over(&play)) {
        if (game->to_act(&play.state) == SEATS_CHANCE) {
            play_draw(&play, &rng);
        }
        SEATS_EACH (seat, play_owing(&play)) {
            play_choose(&play, seat, play_ask(&play, seat, NULL));
        }
        play_step_chosen(&play);
    }
    record_write(&play, false, &writer);
    sha256(text_string(&out), out.size, sum);
    printf("%s %s %d: %d steps, %02x%02x%02x%02x%02x%02x\n", game->id, spec,
           (int)seed, (int)play.step_count, sum[0], sum[1], sum[2], sum[3],
           sum[4], sum[5]);
    fflush(stdout);
    for (int s = 0; s < play.players; s++) {
        player_free(play.seated[s]);
        play.seated[s] = NULL;
    }
    play_done(&play);
    text_done(&out);
}

/* Simulations in a second of processor time from the start of a game, and the
 * hash of a fixed search, which is what joute bench signs. */
static void measure(const Game *game, const Net *net, int ms)
{
    enum { SIMULATIONS = 2000 };
    GameConfig config;
    GameState whole, view;
    Move moves[GAME_SEATS];
    Rng rng;
    config_default(game, &config);
    rng_seed(&rng, 1);
    rules_setup(game, &whole, &config, &rng);
    while (game->to_act(&whole) == SEATS_CHANCE) {
        rules_random_step(game, &whole, &rng, moves);
        game->apply(&whole, moves);
    }
    Seat seat = seats_first(game->to_act(&whole));
    game_view(game, &whole, seat, &view);
    Search *search = mem_new(sizeof *search);
    rng_seed(&rng, 1);
    search_init(search, game, config_players(game, &config), &rng);
    search->net = net;
    search_run(search, &view, seat, SIMULATIONS, NULL);
    printf("%s%s %016llx", game->id, net ? "+net" : "",
           (unsigned long long)search_signature(search));
    uint64_t began = clock_cpu(), done = 0;
    while (clock_cpu() - began < (uint64_t)ms * 1000000) {
        search_forget(search);
        search_run(search, &view, seat, SIMULATIONS / 2, NULL);
        done += SIMULATIONS / 2;
    }
    if (ms > 0) {
        printf(" %.0f", (double)done * 1e9 / (double)(clock_cpu() - began));
    }
    printf("\n");
    search_done(search);
    free(search);
}

static void measure_both(const Game *game, int ms)
{
    Net net;
    measure(game, NULL, ms);
    if (net_shipped(&net, game)) {
        measure(game, &net, ms);
    }
}

int main(int count, char **arguments)
{
    if (count != 3) {
        return 2;
    }
    if (strcmp(arguments[1], "--speed") == 0) {
        for (int g = 0; games_all[g]; g++) {
            measure_both(games_all[g], atoi(arguments[2]));
        }
        return 0;
    }
    int games = atoi(arguments[1]), levels = atoi(arguments[2]);
    for (int g = 0; games_all[g]; g++) {
        for (int level = 0; level <= levels; level++) {
            char spec[24];
            snprintf(spec, sizeof spec, level ? "level:%d" : "random", level);
            for (int i = 1; i <= games; i++) {
                play(games_all[g], spec, (uint64_t)i);
            }
        }
        for (int i = 1; net_exists(games_all[g]) && i <= games; i++) {
            play(games_all[g], "net:20", (uint64_t)i);
        }
        if (levels == GAME_LEVELS) {
            play(games_all[g], "best", 1);
        }
        measure_both(games_all[g], 0);
    }
    return 0;
}
