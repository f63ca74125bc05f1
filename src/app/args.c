/* args.c: parses a command line and checks it against what the command takes.
 */
#include <stdlib.h>
#include <string.h>

#include "app/app.h"
#include "base/mem.h"
#include "base/nearest.h"
#include "games/games.h"

static const Flag *find_in(const Flag *flags, const char *name, size_t size)
{
    for (; flags && flags->name; flags++) {
        if (strlen(flags->name) == size &&
            memcmp(flags->name, name, size) == 0) {
            return flags;
        }
    }
    return NULL;
}

const Flag *args_find_flag(const Command *command, const char *name,
                           size_t size)
{
    const Flag *flag = find_in(command->flags, name, size);
    for (int i = 0; !flag && command->takes_solver_flags && games_all[i]; i++) {
        const GameSolver *solver = games_all[i]->solver;
        flag = solver ? find_in(solver->flags, name, size) : NULL;
    }
    return flag ? flag : find_in(app_common_flags, name, size);
}

static void try_flags(const Flag *flags, Nearest *meant)
{
    for (; flags && flags->name; flags++) {
        nearest_try(meant, flags->name);
    }
}

/* Refuses an unknown flag, and suggests a similar one. If the flag may be meant
 * for a bot, says that a bot's flags come after "--". */
static bool refuse_flag(App *app, const Command *command, const char *word,
                        size_t size, int words)
{
    Text name = { 0 }, guess = { 0 };
    bool may_be_bots = words > 1 && strstr(command->synopsis, "-- COMMAND");
    text_add_bytes(&name, word, size);
    Nearest meant = { .word = text_string(&name) };
    try_flags(command->flags, &meant);
    for (int i = 0; command->takes_solver_flags && games_all[i]; i++) {
        const GameSolver *solver = games_all[i]->solver;
        try_flags(solver ? solver->flags : NULL, &meant);
    }
    try_flags(app_common_flags, &meant);
    nearest_add(&meant, app->lang, &guess);
    if (may_be_bots) {
        text_say(&guess, app->lang, "; a bot's own flags come after --",
                 " ; les options du bot viennent après --");
    }
    error_set(&app->err, "%s: unknown flag %s%s (see %s %s --help)",
              "%s : option inconnue %s%s (voir %s %s --help)", command->name,
              word, text_string(&guess), app->program->name, command->name);
    text_done(&name);
    text_done(&guess);
    return false;
}

/* Parses the flag at argv[*at]; its value follows '=' or is the next word. */
static bool parse_flag(App *app, const Command *command, int argc,
                       char *const *argv, int *at, Args *out)
{
    const char *word = argv[*at];
    const char *equals = strchr(word, '=');
    size_t size = equals ? (size_t)(equals - word) : strlen(word);
    const Flag *flag = args_find_flag(command, word, size);
    if (!flag) {
        return refuse_flag(app, command, word, size, out->word_count);
    }
    const char *value = "";
    if (flag->value) {
        value = equals ? equals + 1 : *at + 1 < argc ? argv[++*at] : NULL;
    } else if (equals) {
        value = NULL;
    }
    if (!value) {
        return error_set(
            &app->err, flag->value ? "%s: needs a value" : "%s: takes no value",
            flag->value ? "%s : une valeur est nécessaire"
                        : "%s : ne prend pas de valeur",
            flag->name);
    }
    out->flags[out->flag_count++] = (ArgFlag){ flag->name, value };
    return true;
}

/* Refuses a word too many. After -p cmd:... the word probably belongs to the
 * bot's command, so the error says that a command needs quotes. */
static bool refuse_word(App *app, const Command *command, const char *before,
                        const char *word)
{
    if (strncmp(before, "cmd:", 4) == 0) {
        return error_set(&app->err, "%s: put a command into quotes: \"%s %s\"",
                         "%s : mettez la commande entre guillemets : \"%s %s\"",
                         command->name, before, word);
    }
    return error_set(&app->err, "%s: unexpected word \"%s\" (see %s %s --help)",
                     "%s : mot inattendu « %s » (voir %s %s --help)",
                     command->name, word, app->program->name, command->name);
}

