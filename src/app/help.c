/* help.c: the texts of --help, for the program and for a command. */
#include <stdio.h>
#include <string.h>

#include "app/app.h"
#include "games/games.h"

/* Adds "  --seed N         what it does", aligned. */
static void add_flag(const Flag *flag, Lang lang, Text *out)
{
    char left[40];
    snprintf(left, sizeof left, "%s%s%s", flag->name, flag->value ? " " : "",
             flag->value ? flag->value : "");
    text_addf(out, "  %-18s %s\n", left, flag->help.in[lang]);
}

void app_help(const App *app, const Command *command, Text *out)
{
    const char *program = app->program->name;
    text_say(out, app->lang, "Usage: %s %s\n\n", "Usage : %s %s\n\n", program,
             command->synopsis);
    text_say(out, app->lang, "%s %s: %s.\n", "%s %s : %s.\n", program,
             command->name, command->summary.in[app->lang]);
    if (command->details.in[app->lang][0]) {
        text_addf(out, "%s\n", command->details.in[app->lang]);
    }
    text_add_char(out, '\n');
    if (command->takes_solver_flags) {
        /* "trolls:" and the flags of its solver, for each game that has one. */
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
