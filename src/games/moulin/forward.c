/* forward.c: looks up the positions after every move of a block.
 *
 * The larger set of a block is fixed. If the larger set moves, each of its
 * plays leads from the whole block to another block. If the smaller set moves,
 * its plays stay in the block, and a removal leads to the block of the pieces
 * that are left. So a loop over a block needs one other block at a time, and
 * blocks are small. Two kinds of moves lead to tables with the roles exchanged,
 * where every position is in a different block: quiet moves if both sides have
 * the same number of pieces, and removals in the placing phase by the side that
 * has one piece less. */
#include "games/moulin/forward.h"

#include <stdlib.h>

#include "games/moulin/internal.h"

void forward_init(Forward *f, const Orbits *orbits, int mover, int other,
                  Moving moving)
{
    *f = (Forward){ .orbits = orbits,
                    .space = space_of(orbits, mover, other),
                    .moving = moving };
    f->subsets = orbits_subsets(24 - f->space.a, f->space.b);
    if (moving == MOVING_PLACES && mover < other) {
        f->moved = orbits_subsets(24 - f->space.a, mover + 1);
    }
}

void forward_done(Forward *f)
{
    free(f->subsets);
    free(f->moved);
}

static uint32_t free_points(const Forward *f, int size, uint32_t block)
{
    return ~f->orbits->of_size[size].least[block] & POINTS_ALL;
}

static void raise(uint16_t *merits, uint32_t at, unsigned merit)
{
    merits[at] = (uint16_t)(merit > merits[at] ? merit : merits[at]);
}

/* Where a piece may go; the caller picks the empty points among them. */
static uint32_t arrivals(Moving moving, uint32_t man)
{
    return moving == MOVING_STEPS ? points_beside(man) : POINTS_ALL;
}

static Edge find_edge(const Orbits *orbits, uint32_t moved, int size,
                      uint32_t from, uint32_t to)
{
    OrbitsPlace place = orbits_find(orbits, moved, size);
    return (Edge){
        .block = place.orbit,
        .from = (uint8_t)(from ? points_lowest(from) : MOULIN_NO_POINT),
        .to = (uint8_t)points_lowest(to),
        .symmetry = (uint8_t)place.symmetry,
        .is_closing = (points_closing(moved) & to) != 0,
    };
}

int forward_edges(const Orbits *orbits, uint32_t men, int size, Moving moving,
                  Edge *out)
{
    int count = 0;
    if (moving == MOVING_PLACES) {
        for (uint32_t to = ~men & POINTS_ALL; to; to &= to - 1) {
            uint32_t at = to & (0 - to);
            out[count++] = find_edge(orbits, men | at, size + 1, 0, at);
        }
        return count;
    }
    for (uint32_t left = men; left; left &= left - 1) {
        uint32_t from = left & (0 - left);
        for (uint32_t to = arrivals(moving, from) & ~men; to; to &= to - 1) {
            uint32_t at = to & (0 - to);
            out[count++] = find_edge(orbits, (men ^ from) | at, size, from, at);
        }
    }
    return count;
}

void forward_quiet_arrivals(uint32_t men, Moving moving, uint32_t out[4])
{
    Pairs pairs = points_pairs(men);
    uint32_t left = men;
    if (moving == MOVING_STEPS) {
        out[0] = points_on(men) & ~(pairs.begins | pairs.cross);
        out[1] = points_back(men) & ~(pairs.ends | pairs.cross);
        out[2] = points_inwards(men) & ~pairs.side;
        out[3] = points_outwards(men) & ~pairs.side;
        return;
    }
    for (int i = 0; i < 4; i++) {
        uint32_t man = left & (0 - left);
        out[i] = man ? ~points_closing(men ^ man) : 0;
        left ^= man;
    }
}

/* The number of pieces of the side to move after its play. */
static int mover_after(const Forward *f)
{
    return f->space.mover + (f->moving == MOVING_PLACES);
}

/* Finds the best removal after each position in which one play of the larger
 * set closes a mill. */
static void remove_after_edge(const Forward *f, uint32_t free, const Edge *edge,
                              uint16_t *merits)
{
    const Orbits *o = f->orbits;
    int size = mover_after(f), left = f->space.b - 1;
    uint32_t there = free_points(f, size, edge->block);
    size_t start = (size_t)edge->block * o->choose[24 - size][left];
    for (uint32_t i = 0; i < f->space.size; i++) {
        uint32_t others = bits_deposit(f->subsets[i], free);
        if (others >> edge->to & 1) {
            continue;
        }
        if (!f->after_removal) {
            raise(merits, i, MERIT_WIN);
            continue;
        }
        const uint8_t *after = f->after_removal + start;
        others = orbits_apply(o, edge->symmetry, others);
        uint32_t packed = bits_extract(others, there);
        uint32_t gone = bits_extract(points_removable(others), there);
        unsigned best = 0;
        for (; gone; gone &= gone - 1) {
            uint32_t rest = packed ^ (gone & (0 - gone));
            unsigned merit = merit_of(after[orbits_rank(o, rest, left)]);
            best = merit > best ? merit : best;
        }
        raise(merits, i, best);
    }
}

