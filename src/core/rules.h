/* rules.h: plays any game through its table. */
#ifndef JOUTE_RULES_H
#define JOUTE_RULES_H

#include "base/error.h"
#include "base/text.h"
#include "joute/game.h"

/* Sets up the start of a game; an rng with the same seed gives the same
 * start. */
void rules_setup(const Game *game, void *state, const GameConfig *config,
                 Rng *rng);

/* How a text fits a state, in the words of the bot protocol's verdicts. */
typedef enum MoveFit { MOVE_FITS, MOVE_ILLEGAL, MOVE_MALFORMED } MoveFit;

/* True if a move is legal for a seat that is to act. */
bool rules_is_listed(const Game *game, const void *state, Seat seat, Move move);

/* Reads the move of one seat in any accepted spelling; err says what is wrong.
 * A seat that is not to act has no legal move. */
MoveFit rules_read_move(const Game *game, const void *state, Seat seat,
                        const char *text, Move *out, Error *err);

/* Reads the text of one step in a record: the move of the seat to act, or a
 * joint move such as "3,5". out has room for GAME_SEATS moves. */
MoveFit rules_read_step(const Game *game, const void *state, const char *text,
                        Move *out, Error *err);
/* Appends the text of one step. "?", or "*?" for chance, stands for
 * MOVE_NONE. */
void rules_write_step(const Game *game, const void *state, const Move *moves,
                      Text *out);

/* True if a seat may not see a move of a step in which the seats in `acting`
 * act. If a game that hides something has no is_move_hidden, the draws of
 * chance are hidden. */
static inline bool rules_is_hidden(const Game *game, const void *before,
                                   SeatSet acting, Move move, Seat seat)
{
    return game->is_move_hidden ? game->is_move_hidden(before, move, seat)
                                : game->redact && acting == SEATS_CHANCE;
}
/* The moves of a step as a seat may see them, with MOVE_NONE for a hidden one.
 * Returns false if one is hidden. */
bool rules_view_step(const Game *game, const void *before, const Move *moves,
                     Seat seat, Move *out);

/* Draws a move for every seat to act, for chance by weight; returns false if
 * the game is over. */
bool rules_random_step(const Game *game, const void *state, Rng *rng,
                       Move *out);

/* The weight of a chance outcome. */
uint32_t rules_weight(const Game *game, const void *state, Move move);
/* The sum of the weights of a list of outcomes. */
uint32_t rules_total_weight(const Game *game, const void *state,
                            const MoveList *list);

/* The estimated utility of a seat, -1000..1000; 0 if the game cannot tell. */
static inline int rules_evaluate(const Game *game, const void *state, Seat seat)
{
    const GameAi *ai = game_ai(game);
    return ai->evaluate ? ai->evaluate(state, seat) : 0;
}

/* The number of sequences of exactly depth moves (FORMATS.md). */
uint64_t rules_perft(const Game *game, const void *state, int depth);

#endif
