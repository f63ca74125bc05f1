/* Level by level: once the positions that end in d plies are known, those
 * that lead to them by a move without removal get their value or come closer
 * to it. Removals are looked up once, at the start. */
#include "games/moulin/retrograde.h"

#include <stdlib.h>

#include "base/mem.h"
#include "base/parallel.h"

enum {
    BLOCK_MOST = 19448, /* C(17, 7) */
    CHUNK = 16,         /* blocks a thread takes at a time */
    LEVELS = 256,
};

/* How a step or flight of the a pieces leads from one block to another. */
typedef struct Edge {
    uint32_t block;   /* it leads to */
    uint8_t from, to; /* points of the first block's lowest set */
    uint8_t symmetry; /* to the lowest set of the other block */
    bool is_closing;  /* a mill */
} Edge;

/* A position is undecided while `left` is not 0 and its value not odd: then
 * left counts its quiet moves to positions not known as won by the opponent,
 * and one more if a removal draws. The value of an undecided position is
 * VALUE_DRAW, or even if all removals lose: the plies of the longest. A won
 * position holds the least plies known so far, which are right when its level
 * comes. */
typedef struct Side {
    uint8_t *values, *left;
    uint64_t (*due)[LEVELS / 64]; /* by block, the levels values may have */
} Side;

typedef struct Pair {
    const PairTask *task;
    const Orbits *orbits;
    PairSpace space;
    uint32_t *subsets;    /* of the places that a block leaves free, by rank */
    uint32_t *edge_start; /* by block, in edges; one more at the end */
    Edge *edges;
    Side sides[SIDES];
    int level;
    uint16_t *found;       /* by block, the slots of SIDE_B at this level ... */
    uint32_t *found_count; /* ... and how many they are */
} Pair;

PairSpace pair_space(const Orbits *orbits, int a, int b)
{
    return (PairSpace){ .a = a,
                        .b = b,
                        .blocks = orbits->of_size[a].count,
                        .size = orbits_choose(24 - a, b) };
}

static uint32_t lowest_set(const Pair *p, size_t block)
{
    return p->orbits->of_size[p->space.a].least[block];
}

static bool may_fly(const Pair *p, int men)
{
    return p->task->has_flying && men == 3;
}

static int list_edges(const Pair *p, uint32_t block, Edge *out)
{
    uint32_t men = lowest_set(p, block);
    int count = 0;
    for (uint32_t left = men; left; left &= left - 1) {
        uint32_t from = left & (0 - left);
        uint32_t to = may_fly(p, p->space.a) ? POINTS_ALL : points_beside(from);
        for (to &= ~men; to; to &= to - 1) {
            uint32_t at = to & (0 - to), moved = (men ^ from) | at;
            OrbitsPlace place = orbits_find(p->orbits, moved, p->space.a);
            out[count++] = (Edge){
                .block = place.orbit,
                .from = (uint8_t)points_lowest(from),
                .to = (uint8_t)points_lowest(at),
                .symmetry = (uint8_t)place.symmetry,
                .is_closing = (points_closing(moved) & at) != 0,
            };
        }
    }
    return count;
}

static void find_edges(Pair *p)
{
    enum { EDGES_MOST = 3 * 21 };
    uint32_t blocks = p->space.blocks, count = 0;
    size_t capacity = (size_t)blocks * EDGES_MOST;
    p->edge_start = mem_new((blocks + 1) * sizeof *p->edge_start);
    p->edges = mem_new(capacity * sizeof *p->edges);
    for (uint32_t block = 0; block < blocks; block++) {
        p->edge_start[block] = count;
        count += (uint32_t)list_edges(p, block, p->edges + count);
    }
    p->edge_start[blocks] = count;
    p->edges = mem_resize(p->edges, count * sizeof *p->edges);
}

/* How good a removal is for the side that made it, by the value of the
 * position it leads to; more is better, 0 is no removal at all. */
enum { MERIT_DRAW = 512, MERIT_WIN = 1024 };

static inline unsigned merit_of(uint8_t value)
{
    return value == VALUE_DRAW ? MERIT_DRAW
           : value & 1         ? value
                               : (unsigned)(MERIT_WIN - value);
}

static void set_due(Side *side, size_t block, uint8_t level)
{
    side->due[block][level / 64] |= UINT64_C(1) << level % 64;
}

/* The first value of a position from the best of its removals and the number
 * of its quiet moves. */
static void begin(const Pair *p, int side, size_t block, uint32_t at,
                  unsigned merit, int quiet)
{
    Side *s = (Side *)&p->sides[side];
    size_t slot = block * p->space.size + at;
    uint8_t value = VALUE_DRAW, left = (uint8_t)quiet;
    if (merit > MERIT_DRAW) {
        value = (uint8_t)(MERIT_WIN + 1 - merit);
    } else if (merit == MERIT_DRAW) {
        left++;
    } else if (merit > 0) {
        value = (uint8_t)(merit + 1);
    } else if (quiet == 0) {
        value = 0;
    }
    s->values[slot] = value;
    s->left[slot] = left;
    if (merit > MERIT_DRAW || left == 0) {
        set_due(s, block, value);
    }
}

