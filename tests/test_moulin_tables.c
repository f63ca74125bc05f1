/* test_moulin_tables.c: compares the tables of moulin with a second solver,
 * which knows the rules only as RULES.md draws them: points by row and column,
 * mills as lists, every position with its moves in memory.
 *
 *     test_moulin_tables FOLDER TOTAL SAMPLES
 *
 * makes the tables of up to TOTAL pieces, compares every position with up to 7
 * pieces, and checks SAMPLES positions of each larger subspace by looking one
 * move ahead. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/mem.h"
#include "base/parallel.h"
#include "games/moulin/solve.h"
#include "tap.h"

/* The points in reading order, as RULES.md names them. */
static const int names[24] = { 11, 14, 17, 22, 24, 26, 33, 34, 35, 41, 42, 43,
                               45, 46, 47, 53, 54, 55, 62, 64, 66, 71, 74, 77 };

static const int mills[16][3] = {
    { 11, 14, 17 }, { 22, 24, 26 }, { 33, 34, 35 }, { 41, 42, 43 },
    { 45, 46, 47 }, { 53, 54, 55 }, { 62, 64, 66 }, { 71, 74, 77 },
    { 11, 41, 71 }, { 22, 42, 62 }, { 33, 43, 53 }, { 14, 24, 34 },
    { 54, 64, 74 }, { 35, 45, 55 }, { 26, 46, 66 }, { 17, 47, 77 },
};

typedef struct Slow {
    int image[16][24]; /* the image of each point under each symmetry */
    uint32_t quick[16][3][256]; /* the images of sets, byte by byte */
    bool is_beside[24][24];
    uint32_t mills_of[24][2]; /* every point is in two mills */
} Slow;

static int point_named(int row, int column)
{
    for (int i = 0; i < 24; i++) {
        if (names[i] == 10 * row + column) {
            return i;
        }
    }
    abort();
}

static int image_of(int point, int symmetry)
{
    int row = names[point] / 10 - 4, column = names[point] % 10 - 4;
    int far = abs(row) > abs(column) ? abs(row) : abs(column);
    if (symmetry & 8) {
        row = row / far * (4 - far) + row % far * (4 - far) / far;
        column = column / far * (4 - far) + column % far * (4 - far) / far;
    }
    if (symmetry & 4) {
        column = -column;
    }
    for (int i = 0; i < (symmetry & 3); i++) {
        int kept = row;
        row = column;
        column = -kept;
    }
    return point_named(row + 4, column + 4);
}

static void slow_init(Slow *slow)
{
    memset(slow, 0, sizeof *slow);
    for (int s = 0; s < 16; s++) {
        for (int i = 0; i < 24; i++) {
            slow->image[s][i] = image_of(i, s);
        }
        for (int set = 0; set < 3 * 256; set++) {
            for (int bit = 0; bit < 8; bit++) {
                if (set >> bit & 1) {
                    slow->quick[s][set / 256][set % 256] |=
                        UINT32_C(1) << slow->image[s][set / 256 * 8 + bit];
                }
            }
        }
    }
    for (int m = 0; m < 16; m++) {
        uint32_t mill = 0;
        for (int i = 0; i < 3; i++) {
            mill |= 1u << point_named(mills[m][i] / 10, mills[m][i] % 10);
        }
        for (int i = 0; i < 3; i++) {
            int at = point_named(mills[m][i] / 10, mills[m][i] % 10);
            slow->mills_of[at][slow->mills_of[at][0] != 0] = mill;
            if (i > 0) {
                int last =
                    point_named(mills[m][i - 1] / 10, mills[m][i - 1] % 10);
                slow->is_beside[at][last] = slow->is_beside[last][at] = true;
            }
        }
    }
}

/* A position as a number: the pieces of the side to move in the low bits, the
 * others above them. */
static uint64_t key_of(uint32_t men, uint32_t others)
{
    return men | (uint64_t)others << 24;
}

