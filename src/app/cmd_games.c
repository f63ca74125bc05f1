/* cmd_games.c: joute games and joute rules: lists the games and their options,
 * and prints the rules of one. */
#include <stdlib.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/contestant.h"
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

/* Prints the rules in the reader's language, or in English if they are not
 * translated. */
static int print_rules(App *app, const Args *args)
{
    static const char *const endings[] = { ".fr.md", ".md" };
    const Game *game;
    Text out = { 0 };
    if (!app_find_game(app, args->words[0], &game)) {
        return EXIT_BAD_USAGE;
    }
    char *path = NULL;
    for (int i = app->lang == LANG_FR ? 0 : 1; i < 2 && !path; i++) {
        Text name = { 0 };
        text_addf(&name, "src/games/%s/RULES%s", game->id, endings[i]);
        path = contestant_find_file(name.data);
        if (i == 0 && access(path, R_OK) != 0) {
            free(path);
            path = NULL;
        }
        text_done(&name);
    }
    int status = app_read(app, path, &out);
    free(path);
    if (status != EXIT_OK) {
        text_done(&out);
        return status;
    }
    return app_answer(app, &out);
}

const Command cmd_rules = {
    .name = "rules",
    .synopsis = "rules GAME",
    .summary =
        PHRASE("print the rules of a game", "affiche les règles d'un jeu"),
    .details = PHRASE("Prints the rules, how moves are written, the state and, "
                      "at the end, what a course's\n"
                      "Python file defines.",
                      "Affiche les règles, comment s'écrivent les coups, "
                      "l'état et, à la fin, ce que définit\n"
                      "le fichier Python d'un cours."),
    .example = "joute rules trolls | less\njoute rules moulin --lang fr",
    .least_words = 1,
    .most_words = 1,
    .run = print_rules,
};
