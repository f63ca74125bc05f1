/* judge.h: the evaluation of the alpha-beta search. In a header, since nearly
 * all its time goes here. */
#ifndef JOUTE_MOULIN_JUDGE_H
#define JOUTE_MOULIN_JUDGE_H

#include "games/moulin/tables.h"

/* In thousandths of a win, about. */
enum {
    PIECE = 120,
    STEP = 12,    /* a step that a piece can make */
    STUCK = 14,   /* a piece that cannot step */
    PAIR = 10,    /* an empty point that would close a mill */
    MILL_MAN = 4, /* a piece in a mill */
    READY = 90,   /* the side to move can close a mill at once */
    THREAT = 15,  /* the other side can */
    THREATS = 60, /* in two places */
};

typedef struct Side {
    int value;
    int threats; /* points where it can close a mill at once */
} Side;

static inline Side judge_side(uint32_t men, uint32_t empty, int hand,
                              bool flies)
{
    Pairs pairs = points_pairs(men);
    uint32_t closing = pairs.begins | pairs.ends | pairs.side | pairs.cross;
    Side side = { .value = PIECE * (points_count(men) + hand) +
                           PAIR * points_count(closing & empty) +
                           MILL_MAN * points_count(closing & men) };
    uint32_t on = points_on(men) & empty, back = points_back(men) & empty;
    uint32_t in = points_inwards(men) & empty;
    uint32_t out = points_outwards(men) & empty;
    int steps = points_count(on) + points_count(back) + points_count(in) +
                points_count(out);
    if (hand > 0 || flies) {
        side.threats = points_count(closing & empty);
    } else {
        uint32_t ready = (on & (pairs.begins | pairs.cross)) |
                         (back & (pairs.ends | pairs.cross)) |
                         ((in | out) & pairs.side);
        side.threats = points_count(ready);
    }
    if (flies) {
        side.value += STEP * 8;
    } else {
        side.value +=
            STEP * steps - STUCK * points_count(men & ~points_beside(empty));
    }
    return side;
}

/* What a position that is not over is worth for the side to move, about 1000
 * for a sure win. */
static inline int judge_position(const Position *p, bool has_flying)
{
    uint32_t empty = ~(p->men[0] | p->men[1]) & POINTS_ALL;
    Side own = judge_side(p->men[0], empty, p->hand[0],
                          has_flying && p->hand[0] == 0 &&
                              points_count(p->men[0]) == 3);
    Side other = judge_side(p->men[1], empty, p->hand[1],
                            has_flying && p->hand[1] == 0 &&
                                points_count(p->men[1]) == 3);
    int value = own.value - other.value;
    value += own.threats ? READY : 0;
    value -= other.threats > 1 ? THREATS : other.threats ? THREAT : 0;
    return value;
}

#endif