/* The sets of the smaller side after its move that hold a mill, by rank. */
typedef struct Closed {
    uint32_t count;
    uint16_t rank[SPACE_BLOCK_MOST];
} Closed;

/* Raises the merit of each set of `closed` to that of removing the piece `gone`
 * from `men`, if that is more. */
static void remove_one(const Forward *f, const Closed *closed, uint32_t men,
                       uint32_t gone, uint16_t *merits)
{
    const Orbits *o = f->orbits;
    const uint32_t *moved = f->moved ? f->moved : f->subsets;
    int size = mover_after(f);
    Space after = space_of(o, f->space.a - 1, size);
    uint32_t free = ~men & POINTS_ALL, rest = men ^ gone, there = 0;
    OrbitsPlace place = { 0 };
    const uint8_t *values = f->after_removal;
    if (space_is_mover_a(&after)) {
        place = orbits_find(o, rest, after.a);
        there = free_points(f, after.a, place.orbit);
        values += (size_t)place.orbit * after.size;
    }
    for (uint32_t i = 0; i < closed->count; i++) {
        uint32_t others = bits_deposit(moved[closed->rank[i]], free);
        size_t slot;
        if (there) {
            others = orbits_apply(o, place.symmetry, others);
            slot = orbits_rank_in(o, there, others, size);
        } else {
            slot = space_find(o, &after, rest, others);
        }
        raise(merits, closed->rank[i], merit_of(values[slot]));
    }
}

/* Finds for each set of the smaller side that holds a mill the merit of the
 * best removal. */
static void find_removals(const Forward *f, uint32_t men, uint16_t *merits)
{
    const uint32_t *moved = f->moved ? f->moved : f->subsets;
    uint32_t count = f->orbits->choose[24 - f->space.a][mover_after(f)];
    Closed closed;
    closed.count = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t others = bits_deposit(moved[i], ~men & POINTS_ALL);
        closed.rank[closed.count] = (uint16_t)i;
        closed.count += (others & points_closing(others)) != 0;
        merits[i] = f->after_removal ? 0 : MERIT_WIN;
    }
    for (uint32_t gone = points_removable(men); f->after_removal && gone;
         gone &= gone - 1) {
        remove_one(f, &closed, men, gone & (0 - gone), merits);
    }
}

/* The merit of the best removal after a play of one piece, on the board or in
 * hand, that closes a mill on one of the points of `to`. */
static unsigned best_removal(const Forward *f, uint32_t free, uint32_t others,
                             uint32_t man, uint32_t to,
                             const uint16_t *removals)
{
    int size = mover_after(f);
    unsigned best = 0;
    for (; to; to &= to - 1) {
        uint32_t moved = (others & ~man) | (to & (0 - to));
        unsigned merit = removals[orbits_rank_in(f->orbits, free, moved, size)];
        best = merit > best ? merit : best;
    }
    return best;
}

/* Handles all steps in one direction at once. A piece cannot close the mill
 * along which it moves, so it does no harm that the pair beside it still
 * counts. */
static unsigned best_removal_by_step(const Forward *f, uint32_t free,
                                     uint32_t others, const uint16_t *removals)
{
    uint32_t empty = free ^ others;
    Pairs pairs = points_pairs(others);
    uint32_t to[4] = {
        points_on(others) & (pairs.begins | pairs.cross),
        points_back(others) & (pairs.ends | pairs.cross),
        points_inwards(others) & pairs.side,
        points_outwards(others) & pairs.side,
    };
    unsigned best = 0;
    for (int i = 0; i < 4; i++) {
        for (uint32_t left = to[i] & empty; left; left &= left - 1) {
            uint32_t at = left & (0 - left);
            uint32_t man = i == 0   ? points_back(at)
                           : i == 1 ? points_on(at)
                           : i == 2 ? points_outwards(at)
                                    : points_inwards(at);
            unsigned merit = best_removal(f, free, others, man, at, removals);
            best = merit > best ? merit : best;
        }
    }
    return best;
}

/* Raises the merit of each set of the smaller side to that of its best move
 * that closes a mill and removes a piece. */
