/* legal.h: legal moves as people and programs read them. */
#ifndef JOUTE_LEGAL_H
#define JOUTE_LEGAL_H

#include "base/json.h"
#include "joute/game.h"

typedef struct LegalMove {
    Move move;
    char text[MOVE_TEXT];
} LegalMove;

/* Lists a seat's legal moves sorted by the bytes of their text; none if the
 * seat is not to act. out has room for GAME_MOVES. */
int legal_list(const Game *game, const void *state, Seat seat, int notation,
               LegalMove *out);

/* The "legal" of a trace: a list, or one for each seat if all choose. */
void legal_write(const Game *game, int players, const void *state,
                 JsonWriter *out);

/* Adds what may not be played when that part of a move is chosen, and why, if
 * there is room. */
void legal_refuse(RefusalList *list, int part, const char *move,
                  const Error *why);

/* The same of a whole move, which is written and explained by the game. */
void legal_refuse_move(const Game *game, const void *state, Seat seat,
                       Move move, Lang lang, RefusalList *out);

#endif
