/* Feeds lines of text as moves to each game, at positions of a random game: the
 * first byte chooses the game, the second how many steps are played before. */
#include <stdlib.h>
#include <string.h>

#include "core/config.h"
#include "core/rules.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A text that is accepted must be written and read back as the same moves. */
static void try_step(const Game *game, const GameState *state, const char *text)
{
    Move moves[GAME_SEATS], again[GAME_SEATS];
    Error err = ERROR_IN(LANG_EN);
    if (rules_read_step(game, state, text, moves, &err) != MOVE_FITS) {
        if (!err.text[0]) {
            abort();
        }
        return;
    }
    Text written = { 0 };
    int count = seats_count(game->to_act(state));
    rules_write_step(game, state, moves, &written);
    if (rules_read_step(game, state, text_string(&written), again, NULL) !=
            MOVE_FITS ||
        memcmp(moves, again, (size_t)count * sizeof *moves) != 0) {
        abort();
    }
    text_done(&written);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size > 4096) {
        return 0;
    }
    const Game *game = games_all[data[0] % games_count()];
    GameConfig config;
    GameState state;
    Rng rng;
    char text[4096];
    memcpy(text, data + 2, size - 2);
    text[size - 2] = '\0';
    config_default(game, &config);
    rng_seed(&rng, data[0]);
    rules_setup(game, &state, &config, &rng);
    for (int i = 0; i < data[1] && game->to_act(&state); i++) {
        Move joint[GAME_SEATS];
        try_step(game, &state, text);
        rules_random_step(game, &state, &rng, joint);
        game->apply(&state, joint);
    }
    try_step(game, &state, text);
    return 0;
}
