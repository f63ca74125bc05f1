/* contest.c: presets of the games, words of the formats, derived seeds. */
#include "tournament/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/config.h"

/* The words of --format and of files, in the order of ContestFormat. */
static const char *const format_words[FORMATS] = {
    [FORMAT_ROUND_ROBIN] = "round-robin",
    [FORMAT_GAUNTLET] = "gauntlet",
    [FORMAT_SWISS] = "swiss",
    [FORMAT_KNOCKOUT] = "knockout",
    [FORMAT_DOUBLE_KNOCKOUT] = "double-knockout",
    [FORMAT_TABLES] = "tables",
};

const char *contest_format_word(ContestFormat format)
{
    return format_words[format];
}

static const GameContest *find_preset(const Game *game, const char *name)
{
    for (const GameContest *c = game->contests; c && c->name; c++) {
        if (!name || strcmp(c->name, name) == 0) {
            return c;
        }
    }
    return NULL;
}

static bool refuse_preset(const Game *game, const char *name, Error *err)
{
    Text known = { 0 };
    for (const GameContest *c = game->contests; c && c->name; c++) {
        text_addf(&known, "%s%s", known.size ? ", " : "", c->name);
    }
    error_set(err, "%s has no preset \"%s\"; its presets are: %s",
              "%s n'a pas de préréglage « %s » ; ses préréglages sont : %s",
              game->id, name, text_string(&known));
    text_done(&known);
    return false;
}

bool contest_init(Contest *out, const Game *game, const char *preset,
                  Error *err)
{
    const GameContest *found = find_preset(game, preset);
    const GameReferee *rules = game->referee;
    if (!found && preset) {
        return refuse_preset(game, preset, err);
    }
    *out = (Contest){ .game = game,
                      .legs = 1,
                      .config_count = 1,
                      .games = CONTEST_GAMES,
                      .points = { .win = 1, .draw = 0.5 },
                      .move_ms = -1,
                      .clock_ms = -1,
                      .has_sandbox = true };
    config_default(game, &out->configs[0]);
    if (rules && rules->has_points) {
        out->points = (ContestPoints){ .is_of_match = true,
                                       .win = rules->win_points,
                                       .draw = rules->draw_points,
                                       .fault = rules->fault_points };
    }
    if (found) {
        snprintf(out->preset, sizeof out->preset, "%s", found->name);
        out->games = found->games;
        out->final_bots = found->final_bots;
        out->final_games = found->final_games;
    }
    for (int i = 0; found && found->configs && found->configs[i]; i++) {
        config_take(game, found->configs[i], &out->configs[i]);
        out->config_count = i + 1;
    }
    out->players = config_players(game, &out->configs[0]);
    out->format = out->players > 2 ? FORMAT_TABLES : FORMAT_ROUND_ROBIN;
    return true;
}

void contest_done(Contest *contest)
{
    for (int i = 0; i < contest->gauntlet_count; i++) {
        free(contest->gauntlet[i]);
    }
    free(contest->gauntlet);
    *contest = (Contest){ .game = NULL };
}

bool contest_set_format(Contest *contest, const char *word, Error *err)
{
    const Game *game = contest->game;
    int format = 0;
    while (format < FORMATS && strcmp(format_words[format], word) != 0) {
        format++;
    }
    /* "double" is as in football: everybody meets everybody home and away. */
    bool is_double = strcmp(word, "double") == 0;
    if (format == FORMATS && !is_double) {
        return error_set(
            err,
            "unknown format \"%s\": must be round-robin, double, gauntlet, "
            "swiss, knockout, double-knockout or tables",
            "format inconnu « %s » : doit être round-robin, double, gauntlet, "
            "swiss, knockout, double-knockout ou tables",
            word);
    }
    if (format == FORMAT_TABLES && game->most_players < 3) {
        return error_set(
            err, "tables are for games of more than two players, not %s",
            "les tables sont pour les jeux à plus de deux joueurs, pas %s",
            game->id);
    }
    contest->format = is_double ? FORMAT_ROUND_ROBIN : (ContestFormat)format;
    contest->legs = is_double ? 2 : contest->legs;
    contest->players = 2;
    if (format == FORMAT_TABLES) {
        int usual = config_players(game, &contest->configs[0]);
        contest->players = usual > 2 ? usual : game->most_players;
    }
    return true;
}

void contest_write_config(const Contest *contest, int config, Text *out)
{
    const Game *game = contest->game;
    GameConfig usual;
    config_default(game, &usual);
    size_t start = out->size;
    for (int i = 0; game->options && game->options[i].key; i++) {
        Text value = { 0 };
        JsonWriter writer = { .out = &value };
        bool is_said = contest->config_count > 1 ||
                       contest->configs[config].value[i] != usual.value[i];
        config_write_value(&game->options[i], contest->configs[config].value[i],
                           &writer);
        if (is_said) {
            text_addf(out, "%s%s=%s", out->size > start ? " " : "",
                      game->options[i].key, text_string(&value));
        }
        text_done(&value);
    }
}
