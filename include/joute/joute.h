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

/* Reads a state from JSON. If the text is not a state, it returns false and a
 * message as joute_set_option does. */
JOUTE_API bool joute_read_state(const Game *game, const GameConfig *config,
                                const char *json, size_t length, void *state,
                                char *message, size_t size);
/* Reads the view that a seat was sent as a redacted state, from which imagine()
 * makes whole ones. */
JOUTE_API bool joute_read_view(const Game *game, const GameConfig *config,
                               Seat seat, const char *json, size_t length,
                               void *state, char *message, size_t size);

/* Writes a state as JSON, or what a seat may know of it (docs/FORMATS.md). The
 * caller frees the text with free(). */
JOUTE_API char *joute_write_state(const Game *game, const GameConfig *config,
                                  const void *state);
JOUTE_API char *joute_write_view(const Game *game, const GameConfig *config,
                                 const void *state, Seat seat);
/* Writes all options as a JSON object; the caller frees it with free(). */
JOUTE_API char *joute_write_options(const Game *game, const GameConfig *config);
/* Draws the board as lines of text, seen by a seat or SEAT_WATCHER, with a line
 * that says who is to act. It hides nothing. The caller frees it with free().
 */
JOUTE_API char *joute_draw(const Game *game, const GameConfig *config,
                           const void *state, Seat viewer, Lang lang);

/* Writes a move as text, cut to size bytes; returns the length of the whole
 * text. */
JOUTE_API size_t joute_write_move(const Game *game, const void *state,
                                  Seat seat, Move move, char *out, size_t size);
/* Reads a move; returns false and a message, as joute_set_option does, if it is
 * not legal for seat. */
JOUTE_API bool joute_read_move(const Game *game, const void *state, Seat seat,
                               const char *text, Move *out, char *message,
                               size_t size);

/* The number of players under these options. */
JOUTE_API int joute_players(const Game *game, const GameConfig *config);
/* True if seat is to act and move is one of its legal moves. A move that did
 * not come from moves() must be checked before it is applied. */
JOUTE_API bool joute_is_legal(const Game *game, const void *state, Seat seat,
                              Move move);
/* The relative probability of an outcome of chance. */
JOUTE_API uint32_t joute_weight(const Game *game, const void *state, Move move);
/* Draws a legal move for every seat to act, for chance by weight. Returns false
 * if the game is over. out has room for GAME_SEATS moves. */
JOUTE_API bool joute_random_step(const Game *game, const void *state, Rng *rng,
                                 Move *out);
/* Says how a game ended; returns false if it is not over. */
JOUTE_API bool joute_outcome(const Game *game, const void *state, Outcome *out);
/* The utility of a seat, from -1 to 1 (docs/FORMATS.md). */
JOUTE_API double joute_utility(const Outcome *outcome, int players, Seat seat);

/* How good a state looks for a seat by the game's own estimate, -1000..1000.
 * The state may be redacted. */
JOUTE_API int joute_evaluate(const Game *game, const void *state, Seat seat);
/* What the game's solver says of a state that is not over, as one line of JSON
 * (joute eval --json), which the caller frees with free(). NULL and a message
 * if it says nothing. With is_quick it takes about a second at most. */
JOUTE_API char *joute_solve(const Game *game, const GameConfig *config,
                            const void *state, bool is_quick, char *message,
                            size_t size);

/* A computer player. */
typedef struct JoutePlayer JoutePlayer;

/* Makes a player by its name ("greedy", "mcts:1000", "level:5", "best"); the
 * same seed plays the same. Returns NULL and a message if there is no such
 * player. The caller frees it with joute_player_free. */
JOUTE_API JoutePlayer *joute_player_new(const Game *game,
                                        const GameConfig *config,
                                        const char *name, uint64_t seed,
                                        char *message, size_t size);
/* Asks for the move of a seat that is to act. The player is shown only what the
 * seat may know of the state, which has the options that the player was made
 * for. */
JOUTE_API Move joute_player_choose(JoutePlayer *player, const void *state,
                                   Seat seat);
/* Frees a player; player may be NULL. */
JOUTE_API void joute_player_free(JoutePlayer *player);

/* The sizes of a game in numbers; returns false if it has no numbers. */
JOUTE_API bool joute_shape(const Game *game, const GameConfig *config,
                           GameShape *out);
/* The number of a legal move: below GameShape.actions or, for a chance move,
 * below GameShape.outcomes. */
JOUTE_API int joute_action(const Game *game, Move move);
/* The move of a seat that has this number, or MOVE_NONE if that move is not
 * legal now. */
