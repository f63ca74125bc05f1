/* ordering.h: the moves of a node of the alpha-beta search, and which of them
 * to try first: the better the order, the fewer nodes. */
#ifndef JOUTE_MOULIN_ORDERING_H
#define JOUTE_MOULIN_ORDERING_H

#include "games/moulin/node.h"

enum { ORDERING_PLIES = 128, ORDERING_MOVES = 400 /* most of a position */ };

/* What a thread has learnt of moves that remove nothing. */
typedef struct Ordering {
    Move killers[ORDERING_PLIES][2]; /* by ply, the last two that cut */
    int16_t history[2][32][32];      /* by player, from, to */
} Ordering;

/* A move and how soon to try it. */
typedef struct Choice {
    int32_t merit;
    Move move;
} Choice;

typedef struct Choices {
    int count;
    Choice at[ORDERING_MOVES];
} Choices;

/* Nothing is learnt yet. */
void ordering_init(Ordering *ordering);

/* Lists all moves with their merits. */
void ordering_list(const Ordering *ordering, const Node *n,
                   const NodePlays *plays, int ply, Choices *out);

/* Has a move that is in the list, or MOVE_NONE, tried first. */
void choices_promote(Choices *list, Move move);

/* Brings the best of the choices from `at` on to the front of them. */
Move choices_pick(Choices *list, int at);

/* Remembers that the move at `last` was good enough, and that those before it
 * were not. */
void ordering_learn(Ordering *ordering, const Node *n, int ply, int depth,
                    const Choices *list, int last);

#endif
