/* config.h: the options of a game, from text and from JSON. */
#ifndef JOUTE_CONFIG_H
#define JOUTE_CONFIG_H

#include "base/error.h"
#include "base/json.h"
#include "joute/game.h"

/* The index of an option, or -1. */
int config_find(const Game *game, const char *key);

/* Every option at its default. */
void config_default(const Game *game, GameConfig *out);

/* Sets one option from text, as on a command line, and checks its range. */
bool config_set(const Game *game, GameConfig *config, const char *key,
                const char *value, Error *err);

/* What ranges cannot say: values left out, combinations. */
bool config_check(const Game *game, const GameConfig *config, Error *err);

/* How many play: fixed by the game, or its option "players". */
int config_players(const Game *game, const GameConfig *config);

/* Options as an object: written whole; what is left out has its default. */
void config_write(const Game *game, const GameConfig *config, JsonWriter *out);
/* Reads such an object; an option left out has its default. */
bool config_read(const Game *game, const JsonAt *json, GameConfig *out,
                 Error *err);

/* One value as it stands in JSON: true, 9, "advanced". */
void config_write_value(const GameOption *option, int value, JsonWriter *out);

/* The same for people: "yes", "9", "advanced". */
void config_add_value(const GameOption *option, int value, Lang lang,
                      Text *out);

/* The options that are not as usual, for people: "flying: no, pieces: 12"; with
 * is_whole all of them. */
void config_describe(const Game *game, const GameConfig *config, bool is_whole,
                     Lang lang, Text *out);

/* What an option is, as members of an object: key, type, default, its range
 * or values, and the words for people, {"en", "fr"}: name, and names of
 * values. */
void config_write_option(const GameOption *option, JsonWriter *out);

#endif
