/* cmd_completion.c: joute completion: lists what may come next on a command
 * line, and prints scripts for bash, zsh and fish that ask for it. */
#include <string.h>

#include "ai/players.h"
#include "app/app.h"
#include "app/tournament_parts.h"
#include "games/games.h"

/* The words typed so far; the last one may be incomplete. */
typedef struct Line {
    const Command *const *commands;
    const char *const *words;
    int count;
    const Command *command; /* NULL if the first word is no command */
    const Game *game;       /* NULL if no game is named yet */
    Text *out;              /* the completions of the last word, one a line */
} Line;

static const char *last_word(const Line *line)
{
    return line->words[line->count - 1];
}

/* Offers the word before + after if it completes the last word. */
static void offer_joined(Line *line, const char *before, const char *after)
{
    size_t start = line->out->size;
    text_addf(line->out, "%s%s", before, after);
    const char *last = last_word(line);
    if (strncmp(line->out->data + start, last, strlen(last)) == 0) {
        text_add_char(line->out, '\n');
    } else {
        line->out->size = start;
        line->out->data[start] = '\0';
    }
}

static void offer(Line *line, const char *word)
{
    offer_joined(line, word, "");
}

static void offer_flags(Line *line, const Flag *flags)
{
    for (; flags && flags->name; flags++) {
        offer(line, flags->name);
    }
}

static void offer_games(Line *line)
{
    for (int i = 0; games_all[i]; i++) {
        offer(line, games_all[i]->id);
    }
}

/* Offers the players of the game or, if none is named, of the first game. */
static void offer_players(Line *line)
{
    PlayerEntry entries[PLAYERS_ENTRIES];
    int count = players_list(line->game ? line->game : games_all[0], entries);
    for (int i = 0; i < count; i++) {
        /* The N of "mcts:N" stands for any number, so it is not completed. */
        size_t size = strcspn(entries[i].name, "N");
        entries[i].name[size] = '\0';
        offer(line, entries[i].name);
    }
    offer(line, "cmd:");
    offer(line, "py:");
}

/* Offers "pieces=" and then its values, if they can be listed. */
static void offer_options(Line *line)
{
    for (const GameOption *o = line->game ? line->game->options : NULL;
         o && o->key; o++) {
        char key[64];
        size_t size = strlen(o->key);
        memcpy(key, o->key, size);
        memcpy(key + size, "=", 2);
        if (strncmp(last_word(line), key, size + 1) != 0) {
            offer(line, key);
        } else if (o->type == OPTION_BOOL) {
            offer_joined(line, key, "true");
            offer_joined(line, key, "false");
        } else if (o->type == OPTION_CHOICE) {
            for (int i = o->min; i <= o->max; i++) {
                offer_joined(line, key, o->values[i]);
            }
        }
    }
}

/* Offers the values of a flag; nothing for files, which the shell completes. */
static void offer_values(Line *line, const Flag *flag)
{
    static const char *const when[] = { "auto", "always", "never" };
    if (strcmp(flag->name, "-o") == 0) {
        offer_options(line);
    } else if (strcmp(flag->value, "PLAYER") == 0) {
        offer_players(line);
    } else if (strcmp(flag->name, "--game") == 0) {
        offer_games(line);
    } else if (strcmp(flag->name, "--format") == 0) {
        for (int i = 0; i < FORMATS; i++) {
            offer(line, contest_format_word((ContestFormat)i));
        }
        offer(line, "double");
    } else if (strcmp(flag->value, "WHEN") == 0) {
        for (int i = 0; i < 3; i++) {
            offer(line, when[i]);
        }
    } else if (strchr(flag->value, '|')) {
        for (const char *at = flag->value; *at;) {
            char value[32] = "";
            size_t size = strcspn(at, "|");
            strncat(value, at, size < sizeof value ? size : 0);
            offer(line, value);
            at += size + (at[size] == '|');
        }
    }
}

static bool takes_game(const Command *command)
{
    return strstr(command->synopsis, " GAME") ||
           strstr(command->synopsis, "[GAME]");
}

/* Offers what may stand at the end of the line: a command, a value of the
 * flag before it, a flag, a game or a player. What a command takes is read
 * from its synopsis. */
static void offer_next(Line *line)
{
    if (line->count == 1) {
        for (int i = 0; line->commands[i]; i++) {
            offer(line, line->commands[i]->name);
        }
        offer(line, "--help");
        offer(line, "--version");
    }
    const Command *c = line->command;
    if (!c) {
        return;
    }
    const char *before = line->words[line->count - 2];
    const Flag *flag = args_find_flag(c, before, strlen(before));
    if (flag && flag->value) {
        offer_values(line, flag);
    } else if (last_word(line)[0] == '-') {
        offer_flags(line, c->flags);
        for (int g = 0; c->takes_solver_flags && games_all[g]; g++) {
            const GameSolver *solver = games_all[g]->solver;
            offer_flags(line, solver ? solver->flags : NULL);
        }
        offer_flags(line, app_common_flags);
    } else if (c == &cmd_tournament && line->count == 2) {
        for (int i = 0; tournament_part(i); i++) {
            offer(line, tournament_part(i));
        }
    } else if (takes_game(c) && !line->game) {
        offer_games(line);
    } else if (line->game && strstr(c->synopsis, "GAME PLAYER")) {
        offer_players(line);
    } else if (strcmp(c->name, "completion") == 0) {
        offer(line, "bash");
        offer(line, "zsh");
        offer(line, "fish");
    }
}

