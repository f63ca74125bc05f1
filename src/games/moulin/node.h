/* node.h: a position on the path of the alpha-beta search, its name in the
 * transposition table, and its moves. The functions are inline because every
 * node of the search passes through them. */
#ifndef JOUTE_MOULIN_NODE_H
#define JOUTE_MOULIN_NODE_H

#include <string.h>

#include "games/moulin/internal.h"
#include "games/moulin/orbits.h"

/* A position on the path. keys holds a hash of each symmetric image of the
 * board; the least of them stands for all. keys and name are computed only for
 * positions that are looked up. */
typedef struct Node {
    uint64_t keys[ORBITS_SYMMETRIES];
    uint64_t least; /* the least of keys */
    uint64_t name;  /* least, mixed with the hands, the mover and the moves that
                       are left before the draw */
    uint32_t men[2];
    uint8_t hand[2];
    uint8_t mover;
    uint16_t quiet; /* moves since the last placement or removal */
    Move move;      /* the move that led here */
} Node;

/* Random numbers from which keys are computed. */
typedef struct NodeNumbers {
    /* Indexed by player, point and symmetric image; 0 for MOULIN_NO_POINT. */
    uint64_t stones[2][MOULIN_POINTS + 1][ORBITS_SYMMETRIES];
    /* indexed by the mover and the pieces in both hands */
    uint64_t hands[2][ORBITS_MEN + 1][ORBITS_MEN + 1];
    uint64_t quiets[MOULIN_QUIET_MAX + 1];
    uint8_t image[ORBITS_SYMMETRIES]
                 [32]; /* the images of each point, and of MOULIN_NO_POINT */
    uint8_t inverse[ORBITS_SYMMETRIES];
    /* For the game that is searched: once this many moves were made without a
     * placement or removal, a name depends on their number. */
    int quiet_named;
} NodeNumbers;

/* Fills everything but quiet_named; the numbers are always the same. */
void node_fill_numbers(NodeNumbers *out);

/* Sets the position where a search begins. */
void node_begin(const NodeNumbers *numbers, const Moulin *s, Node *out);

/* Computes the name of a position from its keys and least. */
static inline void node_set_name(const NodeNumbers *numbers, Node *n)
{
    n->name = n->least ^ numbers->hands[n->mover][n->hand[0]][n->hand[1]];
    if (n->quiet >= numbers->quiet_named) {
        n->name ^= numbers->quiets[n->quiet];
    }
}

/* The symmetric image in which the moves of a named position are kept. */
static inline int node_symmetry(const Node *n)
{
    int symmetry = 0;
    while (n->keys[symmetry] != n->least) {
        symmetry++;
    }
    return symmetry;
}

/* Computes the position after a move. */
static inline void node_make(const NodeNumbers *numbers, const Node *n,
                             Move move, bool is_named, Node *out)
{
    int from = moulin_from(move), to = moulin_to(move);
    int removed = moulin_removed(move), player = n->mover;
    bool is_placed = from == MOULIN_NO_POINT;
    bool is_removal = removed != MOULIN_NO_POINT;
    out->men[0] = n->men[0];
    out->men[1] = n->men[1];
    out->hand[0] = n->hand[0];
    out->hand[1] = n->hand[1];
    out->mover = (uint8_t)(1 - player);
    out->quiet = (uint16_t)(is_placed || is_removal ? 0 : n->quiet + 1);
    out->move = move;
    out->men[player] |= POINT(to);
    out->men[player] &= ~(POINT(from) & POINTS_ALL);
    out->men[1 - player] &= ~(POINT(removed) & POINTS_ALL);
    out->hand[player] = (uint8_t)(out->hand[player] - is_placed);
    if (!is_named) {
        return;
    }
    const uint64_t *arrival = numbers->stones[player][to];
    const uint64_t *departure = numbers->stones[player][from];
    const uint64_t *removal = numbers->stones[1 - player][removed];
    uint64_t least = UINT64_MAX;
    for (int s = 0; s < ORBITS_SYMMETRIES; s++) {
        uint64_t key = n->keys[s] ^ arrival[s] ^ departure[s] ^ removal[s];
        least = key < least ? key : least;
        out->keys[s] = key;
    }
    out->least = least;
    node_set_name(numbers, out);
}

/* What the side to move can play. */
typedef struct NodePlays {
    uint32_t own, theirs, empty;
    uint32_t men; /* the pieces that can move; POINT(MOULIN_NO_POINT) is a piece
                     in hand */
    uint32_t closers; /* the pieces of men that may close a mill */
    bool is_free;     /* the pieces of men may go to any empty point */
} NodePlays;

static inline NodePlays node_plays(const Node *n, bool has_flying)
{
    uint32_t own = n->men[n->mover], theirs = n->men[1 - n->mover];
    uint32_t empty = ~(own | theirs) & POINTS_ALL;
    NodePlays plays = { .own = own, .theirs = theirs, .empty = empty };
    bool is_placing = n->hand[n->mover] > 0;
    if (!is_placing && !(has_flying && points_count(own) == MOULIN_LEAST_MEN)) {
        plays.men = own & points_beside(empty);
        plays.closers = points_closers(own, empty);
        return plays;
    }
    plays.is_free = true;
    plays.men = is_placing ? POINT(MOULIN_NO_POINT) : own;
    plays.closers = theirs && points_closing(own) & empty ? plays.men : 0;
    return plays;
}

static inline bool node_can_play(const NodePlays *plays)
{
    return plays->men && plays->empty;
}

/* The points where a piece may go, and all points where it would close a
 * mill. */
static inline uint32_t plays_to(const NodePlays *plays, int from)
{
    return plays->is_free ? plays->empty : points_next[from] & plays->empty;
}

static inline uint32_t plays_closing(const NodePlays *plays, int from)
{
    return plays->closers >> from & 1
               ? points_closing(plays->own & ~POINT(from))
               : 0;
}

#endif