/* The best removal after each way to close a mill by this edge, by the rank
 * of the b pieces before. */
static void look_after_edge(const Pair *p, const Edge *edge, uint32_t free,
                            uint16_t *merits)
{
    const Orbits *o = p->orbits;
    int left = p->space.b - 1;
    uint32_t there = ~lowest_set(p, edge->block) & POINTS_ALL;
    size_t start = (size_t)edge->block * orbits_choose(24 - p->space.a, left);
    for (uint32_t i = 0; i < p->space.size; i++) {
        uint32_t others = bits_deposit(p->subsets[i], free);
        if (others & POINT(edge->to)) {
            continue;
        }
        unsigned best = MERIT_WIN;
        if (p->task->after_a) {
            const uint8_t *after = p->task->after_a + start;
            others = orbits_apply(o, edge->symmetry, others);
            uint32_t packed = bits_extract(others, there);
            uint32_t gone = bits_extract(points_removable(others), there);
            for (best = 0; gone; gone &= gone - 1) {
                uint32_t rest = packed ^ (gone & (0 - gone));
                unsigned merit = merit_of(after[orbits_rank(o, rest, left)]);
                best = merit > best ? merit : best;
            }
        }
        merits[i] = (uint16_t)(best > merits[i] ? best : merits[i]);
    }
}

/* Points where pieces of men arrive that close no mill, in up to four groups
 * that may overlap. */