static uint64_t canonical(const Slow *slow, uint32_t men, uint32_t others)
{
    uint64_t best = UINT64_MAX;
    for (int s = 0; s < 16; s++) {
        uint32_t a = 0, b = 0;
        for (int byte = 0; byte < 3; byte++) {
            a |= slow->quick[s][byte][men >> 8 * byte & 255];
            b |= slow->quick[s][byte][others >> 8 * byte & 255];
        }
        uint64_t key = key_of(a, b);
        best = key < best ? key : best;
    }
    return best;
}

static bool in_mill(const Slow *slow, uint32_t men, int point)
{
    const uint32_t *mill = slow->mills_of[point];
    return (men & mill[0]) == mill[0] || (men & mill[1]) == mill[1];
}

/* Lists the positions after each move, as (men, others) of the side to move
 * then. Returns their number. */
static int successors(const Slow *slow, uint32_t men, uint32_t others,
                      uint32_t out[][2])
{
    int count = 0;
    bool flies = __builtin_popcount(men) == 3, all_in_mills = true;
    for (int i = 0; i < 24; i++) {
        if (others >> i & 1) {
            all_in_mills = all_in_mills && in_mill(slow, others, i);
        }
    }
    for (uint32_t left = men; left; left &= left - 1) {
        int from = __builtin_ctz(left);
        for (int to = 0; to < 24; to++) {
            if (((men | others) >> to & 1) ||
                !(flies || slow->is_beside[from][to])) {
                continue;
            }
            uint32_t moved = (men & ~(1u << from)) | 1u << to;
            if (!in_mill(slow, moved, to)) {
                out[count][0] = others;
                out[count++][1] = moved;
                continue;
            }
            for (int gone = 0; gone < 24; gone++) {
                if ((others >> gone & 1) &&
                    (all_in_mills || !in_mill(slow, others, gone))) {
                    out[count][0] = others & ~(1u << gone);
                    out[count++][1] = moved;
                }
            }
        }
    }
    return count;
}

/* All positions of some subspaces up to symmetry, found by their key. */
typedef struct Graph {
    uint64_t *keys;
    uint32_t *slots; /* a hash table of indices + 1 */
    uint32_t mask;
    size_t count, capacity;
    uint32_t *start, *to; /* the successors of each position */
    int16_t *value;
} Graph;

enum { MOVES_MOST = 300 };
#define TWO_PIECES UINT32_MAX

static uint32_t *find_slot(const Graph *g, uint64_t key)
{
    uint32_t at = (uint32_t)(key * 0x9e3779b97f4a7c15u >> 32) & g->mask;
    while (g->slots[at] && g->keys[g->slots[at] - 1] != key) {
        at = (at + 1) & g->mask;
    }
    return &g->slots[at];
}

static void add_subspace(const Slow *slow, Graph *g, int mover, int other)
{
    for (uint32_t men = 0; men < 1u << 24; men++) {
        if (__builtin_popcount(men) != mover) {
            continue;
        }
        uint32_t least = men;
        for (int s = 1; s < 16 && least == men; s++) {
            uint32_t image = slow->quick[s][0][men & 255] |
                             slow->quick[s][1][men >> 8 & 255] |
                             slow->quick[s][2][men >> 16];
            least = (uint32_t)(image < least ? image : least);
        }
        /* Each orbit of pairs has a pair whose men are the lowest of their
         * orbit. That pair is enough: canonical() finds the key of the orbit
         * from any pair. */
        if (least != men) {
            continue;
        }
        uint32_t others = (1u << other) - 1;
        while (others < 1u << 24) {
            if (!(men & others)) {
                uint64_t key = canonical(slow, men, others);
                uint32_t *slot = find_slot(g, key);
                if (!*slot) {
                    g->keys[g->count++] = key;
                    *slot = (uint32_t)g->count;
                }
            }
            uint32_t low = others & (0 - others), next = others + low;
            others = next | ((others ^ next) / low >> 2);
        }
    }
}

static uint32_t low_set(uint64_t key)
{
    return (uint32_t)(key & 0xffffff);
}

