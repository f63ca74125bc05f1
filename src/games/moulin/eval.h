/* eval.h: the values of the moves of a position. */
#ifndef JOUTE_MOULIN_EVAL_H
#define JOUTE_MOULIN_EVAL_H

#include <limits.h>

#include "games/moulin/alphabeta.h"

enum { SCORE_NONE = INT_MIN };

typedef struct EvaluatedMove {
    Move move;
    char text[12];
    int value; /* the value of the position after the move, for the side to move
                  then */
    int score; /* by a search, for the side that moves; else SCORE_NONE */
} EvaluatedMove;

typedef struct EvaluatedMoves {
    int count;
    EvaluatedMove at[GAME_MOVES];
} EvaluatedMoves;

/* Lists every legal move with its value, the best first; returns true if all
 * values are known. tables may be NULL. */
bool eval_moves(const Tables *tables, const Moulin *s, EvaluatedMoves *out);

/* Writes the value of every position of a game, with a line for each move and a
 * curve, and marks the moves that gave something away (review.c). */
void review_match(const GameRun *run, const Tables *tables, const Play *play,
                  Text *out);

/* Writes the answer of joute eval. */
void eval_position(const GameRun *run, const Tables *tables, const Moulin *s,
                   const SearchLimits *limits, Text *out);

#endif