JOUTE_API Move joute_action_move(const Game *game, const GameConfig *config,
                                 const void *state, Seat seat, int action);

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
/* Plays one step that is written as in records; returns false and a message, as
 * joute_set_option does, if it is not legal. */
JOUTE_API bool joute_play_step_text(JoutePlay *play, const char *text,
                                    char *message, size_t size);
/* The number of steps played, those of chance included. */
JOUTE_API size_t joute_play_steps(const JoutePlay *play);
/* Writes step number at, counted from 0, as in records, cut to size bytes. */
JOUTE_API void joute_play_write_step(const JoutePlay *play, size_t at,
                                     char *out, size_t size);
/* Goes back, or forward again, to the position after this many steps; returns
 * false if fewer steps were played. */
JOUTE_API bool joute_play_go_to(JoutePlay *play, size_t steps);
/* If chance is to act, draws its outcome from the seed of joute_play_new and
 * plays it. */
JOUTE_API bool joute_play_draw(JoutePlay *play);
/* Writes the whole game as a record (docs/FORMATS.md). The caller frees it
 * with free(). players holds a name for each seat; if it is NULL, all are
 * called "". */
JOUTE_API char *joute_play_record(const JoutePlay *play,
                                  const char *const *players);

/* Many games of one kind that are played at the same time, for programs that
 * learn. Chance draws by itself. When a game is over, its next episode begins
 * in the same step: mover, legal moves and observation belong to the new
 * episode, rewards and terminated to the old one. Each episode of each game has
 * its own random stream, so the number of threads changes nothing. */
typedef struct JouteBatch JouteBatch;

typedef struct JouteBatchPlan {
    int count;      /* the number of games, at least 1 */
    uint64_t seed;  /* the seed of everything that is random */
    int step_limit; /* an episode is cut off after this many steps of its
                       players; 0 if none is */
    bool has_mask;  /* which of the arrays below are wanted */
    bool has_list;
    bool has_observation;
    bool is_illegal_lost; /* an illegal action loses the game; otherwise the
                             step is refused */
} JouteBatchPlan;

/* The arrays of a batch; in each, the entries of the games follow each other.
 * The arrays stay where they are, and every step overwrites them; an array that
 * is not wanted is NULL. If the players of the game choose at the same time,
 * each of them has a row; otherwise the one row of a game belongs to the player
 * to move. */
typedef struct JouteBatchArrays {
    int rows; /* the number of rows of a game */
    int players;
    int list_size; /* the length of each row of `list` */
    GameShape shape;
    int32_t *mover;      /* a seat, or -2 if all choose */
    uint8_t *mask;       /* [rows][actions]: 1 if the action is legal */
    uint16_t *list;      /* [rows][list_size]: the legal actions */
    int32_t *list_count; /* [rows]: the number of legal actions in list */
    uint8_t *planes; /* [rows]: the planes of the observation, each of the rows
                        and columns in shape */
    uint8_t *facts;  /* [rows][facts]: the other bytes of the observations */
    float *rewards;  /* [players]: the utilities after the end, else 0 */
    uint8_t *terminated; /* 1 if the last step ended the game */
    uint8_t *truncated;  /* 1 if step_limit cut the episode off */
} JouteBatchArrays;

/* Begins the games; returns NULL and a message if the game has no numbers, the
 * plan makes no sense or there is not enough memory. The caller frees the batch
 * with joute_batch_free. */
JOUTE_API JouteBatch *joute_batch_new(const Game *game,
                                      const GameConfig *config,
                                      const JouteBatchPlan *plan, char *message,
                                      size_t size);
/* Frees a batch; batch may be NULL. */
JOUTE_API void joute_batch_free(JouteBatch *batch);
/* The arrays; valid as long as the batch. */
JOUTE_API const JouteBatchArrays *joute_batch_arrays(const JouteBatch *batch);
/* The state of one game; valid until the next step. */
JOUTE_API const void *joute_batch_state(const JouteBatch *batch, int at);
/* Begins all games anew, as joute_batch_new did, with another seed. */
JOUTE_API void joute_batch_reset(JouteBatch *batch, uint64_t seed, int threads);
/* Plays one step of every game: actions holds as many numbers for each game as
 * it has rows. If one is illegal, no game changes and the message names its
 * index, unless the plan has is_illegal_lost: that game is then lost. */
JOUTE_API bool joute_batch_step(JouteBatch *batch, const int32_t *actions,
                                int threads, char *message, size_t size);
/* Plays steps with random legal actions. */
JOUTE_API void joute_batch_step_random(JouteBatch *batch, int steps,
                                       int threads);

#ifdef __cplusplus
}
#endif

#endif