static void link_positions(const Slow *slow, Graph *g)
{
    uint32_t next[MOVES_MOST][2];
    size_t edges = 0, capacity = 1 << 20;
    g->to = mem_new(capacity * sizeof *g->to);
    g->start = mem_new((g->count + 1) * sizeof *g->start);
    for (size_t i = 0; i < g->count; i++) {
        int count = successors(slow, low_set(g->keys[i]),
                               low_set(g->keys[i] >> 24), next);
        if (edges + MOVES_MOST > capacity) {
            capacity *= 2;
            g->to = mem_resize(g->to, capacity * sizeof *g->to);
        }
        g->start[i] = (uint32_t)edges;
        for (int k = 0; k < count; k++) {
            bool is_lost = __builtin_popcount(next[k][0]) < 3;
            uint64_t key = canonical(slow, next[k][0], next[k][1]);
            g->to[edges++] = is_lost ? TWO_PIECES : *find_slot(g, key) - 1;
        }
    }
    g->start[g->count] = (uint32_t)edges;
}

enum { OPEN = -1 };

static int value_after(const Graph *g, uint32_t to)
{
    return to == TWO_PIECES ? 0 : g->value[to];
}

/* True if a position has this value; all lower values must be known. */
static bool has_value(const Graph *g, size_t i, int value)
{
    int longest = 0;
    for (uint32_t e = g->start[i]; e < g->start[i + 1]; e++) {
        int after = value_after(g, g->to[e]);
        if (value & 1 ? after == value - 1 : after == OPEN || !(after & 1)) {
            return value & 1;
        }
        longest = after + 1 > longest ? after + 1 : longest;
    }
    return !(value & 1) && longest == value;
}

/* Repeats passes until two in a row change nothing. */
static void solve_slowly(Graph *g)
{
    size_t open = 0;
    uint32_t *undecided = mem_new(g->count * sizeof *undecided);
    g->value = mem_new(g->count * sizeof *g->value);
    for (size_t i = 0; i < g->count; i++) {
        g->value[i] = OPEN;
        undecided[open++] = (uint32_t)i;
    }
    for (int value = 0, idle = 0; idle < 2; value++) {
        size_t kept = 0;
        for (size_t i = 0; i < open; i++) {
            uint32_t at = undecided[i];
            if (has_value(g, at, value)) {
                g->value[at] = (int16_t)value;
            } else {
                undecided[kept++] = at;
            }
        }
        idle = kept == open ? idle + 1 : 0;
        open = kept;
    }
    free(undecided);
}

/* Converts a set from reading order to the engine's numbers of the points. */
static uint32_t engine_set(uint32_t set)
{
    uint32_t out = 0;
    for (; set; set &= set - 1) {
        out |= POINT(moulin_reading_order[__builtin_ctz(set)]);
    }
    return out;
}

static int probe(const Tables *tables, uint32_t men, uint32_t others)
{
    Position position = { { engine_set(men), engine_set(others) }, { 0 } };
    return tables_value(tables, &position);
}

static void compare_all(const Slow *slow, const Tables *tables, int total,
                        Tap *tap)
{
    static const int spaces[][2] = { { 3, 3 }, { 4, 3 }, { 3, 4 } };
    int count = total >= 7 ? 3 : 1;
    Graph g = { .mask = (1u << 23) - 1, .capacity = 1 << 21 };
    g.keys = mem_new(g.capacity * sizeof *g.keys);
    g.slots = mem_new(((size_t)g.mask + 1) * sizeof *g.slots);
    for (int i = 0; i < count; i++) {
        add_subspace(slow, &g, spaces[i][0], spaces[i][1]);
    }
    link_positions(slow, &g);
    solve_slowly(&g);
    size_t wrong = 0;
    for (size_t i = 0; i < g.count; i++) {
        int value = probe(tables, low_set(g.keys[i]), low_set(g.keys[i] >> 24));
        wrong += value != (g.value[i] == OPEN ? VALUE_DRAW : g.value[i]);
    }
    tap_result(tap, wrong == 0 && g.count == (count == 3 ? 1690422 : 169626),
               "a second solver agrees on %zu of %zu positions up to %d pieces",
               g.count - wrong, g.count, count == 3 ? 7 : 6);
    free(g.keys);
    free(g.slots);
    free(g.start);
    free(g.to);
    free(g.value);
}

