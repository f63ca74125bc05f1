/* Feeds any bytes to each game's reader of state objects and of views: the
 * first byte chooses the game and one of the two readers. What is accepted is
 * played on. */
#include <stdlib.h>
#include <string.h>

#include "base/canvas.h"
#include "core/config.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A state that is accepted must be fit to draw, to play on and to write. */
static void use(const Game *game, int players, GameState *state)
{
    enum { STEPS = 30 };
    static Canvas canvas;
    Drawing how = { .viewer = 0 };
    Rng rng;
    rng_seed(&rng, 1);
    canvas_init(&canvas, LANG_FR, true, COLOURS_NONE);
    game->draw(state, &how, &canvas);
    Move joint[GAME_SEATS];
    for (int i = 0; i < STEPS && rules_random_step(game, state, &rng, joint);
         i++) {
        game->apply(state, joint);
    }
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    state_write(game, players, state, &writer);
    text_done(&text);
}

static void try_reading(const Game *game, bool is_view, const JsonAt *json)
{
    GameConfig config;
    GameState state;
    Rng rng;
    config_default(game, &config);
    rng_seed(&rng, 1);
    if (!is_view) {
        if (state_read(game, &config, json, &state, NULL)) {
            use(game, config_players(game, &config), &state);
        }
    } else if (state_read_view(game, &config, 0, json, &state, NULL)) {
        if (game->imagine) {
            game->imagine(&state, 0, &rng);
        }
        use(game, config_players(game, &config), &state);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    JsonDocument document;
    if (size < 1 ||
        !json_parse(&document, (const char *)data + 1, size - 1, NULL)) {
        return 0;
    }
    JsonAt root = json_root(&document);
    int choice = data[0] % (2 * games_count());
    try_reading(games_all[choice / 2], choice % 2, &root);
    json_done(&document);
    return 0;
}
