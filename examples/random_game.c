/* Plays a random game of any kind with libjoute and prints its record:
 *
 *     random_game moulin 7 pieces=12 | joute verify - */
#include <joute/joute.h>
#include <stdio.h>
#include <stdlib.h>

static bool set_options(const Game *game, GameConfig *config, char **pairs)
{
    char message[200];
    for (; *pairs; pairs++) {
        char *equals = strchr(*pairs, '=');
        if (!equals) {
            fprintf(stderr, "%s: must be KEY=VALUE\n", *pairs);
            return false;
        }
        *equals = '\0';
        if (!joute_set_option(game, config, *pairs, equals + 1, message,
                              sizeof message)) {
            fprintf(stderr, "%s\n", message);
            return false;
        }
    }
    return true;
}

int main(int argc, char **argv)
{
    const Game *game = argc > 2 ? joute_find_game(argv[1]) : NULL;
    if (!game) {
        fprintf(stderr, "usage: random_game GAME SEED [KEY=VALUE]...\n");
        return 2;
    }
    GameConfig config;
    joute_default_config(game, &config);
    if (!set_options(game, &config, argv + 3)) {
        return 2;
    }
    Rng rng;
    uint64_t seed = strtoull(argv[2], NULL, 10);
    rng_seed(&rng, ~seed);
    JoutePlay *play = joute_play_new(game, &config, seed);
    for (SeatSet acting; (acting = game->to_act(joute_play_state(play)));) {
        Move joint[GAME_SEATS];
        for (int i = 0; acting; acting &= (SeatSet)(acting - 1)) {
            MoveList list = { .count = 0 };
            game->moves(joute_play_state(play), seats_first(acting), &list);
            joint[i++] = list.at[rng_below(&rng, (uint32_t)list.count)];
        }
        joute_play_step(play, joint);
    }
    char *record = joute_play_record(play, NULL);
    puts(record);
    free(record);
    joute_play_free(play);
    return 0;
}
