/* config.c: checks options against what the game allows, wherever they come
 * from. */
#include "core/config.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "base/nearest.h"

int config_find(const Game *game, const char *key)
{
    for (int i = 0; game->options[i].key; i++) {
        if (strcmp(game->options[i].key, key) == 0) {
            return i;
        }
    }
    return -1;
}

void config_default(const Game *game, GameConfig *out)
{
    *out = (GameConfig){ 0 };
    for (int i = 0; game->options[i].key; i++) {
        out->value[i] = game->options[i].initial;
    }
}

/* The index of the choice with this name, or -1. */
static int find_choice(const GameOption *option, const char *name)
{
    for (int i = option->min; i <= option->max; i++) {
        if (strcmp(option->values[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

static bool refuse_choice(const GameOption *option, const char *prefix,
                          Error *err)
{
    Text names = { 0 };
    for (int i = option->min; i <= option->max; i++) {
        text_addf(&names, "%s%s", i == option->min ? "" : ", ",
                  option->values[i]);
    }
    error_set(err, "%s%s: must be one of %s", "%s%s : doit être parmi %s",
              prefix, option->key, text_string(&names));
    text_done(&names);
    return false;
}

/* Reads a whole number without '+' or leading zeros. */
static bool parse_int(const char *text, int *out)
{
    const char *digits = text + (text[0] == '-');
    size_t count = strspn(digits, "0123456789");
    if (count == 0 || count > 9 || digits[count] ||
        (digits[0] == '0' && (count > 1 || digits != text))) {
        return false;
    }
    *out = (int)strtol(text, NULL, 10);
    return true;
}

bool config_set(const Game *game, GameConfig *config, const char *key,
                const char *value, Error *err)
{
    int i = config_find(game, key);
    if (i < 0) {
        /* The message lists the game's options. */
        Text names = { 0 }, guess = { 0 };
        Nearest meant = { .word = key };
        for (int k = 0; game->options[k].key; k++) {
            text_addf(&names, "%s%s", k ? ", " : "", game->options[k].key);
            nearest_try(&meant, game->options[k].key);
        }
        nearest_add(&meant, err ? err->lang : LANG_EN, &guess);
        error_set(err, "%s has no option \"%s\"%s (its options: %s)",
                  "%s n'a pas d'option « %s »%s (ses options : %s)", game->id,
                  key, text_string(&guess), text_string(&names));
        text_done(&names);
        text_done(&guess);
        return false;
    }
    const GameOption *option = &game->options[i];
    int number = -1;
    switch (option->type) {
    case OPTION_BOOL:
        number = strcmp(value, "true") == 0    ? 1
                 : strcmp(value, "false") == 0 ? 0
                                               : -1;
        if (number < 0) {
            return error_set(err, "%s: must be true or false, not \"%s\"",
                             "%s : doit être true ou false, pas « %s »", key,
                             value);
        }
        break;
    case OPTION_INT:
        if (!parse_int(value, &number) || number < option->min ||
            number > option->max) {
            return error_set(
                err, "%s: must be a whole number %d..%d, not \"%s\"",
                "%s : doit être un nombre entier %d..%d, pas « %s »", key,
                option->min, option->max, value);
        }
        break;
    case OPTION_CHOICE:
        number = find_choice(option, value);
        if (number < 0) {
            return refuse_choice(option, "", err);
        }
        break;
    }
    config->value[i] = number;
    return true;
}

void config_take(const Game *game, const char *text, GameConfig *out)
{
    char pair[64];
    config_default(game, out);
    while (*text) {
        size_t size = strcspn(text, ",");
        snprintf(pair, sizeof pair, "%.*s", (int)size, text);
        char *equals = strchr(pair, '=');
        *equals = '\0';
        if (!config_set(game, out, pair, equals + 1, NULL)) {
            die("a game's own options are wrong");
        }
        text += size + (text[size] == ',');
    }
}

bool config_check(const Game *game, const GameConfig *config, Error *err)
{
    return !game->check_config || game->check_config(config, err);
}

int config_players(const Game *game, const GameConfig *config)
{
    if (game->least_players == game->most_players) {
        return game->least_players;
    }
    return config->value[config_find(game, "players")];
}

void config_write_value(const GameOption *option, int value, JsonWriter *out)
{
    switch (option->type) {
    case OPTION_BOOL: json_bool(out, value != 0); break;
    case OPTION_INT: json_int(out, value); break;
    case OPTION_CHOICE: json_string(out, option->values[value]); break;
    }
}

void config_write(const Game *game, const GameConfig *config, JsonWriter *out)
{
    json_begin_object(out);
    for (int i = 0; game->options[i].key; i++) {
        json_key(out, game->options[i].key);
        config_write_value(&game->options[i], config->value[i], out);
    }
    json_end_object(out);
}

void config_add_value(const GameOption *option, int value, Lang lang, Text *out)
{
    switch (option->type) {
    case OPTION_BOOL:
        text_add(out, value ? lang_pick(lang, "yes", "oui")
                            : lang_pick(lang, "no", "non"));
        break;
    case OPTION_INT: text_add_int(out, value); break;
    case OPTION_CHOICE:
        text_add(out, option->value_names[value].in[lang]);
        break;
    }
}

void config_describe(const Game *game, const GameConfig *config, bool is_whole,
                     Lang lang, Text *out)
{
    size_t start = out->size;
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *option = &game->options[i];
        if (is_whole || config->value[i] != option->initial) {
            text_add(out, out->size > start ? ", " : "");
            text_say(out, lang, "%s: ", "%s : ", option->name.in[lang]);
            config_add_value(option, config->value[i], lang, out);
        }
    }
}

static void write_phrase(const Phrase *phrase, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "en", phrase->in[LANG_EN]);
    json_string_member(out, "fr", phrase->in[LANG_FR]);
    json_end_object(out);
}

void config_write_option(const GameOption *option, JsonWriter *out)
{
    static const char *const types[] = { "bool", "int", "choice" };
    json_string_member(out, "key", option->key);
    json_string_member(out, "type", types[option->type]);
    json_key(out, "default");
    config_write_value(option, option->initial, out);
    if (option->type == OPTION_INT) {
        json_int_member(out, "min", option->min);
        json_int_member(out, "max", option->max);
    } else if (option->type == OPTION_CHOICE) {
        json_begin_array_member(out, "values");
        for (int i = option->min; i <= option->max; i++) {
            json_string(out, option->values[i]);
        }
        json_end_array(out);
        json_begin_array_member(out, "names");
        for (int i = option->min; i <= option->max; i++) {
            write_phrase(&option->value_names[i], out);
        }
        json_end_array(out);
    }
    json_key(out, "name");
    write_phrase(&option->name, out);
}

static bool read_value(const GameOption *option, const JsonAt *json, int *out,
                       Error *err)
{
    bool flag;
    const char *name;
    switch (option->type) {
    case OPTION_BOOL:
        if (!json_read_bool(json, &flag, err)) {
            return false;
        }
        *out = flag;
        return true;
    case OPTION_INT:
        return json_read_int(json, option->min, option->max, out, err);
    case OPTION_CHOICE:
        if (!json_read_string(json, &name, err)) {
            return false;
        }
        *out = find_choice(option, name);
        return *out >= 0 || refuse_choice(option, "options.", err);
    }
    return false;
}

bool config_read(const Game *game, const JsonAt *json, GameConfig *out,
                 Error *err)
{
    GameConfig config;
    config_default(game, &config);
    if (!json_read_object(json, err)) {
        return false;
    }
    for (JsonAt item = json_first(json); item.value; json_step(&item)) {
        int i = config_find(game, item.key);
        if (i < 0) {
            return json_refuse(&item, err, "unknown option", "option inconnue");
        }
        if (!read_value(&game->options[i], &item, &config.value[i], err)) {
            return false;
        }
    }
    if (!config_check(game, &config, err)) {
        error_prefix(err, "options");
        return false;
    }
    *out = config;
    return true;
}