static void remove_by_smaller(const Forward *f, uint32_t men, uint16_t *merits)
{
    uint32_t free = ~men & POINTS_ALL;
    uint16_t removals[SPACE_BLOCK_MOST];
    find_removals(f, men, removals);
    for (uint32_t i = 0; i < f->space.size; i++) {
        uint32_t others = bits_deposit(f->subsets[i], free);
        uint32_t closing = points_closing(others) & (free ^ others);
        unsigned best = 0;
        if (f->moving == MOVING_PLACES) {
            best = best_removal(f, free, others, 0, closing, removals);
        } else if (f->moving == MOVING_STEPS) {
            best = best_removal_by_step(f, free, others, removals);
        } else {
            for (uint32_t left = others; left; left &= left - 1) {
                uint32_t man = left & (0 - left);
                uint32_t to = closing & points_closing(others ^ man);
                unsigned merit =
                    best_removal(f, free, others, man, to, removals);
                best = merit > best ? merit : best;
            }
        }
        raise(merits, i, best);
    }
}

void forward_removals(const Forward *f, uint32_t block, uint16_t *merits)
{
    uint32_t men = f->orbits->of_size[f->space.a].least[block];
    Edge edges[EDGES_MOST];
    if (f->space.other == 0) {
        return; /* a mill is closed, but no piece can be removed */
    }
    if (!space_is_mover_a(&f->space)) {
        remove_by_smaller(f, men, merits);
        return;
    }
    int count = forward_edges(f->orbits, men, f->space.a, f->moving, edges);
    for (int i = 0; i < count; i++) {
        if (edges[i].is_closing) {
            remove_after_edge(f, ~men & POINTS_ALL, &edges[i], merits);
        }
    }
}

/* Handles one quiet play of the larger set. If both sides have the same number
 * of pieces, the position after the play is in a block of the other set. */
static void play_edge(const Forward *f, uint32_t men, const Edge *edge,
                      uint16_t *merits)
{
    const Orbits *o = f->orbits;
    int size = mover_after(f);
    Space after = space_of(o, f->space.b, size);
    bool is_exchanged = space_is_mover_a(&after);
    uint32_t free = ~men & POINTS_ALL;
    uint32_t there = free_points(f, size, edge->block);
    uint32_t moved =
        (men & ~(POINT(edge->from) & POINTS_ALL)) | POINT(edge->to);
    const uint8_t *values = f->after_play + (size_t)edge->block * after.size;
    for (uint32_t i = 0; i < f->space.size; i++) {
        uint32_t others = bits_deposit(f->subsets[i], free);
        if (others >> edge->to & 1) {
            continue;
        }
        uint8_t value;
        if (is_exchanged) {
            value = f->after_play[space_find(o, &after, others, moved)];
        } else {
            others = orbits_apply(o, edge->symmetry, others);
            value = values[orbits_rank_in(o, there, others, after.b)];
        }
        raise(merits, i, merit_of(value));
    }
}

/* Handles the quiet plays of the smaller set, on the points that the larger one
 * leaves free. */
static void play_smaller(const Forward *f, uint32_t men, uint32_t block,
                         uint16_t *merits)
{
    const Orbits *o = f->orbits;
    int size = mover_after(f);
    bool places = f->moving == MOVING_PLACES;
    uint32_t free = ~men & POINTS_ALL;
    const uint8_t *values =
        f->after_play + (size_t)block * o->choose[24 - f->space.a][size];
    for (uint32_t i = 0; i < f->space.size; i++) {
        uint32_t others = bits_deposit(f->subsets[i], free);
        uint32_t empty = free ^ others, best = 0;
        uint32_t left = places ? POINT(31) : others;
        for (; left; left &= left - 1) {
            uint32_t man = left & (0 - left), rest = others & ~man;
            uint32_t to = empty;
            to &= places ? POINTS_ALL : arrivals(f->moving, man);
            to &= f->space.other ? ~points_closing(rest) : POINTS_ALL;
            for (; to; to &= to - 1) {
                uint32_t at =
                    orbits_rank_in(o, free, rest | (to & (0 - to)), size);
                unsigned merit = merit_of(values[at]);
                best = merit > best ? merit : best;
            }
        }
        raise(merits, i, best);
    }
}

void forward_plays(const Forward *f, uint32_t block, uint16_t *merits)
{
    uint32_t men = f->orbits->of_size[f->space.a].least[block];
    Edge edges[EDGES_MOST];
    if (!space_is_mover_a(&f->space)) {
        play_smaller(f, men, block, merits);
        return;
    }
    int count = forward_edges(f->orbits, men, f->space.a, f->moving, edges);
    for (int i = 0; i < count; i++) {
        if (!edges[i].is_closing || f->space.other == 0) {
            play_edge(f, men, &edges[i], merits);
        }
    }
}
