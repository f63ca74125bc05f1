/* retrograde.c: solves a pair of subspaces level by level. Level d has the
 * positions that end in d plies. Once they are known, the positions that lead
 * to them by a move without removal either get their value or have one open
 * move less. Removals are looked up once, at the start. */
#include "games/moulin/retrograde.h"

#include <stdlib.h>

#include "base/mem.h"
#include "base/parallel.h"
#include "games/moulin/forward.h"

enum {
    CHUNK = 16, /* the blocks that a thread takes at a time */
    LEVELS = 256,
};

/* The values of one side. A position is undecided while `left` is not 0 and its
 * value is not odd. `left` counts its quiet moves to positions that the
 * opponent is not known to win, plus one if a removal draws. The value of an
 * undecided position is VALUE_DRAW or, if all removals lose, an even number:
 * the plies of the longest loss. The value of a won position is the fewest
 * plies known so far; they are right when its level is reached. */
typedef struct SideValues {
    uint8_t *values, *left;
    uint64_t (*due)[LEVELS / 64]; /* for each block: the levels at which it may
                                     still get values */
} SideValues;

/* A pair of subspaces that is being solved: (a, b) and (b, a). The edges of
 * block i are edges[edge_start[i]] up to edge_start[i + 1]. */
typedef struct Pair {
    const PairTask *task;
    const Orbits *orbits;
    Space space; /* the space of (a, b) */
    Forward forward[SIDES];
    const uint32_t *subsets; /* the subsets of the points that a block leaves
                                free, by rank */
    uint32_t *edge_start; /* for each block: its first entry in edges; one more
                             entry at the end */
    Edge *edges;
    SideValues sides[SIDES];
    int level;
    uint16_t *found; /* for each block: the slots of SIDE_B at this level */
    uint32_t *found_count; /* for each block: the number of those slots */
} Pair;

static uint32_t lowest_set(const Pair *p, size_t block)
{
    return p->orbits->of_size[p->space.a].least[block];
}

static bool may_fly(const Pair *p, int men)
{
    return p->task->has_flying && men == 3;
}

static Moving moving_of(const Pair *p, int men)
{
    return may_fly(p, men) ? MOVING_FLIES : MOVING_STEPS;
}

static void set_due(SideValues *side, size_t block, uint8_t level)
{
    side->due[block][level / 64] |= UINT64_C(1) << level % 64;
}

/* Sets the first value of a position, which follows from the best of its
 * removals and the number of its quiet moves. */
