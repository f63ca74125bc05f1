/* help.c: the texts of --help, for the program and for a command. */
#include <stdio.h>
#include <string.h>

#include "app/app.h"
#include "games/games.h"

void app_usage(const char *text, Lang lang, Text *out)
{
    static const char *const words[][2] = {
        { "GAME", "JEU" },         { "PLAYER", "JOUEUR" },
        { "FILE", "FICHIER" },     { "FOLDER", "DOSSIER" },
        { "KEY", "CLÉ" },          { "VALUE", "VALEUR" },
        { "NAME", "NOM" },         { "MOVE", "COUP" },
        { "WORD", "MOT" },         { "STORE", "DÉPÔT" },
        { "TEXT", "TEXTE" },       { "ROLE", "RÔLE" },
        { "COMMAND", "COMMANDE" },
    };
    while (*text) {
        size_t size = strspn(text, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        const char *french = NULL;
        for (size_t i = 0; lang == LANG_FR && i < sizeof words / sizeof *words;
             i++) {
            bool is_it = strlen(words[i][0]) == size &&
                         memcmp(words[i][0], text, size) == 0;
            french = is_it ? words[i][1] : french;
        }
        size = size ? size : 1;
        if (french) {
            text_add(out, french);
        } else {
            text_add_bytes(out, text, size);
        }
        text += size;
    }
}

static int width_of(const char *text, size_t size)
{
    int width = 0;
    for (size_t i = 0; i < size; i++) {
        width += (text[i] & 0xc0) != 0x80;
    }
    return width;
}

/* Adds words up to the end of the line, in lines of 80 columns. *column is
 * where the last one ends, 0 for a new line; later lines are indented. */
static void add_words(const char *text, int indent, int *column, Text *out)
{
    enum { LINE = 80 };
    while (*text && *text != '\n') {
        size_t size = strcspn(text, " \n");
        int width = width_of(text, size);
        bool is_new = *column > indent && *column + 1 + width > LINE;
        if (is_new) {
            text_addf(out, "\n%*s", indent, "");
            *column = indent;
        } else if (*column > indent) {
            text_add_char(out, ' ');
            ++*column;
        }
        text_add_bytes(out, text, size);
        *column += width;
        text += size;
        text += strspn(text, " ");
    }
}

/* Adds a text in lines of 80 columns. Lines that begin with a blank are those
 * of a list and stay as they are, other lines are one paragraph. */
static void add_details(const char *text, Text *out)
{
    int column = 0;
    while (*text) {
        size_t size = strcspn(text, "\n");
        bool is_apart = *text == ' ' || size == 0;
        if (is_apart) {
            text_add(out, column ? "\n" : "");
            text_add_bytes(out, text, size);
            text_add_char(out, '\n');
            column = 0;
        } else {
            add_words(text, 0, &column, out);
        }
        text += size + (text[size] == '\n');
    }
    text_add(out, column ? "\n" : "");
}

/* Adds "  --seed N         what it does", aligned. */
static void add_flag(const Flag *flag, Lang lang, Text *out)
{
    enum { COLUMNS = 18 };
    Text left = { 0 };
    text_addf(&left, "%s%s", flag->name, flag->value ? " " : "");
    app_usage(flag->value ? flag->value : "", lang, &left);
    int used = width_of(left.data, left.size);
    int indent = 2 + (used < COLUMNS ? COLUMNS : used) + 1, column = indent;
    text_addf(out, "  %s%*s ", left.data, used < COLUMNS ? COLUMNS - used : 0,
              "");
    add_words(flag->help.in[lang], 2 + COLUMNS + 1, &column, out);
    text_add_char(out, '\n');
    text_done(&left);
}

void app_help(const App *app, const Command *command, Text *out)
{
    const char *program = app->program->name;
    text_say(out, app->lang, "Usage: %s ", "Usage : %s ", program);
    app_usage(command->synopsis, app->lang, out);
    text_add(out, "\n\n");
    text_say(out, app->lang, "%s %s: %s.\n", "%s %s : %s.\n", program,
             command->name, command->summary.in[app->lang]);
    if (command->details.in[app->lang][0]) {
        add_details(command->details.in[app->lang], out);
    }
    text_add_char(out, '\n');
    if (command->takes_solver_flags) {
        /* Adds "trolls:" and the flags of its solver, for each game with a
         * solver. */
        for (int i = 0; games_all[i]; i++) {
            const GameSolver *solver = games_all[i]->solver;
            if (solver) {
                text_addf(out, " %s%s\n", games_all[i]->id,
                          lang_pick(app->lang, ":", " :"));
            }
            for (const Flag *f = solver ? solver->flags : NULL; f && f->name;
                 f++) {
                add_flag(f, app->lang, out);
            }
        }
        text_add_char(out, '\n');
    }
    for (const Flag *f = command->flags; f && f->name; f++) {
        add_flag(f, app->lang, out);
    }
    for (const Flag *f = app_common_flags; f->name; f++) {
        add_flag(f, app->lang, out);
    }
    text_say(out, app->lang, "\nExamples:\n", "\nExemples :\n");
    for (const char *line = command->example; *line;) {
        size_t size = strcspn(line, "\n");
        text_addf(out, "  %.*s\n", (int)size, line);
        line += size + (line[size] == '\n');
    }
}

void app_overview(const App *app, Text *out)
{
    const Program *program = app->program;
    const char *about = program->about.in[app->lang];
    text_say(out, app->lang, "%s: %s.\n\nUsage: %s COMMAND ...\n\n",
             "%s : %s.\n\nUsage : %s COMMANDE ...\n\n", program->name, about,
             program->name);
    for (int i = 0; program->commands[i]; i++) {
        text_addf(out, "  %-11s %s\n", program->commands[i]->name,
                  program->commands[i]->summary.in[app->lang]);
    }
    text_say(out, app->lang,
             "\n%s COMMAND --help explains a command, with examples. A first "
             "try:\n",
             "\n%s COMMANDE --help explique une commande, avec des exemples. "
             "Pour essayer :\n",
             program->name);
    text_addf(out, "  %s\n", program->first_try);
}
