/* eval.h: what the moves of a position are worth. */
#ifndef JOUTE_MOULIN_EVAL_H
#define JOUTE_MOULIN_EVAL_H

#include "games/moulin/alphabeta.h"

typedef struct EvaluatedMove {
    Move move;
    char text[12];
    int value; /* of the position after it, for who is to move then */
} EvaluatedMove;

typedef struct EvaluatedMoves {
    int count;
    EvaluatedMove at[GAME_MOVES];
} EvaluatedMoves;

/* Every legal move with its value, the best first; true if all are known.
 * tables may be NULL. */
bool eval_moves(const Tables *tables, const Moulin *s, EvaluatedMoves *out);

/* review.c: writes what the positions of a game were worth, a line a move, as
 * a curve, and marks the moves that gave something away. */
void review_match(const GameRun *run, const Tables *tables, const Match *match,
                  Text *out);

/* Writes the answer of joute eval. */
void eval_position(const GameRun *run, const Tables *tables, const Moulin *s,
                   const SearchLimits *limits, Text *out);

#endif
