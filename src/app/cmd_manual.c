/* cmd_manual.c: joute manual: makes the manual page of the table of commands.
 */
#include "app/app.h"
#include "games/games.h"

/* Adds text, escaping the characters that troff would interpret. */
static void add_plain(const char *text, Text *out)
{
    for (const char *start = text; *text; text++) {
        bool begins = text == start || text[-1] == '\n';
        if (begins && (*text == '.' || *text == '\'')) {
            text_add(
                out,
                "\\&"); /* so that troff does not take the line for a command */
        }
        if (*text == '-') {
            text_add(out, "\\-");
        } else if (*text == '\\') {
            text_add(out, "\\e");
        } else {
            text_add_char(out, *text);
        }
    }
}

static void add_line(const char *macro, const char *text, Text *out)
{
    text_add(out, macro);
    add_plain(text, out);
    text_add_char(out, '\n');
}

static void add_flags(const Flag *flags, Lang lang, Text *out)
{
    for (; flags && flags->name; flags++) {
        text_add(out, ".TP\n.B ");
        add_plain(flags->name, out);
        if (flags->value) {
            text_add(out, " \\fI");
            Text value = { 0 };
            app_usage(flags->value, lang, &value);
            add_plain(value.data, out);
            text_done(&value);
            text_add(out, "\\fR");
        }
        text_add_char(out, '\n');
        add_line("", flags->help.in[lang], out);
    }
}

static int run(App *app, const Args *args)
{
    (void)args;
    Lang lang = app->lang;
    Text out = { 0 };
    text_add(&out, ".TH JOUTE 1 \"\" \"joute " JOUTE_VERSION "\"\n");
    text_say(&out, lang, ".SH NAME\n", ".SH NOM\n");
    add_plain("joute - ", &out);
    add_line("", app->program->about.in[lang], &out);
    text_say(&out, lang, ".SH SYNOPSIS\n.B joute\n.I COMMAND\n\\&...\n",
             ".SH SYNOPSIS\n.B joute\n.I COMMANDE\n\\&...\n");
    text_say(&out, lang, ".SH COMMANDS\n", ".SH COMMANDES\n");
    for (int i = 0; app->program->commands[i]; i++) {
        const Command *command = app->program->commands[i];
        Text usage = { 0 };
        app_usage(command->synopsis, lang, &usage);
        add_line(".SS joute ", usage.data, &out);
        text_done(&usage);
        add_plain(command->summary.in[lang], &out);
        text_add(&out, ".\n");
        if (command->details.in[lang][0]) {
            add_line("", command->details.in[lang], &out);
        }
        add_flags(command->flags, lang, &out);
        for (int g = 0; command->takes_solver_flags && games_all[g]; g++) {
            if (games_all[g]->solver) {
                text_addf(&out, ".PP\n%s:\n", games_all[g]->id);
                add_flags(games_all[g]->solver->flags, lang, &out);
            }
        }
        text_add(&out, ".PP\n.nf\n.RS\n");
        add_line("", command->example, &out);
        text_add(&out, ".RE\n.fi\n");
    }
    text_say(&out, lang, ".SH COMMON OPTIONS\n", ".SH OPTIONS COMMUNES\n");
    add_flags(app_common_flags, lang, &out);
    text_say(&out, lang, ".SH EXIT STATUS\n", ".SH CODE DE RETOUR\n");
    add_line("",
             lang_pick(lang,
                       "0 if all is well, 1 for a bad file or move, 2 for a "
                       "bad command line.",
                       "0 si tout va bien, 1 si un fichier ou un coup est "
                       "incorrect, 2 si la ligne de commande est incorrecte."),
             &out);
    return app_answer(app, &out);
}

const Command cmd_manual = {
    .name = "manual",
    .synopsis = "manual",
    .summary = PHRASE("print the manual page", "affiche la page de manuel"),
    .details = PHRASE("", ""),
    .example = "joute manual | man -l -",
    .run = run,
};
