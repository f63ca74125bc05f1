/* cmd_games.c: joute games: lists the games and their options. */
#include "app/app.h"
#include "core/config.h"
#include "games/games.h"

static int run(App *app, const Args *args)
{
    Text out = { 0 };
    if (args_value(args, "--json")) {
        JsonWriter writer = { .out = &out };
        json_begin_array(&writer);
        for (int i = 0; games_all[i]; i++) {
            const Game *game = games_all[i];
            json_begin_object(&writer);
            json_string_member(&writer, "id", game->id);
            json_string_member(&writer, "title", game->title);
            json_pair_member(&writer, "players", game->least_players,
                             game->most_players);
            json_begin_array_member(&writer, "options");
            for (const GameOption *o = game->options; o->key; o++) {
                json_begin_object(&writer);
                config_write_option(o, &writer);
                json_end_object(&writer);
            }
            json_end_array(&writer);
            json_end_object(&writer);
        }
        json_end_array(&writer);
        text_add_char(&out, '\n');
    } else {
        for (int i = 0; games_all[i]; i++) {
            const Game *game = games_all[i];
            text_addf(&out, "%s\t%s\t%d", game->id, game->title,
                      game->least_players);
            if (game->most_players > game->least_players) {
                text_addf(&out, "-%d", game->most_players);
            }
            text_add_char(&out, '\n');
        }
    }
    return app_answer(app, &out);
}

static const Flag flags[] = {
    { "--json", NULL,
      PHRASE("as JSON, with the options of each game",
             "en JSON, avec les options de chaque jeu") },
    { .name = NULL },
};

const Command cmd_games = {
    .name = "games",
    .synopsis = "games [--json]",
    .summary = PHRASE("list the games", "liste les jeux"),
    .details = PHRASE("One line per game: id, title and number of players, "
                      "separated by tabs.",
                      "Une ligne par jeu : nom, titre, nombre de joueurs, "
                      "séparés par des tabulations."),
    .example = "joute games\njoute games --json | python3 -m json.tool",
    .flags = flags,
    .run = run,
};