static uint32_t random_set(Rng *rng, uint32_t among, int size)
{
    uint32_t set = 0;
    while (__builtin_popcount(set) < size) {
        set |= among & UINT32_C(1) << rng_below(rng, 24);
    }
    return set;
}

/* Every second set consists of pairs that a symmetry exchanges, because solvers
 * fail most easily in blocks whose set is itself symmetric. */
static uint32_t random_men(const Slow *slow, Rng *rng, int size)
{
    uint32_t set = 0;
    int symmetry = 1 + (int)rng_below(rng, 15);
    if (rng_below(rng, 2)) {
        return random_set(rng, 0xffffff, size);
    }
    while (__builtin_popcount(set) < size) {
        int point = (int)rng_below(rng, 24);
        set |= 1u << point | 1u << slow->image[symmetry][point];
    }
    while (__builtin_popcount(set) > size) {
        set &= set - 1;
    }
    return set;
}

/* The result of the moves examined so far: the shortest win and the longest
 * loss in plies, 0 if there is none. */
typedef struct Look {
    int win, loss;
    bool is_drawn;
} Look;

/* Adds one move: the value of the position after it, for the side to move
 * then. */
static void look_at(Look *look, int value)
{
    if (value == VALUE_DRAW) {
        look->is_drawn = true;
    } else if (value & 1) {
        look->loss = value + 1 > look->loss ? value + 1 : look->loss;
    } else if (look->win == 0 || value + 1 < look->win) {
        look->win = value + 1;
    }
}

static int best_of(const Look *look)
{
    return look->win ? look->win : look->is_drawn ? VALUE_DRAW : look->loss;
}

/* The value of a position, by looking one move ahead with the slow rules. */
static int look_ahead(const Slow *slow, const Tables *tables, uint32_t men,
                      uint32_t others)
{
    uint32_t next[MOVES_MOST][2];
    int count = successors(slow, men, others, next);
    Look look = { 0 };
    for (int i = 0; i < count; i++) {
        int value = __builtin_popcount(next[i][0]) < 3
                        ? 0
                        : probe(tables, next[i][0], next[i][1]);
        look_at(&look, value);
    }
    return best_of(&look);
}

static void check_samples(const Slow *slow, const Tables *tables, int mover,
                          int other, int samples, Tap *tap)
{
    Rng rng;
    int wrong = 0;
    rng_seed(&rng, (uint64_t)(100 * mover + other));
    for (int i = 0; i < samples; i++) {
        uint32_t men = random_men(slow, &rng, mover);
        uint32_t others = random_set(&rng, ~men & 0xffffff, other);
        wrong +=
            probe(tables, men, others) != look_ahead(slow, tables, men, others);
    }
    tap_result(tap, wrong == 0, "%d-%d: %d positions follow from their moves",
               mover, other, samples - wrong);
}

/* The value of a position with pieces in hand, by looking one move ahead. */
static int look_ahead_placing(const Slow *slow, const Tables *tables,
                              const uint32_t men[2], const uint8_t hand[2])
{
    Look look = { 0 };
    bool all_in_mills = true;
    for (int i = 0; i < 24; i++) {
        if (men[1] >> i & 1) {
            all_in_mills = all_in_mills && in_mill(slow, men[1], i);
        }
    }
    for (int to = 0; to < 24; to++) {
        if ((men[0] | men[1]) >> to & 1) {
            continue;
        }
        uint32_t placed = men[0] | 1u << to;
        bool removes = in_mill(slow, placed, to) && men[1];
        for (int gone = 0; gone < (removes ? 24 : 1); gone++) {
            uint32_t left = removes ? men[1] & ~(1u << gone) : men[1];
            if (removes && (left == men[1] ||
                            (!all_in_mills && in_mill(slow, men[1], gone)))) {
                continue;
            }
            Position next = { { engine_set(left), engine_set(placed) },
                              { hand[1], (uint8_t)(hand[0] - 1) } };
            bool is_lost = __builtin_popcount(left) + hand[1] < 3;
            int value = is_lost ? 0 : tables_value(tables, &next);
            look_at(&look, value);
        }
    }
    return best_of(&look);
}

