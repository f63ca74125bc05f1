/* play.h: playing any game through its table alone. */
#ifndef JOUTE_PLAY_H
#define JOUTE_PLAY_H

#include "base/error.h"
#include "base/text.h"
#include "joute/game.h"

/* The start of a game; the same seed gives the same start. */
void play_setup(const Game *game, void *state, const GameConfig *config,
                Rng *rng);

/* How a text fits a state: the verdicts of the bot protocol. */
typedef enum MoveFit { MOVE_FITS, MOVE_ILLEGAL, MOVE_MALFORMED } MoveFit;

/* Whether a move is among those of a seat that is to act. */
bool play_is_listed(const Game *game, const void *state, Seat seat, Move move);

/* Reads one seat's move in any accepted spelling; err says what is wrong. A
 * seat that is not to act has no legal move. */
MoveFit play_read_move(const Game *game, const void *state, Seat seat,
                       const char *text, Move *out, Error *err);

/* Reads what a record holds of one step: the move of the seat to act, or a
 * joint move "3,5". out has room for GAME_SEATS moves. */
MoveFit play_read_step(const Game *game, const void *state, const char *text,
                       Move *out, Error *err);
/* The same text of a step; "?" or, for chance, "*?" stands for MOVE_NONE. */
void play_write_step(const Game *game, const void *state, const Move *moves,
                     Text *out);

/* Whether a move of a step in which these seats act is hidden from a seat. A
 * game that hides things and does not say which moves hides the draws of
 * chance. */
static inline bool play_is_hidden(const Game *game, const void *before,
                                  SeatSet acting, Move move, Seat seat)
{
    return game->is_move_hidden ? game->is_move_hidden(before, move, seat)
                                : game->redact && acting == SEATS_CHANCE;
}
/* The moves of a step as a seat may see them: MOVE_NONE for what is hidden;
 * false if something is. */
bool play_view_step(const Game *game, const void *before, const Move *moves,
                    Seat seat, Move *out);

/* Draws a move for every seat to act, chance by its weights; false once the
 * game is over. */
bool play_random_step(const Game *game, const void *state, Rng *rng, Move *out);

/* The weight of a chance outcome, and of all that are listed. */
uint32_t play_weight(const Game *game, const void *state, Move move);
/* The sum of the weights in a list of outcomes. */
uint32_t play_total_weight(const Game *game, const void *state,
                           const MoveList *list);

/* The number of move sequences of exactly this length (FORMATS.md). */
uint64_t play_perft(const Game *game, const void *state, int depth);

#endif
