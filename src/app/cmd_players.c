/* cmd_players.c: joute players: lists who can play a game. */
#include "ai/players.h"
#include "app/app.h"

/* How a program can be named instead of a player. */
static const struct {
    const char *name;
    Phrase words;
} programs[] = {
    { "./PROGRAM", PHRASE("a bot: the path of a program, with a /",
                          "un bot : le chemin d'un programme, avec un /") },
    { "cmd:COMMAND", PHRASE("a bot: a command with its arguments",
                            "un bot : une commande et ses arguments") },
    { "py:FILE",
      PHRASE("a Python file of a course", "un fichier Python d'un cours") },
    { "FILE.py", PHRASE("a Python file: of a course, or a bot",
                        "un fichier Python : d'un cours, ou un bot") },
};

enum { PROGRAMS = sizeof programs / sizeof *programs };

static int run(App *app, const Args *args)
{
    const Game *game;
    if (!app_find_game(app, args->words[0], &game)) {
        return EXIT_BAD_USAGE;
    }
    Text out = { 0 }, words = { 0 };
    JsonWriter writer = { .out = &out };
    PlayerEntry entries[PLAYERS_ENTRIES];
    bool is_json = args_value(args, "--json") != NULL;
    int count = players_list(game, entries);
    if (is_json) {
        json_begin_array(&writer);
    }
    for (int i = 0; i < count + PROGRAMS; i++) {
        const char *name =
            i < count ? entries[i].name : programs[i - count].name;
        text_clear(&words);
        if (i < count) {
            players_describe(&entries[i], game, app->lang, &words);
        } else {
            text_add(&words, programs[i - count].words.in[app->lang]);
        }
        if (is_json) {
            json_begin_object(&writer);
            json_string_member(&writer, "name", name);
            json_string_member(&writer, "description", text_string(&words));
            json_end_object(&writer);
        } else {
            text_addf(&out, "%s\t%s\n", name, text_string(&words));
        }
    }
    if (is_json) {
        json_end_array(&writer);
        text_add_char(&out, '\n');
    }
    text_done(&words);
    return app_answer(app, &out);
}

static const Flag flags[] = {
    FLAG_JSON,
    { .name = NULL },
};

const Command cmd_players = {
    .name = "players",
    .synopsis = "players GAME [--json]",
    .summary =
        PHRASE("list the players of a game", "liste les joueurs d'un jeu"),
    .details = PHRASE("One line per player: its name for other commands, a tab "
                      "and a description.",
                      "Une ligne par joueur : son nom pour les autres "
                      "commandes, une tabulation\net une description."),
    .example = "joute players moulin\njoute players guerre --json",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
