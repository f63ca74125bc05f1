/* joute.c: the functions of the library, each a few lines over core. */
#include "joute/joute.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/mem.h"
#include "core/config.h"
#include "core/record.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"

struct JoutePlay {
    Play play;
};

const char *joute_version(void)
{
    return JOUTE_VERSION;
}

const Game *const *joute_games(void)
{
    return games_all;
}

const Game *joute_find_game(const char *id)
{
    return games_find(id);
}

void joute_default_config(const Game *game, GameConfig *out)
{
    config_default(game, out);
}

/* Copies the message to *message if it is not NULL; returns is_good. */
static bool tell(bool is_good, const Error *err, char *message, size_t size)
{
    if (!is_good && message && size > 0) {
        snprintf(message, size, "%s", err->text);
    }
    return is_good;
}

bool joute_set_option(const Game *game, GameConfig *config, const char *key,
                      const char *value, char *message, size_t size)
{
    Error err = ERROR_IN(LANG_EN);
    GameConfig changed = *config;
    bool is_good = config_set(game, &changed, key, value, &err) &&
                   config_check(game, &changed, &err);
    if (is_good) {
        *config = changed;
    }
    return tell(is_good, &err, message, size);
}

void joute_setup(const Game *game, void *state, const GameConfig *config,
                 Rng *rng)
{
    rules_setup(game, state, config, rng);
}

static bool read_json(const Game *game, const GameConfig *config, Seat seat,
                      const char *json, size_t length, void *state, Error *err)
{
    JsonDocument document;
    if (!json_parse(&document, json, length, err)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read = seat == SEAT_WATCHER
                       ? state_read(game, config, &root, state, err)
                       : state_read_view(game, config, seat, &root, state, err);
    json_done(&document);
    return is_read;
}

bool joute_read_state(const Game *game, const GameConfig *config,
                      const char *json, size_t length, void *state,
                      char *message, size_t size)
{
    Error err = ERROR_IN(LANG_EN);
    return tell(
        read_json(game, config, SEAT_WATCHER, json, length, state, &err), &err,
        message, size);
}

bool joute_read_view(const Game *game, const GameConfig *config, Seat seat,
                     const char *json, size_t length, void *state,
                     char *message, size_t size)
{
    Error err = ERROR_IN(LANG_EN);
    return tell(read_json(game, config, seat, json, length, state, &err), &err,
                message, size);
}

size_t joute_write_move(const Game *game, const void *state, Seat seat,
                        Move move, char *out, size_t size)
{
    Text text = { 0 };
    game->write_move(state, seat, move, 0, &text);
    size_t length = text.size;
    if (size > 0) {
        snprintf(out, size, "%s", text_string(&text));
    }
    text_done(&text);
    return length;
}

bool joute_read_move(const Game *game, const void *state, Seat seat,
                     const char *text, Move *out, char *message, size_t size)
{
    Error err = ERROR_IN(LANG_EN);
    bool fits =
        rules_read_move(game, state, seat, text, out, &err) == MOVE_FITS;
    return tell(fits, &err, message, size);
}

JoutePlay *joute_play_new(const Game *game, const GameConfig *config,
                          uint64_t seed)
{
    JoutePlay *play = mem_new(sizeof *play);
    Rng rng;
    play_begin(&play->play, game, config,
               (int64_t)(seed & (uint64_t)RECORD_SEED_MAX), "", &rng);
    return play;
}

void joute_play_free(JoutePlay *play)
{
    if (play) {
        play_done(&play->play);
        free(play);
    }
}

const void *joute_play_state(const JoutePlay *play)
{
    return &play->play.state;
}

void joute_play_step(JoutePlay *play, const Move *moves)
{
    play_step(&play->play, moves);
}

bool joute_play_step_text(JoutePlay *play, const char *text, char *message,
                          size_t size)
{
    Error err = ERROR_IN(LANG_EN);
    return tell(play_step_text(&play->play, text, &err), &err, message, size);
}

char *joute_play_record(const JoutePlay *play, const char *const *players)
{
    Play named = play->play;
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    for (int s = 0; players && s < named.players; s++) {
        named.names[s] = players[s];
    }
    record_write(&named, false, &writer);
    return out.data; /* the memory of a Text comes from malloc, so the caller
                        can free it */
}
