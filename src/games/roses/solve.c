/* solve.c: the end of a game, exactly: what every move is worth if both players
 * then play as well as possible, in the mean over the cards that are drawn.
 *
 * Every position is searched to the end and remembered. Two things make this
 * feasible: cards that cannot be played any more do not differ, and after a
 * move that surely wins no other one is looked at. Bounds (alpha-beta, Star1,
 * the most that a player can still gain) solved as many positions in the same
 * time. Only operations that are exact or rounded in one way are used, so that
 * every machine finds the same. */
#include <stdlib.h>

#include "base/mem.h"
#include "core/player.h"
#include "games/roses/internal.h"

enum {
    PAWNS_AHEAD = 9,      /* if more can still be put, nothing is tried */
    KNOWN_MOST = 1 << 17, /* positions that are remembered */
};

/* A position, and the cards that can still be played some time. */
typedef struct Position {
    Roses s;
    CardSet live;
} Position;

/* What a position is worth to the player to move. */
typedef struct Known {
    uint64_t key;
    double worth;
} Known;

typedef struct Solver {
    Known *known; /* at the last bits of the key */
    uint64_t mask;
    uint64_t left;  /* positions */
    bool is_failed; /* no positions are left, or thinking was stopped */
    const Thinking *thinking;
} Solver;

static int count(CardSet set)
{
    return __builtin_popcountll(set);
}

/* Follows the king to all squares that he may still reach, and finds the cards
 * that lead there. Returns how many pawns can still be put at most. */
static int find_live(Position *at)
{
    Roses there = at->s;
    Squares room = { { 0 } };
    uint8_t row[ROSES_SQUARES + 1], col[ROSES_SQUARES + 1];
    uint8_t steps[ROSES_SQUARES + 1];
    int pawns = there.left[0] + there.left[1] - 1, seen = 1;
    row[0] = there.king_row;
    col[0] = there.king_col;
    steps[0] = 0;
    at->live = 0;
    for (int i = 0; i < seen && steps[i] < pawns; i++) {
        there.king_row = row[i];
        there.king_col = col[i];
        CardSet cards = roses_playable(&there, ROSES_ALL_CARDS);
        at->live |= cards;
        for (; cards; cards &= cards - 1) {
            int card = __builtin_ctzll(cards);
            int to_row = row[i] + roses_card_down(card);
            int to_col = col[i] + roses_card_right(card);
            if (!squares_has(&room, to_row, to_col)) {
                squares_add(&room, to_row, to_col);
                row[seen] = (uint8_t)to_row;
                col[seen] = (uint8_t)to_col;
                steps[seen++] = (uint8_t)(steps[i] + 1);
            }
        }
    }
    return seen - 1 < pawns ? seen - 1 : pawns;
}

/* Returns a hash of what can still matter. */
static uint64_t key_of(const Position *at)
{
    Roses s = at->s;
    uint64_t words[sizeof s / 8], key = 0;
    s.unused = (uint32_t)count(s.pile);
    s.pile &= at->live;
    s.hand[0] &= at->live;
    s.hand[1] &= at->live;
    memcpy(words, &s, sizeof s);
    for (size_t i = 0; i < sizeof s / 8; i++) {
        key = (key ^ words[i]) * UINT64_C(0x9e3779b97f4a7c15);
        key ^= key >> 29;
    }
    return key;
}

static double solve(Solver *self, const Position *at);

/* Returns what a position is worth to the player who draws: the mean over the
 * cards. The dead ones, which can never be played, count as one. */
static double solve_chance(Solver *self, const Position *at)
{
    CardSet live = at->s.pile & at->live, dead = at->s.pile & ~live;
    double sum = 0;
    for (CardSet left = live | (dead & (0 - dead)); left; left &= left - 1) {
        int card = __builtin_ctzll(left);
        bool is_live = (live & roses_card_set(card)) != 0;
        Position next = *at;
        roses_apply(&next.s, &(Move){ (Move)(ROSES_CHANCE | card) });
        sum -= (is_live ? 1 : count(dead)) * solve(self, &next);
    }
    return sum / count(at->s.pile);
}

/* Returns what a score is worth to a player once no pawn can be put. */
static double judge(const Roses *s, int player)
{
    int lead = roses_points(s, player) - roses_points(s, 1 - player);
    return (lead > 0) - (lead < 0);
}

/* Returns what a move is worth to the player who makes it. */
static double solve_move(Solver *self, const Position *at, Move move)
{
    Position next = *at;
    roses_apply(&next.s, &move);
    if (next.s.to_act == SEATS_NONE) {
        return judge(&next.s, at->s.mover);
    }
    if (next.s.to_act == SEATS_CHANCE) {
        return solve_chance(self, &next);
    }
    if (move < ROSES_CHANCE) {
        find_live(&next);
    }
    return -solve(self, &next);
}

/* Returns what a position is worth to the player to move. */
static double solve(Solver *self, const Position *at)
{
    if (at->live == 0) {
        return judge(&at->s, at->s.mover);
    }
    uint64_t key = key_of(at);
    Known *known = &self->known[key & self->mask];
    if (known->key == key) {
        return known->worth;
    }
    if (self->left == 0 || thinking_is_stopped(self->thinking)) {
        self->is_failed = true;
    }
    if (self->is_failed) {
        return 0;
    }
    self->left--;
    MoveList list;
    double best = -1;
    list.count = 0;
    roses_moves(&at->s, at->s.mover, &list);
    for (int i = 0; i < list.count && best < 1; i++) {
        double worth = solve_move(self, at, list.at[i]);
        best = worth > best ? worth : best;
    }
    *known = (Known){ key, best };
    return best;
}

bool roses_solve(const void *state, Seat seat, uint64_t positions,
                 const Thinking *thinking, double *out)
{
    Position root = { .s = *(const Roses *)state };
    Solver self = { .left = positions, .thinking = thinking };
    MoveList list = { .count = 0 };
    size_t room = 1;
    if (find_live(&root) > PAWNS_AHEAD) {
        return false;
    }
    while (room < positions && room < KNOWN_MOST) {
        room *= 2;
    }
    self.mask = room - 1;
    self.known = mem_new(room * sizeof *self.known);
    roses_moves(state, seat, &list);
    for (int i = 0; i < list.count && !self.is_failed; i++) {
        out[i] = solve_move(&self, &root, list.at[i]);
    }
    free(self.known);
    return !self.is_failed;
}
