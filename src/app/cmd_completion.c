/* cmd_completion.c: joute completion: scripts for bash, zsh and fish, made
 * of the table of commands. */
#include <string.h>

#include "app/app.h"
#include "games/games.h"

static void add_games(Text *out)
{
    for (int i = 0; games_all[i]; i++) {
        text_addf(out, "%s%s", i ? " " : "", games_all[i]->id);
    }
}

static void add_flag_names(const Flag *flags, Text *out)
{
    for (; flags && flags->name; flags++) {
        text_addf(out, "%s ", flags->name);
    }
}

static bool takes_game(const Command *command)
{
    return strstr(command->synopsis, " GAME") != NULL;
}

static void write_bash(Text *out)
{
    text_add(out, "# bash completion for joute; made by: joute completion "
                  "bash\n_joute()\n{\n"
                  "    local word=${COMP_WORDS[COMP_CWORD]}\n"
                  "    local before=${COMP_WORDS[COMP_CWORD-1]}\n"
                  "    local command=${COMP_WORDS[1]} words=\n"
                  "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n        words='");
    for (int i = 0; app_commands[i]; i++) {
        text_addf(out, "%s%s", i ? " " : "", app_commands[i]->name);
    }
    text_add(out, " --help --version'\n    elif [ \"$before\" = -o ]; then\n"
                  "        compopt -o nospace\n"
                  "        case ${COMP_WORDS[2]} in\n");
    for (int i = 0; games_all[i]; i++) {
        text_addf(out, "        %s) words='", games_all[i]->id);
        /* "pieces=" and the like of one game. */
        for (const GameOption *o = games_all[i]->options; o->key; o++) {
            text_addf(out, "%s= ", o->key);
        }
        text_add(out, "' ;;\n");
    }
    text_add(out, "        esac\n    elif [[ $word == -* ]]; then\n"
                  "        case $command in\n");
    for (int i = 0; app_commands[i]; i++) {
        text_addf(out, "        %s) words='", app_commands[i]->name);
        add_flag_names(app_commands[i]->flags, out);
        for (int g = 0; app_commands[i]->takes_solver_flags && games_all[g];
             g++) {
            const GameSolver *solver = games_all[g]->solver;
            add_flag_names(solver ? solver->flags : NULL, out);
        }
        add_flag_names(app_common_flags, out);
        text_add(out, "' ;;\n");
    }
    text_add(out, "        esac\n    else\n        case $command in\n");
    for (int i = 0; app_commands[i]; i++) {
        if (takes_game(app_commands[i])) {
            text_addf(out, "        %s) words='", app_commands[i]->name);
            add_games(out);
            text_add(out, "' ;;\n");
        }
    }
    text_add(out, "        *) COMPREPLY=($(compgen -f -- \"$word\"));"
                  " return ;;\n        esac\n    fi\n"
                  "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
                  "}\ncomplete -F _joute joute\n");
}

static void add_fish_flags(const Command *c, const Flag *flags, Text *out)
{
    for (const Flag *f = flags; f && f->name; f++) {
        bool is_long = f->name[1] == '-';
        text_addf(out,
                  "complete -c joute -n '__fish_seen_subcommand_from "
                  "%s' -%s %s%s\n",
                  c->name, is_long ? "l" : "s", f->name + (is_long ? 2 : 1),
                  f->value ? " -r" : "");
    }
}

static void write_fish(Text *out)
{
    text_add(out, "# fish completion for joute; made by: joute completion "
                  "fish\n");
    for (int i = 0; app_commands[i]; i++) {
        const Command *c = app_commands[i];
        text_addf(out,
                  "complete -c joute -n __fish_use_subcommand -f -a %s "
                  "-d '%s'\n",
                  c->name, c->summary.in[LANG_EN]);
        add_fish_flags(c, c->flags, out);
        for (int g = 0; c->takes_solver_flags && games_all[g]; g++) {
            const GameSolver *solver = games_all[g]->solver;
            add_fish_flags(c, solver ? solver->flags : NULL, out);
        }
        if (takes_game(c)) {
            text_addf(out,
                      "complete -c joute -n '__fish_seen_subcommand_from "
                      "%s' -f -a '",
                      c->name);
            add_games(out);
            text_add(out, "'\n");
        }
    }
}

static int run(App *app, const Args *args)
{
    const char *shell = args->words[0];
    Text out = { 0 };
    if (strcmp(shell, "bash") == 0) {
        write_bash(&out);
    } else if (strcmp(shell, "zsh") == 0) {
        text_add(&out, "#compdef joute\n# zsh completion; made by: joute "
                       "completion zsh\nautoload -U +X bashcompinit && "
                       "bashcompinit\n");
        write_bash(&out);
    } else if (strcmp(shell, "fish") == 0) {
        write_fish(&out);
    } else {
        error_set(&app->err, "completion: for bash, zsh or fish, not \"%s\"",
                  "completion : pour bash, zsh ou fish, pas « %s »", shell);
        return EXIT_BAD_USAGE;
    }
    return app_answer(app, &out);
}

const Command cmd_completion = {
    .name = "completion",
    .synopsis = "completion bash|zsh|fish",
    .summary = PHRASE("print the completion script of a shell",
                      "affiche le script de complétion d'un shell"),
    .details = PHRASE("", ""),
    .example = "source <(joute completion bash)",
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
