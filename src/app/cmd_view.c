/* cmd_view.c: joute view: what one player may know of a position. */
#include "app/app.h"
#include "core/state.h"

static int print_view(App *app, const Args *args, Match *match)
{
    const Game *game = match->game;
    Seat viewer;
    if (!app_read_player(app, args, match, &viewer)) {
        return EXIT_BAD_USAGE;
    }
    if (viewer == SEAT_WATCHER) {
        error_set(&app->err, "view: --player is needed",
                  "view : il faut --player");
        return EXIT_BAD_USAGE;
    }
    GameState view;
    game_view(game, &match->state, viewer, &view);
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    state_write(game, match->players, &view, &writer);
    text_add_char(&out, '\n');
    return app_answer(app, &out);
}

static const Flag flags[] = {
    { "--player", "P",
      PHRASE("the player who looks, 1 to 4", "le joueur qui regarde, 1 à 4") },
    { .name = NULL },
};

const Command cmd_view = {
    .name = "view",
    .synopsis = "view FILE --player P",
    .summary = PHRASE("print what one player may know, as JSON",
                      "affiche ce qu'un joueur peut savoir, en JSON"),
    .details = PHRASE("", ""),
    .example = "joute new guerre --seed 5 | joute view - --player 1",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .on_record = print_view,
};
