/* evaluate.c: estimates how good a position or a move of moulin is, for
 * searches of any game. */
#include "games/moulin/internal.h"

/* The weights, roughly in hundredths of a piece. They were found by play: a
 * change was kept if greedy with it won more than half of 600 paired games
 * against greedy without it. */
enum {
    PAIR = 6,     /* two pieces and an empty point on a line */
    MILL_MAN = 4, /* a piece in a mill */
    DOUBLE = 29,  /* a step out of one mill that closes another */
    ARRIVAL = 7,  /* a point next to one of the side's pieces, or any free point
                     for a flying piece */
    BLOCKED = 13, /* a piece that cannot step */
    SCALE = 250,  /* the advantage that is worth half a win */
    THREATS = 3,
};

/* The worth of a piece, by the number of pieces on the board and in hand: the
 * fewer there are, the more each is worth. */
static const int16_t piece_values[13] = { 0,   0,   0,   250, 400,  530, 640,
                                          740, 830, 910, 980, 1040, 1100 };

/* By the number of mills that can be closed at once, for the side that is not
 * to move and for the side to move. The opponent can stop one mill but not
 * two. */
static const int16_t threat_values[2][THREATS] = { { 0, 13, 85 },
                                                   { 0, 118, 130 } };

/* The pieces that can close a mill on a point by a step. */
static uint32_t closers(uint32_t men, uint32_t point)
{
    uint32_t found = 0;
    for (uint32_t left = points_beside(point) & men; left; left &= left - 1) {
        uint32_t man = left & (0 - left);
        found |= points_closing(men & ~man) & point ? man : 0;
    }
    return found;
}

typedef struct Threats {
    int count, doubles;
} Threats;

/* Finds the mills that a player can close; pairs are the empty points where one
 * more piece would close one. */
static Threats find_threats(const Moulin *s, int player, uint32_t pairs,
                            uint32_t in_mills)
{
    Threats threats = { 0 };
    if (s->hand[player] > 0 || moulin_may_fly(s, player)) {
        threats.count = points_count(pairs);
        return threats;
    }
    for (uint32_t left = pairs; left; left &= left - 1) {
        uint32_t by = closers(s->men[player], left & (0 - left));
        threats.count += by != 0;
        threats.doubles += (by & in_mills) != 0;
    }
    return threats;
}

/* The worth of a side, in hundredths of a piece. */
static int judge_side(const Moulin *s, int player, bool is_mover)
{
    uint32_t men = s->men[player];
    uint32_t empty = ~(s->men[0] | s->men[1]) & POINTS_ALL;
    uint32_t closing = points_closing(men);
    uint32_t pairs = closing & empty, in_mills = closing & men;
    Threats threats = find_threats(s, player, pairs, in_mills);
    int at = threats.count < THREATS ? threats.count : THREATS - 1;
    int value = piece_values[points_count(men) + s->hand[player]] +
                threat_values[is_mover][at] + PAIR * points_count(pairs) +
                MILL_MAN * points_count(in_mills) + DOUBLE * threats.doubles;
    if (moulin_may_fly(s, player)) {
        return value + ARRIVAL * points_count(empty);
    }
    return value + ARRIVAL * points_count(points_beside(men) & empty) -
           BLOCKED * points_count(men & ~points_beside(empty));
}

int moulin_evaluate(const void *state, Seat seat)
{
    const Moulin *s = state;
    if (s->end == END_TWO_PIECES || s->end == END_BLOCKED) {
        return s->loser == seat ? -1000 : 1000;
    }
    if (s->end) {
        return 0;
    }
    int lead = judge_side(s, seat, s->mover == seat) -
               judge_side(s, 1 - seat, s->mover != seat);
    return 1000 * lead / ((lead < 0 ? -lead : lead) + SCALE);
}

/* The worth of a piece on a point: the sum for the pairs and mills of which it
 * is a part. */
static int worth_of(uint32_t men, uint32_t point, uint32_t empty)
{
    uint32_t with = men | point, without = men & ~point;
    return 3 * (points_count(points_closing(with) & empty) -
                points_count(points_closing(without) & empty)) +
           points_count(points_beside(point) & empty);
}

int moulin_order(const void *state, Seat seat, Move move)
{
    enum { MILL = 100, STOPS = 50 };
    const Moulin *s = state;
    uint32_t to = UINT32_C(1) << moulin_to(move);
    uint32_t from = UINT32_C(1) << moulin_from(move) & POINTS_ALL;
    uint32_t removed = UINT32_C(1) << moulin_removed(move) & POINTS_ALL;
    uint32_t men = s->men[seat], theirs = s->men[1 - seat];
    uint32_t empty = ~(men | theirs) & POINTS_ALL;
    int merit = worth_of(men & ~from, to, empty) -
                (from ? worth_of(men, from, empty) : 0);
    if (points_closing(theirs) & to) {
        merit += STOPS;
    }
    if (points_closing(theirs) & from) {
        merit -= STOPS;
    }
    return removed ? merit + MILL + worth_of(theirs, removed, empty) : merit;
}
