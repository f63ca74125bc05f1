/* cmd_players.c: joute players: who can play a game. */
#include "ai/players.h"
#include "app/app.h"
#include "app/commands.h"

/* Programs, which play wherever somebody is named. */
static const struct {
    const char *name;
    Phrase words;
} programs[] = {
    { "./PROGRAM", PHRASE("a bot: a program by its path, with a /",
                          "un bot : un programme par son chemin, avec un /") },
    { "cmd:COMMAND", PHRASE("a bot: a command and its words",
                            "un bot : une commande et ses mots") },
    { "py:FILE", PHRASE("a course's Python file", "un fichier Python du "
                                                  "cours") },
};

enum { PROGRAMS = sizeof programs / sizeof *programs };

static void write_json_player(JsonWriter *out, const char *name,
                              const char *words)
{
    json_begin_object(out);
    json_string_member(out, "name", name);
    json_string_member(out, "description", words);
    json_end_object(out);
}

static void write_json(const App *app, const Game *game,
                       const PlayerEntry *entries, int count, Text *out)
{
    JsonWriter writer = { .out = out };
    Text words = { 0 };
    json_begin_array(&writer);
    for (int i = 0; i < count; i++) {
        text_clear(&words);
        players_describe(&entries[i], game, app->lang, &words);
        write_json_player(&writer, entries[i].name, text_string(&words));
    }
    for (int i = 0; i < PROGRAMS; i++) {
        write_json_player(&writer, programs[i].name,
                          programs[i].words.in[app->lang]);
    }
    json_end_array(&writer);
    text_add_char(out, '\n');
    text_done(&words);
}

static void write_lines(const App *app, const Game *game,
                        const PlayerEntry *entries, int count, Text *out)
{
    for (int i = 0; i < count; i++) {
        text_addf(out, "%s\t", entries[i].name);
        players_describe(&entries[i], game, app->lang, out);
        text_add_char(out, '\n');
    }
    for (int i = 0; i < PROGRAMS; i++) {
        text_addf(out, "%s\t%s\n", programs[i].name,
                  programs[i].words.in[app->lang]);
    }
}

static int run(App *app, const Args *args)
{
    const Game *game;
    if (!app_find_game(app, args->words[0], &game)) {
        return EXIT_BAD_USAGE;
    }
    Text out = { 0 };
    PlayerEntry entries[PLAYERS_ENTRIES];
    int count = players_list(game, entries);
    if (args_value(args, "--json")) {
        write_json(app, game, entries, count, &out);
    } else {
        write_lines(app, game, entries, count, &out);
    }
    bool is_printed = app_print(app, &out);
    text_done(&out);
    return is_printed ? EXIT_OK : EXIT_BAD_INPUT;
}

static const Flag flags[] = {
    { "--json", NULL, PHRASE("as JSON", "en JSON") },
    { .name = NULL },
};

const Command cmd_players = {
    .name = "players",
    .synopsis = "players GAME [--json]",
    .summary =
        PHRASE("list the players of a game", "liste les joueurs d'un jeu"),
    .details = PHRASE("A line per player: the name that other commands take, "
                      "a tab, and what it is.",
                      "Une ligne par joueur : le nom que prennent les autres "
                      "commandes,\nune tabulation, et ce qu'il est."),
    .example = "joute players moulin\njoute players guerre --json",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
