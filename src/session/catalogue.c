/* catalogue.c: describes every game, so that a page can offer them. */
#include "ai/players.h"
#include "base/json.h"
#include "core/config.h"
#include "core/rules.h"
#include "games/games.h"
#include "games/guide.h"
#include "session/session.h"

static void write_phrase_members(const Phrase *phrase, JsonWriter *out)
{
    const char *en = phrase->in[LANG_EN], *fr = phrase->in[LANG_FR];
    json_string_member(out, "en", en ? en : "");
    json_string_member(out, "fr", fr ? fr : "");
}

static void write_phrase(const Phrase *phrase, JsonWriter *out)
{
    json_begin_object(out);
    write_phrase_members(phrase, out);
    json_end_object(out);
}

/* Writes a member with a text about the game in both languages. */
static void write_told(const Game *game, const char *key,
                       void (*tell)(const Game *game, Lang lang, Text *out),
                       JsonWriter *out)
{
    Text en = { 0 }, fr = { 0 };
    tell(game, LANG_EN, &en);
    tell(game, LANG_FR, &fr);
    Phrase told = PHRASE(text_string(&en), text_string(&fr));
    json_key(out, key);
    write_phrase(&told, out);
    text_done(&en);
    text_done(&fr);
}

/* Writes a player's spec and its description in both languages. */
static void write_player(const Game *game, const char *spec, JsonWriter *out)
{
    Text en = { 0 }, fr = { 0 };
    PlayerEntry entry = { 0 };
    if (players_parse(spec, game, &entry.spec, NULL)) {
        snprintf(entry.name, sizeof entry.name, "%s", spec);
        players_describe(&entry, game, LANG_EN, &en);
        players_describe(&entry, game, LANG_FR, &fr);
    }
    Phrase words = { { text_string(&en), text_string(&fr) } };
    json_begin_object(out);
    json_string_member(out, "spec", spec);
    write_phrase_members(&words, out);
    if (players_elo(&entry, game)) {
        json_int_member(out, "elo", players_elo(&entry, game));
    }
    if (players_is_spared(&entry.spec, game)) {
        json_bool_member(out, "spared", true);
    }
    json_end_object(out);
    text_done(&en);
    text_done(&fr);
}

/* True if the game has steps in which players choose at the same time. Such a
 * game begins with one. */
static bool is_sealing(const Game *game)
{
    GameConfig config;
    GameState state;
    Rng rng;
    rng_seed(&rng, 1);
    config_default(game, &config);
    rules_setup(game, &state, &config, &rng);
    return seats_count(game->to_act(&state)) > 1;
}

/* Writes the presets, each with the options that differ from the defaults. */
static void write_presets(const Game *game, JsonWriter *out)
{
    json_begin_array_member(out, "presets");
    for (const GamePreset *p = game->presets; p && p->options; p++) {
        GameConfig config;
        config_take(game, p->options, &config);
        json_begin_object(out);
        json_begin_object_member(out, "options");
        for (int i = 0; game->options[i].key; i++) {
            if (config.value[i] != game->options[i].initial) {
                json_key(out, game->options[i].key);
                config_write_value(&game->options[i], config.value[i], out);
            }
        }
        json_end_object(out);
        write_phrase_members(&p->name, out);
        json_end_object(out);
    }
    json_end_array(out);
}

/* Writes one game of /api/games: options, seats, reasons, rules, levels and
 * players, with every text in both languages. */
static void write_game(const Game *game, GamesTold told, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "id", game->id);
    json_string_member(out, "title", game->title);
    json_pair_member(out, "players", game->least_players, game->most_players);
    json_begin_array_member(out, "options");
    for (const GameOption *option = game->options; option->key; option++) {
        json_begin_object(out);
        config_write_option(option, out);
        json_key(out, "help");
        write_phrase(&option->help, out);
        json_end_object(out);
    }
    json_end_array(out);
    write_presets(game, out);
    json_begin_array_member(out, "seats");
    for (int s = 0; s < game->most_players; s++) {
        write_phrase(&game->seat_names[s], out);
    }
    json_end_array(out);
    json_begin_object_member(out, "reasons");
    for (const GameReason *reason = game->reasons; reason->code; reason++) {
        json_key(out, reason->code);
        write_phrase(&reason->text, out);
    }
    json_end_object(out);
    write_told(game, "about", guide_add_about, out);
    if (told == GAMES_WHOLE) {
        write_told(game, "rules", guide_add_rules, out);
    }
    /* The levels, then the players that only this game has. */
    json_begin_array_member(out, "levels");
    for (int level = 1; level <= GAME_LEVELS; level++) {
        Text spec = { 0 };
        text_addf(&spec, "level:%d", level);
        write_player(game, text_string(&spec), out);
        text_done(&spec);
    }
    for (const GamePlayer *p = game_ai(game)->players; p && p->name; p++) {
        if (!players_is_level(p)) {
            write_player(game, p->name, out);
        }
    }
    json_end_array(out);
    json_bool_member(out, "hides", game->redact != NULL);
    json_bool_member(out, "seals", is_sealing(game));
    json_end_object(out);
}

void session_write_games(GamesTold told, Text *text)
{
    JsonWriter out = { .out = text };
    json_begin_object(&out);
    json_begin_array_member(&out, "games");
    for (int i = 0; games_all[i]; i++) {
        write_game(games_all[i], told, &out);
    }
    json_end_array(&out);
    json_end_object(&out);
}
