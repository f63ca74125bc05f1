/* ordering.h: the moves of a node of the alpha-beta search, in the order in
 * which they are tried. The better the order, the fewer nodes the search
 * visits. */
#ifndef JOUTE_MOULIN_ORDERING_H
#define JOUTE_MOULIN_ORDERING_H

#include "games/moulin/node.h"

enum {
    ORDERING_PLIES = 128,
    ORDERING_MOVES = 400 /* the most moves of a
                            position */
};

/* What a thread has learned about moves that remove nothing. */
typedef struct Ordering {
    Move killers[ORDERING_PLIES][2]; /* indexed by ply: the last two moves that
                                        caused a cutoff */
    int16_t history[2][32][32];      /* indexed by player, from and to */
} Ordering;

/* A move and its merit: moves with a higher merit are tried first. */
typedef struct Choice {
    int32_t merit;
    Move move;
} Choice;

/* The moves of a node, each once; the order is that in which they are tried. */
typedef struct Choices {
    int count;
    Choice at[ORDERING_MOVES];
} Choices;

/* Forgets everything that was learned. */
void ordering_init(Ordering *ordering);

/* Lists all moves with their merits. */
void ordering_list(const Ordering *ordering, const Node *n,
                   const NodePlays *plays, int ply, Choices *out);

/* Moves a move of the list to the front; it may be MOVE_NONE. */
void choices_promote(Choices *list, Move move);

/* Moves the best of the choices from `at` on to that place and returns it. */
Move choices_pick(Choices *list, int at);

/* Learns from a cut: the move at `last` was good enough, and the moves before
 * it were not. */
void ordering_learn(Ordering *ordering, const Node *n, int ply, int depth,
                    const Choices *list, int last);

#endif