/* Checks a game with few pieces, whose placing phase is solved quickly:
 * positions with every number of pieces in hand. */
static void check_placing(const Slow *slow, const char *folder, int pieces,
                          int samples, Tap *tap)
{
    Solve wish = { .folder = folder,
                   .rules = tables_rules(true, pieces),
                   .threads = parallel_processors(),
                   .most = 2 * pieces,
                   .has_placing = true };
    Rng rng;
    rng_seed(&rng, 5);
    tap_result(tap, solve_run(&wish, NULL), "a game of %d pieces each", pieces);
    Tables *tables = tables_open(folder, &wish.rules);
    for (int hands = 1; hands <= 2 * pieces; hands++) {
        int wrong = 0;
        for (int i = 0; i < samples; i++) {
            TableName name = { hands, (int)rng_below(&rng, 6),
                               (int)rng_below(&rng, 6) };
            if (!tables_is_name(&wish.rules, &name)) {
                continue;
            }
            uint32_t men[2];
            men[0] = random_set(&rng, 0xffffff, name.mover);
            men[1] = random_set(&rng, ~men[0] & 0xffffff, name.other);
            Position p = { { engine_set(men[0]), engine_set(men[1]) },
                           { (uint8_t)table_mover_hand(&name),
                             (uint8_t)table_other_hand(&name) } };
            wrong += tables_value(tables, &p) !=
                     look_ahead_placing(slow, tables, men, p.hand);
        }
        tap_result(tap, wrong == 0, "%d in hand follow from their moves",
                   hands);
    }
    tables_close(tables);
}

/* Times random positions of the largest subspaces that exist. */
static void time_probes(const Tables *tables, int total, Tap *tap)
{
    enum { PROBES = 1000000, KEPT = 1 << 18 };
    static Position positions[KEPT];
    Rng rng;
    rng_seed(&rng, 8);
    for (int i = 0; i < KEPT; i++) {
        Position *p = &positions[i];
        int mover = total / 2;
        p->men[0] = random_set(&rng, 0xffffff, mover);
        p->men[1] = random_set(&rng, ~p->men[0] & 0xffffff, total - mover);
    }
    uint64_t began = clock_cpu();
    int known = 0;
    for (int i = 0; i < PROBES; i++) {
        known += tables_probe(tables, &positions[i % KEPT]) != VALUE_UNKNOWN;
    }
    double seconds = (double)(clock_cpu() - began) / 1e9;
    tap_result(tap, known == PROBES, "%.1f million probes a second of CPU",
               (double)PROBES / 1e6 / seconds);
}

static Slow slow;

int main(int argc, char **argv)
{
    Tap tap = { 0 };
    Error err = ERROR_IN(LANG_EN);
    if (argc != 4) {
        return 2;
    }
    int total = atoi(argv[2]), samples = atoi(argv[3]);
    Solve wish = { .folder = argv[1],
                   .rules = tables_rules(true, 9),
                   .threads = parallel_processors(),
                   .most = total };
    slow_init(&slow);
    tap_result(&tap, solve_run(&wish, &err), "tables of up to %d pieces%s",
               total, err.text);
    Tables *tables = tables_open(argv[1], &wish.rules);
    compare_all(&slow, tables, total, &tap);
    for (int mover = 3; mover <= 9; mover++) {
        for (int other = 3; other <= 9; other++) {
            if (mover + other <= total) {
                check_samples(&slow, tables, mover, other, samples, &tap);
            }
        }
    }
    time_probes(tables, total, &tap);
    tables_close(tables);
    check_placing(&slow, argv[1], 4, samples / 100, &tap);
    return tap_end(&tap);
}
