/* judge.h: the evaluation of the alpha-beta search, which last_ply.c calls;
 * judge.c has its weights. */
#ifndef JOUTE_MOULIN_JUDGE_H
#define JOUTE_MOULIN_JUDGE_H

#include "games/moulin/tables.h"

/* Weights of what a side has, in about thousandths of a win. */
typedef struct JudgeWeights {
    int piece;     /* a piece, on the board or in hand */
    int placed;    /* a piece on the board, more than that */
    int step;      /* a step that a piece can make */
    int reach;     /* a free point beside one of its pieces */
    int stuck;     /* a piece that cannot step */
    int cramped;   /* each step that a side has less than five */
    int pair;      /* an empty point that would close a mill */
    int mill_man;  /* a piece in a mill */
    int flying;    /* replaces the worth of steps if three pieces may fly */
    int own[2];    /* one mill that the side to move can close, or more */
    int theirs[2]; /* one mill that the other side can close, or more */
    int turn;      /* to be the side to move */
} JudgeWeights;

enum {
    JUDGE_TERMS = sizeof(JudgeWeights) / sizeof(int),
    JUDGE_HANDS = 14,        /* most pieces in hand that have a row */
    JUDGE_PIECES_MOST = 18,  /* most and fewest pieces on the board that have */
    JUDGE_PIECES_LEAST = 12, /* a row in the moving phase */
    JUDGE_ROWS = 1 + JUDGE_HANDS + JUDGE_PIECES_MOST - JUDGE_PIECES_LEAST + 1,
};

/* The rows after the first one were fitted to the results that the tables
 * give, in three rounds of tests/moulin_weights. The first row, for positions
 * with few pieces, was found by play. */
extern const JudgeWeights moulin_judge_weights[JUDGE_ROWS];

/* The row of the weights for a position: first a row for few pieces, then one
 * for each number of pieces in hand, then for 18 pieces on the board and less.
 * Larger numbers, of games with more pieces, have the row of the largest. */
static inline int judge_row(const Position *p)
{
    int hands = p->hand[0] + p->hand[1];
    int pieces = points_count(p->men[0] | p->men[1]);
    if (hands > 0) {
        return hands > JUDGE_HANDS ? JUDGE_HANDS - (hands & 1) : hands;
    }
    if (pieces < JUDGE_PIECES_LEAST) {
        return 0;
    }
    return JUDGE_HANDS + 1 +
           (pieces < JUDGE_PIECES_MOST ? JUDGE_PIECES_MOST - pieces : 0);
}

/* The value for a side to move that has no step and so has lost. */
enum { JUDGE_BLOCKED = -100000 };

typedef struct JudgedSide {
    int value;
    int threats;
    bool is_blocked;
} JudgedSide;

static inline JudgedSide judge_side(const JudgeWeights *w, uint32_t men,
                                    uint32_t empty, int hand, bool flies)
{
    Pairs pairs = points_pairs(men);
    uint32_t closing = pairs.begins | pairs.ends | pairs.side | pairs.cross;
    int placed = points_count(men);
    JudgedSide side = { .value = w->piece * (placed + hand) +
                                 w->placed * placed +
                                 w->pair * points_count(closing & empty) +
                                 w->mill_man * points_count(closing & men) };
    if (flies) {
        side.value += w->flying;
        side.threats = points_count(closing & empty);
        return side;
    }
    uint32_t on = points_on(men) & empty, back = points_back(men) & empty;
    uint32_t in = points_inwards(men) & empty;
    uint32_t out = points_outwards(men) & empty;
    int steps = points_count(on) + points_count(back) + points_count(in) +
                points_count(out);
    side.value += w->step * steps +
                  w->reach * points_count(on | back | in | out) -
                  w->stuck * points_count(men & ~points_beside(empty)) -
                  (steps < 5 ? w->cramped * (5 - steps) : 0);
    if (hand > 0) {
        side.threats = points_count(closing & empty);
        return side;
    }
    side.is_blocked = steps == 0;
    on &= pairs.begins | pairs.cross;
    back &= pairs.ends | pairs.cross;
    side.threats = points_count(on | back | ((in | out) & pairs.side));
    return side;
}

/* The value of a position for the side to move, which has at least three
 * pieces: about 1000 for a sure win, or JUDGE_BLOCKED. */
static inline int judge_with(const JudgeWeights *w, const Position *p,
                             bool has_flying)
{
    uint32_t empty = ~(p->men[0] | p->men[1]) & POINTS_ALL;
    JudgedSide own = judge_side(w, p->men[0], empty, p->hand[0],
                                has_flying && p->hand[0] == 0 &&
                                    points_count(p->men[0]) == 3);
    JudgedSide other = judge_side(w, p->men[1], empty, p->hand[1],
                                  has_flying && p->hand[1] == 0 &&
                                      points_count(p->men[1]) == 3);
    if (own.is_blocked) {
        return JUDGE_BLOCKED;
    }
    int value = own.value - other.value + w->turn;
    value += own.threats ? w->own[own.threats > 1] : 0;
    return value - (other.threats ? w->theirs[other.threats > 1] : 0);
}

static inline int judge_position(const Position *p, bool has_flying)
{
    return judge_with(&moulin_judge_weights[judge_row(p)], p, has_flying);
}

#endif
