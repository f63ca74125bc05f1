/* joute.h: the C library of joute.
 *
 * A program finds a game, sets one up and plays it with moves as text. Or it
 * takes the Game table (joute/game.h) and works on states itself. The name of
 * every symbol begins with joute_. */
#ifndef JOUTE_JOUTE_H
#define JOUTE_JOUTE_H

#include "joute/game.h"

#ifdef __cplusplus
extern "C" {
#endif

#define JOUTE_API __attribute__((visibility("default")))

/* The version of the library, "0.1.0". */
JOUTE_API const char *joute_version(void);

/* All games, with NULL at the end. */
JOUTE_API const Game *const *joute_games(void);
/* The game with this id; NULL if there is none. */
JOUTE_API const Game *joute_find_game(const char *id);

/* Sets every option to its default. */
JOUTE_API void joute_default_config(const Game *game, GameConfig *out);
/* Sets one option from text. If it returns false, config is unchanged and, if
 * message is not NULL, message holds one line of at most size bytes that says
 * what is wrong. */
JOUTE_API bool joute_set_option(const Game *game, GameConfig *config,
                                const char *key, const char *value,
                                char *message, size_t size);

/* Sets up the start of a game in state, which has state_size bytes;
 * GAME_STATE_SIZE is enough for any game. */
JOUTE_API void joute_setup(const Game *game, void *state,
                           const GameConfig *config, Rng *rng);

/* Reads a state from JSON; if it is not one, returns false and a message as
 * above. */
JOUTE_API bool joute_read_state(const Game *game, const GameConfig *config,
                                const char *json, size_t length, void *state,
                                char *message, size_t size);
/* Reads the view that a seat was sent as a redacted state, from which imagine()
 * makes whole ones. */
JOUTE_API bool joute_read_view(const Game *game, const GameConfig *config,
                               Seat seat, const char *json, size_t length,
                               void *state, char *message, size_t size);

/* Writes a move as text, cut to size bytes; returns the length of the whole
 * text. */
JOUTE_API size_t joute_write_move(const Game *game, const void *state,
                                  Seat seat, Move move, char *out, size_t size);
/* Reads a move; returns false and a message as above if it is not legal for
 * seat. */
JOUTE_API bool joute_read_move(const Game *game, const void *state, Seat seat,
                               const char *text, Move *out, char *message,
                               size_t size);

/* A game being played, with the moves so far. */
typedef struct JoutePlay JoutePlay;

/* Sets up a game; the same seed gives the same start. The caller frees it with
 * joute_play_free. */
JOUTE_API JoutePlay *joute_play_new(const Game *game, const GameConfig *config,
                                    uint64_t seed);
/* Frees a game; play may be NULL. */
JOUTE_API void joute_play_free(JoutePlay *play);

/* The current state; valid until the next move. */
JOUTE_API const void *joute_play_state(const JoutePlay *play);
/* Plays one step: moves holds a legal move for each seat to act, in seat
 * order. */
JOUTE_API void joute_play_step(JoutePlay *play, const Move *moves);
/* Plays one step that is written as in records; returns false and a message as
 * above if it is not legal. */
JOUTE_API bool joute_play_step_text(JoutePlay *play, const char *text,
                                    char *message, size_t size);
/* Writes the whole game as a record (docs/FORMATS.md). The caller frees it
 * with free(). players holds a name for each seat; if it is NULL, all are
 * called "". */
JOUTE_API char *joute_play_record(const JoutePlay *play,
                                  const char *const *players);

#ifdef __cplusplus
}
#endif

#endif