static bool refuse_few_words(App *app, const Command *command)
{
    Text usage = { 0 };
    app_usage(command->synopsis, app->lang, &usage);
    error_set(&app->err, "usage: %s %s (see %s %s --help)",
              "usage : %s %s (voir %s %s --help)", app->program->name,
              text_string(&usage), app->program->name, command->name);
    text_done(&usage);
    return false;
}

bool args_parse(App *app, const Command *command, int argc, char *const *argv,
                Args *out)
{
    bool takes_flags = true;
    *out = (Args){
        .words = mem_new((size_t)argc * sizeof *out->words),
        .flags = mem_new((size_t)argc * sizeof *out->flags),
    };
    for (int i = 0; i < argc; i++) {
        const char *word = argv[i];
        if (takes_flags && strcmp(word, "--") == 0) {
            takes_flags = false;
        } else if (takes_flags && word[0] == '-' && word[1]) {
            if (!parse_flag(app, command, argc, argv, &i, out)) {
                return false;
            }
        } else if (out->word_count < command->most_words) {
            out->words[out->word_count++] = word;
        } else {
            return refuse_word(app, command, i ? argv[i - 1] : "", word);
        }
    }
    bool is_help = args_value(out, "--help") != NULL;
    if (out->word_count < command->least_words && !is_help) {
        return refuse_few_words(app, command);
    }
    return true;
}

void args_done(Args *args)
{
    free(args->words);
    free(args->flags);
    *args = (Args){ 0 };
}

const char *args_value(const Args *args, const char *flag)
{
    for (int i = args->flag_count - 1; i >= 0; i--) {
        if (strcmp(args->flags[i].name, flag) == 0) {
            return args->flags[i].value;
        }
    }
    return NULL;
}

/* True if a flag belongs to the solver of another game only. */
static bool is_foreign(const char *name, const Game *game)
{
    bool is_known = false;
    for (int i = 0; games_all[i]; i++) {
        const GameSolver *solver = games_all[i]->solver;
        bool has_it = solver && find_in(solver->flags, name, strlen(name));
        if (has_it && games_all[i] == game) {
            return false;
        }
        is_known |= has_it;
    }
    return is_known;
}

bool args_solver_values(App *app, const Args *args, const Game *game,
                        const char ***out)
{
    const Flag *flags = game->solver->flags;
    size_t count = 0;
    for (int i = 0; i < args->flag_count; i++) {
        if (is_foreign(args->flags[i].name, game)) {
            return error_set(&app->err, "%s is not a flag for %s",
                             "%s n'est pas une option pour %s",
                             args->flags[i].name, game->id);
        }
    }
    while (flags && flags[count].name) {
        count++;
    }
    const char **values = mem_new((count + 1) * sizeof *values);
    for (size_t i = 0; i < count; i++) {
        values[i] = args_value(args, flags[i].name);
    }
    *out = values;
    return true;
}

const char *args_next(const Args *args, const char *flag, int *at)
{
    while (*at < args->flag_count) {
        int i = (*at)++;
        if (strcmp(args->flags[i].name, flag) == 0) {
            return args->flags[i].value;
        }
    }
    return NULL;
}

bool args_number(App *app, const char *name, const char *text, int64_t min,
                 int64_t max, int64_t *out)
{
    size_t size = strspn(text, "0123456789");
    bool is_plain =
        size > 0 && size < 19 && !text[size] && (size == 1 || text[0] != '0');
    int64_t number = is_plain ? strtoll(text, NULL, 10) : -1;
    if (!is_plain || number < min || number > max) {
        return error_set(&app->err,
                         "%s: must be a whole number %lld..%lld, not \"%s\"",
                         "%s : doit être un nombre entier %lld..%lld, pas "
                         "« %s »",
                         name, (long long)min, (long long)max, text);
    }
    *out = number;
    return true;
}

bool args_flag_number(App *app, const Args *args, const char *flag, int64_t min,
                      int64_t max, int64_t *out)
{
    const char *text = args_value(args, flag);
    return !text || args_number(app, flag, text, min, max, out);
}
