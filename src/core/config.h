/* config.h: the options of a game, read from text and from JSON. */
#ifndef JOUTE_CONFIG_H
#define JOUTE_CONFIG_H

#include "base/error.h"
#include "base/json.h"
#include "joute/game.h"

/* The index of an option, or -1 if the game has no such option. */
int config_find(const Game *game, const char *key);

/* Sets every option to its default. */
void config_default(const Game *game, GameConfig *out);

/* Sets one option from text, as on a command line, and checks its range. */
bool config_set(const Game *game, GameConfig *config, const char *key,
                const char *value, Error *err);

/* Sets the options of a game's own data, such as "cells=7,stones=30"; the
 * others have their defaults. */
void config_take(const Game *game, const char *text, GameConfig *out);

/* Checks what ranges cannot express: values that the game excludes, and
 * combinations. */
bool config_check(const Game *game, const GameConfig *config, Error *err);

/* The number of players: fixed by the game, or its option "players". */
int config_players(const Game *game, const GameConfig *config);

/* Writes all options as an object. */
void config_write(const Game *game, const GameConfig *config, JsonWriter *out);
/* Reads the object that config_write writes; an option that is missing has its
 * default. */
bool config_read(const Game *game, const JsonAt *json, GameConfig *out,
                 Error *err);

/* Writes one value as JSON: true, 9, "advanced". */
void config_write_value(const GameOption *option, int value, JsonWriter *out);

/* Appends one value for people: "yes", "9", "advanced". */
void config_add_value(const GameOption *option, int value, Lang lang,
                      Text *out);

/* Appends the options that differ from their defaults, for people: "flying: no,
 * pieces: 12". With is_whole it appends all options. */
void config_describe(const Game *game, const GameConfig *config, bool is_whole,
                     Lang lang, Text *out);

/* Writes what an option is, as members of an object: key, type, default, range
 * or values, and its name and the names of its values in {"en", "fr"}. */
void config_write_option(const GameOption *option, JsonWriter *out);

#endif
