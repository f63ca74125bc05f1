/* joute.c: the functions of the library, each a few lines over core. */
#include "joute/joute.h"

#include <stdio.h>
#include <stdlib.h>

#include "ai/players.h"
#include "base/canvas.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/describe.h"
#include "core/outcome.h"
#include "core/record.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"

struct JoutePlay {
    Play play;
};

struct JoutePlayer {
    Player *player;
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

/* Hands the memory of a Text to the caller; it comes from malloc, so free()
 * works. */
static char *hand_over(Text *text)
{
    text_add(text, "");
    return text->data;
}

char *joute_write_state(const Game *game, const GameConfig *config,
                        const void *state)
{
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    state_write(game, config_players(game, config), state, &writer);
    return hand_over(&out);
}

char *joute_write_view(const Game *game, const GameConfig *config,
                       const void *state, Seat seat)
{
    GameState view;
    game_view(game, state, seat, &view);
    return joute_write_state(game, config, &view);
}

char *joute_write_options(const Game *game, const GameConfig *config)
{
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    config_write(game, config, &writer);
    return hand_over(&out);
}

char *joute_draw(const Game *game, const GameConfig *config, const void *state,
                 Seat viewer, Lang lang)
{
    Canvas canvas;
    Drawing how = { .viewer = viewer };
    Text status = { 0 }, out = { 0 };
    canvas_init(&canvas, lang, false, COLOURS_NONE);
    game->draw(state, &how, &canvas);
    describe_status(game, config_players(game, config), state, lang, &status);
    canvas_put(&canvas, canvas.rows + 1, 0, INK_BOLD, text_string(&status));
    text_done(&status);
    canvas_write(&canvas, &out);
    return hand_over(&out);
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

int joute_players(const Game *game, const GameConfig *config)
{
    return config_players(game, config);
}

bool joute_is_legal(const Game *game, const void *state, Seat seat, Move move)
{
    return seats_has(game->to_act(state), seat) &&
           rules_is_listed(game, state, seat, move);
}

uint32_t joute_weight(const Game *game, const void *state, Move move)
{
    return rules_weight(game, state, move);
}

bool joute_random_step(const Game *game, const void *state, Rng *rng, Move *out)
{
    return rules_random_step(game, state, rng, out);
}

bool joute_outcome(const Game *game, const void *state, Outcome *out)
{
    if (game->to_act(state) != SEATS_NONE) {
        return false;
    }
    *out = (Outcome){ 0 };
    game->outcome(state, out);
    return true;
}

double joute_utility(const Outcome *outcome, int players, Seat seat)
{
    return outcome_utility(outcome, players, seat);
}

int joute_evaluate(const Game *game, const void *state, Seat seat)
{
    return rules_evaluate(game, state, seat);
}

char *joute_solve(const Game *game, const GameConfig *config, const void *state,
                  bool is_quick, char *message, size_t size)
{
    enum { FLAGS_MAX = 32 };
    static const char *const none[FLAGS_MAX];
    Error err = ERROR_IN(LANG_EN);
    Text out = { 0 };
    GameRun run = { .game = game,
                    .config = *config,
                    .is_json = true,
                    .is_quick = is_quick,
                    .values = none };
    bool is_good =
        !game->solver ? error_set(&err, "%s has no solver",
                                  "%s n'a pas de solveur", game->id)
        : game->to_act(state) == SEATS_NONE
            ? error_set(&err, "the game is over", "la partie est finie")
            : game->solver->eval(&run, state, &out, &err);
    if (!tell(is_good, &err, message, size)) {
        text_done(&out);
        return NULL;
    }
    return hand_over(&out);
}

JoutePlayer *joute_player_new(const Game *game, const GameConfig *config,
                              const char *name, uint64_t seed, char *message,
                              size_t size)
{
    Error err = ERROR_IN(LANG_EN);
    PlayerSpec spec;
    if (!tell(players_parse(name, game, &spec, &err), &err, message, size)) {
        return NULL;
    }
    if (players_is_human(&spec)) {
        error_set(&err, "human: a program cannot ask a person",
                  "human : un programme ne peut pas demander à quelqu'un");
        tell(false, &err, message, size);
        return NULL;
    }
    JoutePlayer *player = mem_new(sizeof *player);
    player->player = players_new(&spec, game, config, seed);
    return player;
}

Move joute_player_choose(JoutePlayer *player, const void *state, Seat seat)
{
    GameState view;
    game_view(player->player->game, state, seat, &view);
    player_forget(player->player);
    player_begin(player->player);
    return player_choose(player->player, &view, seat, NULL);
}

void joute_player_free(JoutePlayer *player)
{
    if (player) {
        player_free(player->player);
        free(player);
    }
}

bool joute_shape(const Game *game, const GameConfig *config, GameShape *out)
{
    *out = (GameShape){ 0 };
    if (game->numbers) {
        game->numbers->shape(config, out);
    }
    return game->numbers != NULL;
}

int joute_action(const Game *game, Move move)
{
    return game->numbers->action(move);
}

Move joute_action_move(const Game *game, const GameConfig *config,
                       const void *state, Seat seat, int action)
{
    GameShape shape;
    bool is_chance = seat == SEAT_CHANCE;
    if (!joute_shape(game, config, &shape) || action < 0 ||
        action >= (is_chance ? shape.outcomes : shape.actions)) {
        return MOVE_NONE;
    }
    Move move = game->numbers->move(action, is_chance);
    return joute_is_legal(game, state, seat, move) ? move : MOVE_NONE;
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

size_t joute_play_steps(const JoutePlay *play)
{
    return play->play.step_count;
}

void joute_play_write_step(const JoutePlay *play, size_t at, char *out,
                           size_t size)
{
    const Play *m = &play->play;
    GameState before;
    Text text = { 0 };
    play_state_at(m, at, &before);
    rules_write_step(m->game, &before, m->steps[at].moves, &text);
    snprintf(out, size, "%s", text_string(&text));
    text_done(&text);
}

bool joute_play_go_to(JoutePlay *play, size_t steps)
{
    bool exists = steps <= play->play.step_count + play->play.undone_count;
    if (exists) {
        play_go_to(&play->play, steps);
    }
    return exists;
}

bool joute_play_draw(JoutePlay *play)
{
    Play *m = &play->play;
    bool draws = m->game->to_act(&m->state) == SEATS_CHANCE;
    if (draws) {
        play_draw(m, NULL);
        play_step_chosen(m);
    }
    return draws;
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
