/* legal.h: legal moves, as people and programs read them. */
#ifndef JOUTE_LEGAL_H
#define JOUTE_LEGAL_H

#include "base/json.h"
#include "joute/game.h"

/* A legal move and its canonical text. */
typedef struct LegalMove {
    Move move;
    char text[MOVE_TEXT];
} LegalMove;

/* Lists the legal moves of a seat, sorted by the bytes of their text, and
 * returns their number; there are none if the seat is not to act. out has room
 * for GAME_MOVES. */
int legal_list(const Game *game, const void *state, Seat seat, int notation,
               LegalMove *out);

/* Sorts moves that are whole numbers by their value, for people; leaves other
 * lists as they are. */
void legal_order_numbers(LegalMove *list, int count);

/* Divides a legal move into the parts that a person picks one after the other
 * and returns their number. Without parts of its own, a move is one part that
 * is not on the board. out has room for MOVE_PARTS. */
int legal_parts(const Game *game, const void *state, Seat seat, Move move,
                const Drawing *how, MovePart *out);

/* Writes the "legal" of a trace: a list or, if all choose at once, a list for
 * each seat. */
void legal_write(const Game *game, int players, const void *state,
                 JsonWriter *out);

/* Adds a refusal if there is room: `move`, chosen as part number `part` of a
 * move, is not allowed, and `why` is the reason. */
void legal_refuse(RefusalList *list, int part, const char *move,
                  const Error *why);

/* Adds a refusal of a whole move, in the game's own words. */
void legal_refuse_move(const Game *game, const void *state, Seat seat,
                       Move move, Lang lang, RefusalList *out);

#endif
