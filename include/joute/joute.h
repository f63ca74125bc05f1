/* joute.h: the C library of joute.
 *
 * A program finds a game, begins a match and plays it with moves as text, or
 * takes the Game table (joute/game.h) and works on states itself. Everything
 * that is linked begins with joute_. */
#ifndef JOUTE_JOUTE_H
#define JOUTE_JOUTE_H

#include "joute/game.h"

#ifdef __cplusplus
extern "C" {
#endif

#define JOUTE_API __attribute__((visibility("default")))

/* "0.1.0" */
JOUTE_API const char *joute_version(void);

/* The games, NULL at the end. */
JOUTE_API const Game *const *joute_games(void);
/* The game of this id; NULL if there is none. */
JOUTE_API const Game *joute_find_game(const char *id);

/* Every option at its default. */
JOUTE_API void joute_default_config(const Game *game, GameConfig *out);
/* Sets one option from text. False leaves config as it was and, where message
 * is not NULL, writes one line of at most size bytes that says what is wrong.
 */
JOUTE_API bool joute_set_option(const Game *game, GameConfig *config,
                                const char *key, const char *value,
                                char *message, size_t size);

/* Prepares a state (GAME_STATE_SIZE bytes are enough for any game). */
JOUTE_API void joute_setup(const Game *game, void *state,
                           const GameConfig *config, Rng *rng);

/* Reads a state object as JSON; false and a message as above if it is not one.
 */
JOUTE_API bool joute_read_state(const Game *game, const GameConfig *config,
                                const char *json, size_t length, void *state,
                                char *message, size_t size);
/* The same for the view that a player (from 0) was sent, which becomes a
 * redacted state, for imagine(). */
JOUTE_API bool joute_read_view(const Game *game, const GameConfig *config,
                               Seat seat, const char *json, size_t length,
                               void *state, char *message, size_t size);

/* Writes a move as text, cut to size bytes; returns its whole length. */
JOUTE_API size_t joute_write_move(const Game *game, const void *state,
                                  Seat seat, Move move, char *out, size_t size);
/* Reads one; false if it is not legal for seat, with a message as above. */
JOUTE_API bool joute_read_move(const Game *game, const void *state, Seat seat,
                               const char *text, Move *out, char *message,
                               size_t size);

/* A game being played, with its moves. */
typedef struct JouteMatch JouteMatch;

/* Begins a match; the same seed gives the same start. joute_match_free frees
 * it; NULL is fine. */
JOUTE_API JouteMatch *joute_match_new(const Game *game,
                                      const GameConfig *config, uint64_t seed);
/* Frees a match; NULL is fine. */
JOUTE_API void joute_match_free(JouteMatch *match);

/* Where it stands; valid until the next move. */
JOUTE_API const void *joute_match_state(const JouteMatch *match);
/* Plays one step: a legal move for each seat to act, in seat order. */
JOUTE_API void joute_match_play(JouteMatch *match, const Move *moves);
/* Plays one step as records write it; false if it is not legal. */
JOUTE_API bool joute_match_play_text(JouteMatch *match, const char *text,
                                     char *message, size_t size);
/* The whole game as a record (docs/FORMATS.md). The caller frees it with
 * free(). players has a name for each seat; NULL names them all "". */
JOUTE_API char *joute_match_record(const JouteMatch *match,
                                   const char *const *players);

#ifdef __cplusplus
}
#endif

#endif