static void begin(const Pair *p, int side, size_t block, uint32_t at,
                  unsigned merit, int quiet)
{
    SideValues *s = (SideValues *)&p->sides[side];
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

static void begin_side(const Pair *p, int side, uint32_t block)
{
    uint16_t merits[SPACE_BLOCK_MOST];
    uint32_t men = lowest_set(p, block), free = ~men & POINTS_ALL, quiet[4];
    Moving moving = p->forward[side].moving;
    memset(merits, 0, p->space.size * sizeof *merits);
    forward_removals(&p->forward[side], block, merits);
    forward_quiet_arrivals(men, moving, quiet);
    for (uint32_t i = 0; i < p->space.size; i++) {
        uint32_t others = bits_deposit(p->subsets[i], free);
        uint32_t empty = free ^ others;
        if (side == SIDE_B) {
            forward_quiet_arrivals(others, moving, quiet);
        }
        int count =
            points_count(quiet[0] & empty) + points_count(quiet[1] & empty) +
            points_count(quiet[2] & empty) + points_count(quiet[3] & empty);
        begin(p, side, block, i, merits[i], count);
    }
}

static void begin_a(void *context, size_t from, size_t to)
{
    for (size_t block = from; block < to; block++) {
        begin_side(context, SIDE_A, (uint32_t)block);
    }
}

static void begin_b(void *context, size_t from, size_t to)
{
    for (size_t block = from; block < to; block++) {
        begin_side(context, SIDE_B, (uint32_t)block);
    }
}

/* If both sides have the same number of pieces, SIDE_B begins with the values
 * of SIDE_A, colours exchanged. */
static void begin_b_alike(void *context, size_t from, size_t to)
{
    const Pair *p = context;
    const Orbits *o = p->orbits;
    const SideValues *a = &p->sides[SIDE_A], *b = &p->sides[SIDE_B];
    for (size_t block = from; block < to; block++) {
        uint32_t men = lowest_set(p, block), free = ~men & POINTS_ALL;
        for (uint32_t i = 0; i < p->space.size; i++) {
            uint32_t others = bits_deposit(p->subsets[i], free);
            size_t slot = space_find(o, &p->space, others, men);
            size_t here = block * p->space.size + i;
            b->values[here] = a->values[slot];
            b->left[here] = a->left[slot];
            if ((a->values[slot] & 1 && a->values[slot] != VALUE_DRAW) ||
                a->left[slot] == 0) {
                set_due((SideValues *)b, block, a->values[slot]);
            }
        }
    }
}

/* Updates a position with a quiet move to a position that the opponent loses in
 * `level` plies, or wins. */
static inline void update(SideValues *side, size_t block, size_t slot,
                          int level)
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

static bool is_due(const SideValues *side, size_t block, int level)
{
    return (side->due[block][level / 64] >> level % 64 & 1) != 0;
}

/* Finds the slots of a block whose value is final at this level. */
static uint32_t find_level(const Pair *p, const SideValues *side, size_t block,
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

/* Goes back from one position of SIDE_A over the moves of the b pieces, which
 * stand on points that the a pieces leave free. A piece in a mill cannot have
 * made the last move, because that would not have been quiet. */
static inline void go_back_men(Pair *p, size_t block, uint32_t free,
                               uint32_t men)
{
    size_t start = block * p->space.size;
    uint32_t empty = free ^ men, left = men & ~points_closing(men);
    for (; left; left &= left - 1) {
        uint32_t man = left & (0 - left), back = empty;
        back &= may_fly(p, p->space.b) ? empty : points_beside(man);
        for (; back; back &= back - 1) {
            uint32_t was = (men ^ man) | (back & (0 - back));
            update(&p->sides[SIDE_B], block,
                   start + orbits_rank_in(p->orbits, free, was, p->space.b),
                   p->level);
        }
    }
}

/* Goes back from positions of SIDE_A over the moves of the b pieces. */
static void go_back_b(void *context, size_t from, size_t to)
{
    Pair *p = context;
    uint16_t found[SPACE_BLOCK_MOST];
    for (size_t block = from; block < to; block++) {
        if (!is_due(&p->sides[SIDE_A], block, p->level)) {
            continue;
        }
        uint32_t free = ~lowest_set(p, block) & POINTS_ALL;
        uint32_t count = find_level(p, &p->sides[SIDE_A], block, found);
        for (uint32_t i = 0; i < count; i++) {
            go_back_men(p, block, free,
                        bits_deposit(p->subsets[found[i]], free));
        }
    }
}

static void find_level_b(void *context, size_t from, size_t to)
{
    Pair *p = context;
    const SideValues *side = &p->sides[SIDE_B];
    for (size_t block = from; block < to; block++) {
        p->found_count[block] =
            is_due(side, block, p->level)
                ? find_level(p, side, block, p->found + block * p->space.size)
                : 0;
    }
}

/* Goes back along an edge, from the positions of SIDE_B in the block that it
 * leads to, into the block that it comes from. */
static inline void go_back_edge(Pair *p, size_t block, const Edge *edge)
{
    const Orbits *o = p->orbits;
    const uint16_t *found = p->found + (size_t)edge->block * p->space.size;
    uint32_t free = ~lowest_set(p, block) & POINTS_ALL;
    uint32_t there = ~lowest_set(p, edge->block) & POINTS_ALL;
    size_t start = block * p->space.size;
    int inverse = o->inverse[edge->symmetry];
    for (uint32_t i = 0; i < p->found_count[edge->block]; i++) {
        uint32_t men = bits_deposit(p->subsets[found[i]], there);
        men = orbits_apply(o, inverse, men);
        if (!(men >> edge->from & 1)) {
            update(&p->sides[SIDE_A], block,
                   start + orbits_rank_in(o, free, men, p->space.b), p->level);
        }
    }
}

/* Goes back from positions of SIDE_B over the moves of the a pieces. Each
 * thread writes only into its own blocks, along their edges. */
static void go_back_a(void *context, size_t from, size_t to)
{
    Pair *p = context;
    for (size_t block = from; block < to; block++) {
        for (uint32_t e = p->edge_start[block]; e < p->edge_start[block + 1];
             e++) {
            if (!p->edges[e].is_closing) {
                go_back_edge(p, block, &p->edges[e]);
            }
        }
    }
}

/* Finds the next level that some block still has to work on. */
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

/* A position that is neither won nor counted down to 0 is drawn. */
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
                 .space = space_of(task->orbits, task->a, task->b),
                 .level = -1 };
    size_t slots = space_slots(&p->space);
    forward_init(&p->forward[SIDE_A], task->orbits, task->a, task->b,
                 moving_of(p, task->a));
    forward_init(&p->forward[SIDE_B], task->orbits, task->b, task->a,
                 moving_of(p, task->b));
    p->subsets = p->forward[SIDE_A].subsets;
    /* The plays of the larger set of every block. */
    uint32_t blocks = p->space.blocks, count = 0;
    size_t capacity = (size_t)blocks * EDGES_MOST;
    p->edge_start = mem_new((blocks + 1) * sizeof *p->edge_start);
    p->edges = mem_new(capacity * sizeof *p->edges);
    for (uint32_t block = 0; block < blocks; block++) {
        p->edge_start[block] = count;
        count +=
            (uint32_t)forward_edges(p->orbits, lowest_set(p, block), p->space.a,
                                    moving_of(p, p->space.a), p->edges + count);
    }
    p->edge_start[blocks] = count;
    p->edges = mem_resize(p->edges, count * sizeof *p->edges);
    for (int i = 0; i < SIDES; i++) {
        p->forward[i].after_removal = task->after_removal[i];
        p->sides[i] = (SideValues){
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
        forward_done(&p->forward[i]);
    }
    free(p->edge_start);
    free(p->edges);
    free(p->found);
    free(p->found_count);
}

void retrograde_solve(const PairTask *task, uint8_t *values[SIDES])
{
    /* The level by which half of the time has passed, as measured for 8-7 and
     * 9-9. */
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