static void find_quiet(uint32_t men, bool flies, uint32_t out[4])
{
    Pairs pairs = points_pairs(men);
    uint32_t left = men;
    if (!flies) {
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

static void begin_a(void *context, size_t from, size_t to)
{
    const Pair *p = context;
    uint16_t merits[BLOCK_MOST];
    for (size_t block = from; block < to; block++) {
        uint32_t men = lowest_set(p, block), free = ~men & POINTS_ALL;
        uint32_t quiet[4];
        memset(merits, 0, p->space.size * sizeof *merits);
        for (uint32_t i = p->edge_start[block]; i < p->edge_start[block + 1];
             i++) {
            if (p->edges[i].is_closing) {
                look_after_edge(p, &p->edges[i], free, merits);
            }
        }
        find_quiet(men, may_fly(p, p->space.a), quiet);
        for (uint32_t i = 0; i < p->space.size; i++) {
            uint32_t empty = free & ~bits_deposit(p->subsets[i], free);
            int count = points_count(quiet[0] & empty) +
                        points_count(quiet[1] & empty) +
                        points_count(quiet[2] & empty) +
                        points_count(quiet[3] & empty);
            begin(p, SIDE_A, block, i, merits[i], count);
        }
    }
}

/* By the rank of the b pieces that have just closed a mill, their best
 * removal among men, the a pieces. */
static void look_after_mills(const Pair *p, uint32_t men, uint16_t *merits)
{
    const Orbits *o = p->orbits;
    int a = p->space.a - 1;
    uint32_t size = orbits_choose(24 - a, p->space.b);
    uint32_t free = ~men & POINTS_ALL;
    memset(merits, 0, p->space.size * sizeof *merits);
    for (uint32_t gone = points_removable(men); gone; gone &= gone - 1) {
        uint32_t rest = men ^ (gone & (0 - gone));
        OrbitsPlace place = orbits_find(o, rest, a);
        const uint8_t *after = p->task->after_b + (size_t)place.orbit * size;
        uint32_t there = ~o->of_size[a].least[place.orbit] & POINTS_ALL;
        for (uint32_t i = 0; i < p->space.size; i++) {
            uint32_t others = bits_deposit(p->subsets[i], free);
            if (!(others & points_closing(others))) {
                continue;
            }
            uint32_t image = orbits_apply(o, place.symmetry, others);
            uint8_t value = after[orbits_rank_in(o, there, image, p->space.b)];
            unsigned merit = merit_of(value);
            merits[i] = (uint16_t)(merit > merits[i] ? merit : merits[i]);
        }
    }
}

static void begin_b(void *context, size_t from, size_t to)
{
    const Pair *p = context;
    uint16_t merits[BLOCK_MOST];
    for (size_t block = from; block < to; block++) {
        uint32_t men = lowest_set(p, block), free = ~men & POINTS_ALL;
        look_after_mills(p, men, merits);
        for (uint32_t i = 0; i < p->space.size; i++) {
            uint32_t others = bits_deposit(p->subsets[i], free);
            uint32_t empty = free ^ others;
            unsigned best = 0;
            int quiet = 0;
            for (uint32_t left = others; left; left &= left - 1) {
                uint32_t man = left & (0 - left), rest = others ^ man;
                uint32_t arrivals = empty;
                arrivals &= may_fly(p, p->space.b) ? empty : points_beside(man);
                uint32_t closing = arrivals & points_closing(rest);
                quiet += points_count(arrivals ^ closing);
                for (; closing; closing &= closing - 1) {
                    uint32_t moved = rest | (closing & (0 - closing));
                    unsigned merit = merits[orbits_rank_in(p->orbits, free,
                                                           moved, p->space.b)];
                    best = merit > best ? merit : best;
                }
            }
            begin(p, SIDE_B, block, i, best, quiet);
        }
    }
}

/* With as many pieces each, SIDE_B begins as SIDE_A does with the colours
 * exchanged. */
static void begin_b_alike(void *context, size_t from, size_t to)
{
    const Pair *p = context;
    const Orbits *o = p->orbits;
    const Side *a = &p->sides[SIDE_A], *b = &p->sides[SIDE_B];
    int count = p->space.a;
    for (size_t block = from; block < to; block++) {
        uint32_t men = lowest_set(p, block), free = ~men & POINTS_ALL;
        for (uint32_t i = 0; i < p->space.size; i++) {
            uint32_t others = bits_deposit(p->subsets[i], free);
            OrbitsPlace place = orbits_find(o, others, count);
            uint32_t image = orbits_apply(o, place.symmetry, men);
            uint32_t there = ~lowest_set(p, place.orbit) & POINTS_ALL;
            size_t slot = (size_t)place.orbit * p->space.size +
                          orbits_rank_in(o, there, image, count);
            size_t here = block * p->space.size + i;
            b->values[here] = a->values[slot];
            b->left[here] = a->left[slot];
            if ((a->values[slot] & 1 && a->values[slot] != VALUE_DRAW) ||
                a->left[slot] == 0) {
                set_due((Side *)b, block, a->values[slot]);
            }
        }
    }
}

/* A quiet move leads to a position that its side loses in `level` plies, or
 * wins. */
static inline void update(Side *side, size_t block, size_t slot, int level)
{
    uint8_t value = side->values[slot], next = (uint8_t)(level + 1);
    if ((level & 1) == 0) {
        if ((value & 1) == 0 || value > next) {
            side->values[slot] = next;
            set_due(side, block, next);
        }
    } else if (--side->left[slot] == 0) {
        if (value == VALUE_DRAW || ((value & 1) == 0 && value < next)) {
            value = next;
        }
        if ((value & 1) == 0) {
            side->values[slot] = value;
            set_due(side, block, value);
        }
    }
}

static bool is_due(const Side *side, size_t block, int level)
{
    return (side->due[block][level / 64] >> level % 64 & 1) != 0;
}

/* The slots of a block whose value is final at this level. */
static uint32_t find_level(const Pair *p, const Side *side, size_t block,
                           uint16_t *out)
{
    size_t start = block * p->space.size;
    uint32_t kept = 0;
    size_t count = bits_find_bytes(side->values + start, p->space.size,
                                   (uint8_t)p->level, out);
    if (p->level & 1) {
        return (uint32_t)count;
    }
    for (size_t i = 0; i < count; i++) {
        out[kept] = out[i];
        kept += side->left[start + out[i]] == 0;
    }
    return kept;
}

/* From positions of SIDE_A back over the moves of the b pieces. A piece that
 * now stands in a mill has not come by a quiet move. */
static void go_back_b(void *context, size_t from, size_t to)
{
    Pair *p = context;
    uint16_t found[BLOCK_MOST];
    Side *side = &p->sides[SIDE_B];
    for (size_t block = from; block < to; block++) {
        if (!is_due(&p->sides[SIDE_A], block, p->level)) {
            continue;
        }
        uint32_t free = ~lowest_set(p, block) & POINTS_ALL;
        uint32_t count = find_level(p, &p->sides[SIDE_A], block, found);
        size_t start = block * p->space.size;
        for (uint32_t i = 0; i < count; i++) {
            uint32_t men = bits_deposit(p->subsets[found[i]], free);
            uint32_t empty = free ^ men;
            for (uint32_t left = men & ~points_closing(men); left;
                 left &= left - 1) {
                uint32_t man = left & (0 - left), back = empty;
                back &= may_fly(p, p->space.b) ? empty : points_beside(man);
                for (; back; back &= back - 1) {
                    uint32_t was = (men ^ man) | (back & (0 - back));
                    update(side, block,
                           start +
                               orbits_rank_in(p->orbits, free, was, p->space.b),
                           p->level);
                }
            }
        }
    }
}

static void find_level_b(void *context, size_t from, size_t to)
{
    Pair *p = context;
    const Side *side = &p->sides[SIDE_B];
    for (size_t block = from; block < to; block++) {
        p->found_count[block] =
            is_due(side, block, p->level)
                ? find_level(p, side, block, p->found + block * p->space.size)
                : 0;
    }
}

/* From positions of SIDE_B back over the moves of the a pieces; each thread
 * writes only into its own blocks, whose edges lead to what was found. */
static void go_back_a(void *context, size_t from, size_t to)
{
    Pair *p = context;
    const Orbits *o = p->orbits;
    Side *side = &p->sides[SIDE_A];
    for (size_t block = from; block < to; block++) {
        uint32_t free = ~lowest_set(p, block) & POINTS_ALL;
        size_t start = block * p->space.size;
        for (uint32_t e = p->edge_start[block]; e < p->edge_start[block + 1];
             e++) {
            const Edge *edge = &p->edges[e];
            uint32_t count = p->found_count[edge->block];
            if (count == 0 || edge->is_closing) {
                continue;
            }
            const uint16_t *found =
                p->found + (size_t)edge->block * p->space.size;
            uint32_t there = ~lowest_set(p, edge->block) & POINTS_ALL;
            int inverse = o->inverse[edge->symmetry];
            for (uint32_t i = 0; i < count; i++) {
                uint32_t men = bits_deposit(p->subsets[found[i]], there);
                men = orbits_apply(o, inverse, men);
                if (!(men >> edge->from & 1)) {
                    update(side, block,
                           start + orbits_rank_in(o, free, men, p->space.b),
                           p->level);
                }
            }
        }
    }
}

/* Which levels are still to be gone through, among all blocks. */
static bool find_next_level(const Pair *p, int *level)
{
    uint64_t due[LEVELS / 64] = { 0 };
    for (int side = 0; side < SIDES; side++) {
        for (uint32_t block = 0; block < p->space.blocks; block++) {
            for (int i = 0; i < LEVELS / 64; i++) {
                due[i] |= p->sides[side].due[block][i];
            }
        }
    }
    while (++*level < VALUE_DRAW) {
        if (due[*level / 64] >> *level % 64 & 1) {
            return true;
        }
    }
    return false;
}

/* What is neither won nor fully counted down is drawn. */
static void finish(void *context, size_t from, size_t to)
{
    const Pair *p = context;
    for (int side = 0; side < SIDES; side++) {
        uint8_t *values = p->sides[side].values;
        const uint8_t *left = p->sides[side].left;
        for (size_t i = from * p->space.size; i < to * p->space.size; i++) {
            bool is_open = (values[i] & 1) == 0 && left[i] != 0;
            values[i] = is_open ? VALUE_DRAW : values[i];
        }
    }
}

static void run(const Pair *p, ParallelTask *task, double done)
{
    parallel_run(p->task->threads, p->space.blocks, CHUNK, task, (void *)p);
    if (p->task->report) {
        p->task->report(p->task->context, done);
    }
}

static void pair_init(Pair *p, const PairTask *task, uint8_t *values[SIDES])
{
    *p = (Pair){ .task = task,
                 .orbits = task->orbits,
                 .space = pair_space(task->orbits, task->a, task->b),
                 .level = -1 };
    size_t slots = pair_slots(&p->space);
    p->subsets = orbits_subsets(24 - task->a, task->b);
    find_edges(p);
    for (int i = 0; i < SIDES; i++) {
        p->sides[i] = (Side){
            .values = values[i],
            .left = mem_new(slots),
            .due = mem_new(p->space.blocks * sizeof *p->sides[i].due),
        };
    }
    p->found = mem_new(slots * sizeof *p->found);
    p->found_count = mem_new(p->space.blocks * sizeof *p->found_count);
}

static void pair_done(Pair *p)
{
    for (int i = 0; i < SIDES; i++) {
        free(p->sides[i].left);
        free(p->sides[i].due);
    }
    free(p->subsets);
    free(p->edge_start);
    free(p->edges);
    free(p->found);
    free(p->found_count);
}

void retrograde_solve(const PairTask *task, uint8_t *values[SIDES])
{
    /* Shares of the time by level, as measured for 8-7 and 9-9. */
    enum { LEVELS_HALF = 24 };
    Pair p;
    pair_init(&p, task, values);
    run(&p, begin_a, 0.15);
    run(&p, task->a == task->b ? begin_b_alike : begin_b, 0.3);
    while (find_next_level(&p, &p.level)) {
        double done = 0.3 + 0.7 * p.level / (p.level + LEVELS_HALF);
        run(&p, go_back_b, done);
        run(&p, find_level_b, done);
        run(&p, go_back_a, done);
    }
    run(&p, finish, 1);
    pair_done(&p);
}