/* Finds the command and the game among the words before the last one, and
 * offers completions of the last one. */
static void list_next(const App *app, const Args *args, Text *out)
{
    const Command *const *commands = app->program->commands;
    Line line = { .commands = commands,
                  .words = args->words + 1,
                  .count = args->word_count - 1,
                  .out = out };
    for (int i = 0; line.count > 1 && commands[i]; i++) {
        if (strcmp(commands[i]->name, line.words[0]) == 0) {
            line.command = commands[i];
        }
    }
    for (int i = 1; i + 1 < line.count && !line.game; i++) {
        line.game = games_find(line.words[i]);
    }
    if (line.count > 0) {
        offer_next(&line);
    }
}

/* bash splits words at ':' and '='; the other shells do not. The first word is
 * how joute was called. */
static const char bash_script[] =
    "# bash completion for joute; made by: joute completion bash\n"
    "_joute()\n"
    "{\n"
    "    local line=${COMP_LINE:0:COMP_POINT} all word\n"
    "    read -ra all <<<\"$line\"\n"
    "    case $line in *' ') all+=('') ;; esac\n"
    "    word=${all[${#all[@]}-1]}\n"
    "    local IFS=$'\\n'\n"
    "    COMPREPLY=($(\"${all[0]}\" completion -- words \"${all[@]:1}\" "
    "2>/dev/null))\n"
    "    if [ ${#COMPREPLY[@]} -eq 0 ]; then\n"
    "        COMPREPLY=($(compgen -f -- \"${word##*=}\"))\n"
    "        return\n"
    "    fi\n"
    "    case ${COMPREPLY[0]} in *= | *:) compopt -o nospace 2>/dev/null ;; "
    "esac\n"
    "    # bash replaces only what stands after the last ':' or '='\n"
    "    case $word in\n"
    "    *[:=]*) "
    "COMPREPLY=(\"${COMPREPLY[@]#\"${word%\"${word##*[:=]}\"}\"}\") "
    ";;\n"
    "    esac\n"
    "}\n"
    "complete -F _joute joute\n";

static const char zsh_script[] =
    "#compdef joute\n"
    "# zsh completion for joute; made by: joute completion zsh\n"
    "_joute()\n"
    "{\n"
    "    local -a found open\n"
    "    found=(${(f)\"$(\"${words[1]}\" completion -- words "
    "\"${(@)words[2,CURRENT]}\" 2>/dev/null)\"})\n"
    "    open=(${(M)found:#*[=:]})\n"
    "    found=(${found:#*[=:]})\n"
    "    (( ${#open} )) && compadd -S '' -a open\n"
    "    (( ${#found} )) && compadd -a found\n"
    "    (( ${#open} + ${#found} )) || _files\n"
    "}\n"
    "if [ \"${funcstack[1]}\" = _joute ]; then\n"
    "    _joute \"$@\"\n"
    "else\n"
    "    compdef _joute joute\n"
    "fi\n";

static const char fish_script[] =
    "# fish completion for joute; made by: joute completion fish\n"
    "function __joute_next\n"
    "    set -l all (commandline -opc)\n"
    "    $all[1] completion -- words $all[2..-1] (commandline -ct) "
    "2>/dev/null\n"
    "end\n"
    "complete -c joute -n 'count (__joute_next) >/dev/null' -f -a "
    "'(__joute_next)'\n";

static int run(App *app, const Args *args)
{
    const char *shell = args->words[0];
    Text out = { 0 };
    if (strcmp(shell, "words") == 0) {
        list_next(app, args, &out);
    } else if (strcmp(shell, "bash") == 0) {
        text_add(&out, bash_script);
    } else if (strcmp(shell, "zsh") == 0) {
        text_add(&out, zsh_script);
    } else if (strcmp(shell, "fish") == 0) {
        text_add(&out, fish_script);
    } else {
        error_set(
            &app->err, "completion: must be bash, zsh or fish, not \"%s\"",
            "completion : doit être bash, zsh ou fish, pas « %s »", shell);
        return EXIT_BAD_USAGE;
    }
    return app_answer(app, &out);
}

const Command cmd_completion = {
    .name = "completion",
    .synopsis = "completion bash|zsh|fish",
    .summary = PHRASE("print the completion script of a shell",
                      "affiche le script de complétion d'un shell"),
    .details = PHRASE("It completes commands, flags, games, players and "
                      "options. The scripts call\n\"joute completion -- words "
                      "WORD...\", which lists completions of the last word.",
                      "Il complète commandes, options, jeux, joueurs et "
                      "règles. Les scripts appellent\n« joute completion -- "
                      "words MOT... », qui complète le dernier mot."),
    .example = "source <(joute completion bash)\n"
               "source <(joute completion zsh)\n"
               "joute completion fish | source\n"
               "joute completion -- words play moulin --p2 le",
    .least_words = 1,
    .most_words = 64,
    .run = run,
};
