/* judge.h: the evaluation of the alpha-beta search, which last_ply.c calls. */
#ifndef JOUTE_MOULIN_JUDGE_H
#define JOUTE_MOULIN_JUDGE_H

#include "games/moulin/tables.h"

/* The weights, in about thousandths of a win. They were found by play: a
 * change was kept if it won clearly more than half of 100 paired games at
 * 40,000 nodes a move (tests/moulin_strength). The worth of steps matters
 * most: with 12 instead of 20 the search won 17, drew 42 and lost 41; with 120
 * for a piece instead of 85 it won 20, drew 44 and lost 36. Weights that were
 * fitted to the results of random positions of 12 and 13 pieces in the tables
 * played worse. */
enum {
    JUDGE_PIECE = 85,
    JUDGE_STEP = 20,    /* a step that a piece can make */
    JUDGE_STUCK = 14,   /* a piece that cannot step */
    JUDGE_PAIR = 10,    /* an empty point that would close a mill */
    JUDGE_MILL_MAN = 4, /* a piece in a mill */
    JUDGE_FLYING = 96, /* replaces the worth of steps if three pieces may fly */
};

/* By the number of mills that can be closed at once: none, one, or more. The
 * first row is for the side to move, the second for the other side. */
static const int judge_threats[2][3] = { { 0, 90, 90 }, { 0, 15, 60 } };

/* The value for a side to move that has no step and so has lost. */
enum { JUDGE_BLOCKED = -100000 };

typedef struct JudgedSide {
    int value;
    int threats;
    bool is_blocked;
} JudgedSide;

static inline JudgedSide judge_side(uint32_t men, uint32_t empty, int hand,
                                    bool flies)
{
    Pairs pairs = points_pairs(men);
    uint32_t closing = pairs.begins | pairs.ends | pairs.side | pairs.cross;
    JudgedSide side = { .value = JUDGE_PIECE * (points_count(men) + hand) +
                                 JUDGE_PAIR * points_count(closing & empty) +
                                 JUDGE_MILL_MAN * points_count(closing & men) };
    if (flies) {
        side.value += JUDGE_FLYING;
        side.threats = points_count(closing & empty);
        return side;
    }
    uint32_t on = points_on(men) & empty, back = points_back(men) & empty;
    uint32_t in = points_inwards(men) & empty;
    uint32_t out = points_outwards(men) & empty;
    int steps = points_count(on) + points_count(back) + points_count(in) +
                points_count(out);
    side.value += JUDGE_STEP * steps -
                  JUDGE_STUCK * points_count(men & ~points_beside(empty));
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
static inline int judge_position(const Position *p, bool has_flying)
{
    uint32_t empty = ~(p->men[0] | p->men[1]) & POINTS_ALL;
    JudgedSide own = judge_side(p->men[0], empty, p->hand[0],
                                has_flying && p->hand[0] == 0 &&
                                    points_count(p->men[0]) == 3);
    JudgedSide other = judge_side(p->men[1], empty, p->hand[1],
                                  has_flying && p->hand[1] == 0 &&
                                      points_count(p->men[1]) == 3);
    if (own.is_blocked) {
        return JUDGE_BLOCKED;
    }
    return own.value - other.value +
           judge_threats[0][own.threats < 2 ? own.threats : 2] -
           judge_threats[1][other.threats < 2 ? other.threats : 2];
}

#endif
